//! What 4 Winds is made of: set-up, actions, questions and events.

use serde::{Deserialize, Serialize};

use super::{SeaCell, Season, Wind};
use crate::game::{FirstSeat, Seat};

/// How many turns a season of the Archipelago Campaign gives each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum SeasonLength {
    /// Two turns with two or three players, one with four.
    Standard,
    /// One turn, however many play.
    One,
    /// Four, three or two turns with two, three or four players; at a season's end the tiles of its printed wind ebb
    /// away.
    Long,
}

impl SeasonLength {
    /// Every length, the usual one first.
    pub const ALL: [SeasonLength; 3] = [SeasonLength::Standard, SeasonLength::One, SeasonLength::Long];

    /// How many turns of a season each of so many players has.
    pub const fn turns(self, players: u8) -> u8 {
        match (self, players) {
            (SeasonLength::One, _) | (SeasonLength::Standard, 4..) => 1,
            (SeasonLength::Standard, _) | (SeasonLength::Long, 4..) => 2,
            (SeasonLength::Long, 3) => 3,
            (SeasonLength::Long, _) => 4,
        }
    }

    /// All by which lengths differ with so many players: the turns of a season, and whether its wind ebbs away.
    pub(super) const fn plays(self, players: u8) -> (u8, bool) {
        (self.turns(players), matches!(self, SeasonLength::Long))
    }
}

/// What a set-up of the Archipelago Campaign may offer; see [`options`](super::options).
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct WindsOptions {
    /// The season lengths that differ with so many players, the usual one first.
    pub lengths: Vec<SeasonLength>,
    /// The one of them that plays as the chosen one does.
    pub length: SeasonLength,
    /// Whether evened seats would give anybody points.
    pub evens: bool,
}

/// How a game of 4 Winds is set up.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum WindsSetup {
    /// The Archipelago Campaign.
    Archipelago {
        /// How many play, 2 to 4.
        players: u8,
        /// How long a season is.
        length: SeasonLength,
        /// Whether seats that simulation shows to be behind start with points; see [`head_start`](super::head_start).
        evened: bool,
        /// Who begins.
        first: FirstSeat,
    },
    /// Tempest Survival, for one.
    Tempest,
    /// The Fleet Armada Duel, for two: seat 1 in the north, seat 2 in the south.
    Duel {
        /// Who begins.
        first: FirstSeat,
    },
}

impl WindsSetup {
    /// Two players by the rules as they stand: standard seasons, evened seats, a random first navigator.
    pub const TWO_PLAYERS: WindsSetup =
        WindsSetup::Archipelago { players: 2, length: SeasonLength::Standard, evened: true, first: FirstSeat::Random };

    /// How many play.
    pub const fn players(&self) -> u8 {
        match *self {
            WindsSetup::Archipelago { players, .. } => players,
            WindsSetup::Tempest => 1,
            WindsSetup::Duel { .. } => 2,
        }
    }
}

/// Which of the three games is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum WindsMode {
    /// The Archipelago Campaign, for two to four.
    Archipelago,
    /// Tempest Survival, for one.
    Tempest,
    /// The Fleet Armada Duel, for two.
    Duel,
}

/// A complete commitment of the deciding seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum WindsAction {
    /// Lay a wind tile from the hand.
    Lay {
        /// The tile.
        wind: Wind,
        /// The cell.
        cell: SeaCell,
    },
    /// Sail an own ship one cell; of several on the cell the one with the lowest number.
    Sail {
        /// Where it is.
        from: SeaCell,
        /// Where it goes.
        to: SeaCell,
    },
    /// Sail a ship from the slate into play: into the own harbour, in Tempest Survival onto a central cell.
    Launch {
        /// Where it comes in.
        to: SeaCell,
    },
    /// Build an outpost, or capture the one that stands there.
    Build {
        /// The cell.
        cell: SeaCell,
    },
    /// Turn the compass a quarter clockwise.
    Rotate,
    /// Tempest Survival: end the game, once all ships are safe.
    End,
}

