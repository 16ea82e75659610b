//! 4 Winds' rulebook: laying tiles, pushes, lines of ships and collisions.

use windrose_core::four_winds::*;
use windrose_tests::four_winds::*;

/// Proves W4-017, W4-042.
#[test]
fn a_tile_goes_on_any_cell_without_tile_ship_or_obstacle() {
    let sea = "
        .11 ^ . . . .A
        > .2 . < . .
        v . # # @ .
        . ^1 # # > .
        . . . .2 . .B
        .B . . . . .";
    let mut game =
        archipelago(2, sea).season(Season::Summer).hand(FIRST, "ssn").hand(SECOND, "eeww").second_action().game();
    // Ports (c1, f3, a4, d6), the corners f1, a6 and f6 and the cells with outposts are among them.
    let open = cells("c1 d1 e1 f1 c2 e2 f2 b3 f3 a4 f4 a5 b5 c5 e5 f5 a6 b6 c6 d6 e6 f6");
    assert_eq!(lay_cells(&game), open);
    for at in SeaCell::all() {
        for wind in Wind::ALL {
            let held = matches!(wind, Wind::North | Wind::South);
            assert_eq!(may(&game, WindsAction::Lay { wind, cell: at }), held && open.contains(&at), "{wind:?} on {at}");
        }
    }
    play_any(&mut game, lay("south f6"));
    assert_eq!(at(&game, cell("f6")).tile, Some(Wind::South));
    // In a Tempest storms keep tiles off too, closed harbours do not.
    let calm = "
        . . . . . .
        . % . . % .
        . . .1 .1 . .
        . . .1 . . .
        . % . . % .
        . . . . . .";
    let game = tempest(calm).safe("a1").game();
    let storms = cells("b2 e2 b5 e5 c3 d3 c4");
    assert_eq!(lay_cells(&game), SeaCell::all().filter(|at| !storms.contains(at)).collect::<Vec<_>>());
}

/// Proves W4-042.
#[test]
fn the_tile_leaves_the_hand_and_lies_on_the_cell() {
    let mut game = archipelago(2, OPEN).hand(FIRST, "nnes").game();
    let events = play(&mut game, lay("north e5"));
    assert_eq!(events[0], WindsEvent::Laid { seat: FIRST, wind: Wind::North, cell: cell("e5") });
    assert_eq!((hand(&game, FIRST), at(&game, cell("e5")).tile), ("nes".to_owned(), Some(Wind::North)));
    assert!(!may(&game, lay("west e4")), "it holds none");
}

/// Proves W4-018. The ship passes onto the cell of an outpost, and a tile is laid on one.
#[test]
fn outposts_hinder_neither_ships_nor_tiles() {
    let sea = "
        . . . . . .
        .B .1 . . . .
        .A . # # . .
        . . # # . .
        . . . . . .
        . . . . . .";
    let mut game = archipelago(2, sea).game();
    let events = play(&mut game, lay("west b3"));
    assert_eq!(moves(&events), ["push 1.1 b2 a2"]);
    let mut game = archipelago(2, sea).game();
    play(&mut game, lay("west a3"));
    assert_sea(
        &game,
        "
        . . . . . .
        .B .1 . . . .
        <A . # # . .
        . . # # . .
        . . . . . .
        . . . . . .",
    );
}

/// Proves W4-043. Ships of every owner move, those on the diagonals and two cells away do not.
#[test]
fn a_tile_pushes_the_ships_on_the_four_neighbouring_cells() {
    let sea = "
        . . .1 .2 .1 .
        . . .3 . .2 .
        . . # # .1 .
        . . # # . .
        . . . . . .
        . . . . . .";
    let mut game = archipelago(3, sea).game();
    let events = play(&mut game, lay("east d2"));
    assert_eq!(moves(&events), ["push 2.2 e2 f2", "push 1.2 e1 f1", "push 2.1 d1 e1", "push 3.1 c2 d2"]);
    assert_sea(
        &game,
        "
        . . .1 . .2 .1
        . . . >3 . .2
        . . # # .1 .
        . . # # . .
        . . . . . .
        . . . . . .",
    );
}

