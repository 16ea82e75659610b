//! One effect as one clause, such as `draw 1 card` or `3 scrap rolls`.

use super::amounts::{Noun, is_less};
use super::{Clause, Form, Speaker, Text, names, need};
use crate::words::Value;
use crate::zephyr::cards::language::{
    Choice, Condition, Effect, Helped, Hull, Quantity, Refreshed, Rung, Target, Tier,
};

impl Text<'_> {
    /// The effect in one clause; what has rows of its own has them in brackets.
    pub(super) fn clause(&self, effect: &Effect, form: Form) -> Clause {
        let foe = matches!(self.speaker, Speaker::Foe | Speaker::Warlord);
        match effect {
            Effect::Seq(parts) => self.sequence(parts, form),
            Effect::Choose(options) => {
                let options: Vec<_> = options.iter().map(|option| self.option(option).text).collect();
                self.whole("zephyr-rule-choose-of", &[("parts", Value::Text(&self.parts(&options)))])
            }
            Effect::If(Condition::Alone, then, otherwise) => {
                let [then, otherwise] = [then, otherwise].map(|effect| self.after_colon(&self.clause(effect, form)));
                self.part("zephyr-rule-if-alone", &[("then", Value::Text(&then)), ("other", Value::Text(&otherwise))])
            }
            Effect::Roll(rows) => self.roll(rows),
            Effect::React { rungs, .. } => {
                let row = |rung: &Rung| {
                    self.bracketed(&need(rung.need, self.tongue), &self.clause(&rung.effect, Form::Named))
                };
                let rows: Vec<_> = rungs.iter().map(row).collect();
                self.whole("zephyr-rule-react-of", &[("parts", Value::Text(&self.parts(&rows)))])
            }
            Effect::Nothing if form == Form::Asked => self.whole("zephyr-rule-nothing-happens", &[]),
            Effect::Nothing => self.part("zephyr-rule-nothing", &[]),

            Effect::Damage { n, to, direct } => self.damage(*n, *to, *direct, form),
            Effect::Hit(n) => self.hit(n, form),
            Effect::Boost { n, unevadable } => self.boost(*n, *unevadable),
            Effect::Evade(n) if foe => {
                self.part("zephyr-rule-row-evade", &[("whose", self.whose()), ("count", (*n).into())])
            }
            Effect::Evade(n) => self.whole("zephyr-rule-do-evade", &[("count", (*n).into())]),
            Effect::Reduce { n, to } => {
                let whom = match to {
                    Helped::Me => "me",
                    Helped::AnyShip => "any",
                };
                self.whole("zephyr-rule-reduce", &[("whom", whom.into()), ("count", (*n).into())])
            }
            Effect::Ward(n) => {
                let amount = self.amount(Noun::Cubes, n);
                self.whole("zephyr-rule-ward", &[("amount", Value::Text(&amount))])
            }
            Effect::CancelDie => self.whole("zephyr-rule-cancel-die", &[]),
            Effect::RerollFoe => self.whole("zephyr-rule-reroll-foe", &[]),
            Effect::Reroll => self.whole("zephyr-rule-reroll", &[]),
            Effect::ShiftDie => self.whole("zephyr-rule-shift-die", &[]),
            Effect::SetDie(face) => self.whole("zephyr-rule-set-die", &[("face", (*face).into())]),
            Effect::RollAgain if foe => self.part("zephyr-rule-row-again", &[]),
            Effect::RollAgain => self.whole("zephyr-rule-do-roll-again", &[]),
            Effect::Retarget => self.whole("zephyr-rule-retarget", &[]),
            Effect::Reform => self.whole("zephyr-rule-reform", &[]),
            Effect::KillCrew(target) => {
                let whom = match target {
                    Target::AnyFoe => "any",
                    Target::FirstCrew => "first",
                    Target::MyTarget | Target::Attacked | Target::EachShip => "target",
                };
                self.whole("zephyr-rule-do-kill", &[("whom", whom.into())])
            }
            Effect::AddCrew => self.part("zephyr-rule-row-crew", &[("whose", self.whose())]),
            Effect::Repair { n, .. } if foe => self.part("zephyr-rule-row-repair", &[("count", (*n).into())]),
            Effect::Repair { n, hull } => {
                self.whole("zephyr-rule-do-repair", &[("hull", hull_id(*hull).into()), ("count", (*n).into())])
            }

            Effect::Draw(n) => self.whole("zephyr-rule-draw", &[("count", (*n).into())]),
            Effect::Recover => self.whole("zephyr-rule-recover", &[]),
            Effect::Cycle => self.whole("zephyr-rule-cycle", &[]),
            Effect::Plays { kind, n } => {
                let kind = kind.map_or("any", names::kind_id);
                self.whole("zephyr-rule-plays", &[("kind", kind.into()), ("count", (*n).into())])
            }
            Effect::Refresh(refreshed) => {
                let whose = match refreshed {
                    Refreshed::Crew => "crew",
                    Refreshed::Ship => "ship",
                };
                self.whole("zephyr-rule-refresh", &[("whose", whose.into())])
            }
            Effect::Exhaust if foe => self.part("zephyr-rule-row-exhaust", &[]),
            Effect::Exhaust => self.whole("zephyr-rule-do-exhaust", &[]),

            Effect::Scrap(n) => self.scrap(n, form),
            Effect::SalvageRoll(n) => {
                let key = form.pick("zephyr-rule-do-salvage", "zephyr-rule-salvage");
                self.in_form(key, &[("count", (*n).into())], form)
            }
            Effect::RewardRoll => {
                self.in_form(form.pick("zephyr-rule-do-reward", "zephyr-rule-reward-roll"), &[], form)
            }
            Effect::GainSystem(tier) => self.system(*tier, form),
            Effect::Hire(price) => {
                let key = form.pick("zephyr-rule-do-hire", "zephyr-rule-hire");
                self.in_form(key, &[("price", (*price).into())], form)
            }

            Effect::Foes(foes) => self.foes(foes, form),
            Effect::DiscardFoes => self.whole("zephyr-rule-discard-foes", &[]),
            Effect::SwapFoe => self.whole("zephyr-rule-swap-foe", &[]),
            Effect::DrawTwo => self.whole("zephyr-rule-draw-two", &[]),
            Effect::Redraw => self.whole("zephyr-rule-redraw", &[]),
            Effect::Prevent => self.whole("zephyr-rule-prevent", &[]),
            Effect::Modify { stat, by, .. } => self.modify(*stat, *by),
        }
    }

    /// A clause that is a sentence where something is asked of a player.
    fn in_form(&self, key: &str, values: &[(&str, Value<'_>)], form: Form) -> Clause {
        Clause { text: self.say(key, values), whole: form == Form::Asked }
    }

    /// Clauses in a row: `draw 1 card and play 1 more tech card`.
    pub(super) fn joined(&self, clauses: &[Clause]) -> Clause {
        let texts: Vec<_> = clauses.iter().map(|clause| clause.text.as_str()).collect();
        Clause { text: self.tongue.list(&texts), whole: clauses.first().is_some_and(|clause| clause.whole) }
    }

    fn sequence(&self, parts: &[Effect], form: Form) -> Clause {
        self.joined(&parts.iter().map(|part| self.clause(part, form)).collect::<Vec<_>>())
    }

    /// What stands in brackets, with semicolons between.
    pub(super) fn parts(&self, parts: &[String]) -> String {
        let mut parts = parts.iter();
        let first = parts.next().cloned().unwrap_or_default();
        parts.fold(first, |others, last| {
            self.say("zephyr-rule-parts", &[("others", Value::Text(&others)), ("last", Value::Text(last))])
        })
    }

    /// A row in brackets.
    pub(super) fn bracketed(&self, label: &str, clause: &Clause) -> String {
        let does = self.after_colon(clause);
        self.say("zephyr-rule-part", &[("label", label.into()), ("does", Value::Text(&does))])
    }

    /// What an option costs and does.
    pub(super) fn option(&self, option: &Choice) -> Clause {
        let does = match option.effect {
            Effect::Nothing => self.part("zephyr-rule-decline", &[]),
            _ => self.clause(&option.effect, Form::Named),
        };
        self.priced(option, does)
    }

    /// What an option does, with what it costs.
    pub(super) fn priced(&self, option: &Choice, does: Clause) -> Clause {
        let Some(price) = &option.price else {
            return does;
        };
        let (price, does) = (self.amount(Noun::Scrap, price), self.after_colon(&does));
        self.whole("zephyr-rule-pay", &[("amount", Value::Text(&price)), ("does", Value::Text(&does))])
    }

    fn damage(&self, n: u8, to: Target, direct: bool, form: Form) -> Clause {
        let whom = match to {
            Target::MyTarget => "target",
            Target::AnyFoe => "any",
            Target::EachShip => "each",
            Target::Attacked | Target::FirstCrew => "attacked",
        };
        let key = if direct {
            form.pick("zephyr-rule-do-direct", "zephyr-rule-direct")
        } else {
            form.pick("zephyr-rule-do-damage", "zephyr-rule-damage")
        };
        self.in_form(key, &[("whom", whom.into()), ("count", n.into())], form)
    }

    fn hit(&self, n: &Quantity, form: Form) -> Clause {
        let party = self.speaker == Speaker::Party;
        let amount = match form {
            Form::Asked => self.amount(Noun::HitTaken, n),
            Form::Named => self.amount(Noun::Hit, n),
        };
        let key = match (form, party) {
            (Form::Asked, false) => "zephyr-rule-do-hit",
            (Form::Asked, true) => "zephyr-rule-do-hit-party",
            (Form::Named, true) => "zephyr-rule-hit-party",
            (Form::Named, false) => return Clause { text: amount, whole: false },
        };
        self.in_form(key, &[("amount", Value::Text(&amount))], form)
    }

    fn boost(&self, n: u8, unevadable: bool) -> Clause {
        let mut does = Vec::new();
        if n > 0 {
            does.push(self.whole("zephyr-rule-boost", &[("count", n.into())]));
        }
        if unevadable {
            does.push(self.whole("zephyr-rule-unevadable", &[]));
        }
        self.joined(&does)
    }

    fn scrap(&self, n: &Quantity, form: Form) -> Clause {
        let amount = self.amount(Noun::Scrap, n);
        let foe = matches!(self.speaker, Speaker::Foe | Speaker::Warlord);
        let key = match (is_less(n), foe, form) {
            (false, _, Form::Asked) => "zephyr-rule-gain",
            (false, _, Form::Named) => return Clause { text: amount, whole: false },
            (true, true, _) => "zephyr-rule-row-takes",
            (true, false, Form::Asked) => "zephyr-rule-lose",
            (true, false, Form::Named) => "zephyr-rule-loss",
        };
        self.in_form(key, &[("amount", Value::Text(&amount))], form)
    }

    pub(super) fn system(&self, tier: Tier, form: Form) -> Clause {
        let key = form.pick("zephyr-rule-do-system", "zephyr-rule-system");
        self.in_form(key, &[("tier", names::tier_id(tier).into())], form)
    }

    /// How rows choose between an enemy ship and a warlord.
    fn whose(&self) -> Value<'static> {
        if self.speaker == Speaker::Warlord { "warlord" } else { "foe" }.into()
    }
}

/// How sentences choose between hulls.
pub(super) const fn hull_id(hull: Hull) -> &'static str {
    match hull {
        Hull::Any => "any",
        Hull::Armour => "armour",
    }
}
