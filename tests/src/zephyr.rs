//! Zephyr in tests: set-ups, arranged positions, and scripted dice and draws.
//!
//! A position is arranged by changing the state as it stands in saves: see [`arranged`] and [`doing`].

use serde_json::{Value, json};
use windrose_core::chance::{Chance, Scripted, Seeded};
use windrose_core::game::{FirstSeat, Game, Seat};
use windrose_core::players;
use windrose_core::zephyr::cards::CardId;
use windrose_core::zephyr::cards::language::Faction;
use windrose_core::zephyr::*;

/// The first seat.
pub const FIRST: Seat = Seat(0);
/// The second.
pub const SECOND: Seat = Seat(1);
/// The third.
pub const THIRD: Seat = Seat(2);

/// The five ships.
pub const SHIPS: [&str; 5] = ["imperial-scimitar", "rogue-spitfire", "greaser-tub", "bandit-condor", "merchant-gypsy"];

/// The five factions.
pub const FACTIONS: [Faction; 5] =
    [Faction::Imperial, Faction::Rogue, Faction::Greaser, Faction::Bandit, Faction::Merchant];

/// The card with this name.
#[track_caller]
pub fn card(name: &str) -> CardId {
    CardId::named(name).unwrap_or_else(|| panic!("{name} is no card"))
}

/// A mission for these ships without variants, begun by the first seat.
pub fn flight(mission: &str, ships: &[&str]) -> ZephyrSetup {
    ZephyrSetup {
        missions: vec![card(mission)],
        story: None,
        ships: ships.iter().map(|name| card(name)).collect(),
        two_in_one_hand: false,
        first: FirstSeat::Chosen { seat: FIRST },
        scrap: 0,
        limited_resources: false,
        shallow_talent_pool: false,
        builds: Vec::new(),
    }
}

/// *Plane & Simple* for so many ships, in the order of [`SHIPS`].
pub fn plane(ships: usize) -> ZephyrSetup {
    flight("plane-and-simple", &SHIPS[..ships])
}

/// Begins a game for which whatever is drawn is the first of all.
#[track_caller]
pub fn begin(setup: &ZephyrSetup) -> Zephyr {
    begin_any(setup).0
}

/// Begins a game for which whatever is drawn is the first of all. Also tells what happened, and out of how many was
/// drawn each time.
#[track_caller]
pub fn begin_any(setup: &ZephyrSetup) -> (Zephyr, Vec<ZephyrEvent>, Vec<u32>) {
    let mut chance = Lowest::default();
    let mut events = Vec::new();
    let game = Zephyr::new(setup, &mut chance, &mut events).unwrap_or_else(|refusal| panic!("{refusal:?}: {setup:?}"));
    (game, events, chance.asked)
}

/// Why a set-up is refused.
#[track_caller]
pub fn refused(setup: &ZephyrSetup) -> ZephyrRefusal {
    Zephyr::new(setup, &mut Seeded::new(1, 0), &mut ()).expect_err("the set-up is refused")
}

/// Chance that always gives the lowest number and keeps out of how many.
#[derive(Debug, Default)]
struct Lowest {
    asked: Vec<u32>,
}

impl Chance for Lowest {
    fn below(&mut self, n: u32) -> u32 {
        self.asked.push(n);
        0
    }
}

/// Plays an action for which exactly `draws` are drawn; a die with face `f` is the draw `f - 1`.
#[track_caller]
pub fn draw(game: &mut Zephyr, action: ZephyrAction, draws: &[u32]) -> Vec<ZephyrEvent> {
    let mut events = Vec::new();
    let mut chance = Scripted::new(draws);
    if let Err(refusal) = game.apply(&action, &mut chance, &mut events) {
        panic!("{action:?}: {refusal:?} in {:?}", game.decision());
    }
    assert!(chance.came_out_even(), "{action:?} draws something else than {draws:?}: {events:?}");
    events
}

/// Plays an action for which nothing is drawn.
#[track_caller]
pub fn play(game: &mut Zephyr, action: ZephyrAction) -> Vec<ZephyrEvent> {
    draw(game, action, &[])
}

