//! `simulate`: many games without a screen.

use std::fmt::Write as _;
use std::path::PathBuf;

use anyhow::{Context as _, Result, anyhow};
use clap::{Args, ValueEnum};
use windrose_core::chance::Seeded;
use windrose_core::games::GameKind;
use windrose_tests::playthrough::{Playthrough, chooser};
use windrose_tests::simulation::{Bot, Findings, Simulation};

use crate::project;

/// Plays many games without a screen.
#[derive(Args)]
pub struct Simulate {
    /// The game, such as tack
    game: String,
    /// The mode, as named in the game's NOTES.md; its first one unless told
    #[arg(long)]
    mode: Option<String>,
    /// How many people play; the fewest that the mode takes unless told
    #[arg(long)]
    players: Option<u8>,
    /// How many games
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Game i uses stream i of this seed
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who decides
    #[arg(long, value_enum, default_value_t = BotName::Random)]
    bot: BotName,
    /// Prints one JSON object
    #[arg(long)]
    json: bool,
    /// Writes the games as playthroughs into this folder
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum BotName {
    Random,
    Greedy,
    Careful,
}

/// The game whose key is `key`.
///
/// # Errors
/// A key of no game, or of one that is not on the list yet.
pub fn game(key: &str) -> Result<GameKind> {
    GameKind::from_key(key).ok_or_else(|| {
        let keys: Vec<_> = GameKind::ALL.iter().map(|kind| kind.key()).collect();
        anyhow!("there is no game {key}; the games are: {}", keys.join(", "))
    })
}

impl Simulate {
    /// Simulates, records and prints.
    ///
    /// # Errors
    /// A game, mode or number of players that does not exist, or a folder that cannot be written.
    pub fn run(&self) -> Result<()> {
        let kind = game(&self.game)?;
        let bot = match self.bot {
            BotName::Random => Bot::Random,
            BotName::Greedy => Bot::Greedy,
            BotName::Careful => Bot::Careful,
        };
        let simulation =
            Simulation { mode: self.mode.clone(), players: self.players, games: self.games, seed: self.seed, bot };
        let findings = simulation.run(kind).map_err(|reason| anyhow!(reason))?;
        if let Some(folder) = &self.record {
            self.record(kind, &findings, bot, folder)?;
        }
        let text = if self.json { serde_json::to_string(&findings)? + "\n" } else { table(&findings)? };
        project::print(&text)
    }

    fn record(&self, kind: GameKind, findings: &Findings, bot: Bot, folder: &PathBuf) -> Result<()> {
        std::fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
        let setup = kind.setup(&findings.mode, findings.players).ok_or_else(|| anyhow!("the mode has no set-up"))?;
        for stream in 0..self.games {
            // The same chance as in the simulation, so that the same games are written.
            let choose = chooser(bot, Seeded::new(!self.seed, stream));
            let playthrough = Playthrough::record(kind, &findings.mode, setup.clone(), self.seed, stream, choose);
            let bot = bot.name();
            let file = folder.join(format!("{}-{}-{bot}-{}-{stream}.json", kind.key(), findings.mode, self.seed));
            std::fs::write(&file, serde_json::to_string(&playthrough)?)
                .with_context(|| format!("{} cannot be written", file.display()))?;
        }
        Ok(())
    }
}

/// The findings for people to read.
fn table(findings: &Findings) -> Result<String> {
    let mut text = String::new();
    let share = |part: u64| 100.0 * part as f64 / findings.finished.max(1) as f64;
    let people = if findings.players == 1 { "person" } else { "people" };
    writeln!(text, "{}, {}, {} {people}", findings.game, findings.mode, findings.players)?;
    writeln!(text, "games      {} begun, {} finished, {} capped", findings.games, findings.finished, findings.capped)?;
    let decisions = &findings.decisions;
    writeln!(
        text,
        "decisions  {:.1} mean, {} to {}, p99 {}",
        decisions.mean, decisions.min, decisions.max, decisions.p99
    )?;
    for (seat, (wins, scores)) in findings.wins_by_seat.iter().zip(&findings.scores_by_seat).enumerate() {
        let number = seat + 1;
        writeln!(
            text,
            "seat {number}     wins {:.1}%, score {:.2} mean, p10 {}, p90 {}",
            share(*wins),
            scores.mean,
            scores.p10,
            scores.p90
        )?;
    }
    writeln!(text, "draws      {:.1}%, lost by all {:.1}%", share(findings.draws), share(findings.lost))?;
    for (ending, count) in &findings.endings {
        writeln!(text, "ending     {ending}: {:.1}%", share(*count))?;
    }
    writeln!(text, "counts     {}", serde_json::to_string(&findings.counts)?)?;
    writeln!(text, "speed      {:.0} decisions per second", findings.decisions_per_second)?;
    Ok(text)
}
