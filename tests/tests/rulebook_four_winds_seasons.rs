//! 4 Winds' rulebook: seasons, turns and the compass.

use std::collections::BTreeSet;

use windrose_core::four_winds::*;
use windrose_core::game::{Game, Seat, Viewer};
use windrose_core::words::{Language, Speak, Teller, Tongue};
use windrose_tests::four_winds::*;

/// A sea whose every cell is taken.
const FULL: &str = "
    ^ > v < ^ >
    v < ^ > v <
    ^ > # # ^ >
    v < # # v <
    ^ > v < ^ >
    v < ^ > v <";

/// What begins and ends while a game is played at random.
fn course(setup: &WindsSetup) -> Vec<WindsEvent> {
    let mut course = Vec::new();
    wander(setup, 3, |_, events| course.extend(events));
    course
}

/// Proves W4-026, W4-027, W4-028.
#[test]
fn four_seasons_each_bring_their_printed_wind() {
    assert_eq!(Season::ALL.map(Season::printed_wind), [Wind::North, Wind::South, Wind::East, Wind::West]);
    for setup in [campaign(2), campaign(4), long_campaign(3, SeasonLength::One), WindsSetup::Tempest] {
        let seasons = course(&setup).into_iter().filter_map(|event| match event {
            WindsEvent::SeasonBegan { season, wind } => Some((season, wind)),
            _ => None,
        });
        let expected = [(Season::Summer, Wind::South), (Season::Autumn, Wind::East), (Season::Winter, Wind::West)];
        assert_eq!(seasons.collect::<Vec<_>>(), expected, "Spring is there from the start, and nothing follows Winter");
    }
    let mut game = archipelago(2, OPEN).last_action().game();
    play_any(&mut game, lay("north b2"));
    assert_eq!((see(&game).season, see(&game).wind), (Season::Summer, Wind::South));
}

/// How many turns each seat has in each season of a game played at random.
fn turns(setup: &WindsSetup) -> Vec<Vec<u8>> {
    let mut turns = vec![vec![0; usize::from(setup.players())]];
    for event in course(setup) {
        match event {
            WindsEvent::TurnEnded { seat } => turns.last_mut().unwrap()[seat.index()] += 1,
            WindsEvent::SeasonBegan { .. } => turns.push(vec![0; usize::from(setup.players())]),
            _ => {}
        }
    }
    turns
}

/// Proves W4-029, W4-030, W4-137.
#[test]
fn a_season_gives_each_player_its_turns() {
    let lengths =
        [(SeasonLength::Standard, [2, 2, 1]), (SeasonLength::One, [1, 1, 1]), (SeasonLength::Long, [4, 3, 2])];
    for (length, each) in lengths {
        for (players, each) in (2..=4).zip(each) {
            let season = vec![each; usize::from(players)];
            assert_eq!(turns(&long_campaign(players, length)), vec![season; 4], "{length:?}, {players} players");
            let view = see(&begin(&long_campaign(players, length)));
            assert_eq!((view.turn, view.turns), (1, each));
        }
    }
    let standard = matches!(WindsSetup::TWO_PLAYERS, WindsSetup::Archipelago { length: SeasonLength::Standard, .. });
    assert!(standard, "unless told otherwise");
}

/// A sea with tiles of three winds.
const TILES: &str = "
    . . . . . .
    ^ > ^ . . .
    . . # # v .
    . . # # . .
    . < . ^ . .
    . . . . . .";

