//! Tack's rulebook: components, board and set-up. Each test names the lines of the checklist that it proves.

use windrose_core::chance::Scripted;
use windrose_core::game::{Game, Viewer};
use windrose_core::tack::*;
use windrose_tests::tack::*;

/// Both seats place as they rolled; seat 1 has the higher sum and removes its 1.
fn opened(setup: &TackSetup, more: &[u32]) -> (Tack, Vec<TackEvent>) {
    let (mut game, mut events) = begin(setup, &rolls(&[6, 5, 4, 3, 1, 5, 4, 3, 2, 1]));
    events.extend(play(&mut game, place([6, 5, 4, 3, 1]), &[]));
    events.extend(draw(&mut game, place([5, 4, 3, 2, 1]), more));
    (game, events)
}

/// Proves TK-001, TK-019.
#[test]
fn each_seat_has_a_boat_and_five_dice() {
    let (game, _) = opened(&TackSetup { even_start: true, ..plain_setup() }, &[]);
    assert_eq!(lie(&game), "aA0=6 aB0=5 aC0=4 aD0=3 aE0=1 bA6=5 bB6=4 bC6=3 bD6=2 bE6=1");
    assert_eq!((game.seats(), scores(&game)), (2, [0, 0]));
    let usual = TackSetup::TWO_PLAYERS;
    assert!(!usual.even_start);
}

/// Proves TK-002.
#[test]
fn there_are_twelve_wind_and_storm_cards_and_five_tokens_for_solo() {
    assert_eq!((WindCard::ALL.len(), Storm::ALL.len()), (12, 12));
    let (game, _) = opened(&plain_setup(), &[]);
    assert!(see(&game).tokens.is_empty());
    let solo = TackSetup { mode: TackMode::Tide { level: TideLevel::Neap }, ..plain_setup() };
    let (game, _) = begin(&solo, &rolls(&[6, 5, 4, 3, 1, 5, 4, 3, 2, 1]));
    assert_eq!(see(&game).tokens.iter().map(|token| token.column).collect::<Vec<_>>(), Column::ALL);
}

