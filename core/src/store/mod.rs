//! The file of saved games: one SQLite database, written so that a kill at any moment loses nothing.
//!
//! - [`schema`] makes and upgrades the tables, [`rows`] are their rows with checksums, [`check`] verifies the file when it
//!   is opened.
//! - Every change is one transaction of [`Store`], begun with `BEGIN IMMEDIATE` and on the disk when it returns.
//! - [`mark`] is a small file beside it that remembers how far the library had come, so that a file that fell behind, or
//!   is not there any more, is noticed.
//! - [`pages`] and [`carve`] read a damaged file without SQLite, [`find`] chooses what is true of it, and [`salvage`]
//!   makes a fresh one.

mod carve;
mod cells;
mod check;
mod error;
mod find;
mod mark;
mod pages;
mod rows;
mod salvage;
mod schema;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, OptionalExtension as _, Transaction, TransactionBehavior};

pub(crate) use carve::LONGEST_ROW;
use cells::Stored;
pub(crate) use error::StoreError;
use mark::Mark;
use rows::{Contents, Whole};
pub(crate) use rows::{Head, LogRow, SavedOutcome, Setting, Status};
pub(crate) use salvage::{Loss, Report};

/// How long to wait for another process before giving up.
const PATIENCE: Duration = Duration::from_secs(3);
/// How long a deleted game stays in the file: 30 days, in milliseconds.
pub(crate) const KEPT: i64 = 30 * 24 * 60 * 60 * 1000;

/// The file of saved games, open.
#[derive(Debug)]
pub(crate) struct Store {
    path: PathBuf,
    connection: Connection,
    mark: Mark,
}

/// What a change does to a game's log.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LogChange<'a> {
    /// Nothing.
    Keep,
    /// A row is added.
    Add(&'a LogRow),
    /// The newest row is taken off.
    TakeOff(u32),
}

