//! Turns and seasons: the draw-back, what a season's end and beginning bring, and the compass.

use windrose_core::four_winds::*;
use windrose_core::game::Seat;

use super::sea::CLOCKWISE;
use super::{At, Lies, Model, every};

/// The wind that is printed for a season.
pub(super) fn printed(season: Season) -> Wind {
    match season {
        Season::Spring => Wind::North,
        Season::Summer => Wind::South,
        Season::Autumn => Wind::East,
        Season::Winter => Wind::West,
    }
}

impl Model {
    /// How many turns a season gives each seat, in Tempest Survival how many tokens.
    pub fn turns(&self) -> u32 {
        match (self.mode, self.length, self.players) {
            (WindsMode::Tempest, ..) => 5,
            (WindsMode::Duel, ..) => 4,
            (_, SeasonLength::One, _) | (_, SeasonLength::Standard, 4) => 1,
            (_, SeasonLength::Standard, _) | (_, SeasonLength::Long, 4) => 2,
            (_, SeasonLength::Long, 3) => 3,
            (_, SeasonLength::Long, _) => 4,
        }
    }

    fn ebbs(&self) -> bool {
        self.mode == WindsMode::Duel || self.mode == WindsMode::Archipelago && self.length == SeasonLength::Long
    }

    pub(super) fn rotate(&mut self) {
        let at = CLOCKWISE.iter().position(|&one| one == self.wind).unwrap();
        self.wind = CLOCKWISE[(at + 1) % 4];
        self.rotated = true;
        self.events.push(WindsEvent::Rotated { seat: Seat(self.seat as u8), wind: self.wind });
    }

    /// Draws tiles from the bag as long as there are any; how many.
    pub(super) fn draw(&mut self, seat: usize, count: u32) -> u32 {
        let mut tiles = [0; 4];
        for _ in 0..count {
            let left: u32 = self.bag.iter().sum();
            if left == 0 {
                break;
            }
            let mut number = self.drawn.below(left);
            let mut wind = 0;
            while number >= self.bag[wind] {
                number -= self.bag[wind];
                wind += 1;
            }
            self.bag[wind] -= 1;
            self.fleets[seat].hand[wind] += 1;
            tiles[wind] += 1;
        }
        let drawn = tiles.iter().sum();
        if drawn > 0 {
            let tiles = tiles.map(|count| count as u8);
            let event = WindsEvent::Drew { seat: Seat(seat as u8), count: drawn as u8, tiles: Some(tiles.into()) };
            self.events.push(event);
        }
        drawn
    }

    /// The turn's two actions are over.
    pub(super) fn turn_is_over(&mut self) {
        self.action = 1;
        if self.mode == WindsMode::Tempest {
            return self.tempest_turn_is_over();
        }
        let seat = self.seat;
        self.trap_flagship();
        if self.ending.is_some() {
            return;
        }
        let missing = 4 - self.fleets[seat].hand.iter().sum::<u32>();
        if self.draw(seat, missing) < missing {
            return self.over(WindsEnding::Bag);
        }
        self.events.push(WindsEvent::TurnEnded { seat: Seat(seat as u8) });
        self.turn += 1;
        self.seat = (seat + 1) % self.players;
        if self.turn == self.turns() * self.players as u32 {
            if self.season == Season::Winter {
                return self.over(WindsEnding::Seasons);
            }
            if self.ebbs() {
                self.ebb();
            }
            self.next_season();
            self.season_kraken();
        }
    }

    fn ebb(&mut self) {
        let wind = printed(self.season);
        let mut count = 0;
        for at in every() {
            if self.tile(at) == Some(wind) {
                self.square_mut(at).tile = None;
                count += 1;
            }
        }
        self.events.push(WindsEvent::Ebbed { wind, count });
    }

    pub(super) fn next_season(&mut self) {
        self.season = match self.season {
            Season::Spring => Season::Summer,
            Season::Summer => Season::Autumn,
            Season::Autumn | Season::Winter => Season::Winter,
        };
        self.wind = printed(self.season);
        self.rotated = false;
        self.turn = 0;
        self.events.push(WindsEvent::SeasonBegan { season: self.season, wind: self.wind });
        for seat in 0..self.players {
            let fleet = &mut self.fleets[seat];
            fleet.ports.clear();
            if self.mode == WindsMode::Tempest {
                continue;
            }
            let mut count = 0;
            for ship in fleet.ships.iter_mut().filter(|ship| **ship == Lies::Damaged) {
                *ship = Lies::Slate;
                count += 1;
            }
            if count > 0 {
                self.events.push(WindsEvent::Repaired { seat: Seat(seat as u8), count });
            }
        }
    }

    /// The places where a kraken may surface, and where a token may land.
    pub(super) fn free(&self) -> Vec<At> {
        let free = |&at: &At| self.takes_a_tile(at) && self.outpost(at).is_none() && !at.is_corner() && !at.is_port();
        every().into_iter().filter(free).collect()
    }

    fn season_kraken(&mut self) {
        let free = self.free();
        let at = if free.is_empty() { None } else { Some(free[self.drawn.below(free.len() as u32) as usize]) };
        if let Some(at) = at {
            self.close(at, Obstacle::Kraken);
        }
        self.events.push(WindsEvent::KrakenSurfaced { cell: at.map(At::cell) });
    }
}
