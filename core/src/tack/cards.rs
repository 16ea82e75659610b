//! The wind and storm cards: goals, columns, and sets of storms.

use serde::{Deserialize, Serialize};

use super::{Column, SIZE, TackRefusal};
use crate::game::Seat;

/// The weather of a wind card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum Weather {
    /// No additional rule.
    ClearDay,
    /// Dice in fire columns go up as the turn starts.
    HotDay,
    /// Dice in ice columns go down as the turn starts.
    ColdFront,
    /// Dice in tide columns may drift as the turn starts.
    NightSail,
}

/// The twelve wind cards, three of each weather, numbered in the order of the rulings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, uniffi::Enum)]
#[repr(u8)]
#[allow(missing_docs, reason = "a card's weather and number are its name")]
pub enum WindCard {
    ClearDay1,
    ClearDay2,
    ClearDay3,
    HotDay1,
    HotDay2,
    HotDay3,
    ColdFront1,
    ColdFront2,
    ColdFront3,
    NightSail1,
    NightSail2,
    NightSail3,
}

/// What a wind card does in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum ColumnEffect {
    /// The active seat's grid dice go up by 1.
    Fire,
    /// The active seat's grid dice go down by 1.
    Ice,
    /// The active seat's grid dice may drift one space toward `seat`.
    Tide {
        /// The seat that the arrow points to.
        seat: Seat,
    },
}

/// The twelve storm cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, uniffi::Enum)]
#[repr(u8)]
pub enum Storm {
    /// A grid die may go one space sideways instead of the move.
    Crosswind,
    /// No die moves more than 2 spaces.
    Becalmed,
    /// A die leaves its starting space by 2 spaces or more.
    Gale,
    /// A grid die showing 1 moves exactly 1 space.
    Anchor,
    /// At the turn's end a grid die may be pulled 1 space home.
    Undertow,
    /// At the turn's end a starting die may be turned by 1.
    TrimmedSails,
    /// Three dice in a scoring row pay 1 more to each seat in it.
    Flotilla,
    /// Row 3 does not score.
    FogBank,
    /// A row that busts pays the other seat 1.
    ManOverboard,
    /// A die that moved as far as it shows may be turned by 1.
    Tailwind,
    /// The row nearest the opponent pays 1 more.
    LighthouseBeam,
    /// Two grid dice with different faces may swap instead of the move.
    SwapCourse,
}

/// What is printed on a wind card: the goals of rows 1 to 5, and the columns that its weather acts on.
struct Print {
    weather: Weather,
    goals: [u8; SIZE],
    /// Fire or ice columns, or those whose tide runs toward seat 1; a bit each, column A lowest.
    marked: u8,
    /// The columns whose tide runs toward seat 2.
    away: u8,
}

const A: u8 = 1;
const B: u8 = 2;
const C: u8 = 4;
const D: u8 = 8;
const E: u8 = 16;

const fn print(weather: Weather, goals: [u8; SIZE], marked: u8, away: u8) -> Print {
    Print { weather, goals, marked, away }
}

const PRINTS: [Print; 12] = [
    print(Weather::ClearDay, [9, 7, 11, 8, 10], 0, 0),
    print(Weather::ClearDay, [11, 8, 9, 7, 10], 0, 0),
    print(Weather::ClearDay, [8, 11, 7, 12, 9], 0, 0),
    print(Weather::HotDay, [10, 8, 12, 9, 11], C, 0),
    print(Weather::HotDay, [9, 11, 12, 8, 10], B | D, 0),
    print(Weather::HotDay, [11, 9, 12, 7, 10], A | E, 0),
    print(Weather::ColdFront, [8, 10, 7, 11, 9], C, 0),
    print(Weather::ColdFront, [9, 7, 11, 8, 10], B, 0),
    print(Weather::ColdFront, [10, 8, 7, 11, 9], D, 0),
    print(Weather::NightSail, [10, 7, 9, 8, 11], D, B),
    print(Weather::NightSail, [9, 7, 12, 10, 8], B, D),
    print(Weather::NightSail, [10, 8, 12, 7, 9], C, A),
];