impl Store {
    /// Opens the file at `path`, makes it when there is none, and repairs it when it is damaged; a report then waits in
    /// [`Store::report`]. `now` is the time in milliseconds.
    ///
    /// # Errors
    /// A file of a newer app, which stays untouched; a file or folder that cannot be written.
    pub fn open(path: &Path, now: i64) -> Result<Store, StoreError> {
        // SQLite takes a path without a name for a file in memory or for none, and would save nothing.
        if path.file_name().is_none() {
            return Err(StoreError::files("opening the saved games")(std::io::ErrorKind::InvalidFilename.into()));
        }
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(StoreError::files("making the folder of the saved games"))?;
        }
        salvage::finish_interrupted(path)?;
        match Store::open_sound(path, now) {
            Err(StoreError::Damaged(_)) => Store::repair(path, now),
            opened => opened,
        }
    }

    /// Opens the file after damage was noticed: what verifies is brought into a fresh one.
    ///
    /// # Errors
    /// As [`Store::open`].
    pub fn repair(path: &Path, now: i64) -> Result<Store, StoreError> {
        // Held until this returns, so that two processes do not repair at once; the second finds a sound file.
        let _turn = mark::lock(path)?;
        if let Ok(store) = Store::open_sound(path, now)
            && store.verify().is_ok()
        {
            return Ok(store);
        }
        salvage::salvage(path, now)?;
        Store::open_sound(path, now)
    }

    /// Opens the file at `path`, or makes it.
    ///
    /// # Errors
    /// As [`Store::open`], and [`StoreError::Damaged`].
    fn open_sound(path: &Path, now: i64) -> Result<Store, StoreError> {
        check::before_opening(path)?;
        let mut connection = connect(path)?;
        schema::prepare(&mut connection)?;
        // The mark first: between the two reads another process may move the library on, and never back.
        let mark = Mark::open(path);
        let whole = check::contents(&connection)?;
        if mark.is_ahead_of(&whole) {
            return Err(StoreError::Damaged("the latest changes are missing".to_owned()));
        }
        let mut store = Store { path: path.to_owned(), connection, mark };
        store.mark.set(&whole);
        store.purge(now)?;
        Ok(store)
    }

    /// Brings everything from the write-ahead log into the file. The caller then drops the store.
    ///
    /// # Errors
    /// When another connection is in the way, or the disk is full; nothing is lost then.
    pub fn settle(&self) -> Result<(), StoreError> {
        settle(&self.connection)
    }

    /// Verifies how the pages hang together and every row but those of the logs.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] and what SQLite reports.
    pub fn verify_contents(&self) -> Result<(), StoreError> {
        check::structure(&self.connection)?;
        check::contents(&self.connection).map(drop)
    }

    /// Reads the whole file and verifies every row, the logs among them.
    ///
    /// # Errors
    /// As [`Store::verify_contents`].
    fn verify(&self) -> Result<(), StoreError> {
        self.verify_contents()?;
        for head in self.heads()? {
            self.log(&head)?;
        }
        Ok(())
    }

    /// Every saved game, the deleted ones among them.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] and what SQLite reports.
    pub fn heads(&self) -> Result<Vec<Head>, StoreError> {
        all(&self.connection, "SELECT * FROM game")
    }

    /// The saved game `id`.
    ///
    /// # Errors
    /// [`StoreError::Gone`], [`StoreError::Damaged`] and what SQLite reports.
    pub fn head(&self, id: i64) -> Result<Head, StoreError> {
        one_head(&self.connection, id)
    }

    /// The log of `head` from the set-up on, every row verified.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] and what SQLite reports.
    pub fn log(&self, head: &Head) -> Result<Vec<LogRow>, StoreError> {
        let mut statement = self.connection.prepare_cached("SELECT * FROM log WHERE game = ? ORDER BY step")?;
        let mut rows = statement.query([head.id])?;
        let mut log = Vec::new();
        while let Some(row) = rows.next()? {
            log.push(LogRow::read(row)?);
        }
        if rows::is_whole_log(head, &log) {
            Ok(log)
        } else {
            Err(StoreError::Damaged(format!("the log of game {} is not whole", head.id)))
        }
    }

    /// The game and its log, read at one moment.
    ///
    /// # Errors
    /// As [`Store::head`] and [`Store::log`].
    pub fn game(&self, id: i64) -> Result<(Head, Vec<LogRow>), StoreError> {
        // One read transaction, so that another connection cannot move the game on between the two reads.
        let _moment = self.connection.unchecked_transaction()?;
        let head = self.head(id)?;
        let log = self.log(&head)?;
        Ok((head, log))
    }

    /// Saves a new game with its log so far, and gives it the next number. The rows need no number and no seal yet.
    ///
    /// # Errors
    /// What SQLite reports; nothing is saved then.
    pub fn add(&mut self, mut head: Head, log: Vec<LogRow>) -> Result<(Head, Vec<LogRow>), StoreError> {
        self.change(|transaction, whole| {
            whole.last_game += 1;
            head.id = whole.last_game;
            head.revision = whole.revision;
            let mut tip = 0;
            let log: Vec<LogRow> = log
                .into_iter()
                .map(|row| {
                    let row = LogRow { game: head.id, ..row }.sealed(tip);
                    tip = row.seal;
                    row
                })
                .collect();
            head.tip = tip;
            whole.contents.add_game(head.seal()?);
            insert(transaction, INSERT_GAME, &head)?;
            for row in &log {
                insert(transaction, INSERT_LOG, row)?;
            }
            Ok((head, log))
        })
    }

    /// Replaces `before`, the game as the caller saw it, by `after`, and gives back what was written.
    ///
    /// # Errors
    /// [`StoreError::Stale`] when the game is not as the caller saw it, [`StoreError::Gone`], and what SQLite reports;
    /// nothing is changed then.
    pub fn replace(&mut self, before: &Head, mut after: Head, log: LogChange<'_>) -> Result<Head, StoreError> {
        self.change(|transaction, whole| {
            let current = one_head(transaction, before.id)?;
            if current.revision != before.revision {
                return Err(StoreError::Stale);
            }
            after.revision = whole.revision;
            whole.contents.remove_game(current.seal()?);
            whole.contents.add_game(after.seal()?);
            insert(transaction, REPLACE_GAME, &after)?;
            match log {
                LogChange::Keep => {}
                LogChange::Add(row) => insert(transaction, INSERT_LOG, row)?,
                LogChange::TakeOff(step) => {
                    transaction
                        .prepare_cached("DELETE FROM log WHERE game = ? AND step = ?")?
                        .execute((before.id, step))?;
                }
            }
            Ok(after)
        })
    }

    /// Removes the games that were deleted more than [`KEPT`] ago.
    fn purge(&mut self, now: i64) -> Result<(), StoreError> {
        let mut due: Vec<Head> = all(&self.connection, "SELECT * FROM game WHERE deleted IS NOT NULL")?;
        due.retain(|head| head.deleted.is_some_and(|at| now - at > KEPT));
        if due.is_empty() {
            return Ok(());
        }
        self.change(|transaction, whole| {
            for head in &due {
                // Another connection may have been faster, or have brought the game back.
                match one_head(transaction, head.id) {
                    Ok(current) if current.revision == head.revision => {}
                    Ok(_) | Err(StoreError::Gone) => continue,
                    Err(error) => return Err(error),
                }
                strike(transaction, whole, head)?;
            }
            Ok(())
        })
    }

    /// Removes the deleted game `id` for good, its log with it.
    ///
    /// # Errors
    /// [`StoreError::Gone`] when there is no such game among the deleted ones, and what SQLite reports; nothing is
    /// changed then.
    pub fn remove(&mut self, id: i64) -> Result<(), StoreError> {
        self.change(|transaction, whole| {
            let head = one_head(transaction, id)?;
            if head.deleted.is_none() {
                return Err(StoreError::Gone);
            }
            strike(transaction, whole, &head)
        })
    }

    /// The settings and what else the app remembers.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] and what SQLite reports.
    pub fn settings(&self) -> Result<Vec<Setting>, StoreError> {
        all(&self.connection, "SELECT * FROM setting")
    }

    /// Writes `settings`, each by its name; `None` removes one.
    ///
    /// # Errors
    /// What SQLite reports; nothing is changed then.
    pub fn set(&mut self, settings: &[(&str, Option<String>)]) -> Result<(), StoreError> {
        self.change(|transaction, whole| {
            for (name, value) in settings {
                let old = transaction
                    .query_row("SELECT * FROM setting WHERE name = ?", [name], |row| Ok(Setting::read(row)))
                    .optional()?
                    .transpose()?;
                if let Some(old) = old {
                    whole.contents.remove_setting(old.seal());
                    transaction.execute("DELETE FROM setting WHERE name = ?", [name])?;
                }
                if let Some(value) = value {
                    let setting = Setting { name: (*name).to_owned(), value: value.clone() };
                    whole.contents.add_setting(setting.seal());
                    insert(transaction, INSERT_SETTING, &setting)?;
                }
            }
            Ok(())
        })
    }

    /// What came of damage, until [`Store::forget_report`].
    ///
    /// # Errors
    /// As [`Store::settings`].
    pub fn report(&self) -> Result<Option<Report>, StoreError> {
        let settings = self.settings()?;
        let report = settings.iter().find(|setting| setting.name == salvage::REPORT);
        Ok(report.and_then(|report| serde_json::from_str(&report.value).ok()))
    }

    /// Forgets the report, once the player has seen it.
    ///
    /// # Errors
    /// As [`Store::set`].
    pub fn forget_report(&mut self) -> Result<(), StoreError> {
        self.set(&[(salvage::REPORT, None)])
    }

    /// Erases everything: games, settings, and damaged files that were kept. What was erased cannot be read from the
    /// file any more.
    ///
    /// # Errors
    /// When another connection is in the way, or the file system refuses; some of it may then be erased already.
    pub fn erase(&mut self) -> Result<(), StoreError> {
        self.change(|transaction, whole| {
            transaction.execute_batch("DELETE FROM log; DELETE FROM game; DELETE FROM setting;")?;
            whole.contents = Contents::default();
            Ok(())
        })?;
        self.connection.execute_batch("VACUUM")?;
        self.settle()?;
        salvage::remove_kept(&self.path)
    }

    /// Runs `change` in a transaction that counts itself and keeps [`Whole`] true, and marks it when it is on the disk.
    fn change<T>(
        &mut self,
        change: impl FnOnce(&Transaction<'_>, &mut Whole) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut whole = check::whole(&transaction)?;
        whole.revision += 1;
        let result = change(&transaction, &mut whole)?;
        insert(&transaction, REPLACE_WHOLE, &whole)?;
        transaction.commit()?;
        self.mark.set(&whole);
        Ok(result)
    }

    /// How SQLite and the file are set up, for a report that a player may share.
    ///
    /// # Errors
    /// What SQLite reports.
    pub fn diagnostics(&self) -> Result<String, StoreError> {
        let whole = check::whole(&self.connection)?;
        let pages: i64 = self.connection.query_row("PRAGMA page_count", [], |row| row.get(0))?;
        Ok(format!(
            "SQLite {}, schema {}, revision {}, games {}, pages {pages}",
            rusqlite::version(),
            whole.schema_version,
            whole.revision,
            whole.contents.games
        ))
    }
}

