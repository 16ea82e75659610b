//! The tide: what the rules play in seat 2 when one person plays alone.

use super::settle::Verdict;
use super::state::{RowSum, Stage, Tack, toward};
use super::turn::{Flow, Play};
use super::{Column, SIZE, Space, Storm, TackEvent};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};

/// The person's seat.
const PERSON: Seat = Seat(0);
/// The tide's seat.
const TIDE: Seat = Seat(1);

impl Tack {
    /// The row to which the tide moves its die of `column` on a token; none when the die stays.
    pub(super) fn tide_row(&self, column: Column, flood: bool) -> Option<u8> {
        self.row_that_scores(column)
            .or_else(|| self.row_that_busts(column))
            .or_else(|| self.row_that_follows(column, flood))
    }

    /// The row's dice with the tide's die of `column` among them.
    fn joined(&self, column: Column, row: u8) -> RowSum {
        let mut sum = self.row_sum(row);
        sum.total += self.die(TIDE, column).face();
        sum.dice[1] += 1;
        sum
    }

    /// The reachable row with the highest worth, the lowest of those that are equal.
    fn best_row(&self, column: Column, worth: impl Fn(u8) -> Option<i8>) -> Option<u8> {
        let mut rows = self.reach(TIDE, column);
        let mut best = None;
        while let Some(row) = rows.pop() {
            if let Some(worth) = worth(row)
                && best.is_none_or(|(_, found)| worth > found)
            {
                best = Some((row, worth));
            }
        }
        best.map(|(row, _)| row)
    }

    /// First choice: a row that scores, worth the tide's points less the person's.
    fn row_that_scores(&self, column: Column) -> Option<u8> {
        self.best_row(column, |row| {
            let sum = self.joined(column, row);
            let points = self.row_points(row, sum);
            (self.verdict(row, sum) == Verdict::Scores).then(|| points.of(TIDE) as i8 - points.of(PERSON) as i8)
        })
    }

    /// Second choice: a row that busts with dice of the person and no other die of the tide, worth the person's dice.
    fn row_that_busts(&self, column: Column) -> Option<u8> {
        self.best_row(column, |row| {
            let sum = self.joined(column, row);
            let [person, tide] = sum.dice;
            (self.verdict(row, sum) == Verdict::Busts && person > 0 && tide == 1).then_some(person as i8)
        })
    }

    /// Third choice: the next row in the token's direction, the one after it where Gale asks for that, unless it busts.
    fn row_that_follows(&self, column: Column, flood: bool) -> Option<u8> {
        let arrow = if flood { PERSON } else { TIDE };
        let reach = self.reach(TIDE, column);
        let next = toward(arrow, self.die(TIDE, column).row())?;
        let row = if reach.contains(next) || !self.must_leave_by_two(column) { next } else { toward(arrow, next)? };
        let stays = || self.verdict(row, self.joined(column, row)) != Verdict::Busts;
        (reach.contains(row) && stays()).then_some(row)
    }

    /// Whether Gale asks the tide's die of `column` to leave its starting space by two spaces.
    fn must_leave_by_two(&self, column: Column) -> bool {
        self.storm(Storm::Gale) && !self.die(TIDE, column).on_grid()
    }
}

impl<C: Chance, E: EventSink<TackEvent>> Play<'_, C, E> {
    /// Turns the tide's next token and moves its die, as the given stage.
    pub(super) fn next_token(&mut self, stage: Stage) -> Flow {
        self.gather_tokens();
        self.game.stage = stage;
        let left = SIZE as u32 - self.game.tokens.turned.len();
        // One draw says which of the tokens that lie face down is next, and what it shows.
        let drawn = self.chance.below(2 * left);
        let face_down = |column: &Column| !self.game.tokens.turned.contains(*column as u8);
        let Some(column) = Column::ALL.into_iter().filter(face_down).nth(drawn as usize / 2) else {
            return Flow::GoesOn;
        };
        let flood = drawn & 1 == 0;
        self.game.tokens.turned.add(column as u8);
        if flood {
            self.game.tokens.flood.add(column as u8);
        }
        self.tell(TackEvent::TokenTurned { column, flood });
        self.tide_moves(column, flood);
        Flow::GoesOn
    }

    fn tide_moves(&mut self, column: Column, flood: bool) {
        let from = Space { column, row: self.game.die(TIDE, column).row() };
        let Some(row) = self.game.tide_row(column, flood) else {
            return self.tell(TackEvent::TideStayed { column });
        };
        let to = Space { column, row };
        let face = self.relocate(TIDE, from, to);
        self.tell(TackEvent::Moved { seat: TIDE, face, from, to });
    }

    /// Shuffles the tokens when the fifth has been played.
    pub(super) fn gather_tokens(&mut self) {
        if self.game.tokens.turned.len() == SIZE as u32 {
            self.game.tokens = Default::default();
            self.tell(TackEvent::TokensShuffled);
        }
    }
}
