//! What can go wrong with the file of saved games.

use rusqlite::ErrorCode;

/// An error of the store, told apart by what can be done about it.
#[derive(Debug, thiserror::Error)]
pub(crate) enum StoreError {
    /// Another process holds the file for longer than we wait.
    #[error("the file of saved games is in use elsewhere")]
    Busy(#[source] Option<rusqlite::Error>),
    /// No room is left on the device.
    #[error("there is no room left for saved games")]
    Full(#[source] rusqlite::Error),
    /// The file or its folder may not be written.
    #[error("the file of saved games may not be changed")]
    ReadOnly(#[source] rusqlite::Error),
    /// A newer app wrote the file.
    #[error("the file of saved games has version {found}, and this app knows versions up to {known}")]
    Newer {
        /// The version of the file.
        found: i64,
        /// The newest version that this app knows.
        known: i64,
    },
    /// Something in the file is not as it was written.
    #[error("the file of saved games is damaged: {0}")]
    Damaged(String),
    /// The game's row is not as the caller saw it: another connection has changed it.
    #[error("the saved game has changed elsewhere")]
    Stale,
    /// There is no such game.
    #[error("there is no such saved game")]
    Gone,
    /// The file system refused.
    #[error("{doing} failed")]
    Files {
        /// What was tried.
        doing: &'static str,
        /// What the file system said.
        #[source]
        source: std::io::Error,
    },
    /// Whatever else SQLite reports.
    #[error("SQLite refused")]
    Sqlite(#[source] rusqlite::Error),
    /// A value that cannot be written as JSON.
    #[error("a value cannot be written")]
    Json(#[from] serde_json::Error),
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match &error {
            rusqlite::Error::SqliteFailure(failure, Some(_)) => {
                // Without the text, which may have the path and so the player's name in it; the code says it all.
                rusqlite::Error::SqliteFailure(*failure, None).into()
            }
            rusqlite::Error::SqliteFailure(failure, None) => match failure.code {
                ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked => StoreError::Busy(Some(error)),
                ErrorCode::DiskFull => StoreError::Full(error),
                ErrorCode::ReadOnly | ErrorCode::PermissionDenied | ErrorCode::CannotOpen => {
                    StoreError::ReadOnly(error)
                }
                ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase => StoreError::Damaged(error.to_string()),
                _ => StoreError::Sqlite(error),
            },
            // Values of other types than ours, or text that is not UTF-8: nothing that we wrote.
            rusqlite::Error::FromSqlConversionFailure(..)
            | rusqlite::Error::IntegralValueOutOfRange(..)
            | rusqlite::Error::InvalidColumnType(..)
            | rusqlite::Error::Utf8Error(..) => StoreError::Damaged(error.to_string()),
            // A table or column that is missing from a file of the right version. SQLite gives this no code of its own.
            rusqlite::Error::SqlInputError { .. } => StoreError::Damaged(error.to_string()),
            _ => StoreError::Sqlite(error),
        }
    }
}

impl StoreError {
    /// Makes an error of the file system into one of the store.
    pub(super) fn files(doing: &'static str) -> impl Fn(std::io::Error) -> StoreError {
        move |source| StoreError::Files { doing, source }
    }
}
