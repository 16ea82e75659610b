//! Zephyr's rulebook: how a mission ends, variants together, and campaigns.

use serde_json::{Value, json};
use windrose_core::game::{Game, Outcome, Seats, Viewer};
use windrose_core::zephyr::cards::Family;
use windrose_core::zephyr::cards::language::Faction;
use windrose_core::zephyr::*;
use windrose_tests::zephyr::*;

use ZephyrAction::{Done, End, GoOn, Rest, Retry};

/// A campaign of these missions for so many ships.
fn campaign(missions: &[&str], ships: usize) -> ZephyrSetup {
    ZephyrSetup { missions: missions.iter().map(|name| card(name)).collect(), ..plane(ships) }
}

/// The mission's ships before its goal space with all goals met but its fight, and these changes.
fn before_the_goal(setup: &ZephyrSetup, changes: &[(&str, Value)]) -> Zephyr {
    let game = begin(setup);
    let days: u8 = setup.missions[0].mission().days.iter().sum();
    let mut game = arranged(
        &game,
        &[("/mission/day", days.into()), ("/mission/completed", json!(9)), ("/mission/paid", json!(150))],
    );
    for seat in 0..setup.ships.len() {
        let mat = setup.ships[seat].mat();
        let full = "A".repeat(mat.armoured.into()) + &"S".repeat(mat.plain.into());
        game = arranged(&game, &[(&format!("/ships/{seat}/hull"), plates(&full))]);
    }
    doing(&arranged(&game, changes), &[json!("Night")])
}

fn outcome(game: &Zephyr) -> (Seats, &'static str) {
    let Outcome { winners, ending, .. } = game.outcome().expect("the game is over");
    (winners, ending)
}

/// The mission is over, won or lost.
fn over(game: &Zephyr, lost: bool) -> Zephyr {
    let mut game = doing(&arranged(game, &[("/mission/lost", lost.into())]), &[json!("Verdict")]);
    play(&mut game, Done);
    game
}

/// Goes on with what is open until the game is over or something else than winnings is asked.
fn gathers(game: &mut Zephyr) -> Vec<ZephyrEvent> {
    let mut told = Vec::new();
    while let Some(decision) = game.decision() {
        if decision.question == ZephyrQuestion::Between {
            break;
        }
        let answer = legal(game)[0];
        told.extend(play_any(game, answer).0);
    }
    told
}

/// Proves ZW-001, ZW-275. Whoever has met the goals and wins the fight of the goal space has won, all together.
#[test]
fn a_mission_is_won_with_its_last_fight() {
    for (mission, ships) in [("plane-and-simple", 3), ("winter-bread", 2), ("nine-lanterns", 1), ("the-long-dark", 1)] {
        let mut game = before_the_goal(&flight(mission, &SHIPS[..ships]), &[]);
        let (events, _) = play_any(&mut game, Done);
        assert!(events.contains(&ZephyrEvent::MissionEvent { goal: true }), "{mission}");
        assert!(game.outcome().is_none(), "the fight is still to be won");
        beats(&mut game);
        let events = gathers(&mut game);
        if !events.is_empty() {
            assert!(events.contains(&ZephyrEvent::MissionEnded { card: card(mission), won: true }), "{mission}");
        }
        let all = (0..ships as u8).map(windrose_core::game::Seat).fold(Seats::NONE, Seats::with);
        assert_eq!(outcome(&game), (all, "won"), "{mission}");
        assert!(legal(&game).is_empty());
        assert_eq!(game.check(&Done), Err(ZephyrRefusal::Over));
    }
}

/// Proves ZW-276, ZW-277. A fight lost on the goal space loses the mission, for all.
#[test]
fn a_fight_lost_on_the_goal_space_loses_the_mission() {
    let mut game = before_the_goal(&plane(1), &[]);
    game = stacked(&stacked(&game, "foes", &["the-festering-gull"; 2]), "commanders", &["alexander"]);
    play_any(&mut game, Done);
    game = arranged(&game, &[("/ships/0/hull", plates("......S"))]);
    while game.outcome().is_none() {
        let open = legal(&game);
        let answer = if open.contains(&Done) { Done } else { open[0] };
        play_any(&mut game, answer);
    }
    assert_eq!(outcome(&game), (Seats::NONE, "lost"));
}

