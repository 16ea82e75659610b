//! 4 Winds' rulebook: the Fleet Armada Duel.

use windrose_core::four_winds::*;
use windrose_core::game::{Game, Seat};
use windrose_tests::four_winds::*;

/// Proves W4-120.
#[test]
fn six_ships_face_six_across_the_board() {
    let game = begin(&DUEL);
    assert_sea(
        &game,
        "
        .1 .1 .1 .1 .1 .1
        . . . . . .
        . . # # . .
        . . # # . .
        . . . . . .
        .2 .2 .2 .2 .2 .2",
    );
    for fleet in see(&game).fleets {
        assert_eq!((fleet.afloat, fleet.slate, fleet.damaged, fleet.lost), (6, 0, 0, 0));
    }
    assert_eq!(launch_cells(&game), []);
}

/// Proves W4-120. Nor is there any ship to launch when the own harbour is empty.
#[test]
fn nothing_is_launched_in_a_duel() {
    let sea = "
        . .1 . .1 .1 .1
        . . . . . .
        . . # # . .
        . . # # . .
        . . . . . .
        .2 .2 .2 . . .2";
    let game = duel(sea).flagship(FIRST, "b1").game();
    assert_eq!(launch_cells(&game), []);
    assert!(!may(&game, launch("a1")));
}

/// Proves W4-121.
#[test]
fn the_main_harbours_are_a1_and_f6() {
    let game = begin(&DUEL);
    let homes = see(&game).cells.into_iter().filter_map(|here| here.harbour_of.map(|seat| (here.cell, seat)));
    assert_eq!(homes.collect::<Vec<_>>(), [(cell("a1"), FIRST), (cell("f6"), SECOND)]);
}

/// A sea on which the ship at c2 is closed in between other ships and the reef.
const CLOSED_IN: &str = "
    .1 . .1 . . .1
    . .2 .1 .1 . .
    . . # # . .
    . . # # . .
    . . . . . .
    . .2 .2 . . .2";

/// Proves W4-121, W4-125. The ship that started at a1 is trapped wherever it is; any other ship is not.
#[test]
fn a_closed_in_flagship_is_trapped_and_another_ship_is_not() {
    let (_, number) = flagship(FIRST);
    let scene = duel(CLOSED_IN).second_action();
    let mut game = scene.clone().flagship(FIRST, "c2").game();
    let events = play(&mut game, ROTATE);
    assert_eq!(told(&events), ["rotate 1 east".to_owned(), format!("trap 1.{number} c2"), "end 1".to_owned()]);
    assert!(at(&game, cell("c2")).ships.is_empty());
    assert_eq!((see(&game).fleets[0].afloat, see(&game).fleets[0].lost), (4, 2));
    assert_eq!((points(&game), game.outcome()), (vec![0, 0], None), "nobody gets points for it");
    let mut game = scene.game();
    let events = play(&mut game, ROTATE);
    assert!(!happened(&events, "trap"), "the flagship is free at a1, and another ship at c2");
    // South's flagship is the one that started at f6.
    let south = "
        .1 .1 .1 . .1 .1
        . . . . . .
        . . # # . .
        . . # # . .
        . . . . .2 .1
        .2 .2 . . .2 .2";
    let mut game = duel(south).seat(SECOND).turn(1).second_action().game();
    let events = play(&mut game, ROTATE);
    assert!(happened(&events, &format!("trap 2.{} f6", flagship(SECOND).1)), "{:?}", told(&events));
}

/// Proves W4-125. Edge, reef, kraken, own and rival ships close a side; a tile does not, and one open side is enough.
#[test]
fn a_flagship_is_trapped_when_all_four_sides_are_closed() {
    let trapped = |sea: &str, place: &str| {
        let mut game = duel(sea).season(Season::Summer).second_action().flagship(FIRST, place).game();
        happened(&play(&mut game, ROTATE), "trap")
    };
    let sea = |b1: &str, a2: &str| {
        format!(
            "
            .1 {b1} . .2 .1 .1
            {a2} . .1 . . .
            . . # # . .
            . . # # . .
            . . . . . .
            . .2 .2 . . .2"
        )
    };
    assert!(trapped(&sea(".2", ".1"), "a1"), "two edges, an own and a rival's ship");
    assert!(!trapped(&sea("^", ".1"), "a1"), "a tile closes nothing");
    assert!(!trapped(&sea(".2", "."), "a1"), "a2 is open");
    let kraken = "
        .1 . . .1 . .1
        . . .2 .1 @ .
        . . # # . .
        . . # # . .
        . . . . .1 .
        . .2 .2 . . .2";
    assert!(trapped(kraken, "d2"), "a kraken and a reef");
    assert!(!trapped(&kraken.replacen(".1 @", ".1 .", 1), "d2"));
}