/// What a pending decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum WindsQuestion {
    /// An action of the turn.
    Action {
        /// Which of the turn's actions, 1 or 2.
        number: u8,
    },
}

/// A ship: whose, and which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, uniffi::Record)]
pub struct WindsShip {
    /// Its owner.
    pub seat: Seat,
    /// Its number, from 1.
    pub number: u8,
}

/// What closes a cell to ships and tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum Obstacle {
    /// A reef.
    Reef,
    /// A kraken.
    Kraken,
    /// A storm, in Tempest Survival.
    Storm,
}

/// Why a pushed ship stayed where it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum Halt {
    /// The edge of the sea lies before it, or before the line of ships that it would push.
    Edge,
    /// A harbour that it, or the foremost ship of its line, may not enter.
    Harbour,
}

/// So many tiles of each wind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Record)]
pub struct WindCounts {
    /// Boreas tiles.
    pub north: u8,
    /// Eurus tiles.
    pub east: u8,
    /// Notus tiles.
    pub south: u8,
    /// Zephyrus tiles.
    pub west: u8,
}

impl From<[u8; 4]> for WindCounts {
    fn from([north, east, south, west]: [u8; 4]) -> WindCounts {
        WindCounts { north, east, south, west }
    }
}

impl From<WindCounts> for [u8; 4] {
    fn from(counts: WindCounts) -> [u8; 4] {
        [counts.north, counts.east, counts.south, counts.west]
    }
}

/// What points are given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, uniffi::Enum)]
#[repr(u8)]
pub enum WindsReason {
    /// Points at the start, for a seat that would be behind.
    HeadStart,
    /// A ship at rest on a trade port.
    Port,
    /// Tempest Survival: a ship safe in a harbour.
    Haven,
    /// A current chain of three or more.
    Chain,
    /// A trade route from edge to edge.
    Route,
    /// A tile of the active wind.
    Alignment,
    /// A rival's ship driven onto an obstacle.
    Displacement,
    /// At the end: anchored outposts.
    Outposts,
    /// At the end: ships on the open sea; in Tempest Survival ships that are safe and were never damaged.
    Survival,
    /// At the end: tiles in the hand that match the last active wind.
    HandTiles,
}

impl WindsReason {
    /// Every reason, in the order of the score sheet.
    pub const ALL: [WindsReason; WINDS_REASONS] = [
        WindsReason::HeadStart,
        WindsReason::Port,
        WindsReason::Haven,
        WindsReason::Chain,
        WindsReason::Route,
        WindsReason::Alignment,
        WindsReason::Displacement,
        WindsReason::Outposts,
        WindsReason::Survival,
        WindsReason::HandTiles,
    ];

    /// The reason as an index into [`WindsReason::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The reason's name in ids and in the saved state.
    pub const fn id(self) -> &'static str {
        match self {
            WindsReason::HeadStart => "head-start",
            WindsReason::Port => "port",
            WindsReason::Haven => "haven",
            WindsReason::Chain => "chain",
            WindsReason::Route => "route",
            WindsReason::Alignment => "alignment",
            WindsReason::Displacement => "displacement",
            WindsReason::Outposts => "outposts",
            WindsReason::Survival => "survival",
            WindsReason::HandTiles => "hand-tiles",
        }
    }
}

/// How many reasons there are.
pub const WINDS_REASONS: usize = 10;

/// How a game of 4 Winds ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum WindsEnding {
    /// The fourth season is over.
    Seasons,
    /// The bag was empty when somebody had to draw.
    Bag,
    /// A player has outposts on all four corners.
    Conquest,
    /// Duel: three enemy ships are eliminated.
    Elimination,
    /// Duel: a ship lies in the enemy's main home harbour.
    Harbour,
    /// Tempest Survival: all ships are safe, and the points suffice.
    Survived,
    /// Tempest Survival: something was missing.
    Lost,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
