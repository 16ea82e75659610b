//! The state of a game: tiles, obstacles, fleets and hands, the compass, and where in a turn it stands. It is copied
//! freely.

use serde::{Deserialize, Serialize};

use super::record::Record;
use super::sea::{CENTRE_CELLS, CORNER_CELLS, Cells, PORT_CELLS};
use super::{
    CORNERS, SeaCell, Season, SeasonLength, WINDS_REASONS, Wind, WindsEnding, WindsMode, WindsQuestion, WindsReason,
};
use crate::game::Seat;

/// The most seats that play.
pub(super) const SEATS: usize = 4;
/// How many ships a player has.
pub(super) const SHIPS: usize = 8;
/// How many outposts a player has.
pub(super) const OUTPOSTS: u32 = 4;
/// How many tiles a hand is filled up to.
pub(super) const HAND: u8 = 4;
/// How many tiles a turn of Tempest Survival draws.
pub(super) const TEMPEST_DRAW: u8 = 2;
/// How many tiles of each wind there are.
pub(super) const TILES_EACH: u8 = 25;
/// How many actions a turn has.
pub(super) const ACTIONS: u8 = 2;
/// How many enemy ships win a Duel.
pub(super) const LOST_TO_LOSE: u32 = 3;
/// The index of a Duel's flagship in its fleet; its number is 1.
pub(super) const FLAGSHIP: usize = 0;
/// How many tokens a season of Tempest Survival has.
pub(super) const TOKENS_A_SEASON: u8 = 5;

/// What the set-up fixes for the whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Terms {
    pub(super) mode: WindsMode,
    pub(super) players: u8,
    pub(super) length: SeasonLength,
}

/// Where a ship is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Berth {
    /// There is no such ship in this game.
    None,
    /// On the slate, ready to be launched.
    Slate,
    /// On the slate, damaged.
    Damaged,
    /// Eliminated, in a Duel.
    Lost,
    /// Safe in a harbour of Tempest Survival, off the grid.
    Safe(SeaCell),
    /// On the grid.
    At(SeaCell),
}

/// A player's ships, outposts, tiles and points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Fleet {
    pub(super) ships: [Berth; SHIPS],
    /// The cells on which its ships are.
    pub(super) afloat: Cells,
    pub(super) outposts: Cells,
    /// The tiles in the hand by wind.
    pub(super) hand: [u8; 4],
    /// The points by reason.
    pub(super) points: [u16; WINDS_REASONS],
    /// The longest current chain that a tile of this player has made.
    pub(super) longest: u8,
    /// The ports that have paid this player this season.
    pub(super) ports: Cells,
    /// The ships that were ever damaged, a bit each; kept in Tempest Survival only.
    pub(super) hurt: u8,
}

impl Fleet {
    pub(super) const EMPTY: Fleet = Fleet {
        ships: [Berth::None; SHIPS],
        afloat: Cells::NONE,
        outposts: Cells::NONE,
        hand: [0; 4],
        points: [0; WINDS_REASONS],
        longest: 0,
        ports: Cells::NONE,
        hurt: 0,
    };

    /// How many of its ships are in such a place.
    pub(super) fn count(&self, which: impl Fn(Berth) -> bool) -> u32 {
        self.ships.iter().filter(|&&berth| which(berth)).count() as u32
    }

    /// The first ship in this place, as an index.
    pub(super) fn find(&self, place: Berth) -> Option<usize> {
        self.ships.iter().position(|&berth| berth == place)
    }

    /// How many tiles it holds.
    pub(super) const fn held(&self) -> u8 {
        self.hand[0] + self.hand[1] + self.hand[2] + self.hand[3]
    }

    pub(super) fn total(&self) -> u32 {
        self.points.iter().copied().map(u32::from).sum()
    }

    pub(super) const fn outposts_left(&self) -> u32 {
        OUTPOSTS.saturating_sub(self.outposts.len())
    }
}

/// A game of 4 Winds.
///
/// As JSON it is a record with readable names, the same text for equal games; `NOTES.md` beside this file describes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Record", try_from = "Record")]
pub struct FourWinds {
    pub(super) terms: Terms,
    /// The seat that began.
    pub(super) first: Seat,
    /// The tiles by wind.
    pub(super) tiles: [Cells; 4],
    pub(super) reefs: Cells,
    pub(super) krakens: Cells,
    pub(super) storms: Cells,
    /// The tiles of routes that were paid.
    pub(super) routed: Cells,
    pub(super) fleets: [Fleet; SEATS],
    /// The tiles in the bag by wind.
    pub(super) bag: [u8; 4],
    pub(super) season: Season,
    /// The active wind.
    pub(super) wind: Wind,
    /// Whether the compass has been turned this season.
    pub(super) rotated: bool,
    /// How many turns of the season are over, of all seats together; in Tempest Survival how many tokens.
    pub(super) turn: u8,
    pub(super) seat: Seat,
    /// Which action of the turn is next, 1 or 2.
    pub(super) action: u8,
    /// How many storms and krakens the storm deck holds.
    pub(super) deck: [u8; 2],
    pub(super) ending: Option<WindsEnding>,
}

