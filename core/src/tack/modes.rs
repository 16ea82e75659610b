//! The set-ups that simulations play, by name.

use crate::game::Mode;

use super::{StormChoice, TackMode, TackSetup, TideLevel};

/// The names of the modes, the plainest first.
pub const MODES: [Mode; 8] = [
    two("two-players"),
    two("two-players-storms"),
    two("two-players-even"),
    alone("tide-neap"),
    alone("tide-neap-storms"),
    alone("tide-mean"),
    alone("tide-mean-storms"),
    alone("tide-spring"),
];

const fn two(name: &'static str) -> Mode {
    Mode { name, fewest: 2, most: 2 }
}

const fn alone(name: &'static str) -> Mode {
    Mode { name, fewest: 1, most: 1 }
}

/// The set-up of the mode with this name: a random wind card, and three random storm cards where there are any.
pub fn mode(name: &str, players: u8) -> Option<TackSetup> {
    let listed = MODES.iter().find(|mode| mode.name == name)?;
    if !(listed.fewest..=listed.most).contains(&players) {
        return None;
    }
    let tide = |level, storms| TackSetup { mode: TackMode::Tide { level }, storms, ..TackSetup::TWO_PLAYERS };
    Some(match name {
        "two-players" => TackSetup::TWO_PLAYERS,
        "two-players-storms" => TackSetup { storms: StormChoice::Random, ..TackSetup::TWO_PLAYERS },
        "two-players-even" => TackSetup { even_start: true, ..TackSetup::TWO_PLAYERS },
        "tide-neap" => tide(TideLevel::Neap, StormChoice::None),
        "tide-neap-storms" => tide(TideLevel::Neap, StormChoice::Random),
        "tide-mean" => tide(TideLevel::Mean, StormChoice::None),
        "tide-mean-storms" => tide(TideLevel::Mean, StormChoice::Random),
        "tide-spring" => tide(TideLevel::Spring, StormChoice::Random),
        _ => return None,
    })
}