/// Proves W4-043.
#[test]
fn a_push_goes_one_cell_along_the_arrow_whatever_the_wind() {
    let sea = "
        . . . . . .
        . .1 . . . .
        .2 . # # . .
        . .3 # # . .
        . . . . . .
        . . . . . .";
    let mut game = archipelago(3, sea).game();
    let events = play(&mut game, lay("north b3"));
    assert_eq!(moves(&events), ["push 1.1 b2 b1", "push 2.1 a3 a2", "push 3.1 b4 b3"]);
    let sea = "
        . . . . . .
        . . . . . .
        . . # # .1 .
        . . # # . .2
        . . . . .3 .
        . . . . . .";
    let mut game = archipelago(3, sea).game();
    let events = play(&mut game, lay("south e4"));
    assert_eq!(moves(&events), ["push 3.1 e5 e6", "push 2.1 f4 f5", "push 1.1 e3 e4"]);
    let sea = "
        . . . . . .
        . . . . . .
        . . # # . .
        . . # # . .
        . .1 . .2 . .
        . . .3 . . .";
    let mut game = archipelago(3, sea).game();
    let events = play(&mut game, lay("west c5"));
    assert_eq!(moves(&events), ["push 1.1 b5 a5", "push 3.1 c6 b6", "push 2.1 d5 c5"]);
    assert_sea(
        &game,
        "
        . . . . . .
        . . . . . .
        . . # # . .
        . . # # . .
        .1 . <2 . . .
        . .3 . . . .",
    );
}

/// Proves W4-044.
#[test]
fn the_foremost_is_pushed_first_and_level_ones_in_reading_order() {
    let sea = "
        . . . . .1 .
        . . . .2 . .1
        . . # # .2 .
        . . # # . .
        . . . . . .
        . . . . . .";
    for (wind, expected) in [
        ("north", ["stay 1.1 e1 edge", "push 2.1 d2 d1", "push 1.2 f2 f1", "push 2.2 e3 e2"]),
        ("east", ["stay 1.2 f2 edge", "push 1.1 e1 f1", "push 2.2 e3 f3", "push 2.1 d2 e2"]),
        ("south", ["push 2.2 e3 e4", "damage 2.1 d2 d3 reef", "push 1.2 f2 f3", "push 1.1 e1 e2"]),
        ("west", ["push 2.1 d2 c2", "push 1.1 e1 d1", "damage 2.2 e3 d3 reef", "push 1.2 f2 e2"]),
    ] {
        let mut game = archipelago(2, sea).game();
        assert_eq!(moves(&play(&mut game, lay(&format!("{wind} e2")))), expected);
    }
}

/// Proves W4-045.
#[test]
fn of_several_ships_in_a_neighbouring_harbour_one_moves() {
    let home = "
        .11 . . . . .
        . . . . . .
        . . # # . .
        . . # # . .
        . .1 . . . .
        . . . . . .";
    // The drawn ships are the first, at b5, and the second and third at a1.
    let mut game = archipelago(2, home).numbered(FIRST, "b5 a1 a1").game();
    let events = play(&mut game, lay("east a2"));
    assert_eq!(moves(&events), ["push 1.2 a1 b1"], "the lowest number");
    let guest = home.replacen(".11", ".112", 1);
    let mut game = archipelago(2, &guest).game();
    let events = play(&mut game, lay("east a2"));
    assert_eq!(moves(&events), ["push 2.1 a1 b1"], "a guest first");
    assert_sea(
        &game,
        "
        .11 .2 . . . .
        > . . . . .
        . . # # . .
        . . # # . .
        . .1 . . . .
        . . . . . .",
    );
}

/// Proves W4-045. A guest is who stands in somebody else's harbour, also when it is the lower seat's.
#[test]
fn a_guest_of_a_lower_seat_moves_first_too() {
    let sea = "
        . . . . . .
        . . . . . .
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . .122";
    let mut game = archipelago(2, sea).game();
    let events = play(&mut game, lay("west f5"));
    assert_eq!(moves(&events), ["push 1.1 f6 e6"]);
}

/// Proves W4-046.
#[test]
fn a_pushed_ship_pushes_the_whole_line_before_it() {
    let sea = "
        . . . . . .
        . . .1 .2 .1 .
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . .";
    let mut game = archipelago(2, sea).game();
    let events = play(&mut game, lay("east b2"));
    assert_eq!(moves(&events), ["push 1.2 e2 f2", "push 2.1 d2 e2", "push 1.1 c2 d2"]);
    assert_sea(
        &game,
        "
        . . . . . .
        . > . .1 .2 .1
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . .",
    );
    // A gap ends the line.
    let gap = sea.replacen(".2 .1 .", ". .1 .2", 1);
    let mut game = archipelago(2, &gap).game();
    let events = play(&mut game, lay("east b2"));
    assert_eq!(moves(&events), ["push 1.1 c2 d2"]);
}