/// Plays an action; whatever is drawn is the first of all. Also tells out of how many was drawn each time.
#[track_caller]
pub fn play_any(game: &mut Zephyr, action: ZephyrAction) -> (Vec<ZephyrEvent>, Vec<u32>) {
    let mut events = Vec::new();
    let mut chance = Lowest::default();
    if let Err(refusal) = game.apply(&action, &mut chance, &mut events) {
        panic!("{action:?}: {refusal:?} in {:?}", game.decision());
    }
    (events, chance.asked)
}

/// Plays a game at random to its end; `each` sees the opening and what every action led to.
pub fn wander(setup: &ZephyrSetup, stream: u64, mut each: impl FnMut(&Zephyr, &[ZephyrEvent])) -> Zephyr {
    let mut chance = Seeded::new(4, stream);
    let mut events = Vec::new();
    let mut game = Zephyr::new(setup, &mut chance, &mut events).unwrap();
    each(&game, &events);
    let mut scratch = Vec::new();
    while let Some(action) = players::random(&game, &mut scratch, &mut chance) {
        events.clear();
        game.apply(&action, &mut chance, &mut events).unwrap();
        each(&game, &events);
    }
    assert!(game.outcome().is_some());
    game
}

/// The legal actions.
pub fn legal(game: &Zephyr) -> Vec<ZephyrAction> {
    let mut actions = Vec::new();
    game.legal_actions(&mut actions);
    actions
}

/// Whether an action is legal; the list and the check agree.
#[track_caller]
pub fn may(game: &Zephyr, action: ZephyrAction) -> bool {
    let listed = legal(game).contains(&action);
    assert_eq!(game.check(&action).is_ok(), listed, "{action:?}: {:?}", game.check(&action));
    listed
}

/// Why an action is refused; it is not listed either.
#[track_caller]
pub fn why_not(game: &Zephyr, action: ZephyrAction) -> ZephyrRefusal {
    assert!(!may(game, action), "{action:?} is legal");
    game.check(&action).expect_err("it is refused")
}

/// What is decided.
#[track_caller]
pub fn asked(game: &Zephyr) -> (Seat, ZephyrQuestion) {
    let decision = game.decision().expect("somebody decides");
    (decision.seat, decision.question)
}

/// The state as it stands in saves.
pub fn saved(game: &Zephyr) -> Value {
    serde_json::to_value(game).expect("a state can be written")
}

/// What stands at a path of the state, such as `/ships/0/scrap`.
#[track_caller]
pub fn at(game: &Zephyr, path: &str) -> Value {
    saved(game).pointer(path).cloned().unwrap_or_else(|| panic!("the state has no {path}"))
}

/// The game with these parts of its state changed, each named by its path.
#[track_caller]
pub fn arranged(game: &Zephyr, changes: &[(&str, Value)]) -> Zephyr {
    let mut state = saved(game);
    for (path, value) in changes {
        *state.pointer_mut(path).unwrap_or_else(|| panic!("the state has no {path}")) = value.clone();
    }
    serde_json::from_value(state).unwrap_or_else(|reason| panic!("{reason}: {changes:?}"))
}

/// The game just before these tasks, the first of them first: they are done as soon as [`ZephyrAction::Done`] is
/// played, and then the first seat is at the resupply.
#[track_caller]
pub fn doing(game: &Zephyr, tasks: &[Value]) -> Zephyr {
    let mut todo = vec![json!({ "Outfit": FIRST })];
    todo.extend(tasks.iter().rev().cloned());
    arranged(game, &[("/todo", Value::from(todo)), ("/ask", json!({ "Outfit": FIRST }))])
}

/// The evening of a day of the mission, on which this ship decides and is docked, as all are.
#[track_caller]
pub fn evening(game: &Zephyr, seat: Seat, day: u8) -> Zephyr {
    arranged(game, &[("/mission/day", day.into()), ("/todo", json!(["Night"])), ("/ask", json!({ "Dusk": seat }))])
}

/// The names of cards in a list of the state.
#[track_caller]
pub fn names(game: &Zephyr, path: &str) -> Vec<String> {
    serde_json::from_value(at(game, path)).unwrap_or_else(|reason| panic!("{path}: {reason}"))
}

