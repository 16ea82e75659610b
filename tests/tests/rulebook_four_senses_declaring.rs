//! Four Senses' rulebook: declaring, wrong declarations, and the end without a winner.

use windrose_core::four_senses::*;
use windrose_core::game::{Game, Seat, Seats};
use windrose_tests::four_senses::*;

/// Four flat pieces in row 1, the last one placed by the second seat; the first seat's turn.
const ROW: &str = "A1 flat, B1 flat, C1 flat, D1 flat";

/// Proves FS-022.
#[test]
fn a_line_wins_only_when_it_is_declared() {
    let mut game = scene(&two(), ROW);
    assert_eq!(standing(&game), ["A1-D1 identical", "A1-D1 level"]);
    assert_eq!(game.outcome(), None);
    turns(&mut game, "A4 holed, B3 holed");
    assert_eq!(asked(&game), Some((FIRST, FourSensesQuestion::Place)));
    declare(&mut game, &["A1-D1 level"]);
    assert_eq!(game.outcome().unwrap().winners, Seats::one(FIRST));
}

/// Proves FS-023, FS-058.
#[test]
fn a_declaration_names_one_line_or_two_of_all_that_there_are() {
    for placements in ["", ROW] {
        let mut game = scene(&two(), placements);
        play(&mut game, FourSensesAction::Declare);
        assert_eq!(asked(&game).unwrap().1, FourSensesQuestion::Name);
        let all: Vec<_> = WinLine::all().map(|line| FourSensesAction::Name { line }).collect();
        assert_eq!(all.len(), 44);
        assert_eq!(legal(&game), [all.clone(), vec![FourSensesAction::Done]].concat(), "whatever stands");
        play(&mut game, all[7]);
        assert_eq!(refusal(&game, all[7]), FourSensesRefusal::NamedAlready);
        assert_eq!(legal(&game).len(), 44, "the others, and the end");
        play(&mut game, all[40]);
        assert_eq!(refusal(&game, all[3]), FourSensesRefusal::TwoNamed);
        assert_eq!(legal(&game), [FourSensesAction::Done]);
        let named: Vec<WinLine> = see(&game).named;
        assert_eq!(named.iter().map(|line| line.index()).collect::<Vec<_>>(), [7, 40]);
    }
    // The same spaces by another way are another line.
    let mut game = scene(&two(), "A1 flat, B1 tall-flat, C1 flat, D1 flat");
    let events = declare(&mut game, &["A1-D1 level"]);
    assert!(events.contains(&FourSensesEvent::DeclaredWrong { seat: FIRST, line: line("A1-D1 level"), also: None }));
    // Closed with nothing named, it is not used up, before the placement and after it.
    let mut game = scene(&two(), ROW);
    for _ in 0..3 {
        assert_eq!(declare(&mut game, &[]).last(), Some(&FourSensesEvent::Withdrew { seat: FIRST }));
    }
    play(&mut game, placement("D4 flat"));
    for _ in 0..3 {
        declare(&mut game, &[]);
    }
    assert!(legal(&game).contains(&FourSensesAction::Declare));
}

/// Proves FS-024.
#[test]
fn any_seat_claims_on_its_own_turn_whoever_made_the_line() {
    // The first seat made the line; the second, the third and the first itself could each claim it.
    for more in ["", "A4 holed", "A4 holed, B3 tall-hole"] {
        let mut game = scene(&three(), "A1 flat, B1 flat, C1 flat");
        turns(&mut game, "D1 flat");
        turns(&mut game, more);
        let (seat, _) = asked(&game).unwrap();
        let events = declare(&mut game, &["A1-D1 identical"]);
        let right = FourSensesEvent::DeclaredRight { seat, line: line("A1-D1 identical"), also: None, bonus: true };
        assert!(events.contains(&right), "{events:?}");
    }
    // Whoever made it claims it in the same turn.
    let mut game = scene(&two(), "A1 flat, B1 flat, C1 flat");
    play(&mut game, placement("D1 flat"));
    declare(&mut game, &["A1-D1 identical"]);
    assert_eq!(game.outcome().unwrap().winners, Seats::one(SECOND));
}

