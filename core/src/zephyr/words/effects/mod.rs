//! The rules text of every card, made from its effects, so that it cannot say something else than happens.
//!
//! A card speaks in one of two forms. What players do is asked of them: `draw 1 card and play 1 more tech card`. What a
//! row brings, of a die, a reaction or an enemy, is named: `3 scrap rolls`, `evades 1 attack`. Everything else that
//! differs between cards, such as whom damage reaches, is left to who speaks.

mod abilities;
mod amounts;
mod clauses;
mod dice;
mod figures;
mod foes;
mod lines;
mod names;
mod stats;
#[cfg(test)]
mod tests;

pub use abilities::{ability, rule};
pub use figures::figures;
pub use names::{difficulty, elimination, errand, faction, kind, tier};

use crate::words::{Language, Tongue, Value, capital};
use crate::zephyr::cards::language::{Effect, Need};
use crate::zephyr::cards::{CardId, EffectId, Family};

/// What one effect does, such as an option of a choice or a row of a reaction, as a clause for a list or a button:
/// `3 scrap rolls`.
#[must_use]
pub fn effect(effect: EffectId, tongue: &Tongue) -> String {
    Text::of(effect.card(), tongue).clause(effect.effect(), Form::Named).text
}

/// What an option of a choice costs and does, as a clause: `pay 10 scrap: 1 random silver system`. Nothing where the
/// effect has no such option.
#[must_use]
pub fn option(effect: EffectId, option: usize, tongue: &Tongue) -> String {
    let Effect::Choose(options) = effect.effect() else {
        return String::new();
    };
    options.get(option).map_or_else(String::new, |option| Text::of(effect.card(), tongue).option(option).text)
}

/// What a row of a reaction needs: `2 tech cards`.
#[must_use]
pub fn need(need: Need, tongue: &Tongue) -> String {
    match need {
        Need::Plays(kind, count) => {
            tongue.say("zephyr-rule-need-plays", &[("kind", names::kind_id(kind).into()), ("count", count.into())])
        }
        Need::Crew => tongue.say("zephyr-rule-need-crew", &[]),
        Need::Nothing => tongue.say("zephyr-rule-need-nothing", &[]),
    }
}

/// Who speaks: the same effect reaches others on other cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Speaker {
    /// Cards and abilities of a ship, and what the ship meets alone.
    Ship,
    /// The rows of an enemy ship or a commander.
    Foe,
    /// The rows of a warlord's ability.
    Warlord,
    /// An assignment or a mission, which reaches every ship that flies along.
    Party,
}

/// How an effect is put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// As asked of a player: `draw 1 card`.
    Asked,
    /// As what a row brings: `1 scrap roll`.
    Named,
}

impl Form {
    /// The key for this form.
    const fn pick(self, asked: &'static str, named: &'static str) -> &'static str {
        match self {
            Form::Asked => asked,
            Form::Named => named,
        }
    }
}

/// A part of a sentence, which begins with a small letter.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Clause {
    text: String,
    /// Whether it could be a sentence by itself. German begins such a clause with a capital after a colon.
    whole: bool,
}

/// Writes the effects of one card in one language.
#[derive(Clone, Copy, Debug)]
struct Text<'a> {
    tongue: &'a Tongue,
    speaker: Speaker,
}

impl<'a> Text<'a> {
    fn of(card: CardId, tongue: &'a Tongue) -> Text<'a> {
        let speaker = match card.family() {
            Family::EnemyShip | Family::Commander => Speaker::Foe,
            Family::WarlordAbility => Speaker::Warlord,
            Family::Assignment | Family::Mission => Speaker::Party,
            _ => Speaker::Ship,
        };
        Text { tongue, speaker }
    }

    fn say(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.tongue.say(key, values)
    }

    /// A clause that could be a sentence.
    fn whole(&self, key: &str, values: &[(&str, Value<'_>)]) -> Clause {
        Clause { text: self.say(key, values), whole: true }
    }

    /// A clause that names something.
    fn part(&self, key: &str, values: &[(&str, Value<'_>)]) -> Clause {
        Clause { text: self.say(key, values), whole: false }
    }

    /// The clause as it stands after a colon.
    fn after_colon(&self, clause: &Clause) -> String {
        match self.tongue.language() {
            Language::German if clause.whole => capital(&clause.text),
            Language::German | Language::English => clause.text.clone(),
        }
    }

    /// What `label` brings, as a sentence that begins with it.
    fn row(&self, label: &str, clause: &Clause) -> String {
        let does = self.after_colon(clause);
        let values = [("label", Value::Text(label)), ("does", Value::Text(&does))];
        capital(&self.say("zephyr-rule-row", &values))
    }

    /// The faces of a die: `1`, `5–6`, `1 and 4–6`.
    fn faces(&self, faces: &[u8]) -> String {
        let mut faces = faces.to_vec();
        faces.sort_unstable();
        let runs = faces.chunk_by(|one, next| one + 1 == *next).map(|run| match run {
            [from, .., to] => self.say("zephyr-rule-faces", &[("from", (*from).into()), ("to", (*to).into())]),
            _ => run.iter().map(|&face| self.tongue.number(face)).collect(),
        });
        self.tongue.list(&runs.collect::<Vec<_>>())
    }
}
