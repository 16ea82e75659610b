//! Zephyr's rulebook: assignments with leaders and allies, their spaces and rewards.

use serde_json::{Value, json};
use windrose_core::game::Seat;
use windrose_core::zephyr::cards::language::{Ability, Lasts, Stat, Trigger};
use windrose_core::zephyr::cards::language::{
    Effect, Errand, Foes, Kind, Letter, Need, Quantity, Reacting, Space, Tier,
};
use windrose_core::zephyr::cards::{CardId, Family};
use windrose_core::zephyr::*;
use windrose_tests::zephyr::*;

use ZephyrAction::{Abandon, Done, Embark, Join, Keep, Lead, Patrol, Scavenge, Share};

/// The first day of *Plane & Simple*, with these assignments on top of their deck; all outfits are done.
fn first_day(ships: usize, assignments: &[&str]) -> (Zephyr, Vec<ZephyrEvent>) {
    let mut game = stacked(&begin(&plane(ships)), "assignments", assignments);
    game = stacked(&game, "regions", &["region-fog-bank"]);
    let mut events = Vec::new();
    for _ in 0..ships {
        events = play(&mut game, Done);
    }
    (game, events)
}

/// The ships of `on` are on the assignment, the first of them leading, on this day of its route; the others patrol.
fn on_errand(name: &str, ships: usize, on: &[u8], step: u8, day: u8) -> Zephyr {
    let game = patrolling("plane-and-simple", &SHIPS[..ships], day);
    let mut game = arranged(&game, &[("/parties", party(name, Seat(on[0]))), ("/mission/day", day.into())]);
    for seat in on {
        game = arranged(&game, &[(&format!("/ships/{seat}/place"), json!({ "Errand": 0 }))]);
    }
    arranged(&game, &[("/parties/0/step", step.into())])
}

/// Everybody reveals the day, as far as nothing is asked.
fn revealed(game: &Zephyr, ships: u8) -> (Zephyr, Vec<ZephyrEvent>) {
    let mut tasks: Vec<Value> = (0..ships).map(|seat| json!({ "Reveal": seat })).collect();
    tasks.extend([json!("Battles"), json!("Evening")]);
    let mut game = doing(game, &tasks);
    let (events, _) = play_any(&mut game, Done);
    (game, events)
}

/// Proves ZW-111, ZW-112, ZW-036. On entering a region each free player draws; what is not begun is discarded.
#[test]
fn each_free_player_draws_an_assignment_at_a_new_region() {
    let drawn = ["hornets-nest", "milk-run", "pest-control"];
    let (mut game, events) = first_day(2, &drawn);
    let offers: Vec<_> = events.iter().filter(|event| matches!(event, ZephyrEvent::OfferDrawn { .. })).collect();
    let offer = |seat, name: &str| ZephyrEvent::OfferDrawn { seat, card: card(name) };
    // The bounty of the mission's other kinds is never drawn.
    assert_eq!(offers, [&offer(FIRST, "milk-run"), &offer(SECOND, "pest-control")]);
    assert_eq!(legal(&game), [Embark { card: card("milk-run") }, Done]);
    assert_eq!(why_not(&game, Embark { card: card("pest-control") }), ZephyrRefusal::NotOffered);
    play(&mut game, Done);
    let events = play(&mut game, Done);
    assert!(events.contains(&ZephyrEvent::OfferDropped { seat: FIRST, card: card("milk-run") }), "{events:?}");
    assert_eq!(names(&game, "/decks/assignments/discards"), ["milk-run", "pest-control"]);
    // Who is on an assignment draws none.
    let busy = arranged(&on_errand("graveyard-of-kites", 2, &[1], 0, 2), &[("/ships/0/place", json!("Docked"))]);
    let mut busy = doing(&busy, &[json!("Dawn")]);
    let (events, _) = play_any(&mut busy, Done);
    let who: Vec<Seat> = events
        .iter()
        .filter_map(|event| if let ZephyrEvent::OfferDrawn { seat, .. } = event { Some(*seat) } else { None })
        .collect();
    assert_eq!(who, [FIRST]);
}

