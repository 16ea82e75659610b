//! 4 Winds' rulebook: the modes, the components, the board and the set-up.

use windrose_core::chance::{Scripted, Seeded};
use windrose_core::four_winds::*;
use windrose_core::game::{FirstSeat, Game, Seat, Viewer};
use windrose_core::words::{Language, Speak, Teller, Tongue};
use windrose_tests::four_winds::*;

/// A set-up of every mode and number of players.
fn every_setup() -> Vec<WindsSetup> {
    vec![campaign(2), campaign(3), campaign(4), WindsSetup::Tempest, DUEL]
}

/// Proves W4-001.
#[test]
fn three_modes_are_played_by_their_numbers_of_players() {
    for players in 0..=6 {
        let game = FourWinds::new(&campaign(players), &mut Seeded::new(1, 0), &mut ());
        if (2..=4).contains(&players) {
            let game = game.unwrap();
            assert_eq!((game.seats(), see(&game).mode), (players, WindsMode::Archipelago));
        } else {
            assert!(game.is_err(), "{players} players");
        }
    }
    for (setup, players, mode) in [(WindsSetup::Tempest, 1, WindsMode::Tempest), (DUEL, 2, WindsMode::Duel)] {
        let game = begin(&setup);
        assert_eq!((game.seats(), see(&game).mode), (players, mode));
    }
    let usual = matches!(WindsSetup::TWO_PLAYERS, WindsSetup::Archipelago { players: 2, .. });
    assert!(usual, "the campaign is the standard mode");
}

/// Proves W4-002, W4-003.
#[test]
fn the_board_has_six_rows_from_the_north_and_six_columns_from_the_west() {
    for setup in every_setup() {
        let names: Vec<String> = see(&begin(&setup)).cells.iter().map(|here| here.cell.to_string()).collect();
        let expected = (1..=6).flat_map(|row| ["a", "b", "c", "d", "e", "f"].map(|column| format!("{column}{row}")));
        assert_eq!(names, expected.collect::<Vec<_>>());
    }
    let next = |wind| cell("b2").next(wind).map(String::from);
    assert_eq!(Wind::ALL.map(next), ["b1", "c2", "b3", "a2"].map(|name| Some(name.to_owned())));
}

/// Proves W4-004.
#[test]
fn twenty_five_tiles_of_each_wind_are_in_bag_and_hands() {
    for setup in every_setup() {
        let game = begin(&setup);
        let mut tiles = bag(&game);
        for fleet in saved(&game)["fleets"].as_array().unwrap() {
            for (all, held) in tiles.iter_mut().zip(count(&fleet["hand"])) {
                *all += held;
            }
        }
        assert_eq!(tiles, [25; 4]);
    }
}

/// Proves W4-005.
#[test]
fn a_tile_has_the_one_arrow_of_its_wind() {
    let game = archipelago(2, OPEN).hand(FIRST, "nnew").game();
    let on_b2 = legal(&game)
        .into_iter()
        .filter(|action| matches!(action, WindsAction::Lay { cell: at, .. } if *at == cell("b2")));
    assert_eq!(
        on_b2.collect::<Vec<_>>(),
        [lay("north b2"), lay("east b2"), lay("west b2")],
        "one choice for each wind"
    );
    for wind in Wind::ALL {
        let mut game = archipelago(2, OPEN).game();
        play(&mut game, WindsAction::Lay { wind, cell: cell("b2") });
        assert_eq!(at(&game, cell("b2")).tile, Some(wind));
    }
}

/// Proves W4-006.
#[test]
fn a_laid_tile_keeps_its_direction() {
    let setups = [campaign(2), campaign(4), long_campaign(2, SeasonLength::Long), WindsSetup::Tempest, DUEL];
    let mut kept = 0;
    for (setup, stream) in setups.iter().flat_map(|setup| (0..20).map(move |stream| (setup, stream))) {
        let mut before: Vec<Option<Wind>> = vec![None; SEA_CELLS];
        wander(setup, stream, |game, events| {
            let now: Vec<Option<Wind>> = see(game).cells.iter().map(|here| here.tile).collect();
            let ebbed = events.iter().find_map(|event| match event {
                WindsEvent::Ebbed { wind, .. } => Some(*wind),
                _ => None,
            });
            for (was, is) in before.iter().zip(&now).filter(|(was, _)| was.is_some()) {
                kept += 1;
                assert!(is == was || is.is_none() && *was == ebbed, "{was:?} became {is:?}: {:?}", told(events));
            }
            before = now;
        });
    }
    assert!(kept > 1_000);
}