/// Proves W4-125. It is looked at when the owner's turn ends, not in its middle and not at a rival's.
#[test]
fn only_at_the_end_of_its_owners_turn_a_flagship_is_trapped() {
    let scene = duel(CLOSED_IN).flagship(FIRST, "c2");
    let mut game = scene.clone().seat(SECOND).turn(1).second_action().game();
    let events = play(&mut game, ROTATE);
    assert!(happened(&events, "end 2") && !happened(&events, "trap"), "the turn that ends is seat 2's");
    let mut game = scene.game();
    let events = play(&mut game, ROTATE);
    assert!(!happened(&events, "trap"), "in mid-turn");
    // With the other action its owner sets it free.
    let (events, _) = play_any(&mut game, lay("east d1"));
    assert_eq!(moves(&events).len(), 2);
    assert!(happened(&events, "end 1") && !happened(&events, "trap"));
}

/// Proves W4-122.
#[test]
fn no_harbour_of_a_duel_holds_two_ships() {
    let sea = "
        .1 <1 . . . .1
        . . . . .1 .
        . . # # . .
        . . # # . .
        .2 . . . . .
        .2 .2 . . . .2";
    let game = duel(sea).game();
    assert!(!may(&game, sail("b1 a1")), "the owner's ships neither");
    assert!(see(&game).cells.iter().all(|here| !here.counted), "so none is counted");
    let mut game = duel(sea).game();
    let events = play(&mut game, lay("west b2"));
    assert_eq!(moves(&events).len(), 1);
    assert!(moves(&events)[0].starts_with("stay 1.") && moves(&events)[0].contains(" b1 "), "{events:?}");
    let empty = "
        . <1 . . . .1
        . . .1 . .1 .
        . . # # . .
        . . # # . .
        .2 . . . . .
        .2 .2 . . . .2";
    let mut game = duel(empty).flagship(FIRST, "b1").game();
    assert_eq!(moves(&play(&mut game, sail("b1 a1"))), [format!("sail 1.{} b1 a1", flagship(FIRST).1)]);
    for two in [".11 <", ".12 <"] {
        let sea = sea.replacen(".1 <1", two, 1);
        assert!(!duel(&sea).refused().is_empty(), "{two}");
    }
}

/// Proves W4-123.
#[test]
fn outposts_hands_reefs_krakens_and_seasons_of_the_duel() {
    let view = see(&begin(&DUEL));
    for fleet in &view.fleets {
        assert_eq!((fleet.outposts, fleet.tiles), (4, 4));
    }
    let reefs = view.cells.iter().filter(|here| here.obstacle == Some(Obstacle::Reef)).map(|here| here.cell);
    assert_eq!(reefs.collect::<Vec<_>>(), cells("c3 d3 c4 d4"));
    assert_eq!((view.turn, view.turns), (1, 4));
    let sea = "
        .1 . . .1 .1 .1
        . . . . . .
        . . # # . .
        . . # # . .
        . . . . . .
        .2 .2 .2 . . .2";
    let mut game = duel(sea).last_action().game();
    let (events, of) = play_any(&mut game, ROTATE);
    assert!(events.contains(&WindsEvent::KrakenSurfaced { cell: Some(cell("b1")) }));
    assert_eq!(of, [20], "all but reefs, ports, corners and the four ships on other cells");
    let mut game = duel(sea).turn(6).second_action().game();
    let (events, _) = play_any(&mut game, ROTATE);
    assert!(happened(&events, "end 1") && !happened(&events, "season"), "four turns each");
    let mut game = duel(sea).second_action().game();
    draw(&mut game, lay("east b3"), &[0]);
    assert_eq!(see(&game).fleets[0].tiles, 4, "the draw is up to four");
}

/// Five ships of seat 2, one next to a reef.
const FIVE: &str = "
    .1 . . .1 .1 .1
    . . . . . .
    . .2 # # . .
    . . # # .2 .
    .2 . . .2 . .
    . . . . . .2";

