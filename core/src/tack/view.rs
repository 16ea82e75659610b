//! The table as everybody sees it.

use super::state::Stage;
use super::state::{Tack, across};
use super::{Column, Space, TackColumnMark, TackDie, TackMode, TackQuestion, TackRow, TackToken, TackView};
use crate::game::Seat;

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
