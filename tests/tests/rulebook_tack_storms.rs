//! Tack's rulebook: the storm cards, and the end of the game.

use windrose_core::game::Game;
use windrose_core::tack::*;
use windrose_tests::tack::*;

/// The rows of this card have the winds 9, 7, 11, 8 and 10.
const CLEAR: WindCard = WindCard::ClearDay1;

/// The card with two others that do nothing in the test.
fn only(storm: Storm) -> [Storm; 3] {
    let idle =
        [Storm::ManOverboard, Storm::Flotilla, Storm::LighthouseBeam].into_iter().filter(|&other| other != storm);
    let idle: Vec<_> = idle.take(2).collect();
    [storm, idle[0], idle[1]]
}

/// Proves TK-062.
#[test]
fn crosswind_takes_a_grid_die_one_space_sideways() {
    let drawing = "6: .. .. .. .. b5\n 3: .. a2 b1 .. a1\n 0: .. .. .. a6 ..";
    let mut game = scene(CLEAR, &only(Storm::Crosswind), FIRST, drawing);
    let steps = legal(&game).into_iter().filter(|action| matches!(action, TackAction::Sidestep { .. }));
    assert_eq!(steps.collect::<Vec<_>>(), [sidestep("B3", "A3")]);
    assert_eq!(refusal(&game, sidestep("B3", "C3")), TackRefusal::Occupied);
    assert_eq!(refusal(&game, sidestep("E3", "D3")), TackRefusal::ColumnTaken);
    assert_eq!(refusal(&game, sidestep("D0", "C0")), TackRefusal::NotOnGrid);
    assert_eq!(refusal(&game, sidestep("B3", "A4")), TackRefusal::NotNextDoor);
    assert_eq!(refusal(&scene(CLEAR, &[], FIRST, drawing), sidestep("B3", "A3")), TackRefusal::NoCrosswind);
    let events = play(&mut game, sidestep("B3", "A3"), &[]);
    assert_eq!(events, [TackEvent::Sidestepped { seat: FIRST, face: 2, from: space("B3"), to: space("A3") }]);
    assert_eq!((lie(&game).as_str(), see(&game).turn_of), ("aA3=2 aD0=6 aE3=1 bC3=1 bE6=5", Some(SECOND)));
}

/// Proves TK-063.
#[test]
fn becalmed_dice_move_two_spaces_at_most() {
    let game = scene(CLEAR, &only(Storm::Becalmed), FIRST, "4: .. a2 .. .. ..\n 0: a6 .. .. .. ..");
    assert_eq!((rows_from(&game, "A0"), rows_from(&game, "B4")), (vec![1, 2], vec![2, 3, 5]));
    assert_eq!(refusal(&game, step("B4 B1")), TackRefusal::Becalmed);
}

/// Proves TK-064.
#[test]
fn a_gale_carries_dice_two_spaces_from_the_start() {
    let drawing = "6: .. .. b5 .. ..\n 2: .. b1 .. .. ..\n 1: .. .. a1 .. ..\n 0: a6 a5 .. .. ..";
    let game = scene(CLEAR, &only(Storm::Gale), FIRST, drawing);
    assert_eq!(rows_from(&game, "A0"), [2, 3, 4, 5]);
    assert_eq!(rows_from(&game, "B0"), [1], "it cannot go farther");
    assert_eq!(rows_from(&game, "C1"), [2, 3, 4, 5], "it left its start before");
    assert_eq!(refusal(&game, step("A0 A1")), TackRefusal::Gale);
    let game = scene(CLEAR, &[Storm::Gale, Storm::Becalmed, Storm::Flotilla], FIRST, drawing);
    assert_eq!((rows_from(&game, "A0"), rows_from(&game, "B0")), (vec![2], vec![1]));
    assert_eq!(refusal(&game, step("A0 A1")), TackRefusal::Gale);
    assert_eq!(refusal(&game, step("A0 A3")), TackRefusal::Becalmed);
    let game = scene(CLEAR, &only(Storm::Gale), SECOND, drawing);
    assert_eq!(rows_from(&game, "C6"), [2, 3, 4]);
}

