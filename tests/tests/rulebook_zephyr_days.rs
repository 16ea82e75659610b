//! Zephyr's rulebook: the order of a day, the track, regions and tiers, events and the goal space.

use serde_json::{Value, json};
use windrose_core::game::{Game, Seats, Viewer};
use windrose_core::zephyr::cards::Family;
use windrose_core::zephyr::cards::language::{Effect, Faction, Hull, Moment, Stat, Trigger};
use windrose_core::zephyr::*;
use windrose_tests::zephyr::*;

use ZephyrAction::{Done, Patrol, Scavenge, Skirmish};

/// The mission's ships in the evening of `day`, which is over.
fn night(mission: &str, ships: usize, day: u8, changes: &[(&str, Value)]) -> Zephyr {
    let game = arranged(&begin(&flight(mission, &SHIPS[..ships])), &[("/mission/day", day.into())]);
    doing(&arranged(&game, changes), &[json!("Night")])
}

/// The day begins; whatever is drawn is the first of all.
fn dawn(mission: &str, ships: usize, before: u8, changes: &[(&str, Value)]) -> (Zephyr, Vec<ZephyrEvent>) {
    let mut game = night(mission, ships, before, changes);
    let (events, _) = play_any(&mut game, Done);
    (game, events)
}

fn position(events: &[ZephyrEvent], which: impl Fn(&ZephyrEvent) -> bool) -> usize {
    events.iter().position(which).unwrap_or_else(|| panic!("it does not happen: {events:?}"))
}

/// Proves ZW-098, ZW-100, ZW-101, ZW-111, ZW-138. A whole first day: region, assignment, patrol, exploring, and home.
#[test]
fn a_day_runs_from_the_move_to_the_evening() {
    let game = begin(&plane(1));
    let game = stacked(&stacked(&game, "regions", &["region-fog-bank"]), "scavenge", &["sealed-barrel"]);
    let mut game = stacked(&game, "assignments", &["milk-run", "northern-post"]);
    assert_eq!((at(&game, "/mission/day"), at(&game, "/mission/region")), (json!(0), Value::Null));
    let mut events = play(&mut game, Done);
    events.extend(play(&mut game, ZephyrAction::Keep { card: card("milk-run") }));
    assert_eq!(asked(&game).1, ZephyrQuestion::Move);
    events.extend(play(&mut game, Done));
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::Explore), "a ship that may not join patrols unasked");
    events.extend(play(&mut game, Scavenge));
    assert_eq!(asked(&game).1, ZephyrQuestion::Evening);
    assert_eq!(
        events,
        [
            ZephyrEvent::Dawn { day: 1, tier: 1 },
            ZephyrEvent::RegionEntered { card: card("region-fog-bank") },
            ZephyrEvent::OfferDrawn { seat: FIRST, card: card("milk-run") },
            ZephyrEvent::OfferDrawn { seat: FIRST, card: card("northern-post") },
            ZephyrEvent::OfferPutBack { seat: FIRST, card: card("northern-post") },
            ZephyrEvent::Patrolled { seat: FIRST },
            ZephyrEvent::OfferDropped { seat: FIRST, card: card("milk-run") },
            ZephyrEvent::Explored { seat: FIRST, card: card("sealed-barrel"), scavenge: true },
            ZephyrEvent::Scrap { seat: FIRST, by: 7, reason: ScrapReason::Card },
            ZephyrEvent::Docked { seat: FIRST },
        ]
    );
    // The next day of the region draws neither region nor assignment.
    let events = play(&mut game, Done);
    assert_eq!(events, [ZephyrEvent::Dawn { day: 2, tier: 1 }, ZephyrEvent::Patrolled { seat: FIRST }]);
}

