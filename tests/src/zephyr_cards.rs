//! The cards of Zephyr as a report: their texts, how many there are, and which effects they use.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use windrose_core::words::{Language, Tongue};
use windrose_core::zephyr::cards::language::{Effect, Trigger};
use windrose_core::zephyr::cards::{CardId, EffectId, Family};
use windrose_core::zephyr::words::effects;

/// How many cards of a family there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// Different ones.
    pub different: usize,
    /// All of them.
    pub copies: usize,
}

/// How many cards of a family there are. Base action cards are counted by the ships that have them.
#[must_use]
pub fn count(family: Family) -> Count {
    let cards = family.cards();
    Count { different: cards.len(), copies: cards.iter().map(|&card| copies(card)).sum() }
}

fn copies(card: CardId) -> usize {
    if card.family() != Family::Base {
        return card.card().copies.into();
    }
    let decks = Family::Ship.cards().iter().flat_map(|ship| &ship.mat().deck);
    decks.filter(|(name, _)| name == card.name()).map(|(_, number)| usize::from(*number)).sum()
}

/// The effects of the cards by name, each with the cards that use it. A change of a figure counts by its figure.
#[must_use]
pub fn uses() -> BTreeMap<String, BTreeSet<&'static str>> {
    let mut uses: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    for card in Family::ALL.into_iter().flat_map(Family::cards) {
        for number in 0..card.abilities().len() {
            note(card.root(number), &mut |effect| {
                uses.entry(name(effect)).or_default().insert(card.name());
            });
        }
    }
    uses
}

/// What an effect is called in the language of cards.
#[must_use]
pub fn name(effect: &Effect) -> String {
    if let Effect::Modify { stat, .. } = effect {
        return format!("Modify {stat:?}");
    }
    format!("{effect:?}").chars().take_while(|sign| sign.is_alphanumeric()).collect()
}

/// Shows `each` the effect and all parts of it.
fn note(id: EffectId, each: &mut impl FnMut(&Effect)) {
    let effect = id.effect();
    // What a fight brings beside salvage is a part even where it is nothing; that is no use of anything.
    let idle = |child: &Effect| matches!(effect, Effect::Foes(_)) && *child == Effect::Nothing;
    each(effect);
    for (k, child) in effect.children().into_iter().enumerate() {
        if !idle(child) {
            note(id.child(k), each);
        }
    }
}

/// Every card with its title and text by family, how many there are, and the effects with the number of cards that use
/// each.
#[must_use]
pub fn report(language: Language) -> String {
    let tongue = Tongue::new(language);
    let mut text = String::new();
    for family in Family::ALL {
        let Count { different, copies } = count(family);
        line(&mut text, format_args!("{family:?}: {different} different, {copies} in all"));
        for &card in family.cards() {
            describe(&mut text, card, &tongue);
        }
        text.push('\n');
    }
    line(&mut text, format_args!("Effects, with the number of different cards that use each"));
    for (effect, cards) in uses() {
        line(&mut text, format_args!("  {effect:<24}{:>4}", cards.len()));
    }
    text
}

fn describe(text: &mut String, card: CardId, tongue: &Tongue) {
    let title = tongue.say(&format!("zephyr-card-{}", card.name()), &[]);
    let copies = match copies(card) {
        1 => String::new(),
        copies => format!(" x{copies}"),
    };
    let kind = match card.abilities().first() {
        Some(ability) if ability.trigger == Trigger::Play => {
            let tier = card.tier().map(|tier| format!(", {}", effects::tier(tier, tongue))).unwrap_or_default();
            format!(", {}{tier}", effects::kind(card.kind(), tongue))
        }
        _ => String::new(),
    };
    line(text, format_args!("  {title} ({}){copies}{kind}", card.name()));
    for rule in effects::rule(card, tongue) {
        line(text, format_args!("      {rule}"));
    }
}

fn line(text: &mut String, line: std::fmt::Arguments<'_>) {
    // Writing to a text does not fail.
    let _ = writeln!(text, "{line}");
}
