//! Plays at random on a library until it is killed, and says on its output what has been acknowledged.
//!
//! `crash_child FILE SEED`: each line is `start ID`, `play ID STEP HASH` or `undo ID STEP HASH`, written after the call
//! has returned; HASH is the fingerprint of the state.

use std::io::Write as _;
use std::sync::Arc;

use anyhow::{Context as _, Result};
use windrose_core::chance::{Chance as _, Seeded};
use windrose_core::library::{Library, Options};
use windrose_core::table::{Answer, Table};
use windrose_tests::crash;

fn main() -> Result<()> {
    let mut arguments = std::env::args_os().skip(1);
    let path = arguments.next().context("the file is missing")?;
    let seed = arguments.next().and_then(|seed| seed.into_string().ok()).context("the seed is missing")?;
    let mut chance = Seeded::new(seed.parse()?, 0);
    let library = Library::open(path.as_ref(), Options::default())?;
    let mut table = match library.shelf()?.latest {
        Some(latest) => library.table(latest.id)?,
        None => start(&library, &mut chance)?,
    };
    loop {
        // Now and then what an app does beside the play: resting in the background, and another game.
        if chance.below(60) == 0 {
            library.rest()?;
        }
        let mut view = table.view();
        if view.covered {
            view = table.accept(view.holder)?;
        }
        let choices = view.decision.map(|decision| decision.choices).unwrap_or_default();
        if choices.is_empty() || chance.below(100) == 0 {
            table = start(&library, &mut chance)?;
        } else if view.undo.possible && chance.below(8) == 0 {
            tell("undo", &table, &table.undo(view.step)?)?;
        } else {
            let choice = &choices[chance.below(choices.len() as u32) as usize];
            tell("play", &table, &table.play(&choice.action, view.step)?)?;
        }
    }
}

fn start(library: &Library, chance: &mut Seeded) -> Result<Arc<Table>> {
    let setups = crash::setups();
    let setup = &setups[chance.below(setups.len() as u32) as usize];
    let table = library.start(setup, &[], None)?;
    say(&format!("start {}", table.id()));
    Ok(table)
}

fn tell(what: &str, table: &Table, answer: &Answer) -> Result<()> {
    let print = crash::fingerprint(table)?;
    say(&format!("{what} {} {} {print:016x}", table.id(), answer.view().step));
    Ok(())
}

/// Writes `line` at once. Whoever listened may be gone by then.
fn say(line: &str) {
    let mut output = std::io::stdout().lock();
    drop(writeln!(output, "{line}").and_then(|()| output.flush()));
}
