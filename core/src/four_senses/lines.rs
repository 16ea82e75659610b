//! The lines that can be named, worked out once: 10 of four spaces with two ways each, and 24 stairs.

use serde::{Deserialize, Serialize};

use super::board::{BoardSpace, SIDE};

/// How many lines can be named.
pub const NAMABLE: usize = 44;
/// How many lines have four spaces.
pub(super) const FOURS: usize = 10;

/// How a line wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum WinWay {
    /// Four tops are all flat, or all have a hole.
    Identical,
    /// Four spaces have the same number of levels.
    Level,
    /// Three neighbouring spaces have one, two and three levels, in this or the reverse order.
    Stairs,
}

impl WinWay {
    /// Every way.
    pub const ALL: [WinWay; 3] = [WinWay::Identical, WinWay::Level, WinWay::Stairs];

    /// The way's name in ids and saved games.
    pub const fn id(self) -> &'static str {
        match self {
            WinWay::Identical => "identical",
            WinWay::Level => "level",
            WinWay::Stairs => "stairs",
        }
    }
}

/// What a line is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    pub(super) way: WinWay,
    /// How many spaces it has.
    pub(super) length: u8,
    /// Its spaces from one end to the other, as many as `length` says.
    pub(super) spaces: [BoardSpace; SIDE],
    /// The same spaces as a mask.
    pub(super) mask: u16,
    /// The first three of them as a mask each: the steps of stairs.
    pub(super) steps: [u16; 3],
}

impl Shape {
    /// `length` spaces from column `x` and row `y` on, each `dx` columns and `dy` rows after the one before.
    const fn new(way: WinWay, length: u8, x: i8, y: i8, dx: i8, dy: i8) -> Shape {
        let mut shape = Shape { way, length, spaces: [BoardSpace::at(0, 0); SIDE], mask: 0, steps: [0; 3] };
        let mut step = 0;
        while step < length as i8 {
            let space = BoardSpace::at((x + step * dx) as u8, (y + step * dy) as u8);
            shape.spaces[step as usize] = space;
            shape.mask |= space.mask();
            if (step as usize) < shape.steps.len() {
                shape.steps[step as usize] = space.mask();
            }
            step += 1;
        }
        shape
    }

    pub(super) const fn ends(&self) -> [BoardSpace; 2] {
        [self.spaces[0], self.spaces[self.length as usize - 1]]
    }
}

/// Every line: those of four as identical, then as level, rows before columns before diagonals; then the stairs.
pub(super) static SHAPES: [Shape; NAMABLE] = shapes();

const fn shapes() -> [Shape; NAMABLE] {
    let mut shapes = [Shape::new(WinWay::Identical, 4, 0, 0, 1, 1); NAMABLE];
    let mut ways = 0;
    while ways < 2 {
        let way = if ways == 0 { WinWay::Identical } else { WinWay::Level };
        let first = ways * FOURS;
        let mut at = 0;
        while at < SIDE {
            shapes[first + at] = Shape::new(way, 4, 0, at as i8, 1, 0);
            shapes[first + SIDE + at] = Shape::new(way, 4, at as i8, 0, 0, 1);
            at += 1;
        }
        shapes[first + 2 * SIDE] = Shape::new(way, 4, 0, 0, 1, 1);
        shapes[first + 2 * SIDE + 1] = Shape::new(way, 4, 0, 3, 1, -1);
        ways += 1;
    }
    let directions: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];
    let (mut at, mut direction) = (2 * FOURS, 0);
    while direction < directions.len() {
        let (dx, dy) = directions[direction];
        let mut start = 0;
        while start < (SIDE * SIDE) as i8 {
            let (x, y) = (start % SIDE as i8, start / SIDE as i8);
            let (end_x, end_y) = (x + 2 * dx, y + 2 * dy);
            if end_x < SIDE as i8 && end_y >= 0 && end_y < SIDE as i8 {
                shapes[at] = Shape::new(WinWay::Stairs, 3, x, y, dx, dy);
                at += 1;
            }
            start += 1;
        }
        direction += 1;
    }
    assert!(at == NAMABLE, "there are 24 stairs");
    shapes
}

/// A line that can be named, with the way it wins. Written as its ends and its way: `A1-D1 identical`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct WinLine(u8);

impl WinLine {
    /// Every line.
    pub fn all() -> impl Iterator<Item = WinLine> {
        (0..NAMABLE as u8).map(WinLine)
    }

