//! Zephyr: Winds of Change: one to five captains fly a mission together, against ships, commanders and warlords.
//!
//! - [`cards`] is every card of the game as data, in one language of effects.

pub mod cards;
