//! 4 Winds' rulebook: how a Tempest Survival is scored and ends.

use windrose_core::four_winds::*;
use windrose_core::game::Game;
use windrose_core::words::{Language, Speak, Teller, Tongue};
use windrose_tests::four_winds::*;

/// A Tempest with the last token in the deck.
fn last_token(sea: &str) -> Scene {
    tempest(sea).season(Season::Winter).turn(4).deck(1, 0).second_action()
}

/// Proves W4-113.
#[test]
fn the_game_ends_when_the_deck_is_used_up() {
    let mut game = last_token(CALM).game();
    let events = draw(&mut game, ROTATE, &[0]);
    assert_eq!(
        told_of(&events, &["token", "draw", "over"]),
        ["token storm b1", "over Lost nobody"],
        "no tiles are drawn"
    );
    assert_eq!((game.decision(), see(&game).storm_deck), (None, 0));
    // The last token still does what it does.
    let mut game = last_token(&CALM.replacen(".1 .1", ".1 .", 1).replacen("% . . %", "% . ^1 %", 1)).game();
    let place = free_cells(&game).iter().position(|&at| at == cell("c2")).unwrap() as u32;
    let events = draw(&mut game, ROTATE, &[place]);
    assert!(happened(&events, "token storm c2") && happened(&events, "push"), "{:?}", told(&events));
    assert!(game.outcome().is_some());
    let mut game = tempest(CALM).season(Season::Winter).turn(3).deck(2, 0).second_action().game();
    play_any(&mut game, ROTATE);
    assert_eq!(game.outcome(), None, "one is left");
}

/// No ship is at sea.
const GONE: &str = "
    . . . . . .
    . % . . % .
    . . . . . .
    . . . . . .
    . % . . % .
    . . . . . .";

/// Proves W4-114.
#[test]
fn with_all_ships_safe_the_player_may_end_or_play_on() {
    let all = tempest(GONE).safe("a1 c1 f1 f3").points(FIRST, WindsReason::Haven, 400);
    let mut game = all.game();
    assert!(may(&game, WindsAction::End) && may(&game, lay("north c3")) && may(&game, ROTATE));
    let (events, _) = play_any(&mut game, lay("north c3"));
    assert_eq!((scores(&events), game.outcome()), (vec!["1 alignment 50".to_owned()], None), "going on for points");
    assert!(may(&game, WindsAction::End), "also in mid-turn");
    let events = play(&mut game, WindsAction::End);
    assert_eq!(events[0], WindsEvent::Finished { seat: FIRST });
    assert!(
        game.outcome().is_some() && told_of(&events, &["token", "discard", "draw"]).is_empty(),
        "{:?}",
        told(&events)
    );
    let three =
        tempest(&GONE.replacen("% . . %", "% .1 . %", 1)).safe("a1 c1 f1").points(FIRST, WindsReason::Haven, 300);
    assert!(!may(&three.game(), WindsAction::End), "one is at sea");
    let damaged = tempest(GONE).safe("a1 c1 f1").points(FIRST, WindsReason::Haven, 300);
    assert!(!may(&damaged.game(), WindsAction::End), "one is damaged");
}

/// Proves W4-138. Nothing can be laid, sailed, built or turned.
#[test]
fn with_all_ships_safe_and_nothing_else_possible_there_is_the_end() {
    let full = "
        ^ > v < ^ >
        v % ^ > % <
        ^ > v < ^ >
        v < ^ > v <
        ^ % v < % >
        v < ^ > v <";
    let safe = tempest(full).safe("a1 c1 f1 f3").points(FIRST, WindsReason::Haven, 400);
    let game = safe.clone().rotated().game();
    assert_eq!(legal(&game), [WindsAction::End]);
    let game = safe.game();
    assert_eq!(legal(&game).len(), 2, "the compass may be turned");
}

/// Proves W4-039. The ship at c2 can go nowhere: its tile points into a storm, and no tile beside it points away.
#[test]
fn in_a_tempest_too_an_action_is_skipped_when_nothing_is_possible() {
    let stuck = "
        . > v < ^ >
        v % <1 < % <
        ^ > ^ < ^ >
        v < ^ > v <
        ^ % v < % >
        v < ^ > v <";
    let mut game = tempest(stuck).rotated().safe("f1 a6 f6").hand(FIRST, "nn").game();
    assert_eq!(legal(&game), [lay("north a1")]);
    let (events, _) = play_any(&mut game, lay("north a1"));
    let course = told_of(&events, &["skip", "discard", "token", "season"]);
    assert_eq!(course[..3], ["skip 1", "discard 1", "token storm nowhere"]);
    assert_eq!(course[3..6], ["skip 1", "skip 1", "discard 2"], "turn after turn");
    assert_eq!(course.last().unwrap(), "season Summer south");
    assert_eq!((asked(&game), legal(&game)), (Some((FIRST, 1)), vec![ROTATE]), "until the compass may turn again");
}

/// Proves W4-115.
#[test]
fn tiles_score_as_in_play() {
    let sea = "
        ^ . . . . .
        v % . . % .
        . . .1 .1 . .
        ^ . .1 .1 . .
        v % . . % .
        v . . . . .";
    let mut game = tempest(sea).game();
    let events = play(&mut game, lay("north a3"));
    assert_eq!(scores(&events), ["1 alignment 50", "1 route 500"]);
    let chain = "
        . . . . . .
        . % . . % ^
        . . .1 .1 . ^
        . . .1 .1 . .
        . % . . % .
        . . . . . .";
    let mut game = tempest(chain).game();
    assert_eq!(scores(&play(&mut game, lay("north f4"))), ["1 alignment 50", "1 chain 150"]);
    let mut game = tempest(chain).season(Season::Winter).turn(1).game();
    assert_eq!(scores(&play(&mut game, lay("north f4"))), ["1 chain 300 doubled"]);
}

