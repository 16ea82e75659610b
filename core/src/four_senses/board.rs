//! The board: sixteen spaces as four masks.
//!
//! A space counts by its height and its top alone, so no more is kept of it. No rule asks what lies below: whether two
//! levels are one piece or two, nothing more goes on them.

use serde::{Deserialize, Serialize};

use super::WoodPiece;
use super::lines::{LineSet, SHAPES, Shape, WinLine, WinWay};

/// How many columns the board has, and how many rows.
pub const SIDE: usize = 4;
/// How many spaces the board has.
pub const SPACES: usize = SIDE * SIDE;
/// The most levels that a space can have.
pub const HIGHEST: u8 = 3;

/// A space of the board: columns A to D from the left, rows 1 to 4 from the top. Written as letter and number: `C2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct BoardSpace(u8);

impl BoardSpace {
    /// Every space, row by row.
    pub fn all() -> impl Iterator<Item = BoardSpace> {
        (0..SPACES as u8).map(BoardSpace)
    }

    /// The space in a column and a row, both counted from 0.
    pub const fn at(column: u8, row: u8) -> BoardSpace {
        BoardSpace(row * SIDE as u8 + column)
    }

    /// The space as an index; at least [`SPACES`] for what came from an interface and is no space.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(super) const fn is_on_board(self) -> bool {
        self.index() < SPACES
    }

    pub(super) const fn mask(self) -> u16 {
        if self.is_on_board() { 1 << self.0 } else { 0 }
    }
}

impl std::fmt::Display for BoardSpace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", (b'A' + self.0 % SIDE as u8) as char, self.0 / SIDE as u8 + 1)
    }
}

impl From<BoardSpace> for String {
    fn from(space: BoardSpace) -> String {
        space.to_string()
    }
}

impl TryFrom<String> for BoardSpace {
    type Error = &'static str;

    fn try_from(text: String) -> Result<BoardSpace, Self::Error> {
        text.parse()
    }
}

impl std::str::FromStr for BoardSpace {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<BoardSpace, Self::Err> {
        match text.as_bytes() {
            &[column @ b'A'..=b'D', row @ b'1'..=b'4'] => Ok(BoardSpace::at(column - b'A', row - b'1')),
            _ => Err("a space is a letter from A to D and a number from 1 to 4"),
        }
    }
}

uniffi::custom_type!(BoardSpace, String, {
    lower: |space| space.to_string(),
    // What is no space crosses as one that the rules refuse.
    try_lift: |text| Ok(text.parse().unwrap_or(BoardSpace(u8::MAX))),
});

/// What the top of a space or of a piece feels like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum TopFace {
    /// A smooth top.
    Flat,
    /// A top with a hole.
    Hole,
}

/// What lies on a space: its height and its top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Record)]
pub struct Stack {
    /// How many levels, 0 to 3.
    pub height: u8,
    /// The top; none on an empty space.
    pub top: Option<TopFace>,
}

impl Stack {
    /// Nothing.
    pub const EMPTY: Stack = Stack { height: 0, top: None };

    /// Some levels with a top.
    pub const fn of(height: u8, top: TopFace) -> Stack {
        Stack { height, top: Some(top) }
    }

    /// Everything that a space can feel like, from the empty one up.
    pub const ALL: [Stack; 7] = [
        Stack::EMPTY,
        Stack::of(1, TopFace::Flat),
        Stack::of(1, TopFace::Hole),
        Stack::of(2, TopFace::Flat),
        Stack::of(2, TopFace::Hole),
        Stack::of(3, TopFace::Flat),
        Stack::of(3, TopFace::Hole),
    ];
}

/// The sixteen spaces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    /// The spaces with exactly one level, two and three.
    levels: [u16; HIGHEST as usize],
    /// The spaces whose top has a hole.
    holes: u16,
}

