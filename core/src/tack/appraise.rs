//! How good a position is, for the greedy player.

use super::state::Tack;
use crate::game::Seat;

/// What a point is worth.
const POINT: i32 = 100;

impl Tack {
    /// See [`crate::game::Game::appraise`].
    pub(super) fn worth(&self, seat: Seat) -> i32 {
        let [own, other] = [seat.index() & 1, seat.index() & 1 ^ 1].map(|at| i32::from(self.scores[at]));
        POINT * (own - other)
    }
}
