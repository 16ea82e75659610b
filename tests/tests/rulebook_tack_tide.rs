//! Tack's rulebook: one person against the tide.
//!
//! A token is one draw below twice the number of tokens face down: which of them, counted from column A, times two, and
//! one more for ebb.

use windrose_core::chance::Scripted;
use windrose_core::game::Game;
use windrose_core::tack::*;
use windrose_tests::tack::*;

/// The rows of this card have the winds 9, 7, 11, 8 and 10.
const CLEAR: WindCard = WindCard::ClearDay1;
/// Token B of five as flood, and as ebb; then token A of four as flood.
const B_FLOOD: u32 = 2;
const B_EBB: u32 = 3;
const A_FLOOD: u32 = 0;

fn setup(level: TideLevel) -> TackSetup {
    TackSetup { mode: TackMode::Tide { level }, ..plain_setup() }
}

/// Where the tide's die of column B goes on the first token, when the person's die in E goes to row `row`.
fn answer(storms: &[Storm], drawing: &str, row: u8, token: u32, rolled: &[u8]) -> (Option<u8>, Vec<TackEvent>) {
    let mut game = tide_scene(CLEAR, storms, &[], drawing);
    let to = Space { column: Column::E, row };
    let from = see(&game).dice.iter().find(|die| die.seat == FIRST && die.space.column == Column::E).unwrap().space;
    let mut draws = vec![token];
    draws.extend(rolls(rolled));
    draws.push(A_FLOOD);
    let mut events = Vec::new();
    game.apply(&TackAction::Move { from, to }, &mut Scripted::new(&draws), &mut events).unwrap();
    let moved = events.iter().find_map(|event| match *event {
        TackEvent::Moved { seat: SECOND, to, .. } if to.column == Column::B => Some(to.row),
        _ => None,
    });
    (moved, events)
}

/// Proves TK-080.
#[test]
fn the_person_goes_first_with_four_dice_against_five_as_rolled() {
    let (mut game, events) = begin(&setup(TideLevel::Mean), &rolls(&[3, 1, 4, 2, 2, 6, 1, 5, 3, 6]));
    assert_eq!((game.is_person(FIRST), game.is_person(SECOND)), (true, false));
    assert_eq!(events[2], TackEvent::OpeningRolled { seat: SECOND, faces: Faces([6, 1, 5, 3, 6]) });
    let events = play(&mut game, place([4, 3, 2, 2, 1]), &[]);
    assert!(!events.iter().any(|event| matches!(event, TackEvent::WentFirst { .. })), "whatever the sums");
    assert_eq!(lie(&game), "aA0=4 aB0=3 aC0=2 aD0=2 bA6=6 bB6=1 bC6=5 bD6=3 bE6=6");
    assert_eq!(asked(&game), Some((FIRST, TackQuestion::Move)));
}

/// Proves TK-081, TK-082.
#[test]
fn two_tokens_are_turned_after_each_turn_one_after_the_other() {
    let drawing = "6: b1 b1 b1 b1 b5\n 0: a1 .. .. .. a1";
    for (draws, first, second) in [([0, 7], true, false), ([1, 6], false, true)] {
        let mut game = tide_scene(CLEAR, &[], &[], drawing);
        // The first of five tokens is that of A, then the fourth of the four that are left that of E.
        let events = draw(&mut game, step("E0 E1"), &draws);
        let turned = |column, flood| TackEvent::TokenTurned { column, flood };
        let [one, two] = [turned(Column::A, first), turned(Column::E, second)];
        assert_eq!(events[1], one);
        let at = self::first(&events, |event| *event == two);
        assert!(at > 2, "the first one's die is played before: {events:?}");
        assert_eq!(events.len(), at + 2);
        let tokens = see(&game).tokens.into_iter().map(|token| token.flood);
        assert_eq!(tokens.collect::<Vec<_>>(), [Some(first), None, None, None, Some(second)]);
        assert_eq!((asked(&game), see(&game).turn), (Some((FIRST, TackQuestion::Move)), 3));
    }
}

