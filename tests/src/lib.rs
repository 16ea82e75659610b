//! What Windrose's tests and its task runner share: playthroughs, simulations and, by game, ways to draw a position.

pub mod conformance;
pub mod crash;
pub mod exported;
pub mod four_senses;
pub mod four_senses_model;
pub mod four_winds;
pub mod playthrough;
pub mod simulation;
pub mod tack;
pub mod tack_model;
pub mod winds_model;
pub mod zephyr;
pub mod zephyr_battle;
pub mod zephyr_cards;

/// Whether the long volume of the tests is run.
pub fn long() -> bool {
    std::env::var_os("WINDROSE_LONG").is_some()
}
