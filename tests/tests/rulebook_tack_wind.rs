//! Tack's rulebook: the wind cards.

use windrose_core::tack::*;
use windrose_tests::tack::*;

/// The die of `seat` on a space was turned by the weather.
fn turned(seat: windrose_core::game::Seat, at: &str, from: u8, to: u8) -> TackEvent {
    TackEvent::WeatherTurned { seat, space: space(at), from, to }
}

/// Proves TK-050.
#[test]
fn a_clear_day_does_nothing() {
    for card in WindCard::CLEAR_DAYS {
        assert!(Column::ALL.into_iter().all(|column| card.effect(column).is_none()));
        let mut game = scene(card, &[], SECOND, "6: .. .. .. .. b5\n 2: a1 a1 a1 .. ..");
        let events = play(&mut game, step("E6 E5"), &[]);
        assert_eq!(events.len(), 1, "the move and nothing else");
        assert_eq!(asked(&game), Some((FIRST, TackQuestion::Move)));
    }
}

/// Proves TK-051, TK-053.
#[test]
fn fire_raises_the_active_seats_grid_dice() {
    // Fire in A and E. The dice of seat 2 and those at the start keep their faces.
    let drawing = "6: .. b2 .. .. ..\n 5: .. .. .. .. b2\n 2: a3 .. .. .. ..\n 0: .. a1 .. .. a1";
    let mut game = scene(WindCard::HotDay3, &[], SECOND, drawing);
    let events = play(&mut game, step("B6 B4"), &[]);
    assert_eq!(events[1..], [turned(FIRST, "A2", 3, 4)]);
    let events = play(&mut game, step("B0 B1"), &[]);
    assert_eq!(events[1..], [turned(SECOND, "E5", 2, 3)]);
    let mut game = scene(WindCard::HotDay3, &[], SECOND, "6: .. b2 .. .. ..\n 3: a6 .. .. .. ..");
    assert_eq!(play(&mut game, step("B6 B4"), &[]).len(), 1, "a 6 stays 6");
}

/// Proves TK-052, TK-053.
#[test]
fn ice_lowers_the_active_seats_grid_dice() {
    // Ice in C.
    let drawing = "6: .. b2 b2 .. ..\n 2: .. .. a3 .. ..\n 0: a1 .. .. .. ..";
    let mut game = scene(WindCard::ColdFront1, &[], SECOND, drawing);
    let events = play(&mut game, step("B6 B4"), &[]);
    assert_eq!(events[1..], [turned(FIRST, "C2", 3, 2)]);
    assert_eq!(play(&mut game, step("A0 A1"), &[]).len(), 1, "seat 2 has no grid die in C");
    let mut game = scene(WindCard::ColdFront1, &[], SECOND, "6: .. b2 .. .. ..\n 3: .. .. a1 .. ..");
    assert_eq!(play(&mut game, step("B6 B4"), &[]).len(), 1, "a 1 stays 1");
}

/// Proves TK-054.
#[test]
fn fire_changes_all_dice_before_a_row_is_settled() {
    // Fire in B and D, row 4 has wind 8: after one die it would score, after both it busts.
    let drawing = "6: b5 b1 .. b1 b1\n 4: .. a3 b1 a3 ..\n 0: a6 .. a1 .. a1";
    let mut game = scene(WindCard::HotDay2, &[], SECOND, drawing);
    let events = play(&mut game, step("A6 A3"), &[2, 2, 2]);
    assert_eq!(events[1..3], [turned(FIRST, "B4", 3, 4), turned(FIRST, "D4", 3, 4)]);
    assert_eq!(events[3], TackEvent::RowBust { row: 4, total: 9, wind: 8, dice: 3 });
}

/// Proves TK-055, TK-056.
#[test]
fn dice_on_the_tide_drift_if_their_owner_likes() {
    // B runs to seat 2, D to seat 1.
    let drawing = "6: b5 .. .. .. ..\n 2: .. a2 .. a1 a3\n 0: a6 .. .. .. ..";
    let mut game = scene(WindCard::NightSail1, &[], SECOND, drawing);
    play(&mut game, step("A6 A5"), &[]);
    assert_eq!(asked(&game), Some((FIRST, TackQuestion::Drifts)));
    assert_eq!(legal(&game), [drift("B2", "B3"), drift("D2", "D1"), TackAction::Done]);
    assert_eq!(refusal(&game, drift("B2", "B1")), TackRefusal::NotWithTheTide);
    assert_eq!(refusal(&game, drift("E2", "E1")), TackRefusal::NotDrifting);
    assert_eq!(refusal(&game, drift("A0", "A1")), TackRefusal::NotDrifting);
    let events = play(&mut game, drift("D2", "D1"), &[]);
    assert_eq!(events, [TackEvent::Drifted { seat: FIRST, face: 1, from: space("D2"), to: space("D1") }]);
    assert_eq!(legal(&game), [drift("B2", "B3"), TackAction::Done], "each once, in any order");
    assert_eq!(refusal(&game, drift("D1", "D0")), TackRefusal::NotDrifting);
    play(&mut game, TackAction::Done, &[]);
    assert_eq!(asked(&game), Some((FIRST, TackQuestion::Move)));
}

