//! What a card does, when, and how often.

use super::amounts::{Noun, is_less};
use super::clauses::hull_id;
use super::figures::figures;
use super::lines::Flow;
use super::{Clause, Form, Text};
use crate::words::{Tongue, Value, capital};
use crate::zephyr::cards::CardId;
use crate::zephyr::cards::language::{Ability, Effect, Letter, Limit, Moment, Trigger, Window};

/// The card's whole rule, ready to be shown: its figures, then a line for each ability and for each row of one. Rows of
/// an enemy that do the same stand in one line.
#[must_use]
pub fn rule(card: CardId, tongue: &Tongue) -> Vec<String> {
    let text = Text::of(card, tongue);
    let mut lines = figures(card, tongue);
    let mut rows = Vec::new();
    for ability in card.abilities() {
        match &ability.trigger {
            Trigger::Row(faces) => add_row(&mut rows, faces, &ability.effect),
            _ => lines.extend(text.ability(ability)),
        }
    }
    lines.extend(rows.iter().map(|(faces, effect)| text.face_row(faces, effect)));
    lines
}

/// One ability with its window and limit, such as `Once a trip: draw 1 card and play 1 more tech card.` Nothing where the
/// card has no such ability.
#[must_use]
pub fn ability(card: CardId, ability: usize, tongue: &Tongue) -> String {
    let text = Text::of(card, tongue);
    card.abilities().get(ability).map_or_else(String::new, |ability| text.ability(ability).join(" "))
}

/// Adds faces to the row that does the same.
fn add_row<'e>(rows: &mut Vec<(Vec<u8>, &'e Effect)>, faces: &[u8], effect: &'e Effect) {
    match rows.iter_mut().find(|(_, other)| *other == effect) {
        Some((merged, _)) => merged.extend(faces),
        None => rows.push((faces.to_vec(), effect)),
    }
}

impl Text<'_> {
    fn face_row(&self, faces: &[u8], effect: &Effect) -> String {
        self.row(&self.faces(faces), &self.clause(effect, Form::Named))
    }

    fn ability(&self, ability: &Ability) -> Vec<String> {
        let effect = &ability.effect;
        let sentence = |clause: &Clause| self.sentence(clause);
        match &ability.trigger {
            Trigger::Play | Trigger::Reveal => self.lines(effect, Form::Asked, Flow::Apart, &sentence),
            Trigger::Passive => self.lines(effect, Form::Asked, Flow::Joined, &sentence),
            Trigger::Flip(windows) => {
                let frame = |clause: &Clause| self.flip(ability.limit, windows, clause);
                self.lines(effect, Form::Asked, Flow::Joined, &frame)
            }
            Trigger::Row(faces) => vec![self.face_row(faces, effect)],
            Trigger::Enter(letter) => {
                let letter = match letter {
                    Letter::A => "a",
                    Letter::B => "b",
                };
                let letter = self.say("zephyr-rule-letter", &[("letter", letter.into())]);
                self.lines(effect, Form::Asked, Flow::Joined, &|clause| self.row(&letter, clause))
            }
            Trigger::MissionEvent => self.framed("zephyr-rule-event", effect, Form::Asked),
            Trigger::GoalSpace => self.framed("zephyr-rule-goal-space", effect, Form::Asked),
            Trigger::Reward => self.framed("zephyr-rule-reward", effect, Form::Named),
            Trigger::On(moment) => self.on(*moment, effect),
        }
    }

    /// The effect in a sentence with this key.
    fn framed(&self, key: &str, effect: &Effect, form: Form) -> Vec<String> {
        let frame = |clause: &Clause| self.say(key, &[("does", Value::Text(&self.after_colon(clause)))]);
        self.lines(effect, form, Flow::Joined, &frame)
    }

    /// How often and when, and what.
    fn flip(&self, limit: Limit, windows: &[Window], clause: &Clause) -> String {
        let limit = match limit {
            Limit::Free => "free",
            Limit::PerDay => "day",
            Limit::PerTrip => "trip",
        };
        let does = self.after_colon(clause);
        let values = [("limit", limit.into()), ("does", Value::Text(&does))];
        if goes_without_saying(windows) {
            return self.say("zephyr-rule-flip", &values);
        }
        let when = self.either(&windows.iter().map(|window| self.window(*window)).collect::<Vec<_>>());
        let [limit, does] = values;
        self.say("zephyr-rule-flip-when", &[limit, ("when", Value::Text(&when)), does])
    }

    fn window(&self, window: Window) -> String {
        let id = match window {
            Window::React => "react",
            Window::Actions => "actions",
            Window::Any => "any",
            Window::BattleStart => "battle-start",
            Window::Targets => "targets",
            Window::Resolve => "resolve",
            Window::OwnDie => "own-die",
            Window::Explore => "explore",
            Window::Explored => "explored",
            Window::Salvage => "salvage",
            Window::SalvageDie => "die-of-salvage",
            Window::Resupply => "resupply",
            Window::CrewDeath => "crew-death",
        };
        self.say("zephyr-rule-window", &[("window", id.into())])
    }

    /// Several of which one is enough: `A, B or C`.
    fn either(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [others @ .., last] => {
                let others = others.join(", ");
                self.say("zephyr-rule-or", &[("others", Value::Text(&others)), ("last", Value::Text(last))])
            }
        }
    }

    /// What happens by itself.
    fn on(&self, moment: Moment, effect: &Effect) -> Vec<String> {
        let id = match moment {
            Moment::DayStart => "day-start",
            Moment::Scavenged => "scavenged",
            Moment::CrewDies => "crew-dies",
            Moment::WaveDone => "wave-done",
        };
        if moment != Moment::CrewDies
            && let Some(does) = self.each(effect)
        {
            let values = [("moment", id.into()), ("does", Value::Text(&does))];
            let mut sentences = vec![self.say("zephyr-rule-on-each", &values)];
            if let Effect::Roll(rows) = effect {
                sentences.extend(self.rolled(rows));
            }
            return vec![sentences.join(" ")];
        }
        let frame = |clause: &Clause| {
            let does = self.after_colon(clause);
            capital(&self.say("zephyr-rule-on", &[("moment", id.into()), ("does", Value::Text(&does))]))
        };
        self.lines(effect, Form::Asked, Flow::Joined, &frame)
    }

    /// What each ship does, in the words that follow `each ship`; none where that is not how the effect is told.
    fn each(&self, effect: &Effect) -> Option<String> {
        Some(match effect {
            Effect::Repair { n, hull } => {
                self.say("zephyr-rule-each-repair", &[("hull", hull_id(*hull).into()), ("count", (*n).into())])
            }
            Effect::Hit(n) => {
                let amount = self.amount(Noun::HitTaken, n);
                self.say("zephyr-rule-each-hit", &[("amount", Value::Text(&amount))])
            }
            Effect::SalvageRoll(n) => self.say("zephyr-rule-each-salvage", &[("count", (*n).into())]),
            Effect::Scrap(n) if !is_less(n) => {
                let amount = self.amount(Noun::Scrap, n);
                self.say("zephyr-rule-each-gain", &[("amount", Value::Text(&amount))])
            }
            Effect::Roll(_) => self.say("zephyr-rule-each-roll", &[]),
            _ => return None,
        })
    }
}

/// Whether the windows are the usual one, in which cards are played, or plain from what the ability does.
fn goes_without_saying(windows: &[Window]) -> bool {
    let usual = windows.iter().all(|window| matches!(window, Window::React | Window::Actions));
    (usual && windows != [Window::React]) || windows == [Window::OwnDie]
}
