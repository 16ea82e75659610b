//! 4 Winds' rulebook: current chains and slides.

use windrose_core::four_winds::*;
use windrose_tests::four_winds::*;

/// The cells whose tiles are part of a current chain, with its length.
fn chains(drawing: &str) -> Vec<(SeaCell, u8)> {
    let view = see(&archipelago(2, drawing).game());
    view.cells.iter().filter(|here| here.chain > 0).map(|here| (here.cell, here.chain)).collect()
}

/// The cells whose tiles are part of a current chain.
fn chained(drawing: &str) -> Vec<SeaCell> {
    chains(drawing).into_iter().map(|(cell, _)| cell).collect()
}

/// Proves W4-052. The rulebook's example is the three north tiles in a column.
#[test]
fn a_chain_is_two_tiles_or_more_one_behind_the_other() {
    let columns = "
        ^ . v . ^ v
        ^ ^ v ^ ^ .
        ^ . # # . v
        . . # # ^ .
        . v . . v .
        . ^ . . v .";
    let expected = cells("a1 c1 e1 a2 c2 e2 a3 e5 e6");
    assert_eq!(chained(columns), expected, "not a lone tile, a gap, or a neighbour that points the other way");
    let rows = "
        > > . < < <
        > . > ^ ^ .
        < < # # > .
        . > # # > .
        v v . > < .
        . . . . . .";
    assert_eq!(chained(rows), cells("a1 b1 d1 e1 f1 a3 b3"), "side by side across the arrow is no chain");
    let lengths: Vec<u8> = chains(rows).into_iter().map(|(_, length)| length).collect();
    assert_eq!(lengths, [2, 2, 3, 3, 3, 2, 2], "every tile of a chain tells the whole of it");
}

/// Proves W4-053.
#[test]
fn a_pushed_ship_slides_along_the_chain_to_its_last_tile() {
    // The rulebook's three north tiles in a column, entered from the side in the middle.
    let sea = "
        . . . . . .
        . ^ . . . .
        . ^ # # . .
        .1 ^ # # . .
        . . . . . .
        . . . . . .";
    let mut game = archipelago(2, sea).game();
    let events = play(&mut game, lay("east a3"));
    assert_eq!(moves(&events), ["push 1.1 a4 b4", "slide 1.1 b4 b2"]);
    assert_sea(
        &game,
        "
        . . . . . .
        . ^1 . . . .
        > ^ # # . .
        . ^ # # . .
        . . . . . .
        . . . . . .",
    );
    assert_eq!(asked(&game), Some((FIRST, 2)), "sliding takes no action");
}

/// Proves W4-053. The tile that is laid counts to the chain, and takes a rival's ship along as well.
#[test]
fn the_laid_tile_is_part_of_the_chain() {
    let sea = "
        . . . . . .
        . . . . . .
        . ^ # # . .
        . ^ # # . .
        . . . . . .
        . .2 . . . .";
    let mut game = archipelago(2, sea).game();
    let events = play(&mut game, lay("north b5"));
    assert_eq!(moves(&events), ["push 2.1 b6 b5", "slide 2.1 b5 b3"]);
}

/// Proves W4-053. Once built, a chain carries a ship from its home corner to the other end of the board.
#[test]
fn a_ship_that_sails_onto_a_chain_slides() {
    let sea = "
        .1 . . . . .
        v . . . . .
        v . # # . .
        v . # # . .
        v . . . . .
        v . . . . .2";
    let mut game = archipelago(4, sea).game();
    let events = play(&mut game, sail("a1 a2"));
    assert_eq!(moves(&events), ["sail 1.1 a1 a2", "slide 1.1 a2 a6"]);
    assert_eq!(scores(&events), Vec::<String>::new(), "over the port a4 without a stop");
    assert_eq!(asked(&game), Some((FIRST, 2)));
    // A single tile is no chain.
    let single = "
        .1 . . . . .
        v . . . . .
        . . # # . .
        v . # # . .
        v . . . . .
        . . . . . .2";
    let mut game = archipelago(2, single).game();
    assert_eq!(moves(&play(&mut game, sail("a1 a2"))), ["sail 1.1 a1 a2"]);
}

