//! What Four Senses is made of: pieces, set-up, actions, questions and events.

use serde::{Deserialize, Serialize};

use super::{BoardSpace, Stack, TopFace, WinLine};
pub use crate::game::FirstSeat;
use crate::game::Seat;

/// A piece as it is put down: for a two-level piece that includes which face is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum WoodPiece {
    /// One level, flat.
    Flat,
    /// One level with a hole.
    Holed,
    /// Two levels, the flat face up.
    TallFlat,
    /// Two levels, the face with the hole up.
    TallHole,
}

impl WoodPiece {
    /// Every piece, as the supply is sorted.
    pub const ALL: [WoodPiece; 4] = [WoodPiece::Flat, WoodPiece::Holed, WoodPiece::TallFlat, WoodPiece::TallHole];

    /// How many levels it adds.
    pub const fn levels(self) -> u8 {
        1 + matches!(self, WoodPiece::TallFlat | WoodPiece::TallHole) as u8
    }

    /// The face that is up.
    pub const fn top(self) -> TopFace {
        match self {
            WoodPiece::Flat | WoodPiece::TallFlat => TopFace::Flat,
            WoodPiece::Holed | WoodPiece::TallHole => TopFace::Hole,
        }
    }

    /// The pile of the supply that it comes from: flat, holed and two-level pieces.
    pub(super) const fn pile(self) -> usize {
        match self {
            WoodPiece::Flat => 0,
            WoodPiece::Holed => 1,
            WoodPiece::TallFlat | WoodPiece::TallHole => 2,
        }
    }

    /// The piece's name in ids.
    pub const fn id(self) -> &'static str {
        match self {
            WoodPiece::Flat => "flat",
            WoodPiece::Holed => "holed",
            WoodPiece::TallFlat => "tall-flat",
            WoodPiece::TallHole => "tall-hole",
        }
    }
}

/// What of the board is in view. The rules are the same in each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum Sight {
    /// Nothing: the board is felt and heard.
    Blindfold,
    /// Only the space under the finger.
    Napkin,
    /// All of it, for practice.
    Sighted,
}

/// What a wrong declaration costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum WrongDeclaration {
    /// Everybody hears that it was wrong, and the seat declares no more this turn.
    SaidAloud,
    /// With two players the other one wins; with three the seat is out of the round.
    Loses,
}

/// How a game of Four Senses is set up.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Record)]
pub struct FourSensesSetup {
    /// How many play: two for one game, or three over three rounds.
    pub players: u8,
    /// Who begins.
    pub first: FirstSeat,
    /// What a wrong declaration costs.
    pub wrong: WrongDeclaration,
    /// What of the board is in view.
    pub sight: Sight,
    /// Whether the others are told what a seat places and where. Otherwise they feel the board to find it.
    pub say_moves: bool,
}

impl FourSensesSetup {
    /// Two players by the printed rules: blindfold, moves not told, a wrong declaration said aloud, a random first seat.
    pub const TWO_PLAYERS: FourSensesSetup = FourSensesSetup {
        players: 2,
        first: FirstSeat::Random,
        wrong: WrongDeclaration::SaidAloud,
        sight: Sight::Blindfold,
        say_moves: false,
    };
}

/// A complete commitment of the deciding seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum FourSensesAction {
    /// Put a piece from the supply on a space.
    Place {
        /// The piece.
        piece: WoodPiece,
        /// The space.
        space: BoardSpace,
    },
    /// Open a declaration.
    Declare,
    /// Name a line in the open declaration.
    Name {
        /// The line.
        line: WinLine,
    },
    /// Close the declaration: what is named counts; with nothing named, nothing has happened.
    Done,
    /// End the turn, or pass the last claim.
    EndTurn,
}

/// What a pending decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum FourSensesQuestion {
    /// Which piece goes where, or a declaration before that.
    Place,
    /// Which line is named, or that no more is.
    Name,
    /// A declaration after the placement, or the turn's end.
    TurnEnd,
    /// The one claim that the seat has after the last piece, or none.
    LastClaim,
}

