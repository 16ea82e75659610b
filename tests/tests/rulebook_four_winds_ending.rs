//! 4 Winds' rulebook: the ends of the game, the final scoring, the winner and the ties.

use windrose_core::four_winds::*;
use windrose_core::game::{Game, Seat};
use windrose_core::words::{Language, Speak, Teller, Tongue};
use windrose_tests::four_winds::*;

/// Hands that match no wind of a Winter, turned or not.
fn plain(scene: Scene, players: u8) -> Scene {
    (0..players).fold(scene, |scene, seat| scene.hand(Seat(seat), "eess"))
}

/// The last action of a game, which the last seat has.
fn last(players: u8, sea: &str) -> Scene {
    plain(archipelago(players, sea).season(Season::Winter).last_action(), players)
}

/// The game after its last action, with which the compass is turned.
fn over(scene: &Scene) -> FourWinds {
    let mut game = scene.game();
    play(&mut game, ROTATE);
    game
}

/// Proves W4-090.
#[test]
fn the_game_ends_with_the_fourth_season() {
    for players in 2..=4 {
        for length in SeasonLength::ALL {
            let mut turns = 0;
            let mut ended = Vec::new();
            let game = wander(&long_campaign(players, length), 1, |_, events| {
                turns += events.iter().filter(|event| matches!(event, WindsEvent::TurnEnded { .. })).count();
                ended.extend(events.iter().filter(|event| matches!(event, WindsEvent::Ended { .. })).copied());
            });
            assert_eq!(game.outcome().unwrap().ending, "seasons");
            assert_eq!(turns, 4 * usize::from(length.turns(players) * players));
            assert!(matches!(ended[..], [WindsEvent::Ended { ending: WindsEnding::Seasons, .. }]));
            assert_eq!((see(&game).season, game.decision()), (Season::Winter, None));
        }
    }
    for season in [Season::Spring, Season::Summer, Season::Autumn] {
        let mut game = plain(archipelago(2, OPEN).season(season).last_action(), 2).game();
        play_any(&mut game, ROTATE);
        assert_eq!(game.outcome(), None);
    }
    let game = over(&last(2, OPEN));
    assert_eq!((legal(&game), game.outcome().unwrap().ending), (vec![], "seasons"));
    assert!(game.check(&ROTATE).is_err() && game.check(&lay("east b2")).is_err());
}

/// A long game in which seat 1 has just one tile to lay before it draws.
fn bag_scene(hand: &str, bag: [u8; 4]) -> Scene {
    let scene = archipelago(2, OPEN).length(SeasonLength::Long).season(Season::Autumn).second_action();
    scene.hand(FIRST, hand).hand(SECOND, "ssww").bag(bag)
}

/// Proves W4-091.
#[test]
fn the_game_ends_when_a_draw_finds_the_bag_empty() {
    // One is laid, none can be drawn.
    let mut game = bag_scene("nnss", [0; 4]).game();
    let events = play(&mut game, lay("north b2"));
    assert!(events.last().is_some_and(|event| matches!(event, WindsEvent::Ended { ending: WindsEnding::Bag, .. })));
    assert_eq!(game.outcome().unwrap().ending, "bag");
    // Two are missing and one is there: it is drawn, and then the bag is empty.
    let mut game = bag_scene("nns", [0, 1, 0, 0]).game();
    let events = play(&mut game, lay("north b2"));
    assert_eq!(game.outcome().unwrap().ending, "bag");
    assert!(happened(&events, "draw 1 1"));
    assert_eq!(
        scored(&events, WindsReason::HandTiles),
        ["1 hand-tiles 50"],
        "the last hand counts with what was drawn"
    );
    // The last tile that is needed is there.
    let mut game = bag_scene("nnss", [0, 1, 0, 0]).game();
    play(&mut game, lay("north b2"));
    assert_eq!((game.outcome(), hand(&game, FIRST), see(&game).bag), (None, "ness".to_owned(), 0));
    // Who needs none does not draw.
    let mut game = bag_scene("nnss", [0; 4]).game();
    play(&mut game, ROTATE);
    assert_eq!(game.outcome(), None);
    let mut game = archipelago(2, OPEN).length(SeasonLength::Long).season(Season::Autumn).bag([0; 4]).game();
    play(&mut game, lay("north b2"));
    assert_eq!((game.outcome(), asked(&game)), (None, Some((FIRST, 2))), "nobody draws in mid-turn");
}