/// Proves W4-047.
#[test]
fn at_the_edge_the_whole_line_stays() {
    let sea = "
        . . . . . .
        . . . .1 .2 .1
        . . # # . .
        . . # # . .
        .1 . . . . .
        .2 . . . . .";
    let mut game = archipelago(2, sea).game();
    let events = play(&mut game, lay("east c2"));
    assert_eq!(moves(&events), ["stay 1.1 d2 edge"]);
    assert_sea(&game, &sea.replacen(". . . .1 .2", ". . > .1 .2", 1));
    // One ship alone, and a line that ends in a corner.
    let mut game = archipelago(2, sea).game();
    let events = play(&mut game, lay("south b5"));
    assert_eq!(moves(&events), ["stay 1.3 a5 edge"]);
    let mut game = archipelago(2, sea).game();
    let events = play(&mut game, lay("west b6"));
    assert_eq!(moves(&events), ["stay 2.2 a6 edge"]);
}

/// Proves W4-013.
#[test]
fn owners_enter_their_own_harbour_in_any_number_and_beside_a_guest() {
    for (harbour, after) in [(".", ".1"), (".1", ".11"), (".1111111", ".11111111"), (".2", ".12"), (".112", ".1112")] {
        let sea = |a1: &str, b1: &str| {
            format!(
                "
                {a1} {b1} . . . .
                . . . . . .
                . . # # . .
                . . # # . .
                . . . . . .
                . . . . . ."
            )
        };
        let mut game = archipelago(2, &sea(harbour, ".1")).game();
        let events = play(&mut game, lay("west b2"));
        assert!(moves(&events).len() == 1 && moves(&events)[0].ends_with("b1 a1"), "{events:?}");
        assert_sea(&game, &sea(after, ".").replacen("                . . .", "                . < .", 1));
    }
}

/// Proves W4-014, W4-048.
#[test]
fn a_foreign_ship_enters_a_harbour_only_when_it_is_empty() {
    for harbour in [".1", ".11", ".3"] {
        let sea = format!(
            "
            {harbour} .2 . . . .
            .2 . . . . .
            . . # # . .
            . . # # . .
            . . . . . .
            . . . . . ."
        );
        let mut game = archipelago(3, &sea).game();
        let events = play(&mut game, lay("west c1"));
        assert!(moves(&events).iter().all(|line| line.starts_with("stay 2.1 b1")), "{events:?}");
        assert_sea(&game, &sea.replacen(".2 . . . .", ".2 < . . .", 1));
        let mut game = archipelago(3, &sea).game();
        let events = play(&mut game, lay("north a3"));
        assert!(moves(&events).iter().all(|line| line.starts_with("stay 2.2 a2")), "{events:?}");
    }
    let empty = "
        . .2 . . . .
        . . . . . .
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . .";
    let mut game = archipelago(3, empty).game();
    let events = play(&mut game, lay("west c1"));
    assert_eq!(moves(&events), ["push 2.1 b1 a1"]);
}

/// Proves W4-048, W4-013.
#[test]
fn a_line_moves_into_a_harbour_when_its_foremost_ship_may() {
    let sea = |a1: &str, b1: &str| {
        format!(
            "
            {a1} {b1} .2 . . .
            . . . . . .
            . . # # . .
            . . # # . .
            . . . . . .
            . . . . . ."
        )
    };
    // The foremost is at home: the line moves up behind it.
    for harbour in [".", ".1", ".11", ".2"] {
        let mut game = archipelago(2, &sea(harbour, ".1")).game();
        let events = play(&mut game, lay("west d1"));
        let line = moves(&events);
        assert!(line[0].ends_with("b1 a1") && line[1].ends_with("c1 b1") && line.len() == 2, "{line:?}");
    }
    // A foreign one enters an empty harbour only.
    let mut game = archipelago(2, &sea(".", ".2")).game();
    let events = play(&mut game, lay("west d1"));
    assert_eq!(moves(&events), ["push 2.1 b1 a1", "push 2.2 c1 b1"]);
    for harbour in [".1", ".2"] {
        let mut game = archipelago(2, &sea(harbour, ".2")).game();
        let events = play(&mut game, lay("west d1"));
        assert!(moves(&events).len() == 1 && moves(&events)[0].starts_with("stay"), "{events:?}");
        assert_sea(&game, &sea(harbour, ".2").replacen(".2 . . .", ".2 < . .", 1));
    }
}