/// Proves TK-083.
#[test]
fn all_tokens_are_shuffled_once_the_fifth_is_turned() {
    let drawing = "6: b1 b1 b1 b1 b5\n 0: a1 .. .. .. a1";
    let turned = [Column::A, Column::B, Column::C, Column::D];
    let mut game = tide_scene(CLEAR, &[], &turned, drawing);
    assert_eq!(see(&game).tokens[0].flood, Some(true), "turned tokens stay in view");
    let events = draw(&mut game, step("E0 E1"), &[1, 9]);
    let at = first(&events, |event| *event == TackEvent::TokensShuffled);
    assert!(first(&events, |event| *event == TackEvent::TokenTurned { column: Column::E, flood: false }) < at);
    assert!(first(&events, |event| matches!(event, TackEvent::TideStayed { .. })) < at, "the fifth is played before");
    assert_eq!(see(&game).tokens.iter().filter(|token| token.flood.is_some()).count(), 1);
    // As the second of a turn.
    let mut game = tide_scene(CLEAR, &[], &turned[..3], drawing);
    let events = draw(&mut game, step("E0 E1"), &[0, 0]);
    assert_eq!(events.last(), Some(&TackEvent::TokensShuffled));
    assert!(see(&game).tokens.iter().all(|token| token.flood.is_none()));
}

/// Proves TK-084.
#[test]
fn the_tide_scores_where_it_gains_most() {
    // 4 and 6 make 10 in row 5, a point each; 4 and 5 make 9 in row 1, two points for the tide.
    let drawing = "6: .. b4 .. .. ..\n 5: a6 .. .. .. ..\n 1: .. .. b5 .. ..\n 0: .. .. .. .. a1";
    let (row, events) = answer(&[], drawing, 4, B_FLOOD, &[4, 4]);
    assert_eq!((row, events.iter().find_map(scored)), (Some(1), Some(1)));
    // A point each in row 5 or in row 4: the lowest row.
    let drawing = "6: .. b4 .. .. ..\n 5: a6 .. .. .. ..\n 4: .. .. a4 .. ..\n 0: .. .. .. .. a1";
    assert_eq!(answer(&[], drawing, 1, B_EBB, &[4, 4]).0, Some(4));
    // What is not reachable does not count.
    let drawing = "6: .. b4 .. .. ..\n 5: a6 .. .. .. ..\n 3: .. a1 .. .. ..\n 1: .. .. b5 .. ..\n 0: .. .. .. .. a1";
    assert_eq!(answer(&[], drawing, 4, B_FLOOD, &[4, 4]).0, Some(5));
}

/// Proves TK-085.
#[test]
fn the_tide_busts_rows_of_the_person() {
    // 6 makes 9 of the 3 in row 4 with its wind of 8, two dice, and 10 of the 4 in row 1 with its 9.
    let drawing = "6: .. b6 .. .. ..\n 4: .. .. a2 a1 ..\n 1: a4 .. .. .. ..\n 0: .. .. .. .. a1";
    let (row, events) = answer(&[], drawing, 5, B_EBB, &[4, 4, 4]);
    assert_eq!((row, events.iter().find_map(bust)), (Some(4), Some(4)));
    // Not with another die of the tide in it.
    let drawing = "6: .. b6 .. .. ..\n 4: b1 .. a2 a1 ..\n 0: .. .. .. .. a1";
    assert_eq!(answer(&[], drawing, 5, B_EBB, &[]).0, None);
    // One die each: the lowest row.
    let drawing = "6: .. b6 .. .. ..\n 4: .. .. a3 .. ..\n 1: a4 .. .. .. ..\n 0: .. .. .. .. a1";
    assert_eq!(answer(&[], drawing, 5, B_EBB, &[4, 4]).0, Some(1));
    // Scoring comes first: 6 and 3 make 9 in row 1.
    let drawing = "6: .. b6 .. .. ..\n 4: .. .. a2 a1 ..\n 1: a3 .. .. .. ..\n 0: .. .. .. .. a1";
    assert_eq!(answer(&[], drawing, 5, B_EBB, &[4, 4]).0, Some(1));
}

