//! How good a position is, for the greedy player: it looks at what has been won, and at a line that can be claimed next.

use super::FourSensesAction;
use super::state::{FourSenses, Stage};
use super::turn::Play;
use crate::game::Seat;

/// What a point more than the others is worth.
const POINT: i32 = 1_000;
/// What winning is worth with two players.
const WIN: i32 = 10 * POINT;
/// What it is worth to be the next who may claim a standing line.
const CLAIM: i32 = 3 * POINT;
/// What it costs to have declared wrongly and to be silent for the turn.
const SILENCED: i32 = POINT / 2;

impl FourSenses {
    /// See [`crate::game::Game::appraise`].
    pub(super) fn worth(&self, seat: Seat) -> i32 {
        self.won_by(seat) + if self.is_over() { 0 } else { self.prospect(seat) }
    }

    /// What has been won.
    fn won_by(&self, seat: Seat) -> i32 {
        let totals = self.totals();
        let all: i32 = totals.iter().copied().map(i32::from).sum();
        let own = totals.get(seat.index()).copied().map_or(0, i32::from);
        match self.terms.players {
            2 => WIN * (2 * own - all),
            _ => POINT * (3 * own - all),
        }
    }

    fn prospect(&self, seat: Seat) -> i32 {
        let own = self.turn == seat;
        let stands = !self.board.standing().is_empty();
        if let Some(naming) = self.naming.as_ref().filter(|_| own) {
            return match naming.lines() {
                // A little better than to claim later, so that a line is declared as soon as it is seen.
                [] if stands => CLAIM + 1,
                [] => -1,
                _ => {
                    let mut closed = *self;
                    match (Play { game: &mut closed, events: &mut () }).take(FourSensesAction::Done) {
                        Ok(()) => {
                            let settled = closed.rounds_played() > self.rounds_played();
                            // A little less than what it brings once it is closed, so that it is closed.
                            closed.worth(seat) - self.won_by(seat) - i32::from(settled)
                        }
                        Err(_) => 0,
                    }
                }
            };
        }
        let silenced = if own && self.silenced { SILENCED } else { 0 };
        let claim = match (stands, own) {
            (false, _) => 0,
            // Whoever may not declare leaves the line to the next.
            (true, true) if self.silenced => match self.stage {
                Stage::Placing => 0,
                Stage::Placed | Stage::Claims | Stage::Over => -CLAIM,
            },
            (true, true) => CLAIM,
            (true, false) => -CLAIM,
        };
        claim - silenced
    }
}
