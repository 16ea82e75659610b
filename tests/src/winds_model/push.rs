//! How ships move: pushes with their collisions, slides, arrivals; sailing and launching.

use windrose_core::four_winds::*;

use super::sea::against;
use super::{At, Lies, Model, Ship, centre};

/// What a gust did.
#[derive(Debug, Default)]
pub(super) struct Gust {
    /// The ships that moved, in that order.
    pub moved: Vec<Ship>,
    /// The ships that ran onto an obstacle.
    pub damaged: Vec<Ship>,
}

impl Model {
    /// Pushes one ship on each place next to `from` along `wind`, the foremost first, level ones in reading order.
    pub(super) fn gust(&mut self, from: At, wind: Wind) -> Gust {
        let mut order = from.sides();
        order.sort_by_key(|&at| (-at.along(wind), at));
        let pushed: Vec<Ship> = order.into_iter().filter_map(|at| self.ships(at).first().copied()).collect();
        let mut gust = Gust::default();
        for ship in pushed {
            self.push(ship, wind, &mut gust);
        }
        gust
    }

    fn push(&mut self, pushed: Ship, wind: Wind, gust: &mut Gust) {
        let mut line = vec![pushed];
        loop {
            let foremost = *line.last().unwrap();
            let at = self.place(foremost).unwrap();
            let next = at.towards(wind);
            if !next.is_sea() {
                return self.stayed(pushed, Halt::Edge);
            }
            if let Some(obstacle) = self.square(next).obstacle {
                line.pop();
                self.damage(foremost, next, obstacle);
                gust.damaged.push(foremost);
                break;
            }
            if self.may_enter(foremost.seat, next) {
                break;
            }
            let there = self.ships(next);
            if self.is_harbour(next) || there.is_empty() {
                return self.stayed(pushed, Halt::Harbour);
            }
            line.push(there[0]);
        }
        for ship in line.into_iter().rev() {
            let from = self.place(ship).unwrap();
            let to = from.towards(wind);
            self.put(ship, Lies::Sea(to));
            self.events.push(WindsEvent::Pushed { ship: ship.told(), from: from.cell(), to: to.cell() });
            gust.moved.push(ship);
        }
    }

    fn stayed(&mut self, ship: Ship, halt: Halt) {
        let cell = self.place(ship).unwrap().cell();
        self.events.push(WindsEvent::Stayed { ship: ship.told(), cell, halt });
    }

    fn damage(&mut self, ship: Ship, onto: At, obstacle: Obstacle) {
        let from = self.place(ship).unwrap().cell();
        let lost = self.mode == WindsMode::Duel;
        if self.mode == WindsMode::Tempest {
            self.fleets[ship.seat].hurt[ship.index] = true;
        }
        self.put(ship, if lost { Lies::Lost } else { Lies::Damaged });
        self.events.push(WindsEvent::Damaged { ship: ship.told(), from, onto: onto.cell(), obstacle, lost });
    }

    /// Lets the ships that moved slide, then arrive where they rest.
    pub(super) fn settle(&mut self, moved: &[Ship]) {
        for &ship in moved {
            self.slide(ship);
        }
        for &ship in moved {
            self.arrive(ship);
        }
    }

    fn slide(&mut self, ship: Ship) {
        let from = self.place(ship).unwrap();
        let Some(wind) = self.tile(from).filter(|_| self.chain(from) > 0) else {
            return;
        };
        let mut to = from;
        while self.tile(to.towards(wind)) == Some(wind) && self.may_enter(ship.seat, to.towards(wind)) {
            to = to.towards(wind);
        }
        if to != from {
            self.put(ship, Lies::Sea(to));
            self.events.push(WindsEvent::Slid { ship: ship.told(), from: from.cell(), to: to.cell() });
        }
    }

    fn arrive(&mut self, ship: Ship) {
        let at = self.place(ship).unwrap();
        if self.mode == WindsMode::Tempest {
            if at.is_port() || at.is_corner() {
                self.put(ship, Lies::Safe(at));
                self.events.push(WindsEvent::Safe { ship: ship.told(), cell: at.cell() });
                self.score(ship.seat, WindsReason::Haven, 100, 1, Some(at), false);
            }
        } else if at.is_port() && !self.fleets[ship.seat].ports.contains(&at) {
            self.fleets[ship.seat].ports.push(at);
            self.score(ship.seat, WindsReason::Port, 100, 1, Some(at), false);
        }
    }

    /// Where a ship of the seat on a place may sail.
    pub(super) fn courses(&self, seat: usize, from: At) -> Vec<At> {
        let shown = super::sea::CLOCKWISE.into_iter().filter(|&wind| {
            let to = from.towards(wind);
            (self.tile(from) == Some(wind) || self.tile(to) == Some(wind)) && self.may_enter(seat, to)
        });
        shown.map(|wind| from.towards(wind)).collect()
    }

    pub(super) fn sail(&mut self, from: At, to: At) {
        let seat = self.seat;
        let ship = self.ships(from).into_iter().find(|ship| ship.seat == seat).unwrap();
        self.put(ship, Lies::Sea(to));
        self.events.push(WindsEvent::Sailed { ship: ship.told(), from: from.cell(), to: to.cell() });
        self.settle(&[ship]);
    }

    /// The ship that a launch brings into play. In Tempest Survival it is a damaged one: there the ruling says where
    /// such a ship returns, and of no wait for the season.
    fn next_to_launch(&self, seat: usize) -> Option<usize> {
        let waiting = if self.mode == WindsMode::Tempest { Lies::Damaged } else { Lies::Slate };
        self.fleets[seat].ships.iter().position(|&ship| ship == waiting)
    }

    /// Where a ship may come into play from the slate.
    pub(super) fn landings(&self, seat: usize) -> Vec<At> {
        if self.next_to_launch(seat).is_none() {
            return Vec::new();
        }
        match self.mode {
            WindsMode::Archipelago => {
                let home = self.home(seat);
                let own = self.ships(home).into_iter().filter(|ship| ship.seat == seat).count();
                if own < 2 { vec![home] } else { Vec::new() }
            }
            WindsMode::Tempest => centre().into_iter().filter(|&at| self.may_enter(seat, at)).collect(),
            WindsMode::Duel => Vec::new(),
        }
    }

    pub(super) fn launch(&mut self, to: At) {
        let seat = self.seat;
        let ship = Ship { seat, index: self.next_to_launch(seat).unwrap() };
        self.put(ship, Lies::Sea(to));
        self.events.push(WindsEvent::Launched { ship: ship.told(), to: to.cell() });
    }

    /// How many tiles of one wind lie without a gap beyond a place, along the wind and against it.
    pub(super) fn run(&self, at: At, wind: Wind) -> [u32; 2] {
        [wind, against(wind)].map(|way| {
            let mut count = 0;
            let mut next = at.towards(way);
            while self.tile(next) == Some(wind) {
                count += 1;
                next = next.towards(way);
            }
            count
        })
    }
}