/// How much scrap the ship has.
#[track_caller]
pub fn scrap(game: &Zephyr, seat: Seat) -> u64 {
    at(game, &format!("/ships/{}/scrap", seat.0)).as_u64().expect("scrap is a number")
}

/// The hull of a ship from the top: `S` and `A` for structure and armour, small when damaged, `.` for an empty slot.
#[track_caller]
pub fn hull(game: &Zephyr, seat: Seat) -> String {
    let plates = names(game, &format!("/ships/{}/hull", seat.0));
    let slots = slots(game, seat);
    plates
        .iter()
        .take(slots)
        .map(|plate| PLATES.iter().find(|(_, name)| name == plate).map_or('?', |it| it.0))
        .collect()
}

const PLATES: [(char, &str); 5] =
    [('.', "None"), ('S', "Structure"), ('s', "DamagedStructure"), ('A', "Armour"), ('a', "DamagedArmour")];

fn slots(game: &Zephyr, seat: Seat) -> usize {
    let ship: String = serde_json::from_value(at(game, &format!("/ships/{}/card", seat.0))).expect("a ship has a card");
    let mat = card(&ship).mat();
    usize::from(mat.plain + mat.armoured)
}

/// The hull of a ship as it is written in the state, from what [`hull`] shows.
pub fn plates(drawing: &str) -> Value {
    let mut plates: Vec<&str> = drawing
        .chars()
        .map(|sign| PLATES.iter().find(|(shown, _)| *shown == sign).unwrap_or_else(|| panic!("{sign} is no plate")).1)
        .collect();
    plates.resize(9, "None");
    json!(plates)
}

/// A crew member as it is written in the state, with everything ready.
pub fn crew(faction: Faction, personality: Option<&str>, companion: Option<&str>) -> Value {
    tired(faction, personality, companion, [false; 3])
}

/// A crew member as it is written in the state, with faction, personality and companion on cooldown where said.
pub fn tired(faction: Faction, personality: Option<&str>, companion: Option<&str>, used: [bool; 3]) -> Value {
    json!({ "faction": faction, "personality": personality, "companion": companion, "used": used })
}

/// The only party of a day as it is written in the state, on the first day of its assignment.
pub fn party(assignment: &str, leader: Seat) -> Value {
    json!([{
        "card": assignment,
        "leader": leader,
        "step": 0,
        "fresh": false,
        "failed": false,
        "brings": 0,
        "over": false,
    }])
}

/// The copies of a system in the action deck of a ship.
#[track_caller]
pub fn in_deck(game: &Zephyr, seat: Seat, name: &str) -> usize {
    let piles = ["pile", "discards", "hand", "in_play"].map(|pile| names(game, &format!("/ships/{}/{pile}", seat.0)));
    piles.concat().iter().filter(|card| *card == name).count()
}

/// The installed systems of a ship.
#[track_caller]
pub fn installed(game: &Zephyr, seat: Seat) -> Vec<String> {
    names(game, &format!("/ships/{}/systems", seat.0))
}

/// The systems in the cargo of a ship.
#[track_caller]
pub fn cargo(game: &Zephyr, seat: Seat) -> Vec<String> {
    names(game, &format!("/ships/{}/cargo", seat.0))
}

/// Whoever is in a station of a ship, as the state has it.
#[track_caller]
pub fn station(game: &Zephyr, seat: Seat, station: u8) -> Value {
    at(game, &format!("/ships/{}/crew/{station}", seat.0))
}

/// The game with a deck of which these cards come next, in this order and without a draw.
#[track_caller]
pub fn stacked(game: &Zephyr, deck: &str, cards: &[&str]) -> Zephyr {
    arranged(
        game,
        &[
            (&format!("/decks/{deck}/pile"), json!([])),
            (&format!("/decks/{deck}/under"), json!(cards)),
            (&format!("/decks/{deck}/discards"), json!([])),
        ],
    )
}

