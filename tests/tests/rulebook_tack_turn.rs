//! Tack's rulebook: turns, movement and the settling of rows.

use windrose_core::tack::*;
use windrose_tests::tack::*;

/// The rows of this card have the winds 9, 7, 11, 8 and 10.
const CLEAR: WindCard = WindCard::ClearDay1;

/// Proves TK-025.
#[test]
fn a_turn_goes_from_weather_over_move_and_rows_to_abilities() {
    let storms = [Storm::Undertow, Storm::Flotilla, Storm::FogBank];
    let drawing = "6: .. b5 .. .. ..\n 2: .. .. a3 .. ..\n 0: a4 .. .. .. ..";
    let mut game = scene(WindCard::HotDay1, &storms, SECOND, drawing);
    let events = play(&mut game, step("B6 B5"), &[]);
    let turned = TackEvent::WeatherTurned { seat: FIRST, space: space("C2"), from: 3, to: 4 };
    assert_eq!(events.last(), Some(&turned));
    assert_eq!(asked(&game), Some((FIRST, TackQuestion::Move)));
    play(&mut game, step("A0 A1"), &[]);
    assert_eq!(asked(&game), Some((FIRST, TackQuestion::TurnEnd)));
    play(&mut game, pull("C2", "C1"), &[]);
    assert_eq!(asked(&game), Some((SECOND, TackQuestion::Move)));
}

/// Proves TK-026.
#[test]
fn exactly_one_own_die_must_move() {
    let mut game = scene(CLEAR, &[], FIRST, "6: .. b5 .. .. ..\n 0: a4 .. a3 .. ..");
    assert_eq!(refusal(&game, TackAction::Done), TackRefusal::OtherQuestion);
    assert_eq!(refusal(&game, step("B6 B5")), TackRefusal::NotYourDie);
    assert_eq!(refusal(&game, step("D0 D1")), TackRefusal::NoDieThere);
    assert_eq!(refusal(&game, step("A0 A0")), TackRefusal::SameSpace);
    assert!(legal(&game).iter().all(|action| matches!(action, TackAction::Move { .. })));
    play(&mut game, step("A0 A2"), &[]);
    assert_eq!(lie(&game), "aA2=4 aC0=3 bB6=5");
    assert_eq!(asked(&game), Some((SECOND, TackQuestion::Move)));
}

/// Proves TK-027, TK-028.
#[test]
fn dice_move_forward_and_backward_from_start_and_grid() {
    let game = scene(CLEAR, &[], FIRST, "6: .. b5 .. .. ..\n 3: .. a2 .. .. ..\n 0: a4 .. .. .. ..");
    assert_eq!(rows_from(&game, "A0"), [1, 2, 3, 4, 5]);
    assert_eq!(rows_from(&game, "B3"), [1, 2, 4, 5]);
    assert_eq!(refusal(&game, step("A0 B1")), TackRefusal::Sideways);
    assert_eq!(refusal(&game, step("B3 C3")), TackRefusal::Sideways);
}

/// Proves TK-029.
#[test]
fn no_die_is_jumped_or_landed_on() {
    let game = scene(CLEAR, &[], FIRST, "6: .. b5 .. .. ..\n 4: b1 .. .. .. ..\n 2: a2 .. .. .. ..");
    assert_eq!(rows_from(&game, "A2"), [1, 3]);
    assert_eq!(refusal(&game, step("A2 A4")), TackRefusal::Occupied);
    assert_eq!(refusal(&game, step("A2 A5")), TackRefusal::Jumps);
    let game = scene(CLEAR, &[], SECOND, "6: .. b5 .. .. ..\n 4: b1 .. .. .. ..\n 2: a2 .. .. .. ..");
    assert_eq!(rows_from(&game, "A4"), [3, 5]);
}

