//! Settling a row: scores, busts, and the dice that are rolled again.

use super::state::{Die, HIGH, LIGHTHOUSE, RowSum, Stage, Tack, across, home};
use super::turn::{Flow, Play};
use super::{Column, Faces, Storm, TackEnding, TackEvent, TackQuestion};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};

/// What becomes of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Stays,
    Scores,
    Busts,
}

/// The points of a row that scores, by seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct RowPoints {
    /// One for each die.
    pub(super) dice: [u8; 2],
    /// Flotilla's.
    pub(super) flotilla: [u8; 2],
    /// Lighthouse Beam's.
    pub(super) beam: [u8; 2],
}

impl RowPoints {
    /// All points of `seat`.
    pub(super) const fn of(&self, seat: Seat) -> u8 {
        let at = seat.index() & 1;
        self.dice[at] + self.flotilla[at] + self.beam[at]
    }
}

impl Tack {
    /// What becomes of `row` when its dice come to `sum`.
    pub(super) const fn verdict(&self, row: u8, sum: RowSum) -> Verdict {
        let wind = self.card.wind(row);
        if sum.total > wind || sum.count() >= 4 {
            Verdict::Busts
        } else if sum.total == wind && !self.is_foggy(row) {
            Verdict::Scores
        } else {
            Verdict::Stays
        }
    }

    /// Whether fog keeps the row from scoring.
    pub(super) const fn is_foggy(&self, row: u8) -> bool {
        row == 3 && self.storm(Storm::FogBank)
    }

    /// What `row` pays when its dice, which come to `sum`, score.
    pub(super) const fn row_points(&self, row: u8, sum: RowSum) -> RowPoints {
        let flotilla = self.storm(Storm::Flotilla) && sum.count() == 3;
        let beam = self.storm(Storm::LighthouseBeam);
        let [first, second] = [sum.dice[0] > 0, sum.dice[1] > 0];
        RowPoints {
            dice: sum.dice,
            flotilla: [(flotilla && first) as u8, (flotilla && second) as u8],
            beam: [(beam && first && row == 5) as u8, (beam && second && row == 1) as u8],
        }
    }
}

impl<C: Chance, E: EventSink<TackEvent>> Play<'_, C, E> {
    /// Settles a row that gained dice or pips.
    pub(super) fn settle(&mut self, row: u8) -> Flow {
        let sum = self.game.row_sum(row);
        match self.game.verdict(row, sum) {
            Verdict::Stays => return Flow::GoesOn,
            Verdict::Scores => self.score(row, sum),
            Verdict::Busts => self.bust(row, sum),
        }
        if self.game.scores.iter().any(|&score| score >= LIGHTHOUSE) {
            return self.end(TackEnding::Lighthouse);
        }
        if self.game.stage == Stage::Moved {
            self.game.settled = true;
        }
        for seat in [self.game.active, across(self.game.active)] {
            self.roll_row(seat, row);
        }
        Flow::GoesOn
    }

    fn score(&mut self, row: u8, sum: RowSum) {
        let points = self.game.row_points(row, sum);
        self.tell(TackEvent::RowScored { row, total: sum.total, points: points.dice.into() });
        for (storm, bonus) in [(Storm::Flotilla, points.flotilla), (Storm::LighthouseBeam, points.beam)] {
            for seat in [Seat(0), Seat(1)] {
                if bonus[seat.index()] > 0 {
                    self.tell(TackEvent::Bonus { seat, storm, row });
                }
            }
        }
        self.pay([points.of(Seat(0)), points.of(Seat(1))]);
    }

    fn bust(&mut self, row: u8, sum: RowSum) {
        let wind = self.game.card.wind(row);
        self.tell(TackEvent::RowBust { row, total: sum.total, wind, dice: sum.count() });
        if self.game.storm(Storm::ManOverboard) {
            let seat = across(self.game.active);
            self.tell(TackEvent::Bonus { seat, storm: Storm::ManOverboard, row });
            self.pay(if seat.0 == 0 { [1, 0] } else { [0, 1] });
        }
    }

    fn pay(&mut self, points: [u8; 2]) {
        for (score, points) in self.game.scores.iter_mut().zip(points) {
            *score += points;
        }
        self.game.last_point = self.game.turn;
        self.tell(TackEvent::Scores { scores: self.game.scores.into() });
    }

    /// Takes the dice of `seat` off a settled row and rolls them.
    fn roll_row(&mut self, seat: Seat, row: u8) {
        let keeps_columns = self.game.is_tide(seat);
        let mut rolled = Faces::default();
        let mut hand = Faces::default();
        let mut count = 0;
        for column in Column::ALL {
            let die = self.game.die(seat, column);
            if die.is_there() && die.row() == row {
                self.game.put(seat, column, Die::NONE);
                let face = self.chance.die();
                rolled.0[count] = face;
                hand.0[if keeps_columns { column.index() } else { count }] = face;
                count += 1;
            }
        }
        if count == 0 {
            return;
        }
        if !keeps_columns {
            hand = hand.sorted();
        }
        self.game.hands[seat.index() & 1] = hand;
        self.tell(TackEvent::Rolled { seat, count: count as u8, faces: rolled });
    }

    /// Places what has been rolled, the active seat's dice first; asks where an owner can choose.
    pub(super) fn place_hands(&mut self) -> Flow {
        for seat in [self.game.active, across(self.game.active)] {
            if self.game.hands[seat.index() & 1] == Faces::default() {
                continue;
            }
            let flow = match self.game.only_places(seat) {
                Some(faces) => self.place(seat, faces),
                None if self.game.stage == Stage::Opening => self.ask(seat, TackQuestion::OpeningPlaces),
                None => self.ask(seat, TackQuestion::Places),
            };
            if flow == Flow::Waits {
                return flow;
            }
        }
        Flow::GoesOn
    }

    /// Puts rolled dice on starting spaces, and looks after the 4-or-higher rule.
    pub(super) fn place(&mut self, seat: Seat, faces: Faces) -> Flow {
        for column in Column::ALL {
            let face = faces.0[column.index()];
            if face != 0 {
                self.game.put(seat, column, Die::new(home(seat), face));
            }
        }
        self.game.hands[seat.index() & 1] = Faces::default();
        self.tell(TackEvent::Placed { seat, faces });
        if !self.game.lacks_high_die(seat) {
            return Flow::GoesOn;
        }
        if !self.game.is_tide(seat) {
            return self.ask(seat, TackQuestion::HighDie);
        }
        let starting = |column: &Column| {
            let die = self.game.die(seat, *column);
            die.is_there() && !die.on_grid()
        };
        if let Some(column) = Column::ALL.into_iter().find(starting) {
            self.raise(seat, column, HIGH);
        }
        Flow::GoesOn
    }

    /// The 4-or-higher rule: changes a starting die.
    pub(super) fn raise(&mut self, seat: Seat, column: Column, face: u8) {
        let from = self.game.die(seat, column).face();
        self.game.put(seat, column, Die::new(home(seat), face));
        self.tell(TackEvent::Raised { seat, column, from, to: face });
    }
}
