//! Points and how the game ends: *Scoring Breakdown & Victory Matrix*, *Completion & Final Scoring Matrix*, *Game End &
//! Victory Conditions*.

use super::sea::{Cells, SeaCell};
use super::state::{Berth, Fleet, FourWinds, LOST_TO_LOSE};
use super::turn::Play;
use super::{SEA_SIDE, Season, Wind, WindsEnding, WindsEvent, WindsMode, WindsReason};
use crate::chance::Chance;
use crate::game::{EventSink, Game, Seat, Seats};

const CHAIN: u16 = 150;
const ROUTE: u16 = 500;
const ALIGNMENT: u16 = 50;
const OUTPOST: u16 = 200;
const SURVIVAL: u16 = 100;
const HAND_TILE: u16 = 50;
/// How many tiles make a chain that pays.
const PAYING_CHAIN: u8 = 3;
/// The points that Tempest Survival asks for.
pub(super) const SURVIVED: u32 = 1_200;

/// What is paid for something worth `points`, which Winter may have `doubled`.
const fn paid(points: u16, doubled: bool) -> u16 {
    if doubled { 2 * points } else { points }
}

/// What broke a tie for the first place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieBreak {
    /// More outposts on the edge.
    Outposts,
    /// The longer current chain.
    Chain,
    /// More undamaged ships on the grid.
    Ships,
}

impl FourWinds {
    /// How many tiles of `wind` follow one another from `cell` on, itself not counted, in the direction `along`.
    fn run(&self, cell: SeaCell, wind: Wind, along: Wind) -> u8 {
        let tiles = self.tiles[wind.index()];
        let mut at = cell;
        let mut length = 0;
        while let Some(next) = at.next(along).filter(|&next| tiles.has(next)) {
            at = next;
            length += 1;
        }
        length
    }

    /// How many tiles the current chain has that the tile on `cell` is part of; 0 where it is part of none.
    pub(super) fn chain(&self, cell: SeaCell) -> u8 {
        self.tile(cell).map_or(0, |wind| {
            let others = self.run(cell, wind, wind) + self.run(cell, wind, wind.opposite());
            if others == 0 { 0 } else { others + 1 }
        })
    }

    /// The tiles joined to the one on `cell` side by side that are on the axis of `wind`.
    fn group(&self, cell: SeaCell, wind: Wind) -> Cells {
        let axis = self.tiles[wind.index()].or(self.tiles[wind.opposite().index()]);
        let mut group = Cells::one(cell);
        loop {
            let grown = group.or(group.around().and(axis));
            if grown == group {
                return group;
            }
            group = grown;
        }
    }

    /// Whether Winter doubles what a tile of `wind` scores.
    const fn doubles(&self, wind: Wind) -> bool {
        matches!((self.season, wind), (Season::Winter, Wind::North))
    }

    /// What a tile of the active wind pays now.
    pub(super) const fn alignment(&self) -> u16 {
        paid(ALIGNMENT, self.doubles(self.wind))
    }

    /// How many ships of `seat` the end pays for.
    fn surviving(&self, seat: Seat) -> u32 {
        let fleet = self.fleet(seat);
        match self.terms.mode {
            WindsMode::Archipelago => {
                let home = self.home(seat);
                fleet.count(|berth| matches!(berth, Berth::At(cell) if Some(cell) != home))
            }
            WindsMode::Duel => {
                let start = if seat.0 == 0 { 0 } else { SEA_SIDE as u8 - 1 };
                fleet.count(|berth| matches!(berth, Berth::At(cell) if cell.row() != start))
            }
            WindsMode::Tempest => {
                let unhurt =
                    |&(index, berth): &(usize, &Berth)| matches!(berth, Berth::Safe(_)) && fleet.hurt >> index & 1 == 0;
                fleet.ships.iter().enumerate().filter(unhurt).count() as u32
            }
        }
    }

    /// How many outposts of `seat` are anchored.
    pub(super) fn anchored(&self, seat: Seat) -> u32 {
        self.fleet(seat).outposts.iter().filter(|&cell| self.is_anchored(cell)).count() as u32
    }