/// Proves W4-116.
#[test]
fn anchored_outposts_and_whole_safe_ships_add_at_the_end() {
    let forts = "
        ^A .A . . . .
        . % . . % .
        . . . . . .
        . . . . . .
        . % . . % >A
        . . . . . .";
    let scene = tempest(forts).safe("a1 c1 f1 f3").hand(FIRST, "nn").points(FIRST, WindsReason::Haven, 400);
    let end = |scene: &Scene| {
        let mut game = scene.game();
        let mut added = scores(&play(&mut game, WindsAction::End));
        added.sort();
        (added, finals(&game)[0])
    };
    let added = |lines: [&str; 2]| lines.map(str::to_owned).to_vec();
    assert_eq!(end(&scene), (added(["1 outposts 400", "1 survival 400"]), 1_200), "nothing for tiles in the hand");
    let hurt = scene.hurt(&[2]);
    assert_eq!(end(&hurt), (added(["1 outposts 400", "1 survival 300"]), 1_100), "it was damaged before");
    // At the end of the deck ships at sea add nothing.
    let mut game = last_token(&CALM.replacen(".1 .1", ". .1", 1)).safe("a1").game();
    let (events, _) = play_any(&mut game, ROTATE);
    assert_eq!(scores(&events), ["1 survival 100"]);
    assert_eq!(finals(&game), [100]);
}

/// Proves W4-116. A ship that came back and is safe was damaged all the same.
#[test]
fn a_ship_that_was_damaged_once_is_not_whole_any_more() {
    let sea = "
        . . . . . .
        . % .1 . % .
        . . . . . .
        < < . . . .
        . % . . % .
        . . . . . .";
    let mut game = tempest(sea).safe("a1 f1 f6").hand(FIRST, "we").points(FIRST, WindsReason::Haven, 300).game();
    let events = play(&mut game, lay("west c1"));
    assert_eq!(moves(&events), ["damage 1.1 c2 b2 storm"]);
    play_any(&mut game, launch("c4"));
    let events = play(&mut game, sail("c4 b4"));
    assert_eq!(moves(&events), ["sail 1.1 c4 b4", "slide 1.1 b4 a4", "safe 1.1 a4"]);
    assert_eq!(scored(&play(&mut game, WindsAction::End), WindsReason::Survival), ["1 survival 300"]);
}

/// All four ships are safe, and then the game is ended with this many points; the ships add 400.
fn safe_with(points: u16) -> FourWinds {
    let scene = tempest(GONE).safe("a1 c1 f1 f3").points(FIRST, WindsReason::Haven, 400);
    let mut game = scene.points(FIRST, WindsReason::Alignment, points - 800).game();
    play(&mut game, WindsAction::End);
    assert_eq!(finals(&game), [i32::from(points)]);
    game
}

/// The deck ends with a ship at sea and this many points; three safe ships add 300.
fn at_sea_with(points: u16) -> FourWinds {
    let sea = GONE.replacen("% . . %", "% .1 . %", 1);
    let scene = last_token(&sea).safe("a1 c1 f1").points(FIRST, WindsReason::Haven, 300);
    let mut game = scene.points(FIRST, WindsReason::Route, points - 600).game();
    // The token lands far from it.
    let place = free_cells(&game).len() as u32 - 1;
    draw(&mut game, ROTATE, &[place]);
    assert_eq!(finals(&game), [i32::from(points)]);
    game
}

/// Proves W4-117.
#[test]
fn all_four_safe_and_twelve_hundred_points_win() {
    let ends = |game: &FourWinds| (winners(game), game.outcome().unwrap().ending);
    assert_eq!(ends(&safe_with(1_200)), (vec![FIRST], "survived"));
    assert_eq!(ends(&safe_with(2_000)), (vec![FIRST], "survived"));
    assert_eq!(ends(&safe_with(1_150)), (vec![], "lost"));
    assert_eq!(ends(&at_sea_with(2_000)), (vec![], "lost"));
    assert_eq!(ends(&at_sea_with(1_150)), (vec![], "lost"));
    // Also when the deck is used up.
    let scene = last_token(GONE).safe("a1 c1 f1 f3").points(FIRST, WindsReason::Haven, 400);
    let mut game = scene.points(FIRST, WindsReason::Route, 500).game();
    let (events, _) = play_any(&mut game, ROTATE);
    assert_eq!(told(&events).last().unwrap(), "over Survived 1");
    assert_eq!((finals(&game), winners(&game)), (vec![1_300], vec![FIRST]));
}

/// Proves W4-118.
#[test]
fn a_lost_game_says_what_was_missing() {
    for language in Language::ALL {
        let tongue = Tongue::new(language);
        let names = FourWinds::seat_names(&WindsSetup::Tempest, &tongue);
        let teller = Teller { tongue: &tongue, names: &names };
        let sentence = |game: &FourWinds| game.result(&game.outcome().unwrap(), &teller).sentence;
        let (points, ship, both) = (safe_with(1_150), at_sea_with(2_000), at_sea_with(1_150));
        let [points, ship, both] = [&points, &ship, &both].map(sentence);
        let (missing, ships) = match language {
            Language::English => ("1,150 of the 1,200", "1 ship"),
            Language::German => ("1.150 der 1.200", "1 Schiff"),
        };
        assert!(points.contains(missing) && !points.contains(ships), "{points}");
        assert!(ship.contains(ships) && !ship.contains(missing), "{ship}");
        assert!(both.contains(missing) && both.contains(ships), "{both}");
        let won = sentence(&safe_with(1_200));
        assert!(![points, ship, both].contains(&won));
    }
}