impl FourWinds {
    pub(super) fn fleet(&self, seat: Seat) -> &Fleet {
        &self.fleets[seat.index() % SEATS]
    }

    pub(super) fn fleet_mut(&mut self, seat: Seat) -> &mut Fleet {
        &mut self.fleets[seat.index() % SEATS]
    }

    /// The fleets of those who play, by seat.
    pub(super) fn playing(&self) -> impl Iterator<Item = (Seat, &Fleet)> {
        (0..self.terms.players).map(Seat).zip(&self.fleets)
    }

    /// The seat after `seat`, clockwise.
    pub(super) const fn after(&self, seat: Seat) -> Seat {
        if seat.0 + 1 < self.terms.players { Seat(seat.0 + 1) } else { Seat(0) }
    }

    pub(super) const fn is_over(&self) -> bool {
        self.ending.is_some()
    }

    /// What is asked; none when the game is over.
    pub(super) const fn question(&self) -> Option<WindsQuestion> {
        if self.is_over() { None } else { Some(WindsQuestion::Action { number: self.action }) }
    }

    /// All tiles.
    #[inline]
    pub(super) const fn laid(&self) -> Cells {
        let [north, east, south, west] = self.tiles;
        north.or(east).or(south).or(west)
    }

    /// All reefs, krakens and storms.
    #[inline]
    pub(super) const fn obstacles(&self) -> Cells {
        self.reefs.or(self.krakens).or(self.storms)
    }

    /// All cells with a ship.
    #[inline]
    pub(super) const fn afloat(&self) -> Cells {
        let [one, two, three, four] = &self.fleets;
        one.afloat.or(two.afloat).or(three.afloat).or(four.afloat)
    }

    /// All cells with an outpost.
    #[inline]
    pub(super) const fn outposts(&self) -> Cells {
        let [one, two, three, four] = &self.fleets;
        one.outposts.or(two.outposts).or(three.outposts).or(four.outposts)
    }

    /// The wind of the tile on `cell`.
    #[inline]
    pub(super) fn tile(&self, cell: SeaCell) -> Option<Wind> {
        Wind::ALL.into_iter().find(|wind| self.tiles[wind.index()].has(cell))
    }

    /// The home harbour of `seat`; in a Duel the main one. None in Tempest Survival.
    pub(super) const fn home(&self, seat: Seat) -> Option<SeaCell> {
        let [north_west, north_east, south_west, south_east] = CORNERS;
        match (self.terms.mode, self.terms.players, seat.0) {
            (WindsMode::Tempest, _, _) => None,
            (WindsMode::Duel, _, 0) => Some(north_west),
            (WindsMode::Duel, _, 1) => Some(south_east),
            (WindsMode::Duel, _, _) => None,
            // Seats go clockwise round the board.
            (_, 2, 0) | (_, 3, 0) | (_, 4, 0) => Some(north_west),
            (_, 2, 1) | (_, 3, 2) | (_, 4, 2) => Some(south_east),
            (_, 3, 1) | (_, 4, 1) => Some(north_east),
            (_, 4, 3) => Some(south_west),
            _ => None,
        }
    }

    /// Whose home harbour, or in a Duel main one, `cell` is.
    pub(super) fn owner(&self, cell: SeaCell) -> Option<Seat> {
        if !CORNER_CELLS.has(cell) {
            return None;
        }
        (0..self.terms.players).map(Seat).find(|&seat| self.home(seat) == Some(cell))
    }

    /// The harbours of Tempest Survival in which a ship is safe.
    pub(super) fn closed(&self) -> Cells {
        if self.terms.mode != WindsMode::Tempest {
            return Cells::NONE;
        }
        let safe = |berth: &Berth| match *berth {
            Berth::Safe(cell) => Some(cell),
            _ => None,
        };
        self.fleets[0].ships.iter().filter_map(safe).collect()
    }

    /// The harbours of Tempest Survival that still take a ship.
    pub(super) fn havens(&self) -> Cells {
        match self.terms.mode {
            WindsMode::Tempest => CORNER_CELLS.or(PORT_CELLS).without(self.closed()),
            WindsMode::Archipelago | WindsMode::Duel => Cells::NONE,
        }
    }

