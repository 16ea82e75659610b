//! What is legal, and why something is not: *Phase 2: Action Phase*.

use super::sea::{CENTRE_CELLS, CORNER_CELLS, Cells, FORT_CELLS, PORT_CELLS};
use super::state::{Berth, FourWinds};
use super::{SeaCell, Wind, WindsAction as Action, WindsMode};
use crate::game::Seat;

/// How many own ships in the harbour let no more be launched.
const HARBOUR_FULL: u32 = 2;

/// Why a set-up or an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WindsRefusal {
    /// The game is over.
    GameOver,
    /// Two to four play the Archipelago Campaign.
    Players,
    /// No such seat begins.
    NoSuchSeat,
    /// There is no such cell.
    NoSuchCell,
    /// No such tile is in the hand.
    NotInHand,
    /// A tile lies there already.
    TileThere,
    /// A ship lies there.
    ShipThere,
    /// A reef, kraken or storm is there.
    ObstacleThere,
    /// No own ship is there.
    NoOwnShip,
    /// The cells are no neighbours.
    NotNextTo,
    /// Neither the tile under the ship nor the one that it would enter points that way.
    NoWind,
    /// A ship is there, or it is a harbour that the ship may not enter.
    Closed,
    /// A reef, kraken or storm lies ahead.
    Obstacle,
    /// No ship lies on the slate.
    SlateEmpty,
    /// All ships on the slate are damaged.
    OnlyDamaged,
    /// Two own ships lie in the harbour.
    HarbourFull,
    /// Ships are launched into the own home harbour only.
    NotYourHarbour,
    /// In a Duel no ship is launched.
    NoLaunching,
    /// In Tempest Survival ships return onto the central cells only.
    NotCentral,
    /// Outposts stand on the edge only.
    NotOnEdge,
    /// No outpost stands on a trade port.
    IsPort,
    /// An own outpost stands there.
    BuiltThere,
    /// A wind anchors the rival's outpost.
    Anchored,
    /// No own ship is on the cell or next to it.
    NoShipNear,
    /// To capture an outpost, a ship must be on its cell.
    NoShipOn,
    /// All outposts are built.
    NoOutpostLeft,
    /// The compass has been turned this season.
    AlreadyRotated,
    /// Not all ships are safe.
    NotAllSafe,
    /// Only Tempest Survival is ended by choice.
    NotTempest,
}

use WindsRefusal as Refusal;

const fn require(holds: bool, refusal: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(refusal) }
}

impl FourWinds {
    /// See [`crate::game::Game::legal_actions`].
    #[inline]
    pub(super) fn list(&self, into: &mut Vec<Action>) {
        if self.is_over() {
            return;
        }
        self.list_tiles(into);
        self.list_sails(into);
        self.list_launches(into);
        self.list_outposts(into);
        if !self.rotated {
            into.push(Action::Rotate);
        }
        if self.all_safe() {
            into.push(Action::End);
        }
    }

    #[inline]
    fn list_tiles(&self, into: &mut Vec<Action>) {
        let open = self.open_water();
        for wind in Wind::ALL {
            if self.fleet(self.seat).hand[wind.index()] > 0 {
                into.extend(open.iter().map(|cell| Action::Lay { wind, cell }));
            }
        }
    }

    #[inline]
    fn list_sails(&self, into: &mut Vec<Action>) {
        let enterable = self.enterable(self.seat);
        for wind in Wind::ALL {
            let sailing = self.sailing(self.seat, wind).and(enterable.shifted(wind.opposite()));
            for from in sailing.iter() {
                if let Some(to) = from.next(wind) {
                    into.push(Action::Sail { from, to });
                }
            }
        }
    }

    /// The cells from which a ship of `seat` has the wind to sail in this direction: the tile under it shows it, or the
    /// tile on the next cell does.
    #[inline]
    fn sailing(&self, seat: Seat, wind: Wind) -> Cells {
        let tiles = self.tiles[wind.index()];
        self.fleet(seat).afloat.and(tiles.or(tiles.shifted(wind.opposite())))
    }

