//! Zephyr's battles in tests: enemies, battles and dice as a rule needs them.

use serde_json::{Value, json};
use windrose_core::chance::Chance;
use windrose_core::game::{Game, Seat, Seats};
use windrose_core::zephyr::*;

use crate::zephyr::*;

/// The warlord, among the enemies of a battle.
pub const WARLORD: u8 = 255;

/// An enemy ship as it is written in the state, with this hull and crew.
pub fn foe(name: &str, hull: u8, crew: u8) -> Value {
    json!({
        "card": card(name),
        "commander": null,
        "hull": hull,
        "full": hull,
        "crew": crew,
        "attacks": null,
        "evades": 0,
        "dice": [],
        "gone": "No",
        "aimed": 0,
        "cards_out": false,
    })
}

/// The same under a commander.
pub fn led(name: &str, commander: &str, hull: u8, crew: u8) -> Value {
    let mut foe = foe(name, hull, crew);
    foe["commander"] = json!(card(commander));
    foe
}

/// A battle as it is written in the state, before its first phase.
pub fn battle(cause: &Value, ships: &[Seat], foes: &[Value]) -> Value {
    let ships = ships.iter().fold(Seats::NONE, |seats, &seat| seats.with(seat));
    json!({
        "cause": cause,
        "ships": ships,
        "foes": foes,
        "phase": 0,
        "attacks": [],
        "blows": [],
        "guard": [0, 0, 0, 0, 0],
        "won": [],
        "warlord": false,
        "over": false,
    })
}

/// The adventure of a ship that has drawn an exploration card.
pub fn explored(seat: Seat) -> Value {
    json!({ "Explored": seat })
}

/// So many ships on patrol on the first day of *Plane & Simple*, all hull slots full, and no card to draw.
pub fn patrol(ships: usize) -> Zephyr {
    patrol_of(&SHIPS[..ships])
}

/// The same with these ships.
pub fn patrol_of(ships: &[&str]) -> Zephyr {
    let mut game = arranged(&begin(&flight("plane-and-simple", ships)), &[("/mission/day", json!(1))]);
    for seat in 0..ships.len() {
        game = arranged(&game, &[(&format!("/ships/{seat}/place"), json!("Patrol"))]);
    }
    whole(&game, ships)
}

/// The game whose ships, which are these, have all hull slots full, no card, no scrap, and their ability on cooldown.
pub fn whole(game: &Zephyr, ships: &[&str]) -> Zephyr {
    let mut game = game.clone();
    for (seat, name) in ships.iter().enumerate() {
        let mat = card(name).mat();
        let full = "A".repeat(mat.armoured.into()) + &"S".repeat(mat.plain.into());
        let of = |part: &str| format!("/ships/{seat}/{part}");
        let bare = [
            (&*of("hull"), plates(&full)),
            (&*of("pile"), json!([])),
            (&*of("discards"), json!([])),
            (&*of("hand"), json!([])),
            (&*of("scrap"), json!(0)),
            (&*of("flipped"), json!(true)),
        ];
        game = arranged(&game, &bare);
    }
    game
}

/// The game with these battles, which have just begun.
#[track_caller]
pub fn begun(game: &Zephyr, battles: &[Value]) -> Zephyr {
    let mut game = doing(&arranged(game, &[("/battles", json!(battles))]), &[json!("Battles")]);
    play_any(&mut game, ZephyrAction::Done);
    game
}

/// One battle of so many ships on patrol, which the first has drawn, with these changes before it begins.
#[track_caller]
pub fn fight(ships: usize, foes: &[Value], changes: &[(&str, Value)]) -> Zephyr {
    let seats: Vec<Seat> = (0..ships as u8).map(Seat).collect();
    begun(&arranged(&patrol(ships), changes), &[battle(&explored(FIRST), &seats, foes)])
}

