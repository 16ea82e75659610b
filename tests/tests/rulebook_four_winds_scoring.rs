//! 4 Winds' rulebook: what is scored in play.

use windrose_core::four_winds::*;
use windrose_tests::four_winds::*;

/// Proves W4-075.
#[test]
fn a_ship_at_rest_on_a_port_pays_its_owner_whoever_moved_it() {
    // Sailed, pushed by its owner, pushed by a rival.
    let sea = "
        . <1 . .1 . .
        . . . . . .
        . . # # .2 .
        . . # # . .
        . . . . . .
        . . . . . .";
    let mut game = archipelago(2, sea).game();
    let events = play(&mut game, lay("west e1"));
    assert_eq!(scores(&events), ["1 port 100"]);
    assert_eq!(points(&game), [100, 0]);
    let port = cell("f3");
    let mut game = archipelago(2, sea).game();
    let events = play(&mut game, lay("east e2"));
    assert_eq!(moves(&events), ["push 2.1 e3 f3"]);
    let scored = WindsEvent::Scored {
        seat: SECOND,
        reason: WindsReason::Port,
        points: 100,
        count: 1,
        cell: Some(port),
        doubled: false,
    };
    assert!(events.contains(&scored), "{events:?}");
    assert_eq!(points(&game), [0, 100], "seat 1 laid the tile");
    let sailed = "
        . . . . . .
        . . . . . .
        . . # # >1 .
        . . # # . .
        . . . . . .
        . . . . . .";
    let mut game = archipelago(2, sailed).game();
    assert_eq!(scores(&play(&mut game, sail("e3 f3"))), ["1 port 100"]);
    // At the end of a slide.
    let slid = "
        . . . . . .
        .1 . . . . .
        v . # # . .
        v . # # . .
        . . . . . .
        . . . . . .";
    let mut game = archipelago(2, slid).game();
    let events = play(&mut game, sail("a2 a3"));
    assert_eq!(moves(&events), ["sail 1.1 a2 a3", "slide 1.1 a3 a4"]);
    assert_eq!(scores(&events), ["1 port 100"]);
}

/// Proves W4-075. Each of the four ports pays, and one that a ship only stays on does not.
#[test]
fn every_port_pays_and_staying_is_no_arrival() {
    for (from, to) in [("b1", "c1"), ("f2", "f3"), ("c6", "d6"), ("a5", "a4")] {
        let sign = match (from, to) {
            ("f2", _) => 'v',
            ("a5", _) => '^',
            _ => '>',
        };
        let sea: Vec<String> = SeaCell::all()
            .map(|here| match here.to_string().as_str() {
                "c3" | "d3" | "c4" | "d4" => "#".to_owned(),
                name if name == from => format!("{sign}1"),
                _ => ".".to_owned(),
            })
            .collect();
        let mut game = archipelago(2, &sea.join(" ")).game();
        assert_eq!(scores(&play(&mut game, sail(&format!("{from} {to}")))), ["1 port 100"]);
    }
    let stays = "
        . . .1 . . .
        . . . . . .
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . .";
    let mut game = archipelago(2, stays).season(Season::Summer).game();
    let events = play(&mut game, lay("north d1"));
    assert_eq!(moves(&events), ["stay 1.1 c1 edge"]);
    assert_eq!(scores(&events), Vec::<String>::new());
}

