//! Games of 4 Winds: the engine against the slow model.

use std::collections::{BTreeMap, HashSet};

use serde_json::Value;
use windrose_core::chance::{Chance, Seeded};
use windrose_core::four_winds::*;
use windrose_core::game::{FirstSeat, Game, Seat, Seats, Viewer};
use windrose_tests::long;
use windrose_tests::winds_model::{At, Lies, Model, Noted, anywhere, every};

/// What a player likes to see happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Taste {
    /// Anything.
    Random,
    /// Ships on obstacles, captures, closed flagships.
    Fighter,
    /// Chains, routes, outposts on corners.
    Builder,
    /// Ships that come into play, move and arrive.
    Sailor,
}

const TASTES: [Taste; 4] = [Taste::Random, Taste::Fighter, Taste::Builder, Taste::Sailor];

/// A way to play: the mode, how many, and how long a season is.
type Way = (WindsMode, u8, SeasonLength);

fn ways() -> Vec<Way> {
    let mut ways = vec![(WindsMode::Tempest, 1, SeasonLength::Standard), (WindsMode::Duel, 2, SeasonLength::Long)];
    for players in 2..=4 {
        ways.extend(SeasonLength::ALL.map(|length| (WindsMode::Archipelago, players, length)));
    }
    ways
}

fn setup((mode, players, length): Way, first: FirstSeat, evened: bool) -> WindsSetup {
    match mode {
        WindsMode::Archipelago => WindsSetup::Archipelago { players, length, evened, first },
        WindsMode::Tempest => WindsSetup::Tempest,
        WindsMode::Duel => WindsSetup::Duel { first },
    }
}

/// How much a player with a taste likes an event.
fn worth(taste: Taste, event: &WindsEvent, seat: Seat) -> i32 {
    use WindsEvent::*;
    use WindsReason::*;
    match (taste, event) {
        (_, Ended { .. }) => 40,
        (Taste::Fighter, Damaged { ship, .. }) if ship.seat != seat => 25,
        (Taste::Fighter, Captured { .. } | Trapped { .. }) => 30,
        (Taste::Fighter, Damaged { .. } | Pushed { .. }) => 3,
        (Taste::Builder, Scored { reason: Chain | Route, .. }) => 20,
        (Taste::Builder, Built { cell, .. } | Captured { cell, .. }) if CORNERS.contains(cell) => 30,
        (Taste::Builder, Built { .. } | Captured { .. }) => 5,
        (Taste::Builder | Taste::Sailor, Rotated { wind: Wind::North, .. }) => 4,
        (Taste::Sailor, Launched { .. } | Safe { .. } | Scored { reason: Port, .. }) => 20,
        (Taste::Sailor, Slid { .. }) => 9,
        (Taste::Sailor, Sailed { .. }) => 3,
        _ => 0,
    }
}

/// The action that brings most of what is liked, ties by chance, and now and then any.
fn choose(game: &FourWinds, list: &[WindsAction], taste: Taste, whim: &mut Seeded) -> WindsAction {
    if taste == Taste::Random || whim.below(4) == 0 {
        return list[whim.below(list.len() as u32) as usize];
    }
    let seat = game.decision().unwrap().seat;
    let weighed = list.iter().map(|&action| {
        let mut events = Vec::new();
        game.clone().apply(&action, &mut Seeded::new(1, 1), &mut events).unwrap();
        let liked: i32 = events.iter().map(|event| worth(taste, event, seat)).sum();
        (liked, whim.below(1000), action)
    });
    weighed.max_by_key(|&(liked, tie, _)| (liked, tie)).unwrap().2
}

/// The name of an event.
fn name(event: &WindsEvent) -> String {
    let text = format!("{event:?}");
    text.split(' ').next().unwrap_or_default().to_owned()
}

/// How often what was reached.
#[derive(Default)]
struct Reached(BTreeMap<String, u32>);

impl Reached {
    fn note(&mut self, what: impl Into<String>) {
        *self.0.entry(what.into()).or_default() += 1;
    }

