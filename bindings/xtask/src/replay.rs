//! `replay`: a saved game or a playthrough, step by step.

use std::path::PathBuf;

use anyhow::{Context as _, Result, anyhow, bail};
use clap::Args;
use serde_json::{Value, json};
use windrose_core::games::AnyGame;
use windrose_tests::playthrough::{Playthrough, Shown};

/// Prints a saved game or a playthrough step by step and checks it.
#[derive(Args)]
pub struct Replay {
    /// A playthrough, or a game exported from the app
    file: PathBuf,
    /// Prints one JSON object with every state
    #[arg(long)]
    json: bool,
}

impl Replay {
    /// Replays, checks and prints.
    ///
    /// # Errors
    /// A file that is no game, or a game that goes another way than it is written.
    pub fn run(&self) -> Result<()> {
        let text =
            std::fs::read_to_string(&self.file).with_context(|| format!("{} cannot be read", self.file.display()))?;
        let playthrough = read(&text).with_context(|| format!("{} holds no game", self.file.display()))?;
        if self.json { as_json(&playthrough) } else { as_text(&playthrough) }
    }
}

/// Reads a playthrough or an exported game.
fn read(text: &str) -> Result<Playthrough> {
    if let Ok(playthrough) = serde_json::from_str(text) {
        return Ok(playthrough);
    }
    Playthrough::from_export(text).map_err(|reason| anyhow!(reason))
}

fn as_text(playthrough: &Playthrough) -> Result<()> {
    println!("{}, {}, rules version {}", playthrough.game, playthrough.mode, playthrough.rules_version);
    let last = playthrough
        .replay(|shown| {
            println!("{:4}  {} of {}", shown.number, shown.step.choice + 1, shown.legal.len());
            for line in &shown.lines {
                println!("      {line}");
            }
        })
        .map_err(|reason| anyhow!(reason))?;
    match last.outcome() {
        Some(outcome) => println!("{} steps, checked; ended by {}", playthrough.steps.len(), outcome.ending),
        None => println!("{} steps, checked; not finished", playthrough.steps.len()),
    }
    Ok(())
}

fn as_json(playthrough: &Playthrough) -> Result<()> {
    let mut steps = Vec::new();
    let mut failed = None;
    let first = playthrough.first().map_err(|reason| anyhow!(reason))?;
    let last = playthrough
        .replay(|shown| match step_json(shown) {
            Ok(step) => steps.push(step),
            Err(error) => failed = Some(error),
        })
        .map_err(|reason| anyhow!(reason))?;
    if let Some(error) = failed {
        bail!(error);
    }
    let outcome = last.outcome().map(|outcome| {
        json!({ "winners": outcome.winners.iter().collect::<Vec<_>>(), "scores": outcome.scores, "ending": outcome.ending })
    });
    let whole = json!({
        "game": playthrough.game,
        "mode": playthrough.mode,
        "rules_version": playthrough.rules_version,
        "setup": playthrough.setup,
        "opening": { "chance": playthrough.opening, "state": state(first.as_ref())? },
        "steps": steps,
        "outcome": outcome,
    });
    println!("{}", serde_json::to_string(&whole)?);
    Ok(())
}

fn step_json(shown: &Shown<'_>) -> Result<Value> {
    Ok(json!({
        "step": shown.number,
        "decision": shown.before.question_json(),
        "legal": shown.legal,
        "choice": shown.step.choice,
        "action": shown.step.action,
        "chance": shown.step.chance,
        "events": shown.events,
        "state": state(shown.after)?,
        "hash": format!("{:016x}", shown.step.hash),
    }))
}

fn state(game: &dyn AnyGame) -> Result<Value> {
    Ok(serde_json::from_str(&game.to_json()?)?)
}