    /// What the end of the game would add now, by reason: how many, and the points.
    pub(super) fn final_points(&self, seat: Seat) -> [(WindsReason, u8, u16); 3] {
        let matching = match self.terms.mode {
            WindsMode::Tempest => 0,
            WindsMode::Archipelago | WindsMode::Duel => self.fleet(seat).hand[self.wind.index()],
        };
        let (anchored, surviving) = (self.anchored(seat) as u8, self.surviving(seat) as u8);
        [
            (WindsReason::Outposts, anchored, u16::from(anchored) * OUTPOST),
            (WindsReason::Survival, surviving, u16::from(surviving) * SURVIVAL),
            (WindsReason::HandTiles, matching, u16::from(matching) * HAND_TILE),
        ]
    }

    /// Who has won a Duel by elimination or harbour, and how; when both have, `mover`.
    fn duel_won(&self, mover: Seat) -> Option<(Seat, WindsEnding)> {
        if self.terms.mode != WindsMode::Duel {
            return None;
        }
        [mover, self.after(mover)].into_iter().find_map(|seat| {
            let enemy = self.after(seat);
            if self.lost(enemy) >= LOST_TO_LOSE {
                return Some((seat, WindsEnding::Elimination));
            }
            let reached = self.home(enemy).is_some_and(|harbour| self.fleet(seat).afloat.has(harbour));
            reached.then_some((seat, WindsEnding::Harbour))
        })
    }

    /// How a fleet stands in the order of winning: points, then the tie-breakers.
    fn standing(fleet: &Fleet) -> (u32, u32, u8, u32) {
        let afloat = fleet.count(|berth| matches!(berth, Berth::At(_)));
        (fleet.total(), fleet.outposts.len(), fleet.longest, afloat)
    }

    /// The winners of a game that is over; none who has lost Tempest Survival.
    pub(super) fn winners(&self) -> Seats {
        match self.ending {
            None | Some(WindsEnding::Lost) => Seats::NONE,
            Some(WindsEnding::Survived) => Seats::one(Seat(0)),
            Some(WindsEnding::Elimination | WindsEnding::Harbour) => {
                self.duel_won(self.seat).map_or(Seats::NONE, |(seat, _)| Seats::one(seat))
            }
            Some(WindsEnding::Seasons | WindsEnding::Bag | WindsEnding::Conquest) => {
                let best = self.playing().map(|(_, fleet)| FourWinds::standing(fleet)).max();
                self.playing()
                    .filter(|(_, fleet)| Some(FourWinds::standing(fleet)) == best)
                    .fold(Seats::NONE, |all, (seat, _)| all.with(seat))
            }
        }
    }

    /// What broke the tie for the first place in a game that is over; none when the points decided, or nothing did.
    pub fn tie_break(&self) -> Option<TieBreak> {
        let counted = matches!(self.ending?, WindsEnding::Seasons | WindsEnding::Bag | WindsEnding::Conquest);
        let mut standings = [(0, 0, 0, 0); super::state::SEATS];
        for (standing, (_, fleet)) in standings.iter_mut().zip(self.playing()) {
            *standing = FourWinds::standing(fleet);
        }
        standings.sort_unstable_by(|one, other| other.cmp(one));
        let [first, ..] = standings;
        if !counted || self.terms.players < 2 || self.winners().len() > 1 {
            return None;
        }
        // The best of those who had as many points, but did not win.
        let second = standings.get(1).filter(|second| second.0 == first.0)?;
        Some(if second.1 != first.1 {
            TieBreak::Outposts
        } else if second.2 != first.2 {
            TieBreak::Chain
        } else {
            TieBreak::Ships
        })
    }
}

impl FourWinds {
    /// The seats that stood as well as the winner up to the rule that broke the tie; empty where none did.
    pub(super) fn beaten_by_tie_break(&self) -> Vec<Seat> {
        let Some(rule) = self.tie_break() else {
            return Vec::new();
        };
        let up_to = |fleet: &Fleet| {
            let (points, outposts, chain, _) = FourWinds::standing(fleet);
            match rule {
                TieBreak::Outposts => (points, 0, 0),
                TieBreak::Chain => (points, outposts, 0),
                TieBreak::Ships => (points, outposts, chain),
            }
        };
        let winners = self.winners();
        let best = self.playing().find(|&(seat, _)| winners.contains(seat)).map(|(_, fleet)| up_to(fleet));
        let others = self.playing().filter(|&(seat, fleet)| !winners.contains(seat) && Some(up_to(fleet)) == best);
        others.map(|(seat, _)| seat).collect()
    }
}

