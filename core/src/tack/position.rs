//! A position set up by hand, for tests, examples and puzzles.

use super::record::{PositionError, lay};
use super::state::{Asked, Bits, Die, Opening, Stage, Tack, Tokens};
use super::{
    BySeat, Column, ColumnEffect, Faces, SIZE, Storm, StormSet, TackDie, TackMode, TackQuestion, TackToken, WindCard,
};
use crate::game::Seat;

/// A position in the turn of a person, described rather than played to.
///
/// ```
/// use windrose_core::game::{Game, Seat};
/// use windrose_core::tack::*;
///
/// let die = TackDie { seat: Seat(0), space: Space { column: Column::B, row: 0 }, face: 5 };
/// let game = Position { dice: vec![die], ..Position::new(WindCard::ClearDay1) }.set_up()?;
/// let mut actions = Vec::new();
/// game.legal_actions(&mut actions);
/// assert_eq!(actions.len(), 5, "the die reaches every row of its column");
/// # Ok::<(), PositionError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// Who plays.
    pub mode: TackMode,
    /// The wind card.
    pub card: WindCard,
    /// The storm cards in play: three different ones, or none.
    pub storms: Vec<Storm>,
    /// The dice on grid and starting spaces. Fewer than a real game has will do.
    pub dice: Vec<TackDie>,
    /// The scores, both below 9.
    pub scores: BySeat,
    /// How many turns in a row brought no point.
    pub calm: u16,
    /// Whose turn it is; a person.
    pub turn_of: Seat,
    /// The tide's tokens that lie face up; those face down may be left out.
    pub tokens: Vec<TackToken>,
    /// What that seat decides: the drifts, the move, or the abilities at the turn's end, all of them unused.
    pub question: TackQuestion,
}

impl Position {
    /// An empty board with two players and no storm cards, seat 1 to move.
    pub const fn new(card: WindCard) -> Position {
        Position {
            mode: TackMode::TwoPlayers,
            card,
            storms: Vec::new(),
            dice: Vec::new(),
            scores: BySeat { first: 0, second: 0 },
            calm: 0,
            turn_of: Seat(0),
            tokens: Vec::new(),
            question: TackQuestion::Move,
        }
    }

    /// The game in this position.
    ///
    /// # Errors
    /// What the rules do not allow, and a question without an answer.
    pub fn set_up(&self) -> Result<Tack, PositionError> {
        let mut dice = [[Die::NONE; SIZE]; 2];
        for die in &self.dice {
            let own = dice.get_mut(die.seat.index()).ok_or(PositionError::NoSuchSeat)?;
            lay(own, die.seat, die.space, die.face)?;
        }
        let storms = match self.storms[..] {
            [] => StormSet::NONE,
            ref storms => StormSet::chosen(storms).map_err(|_| PositionError::StormsNotThree)?,
        };
        let stage = match self.question {
            TackQuestion::Drifts | TackQuestion::Move => Stage::Start,
            TackQuestion::TurnEnd => Stage::Moved,
            _ => return Err(PositionError::QuestionDisagrees),
        };
        let mut game = Tack {
            mode: self.mode,
            card: self.card,
            storms,
            opening: Opening::default(),
            dice,
            hands: [Faces::default(); 2],
            scores: [self.scores.first, self.scores.second],
            turn: self.calm.saturating_add(1),
            last_point: 0,
            active: self.turn_of,
            stage,
            asked: Some(Asked { seat: self.turn_of, question: self.question }),
            unsettled: Bits::NONE,
            settled: false,
            drifting: Bits::NONE,
            tailwind: None,
            used: StormSet::NONE,
            tokens: self.face_up()?,
            ending: None,
        };
        if self.question == TackQuestion::Drifts {
            for column in Column::ALL {
                let tide = matches!(self.card.effect(column), Some(ColumnEffect::Tide { .. }));
                if tide && game.die(self.turn_of, column).on_grid() {
                    game.drifting.add(column as u8);
                }
            }
        }
        game.sound()?;
        Ok(game)
    }

    fn face_up(&self) -> Result<Tokens, PositionError> {
        let mut tokens = Tokens::default();
        for token in &self.tokens {
            let column = token.column as u8;
            let Some(flood) = token.flood else {
                continue;
            };
            if tokens.turned.contains(column) {
                return Err(PositionError::TokensDisagree);
            }
            tokens.turned.add(column);
            if flood {
                tokens.flood.add(column);
            }
        }
        // All five face up have been shuffled again by the time that a person moves.
        if tokens.turned.len() == SIZE as u32 { Err(PositionError::TokensDisagree) } else { Ok(tokens) }
    }
}