    fn events(&mut self, events: &[WindsEvent]) {
        for event in events {
            self.note(name(event));
            match *event {
                WindsEvent::Scored { reason, doubled, .. } => {
                    self.note(format!("{reason:?}{}", if doubled { " doubled" } else { "" }));
                }
                WindsEvent::Damaged { obstacle, .. } => self.note(format!("onto {obstacle:?}")),
                WindsEvent::Stayed { halt, .. } => self.note(format!("before {halt:?}")),
                WindsEvent::Ended { ending, winner } => {
                    self.note(format!("by {ending:?}{}", if winner.is_none() { ", no winner" } else { "" }));
                }
                WindsEvent::KrakenSurfaced { cell: None } => self.note("no kraken"),
                WindsEvent::TokenLanded { token, cell } => {
                    self.note(format!("{} {token:?}", if cell.is_some() { "a" } else { "no" }));
                }
                _ => {}
            }
        }
        for (at, event) in events.iter().enumerate() {
            let before = &events[..at];
            match *event {
                WindsEvent::Slid { ship, to, .. } => {
                    let moved_from = before.iter().rev().find_map(|event| match *event {
                        WindsEvent::Pushed { ship: moved, from, .. } | WindsEvent::Sailed { ship: moved, from, .. } => {
                            (moved == ship).then_some(from)
                        }
                        _ => None,
                    });
                    let origin = moved_from.unwrap();
                    if origin == to {
                        self.note("slid back");
                    }
                }
                WindsEvent::Safe { .. } if before.iter().any(|one| matches!(one, WindsEvent::TokenLanded { .. })) => {
                    self.note("safe by a storm");
                }
                _ => {}
            }
        }
        let pushed = |event: &&WindsEvent| matches!(event, WindsEvent::Pushed { .. });
        if events.iter().filter(pushed).count() > 4 {
            self.note("more than four pushed");
        }
        let scored = |event: &&WindsEvent| {
            matches!(event, WindsEvent::Scored { reason: WindsReason::Displacement, count: 2.., .. })
        };
        if events.iter().any(|event| scored(&event)) {
            self.note("two ships displaced at once");
        }
    }

    /// What only the positions before and after an action show.
    fn change(&mut self, before: &Model, after: &Model, events: &[WindsEvent]) {
        let tempest = before.mode == WindsMode::Tempest;
        let halted = |event: &WindsEvent| matches!(event, WindsEvent::Stayed { halt: Halt::Harbour, .. });
        if tempest && events.iter().any(halted) {
            self.note("a closed harbour");
        }
        if tempest && events.iter().any(|event| matches!(event, WindsEvent::Launched { .. })) {
            self.note("a return");
        }
        let routed = |at: &At| after.square(*at).tile.is_some_and(|tile| tile.routed);
        if before.unpaid_routes().iter().any(|route| route.iter().all(routed)) {
            self.note("an old route paid");
        }
        let slid = |event: &&WindsEvent| match event {
            WindsEvent::Slid { to, .. } => {
                let at = At::of(*to);
                after.tile(at).is_some_and(|wind| after.tile(at.towards(wind)) == Some(wind))
            }
            _ => false,
        };
        if events.iter().any(|event| slid(&event)) {
            self.note("a slide stopped");
        }
    }

    fn position(&mut self, model: &Model) {
        for seat in 0..model.players {
            let home = model.ships(model.home(seat));
            let guests = home.iter().filter(|ship| ship.seat != seat).count();
            if model.mode == WindsMode::Archipelago && guests > 0 {
                self.note(if home.len() > guests { "guest beside owners" } else { "guest" });
            }
        }
    }

    /// How the game ended whose last action the seat took.
    fn end(&mut self, model: &Model, mover: usize, events: &[WindsEvent]) {
        let winners = model.winners();
        match model.ending.unwrap() {
            WindsEnding::Elimination | WindsEnding::Harbour if winners != [mover] => {
                self.note(format!("the other seat by {:?}", model.ending.unwrap()));
                if events.iter().any(|event| matches!(event, WindsEvent::Trapped { .. })) {
                    self.note("the other seat by a trap");
                }
            }
            WindsEnding::Elimination | WindsEnding::Harbour => {
                let lost = model.fleets[mover].ships.iter().filter(|&&ship| ship == Lies::Lost).count();
                let home = model.home(mover);
                if lost >= 3 || model.ships(home).iter().any(|ship| ship.seat != mover) {
                    self.note("both at once");
                }
            }
            WindsEnding::Survived if model.total(0) == 1200 => self.note("with 1,200 points"),
            WindsEnding::Conquest => self.note(format!("conquest by {}", name(&events[0]))),
            _ => {}
        }
        if matches!(model.ending, Some(WindsEnding::Seasons | WindsEnding::Bag | WindsEnding::Conquest)) {
            let ranks = |seat: usize| {
                let fleet = &model.fleets[seat];
                let afloat = fleet.ships.iter().filter(|ship| matches!(ship, Lies::Sea(_))).count() as u32;
                [model.total(seat), fleet.outposts.len() as u32, fleet.longest, afloat]
            };
            let mut all: Vec<_> = (0..model.players).map(ranks).collect();
            all.sort();
            let [.., second, first] = &all[..] else {
                unreachable!("two play at least");
            };
            let level = (0..4).find(|&level| first[level] != second[level]);
            let how = ["points", "outposts", "the chain", "ships"];
            self.note(format!("decided by {}", level.map_or("nothing", |level| how[level])));
        }
    }