impl Board {
    /// The board with these stacks, row by row; a height above 3 counts as 3, and a stack without levels has no top.
    pub fn of(stacks: &[Stack; SPACES]) -> Board {
        let mut board = Board::default();
        for (space, stack) in BoardSpace::all().zip(stacks) {
            if let Some(level) = stack.height.min(HIGHEST).checked_sub(1) {
                board.levels[usize::from(level)] |= space.mask();
                if stack.top == Some(TopFace::Hole) {
                    board.holes |= space.mask();
                }
            }
        }
        board
    }

    /// What lies on `space`.
    pub const fn stack(&self, space: BoardSpace) -> Stack {
        let mask = space.mask();
        let [one, two, three] = self.levels;
        let height = if one & mask != 0 {
            1
        } else if two & mask != 0 {
            2
        } else if three & mask != 0 {
            3
        } else {
            return Stack::EMPTY;
        };
        Stack::of(height, if self.holes & mask == 0 { TopFace::Flat } else { TopFace::Hole })
    }

    /// The spaces that take another piece: the empty ones, and those with one level.
    pub(super) const fn open(&self) -> u16 {
        !(self.levels[1] | self.levels[2])
    }

    /// How many spaces have one level, two and three.
    pub(super) const fn counts(&self) -> [u32; 3] {
        let [one, two, three] = self.levels;
        [one.count_ones(), two.count_ones(), three.count_ones()]
    }

    /// Puts `piece` on a space that is open.
    pub(super) const fn place(&mut self, piece: WoodPiece, space: BoardSpace) {
        let mask = space.mask();
        let lower = (self.levels[0] & mask != 0) as u8;
        self.levels[0] &= !mask;
        self.levels[(lower + piece.levels() - 1) as usize] |= mask;
        let hole = matches!(piece.top(), TopFace::Hole) as u16;
        self.holes = (self.holes & !mask) | (mask * hole);
    }

    /// Whether `line` stands.
    #[inline]
    pub fn stands(&self, line: WinLine) -> bool {
        line.shape().is_some_and(|shape| self.has(shape))
    }

    /// Every line that stands.
    pub fn standing(&self) -> LineSet {
        let mut lines = LineSet::NONE;
        for (number, shape) in SHAPES.iter().enumerate() {
            if self.has(shape) {
                lines = lines.with(number);
            }
        }
        lines
    }

    /// Whether all tops of `line` are the same.
    pub(super) fn has_one_top(&self, line: WinLine) -> bool {
        line.shape().is_some_and(|shape| self.is_alike(shape.mask))
    }

    /// Whether all spaces of `line` have the same number of levels.
    pub(super) fn has_one_level(&self, line: WinLine) -> bool {
        line.shape().is_some_and(|shape| self.is_level(shape.mask))
    }

    /// Whether the line of this shape stands. A line with an empty space, as most that are named at random have, needs no
    /// closer look.
    #[inline]
    const fn has(&self, shape: &Shape) -> bool {
        self.covered() & shape.mask == shape.mask
            && match shape.way {
                WinWay::Identical => self.is_alike(shape.mask),
                WinWay::Level => self.is_level(shape.mask),
                WinWay::Stairs => self.is_climbing(shape),
            }
    }

    /// The spaces that are not empty.
    const fn covered(&self) -> u16 {
        self.levels[0] | self.levels[1] | self.levels[2]
    }

    const fn is_climbing(&self, shape: &Shape) -> bool {
        let ([one, two, three], [from, middle, to]) = (self.levels, shape.steps);
        let up = one & from | two & middle | three & to;
        let down = three & from | two & middle | one & to;
        (up == shape.mask) | (down == shape.mask)
    }

    const fn is_alike(&self, mask: u16) -> bool {
        let holes = self.holes & mask;
        (self.covered() & mask == mask) & ((holes == 0) | (holes == mask))
    }

    const fn is_level(&self, mask: u16) -> bool {
        let [one, two, three] = self.levels;
        (one & mask == mask) | (two & mask == mask) | (three & mask == mask)
    }
}