#[allow(missing_docs, reason = "each event's own line says what its fields are")]
pub enum WindsEvent {
    /// The game begins with `seat`; `drawn` says that it was drawn at random.
    Began { seat: Seat, drawn: bool },
    /// `seat` drew `count` tiles; `tiles` are which, none for those who do not see it.
    Drew { seat: Seat, count: u8, tiles: Option<WindCounts> },
    /// `seat` laid a tile of `wind` on `cell`.
    Laid { seat: Seat, wind: Wind, cell: SeaCell },
    /// A push moved `ship`.
    Pushed { ship: WindsShip, from: SeaCell, to: SeaCell },
    /// A push did not move `ship` on `cell`.
    Stayed { ship: WindsShip, cell: SeaCell, halt: Halt },
    /// A push drove `ship` from `from` onto the obstacle on `onto`: it lies on its slate, or in a Duel is `lost`.
    Damaged { ship: WindsShip, from: SeaCell, onto: SeaCell, obstacle: Obstacle, lost: bool },
    /// `ship` slid along a current chain.
    Slid { ship: WindsShip, from: SeaCell, to: SeaCell },
    /// The owner sailed `ship`.
    Sailed { ship: WindsShip, from: SeaCell, to: SeaCell },
    /// The owner brought `ship` from the slate into play.
    Launched { ship: WindsShip, to: SeaCell },
    /// Tempest Survival: `ship` is safe in the harbour `cell`, which is closed from now on.
    Safe { ship: WindsShip, cell: SeaCell },
    /// `seat` built an outpost: beside which `edge` it stands, and whether a wind has `anchored` it.
    Built { seat: Seat, cell: SeaCell, edge: Wind, anchored: bool },
    /// `seat` captured an outpost of `from`; where the new one stands is told as for one that is built.
    Captured { seat: Seat, cell: SeaCell, from: Seat, edge: Wind, anchored: bool },
    /// `seat` turned the compass: `wind` is active for the rest of the season.
    Rotated { seat: Seat, wind: Wind },
    /// `seat` had nothing that it could do, and the action was skipped.
    Skipped { seat: Seat },
    /// `seat` got `points`. `count` is how many ships, outposts or tiles paid, or how long the chain or route is;
    /// `cell` is where; `doubled` says that Winter doubled it.
    Scored { seat: Seat, reason: WindsReason, points: u16, count: u8, cell: Option<SeaCell>, doubled: bool },
    /// The turn of `seat` is over.
    TurnEnded { seat: Seat },
    /// The long game: `count` tiles of `wind`, the wind of the season that ended, ebbed away.
    Ebbed { wind: Wind, count: u8 },
    /// `season` begins, and its printed wind is active.
    SeasonBegan { season: Season, wind: Wind },
    /// `count` damaged ships of `seat` are repaired.
    Repaired { seat: Seat, count: u8 },
    /// A kraken surfaced on `cell`; none where no cell was free, and none came.
    KrakenSurfaced { cell: Option<SeaCell> },
    /// Tempest Survival: `tiles` that were drawn and not laid are out of the game.
    Discarded { tiles: WindCounts },
    /// Tempest Survival: the storm deck's next token, a storm or a kraken, landed on `cell`; none where no cell was
    /// free.
    TokenLanded { token: Obstacle, cell: Option<SeaCell> },
    /// A flagship was trapped at the end of its owner's turn, and is lost.
    Trapped { ship: WindsShip, cell: SeaCell },
    /// Tempest Survival: the player ended the game.
    Finished { seat: Seat },
    /// The game ended; `winner` is none for a draw or a loss.
    Ended { ending: WindsEnding, winner: Option<Seat> },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_three_bytes_small() {
        assert_eq!(size_of::<WindsAction>(), 3);
    }

    #[test]
    fn reasons_are_listed_in_their_own_order() {
        for (at, reason) in WindsReason::ALL.into_iter().enumerate() {
            assert_eq!(reason.index(), at);
        }
    }
}
