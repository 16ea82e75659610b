//! The words that Tack's sentences are made of: seats, faces, spaces and cards.

use crate::game::Seat;
use crate::tack::{Column, Space, Storm, TackDie, TackMode, TackSetup, TackView, Weather};
pub(super) use crate::words::capital;
use crate::words::{Teller, Tongue, Value};

/// The names of the seats unless the players choose others.
pub(super) fn seats(setup: &TackSetup, tongue: &Tongue) -> Vec<String> {
    let second = match setup.mode {
        TackMode::TwoPlayers => "tack-seat-plum",
        TackMode::Tide { .. } => "tack-seat-tide",
    };
    ["tack-seat-blue", second].map(|key| tongue.say(key, &[])).to_vec()
}

/// A face as a word within a sentence, such as `three`.
pub(super) fn face(face: u8, teller: &Teller<'_>) -> String {
    teller.say("tack-face", &[("face", face.into())])
}

/// The starting space of `seat` in `column`.
pub(super) const fn start(seat: Seat, column: Column) -> Space {
    Space { column, row: if seat.0 == 0 { 0 } else { 6 } }
}

/// A space as it is called: a starting space by its column alone, `E`, a space of the grid in full, `E4`.
pub(super) fn place(space: Space) -> String {
    match space.row {
        1..=5 => space.to_string(),
        _ => space.column.letter().to_string(),
    }
}

/// A die by its face, in figures or as a word, and its place, such as `3 on E4` or `three in E`.
pub(super) fn die(face: Value<'_>, space: Space, teller: &Teller<'_>) -> String {
    let key = match space.row {
        1..=5 => "tack-die-on",
        _ => "tack-die-in",
    };
    teller.say(key, &[("face", face), ("space", Value::Text(&place(space)))])
}

/// The die on `space`.
pub(super) fn die_on(view: &TackView, space: Space) -> Option<TackDie> {
    view.dice.iter().copied().find(|die| die.space == space)
}

/// The name of a wind card.
pub(super) fn weather(weather: Weather, teller: &Teller<'_>) -> String {
    let key = match weather {
        Weather::ClearDay => "ui-tack-weather-clear-day",
        Weather::HotDay => "ui-tack-weather-hot-day",
        Weather::ColdFront => "ui-tack-weather-cold-front",
        Weather::NightSail => "ui-tack-weather-night-sail",
    };
    teller.say(key, &[])
}

/// The name of a storm card.
pub(super) fn storm(storm: Storm, teller: &Teller<'_>) -> String {
    teller.say(storm_keys(storm).name, &[])
}

/// Where the words of a storm card stand.
pub(super) struct StormKeys {
    /// Names the card for the interface.
    pub(super) id: &'static str,
    pub(super) name: &'static str,
    pub(super) rule: &'static str,
    pub(super) detail: &'static str,
}

/// The keys of the card called `$id`; the first two are the interface's as well, which offers the cards in the set-up.
macro_rules! keys {
    ($id:literal) => {
        StormKeys {
            id: concat!("storm:", $id),
            name: concat!("ui-tack-storm-", $id),
            rule: concat!("ui-tack-storm-", $id, "-rule"),
            detail: concat!("tack-storm-", $id, "-detail"),
        }
    };
}

/// Where the words of `storm` stand.
pub(super) const fn storm_keys(storm: Storm) -> StormKeys {
    match storm {
        Storm::Crosswind => keys!("crosswind"),
        Storm::Becalmed => keys!("becalmed"),
        Storm::Gale => keys!("gale"),
        Storm::Anchor => keys!("anchor"),
        Storm::Undertow => keys!("undertow"),
        Storm::TrimmedSails => keys!("trimmed-sails"),
        Storm::Flotilla => keys!("flotilla"),
        Storm::FogBank => keys!("fog-bank"),
        Storm::ManOverboard => keys!("man-overboard"),
        Storm::Tailwind => keys!("tailwind"),
        Storm::LighthouseBeam => keys!("lighthouse-beam"),
        Storm::SwapCourse => keys!("swap-course"),
    }
}
