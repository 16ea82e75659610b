//! 4 Winds' rulebook: outposts, how they are anchored and captured.

use windrose_core::four_winds::*;
use windrose_tests::four_winds::*;

/// Proves W4-062, W4-064, W4-065.
#[test]
fn an_outpost_goes_on_an_edge_cell_at_or_next_to_an_own_ship() {
    let sea = "
        . .1 . . .2 .
        . . . . . .
        . . # # . .
        . . # # . .1
        .1 . . . .1 .
        . . . . . .";
    let game = archipelago(2, sea).game();
    // Not the port c1 or f3, not the cells next to the rival's ship, none in the inner sea, none two cells away.
    assert_eq!(build_cells(&game), cells("a1 b1 f4 a5 f5 a6 e6"));
    let mut game = archipelago(2, sea).game();
    let events = play(&mut game, build("a1"));
    assert_eq!(events, [WindsEvent::Built { seat: FIRST, cell: cell("a1"), edge: Wind::North, anchored: false }]);
    assert_eq!((see(&game).fleets[0].outposts, points(&game)), (3, vec![0, 0]));
    assert_sea(&game, &sea.replacen(". .1", ".A .1", 1));
    // Inner cells are none of the edge, also under a ship.
    let inner = "
        . . . . . .
        . . . . . .
        . .1 # # . .
        . . # # . .
        . . . . . .
        . . . . . .";
    assert_eq!(build_cells(&archipelago(2, inner).game()), cells("a3"));
}

/// Proves W4-065. Anybody may build on any corner, and a tile there hinders nobody.
#[test]
fn corners_may_be_built_on_and_ports_not() {
    let sea = "
        v2 .1 .1 . . .
        . . . . . .
        . . # # . .1
        .1 . # # . .
        . . . . . .1
        . . . .1 . .";
    let game = archipelago(2, sea).game();
    let open = cells("a1 b1 d1 f2 a3 f4 a5 f5 c6 e6 f6");
    assert_eq!(build_cells(&game), open, "none of c1, f3, a4 and d6, though a ship lies on each");
}

/// Proves W4-062. Four outposts stand, and there is no fifth.
#[test]
fn without_an_outpost_to_spare_none_is_built() {
    let four = "
        .A .A .1 .A . .
        .A . . . .1 .
        . . # # . .
        . . # # . .
        . . . . . .2
        . . . . . .B";
    let game = archipelago(2, four).game();
    assert_eq!((see(&game).fleets[0].outposts, build_cells(&game)), (0, vec![]));
    let three = four.replacen("        .A . . . .1 .", "        . . . . .1 .", 1);
    let mut game = archipelago(2, &three).game();
    assert_eq!((see(&game).fleets[0].outposts, build_cells(&game)), (1, cells("e1 f2")));
    play(&mut game, build("e1"));
    assert_eq!((see(&game).fleets[0].outposts, build_cells(&game)), (0, vec![]));
}

/// Proves W4-063.
#[test]
fn a_cell_with_an_outpost_or_an_obstacle_is_not_built_on() {
    let sea = "
        . .1 . . . .
        .A .1 . . . .
        .1 . # # . .
        . . # # . .
        .1 @ . . . .2
        . . . . . .";
    let game = archipelago(2, sea).season(Season::Summer).game();
    assert_eq!(build_cells(&game), cells("a1 b1 a3 a5 a6"));
    assert!(!may(&game, build("a2")), "the own outpost is there already");
    let kraken = "
        . . . . . .
        . . . . . .
        . . # # . .
        . . # # . .
        @ .1 . . . .
        . . . . . .";
    let game = archipelago(2, kraken).season(Season::Summer).game();
    assert_eq!(build_cells(&game), cells("b6"), "a kraken on a5");
    let storm = "
        . . . . . .
        . % . . % .
        % .1 .1 .1 . .
        . . . .1 . .
        . % . . % .
        . . . . . .";
    assert_eq!(build_cells(&tempest(storm).turn(1).game()), [], "a storm on a3");
    let game = tempest(&storm.replacen("% .1", ". .1", 1)).game();
    assert_eq!(build_cells(&game), cells("a3"));
}

/// The sea for captures: seat 2's outpost on the second cell of the north edge.
fn capture(b1: &str, a1: &str, b2: &str) -> String {
    format!(
        "
        {a1} {b1} . . . .
        . {b2} . . . .
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . ."
    )
}

