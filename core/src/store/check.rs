//! Whether the file holds what was written.

use std::fs::{self, File};
use std::io::Read as _;
use std::path::Path;

use rusqlite::Connection;

use super::cells::Stored as _;
use super::mark::Mark;
use super::rows::{Contents, Head, Setting, Whole};
use super::{StoreError, pages};

/// Looks at the file before SQLite does. SQLite takes an empty file for a new one and throws a log beside it away, and
/// believes some bytes of the header that it could doubt.
///
/// # Errors
/// [`StoreError::Damaged`].
pub(super) fn before_opening(path: &Path) -> Result<(), StoreError> {
    let size = fs::metadata(path).map_or(0, |file| file.len());
    let log = fs::metadata(pages::wal_beside(path)).map_or(0, |file| file.len());
    if size == 0 {
        let expected = log > 0 || Mark::open(path).seen().is_some_and(|seen| seen.revision > 0);
        return if expected { Err(StoreError::Damaged("the file is missing or empty".to_owned())) } else { Ok(()) };
    }
    let mut header = [0; pages::HEADER];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut header));
    match read {
        Ok(()) if pages::is_our_header(&header) => Ok(()),
        Ok(()) => Err(StoreError::Damaged("the header is not one of ours".to_owned())),
        Err(error) if error.kind() == std::io::ErrorKind::UnexpectedEof => {
            Err(StoreError::Damaged("the file ends in its header".to_owned()))
        }
        Err(error) => Err(StoreError::files("reading the saved games")(error)),
    }
}

/// The row that says what the file has to hold.
///
/// # Errors
/// [`StoreError::Damaged`] and what SQLite reports.
pub(super) fn whole(connection: &Connection) -> Result<Whole, StoreError> {
    let mut statement = connection.prepare_cached("SELECT * FROM whole")?;
    let mut rows = statement.query([])?;
    rows.next()?.map_or_else(|| Err(StoreError::Damaged("the row of the whole is missing".to_owned())), Whole::read)
}

/// Verifies every row but those of the logs, which are verified when a game is opened, and that no row is missing.
///
/// # Errors
/// [`StoreError::Damaged`] and what SQLite reports.
pub(super) fn contents(connection: &Connection) -> Result<Whole, StoreError> {
    // One read transaction, so that a change by another connection is seen as a whole.
    let _moment = connection.unchecked_transaction()?;
    let (whole, contents) = count(connection)?;
    if contents == whole.contents { Ok(whole) } else { Err(StoreError::Damaged("rows are missing".to_owned())) }
}

fn count(connection: &Connection) -> Result<(Whole, Contents), StoreError> {
    let whole = whole(connection)?;
    if whole.schema_version != super::schema::VERSION {
        return Err(StoreError::Damaged("the version is wrong".to_owned()));
    }
    let mut contents = Contents::default();
    for head in super::all::<Head>(connection, "SELECT * FROM game")? {
        contents.add_game(head.seal()?);
    }
    for setting in super::all::<Setting>(connection, "SELECT * FROM setting")? {
        contents.add_setting(setting.seal());
    }
    Ok((whole, contents))
}

/// Lets SQLite look at how the pages hang together.
///
/// # Errors
/// [`StoreError::Damaged`] and what SQLite reports.
pub(super) fn structure(connection: &Connection) -> Result<(), StoreError> {
    let answer: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if answer == "ok" { Ok(()) } else { Err(StoreError::Damaged(answer)) }
}