/// Proves FS-025.
#[test]
fn a_line_is_claimed_as_long_as_it_stands_and_no_longer() {
    let old = "A4 holed, B4 tall-flat, C4 holed, D3 tall-hole, A3 tall-flat, B3 holed";
    let mut game = scene(&two(), &format!("{ROW}, {old}"));
    declare(&mut game, &["A1-D1 level"]);
    assert!(game.outcome().is_some(), "old lines count");
    let mut game = scene(&two(), &format!("{ROW}, B1 holed"));
    let events = declare(&mut game, &["A1-D1 level", "A1-D1 identical"]);
    assert!(matches!(events.last(), Some(FourSensesEvent::DeclaredWrong { .. })), "broken lines do not");
    // Broken by the claiming seat's own piece.
    let mut game = scene(&two(), ROW);
    play(&mut game, placement("D1 tall-hole"));
    assert!(matches!(declare(&mut game, &["A1-D1 level"]).last(), Some(FourSensesEvent::DeclaredWrong { .. })));
}

/// Proves FS-026.
#[test]
fn a_seat_declares_once_before_its_placement_and_once_after() {
    let mut game = begin(&two());
    assert!(legal(&game).contains(&FourSensesAction::Declare));
    play(&mut game, placement("A1 flat"));
    assert!(legal(&game).contains(&FourSensesAction::Declare), "one before was not used");
    declare(&mut game, &["A1-D1 level"]);
    assert_eq!(refusal(&game, FourSensesAction::Declare), FourSensesRefusal::Silenced);
    play(&mut game, FourSensesAction::EndTurn);
    declare(&mut game, &["A1-D1 level"]);
    assert_eq!(refusal(&game, FourSensesAction::Declare), FourSensesRefusal::Silenced);
}

/// Proves FS-027.
#[test]
fn after_the_placement_the_turn_lasts_until_it_is_ended() {
    let mut game = scene(&two(), "A1 flat");
    play(&mut game, placement("B1 flat"));
    assert_eq!(asked(&game), Some((SECOND, FourSensesQuestion::TurnEnd)));
    declare(&mut game, &["A1-D1 level"]);
    assert_eq!(asked(&game), Some((SECOND, FourSensesQuestion::TurnEnd)), "even with nothing left to do");
    assert_eq!(legal(&game), [FourSensesAction::EndTurn]);
    play(&mut game, FourSensesAction::EndTurn);
    assert_eq!(asked(&game), Some((FIRST, FourSensesQuestion::Place)));
}

/// Proves FS-028.
#[test]
fn the_first_right_declaration_wins_at_once() {
    let mut game = scene(&two(), ROW);
    let events = declare(&mut game, &["A1-D1 identical"]);
    let ended = FourSensesEvent::Ended {
        ending: FourSensesEnding::Line,
        winner: Some(FIRST),
        points: SeatPoints { first: 1, second: 0, third: 0 },
    };
    assert_eq!(events.last(), Some(&ended));
    assert_eq!((game.decision(), legal(&game)), (None, Vec::new()));
    let mut game = scene(&three(), ROW);
    declare(&mut game, &["A1-D1 identical"]);
    assert_eq!(see(&game).round, 2, "with three players the round");
    assert!(see(&game).spaces.iter().all(|felt| felt.stack == Stack::EMPTY));
}

