//! What the library shows: records that cross to Kotlin and Swift as they are.

use crate::games::GameKind;
use crate::words::StatSection;

/// How far a saved game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Enum)]
pub enum GameStatus {
    /// It goes on.
    Playing,
    /// It was played to its end.
    Finished,
    /// It was put away before its end.
    Abandoned,
}

/// A game on the list of those that can be begun.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct GameInfo {
    /// Which game.
    pub kind: GameKind,
    /// Its name in keys and files.
    pub key: String,
    /// Its name in the player's language.
    pub title: String,
    /// The game in a sentence.
    pub tagline: String,
}

/// A saved game as lists show it.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct SavedGame {
    /// Its number, for [`Library::table`](super::Library::table).
    pub id: i64,
    /// Which game it is.
    pub kind: GameKind,
    /// The name that the players gave it, or else the game's.
    pub title: String,
    /// Whether the players gave it the name.
    pub named: bool,
    /// The set-up in a few words.
    pub summary: String,
    /// The names of the seats.
    pub seats: Vec<String>,
    /// How many actions have been played.
    pub step: u32,
    /// How far it has come.
    pub status: GameStatus,
    /// Whose turn it is or how it ended, in a few words.
    pub standing: String,
    /// When it was last played, such as `Played yesterday`; of a deleted game when it goes for good, such as
    /// `Gone in 12 days`.
    pub date_line: String,
    /// When it was begun, in milliseconds since 1970, UTC.
    pub created: i64,
    /// When it was last played.
    pub updated: i64,
    /// When it was deleted; none while it is not.
    pub deleted: Option<i64>,
}

/// The saved games.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Shelf {
    /// The unfinished game that was played last.
    pub latest: Option<SavedGame>,
    /// The unfinished games, the one played last first.
    pub unfinished: Vec<SavedGame>,
    /// The finished and abandoned games, the one played last first.
    pub finished: Vec<SavedGame>,
}

/// What the library counts of one game.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct Statistics {
    /// Which game.
    pub kind: GameKind,
    /// How many games were played to their end; all figures in `sections` come from these.
    pub finished: u32,
    /// How many were put away before their end.
    pub abandoned: u32,
    /// The figures.
    pub sections: Vec<StatSection>,
}

/// A part of a game's rules.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct RulesSection {
    /// How deep it lies: 1 for the game's title, 2 for a chapter, 3 and more below.
    pub level: u8,
    /// Its heading.
    pub title: String,
    /// Its text, a block of Markdown each: a paragraph, a whole list, a whole table.
    pub blocks: Vec<String>,
}

/// A game that did not come through damage as it was.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct LostGame {
    /// What can still be read of its name.
    pub name: Option<String>,
    /// Which game it was, when that can still be read.
    pub kind: Option<GameKind>,
    /// How many actions had been played, when that can still be read.
    pub step: Option<u32>,
    /// The line for the player.
    pub text: String,
}

/// What came of a damaged file of saved games.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct OpeningReport {
    /// How many games came through as they were.
    pub salvaged: u32,
    /// The games that are lost, those of which nothing can be read any more left out.
    pub lost: Vec<LostGame>,
    /// How many more games are lost.
    pub lost_nameless: u32,
    /// The games that came through, but perhaps without their latest actions.
    pub older: Vec<LostGame>,
    /// The folder and name under which the damaged file was kept; none when there was no file any more.
    pub kept_file: Option<String>,
    /// What happened, as a title.
    pub title: String,
    /// What came of it, a sentence each.
    pub lines: Vec<String>,
}