/// Proves ZW-098, ZW-142, ZW-141. Battles begin when all have revealed, and assignments are completed after them.
#[test]
fn battles_come_after_exploring_and_before_the_evening() {
    let game = patrolling("plane-and-simple", &SHIPS[..2], 1);
    let game = stacked(&stacked(&game, "skirmish", &["nobody-you-know"]), "scavenge", &["sealed-barrel"]);
    let game = stacked(&game, "foes", &["the-festering-gull"]);
    let tasks = [json!({ "Reveal": 0 }), json!({ "Reveal": 1 }), json!("Battles"), json!("Evening")];
    let mut game = doing(&game, &tasks);
    play(&mut game, Done);
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::Explore));
    let events = play(&mut game, Skirmish);
    assert!(matches!(events[..], [ZephyrEvent::Explored { .. }, ZephyrEvent::FoeCame { .. }]), "{events:?}");
    assert_eq!(asked(&game), (SECOND, ZephyrQuestion::Explore), "the foe waits until all have revealed");
    let (events, _) = play_any(&mut game, Scavenge);
    position(&events, |event| matches!(event, ZephyrEvent::PhaseBegan { battle: 0, phase: 1 }));
    assert!(!events.contains(&ZephyrEvent::Docked { seat: SECOND }));
    let events = fires(&mut game, 0, &[5, 5, 5, 2]);
    assert!(
        position(&events, |event| matches!(event, ZephyrEvent::BattleWon { .. }))
            < position(&events, |event| matches!(event, ZephyrEvent::Docked { .. }))
    );
    assert_eq!(asked(&game).1, ZephyrQuestion::Evening);
}

/// Proves ZW-099. Who has ended the evening goes on with it for what another gives it, once for each that gives.
#[test]
fn trade_and_resupply_come_in_any_order() {
    let game = patrolling("plane-and-simple", &SHIPS[..2], 1);
    let mut game = doing(&game, &[json!("Evening")]);
    play(&mut game, Done);
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::Evening));
    play(&mut game, Done);
    assert_eq!(asked(&game), (SECOND, ZephyrQuestion::Evening));
    let gift = |to| ZephyrAction::Trade { to, goods: ZephyrGoods::Scrap { scrap: 20 } };
    play(&mut game, gift(FIRST));
    play(&mut game, gift(FIRST));
    assert_eq!(asked(&game), (SECOND, ZephyrQuestion::Evening), "it gives and goes on");
    play(&mut game, Done);
    assert_eq!((asked(&game), scrap(&game, FIRST)), ((FIRST, ZephyrQuestion::Evening), 130));
    assert!(may(&game, ZephyrAction::BuyHull { armour: true }));
    play(&mut game, gift(SECOND));
    play(&mut game, Done);
    assert_eq!(asked(&game), (SECOND, ZephyrQuestion::Evening));
    assert_eq!(
        why_not(&game, ZephyrAction::Trade { to: FIRST, goods: ZephyrGoods::Crew { station: 0 } }),
        ZephyrRefusal::GaveToday
    );
    let (events, _) = play_any(&mut game, Done);
    assert_eq!(events[0], ZephyrEvent::Dawn { day: 2, tier: 1 }, "all have ended it");
}

/// Proves ZW-101, ZW-102, ZW-013, ZW-100. Regions come on days 1, 3 and 5 of a mission with two days in each tier.
#[test]
fn a_region_lasts_until_the_next_replaces_it() {
    for day in 1..=7u8 {
        let changes = [
            ("/mission/region", json!("region-headwind")),
            ("/mission/completed", json!(1)),
            ("/decks/regions/pile", json!(["region-updraft"])),
        ];
        let (game, events) = dawn("plane-and-simple", 1, day - 1, &changes);
        assert_eq!(events[0], ZephyrEvent::Dawn { day, tier: day.div_ceil(2).min(3) });
        let entered = [1, 3, 5].contains(&day);
        assert_eq!(events.contains(&ZephyrEvent::RegionEntered { card: card("region-updraft") }), entered, "{day}");
        let (region, discards) =
            if entered { ("region-updraft", vec!["region-headwind"]) } else { ("region-headwind", vec![]) };
        assert_eq!(at(&game, "/mission/region"), json!(region), "{day}");
        assert_eq!(names(&game, "/decks/regions/discards"), discards);
    }
}

