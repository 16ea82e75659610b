//! The texts of the printed cards, literally; of every card, that they are whole and leave nothing out.

mod every_card;
mod others;
mod printed;
mod wording;

use super::{Clause, Form, Speaker, Text, rule};
use crate::words::{Language, Tongue};
use crate::zephyr::cards::CardId;
use crate::zephyr::cards::language::Effect;

fn tongues() -> [Tongue; 2] {
    Language::ALL.map(Tongue::new)
}

/// The effect as this speaker tells it, in English and German.
fn told(speaker: Speaker, effect: &Effect, form: Form) -> [String; 2] {
    tongues().map(|tongue| {
        let Clause { text, .. } = Text { tongue: &tongue, speaker }.clause(effect, form);
        text
    })
}

/// A card's name, and its rule in English and German.
type Told<'a> = (&'a str, &'a [&'a str], &'a [&'a str]);

fn reads(cards: &[Told<'_>]) {
    let tongues = tongues();
    for (name, english, german) in cards {
        let card = CardId::named(name).expect("the card is in the catalogue");
        let told = tongues.each_ref().map(|tongue| rule(card, tongue));
        assert_eq!(told[0], *english, "{name}");
        assert_eq!(told[1], *german, "{name}");
    }
}