/// Proves W4-066, W4-067.
#[test]
fn an_unanchored_outpost_is_captured_from_its_cell() {
    let mut game = archipelago(2, &capture(".1B", ".", ".")).game();
    assert_eq!(see(&game).fleets[1].outposts, 3);
    let events = play(&mut game, build("b1"));
    let (edge, anchored) = (Wind::North, false);
    assert_eq!(events, [WindsEvent::Captured { seat: FIRST, cell: cell("b1"), from: SECOND, edge, anchored }]);
    assert_sea(&game, &capture(".1A", ".", "."));
    let spare: Vec<u8> = see(&game).fleets.iter().map(|fleet| fleet.outposts).collect();
    assert_eq!(spare, [3, 4], "it is back with its owner");
    // Not from the next cell, not with a rival's ship on it, not without one to spare.
    for (b1, a1, b2) in [(".B", ".1", ".1"), (".2B", ".1", "."), (".B", ".", ".")] {
        assert!(!may(&archipelago(2, &capture(b1, a1, b2)).game(), build("b1")), "{b1} {a1} {b2}");
    }
    let none = "
        .A .1B . .A . .
        .A . . . . .A
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . .";
    let game = archipelago(2, none).game();
    assert_eq!((see(&game).fleets[0].outposts, may(&game, build("b1"))), (0, false));
}

/// Proves W4-068, W4-072.
#[test]
fn an_anchored_outpost_is_not_captured() {
    for (b1, b2, open) in
        [("^1B", ".", false), (".1B", "^", false), ("v1B", "^", true), (">1B", ".", true), (".1B", "v", true)]
    {
        assert_eq!(may(&archipelago(2, &capture(b1, ".", b2)).game(), build("b1")), open, "{b1} {b2}");
    }
    // A rival's tile anchors as well as an own one, and the tile that seat 1 lays itself closes the way.
    let mut game = archipelago(2, &capture(".1B", ".", ".")).game();
    assert!(may(&game, build("b1")));
    play(&mut game, lay("north b2"));
    assert!(!may(&game, build("b1")));
}

/// Proves W4-069, W4-070, W4-071. What is told of a new outpost is what the board then shows of it.
#[test]
fn a_new_outpost_tells_its_edge_and_whether_it_is_anchored() {
    for (a1, b1, a2, edge, anchored) in [
        (".1", ".", ".", Wind::North, false),
        ("^1", ".", ".", Wind::North, true),
        ("<1", ".", ".", Wind::West, true),
        (".1", "<", ".", Wind::West, true),
        (".1", "<", "^", Wind::North, true),
        (">1", "<", "^", Wind::North, false),
    ] {
        let sea = format!(
            "
            {a1} {b1} . . . .
            {a2} . . . . .
            . . # # . .
            . . # # . .
            . . . . . .
            . . . . . ."
        );
        let mut game = archipelago(2, &sea).game();
        let events = play(&mut game, build("a1"));
        let told = WindsEvent::Built { seat: FIRST, cell: cell("a1"), edge, anchored };
        assert_eq!(events, [told], "{a1} {b1} {a2}");
        assert_eq!(at(&game, cell("a1")).outpost, Some(OutpostView { seat: FIRST, anchored, edge }));
    }
    let edges = "
        . . . . . .
        .1 . . . . .
        . . # # . .
        . . # # . .
        . . . . > .1
        . .1 . . . .";
    for (name, edge, anchored) in [("a2", Wind::West, false), ("f5", Wind::East, true), ("b6", Wind::South, false)] {
        let events = play(&mut archipelago(2, edges).game(), build(name));
        assert_eq!(events, [WindsEvent::Built { seat: FIRST, cell: cell(name), edge, anchored }]);
    }
    // What is captured was not anchored, and neither is what takes its place.
    let corner = "
        . . . . . .
        . . . . . .
        . . # # . .
        . . # # . .
        . . . . . v
        . . . . . <1B";
    let mut game = archipelago(2, corner).game();
    let events = play(&mut game, build("f6"));
    let (edge, anchored) = (Wind::South, false);
    assert_eq!(events, [WindsEvent::Captured { seat: FIRST, cell: cell("f6"), from: SECOND, edge, anchored }]);
    assert_eq!(at(&game, cell("f6")).outpost, Some(OutpostView { seat: FIRST, anchored, edge }));
}

/// Where the outpost of seat 1 on a cell is anchored.
fn anchored(drawing: &str, at_cell: &str) -> bool {
    at(&archipelago(2, drawing).game(), cell(at_cell)).outpost.expect("an outpost").anchored
}