impl<C: Chance, E: EventSink<WindsEvent>> Play<'_, C, E> {
    pub(super) fn score(
        &mut self,
        seat: Seat,
        reason: WindsReason,
        points: u16,
        count: u8,
        cell: Option<SeaCell>,
        doubled: bool,
    ) {
        let points = paid(points, doubled);
        let total = &mut self.game.fleet_mut(seat).points[reason.index()];
        *total = total.saturating_add(points);
        self.tell(WindsEvent::Scored { seat, reason, points, count, cell, doubled });
    }

    pub(super) fn score_alignment(&mut self, seat: Seat, wind: Wind, cell: SeaCell) {
        if wind == self.game.wind {
            self.score(seat, WindsReason::Alignment, ALIGNMENT, 1, Some(cell), self.game.doubles(wind));
        }
    }

    pub(super) fn score_chain(&mut self, seat: Seat, wind: Wind, cell: SeaCell) {
        let (before, behind) = (self.game.run(cell, wind, wind), self.game.run(cell, wind, wind.opposite()));
        let length = before + behind + 1;
        if length < 2 {
            return;
        }
        let fleet = self.game.fleet_mut(seat);
        fleet.longest = fleet.longest.max(length);
        if length >= PAYING_CHAIN && before < PAYING_CHAIN && behind < PAYING_CHAIN {
            self.score(seat, WindsReason::Chain, CHAIN, length, Some(cell), self.game.doubles(wind));
        }
    }

    pub(super) fn score_route(&mut self, seat: Seat, wind: Wind, cell: SeaCell) {
        let group = self.game.group(cell, wind);
        let touches = |edge: Wind| group.iter().any(|cell| cell.next(edge).is_none());
        if touches(wind) && touches(wind.opposite()) && group.and(self.game.routed).is_empty() {
            self.game.routed = self.game.routed.or(group);
            self.score(seat, WindsReason::Route, ROUTE, group.len() as u8, Some(cell), self.game.doubles(wind));
        }
    }

    /// Ends the game when what `mover` did, or had happen, decides it: conquest, or in a Duel elimination or harbour.
    #[inline]
    pub(super) fn is_decided(&mut self, mover: Seat) -> bool {
        if let Some((winner, ending)) = self.game.duel_won(mover) {
            self.game.ending = Some(ending);
            self.tell(WindsEvent::Ended { ending, winner: Some(winner) });
            return true;
        }
        let conquered = self.game.terms.mode != WindsMode::Tempest && self.game.has_conquered(mover);
        if conquered {
            self.finish(WindsEnding::Conquest);
        }
        conquered
    }

    /// Adds what the end adds, and ends the game.
    pub(super) fn finish(&mut self, ending: WindsEnding) {
        self.score_end();
        self.end(ending);
    }

    /// Adds what the end of Tempest Survival adds, and ends it.
    pub(super) fn end_tempest(&mut self) {
        self.score_end();
        let survived = self.game.all_safe() && self.game.total(self.game.seat) >= SURVIVED;
        self.end(if survived { WindsEnding::Survived } else { WindsEnding::Lost });
    }

    fn score_end(&mut self) {
        let hides = Game::hides(self.game);
        for seat in (0..self.game.terms.players).map(Seat) {
            for (reason, count, points) in self.game.final_points(seat) {
                // Every hand that was hidden is counted aloud, so that nobody learns from silence what is in one.
                let told = count > 0 || hides && reason == WindsReason::HandTiles;
                if told {
                    self.score(seat, reason, points, count, None, false);
                }
            }
        }
    }

    fn end(&mut self, ending: WindsEnding) {
        self.game.ending = Some(ending);
        let winners = self.game.winners();
        let winner = winners.iter().next().filter(|_| winners.len() == 1);
        self.tell(WindsEvent::Ended { ending, winner });
    }
}
