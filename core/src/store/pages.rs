//! The pages of a file and of its write-ahead log, read without SQLite.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The size of a page in our files.
pub(super) const PAGE: usize = 4096;
/// How long the header of a write-ahead log is, and that of each page in it.
const WAL_HEADER: usize = 32;
const FRAME_HEADER: usize = 24;
/// No library comes near so many pages; a number beyond is a damaged one.
const MOST_PAGES: u32 = 1 << 22;

/// How long the header of a file is.
pub(super) const HEADER: usize = 100;

/// The write-ahead log beside the file at `path`.
pub(super) fn wal_beside(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("-wal");
    name.into()
}

/// Whether the parts of a header that never change in our files are as they should be. SQLite believes some of them
/// that it could doubt, and then opens the file for reading only, or reads every text wrong.
pub(super) fn is_our_header(header: &[u8; HEADER]) -> bool {
    let magic = header.starts_with(b"SQLite format 3\0");
    let page_size = header[16..18] == [0x10, 0x00];
    // Both are 1 for a moment, while a new file is made.
    let versions = header[18] == header[19] && matches!(header[18], 1 | 2);
    let fixed = header[20..24] == [0, 64, 32, 32];
    // Both are 0 until the first table is made.
    let format = matches!(header[44..48], [0, 0, 0, 0 | 4]);
    let encoding = matches!(header[56..60], [0, 0, 0, 0 | 1]);
    magic && page_size && versions && fixed && format && encoding
}

/// Every page of a file in every version that is still there: in the write-ahead log, newest first, then in the file
/// itself. An older version helps where the newest is damaged.
#[derive(Debug, Default)]
pub(super) struct Pages(BTreeMap<u32, Vec<Vec<u8>>>);

impl Pages {
    /// Reads the file at `path` and the log beside it; what is missing has no pages.
    pub fn read(path: &Path) -> io::Result<Pages> {
        let file = read_if_there(path)?;
        let log = read_if_there(&wal_beside(path))?;
        Ok(Pages::new(&file, &log))
    }

    fn new(file: &[u8], log: &[u8]) -> Pages {
        let mut pages = Pages::default();
        for (number, page) in frames(log).rev() {
            pages.0.entry(number).or_default().push(page.to_vec());
        }
        for (number, page) in (1..=MOST_PAGES).zip(file.chunks(PAGE)) {
            let mut page = page.to_vec();
            page.resize(PAGE, 0);
            pages.0.entry(number).or_default().push(page);
        }
        pages
    }

    /// Every page number with the versions of the page, newest first.
    pub fn iter(&self) -> impl Iterator<Item = (u32, &[Vec<u8>])> {
        self.0.iter().map(|(&number, versions)| (number, versions.as_slice()))
    }

    /// How many pages there are, each counted once.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The newest version of page `number`.
    pub fn newest(&self, number: u32) -> Option<&[u8]> {
        self.0.get(&number).and_then(|versions| versions.first()).map(Vec::as_slice)
    }
}

fn read_if_there(path: &Path) -> io::Result<Vec<u8>> {
    match fs::read(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        read => read,
    }
}

/// The pages in a write-ahead log with their numbers, oldest first. Checksums are not looked at: each row has its own,
/// and one damaged frame must not hide those after it, as it does for SQLite.
fn frames(log: &[u8]) -> impl DoubleEndedIterator<Item = (u32, &[u8])> {
    let (header, rest) = log.split_at_checked(WAL_HEADER).unwrap_or_default();
    let frames: Vec<&[u8]> = rest.chunks_exact(FRAME_HEADER + PAGE).collect();
    // The log is written from its beginning again after each checkpoint, with other salts; what lies behind the last
    // frame with the salts of today is from before. Without any, the header is what is damaged.
    let salts = header.get(16..24);
    let current = frames.iter().rposition(|frame| frame.get(8..16) == salts).map_or(frames.len(), |last| last + 1);
    frames.into_iter().take(current).filter_map(|frame| {
        let (head, page) = frame.split_at_checked(FRAME_HEADER)?;
        let number = head.first_chunk().map(|bytes| u32::from_be_bytes(*bytes))?;
        (1..=MOST_PAGES).contains(&number).then_some((number, page))
    })
}
