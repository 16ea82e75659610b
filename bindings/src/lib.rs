//! Windrose's core as Kotlin and Swift see it.
//!
//! [`GameLibrary`] holds the saved games of a device, [`Table`] is one game in play; the records that they hand out are
//! defined in the core. Calls are coarse: one brings everything that a tap changes on the screen. They block while they
//! write, so an interface makes them off its main thread, one after another for each table; what may take longer is
//! `async` and can be cancelled.

mod error;
mod library;
mod table;
#[cfg(test)]
mod tests;

pub use error::WindroseError;
pub use library::{
    GameLibrary, language_for_tag, mode_setup, seed_text, setup_from_text, setup_text, tag_of_language, winds_options,
};
pub use table::Table;

uniffi::setup_scaffolding!();