/// Proves W4-124.
#[test]
fn a_damaged_ship_is_lost() {
    let mut game = duel(FIVE).game();
    let events = play(&mut game, lay("east b2"));
    assert_eq!(moves(&events).len(), 1);
    assert!(moves(&events)[0].starts_with("lose 2.") && moves(&events)[0].ends_with(" b3 c3 reef"), "{events:?}");
    assert_eq!(scores(&events), ["1 displacement 150"]);
    let fleet = &see(&game).fleets[1];
    assert_eq!((fleet.afloat, fleet.lost, fleet.slate, fleet.damaged), (4, 2, 0, 0));
    assert_eq!(game.outcome(), None);
}

/// Proves W4-126.
#[test]
fn three_eliminated_ships_win_at_once() {
    let four = FIVE.replacen(".2 . . .2 . .", ".2 . . . . .", 1);
    let mut game = duel(&four).points(SECOND, WindsReason::Route, 1_000).game();
    let events = play(&mut game, lay("east b2"));
    assert!(!happened(&events, "end"), "in mid-turn");
    assert_eq!(told(&events).last().unwrap(), "over Elimination 1");
    assert_eq!((winners(&game), game.outcome().unwrap().ending), (vec![FIRST], "elimination"));
    assert_eq!((game.decision(), legal(&game)), (None, vec![]));
    // Whoever did it: with an own third ship seat 1 makes seat 2 the winner.
    let own = "
        .1 . . .1 .1 .
        . . . . . .
        . .1 # # . .
        . . # # .2 .
        .2 . . .2 . .
        . . . . . .2";
    let mut game = duel(own).game();
    play(&mut game, lay("east b2"));
    assert_eq!((winners(&game), game.outcome().unwrap().ending), (vec![SECOND], "elimination"));
    // The trapped flagship may be the third, at the end of its owner's turn.
    let third = CLOSED_IN.replacen(". . .1\n", ". . .\n", 1);
    let mut game = duel(&third).second_action().flagship(FIRST, "c2").game();
    let events = play(&mut game, ROTATE);
    assert!(happened(&events, "trap"));
    assert_eq!(told(&events).last().unwrap(), "over Elimination 2");
}

/// Proves W4-127.
#[test]
fn a_ship_at_rest_in_the_enemys_main_harbour_wins_at_once() {
    let ends = |game: &FourWinds| (winners(game), game.outcome().unwrap().ending);
    let near = "
        . .1 . .1 .1 .1
        ^2 . . . . .
        . . # # . .
        . . # # . .
        .2 . . . . .
        . .2 . . . .2";
    let mut game = duel(near).flagship(FIRST, "b1").seat(SECOND).game();
    let events = play(&mut game, sail("a2 a1"));
    assert_eq!(ends(&game), (vec![SECOND], "harbour"));
    assert_eq!(told(&events).last().unwrap(), "over Harbour 2");
    assert!(!happened(&events, "end"), "in mid-turn");
    let mut game = duel(near).flagship(FIRST, "b1").points(FIRST, WindsReason::Route, 1_000).game();
    play(&mut game, lay("north b2"));
    assert_eq!(ends(&game), (vec![SECOND], "harbour"), "pushed there by the enemy, who had more points");
    // At the end of a slide, into the south player's.
    let slid = "
        .1 . . . . .1
        . . . . . .1
        . . # # . .
        . . # # .1 v
        . . . . .2 v
        .2 .2 . . .2 v";
    let mut game = duel(slid).flagship(SECOND, "e6").game();
    let events = play(&mut game, lay("east e3"));
    assert!(moves(&events).last().unwrap().ends_with("f4 f6"), "{events:?}");
    assert_eq!(ends(&game), (vec![FIRST], "harbour"));
    // The own main harbour and the other corners win nothing.
    let other = "
        . <1 . . >1 .
        . . . . .1 .1
        . . # # . .
        . . # # . .
        . . . . . .
        .2 .2 .2 . . .2";
    for way in ["e1 f1", "b1 a1"] {
        let mut game = duel(other).flagship(FIRST, "e2").game();
        play(&mut game, sail(way));
        assert_eq!(game.outcome(), None, "{way}");
    }
}