/// Proves TK-030.
#[test]
fn no_die_moves_to_a_starting_space() {
    let game = scene(CLEAR, &[], FIRST, "6: .. b5 .. .. ..\n 2: a2 .. .. .. ..");
    assert_eq!(refusal(&game, step("A2 A0")), TackRefusal::ToStartingSpace);
    assert_eq!(refusal(&game, step("A2 A6")), TackRefusal::ToStartingSpace);
    assert_eq!(rows_from(&game, "A2"), [1, 3, 4, 5]);
}

/// Proves TK-031.
#[test]
fn a_seat_without_a_move_passes_and_may_not_trim() {
    let storms = [Storm::TrimmedSails, Storm::Flotilla, Storm::FogBank];
    let mut game = scene(CLEAR, &storms, SECOND, "6: .. b5 .. .. ..\n 1: b2 .. .. .. ..\n 0: a6 .. .. .. ..");
    let events = play(&mut game, step("B6 B5"), &[]);
    assert_eq!(events.last(), Some(&TackEvent::Passed { seat: FIRST }));
    assert_eq!(asked(&game), Some((SECOND, TackQuestion::Move)));
    assert_eq!(see(&game).turn, 3);
}

/// What holds a die is told while its seat chooses a move.
#[test]
fn a_hemmed_in_die_is_held() {
    let drawing = "6: .. b5 .. .. ..\n 1: b2 .. .. .. ..\n 0: a6 .. a1 .. ..";
    let game = scene(CLEAR, &[], FIRST, drawing);
    assert_eq!(hemmed_in(&game), [space("A0")]);
    assert!(hemmed_in(&scene(CLEAR, &[], SECOND, drawing)).is_empty());
}

/// Proves TK-032, TK-036, TK-039.
#[test]
fn only_a_row_that_gains_is_settled() {
    let mut game = scene(CLEAR, &[], FIRST, "6: .. .. b5 .. ..\n 1: a5 b3 .. .. ..\n 0: .. .. a4 .. ..");
    // Row 1 falls from 8 to 3 and row 2 rises to 5; both stay below their wind.
    let events = play(&mut game, step("A1 A2"), &[]);
    assert_eq!(events, [TackEvent::Moved { seat: FIRST, face: 5, from: space("A1"), to: space("A2") }]);
    assert_eq!(lie(&game), "aA2=5 aC0=4 bB1=3 bC6=5");
    // The row reached is checked: 5 and 3 in row 2 are above its 7.
    let events = play(&mut game, step("B1 B2"), &[6, 6]);
    assert_eq!(events.iter().find_map(bust), Some(2));
}

/// Proves TK-033, TK-037. The rulebook's example: a row's total is higher than its wind of 9.
#[test]
fn a_row_above_its_wind_busts_and_its_dice_return() {
    let drawing = "6: b1 .. b1 b1 b5\n 1: .. b4 .. .. ..\n 0: a6 a1 a2 a3 a4";
    let mut game = scene(CLEAR, &[], FIRST, drawing);
    let events = play(&mut game, step("A0 A1"), &[2, 3]);
    assert_eq!(
        events,
        [
            TackEvent::Moved { seat: FIRST, face: 6, from: space("A0"), to: space("A1") },
            TackEvent::RowBust { row: 1, total: 10, wind: 9, dice: 2 },
            TackEvent::Rolled { seat: FIRST, count: 1, faces: Faces([2, 0, 0, 0, 0]) },
            TackEvent::Rolled { seat: SECOND, count: 1, faces: Faces([3, 0, 0, 0, 0]) },
            TackEvent::Placed { seat: FIRST, faces: Faces([2, 0, 0, 0, 0]) },
            TackEvent::Placed { seat: SECOND, faces: Faces([0, 3, 0, 0, 0]) },
        ]
    );
    assert_eq!(lie(&game), "aA0=2 aB0=1 aC0=2 aD0=3 aE0=4 bA6=1 bB6=3 bC6=1 bD6=1 bE6=5");
    assert_eq!(scores(&game), [0, 0]);
}