/// How a game of Four Senses ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum FourSensesEnding {
    /// Two players: a line was declared.
    Line,
    /// Two players: a declaration was wrong, which loses.
    Wrong,
    /// Two players: all pieces are placed, and nobody claimed a line.
    Supply,
    /// Three players: three rounds were played.
    Rounds,
}

/// The points of three seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Record)]
pub struct SeatPoints {
    /// Seat 1's.
    pub first: u8,
    /// Seat 2's.
    pub second: u8,
    /// Seat 3's.
    pub third: u8,
}

impl From<[u8; 3]> for SeatPoints {
    fn from([first, second, third]: [u8; 3]) -> SeatPoints {
        SeatPoints { first, second, third }
    }
}

impl From<SeatPoints> for [u8; 3] {
    fn from(points: SeatPoints) -> [u8; 3] {
        [points.first, points.second, points.third]
    }
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
#[allow(missing_docs, reason = "each event's own line says what its fields are")]
pub enum FourSensesEvent {
    /// `round` of `rounds` begins, with `seat`; `drawn` says that it was drawn at random.
    RoundBegan { round: u8, rounds: u8, seat: Seat, drawn: bool },
    /// `seat` put `piece` on `space`, which held `before` and now holds `after`; `said` tells everybody.
    Placed { seat: Seat, piece: WoodPiece, space: BoardSpace, before: Stack, after: Stack, said: bool },
    /// `seat` put a piece somewhere: what the others learn of it where moves are not told.
    PlacedUntold { seat: Seat },
    /// `seat` opened a declaration.
    Declaring { seat: Seat },
    /// `seat` named `line`.
    Named { seat: Seat, line: WinLine },
    /// `seat` closed its declaration with nothing named.
    Withdrew { seat: Seat },
    /// `seat` was right: `line` stands, and `also` where that was named as well; `bonus` says that it earns a point more.
    DeclaredRight { seat: Seat, line: WinLine, also: Option<WinLine>, bonus: bool },
    /// `seat` was wrong: neither `line` stands nor `also`, where that was named.
    DeclaredWrong { seat: Seat, line: WinLine, also: Option<WinLine> },
    /// A wrong declaration put `seat` out of the round.
    LeftRound { seat: Seat },
    /// `seat` ended its turn.
    TurnEnded { seat: Seat },
    /// All pieces are placed: every seat in the round but `seat`, which placed the last, has one claim.
    LastPiece { seat: Seat },
    /// `seat` claimed nothing after the last piece.
    ClaimPassed { seat: Seat },
    /// `line` stood at the end of the turn of `seat`, or its piece broke it, and `seat` has not declared it, be it that a
    /// wrong declaration had cost it the right. Nobody learns of it before the game is over.
    LineMissed { seat: Seat, line: WinLine },
    /// `round` ended and brought `points`; none won it where all are 0.
    RoundEnded { round: u8, winner: Option<Seat>, points: SeatPoints },
    /// The game ended; without `winner` it is a draw, with three players one of those with the most `points`.
    Ended { ending: FourSensesEnding, winner: Option<Seat>, points: SeatPoints },
}

#[cfg(test)]
mod tests {
    use uniffi::{Lift, Lower};

    use super::*;
    use crate::UniFfiTag;

    #[test]
    fn an_action_is_two_bytes_small() {
        assert_eq!(size_of::<FourSensesAction>(), 2);
    }

    #[test]
    fn what_is_no_space_crosses_as_one_that_the_rules_refuse() {
        for text in ["", "C", "C22", "E1", "A5", "a1", "Ä1"] {
            let buffer = <String as Lower<UniFfiTag>>::lower(text.to_owned());
            let space = <BoardSpace as Lift<UniFfiTag>>::try_lift(buffer).unwrap();
            assert!(!space.is_on_board(), "{text}");
        }
        let buffer = <BoardSpace as Lower<UniFfiTag>>::lower("C2".parse().unwrap());
        assert_eq!(<String as Lift<UniFfiTag>>::try_lift(buffer).unwrap(), "C2");
    }
}