/// Proves W4-128.
#[test]
fn when_both_would_win_the_mover_does() {
    // One tile drives a third ship of each seat onto an obstacle.
    let third = "
        .1 . . .1 .1 .
        . . . . . .
        . . # # . .
        . .2 # # . .
        . . .1 @ . .
        .2 . .2 . . .2";
    for mover in [FIRST, SECOND] {
        let mut game = duel(third).season(Season::Summer).seat(mover).turn(mover.0).game();
        let events = play(&mut game, lay("east b5"));
        assert_eq!(moves(&events).iter().filter(|line| line.starts_with("lose")).count(), 2);
        assert_eq!(winners(&game), [mover]);
    }
    // One tile drives a ship of seat 2 into the harbour of seat 1, and seat 2's third ship onto a kraken.
    let harbour = "
        . .2 . .1 .1 .1
        . . . . .1 .
        @ .2 # # . .
        . . # # . .
        . . . . . .
        . .2 . . . .2";
    for mover in [FIRST, SECOND] {
        let mut game = duel(harbour).flagship(FIRST, "d1").season(Season::Summer).seat(mover).turn(mover.0).game();
        let events = play(&mut game, lay("west b2"));
        assert_eq!(moves(&events).len(), 2, "{events:?}");
        assert_eq!(winners(&game), [mover]);
    }
}

/// Hands that match no wind of a Winter, turned or not.
fn last(sea: &str) -> Scene {
    duel(sea).season(Season::Winter).last_action().hand(FIRST, "eess").hand(SECOND, "eess")
}

/// Proves W4-129.
#[test]
fn without_a_win_the_score_decides_after_winter() {
    // At sea are seat 1's ships in the south and the middle, and seat 2's in the north; rows 1 and 6 are their own.
    let sea = "
        .1 .1 . .2 . .
        . . . . . .
        . .1 # # . .
        . . # # .2 .
        . . . . . .
        .1 . . . .2 .2";
    let mut game = last(sea).points(FIRST, WindsReason::Chain, 150).game();
    let events = play(&mut game, ROTATE);
    let mut added = scores(&events);
    added.sort();
    assert_eq!(added, ["1 survival 200", "2 survival 200"]);
    assert_eq!((finals(&game), winners(&game)), (vec![350, 200], vec![FIRST]));
    assert_eq!(game.outcome().unwrap().ending, "seasons");
    let mut game = last(sea).points(SECOND, WindsReason::Chain, 150).game();
    play(&mut game, ROTATE);
    assert_eq!(winners(&game), [SECOND]);
    // All at home: no bonus at all.
    let home = "
        .1 .1 .1 .1 . .
        . . . . . .
        . . # # . .
        . . # # . .
        . . . . . .
        . . .2 .2 .2 .2";
    let mut game = last(home).game();
    play(&mut game, ROTATE);
    assert_eq!(finals(&game), [0, 0]);
}

/// Proves W4-129. A harbour conquest ends the Duel too, and then the score decides.
#[test]
fn a_conquest_ends_a_duel_by_the_score() {
    let sea = "
        .1A .1 . .1 . .A
        . . . . . .
        . . # # . .
        . . # # . .
        .2 .2 . . . .1
        .A . . . .2 .2";
    for (seat, points, winner) in [(FIRST, 50, FIRST), (SECOND, 50, SECOND)] {
        let scene = duel(sea).hand(FIRST, "eess").hand(SECOND, "eess").points(seat, WindsReason::Alignment, points);
        let mut game = scene.points(FIRST, WindsReason::Port, 100).game();
        let events = play(&mut game, build("f6"));
        assert!(!happened(&events, "end"));
        assert_eq!(game.outcome().unwrap().ending, "conquest");
        // One ship of seat 1 and two of seat 2 are at sea.
        let expected = if seat == FIRST { [250, 200] } else { [200, 250] };
        assert_eq!((finals(&game), winners(&game)), (expected.to_vec(), vec![winner]));
    }
}

/// Proves W4-126, W4-127. Seats play on while neither has happened.
#[test]
fn two_lost_ships_do_not_end_a_duel() {
    let two = "
        .1 . . .1 .1 .1
        . . . . . .
        . . # # . .
        . . # # . .
        . . . . . .
        .2 .2 .2 . . .2";
    let mut game = duel(two).game();
    play(&mut game, ROTATE);
    assert_eq!((game.outcome(), asked(&game)), (None, Some((Seat(0), 2))));
}
