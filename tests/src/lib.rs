//! What Windrose's tests and its task runner share: playthroughs, simulations and, by game, ways to draw a position.

pub mod conformance;
pub mod playthrough;
pub mod simulation;
