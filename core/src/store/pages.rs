//! The pages of a file and of its write-ahead log, read without SQLite.

use std::path::{Path, PathBuf};

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