/// Seat 1 holds three corners and lies at the fourth.
const THREE_CORNERS: &str = "
    .A . . . . .A
    . . . . . .
    . . # # . .
    . . # # . .
    . . . . . .
    .A . . . .1 .2";

/// Proves W4-092.
#[test]
fn outposts_on_all_four_corners_end_the_game_at_once() {
    let scene = archipelago(2, THREE_CORNERS).points(SECOND, WindsReason::Chain, 150);
    let mut game = scene.game();
    let events = play(&mut game, build("f6"));
    assert!(!happened(&events, "draw") && !happened(&events, "end 1"), "in mid-turn");
    assert_eq!(told(&events)[0], "build 1 f6");
    assert_eq!(told(&events).last().unwrap(), "over Conquest 2");
    assert_eq!((game.outcome().unwrap().ending, game.decision()), ("conquest", None));
    // By a capture as well.
    let captured = "
        .A . . . . .1B
        . . . . . .
        . . # # . .
        . . # # . .
        . . . . . .
        .A . . . . .2A";
    let mut game = archipelago(2, captured).game();
    let events = play(&mut game, build("f1"));
    assert_eq!(told(&events)[0], "capture 1 f1 2");
    assert_eq!(game.outcome().unwrap().ending, "conquest");
    // Three corners, or corners of two players, are no conquest.
    let mut game = archipelago(2, THREE_CORNERS).game();
    play(&mut game, build("e6"));
    assert_eq!(game.outcome(), None);
    let mixed = THREE_CORNERS.replacen(".A . . . . .A", ".A . . . . .B", 1);
    let mut game = archipelago(2, &mixed).game();
    play(&mut game, build("f6"));
    assert_eq!(game.outcome(), None);
}

/// Proves W4-092, W4-093. The final matrix is counted as always, with the hand as it is, and the highest score wins.
#[test]
fn the_conqueror_does_not_win_by_conquest_alone() {
    let scene = archipelago(2, THREE_CORNERS).hand(FIRST, "nees");
    let mut game = scene.clone().points(SECOND, WindsReason::Route, 500).game();
    play(&mut game, build("f6"));
    // A ship at sea and a north tile in Spring; the outposts are not anchored. Seat 2 has one of each tile.
    assert_eq!((finals(&game), winners(&game)), (vec![150, 550], vec![SECOND]));
    let mut game = scene.points(SECOND, WindsReason::Port, 50).game();
    play(&mut game, build("f6"));
    assert_eq!((finals(&game), winners(&game)), (vec![150, 100], vec![FIRST]));
}

/// Proves W4-093.
#[test]
fn whichever_end_it_is_the_highest_total_wins() {
    for (first, second, winner) in [(150, 100, FIRST), (100, 150, SECOND)] {
        let with =
            |scene: Scene| scene.points(FIRST, WindsReason::Chain, first).points(SECOND, WindsReason::Chain, second);
        let seasons = over(&with(last(2, OPEN)));
        let mut bag = with(bag_scene("nnss", [0; 4])).game();
        play(&mut bag, lay("north b2"));
        // Both have a hundred more for a ship at sea.
        let sea = "
            .A . . . . .A
            . . . .2 . .
            . . # # . .
            . . # # . .
            . . . . . .
            .A . . . .1 .2";
        let mut conquest = with(plain(archipelago(2, sea), 2)).game();
        play(&mut conquest, build("f6"));
        for (game, ending) in [(seasons, "seasons"), (bag, "bag"), (conquest, "conquest")] {
            let outcome = game.outcome().unwrap();
            assert_eq!((outcome.ending, winners(&game)), (ending, vec![winner]));
        }
    }
}

