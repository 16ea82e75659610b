//! What Tack is made of: columns and spaces, set-up, actions and events.

use serde::{Deserialize, Serialize};

use super::{Storm, WindCard};
use crate::game::Seat;

/// How many columns the grid has, and how many rows.
pub const SIZE: usize = 5;

/// A column of the grid, from seat 1's left to its right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, uniffi::Enum)]
#[repr(u8)]
pub enum Column {
    /// Column A.
    A,
    /// Column B.
    B,
    /// Column C.
    C,
    /// Column D.
    D,
    /// Column E.
    E,
}

impl Column {
    /// Every column.
    pub const ALL: [Column; SIZE] = [Column::A, Column::B, Column::C, Column::D, Column::E];

    /// The column as an index.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The column's letter.
    pub const fn letter(self) -> char {
        (b'A' + self as u8) as char
    }
}

/// A space: a column, and a row from 1 (nearest seat 1) to 5 (nearest seat 2). Row 0 holds seat 1's starting spaces and
/// row 6 seat 2's. Written as letter and number: `B4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, uniffi::Record)]
#[serde(into = "String", try_from = "String")]
pub struct Space {
    /// The column.
    pub column: Column,
    /// The row, 0 to 6.
    pub row: u8,
}

impl std::fmt::Display for Space {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.column.letter(), self.row)
    }
}

impl From<Space> for String {
    fn from(space: Space) -> String {
        space.to_string()
    }
}

impl TryFrom<String> for Space {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Space, Self::Error> {
        text.parse()
    }
}

impl std::str::FromStr for Space {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Space, Self::Err> {
        let &[letter, row] = text.as_bytes() else {
            return Err("a space is a letter and a number");
        };
        let column =
            Column::ALL.into_iter().find(|column| column.letter() as u8 == letter).ok_or("columns are A to E")?;
        if !(b'0'..=b'6').contains(&row) {
            return Err("rows are 0 to 6");
        }
        Ok(Space { column, row: row - b'0' })
    }
}

/// The faces of a seat's dice by column, 0 where there is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Faces(pub [u8; SIZE]);

impl Faces {
    /// The same faces from high to low.
    #[must_use]
    pub fn sorted(mut self) -> Faces {
        self.0.sort_unstable_by(|one, other| other.cmp(one));
        self
    }
}

uniffi::custom_type!(Faces, Vec<u8>, {
    lower: |faces| faces.0.to_vec(),
    // Five faces that no dice show stand for a list of another length, so that the rules refuse it like any wrong dice.
    try_lift: |bytes| Ok(Faces(<[u8; SIZE]>::try_from(bytes).unwrap_or([u8::MAX; SIZE]))),
});

/// A number for each of the two seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Record)]
pub struct BySeat {
    /// Seat 1's.
    pub first: u8,
    /// Seat 2's.
    pub second: u8,
}

impl From<[u8; 2]> for BySeat {
    fn from([first, second]: [u8; 2]) -> BySeat {
        BySeat { first, second }
    }
}

impl BySeat {
    /// The number of `seat`.
    pub const fn of(self, seat: Seat) -> u8 {
        if seat.0 == 0 { self.first } else { self.second }
    }
}

/// How strong the tide is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum TideLevel {
    /// You begin with 1 point.
    Neap,
    /// The tide begins with 1 point.
    Mean,
    /// The tide begins with 4 points, with three storm cards.
    Spring,
}

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum TackMode {
    /// Two people.
    TwoPlayers,
    /// One person, in seat 1, against the tide in seat 2.
    Tide {
        /// How strong the tide is.
        level: TideLevel,
    },
}

/// Which wind card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum WindChoice {
    /// Any of the twelve.
    Random,
    /// Any of the three Clear Day cards, for a first game.
    ClearDay,
    /// This one.
    Card {
        /// The card.
        card: WindCard,
    },
}

/// Which storm cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum StormChoice {
    /// None, for a first game.
    None,
    /// Three at random.
    Random,
    /// These three.
    Chosen {
        /// Three different cards.
        storms: Vec<Storm>,
    },
}

/// How a game of Tack is set up.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Record)]
pub struct TackSetup {
    /// Who plays.
    pub mode: TackMode,
    /// Which wind card.
    pub wind: WindChoice,
    /// Which storm cards.
    pub storms: StormChoice,
    /// The seat of the older player, who goes first when the opening sums are equal.
    pub older: Seat,
    /// Whether nobody removes a die; for two players only.
    pub even_start: bool,
}

impl TackSetup {
    /// Two players by the printed rules: a random wind, no storms, seat 1 older.
    pub const TWO_PLAYERS: TackSetup = TackSetup {
        mode: TackMode::TwoPlayers,
        wind: WindChoice::Random,
        storms: StormChoice::None,
        older: Seat(0),
        even_start: false,
    };
}

