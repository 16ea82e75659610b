//! Laying a tile and what it pays, the final scoring, and who won.

use windrose_core::four_winds::*;
use windrose_core::game::Seat;

use super::sea::{CLOCKWISE, against};
use super::{At, Lies, Model, Tile, every};

impl Model {
    pub(super) fn lay(&mut self, wind: Wind, at: At) {
        let seat = self.seat;
        let held = CLOCKWISE.iter().position(|&one| one == wind).unwrap();
        self.fleets[seat].hand[held] -= 1;
        self.square_mut(at).tile = Some(Tile { wind, routed: false });
        self.events.push(WindsEvent::Laid { seat: Seat(seat as u8), wind, cell: at.cell() });
        let gust = self.gust(at, wind);
        self.settle(&gust.moved);

        let doubled = self.season == Season::Winter && wind == Wind::North;
        let worth = |points: u32| if doubled { 2 * points } else { points };
        if wind == self.wind {
            self.score(seat, WindsReason::Alignment, worth(50), 1, Some(at), doubled);
        }
        let rivals = gust.damaged.iter().filter(|ship| ship.seat != seat).count();
        if rivals > 0 {
            self.score(seat, WindsReason::Displacement, 150 * rivals as u32, rivals, Some(at), false);
        }
        let beyond = self.run(at, wind);
        let length = beyond[0] + beyond[1] + 1;
        if length >= 2 {
            self.fleets[seat].longest = self.fleets[seat].longest.max(length);
        }
        if length >= 3 && beyond.iter().all(|&side| side < 3) {
            self.score(seat, WindsReason::Chain, worth(150), length as usize, Some(at), doubled);
        }
        let group = self.group(at);
        let touches = |edge: Wind| group.iter().any(|one| one.edges().contains(&edge));
        let paid = group.iter().any(|&one| self.square(one).tile.is_some_and(|tile| tile.routed));
        if touches(wind) && touches(against(wind)) && !paid {
            for &one in &group {
                self.square_mut(one).tile.as_mut().unwrap().routed = true;
            }
            self.score(seat, WindsReason::Route, worth(500), group.len(), Some(at), doubled);
        }
    }

    /// The tiles of one axis that are joined to the one at a place.
    fn group(&self, at: At) -> Vec<At> {
        let wind = self.tile(at).unwrap();
        let axis = [Some(wind), Some(against(wind))];
        let mut group = vec![at];
        let mut next = 0;
        while next < group.len() {
            for side in group[next].sides() {
                if axis.contains(&self.tile(side)) && !group.contains(&side) {
                    group.push(side);
                }
            }
            next += 1;
        }
        group
    }

    /// How many ships of the seat are worth points at the end.
    fn survivors(&self, seat: usize) -> usize {
        let fleet = &self.fleets[seat];
        let home = self.home(seat);
        let counts = |index: usize| match (self.mode, fleet.ships[index]) {
            (WindsMode::Tempest, Lies::Safe(_)) => !fleet.hurt[index],
            (WindsMode::Archipelago, Lies::Sea(at)) => at != home,
            (WindsMode::Duel, Lies::Sea(at)) => at.row != home.row,
            _ => false,
        };
        (0..fleet.ships.len()).filter(|&index| counts(index)).count()
    }

    /// Adds the final scoring.
    pub(super) fn final_scoring(&mut self) {
        let last = CLOCKWISE.iter().position(|&one| one == self.wind).unwrap();
        for seat in 0..self.players {
            let outposts = self.fleets[seat].outposts.iter().filter(|&&at| !self.anchors(at).is_empty()).count();
            let tiles = if self.mode == WindsMode::Tempest { 0 } else { self.fleets[seat].hand[last] as usize };
            for (reason, each, count) in [
                (WindsReason::Outposts, 200, outposts),
                (WindsReason::Survival, 100, self.survivors(seat)),
                (WindsReason::HandTiles, 50, tiles),
            ] {
                // Hands are counted aloud even where they pay nothing.
                let told = reason == WindsReason::HandTiles && self.mode != WindsMode::Tempest;
                if count > 0 || told {
                    self.score(seat, reason, each * count as u32, count, None, false);
                }
            }
        }
    }

    /// The game is over. Where the score decides, the final scoring is added.
    pub(super) fn over(&mut self, ending: WindsEnding) {
        if !matches!(ending, WindsEnding::Elimination | WindsEnding::Harbour) {
            self.final_scoring();
        }
        self.ending = Some(ending);
        let winners = self.winners();
        let winner = if let [one] = winners[..] { Some(Seat(one as u8)) } else { None };
        self.events.push(WindsEvent::Ended { ending, winner });
    }

    /// Who won; several share, none when all lost or the game goes on.
    pub fn winners(&self) -> Vec<usize> {
        match self.ending {
            None | Some(WindsEnding::Lost) => Vec::new(),
            Some(WindsEnding::Survived) => vec![0],
            Some(WindsEnding::Elimination | WindsEnding::Harbour) => {
                self.duel_won().map(|won| won.0).into_iter().collect()
            }
            Some(WindsEnding::Seasons | WindsEnding::Bag | WindsEnding::Conquest) => {
                let rank = |seat: usize| {
                    let fleet = &self.fleets[seat];
                    let on_grid = fleet.ships.iter().filter(|ship| matches!(ship, Lies::Sea(_))).count();
                    (self.total(seat), fleet.outposts.len(), fleet.longest, on_grid)
                };
                let best = (0..self.players).map(rank).max().unwrap();
                (0..self.players).filter(|&seat| rank(seat) == best).collect()
            }
        }
    }

    /// Complete routes of which no tile was ever paid, each as its tiles.
    pub fn unpaid_routes(&self) -> Vec<Vec<At>> {
        let mut routes: Vec<Vec<At>> = Vec::new();
        for at in every() {
            let Some(wind) = self.tile(at) else {
                continue;
            };
            let mut group = self.group(at);
            group.sort();
            let touches = |edge: Wind| group.iter().any(|one| one.edges().contains(&edge));
            let paid = group.iter().any(|&one| self.square(one).tile.is_some_and(|tile| tile.routed));
            if touches(wind) && touches(against(wind)) && !paid && !routes.contains(&group) {
                routes.push(group);
            }
        }
        routes
    }
}