    fn list_launches(&self, into: &mut Vec<Action>) {
        into.extend(self.launches().iter().map(|to| Action::Launch { to }));
    }

    /// Where a ship may be brought into play from the slate.
    fn launches(&self) -> Cells {
        let fleet = self.fleet(self.seat);
        match (self.terms.mode, self.home(self.seat)) {
            (WindsMode::Archipelago, Some(home))
                if fleet.find(Berth::Slate).is_some() && self.ships_on(self.seat, home) < HARBOUR_FULL =>
            {
                Cells::one(home)
            }
            (WindsMode::Tempest, _) if fleet.find(Berth::Damaged).is_some() => self.centre(),
            _ => Cells::NONE,
        }
    }

    fn list_outposts(&self, into: &mut Vec<Action>) {
        into.extend(self.sites().iter().map(|cell| Action::Build { cell }));
    }

    /// Where an outpost may be built or captured.
    #[inline]
    fn sites(&self) -> Cells {
        let fleet = self.fleet(self.seat);
        if fleet.outposts_left() == 0 {
            return Cells::NONE;
        }
        let near = fleet.afloat.or(fleet.afloat.around());
        let free = FORT_CELLS.and(near).without(self.obstacles()).without(self.outposts());
        let rivals = self.outposts().without(fleet.outposts).and(fleet.afloat);
        rivals.iter().filter(|&cell| !self.is_anchored(cell)).fold(free, Cells::with)
    }

    /// Whether a wind anchors the outpost on `cell`: its own tile, or where it has none the next tile inward, points
    /// out over the edge; on a corner over either.
    pub(super) fn is_anchored(&self, cell: SeaCell) -> bool {
        self.anchoring_edge(cell).is_some()
    }

    /// The edge beside which an outpost on `cell` stands, and whether a tile anchors it over that edge. On a corner it
    /// is the one over which it is anchored, or else the northern or southern.
    pub(super) fn standing_edge(&self, cell: SeaCell) -> (Wind, bool) {
        let anchoring = self.anchoring_edge(cell);
        (anchoring.or_else(|| edges(cell).next()).unwrap_or(Wind::North), anchoring.is_some())
    }

    /// The edge over which a tile anchors an outpost on `cell`.
    fn anchoring_edge(&self, cell: SeaCell) -> Option<Wind> {
        let own = self.tile(cell);
        edges(cell).find(|&edge| match own {
            Some(wind) => wind == edge,
            None => cell.next(edge.opposite()).is_some_and(|inward| self.tiles[edge.index()].has(inward)),
        })
    }

    /// Whether anything can be done.
    #[inline]
    pub(super) fn can_act(&self) -> bool {
        let can_lay = self.fleet(self.seat).held() > 0 && !self.open_water().is_empty();
        can_lay || !self.rotated || self.all_safe() || self.can_move_or_build()
    }

    fn can_move_or_build(&self) -> bool {
        let enterable = self.enterable(self.seat);
        let can_sail = Wind::ALL
            .iter()
            .any(|&wind| !self.sailing(self.seat, wind).and(enterable.shifted(wind.opposite())).is_empty());
        can_sail || !self.launches().is_empty() || !self.sites().is_empty()
    }

    /// See [`crate::game::Game::check`].
    pub(super) fn verify(&self, action: Action) -> Result<(), Refusal> {
        require(!self.is_over(), Refusal::GameOver)?;
        match action {
            Action::Lay { wind, cell } => self.verify_tile(wind, cell),
            Action::Sail { from, to } => self.verify_sail(from, to),
            Action::Launch { to } => self.verify_launch(to),
            Action::Build { cell } => self.verify_outpost(cell),
            Action::Rotate => require(!self.rotated, Refusal::AlreadyRotated),
            Action::End => {
                require(self.terms.mode == WindsMode::Tempest, Refusal::NotTempest)?;
                require(self.all_safe(), Refusal::NotAllSafe)
            }
        }
    }