/// Proves TK-065.
#[test]
fn an_anchored_1_moves_one_space_however_it_moves() {
    let storms = [Storm::Anchor, Storm::Undertow, Storm::Crosswind];
    let drawing = "6: .. .. .. .. b5\n 3: .. a1 .. .. ..\n 0: a1 .. .. a6 ..";
    let mut game = scene(CLEAR, &storms, FIRST, drawing);
    assert_eq!(rows_from(&game, "B3"), [2, 4]);
    assert_eq!(rows_from(&game, "A0"), [1, 2, 3, 4, 5], "at the start it is not anchored");
    assert_eq!(refusal(&game, step("B3 B5")), TackRefusal::Anchored);
    assert!(legal(&game).contains(&sidestep("B3", "C3")));
    play(&mut game, step("D0 D1"), &[]);
    play(&mut game, pull("B3", "B2"), &[]);
    assert_eq!(lie(&game), "aA0=1 aB2=1 aD1=6 bE6=5");
}

/// Proves TK-066.
#[test]
fn undertow_pulls_a_grid_die_home_and_a_settled_row_ends_the_turn() {
    let storms = [Storm::Undertow, Storm::TrimmedSails, Storm::Flotilla];
    let drawing = "6: b1 .. b1 b1 b5\n 2: .. .. a5 .. ..\n 1: .. b4 .. .. ..\n 0: a6 a1 .. a2 a3";
    let mut game = scene(CLEAR, &storms, FIRST, drawing);
    play(&mut game, step("A0 A5"), &[]);
    assert_eq!(refusal(&game, pull("C2", "C3")), TackRefusal::NotHomeward);
    assert_eq!(refusal(&game, pull("D0", "D1")), TackRefusal::NotOnGrid);
    assert_eq!(refusal(&game, pull("B1", "B2")), TackRefusal::NotYourDie);
    let mut other = game;
    let events = play(&mut game, pull("C2", "C1"), &[1, 1]);
    assert_eq!(events.iter().find_map(scored), Some(1));
    assert_eq!(asked(&game), Some((SECOND, TackQuestion::Move)), "Trimmed Sails is lost");
    play(&mut other, pull("A5", "A4"), &[]);
    assert_eq!(refusal(&other, pull("A4", "A3")), TackRefusal::AlreadyPulled);
    assert_eq!(asked(&other), Some((FIRST, TackQuestion::TurnEnd)), "Trimmed Sails is left");
    let edge = scene(CLEAR, &only(Storm::Undertow), FIRST, "1: a2 .. .. .. ..\n 0: .. a3 .. .. ..");
    let mut game = edge;
    play(&mut game, step("B0 B1"), &[]);
    assert_ne!(asked(&game), Some((FIRST, TackQuestion::TurnEnd)), "no die is pulled off the grid");
}

/// Proves TK-067.
#[test]
fn trimmed_sails_turn_a_starting_die_by_1() {
    let drawing = "6: .. .. .. .. b5\n 3: .. .. a2 .. ..\n 0: a6 a1 .. a3 a4";
    let mut game = scene(CLEAR, &only(Storm::TrimmedSails), FIRST, drawing);
    play(&mut game, step("E0 E1"), &[]);
    let trim = |column, up| TackAction::Trim { column, up };
    assert_eq!(
        legal(&game),
        [
            trim(Column::A, false),
            trim(Column::B, true),
            trim(Column::D, true),
            trim(Column::D, false),
            TackAction::Done,
        ]
    );
    assert_eq!(refusal(&game, trim(Column::A, true)), TackRefusal::FaceLimit);
    assert_eq!(refusal(&game, trim(Column::B, false)), TackRefusal::FaceLimit);
    assert_eq!(refusal(&game, trim(Column::C, true)), TackRefusal::NoStartingDie);
    play(&mut game, trim(Column::D, false), &[]);
    assert_eq!(lie(&game), "aA0=6 aB0=1 aC3=2 aD0=2 aE1=4 bE6=5");
    assert_eq!(see(&game).turn_of, Some(SECOND));
}

