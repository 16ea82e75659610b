//! The Fleet Armada Duel: the trapped flagship, and the wins that come at once; harbour conquest too.

use windrose_core::four_winds::*;

use super::{Lies, Model, Ship};

impl Model {
    /// A fleet's flagship: the ship that starts in the main harbour.
    pub fn flagship(seat: usize) -> Ship {
        Ship { seat, index: 0 }
    }

    /// The wins that come at once after an action.
    pub(super) fn look_for_wins(&mut self) {
        if self.ending.is_some() || self.mode == WindsMode::Tempest {
            return;
        }
        if let Some((_, ending)) = self.duel_won() {
            self.over(ending);
        } else if self.has_all_corners(self.seat) {
            self.over(WindsEnding::Conquest);
        }
    }

    /// Who has won a Duel at once, and how; of both the seat whose turn it is.
    pub(super) fn duel_won(&self) -> Option<(usize, WindsEnding)> {
        if self.mode != WindsMode::Duel {
            return None;
        }
        for seat in [self.seat, 1 - self.seat] {
            let enemy = 1 - seat;
            if self.fleets[enemy].ships.iter().filter(|&&ship| ship == Lies::Lost).count() >= 3 {
                return Some((seat, WindsEnding::Elimination));
            }
            if self.fleets[seat].ships.contains(&Lies::Sea(self.home(enemy))) {
                return Some((seat, WindsEnding::Harbour));
            }
        }
        None
    }

    /// At the end of a turn its owner's flagship is lost when all four sides are closed.
    pub(super) fn trap_flagship(&mut self) {
        if self.mode != WindsMode::Duel {
            return;
        }
        let flagship = Model::flagship(self.seat);
        let Some(at) = self.place(flagship) else {
            return;
        };
        let closed = |&side: &super::At| self.square(side).obstacle.is_some() || !self.ships(side).is_empty();
        if at.sides().iter().all(closed) {
            self.put(flagship, Lies::Lost);
            self.events.push(WindsEvent::Trapped { ship: flagship.told(), cell: at.cell() });
            self.look_for_wins();
        }
    }
}