/// Proves W4-053. A slide ends on the last tile, even before another chain.
#[test]
fn a_slide_does_not_go_on_along_another_chain() {
    let sea = "
        . > > > . .
        . ^ . . . .
        . ^ # # . .
        . .1 # # . .
        . . . . . .
        . . . . . .";
    let mut game = archipelago(2, sea).game();
    let events = play(&mut game, sail("b4 b3"));
    assert_eq!(moves(&events), ["sail 1.1 b4 b3", "slide 1.1 b3 b2"]);
}

/// Proves W4-054. Pushed back along the chain, the ship slides forward again.
#[test]
fn a_ship_pushed_against_the_arrow_slides_along_it() {
    let sea = "
        . . . . . .
        . ^1 . . . .
        . ^ # # . .
        . ^ # # . .
        . . . . . .
        . . . . . .";
    let mut game = archipelago(2, sea).game();
    let events = play(&mut game, lay("south a2"));
    assert_eq!(moves(&events), ["push 1.1 b2 b3", "slide 1.1 b3 b2"]);
    assert_sea(&game, &sea.replacen(". ^1", "v ^1", 1));
    // Pushed onto the end of a chain against its arrow, it is at the last tile already.
    let end = "
        . .1 . . . .
        . ^ . . . .
        . ^ # # . .
        . ^ # # . .
        . . . . . .
        . . . . . .";
    let mut game = archipelago(2, end).game();
    let events = play(&mut game, lay("south a1"));
    assert_eq!(moves(&events), ["push 1.1 b1 b2"]);
    // Two ships pushed back in a line: the foremost along the push slides first, and stops before the other.
    let two = "
        . . . . . .
        . ^1 . . . .
        . ^2 # # . .
        . ^ # # . .
        . ^ . . . .
        . . . . . .";
    let mut game = archipelago(2, two).game();
    let events = play(&mut game, lay("south a2"));
    let expected = ["push 2.1 b3 b4", "push 1.1 b2 b3", "slide 1.1 b3 b2"];
    assert_eq!(moves(&events), expected, "the ship on b4 found b3 taken when its slide came");
}

/// Proves W4-055.
#[test]
fn a_slide_stops_before_a_ship() {
    let sea = "
        . . . . . .
        . . . . . .
        . . # # . .
        . . # # . .
        .1 . . . . .
        > > > >2 > .";
    let mut game = archipelago(2, sea).game();
    let events = play(&mut game, lay("south b5"));
    assert_eq!(moves(&events), ["push 1.1 a5 a6", "slide 1.1 a6 c6"]);
    assert_sea(
        &game,
        "
        . . . . . .
        . . . . . .
        . . # # . .
        . . # # . .
        . v . . . .
        > > >1 >2 > .",
    );
}

/// Proves W4-055. The chain runs into the harbour of seat 1.
#[test]
fn a_slide_stops_before_a_closed_cell() {
    let sea = |harbour: &str, ship: &str| {
        format!(
            "
            {harbour} < < . . .
            . . {ship} . . .
            . . # # . .
            . . # # . .
            . . . . . .
            . . . . . ."
        )
    };
    for (harbour, ship, end) in
        [("<", ".2", "a1"), ("<1", ".2", "b1"), ("<3", ".2", "b1"), ("<1", ".1", "a1"), ("<13", ".1", "a1")]
    {
        let mut game = archipelago(3, &sea(harbour, ship)).game();
        let events = play(&mut game, lay("north b2"));
        let slide = moves(&events).pop().unwrap();
        assert!(slide.starts_with("slide") && slide.ends_with(&format!("c1 {end}")), "{harbour} {ship}: {slide}");
    }
}

/// Proves W4-055. No obstacle lies on a chain; beyond its last tile one may, and does no harm.
#[test]
fn a_slide_ends_on_the_last_tile_before_an_obstacle() {
    let sea = "
        . . . . . .
        . . . . . .
        > > # # . .
        .1 . # # . .
        . . . . . .
        . . . . . .";
    let mut game = archipelago(2, sea).game();
    let events = play(&mut game, lay("north b4"));
    assert_eq!(moves(&events), ["push 1.1 a4 a3", "slide 1.1 a3 b3"]);
    assert_eq!(see(&game).fleets[0].damaged, 0);
    let gap = "
        . . . . . .
        . . . . . .
        > . # # . .
        .1 > # # . .
        . . . . . .
        . . . . . .";
    let mut game = archipelago(2, gap).game();
    let events = play(&mut game, lay("north a5"));
    assert_eq!(moves(&events), ["push 1.1 a4 a3"], "a lone tile carries nobody");
}

