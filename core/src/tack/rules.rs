//! What a seat may do: how far a die reaches, and the list of legal actions.

use super::cards::StormSet;
use super::state::{Bits, Die, FAR, HIGH, HIGHEST, Tack, home, on_grid, toward};
use super::{Column, ColumnEffect, Faces, SIZE, Space, Storm, TackAction, TackQuestion, TackRefusal};
use crate::game::Seat;

/// The storm cards that change how far a die goes along its column.
const BOUNDS: StormSet = StormSet::of(&[Storm::Becalmed, Storm::Gale, Storm::Anchor]);
/// The storm cards that offer another move than one along a column.
const OTHER_MOVES: StormSet = StormSet::of(&[Storm::Crosswind, Storm::SwapCourse]);
/// The storm cards with an ability at the turn's end.
const ABILITIES: StormSet = StormSet::of(&[Storm::Undertow, Storm::TrimmedSails]);

/// The rows that a die in one row reaches when the other die of its column lies in another row, a bit for each row.
///
/// A die on a starting space is in nobody's way, and neither is one that does not exist; both stand outside rows 1 to 5.
const REACH: [[u8; 8]; 8] = {
    let mut reach = [[0; 8]; 8];
    let mut from = 0;
    while from <= FAR {
        let mut other = 0;
        while other < 8 {
            let mut row = 1;
            while row <= SIZE as u8 {
                let blocked = on_grid(other) && (from < other && other <= row || row <= other && other < from);
                if row != from && !blocked {
                    reach[from as usize][other as usize] |= 1 << row;
                }
                row += 1;
            }
            other += 1;
        }
        from += 1;
    }
    reach
};

/// The moves of a die in each column from each row over empty spaces, by rising row; padded, so that five can be copied
/// from any place.
static SHEETS: [[[TackAction; 7 + SIZE]; 8]; SIZE] = {
    let mut sheets = [[[TackAction::Done; 7 + SIZE]; 8]; SIZE];
    let mut column = 0;
    while column < SIZE {
        let mut from = 0;
        while from <= FAR {
            let mut count = 0;
            let mut row = 1;
            while row <= SIZE as u8 {
                if row != from {
                    let column = Column::ALL[column];
                    let [from, to] = [Space { column, row: from }, Space { column, row }];
                    sheets[column as usize][from.row as usize][count] = TackAction::Move { from, to };
                    count += 1;
                }
                row += 1;
            }
            from += 1;
        }
        column += 1;
    }
    sheets
};

/// The rows from `row - by` to `row + by`.
const fn around(row: u8, by: u8) -> u8 {
    let lowest = row.saturating_sub(by);
    let highest = if row + by > 7 { 7 } else { row + by };
    ((0xFF_u32 << lowest) & (0xFF >> (7 - highest))) as u8
}

impl Tack {
    /// The rows that the die of `seat` in `column` may move to along its column; none without a die.
    #[inline]
    pub(super) fn reach(&self, seat: Seat, column: Column) -> Bits {
        let die = self.die(seat, column);
        if !die.is_there() {
            return Bits::NONE;
        }
        let other = self.die(Seat(seat.0 ^ 1), column);
        let from = die.row();
        let mut rows = REACH[usize::from(from & 7)][usize::from(other.row() & 7)];
        if self.storms.meets(BOUNDS) {
            if self.storm(Storm::Becalmed) {
                rows &= around(from, 2);
            }
            if self.is_anchored(die) {
                rows &= around(from, 1);
            }
            let far_enough = rows & !around(from, 1);
            if self.storm(Storm::Gale) && !die.on_grid() && far_enough != 0 {
                rows = far_enough;
            }
        }
        Bits(rows)
    }

    /// Whether Anchor holds the die.
    pub(super) const fn is_anchored(&self, die: Die) -> bool {
        self.storm(Storm::Anchor) && die.face() == 1 && die.on_grid()
    }

    /// The row that the die of `seat` in `column` drifts to; none when it may not drift, or not now.
    pub(super) fn drift(&self, seat: Seat, column: Column) -> Option<u8> {
        let die = self.die(seat, column);
        if !die.on_grid() || !self.drifting.contains(column as u8) {
            return None;
        }
        let Some(ColumnEffect::Tide { seat: arrow }) = self.card.effect(column) else {
            return None;
        };
        toward(arrow, die.row()).filter(|&row| self.is_free(column, row))
    }

    /// The row that Undertow may pull the die of `seat` in `column` to.
    pub(super) fn pull(&self, seat: Seat, column: Column) -> Option<u8> {
        let die = self.die(seat, column);
        if !die.on_grid() {
            return None;
        }
        toward(seat, die.row()).filter(|&row| self.is_free(column, row))
    }