/// Proves TK-068.
#[test]
fn flotilla_pays_each_seat_in_a_row_of_three() {
    let mut game = scene(CLEAR, &only(Storm::Flotilla), FIRST, "3: .. b5 b2 .. ..\n 0: a4 .. .. .. ..");
    let events = play(&mut game, step("A0 A3"), &[6, 6, 6]);
    for seat in [FIRST, SECOND] {
        assert!(events.contains(&TackEvent::Bonus { seat, storm: Storm::Flotilla, row: 3 }));
    }
    assert_eq!(scores(&game), [2, 3]);
    let mut game = scene(CLEAR, &only(Storm::Flotilla), FIRST, "3: .. b5 .. .. ..\n 0: a6 .. .. .. ..");
    play(&mut game, step("A0 A3"), &[6, 6]);
    assert_eq!(scores(&game), [1, 1], "two dice are no flotilla");
    let mut game = scene(CLEAR, &only(Storm::Flotilla), FIRST, "3: .. a5 a2 .. ..\n 0: a4 .. .. .. ..");
    play(&mut game, step("A0 A3"), &[6, 6, 6]);
    assert_eq!(scores(&game), [4, 0], "seat 2 has no die in it");
}

/// Proves TK-069.
#[test]
fn fog_keeps_row_3_from_scoring_but_not_from_busting() {
    let storms = [Storm::FogBank, Storm::Undertow, Storm::Anchor];
    let drawing = "6: .. .. .. b5 ..\n 3: .. b5 .. .. ..\n 0: a6 .. a1 .. ..";
    let mut game = scene(CLEAR, &storms, FIRST, drawing);
    play(&mut game, step("A0 A3"), &[]);
    assert_eq!((lie(&game).as_str(), scores(&game)), ("aA3=6 aC0=1 bB3=5 bD6=5", [0, 0]));
    assert!(see(&game).rows[2].fog);
    assert_eq!(asked(&game), Some((FIRST, TackQuestion::TurnEnd)), "a row that stays has not been settled");
    play(&mut game, TackAction::Done, &[]);
    let events = play(&mut game, step("D6 D3"), &[6, 6, 6]);
    assert_eq!(events.iter().find_map(bust), Some(3));
}

/// Proves TK-070.
#[test]
fn a_bust_on_your_turn_pays_the_other_seat() {
    let drawing = "6: b1 .. b1 b1 b5\n 1: .. b4 .. .. ..\n 0: a6 a1 a2 a3 a4";
    let mut game = scene(CLEAR, &only(Storm::ManOverboard), FIRST, drawing);
    let events = play(&mut game, step("A0 A1"), &[1, 1]);
    assert!(events.contains(&TackEvent::Bonus { seat: SECOND, storm: Storm::ManOverboard, row: 1 }));
    assert_eq!(scores(&game), [0, 1]);
    // Also before the move of that turn.
    let mut game = scene(WindCard::HotDay2, &only(Storm::ManOverboard), SECOND, TWO_FIRES);
    let events = play(&mut game, step("E6 E5"), &[1, 1, 1]);
    assert_eq!(events.iter().find_map(bust), Some(1), "fire in B and D makes 8 into 10 against 9");
    assert_eq!(scores(&game), [0, 1], "seat 2 is paid in the turn of seat 1");
}

/// Dice of seat 1 in both fire columns of the second Hot Day card, in row 1 with wind 9.
const TWO_FIRES: &str = "6: .. b1 b1 b1 b5\n 1: b1 a3 .. a4 ..\n 0: a6 .. a1 .. a4";

/// Proves TK-070. Undertow's row is in the same turn.
#[test]
fn a_bust_by_undertow_pays_the_other_seat_too() {
    let storms = [Storm::ManOverboard, Storm::Undertow, Storm::Anchor];
    let drawing = "6: b1 .. b1 b1 b5\n 2: .. .. a6 .. ..\n 1: .. b4 .. .. ..\n 0: a6 a1 .. a2 a3";
    let mut game = scene(CLEAR, &storms, FIRST, drawing);
    play(&mut game, step("A0 A5"), &[]);
    play(&mut game, pull("C2", "C1"), &[1, 1]);
    assert_eq!(scores(&game), [0, 1]);
}

