//! The cards of Zephyr: data in one language of effects, read once, and looked up by small numbers.
//!
//! - [`language`] is the language. The files beside it hold the cards, by family.
//! - The build reads and checks those files; a card that breaks the component list or the language does not compile.
//! - [`CardId`] and [`EffectId`] are what a game keeps: an index in memory, a name in saves.

mod catalogue;
mod ids;
pub mod language;
#[cfg(test)]
mod tests;

pub use catalogue::{Family, faction_card, row};
pub use ids::{CardId, EffectId};