/// Proves ZW-281, ZW-282, ZW-283. Two drawn, one kept, the other under the deck; two ships in one hand draw one each.
#[test]
fn a_single_player_keeps_one_of_two_assignments() {
    let (mut game, _) = first_day(1, &["milk-run", "northern-post", "pest-control"]);
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::Offer));
    assert_eq!(legal(&game), ["milk-run", "northern-post"].map(|name| Keep { card: card(name) }));
    play(&mut game, Keep { card: card("northern-post") });
    assert_eq!(names(&game, "/decks/assignments/under"), ["pest-control", "milk-run"]);
    assert_eq!(names(&game, "/ships/0/offers"), ["northern-post"]);
    // What was kept before is not given up for a new choice.
    let mut later = doing(&game, &[json!({ "Offers": 0 })]);
    play(&mut later, Done);
    assert_eq!(legal(&later), ["pest-control", "milk-run"].map(|name| Keep { card: card(name) }));
    assert_eq!(why_not(&later, Keep { card: card("northern-post") }), ZephyrRefusal::NotOffered);
    play(&mut later, Keep { card: card("pest-control") });
    assert_eq!(names(&later, "/ships/0/offers"), ["northern-post", "pest-control"]);
    assert_eq!(names(&later, "/decks/assignments/under"), ["milk-run"]);
    let twins = ZephyrSetup { two_in_one_hand: true, ..plane(2) };
    let mut game = stacked(&begin(&twins), "assignments", &["milk-run", "northern-post", "pest-control"]);
    play(&mut game, Done);
    play_any(&mut game, Done);
    assert_eq!(names(&game, "/ships/0/offers"), ["milk-run"]);
    assert_eq!(asked(&game).1, ZephyrQuestion::Move);
    assert_eq!((scrap(&game, FIRST), scrap(&game, SECOND)), (90, 90));
}

/// Proves ZW-113, ZW-114, ZW-115, ZW-116, ZW-117, ZW-118, ZW-119.
#[test]
fn others_join_an_assignment_in_the_move_phase_in_which_it_begins() {
    for (name, allies) in [("graveyard-of-kites", 3), ("northern-post", 1)] {
        let game = arranged(&begin(&plane(5)), &[("/mission/card", json!("winds-of-change"))]);
        let mut game =
            stacked(&game, "assignments", &[name, "pest-control", "copper-rain", "whale-iron", "sealed-orders"]);
        for _ in 0..5 {
            play_any(&mut game, Done);
        }
        let events = play(&mut game, Embark { card: card(name) });
        assert_eq!(events, [ZephyrEvent::Embarked { seat: FIRST, card: card(name) }]);
        assert_eq!((at(&game, "/parties/0/leader"), at(&game, "/parties/0/step")), (json!(0), json!(0)));
        for _ in 0..4 {
            play(&mut game, Done);
        }
        for ally in 1..=allies {
            assert_eq!(asked(&game), (Seat(ally), ZephyrQuestion::Move));
            assert_eq!(legal(&game), [Join { leader: FIRST }, Patrol]);
            assert_eq!(why_not(&game, Join { leader: Seat(4) }), ZephyrRefusal::NoAssignment);
            let events = play(&mut game, Join { leader: FIRST });
            assert_eq!(events[0], ZephyrEvent::Joined { seat: Seat(ally), leader: FIRST, card: card(name) });
        }
        // The ally places are full: the others patrol unasked, and all reveal.
        assert_eq!(asked(&game), (FIRST, ZephyrQuestion::Explore), "{name}");
        for seat in 0..5u8 {
            let place = if seat <= allies { json!({ "Errand": 0 }) } else { json!("Patrol") };
            assert_eq!(at(&game, &format!("/ships/{seat}/place")), place, "{name} {seat}");
        }
        assert_eq!(at(&game, "/parties/0/fresh"), json!(false));
    }
    for assignment in Family::Assignment.cards() {
        let stats = assignment.assignment();
        assert_eq!(stats.allies, if stats.kind == Errand::Courier { 1 } else { 3 }, "{assignment:?}");
    }
}