/// A complete commitment of the deciding seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum TackAction {
    /// Put the rolled dice on own starting spaces.
    Place {
        /// The rolled faces by column, 0 for a column that gets none.
        faces: Faces,
    },
    /// The 4-or-higher rule: change a die on an own starting space.
    Raise {
        /// The die's column.
        column: Column,
        /// Its new face, 4 to 6.
        face: u8,
    },
    /// Take an own lowest die out of the game.
    Remove {
        /// The die's column.
        column: Column,
    },
    /// Night Sail: let a die drift one space.
    Drift {
        /// Where it is.
        from: Space,
        /// Where it goes.
        to: Space,
    },
    /// Move a die along its column.
    Move {
        /// Where it is.
        from: Space,
        /// Where it goes.
        to: Space,
    },
    /// Crosswind: move a grid die one space sideways.
    Sidestep {
        /// Where it is.
        from: Space,
        /// Where it goes.
        to: Space,
    },
    /// Swap Course: exchange two own grid dice.
    Swap {
        /// The die in the lower column, or row in the same column.
        one: Space,
        /// The other die.
        other: Space,
    },
    /// Tailwind: turn the moved die by 1.
    Turn {
        /// Up, or else down.
        up: bool,
    },
    /// Undertow: pull a grid die one space toward the own side.
    Pull {
        /// Where it is.
        from: Space,
        /// Where it goes.
        to: Space,
    },
    /// Trimmed Sails: turn a die on an own starting space by 1.
    Trim {
        /// The die's column.
        column: Column,
        /// Up, or else down.
        up: bool,
    },
    /// Leave the rest of what is optional now: the drifts before the move, the Tailwind turn, or the abilities at the turn's end.
    Done,
}

/// What a pending decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum TackQuestion {
    /// Where the opening dice go.
    OpeningPlaces,
    /// Which die becomes a 4, 5 or 6.
    HighDie,
    /// Which of the lowest dice leaves the game.
    LowestDie,
    /// Which dice drift on the night's tide.
    Drifts,
    /// The move of the turn.
    Move,
    /// Whether the moved die turns.
    Tailwind,
    /// Where the re-rolled dice go.
    Places,
    /// What to do at the turn's end.
    TurnEnd,
}

/// How a game of Tack ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum TackEnding {
    /// A boat reached the lighthouse.
    Lighthouse,
    /// Too many turns without a point.
    Calm,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
#[allow(missing_docs, reason = "each event's own line says what its fields are")]
pub enum TackEvent {
    /// The wind card of the game is `card`.
    WindDrawn { card: WindCard },
    /// `seat` rolled its opening dice: `faces` in the order rolled.
    OpeningRolled { seat: Seat, faces: Faces },
    /// `seat` rolled `count` dice of a settled row again: the first `count` of `faces`, from column A on.
    Rolled { seat: Seat, count: u8, faces: Faces },
    /// `seat` put dice on its starting spaces: `faces` by column, 0 where none was put.
    Placed { seat: Seat, faces: Faces },
    /// The 4-or-higher rule: `seat` changed its starting die in `column`.
    Raised { seat: Seat, column: Column, from: u8, to: u8 },
    /// `seat` goes first; the opening sums were `sums`, and `tied` says that age decided.
    WentFirst { seat: Seat, sums: BySeat, tied: bool },
    /// `seat` took its lowest die, which stood in `column`, out of the game.
    Removed { seat: Seat, column: Column, face: u8 },
    /// The storm cards of the game.
    StormsDrawn { one: Storm, two: Storm, three: Storm },
    /// Fire or ice changed the die of `seat` on `space`.
    WeatherTurned { seat: Seat, space: Space, from: u8, to: u8 },
    /// A die of `seat` drifted on the night's tide.
    Drifted { seat: Seat, face: u8, from: Space, to: Space },
    /// `seat` moved a die along its column.
    Moved { seat: Seat, face: u8, from: Space, to: Space },
    /// Crosswind: `seat` moved a die sideways.
    Sidestepped { seat: Seat, face: u8, from: Space, to: Space },
    /// Swap Course: the dice of `seat` on `one` and `other` changed places; `face` now lies on `other`.
    Swapped { seat: Seat, face: u8, other_face: u8, one: Space, other: Space },
    /// Tailwind or Trimmed Sails (`storm`): `seat` turned its die on `space`.
    Turned { seat: Seat, storm: Storm, space: Space, from: u8, to: u8 },
    /// Undertow: `seat` pulled a die home.
    Pulled { seat: Seat, face: u8, from: Space, to: Space },
    /// `row` scored: each seat's dice in it paid `points`, cards not counted.
    RowScored { row: u8, total: u8, points: BySeat },
    /// `row` bust with `total` against `wind`, by its `dice` when there are four of them.
    RowBust { row: u8, total: u8, wind: u8, dice: u8 },
    /// A storm card paid `seat` 1 point for `row`.
    Bonus { seat: Seat, storm: Storm, row: u8 },
    /// The seats now have `scores`.
    Scores { scores: BySeat },
    /// `seat` had no legal move and passed.
    Passed { seat: Seat },
    /// The tide shuffled its tokens.
    TokensShuffled,
    /// The tide turned the token of `column`: flood toward seat 1, or else ebb.
    TokenTurned { column: Column, flood: bool },
    /// The tide's die of `column` stayed where it is, or the tide has none there to move.
    TideStayed { column: Column },
    /// The game ended with `scores`.
    Ended { ending: TackEnding, scores: BySeat },
}

#[cfg(test)]
mod tests {
    use uniffi::{Lift, Lower};

    use super::*;
    use crate::UniFfiTag;

    #[test]
    fn a_list_of_another_length_crosses_as_faces_that_no_dice_show() {
        let cross = |bytes: Vec<u8>| {
            let buffer = <Vec<u8> as Lower<UniFfiTag>>::lower(bytes);
            <Faces as Lift<UniFfiTag>>::try_lift(buffer).unwrap()
        };
        assert_eq!(cross(vec![5, 0, 3, 0, 1]), Faces([5, 0, 3, 0, 1]));
        for length in [0, 4, 6, 1000] {
            assert_eq!(cross(vec![1; length]), Faces([u8::MAX; SIZE]), "{length}");
        }
    }
}