/// Proves ZW-103. The table of regions, as what holds while they are in force.
#[test]
fn regions_do_what_their_table_says() {
    let stats = |changes: &[(Stat, i8)]| -> Vec<(Trigger, Effect)> {
        changes
            .iter()
            .map(|&(stat, by)| (Trigger::Passive, Effect::Modify { stat, by, lasts: Default::default() }))
            .collect()
    };
    let on = |moment, effect| vec![(Trigger::On(moment), effect)];
    let hit = Effect::Hit(cards::language::Quantity::N(1));
    let table = [
        ("clear-blue", on(Moment::DayStart, Effect::Repair { n: 1, hull: Hull::Any })),
        ("headwind", stats(&[(Stat::FirstHand, -1)])),
        ("fog-bank", stats(&[(Stat::BlankFace, 6)])),
        ("thunderheads", on(Moment::DayStart, Effect::Roll(vec![(vec![1], hit)]))),
        ("scrap-drift", on(Moment::Scavenged, Effect::SalvageRoll(1))),
        ("pirate-lanes", stats(&[(Stat::SkirmishCrew, 1), (Stat::SalvageDice, 1)])),
        ("free-port", stats(&[(Stat::SystemPrice, -5)])),
        ("doldrums", stats(&[(Stat::HandSize, 1), (Stat::FoeHull, 1)])),
        ("signal-towers", stats(&[(Stat::JoinAtOnce, 1)])),
        ("gallows-sky", stats(&[(Stat::CommanderCrew, 1), (Stat::RewardDie, 1)])),
        ("hospice-isles", on(Moment::CrewDies, Effect::Roll(vec![(vec![4, 5, 6], Effect::Prevent)]))),
        ("updraft", stats(&[(Stat::ReactHand, 1)])),
    ];
    let names: Vec<String> = table.iter().map(|(name, _)| format!("region-{name}")).collect();
    assert!(Family::Region.cards().iter().map(|card| card.name()).eq(names.iter().map(String::as_str)));
    for (name, expected) in table {
        let region = card(&format!("region-{name}"));
        let written: Vec<(Trigger, Effect)> =
            region.abilities().iter().map(|it| (it.trigger.clone(), it.effect.clone())).collect();
        assert_eq!(written, expected, "{name}");
    }
}

/// Proves ZW-103, ZW-102, ZW-108. Clear Blue restores one hull of each ship every day; the owner chooses which.
#[test]
fn clear_blue_restores_hull_at_the_start_of_every_day() {
    for (before, completed) in [(1, 0), (6, 2)] {
        let changes = [
            ("/mission/region", json!("region-clear-blue")),
            ("/mission/completed", json!(completed)),
            ("/ships/0/hull", plates("A...sss")),
            ("/ships/1/hull", plates("...sSSS")),
        ];
        let (game, _) = dawn("plane-and-simple", 2, before, &changes);
        assert_eq!((hull(&game, FIRST).as_str(), hull(&game, SECOND).as_str()), ("A...Sss", "...SSSS"), "{before}");
    }
}

/// Proves ZW-103, ZW-170, ZW-108. Thunderheads: a one damages the ship, but never its last hull; also on the goal
/// space.
#[test]
fn thunderheads_strike_on_a_one() {
    for (day, completed) in [(1, 0), (6, 2)] {
        let changes = [
            ("/mission/region", json!("region-thunderheads")),
            ("/mission/completed", json!(completed)),
            ("/ships/0/hull", plates("....SS.")),
            ("/ships/1/hull", plates("......S")),
        ];
        let (game, events) = dawn("plane-and-simple", 2, day, &changes);
        assert!(events.contains(&ZephyrEvent::Rolled { seat: SECOND, die: 1 }), "each ship rolls");
        assert_eq!((hull(&game, FIRST).as_str(), hull(&game, SECOND).as_str()), ("....sS.", "......S"));
    }
}

