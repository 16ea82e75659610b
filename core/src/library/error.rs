//! What can go wrong, in kinds that an interface acts on and in words for people.

use std::io;

use crate::export::Unreadable;
use crate::games::Refused;
use crate::store::StoreError;
use crate::words::Tongue;

/// What an interface may want to do about an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, uniffi::Enum)]
pub enum ErrorKind {
    /// The rules, or undo, refuse; the title is the reason, and nothing is broken.
    Refused,
    /// The device was handed on and not yet accepted: show the cover.
    Covered,
    /// The game is not there any more: leave its table.
    NotFound,
    /// The game was put away as abandoned or deleted: show it without play.
    Closed,
    /// The file was damaged and has been repaired as far as possible: show [`OpeningReport`](super::OpeningReport) and reload the table.
    Damaged,
    /// The saves, or a game's file, come from a newer version of the app.
    Newer,
    /// The game was played under other rules, so that it cannot be replayed.
    OtherRules,
    /// The folder of the saves may not be written.
    ReadOnly,
    /// The device has no room left.
    Full,
    /// The file is in use elsewhere: try again.
    Busy,
    /// A file is no exported game, or was damaged on its way.
    BadFile,
    /// A text is no seed.
    BadSeed,
    /// Whatever else went wrong with the files.
    Storage,
    /// The app itself went wrong: reload the table.
    Fault,
}

/// An error for people.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ErrorText {
    /// What happened and why.
    pub title: String,
    /// What to do next; empty when the title says it all.
    pub next: String,
}

/// An error of the library or of a table. Whatever returns it has changed nothing, in memory and on disk.
#[derive(Debug, thiserror::Error)]
pub enum LibraryError {
    /// The rules refuse.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The device was handed on and not yet accepted.
    #[error("the table is covered")]
    Covered,
    /// There is no such game.
    #[error("there is no such game")]
    NotFound,
    /// The game was abandoned or deleted.
    #[error("the game is closed")]
    Closed,
    /// The game was played under other rules.
    #[error("the game was played by rules of version {saved}, and these are version {known}")]
    OtherRules {
        /// The version of the rules that it was played by.
        saved: u32,
        /// The version that this app knows.
        known: u32,
    },
    /// An exported game cannot be taken in.
    #[error("the file cannot be taken in: {0}")]
    BadFile(#[source] Unreadable),
    /// A text is no seed.
    #[error(transparent)]
    BadSeed(#[from] crate::seed::NoSeed),
    /// The file of saved games makes trouble.
    #[error(transparent)]
    Store(#[from] StoreFailure),
}

/// An error of the file of saved games.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub struct StoreFailure(StoreError);

impl From<StoreError> for LibraryError {
    fn from(error: StoreError) -> LibraryError {
        match error {
            StoreError::Gone => LibraryError::NotFound,
            other => LibraryError::Store(StoreFailure(other)),
        }
    }
}

impl LibraryError {
    /// What an interface may want to do about it.
    pub fn kind(&self) -> ErrorKind {
        match self {
            LibraryError::Refused(_) => ErrorKind::Refused,
            LibraryError::Covered => ErrorKind::Covered,
            LibraryError::NotFound => ErrorKind::NotFound,
            LibraryError::Closed => ErrorKind::Closed,
            LibraryError::OtherRules { .. } => ErrorKind::OtherRules,
            LibraryError::BadFile(Unreadable::Newer) => ErrorKind::Newer,
            LibraryError::BadFile(_) => ErrorKind::BadFile,
            LibraryError::BadSeed(_) => ErrorKind::BadSeed,
            LibraryError::Store(StoreFailure(error)) => match error {
                StoreError::Busy(_) | StoreError::Stale => ErrorKind::Busy,
                StoreError::Full(_) => ErrorKind::Full,
                StoreError::ReadOnly(_) => ErrorKind::ReadOnly,
                StoreError::Newer { .. } => ErrorKind::Newer,
                StoreError::Damaged(_) => ErrorKind::Damaged,
                StoreError::Gone => ErrorKind::NotFound,
                StoreError::Files { source, .. } => match source.kind() {
                    io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => ErrorKind::Full,
                    io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => ErrorKind::ReadOnly,
                    _ => ErrorKind::Storage,
                },
                StoreError::Sqlite(_) | StoreError::Json(_) => ErrorKind::Storage,
            },
        }
    }

    /// The error in words: what happened and what to do next.
    pub fn text(&self, tongue: &Tongue) -> ErrorText {
        let key = match self {
            LibraryError::Refused(refused) => {
                return ErrorText { title: refused.reason.clone(), next: String::new() };
            }
            LibraryError::BadFile(unreadable) => unreadable.key(),
            _ => match self.kind() {
                // Refusals and files have their own words, found above.
                ErrorKind::Refused | ErrorKind::Storage | ErrorKind::BadFile | ErrorKind::Fault => "error-storage",
                ErrorKind::Covered => "error-covered",
                ErrorKind::NotFound => "error-not-found",
                ErrorKind::Closed => "error-closed",
                ErrorKind::Damaged => "error-damaged",
                ErrorKind::Newer => "error-newer",
                ErrorKind::OtherRules => "error-other-rules",
                ErrorKind::ReadOnly => "error-read-only",
                ErrorKind::Full => "error-full",
                ErrorKind::Busy => "error-busy",
                ErrorKind::BadSeed => "error-seed",
            },
        };
        ErrorText { title: tongue.say(key, &[]), next: tongue.say(&format!("{key}-next"), &[]) }
    }

    /// The error and all that caused it, in English and without names, for a report that a player may share.
    pub fn chain(&self) -> String {
        let mut text = format!("{:?}: {self}", self.kind());
        let mut source = std::error::Error::source(self);
        while let Some(error) = source {
            text.push_str(": ");
            text.push_str(&error.to_string());
            source = error.source();
        }
        text
    }
}
