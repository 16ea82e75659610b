//! Four Senses' rulebook: three players over three rounds.

use windrose_core::four_senses::*;
use windrose_core::game::{Game, Seat, Seats};
use windrose_tests::four_senses::*;

/// Plays a round that the seat `later` places after its starter wins: it declares row 1, level and of mixed tops.
fn round_for(game: &mut FourSenses, later: usize) {
    turns(game, "A1 flat, B1 holed, C1 flat, D1 holed");
    // The starter has just had its second turn: so many more lead to the turn of the winner.
    let more = ["A4 tall-flat, C3 holed", "A4 tall-flat, C3 holed, B4 tall-hole", "A4 tall-flat"][later];
    turns(game, more);
    declare(game, &["A1-D1 level"]);
}

/// Proves FS-037, FS-054.
#[test]
fn three_rounds_are_begun_by_each_seat_in_turn_and_turns_go_round() {
    for first in (0..3).map(Seat) {
        let setup = FourSensesSetup { first: FirstSeat::Chosen { seat: first }, ..three() };
        let mut game = begin(&setup);
        for round in 0..3 {
            let starter = (first.0 + round) % 3;
            assert_eq!(see(&game).round, round + 1);
            for (step, at) in (0..).zip(["A1 flat", "B1 holed", "C1 flat", "D1 holed"]) {
                assert_eq!(asked(&game), Some((Seat((starter + step) % 3), FourSensesQuestion::Place)));
                turns(&mut game, at);
            }
            declare(&mut game, &["A1-D1 level"]);
        }
        assert!(game.outcome().is_some());
    }
}

/// Proves FS-038, FS-039, FS-040.
#[test]
fn the_winner_gets_5_the_seat_before_it_0_and_the_third_3() {
    // The starter is seat 1, so the winners are seats 1, 2 and 3.
    for (winner, expected) in [(0, [5, 3, 0]), (1, [0, 5, 3]), (2, [3, 0, 5])] {
        let mut game = begin(&three());
        round_for(&mut game, winner);
        assert_eq!(latest_round(&game), expected, "seat {winner} declares before its placement");
    }
    // It is the seat before the winner in turn order that gets nothing, also when the winner placed last.
    let mut game = scene(&three(), "A1 flat, B1 holed, C1 flat");
    play(&mut game, placement("D1 holed"));
    declare(&mut game, &["A1-D1 level"]);
    assert_eq!(latest_round(&game), [5, 3, 0]);
}

/// Proves FS-041.
#[test]
fn four_identical_tops_on_one_level_earn_a_bonus() {
    for way in ["identical", "level"] {
        let mut game = scene(&three(), "A1 flat, B1 flat, C1 flat, D1 flat");
        declare(&mut game, &[&format!("A1-D1 {way}")]);
        assert_eq!(latest_round(&game), [0, 6, 3]);
    }
    for (placements, name) in [
        ("A1 flat, B1 flat, C1 flat, D1 tall-flat", "A1-D1 identical"),
        ("A1 flat, B1 flat, C1 flat, D1 holed", "A1-D1 level"),
    ] {
        let mut game = scene(&three(), placements);
        declare(&mut game, &[name]);
        assert_eq!(latest_round(&game), [0, 5, 3]);
    }
}

/// Proves FS-042.
#[test]
fn stairs_of_three_identical_tops_earn_a_bonus() {
    for (top, points) in [("tall-flat", 6), ("tall-hole", 5)] {
        let mut game = scene(&three(), &format!("A1 flat, B2 tall-flat, C3 holed, C3 {top}"));
        declare(&mut game, &["A1-C3 stairs"]);
        assert_eq!(latest_round(&game), [0, points, 3]);
    }
}

/// Row 1 and column A are level with mixed tops; they meet in A1. Row 4 is level too.
const CROSS: &str = "B1 flat, C1 holed, D1 flat, A2 holed, A3 flat, A4 flat, B4 holed, C4 flat";

/// Proves FS-043.
#[test]
fn two_lines_through_the_latest_piece_earn_a_bonus() {
    // Ten pieces lie: it is the second seat's turn.
    let points = |last: &str, lines: &[&str]| {
        let mut game = scene(&three(), &format!("{CROSS}, {last}"));
        assert_eq!(asked(&game).unwrap().0, SECOND);
        declare(&mut game, lines);
        latest_round(&game)[1]
    };
    assert_eq!(points("D4 holed, A1 holed", &["A1-D1 level", "A1-A4 level"]), 6, "both hold A1");
    assert_eq!(points("D4 holed, A1 holed", &["A1-D1 level"]), 5, "one alone");
    assert_eq!(points("A1 holed, D4 holed", &["A1-D1 level", "A1-A4 level"]), 5, "the latest piece is D4's");
    assert_eq!(points("D4 holed, A1 holed", &["A1-D1 level", "A4-D4 level"]), 5, "row 4 does not hold A1");
    assert_eq!(points("D4 holed, A1 holed", &["A1-D1 level", "A1-A3 stairs"]), 5, "only one is right");
}

/// Proves FS-053.
#[test]
fn the_bonus_is_one_at_most() {
    // Identical tops on one level in two lines that both hold the latest piece.
    let placements = "B1 flat, C1 flat, D1 flat, A2 flat, A3 flat, A4 flat, A1 flat";
    let mut game = scene(&three(), placements);
    declare(&mut game, &["A1-D1 level", "A1-A4 identical"]);
    assert_eq!(latest_round(&game), [0, 6, 3]);
}

/// Proves FS-044.
#[test]
fn the_highest_total_wins_and_equal_ones_share() {
    // Each round is begun by another seat, and won by the one that began it.
    let mut game = begin(&three());
    for later in [0, 0, 0] {
        round_for(&mut game, later);
    }
    // Each starter won once.
    assert_eq!(points(&game), [8, 8, 8]);
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.winners, Seats::one(FIRST).with(SECOND).with(THIRD));
    let mut game = begin(&three());
    for later in [0, 2, 1] {
        round_for(&mut game, later);
    }
    // Seat 1 won all three.
    assert_eq!(points(&game), [15, 9, 0]);
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.winners, outcome.ending), (Seats::one(FIRST), "rounds"));
    assert_eq!(outcome.scores[..3], [15, 9, 0]);
    let mut game = begin(&three());
    for later in [0, 2, 0] {
        round_for(&mut game, later);
    }
    // Seat 1 won twice, seat 3 once.
    assert_eq!(points(&game), [13, 6, 5]);
}

/// Proves FS-055.
#[test]
fn under_loses_the_last_one_left_gets_5_and_both_others_nothing() {
    let mut game = scene(&strict(three()), "A1 flat");
    declare(&mut game, &["A1-D1 level"]);
    assert_eq!(asked(&game).unwrap().0, THIRD);
    turns(&mut game, "B1 flat");
    let events = declare(&mut game, &["A1-D1 level"]);
    let ended = FourSensesEvent::RoundEnded {
        round: 1,
        winner: Some(THIRD),
        points: SeatPoints { first: 0, second: 0, third: 5 },
    };
    assert!(events.contains(&ended), "{events:?}");
    assert_eq!(latest_round(&game), [0, 0, 5]);
}