/// Proves ZW-116, ZW-117, ZW-119. Who has an assignment of its own, comes too late or finds no place cannot join.
#[test]
fn joining_is_refused_with_its_reason() {
    let ask = |game: &Zephyr| arranged(game, &[("/ask", json!({ "Move": 2 })), ("/ships/2/place", json!("Docked"))]);
    let game = on_errand("graveyard-of-kites", 3, &[0], 0, 1);
    assert_eq!(why_not(&ask(&game), Join { leader: FIRST }), ZephyrRefusal::UnderWay);
    let fresh = arranged(&game, &[("/parties/0/fresh", json!(true))]);
    assert!(may(&ask(&fresh), Join { leader: FIRST }));
    assert_eq!(why_not(&ask(&fresh), Join { leader: SECOND }), ZephyrRefusal::NoAssignment);
    let busy = arranged(&ask(&fresh), &[("/ships/2/place", json!("Patrol"))]);
    assert_eq!(why_not(&busy, Join { leader: FIRST }), ZephyrRefusal::NotNow);
    let courier = arranged(&on_errand("northern-post", 3, &[0, 1], 0, 1), &[("/parties/0/fresh", json!(true))]);
    assert_eq!(why_not(&ask(&courier), Join { leader: FIRST }), ZephyrRefusal::AlliesFull);
    // An assignment is begun before anybody joins one: whoever begins its own is no longer free.
    let (mut game, _) = first_day(2, &["milk-run", "pest-control"]);
    play(&mut game, Embark { card: card("milk-run") });
    play(&mut game, Embark { card: card("pest-control") });
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::Explore));
    assert_eq!(at(&game, "/ships/1/place"), json!({ "Errand": 1 }));
}

/// Proves ZW-120, ZW-123, ZW-143, ZW-121. On a question mark each ship of the party draws for itself, from its own
/// deck.
#[test]
fn on_a_question_mark_each_ship_explores_for_itself() {
    let game = stacked(&on_errand("graveyard-of-kites", 3, &[1, 0], 1, 2), "scavenge", &["sealed-barrel"; 3]);
    let game = stacked(&stacked(&game, "skirmish", &["nobody-you-know"]), "foes", &["the-festering-gull"]);
    let (mut game, _) = revealed(&game, 3);
    for seat in [FIRST, SECOND, THIRD] {
        assert_eq!(asked(&game), (seat, ZephyrQuestion::Explore));
        assert_eq!(legal(&game), [ZephyrAction::Skirmish, Scavenge]);
        let choice = if seat == FIRST { ZephyrAction::Skirmish } else { Scavenge };
        play_any(&mut game, choice);
    }
    assert_eq!((scrap(&game, SECOND), scrap(&game, THIRD)), (97, 97));
    // The first fights alone at first.
    assert_eq!((at(&game, "/battles/0/ships"), asked(&game)), (json!(0b001), (FIRST, ZephyrQuestion::Actions)));
}

/// Proves ZW-144, ZW-140. An ally of the area may join at the regroup, a ship of another area may not.
#[test]
fn an_ally_of_the_area_joins_at_the_regroup() {
    let fight = |on: &[u8]| {
        let game = stacked(&on_errand("graveyard-of-kites", 3, on, 1, 2), "foes", &["the-festering-gull"]);
        let mut game = doing(&game, &[json!({ "Follow": [0, "nobody-you-know"] }), json!("Battles")]);
        play_any(&mut game, Done);
        game = arranged(&game, &[("/ships/0/hand", json!([])), ("/ships/0/flipped", json!(true))]);
        let events = draw(&mut game, Done, &[5, 5, 5]);
        assert!(!events.iter().any(|event| matches!(event, ZephyrEvent::BattleWon { .. })));
        game
    };
    let mut party = fight(&[1, 0]);
    assert_eq!(
        (asked(&party), legal(&party)),
        ((SECOND, ZephyrQuestion::Join), vec![ZephyrAction::Enter { battle: 0 }, Done])
    );
    let (events, _) = play_any(&mut party, ZephyrAction::Enter { battle: 0 });
    assert_eq!(events[0], ZephyrEvent::JoinedBattle { seat: SECOND, battle: 0 });
    assert_eq!(at(&party, "/battles/0/ships"), json!(0b011), "the third is on patrol");
    let mut patrol = fight(&[2]);
    assert_eq!(asked(&patrol), (SECOND, ZephyrQuestion::Join), "all patrolling ships are one area");
    play_any(&mut patrol, Done);
    assert_eq!((at(&patrol, "/battles/0/ships"), asked(&patrol).0), (json!(0b001), FIRST));
}