/// Plays an action for which these dice are rolled; whatever is drawn after them is the first of all.
#[track_caller]
pub fn roll(game: &mut Zephyr, action: ZephyrAction, faces: &[u8]) -> Vec<ZephyrEvent> {
    let mut events = Vec::new();
    let mut chance = Dice { faces, misread: false };
    if let Err(refusal) = game.apply(&action, &mut chance, &mut events) {
        panic!("{action:?}: {refusal:?} in {:?}", game.decision());
    }
    assert!(!chance.misread && chance.faces.is_empty(), "{action:?} rolls something else than {faces:?}: {events:?}");
    events
}

/// Dice that were thrown before, and then the first of whatever is drawn.
struct Dice<'a> {
    faces: &'a [u8],
    misread: bool,
}

impl Chance for Dice<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let Some((&face, rest)) = self.faces.split_first() else {
            return 0;
        };
        self.faces = rest;
        self.misread |= n != 6;
        u32::from(face) - 1
    }
}

/// Goes on without more until something else is asked, or the same of somebody else. No dice but ones are rolled.
#[track_caller]
pub fn go_on(game: &mut Zephyr) -> Vec<ZephyrEvent> {
    play_any(game, ZephyrAction::Done).0
}

/// What stands in the state about an enemy of the first battle.
#[track_caller]
pub fn of_foe(game: &Zephyr, foe: u8, what: &str) -> Value {
    at(game, &format!("/battles/0/foes/{foe}/{what}"))
}

/// The damage that a ship took, from what happened.
pub fn damage(events: &[ZephyrEvent], ship: Seat) -> u8 {
    let taken = events.iter().map(|event| match *event {
        ZephyrEvent::HullDamaged { seat, n } if seat == ship => n,
        _ => 0,
    });
    taken.sum()
}

/// The enemies that rolled, with their faces, in the order of the rolls.
pub fn rolled(events: &[ZephyrEvent]) -> Vec<(u8, Vec<u8>)> {
    let rolls = events.iter().filter_map(|event| match event {
        ZephyrEvent::FoeRolled { foe, dice, .. } => Some((*foe, dice.clone())),
        _ => None,
    });
    rolls.collect()
}

/// The hull that enemies lost, blow by blow: which enemy, and how much.
pub fn hits(events: &[ZephyrEvent]) -> Vec<(u8, u8)> {
    let hits = events.iter().filter_map(|event| match *event {
        ZephyrEvent::FoeHit { foe, n, .. } => Some((foe, n)),
        _ => None,
    });
    hits.collect()
}

/// The scrap that a ship got for this reason.
pub fn paid(events: &[ZephyrEvent], ship: Seat, why: ScrapReason) -> i16 {
    let paid = events.iter().map(|event| match *event {
        ZephyrEvent::Scrap { seat, by, reason } if seat == ship && reason == why => by,
        _ => 0,
    });
    paid.sum()
}

/// The regroup after the first phase of a battle, in which these dice are rolled, and what happened.
#[track_caller]
pub fn regroup(game: &Zephyr, mut battle: Value, faces: &[u8]) -> (Zephyr, Vec<ZephyrEvent>) {
    battle["phase"] = json!(1);
    let mut game = doing(&arranged(game, &[("/battles", json!([battle]))]), &[json!({ "Regroup": 0 })]);
    let events = roll(&mut game, ZephyrAction::Done, faces);
    (game, events)
}

/// An enemy whose hull is gone, at which these ships aimed when it went.
pub fn beaten(mut enemy: Value, aimed: &[Seat]) -> Value {
    enemy["hull"] = json!(0);
    enemy["aimed"] = json!(aimed.iter().fold(Seats::NONE, |seats, &seat| seats.with(seat)));
    enemy
}

/// So many ships, all on this assignment under this leader.
pub fn on_errand(ships: usize, assignment: &str, leader: Seat) -> Zephyr {
    let mut game = arranged(&patrol(ships), &[("/parties", party(assignment, leader))]);
    for seat in 0..ships {
        game = arranged(&game, &[(&format!("/ships/{seat}/place"), json!({ "Errand": 0 }))]);
    }
    game
}