impl WindCard {
    /// Every wind card, in the order of the rulings.
    pub const ALL: [WindCard; 12] = [
        WindCard::ClearDay1,
        WindCard::ClearDay2,
        WindCard::ClearDay3,
        WindCard::HotDay1,
        WindCard::HotDay2,
        WindCard::HotDay3,
        WindCard::ColdFront1,
        WindCard::ColdFront2,
        WindCard::ColdFront3,
        WindCard::NightSail1,
        WindCard::NightSail2,
        WindCard::NightSail3,
    ];

    /// The three Clear Day cards.
    pub const CLEAR_DAYS: [WindCard; 3] = [WindCard::ClearDay1, WindCard::ClearDay2, WindCard::ClearDay3];

    const fn print(self) -> &'static Print {
        &PRINTS[self as usize]
    }

    /// The card's weather.
    pub const fn weather(self) -> Weather {
        self.print().weather
    }

    /// The wind of each row, from row 1 to row 5.
    pub const fn goals(self) -> [u8; SIZE] {
        self.print().goals
    }

    /// The wind of `row`, 1 to 5.
    pub(super) const fn wind(self, row: u8) -> u8 {
        self.print().goals[(row as usize).wrapping_sub(1) % SIZE]
    }

    /// The columns in which the card does something, a bit each.
    pub(super) const fn marked(self) -> u8 {
        self.print().marked | self.print().away
    }

    /// What the card does in `column`; none in most.
    pub const fn effect(self, column: Column) -> Option<ColumnEffect> {
        let print = self.print();
        let bit = 1 << column as u8;
        if print.away & bit != 0 {
            return Some(ColumnEffect::Tide { seat: Seat(1) });
        }
        if print.marked & bit == 0 {
            return None;
        }
        match print.weather {
            Weather::ClearDay => None,
            Weather::HotDay => Some(ColumnEffect::Fire),
            Weather::ColdFront => Some(ColumnEffect::Ice),
            Weather::NightSail => Some(ColumnEffect::Tide { seat: Seat(0) }),
        }
    }
}

impl Storm {
    /// Every storm card.
    pub const ALL: [Storm; 12] = [
        Storm::Crosswind,
        Storm::Becalmed,
        Storm::Gale,
        Storm::Anchor,
        Storm::Undertow,
        Storm::TrimmedSails,
        Storm::Flotilla,
        Storm::FogBank,
        Storm::ManOverboard,
        Storm::Tailwind,
        Storm::LighthouseBeam,
        Storm::SwapCourse,
    ];
}

/// A set of storm cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct StormSet(u16);

impl StormSet {
    /// How many storm cards a stormy game has.
    pub const DEALT: u32 = 3;

    /// No storm card.
    pub const NONE: StormSet = StormSet(0);

    /// The set of `storms`.
    pub const fn of(storms: &[Storm]) -> StormSet {
        let mut set = 0;
        let mut at = 0;
        while at < storms.len() {
            set |= 1 << storms[at] as u16;
            at += 1;
        }
        StormSet(set)
    }

    /// The three different `storms` that somebody chose.
    ///
    /// # Errors
    /// Fewer, more, or one of them twice.
    pub fn chosen(storms: &[Storm]) -> Result<StormSet, TackRefusal> {
        let set = StormSet::of(storms);
        if storms.len() == StormSet::DEALT as usize && set.len() == StormSet::DEALT {
            Ok(set)
        } else {
            Err(TackRefusal::StormsNotThree)
        }
    }

    /// Whether `storm` is in the set.
    pub const fn contains(self, storm: Storm) -> bool {
        self.0 >> storm as u16 & 1 == 1
    }

    /// Whether the set shares a card with `other`.
    pub(super) const fn meets(self, other: StormSet) -> bool {
        self.0 & other.0 != 0
    }

    /// This set and `storm`.
    #[must_use]
    pub const fn with(self, storm: Storm) -> StormSet {
        StormSet(self.0 | 1 << storm as u16)
    }

    /// How many cards are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no card is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards of the set, in the order of the rulings.
    pub fn iter(self) -> impl Iterator<Item = Storm> {
        Storm::ALL.into_iter().filter(move |&storm| self.contains(storm))
    }
}