/// Proves W4-076.
#[test]
fn a_port_pays_a_player_once_a_season() {
    let sea = "
        . >1 . . . .
        . . . . . .
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . .";
    let paid = |ports: &str| {
        let mut game = archipelago(2, sea).ports(FIRST, ports).game();
        play(&mut game, sail("b1 c1"));
        points(&game)
    };
    assert_eq!(paid(""), [100, 0]);
    assert_eq!(paid("c1"), [0, 0], "c1 has paid seat 1");
    assert_eq!(paid("f3 d6 a4"), [100, 0], "other ports have");
    let mut game = archipelago(2, sea).ports(SECOND, "c1").game();
    play(&mut game, sail("b1 c1"));
    assert_eq!(points(&game), [100, 0], "a rival's arrival takes nothing away");
    // It arrives, is pushed off, and comes back in the next turn of the season.
    let mut game = archipelago(2, sea).game();
    assert_eq!(scores(&play(&mut game, sail("b1 c1"))), ["1 port 100"]);
    let (events, _) = play_any(&mut game, lay("south d1"));
    assert_eq!(moves(&events), ["push 1.1 c1 c2"]);
    play_any(&mut game, lay("east e5"));
    play_any(&mut game, lay("west e6"));
    let events = play(&mut game, lay("north b2"));
    assert_eq!(moves(&events), ["push 1.1 c2 c1"]);
    assert_eq!(scores(&events), ["1 alignment 50"]);
    // With the next season the port pays again.
    let mut game = archipelago(2, sea).ports(FIRST, "c1").ports(SECOND, "c1").last_action().game();
    play_any(&mut game, ROTATE);
    assert_eq!(asked(&game), Some((FIRST, 1)));
    assert_eq!(scores(&play(&mut game, sail("b1 c1"))), ["1 port 100"]);
}

/// Proves W4-077.
#[test]
fn sliding_over_a_port_pays_nothing() {
    let sea = "
        . . . . . .
        .1 . . . . .
        v . # # . .
        v . # # . .
        v . . . . .
        . . . . . .";
    let mut game = archipelago(2, sea).game();
    let events = play(&mut game, sail("a2 a3"));
    assert_eq!(moves(&events), ["sail 1.1 a2 a3", "slide 1.1 a3 a5"]);
    assert_eq!(scores(&events), Vec::<String>::new());
    // Stopped on the port by another ship it has arrived.
    let mut game = archipelago(2, &sea.replacen("v . . . . .", "v1 . . . . .", 1)).numbered(FIRST, "a2 a5").game();
    let events = play(&mut game, sail("a2 a3"));
    assert_eq!((moves(&events)[1].as_str(), scores(&events)), ("slide 1.1 a3 a4", vec!["1 port 100".to_owned()]));
}

/// Rows 1 to 6 of column b, with nothing else on the sea.
fn column(signs: [&str; 6]) -> String {
    let rows: Vec<String> = signs
        .iter()
        .enumerate()
        .map(|(row, sign)| if matches!(row, 2 | 3) { format!(". {sign} # # . .") } else { format!(". {sign} . . . .") })
        .collect();
    rows.join("\n")
}

/// What laying a tile scores seat 1 for a chain, in Summer, when north is not active.
fn chain_points(sea: &str, action: &str) -> Vec<String> {
    let mut game = archipelago(2, sea).season(Season::Summer).game();
    scored(&play(&mut game, lay(action)), WindsReason::Chain)
}

/// Proves W4-078.
#[test]
fn a_chain_that_reaches_three_pays() {
    let pays = ["1 chain 150"];
    assert_eq!(chain_points(&column([".", "^", "^", ".", ".", "."]), "north b1"), pays);
    assert_eq!(chain_points(&column([".", "^", ".", "^", ".", "."]), "north b3"), pays, "in the middle");
    assert_eq!(chain_points(&column(["^", "^", ".", "^", "^", "."]), "north b3"), pays, "two twos make five, once");
    assert_eq!(
        chain_points(
            "
        . . . . . .
        > . > . . .
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . .",
            "east b2"
        ),
        pays,
        "along a row"
    );
    let count = |sea: &str| {
        let mut game = archipelago(2, sea).season(Season::Summer).game();
        let events = play(&mut game, lay("north b3"));
        events.iter().find_map(|event| match event {
            WindsEvent::Scored { reason: WindsReason::Chain, count, .. } => Some(*count),
            _ => None,
        })
    };
    assert_eq!(count(&column(["^", "^", ".", "^", "^", "."])), Some(5), "it says how long the chain is");
    let none: [&str; 0] = [];
    assert_eq!(chain_points(&column([".", "^", ".", ".", ".", "."]), "north b3"), none, "two");
    assert_eq!(chain_points(&column(["^", "^", ".", ".", ".", "."]), "north b4"), none, "a gap");
    assert_eq!(chain_points(&column(["^", "^", ".", ".", ".", "."]), "south b3"), none, "another arrow");
    assert_eq!(
        chain_points(
            "
        . . . . . .
        ^ . ^ . . .
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . .",
            "north b2"
        ),
        none,
        "three north tiles side by side in a row are no chain"
    );
}