/// Proves FS-029.
#[test]
fn a_wrong_declaration_is_said_aloud_and_costs_the_other_one_of_the_turn() {
    let mut game = scene(&two(), "A1 flat");
    let wrong = |events: &[FourSensesEvent]| {
        let told = FourSensesEvent::DeclaredWrong { seat: SECOND, line: line("B2-B4 stairs"), also: None };
        assert!(events.contains(&told));
        for seat in [FIRST, SECOND] {
            let heard = FourSenses::witness(&told, windrose_core::game::Viewer::Seat(seat));
            assert_eq!(heard, Some(told), "everybody hears it");
        }
    };
    wrong(&declare(&mut game, &["B2-B4 stairs"]));
    assert_eq!(asked(&game), Some((SECOND, FourSensesQuestion::Place)), "the piece is placed all the same");
    assert_eq!(refusal(&game, FourSensesAction::Declare), FourSensesRefusal::Silenced);
    play(&mut game, placement("B1 flat"));
    assert_eq!(legal(&game), [FourSensesAction::EndTurn]);
    play(&mut game, FourSensesAction::EndTurn);
    turns(&mut game, "C1 flat");
    assert!(legal(&game).contains(&FourSensesAction::Declare), "the next turn is a new one");
    assert_eq!(FourSensesSetup::TWO_PLAYERS.wrong, WrongDeclaration::SaidAloud);
}

/// Proves FS-030.
#[test]
fn under_loses_a_wrong_declaration_makes_the_other_of_two_the_winner() {
    for placed in [false, true] {
        let mut game = scene(&strict(two()), ROW);
        if placed {
            play(&mut game, placement("A2 tall-hole"));
        }
        declare(&mut game, &["A2-D2 level", "A1-C1 stairs"]);
        let outcome = game.outcome().unwrap();
        assert_eq!((outcome.winners, outcome.ending), (Seats::one(SECOND), "wrong"));
    }
}

/// Proves FS-031.
#[test]
fn under_loses_a_wrong_declarer_of_three_leaves_the_round_and_the_others_play_for_5_and_3() {
    for placed in [false, true] {
        let mut game = scene(&strict(three()), "A1 flat, B1 flat");
        if placed {
            play(&mut game, placement("A2 tall-hole"));
        }
        let events = declare(&mut game, &["A2-D2 level"]);
        assert!(events.contains(&FourSensesEvent::LeftRound { seat: THIRD }));
        assert_eq!(see(&game).out, [THIRD]);
        assert_eq!(asked(&game), Some((FIRST, FourSensesQuestion::Place)));
        turns(&mut game, "C1 flat");
        assert_eq!(asked(&game).unwrap().0, SECOND);
        let mut passed = game;
        turns(&mut passed, "D1 flat");
        assert_eq!(asked(&passed).unwrap().0, FIRST, "whoever is out has no turn");
        // In a round of three the first seat, just before the second, would get nothing and the third 3.
        play(&mut game, placement("D1 flat"));
        declare(&mut game, &["A1-D1 level"]);
        assert_eq!(latest_round(&game), [3, 6, 0]);
        assert_eq!(see(&game).out, [], "the next round is for all again");
        assert_eq!(asked(&game).unwrap().0, SECOND);
    }
}

/// Proves FS-032.
#[test]
fn a_wrong_line_beside_a_right_one_does_nothing() {
    for wrong in [WrongDeclaration::SaidAloud, WrongDeclaration::Loses] {
        for lines in [["A1-D1 level", "A1-A3 stairs"], ["A1-A3 stairs", "A1-D1 level"]] {
            let mut game = scene(&FourSensesSetup { wrong, ..two() }, ROW);
            let events = declare(&mut game, &lines);
            let right =
                FourSensesEvent::DeclaredRight { seat: FIRST, line: line("A1-D1 level"), also: None, bonus: false };
            assert!(events.contains(&right));
            assert_eq!(game.outcome().unwrap().winners, Seats::one(FIRST));
        }
    }
}

