//! What tests and the task runner read of a game that the app exported.

use serde::Deserialize;
use serde_json::value::RawValue;
use windrose_core::games::{GameAction, GameSetup};
use windrose_core::hash::fnv1a;
use windrose_core::seed;

/// An exported game.
#[derive(Debug, Deserialize)]
pub struct Exported {
    /// The game's key.
    pub kind: String,
    /// The names of the seats.
    pub names: Vec<String>,
    /// The version of the rules by which it was played.
    pub rules_version: u32,
    /// The seed of its dice.
    #[serde(deserialize_with = "typed")]
    pub seed: u64,
    /// How many words of the seed's numbers have been used.
    pub chance: u64,
    /// The set-up, and then each action, with what chance gave.
    log: Vec<Row>,
    /// The last state.
    pub state: serde_json::Value,
}

#[derive(Debug, Deserialize)]
struct Row {
    action: serde_json::Value,
    chance: Vec<u32>,
}

#[derive(Deserialize)]
struct Package {
    game: Box<RawValue>,
    checksum: String,
}

/// A seed as people type it.
fn typed<'de, D: serde::Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
    seed::read(&String::deserialize(from)?).map_err(serde::de::Error::custom)
}

impl Exported {
    /// Reads an exported game.
    ///
    /// # Errors
    /// A text that is none, or that is not as it was written.
    pub fn read(file: &[u8]) -> Result<Exported, String> {
        let package: Package = serde_json::from_slice(file)
            .map_err(|error| format!("it is neither a playthrough nor an export: {error}"))?;
        if package.checksum != format!("{:016x}", fnv1a(package.game.get().as_bytes())) {
            return Err("it was changed after the app wrote it: the checksum differs".into());
        }
        serde_json::from_str(package.game.get()).map_err(|error| error.to_string())
    }

    /// The set-up, with what chance gave before the first decision.
    ///
    /// # Errors
    /// A log that does not begin with a set-up.
    pub fn setup(&self) -> Result<(GameSetup, &[u32]), String> {
        let first = self.log.first().ok_or("the log is empty")?;
        let setup = GameSetup::deserialize(&first.action).map_err(|error| error.to_string())?;
        Ok((setup, &first.chance))
    }

    /// The actions in order, each with what chance gave.
    ///
    /// # Errors
    /// A row that holds no action, with its step.
    pub fn actions(&self) -> Result<Vec<(GameAction, &[u32])>, String> {
        let mut actions = Vec::new();
        for (step, row) in self.log.iter().enumerate().skip(1) {
            let action = GameAction::deserialize(&row.action).map_err(|error| format!("step {step}: {error}"))?;
            actions.push((action, row.chance.as_slice()));
        }
        Ok(actions)
    }
}
