//! Enemies that come.

use super::amounts::{Noun, is_less};
use super::{Clause, Form, Text};
use crate::words::Value;
use crate::zephyr::cards::language::{Effect, Foes, Quantity};

impl Text<'_> {
    /// Who comes, and what is special about them after a dash.
    pub(super) fn foes(&self, foes: &Foes, form: Form) -> Clause {
        let mut who = vec![(Noun::Commanders, &foes.commanders), (Noun::Ships, &foes.ships)];
        who.retain(|(_, count)| **count != Quantity::N(0));
        // A plain number comes last, so that it does not read as if it were so many per player ship as well.
        who.sort_by_key(|(_, count)| matches!(count, Quantity::N(_)));
        let who: Vec<_> = who.into_iter().map(|(noun, count)| self.amount(noun, count)).collect();
        let mut who = self.tongue.list(&who);
        let details = self.details(foes);
        if !details.is_empty() {
            let details = self.parts(&details);
            let values = [("foes", Value::Text(&who)), ("details", Value::Text(&details))];
            who = self.say("zephyr-rule-foes-details", &values);
        }
        let key = form.pick("zephyr-rule-do-foes", "zephyr-rule-foes");
        Clause { text: self.say(key, &[("foes", Value::Text(&who))]), whole: form == Form::Asked }
    }

    fn details(&self, foes: &Foes) -> Vec<String> {
        let each = if is_one(foes) { "no" } else { "yes" };
        let mut details = Vec::new();
        if foes.commanders != Quantity::N(0) {
            let yes = |whether: bool| if whether { "yes" } else { "no" }.into();
            let several = foes.commanders != Quantity::N(1);
            details.push(self.say("zephyr-rule-foes-bring", &[("bring", yes(foes.bring)), ("several", yes(several))]));
        }
        if foes.hull != Quantity::N(0) {
            let noun = if is_less(&foes.hull) { Noun::HullLess } else { Noun::HullMore };
            let amount = self.amount(noun, &foes.hull);
            details.push(self.say("zephyr-rule-foes-hull", &[("each", each.into()), ("amount", Value::Text(&amount))]));
        }
        if foes.crew != 0 {
            let [sign, count] = change(foes.crew);
            details.push(self.say("zephyr-rule-foes-crew", &[("each", each.into()), sign, count]));
        }
        if foes.first_hand != 0 {
            details.push(self.say("zephyr-rule-foes-hand", &change(foes.first_hand)));
        }
        if foes.won != Effect::Nothing {
            let won = self.after_colon(&self.clause(&foes.won, Form::Named));
            details.push(self.say("zephyr-rule-foes-won", &[("does", Value::Text(&won))]));
        }
        details
    }
}

/// Whether a single enemy comes.
fn is_one(foes: &Foes) -> bool {
    let (one, none) = (Quantity::N(1), Quantity::N(0));
    (foes.ships == one && foes.commanders == none) || (foes.ships == none && foes.commanders == one && !foes.bring)
}

/// How sentences tell a change: whether it is more or less, and how much.
pub(super) fn change(by: i8) -> [(&'static str, Value<'static>); 2] {
    [("sign", if by < 0 { "less" } else { "more" }.into()), ("count", by.unsigned_abs().into())]
}
