//! Amounts that may depend on the game: `2 enemy ships`, `5 scrap per tier`, `1 enemy ship per player ship, plus 1`.

use super::{Text, names};
use crate::words::Value;
use crate::zephyr::cards::language::Quantity;

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Noun {
    Scrap,
    /// Non-critical damage, as what there is.
    Hit,
    /// Non-critical damage, as what somebody takes.
    HitTaken,
    Cubes,
    Ships,
    Commanders,
    Assignments,
    HullMore,
    HullLess,
    /// A bare number.
    Number,
}

/// A number times figures of the game.
struct Term<'q> {
    factor: i32,
    units: Vec<&'q Quantity>,
}

impl<'q> Term<'q> {
    fn of(quantity: &'q Quantity) -> Term<'q> {
        match quantity {
            Quantity::N(n) => Term { factor: (*n).into(), units: Vec::new() },
            Quantity::Times(one, other) => {
                let (mut product, other) = (Term::of(one), Term::of(other));
                product.factor *= other.factor;
                product.units.extend(other.units);
                product
            }
            unit => Term { factor: 1, units: vec![unit] },
        }
    }
}

/// The terms of a sum.
fn terms<'q>(quantity: &'q Quantity, into: &mut Vec<Term<'q>>) {
    if let Quantity::Plus(one, other) = quantity {
        terms(one, into);
        terms(other, into);
    } else {
        into.push(Term::of(quantity));
    }
}

/// Whether the amount is taken away. What is written of it is then how much.
pub(super) fn is_less(quantity: &Quantity) -> bool {
    let mut sum = Vec::new();
    terms(quantity, &mut sum);
    sum.iter().all(|term| term.factor < 0)
}

impl Text<'_> {
    /// How much of something.
    pub(super) fn amount(&self, noun: Noun, quantity: &Quantity) -> String {
        if let Quantity::Min(one, most) = quantity {
            let (one, most) = (self.amount(noun, one), self.amount(Noun::Number, most));
            return self.say("zephyr-rule-at-most", &[("amount", Value::Text(&one)), ("most", Value::Text(&most))]);
        }
        let mut sum = Vec::new();
        terms(quantity, &mut sum);
        // What is added comes before what is taken away.
        sum.sort_by_key(|term| term.factor < 0);
        let less = sum.first().is_some_and(|term| term.factor < 0);
        let mut sum = sum.into_iter();
        let Some(first) = sum.next() else {
            return self.noun(noun, 0);
        };
        let begun = self.term(noun, &first);
        sum.fold(begun, |amount, term| {
            let more = self.term(Noun::Number, &term);
            if term.factor < 0 && !less {
                self.say("zephyr-rule-minus", &[("amount", Value::Text(&amount)), ("less", Value::Text(&more))])
            } else {
                self.say("zephyr-rule-plus", &[("amount", Value::Text(&amount)), ("more", Value::Text(&more))])
            }
        })
    }

    fn term(&self, noun: Noun, term: &Term<'_>) -> String {
        let begun = self.noun(noun, term.factor.abs());
        term.units.iter().fold(begun, |amount, unit| self.per(&amount, unit))
    }

    /// So much for each of something.
    fn per(&self, amount: &str, unit: &Quantity) -> String {
        let per = |unit: &str| self.say("zephyr-rule-per", &[("amount", amount.into()), ("unit", unit.into())]);
        match unit {
            Quantity::Tier => per("tier"),
            Quantity::Players => per("players"),
            Quantity::Party => per("party"),
            Quantity::Die => per("die"),
            Quantity::Played(kind) => per(names::kind_id(*kind)),
            Quantity::UndamagedArmour => per("armour"),
            Quantity::Half(whole) if **whole == Quantity::Players => per("players-half"),
            Quantity::Half(whole) if **whole == Quantity::Party => per("party-half"),
            Quantity::Half(whole) => {
                let whole = self.amount(Noun::Number, whole);
                self.say("zephyr-rule-times-half", &[("amount", amount.into()), ("factor", Value::Text(&whole))])
            }
            Quantity::N(_) | Quantity::Plus(..) | Quantity::Times(..) | Quantity::Min(..) => {
                let factor = self.amount(Noun::Number, unit);
                self.say("zephyr-rule-times", &[("amount", amount.into()), ("factor", Value::Text(&factor))])
            }
        }
    }

    fn noun(&self, noun: Noun, count: i32) -> String {
        let number = ("count", Value::Number(count.into()));
        match noun {
            Noun::Scrap => self.say("zephyr-rule-scrap", &[number]),
            Noun::Hit => self.say("zephyr-rule-hit", &[number]),
            Noun::HitTaken => self.say("zephyr-rule-hit-taken", &[number]),
            Noun::Cubes => self.say("zephyr-rule-cubes", &[number]),
            Noun::Ships => self.say("zephyr-rule-ships", &[number]),
            Noun::Commanders => self.say("zephyr-rule-commanders", &[number]),
            Noun::Assignments => self.say("zephyr-rule-assignments", &[number]),
            Noun::HullMore => self.say("zephyr-rule-hull-more", &[number]),
            Noun::HullLess => self.say("zephyr-rule-hull-less", &[number]),
            Noun::Number => self.tongue.number(count),
        }
    }
}