/// Proves W4-079.
#[test]
fn a_chain_that_had_three_before_pays_nothing() {
    let none: [&str; 0] = [];
    assert_eq!(chain_points(&column(["^", "^", "^", ".", ".", "."]), "north b4"), none, "longer by one");
    assert_eq!(chain_points(&column(["^", "^", "^", ".", "^", "."]), "north b4"), none, "joined with a single one");
    assert_eq!(chain_points(&column(["^", "^", ".", "^", "^", "^"]), "north b3"), none, "joined with a two");
    // Another chain elsewhere takes nothing away.
    assert_eq!(
        chain_points(
            "
        ^ . . . . .
        ^ . . . . .
        ^ ^ # # . .
        . ^ # # . .
        . . . . . .
        . . . . . .",
            "north b5"
        ),
        ["1 chain 150"]
    );
}

/// What laying a tile scores for a route.
fn route_points(sea: &str, routed: &str, action: &str) -> Vec<String> {
    let mut game = archipelago(2, sea).routed(routed).game();
    scored(&play(&mut game, lay(action)), WindsReason::Route)
}

/// A winding group of north and south tiles from edge to edge, but for b3.
const WINDING: &str = "
    ^ v . . . .
    . v . . . .
    . . # # . .
    ^ v # # . .
    v . . . . .
    ^ . . . . .";

/// Proves W4-080, W4-081.
#[test]
fn a_route_joins_both_edges_of_its_axis() {
    let pays = ["1 route 500"];
    let none: [&str; 0] = [];
    assert_eq!(route_points(WINDING, "", "south b3"), pays);
    assert_eq!(route_points(WINDING, "", "north b3"), pays, "north and south together");
    assert_eq!(route_points(WINDING, "", "east b3"), none, "another axis");
    assert_eq!(route_points(WINDING, "", "south a3"), none, "a3 joins a4, and touches b2 at a corner only");
    assert_eq!(route_points(&WINDING.replacen("^ . . . . .", ". . . . . .", 1), "", "south b3"), none, "a6 is missing");
    let row = "
        . . . . . .
        > < . > > <
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . .";
    assert_eq!(route_points(row, "", "west c2"), pays);
    assert_eq!(route_points(row, "", "east c2"), pays);
    assert_eq!(route_points(row, "", "north c2"), none);
    // East and west tiles from the north to the south edge are none.
    let across = column(["<", ">", ".", ">", "<", "<"]);
    assert_eq!(route_points(&across, "", "east b3"), none);
    // Nor from one edge back to it.
    let around = "
        ^ . ^ . . .
        ^ . ^ . . .
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . .";
    assert_eq!(route_points(around, "", "north b2"), none);
    // The tile on the edge may be the last one.
    assert_eq!(route_points(&column(["v", "v", "^", "v", "^", "."]), "", "north b6"), pays);
}

/// Proves W4-081. The tiles are everybody's; who lays the last one is paid.
#[test]
fn a_route_pays_who_completes_it() {
    let mut game = archipelago(3, WINDING).seat(THIRD).game();
    let events = play(&mut game, lay("south b3"));
    assert_eq!(scores(&events), ["3 chain 150", "3 route 500"]);
    let completed = Some(cell("b3"));
    let seen = events.iter().any(|event| match *event {
        WindsEvent::Scored { reason: WindsReason::Route, count, cell, .. } => count == 8 && cell == completed,
        _ => false,
    });
    assert!(seen, "a group of eight tiles, where it was completed: {events:?}");
    assert_eq!(points(&game), [0, 0, 650]);
}

