//! Tempest Survival: drawing, the storm phase, and its end.

use windrose_core::four_winds::*;
use windrose_core::game::Seat;

use super::{At, Lies, Model, Ship};

impl Model {
    /// Whether every ship is safe.
    pub fn all_safe(&self) -> bool {
        self.fleets[0].ships.iter().all(|ship| matches!(ship, Lies::Safe(_)))
    }

    pub(super) fn draw_two(&mut self) {
        self.draw(0, 2);
    }

    pub(super) fn tempest_turn_is_over(&mut self) {
        let left = std::mem::take(&mut self.fleets[0].hand);
        if left != [0; 4] {
            self.events.push(WindsEvent::Discarded { tiles: left.map(|count| count as u8).into() });
        }
        self.events.push(WindsEvent::TurnEnded { seat: Seat(0) });
        self.storm_phase();
        self.turn += 1;
        if self.storms + self.krakens == 0 {
            return self.tempest_is_over();
        }
        if self.turn == self.turns() {
            self.next_season();
        }
        self.draw_two();
    }

    fn storm_phase(&mut self) {
        let is_storm = self.drawn.below(self.storms + self.krakens) < self.storms;
        let token = if is_storm { Obstacle::Storm } else { Obstacle::Kraken };
        let pile = if is_storm { &mut self.storms } else { &mut self.krakens };
        *pile -= 1;
        let free = if is_storm { self.free() } else { self.kraken_places() };
        if free.is_empty() {
            self.events.push(WindsEvent::TokenLanded { token, cell: None });
            return;
        }
        let at = free[self.drawn.below(free.len() as u32) as usize];
        self.close(at, token);
        self.events.push(WindsEvent::TokenLanded { token, cell: Some(at.cell()) });
        if is_storm {
            let gust = self.gust(at, self.wind);
            self.settle(&gust.moved);
        }
    }

    /// Where a kraken may land: next to a ship that is drawn, or else anywhere.
    fn kraken_places(&mut self) -> Vec<At> {
        let free = self.free();
        let ships: Vec<At> =
            (0..self.fleets[0].ships.len()).filter_map(|index| self.place(Ship { seat: 0, index })).collect();
        if ships.is_empty() {
            return free;
        }
        let ship = ships[self.drawn.below(ships.len() as u32) as usize];
        let near: Vec<At> = free.iter().copied().filter(|at| ship.sides().contains(at)).collect();
        if near.is_empty() { free } else { near }
    }

    /// The deck is empty, or the player ended the game.
    pub(super) fn tempest_is_over(&mut self) {
        self.final_scoring();
        let survived = self.all_safe() && self.total(0) >= 1200;
        let ending = if survived { WindsEnding::Survived } else { WindsEnding::Lost };
        self.ending = Some(ending);
        self.events.push(WindsEvent::Ended { ending, winner: survived.then_some(Seat(0)) });
    }
}
