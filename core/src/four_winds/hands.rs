//! Hidden hands: another deal that a seat cannot tell from the real one.

use super::WindsMode;
use super::state::FourWinds;
use crate::chance::Chance;
use crate::game::Seat;

impl FourWinds {
    /// See [`crate::game::Game::redeal`]: the tiles of the other hands go back into the bag, and as many are drawn
    /// again.
    pub(super) fn dealt_anew(&self, seat: Seat, chance: &mut impl Chance) -> FourWinds {
        let mut game = *self;
        if self.terms.mode == WindsMode::Tempest {
            return game;
        }
        let others = (0..self.terms.players).map(Seat).filter(|&other| other != seat);
        for other in others.clone() {
            let hand = std::mem::take(&mut game.fleet_mut(other).hand);
            for (bag, held) in game.bag.iter_mut().zip(hand) {
                *bag += held;
            }
        }
        for other in others {
            for _ in 0..self.fleet(other).held() {
                let kind = game.take_tile(chance);
                game.fleet_mut(other).hand[kind] += 1;
            }
        }
        game
    }

    /// Takes a random tile out of the bag, which holds one; tells its wind's index.
    pub(super) fn take_tile(&mut self, chance: &mut impl Chance) -> usize {
        let left: u32 = self.bag.iter().copied().map(u32::from).sum();
        let mut at = if left > 1 { chance.below(left) } else { 0 };
        let mut kind = 0;
        while kind + 1 < self.bag.len() && at >= u32::from(self.bag[kind]) {
            at -= u32::from(self.bag[kind]);
            kind += 1;
        }
        self.bag[kind] = self.bag[kind].saturating_sub(1);
        kind
    }
}
