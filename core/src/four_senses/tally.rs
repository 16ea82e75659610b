//! What statistics keep of a finished game.

use serde::{Deserialize, Serialize};

use super::lines::{LineSet, NAMABLE, WinLine};
use super::{Board, FourSensesEvent};
use crate::game::Seat;

/// Counts over a game's events.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FourSensesTally {
    /// How many pieces were placed.
    pub placed: u32,
    /// How many rounds were played; one with two players.
    pub rounds: u32,
    /// How many rounds were won by identical tops, one level, and stairs; with two lines each counts.
    pub ways: [u32; 3],
    /// How many rounds a wrong declaration decided.
    pub decided_wrongly: u32,
    /// How many rounds nobody won.
    pub unclaimed: u32,
    /// How many declarations of each seat were wrong.
    pub wrong: [u32; 3],
    /// How many lines each seat let stand, or broke, without declaring them. A line that goes on standing counts once.
    pub missed: [u32; 3],
    /// How many rounds each seat won by a line that another had made.
    pub stolen: [u32; 3],
    /// How many points of bonus were earned.
    pub bonus: u32,
    /// What must be known of the round to count on.
    #[serde(skip)]
    pub(super) scratch: Scratch,
}

/// The round as its events tell it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Scratch {
    board: Board,
    standing: LineSet,
    /// Who made each line that stands.
    makers: [Seat; NAMABLE],
    /// The lines that each seat has missed and that nobody has made again since.
    missed: [LineSet; 3],
    declared: bool,
}

impl Default for Scratch {
    fn default() -> Scratch {
        Scratch {
            board: Board::default(),
            standing: LineSet::NONE,
            makers: [Seat(0); NAMABLE],
            missed: [LineSet::NONE; 3],
            declared: false,
        }
    }
}

/// The count of `seat`.
fn of(counts: &mut [u32; 3], seat: Seat) -> &mut u32 {
    &mut counts[seat.index().min(2)]
}

impl FourSensesTally {
    pub(super) fn count(&mut self, event: &FourSensesEvent) {
        match *event {
            FourSensesEvent::RoundBegan { .. } => {
                self.scratch = Scratch::default();
                self.rounds += 1;
            }
            FourSensesEvent::Placed { seat, piece, space, .. } => {
                self.placed += 1;
                let scratch = &mut self.scratch;
                scratch.board.place(piece, space);
                let standing = scratch.board.standing();
                let made = standing.without(scratch.standing);
                for line in made.iter() {
                    scratch.makers[line.index()] = seat;
                }
                scratch.missed = scratch.missed.map(|missed| missed.without(made));
                scratch.standing = standing;
            }
            FourSensesEvent::LineMissed { seat, line } => self.miss(seat, line),
            FourSensesEvent::DeclaredWrong { seat, .. } => *of(&mut self.wrong, seat) += 1,
            FourSensesEvent::DeclaredRight { seat, line, also, bonus } => {
                self.scratch.declared = true;
                self.bonus += u32::from(bonus);
                let lines = [Some(line), also].into_iter().flatten();
                let makers = self.scratch.makers;
                *of(&mut self.stolen, seat) += u32::from(lines.clone().all(|line| makers[line.index()] != seat));
                for way in lines.filter_map(WinLine::way) {
                    self.ways[way as usize] += 1;
                }
            }
            FourSensesEvent::RoundEnded { winner, .. } => self.round_ended(winner),
            FourSensesEvent::Ended { ending, winner, .. } if ending != super::FourSensesEnding::Rounds => {
                self.round_ended(winner);
            }
            FourSensesEvent::Ended { .. }
            | FourSensesEvent::PlacedUntold { .. }
            | FourSensesEvent::Declaring { .. }
            | FourSensesEvent::Named { .. }
            | FourSensesEvent::Withdrew { .. }
            | FourSensesEvent::LeftRound { .. }
            | FourSensesEvent::TurnEnded { .. }
            | FourSensesEvent::LastPiece { .. }
            | FourSensesEvent::ClaimPassed { .. } => {}
        }
    }

    /// A missed line counts when it was made since the seat last missed it.
    fn miss(&mut self, seat: Seat, line: WinLine) {
        let own = &mut self.scratch.missed[seat.index().min(2)];
        if !own.contains(line) {
            *own = own.with(line.index());
            *of(&mut self.missed, seat) += 1;
        }
    }

    fn round_ended(&mut self, winner: Option<Seat>) {
        match winner {
            None => self.unclaimed += 1,
            Some(_) if !self.scratch.declared => self.decided_wrongly += 1,
            Some(_) => {}
        }
    }
}
