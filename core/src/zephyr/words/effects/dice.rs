//! Own dice, and pushing the luck: the same die once more, as often as a player dares.

use super::{Clause, Form, Text};
use crate::words::Value;
use crate::zephyr::cards::language::{Choice, Effect};

/// What the faces of a die bring.
type Rows = [(Vec<u8>, Effect)];

/// The row of a die after which it may be rolled once more: its place, what it brings before, and the next die.
fn going_on(rows: &Rows) -> Option<(usize, &[Effect], &Rows)> {
    rows.iter().enumerate().find_map(|(at, (_, effect))| {
        let Effect::Seq(parts) = effect else {
            return None;
        };
        let [before @ .., Effect::Choose(options)] = parts.as_slice() else {
            return None;
        };
        match options.as_slice() {
            [Choice { price: None, effect: Effect::Roll(next) }, Choice { price: None, effect: Effect::Nothing }] => {
                Some((at, before, next.as_slice()))
            }
            _ => None,
        }
    })
}

/// Whether a die that is rolled again brings the same as before.
fn is_same(rows: &Rows, at: usize, before: &[Effect], next: &Rows) -> bool {
    rows.len() == next.len()
        && rows.iter().zip(next).enumerate().all(|(place, ((faces, effect), (next_faces, next_effect)))| {
            let alike = match (place == at, next_effect, going_on(next)) {
                (false, _, _) => effect == next_effect,
                (true, _, Some((next_at, next_before, _))) => next_at == at && next_before == before,
                (true, Effect::Seq(parts), None) => parts == before,
                (true, only, None) => matches!(before, [one] if one == only),
            };
            faces == next_faces && alike
        })
}

/// How often the die may be rolled in all, where each roll but the last one offers another of the same.
fn times(rows: &Rows) -> u8 {
    match going_on(rows) {
        Some((at, before, next)) if is_same(rows, at, before, next) => match times(next) {
            0 => 2,
            more => more + 1,
        },
        _ => 0,
    }
}

impl Text<'_> {
    /// What the faces bring, and whether the die may be rolled again after that.
    fn faces_bring(&self, rows: &Rows) -> Vec<(String, Clause)> {
        let again = going_on(rows).filter(|_| times(rows) > 0);
        let row = |(at, (faces, effect)): (usize, &(Vec<u8>, Effect))| {
            let does = match again {
                None => self.clause(effect, Form::Named),
                Some((place, before, _)) if place == at => {
                    let before: Vec<_> = before.iter().map(|part| self.clause(part, Form::Named)).collect();
                    self.with("zephyr-rule-go-on", &self.joined(&before))
                }
                Some(_) => self.with("zephyr-rule-stop", &self.clause(effect, Form::Named)),
            };
            (self.faces(faces), does)
        };
        rows.iter().enumerate().map(row).collect()
    }

    /// The clause in a longer one.
    fn with(&self, key: &str, clause: &Clause) -> Clause {
        Clause { text: self.say(key, &[("does", Value::Text(&clause.text))]), whole: clause.whole }
    }

    /// A die with its rows in brackets.
    pub(super) fn roll(&self, rows: &Rows) -> Clause {
        let bring: Vec<_> = self.faces_bring(rows).iter().map(|(faces, does)| self.bracketed(faces, does)).collect();
        let parts = self.parts(&bring);
        match times(rows) {
            0 => self.whole("zephyr-rule-roll-of", &[("parts", Value::Text(&parts))]),
            times => {
                self.whole("zephyr-rule-roll-times-of", &[("count", times.into()), ("parts", Value::Text(&parts))])
            }
        }
    }

    /// That a die is rolled, before its rows.
    pub(super) fn roll_head(&self, rows: &Rows) -> Clause {
        match times(rows) {
            0 => self.whole("zephyr-rule-roll", &[]),
            times => self.whole("zephyr-rule-roll-times", &[("count", times.into())]),
        }
    }

    /// What the faces of a die bring, a sentence each.
    pub(super) fn rolled(&self, rows: &Rows) -> Vec<String> {
        self.faces_bring(rows).iter().map(|(faces, does)| self.row(faces, does)).collect()
    }
}
