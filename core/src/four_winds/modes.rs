//! The set-ups that simulations play, by name.

use super::{SeasonLength, WindsSetup};
use crate::game::{FirstSeat, Mode};

/// The names of the modes, the plainest first.
pub const MODES: [Mode; 6] = [
    Mode { name: "standard", fewest: 2, most: 4 },
    Mode { name: "one", fewest: 2, most: 4 },
    Mode { name: "long", fewest: 2, most: 4 },
    Mode { name: "long-uneven", fewest: 2, most: 4 },
    Mode { name: "tempest", fewest: 1, most: 1 },
    Mode { name: "duel", fewest: 2, most: 2 },
];

/// The set-up of the mode with this name, with a random first seat; `long-uneven` without head starts.
pub fn mode(name: &str, players: u8) -> Option<WindsSetup> {
    let listed = MODES.iter().find(|mode| mode.name == name)?;
    if !(listed.fewest..=listed.most).contains(&players) {
        return None;
    }
    let first = FirstSeat::Random;
    let archipelago = |length, evened| WindsSetup::Archipelago { players, length, evened, first };
    Some(match name {
        "one" => archipelago(SeasonLength::One, true),
        "long" => archipelago(SeasonLength::Long, true),
        "long-uneven" => archipelago(SeasonLength::Long, false),
        "tempest" => WindsSetup::Tempest,
        "duel" => WindsSetup::Duel { first },
        _ => archipelago(SeasonLength::Standard, true),
    })
}
