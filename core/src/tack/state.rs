//! The state of a game: two rows of five dice, and where in a turn it stands.
//!
//! Everything fits in one cache line and is copied freely. A seat never has two dice in one column, so its dice are kept
//! by column, each in a byte.

use serde::{Deserialize, Serialize};

use super::record::Record;
use super::{Column, Faces, SIZE, Space, Storm, StormSet, TackEnding, TackMode, TackQuestion, WindCard};
use crate::game::Seat;

/// The highest face of a die.
pub(super) const HIGHEST: u8 = 6;
/// The lowest of the faces that the 4-or-higher rule asks for.
pub(super) const HIGH: u8 = 4;
/// The row of seat 2's starting spaces; seat 1's are row 0.
pub(super) const FAR: u8 = 6;
/// The points with which a boat reaches the lighthouse.
pub const LIGHTHOUSE: u8 = 9;
/// After so many turns in a row without a point the game ends.
pub const CALM: u16 = 60;

/// The row of a seat's starting spaces.
pub(super) const fn home(seat: Seat) -> u8 {
    if seat.0 == 0 { 0 } else { FAR }
}

/// The row after `row` on the way to `seat`'s side; none when it is off the grid.
pub(super) const fn toward(seat: Seat, row: u8) -> Option<u8> {
    match (seat.0, row) {
        (0, 2..=6) => Some(row - 1),
        (0, _) | (_, 5..) => None,
        _ => Some(row + 1),
    }
}

/// The seat across the table.
pub(super) const fn across(seat: Seat) -> Seat {
    Seat(seat.0 ^ 1)
}

/// Whether `row` lies on the grid.
pub(super) const fn on_grid(row: u8) -> bool {
    matches!(row, 1..=5)
}

/// A die on the board in one byte, its row above its face; 0 is no die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Die(u8);

impl Die {
    pub(super) const NONE: Die = Die(0);

    pub(super) const fn new(row: u8, face: u8) -> Die {
        Die(row << 3 | face)
    }

    pub(super) const fn row(self) -> u8 {
        self.0 >> 3
    }

    pub(super) const fn face(self) -> u8 {
        self.0 & 7
    }

    pub(super) const fn is_there(self) -> bool {
        self.0 != 0
    }

    pub(super) const fn on_grid(self) -> bool {
        on_grid(self.row())
    }
}

/// A set of small numbers, columns or rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Bits(pub(super) u8);

impl Bits {
    pub(super) const NONE: Bits = Bits(0);

    pub(super) const fn contains(self, number: u8) -> bool {
        self.0 >> number & 1 == 1
    }

    pub(super) fn add(&mut self, number: u8) {
        self.0 |= 1 << number;
    }

    pub(super) fn remove(&mut self, number: u8) {
        self.0 &= !(1 << number);
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Takes the lowest number out of the set.
    pub(super) fn pop(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(lowest)
    }
}

/// How far a turn has come; what follows once all rows are settled and all dice placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Stage {
    /// The opening dice are placed, raised and removed.
    Opening,
    /// Before the move: what the wind card does, and drifts.
    Start,
    /// After the move: settling, then the abilities at the turn's end.
    Moved,
    /// The tide plays its first token.
    FirstToken,
    /// The tide plays its second token.
    SecondToken,
}

/// Which storm cards are still to come when the opening is done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum StormsDue {
    #[default]
    None,
    Random,
    Chosen(StormSet),
}

/// What only the opening needs; back at its default once the first turn begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Opening {
    /// Whether seat 2 is the older player.
    pub(super) second_is_older: bool,
    pub(super) even_start: bool,
    /// The sums as rolled.
    pub(super) sums: [u8; 2],
    pub(super) storms: StormsDue,
}

/// A pending decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Asked {
    pub(super) seat: Seat,
    pub(super) question: TackQuestion,
}

/// The tide's tokens, a bit for each column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tokens {
    /// Those that lie face up.
    pub(super) turned: Bits,
    /// Those of them that show flood.
    pub(super) flood: Bits,
}

/// What the dice in a row come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct RowSum {
    pub(super) total: u8,
    /// How many dice each seat has in it.
    pub(super) dice: [u8; 2],
}

impl RowSum {
    pub(super) const fn count(self) -> u8 {
        self.dice[0] + self.dice[1]
    }
}