    pub(super) const fn numbered(number: u8) -> WinLine {
        WinLine(number)
    }

    /// The line's place among all of them; at least [`NAMABLE`] for what came from an interface and is no line.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(super) fn shape(self) -> Option<&'static Shape> {
        SHAPES.get(self.index())
    }

    /// How it wins; none for what is no line.
    pub fn way(self) -> Option<WinWay> {
        self.shape().map(|shape| shape.way)
    }

    /// Its spaces from one end to the other; none for what is no line.
    pub fn spaces(self) -> &'static [BoardSpace] {
        self.shape().map_or(&[], |shape| shape.spaces.get(..usize::from(shape.length)).unwrap_or_default())
    }
}

impl std::fmt::Display for WinLine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.shape() {
            Some(shape) => {
                let [from, to] = shape.ends();
                write!(f, "{from}-{to} {}", shape.way.id())
            }
            None => write!(f, "no line"),
        }
    }
}

impl From<WinLine> for String {
    fn from(line: WinLine) -> String {
        line.to_string()
    }
}

impl TryFrom<String> for WinLine {
    type Error = &'static str;

    fn try_from(text: String) -> Result<WinLine, Self::Error> {
        text.parse()
    }
}

impl std::str::FromStr for WinLine {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<WinLine, Self::Err> {
        WinLine::all().find(|line| line.to_string() == text).ok_or("a line is its two ends and its way")
    }
}

/// A line as interfaces see it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, uniffi::Record)]
pub struct LineOnBoard {
    /// How it wins.
    pub way: WinWay,
    /// Its spaces from one end to the other.
    pub spaces: Vec<BoardSpace>,
}

uniffi::custom_type!(WinLine, LineOnBoard, {
    lower: |line| LineOnBoard { way: line.way().unwrap_or(WinWay::Stairs), spaces: line.spaces().to_vec() },
    // What is no line crosses as one that the rules refuse.
    try_lift: |shown| Ok(WinLine::all()
        .find(|line| line.way() == Some(shown.way) && line.spaces() == shown.spaces)
        .unwrap_or(WinLine(u8::MAX))),
});

/// A set of lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct LineSet(u64);

impl LineSet {
    /// No line.
    pub const NONE: LineSet = LineSet(0);

    pub(super) const fn with(self, number: usize) -> LineSet {
        LineSet(self.0 | 1 << number)
    }

    /// Whether `line` is in the set.
    pub const fn contains(self, line: WinLine) -> bool {
        line.index() < NAMABLE && self.0 >> line.index() & 1 == 1
    }

    /// The lines that are in both sets.
    #[must_use]
    pub const fn and(self, other: LineSet) -> LineSet {
        LineSet(self.0 & other.0)
    }

    /// The lines of this set that are not in `other`.
    #[must_use]
    pub const fn without(self, other: LineSet) -> LineSet {
        LineSet(self.0 & !other.0)
    }

    /// How many lines are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no line is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lines of the set in order.
    pub fn iter(self) -> impl Iterator<Item = WinLine> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let number = left.trailing_zeros() as u8;
            left &= left - 1;
            Some(WinLine(number))
        })
    }
}

#[cfg(test)]
mod tests {
    use uniffi::{Lift, Lower};

    use super::*;
    use crate::UniFfiTag;

    #[test]
    fn every_line_is_named_once_and_read_back() {
        let names: std::collections::BTreeSet<String> = WinLine::all().map(|line| line.to_string()).collect();
        assert_eq!(names.len(), NAMABLE);
        for line in WinLine::all() {
            assert_eq!(line.to_string().parse(), Ok(line));
            let crossed = <LineOnBoard as Lower<UniFfiTag>>::lower(LineOnBoard {
                way: line.way().unwrap(),
                spaces: line.spaces().to_vec(),
            });
            assert_eq!(<WinLine as Lift<UniFfiTag>>::try_lift(crossed).unwrap(), line);
        }
    }

    #[test]
    fn what_is_no_line_crosses_as_one_that_the_rules_refuse() {
        let nothing = LineOnBoard { way: WinWay::Level, spaces: vec![BoardSpace::at(0, 0)] };
        let buffer = <LineOnBoard as Lower<UniFfiTag>>::lower(nothing);
        let line = <WinLine as Lift<UniFfiTag>>::try_lift(buffer).unwrap();
        assert_eq!((line.way(), line.spaces()), (None, [].as_slice()));
    }
}