/// Proves ZW-121, ZW-145, ZW-122, ZW-126, ZW-131. The whole party fights what a letter brings, at the tier of the day.
#[test]
fn a_lettered_space_is_one_battle_of_the_party() {
    for (day, hull, crew) in [(1, 4, 1), (5, 7, 3)] {
        let game = stacked(&on_errand("moonshine-fleet", 4, &[2, 0, 3], 1, day), "foes", &["the-octodecillion"; 3]);
        let (game, events) = revealed(&arranged(&game, &[("/ships/1/place", json!("Docked"))]), 4);
        let foes: Vec<(u8, u8)> = events
            .iter()
            .filter_map(|event| match event {
                ZephyrEvent::FoeCame { hull, crew, .. } => Some((*hull, *crew)),
                _ => None,
            })
            .collect();
        assert_eq!(events[0], ZephyrEvent::SpaceEntered { leader: THIRD, card: card("moonshine-fleet"), step: 1 });
        assert_eq!(foes, [(hull, crew); 3], "one for each ship of the party");
        assert_eq!(at(&game, "/battles/0/ships"), json!(0b1101), "from the first phase");
        assert_eq!(asked(&game), (THIRD, ZephyrQuestion::Formation { foe: 0 }), "the leader sets the formation");
    }
}

/// Proves ZW-146, ZW-122, ZW-135, ZW-126. A commander comes with the ships he brings.
#[test]
fn a_commanders_space_is_fought_by_the_party_from_the_first_phase() {
    let game = stacked(&on_errand("pest-control", 3, &[0, 2], 2, 3), "commanders", &["duke-ulrich-fenn"]);
    let (game, events) = revealed(&arranged(&game, &[("/ships/1/place", json!("Docked"))]), 3);
    let led: Vec<bool> = events
        .iter()
        .filter_map(|event| match event {
            ZephyrEvent::FoeCame { commander, .. } => Some(commander.is_some()),
            _ => None,
        })
        .collect();
    assert_eq!(led, [true, false, false]);
    assert_eq!(at(&game, "/battles/0/ships"), json!(0b101));
}

/// Proves ZW-136, ZW-137. The ship beaten on A is one less for the commander of B; without that he brings all.
#[test]
fn thin_the_ranks_takes_a_ship_from_the_commander() {
    let came = |game: &Zephyr| {
        let game = stacked(game, "commanders", &["duke-ulrich-fenn"]);
        let (_, events) = revealed(&game, 1);
        events.iter().filter(|event| matches!(event, ZephyrEvent::FoeCame { .. })).count()
    };
    let start = stacked(&on_errand("thin-the-ranks", 1, &[0], 0, 1), "foes", &["the-festering-gull"; 5]);
    let (mut game, events) = revealed(&start, 1);
    assert_eq!(events.iter().filter(|event| matches!(event, ZephyrEvent::FoeCame { .. })).count(), 1);
    beats(&mut game);
    assert_eq!(at(&game, "/parties/0/brings"), json!(-1));
    let next =
        |game: &Zephyr| stacked(&arranged(game, &[("/parties/0/step", json!(1))]), "foes", &["the-festering-gull"; 5]);
    assert_eq!(came(&next(&game)), 2);
    assert_eq!(came(&next(&start)), 3);
}

/// Proves ZW-124, ZW-123, ZW-151. The plays of all ships are added up, and the hits fall on each.
#[test]
fn the_party_reacts_together() {
    let letter = |name: &str, step| on_errand(name, 3, &[1, 0], step, 2);
    for (plays, suffers) in [(["T", "T"], false), (["TT", ""], false), (["T", "A"], true), (["", "M"], true)] {
        let game = arranged(&letter("the-stranded-choir", 1), &[("/ships/2/place", json!("Docked"))]);
        let (mut game, _) = revealed(&game, 3);
        assert_eq!(asked(&game), (FIRST, ZephyrQuestion::React));
        reacts(&mut game, plays[0], &[0, 0, 0]);
        assert_eq!(asked(&game), (SECOND, ZephyrQuestion::React));
        reacts(&mut game, plays[1], &[]);
        if !suffers {
            assert_eq!(asked(&game), (SECOND, ZephyrQuestion::Row), "the leader decides");
            play(&mut game, ZephyrAction::Choose { option: 0 });
        }
        let left = if suffers { ["....sS.", "...sS.."] } else { ["....SS.", "...SS.."] };
        let hulls = [hull(&game, FIRST), hull(&game, SECOND)];
        assert_eq!(hulls, left, "{plays:?}");
        assert_eq!(hull(&game, THIRD), "......SS.", "not of the party");
        assert_eq!(at(&game, "/ships/0/hand"), json!([]));
    }
}

