//! Numbers and conditions that cards ask for.

use super::cards::language::{Condition, Kind, Quantity};
use super::flow::Scope;
use super::state::Zephyr;

impl Zephyr {
    /// What a quantity is for this scope.
    pub(super) fn quantity(&self, quantity: &Quantity, scope: Scope) -> i16 {
        match quantity {
            Quantity::N(n) => i16::from(*n),
            Quantity::Tier => self.tier().into(),
            Quantity::Players => self.players().into(),
            Quantity::Party => self.in_cause(scope.cause).len() as i16,
            Quantity::Die => scope.die.into(),
            Quantity::Played(kind) => scope.played[*kind as usize].into(),
            Quantity::UndamagedArmour => self.ship(scope.seat).whole_armour().into(),
            Quantity::Plus(one, other) => self.quantity(one, scope) + self.quantity(other, scope),
            Quantity::Times(one, other) => self.quantity(one, scope) * self.quantity(other, scope),
            Quantity::Min(one, other) => self.quantity(one, scope).min(self.quantity(other, scope)),
            Quantity::Half(whole) => self.quantity(whole, scope).div_euclid(2),
        }
    }

    /// A quantity that does not depend on who asks: a mission's goal.
    pub(super) fn plain(&self, quantity: &Quantity) -> i16 {
        self.quantity(quantity, Scope::of(self.terms.first))
    }

    /// Whether a condition holds.
    pub(super) fn holds(&self, condition: Condition) -> bool {
        match condition {
            Condition::Alone => self.alone() && !self.terms.two_in_one_hand,
        }
    }

    /// A count that is never below nothing.
    pub(super) fn count(&self, quantity: &Quantity, scope: Scope) -> u8 {
        self.quantity(quantity, scope).clamp(0, i16::from(u8::MAX)) as u8
    }
}

impl Kind {
    /// Every kind.
    pub(super) const ALL: [Kind; 3] = [Kind::Attack, Kind::Manoeuvre, Kind::Tech];
}