/// Proves W4-007, W4-019, W4-020.
#[test]
fn a_player_has_a_colour_eight_ships_and_four_outposts() {
    let tongue = Tongue::new(Language::English);
    for players in 2..=4 {
        let setup = campaign(players);
        let names = FourWinds::seat_names(&setup, &tongue);
        assert_eq!(names, ["Navy", "Seafoam", "Coral", "Obsidian"][..usize::from(players)]);
        let view = see(&begin(&setup));
        assert_eq!(view.fleets.len(), usize::from(players));
        for (seat, fleet) in (0..).map(Seat).zip(&view.fleets) {
            assert_eq!((fleet.seat, fleet.afloat, fleet.slate, fleet.damaged, fleet.outposts), (seat, 2, 6, 0, 4));
            let home = view.cells.iter().find(|here| here.harbour_of == Some(seat)).unwrap();
            assert_eq!(home.ships, [1, 2].map(|number| WindsShip { seat, number }));
        }
        assert!(view.cells.iter().all(|here| here.counted == here.harbour_of.is_some()), "harbours hold any number");
        let afloat: usize = view.cells.iter().map(|here| here.ships.len()).sum();
        assert_eq!(afloat, 2 * usize::from(players), "nowhere else");
    }
}

/// Proves W4-008.
#[test]
fn there_are_twenty_tokens_of_storms_and_krakens() {
    let game = begin(&WindsSetup::Tempest);
    assert_eq!(see(&game).storm_deck, 20);
    assert_eq!((&saved(&game)["storms"], &saved(&game)["krakens"]), (&16.into(), &4.into()));
}

/// Proves W4-009. The interface draws the notches; the core tells every direction in words, ids and letters.
#[test]
fn a_direction_is_told_without_colour() {
    let game = archipelago(
        2,
        "
        . ^ . . . .
        > . v . . .
        . < # # . .
        . . # # . .
        . . . . . .
        . . . . . .",
    )
    .hand(FIRST, "nesw")
    .game();
    let ids: Vec<String> = game.view(Viewer::Seat(FIRST)).hand.into_iter().map(|tile| tile.id).collect();
    assert_eq!(ids, ["tile:north", "tile:east", "tile:south", "tile:west"]);
    let words =
        [(Language::English, ["north", "east", "south", "west"]), (Language::German, ["nord", "ost", "süd", "west"])];
    for (language, words) in words {
        let tongue = Tongue::new(language);
        let names = FourWinds::seat_names(&campaign(2), &tongue);
        let spots = game.spots(Viewer::Seat(FIRST), &Teller { tongue: &tongue, names: &names });
        for (cells, spoken) in [["b1", "a2", "c2", "b3"], ["tile:north", "tile:east", "tile:south", "tile:west"]]
            .map(|ids| (ids, ids.map(|id| spots.iter().find(|spot| spot.id == id).unwrap().spoken.to_lowercase())))
        {
            for (told, own) in spoken.iter().zip(words) {
                let known = words.into_iter().filter(|word| told.contains(word)).collect::<Vec<_>>();
                assert_eq!(known, [own], "{cells:?}: {told}");
            }
        }
    }
}

/// Proves W4-010.
#[test]
fn the_centre_is_reefs_in_campaign_and_duel() {
    for setup in every_setup() {
        let view = see(&begin(&setup));
        let reefs = view.cells.iter().filter(|here| here.obstacle == Some(Obstacle::Reef)).map(|here| here.cell);
        let expected = if setup == WindsSetup::Tempest { vec![] } else { cells("c3 d3 c4 d4") };
        assert_eq!(reefs.collect::<Vec<_>>(), expected);
    }
}

/// The corners in the order of the seats whose home harbours they are.
fn homes(setup: &WindsSetup) -> Vec<String> {
    let view = see(&begin(setup));
    let home = |seat| view.cells.iter().filter(move |here| here.harbour_of == Some(seat));
    (0..setup.players()).flat_map(|seat| home(Seat(seat))).map(|here| here.cell.to_string()).collect()
}

/// Proves W4-011, W4-012.
#[test]
fn home_harbours_are_corners_by_the_number_of_players() {
    assert_eq!(homes(&campaign(2)), ["a1", "f6"]);
    assert_eq!(homes(&campaign(3)), ["a1", "f1", "f6"]);
    assert_eq!(homes(&campaign(4)), ["a1", "f1", "f6", "a6"], "clockwise, as turns go");
    for setup in every_setup() {
        let view = see(&begin(&setup));
        let corners = view.cells.iter().filter(|here| here.corner).map(|here| here.cell);
        assert_eq!(corners.collect::<Vec<_>>(), cells("a1 f1 a6 f6"));
    }
}

