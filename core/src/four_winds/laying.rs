//! What a laid tile does: pushes, collisions and slides. *Core Mechanics & Vector Rules*.

use super::sea::PORT_CELLS;
use super::state::{Berth, FourWinds, SEATS, SHIPS};
use super::turn::{Play, ship};
use super::{Halt, Obstacle, SeaCell, Wind, WindsEvent, WindsMode, WindsReason};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};

/// Points for a ship at rest on a trade port, and in Tempest Survival for one in a safe harbour.
const ARRIVAL: u16 = 100;
/// Points for a rival's ship driven onto an obstacle.
const DISPLACEMENT: u16 = 150;

/// A ship: its seat, and its index in the fleet.
type Hull = (Seat, usize);

/// The ships that one action moved, in order.
pub(super) struct Moved {
    hulls: [Hull; SHIPS * SEATS],
    count: usize,
}

impl Moved {
    pub(super) const NONE: Moved = Moved { hulls: [(Seat(0), 0); SHIPS * SEATS], count: 0 };

    fn add(&mut self, hull: Hull) {
        if let Some(free) = self.hulls.get_mut(self.count) {
            *free = hull;
            self.count += 1;
        }
    }

    fn hulls(&self) -> &[Hull] {
        self.hulls.get(..self.count).unwrap_or_default()
    }
}

/// What a line of ships meets.
enum Ahead {
    /// The foremost ship may go there.
    Open(SeaCell),
    /// The foremost ship is driven onto it.
    Obstacle(SeaCell),
    /// Nobody moves.
    Halt(Halt),
}

/// The most ships that a line has.
const LONGEST_LINE: usize = super::SEA_SIDE;

/// A line of ships, the pushed one first, with what lies before the foremost.
struct PushLine {
    hulls: [(Hull, SeaCell); LONGEST_LINE],
    count: usize,
    ahead: Ahead,
}

impl FourWinds {
    /// The obstacle on `cell`.
    pub(super) fn obstacle(&self, cell: SeaCell) -> Option<Obstacle> {
        if self.reefs.has(cell) {
            Some(Obstacle::Reef)
        } else if self.krakens.has(cell) {
            Some(Obstacle::Kraken)
        } else if self.storms.has(cell) {
            Some(Obstacle::Storm)
        } else {
            None
        }
    }

    /// The line that a push of `hull` on `cell` along `wind` moves.
    fn line(&self, hull: Hull, cell: SeaCell, wind: Wind) -> PushLine {
        let mut line = PushLine { hulls: [(hull, cell); LONGEST_LINE], count: 1, ahead: Ahead::Halt(Halt::Edge) };
        let ((mut seat, _), mut at) = (hull, cell);
        while let Some(next) = at.next(wind) {
            if self.obstacles().has(next) {
                line.ahead = Ahead::Obstacle(next);
                break;
            }
            if self.enterable(seat).has(next) {
                line.ahead = Ahead::Open(next);
                break;
            }
            // A harbour is a corner: behind it lies the edge, so no line goes through one.
            let pushed = self.foremost_at(next).filter(|_| self.owner(next).is_none());
            let (Some(pushed), Some(place)) = (pushed, line.hulls.get_mut(line.count)) else {
                line.ahead = Ahead::Halt(Halt::Harbour);
                break;
            };
            *place = (pushed, next);
            line.count += 1;
            (seat, at) = (pushed.0, next);
        }
        line
    }
}