/// Proves TK-071.
#[test]
fn tailwind_turns_a_die_that_moved_as_far_as_it_shows() {
    let drawing = "6: b1 .. b5 b1 ..\n 3: .. b6 .. .. b1\n 0: a3 a1 a2 a2 a5";
    let start = scene(CLEAR, &only(Storm::Tailwind), FIRST, drawing);
    let mut game = start;
    let events = play(&mut game, step("A0 A3"), &[]);
    assert_eq!(events.len(), 1, "row 3 is not settled yet");
    assert_eq!(asked(&game), Some((FIRST, TackQuestion::Tailwind)));
    assert_eq!(legal(&game), [TackAction::Turn { up: true }, TackAction::Turn { up: false }, TackAction::Done]);
    let mut left = game;
    let events = play(&mut game, TackAction::Turn { up: true }, &[6, 6, 6]);
    let turned = TackEvent::Turned { seat: FIRST, storm: Storm::Tailwind, space: space("A3"), from: 3, to: 4 };
    assert_eq!((events[0], events.iter().find_map(scored)), (turned, Some(3)));
    play(&mut left, TackAction::Done, &[]);
    assert_eq!((scores(&left), see(&left).turn_of), ([0, 0], Some(SECOND)));
    let mut game = start;
    play(&mut game, step("A0 A4"), &[]);
    assert_eq!(see(&game).turn_of, Some(SECOND), "4 spaces are not 3");
}

/// Proves TK-072.
#[test]
fn the_beam_pays_a_seat_in_the_row_next_to_its_opponent() {
    let storms = [Storm::LighthouseBeam, Storm::Gale, Storm::Anchor];
    let mut game = scene(CLEAR, &storms, FIRST, "5: .. b4 .. .. ..\n 0: a6 .. .. .. ..");
    let events = play(&mut game, step("A0 A5"), &[6, 6]);
    assert!(events.contains(&TackEvent::Bonus { seat: FIRST, storm: Storm::LighthouseBeam, row: 5 }));
    assert_eq!(scores(&game), [2, 1]);
    let mut game = scene(CLEAR, &storms, SECOND, "6: .. b4 .. .. ..\n 5: a2 .. a4 .. ..");
    // A gale carries the die past row 5, so it comes back to it in a later turn.
    play(&mut game, step("B6 B4"), &[]);
    play(&mut game, step("A5 A3"), &[]);
    play(&mut game, step("B4 B2"), &[]);
    play(&mut game, step("A3 A5"), &[]);
    play(&mut game, step("B2 B5"), &[6, 6, 6]);
    assert_eq!(scores(&game), [3, 1], "on the turn of seat 2, and 1 for the row, not for the die");
    let mut game = scene(CLEAR, &storms, SECOND, "6: .. b4 .. .. ..\n 1: a5 .. .. .. ..");
    play(&mut game, step("B6 B1"), &[6, 6]);
    assert_eq!(scores(&game), [1, 2]);
}

/// Proves TK-073, TK-093.
#[test]
fn two_grid_dice_with_different_faces_swap() {
    let storms = [Storm::SwapCourse, Storm::Anchor, Storm::Becalmed];
    let drawing = "5: a2 .. .. .. ..\n 3: .. a1 .. .. ..\n 1: .. .. a4 a2 b1\n 0: .. .. .. .. a6";
    let mut game = scene(CLEAR, &storms, FIRST, drawing);
    let swaps = legal(&game).into_iter().filter(|action| matches!(action, TackAction::Swap { .. }));
    assert_eq!(swaps.collect::<Vec<_>>(), [swap("A5", "C1"), swap("C1", "D1")]);
    assert_eq!(refusal(&game, swap("A5", "D1")), TackRefusal::SameFaces);
    assert_eq!(refusal(&game, swap("A5", "B3")), TackRefusal::Anchored);
    assert_eq!(refusal(&game, swap("A5", "E0")), TackRefusal::NotOnGrid);
    assert_eq!(refusal(&game, swap("C1", "A5")), TackRefusal::SwapOrder);
    let events = play(&mut game, swap("A5", "C1"), &[]);
    let swapped = TackEvent::Swapped { seat: FIRST, face: 2, other_face: 4, one: space("A5"), other: space("C1") };
    assert_eq!(events, [swapped]);
    assert_eq!(lie(&game), "aA5=4 aB3=1 aC1=2 aD1=2 aE0=6 bE1=1");
}