/// Proves ZW-127, ZW-128, ZW-129, ZW-132, ZW-130, ZW-135. The leader gets the reward, may split it, docks, and draws
/// anew.
#[test]
fn a_completed_assignment_pays_its_leader_and_counts_once() {
    let game = arranged(&on_errand("pest-control", 3, &[1, 0], 2, 1), &[("/ships/0/hull", plates("aA..sSS"))]);
    let game = stacked(&game, "assignments", &["milk-run"]);
    let game = arranged(&game, &[("/supply/systems", json!(["thunder-mortar", "long-nine"]))]);
    let mut game = doing(&game, &[json!("Evening")]);
    let events = play(&mut game, Done);
    assert_eq!(
        events,
        [ZephyrEvent::Docked { seat: THIRD }, ZephyrEvent::Completed { leader: SECOND, card: card("pest-control") },]
    );
    assert_eq!(at(&game, "/mission/completed"), json!(1), "for the whole party");
    assert_eq!(asked(&game), (SECOND, ZephyrQuestion::Share { left: 30 }));
    play(&mut game, Share { to: FIRST, scrap: 10 });
    play(&mut game, Share { to: SECOND, scrap: 20 });
    assert_eq!(asked(&game), (SECOND, ZephyrQuestion::Award { card: card("thunder-mortar") }));
    let events = play(&mut game, ZephyrAction::Award { to: SECOND });
    assert_eq!((scrap(&game, FIRST), scrap(&game, SECOND), scrap(&game, THIRD)), (100, 110, 90));
    assert_eq!(cargo(&game, SECOND), ["thunder-mortar"], "won away from the resupply");
    assert_eq!(
        events[1..],
        [
            ZephyrEvent::Docked { seat: FIRST },
            ZephyrEvent::Docked { seat: SECOND },
            ZephyrEvent::OfferDrawn { seat: SECOND, card: card("milk-run") },
        ]
    );
    assert_eq!(names(&game, "/decks/assignments/discards"), ["pest-control"]);
    assert_eq!((hull(&game, FIRST).as_str(), asked(&game)), ("AA..SSS", (FIRST, ZephyrQuestion::Evening)));
    // The next day begins no region, and the new assignment may be begun all the same.
    play(&mut game, Done);
    play(&mut game, Done);
    let (events, _) = play_any(&mut game, Done);
    assert!(!events.iter().any(|event| matches!(event, ZephyrEvent::RegionEntered { .. })));
    assert_eq!((asked(&game), may(&game, Embark { card: card("milk-run") })), ((SECOND, ZephyrQuestion::Move), true));
}

/// Proves ZW-127, ZW-128. A commander who got away spoils it; whoever is still under way has no reward yet.
#[test]
fn without_its_goals_an_assignment_pays_nothing() {
    let failed = arranged(&on_errand("pest-control", 1, &[0], 2, 2), &[("/parties/0/failed", json!(true))]);
    let mut game = doing(&failed, &[json!("Evening")]);
    let events = play(&mut game, Done);
    assert_eq!(
        events,
        [
            ZephyrEvent::Failed { leader: FIRST, card: card("pest-control") },
            ZephyrEvent::AssignmentDropped { card: card("pest-control") },
            ZephyrEvent::Docked { seat: FIRST },
        ]
    );
    assert_eq!((at(&game, "/mission/completed"), scrap(&game, FIRST)), (json!(0), 100));
    let mut game = doing(&on_errand("pest-control", 1, &[0], 1, 2), &[json!("Evening")]);
    assert_eq!(play(&mut game, Done), []);
    // Nobody who survived: nothing is completed.
    let gone = arranged(&on_errand("pest-control", 2, &[0], 2, 2), &[("/ships/0/hull", plates("....ss."))]);
    let mut game = doing(&gone, &[json!({ "Wrecked": 0 }), json!("Evening")]);
    let events = play(&mut game, Done);
    assert!(events.contains(&ZephyrEvent::AssignmentDropped { card: card("pest-control") }));
    assert_eq!(at(&game, "/mission/completed"), json!(0));
}