/// Proves TK-003, TK-004.
#[test]
fn the_grid_lies_between_the_starting_rows() {
    let game = scene(WindCard::ClearDay1, &[], FIRST, "6: .. b5 .. .. ..\n 0: a6 .. .. .. ..");
    assert_eq!(see(&game).rows.iter().map(|row| row.row).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
    assert_eq!(Column::ALL.map(Column::letter), ['A', 'B', 'C', 'D', 'E']);
    assert_eq!(rows_from(&game, "A0"), [1, 2, 3, 4, 5]);
    let game = scene(WindCard::ClearDay1, &[], SECOND, "6: .. b5 .. .. ..\n 0: a6 .. .. .. ..");
    assert_eq!(rows_from(&game, "B6"), [1, 2, 3, 4, 5]);
    let stray = Position { dice: dice("6: a5 .. .. .. .."), ..Position::new(WindCard::ClearDay1) };
    assert_eq!(stray.set_up(), Err(PositionError::NoSuchSpace), "row 6 is seat 2's");
}

/// Proves TK-005, TK-006.
#[test]
fn a_space_and_a_seats_column_hold_one_die() {
    let refused = |drawing| Position { dice: dice(drawing), ..Position::new(WindCard::ClearDay1) }.set_up();
    let mut shared = dice("3: a2 .. .. .. ..");
    shared.extend(dice("3: b2 .. .. .. .."));
    let shared = Position { dice: shared, ..Position::new(WindCard::ClearDay1) };
    assert_eq!(shared.set_up(), Err(PositionError::SpaceShared));
    assert_eq!(refused("2: a2 .. .. .. ..\n 3: a2 .. .. .. .."), Err(PositionError::ColumnShared));
    assert_eq!(refused("2: a0 .. .. .. .."), Err(PositionError::NoSuchFace));
    assert_eq!(refused("2: a7 .. .. .. .."), Err(PositionError::NoSuchFace));
    assert!(refused("2: a6 .. .. .. ..\n 3: b1 .. .. .. ..").is_ok());
}

/// Proves TK-007, TK-009.
#[test]
fn a_row_adds_the_grid_dice_of_both_seats() {
    let game = scene(WindCard::ClearDay1, &[], FIRST, "6: .. .. b6 .. ..\n 1: a3 b4 .. .. ..\n 0: .. .. a6 .. ..");
    let rows = see(&game).rows;
    assert_eq!(rows.iter().map(|row| row.wind).collect::<Vec<_>>(), [9, 7, 11, 8, 10]);
    assert_eq!(rows.iter().map(|row| row.total).collect::<Vec<_>>(), [7, 0, 0, 0, 0]);
    assert_eq!((rows[0].dice, rows[4].dice), (2, 0));
}

/// Proves TK-008.
#[test]
fn one_wind_card_is_drawn_for_the_whole_game() {
    let setup = TackSetup::TWO_PLAYERS;
    for (at, card) in (0..).zip(WindCard::ALL) {
        let mut draws = vec![at];
        draws.extend(rolls(&[6, 5, 4, 3, 1, 5, 4, 3, 2, 1]));
        let (mut game, events) = begin(&setup, &draws);
        assert_eq!(events[0], TackEvent::WindDrawn { card });
        play(&mut game, place([6, 5, 4, 3, 1]), &[]);
        play(&mut game, place([5, 4, 3, 2, 1]), &[]);
        play(&mut game, step("A0 A1"), &[]);
        assert_eq!((see(&game).card, see(&game).weather), (card, card.weather()));
    }
}

/// Proves TK-010.
#[test]
fn a_clear_day_can_be_taken_in_place_of_a_random_card() {
    let setup = TackSetup { wind: WindChoice::ClearDay, ..TackSetup::TWO_PLAYERS };
    for at in 0..3 {
        let mut draws = vec![at];
        draws.extend(rolls(&[6, 5, 4, 3, 1, 5, 4, 3, 2, 1]));
        assert_eq!(see(&begin(&setup, &draws).0).weather, Weather::ClearDay);
    }
    let mut chance = Scripted::new(&[3]);
    assert!(Tack::new(&setup, &mut chance, &mut ()).is_ok());
    assert!(!chance.came_out_even(), "there are three of them");
}

/// Proves TK-011.
#[test]
fn boats_start_at_0_and_the_lighthouse_is_9() {
    let (game, _) = opened(&plain_setup(), &[]);
    assert_eq!((scores(&game), LIGHTHOUSE), ([0, 0], 9));
}

/// Proves TK-012, TK-013.
#[test]
fn five_dice_are_placed_in_any_arrangement_seat_1_first() {
    let (mut game, events) = begin(&plain_setup(), &rolls(&[2, 4, 3, 6, 5, 5, 5, 5, 5, 4]));
    assert_eq!(events[1], TackEvent::OpeningRolled { seat: FIRST, faces: Faces([2, 4, 3, 6, 5]) });
    assert_eq!(events[2], TackEvent::OpeningRolled { seat: SECOND, faces: Faces([5, 5, 5, 5, 4]) });
    assert_eq!(asked(&game), Some((FIRST, TackQuestion::OpeningPlaces)));
    assert_eq!(see(&game).waiting, [6, 5, 4, 3, 2]);
    assert_eq!(legal(&game).len(), 120);
    assert_eq!(refusal(&game, place([6, 6, 4, 3, 2])), TackRefusal::WrongDice);
    assert_eq!(refusal(&game, place([6, 5, 4, 3, 0])), TackRefusal::WrongDice);
    play(&mut game, place([3, 6, 2, 5, 4]), &[]);
    assert_eq!(lie(&game), "aA0=3 aB0=6 aC0=2 aD0=5 aE0=4");
    assert_eq!(asked(&game), Some((SECOND, TackQuestion::OpeningPlaces)));
    assert_eq!(legal(&game).len(), 5, "equal dice make equal arrangements");
}

/// Proves TK-014, TK-017, TK-024.
#[test]
fn the_higher_sum_goes_first_without_its_lowest_die() {
    let (mut game, events) = opened(&plain_setup(), &[]);
    let went = TackEvent::WentFirst { seat: FIRST, sums: BySeat { first: 19, second: 15 }, tied: false };
    assert!(events.contains(&went));
    assert!(events.contains(&TackEvent::Removed { seat: FIRST, column: Column::E, face: 1 }));
    assert_eq!(lie(&game), "aA0=6 aB0=5 aC0=4 aD0=3 bA6=5 bB6=4 bC6=3 bD6=2 bE6=1");
    assert_eq!(asked(&game), Some((FIRST, TackQuestion::Move)));
    for (seat, action) in [(FIRST, "A0 A1"), (SECOND, "B6 B5"), (FIRST, "C0 C2"), (SECOND, "D6 D4")] {
        assert_eq!((see(&game).turn_of, asked(&game)), (Some(seat), Some((seat, TackQuestion::Move))));
        play(&mut game, step(action), &[]);
    }
    let (mut game, _) = begin(&plain_setup(), &rolls(&[5, 4, 3, 2, 1, 6, 5, 4, 3, 1]));
    play(&mut game, place([5, 4, 3, 2, 1]), &[]);
    play(&mut game, place([6, 5, 4, 3, 1]), &[]);
    assert_eq!(lie(&game), "aA0=5 aB0=4 aC0=3 aD0=2 aE0=1 bA6=6 bB6=5 bC6=4 bD6=3");
    assert_eq!(asked(&game), Some((SECOND, TackQuestion::Move)));
}

/// Proves TK-015, TK-045.
#[test]
fn the_sum_counts_before_the_change_to_a_high_die() {
    let (mut game, _) = begin(&plain_setup(), &rolls(&[3, 3, 3, 3, 2, 6, 3, 2, 2, 2]));
    play(&mut game, place([3, 3, 3, 3, 2]), &[]);
    assert_eq!(asked(&game), Some((FIRST, TackQuestion::HighDie)), "seat 1 shows no 4, 5 or 6");
    play(&mut game, TackAction::Raise { column: Column::E, face: 6 }, &[]);
    let events = play(&mut game, place([6, 3, 2, 2, 2]), &[]);
    let sums = BySeat { first: 14, second: 15 };
    assert!(events.contains(&TackEvent::WentFirst { seat: SECOND, sums, tied: false }), "14 as rolled, 18 as changed");
}

/// Proves TK-016.
#[test]
fn the_older_player_goes_first_on_equal_sums() {
    for older in [FIRST, SECOND] {
        let (mut game, _) = begin(&TackSetup { older, ..plain_setup() }, &rolls(&[6, 5, 4, 3, 1, 6, 5, 4, 3, 1]));
        play(&mut game, place([6, 5, 4, 3, 1]), &[]);
        let events = play(&mut game, place([6, 5, 4, 3, 1]), &[]);
        let sums = BySeat { first: 19, second: 19 };
        assert!(events.contains(&TackEvent::WentFirst { seat: older, sums, tied: true }));
        assert_eq!(asked(&game), Some((older, TackQuestion::Move)));
    }
    assert_eq!(TackSetup::TWO_PLAYERS.older, FIRST);
    let nobody = TackSetup { older: windrose_core::game::Seat(2), ..plain_setup() };
    assert_eq!(Tack::new(&nobody, &mut Scripted::new(&[]), &mut ()), Err(TackRefusal::NoSuchSeat));
}

/// Proves TK-018.
#[test]
fn the_lowest_die_is_found_after_the_change_and_chosen_among_equals() {
    let (mut game, _) = begin(&plain_setup(), &rolls(&[1, 3, 3, 3, 3, 4, 1, 1, 1, 1]));
    play(&mut game, place([1, 3, 3, 3, 3]), &[]);
    play(&mut game, TackAction::Raise { column: Column::A, face: 5 }, &[]);
    play(&mut game, place([4, 1, 1, 1, 1]), &[]);
    assert_eq!(asked(&game), Some((FIRST, TackQuestion::LowestDie)));
    let columns = [Column::B, Column::C, Column::D, Column::E];
    assert_eq!(legal(&game), columns.map(|column| TackAction::Remove { column }));
    assert_eq!(refusal(&game, TackAction::Remove { column: Column::A }), TackRefusal::NotLowest);
    play(&mut game, TackAction::Remove { column: Column::D }, &[]);
    assert_eq!(lie(&game), "aA0=5 aB0=3 aC0=3 aE0=3 bA6=4 bB6=1 bC6=1 bD6=1 bE6=1");
}

/// Proves TK-020, TK-098.
#[test]
fn three_storms_are_drawn_when_the_lowest_die_is_gone() {
    let setup = TackSetup { storms: StormChoice::Random, ..plain_setup() };
    let (mut game, _) = begin(&setup, &rolls(&[6, 5, 4, 3, 1, 5, 4, 3, 2, 1]));
    play(&mut game, place([6, 5, 4, 3, 1]), &[]);
    assert!(see(&game).storms.is_empty());
    // The last of twelve, then the first of eleven, then the last of ten.
    let events = draw(&mut game, place([5, 4, 3, 2, 1]), &[11, 0, 9]);
    let drawn = [Storm::Crosswind, Storm::LighthouseBeam, Storm::SwapCourse];
    let at = first(&events, |event| matches!(event, TackEvent::StormsDrawn { .. }));
    assert_eq!(events[at], TackEvent::StormsDrawn { one: drawn[0], two: drawn[1], three: drawn[2] });
    assert!(first(&events, |event| matches!(event, TackEvent::Removed { .. })) < at);
    assert_eq!(see(&game).storms, drawn);
}

/// Proves TK-021.
#[test]
fn the_storms_are_in_view_and_bind_both_seats() {
    let storms = vec![Storm::Becalmed, Storm::Flotilla, Storm::FogBank];
    let setup = TackSetup { storms: StormChoice::Chosen { storms: storms.clone() }, ..plain_setup() };
    let (mut game, _) = opened(&setup, &[]);
    for seat in [FIRST, SECOND] {
        assert_eq!(game.view(Viewer::Seat(seat)).storms, storms);
    }
    assert_eq!(refusal(&game, step("A0 A3")), TackRefusal::Becalmed);
    play(&mut game, step("A0 A2"), &[]);
    assert_eq!(refusal(&game, step("B6 B3")), TackRefusal::Becalmed);
    play(&mut game, step("B6 B4"), &[]);
    assert_eq!(see(&game).storms, storms);
}

/// Proves TK-022.
#[test]
fn storms_can_be_left_out_or_chosen() {
    assert_eq!(TackSetup::TWO_PLAYERS.storms, StormChoice::None);
    assert!(see(&opened(&plain_setup(), &[]).0).storms.is_empty());
    let begin = |storms: &[Storm]| {
        let setup = TackSetup { storms: StormChoice::Chosen { storms: storms.to_vec() }, ..plain_setup() };
        Tack::new(&setup, &mut Scripted::new(&[0; 10]), &mut ())
    };
    assert!(begin(&[Storm::SwapCourse, Storm::Gale, Storm::Anchor]).is_ok());
    for wrong in [&[][..], &[Storm::Gale, Storm::Anchor], &[Storm::Gale, Storm::Gale, Storm::Anchor]] {
        assert_eq!(begin(wrong), Err(TackRefusal::StormsNotThree));
    }
    assert_eq!(begin(&Storm::ALL), Err(TackRefusal::StormsNotThree));
}

/// The even start is for two players: the tide always has five dice against four.
#[test]
fn the_tide_knows_no_even_start() {
    let mode = TackMode::Tide { level: TideLevel::Mean };
    let setup = TackSetup { mode, even_start: true, ..plain_setup() };
    assert_eq!(Tack::new(&setup, &mut Scripted::new(&[]), &mut ()), Err(TackRefusal::EvenStartNeedsTwo));
}
