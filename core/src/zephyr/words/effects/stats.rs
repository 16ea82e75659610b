//! Figures of the game that cards change.

use super::foes::change;
use super::{Clause, Text};
use crate::words::Value;
use crate::zephyr::cards::language::Stat;

impl Text<'_> {
    /// What changes, and by how much.
    pub(super) fn modify(&self, stat: Stat, by: i8) -> Clause {
        match stat {
            Stat::FirstHand => self.whole("zephyr-rule-stat-first-hand", &change(by)),
            Stat::HandSize => self.whole("zephyr-rule-stat-hand", &change(by)),
            Stat::ReactHand => self.whole("zephyr-rule-stat-react-hand", &change(by)),
            Stat::FoeHull => self.whole("zephyr-rule-stat-foe-hull", &change(by)),
            Stat::SkirmishCrew => self.whole("zephyr-rule-stat-skirmish-crew", &change(by)),
            Stat::CommanderCrew => self.whole("zephyr-rule-stat-commander-crew", &change(by)),
            Stat::FirstWaveCrew => self.whole("zephyr-rule-stat-first-wave-crew", &change(by)),
            Stat::BlankFace => self.whole("zephyr-rule-stat-blank-face", &[("face", Value::Number(by.into()))]),
            Stat::Brings => self.whole("zephyr-rule-stat-brings", &change(by)),
            Stat::SalvageDice => self.whole("zephyr-rule-stat-salvage-dice", &change(by)),
            Stat::RewardDie => self.whole("zephyr-rule-stat-reward-die", &change(by)),
            Stat::SystemPrice => self.whole("zephyr-rule-stat-system-price", &change(by)),
            Stat::NextPrice => self.whole("zephyr-rule-stat-next-price", &change(by)),
            Stat::NextSale => self.whole("zephyr-rule-stat-next-sale", &[]),
            Stat::JoinAtOnce => self.whole("zephyr-rule-stat-join", &[]),
        }
    }
}
