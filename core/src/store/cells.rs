//! Columns of rows, their types and their checksums.

use rusqlite::Row;

use super::StoreError;
use crate::hash::Fnv;

/// A column of a row, as a checksum takes it in and as the file keeps it.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Cell {
    Null,
    Number(i64),
    Text(String),
}

impl Cell {
    /// A text, or nothing.
    pub fn text(text: Option<&str>) -> Cell {
        text.map_or(Cell::Null, |text| Cell::Text(text.to_owned()))
    }
}

impl rusqlite::ToSql for Cell {
    fn to_sql(&self) -> rusqlite::Result<rusqlite::types::ToSqlOutput<'_>> {
        use rusqlite::types::{ToSqlOutput, ValueRef};
        Ok(ToSqlOutput::Borrowed(match self {
            Cell::Null => ValueRef::Null,
            Cell::Number(number) => ValueRef::Integer(*number),
            Cell::Text(text) => ValueRef::Text(text.as_bytes()),
        }))
    }
}

/// The checksum of `cells` after `before`.
pub(super) fn seal(before: u64, cells: &[Cell]) -> u64 {
    cells
        .iter()
        .fold(Fnv::default().bytes(&before.to_le_bytes()), |fnv, cell| match cell {
            Cell::Null => fnv.bytes(&[0]),
            Cell::Number(number) => fnv.bytes(&[1]).number(*number),
            Cell::Text(text) => fnv.bytes(&[2]).text(text),
        })
        .finish()
}

/// Reads typed columns one after another.
pub(super) struct Columns<I>(pub I);

impl<I: Iterator<Item = Cell>> Columns<I> {
    pub fn number(&mut self) -> Option<i64> {
        match self.0.next()? {
            Cell::Number(number) => Some(number),
            _ => None,
        }
    }

    pub fn text(&mut self) -> Option<String> {
        match self.0.next()? {
            Cell::Text(text) => Some(text),
            _ => None,
        }
    }

    pub fn maybe_number(&mut self) -> Option<Option<i64>> {
        match self.0.next()? {
            Cell::Number(number) => Some(Some(number)),
            Cell::Null => Some(None),
            Cell::Text(_) => None,
        }
    }

    pub fn maybe_text(&mut self) -> Option<Option<String>> {
        match self.0.next()? {
            Cell::Text(text) => Some(Some(text)),
            Cell::Null => Some(None),
            Cell::Number(_) => None,
        }
    }

    /// A number that has to fit `T`.
    pub fn small<T: TryFrom<i64>>(&mut self) -> Option<T> {
        self.number().and_then(|number| T::try_from(number).ok())
    }
}

/// A row of one of the tables.
pub(super) trait Stored: Sized {
    /// How many columns the table has.
    const COLUMNS: usize;
    /// The row as the file keeps it, seals and all.
    fn cells(&self) -> Result<Vec<Cell>, StoreError>;
    /// The row, when every seal is right.
    fn from_cells(cells: &[Cell]) -> Option<Self>;
    /// Reads the row that a query for all columns, in their order, stands at.
    fn read(row: &Row<'_>) -> Result<Self, StoreError> {
        let cells = cells_of(row, Self::COLUMNS)?;
        Self::from_cells(&cells).ok_or_else(|| StoreError::Damaged("a row does not fit its checksum".to_owned()))
    }
}

fn cells_of(row: &Row<'_>, count: usize) -> Result<Vec<Cell>, StoreError> {
    use rusqlite::types::ValueRef;
    let mut cells = Vec::with_capacity(count);
    for at in 0..count {
        cells.push(match row.get_ref(at)? {
            ValueRef::Null => Cell::Null,
            ValueRef::Integer(number) => Cell::Number(number),
            ValueRef::Text(text) => Cell::Text(
                String::from_utf8(text.to_vec()).map_err(|_| StoreError::Damaged("a text is not UTF-8".to_owned()))?,
            ),
            ValueRef::Real(_) | ValueRef::Blob(_) => {
                return Err(StoreError::Damaged("a column has another type".to_owned()));
            }
        });
    }
    Ok(cells)
}