    /// Everything in the list was reached.
    fn must_have(&self, what: &[&str]) {
        let missing: Vec<_> = what.iter().filter(|&&one| !self.0.contains_key(one)).collect();
        assert!(missing.is_empty(), "never reached: {missing:?}; reached: {:?}", self.0);
    }
}

/// Every action that names places next to each other, allowed or not.
fn conceivable() -> Vec<WindsAction> {
    let mut actions = vec![WindsAction::Rotate, WindsAction::End];
    for at in every() {
        let cell = at.cell();
        actions.extend(Wind::ALL.map(|wind| WindsAction::Lay { wind, cell }));
        actions.extend([WindsAction::Launch { to: cell }, WindsAction::Build { cell }]);
        actions.extend(at.sides().into_iter().map(|to| WindsAction::Sail { from: cell, to: to.cell() }));
    }
    actions
}

/// Where two values differ: path, the engine's, the model's.
fn differences(path: &str, engine: &Value, model: &Value, into: &mut Vec<String>) {
    match (engine, model) {
        (Value::Object(one), Value::Object(other)) => {
            let keys: std::collections::BTreeSet<_> = one.keys().chain(other.keys()).collect();
            for key in keys {
                let [one, other] = [one, other].map(|map| map.get(key).unwrap_or(&Value::Null));
                differences(&format!("{path}/{key}"), one, other, into);
            }
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            for (at, (one, other)) in one.iter().zip(other).enumerate() {
                differences(&format!("{path}/{at}"), one, other, into);
            }
        }
        _ if engine == model => {}
        _ => into.push(format!("{path}: engine {engine}, model {model}")),
    }
}

/// Holds a position of the engine against the model's.
fn hold(game: &FourWinds, model: &Model, said: &dyn Fn() -> String) -> Vec<WindsAction> {
    let mut found = model.drawn.differences();
    differences("", &serde_json::to_value(game).unwrap(), &model.written(), &mut found);
    for viewer in (0..model.players).map(Some).chain([None]) {
        let view = game.view(viewer.map_or(Viewer::Bystander, |seat| Viewer::Seat(Seat(seat as u8))));
        let ours = model.seen(viewer);
        if view == ours {
            continue;
        }
        let [engine, ours] = [view, ours].map(|view| serde_json::to_value(view).unwrap());
        differences(&format!("view of {viewer:?}"), &engine, &ours, &mut found);
    }
    let mut list = Vec::new();
    game.legal_actions(&mut list);
    let legal: HashSet<_> = list.iter().copied().collect();
    assert_eq!(legal.len(), list.len(), "each once, {}", said());
    let ours = model.legal();
    found.extend(legal.difference(&ours).map(|action| format!("only the engine allows {action:?}")));
    found.extend(ours.difference(&legal).map(|action| format!("only the model allows {action:?}")));
    for action in conceivable() {
        if game.check(&action).is_ok() != ours.contains(&action) {
            found.push(format!("the engine's check says otherwise of {action:?}"));
        }
    }
    let decision = game.decision().map(|decision| (decision.seat.index(), decision.question));
    let question = WindsQuestion::Action { number: model.action as u8 };
    let asked = model.ending.is_none().then_some((model.seat, question));
    if decision != asked {
        found.push(format!("the engine asks {decision:?}, the model {asked:?}"));
    }
    for seat in 0..model.players {
        let [score, total] = [game.score(Seat(seat as u8)), Some(model.total(seat) as i32)];
        if score != total {
            found.push(format!("score of seat {seat}: engine {score:?}, model {total:?}"));
        }
    }
    match (game.outcome(), model.ending) {
        (None, None) => {}
        (Some(outcome), Some(ending)) => {
            let winners = model.winners().into_iter().fold(Seats::NONE, |all, seat| all.with(Seat(seat as u8)));
            let ending = format!("{ending:?}").to_lowercase();
            if (outcome.winners, outcome.ending) != (winners, ending.as_str()) {
                found.push(format!("outcome: engine {outcome:?}, model {winners:?} {ending}"));
            }
            for (seat, &score) in outcome.scores.iter().enumerate() {
                let total = if seat < model.players { model.total(seat) as i32 } else { 0 };
                if score != total {
                    found.push(format!("score of seat {seat}: outcome {score}, model {total}"));
                }
            }
        }
        (engine, model) => found.push(format!("the end: engine {engine:?}, model {model:?}")),
    }
    assert!(found.is_empty(), "{}\n{}", found.join("\n"), said());
    list
}