/// Proves ZW-277, ZW-279, ZW-278. All ships on one day; alone it takes one; two in one hand both on one day.
#[test]
fn all_ships_destroyed_on_one_day_lose_the_mission() {
    let evening = |setup: &ZephyrSetup, destroyed: &[bool], out: &[bool]| {
        let mut game = arranged(&begin(setup), &[("/mission/day", json!(2))]);
        for (seat, (&gone, &out)) in destroyed.iter().zip(out).enumerate() {
            let place = if out { "Out" } else { "Docked" };
            let ship = format!("/ships/{seat}");
            game = arranged(
                &game,
                &[(&format!("{ship}/destroyed"), gone.into()), (&format!("{ship}/place"), json!(place))],
            );
        }
        let mut game = doing(&game, &[json!("Evening")]);
        play_any(&mut game, Done);
        game.outcome().map(|outcome| outcome.ending)
    };
    let lost = Some("lost");
    let twins = ZephyrSetup { two_in_one_hand: true, ..plane(2) };
    let none = [false; 3];
    assert_eq!(evening(&plane(1), &[true], &none), lost);
    assert_eq!(evening(&plane(1), &[false], &none), None);
    for two in [plane(2), twins] {
        assert_eq!(evening(&two, &[true, false], &none), None);
        assert_eq!(evening(&two, &[true, true], &none), lost);
    }
    assert_eq!(evening(&plane(3), &[true, true, false], &none), None);
    assert_eq!(evening(&plane(3), &[true; 3], &none), lost);
    // Under hard elimination who is out counts as well.
    let hard = flight("the-long-dark", &SHIPS[..2]);
    assert_eq!(evening(&hard, &[false, false], &[true, false]), None);
    assert_eq!(evening(&hard, &[true, true], &[true, true]), lost);
    assert_eq!(evening(&hard, &[false, true], &[true, true]), lost);
}

/// Proves ZW-277. Destroyed on different days: the day after a ship flies on, and nothing of it counts any more.
#[test]
fn a_destruction_counts_on_its_day_only() {
    let game = arranged(&begin(&plane(2)), &[("/mission/day", json!(1)), ("/ships/0/destroyed", json!(true))]);
    let mut game = doing(&game, &[json!("Night")]);
    play_any(&mut game, Done);
    assert_eq!(at(&game, "/ships/0/destroyed"), json!(false));
    assert_eq!(at(&game, "/ships/0/place"), json!("Patrol"));
}

/// Proves ZW-284, ZW-285. All variants at once, in a campaign of two ships in one hand.
#[test]
fn variants_combine_freely() {
    for scrap in [-20, -10, 0, 10, 20] {
        let setup = ZephyrSetup {
            two_in_one_hand: true,
            scrap,
            limited_resources: true,
            shallow_talent_pool: true,
            ..campaign(&["winter-bread", "a-crown-of-kites"], 2)
        };
        let (game, events, _) = begin_any(&setup);
        assert_eq!(game.view(Viewer::Seat(FIRST)).shop.len(), 9);
        assert!(game.view(Viewer::Seat(FIRST)).waiting.iter().all(Option::is_some));
        let start = i64::from(scrap) + 90;
        assert_eq!(game.view(Viewer::Seat(FIRST)).ships[1].scrap, u16::try_from(start).unwrap());
        assert!(matches!(events[0], ZephyrEvent::MissionBegan { number: 0, .. }));
        wander(&setup, scrap.unsigned_abs().into(), |_, _| {});
    }
}

/// Proves ZW-290. Two to eight missions in any order, none twice; three stories with missions of their own.
#[test]
fn a_campaign_is_two_to_eight_missions_or_a_story() {
    let all: Vec<_> = Family::Mission.cards().to_vec();
    for count in 1..=8 {
        let setup = ZephyrSetup { missions: all.iter().rev().take(count).copied().collect(), ..plane(1) };
        assert_eq!(begin(&setup).view(Viewer::Seat(FIRST)).missions, setup.missions);
    }
    assert_eq!(refused(&campaign(&[], 1)), ZephyrRefusal::Missions);
    assert_eq!(refused(&campaign(&["winter-bread", "winter-bread"], 1)), ZephyrRefusal::Missions);
    assert_eq!(refused(&campaign(&["winter-bread", "pest-control"], 1)), ZephyrRefusal::Missions);
    for (mode, story, missions) in [
        ("campaign-short", ZephyrStory::Short, 3),
        ("campaign-middle", ZephyrStory::Middle, 5),
        ("campaign-long", ZephyrStory::Long, 8),
    ] {
        let setup = Zephyr::mode(mode, 2).unwrap();
        assert_eq!((setup.story, setup.missions.len()), (Some(story), missions));
        begin(&setup);
        let other = ZephyrSetup { missions: setup.missions[1..].to_vec(), ..setup };
        assert_eq!(refused(&other), ZephyrRefusal::Story);
    }
}

/// The second mission of a campaign after *Plane & Simple*, of which this was left.
fn second_mission(next: &str, changes: &[(&str, Value)]) -> (Zephyr, Vec<ZephyrEvent>) {
    let game = arranged(&begin(&campaign(&["plane-and-simple", next], 2)), &[("/mission/day", json!(7))]);
    let mut game = over(&arranged(&game, changes), false);
    let (events, _) = play_any(&mut game, GoOn);
    (game, events)
}

