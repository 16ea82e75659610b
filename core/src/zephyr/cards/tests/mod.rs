//! The cards against the component list, the rulebook and the rulings.

mod counts;
mod ids;
mod mission;
mod printed;
mod words;

use super::CardId;
use super::language::{Ability, Effect, Kind, Limit, Need, Quantity, Reacting, Rung, Trigger, Window};

fn card(name: &str) -> CardId {
    CardId::named(name).unwrap_or_else(|| panic!("no card {name}"))
}

/// The only ability of a card.
fn ability(name: &str) -> &'static Ability {
    let [ability] = card(name).abilities() else { panic!("{name} has not just one ability") };
    ability
}

/// What the only ability of a card does.
fn does(name: &str) -> &'static Effect {
    &ability(name).effect
}

/// What a card does at `trigger`.
fn at(name: &str, trigger: &Trigger) -> &'static Effect {
    let of = |ability: &&Ability| ability.trigger == *trigger;
    &card(name).abilities().iter().find(of).unwrap_or_else(|| panic!("{name} does nothing at {trigger:?}")).effect
}

/// The windows and the limit of an ability that is flipped.
fn flips(name: &str) -> (&'static [Window], Limit) {
    let Trigger::Flip(windows) = &ability(name).trigger else { panic!("{name} is not flipped") };
    (windows, ability(name).limit)
}

fn n(n: i8) -> Quantity {
    Quantity::N(n)
}

fn plus(one: Quantity, other: i8) -> Quantity {
    Quantity::Plus(Box::new(one), Box::new(n(other)))
}

fn rung(need: Need, effect: Effect) -> Rung {
    Rung { need, effect }
}

fn react(who: Reacting, rungs: Vec<Rung>) -> Effect {
    Effect::React { who, rungs }
}

fn plays(kind: impl Into<Option<Kind>>, n: u8) -> Effect {
    Effect::Plays { kind: kind.into(), n }
}