/// Proves W4-011. With two players f1 is nobody's: one ship fills it, and its own kind may not join it.
#[test]
fn a_corner_without_an_owner_is_an_ordinary_cell() {
    let sea = "
        . . . . >1 .1
        . . . . . .
        . . # # . .
        . . # # . .
        .2 . . . . .
        ^2 . . . . .";
    let game = archipelago(2, sea).game();
    assert!(!may(&game, sail("e1 f1")));
    let mut game = archipelago(2, sea).game();
    let events = play(&mut game, lay("south b5"));
    assert_eq!(moves(&events), ["stay 2.1 a5 edge"], "a full corner is no closed harbour");
    let game = archipelago(3, sea).seat(FIRST).game();
    assert!(!may(&game, sail("e1 f1")), "with three it is seat 2's harbour, with a ship in it");
}

/// Proves W4-016.
#[test]
fn the_trade_ports_are_a_quarter_turn_apart() {
    for setup in every_setup() {
        let view = see(&begin(&setup));
        let ports = view.cells.iter().filter(|here| here.port).map(|here| here.cell);
        assert_eq!(ports.collect::<Vec<_>>(), cells("c1 f3 a4 d6"));
    }
}

/// Proves W4-021.
#[test]
fn each_player_draws_four_tiles_from_the_shuffled_bag() {
    // A number counts through the tiles that are left: north, east, south, west.
    let draws = [0, 24, 48, 96, 23, 46, 69, 92];
    let (game, events) = begin_with(&campaign(2), &draws);
    assert_eq!(told(&events), ["begin 1", "draw 1 4", "draw 2 4"]);
    assert_eq!((hand(&game, FIRST).as_str(), hand(&game, SECOND).as_str()), ("nesw", "nesw"));
    assert_eq!(bag(&game), [23; 4]);
    let (game, _) = begin_with(&campaign(2), &[99, 98, 97, 96, 0, 0, 0, 0]);
    assert_eq!((hand(&game, FIRST).as_str(), hand(&game, SECOND).as_str()), ("wwww", "nnnn"));
    for players in 2..=4 {
        let game = begin(&campaign(players));
        assert!(see(&game).fleets.iter().all(|fleet| fleet.tiles == 4));
        assert_eq!(see(&game).bag, 100 - 4 * players);
    }
}

/// Proves W4-022.
#[test]
fn others_see_how_many_tiles_a_hand_has_but_not_which() {
    let game = archipelago(3, OPEN).hand(FIRST, "nnn").hand(SECOND, "eeww").second_action().game();
    let other = archipelago(3, OPEN).hand(FIRST, "nnn").hand(SECOND, "ssss").second_action().game();
    for viewer in [Viewer::Seat(FIRST), Viewer::Seat(THIRD), Viewer::Bystander] {
        let view = game.view(viewer);
        assert_eq!(view.fleets.iter().map(|fleet| fleet.tiles).collect::<Vec<_>>(), [3, 4, 4]);
        assert_eq!(view, WindsView { bag: view.bag, ..other.view(viewer) }, "{viewer:?} cannot tell the two hands");
    }
    assert_eq!((hand(&game, SECOND), see(&game).hand), ("eeww".to_owned(), vec![]));
    let tiles = WindCounts { north: 1, east: 0, south: 0, west: 1 };
    let drew = WindsEvent::Drew { seat: SECOND, count: 2, tiles: Some(tiles) };
    let hidden = WindsEvent::Drew { seat: SECOND, count: 2, tiles: None };
    assert_eq!(FourWinds::witness(&drew, Viewer::Seat(SECOND)), Some(drew));
    for viewer in [Viewer::Seat(FIRST), Viewer::Seat(THIRD), Viewer::Bystander] {
        assert_eq!(FourWinds::witness(&drew, viewer), Some(hidden));
        let laid = WindsEvent::Laid { seat: SECOND, wind: Wind::West, cell: cell("b2") };
        assert_eq!(FourWinds::witness(&laid, viewer), Some(laid), "a laid tile is open");
    }
}