/// Proves TK-073. The row that gains pips is settled.
#[test]
fn a_swap_settles_the_row_that_gained() {
    let drawing = "5: a2 .. .. .. b6\n 1: .. a4 .. .. ..";
    let mut game = scene(CLEAR, &only(Storm::SwapCourse), FIRST, drawing);
    let events = play(&mut game, swap("A5", "B1"), &[6, 6]);
    assert_eq!(events.iter().filter_map(scored).collect::<Vec<_>>(), [5]);
    assert_eq!(scores(&game), [1, 1]);
}

/// Proves TK-074.
#[test]
fn no_pass_while_a_sidestep_or_swap_is_possible() {
    let drawing = "6: .. .. .. .. b5\n 2: b1 b2 .. .. ..\n 1: a2 a3 .. .. ..";
    let mut game = scene(CLEAR, &only(Storm::SwapCourse), SECOND, drawing);
    play(&mut game, step("E6 E5"), &[]);
    assert_eq!((asked(&game), legal(&game)), (Some((FIRST, TackQuestion::Move)), vec![swap("A1", "B1")]));
    assert!(hemmed_in(&game).is_empty());
    let mut game = scene(CLEAR, &only(Storm::Crosswind), SECOND, drawing);
    play(&mut game, step("E6 E5"), &[]);
    assert_eq!(legal(&game), [sidestep("B1", "C1")]);
    assert_eq!(hemmed_in(&game), [space("A1")]);
    // A swap takes the 3 past the die of seat 2 in column A.
    let drawing = "6: .. .. .. .. b5\n 4: a2 .. .. .. ..\n 3: b1 .. .. .. ..\n 1: .. a3 .. .. ..";
    let mut game = scene(CLEAR, &only(Storm::SwapCourse), FIRST, drawing);
    play(&mut game, swap("A4", "B1"), &[]);
    assert_eq!(lie(&game), "aA4=3 aB1=2 bA3=1 bE6=5");
}

/// Proves TK-075.
#[test]
fn each_ability_is_optional_and_used_once_in_any_order() {
    let storms = [Storm::Undertow, Storm::TrimmedSails, Storm::Flotilla];
    let drawing = "6: .. .. .. .. b5\n 3: .. .. a2 .. ..\n 0: a6 a1 .. .. ..";
    let mut start = scene(CLEAR, &storms, FIRST, drawing);
    play(&mut start, step("A0 A1"), &[]);
    let trim = TackAction::Trim { column: Column::B, up: true };
    for [one, other] in [[trim, pull("C3", "C2")], [pull("C3", "C2"), trim]] {
        let mut game = start;
        play(&mut game, one, &[]);
        assert_eq!(asked(&game), Some((FIRST, TackQuestion::TurnEnd)));
        let again = if one == trim { TackRefusal::AlreadyTrimmed } else { TackRefusal::AlreadyPulled };
        let second = if one == trim { trim } else { pull("C2", "C1") };
        assert_eq!(refusal(&game, second), again);
        play(&mut game, other, &[]);
        assert_eq!(lie(&game), "aA1=6 aB0=2 aC2=2 bE6=5");
        assert_eq!(asked(&game), Some((SECOND, TackQuestion::Move)));
    }
    play(&mut start, TackAction::Done, &[]);
    assert_eq!(asked(&start), Some((SECOND, TackQuestion::Move)));
}

