//! How good a position is, for the greedy player: the points as the end would count them now, and a little of what can
//! be made of the rest.

use super::sea::{Cells, PORT_CELLS};
use super::state::{Berth, FourWinds};
use super::{SeaCell, Wind, WindsEnding, WindsMode, WindsReason};
use crate::game::Seat;

/// What a point is worth.
const POINT: i32 = 10;
/// What an outpost is worth that no wind anchors yet.
const OPEN_OUTPOST: i32 = 40 * POINT;
/// What it costs a ship for each cell between it and where it wants to go.
const CELL: i32 = 12 * POINT;
/// What a ship on the slate is worth less than one in the harbour.
const ON_SLATE: i32 = 15 * POINT;
/// What a ship of a Duel is worth.
const DUEL_SHIP: i32 = 600 * POINT;
/// What it costs that a ship lies next to an obstacle, where one tile can drive it in.
const DANGER: i32 = 20 * POINT;
/// What it is worth to win Tempest Survival, or a Duel at once; to lose costs as much.
const VICTORY: i32 = 10_000 * POINT;
/// What a damaged ship of Tempest Survival costs beside its way.
const DAMAGED: i32 = 150 * POINT;

impl FourWinds {
    /// See [`crate::game::Game::appraise`].
    pub(super) fn worth(&self, seat: Seat) -> i32 {
        match self.terms.mode {
            WindsMode::Tempest => self.tempest_worth(),
            WindsMode::Archipelago | WindsMode::Duel => {
                let others: i32 =
                    self.playing().filter(|&(other, _)| other != seat).map(|(other, _)| self.prospect(other)).sum();
                let rivals = i32::from(self.terms.players) - 1;
                rivals * self.prospect(seat) - others + self.duel_victory(seat)
            }
        }
    }

    /// What the seat would have if the game ended now, and what its ships and outposts promise.
    fn prospect(&self, seat: Seat) -> i32 {
        let fleet = self.fleet(seat);
        let mut worth = POINT * fleet.total() as i32;
        if self.is_over() {
            return worth;
        }
        for (reason, _, points) in self.final_points(seat) {
            // What will be drawn to the hand is not known before the end.
            if reason != WindsReason::HandTiles {
                worth += POINT * i32::from(points);
            }
        }
        let open = fleet.outposts.len() - self.anchored(seat);
        worth += OPEN_OUTPOST * open as i32;
        match self.terms.mode {
            WindsMode::Duel => {
                let dangerous = self.obstacles().around();
                let threatened = fleet.afloat.and(dangerous).len() as i32;
                worth - DUEL_SHIP * self.lost(seat) as i32 - DANGER * threatened - CELL / 4 * self.harbour_way(seat)
            }
            WindsMode::Archipelago | WindsMode::Tempest => {
                let ports = PORT_CELLS.without(fleet.ports);
                let way: i32 = fleet.afloat.iter().map(|cell| distance(Cells::one(cell), ports).min(3)).sum();
                worth - CELL / 6 * way - ON_SLATE * fleet.count(|berth| berth == Berth::Slate) as i32
            }
        }
    }

    /// How far the nearest ship of `seat` is from the enemy's main harbour.
    fn harbour_way(&self, seat: Seat) -> i32 {
        let harbour = self.home(self.after(seat)).map_or(Cells::NONE, Cells::one);
        distance(harbour, self.fleet(seat).afloat)
    }

    /// What a Duel that is won at once is worth.
    fn duel_victory(&self, seat: Seat) -> i32 {
        match self.ending {
            Some(WindsEnding::Elimination | WindsEnding::Harbour) => {
                if self.winners().contains(seat) {
                    VICTORY
                } else {
                    -VICTORY
                }
            }
            _ => 0,
        }
    }

    fn tempest_worth(&self) -> i32 {
        let seat = Seat(0);
        let fleet = self.fleet(seat);
        let mut worth = POINT * self.total(seat) as i32;
        match self.ending {
            Some(WindsEnding::Survived) => return worth + VICTORY,
            Some(_) => return worth - VICTORY,
            None => {}
        }
        for (_, _, points) in self.final_points(seat) {
            worth += POINT * i32::from(points);
        }
        let havens = self.havens();
        for berth in fleet.ships {
            worth -= match berth {
                Berth::At(cell) => CELL / 2 * self.half_steps(cell, havens),
                Berth::Damaged => DAMAGED + CELL * 4,
                Berth::None | Berth::Slate | Berth::Lost | Berth::Safe(_) => 0,
            };
        }
        let open = fleet.outposts.len() - self.anchored(seat);
        worth + OPEN_OUTPOST / 2 * open as i32
    }

    /// How far a ship of Tempest Survival on `cell` is from the nearest of `havens`, in half steps: a step for which
    /// the wind blows already counts half.
    fn half_steps(&self, cell: SeaCell, havens: Cells) -> i32 {
        let here = 2 * distance(Cells::one(cell), havens);
        let enterable = self.enterable(Seat(0));
        let windward = |wind: Wind| {
            let next = cell.next(wind).filter(|&next| enterable.has(next))?;
            let tiles = self.tiles[wind.index()];
            (tiles.has(cell) || tiles.has(next)).then(|| 2 * distance(Cells::one(next), havens) + 1)
        };
        Wind::ALL.into_iter().filter_map(windward).fold(here, i32::min)
    }
}

/// How many steps lie between two sets of cells, whatever is in between; a whole side where one is empty.
fn distance(from: Cells, to: Cells) -> i32 {
    let mut reached = from;
    let mut steps = 0;
    while reached.and(to).is_empty() {
        let grown = reached.or(reached.around());
        if grown == reached || to.is_empty() {
            return super::SEA_SIDE as i32;
        }
        reached = grown;
        steps += 1;
    }
    steps
}