/// Proves ZW-103. Scrap Drift pays one roll for a ship's first scavenging of a day, no matter what it found.
#[test]
fn scrap_drift_pays_for_the_first_scavenging() {
    let game =
        arranged(&patrolling("plane-and-simple", &SHIPS[..1], 1), &[("/mission/region", json!("region-scrap-drift"))]);
    let (game, _) = follows(&game, "sealed-barrel", &[3]);
    assert_eq!(scrap(&game, FIRST), 100 + 7 + 4);
    let (game, _) = follows(&game, "sealed-barrel", &[]);
    assert_eq!(scrap(&game, FIRST), 111 + 7, "once a day");
}

/// Proves ZW-103, ZW-147. Doldrums and Updraft: a card more in reactions; Headwind: one less in the first phase only.
#[test]
fn regions_change_the_hand() {
    let hand = |region: Value, tasks: &[Value]| {
        let game = arranged(&patrolling("plane-and-simple", &SHIPS[..1], 1), &[("/mission/region", region)]);
        let mut game = doing(&stacked(&game, "foes", &["the-festering-gull"]), tasks);
        play_any(&mut game, Done);
        names(&game, "/ships/0/hand").len()
    };
    let react = [json!({ "React": 0 })];
    let battle = [json!({ "Follow": [0, "nobody-you-know"] }), json!("Battles")];
    let cases = [(Value::Null, 3, 3), (json!("region-doldrums"), 4, 4), (json!("region-updraft"), 4, 3)];
    for (region, reaction, fight) in cases {
        assert_eq!((hand(region.clone(), &react), hand(region, &battle)), (reaction, fight));
    }
    assert_eq!((hand(json!("region-headwind"), &react), hand(json!("region-headwind"), &battle)), (3, 2));
}

/// Proves ZW-103, ZW-104, ZW-179, ZW-226. Doldrums: one hull more; Pirate Lanes: crew and a salvage die more from
/// skirmish cards; Gallows Sky: a commander's crew.
#[test]
fn regions_change_the_enemy() {
    let came = |region: &str, name: &str| {
        let game = patrolling("plane-and-simple", &SHIPS[..1], 1);
        let game = stacked(&stacked(&game, "foes", &["black-kettle"]), "commanders", &["alexander"]);
        let (_, events) = follows(&arranged(&game, &[("/mission/region", json!(region))]), name, &[]);
        events.iter().find_map(|event| match event {
            ZephyrEvent::FoeCame { hull, crew, .. } => Some((*hull, *crew)),
            _ => None,
        })
    };
    assert_eq!(came("region-fog-bank", "nobody-you-know"), Some((3, 1)));
    assert_eq!(came("region-doldrums", "nobody-you-know"), Some((4, 1)));
    assert_eq!(came("region-pirate-lanes", "nobody-you-know"), Some((3, 2)));
    assert_eq!(came("region-gallows-sky", "nobody-you-know"), Some((3, 1)));
    assert_eq!(came("region-gallows-sky", "officer-without-a-fleet"), Some((3, 2)));
    let game =
        arranged(&patrolling("plane-and-simple", &SHIPS[..1], 1), &[("/mission/region", json!("region-pirate-lanes"))]);
    let game = stacked(&game, "foes", &["the-festering-gull"]);
    let mut game = doing(&game, &[json!({ "Follow": [0, "nobody-you-know"] }), json!("Battles")]);
    play_any(&mut game, Done);
    // Four enemy dice, then two salvage dice in tier 1.
    fires(&mut game, 0, &[5, 5, 5, 5, 1, 4]);
    assert_eq!(scrap(&game, FIRST), 107);
}

