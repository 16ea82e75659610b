//! Brings what verifies from a damaged file into a fresh one, and sets the damaged one aside.
//!
//! The fresh file is made beside the damaged one, complete with its report, and only then takes its place; a kill in
//! between is finished by [`finish_interrupted`].

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::find::{self, Finds};
use super::mark::{self, Mark};
use super::pages::{Pages, wal_beside};
use super::rows::{Contents, Head, LogRow, Setting, Whole};
use super::{INSERT_GAME, INSERT_LOG, INSERT_SETTING, REPLACE_WHOLE, StoreError, connect, insert, schema};
use crate::clock::{self, Date};
use crate::seed;

/// The name under which the file keeps its report.
pub(super) const REPORT: &str = "report";

/// What came of damage.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Report {
    /// How many games came through as they were.
    pub salvaged: u32,
    /// The games that are lost and of which something can be told.
    pub lost: Vec<Loss>,
    /// How many more are lost.
    pub lost_nameless: u32,
    /// The games that came through, but perhaps not as far as they had come.
    pub older: Vec<Loss>,
    /// How many of the latest changes are missing.
    pub missing_changes: i64,
    /// Whether more may be missing than this report can tell.
    pub unsure: bool,
    /// Whether settings are back to their defaults.
    pub settings_lost: bool,
    /// The name of the damaged file; none when there was none left.
    pub kept: Option<String>,
}

/// A game that did not come through as it was, as far as it can still be read.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Loss {
    pub id: i64,
    pub kind: Option<String>,
    pub title: Option<String>,
    pub names: Vec<String>,
    pub step: Option<u32>,
}

/// Names beside the file at `path`.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// A fresh file that is being made, and one that is complete.
const MAKING: &str = ".salvaging";
const READY: &str = ".salvaged-";
/// A damaged file that was set aside.
const KEPT: &str = ".damaged-";

/// Makes a fresh file from what verifies in the damaged one at `path`, and sets that one aside.
///
/// # Errors
/// What the file system and SQLite report; the damaged file is then where it was.
pub(super) fn salvage(path: &Path, now: i64) -> Result<(), StoreError> {
    let pages = Pages::read(path).map_err(StoreError::files("reading the damaged file"))?;
    let finds = find::in_pages(&pages);
    let own = |mark: &mark::Seen| finds.whole.is_none_or(|whole| whole.library == mark.library);
    let mark = Mark::open(path).seen().filter(own);
    let there = path.exists() || wal_beside(path).exists();
    let stamp = free_stamp(path, now);
    let mut rescue = Rescue::new(finds, mark);
    rescue.report.kept = there.then(|| file_name(&beside(path, &format!("{KEPT}{stamp}"))));

    let making = beside(path, MAKING);
    remove_file_and_log(&making)?;
    let made = rescue.write(&making).and_then(|()| {
        // What belongs to a log that has been brought in is not needed, and must not meet another file.
        remove_if_there(&wal_beside(&making))?;
        remove_if_there(&beside(&making, "-shm"))?;
        rename(&making, &beside(path, &format!("{READY}{stamp}")))
    });
    if made.is_err() {
        // The room that it took is more use to the damaged file.
        remove_file_and_log(&making)?;
    }
    made?;
    put_in_place(path, &stamp)
}

/// Sets the damaged file aside and puts the fresh one with `stamp` in its place. Whatever part of it is done already is
/// left out.
fn put_in_place(path: &Path, stamp: &str) -> Result<(), StoreError> {
    let kept = beside(path, &format!("{KEPT}{stamp}"));
    rename_if_there(path, &kept)?;
    rename_if_there(&wal_beside(path), &wal_beside(&kept))?;
    rename_if_there(&beside(path, "-shm"), &beside(&kept, "-shm"))?;
    rename(&beside(path, &format!("{READY}{stamp}")), path)?;
    sync_folder(path)
}

/// Finishes a repair that was cut off: a complete fresh file takes the place of one that was set aside already. One
/// whose damaged file is still in its place is made again.
///
/// # Errors
/// What the file system reports.
pub(super) fn finish_interrupted(path: &Path) -> Result<(), StoreError> {
    for ready in files_beside(path, READY)? {
        let stamp = ready.to_string_lossy().rsplit(READY).next().unwrap_or_default().to_owned();
        if path.exists() {
            remove_if_there(&ready)?;
        } else {
            put_in_place(path, &stamp)?;
        }
    }
    Ok(())
}

