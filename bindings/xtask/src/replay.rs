//! `replay`: a saved game or a playthrough, step by step.

use std::path::PathBuf;

use anyhow::{Context as _, Result, anyhow, bail};
use clap::Args;
use serde_json::{Value, json};
use windrose_core::games::AnyGame;
use windrose_tests::playthrough::{Playthrough, Shown};

use crate::project;

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
        let playthrough = Playthrough::read(&text)
            .map_err(|reason| anyhow!(reason))
            .with_context(|| format!("{} cannot be replayed", self.file.display()))?;
        if self.json { as_json(&playthrough) } else { as_text(&playthrough) }
    }
}

fn as_text(playthrough: &Playthrough) -> Result<()> {
    let mut text = format!("{}, {}, rules version {}\n", playthrough.game, playthrough.mode, playthrough.rules_version);
    let (_, opening) = playthrough.first().map_err(|reason| anyhow!(reason))?;
    for line in opening {
        text += &format!("      {line}\n");
    }
    let replayed = playthrough.replay(|shown| {
        let Shown { number, chosen, step, legal, .. } = shown;
        text += &format!("{number:4}  {chosen} ({} of {})\n", step.choice + 1, legal.len());
        for line in &shown.lines {
            text += &format!("      {line}\n");
        }
    });
    let steps = playthrough.steps.len();
    text += &match &replayed {
        Err(_) => String::new(),
        Ok(last) => match last.outcome() {
            Some(outcome) => format!("{steps} steps, checked; ended by {}\n", outcome.ending),
            None => format!("{steps} steps, checked; not finished\n"),
        },
    };
    // What led to a difference is worth reading too.
    project::print(&text)?;
    replayed.map(drop).map_err(|reason| anyhow!(reason))
}

fn as_json(playthrough: &Playthrough) -> Result<()> {
    let mut steps = Vec::new();
    let mut failed = None;
    let (first, _) = playthrough.first().map_err(|reason| anyhow!(reason))?;
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
    project::print(&format!("{}\n", serde_json::to_string(&whole)?))
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
