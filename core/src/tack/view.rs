//! The table as everybody sees it: the records, and how they are made.

use serde::Serialize;

use super::state::{LIGHTHOUSE, Stage, Tack, across};
use super::{BySeat, Column, ColumnEffect, Space, Storm, TackMode, TackQuestion, Weather, WindCard};
use crate::game::Seat;

/// A die on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, uniffi::Record)]
pub struct TackDie {
    /// Whose it is.
    pub seat: Seat,
    /// Where it lies.
    pub space: Space,
    /// What it shows.
    pub face: u8,
}

/// A row of the grid as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, uniffi::Record)]
pub struct TackRow {
    /// The row, 1 to 5.
    pub row: u8,
    /// Its wind.
    pub wind: u8,
    /// The total of its dice.
    pub total: u8,
    /// How many dice lie in it.
    pub dice: u8,
    /// Whether fog keeps it from scoring.
    pub fog: bool,
}

/// A column that the wind card acts on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, uniffi::Record)]
pub struct TackColumnMark {
    /// The column.
    pub column: Column,
    /// What the card does there.
    pub effect: ColumnEffect,
}

/// A tide token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, uniffi::Record)]
pub struct TackToken {
    /// Its column.
    pub column: Column,
    /// Flood, or else ebb; none while it lies face down.
    pub flood: Option<bool>,
}

/// The table as everybody sees it: Tack hides nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, uniffi::Record)]
pub struct TackView {
    /// Who plays.
    pub mode: TackMode,
    /// The wind card.
    pub card: WindCard,
    /// Its weather.
    pub weather: Weather,
    /// The rows, from row 1 to row 5.
    pub rows: Vec<TackRow>,
    /// The columns that the wind card acts on.
    pub marks: Vec<TackColumnMark>,
    /// The storm cards; empty before they are drawn and without storms.
    pub storms: Vec<Storm>,
    /// The dice on grid and starting spaces.
    pub dice: Vec<TackDie>,
    /// The rolled dice that the deciding seat has to place, highest first.
    pub waiting: Vec<u8>,
    /// What is decided; none when the game is over.
    pub question: Option<TackQuestion>,
    /// The seat whose turn it is; none during the opening.
    pub turn_of: Option<Seat>,
    /// How many turns have begun.
    pub turn: u32,
    /// How many turns in a row brought no point; at 60 the game ends.
    pub calm: u8,
    /// The scores by seat.
    pub scores: BySeat,
    /// The score at which a boat is at the lighthouse.
    pub lighthouse: u8,
    /// The tide's tokens from column A to E; empty with two players.
    pub tokens: Vec<TackToken>,
}

impl Tack {
    /// How many turns in a row have ended without a point.
    pub(super) fn calm_turns(&self) -> u16 {
        let going_on = u16::from(self.ending.is_none());
        (self.turn - self.last_point).saturating_sub(going_on)
    }

    /// See [`crate::game::Game::view`].
    pub(super) fn shown(&self) -> TackView {
        let rows = (1..).zip(self.card.goals()).map(|(row, wind)| {
            let sum = self.row_sum(row);
            TackRow { row, wind, total: sum.total, dice: sum.count(), fog: self.is_foggy(row) }
        });
        let marks = Column::ALL
            .into_iter()
            .filter_map(|column| self.card.effect(column).map(|effect| TackColumnMark { column, effect }));
        TackView {
            mode: self.mode,
            card: self.card,
            weather: self.card.weather(),
            rows: rows.collect(),
            marks: marks.collect(),
            storms: self.storms.iter().collect(),
            dice: self.dice_shown(),
            waiting: self.waiting(),
            question: self.asked.map(|asked| asked.question),
            turn_of: (self.stage != Stage::Opening).then_some(self.active),
            turn: u32::from(self.turn),
            calm: self.calm_turns() as u8,
            scores: self.scores.into(),
            lighthouse: LIGHTHOUSE,
            tokens: self.tokens_shown(),
        }
    }

    /// The dice on the board, seat 1's first, from column A on.
    pub(super) fn dice_shown(&self) -> Vec<TackDie> {
        let mut dice = Vec::new();
        for seat in [Seat(0), across(Seat(0))] {
            for column in Column::ALL {
                let die = self.die(seat, column);
                if die.is_there() {
                    dice.push(TackDie { seat, space: Space { column, row: die.row() }, face: die.face() });
                }
            }
        }
        dice
    }

    fn waiting(&self) -> Vec<u8> {
        let places = |question| matches!(question, TackQuestion::OpeningPlaces | TackQuestion::Places);
        let asked = self.asked.filter(|asked| places(asked.question));
        let faces = asked.map(|asked| self.hands[asked.seat.index() & 1].0).into_iter().flatten();
        faces.filter(|&face| face != 0).collect()
    }

    fn tokens_shown(&self) -> Vec<TackToken> {
        if self.mode == TackMode::TwoPlayers {
            return Vec::new();
        }
        let token = |column| {
            let at = column as u8;
            TackToken { column, flood: self.tokens.turned.contains(at).then(|| self.tokens.flood.contains(at)) }
        };
        Column::ALL.into_iter().map(token).collect()
    }
}
