//! The table as a viewer may see it: everything but the faces of the tiles in other hands and in the bag.

use serde::Serialize;

use super::sea::{CORNER_CELLS, PORT_CELLS};
use super::state::{Berth, FLAGSHIP, FourWinds};
use super::turn::ship;
use super::{Obstacle, SeaCell, Season, Wind, WindsMode, WindsQuestion, WindsShip};
use crate::game::{Seat, Viewer};

/// An outpost on the edge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, uniffi::Record)]
pub struct OutpostView {
    /// Whose it is.
    pub seat: Seat,
    /// Whether a wind anchors it now.
    pub anchored: bool,
    /// The edge beside which it stands; on a corner the one across which it is anchored, or else the northern or
    /// southern.
    pub edge: Wind,
}

/// A cell with all that lies on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, uniffi::Record)]
pub struct SeaCellView {
    /// The cell; its name is also its spot's id.
    pub cell: SeaCell,
    /// The tile's wind.
    pub tile: Option<Wind>,
    /// How many tiles the current chain has that the tile is part of; 0 where it is part of none.
    pub chain: u8,
    /// What closes the cell.
    pub obstacle: Option<Obstacle>,
    /// The ships, a guest in a harbour first, then by number.
    pub ships: Vec<WindsShip>,
    /// The outpost.
    pub outpost: Option<OutpostView>,
    /// Whether it is a trade port.
    pub port: bool,
    /// Whether it is a corner.
    pub corner: bool,
    /// Whose home harbour it is; in a Duel the main one.
    pub harbour_of: Option<Seat>,
    /// Whether its owner's ships are counted here: a home harbour holds any number of them, in a Duel but one.
    pub counted: bool,
    /// Tempest Survival: whether it is a safe harbour that still takes a ship.
    pub haven: bool,
    /// Tempest Survival: the ship that is safe in this harbour, which is closed.
    pub safe: Option<WindsShip>,
}

/// A tile of a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, uniffi::Record)]
pub struct HandTile {
    /// Its wind.
    pub wind: Wind,
    /// Its id as part of a choice, such as `tile:north`. Tiles of one wind are alike and share it.
    pub id: String,
}

/// A seat's things beside the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, uniffi::Record)]
pub struct FleetView {
    /// The seat.
    pub seat: Seat,
    /// How many tiles it holds.
    pub tiles: u8,
    /// How many of its ships lie on the slate, ready to be launched.
    pub slate: u8,
    /// How many lie on the slate damaged.
    pub damaged: u8,
    /// How many are on the board.
    pub afloat: u8,
    /// Tempest Survival: how many are safe.
    pub safe: u8,
    /// Duel: how many it has lost.
    pub lost: u8,
    /// How many outposts it has left to build.
    pub outposts: u8,
    /// Its points so far.
    pub points: u32,
}

/// The table as a viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, uniffi::Record)]
pub struct WindsView {
    /// Which of the three games.
    pub mode: WindsMode,
    /// The cells in reading order.
    pub cells: Vec<SeaCellView>,
    /// The season.
    pub season: Season,
    /// The active wind.
    pub wind: Wind,
    /// Whether the compass has been turned this season.
    pub rotated: bool,
    /// The turn of the season that is played, from 1, counted for the seat whose turn it is.
    pub turn: u8,
    /// How many turns of the season each seat has; in Tempest Survival how many tokens.
    pub turns: u8,
    /// What is decided; none when the game is over.
    pub question: Option<WindsQuestion>,
    /// Whose turn it is; none when the game is over.
    pub turn_of: Option<Seat>,
    /// The viewer's own hand by wind, in Tempest Survival the drawn tiles; empty for a bystander.
    pub hand: Vec<HandTile>,
    /// Tempest Survival: that the tiles of the hand were drawn for this turn alone.
    pub drawn: bool,
    /// The fleets by seat.
    pub fleets: Vec<FleetView>,
    /// Duel: the flagships by seat.
    #[uniffi(default = [])]
    pub flagships: Vec<WindsShip>,
    /// How many tiles are in the bag.
    pub bag: u8,
    /// Tempest Survival: how many tokens are in the storm deck.
    pub storm_deck: u8,
}

/// The id of a tile of a hand, as a spot and as part of a choice.
pub(super) fn tile_id(wind: Wind) -> String {
    format!("tile:{}", wind.id())
}