    /// Whether `seat` has a move of any kind.
    pub(super) fn can_move(&self, seat: Seat) -> bool {
        let along = Column::ALL.into_iter().any(|column| !self.reach(seat, column).is_empty());
        along || self.storms.meets(OTHER_MOVES) && self.any_other_move(seat)
    }

    fn any_other_move(&self, seat: Seat) -> bool {
        let mut found = false;
        self.other_moves(seat, |_| found = true);
        found
    }

    /// Whether `seat` has a drift to make.
    pub(super) fn can_drift(&self, seat: Seat) -> bool {
        Column::ALL.into_iter().any(|column| self.drift(seat, column).is_some())
    }

    /// Whether `seat` has an ability left at the turn's end.
    pub(super) fn has_abilities(&self, seat: Seat) -> bool {
        if !self.storms.meets(ABILITIES) {
            return false;
        }
        let mut found = false;
        self.abilities(seat, |_| found = true);
        found
    }

    /// The lowest face of `seat`.
    pub(super) fn lowest_face(&self, seat: Seat) -> u8 {
        let faces = self.dice[seat.index() & 1].iter().map(|die| die.face()).filter(|&face| face != 0);
        faces.min().unwrap_or(0)
    }

    /// The one way to place the hand of `seat` when it has no choice.
    pub(super) fn only_places(&self, seat: Seat) -> Option<Faces> {
        let hand = self.hands[seat.index() & 1];
        if self.is_tide(seat) {
            return Some(hand);
        }
        let open = self.open_columns(seat);
        let dice = hand.0.iter().filter(|&&face| face != 0).count();
        if open.len() as usize != dice || hand.0.iter().any(|&face| face != 0 && face != hand.0[0]) {
            return None;
        }
        let mut places = Faces::default();
        for column in Column::ALL {
            if open.contains(column as u8) {
                places.0[column.index()] = hand.0[0];
            }
        }
        Some(places)
    }

    /// Appends the legal actions of the pending decision, each once.
    pub(super) fn list(&self, into: &mut Vec<TackAction>) {
        let Some(asked) = self.asked else {
            return;
        };
        let seat = asked.seat;
        match asked.question {
            TackQuestion::OpeningPlaces | TackQuestion::Places => self.places(seat, into),
            TackQuestion::HighDie => self.high_dice(seat, into),
            TackQuestion::LowestDie => {
                let lowest = self.lowest_face(seat);
                let columns = Column::ALL.into_iter().filter(|&column| self.die(seat, column).face() == lowest);
                into.extend(columns.map(|column| TackAction::Remove { column }));
            }
            TackQuestion::Drifts => {
                for column in Column::ALL {
                    if let Some(row) = self.drift(seat, column) {
                        let from = Space { column, row: self.die(seat, column).row() };
                        into.push(TackAction::Drift { from, to: Space { column, row } });
                    }
                }
                into.push(TackAction::Done);
            }
            TackQuestion::Move => {
                self.moves(seat, into);
                if self.storms.meets(OTHER_MOVES) {
                    self.other_moves(seat, |action| into.push(action));
                }
            }
            TackQuestion::Tailwind => {
                let face = self.tailwind.map_or(0, |column| self.die(seat, column).face());
                push_turns(face, |up| into.push(TackAction::Turn { up }));
                into.push(TackAction::Done);
            }
            TackQuestion::TurnEnd => {
                self.abilities(seat, |action| into.push(action));
                into.push(TackAction::Done);
            }
        }
    }

    fn moves(&self, seat: Seat, into: &mut Vec<TackAction>) {
        into.reserve(SIZE * SIZE);
        for column in Column::ALL {
            let rows = self.reach(seat, column);
            let from = self.die(seat, column).row();
            // The rows that a die reaches follow one another among all that it might, so the moves are one piece of the
            // sheet. Five are copied whatever their number and the surplus is cut off, which costs less than to branch.
            let lowest = rows.0.trailing_zeros() as usize;
            let passed = usize::from(on_grid(from) && lowest > usize::from(from));
            let start = lowest.wrapping_sub(1 + passed) & 7;
            let sheet = &SHEETS[column.index()][usize::from(from & 7)];
            let end = into.len() + rows.len() as usize;
            into.extend_from_slice(&sheet[start..start + SIZE]);
            into.truncate(end);
        }
    }

    /// Crosswind and Swap Course.
    fn other_moves(&self, seat: Seat, mut found: impl FnMut(TackAction)) {
        if self.storm(Storm::Crosswind) {
            for column in Column::ALL {
                let row = self.die(seat, column).row();
                for next in neighbours(column) {
                    if self.refuse_sidestep(seat, column, next).is_none() {
                        let [from, to] = [Space { column, row }, Space { column: next, row }];
                        found(TackAction::Sidestep { from, to });
                    }
                }
            }
        }
        if self.storm(Storm::SwapCourse) {
            for one in Column::ALL {
                for other in Column::ALL.into_iter().skip(one.index() + 1) {
                    if self.refuse_swap(seat, one, other).is_none() {
                        let [one, other] =
                            [one, other].map(|column| Space { column, row: self.die(seat, column).row() });
                        found(TackAction::Swap { one, other });
                    }
                }
            }
        }
    }