/// Removes every damaged file that was set aside.
///
/// # Errors
/// What the file system reports.
pub(super) fn remove_kept(path: &Path) -> Result<(), StoreError> {
    files_beside(path, KEPT)?.iter().try_for_each(|file| remove_if_there(file))
}

/// What goes into the fresh file.
#[derive(Debug)]
struct Rescue {
    whole: Whole,
    games: BTreeMap<i64, (Head, Vec<LogRow>)>,
    settings: Vec<Setting>,
    report: Report,
}

impl Rescue {
    /// Judges what was found by what the row of the whole and the mark say there should be.
    fn new(finds: Finds, mark: Option<mark::Seen>) -> Rescue {
        let mut contents = Contents::default();
        for game in finds.games.values() {
            contents.add_game(game.seal);
        }
        for setting in &finds.settings {
            contents.add_setting(setting.seal());
        }
        let marked = mark.map_or(0, |mark| mark.revision);
        let newest = |whole: &Whole| finds.whole_is_newest || whole.revision == marked;
        let expected = finds.whole.filter(newest).map(|whole| whole.contents);
        let report = report(&finds, contents, expected, mark);
        let library = finds.whole.map(|whole| whole.library).or(mark.map(|mark| mark.library));
        let whole = Whole {
            schema_version: schema::VERSION,
            library: library.unwrap_or_else(seed::random),
            revision: finds.newest_revision.max(marked) + 1,
            last_game: finds.last_game,
            contents: Contents::default(),
        };
        let games = finds.games.into_iter().map(|(id, game)| (id, (game.head, game.log))).collect();
        let settings = finds.settings.into_iter().filter(|setting| setting.name != REPORT).collect();
        Rescue { whole, games, settings, report }
    }

    /// Writes everything to a new file at `path` and closes it.
    fn write(mut self, path: &Path) -> Result<(), StoreError> {
        let value = serde_json::to_string(&self.report)?;
        self.settings.push(Setting { name: REPORT.to_owned(), value });
        let mut connection = connect(path)?;
        schema::prepare(&mut connection)?;
        let transaction = connection.transaction()?;
        for (head, log) in self.games.values() {
            self.whole.contents.add_game(head.seal()?);
            insert(&transaction, INSERT_GAME, head)?;
            log.iter().try_for_each(|row| insert(&transaction, INSERT_LOG, row))?;
        }
        for setting in &self.settings {
            self.whole.contents.add_setting(setting.seal());
            insert(&transaction, INSERT_SETTING, setting)?;
        }
        insert(&transaction, REPLACE_WHOLE, &self.whole)?;
        transaction.commit()?;
        super::settle(&connection)
    }
}

/// What to tell of `finds`, which have `contents`, when the file should have had those `expected`; none when that is not
/// known either.
fn report(finds: &Finds, contents: Contents, expected: Option<Contents>, mark: Option<mark::Seen>) -> Report {
    let ahead = mark.filter(|mark| mark.revision > finds.newest_revision);
    // With every seal accounted for, no doubt is left about any game.
    let complete = expected == Some(contents);
    let older: Vec<_> =
        finds.games.values().filter(|game| game.older && !complete).map(|game| Loss::of(&game.head)).collect();
    let told = contents.games.saturating_add_unsigned(finds.lost.len() as u64);
    // The mark knows of games that began in changes of which nothing is left.
    let games = ahead.map(|mark| mark.games).or(expected.map(|expected| expected.games));
    let mut report = Report {
        salvaged: u32::try_from(finds.games.len() - older.len()).unwrap_or(u32::MAX),
        lost: finds.lost.clone(),
        lost_nameless: games.map_or(0, |games| u32::try_from(games - told).unwrap_or(0)),
        older,
        missing_changes: ahead.map_or(0, |mark| mark.revision - finds.newest_revision),
        unsure: false,
        settings_lost: expected.is_some_and(|expected| expected.settings > contents.settings),
        kept: None,
    };
    report.unsure = match expected {
        Some(_) => !complete && report.tells_nothing(),
        None => true,
    };
    // A report that nobody has read yet must not be lost with the file that it was about.
    let before = finds.settings.iter().find(|setting| setting.name == REPORT);
    if let Some(before) = before.and_then(|setting| serde_json::from_str::<Report>(&setting.value).ok()) {
        report.lost.extend(before.lost);
        report.older.extend(before.older);
        report.lost_nameless = report.lost_nameless.saturating_add(before.lost_nameless);
        report.missing_changes = report.missing_changes.saturating_add(before.missing_changes);
        report.unsure |= before.unsure;
        report.settings_lost |= before.settings_lost;
    }
    report
}

