//! The tables and their versions.

use std::time::{Duration, Instant};

use rusqlite::{Connection, TransactionBehavior};

use super::StoreError;
use super::rows::{Contents, Whole};
use crate::seed;

/// Marks the file as ours: `WNDR`.
const APPLICATION_ID: i64 = 0x574e_4452;

/// How to come from each version to the next, beginning with an empty file.
const MIGRATIONS: &[&str] = &[include_str!("schema/v1.sql")];

/// The newest version.
pub(super) const VERSION: i64 = MIGRATIONS.len() as i64;

/// Brings the file to the newest version, from nothing when it is new.
///
/// # Errors
/// [`StoreError::Newer`] with the file untouched, [`StoreError::Damaged`], and what SQLite reports.
pub(super) fn prepare(connection: &mut Connection) -> Result<(), StoreError> {
    let looks = look(connection)?;
    if looks.version > VERSION {
        return Err(too_new(connection, looks.version));
    }
    if looks.version == 0 && !looks.tables.is_empty() {
        return Err(StoreError::Damaged("the version is missing".to_owned()));
    }
    let mode = write_ahead(connection)?;
    if mode != "wal" {
        return Err(StoreError::Damaged(format!("the file cannot be written ahead but only {mode}")));
    }
    // Small, so that opening never has much to read back.
    connection.execute_batch("PRAGMA wal_autocheckpoint = 250")?;
    if looks.version < VERSION {
        migrate(connection)?;
    }
    let looks = look(connection)?;
    if looks.application_id != APPLICATION_ID {
        return Err(StoreError::Damaged("the file does not say that it is ours".to_owned()));
    }
    if looks.tables != newest()? {
        return Err(StoreError::Damaged("the tables have another shape".to_owned()));
    }
    Ok(())
}

/// Has the file written ahead, and answers with how it is written now. SQLite reads the file before it writes to it here,
/// and does not wait by itself for another process that writes at this moment.
fn write_ahead(connection: &Connection) -> Result<String, StoreError> {
    let deadline = Instant::now() + super::PATIENCE;
    loop {
        let mode = connection.query_row("PRAGMA journal_mode = WAL", [], |row| row.get(0));
        match mode.map_err(StoreError::from) {
            Err(StoreError::Busy(_)) if Instant::now() < deadline => std::thread::sleep(Duration::from_millis(10)),
            mode => return mode,
        }
    }
}

/// What a file says of itself.
struct Looks {
    version: i64,
    application_id: i64,
    tables: Vec<(String, String)>,
}

/// Reads what the file says of itself at one moment, so that another process that makes it is seen before or after.
fn look(connection: &mut Connection) -> Result<Looks, StoreError> {
    let transaction = connection.transaction()?;
    let application_id = transaction.query_row("PRAGMA application_id", [], |row| row.get(0))?;
    Ok(Looks { version: version(&transaction)?, application_id, tables: print(&transaction)? })
}

/// What to say of a file with `version`: newer, unless the rest of the file shows that the number itself is damaged.
fn too_new(connection: &Connection, version: i64) -> StoreError {
    match super::check::whole(connection) {
        Ok(whole) if whole.schema_version <= VERSION => StoreError::Damaged("the version is wrong".to_owned()),
        Err(StoreError::Busy(busy)) => StoreError::Busy(busy),
        _ => StoreError::Newer { found: version, known: VERSION },
    }
}

/// Runs the migrations that the file still needs, in one transaction.
fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    // Another connection may have been faster while this one waited for the lock.
    let from = version(&transaction)?;
    for sql in MIGRATIONS.iter().skip(usize::try_from(from).unwrap_or(usize::MAX)) {
        transaction.execute_batch(sql)?;
    }
    let whole = if from == 0 {
        Whole {
            schema_version: VERSION,
            library: seed::random(),
            revision: 0,
            last_game: 0,
            contents: Contents::default(),
        }
    } else {
        Whole { schema_version: VERSION, ..super::check::whole(&transaction)? }
    };
    if from < VERSION {
        transaction.execute("DELETE FROM whole", [])?;
        super::insert(&transaction, super::REPLACE_WHOLE, &whole)?;
        transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
        transaction.pragma_update(None, "user_version", VERSION)?;
    }
    Ok(transaction.commit()?)
}

/// The version that the file says it has.
fn version(connection: &Connection) -> Result<i64, StoreError> {
    Ok(connection.query_row("PRAGMA user_version", [], |row| row.get(0))?)
}

/// Every table as SQL, in order of name.
fn print(connection: &Connection) -> Result<Vec<(String, String)>, StoreError> {
    let mut statement =
        connection.prepare("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name")?;
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The tables of a new file.
fn newest() -> Result<Vec<(String, String)>, StoreError> {
    let connection = Connection::open_in_memory()?;
    for sql in MIGRATIONS {
        connection.execute_batch(sql)?;
    }
    print(&connection)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each released schema with the hash of its text as it was released.
    const FROZEN: &[(i64, &str, u64)] = &[(1, include_str!("schema/v1.sql"), 0x7e41_d67c_7bb7_3293)];

    #[test]
    fn every_released_schema_is_frozen() {
        assert_eq!(FROZEN.len(), MIGRATIONS.len());
        for (version, sql, hash) in FROZEN {
            let found = crate::hash::fnv1a(sql.as_bytes());
            assert_eq!(found, *hash, "version {version} was changed and has {found:#018x}; add a migration instead");
        }
    }

    #[test]
    fn every_released_schema_upgrades_to_that_of_a_new_file() {
        for &(version, sql, _) in FROZEN {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("old.db");
            {
                let old = Connection::open(&path).unwrap();
                old.execute_batch(sql).unwrap();
                let whole = Whole {
                    schema_version: version,
                    library: 7,
                    revision: 0,
                    last_game: 0,
                    contents: Contents::default(),
                };
                super::super::insert(&old, super::super::REPLACE_WHOLE, &whole).unwrap();
                old.pragma_update(None, "application_id", APPLICATION_ID).unwrap();
                old.pragma_update(None, "user_version", version).unwrap();
            }
            let store = super::super::Store::open(&path, 0).unwrap();
            assert_eq!(print(&store.connection).unwrap(), newest().unwrap());
            assert_eq!(super::version(&store.connection).unwrap(), VERSION);
            assert!(store.report().unwrap().is_none());
        }
    }
}
