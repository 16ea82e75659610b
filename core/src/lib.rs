//! Windrose's core: the rules, the saves and the words of five tabletop games. It knows no screen.
//!
//! - [`game`] is the contract that every game meets, [`games`] the one list of games.
//! - [`library`] holds all saved games of a device, [`table`] one game in play.
//! - [`words`] has every sentence that a player reads or hears.
//! - Each game is a room of its own: [`tack`], [`four_senses`], [`four_winds`], [`zephyr`].

pub mod chance;
pub mod clock;
mod export;
pub mod four_senses;
pub mod four_winds;
pub mod game;
pub mod games;
pub mod hash;
pub mod library;
pub mod players;
#[cfg(any(test, feature = "test-games"))]
pub mod secrets;
pub mod seed;
pub mod settings;
mod store;
pub mod table;
pub mod tack;
pub mod words;
pub mod zephyr;

uniffi::setup_scaffolding!();
