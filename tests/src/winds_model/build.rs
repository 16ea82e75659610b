//! Outposts: where they may be built and captured, and what anchors them.

use windrose_core::four_winds::*;
use windrose_core::game::Seat;

use super::sea::against;
use super::{At, Lies, Model, corners, every};

impl Model {
    /// The edges across which a wind anchors an outpost at a place, the northern or southern first.
    pub fn anchors(&self, at: At) -> Vec<Wind> {
        let anchors = |&edge: &Wind| {
            let own = self.tile(at);
            own.or_else(|| self.tile(at.towards(against(edge)))) == Some(edge)
        };
        at.edges().into_iter().filter(anchors).collect()
    }

    /// The edge beside which an outpost at a place stands, and whether a wind anchors it there.
    pub fn edge(&self, at: At) -> (Wind, bool) {
        self.anchors(at).first().map_or_else(|| (at.edges()[0], false), |&edge| (edge, true))
    }

    /// Where the seat may build an outpost or capture one.
    pub(super) fn sites(&self, seat: usize) -> Vec<At> {
        let own_ship = |at: At| self.fleets[seat].ships.contains(&Lies::Sea(at));
        let site = |&at: &At| {
            let free = || self.square(at).obstacle.is_none() && (own_ship(at) || at.sides().into_iter().any(own_ship));
            let open = match self.outpost(at) {
                None => free(),
                Some(owner) => owner != seat && self.anchors(at).is_empty() && own_ship(at),
            };
            !at.edges().is_empty() && !at.is_port() && open
        };
        if self.fleets[seat].outposts.len() == 4 { Vec::new() } else { every().into_iter().filter(site).collect() }
    }

    pub(super) fn build(&mut self, at: At) {
        let seat = Seat(self.seat as u8);
        let (cell, (edge, anchored)) = (at.cell(), self.edge(at));
        let event = match self.outpost(at) {
            None => WindsEvent::Built { seat, cell, edge, anchored },
            Some(from) => {
                self.fleets[from].outposts.retain(|&outpost| outpost != at);
                WindsEvent::Captured { seat, cell, from: Seat(from as u8), edge, anchored }
            }
        };
        self.events.push(event);
        self.fleets[self.seat].outposts.push(at);
    }

    /// Whether the seat has outposts on all four corners.
    pub(super) fn has_all_corners(&self, seat: usize) -> bool {
        corners().iter().all(|corner| self.fleets[seat].outposts.contains(corner))
    }
}