/// Ways for tests to make trouble.
#[cfg(test)]
impl Store {
    /// Lets the file have no more than `pages` pages, as a full disk would.
    pub fn limit_pages(&mut self, pages: i64) -> Result<(), StoreError> {
        self.connection.query_row(&format!("PRAGMA max_page_count = {pages}"), [], |_| Ok(()))?;
        Ok(())
    }

    /// Lets the file not be written, as a folder without permission would.
    pub fn forbid_writing(&mut self, forbid: bool) -> Result<(), StoreError> {
        Ok(self.connection.pragma_update(None, "query_only", forbid)?)
    }
}

const INSERT_GAME: &str =
    "INSERT INTO game VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
const REPLACE_GAME: &str = "UPDATE game SET kind = ?2, setup = ?3, names = ?4, title = ?5, created = ?6, updated = ?7, \
     deleted = ?8, status = ?9, rules_version = ?10, app_version = ?11, seed = ?12, chance = ?13, holder = ?14, \
     step = ?15, tip = ?16, undo_step = ?17, undo_stop = ?18, outcome = ?19, tally = ?20, revision = ?21, seal = ?22, \
     state = ?23, undo_state = ?24, state_seal = ?25 WHERE id = ?1";
const INSERT_LOG: &str = "INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?)";
const INSERT_SETTING: &str = "INSERT INTO setting VALUES (?, ?, ?)";
const REPLACE_WHOLE: &str = "INSERT OR REPLACE INTO whole VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)";

