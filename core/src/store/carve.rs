//! Finds rows in single pages, whether or not anything leads to them any more. Their checksums say which are true.
//!
//! The format is that of <https://sqlite.org/fileformat2.html>: a page of a table is a list of cells; a cell is a record,
//! perhaps continued on overflow pages; a record is a list of types and then the values.

use super::cells::{Cell, Stored as _};
use super::pages::{PAGE, Pages};
use super::rows::{Head, LogRow, Setting, Whole};

/// What was found in one version of a page.
#[derive(Debug, Default)]
pub(super) struct Found {
    pub whole: Option<Whole>,
    pub games: Vec<Head>,
    /// Games whose facts are true and whose states are not.
    pub stateless: Vec<Head>,
    /// What games may have been, with nothing verified.
    pub ruined: Vec<Head>,
    /// Rows of logs. Only the row before can tell whether one is true.
    pub log: Vec<LogRow>,
    pub settings: Vec<Setting>,
    /// Whether anything in the page is not as it was written, as far as one page can tell.
    pub damaged: bool,
}

/// What the versions of page `number` hold. Beyond the newest sound version only rows of logs are of interest: what that
/// version does not hold any more was removed.
pub(super) fn page(pages: &Pages, number: u32, page: &[u8]) -> Found {
    let mut found = Found::default();
    let start = if number == 1 { super::pages::HEADER } else { 0 };
    let Some(kind) = page.get(start).copied().and_then(Kind::of) else {
        // Pages that never held rows of ours: overflow pages, inner pages of tables, free pages.
        found.damaged = !page.iter().all(|&byte| byte == 0);
        anywhere(pages, page, &mut found);
        return found;
    };
    let cells = usize::from(number16(page, start + 3).unwrap_or_default());
    for cell in 0..cells {
        let record =
            number16(page, start + kind.header() + 2 * cell).and_then(|at| record(pages, page, usize::from(at), kind));
        match record {
            Some(cells) => found.take(&cells),
            None => found.damaged = true,
        }
    }
    if found.damaged {
        anywhere(pages, page, &mut found);
    }
    found
}

/// Looks for true rows at every place of `page`, for when its list of cells is damaged.
fn anywhere(pages: &Pages, page: &[u8], found: &mut Found) {
    for at in 0..PAGE {
        for kind in [Kind::Table, Kind::Index] {
            if let Some(cells) = record(pages, page, at, kind) {
                found.take_true(&cells);
            }
        }
    }
}

impl Found {
    /// Takes in the record `cells` from the page's list of cells.
    fn take(&mut self, cells: &[Cell]) {
        if self.take_true(cells) {
            return;
        }
        match cells.len() {
            Head::COLUMNS => {
                self.damaged = true;
                self.ruined.extend(Head::parse(cells));
            }
            // Rows of the list of tables, which are not needed.
            5 => {}
            // The way to a row of a log: game, step and place.
            3 if cells.iter().all(|cell| matches!(cell, Cell::Number(_))) => {}
            _ => self.damaged = true,
        }
    }

    /// Takes in the record `cells` if it is a true row, and says whether it is.
    fn take_true(&mut self, cells: &[Cell]) -> bool {
        match cells.len() {
            Head::COLUMNS => {
                if let Some(head) = Head::from_cells(cells) {
                    self.games.push(head);
                } else if let Some(head) = Head::facts_from_cells(cells) {
                    self.damaged = true;
                    self.stateless.push(head);
                } else {
                    return false;
                }
            }
            LogRow::COLUMNS => match LogRow::from_cells(cells) {
                Some(row) => self.log.push(row),
                None => return false,
            },
            Setting::COLUMNS => match Setting::from_cells(cells) {
                Some(setting) => self.settings.push(setting),
                None => return false,
            },
            Whole::COLUMNS => match Whole::from_cells(cells) {
                Some(whole) => self.whole = Some(whole),
                None => return false,
            },
            _ => return false,
        }
        true
    }
}

/// What a page holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Rows by number.
    Table,
    /// Rows by key, in leaves.
    Index,
    /// Rows by key, between the leaves.
    InnerIndex,
}

impl Kind {
    fn of(byte: u8) -> Option<Kind> {
        match byte {
            0x0d => Some(Kind::Table),
            0x0a => Some(Kind::Index),
            0x02 => Some(Kind::InnerIndex),
            _ => None,
        }
    }

    /// How long the header of such a page is.
    fn header(self) -> usize {
        if self == Kind::InnerIndex { 12 } else { 8 }
    }

    /// How much of a record of `length` bytes lies in the page itself.
    fn local(self, length: usize) -> usize {
        let most = if self == Kind::Table { PAGE - 35 } else { (PAGE - 12) * 64 / 255 - 23 };
        if length <= most {
            return length;
        }
        let least = (PAGE - 12) * 32 / 255 - 23;
        let fitting = least + (length - least) % (PAGE - 4);
        if fitting <= most { fitting } else { least }
    }
}