/// Proves ZW-291, ZW-292, ZW-294, ZW-089.
#[test]
fn ships_goods_and_the_dead_stay_as_they_are() {
    let aboard = tired(Faction::Rogue, Some("crew-halloran"), Some("companion-moth"), [true; 3]);
    let ready = crew(Faction::Rogue, Some("crew-halloran"), Some("companion-moth"));
    let changes = [
        ("/ships/0/scrap", json!(7)),
        ("/ships/0/hull", plates("aA..sSS")),
        ("/ships/0/systems", json!(["wind-rider"])),
        ("/ships/0/cargo", json!(["thunder-mortar"])),
        ("/ships/0/crew/2", aboard),
        ("/ships/0/flipped", json!(true)),
        ("/ships/0/offers", json!(["milk-run"])),
        ("/supply/dead", json!(["crew-wick"])),
        ("/supply/structure", json!(5)),
        ("/supply/personalities", json!(["crew-rook"])),
        ("/decks/skirmish/pile", json!(["fat-and-armed"])),
        ("/decks/skirmish/discards", json!(["nobody-you-know"])),
        ("/decks/assignments/pile", json!(["copper-rain"])),
        ("/decks/assignments/discards", json!([])),
        ("/mission/region", json!("region-updraft")),
    ];
    let (game, events) = second_mission("winter-bread", &changes);
    assert_eq!(events[0], ZephyrEvent::MissionBegan { card: card("winter-bread"), number: 1 });
    assert!(!events.iter().any(|event| matches!(event, ZephyrEvent::Scrap { .. })), "no supplies again");
    assert_eq!((scrap(&game, FIRST), hull(&game, FIRST).as_str()), (7, "AA..SSS"), "repaired as at any dock");
    assert_eq!(
        (installed(&game, FIRST), cargo(&game, FIRST)),
        (vec!["wind-rider".into()], vec!["thunder-mortar".into()])
    );
    assert_eq!((station(&game, FIRST, 2), at(&game, "/ships/0/flipped")), (ready, json!(false)));
    assert_eq!(names(&game, "/supply/dead"), ["crew-wick"]);
    assert_eq!(names(&game, "/supply/personalities"), ["crew-rook"]);
    assert_eq!(at(&game, "/supply/structure"), json!(5));
    assert_eq!(names(&game, "/decks/skirmish/pile"), ["fat-and-armed"]);
    assert_eq!(names(&game, "/decks/skirmish/discards"), ["nobody-you-know"]);
    assert_eq!(names(&game, "/decks/assignments/discards"), ["milk-run"], "no card is lost between missions");
    assert_eq!(names(&game, "/decks/regions/discards"), ["region-updraft"]);
    assert_eq!(
        (at(&game, "/mission/day"), at(&game, "/mission/completed"), at(&game, "/mission/region")),
        (json!(0), json!(0), Value::Null)
    );
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::Outfit));
}

/// Proves ZW-293, ZW-104, ZW-105.
#[test]
fn once_reached_tier_three_stays() {
    for (reached, tier) in [(true, 3), (false, 1)] {
        let (mut game, _) = second_mission("a-crown-of-kites", &[("/campaign/tier_three", reached.into())]);
        play(&mut game, Done);
        let (events, _) = play_any(&mut game, Done);
        assert_eq!(events[0], ZephyrEvent::Dawn { day: 1, tier });
    }
    // It is reached with the first day of that tier.
    for (day, reached) in [(3, false), (4, true)] {
        let game =
            arranged(&begin(&campaign(&["plane-and-simple", "winter-bread"], 1)), &[("/mission/day", json!(day))]);
        let mut game = doing(&game, &[json!("Night")]);
        play_any(&mut game, Done);
        assert_eq!(at(&game, "/campaign/tier_three"), json!(reached));
    }
}

/// Proves ZW-297. Between missions: a summary, and going on, resting or ending.
#[test]
fn between_missions_the_crew_goes_on_rests_or_ends() {
    let setup = campaign(&["plane-and-simple", "winter-bread", "nine-lanterns"], 2);
    let game = over(&arranged(&begin(&setup), &[("/mission/day", json!(7))]), false);
    assert_eq!((asked(&game), legal(&game)), ((FIRST, ZephyrQuestion::Between), vec![GoOn, Rest, End]));
    assert_eq!(why_not(&game, Retry), ZephyrRefusal::NotNow);
    let logs = game.view(Viewer::Seat(FIRST)).logs;
    assert_eq!((logs.len(), logs[0].card, logs[0].won), (1, card("plane-and-simple"), Some(true)));
    let mut rests = game.clone();
    assert_eq!(play(&mut rests, Rest), [ZephyrEvent::Rested]);
    assert_eq!(legal(&rests), [GoOn, End]);
    play_any(&mut rests, GoOn);
    assert_eq!(asked(&rests), (FIRST, ZephyrQuestion::Outfit));
    let logs = rests.view(Viewer::Seat(FIRST)).logs;
    assert_eq!((logs.len(), logs[1].won), (2, None));
    let mut ends = game;
    assert_eq!(play(&mut ends, End), [ZephyrEvent::Ended]);
    assert_eq!(outcome(&ends), (Seats::NONE, "ended"));
    // The last mission won is the campaign won; a single mission never asks.
    let last = arranged(&begin(&setup), &[("/mission/number", json!(2))]);
    assert_eq!(outcome(&over(&last, false)).1, "won");
    assert_eq!(outcome(&over(&begin(&plane(2)), false)).1, "won");
    assert_eq!(outcome(&over(&begin(&plane(2)), true)).1, "lost");
}