/// Proves ZW-104, ZW-105, ZW-033, ZW-100. The tier is that of the day, three at most.
#[test]
fn the_tier_is_that_of_the_region_on_the_mission_card() {
    let tracks: [(&str, &[u8]); 8] = [
        ("plane-and-simple", &[1, 1, 2, 2, 3, 3, 3]),
        ("the-toll-fleet", &[1, 1, 2, 2, 2, 3, 3, 3]),
        ("winter-bread", &[1, 1, 2, 2, 3, 3, 3]),
        ("a-crown-of-kites", &[1, 1, 1, 2, 2, 2, 2]),
        ("nine-lanterns", &[1, 1, 1, 2, 2, 2, 3, 3]),
        ("the-long-dark", &[1, 1, 2, 2, 3, 3, 3]),
        ("the-gallows-fleet", &[1, 1, 1, 2, 2, 2, 3, 3, 3]),
        ("winds-of-change", &[1, 1, 1, 2, 2, 2, 3, 3, 3, 3]),
    ];
    for (mission, tiers) in tracks {
        let game = begin(&flight(mission, &SHIPS[..1]));
        assert_eq!(game.view(Viewer::Seat(FIRST)).tiers, tiers, "{mission}");
        for (before, &tier) in (0u8..).zip(tiers) {
            let (_, events) =
                dawn(mission, 1, before, &[("/mission/completed", json!(9)), ("/mission/paid", json!(90))]);
            assert_eq!(events[0], ZephyrEvent::Dawn { day: before + 1, tier }, "{mission}");
        }
    }
    for (day, hull, crew, dice) in [(1, 4, 1, 1), (3, 6, 2, 2), (5, 7, 3, 3)] {
        let game = stacked(&patrolling("plane-and-simple", &SHIPS[..1], day), "foes", &["the-octodecillion"]);
        let mut game = doing(&game, &[json!({ "Follow": [0, "nobody-you-know"] }), json!("Battles")]);
        let (events, _) = play_any(&mut game, Done);
        let foe =
            ZephyrEvent::FoeCame { battle: 0, foe: 0, card: card("the-octodecillion"), commander: None, hull, crew };
        assert_eq!(events[0], foe);
        let mut draws = vec![5; usize::from(crew) + 1];
        draws.extend(vec![5; dice]);
        fires(&mut game, 0, &draws);
        assert_eq!(scrap(&game, FIRST), 100 + 6 * dice as u64, "day {day}");
    }
}

/// Proves ZW-106, ZW-107, ZW-140. Nobody explores, standees stand still, all fight from the first phase and all dock.
#[test]
fn an_event_replaces_the_day_for_all() {
    let changes = [
        ("/parties", party("graveyard-of-kites", SECOND)),
        ("/ships/1/place", json!({ "Errand": 0 })),
        ("/ships/0/hull", plates("Aa..sSS")),
        ("/ships/0/flipped", json!(true)),
        ("/ships/1/hull", plates("..AsSSS")),
    ];
    let game = night("the-toll-fleet", 2, 4, &changes);
    let mut game = stacked(&stacked(&game, "foes", &["the-festering-gull"]), "commanders", &["ansel-grimm"]);
    let (mut events, _) = play_any(&mut game, Done);
    assert_eq!(at(&game, "/battles/0/ships"), json!(0b11), "all fight from the first phase");
    events.extend(beats(&mut game));
    assert_eq!(events[1], ZephyrEvent::MissionEvent { goal: false });
    let quiet = |event: &ZephyrEvent| {
        !matches!(event, ZephyrEvent::Advanced { .. } | ZephyrEvent::Patrolled { .. } | ZephyrEvent::Explored { .. })
    };
    assert!(events.iter().all(quiet), "{events:?}");
    // Ansel Grimm hits both ships for two.
    assert!(events.contains(&ZephyrEvent::HullDamaged { seat: FIRST, n: 2 }));
    while asked(&game).1 != ZephyrQuestion::Evening {
        let answer = legal(&game)[0];
        events.extend(play_any(&mut game, answer).0);
    }
    for seat in [FIRST, SECOND] {
        assert!(events.contains(&ZephyrEvent::Docked { seat }), "{events:?}");
    }
    assert_eq!((hull(&game, FIRST).as_str(), hull(&game, SECOND).as_str()), ("AA..SSS", "..ASSSS"));
    assert_eq!(at(&game, "/ships/0/flipped"), json!(false));
    assert_eq!((at(&game, "/ships/1/place"), at(&game, "/parties/0/step")), (json!({ "Errand": 0 }), json!(0)));
    // Both are at the resupply, and the assignment goes on the next day.
    play(&mut game, Done);
    assert_eq!(asked(&game), (SECOND, ZephyrQuestion::Evening));
    assert!(may(&game, ZephyrAction::Hire { faction: Faction::Rogue }));
    let (events, _) = play_any(&mut game, Done);
    let on = ZephyrEvent::Advanced { leader: SECOND, card: card("graveyard-of-kites"), step: 1 };
    assert!(events.contains(&on), "{events:?}");
}