    fn verify_tile(&self, wind: Wind, cell: SeaCell) -> Result<(), Refusal> {
        require(cell.is_on_board(), Refusal::NoSuchCell)?;
        require(self.fleet(self.seat).hand[wind.index()] > 0, Refusal::NotInHand)?;
        self.verify_water(cell)
    }

    /// Whether a tile may be laid on `cell`.
    pub(super) fn verify_water(&self, cell: SeaCell) -> Result<(), Refusal> {
        require(!self.obstacles().has(cell), Refusal::ObstacleThere)?;
        require(!self.laid().has(cell), Refusal::TileThere)?;
        require(!self.afloat().has(cell), Refusal::ShipThere)
    }

    pub(super) fn verify_sail(&self, from: SeaCell, to: SeaCell) -> Result<(), Refusal> {
        require(from.is_on_board() && to.is_on_board(), Refusal::NoSuchCell)?;
        require(self.fleet(self.seat).afloat.has(from), Refusal::NoOwnShip)?;
        let wind = Wind::ALL.into_iter().find(|&wind| from.next(wind) == Some(to)).ok_or(Refusal::NotNextTo)?;
        require(!self.obstacles().has(to), Refusal::Obstacle)?;
        require(self.enterable(self.seat).has(to), Refusal::Closed)?;
        require(self.sailing(self.seat, wind).has(from), Refusal::NoWind)
    }

    pub(super) fn verify_launch(&self, to: SeaCell) -> Result<(), Refusal> {
        require(to.is_on_board(), Refusal::NoSuchCell)?;
        let fleet = self.fleet(self.seat);
        match self.terms.mode {
            WindsMode::Duel => Err(Refusal::NoLaunching),
            WindsMode::Archipelago => {
                if fleet.find(Berth::Slate).is_none() {
                    let damaged = fleet.find(Berth::Damaged).is_some();
                    return Err(if damaged { Refusal::OnlyDamaged } else { Refusal::SlateEmpty });
                }
                require(self.home(self.seat) == Some(to), Refusal::NotYourHarbour)?;
                require(self.ships_on(self.seat, to) < HARBOUR_FULL, Refusal::HarbourFull)
            }
            WindsMode::Tempest => {
                require(fleet.find(Berth::Damaged).is_some(), Refusal::SlateEmpty)?;
                require(CENTRE_CELLS.has(to), Refusal::NotCentral)?;
                require(!self.obstacles().has(to), Refusal::ObstacleThere)?;
                require(!self.afloat().has(to), Refusal::ShipThere)
            }
        }
    }

    pub(super) fn verify_outpost(&self, cell: SeaCell) -> Result<(), Refusal> {
        require(cell.is_on_board(), Refusal::NoSuchCell)?;
        let fleet = self.fleet(self.seat);
        require(fleet.outposts_left() > 0, Refusal::NoOutpostLeft)?;
        require(Cells::EDGE.has(cell), Refusal::NotOnEdge)?;
        require(!PORT_CELLS.has(cell), Refusal::IsPort)?;
        require(!self.obstacles().has(cell), Refusal::ObstacleThere)?;
        require(!fleet.outposts.has(cell), Refusal::BuiltThere)?;
        if self.outposts().has(cell) {
            require(!self.is_anchored(cell), Refusal::Anchored)?;
            require(fleet.afloat.has(cell), Refusal::NoShipOn)
        } else {
            require(fleet.afloat.or(fleet.afloat.around()).has(cell), Refusal::NoShipNear)
        }
    }

    /// Whether `seat` has outposts on all four corners.
    pub(super) fn has_conquered(&self, seat: Seat) -> bool {
        CORNER_CELLS.without(self.fleet(seat).outposts).is_empty()
    }
}

/// The edges of the sea on which `cell` lies, as the winds that blow out over them.
fn edges(cell: SeaCell) -> impl Iterator<Item = Wind> {
    [Wind::North, Wind::South, Wind::East, Wind::West].into_iter().filter(move |&wind| cell.next(wind).is_none())
}
