//! Zephyr's rulebook: whatever happens, the components stay as many as they are.

use serde_json::Value;
use windrose_core::game::Game;
use windrose_core::zephyr::cards::language::Faction;
use windrose_core::zephyr::*;
use windrose_tests::zephyr::*;

/// The names in a list of the state.
fn list(state: &Value, path: &str) -> Vec<String> {
    serde_json::from_value(state.pointer(path).unwrap_or_else(|| panic!("{path}")).clone()).unwrap()
}

/// Who is hired or waits to be.
fn members(state: &Value) -> Vec<Value> {
    let ships = state["ships"].as_array().unwrap();
    let aboard = ships.iter().flat_map(|ship| ship["crew"].as_array().unwrap());
    let waiting = state["supply"]["waiting"].as_array().unwrap();
    aboard.chain(waiting).filter(|member| !member.is_null()).cloned().collect()
}

#[track_caller]
fn tiles_add_up(state: &Value) {
    let plates: Vec<String> = (0..state["ships"].as_array().unwrap().len())
        .flat_map(|seat| list(state, &format!("/ships/{seat}/hull")))
        .collect();
    for (kind, all, supply) in [("Structure", 17, "structure"), ("Armour", 19, "armour")] {
        let placed = plates.iter().filter(|plate| plate.ends_with(kind)).count() as u64;
        assert_eq!(placed + state["supply"][supply].as_u64().unwrap(), all, "{kind}");
    }
}

#[track_caller]
fn people_add_up(game: &Zephyr, state: &Value) {
    let members = members(state);
    for (number, faction) in FACTIONS.into_iter().enumerate() {
        let hired = members.iter().filter(|member| member["faction"] == serde_json::json!(faction)).count() as u64;
        assert_eq!(hired + state["supply"]["factions"][number].as_u64().unwrap(), 4, "{faction:?}");
    }
    let mut people = list(state, "/supply/personalities");
    people.extend(list(state, "/supply/dead"));
    let named = members.iter().flat_map(|member| [&member["personality"], &member["companion"]]);
    people.extend(named.filter_map(|name| name.as_str().map(str::to_owned)));
    if let Some((_, ZephyrQuestion::CompanionHeir { card })) = Game::decision(game).map(|it| (it.seat, it.question)) {
        people.push(card.name().to_owned());
    }
    people.sort();
    people.dedup();
    assert_eq!(people.len(), 40, "nobody is lost or comes twice");
}

/// Every installed system has its card in the action deck, and no system lies there that is not installed.
#[track_caller]
fn decks_have_the_installed_systems(state: &Value) -> usize {
    let mut all = list(state, "/supply/systems").len() + list(state, "/mission/shop").len();
    for seat in 0..state["ships"].as_array().unwrap().len() {
        let pile = |name: &str| list(state, &format!("/ships/{seat}/{name}"));
        let deck = ["pile", "discards", "hand", "in_play"].map(pile).concat();
        let mut cards: Vec<String> = deck.into_iter().filter(|name| card(name).tier().is_some()).collect();
        let mut installed = pile("systems");
        all += installed.len() + pile("cargo").len();
        cards.sort();
        installed.sort();
        assert_eq!(cards, installed);
        let mat = card(state["ships"][seat]["card"].as_str().unwrap()).mat();
        for kind in 0..3 {
            let taken = installed.iter().filter(|name| card(name).kind() as usize == kind).count();
            assert!(taken <= usize::from(mat.slots[kind]), "{installed:?}");
        }
    }
    all
}

/// Proves ZW-004, ZW-005, ZW-006, ZW-038, ZW-057, ZW-075, ZW-085. In games played at random with every variant.
#[test]
fn tiles_systems_and_crew_are_never_more_nor_fewer_than_the_components() {
    let mut deaths = 0;
    let mut lost_systems = 0;
    for (number, mission) in
        ["plane-and-simple", "nine-lanterns", "the-long-dark", "winds-of-change"].iter().enumerate()
    {
        for variant in 0..4u64 {
            let setup = ZephyrSetup {
                limited_resources: variant % 2 == 1,
                shallow_talent_pool: variant >= 2,
                builds: vec![true; 2],
                ..flight(mission, &SHIPS[number..(number + 3).min(5)])
            };
            let mut systems = 50;
            wander(&setup, variant, |game, events| {
                let state = saved(game);
                tiles_add_up(&state);
                people_add_up(game, &state);
                let there = decks_have_the_installed_systems(&state);
                assert!(there <= systems, "a system has come from nowhere");
                lost_systems += systems - there;
                systems = there;
                deaths += events.iter().filter(|event| matches!(event, ZephyrEvent::CrewDied { .. })).count();
                for seat in 0..state["ships"].as_array().unwrap().len() {
                    let hull = hull(game, windrose_core::game::Seat(seat as u8));
                    let sinking = hull.chars().all(|plate| plate == '.');
                    assert!(!sinking && hull.to_uppercase().contains('S'), "ship {seat} has {hull}");
                }
            });
        }
    }
    assert!(deaths > 0 && lost_systems > 0, "{deaths} deaths, {lost_systems} systems lost");
}

/// Proves ZW-075. Faction and personality stay together from hiring to death, release or the end.
#[test]
fn a_personality_stays_with_its_faction() {
    for stream in 0..6 {
        let mut pairs: Vec<(String, Faction)> = Vec::new();
        wander(&plane(3), stream, |game, events| {
            for event in events {
                match event {
                    ZephyrEvent::Hired { personality: Some(card), faction, .. } => {
                        pairs.push((card.name().to_owned(), *faction));
                    }
                    ZephyrEvent::Released { personality: Some(card), .. }
                    | ZephyrEvent::CrewDied { personality: Some(card), .. } => {
                        pairs.retain(|(name, _)| name != card.name());
                    }
                    _ => {}
                }
            }
            let mut aboard: Vec<(String, Faction)> = members(&saved(game))
                .iter()
                .filter_map(|member| {
                    let name = member["personality"].as_str()?.to_owned();
                    Some((name, serde_json::from_value(member["faction"].clone()).unwrap()))
                })
                .collect();
            aboard.sort();
            pairs.sort();
            assert_eq!(aboard, pairs);
        });
    }
}