    /// Why the die in `column` may not step sideways to `next`, a neighbouring column; none when it may.
    pub(super) fn refuse_sidestep(&self, seat: Seat, column: Column, next: Column) -> Option<TackRefusal> {
        let die = self.die(seat, column);
        if !die.on_grid() {
            Some(TackRefusal::NotOnGrid)
        } else if self.die(seat, next).is_there() {
            Some(TackRefusal::ColumnTaken)
        } else if !self.is_free(next, die.row()) {
            Some(TackRefusal::Occupied)
        } else {
            None
        }
    }

    /// Why the dice in two columns may not change places; none when they may.
    pub(super) fn refuse_swap(&self, seat: Seat, one: Column, other: Column) -> Option<TackRefusal> {
        let [one, other] = [self.die(seat, one), self.die(seat, other)];
        if !one.on_grid() || !other.on_grid() {
            Some(TackRefusal::NotOnGrid)
        } else if self.is_anchored(one) || self.is_anchored(other) {
            Some(TackRefusal::Anchored)
        } else if one.face() == other.face() {
            Some(TackRefusal::SameFaces)
        } else {
            None
        }
    }

    /// Undertow and Trimmed Sails, as far as they are not used.
    fn abilities(&self, seat: Seat, mut found: impl FnMut(TackAction)) {
        if self.may_use(Storm::Undertow) {
            for column in Column::ALL {
                if let Some(row) = self.pull(seat, column) {
                    let from = Space { column, row: self.die(seat, column).row() };
                    found(TackAction::Pull { from, to: Space { column, row } });
                }
            }
        }
        if self.may_use(Storm::TrimmedSails) {
            for column in Column::ALL {
                let die = self.die(seat, column);
                if die.is_there() && !die.on_grid() {
                    push_turns(die.face(), |up| found(TackAction::Trim { column, up }));
                }
            }
        }
    }

    /// Whether the ability of `storm` is in play and unused this turn.
    pub(super) const fn may_use(&self, storm: Storm) -> bool {
        self.storm(storm) && !self.used.contains(storm)
    }

    fn high_dice(&self, seat: Seat, into: &mut Vec<TackAction>) {
        for column in Column::ALL {
            let die = self.die(seat, column);
            if die.is_there() && die.row() == home(seat) {
                into.extend((HIGH..=HIGHEST).map(|face| TackAction::Raise { column, face }));
            }
        }
    }

    fn places(&self, seat: Seat, into: &mut Vec<TackAction>) {
        let open = self.open_columns(seat);
        let count = (open.len() as usize).min(SIZE);
        // The hand is sorted from high to low and ends in zeros, so it is the first arrangement of the open columns.
        let mut arranged = self.hands[seat.index() & 1];
        loop {
            let faces = if count == SIZE { arranged } else { spread(&arranged.0[..count], open) };
            into.push(TackAction::Place { faces });
            if !rearrange(&mut arranged.0[..count]) {
                return;
            }
        }
    }
}

/// The faces laid in the open columns one after another.
fn spread(arranged: &[u8], mut open: Bits) -> Faces {
    let mut faces = Faces::default();
    for &face in arranged {
        if let Some(column) = open.pop() {
            faces.0[usize::from(column) % SIZE] = face;
        }
    }
    faces
}

/// Makes the next arrangement of the same faces, each once, from the highest to the lowest; false after the last.
fn rearrange(faces: &mut [u8]) -> bool {
    let mut falls = faces.len();
    // From the end back over what only rises: the face before it gives way to the next lower one behind it.
    while falls > 1 {
        falls -= 1;
        let pivot = faces[falls - 1];
        if pivot > faces[falls] {
            let mut lower = faces.len() - 1;
            while lower > falls && faces[lower] >= pivot {
                lower -= 1;
            }
            faces.swap(falls - 1, lower);
            faces[falls..].reverse();
            return true;
        }
    }
    false
}

/// Up and down, as far as a die with this face turns.
fn push_turns(face: u8, mut push: impl FnMut(bool)) {
    if face < HIGHEST {
        push(true);
    }
    if face > 1 {
        push(false);
    }
}

/// The columns beside `column`.
fn neighbours(column: Column) -> impl Iterator<Item = Column> {
    Column::ALL.into_iter().filter(move |&next| are_neighbours(column, next))
}

/// Whether the columns lie side by side.
pub(super) const fn are_neighbours(one: Column, other: Column) -> bool {
    (one as u8).abs_diff(other as u8) == 1
}