/// Proves W4-082.
#[test]
fn a_group_with_a_tile_of_a_paid_route_pays_no_more() {
    let none: [&str; 0] = [];
    assert_eq!(route_points(WINDING, "a4", "south b3"), none);
    // The whole group that was paid counts, also the tiles beside the way.
    let mut game = archipelago(2, WINDING).hand(FIRST, "ssss").hand(SECOND, "nnnn").game();
    play(&mut game, lay("south b3"));
    let routed = saved(&game)["routed"].as_array().unwrap().len();
    assert_eq!(routed, 8);
    for action in ["south a2", "north a3", "north b5"] {
        let (events, _) = play_any(&mut game, lay(action));
        assert_eq!(scored(&events, WindsReason::Route), none, "{action}");
    }
    // A second way from edge to edge that grows from it pays nothing, one that stands apart does.
    let second = "
        ^ . . . v .
        ^ . . . v .
        ^ . # # v .
        ^ . # # v .
        ^ ^ ^ ^ . .
        ^ . . . v .";
    assert_eq!(route_points(second, "a1 a2 a3 a4 a5 a6", "south e5"), none, "merged with the paid one");
    let apart = second.replacen("^ ^ ^ ^ . .", "^ ^ . . . .", 1);
    assert_eq!(route_points(&apart, "a1 a2 a3 a4 a5 a6 b5", "south e5"), ["1 route 500"]);
    // Each paid route stays paid when another one has been.
    let mut game = archipelago(2, &apart).routed("a1 a2 a3 a4 a5 a6 b5").game();
    play(&mut game, lay("south e5"));
    let (events, _) = play_any(&mut game, lay("north b2"));
    assert_eq!(scored(&events, WindsReason::Route), none);
}

/// Proves W4-083.
#[test]
fn a_tile_of_the_active_wind_pays_alignment() {
    for season in Season::ALL {
        for rotated in [false, true] {
            let scene = archipelago(2, OPEN).season(season);
            let game = if rotated { scene.rotated() } else { scene }.game();
            let active = see(&game).wind;
            for wind in Wind::ALL {
                let mut game = game;
                let events = play(&mut game, WindsAction::Lay { wind, cell: cell("b2") });
                let double = season == Season::Winter && wind == Wind::North;
                let expected = match (wind == active, double) {
                    (false, _) => vec![],
                    (true, false) => vec!["1 alignment 50"],
                    (true, true) => vec!["1 alignment 100 doubled"],
                };
                assert_eq!(scores(&events), expected, "{season:?} {rotated} {wind:?}");
            }
        }
    }
}

/// Proves W4-084, W4-085.
#[test]
fn a_rivals_ship_on_a_reef_or_kraken_pays_displacement() {
    let sea = |b3: &str, c2: &str| {
        format!(
            "
            . . . . . .
            . . {c2} . . .
            . {b3} # # . .
            . . # # . .
            . . . . . .
            . . . . . ."
        )
    };
    let paid = |b3: &str, c2: &str, action: &str| {
        let mut game = archipelago(3, &sea(b3, c2)).season(Season::Winter).game();
        scores(&play(&mut game, lay(action)))
    };
    let none: [&str; 0] = [];
    assert_eq!(paid(".2", ".", "east b2"), ["1 displacement 150"]);
    assert_eq!(paid(".1", ".", "east b2"), none, "an own ship");
    assert_eq!(paid(".", ".3", "south b2"), ["1 displacement 150"]);
    assert_eq!(paid(".2", ".", "east a2"), none, "not next to it");
    let kraken = "
        . . . . . .
        . .2 @ . . .
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . .";
    let mut game = archipelago(2, kraken).season(Season::Summer).game();
    assert_eq!(scores(&play(&mut game, lay("east a2"))), ["1 displacement 150"]);
    // By one tile two rivals' ships, and an own one that pays nothing.
    let both = "
        . . . . . .
        . . . . . .
        . . # # . .
        . .2 # # . .
        . . .1 @ . .
        . .3 @ . . .";
    let mut game = archipelago(3, both).season(Season::Autumn).game();
    let events = play(&mut game, lay("east b5"));
    let hit: Vec<String> = moves(&events).into_iter().filter(|line| line.starts_with("damage")).collect();
    assert_eq!(hit.len(), 3, "{hit:?}");
    let points: u32 = events
        .iter()
        .filter_map(|event| match event {
            WindsEvent::Scored { seat: FIRST, reason: WindsReason::Displacement, points, .. } => {
                Some(u32::from(*points))
            }
            _ => None,
        })
        .sum();
    assert_eq!(points, 300, "150 for each rival's ship");
}