/// Proves TK-093.
#[test]
fn becalmed_and_gale_do_not_limit_swaps_and_sidesteps() {
    let storms = [Storm::SwapCourse, Storm::Becalmed, Storm::Gale];
    let game = scene(CLEAR, &storms, FIRST, "5: a2 .. .. .. ..\n 1: .. a4 .. .. ..");
    assert!(legal(&game).contains(&swap("A5", "B1")), "four rows apart");
    let storms = [Storm::Crosswind, Storm::Becalmed, Storm::Gale];
    let game = scene(CLEAR, &storms, FIRST, "5: a2 .. .. .. ..\n 1: .. .. a4 .. ..");
    assert!(legal(&game).contains(&sidestep("A5", "B5")), "one space");
}

/// Seat 1 completes row 3 with one die beside `others`, at the given scores.
fn finish(scores: BySeat, others: &str) -> (Tack, Vec<TackEvent>) {
    let dice = dice(&format!("3: .. {others} .. ..\n 0: a4 .. .. .. .."));
    let mut game = Position { scores, dice, ..Position::new(CLEAR) }.set_up().unwrap();
    let events = play(&mut game, step("A0 A3"), &[]);
    (game, events)
}

/// Proves TK-076, TK-077.
#[test]
fn nine_points_win_at_once_before_the_dice_are_rolled() {
    let (game, events) = finish(BySeat { first: 8, second: 3 }, "b5 b2");
    let scores = BySeat { first: 9, second: 5 };
    assert_eq!(events.last(), Some(&TackEvent::Ended { ending: TackEnding::Lighthouse, scores }));
    assert!(!events.iter().any(|event| matches!(event, TackEvent::Rolled { .. })));
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.ending, outcome.winners.iter().collect::<Vec<_>>()), ("lighthouse", vec![FIRST]));
    assert_eq!(outcome.scores[..2], [9, 5]);
    assert_eq!((asked(&game), legal(&game)), (None, vec![]));
    assert_eq!(refusal(&game, step("A3 A4")), TackRefusal::GameOver);
}

/// Proves TK-078.
#[test]
fn past_the_lighthouse_together_the_higher_score_wins() {
    let (game, _) = finish(BySeat { first: 8, second: 8 }, "b5 b2");
    assert_eq!(game.outcome().unwrap().winners.iter().collect::<Vec<_>>(), [SECOND], "9 against 10");
    let (game, _) = finish(BySeat { first: 8, second: 7 }, "b5 b2");
    assert_eq!(game.outcome().unwrap().winners.iter().collect::<Vec<_>>(), [FIRST, SECOND], "9 each");
}

/// Proves TK-079.
#[test]
fn sixty_turns_without_a_point_end_the_game() {
    let quiet = |first, second, calm| {
        let dice = dice("6: .. b5 .. .. ..\n 0: a6 .. .. .. ..");
        let scores = BySeat { first, second };
        let mut game = Position { scores, dice, calm, ..Position::new(CLEAR) }.set_up().unwrap();
        let events = play(&mut game, step("A0 A1"), &[]);
        (game, events)
    };
    let (game, _) = quiet(3, 2, 58);
    assert_eq!((game.outcome(), see(&game).calm), (None, 59));
    let (game, events) = quiet(3, 2, 59);
    let scores = BySeat { first: 3, second: 2 };
    assert_eq!(events.last(), Some(&TackEvent::Ended { ending: TackEnding::Calm, scores }));
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.ending, outcome.winners.iter().collect::<Vec<_>>()), ("calm", vec![FIRST]));
    let draw = quiet(2, 2, 59).0.outcome().unwrap();
    assert_eq!(draw.winners.iter().collect::<Vec<_>>(), [FIRST, SECOND]);
    // A point starts the count again.
    let dice = dice("6: .. b5 .. .. ..\n 1: .. .. b3 .. ..\n 0: a6 .. .. .. ..");
    let mut game = Position { dice, calm: 59, ..Position::new(CLEAR) }.set_up().unwrap();
    play(&mut game, step("A0 A1"), &[6, 6]);
    assert_eq!((game.outcome(), see(&game).calm), (None, 0));
}