impl<C: Chance, E: EventSink<WindsEvent>> Play<'_, C, E> {
    /// Lays a tile, and settles everything that it does.
    #[inline]
    pub(super) fn lay(&mut self, seat: Seat, wind: Wind, cell: SeaCell) {
        self.game.fleet_mut(seat).hand[wind.index()] -= 1;
        let tiles = &mut self.game.tiles[wind.index()];
        *tiles = tiles.with(cell);
        self.tell(WindsEvent::Laid { seat, wind, cell });
        let sunk = self.blow(cell, wind, Some(seat));
        self.score_alignment(seat, wind, cell);
        if sunk > 0 {
            self.score(seat, WindsReason::Displacement, u16::from(sunk) * DISPLACEMENT, sunk, Some(cell), false);
        }
        self.score_chain(seat, wind, cell);
        self.score_route(seat, wind, cell);
    }

    /// Pushes the ships around `cell` along `wind`, lets them slide and arrive. Tells how many ships of others than
    /// `by` were driven onto obstacles.
    #[inline]
    pub(super) fn blow(&mut self, cell: SeaCell, wind: Wind, by: Option<Seat>) -> u8 {
        // Level ships go in reading order: the northern or the western one first.
        let level = match wind {
            Wind::North | Wind::South => [Wind::West, Wind::East],
            Wind::East | Wind::West => [Wind::North, Wind::South],
        };
        let order = [wind, level[0], level[1], wind.opposite()];
        let afloat = self.game.afloat();
        let mut moved = Moved::NONE;
        let mut sunk = 0;
        for next in order.into_iter().filter_map(|side| cell.next(side)).filter(|&next| afloat.has(next)) {
            if let Some(hull) = self.game.foremost_at(next) {
                sunk += u8::from(self.push(hull, next, wind, by, &mut moved));
            }
        }
        for &(seat, index) in moved.hulls() {
            self.slide(seat, index);
        }
        for &(seat, index) in moved.hulls() {
            self.arrive(seat, index);
        }
        sunk
    }

    /// Pushes a ship and the line before it; tells whether a ship of somebody else than `by` was damaged.
    fn push(&mut self, hull: Hull, cell: SeaCell, wind: Wind, by: Option<Seat>, moved: &mut Moved) -> bool {
        let line = self.game.line(hull, cell, wind);
        let hulls = line.hulls.get(..line.count).unwrap_or_default();
        let mut sunk = false;
        match line.ahead {
            Ahead::Halt(halt) => {
                let (seat, index) = hull;
                self.tell(WindsEvent::Stayed { ship: ship(seat, index), cell, halt });
            }
            Ahead::Open(to) => self.close_up(hulls, to, moved),
            Ahead::Obstacle(onto) => {
                if let Some((&(foremost, from), others)) = hulls.split_last() {
                    self.damage(foremost, from, onto);
                    sunk = by.is_some_and(|by| by != foremost.0);
                    self.close_up(others, from, moved);
                }
            }
        }
        sunk
    }

    /// Moves a line one cell on, its foremost ship to `to`, the others each to where the one before it was.
    fn close_up(&mut self, line: &[(Hull, SeaCell)], mut to: SeaCell, moved: &mut Moved) {
        for &((seat, index), from) in line.iter().rev() {
            self.game.berth(seat, index, Berth::At(to));
            self.tell(WindsEvent::Pushed { ship: ship(seat, index), from, to });
            moved.add((seat, index));
            to = from;
        }
    }

    /// Takes a ship that was driven onto the obstacle on `onto` off the grid.
    fn damage(&mut self, (seat, index): Hull, from: SeaCell, onto: SeaCell) {
        let lost = self.game.terms.mode == WindsMode::Duel;
        self.game.berth(seat, index, if lost { Berth::Lost } else { Berth::Damaged });
        if self.game.terms.mode == WindsMode::Tempest {
            self.game.fleet_mut(seat).hurt |= 1 << index;
        }
        if let Some(obstacle) = self.game.obstacle(onto) {
            self.tell(WindsEvent::Damaged { ship: ship(seat, index), from, onto, obstacle, lost });
        }
    }

    /// Lets a ship that has just been moved slide along the current chain that it is on.
    pub(super) fn slide(&mut self, seat: Seat, index: usize) {
        let Berth::At(from) = self.game.fleet(seat).ships[index] else {
            return;
        };
        let Some(wind) = self.game.tile(from) else {
            return;
        };
        // Along a chain the next tile has the same arrow, so that the end of the chain is the end of the slide.
        let tiles = self.game.tiles[wind.index()].and(self.game.enterable(seat));
        let mut to = from;
        while let Some(next) = to.next(wind).filter(|&next| tiles.has(next)) {
            to = next;
        }
        if to != from {
            self.game.berth(seat, index, Berth::At(to));
            self.tell(WindsEvent::Slid { ship: ship(seat, index), from, to });
        }
    }

    /// Pays for a ship that has come to rest.
    pub(super) fn arrive(&mut self, seat: Seat, index: usize) {
        let Berth::At(cell) = self.game.fleet(seat).ships[index] else {
            return;
        };
        if self.game.terms.mode == WindsMode::Tempest {
            if self.game.havens().has(cell) {
                self.game.berth(seat, index, Berth::Safe(cell));
                self.tell(WindsEvent::Safe { ship: ship(seat, index), cell });
                self.score(seat, WindsReason::Haven, ARRIVAL, 1, Some(cell), false);
            }
        } else if PORT_CELLS.has(cell) && !self.game.fleet(seat).ports.has(cell) {
            let fleet = self.game.fleet_mut(seat);
            fleet.ports = fleet.ports.with(cell);
            self.score(seat, WindsReason::Port, ARRIVAL, 1, Some(cell), false);
        }
    }
}