/// Proves ZW-107. Events come where the missions' table has them; alone the commander brings nobody.
#[test]
fn events_bring_what_their_mission_says() {
    let events = [
        ("the-toll-fleet", &[5][..]),
        ("nine-lanterns", &[3, 6]),
        ("the-long-dark", &[6]),
        ("winds-of-change", &[6]),
        ("plane-and-simple", &[]),
    ];
    for (mission, days) in events {
        for ships in [1, 3] {
            for day in 1..=6u8 {
                let game = night(mission, ships, day - 1, &[]);
                let game = stacked(&game, "commanders", &["duke-ulrich-fenn"]);
                let mut game = game;
                let (events, _) = play_any(&mut game, Done);
                let came = events.iter().filter(|event| matches!(event, ZephyrEvent::FoeCame { .. })).count();
                let expected = match (days.contains(&day), mission, ships) {
                    (false, ..) => 0,
                    (true, "the-long-dark", ships) => ships,
                    (true, _, 1) => 1,
                    (true, ..) => 3,
                };
                assert_eq!(came, expected, "{mission}, day {day}, {ships} ships");
            }
        }
    }
}

/// Proves ZW-108, ZW-109. The evening before it all dock without reward; then comes a day of its own.
#[test]
fn the_goal_space_is_a_day_of_its_own() {
    let changes = [
        ("/parties", party("graveyard-of-kites", SECOND)),
        ("/ships/1/place", json!({ "Errand": 0 })),
        ("/ships/0/place", json!("Patrol")),
        ("/ships/1/hull", plates("..AsSSS")),
        ("/mission/completed", json!(2)),
        ("/mission/day", json!(6)),
        ("/mission/region", json!("region-fog-bank")),
    ];
    let game = arranged(&begin(&plane(2)), &changes);
    let mut game = doing(&game, &[json!("Evening")]);
    let events = play(&mut game, Done);
    assert_eq!(
        events,
        [
            ZephyrEvent::Docked { seat: FIRST },
            ZephyrEvent::AssignmentDropped { card: card("graveyard-of-kites") },
            ZephyrEvent::Docked { seat: SECOND },
        ]
    );
    assert_eq!((scrap(&game, SECOND), hull(&game, SECOND).as_str()), (90, "..ASSSS"));
    assert_eq!(names(&game, "/decks/assignments/discards"), ["graveyard-of-kites"]);
    play(&mut game, Done);
    let (events, _) = play_any(&mut game, Done);
    assert_eq!(events[..2], [ZephyrEvent::Dawn { day: 7, tier: 3 }, ZephyrEvent::MissionEvent { goal: true }]);
    assert_eq!(at(&game, "/mission/region"), json!("region-fog-bank"), "the last region stays");
    assert_eq!(at(&game, "/battles/0/ships"), json!(0b11));
}