/// How many bytes a row of ours has at the most; a longer one is damaged.
pub(crate) const LONGEST_ROW: usize = 16 << 20;

/// The record whose cell begins at `at`.
fn record(pages: &Pages, page: &[u8], at: usize, kind: Kind) -> Option<Vec<Cell>> {
    let mut rest = page.get(at..)?;
    if kind == Kind::InnerIndex {
        rest = rest.get(4..)?;
    }
    let length = usize::try_from(varint(&mut rest)?).ok().filter(|&length| (1..=LONGEST_ROW).contains(&length))?;
    let number = if kind == Kind::Table { Some(varint(&mut rest)?) } else { None };
    let (local, rest) = rest.split_at_checked(kind.local(length))?;
    if local.len() == length {
        return values(local, number);
    }
    // A chain longer than the file goes in a circle.
    if (length - local.len()).div_ceil(PAGE - 4) > pages.count() {
        return None;
    }
    let mut payload = local.to_vec();
    let mut next = rest.first_chunk().map(|bytes| u32::from_be_bytes(*bytes))?;
    while payload.len() < length {
        let (head, content) = pages.newest(next)?.split_first_chunk()?;
        next = u32::from_be_bytes(*head);
        payload.extend_from_slice(content.get(..(length - payload.len()).min(content.len()))?);
    }
    values(&payload, number)
}

/// The values of a record. `number` is the row's number, which stands for its first value and is not repeated there.
fn values(payload: &[u8], number: Option<i64>) -> Option<Vec<Cell>> {
    let mut types = payload;
    let header = usize::try_from(varint(&mut types)?).ok()?;
    let mut body = payload.get(header..)?;
    let mut types = types.get(..types.len().checked_sub(body.len())?)?;
    let mut cells = Vec::new();
    while !types.is_empty() {
        cells.push(value(varint(&mut types)?, &mut body)?);
    }
    if let Some(number) = number
        && let Some(first @ Cell::Null) = cells.first_mut()
    {
        *first = Cell::Number(number);
    }
    body.is_empty().then_some(cells)
}

/// The value of type `kind` at the beginning of `body`. A text that is not UTF-8 is made readable; its checksum then
/// tells.
fn value(kind: i64, body: &mut &[u8]) -> Option<Cell> {
    let length = match kind {
        0 | 8 | 9 => 0,
        1..=4 => usize::try_from(kind).ok()?,
        5 => 6,
        6 => 8,
        text if text >= 13 && text % 2 == 1 => usize::try_from((text - 13) / 2).ok()?,
        _ => return None,
    };
    let (bytes, rest) = body.split_at_checked(length)?;
    *body = rest;
    Some(match kind {
        0 => Cell::Null,
        8 | 9 => Cell::Number(kind - 8),
        1..=6 => {
            let sign = if bytes.first()? & 0x80 == 0 { 0 } else { -1 };
            Cell::Number(bytes.iter().fold(sign, |number, &byte| number << 8 | i64::from(byte)))
        }
        _ => Cell::Text(String::from_utf8_lossy(bytes).into_owned()),
    })
}

fn number16(page: &[u8], at: usize) -> Option<u16> {
    page.get(at..)?.first_chunk().map(|bytes| u16::from_be_bytes(*bytes))
}

/// Takes a number of one to nine bytes off the beginning of `bytes`.
fn varint(bytes: &mut &[u8]) -> Option<i64> {
    let mut number = 0_u64;
    for place in 0..9 {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        if place == 8 {
            number = number << 8 | u64::from(byte);
            break;
        }
        number = number << 7 | u64::from(byte & 0x7f);
        if byte & 0x80 == 0 {
            break;
        }
    }
    Some(number.cast_signed())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_numbers_of_every_length() {
        let read = |mut bytes: &[u8]| varint(&mut bytes).map(|number| (number, bytes.len()));
        assert_eq!(read(&[0x05]), Some((5, 0)));
        assert_eq!(read(&[0x81, 0x00, 0x07]), Some((128, 1)));
        assert_eq!(read(&[0xff; 9]), Some((-1, 0)));
        assert_eq!(read(&[0x81]), None);
    }

    #[test]
    fn reads_records() {
        // A header of five bytes: null, the number 1, a one-byte number, a text of two letters.
        let record = [5, 0, 9, 1, 17, 0xfe, b'h', b'i'];
        let cells = values(&record, Some(77));
        let expected = vec![Cell::Number(77), Cell::Number(1), Cell::Number(-2), Cell::Text("hi".to_owned())];
        assert_eq!(cells, Some(expected));
        assert_eq!(values(&record[..7], Some(77)), None);
    }
}