/// Plays on in step, at most so many actions.
fn play_on(
    mut game: FourWinds,
    mut model: Model,
    limit: usize,
    taste: Taste,
    (whim, chance): (&mut Seeded, &mut Seeded),
    name: &str,
    reached: &mut Reached,
) {
    let mut list = hold(&game, &model, &|| format!("at the beginning of {name}"));
    for step in 0..limit {
        if list.is_empty() {
            break;
        }
        reached.position(&model);
        let before = model.clone();
        let action = choose(&game, &list, taste, whim);
        let mut noted = Noted::new(chance);
        let mut events = Vec::new();
        game.apply(&action, &mut noted, &mut events).unwrap();
        let ours = model.play(action, noted.drawn());
        let said = || format!("after {action:?}, step {step} of {name}, from\n{}\nevents {events:?}", before.written());
        list = hold(&game, &model, &said);
        if events != ours {
            panic!("events of the model {ours:?}\n{}", said());
        }
        reached.events(&events);
        reached.change(&before, &model, &events);
        if model.ending.is_some() {
            reached.end(&model, before.seat, &events);
        }
    }
}

#[test]
fn games_are_the_same_in_the_model() {
    let mut reached = Reached::default();
    let games = if long() { 100 } else { 6 };
    for (number, way) in (0..).zip(ways()) {
        for taste in TASTES {
            for seed in 0..games {
                let first = match seed % 3 {
                    0 => FirstSeat::Chosen { seat: Seat((seed / 3 % u64::from(way.1)) as u8) },
                    _ => FirstSeat::Random,
                };
                let setup = setup(way, first, seed % 2 == 0);
                let stream = 1000 * (4 * number + taste as u64) + seed;
                let (mut whim, mut chance) = (Seeded::new(41, stream), Seeded::new(42, stream));
                let mut noted = Noted::new(&mut chance);
                let mut events = Vec::new();
                let game = FourWinds::new(&setup, &mut noted, &mut events).unwrap();
                let evened = matches!(setup, WindsSetup::Archipelago { evened: true, .. });
                let head = |order| if evened { u32::from(head_start(way.2, way.1, order)) } else { 0 };
                let heads: Vec<u32> = (0..way.1).map(head).collect();
                let (model, ours) = Model::new(&setup, &heads, noted.drawn());
                let name = format!("{taste:?} game {stream} of {setup:?}");
                assert_eq!(events, ours, "{name}");
                reached.events(&events);
                play_on(game, model, usize::MAX, taste, (&mut whim, &mut chance), &name, &mut reached);
            }
        }
    }
    reached.must_have(&[
        "Began",
        "HeadStart",
        "Laid",
        "Pushed",
        "Stayed",
        "Damaged",
        "Slid",
        "Sailed",
        "Launched",
        "Safe",
        "Built",
        "Captured",
        "Rotated",
        "Skipped",
        "Ebbed",
        "Repaired",
        "Discarded",
        "Trapped",
        "Port",
        "Haven",
        "Chain doubled",
        "Route doubled",
        "Alignment doubled",
        "Displacement",
        "Outposts",
        "Survival",
        "HandTiles",
        "no kraken",
        "no Storm",
        "no Kraken",
        "guest beside owners",
        "slid back",
        "by Seasons",
        "by Elimination",
        "by Lost, no winner",
    ]);
}

#[test]
fn games_from_any_position_are_the_same_in_the_model() {
    let mut reached = Reached::default();
    let games = if long() { 4_000 } else { 200 };
    for (number, way) in (0..).zip(ways()) {
        for seed in 0..games {
            let taste = TASTES[seed as usize % 4];
            let stream = 100_000 * number + seed;
            let (mut whim, mut chance) = (Seeded::new(43, stream), Seeded::new(44, stream));
            let model = anywhere(way.0, way.1, way.2, &mut whim);
            let written = model.written();
            let game = serde_json::from_value(written.clone()).unwrap_or_else(|error| panic!("{error}: {written}"));
            let name = format!("{taste:?} game {stream}, which began as\n{written}\n");
            play_on(game, model, 8, taste, (&mut whim, &mut chance), &name, &mut reached);
        }
    }
    reached.must_have(&[
        "Captured",
        "Trapped",
        "Finished",
        "Route doubled",
        "before Edge",
        "before Harbour",
        "onto Reef",
        "onto Kraken",
        "onto Storm",
        "a Storm",
        "a Kraken",
        "a closed harbour",
        "a return",
        "a slide stopped",
        "an old route paid",
        "guest beside owners",
        "more than four pushed",
        "safe by a storm",
        "slid back",
        "two ships displaced at once",
        "by Bag",
        "by Conquest",
        "by Elimination",
        "by Harbour",
        "by Lost, no winner",
        "by Seasons",
        "by Survived",
        "conquest by Built",
        "conquest by Captured",
        "decided by outposts",
        "decided by the chain",
        "decided by ships",
        "decided by nothing",
        "the other seat by Elimination",
        "the other seat by Harbour",
        "the other seat by a trap",
        "both at once",
        "with 1,200 points",
    ]);
}