/// Proves ZW-034, ZW-035, ZW-108. What waits on the goal spaces, by the number of ships.
#[test]
fn goal_spaces_bring_what_their_mission_says() {
    // Duke Ulrich Fenn brings two where he may.
    let table: [(&str, u8, [usize; 5], [usize; 5]); 5] = [
        ("plane-and-simple", 6, [1; 5], [1, 2, 3, 4, 5]),
        ("the-toll-fleet", 7, [1; 5], [3, 4, 5, 6, 7]),
        ("winter-bread", 6, [0; 5], [2, 3, 4, 5, 6]),
        ("nine-lanterns", 7, [2, 3, 4, 5, 6], [0; 5]),
        ("the-long-dark", 6, [0; 5], [2, 4, 5, 6, 7]),
    ];
    for (mission, days, commanders, ships) in table {
        for players in 1..=5usize {
            let done = [("/mission/completed", json!(9)), ("/mission/paid", json!(150))];
            let game = stacked(&night(mission, players, days, &done), "commanders", &["duke-ulrich-fenn"; 6]);
            let mut game = game;
            let (events, _) = play_any(&mut game, Done);
            let (mut led, mut alone) = (0, 0);
            for event in &events {
                match event {
                    ZephyrEvent::FoeCame { commander: Some(_), .. } => led += 1,
                    ZephyrEvent::FoeCame { .. } => alone += 1,
                    _ => {}
                }
            }
            assert_eq!((led, alone), (commanders[players - 1], ships[players - 1]), "{mission}, {players} ships");
        }
    }
}

/// Proves ZW-110, ZW-001, ZW-275, ZW-277. Without its goals the mission is lost on the evening before the goal space.
#[test]
fn whoever_lacks_a_goal_in_the_last_evening_has_lost() {
    let cases = [
        ("plane-and-simple", 2, 1, 0, false),
        ("plane-and-simple", 2, 2, 0, true),
        ("winter-bread", 2, 2, 59, false),
        ("winter-bread", 2, 2, 60, true),
        ("winter-bread", 2, 1, 60, false),
    ];
    for (mission, ships, completed, paid, goes_on) in cases {
        let changes = [("/mission/completed", json!(completed)), ("/mission/paid", json!(paid))];
        let (game, events) = dawn(mission, ships, 6, &changes);
        assert_eq!(game.outcome().is_none(), goes_on, "{mission} {completed} {paid}");
        if !goes_on {
            assert_eq!(events, [ZephyrEvent::MissionEnded { card: card(mission), won: false }]);
            let outcome = game.outcome().unwrap();
            assert_eq!((outcome.winners, outcome.ending), (Seats::NONE, "lost"));
        }
    }
    // An evening earlier it goes on.
    assert!(dawn("plane-and-simple", 2, 5, &[]).0.outcome().is_none());
}

/// Proves ZW-041, ZW-141. The day goes in seat order from the first seat.
#[test]
fn the_day_goes_in_seat_order_from_the_first_seat() {
    for first in 0..3u8 {
        let game = arranged(&patrolling("plane-and-simple", &SHIPS[..3], 1), &[("/terms/first", first.into())]);
        let mut game = doing(&stacked(&game, "scavenge", &["sealed-barrel"; 3]), &[json!("Moved")]);
        play(&mut game, Done);
        for turn in 0..3 {
            assert_eq!(asked(&game).0.0, (first + turn) % 3);
            play(&mut game, Scavenge);
        }
    }
}

/// Proves ZW-113, ZW-138. Without an assignment and with nobody to join, all patrol.
#[test]
fn any_number_of_ships_may_patrol() {
    let mut game = begin(&plane(5));
    for _ in 0..10 {
        play_any(&mut game, Done);
    }
    for seat in 0..5 {
        assert_eq!(at(&game, &format!("/ships/{seat}/place")), json!("Patrol"));
    }
    assert!(matches!(asked(&game).1, ZephyrQuestion::Explore));
    assert!(!may(&game, Patrol));
}
