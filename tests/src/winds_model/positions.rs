//! Positions at random, such as play could have led to, full of what play seldom brings.

use windrose_core::chance::{Chance, Seeded};
use windrose_core::four_winds::*;

use super::sea::CLOCKWISE;
use super::season::printed;
use super::{At, Lies, Model, Tile, corners, every, place_of, ports};

/// A game somewhere in its course, with somebody to decide and something to do.
pub fn anywhere(mode: WindsMode, players: u8, length: SeasonLength, whim: &mut Seeded) -> Model {
    loop {
        let model = Builder::new(mode, players, length, whim).build();
        if model.can_be() {
            return model;
        }
    }
}

struct Builder<'a> {
    model: Model,
    whim: &'a mut Seeded,
}

impl Builder<'_> {
    fn new(mode: WindsMode, players: u8, length: SeasonLength, whim: &mut Seeded) -> Builder<'_> {
        let mut model = Model::laid_out(mode, usize::from(players), length);
        model.first = whim.below(u32::from(players)) as usize;
        Builder { model, whim }
    }

    fn below(&mut self, n: u32) -> u32 {
        self.whim.below(n)
    }

    fn one_in(&mut self, n: u32) -> bool {
        self.whim.below(n) == 0
    }

    fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.whim.below(of.len() as u32) as usize]
    }

    fn build(mut self) -> Model {
        self.calendar();
        self.ships();
        self.outposts();
        self.obstacles();
        self.tiles();
        self.beside();
        self.model
    }

    fn calendar(&mut self) {
        let tempest = self.model.mode == WindsMode::Tempest;
        let season = self.below(4) as usize;
        self.model.season = [Season::Spring, Season::Summer, Season::Autumn, Season::Winter][season];
        self.model.wind = printed(self.model.season);
        if self.one_in(2) {
            self.model.rotate();
            self.model.events.clear();
        }
        let turns = self.model.turns() * self.model.players as u32;
        self.model.turn = if self.one_in(3) { turns - 1 } else { self.below(turns) };
        self.model.seat = if tempest { 0 } else { (self.model.first + self.model.turn as usize) % self.model.players };
        self.model.action = 1 + self.below(2);
        if tempest {
            let left = 20 - 5 * season as u32 - self.model.turn;
            let fewest = left.saturating_sub(16);
            self.model.krakens = fewest + self.below(left.min(4) - fewest + 1);
            self.model.storms = left - self.model.krakens;
        }
    }

    fn obstacles(&mut self) {
        if self.model.mode != WindsMode::Tempest {
            let krakens = Season::ALL.iter().position(|&season| season == self.model.season).unwrap();
            self.scatter(Obstacle::Kraken, krakens as u32);
        } else {
            let krakens = self.below(5 - self.model.krakens);
            self.scatter(Obstacle::Kraken, krakens);
            let storms = self.below(17 - self.model.storms);
            self.scatter(Obstacle::Storm, storms);
        }
    }

    fn scatter(&mut self, obstacle: Obstacle, count: u32) {
        for _ in 0..count {
            let free = self.model.free();
            if !free.is_empty() {
                let at = self.pick(&free);
                self.model.close(at, obstacle);
            }
        }
    }

    fn ships(&mut self) {
        let away = match self.model.mode {
            WindsMode::Archipelago => Lies::Slate,
            WindsMode::Tempest => Lies::Damaged,
            WindsMode::Duel => Lies::Lost,
        };
        for fleet in &mut self.model.fleets {
            fleet.ships.fill(away);
        }
        for seat in 0..self.model.players {
            for index in 0..self.model.fleets[seat].ships.len() {
                let lies = self.lies(seat, index);
                self.model.fleets[seat].ships[index] = lies;
            }
        }
        if self.model.mode == WindsMode::Tempest {
            for index in 0..4 {
                let damaged = self.model.fleets[0].ships[index] == Lies::Damaged;
                self.model.fleets[0].hurt[index] = damaged || self.one_in(5);
            }
        }
    }

    fn lies(&mut self, seat: usize, index: usize) -> Lies {
        match (self.model.mode, self.below(10)) {
            (WindsMode::Archipelago, 0..=2) => return Lies::Slate,
            (WindsMode::Archipelago, 3) | (WindsMode::Tempest, 0) => return Lies::Damaged,
            (WindsMode::Archipelago, 4) => return Lies::Sea(self.model.home(seat)),
            (WindsMode::Tempest, 1..=7) => {
                let havens: Vec<At> = corners().into_iter().chain(ports()).collect();
                let haven = self.pick(&havens);
                if !self.model.is_taken(haven) {
                    return Lies::Safe(haven);
                }
            }
            (WindsMode::Duel, 0..=1) => {
                let lost = self.model.fleets[seat].ships[..index].iter().filter(|&&ship| ship == Lies::Lost).count();
                if lost < 2 {
                    return Lies::Lost;
                }
            }
            _ => {}
        }
        let mode = self.model.mode;
        let rests = |at: At| match mode {
            WindsMode::Archipelago => true,
            WindsMode::Tempest => !at.is_port() && !at.is_corner(),
            WindsMode::Duel => at != self.model.home(1 - seat),
        };
        let open: Vec<At> = every().into_iter().filter(|&at| rests(at) && self.model.may_enter(seat, at)).collect();
        Lies::Sea(self.pick(&open))
    }

    fn outposts(&mut self) {
        let conqueror = self.below(3 * self.model.players as u32) as usize;
        let sites: Vec<At> = every().into_iter().filter(|at| !at.edges().is_empty() && !at.is_port()).collect();
        for seat in 0..self.model.players {
            if seat == conqueror {
                let spared = self.pick(&corners());
                let others = corners().into_iter().filter(|&at| at != spared && self.model.outpost(at).is_none());
                let others: Vec<At> = others.collect();
                self.model.fleets[seat].outposts.extend(others);
            }
            for _ in 0..self.below(4) {
                let at = self.pick(&sites);
                if self.model.outpost(at).is_none() && self.model.fleets[seat].outposts.len() < 4 {
                    self.model.fleets[seat].outposts.push(at);
                }
            }
        }
    }

    /// Tiles here and there, mostly pointing as a neighbour does, so that there are chains and routes.
    fn tiles(&mut self) {
        let count = self.pick(&[0, 6, 12, 18, 24, 30]);
        let alike = 1 + self.below(6);
        for _ in 0..count {
            let open: Vec<At> = every().into_iter().filter(|&at| self.model.takes_a_tile(at)).collect();
            if open.is_empty() {
                return;
            }
            let at = self.pick(&open);
            let beside: Vec<Wind> = at.sides().into_iter().filter_map(|side| self.model.tile(side)).collect();
            let wind = if beside.is_empty() || self.one_in(alike) { self.pick(&CLOCKWISE) } else { self.pick(&beside) };
            let kept = CLOCKWISE.iter().position(|&one| one == wind).unwrap();
            if self.model.bag[kept] > 0 {
                self.model.bag[kept] -= 1;
                self.model.square_mut(at).tile = Some(Tile { wind, routed: false });
            }
        }
        // Where the wind ebbed away, what is left of a paid group may be a route that never was.
        if self.one_in(4) {
            return;
        }
        for route in self.model.unpaid_routes() {
            for at in route {
                self.model.square_mut(at).tile.as_mut().unwrap().routed = true;
            }
        }
        if self.one_in(3) {
            let at = self.pick(&every());
            if let Some(tile) = &mut self.model.square_mut(at).tile {
                tile.routed = true;
            }
        }
    }

    /// Hands, points and the bag.
    fn beside(&mut self) {
        let tempest = self.model.mode == WindsMode::Tempest;
        for seat in 0..self.model.players {
            let laid = if seat == self.model.seat { self.below(self.model.action) } else { 0 };
            let full = if tempest { 2 } else { 4 };
            for _ in 0..full - laid {
                let kinds: Vec<usize> = (0..4).filter(|&wind| self.model.bag[wind] > 0).collect();
                let wind = self.pick(&kinds);
                self.model.bag[wind] -= 1;
                self.model.fleets[seat].hand[wind] += 1;
            }
            for reason in [WindsReason::Chain, WindsReason::Alignment] {
                self.model.fleets[seat].points[place_of(reason)] =
                    [50, 150][usize::from(reason == WindsReason::Chain)] * self.whim.below(if tempest { 8 } else { 2 });
            }
            self.model.fleets[seat].longest = self.pick(&[0, 2, 3, 4]);
            if !tempest {
                let paid: Vec<At> = ports().into_iter().filter(|_| self.whim.below(3) == 0).collect();
                self.model.fleets[seat].ports = paid;
            }
        }
        if tempest && self.model.all_safe() && self.one_in(2) {
            self.leave_just_enough();
        }
        if !tempest && self.one_in(10) {
            self.model.bag = [0; 4].map(|_| self.whim.below(2));
        }
    }

    /// Points with which ending Tempest Survival now comes to 1,200 in all.
    fn leave_just_enough(&mut self) {
        let mut ended = self.model.clone();
        ended.final_scoring();
        let alignment = place_of(WindsReason::Alignment);
        let others = ended.total(0) - ended.fleets[0].points[alignment];
        self.model.fleets[0].points[alignment] = 1200_u32.saturating_sub(others);
    }
}

impl Model {
    /// Whether nobody has won already and there is something to do.
    fn can_be(&self) -> bool {
        self.duel_won().is_none()
            && !(0..self.players).any(|seat| self.mode != WindsMode::Tempest && self.has_all_corners(seat))
            && !self.legal().is_empty()
    }
}
