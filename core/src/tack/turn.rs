//! A turn from its start to its end, and how play goes on after a decision.
//!
//! [`Play`] holds a game with its chance and its events. After an action, [`Play::go_on`] does all that needs no
//! decision: it places dice that have one place, settles the rows that gained, and passes from stage to stage.

use super::state::{Asked, Bits, CALM, Die, HIGHEST, Stage, Tack, across};
use super::{Column, ColumnEffect, SIZE, Space, Storm, StormSet, TackAction, TackEnding, TackEvent, TackQuestion};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};

/// A game with what it needs to be played.
pub(super) struct Play<'a, C, E> {
    pub(super) game: &'a mut Tack,
    pub(super) chance: &'a mut C,
    pub(super) events: &'a mut E,
}

/// Whether play goes on by itself or waits: for a decision, or for ever because the game is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Flow {
    GoesOn,
    Waits,
}

impl<C: Chance, E: EventSink<TackEvent>> Play<'_, C, E> {
    /// Tells an event.
    pub(super) fn tell(&mut self, event: TackEvent) {
        self.events.happened(event);
    }

    /// Leaves a decision to `seat`.
    pub(super) fn ask(&mut self, seat: Seat, question: TackQuestion) -> Flow {
        self.game.asked = Some(Asked { seat, question });
        Flow::Waits
    }

    /// Plays a legal action and all that follows from it.
    pub(super) fn take(&mut self, action: TackAction) {
        let Some(Asked { seat, question }) = self.game.asked.take() else {
            return;
        };
        let flow = match action {
            TackAction::Place { faces } => self.place(seat, faces),
            TackAction::Raise { column, face } => {
                self.raise(seat, column, face);
                Flow::GoesOn
            }
            TackAction::Remove { column } => {
                self.remove(seat, column);
                self.open_play();
                Flow::GoesOn
            }
            TackAction::Drift { from, to } => {
                let face = self.relocate(seat, from, to);
                self.game.drifting.remove(from.column as u8);
                self.tell(TackEvent::Drifted { seat, face, from, to });
                Flow::GoesOn
            }
            TackAction::Move { from, to } => self.move_along(seat, from, to),
            TackAction::Sidestep { from, to } => {
                let face = self.relocate(seat, from, to);
                self.game.stage = Stage::Moved;
                self.tell(TackEvent::Sidestepped { seat, face, from, to });
                Flow::GoesOn
            }
            TackAction::Swap { one, other } => {
                self.swap(seat, one, other);
                Flow::GoesOn
            }
            TackAction::Turn { up } => {
                if let Some(column) = self.game.tailwind.take() {
                    self.turn_die(seat, column, up, Storm::Tailwind);
                }
                Flow::GoesOn
            }
            TackAction::Pull { from, to } => {
                let face = self.relocate(seat, from, to);
                self.game.used = self.game.used.with(Storm::Undertow);
                self.tell(TackEvent::Pulled { seat, face, from, to });
                Flow::GoesOn
            }
            TackAction::Trim { column, up } => {
                self.game.used = self.game.used.with(Storm::TrimmedSails);
                self.turn_die(seat, column, up, Storm::TrimmedSails);
                Flow::GoesOn
            }
            TackAction::Done => {
                self.leave(question);
                Flow::GoesOn
            }
        };
        if flow == Flow::GoesOn {
            self.go_on();
        }
    }

    /// Goes on until somebody must decide or the game is over.
    pub(super) fn go_on(&mut self) {
        loop {
            let flow = match self.place_hands() {
                Flow::Waits => Flow::Waits,
                Flow::GoesOn => match self.game.unsettled.pop() {
                    Some(row) => self.settle(row),
                    None => self.next_stage(),
                },
            };
            if flow == Flow::Waits {
                return;
            }
        }
    }

    /// What follows when every die is placed and every row settled.
    fn next_stage(&mut self) -> Flow {
        let seat = self.game.active;
        match self.game.stage {
            Stage::Opening => self.end_opening(),
            Stage::Start if self.game.is_tide(seat) => self.next_token(Stage::FirstToken),
            Stage::Start => self.start(seat),
            Stage::Moved if !self.game.settled && self.game.has_abilities(seat) => {
                self.ask(seat, TackQuestion::TurnEnd)
            }
            Stage::FirstToken => self.next_token(Stage::SecondToken),
            Stage::Moved => self.end_turn(),
            Stage::SecondToken => {
                self.gather_tokens();
                self.end_turn()
            }
        }
    }

    /// A person's turn once the weather is settled: the drifts, then the move.
    fn start(&mut self, seat: Seat) -> Flow {
        if !self.game.drifting.is_empty() {
            if self.game.can_drift(seat) {
                return self.ask(seat, TackQuestion::Drifts);
            }
            self.game.drifting = Bits::NONE;
        }
        if self.game.can_move(seat) {
            return self.ask(seat, TackQuestion::Move);
        }
        self.tell(TackEvent::Passed { seat });
        self.end_turn()
    }

    /// Begins the turn of `seat` with what the wind card does.
    pub(super) fn begin_turn(&mut self, seat: Seat) {
        self.game.turn += 1;
        self.game.active = seat;
        self.game.stage = Stage::Start;
        let mut marked = Bits(self.game.card.marked());
        while let Some(column) = marked.pop() {
            let column = Column::ALL[usize::from(column) % SIZE];
            let die = self.game.die(seat, column);
            if !die.on_grid() {
                continue;
            }
            match self.game.card.effect(column) {
                Some(ColumnEffect::Fire) if die.face() < HIGHEST => {
                    self.weather_turns(seat, column, die.face() + 1);
                    self.game.unsettled.add(die.row());
                }
                // Fewer pips settle nothing.
                Some(ColumnEffect::Ice) if die.face() > 1 => self.weather_turns(seat, column, die.face() - 1),
                Some(ColumnEffect::Tide { .. }) if !self.game.is_tide(seat) => {
                    self.game.drifting.add(column as u8);
                }
                _ => {}
            }
        }
    }

    fn weather_turns(&mut self, seat: Seat, column: Column, to: u8) {
        let die = self.game.die(seat, column);
        self.game.put(seat, column, Die::new(die.row(), to));
        let space = Space { column, row: die.row() };
        self.tell(TackEvent::WeatherTurned { seat, space, from: die.face(), to });
    }

    /// Ends the turn: the game if it has been calm for too long, or else the other seat's turn begins.
    fn end_turn(&mut self) -> Flow {
        self.game.settled = false;
        self.game.used = StormSet::NONE;
        if self.game.turn - self.game.last_point >= CALM {
            return self.end(TackEnding::Calm);
        }
        self.begin_turn(across(self.game.active));
        Flow::GoesOn
    }

    /// Ends the game.
    pub(super) fn end(&mut self, ending: TackEnding) -> Flow {
        self.game.ending = Some(ending);
        self.game.unsettled = Bits::NONE;
        self.game.drifting = Bits::NONE;
        self.game.settled = false;
        self.game.used = StormSet::NONE;
        self.tell(TackEvent::Ended { ending, scores: self.game.scores.into() });
        Flow::Waits
    }

    /// The move along a column, and Tailwind's question when the die went as far as it shows.
    fn move_along(&mut self, seat: Seat, from: Space, to: Space) -> Flow {
        let face = self.relocate(seat, from, to);
        self.game.stage = Stage::Moved;
        self.tell(TackEvent::Moved { seat, face, from, to });
        if self.game.storm(Storm::Tailwind) && from.row.abs_diff(to.row) == face {
            self.game.tailwind = Some(from.column);
            return self.ask(seat, TackQuestion::Tailwind);
        }
        Flow::GoesOn
    }

    /// Puts the die on `from` onto `to`, notes that the new row gained, and says what the die shows.
    pub(super) fn relocate(&mut self, seat: Seat, from: Space, to: Space) -> u8 {
        let face = self.game.die(seat, from.column).face();
        self.game.put(seat, from.column, Die::NONE);
        self.game.put(seat, to.column, Die::new(to.row, face));
        self.game.unsettled.add(to.row);
        face
    }

    /// Swap Course. A seat's dice are known by column, so a swap of places is a swap of faces.
    fn swap(&mut self, seat: Seat, one: Space, other: Space) {
        let face = self.game.die(seat, one.column).face();
        let other_face = self.game.die(seat, other.column).face();
        self.game.put(seat, one.column, Die::new(one.row, other_face));
        self.game.put(seat, other.column, Die::new(other.row, face));
        self.game.unsettled.add(one.row);
        self.game.unsettled.add(other.row);
        self.game.stage = Stage::Moved;
        self.tell(TackEvent::Swapped { seat, face, other_face, one, other });
    }

    /// Turns a die up or down by 1. A die on the grid was moved just now, so that its row is noted already.
    fn turn_die(&mut self, seat: Seat, column: Column, up: bool, storm: Storm) {
        let die = self.game.die(seat, column);
        let to = if up { die.face() + 1 } else { die.face() - 1 };
        self.game.put(seat, column, Die::new(die.row(), to));
        let space = Space { column, row: die.row() };
        self.tell(TackEvent::Turned { seat, storm, space, from: die.face(), to });
    }

    /// Leaves the rest of what is optional.
    fn leave(&mut self, question: TackQuestion) {
        match question {
            TackQuestion::Drifts => self.game.drifting = Bits::NONE,
            TackQuestion::Tailwind => self.game.tailwind = None,
            // With every ability marked as used the turn ends.
            _ => self.game.used = self.game.storms,
        }
    }
}