/// The ships of a mission on patrol on this day, with nothing to be done yet.
#[track_caller]
pub fn patrolling(mission: &str, ships: &[&str], day: u8) -> Zephyr {
    let mut game = arranged(&begin(&flight(mission, ships)), &[("/mission/day", day.into())]);
    for seat in 0..ships.len() {
        game = arranged(&game, &[(&format!("/ships/{seat}/place"), json!("Patrol"))]);
    }
    game
}

/// Plays one card for each letter of `plays`, `A`, `M` and `T`, as far as the first seat is asked for a reaction, with
/// as many captain's plays, and goes on; the last answer draws `draws`.
#[track_caller]
pub fn reacts(game: &mut Zephyr, plays: &str, draws: &[u32]) -> Vec<ZephyrEvent> {
    assert_eq!(asked(game).1, ZephyrQuestion::React);
    let seat = asked(game).0;
    let hand: Vec<&str> = plays.chars().map(plain).collect();
    let ship = format!("/ships/{}", seat.0);
    *game = arranged(
        game,
        &[
            (&format!("{ship}/hand"), json!(hand)),
            (&format!("{ship}/pile"), json!([])),
            (&format!("{ship}/plays"), json!({ "any": plays.len(), "kinds": [0, 0, 0] })),
        ],
    );
    for name in hand {
        play(game, ZephyrAction::Play { card: card(name) });
    }
    draw(game, ZephyrAction::Done, draws)
}

/// A base card of a kind that draws nothing.
fn plain(kind: char) -> &'static str {
    match kind {
        'A' => "cannon-blast",
        'M' => "hard-turn",
        _ => "rapid-repair",
    }
}

/// The first ship follows an exploration card; the answer draws `draws`. Battles are not begun.
#[track_caller]
pub fn follows(game: &Zephyr, name: &str, draws: &[u32]) -> (Zephyr, Vec<ZephyrEvent>) {
    let mut game = doing(game, &[json!({ "Follow": [FIRST, name] })]);
    let mut events = Vec::new();
    let mut chance = Scripted::new(draws);
    game.apply(&ZephyrAction::Done, &mut chance, &mut events).unwrap();
    assert!(draws.is_empty() || chance.came_out_even(), "{name} draws something else than {draws:?}: {events:?}");
    (game, events)
}

/// The deciding ship has one *Cannon Blast* and no ability of its own ready, the enemy one hull: it fires, and the
/// answer draws `draws`.
#[track_caller]
pub fn fires(game: &mut Zephyr, foe: u8, draws: &[u32]) -> Vec<ZephyrEvent> {
    let (seat, question) = asked(game);
    assert_eq!(question, ZephyrQuestion::Actions);
    *game = arranged(
        game,
        &[
            (&format!("/ships/{}/hand", seat.0), json!(["cannon-blast"])),
            (&format!("/ships/{}/target", seat.0), foe.into()),
            (&format!("/ships/{}/flipped", seat.0), true.into()),
            (&format!("/battles/0/foes/{foe}/hull"), 1.into()),
        ],
    );
    play(game, ZephyrAction::Play { card: card("cannon-blast") });
    draw(game, ZephyrAction::Done, draws)
}

/// All enemies of the day fall in this phase: they have no hull and no crew left, and everybody goes on until no
/// battle is left. Whatever is rolled is a one.
#[track_caller]
pub fn beats(game: &mut Zephyr) -> Vec<ZephyrEvent> {
    let mut told = Vec::new();
    loop {
        let battles = at(game, "/battles");
        let fights = battles.as_array().expect("battles are a list");
        if fights.iter().all(|battle| battle["over"] == json!(true)) {
            return told;
        }
        for (number, battle) in fights.iter().enumerate() {
            for foe in 0..battle["foes"].as_array().map_or(0, Vec::len) {
                let path = format!("/battles/{number}/foes/{foe}");
                *game = arranged(game, &[(&format!("{path}/hull"), 0.into()), (&format!("{path}/crew"), 0.into())]);
            }
        }
        let open = legal(game);
        let action = if open.contains(&ZephyrAction::Done) { ZephyrAction::Done } else { open[0] };
        told.extend(play_any(game, action).0);
    }
}
