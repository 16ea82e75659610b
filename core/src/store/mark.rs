//! A small file beside the saved games that remembers how many transactions there have been.
//!
//! SQLite forgets the end of a write-ahead log that is damaged or cut off, as if the latest changes had never been made,
//! and takes a missing file for a new one. The mark is written after each transaction, so it is never ahead of a sound
//! file; when it is ahead, something that had been saved is gone. It is not synced and may itself be lost: that only
//! makes us notice less.

use std::fs::{File, OpenOptions};
use std::io::{Read as _, Seek as _, Write as _};
use std::path::{Path, PathBuf};

use super::StoreError;
use super::rows::Whole;
use crate::hash::fnv1a;

/// The mark of a library.
#[derive(Debug)]
pub(super) struct Mark {
    path: PathBuf,
    file: Option<File>,
    seen: Option<Seen>,
}

/// What a mark says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Seen {
    /// The library that it belongs to.
    pub library: u64,
    /// How many transactions there have been.
    pub revision: i64,
    /// How many games there were then.
    pub games: i64,
}

impl Seen {
    fn write(self) -> String {
        let facts = format!("windrose {:016x} {:020} {:010}", self.library, self.revision, self.games);
        format!("{facts} {:016x}\n", fnv1a(facts.as_bytes()))
    }

    fn read(text: &str) -> Option<Seen> {
        let mut words = text.split_ascii_whitespace().skip(1);
        let library = u64::from_str_radix(words.next()?, 16).ok()?;
        let revision = words.next()?.parse().ok()?;
        let games = words.next()?.parse().ok()?;
        let seen = Seen { library, revision, games };
        (seen.write() == text).then_some(seen)
    }
}

/// The mark's file beside the saved games at `path`.
pub(super) fn path_beside(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".mark");
    name.into()
}

/// Waits until no other process repairs the saved games at `path`, and keeps the others waiting while it is held.
pub(super) fn lock(path: &Path) -> Result<File, StoreError> {
    let open = OpenOptions::new().write(true).create(true).truncate(false).open(path_beside(path));
    let file = open.and_then(|file| file.lock().map(|()| file));
    file.map_err(StoreError::files("waiting for another repair"))
}

impl Mark {
    /// The mark beside the saved games at `path`; nothing is known when it is missing or unreadable.
    pub fn open(path: &Path) -> Mark {
        let path = path_beside(path);
        let mut text = String::new();
        let seen = File::open(&path).and_then(|mut file| file.read_to_string(&mut text)).ok();
        let seen = seen.and_then(|_| Seen::read(&text));
        Mark { path, file: None, seen }
    }

    /// What the mark says.
    pub fn seen(&self) -> Option<Seen> {
        self.seen
    }

    /// Whether the library once was further than the file with `whole` is.
    pub fn is_ahead_of(&self, whole: &Whole) -> bool {
        self.seen.is_some_and(|seen| seen.library == whole.library && seen.revision > whole.revision)
    }

    /// Notes how far the library has come. A mark that cannot be written is one that notices less, and no error.
    pub fn set(&mut self, whole: &Whole) {
        let seen = Seen { library: whole.library, revision: whole.revision, games: whole.contents.games };
        if self.seen == Some(seen) {
            return;
        }
        if self.file.is_none() {
            self.file = OpenOptions::new().write(true).create(true).truncate(false).open(&self.path).ok();
        }
        let written = self.file.as_mut().map(|file| {
            file.rewind()?;
            file.write_all(seen.write().as_bytes())
        });
        match written {
            Some(Ok(())) => self.seen = Some(seen),
            // Opened again next time.
            Some(Err(_)) | None => self.file = None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_back_and_forgets_what_is_damaged() {
        let seen = Seen { library: u64::MAX, revision: 77, games: 3 };
        let text = seen.write();
        assert_eq!(Seen::read(&text), Some(seen));
        for at in 0..text.len() {
            let mut bytes = text.clone().into_bytes();
            bytes[at] ^= 1;
            assert_eq!(String::from_utf8(bytes).ok().and_then(|text| Seen::read(&text)), None, "byte {at}");
        }
    }
}