/// Proves W4-069.
#[test]
fn the_tile_on_its_own_cell_anchors_when_it_points_out() {
    for (edge, outward) in [("b1", '^'), ("f2", '>'), ("c6", 'v'), ("a3", '<')] {
        for sign in ['^', '>', 'v', '<'] {
            let sea: Vec<String> = SeaCell::all()
                .map(|here| match here.to_string().as_str() {
                    "c3" | "d3" | "c4" | "d4" => "#".to_owned(),
                    name if name == edge => format!("{sign}A"),
                    _ => ".".to_owned(),
                })
                .collect();
            assert_eq!(anchored(&sea.join(" "), edge), sign == outward, "{sign} on {edge}");
        }
    }
}

/// Proves W4-070.
#[test]
fn without_a_tile_of_its_own_the_next_one_inward_decides() {
    let sea = |a2: &str, b2: &str| {
        format!(
            "
            . . . . . .
            {a2} {b2} . . . .
            . . # # . .
            . . # # . .
            . . . . . .
            . . . . . ."
        )
    };
    for (a2, b2, holds) in [
        (".A", "<", true),
        (".A", ">", false),
        (".A", "^", false),
        (".A", ".", false),
        ("^A", "<", false),
        (">A", "<", false),
        ("<A", ">", true),
    ] {
        assert_eq!(anchored(&sea(a2, b2), "a2"), holds, "{a2} {b2}");
    }
    // Neighbours along the edge and cells further in decide nothing.
    let around = "
        < . . . . .
        .A . < . . .
        < . # # . .
        . . # # . .
        . . . . . .
        . . . . . .";
    assert!(!anchored(around, "a2"));
}

/// Proves W4-071.
#[test]
fn on_a_corner_either_edge_anchors() {
    let sea = |a1: &str, b1: &str, a2: &str| {
        format!(
            "
            {a1} {b1} . . . .
            {a2} . . . . .
            . . # # . .
            . . # # . .
            . . . . . .
            . . . . . ."
        )
    };
    for (a1, b1, a2, holds) in [
        ("^A", ".", ".", true),
        ("<A", ".", ".", true),
        (">A", ".", ".", false),
        ("vA", ".", ".", false),
        (".A", "<", ".", true),
        (".A", ".", "^", true),
        (".A", ">", "^", true),
        (".A", "<", "v", true),
        (".A", "^", ".", false),
        (".A", ".", "<", false),
        (".A", ".", ".", false),
        (">A", "<", "^", false),
    ] {
        assert_eq!(anchored(&sea(a1, b1, a2), "a1"), holds, "{a1} {b1} {a2}");
    }
    let corners = "
        . . . . . >A
        . . . . . .
        . . # # . .
        . . # # . .
        v . . . . >
        .A . . . . .A";
    assert_eq!(["f1", "a6", "f6"].map(|at| anchored(corners, at)), [true, true, false]);
    let corners = "
        . . . . > .A
        . . . . . .
        . . # # . .
        . . # # . .
        . . . . . v
        <A . . . v .A";
    assert_eq!(["f1", "a6", "f6"].map(|at| anchored(corners, at)), [true, true, true]);
}

/// Proves W4-072. What the board shows decides each time: a tile laid later, one that ebbed.
#[test]
fn anchoring_follows_the_board() {
    let sea = "
        . . . . . .
        . . . . . .
        . . # # . .
        .2 . # # . .
        .1A . . . . .
        . . . . . .";
    let held = |game: &FourWinds, name: &str| at(game, cell(name)).outpost.unwrap().anchored;
    let mut game = archipelago(2, sea).seat(SECOND).hand(SECOND, "wwww").game();
    assert!(!held(&game, "a5"));
    play(&mut game, lay("west b5"));
    assert!(held(&game, "a5"), "a rival's tile");
    let tides = "
        .A . . . . .
        ^ . . . . .
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . .";
    let mut game = archipelago(2, tides).length(SeasonLength::Long).last_action().game();
    assert!(held(&game, "a1"));
    play_any(&mut game, ROTATE);
    assert!(!held(&game, "a1"), "the north tile has ebbed away");
    // An outpost that is not anchored may be taken now, though it was anchored before.
    let mut game = archipelago(
        2,
        "
        .2A . . . . .
        ^ . . . . .
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . .",
    )
    .length(SeasonLength::Long)
    .turn(7)
    .second_action()
    .game();
    assert_eq!(asked(&game), Some((FIRST, 2)));
    play_any(&mut game, ROTATE);
    assert_eq!(asked(&game), Some((SECOND, 1)));
    assert!(may(&game, build("a1")));
}
