//! Every card of the catalogue.

use std::collections::HashMap;

use super::super::{ability, effect, figures, option, rule};
use super::tongues;
use crate::words::Tongue;
use crate::zephyr::cards::language::{Effect, Trigger};
use crate::zephyr::cards::{CardId, EffectId, Family};

fn every_card() -> impl Iterator<Item = CardId> {
    Family::ALL.into_iter().flat_map(|family| family.cards().iter().copied())
}

/// Asserts that `line` is whole, and made of whole sentences.
fn whole(line: &str, card: CardId, tongue: &Tongue) {
    let at = format!("{card:?}: {line:?}");
    assert!(!line.is_empty() && line.trim() == line && !line.contains("  "), "ragged: {at}");
    assert!(!line.contains(['{', '}', '$']) && !line.contains("zephyr-"), "a value or sentence is missing: {at}");
    assert!(![" ,", " .", ": .", " )", "()", " ;", ";)", ".."].iter().any(|gap| line.contains(gap)), "a gap: {at}");
    assert!(!tongue.knows(line), "a key: {at}");
    assert!(line.ends_with('.'), "no full stop: {at}");
    assert_eq!(line.matches('(').count(), line.matches(')').count(), "a bracket is missing: {at}");
    for sentence in line.split_terminator(". ") {
        let first = sentence.chars().next();
        assert!(first.is_some_and(|sign| sign.is_uppercase() || sign.is_ascii_digit() || sign == '+'), "small: {at}");
    }
}

/// Proves ZW-019, ZW-020.
#[test]
fn every_card_has_a_whole_rule_in_both_languages() {
    let tongues = tongues();
    let mut seen = 0;
    for card in every_card() {
        for tongue in &tongues {
            let lines = rule(card, tongue);
            assert!(!lines.is_empty(), "{card:?} has no rule");
            lines.iter().for_each(|line| whole(line, card, tongue));
            assert!(lines.starts_with(&figures(card, tongue)), "{card:?} begins with its figures");
            for number in 0..card.abilities().len() {
                whole(&ability(card, number, tongue), card, tongue);
            }
        }
        seen += 1;
    }
    assert!(seen > 200, "{seen} cards");
}

/// Every part of an effect, down to those that have none.
fn parts(whole: EffectId, into: &mut Vec<EffectId>) {
    into.push(whole);
    let children = whole.effect().children().len();
    (0..children).for_each(|k| parts(whole.child(k), into));
}

#[test]
fn every_part_of_an_effect_can_be_put_on_a_button() {
    let tongues = tongues();
    for card in every_card() {
        let mut all = Vec::new();
        (0..card.abilities().len()).for_each(|number| parts(card.root(number), &mut all));
        for part in all {
            let options = match part.effect() {
                Effect::Choose(options) => options.len(),
                _ => 0,
            };
            for tongue in &tongues {
                let options = (0..options).map(|k| option(part, k, tongue));
                for text in options.chain([effect(part, tongue)]) {
                    assert!(
                        !text.is_empty() && !text.ends_with('.') && !text.contains(['{', '$']),
                        "{part:?}: {text:?}"
                    );
                    assert!(!text.contains("zephyr-") && !text.contains("  "), "{part:?}: {text:?}");
                }
            }
        }
    }
}

/// Two abilities that are set off alike and read alike are alike: a number that the text left out would show here.
#[test]
fn texts_differ_where_abilities_do() {
    for tongue in tongues() {
        let mut said = HashMap::new();
        for card in every_card() {
            for (number, written) in card.abilities().iter().enumerate() {
                // Rows are told apart by what they do, not by their faces.
                let trigger = match &written.trigger {
                    Trigger::Row(_) => "row".to_owned(),
                    other => format!("{other:?}"),
                };
                let text = ability(card, number, &tongue);
                let (first, other) = said.entry((trigger, text.clone())).or_insert((card, written));
                let alike = other.effect == written.effect && other.limit == written.limit;
                assert!(alike, "{first:?} and {card:?} both say {text:?}");
            }
        }
    }
}

#[test]
fn parts_differ_where_their_texts_do_within_a_card() {
    for tongue in tongues() {
        for card in every_card() {
            let mut all = Vec::new();
            (0..card.abilities().len()).for_each(|number| parts(card.root(number), &mut all));
            let mut said: HashMap<String, &Effect> = HashMap::new();
            for part in all {
                let text = effect(part, &tongue);
                let before = said.insert(text.clone(), part.effect());
                let alike = before.is_none_or(|other| flat(other) == flat(part.effect()));
                assert!(alike, "{card:?} says {text:?} of different effects");
            }
        }
    }
}

/// A sequence of one thing is that thing.
fn flat(effect: &Effect) -> &Effect {
    match effect {
        Effect::Seq(parts) if parts.len() == 1 => flat(&parts[0]),
        other => other,
    }
}