/// Proves FS-035.
#[test]
fn after_the_last_piece_each_other_seat_in_turn_order_has_one_claim() {
    let mut game = last_piece(&three());
    assert_eq!(asked(&game), Some((THIRD, FourSensesQuestion::TurnEnd)), "first its placer may declare");
    let events = play(&mut game, FourSensesAction::EndTurn);
    assert!(events.contains(&FourSensesEvent::LastPiece { seat: THIRD }));
    assert_eq!(asked(&game), Some((FIRST, FourSensesQuestion::LastClaim)));
    assert_eq!(legal(&game), [FourSensesAction::Declare, FourSensesAction::EndTurn]);
    declare(&mut game, &[]);
    assert_eq!(asked(&game).unwrap().0, FIRST, "nothing named is no claim");
    declare(&mut game, &["A1-A3 stairs"]);
    assert_eq!(asked(&game), Some((SECOND, FourSensesQuestion::LastClaim)), "one claim each");
    declare(&mut game, &["A2-D2 level"]);
    assert_eq!(latest_round(&game), [0, 6, 3], "row 2 is level and its tops are alike");
    // Its placer declares right, or wrong: only then do the others come.
    let mut game = last_piece(&two());
    declare(&mut game, &["A4-D4 level"]);
    assert_eq!(game.outcome().unwrap().winners, Seats::one(SECOND));
    let mut game = last_piece(&two());
    declare(&mut game, &["A1-A3 stairs"]);
    play(&mut game, FourSensesAction::EndTurn);
    assert_eq!(asked(&game), Some((FIRST, FourSensesQuestion::LastClaim)));
}

/// Proves FS-036.
#[test]
fn without_a_right_claim_the_game_is_a_draw_and_a_round_brings_nobody_a_point() {
    let mut game = last_piece(&two());
    for _ in 0..2 {
        play(&mut game, FourSensesAction::EndTurn);
    }
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.winners, outcome.ending), (Seats::one(FIRST).with(SECOND), "supply"));
    let mut game = last_piece(&three());
    for _ in 0..3 {
        play(&mut game, FourSensesAction::EndTurn);
    }
    assert_eq!((latest_round(&game), see(&game).round), ([0; 3], 2));
}

/// Proves FS-056.
#[test]
fn a_wrong_claim_after_the_last_piece_is_like_any_other() {
    let mut game = last_piece(&strict(two()));
    play(&mut game, FourSensesAction::EndTurn);
    declare(&mut game, &["A1-A3 stairs"]);
    assert_eq!(game.outcome().unwrap().winners, Seats::one(SECOND));
    let mut game = last_piece(&strict(three()));
    play(&mut game, FourSensesAction::EndTurn);
    let events = declare(&mut game, &["A1-A3 stairs"]);
    assert!(events.contains(&FourSensesEvent::LeftRound { seat: FIRST }));
    let mut right = game;
    declare(&mut right, &["A1-D1 level"]);
    assert_eq!(latest_round(&right), [0, 6, 3], "the other two were left to play on");
    let mut passed = game;
    play(&mut passed, FourSensesAction::EndTurn);
    assert_eq!(latest_round(&passed), [0; 3]);
    declare(&mut game, &["A1-A3 stairs"]);
    assert_eq!(latest_round(&game), [0, 0, 5], "the last one left");
    let mut game = last_piece(&strict(three()));
    declare(&mut game, &["A1-A3 stairs"]);
    assert_eq!(asked(&game), Some((FIRST, FourSensesQuestion::LastClaim)), "its placer was wrong and is out");
    let mut passed = game;
    play(&mut passed, FourSensesAction::EndTurn);
    declare(&mut passed, &["A1-D1 level"]);
    assert_eq!(latest_round(&passed), [3, 6, 0], "the seat before the winner is one of the two that were left");
    declare(&mut game, &["A1-A3 stairs"]);
    assert_eq!(latest_round(&game), [0, 5, 0]);
    // Said aloud, it only costs the claim.
    let mut game = last_piece(&two());
    play(&mut game, FourSensesAction::EndTurn);
    declare(&mut game, &["A1-A3 stairs"]);
    assert_eq!(game.outcome().unwrap().winners, Seats::one(Seat(0)).with(Seat(1)));
}