/// What is added at the end, in any order.
fn additions(scene: &Scene, action: WindsAction) -> Vec<String> {
    let mut added = scores(&play(&mut scene.game(), action));
    added.sort();
    added
}

/// Proves W4-086.
#[test]
fn anchored_outposts_add_two_hundred_each_at_the_end() {
    let sea = "
        ^A .A . . . .
        . v . . . .
        <B . # # . .
        . . # # . .
        . . . . . .
        . . . . . .B";
    assert_eq!(additions(&last(2, sea), ROTATE), ["1 outposts 200", "2 outposts 200"]);
    let two = sea.replacen("^A .A", "^A ^A", 1);
    let mut game = last(2, &two).game();
    let events = play(&mut game, ROTATE);
    let told = WindsEvent::Scored {
        seat: FIRST,
        reason: WindsReason::Outposts,
        points: 400,
        count: 2,
        cell: None,
        doubled: false,
    };
    assert!(events.contains(&told), "{events:?}");
    assert_eq!(finals(&game), [400, 200]);
    // In play an anchored outpost pays nothing.
    let own = "
        . . . . . .
        <1 . . . . .
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . .";
    let mut game = archipelago(2, own).game();
    assert_eq!(scores(&play(&mut game, build("a2"))), Vec::<String>::new());
    assert!(at(&game, cell("a2")).outpost.unwrap().anchored);
}

/// Proves W4-087.
#[test]
fn ships_on_the_sea_outside_the_home_harbour_add_a_hundred_each() {
    let sea = "
        .112 . .1 . . .2
        . ^1 . . . .
        . . # # . .
        . . # # . .
        . . . . . .
        .1 . . . . .22";
    // Of seat 1: on a port, on a tile, in a corner that is nobody's. Of seat 2: a guest at a1, and f1.
    assert_eq!(additions(&last(2, sea), ROTATE), ["1 survival 300", "2 survival 200"]);
    let mut game = last(2, sea).game();
    let events = play(&mut game, ROTATE);
    let count = events.iter().find_map(|event| match event {
        WindsEvent::Scored { seat: FIRST, reason: WindsReason::Survival, count, .. } => Some(*count),
        _ => None,
    });
    assert_eq!(count, Some(3));
    // On the slate, damaged or not, they are not on the sea.
    assert_eq!(additions(&last(2, OPEN).damaged(FIRST, 3), ROTATE), Vec::<String>::new());
}

/// Proves W4-088, W4-133.
#[test]
fn hand_tiles_of_the_last_active_wind_add_fifty_each() {
    let scene = last(2, OPEN).hand(FIRST, "wwne").hand(SECOND, "wnss");
    assert_eq!(additions(&scene, launch("f6")), ["1 hand-tiles 100", "2 hand-tiles 50"], "west is active");
    // Turned to north they count for north, and Winter does not double them.
    assert_eq!(additions(&scene, ROTATE), ["1 hand-tiles 50", "2 hand-tiles 50"]);
    // The last draw counts.
    let mut game = scene.bag([0, 0, 0, 1]).game();
    let (events, _) = play_any(&mut game, lay("south b2"));
    assert_eq!(hand(&game, SECOND), "nsww");
    assert_eq!(scored(&events, WindsReason::HandTiles), ["1 hand-tiles 100", "2 hand-tiles 100"]);
}

