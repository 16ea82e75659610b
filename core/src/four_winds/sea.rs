//! The sea: thirty-six cells, the four winds, and sets of cells as masks.

use serde::{Deserialize, Serialize};

/// How many cells a row has, and a column.
pub const SEA_SIDE: usize = 6;
/// How many cells the sea has.
pub const SEA_CELLS: usize = SEA_SIDE * SEA_SIDE;

/// A cell of the sea: columns a to f from the west, rows 1 to 6 from the north. Written as letter and number: `b4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct SeaCell(u8);

impl SeaCell {
    /// Every cell in reading order: row by row from the north, each from the west.
    pub fn all() -> impl Iterator<Item = SeaCell> {
        (0..SEA_CELLS as u8).map(SeaCell)
    }

    /// The cell in a column and a row, both counted from 0.
    pub const fn at(column: u8, row: u8) -> SeaCell {
        SeaCell(row * SEA_SIDE as u8 + column)
    }

    /// The cell as an index in reading order; at least [`SEA_CELLS`] for what came from an interface and is no cell.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, from 0 in the west.
    pub const fn column(self) -> u8 {
        self.0 % SEA_SIDE as u8
    }

    /// The row, from 0 in the north.
    pub const fn row(self) -> u8 {
        self.0 / SEA_SIDE as u8
    }

    pub(super) const fn is_on_board(self) -> bool {
        self.index() < SEA_CELLS
    }

    /// The cell next to this one in the direction of `wind`; none beyond the edge.
    pub const fn next(self, wind: Wind) -> Option<SeaCell> {
        match wind {
            Wind::North if self.row() > 0 => Some(SeaCell(self.0 - SEA_SIDE as u8)),
            Wind::South if self.row() + 1 < SEA_SIDE as u8 => Some(SeaCell(self.0 + SEA_SIDE as u8)),
            Wind::East if self.column() + 1 < SEA_SIDE as u8 => Some(SeaCell(self.0 + 1)),
            Wind::West if self.column() > 0 => Some(SeaCell(self.0 - 1)),
            _ => None,
        }
    }
}

impl std::fmt::Display for SeaCell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", (b'a' + self.column()) as char, self.row() + 1)
    }
}

impl From<SeaCell> for String {
    fn from(cell: SeaCell) -> String {
        cell.to_string()
    }
}

impl TryFrom<String> for SeaCell {
    type Error = &'static str;

    fn try_from(text: String) -> Result<SeaCell, Self::Error> {
        text.parse()
    }
}

impl std::str::FromStr for SeaCell {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<SeaCell, Self::Err> {
        match text.as_bytes() {
            &[column @ b'a'..=b'f', row @ b'1'..=b'6'] => Ok(SeaCell::at(column - b'a', row - b'1')),
            _ => Err("a cell is a letter from a to f and a number from 1 to 6"),
        }
    }
}

uniffi::custom_type!(SeaCell, String, {
    lower: |cell| cell.to_string(),
    // What is no cell crosses as one that the rules refuse.
    try_lift: |text| Ok(text.parse().unwrap_or(SeaCell(u8::MAX))),
});

/// A wind: the direction in which a tile's arrow points and in which it drives ships.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, uniffi::Enum)]
#[repr(u8)]
pub enum Wind {
    /// Boreas, to the north.
    North,
    /// Eurus, to the east.
    East,
    /// Notus, to the south.
    South,
    /// Zephyrus, to the west.
    West,
}

impl Wind {
    /// Every wind, clockwise from the north.
    pub const ALL: [Wind; 4] = [Wind::North, Wind::East, Wind::South, Wind::West];

    /// The wind as an index into [`Wind::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The wind a quarter turn clockwise.
    #[must_use]
    pub const fn clockwise(self) -> Wind {
        match self {
            Wind::North => Wind::East,
            Wind::East => Wind::South,
            Wind::South => Wind::West,
            Wind::West => Wind::North,
        }
    }

    /// The wind that blows the other way.
    #[must_use]
    pub const fn opposite(self) -> Wind {
        self.clockwise().clockwise()
    }

    /// The wind's name in ids.
    pub const fn id(self) -> &'static str {
        match self {
            Wind::North => "north",
            Wind::East => "east",
            Wind::South => "south",
            Wind::West => "west",
        }
    }
}

/// A season of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum Season {
    /// The first; its printed wind is north.
    Spring,
    /// The second; south.
    Summer,
    /// The third; east.
    Autumn,
    /// The last; west.
    Winter,
}

impl Season {
    /// Every season, in order.
    pub const ALL: [Season; 4] = [Season::Spring, Season::Summer, Season::Autumn, Season::Winter];

    /// The wind that is printed for the season on the compass.
    pub const fn printed_wind(self) -> Wind {
        match self {
            Season::Spring => Wind::North,
            Season::Summer => Wind::South,
            Season::Autumn => Wind::East,
            Season::Winter => Wind::West,
        }
    }

    /// The season after this one; none after Winter.
    pub const fn after(self) -> Option<Season> {
        match self {
            Season::Spring => Some(Season::Summer),
            Season::Summer => Some(Season::Autumn),
            Season::Autumn => Some(Season::Winter),
            Season::Winter => None,
        }
    }
}

