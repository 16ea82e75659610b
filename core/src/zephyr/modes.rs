//! The set-ups that simulations play, by name: each mission, and the three campaigns.

use super::campaign::missions;
use super::cards::{CardId, Family};
use super::types::{ZephyrSetup, ZephyrStory};
use crate::game::{FirstSeat, Mode};

const fn mode_of(name: &'static str) -> Mode {
    Mode { name, fewest: 1, most: 4 }
}

/// The names of the modes: the missions in the order of their difficulty, then the campaigns.
pub(super) const MODES: [Mode; 11] = [
    mode_of("plane-and-simple"),
    mode_of("the-toll-fleet"),
    mode_of("winter-bread"),
    mode_of("a-crown-of-kites"),
    mode_of("nine-lanterns"),
    mode_of("the-long-dark"),
    mode_of("the-gallows-fleet"),
    mode_of("winds-of-change"),
    mode_of("campaign-short"),
    mode_of("campaign-middle"),
    mode_of("campaign-long"),
];

/// The set-up of the mode with this name: the first ships of the fleet with their recommended builds.
pub(super) fn mode(name: &str, players: u8) -> Option<ZephyrSetup> {
    let listed = MODES.iter().find(|mode| mode.name == name)?;
    if !(listed.fewest..=listed.most).contains(&players) {
        return None;
    }
    let story = match name {
        "campaign-short" => Some(ZephyrStory::Short),
        "campaign-middle" => Some(ZephyrStory::Middle),
        "campaign-long" => Some(ZephyrStory::Long),
        _ => None,
    };
    let missions = match story {
        Some(story) => missions(story).iter().filter_map(|name| CardId::named(name)).collect(),
        None => vec![CardId::named(name)?],
    };
    Some(ZephyrSetup {
        missions,
        story,
        ships: Family::Ship.cards().iter().copied().take(players.into()).collect(),
        two_in_one_hand: false,
        first: FirstSeat::Random,
        scrap: 0,
        limited_resources: false,
        shallow_talent_pool: false,
        builds: vec![true; players.into()],
    })
}