/// Proves W4-031, W4-131, W4-137. The compass was turned: what ebbs is the printed wind all the same.
#[test]
fn in_the_long_game_the_printed_wind_ebbs_away() {
    let long = archipelago(2, TILES).length(SeasonLength::Long).last_action();
    let mut game = long.game();
    let before = bag(&game);
    let (events, _) = play_any(&mut game, ROTATE);
    assert!(happened(&events, "ebb north 3"));
    let ebbed = "
        . @ . . . .
        . > . . . .
        . . # # v .
        . . # # . .
        . < . . . .
        . . . . . .";
    assert_sea(&game, ebbed);
    assert_eq!(bag(&game), before, "they leave the game");
    // At the ends of Summer and Autumn south and east go.
    let mut game = long.clone().season(Season::Summer).game();
    let (events, _) = play_any(&mut game, ROTATE);
    assert!(happened(&events, "ebb south 1"));
    let mut game = long.clone().season(Season::Autumn).game();
    let (events, _) = play_any(&mut game, ROTATE);
    assert!(happened(&events, "ebb east 1"));
    // After Winter nothing ebbs.
    let mut game = long.season(Season::Winter).game();
    let before = drawing(&game);
    let (events, _) = play_any(&mut game, ROTATE);
    assert!(!happened(&events, "ebb"));
    assert_eq!(drawing(&game), before);
}

/// Proves W4-031. Tiles also ebb from under ships and outposts, which stay; the kraken may come where a tile ebbed.
#[test]
fn ships_and_outposts_stay_when_tiles_ebb() {
    let sea = "
        . ^A . . . .
        . ^1 ^2 . . .
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . .";
    let mut game = archipelago(2, sea).length(SeasonLength::Long).last_action().game();
    let events = draw(&mut game, ROTATE, &[0]);
    assert_eq!(told(&events), ["rotate 2 east", "end 2", "ebb north 3", "season Summer south", "kraken d1"]);
    assert!(at(&game, cell("b1")).outpost.is_some());
    assert_eq!(at(&game, cell("b2")).ships.len(), 1);
}

/// Proves W4-131.
#[test]
fn only_the_long_game_and_the_duel_ebb() {
    for length in [SeasonLength::Standard, SeasonLength::One] {
        let mut game = archipelago(2, TILES).length(length).last_action().game();
        let (events, _) = play_any(&mut game, ROTATE);
        assert!(happened(&events, "season Summer") && !happened(&events, "ebb"));
    }
    let sea = "
        .1 .1 .1 .1 . .
        ^ > ^ . . .
        . . # # v .
        . . # # . .
        . < . ^ . .
        . . .2 .2 .2 .2";
    let mut game = duel(sea).last_action().game();
    let (events, _) = play_any(&mut game, ROTATE);
    assert!(happened(&events, "ebb north 3"));
    let mut game = tempest(
        "
        . ^ . . . .
        . % . . % .
        . . .1 .1 . .
        . . .1 .1 . .
        . % . . % .
        . . . . . .",
    )
    .last_action()
    .game();
    let (events, _) = play_any(&mut game, ROTATE);
    assert!(happened(&events, "season Summer") && !happened(&events, "ebb"));
}

/// A sea on which a kraken may come to a few cells only.
const CROWDED: &str = "
    .1 . . > > >
    > > . > > >A
    ^ > # # . .
    . < # # v <
    .B > v .1 . .
    . . < . v .2";

/// Proves W4-034.
#[test]
fn a_kraken_surfaces_on_a_free_cell_as_a_season_begins() {
    // No tile, ship, outpost, reef, port (c1, a4, f3, d6) or corner.
    let free = cells("b1 c2 e3 e5 f5 b6");
    for season in [Season::Spring, Season::Summer, Season::Autumn] {
        let scene = archipelago(2, CROWDED).season(season).last_action();
        for (number, &free) in (0..).zip(&free) {
            let mut game = scene.game();
            let events = draw(&mut game, ROTATE, &[number]);
            assert!(events.contains(&WindsEvent::KrakenSurfaced { cell: Some(free) }), "{:?}", told(&events));
            assert_eq!(at(&game, free).obstacle, Some(Obstacle::Kraken));
        }
        let (_, of) = play_any(&mut scene.game(), ROTATE);
        assert_eq!(of, [free.len() as u32]);
    }
    let krakens = |events: &[WindsEvent]| {
        events.iter().filter(|event| matches!(event, WindsEvent::KrakenSurfaced { .. })).count()
    };
    assert_eq!(krakens(&course(&campaign(2))), 3, "Spring begins without one");
    assert_eq!(krakens(&begin_with(&campaign(2), &[0; 8]).1), 0);
}

