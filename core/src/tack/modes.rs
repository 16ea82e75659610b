//! The set-ups that simulations play, by name.

use super::{StormChoice, TackMode, TackSetup, TideLevel};

/// The names of the modes, the plainest first.
pub const MODES: [&str; 8] = [
    "two-players",
    "two-players-storms",
    "two-players-even",
    "tide-neap",
    "tide-neap-storms",
    "tide-mean",
    "tide-mean-storms",
    "tide-spring",
];

/// The set-up of the mode with this name: a random wind card, and three random storm cards where there are any.
pub fn mode(name: &str) -> Option<TackSetup> {
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