impl FourWinds {
    /// See [`crate::game::Game::view`].
    pub(super) fn shown(&self, viewer: Viewer) -> WindsView {
        // The one player of Tempest Survival hides nothing from anybody.
        let hand = match (self.terms.mode, viewer) {
            (WindsMode::Tempest, _) => Some(Seat(0)),
            (_, Viewer::Seat(seat)) if seat.0 < self.terms.players => Some(seat),
            _ => None,
        };
        let turns = self.turns_each();
        let turn = match self.terms.mode {
            WindsMode::Tempest => self.turn + 1,
            WindsMode::Archipelago | WindsMode::Duel => self.turn / self.terms.players + 1,
        };
        WindsView {
            mode: self.terms.mode,
            cells: SeaCell::all().map(|cell| self.shown_cell(cell)).collect(),
            season: self.season,
            wind: self.wind,
            rotated: self.rotated,
            turn: turn.min(turns),
            turns,
            question: self.question(),
            turn_of: (!self.is_over()).then_some(self.seat),
            hand: hand.map(|seat| self.shown_hand(seat)).unwrap_or_default(),
            drawn: self.terms.mode == WindsMode::Tempest,
            fleets: (0..self.terms.players).map(|seat| self.shown_fleet(Seat(seat))).collect(),
            flagships: self.flagships(),
            bag: self.bag.iter().sum(),
            storm_deck: self.deck.iter().sum(),
        }
    }

    fn shown_hand(&self, seat: Seat) -> Vec<HandTile> {
        let tiles = |wind: Wind| {
            let count = usize::from(self.fleet(seat).hand[wind.index()]);
            std::iter::repeat_with(move || HandTile { wind, id: tile_id(wind) }).take(count)
        };
        Wind::ALL.into_iter().flat_map(tiles).collect()
    }

    fn shown_cell(&self, cell: SeaCell) -> SeaCellView {
        let owner = self.owner(cell);
        let mut ships: Vec<WindsShip> = self.ships(|berth| berth == Berth::At(cell)).collect();
        ships.sort_by_key(|ship| (owner == Some(ship.seat), ship.seat, ship.number));
        let outpost = self.playing().find(|(_, fleet)| fleet.outposts.has(cell)).map(|(seat, _)| {
            let (edge, anchored) = self.standing_edge(cell);
            OutpostView { seat, anchored, edge }
        });
        SeaCellView {
            cell,
            tile: self.tile(cell),
            chain: self.chain(cell),
            obstacle: self.obstacle(cell),
            ships,
            outpost,
            port: PORT_CELLS.has(cell),
            corner: CORNER_CELLS.has(cell),
            harbour_of: owner,
            counted: owner.is_some() && self.terms.mode == WindsMode::Archipelago,
            haven: self.havens().has(cell),
            safe: self.ships(|berth| berth == Berth::Safe(cell)).next(),
        }
    }

    /// The ships in such a place, by seat and number.
    fn ships(&self, place: impl Fn(Berth) -> bool + Copy) -> impl Iterator<Item = WindsShip> {
        self.playing().flat_map(move |(seat, fleet)| {
            let berths = fleet.ships.iter().enumerate().filter(move |&(_, &berth)| place(berth));
            berths.map(move |(index, _)| ship(seat, index))
        })
    }

    fn flagships(&self) -> Vec<WindsShip> {
        match self.terms.mode {
            WindsMode::Duel => (0..self.terms.players).map(|seat| ship(Seat(seat), FLAGSHIP)).collect(),
            WindsMode::Archipelago | WindsMode::Tempest => Vec::new(),
        }
    }

    fn shown_fleet(&self, seat: Seat) -> FleetView {
        let fleet = self.fleet(seat);
        let count = |which: fn(Berth) -> bool| fleet.count(which) as u8;
        FleetView {
            seat,
            tiles: fleet.held(),
            slate: count(|berth| berth == Berth::Slate),
            damaged: count(|berth| berth == Berth::Damaged),
            afloat: count(|berth| matches!(berth, Berth::At(_))),
            safe: count(|berth| matches!(berth, Berth::Safe(_))),
            lost: count(|berth| berth == Berth::Lost),
            outposts: fleet.outposts_left() as u8,
            points: fleet.total(),
        }
    }
}