/// Proves W4-034. An outpost keeps the kraken off even without a tile.
#[test]
fn no_kraken_where_an_outpost_stands() {
    let mut game = archipelago(2, CROWDED).last_action().game();
    let (events, _) = play_any(&mut game, ROTATE);
    assert!(events.contains(&WindsEvent::KrakenSurfaced { cell: Some(cell("b1")) }));
    let with = CROWDED.replacen(". . > > >", ".B . > > >", 1);
    let mut game = archipelago(2, &with).last_action().game();
    let (events, of) = play_any(&mut game, ROTATE);
    assert!(events.contains(&WindsEvent::KrakenSurfaced { cell: Some(cell("c2")) }), "not on b1, nor on the port c1");
    assert_eq!(of, [5]);
}

/// Proves W4-035.
#[test]
fn without_a_free_cell_no_kraken_comes() {
    let mut game = archipelago(2, FULL).last_action().game();
    let before = drawing(&game);
    let events = play(&mut game, ROTATE);
    assert!(events.contains(&WindsEvent::KrakenSurfaced { cell: None }));
    assert_eq!(drawing(&game), before);
}

/// Proves W4-132.
#[test]
fn a_kraken_stays_and_never_takes_a_corner_or_a_port() {
    for (setup, stream) in [campaign(2), campaign(4), long_campaign(2, SeasonLength::Long), DUEL]
        .iter()
        .flat_map(|setup| (0..50).map(move |stream| (setup, stream)))
    {
        let mut before = BTreeSet::new();
        wander(setup, stream, |game, _| {
            let krakens = see(game).cells.into_iter().filter(|here| here.obstacle == Some(Obstacle::Kraken));
            let now: BTreeSet<SeaCell> = krakens
                .map(|here| {
                    assert!(!here.corner && !here.port, "{}", here.cell);
                    here.cell
                })
                .collect();
            assert!(now.is_superset(&before));
            before = now;
        });
    }
    let corners = "
        . > > > > .
        > > > > < >
        < < # # < <
        . < # # < <
        v v v v v v
        . v v v v .";
    let mut game = archipelago(2, corners).last_action().game();
    let events = play(&mut game, ROTATE);
    assert!(events.contains(&WindsEvent::KrakenSurfaced { cell: None }), "all four corners are harbours here");
}

/// Proves W4-036.
#[test]
fn season_and_active_wind_are_always_in_view() {
    let seasons = [
        (Language::English, ["Spring", "Summer", "Autumn", "Winter"], ["North", "East", "South", "West"]),
        (Language::German, ["Frühling", "Sommer", "Herbst", "Winter"], ["Nord", "Ost", "Süd", "West"]),
    ];
    for (language, seasons, winds) in seasons {
        let tongue = Tongue::new(language);
        for setup in [campaign(3), WindsSetup::Tempest, DUEL] {
            let names = FourWinds::seat_names(&setup, &tongue);
            let teller = Teller { tongue: &tongue, names: &names };
            let mut seen = BTreeSet::new();
            wander(&setup, 5, |game, _| {
                for viewer in [Viewer::Seat(FIRST), Viewer::Bystander] {
                    let view = game.view(viewer);
                    let told = game.subtitle(viewer, &teller);
                    assert!(told.contains(seasons[view.season as usize]), "{told}");
                    assert!(told.contains(winds[view.wind.index()]), "{told}");
                    seen.insert((view.season, view.wind));
                }
            });
            assert!(seen.len() >= 2, "{seen:?}");
        }
    }
}

