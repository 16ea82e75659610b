//! 4 Winds' rulebook: sailing and launching.

use windrose_core::four_winds::*;
use windrose_tests::four_winds::*;

/// Proves W4-058.
#[test]
fn a_ship_sails_with_the_tile_under_it_or_the_tile_it_enters() {
    // b5 stands on an east tile. North of it a north tile, west of it a west tile, south of it one that does not fit.
    let sea = "
        . . . . . .
        . . . . . .
        . . # # . .
        . ^ # # . .
        < >1 . . . .
        . > . . . .";
    let game = archipelago(2, sea).game();
    assert_eq!(sail_cells(&game, "b5"), cells("b4 a5 c5"));
    // The entered tile has to point the way the ship goes.
    let wrong = "
        . . . . . .
        . . . . . .
        . . # # . .
        . v # # . .
        > .1 < . . .
        . ^ . . . .";
    assert_eq!(sail_cells(&archipelago(2, wrong).game(), "b5"), []);
    let right = "
        . . . . . .
        . . . . . .
        . . # # . .
        . ^ # # . .
        < .1 > . . .
        . v . . . .";
    let mut game = archipelago(2, right).game();
    assert_eq!(sail_cells(&game, "b5"), cells("b4 a5 c5 b6"));
    assert_eq!(moves(&play(&mut game, sail("b5 b6"))), ["sail 1.1 b5 b6"]);
    assert_sea(
        &game,
        "
        . . . . . .
        . . . . . .
        . . # # . .
        . ^ # # . .
        < . > . . .
        . v1 . . . .",
    );
}

/// Proves W4-058. One cell, one own ship.
#[test]
fn a_sail_moves_one_own_ship_one_cell() {
    let sea = "
        .112 > . . . .
        . . . . . .
        . . # # . .
        . . # # . .
        >2 . . . >1 .
        . . . . . .";
    let game = archipelago(2, sea).game();
    assert!(!may(&game, sail("a5 b5")), "a rival's ship");
    assert!(!may(&game, sail("c5 d5")), "no ship");
    assert!(!may(&game, sail("a1 c1")) && !may(&game, sail("e5 e5")), "one cell");
    // Of several the one with the lowest number; here the first is at e5.
    let mut game = archipelago(2, sea).numbered(FIRST, "e5 a1 a1").game();
    assert_eq!(moves(&play(&mut game, sail("a1 b1"))), ["sail 1.2 a1 b1"]);
    assert_sea(&game, &sea.replacen(".112 >", ".12 >1", 1));
    let mut game = archipelago(2, sea).seat(SECOND).game();
    assert_eq!(moves(&play(&mut game, sail("a1 b1"))), ["sail 2.1 a1 b1"], "the guest sails with its owner");
}

/// Proves W4-059.
#[test]
fn a_sail_ends_on_the_board_and_on_an_open_cell() {
    let sea = "
        . . ^1 . . .
        . . . . . .
        . >1 # # @ <1
        . . # # . .
        .1 >1 .2 . . >1
        . v1 . . . .";
    let game = archipelago(2, sea).season(Season::Summer).game();
    for (way, why) in [
        ("f5 f6", "the tile points east"),
        ("b3 c3", "a reef"),
        ("f3 e3", "a kraken"),
        ("b5 c5", "a rival's ship"),
        ("a5 b5", "an own ship"),
    ] {
        assert!(!may(&game, sail(way)), "{way}: {why}");
    }
    for start in ["c1", "f5", "b6"] {
        assert_eq!(sail_cells(&game, start), [], "{start}: the edge");
    }
}

/// Proves W4-059, W4-013, W4-014.
#[test]
fn a_sail_into_a_harbour() {
    let sea = |a1: &str, ship: &str| {
        format!(
            "
            {a1} <{ship} . . . .
            . . . . . .
            . . # # . .
            . . # # . .
            . . . . . .
            . . . . . ."
        )
    };
    for (a1, seat, open) in [
        (".", SECOND, true),
        (".1", SECOND, false),
        (".3", SECOND, false),
        (".2", SECOND, false),
        (".", FIRST, true),
        (".1", FIRST, true),
        (".11", FIRST, true),
        (".13", FIRST, true),
        (".3", FIRST, true),
    ] {
        let ship = if seat == FIRST { "1" } else { "2" };
        let game = archipelago(3, &sea(a1, ship)).seat(seat).game();
        assert_eq!(may(&game, sail("b1 a1")), open, "{a1} {seat:?}");
    }
}

/// Proves W4-060.
#[test]
fn a_sail_may_bring_a_ship_from_the_slate_into_the_own_harbour() {
    let sea = |a1: &str| {
        format!(
            "
            {a1} . . . . .
            . . . . . .
            . . # # . .
            . . # # .1 .
            . . . . . .
            . . . . . ."
        )
    };
    for (a1, open) in
        [(".", true), (".1", true), (".11", false), (".111", false), (".2", true), (".12", true), (".112", false)]
    {
        let game = archipelago(2, &sea(a1)).game();
        assert_eq!(launch_cells(&game), if open { cells("a1") } else { vec![] }, "{a1}");
        assert_eq!(may(&game, launch("a1")), open);
        assert!(!may(&game, launch("f6")) && !may(&game, launch("f1")), "only the own harbour");
    }
    let mut game = archipelago(2, &sea(".2")).game();
    assert_eq!(moves(&play(&mut game, launch("a1"))), ["launch 1.2 a1"]);
    assert_sea(&game, &sea(".12"));
    let fleet = &see(&game).fleets[0];
    assert_eq!((fleet.afloat, fleet.slate), (2, 6));
    // None is left, or only damaged ones.
    let all = "
        . . . .1 .1 .1
        .1 .1 .1 .1 . .
        . . # # . .
        . . # # .1 .
        . . . . . .
        . . . . . .";
    assert_eq!(launch_cells(&archipelago(2, all).game()), []);
    assert_eq!(launch_cells(&archipelago(2, &sea(".")).damaged(FIRST, 7).game()), []);
    let mut game = archipelago(2, &sea(".")).damaged(FIRST, 6).game();
    assert_eq!(moves(&play(&mut game, launch("a1"))), ["launch 1.8 a1"], "the one that is whole");
    assert_eq!(launch_cells(&game), []);
}

/// Proves W4-061.
#[test]
fn a_launched_ship_does_not_slide() {
    let sea = "
        v . . . . .
        v . . . . .
        v . # # . .
        . . # # . .
        . . . . . .
        . . . . . .";
    let mut game = archipelago(2, sea).game();
    assert_eq!(moves(&play(&mut game, launch("a1"))), ["launch 1.1 a1"]);
    assert_sea(&game, &sea.replacen('v', "v1", 1));
    // It may sail away, and then it slides.
    assert_eq!(moves(&play_any(&mut game, sail("a1 a2")).0), ["sail 1.1 a1 a2", "slide 1.1 a2 a3"]);
}
