//! The cards against the component list and the rulebook.

use super::language::{Effect, Target};
use super::*;

fn card(name: &str) -> CardId {
    CardId::named(name).unwrap_or_else(|| panic!("no card {name}"))
}

/// What the only ability of a card does.
fn does(name: &str) -> &'static Effect {
    let [ability] = card(name).abilities() else { panic!("{name} has not just one ability") };
    &ability.effect
}

#[test]
fn cannon_blast_deals_one_damage() {
    assert_eq!(*does("cannon-blast"), Effect::Damage { n: 1, to: Target::MyTarget, direct: false });
}