/// A set of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Cells(u64);

impl Cells {
    pub(super) const NONE: Cells = Cells(0);
    pub(super) const ALL: Cells = Cells((1 << SEA_CELLS) - 1);
    pub(super) const EDGE: Cells = {
        let mut edge = Cells::NONE;
        let mut at = 0;
        while at < SEA_CELLS as u8 {
            let cell = SeaCell(at);
            if matches!(cell.row(), 0 | 5) || matches!(cell.column(), 0 | 5) {
                edge = edge.with(cell);
            }
            at += 1;
        }
        edge
    };

    pub(super) const fn one(cell: SeaCell) -> Cells {
        if cell.is_on_board() { Cells(1 << cell.0) } else { Cells::NONE }
    }

    pub(super) const fn of(cells: &[SeaCell]) -> Cells {
        let mut all = Cells::NONE;
        let mut at = 0;
        while at < cells.len() {
            all = all.with(cells[at]);
            at += 1;
        }
        all
    }

    #[must_use]
    pub(super) const fn with(self, cell: SeaCell) -> Cells {
        Cells(self.0 | Cells::one(cell).0)
    }

    #[must_use]
    pub(super) const fn less(self, cell: SeaCell) -> Cells {
        Cells(self.0 & !Cells::one(cell).0)
    }

    #[must_use]
    pub(super) const fn or(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    #[must_use]
    pub(super) const fn and(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    #[must_use]
    pub(super) const fn without(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    #[inline]
    pub(super) const fn has(self, cell: SeaCell) -> bool {
        self.0 & Cells::one(cell).0 != 0
    }

    pub(super) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cells moved one cell along `wind`; those that would leave the sea are gone.
    #[must_use]
    #[inline]
    pub(super) const fn shifted(self, wind: Wind) -> Cells {
        const FIRST_COLUMN: u64 = {
            let mut column = 0;
            let mut row = 0;
            while row < SEA_SIDE {
                column |= 1 << (row * SEA_SIDE);
                row += 1;
            }
            column
        };
        match wind {
            Wind::North => Cells(self.0 >> SEA_SIDE),
            Wind::South => Cells(self.0 << SEA_SIDE & Cells::ALL.0),
            Wind::East => Cells((self.0 & !(FIRST_COLUMN << (SEA_SIDE - 1))) << 1),
            Wind::West => Cells((self.0 & !FIRST_COLUMN) >> 1),
        }
    }

    /// The cells next to any of these; they may be of the set as well.
    #[must_use]
    #[inline]
    pub(super) const fn around(self) -> Cells {
        self.shifted(Wind::North)
            .or(self.shifted(Wind::South))
            .or(self.shifted(Wind::East))
            .or(self.shifted(Wind::West))
    }

    /// The first in reading order.
    #[inline]
    pub(super) const fn first(self) -> Option<SeaCell> {
        if self.0 == 0 { None } else { Some(SeaCell(self.0.trailing_zeros() as u8)) }
    }

    /// The cell with this number in reading order, from 0; none when there are fewer.
    pub(super) fn nth(self, number: u32) -> Option<SeaCell> {
        self.iter().nth(number as usize)
    }

    /// The cells in reading order.
    #[inline]
    pub(super) fn iter(self) -> CellsIter {
        CellsIter(self)
    }
}

impl FromIterator<SeaCell> for Cells {
    fn from_iter<I: IntoIterator<Item = SeaCell>>(cells: I) -> Cells {
        cells.into_iter().fold(Cells::NONE, Cells::with)
    }
}

/// See [`Cells::iter`].
pub(super) struct CellsIter(Cells);

impl Iterator for CellsIter {
    type Item = SeaCell;

    #[inline]
    fn next(&mut self) -> Option<SeaCell> {
        let first = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(first)
    }
}

/// The four corners: north-west, north-east, south-west, south-east.
pub const CORNERS: [SeaCell; 4] = [SeaCell::at(0, 0), SeaCell::at(5, 0), SeaCell::at(0, 5), SeaCell::at(5, 5)];
/// The trade ports c1, f3, d6 and a4, a quarter turn apart.
pub const PORTS: [SeaCell; 4] = [SeaCell::at(2, 0), SeaCell::at(5, 2), SeaCell::at(3, 5), SeaCell::at(0, 3)];
/// The four cells in the centre: c3, d3, c4, d4.
pub const CENTRE: [SeaCell; 4] = [SeaCell::at(2, 2), SeaCell::at(3, 2), SeaCell::at(2, 3), SeaCell::at(3, 3)];

pub(super) const CORNER_CELLS: Cells = Cells::of(&CORNERS);
pub(super) const PORT_CELLS: Cells = Cells::of(&PORTS);
pub(super) const CENTRE_CELLS: Cells = Cells::of(&CENTRE);
/// Where outposts may stand: the edge without the ports.
pub(super) const FORT_CELLS: Cells = Cells::EDGE.without(PORT_CELLS);
