//! An effect as sentences, a line for each row that is chosen among.

use super::{Clause, Form, Text, need};
use crate::words::{Value, capital};
use crate::zephyr::cards::language::{Choice, Condition, Effect, Need, Reacting, Rung};

/// How the clauses of one after another are put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    /// In one sentence.
    Joined,
    /// In a sentence each.
    Apart,
}

/// The lines so far.
struct Lines<'a> {
    text: Text<'a>,
    /// Puts the first clause into its sentence.
    frame: &'a dyn Fn(&Clause) -> String,
    done: Vec<String>,
    /// The sentences of the last line.
    open: Vec<String>,
    begun: bool,
}

impl Lines<'_> {
    /// A clause becomes a sentence of the last line.
    fn tell(&mut self, clause: &Clause) {
        let sentence = if !self.begun {
            (self.frame)(clause)
        } else if self.open.is_empty() {
            let does = self.text.after_colon(clause);
            self.text.say("zephyr-rule-then", &[("does", Value::Text(&does))])
        } else {
            self.text.sentence(clause)
        };
        self.begun = true;
        self.open.push(sentence);
    }

    fn tell_all(&mut self, clauses: &mut Vec<Clause>, flow: Flow) {
        match flow {
            Flow::Apart => {
                let mut before = None;
                for clause in &*clauses {
                    if before == Some(clause) {
                        self.open.push(self.text.say("zephyr-rule-again", &[]));
                    } else {
                        self.tell(clause);
                    }
                    before = Some(clause);
                }
            }
            Flow::Joined if clauses.is_empty() => {}
            Flow::Joined => self.tell(&self.text.joined(clauses)),
        }
        clauses.clear();
    }

    /// Ends the last line.
    fn end(&mut self) {
        if !self.open.is_empty() {
            self.done.push(self.open.join(" "));
            self.open.clear();
        }
    }

    fn line(&mut self, line: String) {
        self.end();
        self.done.push(line);
    }
}

/// The effects that are done one after another.
fn flat<'e>(effect: &'e Effect, into: &mut Vec<&'e Effect>) {
    match effect {
        Effect::Seq(parts) => parts.iter().for_each(|part| flat(part, into)),
        other => into.push(other),
    }
}

impl Text<'_> {
    /// A clause as a sentence of its own.
    pub(super) fn sentence(&self, clause: &Clause) -> String {
        capital(&self.say("zephyr-rule-sentence", &[("does", Value::Text(&clause.text))]))
    }

    /// The lines of an effect, the first clause of which `frame` puts into its sentence.
    pub(super) fn lines(
        &self,
        effect: &Effect,
        form: Form,
        flow: Flow,
        frame: &dyn Fn(&Clause) -> String,
    ) -> Vec<String> {
        let mut parts = Vec::new();
        flat(effect, &mut parts);
        let mut lines = Lines { text: *self, frame, done: Vec::new(), open: Vec::new(), begun: false };
        let mut waiting = Vec::new();
        let last = parts.len().saturating_sub(1);
        for (at, part) in parts.into_iter().enumerate() {
            match part {
                Effect::React { rungs, .. } if is_free(rungs) => {
                    lines.tell_all(&mut waiting, flow);
                    lines.tell(&self.whole("zephyr-rule-react-free", &[]));
                    lines.end();
                    waiting.extend(rungs.iter().map(|rung| self.clause(&rung.effect, form)));
                }
                Effect::React { who, rungs } => {
                    lines.tell_all(&mut waiting, flow);
                    let who = match who {
                        Reacting::Ship => "ship",
                        Reacting::Party => "party",
                    };
                    lines.tell(&self.whole("zephyr-rule-react", &[("who", who.into())]));
                    rungs.iter().for_each(|rung| lines.line(self.rung(rung)));
                }
                Effect::Choose(options) => {
                    lines.tell_all(&mut waiting, flow);
                    lines.tell(&self.whole("zephyr-rule-choose", &[]));
                    options.iter().for_each(|option| lines.line(self.option_line(option)));
                }
                Effect::If(Condition::Alone, then, otherwise) => {
                    lines.tell_all(&mut waiting, flow);
                    lines.tell(&self.clause(otherwise, form));
                    let does = self.after_colon(&self.clause(then, form));
                    lines.open.push(self.say("zephyr-rule-alone", &[("does", Value::Text(&does))]));
                }
                Effect::Roll(rows) if at == last => {
                    lines.tell_all(&mut waiting, flow);
                    lines.tell(&self.roll_head(rows));
                    lines.open.extend(self.rolled(rows));
                }
                simple => waiting.push(self.clause(simple, form)),
            }
        }
        lines.tell_all(&mut waiting, flow);
        lines.end();
        lines.done
    }

    fn rung(&self, rung: &Rung) -> String {
        let need = need(rung.need, self.tongue);
        self.lines(&rung.effect, Form::Named, Flow::Joined, &|clause| self.row(&need, clause)).join(" ")
    }

    fn option_line(&self, option: &Choice) -> String {
        if option.effect == Effect::Nothing {
            return self.sentence(&self.option(option));
        }
        let frame = |clause: &Clause| self.sentence(&self.priced(option, clause.clone()));
        self.lines(&option.effect, Form::Named, Flow::Joined, &frame).join(" ")
    }
}

/// Whether a reaction has but one row, which needs nothing.
fn is_free(rungs: &[Rung]) -> bool {
    matches!(rungs, [Rung { need: Need::Nothing, .. }])
}
