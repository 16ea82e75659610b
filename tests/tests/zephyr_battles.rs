//! Zephyr at random: nothing is ever asked that cannot be answered, and every battle ends.

use windrose_core::chance::{Chance, Seeded};
use windrose_core::game::Game;
use windrose_core::zephyr::*;
use windrose_tests::long;

/// The missions, each with one to four ships.
fn setups() -> impl Iterator<Item = (&'static str, ZephyrSetup)> {
    let missions = Zephyr::MODES.iter().filter(|mode| !mode.name.starts_with("campaign"));
    missions.flat_map(|mode| {
        (mode.fewest..=mode.most).filter_map(|ships| Some((mode.name, Zephyr::mode(mode.name, ships)?)))
    })
}

/// What the walk has seen.
#[derive(Default)]
struct Seen {
    /// Actions of other decisions, to be tried where they may be wrong.
    strangers: Vec<ZephyrAction>,
    battles: usize,
    phases: usize,
}

/// Looks at one decision: each answer is taken by a copy, and whatever else is tried leaves the state as it is.
fn examine(game: &Zephyr, actions: &[ZephyrAction], seen: &Seen, whim: &mut Seeded, place: &dyn Fn() -> String) {
    assert!(!actions.is_empty(), "{}: {:?} has no answer", place(), game.decision());
    for (at, action) in actions.iter().enumerate() {
        assert!(!actions[..at].contains(action), "{}: {action:?} is listed twice", place());
        let mut copy = game.clone();
        let taken = copy.apply(action, &mut Seeded::new(7, at as u64), &mut ());
        assert!(taken.is_ok(), "{}: {action:?} is listed and refused: {taken:?}", place());
        assert!(copy.decision().is_some() != copy.outcome().is_some(), "{}: {action:?} leads nowhere", place());
    }
    for _ in 0..8.min(seen.strangers.len()) {
        let stranger = seen.strangers[whim.below(seen.strangers.len() as u32) as usize];
        if actions.contains(&stranger) {
            continue;
        }
        let mut copy = game.clone();
        let taken = copy.apply(&stranger, &mut Seeded::new(7, 0), &mut ());
        assert!(taken.is_err(), "{}: {stranger:?} is not listed and taken", place());
        assert!(copy == *game, "{}: {stranger:?} is refused and changes something", place());
    }
}

fn survives(game: &Zephyr, place: &dyn Fn() -> String) {
    let text = serde_json::to_string(game).expect("a state can be written");
    let back: Zephyr = serde_json::from_str(&text).unwrap_or_else(|reason| panic!("{}: {reason}", place()));
    assert!(back == *game, "{}: another state comes back", place());
}

/// Plays a game at random, looking at its decisions in turn.
fn walk(name: &str, setup: &ZephyrSetup, stream: u64, seen: &mut Seen) {
    let mut dice = Seeded::new(2027, stream);
    let mut whim = Seeded::new(13, stream);
    let mut game = Zephyr::new(setup, &mut dice, &mut ()).expect("the set-up is known");
    let mut actions = Vec::new();
    let mut events = Vec::new();
    let mut open = std::collections::BTreeMap::new();
    let mut step = 0u64;
    while game.decision().is_some() {
        let place = || format!("{name} with {} ships, game {stream}, step {step}", setup.ships.len());
        assert!(step < 50_000, "{}: the game does not end", place());
        actions.clear();
        game.legal_actions(&mut actions);
        // Every decision has an answer; in the short volume a third of them have all their answers tried.
        assert!(!actions.is_empty(), "{}: {:?} has no answer", place(), game.decision());
        if (step + stream).is_multiple_of(if long() { 1 } else { 3 }) {
            examine(&game, &actions, seen, &mut whim, &place);
        }
        if (step + stream).is_multiple_of(61) {
            survives(&game, &place);
        }
        let action = actions[whim.below(actions.len() as u32) as usize];
        if seen.strangers.len() < 500 {
            seen.strangers.push(action);
        } else {
            seen.strangers[whim.below(500) as usize] = action;
        }
        events.clear();
        game.apply(&action, &mut dice, &mut events).unwrap_or_else(|refusal| panic!("{}: {refusal:?}", place()));
        for event in &events {
            match *event {
                ZephyrEvent::PhaseBegan { battle, phase } => {
                    assert!(phase <= 40, "{}: phase {phase}", place());
                    open.insert(battle, phase);
                    seen.phases += 1;
                }
                ZephyrEvent::BattleWon { battle }
                | ZephyrEvent::BattleLost { battle }
                | ZephyrEvent::Withdrew { battle } => {
                    assert!(open.remove(&battle).is_some(), "{}: battle {battle} ends twice or unfought", place());
                    seen.battles += 1;
                }
                ZephyrEvent::Dawn { .. } | ZephyrEvent::MissionEnded { .. } => {
                    assert!(open.is_empty(), "{}: {open:?} goes on after its day", place());
                }
                _ => {}
            }
        }
        step += 1;
    }
    survives(&game, &|| format!("{name}, game {stream}, at the end"));
    assert!(game.outcome().is_some(), "{name}, game {stream}: no decision and no outcome");
}

/// Proves ZW-029, ZW-184, ZW-225.
#[test]
fn every_question_has_an_answer_and_every_battle_ends() {
    let games = if long() { 2_000 } else { 200 };
    let mut seen = Seen::default();
    for (name, setup) in setups() {
        for stream in 0..games {
            walk(name, &setup, stream, &mut seen);
        }
    }
    assert!(seen.battles > 1_000 && seen.phases > seen.battles, "{} battles", seen.battles);
}
