//! Windrose's task runner. `cargo xtask --help` lists what it does.

mod android;
mod bench;
mod bindings;
mod boot;
mod cards;
mod golden;
mod kotlin;
mod play;
mod project;
mod replay;
mod rules;
mod shots;
mod simulate;
mod stages;
mod swift;
mod test;
mod xcframework;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "cargo xtask", about = "Windrose's task runner", disable_help_subcommand = true)]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Builds everything and opens the app in a window
    Run(play::Run),
    /// Runs all tests of all languages present, with formatting and lints
    Test(test::Test),
    /// Measures speeds and sizes
    Bench(bench::Bench),
    /// Renders the screens in their main states to PNG files, without a display
    Shots {
        /// Where to put them
        #[arg(default_value = "target/shots")]
        folder: PathBuf,
    },
    /// Builds the library and generates the Kotlin and Swift that speak to it
    Bindings,
    /// Builds the library for iOS and packs it for Xcode, on a Mac
    Xcframework,
    /// Packs the Android application as a signed APK and checks it
    Apk(android::apk::Apk),
    /// Checks that the bindings compile for an Android device, without an NDK, on Debian
    #[cfg(unix)]
    CheckAndroid,
    /// Plays the golden playthroughs anew and writes them to tests/playthroughs
    Golden,
    /// Lists the rules of the checklists without a test, and counts; fails when one is missing
    Rules {
        /// Only this game
        game: Option<String>,
    },
    /// Lists the cards of Zephyr with their texts, how many there are, and the effects they use
    Cards(cards::Cards),
    /// Plays many games without a screen
    Simulate(simulate::Simulate),
    /// Prints a saved game or a playthrough step by step and checks it
    Replay(replay::Replay),
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    match Cli::parse().task {
        Task::Run(run) => run.run(),
        Task::Test(test) => test.run(),
        Task::Bench(bench) => bench.run(),
        Task::Shots { folder } => shots::run(&folder),
        Task::Bindings => bindings::generate(bindings::Profile::Release).map(drop),
        Task::Xcframework => xcframework::run(),
        Task::Apk(apk) => apk.run(),
        #[cfg(unix)]
        Task::CheckAndroid => android::typecheck::run(),
        Task::Golden => golden::run(),
        Task::Rules { game } => rules::run(game.as_deref()),
        Task::Cards(cards) => cards.run(),
        Task::Simulate(simulate) => simulate.run(),
        Task::Replay(replay) => replay.run(),
    }
}