impl Report {
    /// Whether it names nothing that is not as it was.
    fn tells_nothing(&self) -> bool {
        self.lost.is_empty()
            && self.lost_nameless == 0
            && self.older.is_empty()
            && self.missing_changes == 0
            && !self.settings_lost
    }
}

impl Loss {
    /// What a game was.
    pub fn of(head: &Head) -> Loss {
        Loss {
            id: head.id,
            kind: Some(head.kind.clone()),
            title: head.title.clone(),
            names: head.names.clone(),
            step: Some(head.step),
        }
    }
}

/// A stamp of the time that no file beside `path` has yet, such as `20260730-183005`.
fn free_stamp(path: &Path, now: i64) -> String {
    let stamp = stamp(now);
    let taken = |stamp: &str| {
        let kept = beside(path, &format!("{KEPT}{stamp}"));
        kept.exists() || wal_beside(&kept).exists()
    };
    let mut free = stamp.clone();
    let mut again = 2;
    while taken(&free) {
        free = format!("{stamp}-{again}");
        again += 1;
    }
    free
}

/// `now`, in milliseconds, as date and time in UTC.
fn stamp(now: i64) -> String {
    let Date { year, month, day } = Date::of(clock::day(now));
    let second = now.div_euclid(1000).rem_euclid(86_400);
    format!("{year:04}{month:02}{day:02}-{:02}{:02}{:02}", second / 3600, second / 60 % 60, second % 60)
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// The files in the folder of `path` whose names begin with its name and `ending`.
fn files_beside(path: &Path, ending: &str) -> Result<Vec<PathBuf>, StoreError> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut start: OsString = path.file_name().unwrap_or_default().to_owned();
    start.push(ending);
    let listed = || {
        let mut files = Vec::new();
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            if entry.file_name().as_encoded_bytes().starts_with(start.as_encoded_bytes()) {
                files.push(entry.path());
            }
        }
        Ok(files)
    };
    listed().map_err(StoreError::files("listing the folder of the saved games"))
}

fn remove_if_there(path: &Path) -> Result<(), StoreError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(StoreError::files("removing an old file")(error))
        }
        _ => Ok(()),
    }
}

fn remove_file_and_log(path: &Path) -> Result<(), StoreError> {
    [path.to_owned(), wal_beside(path), beside(path, "-shm")].iter().try_for_each(|path| remove_if_there(path))
}

fn rename(from: &Path, to: &Path) -> Result<(), StoreError> {
    fs::rename(from, to).map_err(StoreError::files("putting a file in its place"))
}

fn rename_if_there(from: &Path, to: &Path) -> Result<(), StoreError> {
    if from.exists() { rename(from, to) } else { Ok(()) }
}

/// Makes sure that new names survive a power cut. Systems that cannot sync a folder do without.
fn sync_folder(path: &Path) -> Result<(), StoreError> {
    if let Some(Ok(folder)) = path.parent().map(File::open) {
        folder.sync_all().or_else(|error| match error.kind() {
            std::io::ErrorKind::InvalidInput | std::io::ErrorKind::Unsupported => Ok(()),
            _ => Err(StoreError::files("syncing the folder of the saved games")(error)),
        })?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #[test]
    fn stamps_are_dates() {
        assert_eq!(super::stamp(0), "19700101-000000");
        assert_eq!(super::stamp(951_782_399_000), "20000228-235959");
        assert_eq!(super::stamp(951_868_800_000), "20000301-000000");
        assert_eq!(super::stamp(1_782_864_000_123), "20260701-000000");
    }
}