/// Proves ZW-133, ZW-134, ZW-260. A leader with allies names the next one first.
#[test]
fn any_ship_may_abandon_at_the_end_of_a_day() {
    let mut game = doing(&on_errand("graveyard-of-kites", 4, &[1, 0, 3], 0, 1), &[json!("Evening")]);
    play(&mut game, Done);
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::Evening));
    let mut ally = game.clone();
    let events = play(&mut ally, Abandon);
    let left = |seat| ZephyrEvent::Abandoned { seat, card: card("graveyard-of-kites") };
    assert_eq!(events, [left(FIRST), ZephyrEvent::Docked { seat: FIRST }]);
    assert_eq!((at(&ally, "/parties/0/leader"), asked(&ally)), (json!(1), (FIRST, ZephyrQuestion::Evening)));
    assert_eq!(why_not(&ally, Abandon), ZephyrRefusal::NoAssignment);
    play(&mut game, Done);
    play(&mut game, Abandon);
    assert_eq!(
        (asked(&game), legal(&game)),
        ((SECOND, ZephyrQuestion::Leader), vec![Lead { seat: FIRST }, Lead { seat: Seat(3) }])
    );
    assert_eq!(why_not(&game, Lead { seat: THIRD }), ZephyrRefusal::NotThatShip);
    let events = play(&mut game, Lead { seat: Seat(3) });
    let leads = ZephyrEvent::Led { seat: Seat(3), card: card("graveyard-of-kites") };
    assert_eq!(events[..2], [leads, left(SECOND)]);
    assert_eq!((at(&game, "/parties/0/leader"), at(&game, "/ships/1/place")), (json!(3), json!("Docked")));
    // The last ship ends it.
    let mut game = doing(&on_errand("graveyard-of-kites", 1, &[0], 0, 1), &[json!("Evening")]);
    play(&mut game, Done);
    let events = play(&mut game, Abandon);
    let dropped = ZephyrEvent::AssignmentDropped { card: card("graveyard-of-kites") };
    assert_eq!(events, [left(FIRST), dropped, ZephyrEvent::Docked { seat: FIRST }]);
    assert_eq!(names(&game, "/decks/assignments/discards"), ["graveyard-of-kites"]);
}

/// Proves ZW-139, ZW-138. A patrol explores and docks every day.
#[test]
fn a_patrol_explores_and_comes_home() {
    let game = arranged(&patrolling("plane-and-simple", &SHIPS[..1], 2), &[("/ships/0/hull", plates("aA..sSS"))]);
    let (mut game, _) = revealed(&stacked(&game, "scavenge", &["sealed-barrel"]), 1);
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::Explore));
    let events = play(&mut game, Scavenge);
    assert_eq!(events.last(), Some(&ZephyrEvent::Docked { seat: FIRST }));
    assert_eq!((hull(&game, FIRST).as_str(), at(&game, "/ships/0/place")), ("AA..SSS", json!("Docked")));
}

const fn n(n: i8) -> Quantity {
    Quantity::N(n)
}

fn foes(ships: Quantity) -> Effect {
    Effect::Foes(Box::new(Foes { ships, ..Foes::default() }))
}

/// What a letter does: `foe`, `foes`, or `T2` and its like for plays that avert what comes after the colon.
fn letter(words: &str) -> Effect {
    let Some((plays, otherwise)) = words.split_once(':') else {
        return if words == "foes" { foes(Quantity::Party) } else { foes(n(1)) };
    };
    let kind = match &plays[..1] {
        "A" => Kind::Attack,
        "M" => Kind::Manoeuvre,
        _ => Kind::Tech,
    };
    let otherwise = match otherwise {
        "hit1" => Effect::Hit(n(1)),
        "hit2" => Effect::Hit(n(2)),
        "foe" => foes(n(1)),
        _ => Effect::Seq(vec![Effect::Hit(n(1)), foes(n(1))]),
    };
    let rung = |need, effect| cards::language::Rung { need, effect };
    Effect::React {
        who: Reacting::Party,
        rungs: vec![
            rung(Need::Plays(kind, plays[1..].parse().unwrap()), Effect::Nothing),
            rung(Need::Nothing, otherwise),
        ],
    }
}