/// Proves W4-037, W4-038, W4-040.
#[test]
fn a_turn_is_two_actions_the_draw_and_the_next_seat() {
    let sea = "
        .1 . . . . .
        >1 . . . . .
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . .2";
    let start = archipelago(2, sea).bag([0, 1, 2, 0]).length(SeasonLength::Long);
    let mut game = start.game();
    for action in [lay("west e5"), sail("a2 b2"), build("a1"), ROTATE, launch("a1")] {
        assert!(may(&game, action), "{action:?}");
    }
    assert!(!may(&game, WindsAction::End), "there is nothing else to do");
    let events = play(&mut game, lay("north e5"));
    assert_eq!((asked(&game), hand(&game, FIRST)), (Some((FIRST, 2)), "esw".to_owned()), "the draw waits");
    assert!(!happened(&events, "draw") && !happened(&events, "end"));
    // The same action again; then two are drawn, the second of two that are left.
    let events = draw(&mut game, lay("west e4"), &[0, 1]);
    assert_eq!((asked(&game), hand(&game, FIRST)), (Some((SECOND, 1)), "eess".to_owned()));
    assert_eq!(told(&events), ["lay west e4", "draw 1 2", "end 1"]);
    assert_eq!(bag(&game), [0, 0, 1, 0]);
    let seen = WindCounts { north: 0, east: 1, south: 1, west: 0 };
    assert!(events.contains(&WindsEvent::Drew { seat: FIRST, count: 2, tiles: Some(seen) }));
    // Who laid none draws none.
    let mut game = start.game();
    play(&mut game, launch("a1"));
    let events = play(&mut game, ROTATE);
    assert_eq!(
        (told(&events), hand(&game, FIRST)),
        (vec!["rotate 1 east".to_owned(), "end 1".to_owned()], "nesw".to_owned())
    );
}

/// Proves W4-038. Every pair of actions makes a turn.
#[test]
fn both_actions_may_be_the_same() {
    let sea = "
        . . . . . .
        >1 ^ . . . .
        . . # # . .
        . . # # . .
        . . . . . .1
        . . . . . .2";
    for [one, two] in [
        [lay("north d1"), lay("south e1")],
        [sail("a2 b2"), sail("b2 b1")],
        [build("a2"), build("a3")],
        [launch("a1"), launch("a1")],
    ] {
        let mut game = archipelago(2, sea).game();
        play(&mut game, one);
        assert_eq!(asked(&game), Some((FIRST, 2)));
        assert!(may(&game, two), "{two:?} after {one:?}");
        play_any(&mut game, two);
        assert_eq!(asked(&game), Some((SECOND, 1)));
    }
}

/// Proves W4-039.
#[test]
fn an_action_is_skipped_only_when_nothing_is_possible() {
    // Seat 2 has nothing left: no cell for a tile, all its ships damaged, the compass turned.
    let full = FULL.replacen("^ >", "^ .", 1);
    let stuck = archipelago(2, &full).rotated().damaged(SECOND, 8).hand(FIRST, "enn");
    let mut game = stuck.second_action().game();
    let events = draw(&mut game, lay("east b1"), &[0, 0]);
    let after: Vec<String> = told(&events).into_iter().skip_while(|line| !line.starts_with("draw")).collect();
    assert_eq!(after, ["draw 1 2", "end 1", "skip 2", "skip 2", "end 2"]);
    assert_eq!(asked(&game), Some((FIRST, 1)));
    assert_eq!(hand(&game, SECOND), "nesw");
    // With any one of the four left nothing is skipped, and that is what may be done.
    let compass = archipelago(2, &full).damaged(SECOND, 8).hand(FIRST, "enn");
    let mut game = compass.second_action().game();
    play_any(&mut game, lay("east b1"));
    assert_eq!((asked(&game), legal(&game)), (Some((SECOND, 1)), vec![ROTATE]));
    let events = play(&mut game, ROTATE);
    assert!(happened(&events, "skip 2"), "after it the second action is skipped");
    assert_eq!(asked(&game), Some((FIRST, 1)));
    let fleet = archipelago(2, &full).rotated().damaged(SECOND, 7).hand(FIRST, "enn");
    let mut game = fleet.second_action().game();
    play_any(&mut game, lay("east b1"));
    assert_eq!((asked(&game), legal(&game)), (Some((SECOND, 1)), vec![launch("f6")]));
    play(&mut game, launch("f6"));
    assert_eq!(asked(&game), Some((SECOND, 2)), "now it may build or sail");
    assert!(may(&game, build("f6")));
    let lay_left = FULL.replacen("^ > v", "^ . .", 1);
    let mut game = archipelago(2, &lay_left).rotated().damaged(SECOND, 8).hand(FIRST, "enn").second_action().game();
    play_any(&mut game, lay("east b1"));
    assert_eq!((asked(&game), lay_cells(&game)), (Some((SECOND, 1)), cells("c1")));
}