/// Proves TK-055. A die that comes to the tide column only later in the turn does not drift.
#[test]
fn a_die_that_was_rolled_again_does_not_drift() {
    // Row 3 has wind 9: the die from B scores there and returns to the start, in the tide column B or D.
    let drawing = "6: b5 b1 b1 .. b1\n 3: .. .. .. b4 ..\n 2: .. a5 .. .. ..\n 0: a6 .. a1 a2 a3";
    let mut game = scene(WindCard::NightSail1, &[], SECOND, drawing);
    play(&mut game, step("A6 A5"), &[]);
    play(&mut game, drift("B2", "B3"), &[6, 6]);
    assert_eq!(asked(&game), Some((FIRST, TackQuestion::Move)));
    assert_eq!(scores(&game), [1, 1]);
}

/// Proves TK-056.
#[test]
fn a_drift_ends_on_an_empty_grid_space() {
    let drawing = "6: b5 .. .. .. ..\n 3: .. b1 .. .. ..\n 2: .. a2 .. .. ..\n 1: .. .. .. a1 ..";
    let game = Position { dice: dice(drawing), question: TackQuestion::Drifts, ..Position::new(WindCard::NightSail1) };
    assert_eq!(game.set_up(), Err(PositionError::QuestionDisagrees), "B3 is taken and D0 is no grid space");
    let drawing = "6: b5 .. .. .. ..\n 2: .. a2 .. .. ..\n 1: .. .. .. a1 ..";
    let game = Position { dice: dice(drawing), ..game }.set_up().unwrap();
    assert_eq!(legal(&game), [drift("B2", "B3"), TackAction::Done]);
    assert_eq!(refusal(&game, drift("D1", "D0")), TackRefusal::OffTheGrid);
}

/// Proves TK-057, TK-048.
#[test]
fn each_drift_is_settled_before_the_next() {
    // Row 3 has wind 9, row 1 wind 10.
    let drawing = "6: b5 b1 b1 .. b1\n 3: .. .. .. b4 ..\n 2: .. a5 .. a1 ..\n 0: a6 .. a1 .. a3";
    let mut game = scene(WindCard::NightSail1, &[], SECOND, drawing);
    play(&mut game, step("A6 A5"), &[]);
    let events = play(&mut game, drift("B2", "B3"), &[2, 6]);
    assert_eq!(events.iter().find_map(scored), Some(3));
    assert_eq!(legal(&game), [drift("D2", "D1"), TackAction::Done]);
    play(&mut game, drift("D2", "D1"), &[]);
    assert_eq!(asked(&game), Some((FIRST, TackQuestion::Move)));
}

/// The marked columns of a card.
fn marks(card: WindCard) -> Vec<(char, ColumnEffect)> {
    let mark = |column: Column| card.effect(column).map(|effect| (column.letter(), effect));
    Column::ALL.into_iter().filter_map(mark).collect()
}

/// Proves TK-058.
#[test]
fn the_clear_day_cards() {
    let cards = [WindCard::ClearDay1, WindCard::ClearDay2, WindCard::ClearDay3];
    assert_eq!(cards.map(WindCard::goals), [[9, 7, 11, 8, 10], [11, 8, 9, 7, 10], [8, 11, 7, 12, 9]]);
    assert!(cards.into_iter().all(|card| card.weather() == Weather::ClearDay && marks(card).is_empty()));
}

/// Proves TK-059.
#[test]
fn the_hot_day_cards() {
    let cards = [WindCard::HotDay1, WindCard::HotDay2, WindCard::HotDay3];
    assert_eq!(cards.map(WindCard::goals), [[10, 8, 12, 9, 11], [9, 11, 12, 8, 10], [11, 9, 12, 7, 10]]);
    assert!(cards.into_iter().all(|card| card.weather() == Weather::HotDay));
    let fire = |columns: &str| columns.chars().map(|column| (column, ColumnEffect::Fire)).collect::<Vec<_>>();
    assert_eq!(cards.map(marks), [fire("C"), fire("BD"), fire("AE")]);
}

/// Proves TK-060.
#[test]
fn the_cold_front_cards() {
    let cards = [WindCard::ColdFront1, WindCard::ColdFront2, WindCard::ColdFront3];
    assert_eq!(cards.map(WindCard::goals), [[8, 10, 7, 11, 9], [9, 7, 11, 8, 10], [10, 8, 7, 11, 9]]);
    assert!(cards.into_iter().all(|card| card.weather() == Weather::ColdFront));
    assert_eq!(cards.map(marks), ['C', 'B', 'D'].map(|column| vec![(column, ColumnEffect::Ice)]));
}

/// Proves TK-061.
#[test]
fn the_night_sail_cards() {
    let cards = [WindCard::NightSail1, WindCard::NightSail2, WindCard::NightSail3];
    assert_eq!(cards.map(WindCard::goals), [[10, 7, 9, 8, 11], [9, 7, 12, 10, 8], [10, 8, 12, 7, 9]]);
    assert!(cards.into_iter().all(|card| card.weather() == Weather::NightSail));
    let to = |seat| ColumnEffect::Tide { seat };
    assert_eq!(
        cards.map(marks),
        [
            vec![('B', to(SECOND)), ('D', to(FIRST))],
            vec![('B', to(FIRST)), ('D', to(SECOND))],
            vec![('A', to(SECOND)), ('C', to(FIRST))],
        ]
    );
}