/// A game of Tack.
///
/// As JSON it is a record with readable names, the same text for equal games; `NOTES.md` beside this file describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Record", try_from = "Record")]
pub struct Tack {
    pub(super) mode: TackMode,
    pub(super) card: WindCard,
    /// The storm cards in play.
    pub(super) storms: StormSet,
    pub(super) opening: Opening,
    /// The dice on the board by seat and column.
    pub(super) dice: [[Die; SIZE]; 2],
    /// The rolled dice that each seat has yet to place: a person's from high to low, the tide's by column.
    pub(super) hands: [Faces; 2],
    pub(super) scores: [u8; 2],
    /// How many turns have begun.
    pub(super) turn: u16,
    /// The turn of the latest point; 0 before the first.
    pub(super) last_point: u16,
    /// Whose turn it is; seat 1 during the opening, which places first.
    pub(super) active: Seat,
    pub(super) stage: Stage,
    /// The pending decision; none when the game is over.
    pub(super) asked: Option<Asked>,
    /// The rows that gained dice or pips and are still to be settled.
    pub(super) unsettled: Bits,
    /// Whether the move, or a pull after it, has settled a row.
    pub(super) settled: bool,
    /// The columns of the dice that may still drift on the night's tide.
    pub(super) drifting: Bits,
    /// The column of the die that Tailwind lets turn.
    pub(super) tailwind: Option<Column>,
    /// The abilities at the turn's end that have been used.
    pub(super) used: StormSet,
    pub(super) tokens: Tokens,
    pub(super) ending: Option<TackEnding>,
}

impl Tack {
    pub(super) const fn die(&self, seat: Seat, column: Column) -> Die {
        self.dice[seat.index() & 1][column.index()]
    }

    pub(super) fn put(&mut self, seat: Seat, column: Column, die: Die) {
        self.dice[seat.index() & 1][column.index()] = die;
    }

    /// Whose die lies on `space`.
    pub(super) fn owner(&self, space: Space) -> Option<Seat> {
        [Seat(0), Seat(1)].into_iter().find(|&seat| {
            let die = self.die(seat, space.column);
            die.is_there() && die.row() == space.row
        })
    }

    /// Whether no die lies on the space.
    pub(super) const fn is_free(&self, column: Column, row: u8) -> bool {
        let [first, second] = [self.die(Seat(0), column), self.die(Seat(1), column)];
        !(first.is_there() && first.row() == row || second.is_there() && second.row() == row)
    }

    pub(super) const fn storm(&self, storm: Storm) -> bool {
        self.storms.contains(storm)
    }

    /// Whether the rules play `seat`.
    pub(super) const fn is_tide(&self, seat: Seat) -> bool {
        seat.0 == 1 && matches!(self.mode, TackMode::Tide { .. })
    }

    /// The dice of `seat` in one number, a byte each, column A lowest.
    const fn packed(&self, seat: Seat) -> u64 {
        let [a, b, c, d, e] = self.dice[seat.index() & 1];
        u64::from_le_bytes([a.0, b.0, c.0, d.0, e.0, 0, 0, 0])
    }

    /// What the dice in a `row` of the grid come to.
    ///
    /// Rows are counted after every move, so all five bytes of a seat are compared at once.
    pub(super) const fn row_sum(&self, row: u8) -> RowSum {
        const EACH: u64 = 0x01_0101_0101;
        let mut sum = RowSum { total: 0, dice: [0; 2] };
        let mut seat = 0;
        while seat < 2 {
            let dice = self.packed(Seat(seat));
            let elsewhere = ((dice >> 3) & (7 * EACH)) ^ (row as u64 * EACH);
            // Bytes stay below 128, so that only a byte of another row carries into its top bit.
            let here = !((elsewhere + 0x7F * EACH) >> 7) & EACH;
            let faces = dice & (here * 7);
            // A product with EACH adds the five bytes up in the fifth.
            sum.dice[seat as usize] = (here.wrapping_mul(EACH) >> 32) as u8;
            sum.total += (faces.wrapping_mul(EACH) >> 32) as u8;
            seat += 1;
        }
        sum
    }

    /// Whether `seat` shows no 4, 5 or 6, the faces with the bit of 4, and so must change a die.
    pub(super) const fn lacks_high_die(&self, seat: Seat) -> bool {
        self.packed(seat) & (HIGH as u64 * 0x01_0101_0101) == 0
    }

    /// The columns in which `seat` has no die.
    pub(super) fn open_columns(&self, seat: Seat) -> Bits {
        let mut open = Bits::NONE;
        for column in Column::ALL {
            if !self.die(seat, column).is_there() {
                open.add(column as u8);
            }
        }
        open
    }
}
