//! The state of a game: a board, a supply, and where in a round it stands. It is copied freely.

use serde::{Deserialize, Serialize};

use super::record::Record;
use super::{
    Board, BoardSpace, FourSensesEnding, FourSensesQuestion, Sight, Stack, WinLine, WoodPiece, WrongDeclaration,
};
use crate::game::{Seat, Seats};

/// How many pieces of each pile there are.
pub(super) const PILE: u8 = 8;
/// The most lines that one declaration names.
pub(super) const MOST_NAMED: usize = 2;
/// How many rounds three players play.
pub(super) const ROUNDS: usize = 3;

/// What the set-up fixes for the whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Terms {
    pub(super) players: u8,
    pub(super) wrong: WrongDeclaration,
    pub(super) sight: Sight,
    pub(super) say_moves: bool,
}

/// How far a turn has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Stage {
    /// Before the placement.
    Placing,
    /// After it, until the seat ends its turn.
    Placed,
    /// All pieces are placed, and the other seats have a claim each.
    Claims,
    /// The game is over.
    Over,
}

/// The lines named in an open declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Naming {
    lines: [WinLine; MOST_NAMED],
    count: u8,
}

impl Naming {
    pub(super) const NONE: Naming = Naming { lines: [WinLine::numbered(0); MOST_NAMED], count: 0 };

    pub(super) fn lines(&self) -> &[WinLine] {
        self.lines.get(..usize::from(self.count)).unwrap_or_default()
    }

    /// The same as the first line and the second.
    pub(super) const fn both(self) -> [Option<WinLine>; MOST_NAMED] {
        let [one, other] = self.lines;
        match self.count {
            0 => [None, None],
            1 => [Some(one), None],
            _ => [Some(one), Some(other)],
        }
    }

    /// Names `line`; nothing when two are named already.
    pub(super) fn add(&mut self, line: WinLine) {
        if let Some(free) = self.lines.get_mut(usize::from(self.count)) {
            *free = line;
            self.count += 1;
        }
    }
}

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum RoundEnd {
    /// `seat` declared a line that stood, or two.
    Declared { seat: Seat, line: WinLine, also: Option<WinLine>, bonus: bool },
    /// `seat` declared wrongly, and one seat alone is left: `winner`.
    Wrong { seat: Seat, winner: Seat },
    /// All pieces are placed, and nobody claimed a line.
    Supply,
}

impl RoundEnd {
    pub(super) const fn winner(self) -> Option<Seat> {
        match self {
            RoundEnd::Declared { seat, .. } => Some(seat),
            RoundEnd::Wrong { winner, .. } => Some(winner),
            RoundEnd::Supply => None,
        }
    }
}

/// A round that was played to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Round {
    pub(super) end: RoundEnd,
    /// What it brought each seat; with two players 1 for the winner.
    pub(super) points: [u8; 3],
}

/// A game of Four Senses.
///
/// As JSON it is a record with readable names, the same text for equal games; `NOTES.md` beside this file describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Record", try_from = "Record")]
pub struct FourSenses {
    pub(super) terms: Terms,
    pub(super) board: Board,
    /// How many flat, holed and two-level pieces are left.
    pub(super) supply: [u8; 3],
    /// The seat that began the first round.
    pub(super) first: Seat,
    /// Whose turn it is, or whose claim after the last piece.
    pub(super) turn: Seat,
    pub(super) stage: Stage,
    /// Whether a wrong declaration of this turn has cost the seat its other one.
    pub(super) silenced: bool,
    /// The open declaration.
    pub(super) naming: Option<Naming>,
    /// The seats that are out of the round.
    pub(super) out: Seats,
    /// Where the latest piece was placed.
    pub(super) latest: Option<BoardSpace>,
    /// Who placed it; of no meaning before the first.
    pub(super) placer: Seat,
    /// The rounds that have been played.
    pub(super) rounds: [Option<Round>; ROUNDS],
}

impl FourSenses {
    /// The seat after `seat`.
    pub(super) const fn after(&self, seat: Seat) -> Seat {
        if seat.0 + 1 < self.terms.players { Seat(seat.0 + 1) } else { Seat(0) }
    }

    /// The next seat after `seat` that is in the round.
    pub(super) fn next_in(&self, seat: Seat) -> Seat {
        let mut next = self.after(seat);
        while self.out.contains(next) && next != seat {
            next = self.after(next);
        }
        next
    }

    /// How many rounds the game has.
    pub(super) const fn rounds_in_all(&self) -> usize {
        if self.terms.players == 3 { ROUNDS } else { 1 }
    }

    pub(super) fn rounds_played(&self) -> usize {
        self.rounds.iter().flatten().count()
    }

    pub(super) const fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over)
    }

    pub(super) const fn is_supply_empty(&self) -> bool {
        matches!(self.supply, [0, 0, 0])
    }

    /// How many pieces like `piece` are left.
    pub(super) const fn left(&self, piece: WoodPiece) -> u8 {
        self.supply[piece.pile()]
    }

    /// What is asked; none when the game is over.
    pub(super) const fn question(&self) -> Option<FourSensesQuestion> {
        Some(match self.stage {
            _ if self.naming.is_some() => FourSensesQuestion::Name,
            Stage::Placing => FourSensesQuestion::Place,
            Stage::Placed => FourSensesQuestion::TurnEnd,
            Stage::Claims => FourSensesQuestion::LastClaim,
            Stage::Over => return None,
        })
    }

    /// The lines named in the open declaration; none when none is open.
    #[inline]
    pub(super) fn named(&self) -> &[WinLine] {
        self.naming.as_ref().map_or(&[], |naming| naming.lines())
    }

    /// What all rounds so far brought each seat.
    pub(super) fn totals(&self) -> [u8; 3] {
        let mut totals = [0; 3];
        for round in self.rounds.iter().flatten() {
            for (total, points) in totals.iter_mut().zip(round.points) {
                *total += points;
            }
        }
        totals
    }

    /// The seats with the most points; with two players the winner, or both in a draw.
    pub(super) fn leaders(&self) -> Seats {
        let totals = self.totals();
        let own = totals.iter().take(usize::from(self.terms.players));
        let most = own.clone().max();
        (0..)
            .zip(own)
            .filter(|&(_, total)| Some(total) == most)
            .fold(Seats::NONE, |all, (seat, _)| all.with(Seat(seat)))
    }

    /// How the game ended; none while it goes on.
    pub(super) fn ending(&self) -> Option<FourSensesEnding> {
        let last = self.rounds[self.rounds_in_all() - 1]?;
        Some(match last.end {
            _ if self.terms.players == 3 => FourSensesEnding::Rounds,
            RoundEnd::Declared { .. } => FourSensesEnding::Line,
            RoundEnd::Wrong { .. } => FourSensesEnding::Wrong,
            RoundEnd::Supply => FourSensesEnding::Supply,
        })
    }

    /// What lies on `space`.
    pub fn stack(&self, space: BoardSpace) -> Stack {
        self.board.stack(space)
    }

    /// The board.
    pub fn board(&self) -> Board {
        self.board
    }
}