/// Proves TK-034.
#[test]
fn four_dice_bust_also_when_they_equal_the_wind() {
    let drawing = "6: b1 b5 b1 .. ..\n 3: .. a3 .. b2 b3\n 0: a3 .. a1 a2 a4";
    let mut game = scene(CLEAR, &[], FIRST, drawing);
    let events = play(&mut game, step("A0 A3"), &[1, 6, 1, 1]);
    assert!(events.contains(&TackEvent::RowBust { row: 3, total: 11, wind: 11, dice: 4 }));
    assert_eq!(scores(&game), [0, 0]);
    assert_eq!(asked(&game), Some((FIRST, TackQuestion::Places)));
}

/// Proves TK-035, TK-038. The rulebook's example: blue scores 1 point and purple scores 2.
#[test]
fn a_row_equal_to_its_wind_pays_a_point_a_die_on_anybodys_turn() {
    let drawing = "6: b1 .. .. b1 b5\n 3: .. b5 b2 .. ..\n 0: a4 a1 a2 a3 a6";
    let mut game = scene(CLEAR, &[], FIRST, drawing);
    let events = play(&mut game, step("A0 A3"), &[1, 1, 6]);
    let points = BySeat { first: 1, second: 2 };
    assert!(events.contains(&TackEvent::RowScored { row: 3, total: 11, points }));
    assert!(events.contains(&TackEvent::Rolled { seat: FIRST, count: 1, faces: Faces([1, 0, 0, 0, 0]) }));
    assert!(events.contains(&TackEvent::Rolled { seat: SECOND, count: 2, faces: Faces([1, 6, 0, 0, 0]) }));
    assert_eq!(scores(&game), [1, 2]);
    assert_eq!(asked(&game), Some((SECOND, TackQuestion::Places)), "two columns are open, for two different dice");
    play(&mut game, place([0, 6, 1, 0, 0]), &[]);
    assert_eq!(lie(&game), "aA0=1 aB0=1 aC0=2 aD0=3 aE0=6 bA6=1 bB6=6 bC6=1 bD6=1 bE6=5");
}

/// Proves TK-040, TK-048.
#[test]
fn several_rows_settle_from_1_to_5_and_the_move_is_still_to_be_made() {
    let drawing = "6: .. b1 b2 b1 ..\n 5: b5 a4 .. .. ..\n 1: .. .. .. a3 b5\n 0: a6 .. a2 .. a1";
    let mut game = scene(WindCard::HotDay2, &[], SECOND, drawing);
    // Fire in B and D: row 5 comes to 10 and row 1 to 9, and both score.
    let events = play(&mut game, step("C6 C3"), &[3, 4, 5, 6]);
    let [low, high] = [1, 5].map(|row| first(&events, |event| scored(event) == Some(row)));
    let placed = first(&events, |event| matches!(event, TackEvent::Placed { .. }));
    assert!(low < placed && placed < high);
    assert_eq!(lie(&game), "aA0=6 aB0=5 aC0=2 aD0=3 aE0=1 bA6=6 bB6=1 bC3=2 bD6=1 bE6=4");
    assert_eq!((scores(&game), asked(&game)), ([2, 2], Some((FIRST, TackQuestion::Move))));
}