/// Proves W4-089.
#[test]
fn the_total_is_the_points_in_play_and_the_additions() {
    let sea = "
        ^A . . . . .1
        . . . . . .
        . . # # . .
        . . # # . .
        . .2 . . . .
        . . . . . .";
    let scene = last(2, sea)
        .hand(FIRST, "wwww")
        .points(FIRST, WindsReason::Port, 200)
        .points(FIRST, WindsReason::Route, 500)
        .points(SECOND, WindsReason::Chain, 300)
        .points(SECOND, WindsReason::Alignment, 150);
    let mut game = scene.game();
    assert_eq!(points(&game), [700, 450]);
    play(&mut game, launch("f6"));
    assert_eq!(finals(&game), [700 + 200 + 100 + 200, 450 + 100]);
    assert_eq!(points(&game), [1_200, 550]);
    // Whatever a game was told to score makes its final scores.
    for setup in
        [campaign(2), campaign(3), campaign(4), long_campaign(3, SeasonLength::Long), WindsSetup::Tempest, DUEL]
    {
        let mut sums = vec![0; usize::from(setup.players())];
        let game = wander(&setup, 9, |_, events| {
            for event in events {
                if let WindsEvent::Scored { seat, points, .. } = event {
                    sums[seat.index()] += i32::from(*points);
                }
            }
        });
        assert_eq!(finals(&game), sums);
    }
}

/// A last position: seat 1's and seat 2's ships lie in their harbours, their outposts are not anchored.
fn tied(sea: &str) -> Scene {
    last(2, sea).points(FIRST, WindsReason::Chain, 150).points(SECOND, WindsReason::Chain, 150)
}

/// Proves W4-094, W4-134.
#[test]
fn the_first_tie_break_counts_all_outposts() {
    let sea = "
        .11 .B . . . .
        . . . . . .
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . .2";
    // Seat 1 built the longer chain and has more ships on the grid.
    let game = over(&tied(sea).longest(FIRST, 4));
    assert_eq!((finals(&game), winners(&game)), (vec![150, 150], vec![SECOND]));
    assert!(!at(&game, cell("b1")).outpost.unwrap().anchored, "anchored or not");
    let two = "
        .11 .B . . . .
        .A . . . . .A
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . .2";
    assert_eq!(winners(&over(&tied(two))), [FIRST], "two against one");
    // One that is anchored counts as one here, and the points are even.
    let anchored = "
        .11 ^B . . . .
        .A . . . . .A
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . .2";
    let scene = last(2, anchored).points(FIRST, WindsReason::Route, 500).points(SECOND, WindsReason::Chain, 300);
    let game = over(&scene);
    assert_eq!((finals(&game), winners(&game)), (vec![500, 500], vec![FIRST]));
}

/// A sea without outposts on which seat 1 has more ships.
const MORE_SHIPS: &str = "
    .11 . . . . .
    . . . . . .
    . . # # . .
    . . # # . .
    . . . . . .
    . . . . . .2";

/// Proves W4-095.
#[test]
fn the_second_tie_break_is_the_longest_chain() {
    assert_eq!(winners(&over(&tied(MORE_SHIPS).longest(FIRST, 2).longest(SECOND, 3))), [SECOND]);
    assert_eq!(winners(&over(&tied(MORE_SHIPS).longest(FIRST, 5).longest(SECOND, 4))), [FIRST]);
    // Outposts that are even decide nothing.
    let even = "
        .11 .A . . .B .
        . . . . . .
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . .2";
    assert_eq!(winners(&over(&tied(even).longest(SECOND, 2))), [SECOND]);
}

/// Proves W4-095. Laying a tile builds the chain that it lies in, also one that pays nothing, and what was built counts
/// when it has ebbed away.
#[test]
fn the_longest_chain_is_kept_as_it_is_built() {
    let longest = |game: &FourWinds, seat: usize| saved(game)["fleets"][seat]["longest"].as_u64().unwrap();
    let sea = "
        . . . . . >
        . ^ . . . .
        . ^ # # . .
        . . # # . .
        . ^ . . . .
        . . . . . .";
    let mut game = archipelago(2, sea).game();
    play(&mut game, lay("north b4"));
    assert_eq!(longest(&game, 0), 4, "the whole chain, whoever laid its other tiles");
    play_any(&mut game, lay("east e1"));
    assert_eq!((at(&game, cell("e1")).chain, longest(&game, 0)), (2, 4), "a shorter one changes nothing");
    play(&mut game, lay("north b1"));
    assert_eq!(longest(&game, 1), 5);
    let two = "
        . . . . . .
        . ^ . . . .
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . .";
    let mut game = archipelago(2, two).game();
    play(&mut game, lay("north b3"));
    assert_eq!(longest(&game, 0), 2, "two are a chain");
    // The tie is broken by a chain built with the last action.
    let mut game = last(2, &two.replacen('^', ">", 1)).hand(SECOND, "essw").bag([0, 0, 4, 0]).game();
    let (events, _) = play_any(&mut game, lay("east c2"));
    assert_eq!((scores(&events), finals(&game)), (vec!["2 hand-tiles 50".to_owned()], vec![0, 50]));
    let mut game = last(2, &two.replacen('^', ">", 1)).bag([0, 0, 4, 0]).game();
    play_any(&mut game, lay("east c2"));
    assert_eq!((finals(&game), winners(&game)), (vec![0, 0], vec![SECOND]));
    // Ebbed away it still counts.
    let mut game = archipelago(2, sea).length(SeasonLength::Long).last_action().game();
    play_any(&mut game, lay("north b4"));
    assert_eq!((at(&game, cell("b4")).tile, longest(&game, 1)), (None, 4));
}