/// Proves W4-023, W4-130.
#[test]
fn the_set_up_says_who_begins_or_leaves_it_to_chance() {
    let first = |setup: &WindsSetup, first| match *setup {
        WindsSetup::Archipelago { players, length, evened, .. } => {
            WindsSetup::Archipelago { players, length, evened, first }
        }
        WindsSetup::Tempest => WindsSetup::Tempest,
        WindsSetup::Duel { .. } => WindsSetup::Duel { first },
    };
    for setup in [campaign(2), campaign(3), campaign(4), DUEL] {
        let players = setup.players();
        for seat in (0..5).map(Seat) {
            let chosen = first(&setup, FirstSeat::Chosen { seat });
            let game = FourWinds::new(&chosen, &mut Seeded::new(1, 0), &mut ());
            if seat.0 < players {
                assert_eq!(asked(&game.unwrap()), Some((seat, 1)));
            } else {
                assert!(game.is_err(), "{seat:?} of {players}");
            }
        }
        let random = first(&setup, FirstSeat::Random);
        for seat in 0..players {
            let mut draws = vec![u32::from(seat)];
            draws.extend(vec![0; 4 * usize::from(players)]);
            let (game, events) = begin_with(&random, &draws);
            assert_eq!(events[0], WindsEvent::Began { seat: Seat(seat), drawn: true });
            assert_eq!(asked(&game), Some((Seat(seat), 1)));
        }
        let beyond = [u32::from(players)];
        let mut chance = Scripted::new(&beyond);
        FourWinds::new(&random, &mut chance, &mut ()).unwrap();
        assert!(!chance.came_out_even(), "no more seats than players");
    }
    assert!(matches!(WindsSetup::TWO_PLAYERS, WindsSetup::Archipelago { first: FirstSeat::Random, .. }));
}

/// Proves W4-023.
#[test]
fn turns_pass_clockwise() {
    for players in 2..=4 {
        let mut order = Vec::new();
        wander(&long_campaign(players, SeasonLength::Long), 7, |_, events| {
            order.extend(events.iter().filter_map(|event| match event {
                WindsEvent::TurnEnded { seat } => Some(*seat),
                _ => None,
            }));
        });
        assert!(order.len() > 8);
        assert!(order.iter().enumerate().all(|(turn, seat)| usize::from(seat.0) == turn % usize::from(players)));
    }
}

/// Proves W4-024.
#[test]
fn the_compass_starts_on_spring_with_north_active() {
    for setup in every_setup() {
        let view = see(&begin(&setup));
        assert_eq!((view.season, view.wind, view.rotated), (Season::Spring, Wind::North, false));
    }
}

/// The points at the start by order of play.
fn head_starts(players: u8, length: SeasonLength, evened: bool, first: Seat) -> Vec<u32> {
    let setup = WindsSetup::Archipelago { players, length, evened, first: FirstSeat::Chosen { seat: first } };
    let mut points = points(&begin(&setup));
    points.rotate_left(first.index());
    points
}

/// Proves W4-025.
#[test]
fn later_seats_may_start_with_points_in_steps_of_fifty() {
    for players in 2..=4 {
        for length in SeasonLength::ALL {
            let evened = head_starts(players, length, true, FIRST);
            assert_eq!(evened[0], 0, "who begins starts with none");
            assert!(evened.iter().all(|points| points % 50 == 0));
            for first in (0..players).map(Seat) {
                assert_eq!(head_starts(players, length, true, first), evened, "by order of play, not by seat");
                assert_eq!(head_starts(players, length, false, first), vec![0; usize::from(players)], "switched off");
            }
        }
        let standard = head_starts(players, SeasonLength::Standard, true, FIRST);
        assert_eq!(standard, vec![0; usize::from(players)], "standard games need none");
    }
    let long = |players| head_starts(players, SeasonLength::Long, true, FIRST);
    assert!((2..=4).any(|players| long(players)[1..].iter().any(|&points| points > 0)), "long games favour who begins");
    for setup in [WindsSetup::Tempest, DUEL] {
        assert!(points(&begin(&setup)).iter().all(|&points| points == 0));
    }
}

/// Proves W4-025. The points are told, and count at the end.
#[test]
fn a_head_start_is_told_and_counts() {
    let given = |players| head_starts(players, SeasonLength::Long, true, FIRST);
    let players = (2..=4).find(|&players| given(players).iter().any(|&points| points > 0)).expect("some are given");
    let setup = long_campaign(players, SeasonLength::Long);
    let (_, events) = begin_with(&setup, &vec![0; 4 * usize::from(players)]);
    let told: u32 = events
        .iter()
        .filter_map(|event| match event {
            WindsEvent::Scored { reason: WindsReason::HeadStart, points, .. } => Some(u32::from(*points)),
            _ => None,
        })
        .sum();
    assert_eq!(told, given(players).iter().sum::<u32>());
    // With every tile west the last season's end leaves all that was scored before it as it is.
    let mut game = archipelago(2, OPEN)
        .season(Season::Winter)
        .last_action()
        .hand(FIRST, "nnnn")
        .hand(SECOND, "nnnn")
        .points(SECOND, WindsReason::HeadStart, 50)
        .game();
    play(&mut game, launch("f6"));
    assert_eq!(finals(&game), [0, 50]);
}