/// Proves W4-084. A line that closes up behind a rival's ship pays for that ship alone, and who pushed is paid.
#[test]
fn displacement_is_paid_to_who_laid_the_tile() {
    let line = "
        . . . . . .
        . . . . . .
        .2 .1 # # . .
        . . # # . .
        . . . . . .
        . . . . . .";
    let mut game = archipelago(2, line).seat(SECOND).game();
    assert_eq!(scores(&play(&mut game, lay("east a2"))), ["2 displacement 150"]);
    let mut game = archipelago(2, line).game();
    assert_eq!(scores(&play(&mut game, lay("east a2"))), Vec::<String>::new(), "the own ship, pushed by a rival's");
}

/// Proves W4-032.
#[test]
fn in_winter_chains_and_routes_of_north_tiles_count_double() {
    let chain = |season, action: &str, sea: &str| {
        let mut game = archipelago(2, sea).season(season).game();
        scored(&play(&mut game, lay(action)), WindsReason::Chain)
    };
    let north = column(["^", "^", ".", ".", ".", "."]);
    assert_eq!(chain(Season::Winter, "north b3", &north), ["1 chain 300 doubled"]);
    assert_eq!(chain(Season::Autumn, "north b3", &north), ["1 chain 150"]);
    assert_eq!(chain(Season::Spring, "north b3", &north), ["1 chain 150"]);
    let south = column(["v", "v", ".", ".", ".", "."]);
    assert_eq!(chain(Season::Winter, "south b3", &south), ["1 chain 150"]);
    let west = "
        . . . . . .
        < < . . . .
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . .";
    assert_eq!(chain(Season::Winter, "west c2", west), ["1 chain 150"], "though west is active");
}

/// Proves W4-032, W4-133.
#[test]
fn in_winter_a_route_is_doubled_by_a_completing_north_tile() {
    let route = |season, action: &str, sea: &str| {
        let mut game = archipelago(2, sea).season(season).game();
        scored(&play(&mut game, lay(action)), WindsReason::Route)
    };
    assert_eq!(route(Season::Winter, "north b3", WINDING), ["1 route 1000 doubled"]);
    assert_eq!(route(Season::Winter, "south b3", WINDING), ["1 route 500"], "the others may point north");
    assert_eq!(route(Season::Autumn, "north b3", WINDING), ["1 route 500"]);
    let all_south = column(["v", "v", ".", "v", "v", "v"]);
    assert_eq!(route(Season::Winter, "north b3", &all_south), ["1 route 1000 doubled"]);
    let row = "
        . . . . . .
        > < . > > <
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . .";
    assert_eq!(route(Season::Winter, "west c2", row), ["1 route 500"]);
}

/// Proves W4-033.
#[test]
fn in_winter_turned_to_north_alignment_counts_double() {
    let mut game = archipelago(2, OPEN).season(Season::Winter).rotated().hand(FIRST, "nnww").game();
    assert_eq!(see(&game).wind, Wind::North);
    assert_eq!(scores(&play(&mut game, lay("north b2"))), ["1 alignment 100 doubled"]);
    let (events, _) = play_any(&mut game, lay("west e2"));
    assert_eq!(scores(&events), Vec::<String>::new(), "west is not active any more");
    let mut game = archipelago(2, OPEN).season(Season::Winter).game();
    assert_eq!(scores(&play(&mut game, lay("north b2"))), Vec::<String>::new(), "not turned");
    let mut game = archipelago(2, OPEN).season(Season::Winter).game();
    assert_eq!(scores(&play(&mut game, lay("west b2"))), ["1 alignment 50"]);
    let mut game = archipelago(2, OPEN).game();
    assert_eq!(scores(&play(&mut game, lay("north b2"))), ["1 alignment 50"], "not Winter");
}