/// Proves W4-096.
#[test]
fn the_third_tie_break_is_ships_on_the_grid() {
    let game = over(&tied(MORE_SHIPS).longest(FIRST, 3).longest(SECOND, 3));
    assert_eq!((finals(&game), winners(&game)), (vec![150, 150], vec![FIRST]), "in the home harbour too");
    let more = MORE_SHIPS.replacen(".11", ".1", 1).replacen(" .2", " .22", 1);
    assert_eq!(winners(&over(&tied(&more))), [SECOND]);
    // Ships on the slate do not count, damaged or not.
    let even = MORE_SHIPS.replacen(".11", ".1", 1);
    assert_eq!(winners(&over(&tied(&even).damaged(FIRST, 3))), [FIRST, SECOND]);
}

/// Proves W4-097.
#[test]
fn a_tie_after_all_three_is_shared() {
    let even = MORE_SHIPS.replacen(".11", ".1", 1);
    let mut game = tied(&even).game();
    let events = play(&mut game, ROTATE);
    assert_eq!(winners(&game), [FIRST, SECOND]);
    assert_eq!(told(&events).last().unwrap(), "over Seasons nobody", "no single winner");
    // Of three the two leaders share it, whatever the third one has built.
    let sea = "
        . . . . .C .
        .C . . . . .
        . . # # . .
        . . # # . .
        . . . . . .
        . . . . . .";
    let scene = last(3, sea).points(FIRST, WindsReason::Chain, 150).points(SECOND, WindsReason::Chain, 150);
    let game = over(&scene.clone().points(THIRD, WindsReason::Port, 100).longest(THIRD, 6));
    assert_eq!(winners(&game), [FIRST, SECOND]);
    assert_eq!(winners(&over(&scene.points(THIRD, WindsReason::Port, 200))), [THIRD]);
}

/// Proves W4-095. The result names those whom the rule that broke the tie has beaten, and nobody who lost before.
#[test]
fn the_result_names_whom_the_tie_break_beat() {
    let sea = "
        .11 .A . . .B .22
        .A . . . . .
        . . # # . .
        . . # # . .
        .B . . . . .C
        . . . . . .33";
    let third = Seat(2);
    let chained = |scene: Scene, seat: Seat| scene.points(seat, WindsReason::Chain, 150);
    let tied = [FIRST, SECOND, third].into_iter().fold(last(3, sea), chained);
    let tied = tied.longest(FIRST, 3).longest(SECOND, 2).longest(third, 6);
    let game = over(&tied);
    assert_eq!(winners(&game), [FIRST]);
    let names = ["Ann", "Bob", "Cy"].map(str::to_owned);
    for language in Language::ALL {
        let teller = Teller { tongue: &Tongue::new(language), names: &names };
        let result = Speak::result(&game, &game.outcome().unwrap(), &teller);
        let tie = result.sentence.rsplit_once("Bob").expect("the one who was beaten is named");
        assert!(!tie.1.contains("Cy") && !tie.0.contains("Cy"), "{}", result.sentence);
    }
}