/// Proves TK-086.
#[test]
fn otherwise_the_tide_follows_the_token() {
    let at = |row: u8| format!("{row}: .. b2 .. .. ..\n 0: .. .. .. .. a1");
    assert_eq!(answer(&[], &at(3), 1, B_FLOOD, &[]).0, Some(2), "flood runs toward the person");
    assert_eq!(answer(&[], &at(3), 1, B_EBB, &[]).0, Some(4), "ebb runs toward the tide's side");
    assert_eq!(answer(&[], &at(6), 1, B_FLOOD, &[]).0, Some(5));
    for (drawing, token) in [
        (at(6), B_EBB),
        (at(5), B_EBB),
        (at(1), B_FLOOD),
        ("3: .. b2 .. .. ..\n 2: .. a1 .. .. ..\n 0: .. .. .. .. a1".to_owned(), B_FLOOD),
        // Row 4 has wind 8 and holds a die of the tide, so that to bust it is no aim and not allowed.
        ("4: b6 .. .. .. ..\n 5: .. b3 .. .. ..\n 0: .. .. .. .. a1".to_owned(), B_FLOOD),
    ] {
        let (row, events) = answer(&[], &drawing, 1, token, &[]);
        assert_eq!(row, None, "{drawing}");
        assert!(events.contains(&TackEvent::TideStayed { column: Column::B }));
    }
    let storms = [Storm::Gale, Storm::Anchor, Storm::Flotilla];
    assert_eq!(answer(&storms, &at(6), 2, B_FLOOD, &[]).0, Some(4), "Gale asks for two spaces");
    assert_eq!(answer(&storms, &at(4), 2, B_FLOOD, &[]).0, Some(3), "from the start only");
    let blocked = "6: .. b2 .. .. ..\n 4: .. a1 .. .. ..\n 0: .. .. .. .. a1";
    assert_eq!(answer(&storms, blocked, 2, B_FLOOD, &[]).0, Some(5), "where it can");
}

/// Proves TK-087.
#[test]
fn dice_of_the_tide_return_to_their_columns() {
    let drawing = "6: .. b4 .. .. ..\n 1: .. .. b5 .. ..\n 0: .. .. .. .. a6";
    let mut game = tide_scene(CLEAR, &[], &[], drawing);
    let events = draw(&mut game, step("E0 E4"), &[B_FLOOD, 5, 2, A_FLOOD]);
    assert!(events.contains(&TackEvent::Rolled { seat: SECOND, count: 2, faces: Faces([6, 3, 0, 0, 0]) }));
    assert!(events.contains(&TackEvent::Placed { seat: SECOND, faces: Faces([0, 6, 3, 0, 0]) }));
    assert_eq!(lie(&game), "aE4=6 bB6=6 bC6=3");
}

/// Proves TK-088.
#[test]
fn the_tide_turns_its_leftmost_starting_die_to_4() {
    let (mut game, _) = begin(&setup(TideLevel::Mean), &rolls(&[6, 5, 4, 3, 1, 1, 2, 3, 3, 2]));
    let events = play(&mut game, place([6, 5, 4, 3, 1]), &[]);
    assert!(events.contains(&TackEvent::Raised { seat: SECOND, column: Column::A, from: 1, to: 4 }));
    // The die in A is on the grid, so the next one is B's.
    let drawing = "6: .. b4 .. b3 ..\n 5: b2 .. .. .. ..\n 1: .. .. a5 .. ..\n 0: .. .. .. .. a6";
    let mut game = tide_scene(CLEAR, &[], &[], drawing);
    let events = draw(&mut game, step("E0 E4"), &[B_FLOOD, 0, 0]);
    assert!(events.contains(&TackEvent::Raised { seat: SECOND, column: Column::B, from: 1, to: 4 }));
}

/// Proves TK-089, TK-094.
#[test]
fn the_tide_makes_no_optional_move_but_is_bound_by_the_rest() {
    let storms = [Storm::Undertow, Storm::TrimmedSails, Storm::Tailwind];
    // The 1 moves one space, as many as it shows, and other dice wait at the start and on the grid.
    let mut game = tide_scene(CLEAR, &storms, &[], "6: .. b1 b3 .. ..\n 3: .. .. .. b2 ..\n 0: .. .. .. .. a6");
    draw(&mut game, step("E0 E4"), &[]);
    let events = draw(&mut game, TackAction::Done, &[B_FLOOD, A_FLOOD]);
    assert_eq!((asked(&game), events.len()), (Some((FIRST, TackQuestion::Move)), 4));
    // Night Sail: B and D are tide columns, and nothing drifts.
    let drawing = "3: .. b1 .. b2 ..\n 0: .. .. .. .. a6";
    let mut game = tide_scene(WindCard::NightSail1, &[], &[], drawing);
    let events = draw(&mut game, step("E0 E4"), &[0, 2]);
    assert!(!events.iter().any(|event| matches!(event, TackEvent::Drifted { .. })));
    // Becalmed: row 1, where it would score, is too far.
    let storms = [Storm::Becalmed, Storm::Flotilla, Storm::Anchor];
    let drawing = "6: .. b4 .. .. ..\n 1: .. .. a5 .. ..\n 0: .. .. .. .. a1";
    assert_eq!(answer(&storms, drawing, 2, B_FLOOD, &[]).0, Some(5));
    assert_eq!(answer(&[], drawing, 2, B_FLOOD, &[4, 4]).0, Some(1));
}