    /// The cells that a ship of `seat` may enter, but for the one that it is on.
    #[inline]
    pub(super) fn enterable(&self, seat: Seat) -> Cells {
        let free = Cells::ALL.without(self.obstacles()).without(self.afloat()).without(self.closed());
        match (self.terms.mode, self.home(seat)) {
            // The owner may always come home, whoever lies there.
            (WindsMode::Archipelago, Some(home)) => free.with(home),
            _ => free,
        }
    }

    /// The cells on which a tile may be laid.
    #[inline]
    pub(super) const fn open_water(&self) -> Cells {
        Cells::ALL.without(self.laid()).without(self.afloat()).without(self.obstacles())
    }

    /// The cells on which a kraken or a storm may come up.
    pub(super) const fn open_sea(&self) -> Cells {
        self.open_water().without(self.outposts()).without(CORNER_CELLS).without(PORT_CELLS)
    }

    /// The central cells onto which a damaged ship of Tempest Survival may return.
    pub(super) const fn centre(&self) -> Cells {
        CENTRE_CELLS.without(self.afloat()).without(self.obstacles())
    }

    /// The ship that a push moves from `cell`: a guest in a harbour first, then the lowest number.
    pub(super) fn foremost_at(&self, cell: SeaCell) -> Option<(Seat, usize)> {
        let owner = self.owner(cell);
        let mut found = None;
        for (seat, fleet) in self.playing().filter(|(_, fleet)| fleet.afloat.has(cell)) {
            if let Some(ship) = fleet.find(Berth::At(cell)) {
                if owner != Some(seat) {
                    return Some((seat, ship));
                }
                found = Some((seat, ship));
            }
        }
        found
    }

    /// How many ships of `seat` are on `cell`.
    pub(super) fn ships_on(&self, seat: Seat, cell: SeaCell) -> u32 {
        self.fleet(seat).count(|berth| berth == Berth::At(cell))
    }

    /// Puts a ship somewhere else, and keeps the cells that its fleet is on.
    pub(super) fn berth(&mut self, seat: Seat, ship: usize, to: Berth) {
        let fleet = self.fleet_mut(seat);
        let from = std::mem::replace(&mut fleet.ships[ship], to);
        if let Berth::At(cell) = from
            && fleet.find(from).is_none()
        {
            fleet.afloat = fleet.afloat.less(cell);
        }
        if let Berth::At(cell) = to {
            fleet.afloat = fleet.afloat.with(cell);
        }
    }

    /// How many turns of the season each player has.
    pub(super) const fn turns_each(&self) -> u8 {
        match self.terms.mode {
            WindsMode::Archipelago => self.terms.length.turns(self.terms.players),
            WindsMode::Duel => SeasonLength::Long.turns(2),
            WindsMode::Tempest => TOKENS_A_SEASON,
        }
    }

    /// Whether tiles ebb away at a season's end.
    pub(super) fn ebbs(&self) -> bool {
        match self.terms.mode {
            WindsMode::Archipelago => self.terms.length == SeasonLength::Long,
            WindsMode::Duel => true,
            WindsMode::Tempest => false,
        }
    }

    /// Whether all ships of Tempest Survival are safe.
    pub(super) fn all_safe(&self) -> bool {
        self.terms.mode == WindsMode::Tempest
            && self.fleets[0].ships.iter().all(|berth| matches!(berth, Berth::None | Berth::Safe(_)))
    }

    /// How many ships of `seat` were eliminated.
    pub(super) fn lost(&self, seat: Seat) -> u32 {
        self.fleet(seat).count(|berth| berth == Berth::Lost)
    }

    /// The points of `seat` for `reason`.
    pub fn points(&self, seat: Seat, reason: WindsReason) -> u32 {
        u32::from(self.fleet(seat).points[reason.index()])
    }

    /// All points of `seat` so far.
    pub fn total(&self, seat: Seat) -> u32 {
        self.fleet(seat).total()
    }

    /// The longest current chain that a tile of `seat` has made; 0 for none.
    pub fn longest_chain(&self, seat: Seat) -> u8 {
        self.fleet(seat).longest
    }

    /// How many outposts of `seat` stand.
    pub fn outposts_standing(&self, seat: Seat) -> u32 {
        self.fleet(seat).outposts.len()
    }

    /// How many ships of `seat` are on the grid, its home harbour included.
    pub fn ships_on_grid(&self, seat: Seat) -> u32 {
        self.fleet(seat).count(|berth| matches!(berth, Berth::At(_)))
    }
}
