//! What a player chooses for the whole app.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::words::Language;

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, uniffi::Enum)]
pub enum Theme {
    /// As the device does.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

/// How much moves on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, uniffi::Enum)]
pub enum Motion {
    /// As the device does.
    #[default]
    System,
    /// Pieces travel and dice tumble.
    Full,
    /// Everything is simply where it belongs.
    Reduced,
}

/// When an action waits for a second tap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, uniffi::Enum)]
pub enum Confirm {
    /// On small screens, for what cannot be taken back.
    #[default]
    WhereNeeded,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// The settings of the app. Each field is saved by itself, so that damage to one leaves the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, uniffi::Record)]
pub struct Settings {
    /// The language; none for the device's.
    pub language: Option<Language>,
    /// Light or dark.
    pub theme: Theme,
    /// How much moves.
    pub motion: Motion,
    /// When an action waits for a second tap.
    pub confirm: Confirm,
    /// Whether the app makes sounds.
    pub sound: bool,
    /// Whether the device shakes a little.
    pub haptics: bool,
    /// Whether the main button lies to the left, for left hands.
    pub primary_left: bool,
    /// Whether the board is turned to the deciding player.
    pub board_turned: bool,
    /// Whether the walkthrough of the first game has been seen or skipped.
    pub walkthrough_seen: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            theme: Theme::System,
            motion: Motion::System,
            confirm: Confirm::WhereNeeded,
            sound: true,
            haptics: true,
            primary_left: false,
            board_turned: false,
            walkthrough_seen: false,
        }
    }
}

impl Settings {
    /// Each field with its value as JSON, as it is saved.
    pub(crate) fn fields(&self) -> Result<BTreeMap<String, String>, serde_json::Error> {
        let serde_json::Value::Object(fields) = serde_json::to_value(self)? else {
            return Ok(BTreeMap::new());
        };
        fields.into_iter().map(|(name, value)| Ok((name, serde_json::to_string(&value)?))).collect()
    }

    /// These settings with the field `name` set to `value`; unchanged when there is no such field or it takes no such
    /// value, as those of a later version may be.
    #[must_use]
    pub(crate) fn with(self, name: &str, value: &str) -> Settings {
        let changed = || {
            let mut fields = serde_json::to_value(&self).ok()?;
            *fields.get_mut(name)? = serde_json::from_str(value).ok()?;
            serde_json::from_value(fields).ok()
        };
        changed().unwrap_or(self)
    }
}
