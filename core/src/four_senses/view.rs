//! The table as a viewer may see it.
//!
//! Everybody may feel the board at any time, so what lies on it is open to all. What a line is worth is open to nobody
//! before the game is over.

use serde::Serialize;

use super::state::FourSenses;
use super::{
    BoardSpace, FourSensesQuestion, SeatPoints, Sight, Stack, TouchCue, WinLine, WoodPiece, WrongDeclaration, cue,
};
use crate::game::{Seat, Viewer};

/// A space with what lies there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, uniffi::Record)]
pub struct FeltSpace {
    /// The space; its name is also its spot's id.
    pub space: BoardSpace,
    /// What lies there.
    pub stack: Stack,
    /// What a finger on it feels and hears.
    pub cue: TouchCue,
}

/// A piece of the supply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, uniffi::Record)]
pub struct SupplyPiece {
    /// The piece as it would be put down. The two ways to put a two-level piece down share a pile.
    pub piece: WoodPiece,
    /// Its id as a spot and as part of a choice, such as `piece:tall-flat`.
    pub id: String,
    /// How many are left.
    pub left: u8,
    /// What a finger on it feels and hears.
    pub cue: TouchCue,
}

/// The table as a viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, uniffi::Record)]
pub struct FourSensesView {
    /// How many play.
    pub players: u8,
    /// What of the board is in view: all of it once the game is over.
    pub sight: Sight,
    /// What a wrong declaration costs.
    pub wrong: WrongDeclaration,
    /// Whether moves are told to the others.
    pub say_moves: bool,
    /// The spaces, row by row from A1.
    pub spaces: Vec<FeltSpace>,
    /// The supply, sorted by piece.
    pub supply: Vec<SupplyPiece>,
    /// What is decided; none when the game is over.
    pub question: Option<FourSensesQuestion>,
    /// Whose turn or last claim it is; none when the game is over.
    pub turn_of: Option<Seat>,
    /// Whether this seat may still declare.
    pub may_declare: bool,
    /// The lines named in the open declaration.
    pub named: Vec<WinLine>,
    /// The round, from 1; the last one when the game is over.
    pub round: u8,
    /// How many rounds the game has.
    pub rounds: u8,
    /// The seats that are out of the round.
    pub out: Vec<Seat>,
    /// What each finished round of three players brought; empty with two.
    pub results: Vec<SeatPoints>,
    /// The lines that stand, for who looks back at a game that is over; empty for everybody else.
    pub standing: Vec<WinLine>,
}

/// The id of a piece of the supply, as a spot and as part of a choice.
pub(super) fn supply_id(piece: WoodPiece) -> String {
    format!("piece:{}", piece.id())
}

impl FourSenses {
    /// See [`crate::game::Game::view`].
    pub(super) fn shown(&self, viewer: Viewer) -> FourSensesView {
        let felt = |space| {
            let stack = self.stack(space);
            FeltSpace { space, stack, cue: cue(stack) }
        };
        let supplied = |piece: WoodPiece| SupplyPiece {
            piece,
            id: supply_id(piece),
            left: self.left(piece),
            cue: cue(Stack::of(piece.levels(), piece.top())),
        };
        let over = self.is_over();
        let (played, rounds) = (self.rounds_played(), self.rounds_in_all());
        let results = self.rounds.iter().flatten().filter(|_| self.terms.players == 3);
        let looks_back = viewer == Viewer::Afterwards;
        FourSensesView {
            players: self.terms.players,
            sight: if over || looks_back { Sight::Sighted } else { self.terms.sight },
            wrong: self.terms.wrong,
            say_moves: self.terms.say_moves,
            spaces: BoardSpace::all().map(felt).collect(),
            supply: WoodPiece::ALL.map(supplied).to_vec(),
            question: self.question(),
            turn_of: (!over).then_some(self.turn),
            may_declare: !over && self.naming.is_none() && !self.silenced,
            named: self.named().to_vec(),
            round: (played + 1).min(rounds) as u8,
            rounds: rounds as u8,
            out: self.out.iter().collect(),
            results: results.map(|round| round.points.into()).collect(),
            standing: if looks_back { self.board.standing().iter().collect() } else { Vec::new() },
        }
    }
}