/// Proves W4-041.
#[test]
fn an_action_is_settled_in_its_order_before_the_next() {
    // Summer: south is active. The tile on a2 pushes b2, the foremost, onto the kraken, then a1 onto the new chain.
    let sea = "
        .1 . . . . .
        . .2 . . . .
        v @ # # . .
        v . # # . .
        . . . . . .
        . . . . . .2";
    let mut game = archipelago(2, sea).season(Season::Summer).game();
    let events = play(&mut game, lay("south a2"));
    let expected = [
        "lay south a2",
        "damage 2.1 b2 b3 kraken",
        "push 1.1 a1 a2",
        "slide 1.1 a2 a4",
        "score 1 port 100",
        "score 1 alignment 50",
        "score 1 displacement 150",
        "score 1 chain 150",
    ];
    assert_eq!(told(&events), expected);
    assert_sea(
        &game,
        "
        . . . . . .
        v . . . . .
        v @ # # . .
        v1 . # # . .
        . . . . . .
        . . . . . .2",
    );
    assert_eq!((points(&game), asked(&game)), (vec![450, 0], Some((FIRST, 2))));
}

/// Proves W4-073.
#[test]
fn rotating_turns_the_active_wind_clockwise_until_the_season_ends() {
    let turned = [Wind::East, Wind::West, Wind::South, Wind::North];
    for (season, wind) in Season::ALL.into_iter().zip(turned) {
        let mut game = archipelago(2, OPEN).season(season).game();
        let events = play(&mut game, ROTATE);
        assert_eq!(events, [WindsEvent::Rotated { seat: FIRST, wind }]);
        assert_eq!((see(&game).wind, see(&game).season, see(&game).rotated), (wind, season, true));
    }
    assert_eq!(Wind::ALL.map(Wind::clockwise), [Wind::East, Wind::South, Wind::West, Wind::North]);
    // It pays what matches now, and with the next season the printed wind is active again.
    let mut game = archipelago(2, OPEN).turn(3).seat(SECOND).rotated().game();
    let events = play(&mut game, lay("east b2"));
    assert_eq!(scores(&events), ["2 alignment 50"]);
    play_any(&mut game, lay("north b5"));
    assert_eq!((see(&game).season, see(&game).wind, see(&game).rotated), (Season::Summer, Wind::South, false));
    assert_eq!(points(&game), [0, 50], "north was not active when it was laid");
    assert!(may(&game, ROTATE), "once in every season");
}

/// Proves W4-074.
#[test]
fn the_compass_turns_once_a_season_for_all_together() {
    let mut game = archipelago(3, OPEN).game();
    play(&mut game, ROTATE);
    assert!(!may(&game, ROTATE), "not twice in a turn");
    for _ in 0..5 {
        let wind = hand(&game, asked(&game).unwrap().0);
        assert!(!wind.is_empty() && !may(&game, ROTATE));
        let next = legal(&game)[0];
        play_any(&mut game, next);
    }
    assert_eq!(see(&game).season, Season::Spring);
    assert!(!may(&game, ROTATE), "nor for another seat: {:?}", asked(&game));
    assert_eq!(asked(&game).map(|(seat, _)| seat), Some(Seat(0)));
}
