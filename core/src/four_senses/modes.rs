//! The set-ups that simulations play, by name.

use super::{FourSensesSetup, Sight, WrongDeclaration};
use crate::game::Mode;

/// The names of the modes, the plainest first.
pub const MODES: [Mode; 4] =
    [mode_for("blindfold"), mode_for("blindfold-loses"), mode_for("napkin"), mode_for("sighted")];

const fn mode_for(name: &'static str) -> Mode {
    Mode { name, fewest: 2, most: 3 }
}

/// The set-up of the mode with this name: a random first seat, and moves told in practice alone.
pub fn mode(name: &str, players: u8) -> Option<FourSensesSetup> {
    let listed = MODES.iter().find(|mode| mode.name == name)?;
    if !(listed.fewest..=listed.most).contains(&players) {
        return None;
    }
    let plain = FourSensesSetup { players, ..FourSensesSetup::TWO_PLAYERS };
    Some(match name {
        "blindfold-loses" => FourSensesSetup { wrong: WrongDeclaration::Loses, ..plain },
        "napkin" => FourSensesSetup { sight: Sight::Napkin, ..plain },
        "sighted" => FourSensesSetup { sight: Sight::Sighted, say_moves: true, ..plain },
        _ => plain,
    })
}