/// Proves ZW-297. Days, scrap, losses and records are counted; what changes hands in trade is neither won nor spent.
#[test]
fn the_summary_counts_days_scrap_and_losses() {
    let mut game = begin(&plane(2));
    let log = |game: &Zephyr| game.view(Viewer::Seat(FIRST)).logs[0];
    assert_eq!((log(&game).gained, log(&game).spent, log(&game).days), (180, 0, 0));
    play(&mut game, ZephyrAction::BuyHull { armour: true });
    assert_eq!(log(&game).spent, 20);
    let mut trades = evening(&game, FIRST, 1);
    play(&mut trades, ZephyrAction::Trade { to: SECOND, goods: ZephyrGoods::Scrap { scrap: 50 } });
    assert_eq!((log(&trades).gained, log(&trades).spent), (180, 20));
    play(&mut game, Done);
    play_any(&mut game, Done);
    assert_eq!(log(&game).days, 1);
    let mut falls = doing(
        &arranged(&game, &[("/ships/0/crew/1", crew(Faction::Rogue, Some("crew-wick"), None))]),
        &[json!({ "CrewDies": [0, 1] })],
    );
    play(&mut falls, Done);
    assert_eq!(log(&falls).deaths, 1);
}

/// Proves ZW-298. From its start, with what the ships had then, and once only.
#[test]
fn a_lost_mission_may_be_flown_once_more() {
    let mut game = begin(&campaign(&["plane-and-simple", "winter-bread"], 2));
    let start = ["/ships", "/supply", "/decks"].map(|part| at(&game, part));
    play(&mut game, ZephyrAction::BuyHull { armour: true });
    play_any(&mut game, ZephyrAction::Hire { faction: Faction::Rogue });
    let mut game = over(&arranged(&game, &[("/mission/day", json!(4)), ("/supply/dead", json!(["crew-sable"]))]), true);
    assert_eq!(legal(&game), [Retry, Rest, End]);
    assert_eq!(why_not(&game, GoOn), ZephyrRefusal::NotNow);
    let mut ends = game.clone();
    play(&mut ends, End);
    assert_eq!(outcome(&ends).1, "lost");
    let events = play(&mut game, Retry);
    assert_eq!(events, [ZephyrEvent::Retried { card: card("plane-and-simple") }]);
    assert_eq!(["/ships", "/supply", "/decks"].map(|part| at(&game, part)), start);
    assert_eq!((asked(&game), at(&game, "/mission/day")), ((FIRST, ZephyrQuestion::Outfit), json!(0)));
    let logs = game.view(Viewer::Seat(FIRST)).logs;
    assert_eq!(logs.iter().map(|log| (log.won, log.retried)).collect::<Vec<_>>(), [(Some(false), false), (None, true)]);
    // Lost again, the campaign is over; won, it goes on.
    let again = over(&game, true);
    assert_eq!(outcome(&again).1, "lost");
    let won = over(&game, false);
    assert_eq!(legal(&won), [GoOn, Rest, End]);
    // The next mission has a retry of its own.
    let mut next = won;
    play_any(&mut next, GoOn);
    assert_eq!(legal(&over(&next, true)), [Retry, Rest, End]);
}

/// Proves ZW-296. Written and read at any decision, a campaign goes on as it was, and several do not touch each other.
#[test]
fn a_campaign_resumes_at_the_very_decision() {
    for stream in 0..3 {
        let setup = Zephyr::mode("campaign-short", 2).unwrap();
        let mut steps = 0;
        let last = wander(&setup, stream, |game, _| {
            steps += 1;
            if steps % 7 == 0 {
                let read: Zephyr = serde_json::from_value(saved(game)).unwrap();
                assert_eq!(&read, game);
                assert_eq!((read.decision(), legal(&read)), (game.decision(), legal(game)));
            }
        });
        assert!(last.outcome().is_some() && steps > 20);
    }
}