/// Proves W4-056.
#[test]
fn a_slide_pushes_nobody() {
    // The ship on the chain's last tile could move on, and is not moved.
    let sea = "
        . . . . . .
        . . . . . .
        . . # # . .
        . . # # . .
        .1 . . . . .
        > >2 . . . .";
    let mut game = archipelago(2, sea).game();
    let events = play(&mut game, lay("south b5"));
    assert_eq!(moves(&events), ["stay 2.1 b6 edge", "push 1.1 a5 a6"]);
    assert_sea(
        &game,
        "
        . . . . . .
        . . . . . .
        . . # # . .
        . . # # . .
        . v . . . .
        >1 >2 . . . .",
    );
}

/// Proves W4-057.
#[test]
fn a_ship_that_did_not_move_does_not_slide() {
    // The chain under b5 grows at its other end.
    let sea = "
        . . . . . .
        . . . . . .
        . . # # . .
        . ^ # # . .
        . ^1 . . . .
        . . . . . .";
    let mut game = archipelago(2, sea).game();
    let events = play(&mut game, lay("north b3"));
    assert_eq!(moves(&events), Vec::<String>::new());
    assert_eq!(at(&game, cell("b5")).ships.len(), 1);
    // A tile makes a chain under a ship that it cannot push.
    let held = "
        >1 . . . . .
        . . . . . .
        . . # # . .
        . . # # . .
        . . . . . .
        v2 . . . . .";
    let mut game = archipelago(3, held).game();
    let events = play(&mut game, lay("south a5"));
    assert_eq!(moves(&events), ["stay 2.1 a6 edge"]);
    assert_eq!(at(&game, cell("a6")).chain, 2);
    // A push that moves nobody sets nobody sliding.
    let edge = "
        . v1 . . . .
        . v . . . .
        . v # # . .
        . . # # . .
        . . . . . .
        . . . . . .";
    let mut game = archipelago(2, edge).game();
    let events = play(&mut game, lay("north a1"));
    assert_eq!(moves(&events), ["stay 1.1 b1 edge"]);
}

/// Proves W4-041, W4-053. All pushes come before the slides.
#[test]
fn slides_follow_all_pushes_in_the_order_of_the_moves() {
    let sea = "
        . ^ . . . .
        . ^ . . . .
        . ^1 # # . .
        . . # # . .
        . .2 . . . .
        . . . . . .";
    let mut game = archipelago(2, sea).game();
    let events = play(&mut game, lay("north b4"));
    assert_eq!(moves(&events), ["push 1.1 b3 b2", "push 2.1 b5 b4", "slide 1.1 b2 b1", "slide 2.1 b4 b2"]);
    assert_sea(
        &game,
        "
        . ^1 . . . .
        . ^2 . . . .
        . ^ # # . .
        . ^ # # . .
        . . . . . .
        . . . . . .",
    );
    // Within a line the foremost moved first.
    let line = "
        . . . . . .
        . .1 >2 > > >
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . .";
    let mut game = archipelago(2, line).game();
    let events = play(&mut game, lay("east a2"));
    assert_eq!(moves(&events), ["push 2.1 c2 d2", "push 1.1 b2 c2", "slide 2.1 d2 f2", "slide 1.1 c2 e2"]);
}

/// Proves W4-053, W4-075. The ship slides out of a pushed line before arrivals are looked at.
#[test]
fn what_slides_off_a_port_has_not_arrived_there() {
    let sea = "
        . < < . . .
        . . .1 . . .
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . .";
    let mut game = archipelago(2, sea).game();
    let events = play(&mut game, lay("north d2"));
    assert_eq!(moves(&events), ["push 1.1 c2 c1", "slide 1.1 c1 b1"]);
    assert_eq!(scores(&events), ["1 alignment 50"]);
}