/// Proves TK-041, TK-042, TK-043, TK-044.
#[test]
fn both_seats_roll_together_and_the_active_seat_places_first() {
    let drawing = "6: .. .. .. b5 ..\n 1: .. b4 .. .. ..\n 0: a6 .. a1 .. ..";
    let mut game = scene(CLEAR, &[], FIRST, drawing);
    let events = play(&mut game, step("A0 A1"), &[2, 3]);
    assert_eq!(
        events[2..],
        [
            TackEvent::Rolled { seat: FIRST, count: 1, faces: Faces([2, 0, 0, 0, 0]) },
            TackEvent::Rolled { seat: SECOND, count: 1, faces: Faces([3, 0, 0, 0, 0]) },
        ]
    );
    assert_eq!((asked(&game), see(&game).waiting), (Some((FIRST, TackQuestion::Places)), vec![2]));
    assert_eq!(legal(&game).len(), 4, "every column but C is open");
    assert_eq!(refusal(&game, place([0, 0, 2, 0, 0])), TackRefusal::ColumnTaken);
    play(&mut game, place([0, 0, 0, 2, 0]), &[]);
    assert_eq!(asked(&game), Some((FIRST, TackQuestion::HighDie)), "before seat 2 places");
    play(&mut game, TackAction::Raise { column: Column::C, face: 4 }, &[]);
    assert_eq!(asked(&game), Some((SECOND, TackQuestion::Places)), "in the turn of seat 1");
    assert_eq!(see(&game).turn_of, Some(FIRST));
    assert_eq!(refusal(&game, place([0, 0, 0, 3, 0])), TackRefusal::ColumnTaken);
    play(&mut game, place([3, 0, 0, 0, 0]), &[]);
    assert_eq!(lie(&game), "aC0=4 aD0=2 bA6=3 bD6=5");
    assert_eq!(asked(&game), Some((SECOND, TackQuestion::Move)));
}

/// Proves TK-045, TK-046.
#[test]
fn dice_on_the_grid_count_for_the_high_die() {
    for (face, question) in [(4, TackQuestion::Move), (3, TackQuestion::HighDie)] {
        let drawing = format!("6: b1 .. b1 b1 b5\n 3: .. .. a{face} .. ..\n 1: .. b4 .. .. ..\n 0: a6 a1 .. a2 a3");
        let mut game = scene(CLEAR, &[], FIRST, &drawing);
        play(&mut game, step("A0 A1"), &[1, 1]);
        let seat = if question == TackQuestion::Move { SECOND } else { FIRST };
        assert_eq!(asked(&game), Some((seat, question)));
    }
}

/// Proves TK-047.
#[test]
fn the_changed_die_stands_at_the_start_and_becomes_4_to_6() {
    let drawing = "6: b1 .. b1 b1 b5\n 3: .. .. a3 .. ..\n 1: .. b4 .. .. ..\n 0: a6 a1 .. a2 a3";
    let mut game = scene(CLEAR, &[], FIRST, drawing);
    play(&mut game, step("A0 A1"), &[1, 1]);
    let columns = [Column::A, Column::B, Column::D, Column::E];
    let raises = columns.into_iter().flat_map(|column| [4, 5, 6].map(|face| TackAction::Raise { column, face }));
    assert_eq!(legal(&game), raises.collect::<Vec<_>>());
    assert_eq!(refusal(&game, TackAction::Raise { column: Column::C, face: 4 }), TackRefusal::NoStartingDie);
    assert_eq!(refusal(&game, TackAction::Raise { column: Column::A, face: 3 }), TackRefusal::FaceNotHigh);
    assert_eq!(refusal(&game, TackAction::Raise { column: Column::A, face: 7 }), TackRefusal::FaceNotHigh);
    let events = play(&mut game, TackAction::Raise { column: Column::E, face: 5 }, &[]);
    assert_eq!(events[0], TackEvent::Raised { seat: FIRST, column: Column::E, from: 3, to: 5 });
}

/// Proves TK-049.
#[test]
fn a_move_that_settles_a_row_loses_the_abilities() {
    let storms = [Storm::Undertow, Storm::TrimmedSails, Storm::Flotilla];
    let drawing = "6: b1 .. b1 b1 b5\n 3: .. .. a4 .. ..\n 1: .. b4 .. .. ..\n 0: a6 a1 .. a2 a3";
    let mut game = scene(CLEAR, &storms, FIRST, drawing);
    play(&mut game, step("A0 A1"), &[1, 1]);
    assert_eq!(asked(&game), Some((SECOND, TackQuestion::Move)));
    let mut game = scene(CLEAR, &storms, FIRST, drawing);
    play(&mut game, step("A0 A2"), &[]);
    assert_eq!(asked(&game), Some((FIRST, TackQuestion::TurnEnd)), "which a move that settles nothing leaves");
}