/// A reward: scrap, `RR` for a reward roll, `S` and `G` for systems.
fn reward(words: &str) -> Effect {
    let mut parts: Vec<Effect> = words
        .split('+')
        .map(|part| match part {
            "RR" => Effect::RewardRoll,
            "S" => Effect::GainSystem(Tier::Silver),
            "G" => Effect::GainSystem(Tier::Gold),
            scrap => Effect::Scrap(n(scrap.parse().unwrap())),
        })
        .collect();
    if parts.len() == 1 { parts.remove(0) } else { Effect::Seq(parts) }
}

/// Proves ZW-125, ZW-126, ZW-118. The table of assignments; *Thin the Ranks* has its own tests.
#[test]
fn assignments_follow_their_table() {
    use Errand::{Bounty, Courier, Escort, Rescue, Salvage};
    let table = [
        (Rescue, "pest-control", "??*", "", "30+G"),
        (Rescue, "thin-the-ranks", "AB", "", "20"),
        (Rescue, "the-stranded-choir", "?A", "T2:hit1", "20"),
        (Rescue, "fire-on-the-ferry", "A?", "M2:hit2", "20"),
        (Rescue, "miners-below", "?A?", "T2:foe", "RR+10"),
        (Escort, "milk-run", "??", "", "15"),
        (Escort, "the-brides-dowry", "?A", "foe", "RR"),
        (Escort, "caravan-of-glass", "A?A", "foe", "RR+20"),
        (Escort, "pilgrim-balloons", "A?", "M1:hit1", "15"),
        (Bounty, "wanted-hob-cutler", "?*", "", "20"),
        (Bounty, "hornets-nest", "AB", "foe foes", "RR+20"),
        (Bounty, "moonshine-fleet", "?A?", "foes", "RR+10"),
        (Bounty, "the-long-chase", "?A", "M2:hit1 and foe", "G"),
        (Salvage, "drowned-foundry", "?A", "T2:hit1", "25"),
        (Salvage, "graveyard-of-kites", "???", "", "RR+10"),
        (Salvage, "whale-iron", "A?", "A2:hit1", "S"),
        (Salvage, "the-deep-hold", "?AA", "T1:hit1", "RR+20"),
        (Salvage, "copper-rain", "A", "M1:hit2", "10"),
        (Courier, "northern-post", "??", "", "15"),
        (Courier, "sealed-orders", "A?", "M2:foe", "RR"),
        (Courier, "fever-at-flotsum", "?A", "T1:hit1", "20"),
        (Courier, "a-quiet-errand", "??A", "foe", "G"),
    ];
    assert_eq!(Family::Assignment.cards(), table.map(|(_, name, ..)| card(name)));
    for (kind, name, route, letters, pays) in table {
        let stats = card(name).assignment();
        let spaces: Vec<Space> = route
            .chars()
            .map(|space| match space {
                '?' => Space::Explore,
                '*' => Space::Commander,
                'A' => Space::Letter(Letter::A),
                _ => Space::Letter(Letter::B),
            })
            .collect();
        assert_eq!((stats.kind, &stats.route), (kind, &spaces), "{name}");
        let mut expected: Vec<(Trigger, Effect)> = match name {
            "thin-the-ranks" => thinning(),
            "hornets-nest" => {
                vec![(Trigger::Enter(Letter::A), letter("foe")), (Trigger::Enter(Letter::B), letter("foes"))]
            }
            _ if letters.is_empty() => Vec::new(),
            _ => vec![(Trigger::Enter(Letter::A), letter(letters))],
        };
        expected.push((Trigger::Reward, reward(pays)));
        assert_eq!(written(card(name)), expected, "{name}");
    }
}

fn thinning() -> Vec<(Trigger, Effect)> {
    let fewer = Effect::Modify { stat: Stat::Brings, by: -1, lasts: Lasts::Assignment };
    let first = Foes { ships: n(1), won: fewer, ..Foes::default() };
    let second = Foes { commanders: n(1), bring: true, ..Foes::default() };
    [(Letter::A, first), (Letter::B, second)]
        .map(|(letter, foes)| (Trigger::Enter(letter), Effect::Foes(Box::new(foes))))
        .into()
}

fn written(card: CardId) -> Vec<(Trigger, Effect)> {
    card.abilities().iter().map(|Ability { trigger, effect, .. }| (trigger.clone(), effect.clone())).collect()
}
