//! `cards`: the cards of Zephyr with their texts, how many there are, and the effects that they use.

use anyhow::Result;
use clap::Args;
use windrose_core::words::Language;
use windrose_tests::zephyr_cards;

use crate::project;

/// Lists the cards of Zephyr.
#[derive(Args)]
pub struct Cards {
    /// The language of the texts
    #[arg(long, default_value = "en", value_parser = ["en", "de"])]
    language: String,
}

impl Cards {
    /// Prints the report.
    ///
    /// # Errors
    /// When it cannot be printed.
    pub fn run(&self) -> Result<()> {
        project::print(&zephyr_cards::report(Language::for_tags(&self.language)))
    }
}