/// Proves TK-090.
#[test]
fn the_wind_card_acts_on_the_tides_turn_too() {
    let drawing = "3: .. b1 b2 .. ..\n 0: .. .. .. .. a6";
    let mut game = tide_scene(WindCard::HotDay1, &[], &[], drawing);
    let events = draw(&mut game, step("E0 E5"), &[0, 6]);
    assert_eq!(events[1], TackEvent::WeatherTurned { seat: SECOND, space: space("C3"), from: 2, to: 3 });
    assert!(matches!(events[2], TackEvent::TokenTurned { .. }), "before its tokens");
}

/// Proves TK-091.
#[test]
fn nine_points_before_the_tide_win() {
    let mode = TackMode::Tide { level: TideLevel::Mean };
    let scores = BySeat { first: 8, second: 8 };
    let drawing = "6: .. b4 .. .. ..\n 3: .. .. a5 .. ..\n 1: .. .. .. b5 ..\n 0: .. .. .. .. a6";
    let position = Position { mode, scores, dice: dice(drawing), ..Position::new(CLEAR) };
    let mut game = position.set_up().unwrap();
    draw(&mut game, step("E0 E3"), &[]);
    assert_eq!(game.outcome().unwrap().winners.iter().collect::<Vec<_>>(), [FIRST]);
    let mut game = position.set_up().unwrap();
    draw(&mut game, step("E0 E4"), &[B_FLOOD]);
    assert_eq!(game.outcome().unwrap().winners.iter().collect::<Vec<_>>(), [SECOND]);
}

/// Proves TK-092, TK-097.
#[test]
fn the_levels_set_the_start_and_the_storms() {
    let levels = [(TideLevel::Neap, [1, 0]), (TideLevel::Mean, [0, 1]), (TideLevel::Spring, [0, 4])];
    for (level, start) in levels {
        for storms in [StormChoice::None, StormChoice::Random] {
            let setup = TackSetup { storms: storms.clone(), ..setup(level) };
            let mut chance = Scripted::new(&[0; 10]);
            let game = Tack::new(&setup, &mut chance, &mut ());
            if level == TideLevel::Spring && storms == StormChoice::None {
                assert_eq!(game, Err(TackRefusal::SpringNeedsStorms));
            } else {
                assert_eq!(scores(&game.unwrap()), start);
            }
        }
    }
}

/// Proves TK-095, TK-044.
#[test]
fn the_second_token_is_played_whatever_the_first_settled() {
    // The 4 scores with the person's 6 in row 5; the person places out of turn; then the second token is turned.
    let drawing = "6: b2 b4 .. .. ..\n 5: .. .. a6 .. ..\n 0: .. .. .. .. a1";
    let mut game = tide_scene(CLEAR, &[], &[], drawing);
    draw(&mut game, step("E0 E1"), &[B_FLOOD, 5, 5]);
    assert_eq!((asked(&game), see(&game).turn_of), (Some((FIRST, TackQuestion::Places)), Some(SECOND)));
    let events = draw(&mut game, place([0, 0, 6, 0, 0]), &[A_FLOOD]);
    assert!(events.contains(&TackEvent::TokenTurned { column: Column::A, flood: true }));
    assert_eq!(lie(&game), "aC0=6 aE1=1 bA5=2 bB6=6");
    assert_eq!(asked(&game), Some((FIRST, TackQuestion::Move)));
}

/// Proves TK-096.
#[test]
fn the_tide_does_not_aim_at_fog_and_knows_that_four_dice_bust() {
    let fog = [Storm::FogBank, Storm::Flotilla, Storm::Anchor];
    let drawing = "6: .. b6 .. .. ..\n 3: .. .. a5 .. ..\n 0: .. .. .. .. a1";
    assert_eq!(answer(&[], drawing, 1, B_FLOOD, &[6, 6]).0, Some(3), "6 and 5 make 11");
    assert_eq!(answer(&fog, drawing, 1, B_FLOOD, &[]).0, Some(5), "which does not score in fog");
    // Three dice of the person and a 3 make 11 in row 3, but four dice bust.
    let drawing = "6: .. b3 .. .. ..\n 3: a3 .. a2 a3 ..\n 0: .. .. .. .. a1";
    let (row, events) = answer(&[], drawing, 1, B_EBB, &[4, 4, 4, 4]);
    assert_eq!((row, events.iter().find_map(bust)), (Some(3), Some(3)));
}
