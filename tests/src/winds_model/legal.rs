//! What is allowed.

use std::collections::HashSet;

use windrose_core::four_winds::*;

use super::sea::CLOCKWISE;
use super::{At, Lies, Model, every};

impl Model {
    /// Everything that the seat whose turn it is may do; nothing when the game is over.
    pub fn legal(&self) -> HashSet<WindsAction> {
        let mut legal = HashSet::new();
        if self.ending.is_some() {
            return legal;
        }
        let seat = self.seat;
        let fleet = &self.fleets[seat];
        let open: Vec<At> = every().into_iter().filter(|&at| self.takes_a_tile(at)).collect();
        for (&wind, &count) in CLOCKWISE.iter().zip(&fleet.hand) {
            if count > 0 {
                legal.extend(open.iter().map(|at| WindsAction::Lay { wind, cell: at.cell() }));
            }
        }
        for &ship in &fleet.ships {
            if let Lies::Sea(from) = ship {
                let courses = self.courses(seat, from);
                legal.extend(courses.into_iter().map(|to| WindsAction::Sail { from: from.cell(), to: to.cell() }));
            }
        }
        legal.extend(self.landings(seat).into_iter().map(|to| WindsAction::Launch { to: to.cell() }));
        legal.extend(self.sites(seat).into_iter().map(|at| WindsAction::Build { cell: at.cell() }));
        if !self.rotated {
            legal.insert(WindsAction::Rotate);
        }
        if self.mode == WindsMode::Tempest && self.all_safe() {
            legal.insert(WindsAction::End);
        }
        legal
    }

    /// Whether a tile may be laid at a place.
    pub fn takes_a_tile(&self, at: At) -> bool {
        let square = self.square(at);
        square.tile.is_none() && square.obstacle.is_none() && self.ships(at).is_empty()
    }
}