/// Proves W4-015.
#[test]
fn no_other_cell_ever_holds_two_ships() {
    for (setup, stream) in [campaign(2), campaign(3), campaign(4), WindsSetup::Tempest, DUEL]
        .iter()
        .flat_map(|setup| (0..50).map(move |stream| (setup, stream)))
    {
        wander(setup, stream, |game, _| {
            let view = see(game);
            for here in &view.cells {
                let own = here.harbour_of.filter(|_| view.mode == WindsMode::Archipelago);
                let crowd = here.ships.iter().filter(|ship| Some(ship.seat) != own).count();
                assert!(crowd <= 1, "{}: {:?}", here.cell, here.ships);
                assert!(here.obstacle.is_none() || here.ships.is_empty() && here.tile.is_none(), "{}", here.cell);
            }
        });
    }
    let crowded = "
        . . . . . .
        . .12 . . . .
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . .";
    assert!(!archipelago(2, crowded).refused().is_empty());
}

/// Proves W4-049, W4-050.
#[test]
fn the_foremost_of_a_line_is_damaged_on_a_reef_and_the_others_close_up() {
    let sea = "
        . . . . . .
        . . . . . .
        .1 .2 # # . .
        . . # # . .
        . . . . . .
        . . . . . .";
    let mut game = archipelago(2, sea).game();
    let events = play(&mut game, lay("east a2"));
    assert_eq!(moves(&events), ["damage 2.1 b3 c3 reef", "push 1.1 a3 b3"]);
    assert_sea(
        &game,
        "
        . . . . . .
        > . . . . .
        . .1 # # . .
        . . # # . .
        . . . . . .
        . . . . . .",
    );
    let fleet = &see(&game).fleets[1];
    assert_eq!((fleet.afloat, fleet.slate, fleet.damaged), (0, 7, 1));
    assert_eq!(saved(&game)["fleets"][1]["ships"][0], "damaged");
    // One ship alone, an own one.
    let mut game = archipelago(2, sea).game();
    let events = play(&mut game, lay("south a4"));
    assert_eq!(moves(&events), ["push 1.1 a3 a4"]);
    let mut game = archipelago(2, &sea.replacen(".1 .2", ". .1", 1)).game();
    let events = play(&mut game, lay("east b4"));
    assert_eq!(moves(&events), ["damage 1.1 b3 c3 reef"]);
    assert_eq!(see(&game).fleets[0].damaged, 1);
}

/// Proves W4-049.
#[test]
fn a_kraken_damages_as_a_reef_does() {
    let sea = "
        . . . . . .
        . .2 .1 .2 @ .
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . .";
    let mut game = archipelago(2, sea).season(Season::Summer).game();
    let events = play(&mut game, lay("east a2"));
    assert_eq!(moves(&events), ["damage 2.2 d2 e2 kraken", "push 1.1 c2 d2", "push 2.1 b2 c2"]);
    assert_sea(
        &game,
        "
        . . . . . .
        > . .2 .1 @ .
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . .",
    );
}

/// Proves W4-049. Those that close up have been pushed, so a chain takes them along.
#[test]
fn a_ship_that_closes_up_slides() {
    let sea = "
        . .1 . . . .
        < <2 . . . .
        . @ # # . .
        . . # # . .
        . . . . . .
        . . . . . .";
    let mut game = archipelago(2, sea).season(Season::Summer).game();
    let events = play(&mut game, lay("south a1"));
    assert_eq!(moves(&events), ["damage 2.1 b2 b3 kraken", "push 1.1 b1 b2", "slide 1.1 b2 a2"]);
}

/// Proves W4-050, W4-051.
#[test]
fn a_damaged_ship_is_repaired_when_the_next_season_begins() {
    let sea = "
        . . . . . .
        . . . . . .
        .1 .2 # # . .
        . . # # . .
        . . . . . .
        . . . . . .";
    // Seat 2's other seven ships are damaged too, so it has none to launch.
    let mut game = archipelago(2, sea).turn(2).second_action().damaged(SECOND, 7).damaged(FIRST, 2).game();
    play_any(&mut game, lay("east a2"));
    assert_eq!(asked(&game), Some((SECOND, 1)));
    assert_eq!(see(&game).fleets[1].damaged, 8);
    assert_eq!(launch_cells(&game), []);
    assert!(!may(&game, launch("f6")));
    play(&mut game, lay("north e5"));
    let (events, _) = play_any(&mut game, lay("west e6"));
    assert_eq!(see(&game).season, Season::Summer);
    assert!(events.contains(&WindsEvent::Repaired { seat: SECOND, count: 8 }));
    assert!(events.contains(&WindsEvent::Repaired { seat: FIRST, count: 2 }));
    assert!(see(&game).fleets.iter().all(|fleet| fleet.damaged == 0));
    assert_eq!(see(&game).fleets[1].slate, 8);
    play_any(&mut game, launch("a1"));
    play_any(&mut game, launch("a1"));
    assert!(may(&game, launch("f6")), "now it can be launched");
}