/// Writes `row` with `sql`, which takes every column in order.
fn insert(connection: &Connection, sql: &str, row: &impl Stored) -> Result<(), StoreError> {
    connection.prepare_cached(sql)?.execute(rusqlite::params_from_iter(row.cells()?))?;
    Ok(())
}

/// Every row of a query for all columns.
fn all<T: Stored>(connection: &Connection, sql: &str) -> Result<Vec<T>, StoreError> {
    let mut statement = connection.prepare_cached(sql)?;
    let mut rows = statement.query([])?;
    let mut all = Vec::new();
    while let Some(row) = rows.next()? {
        all.push(T::read(row)?);
    }
    Ok(all)
}

fn one_head(connection: &Connection, id: i64) -> Result<Head, StoreError> {
    let mut statement = connection.prepare_cached("SELECT * FROM game WHERE id = ?")?;
    let mut rows = statement.query([id])?;
    rows.next()?.map_or(Err(StoreError::Gone), Head::read)
}

/// Takes a game out of the file; its log goes with it.
fn strike(transaction: &Transaction<'_>, whole: &mut Whole, head: &Head) -> Result<(), StoreError> {
    whole.contents.remove_game(head.seal()?);
    transaction.execute("DELETE FROM game WHERE id = ?", [head.id])?;
    Ok(())
}

/// Brings everything from the write-ahead log into the file.
fn settle(connection: &Connection) -> Result<(), StoreError> {
    let busy: bool = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
    if busy { Err(StoreError::Busy(None)) } else { Ok(()) }
}

/// Opens a connection that keeps its hands off the file until the schema is known.
fn connect(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    // Closing a connection must not bring a damaged write-ahead log into the file, which is to be kept as it is.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    connection.execute_batch(
        "PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; \
         PRAGMA temp_store = MEMORY; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;",
    )?;
    Ok(connection)
}
