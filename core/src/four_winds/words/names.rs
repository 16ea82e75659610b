//! The words that the game's sentences are made of: seats, winds, tiles, seasons, and what points are for.

use crate::four_winds::{
    FourWinds, Obstacle, SeaCell, SeaCellView, Season, Wind, WindCounts, WindsMode, WindsReason, WindsSetup, WindsView,
};
use crate::game::{Game, Viewer};
use crate::words::{Teller, Tongue, Value};

/// The names of the seats by colour.
const SEATS: [&str; 4] =
    ["four-winds-seat-navy", "four-winds-seat-seafoam", "four-winds-seat-coral", "four-winds-seat-obsidian"];

/// The names of the seats unless the players choose others.
pub(super) fn seats(players: u8, tongue: &Tongue) -> Vec<String> {
    SEATS.iter().take(usize::from(players)).map(|key| tongue.say(key, &[])).collect()
}

/// Which of the three games a set-up is for.
pub(super) const fn mode_of(setup: &WindsSetup) -> WindsMode {
    match setup {
        WindsSetup::Archipelago { .. } => WindsMode::Archipelago,
        WindsSetup::Tempest => WindsMode::Tempest,
        WindsSetup::Duel { .. } => WindsMode::Duel,
    }
}

/// The key of a mode's name.
pub(super) const fn mode(mode: WindsMode) -> &'static str {
    match mode {
        WindsMode::Archipelago => "ui-four-winds-mode-archipelago",
        WindsMode::Tempest => "ui-four-winds-mode-tempest",
        WindsMode::Duel => "ui-four-winds-mode-duel",
    }
}

/// The table as everybody may see it.
pub(super) fn look(game: &FourWinds) -> WindsView {
    Game::view(game, Viewer::Bystander)
}

/// `cell` in a view.
pub(super) fn at(view: &WindsView, cell: SeaCell) -> Option<&SeaCellView> {
    view.cells.get(cell.index())
}

/// A wind's name, such as `South`.
pub(super) fn wind(wind: Wind, teller: &Teller<'_>) -> String {
    teller.say("four-winds-wind", &[("wind", wind.id().into())])
}

/// A tile's name, such as `South tile`.
pub(super) fn tile(wind: Wind, teller: &Teller<'_>) -> String {
    teller.say("four-winds-tile", &[("wind", wind.id().into())])
}

/// Tiles in a row, such as `North and 2 South`.
pub(super) fn tiles(counts: WindCounts, teller: &Teller<'_>) -> String {
    let named = Wind::ALL.into_iter().zip(<[u8; 4]>::from(counts)).filter(|&(_, count)| count > 0);
    let several = |(which, count): (Wind, u8)| {
        let name = wind(which, teller);
        match count {
            1 => name,
            _ => teller.say("four-winds-tiles", &[("count", count.into()), ("wind", Value::Text(&name))]),
        }
    };
    teller.tongue.list(&named.map(several).collect::<Vec<_>>())
}

/// A season's name.
pub(super) fn season(season: Season, teller: &Teller<'_>) -> String {
    let id = match season {
        Season::Spring => "spring",
        Season::Summer => "summer",
        Season::Autumn => "autumn",
        Season::Winter => "winter",
    };
    teller.say("four-winds-season", &[("season", id.into())])
}

/// How sentences choose between obstacles.
pub(super) const fn obstacle(obstacle: Obstacle) -> &'static str {
    match obstacle {
        Obstacle::Reef => "reef",
        Obstacle::Kraken => "kraken",
        Obstacle::Storm => "storm",
    }
}

/// What points are for, such as `Chain of 3`.
pub(super) fn what(
    reason: WindsReason,
    count: u8,
    cell: Option<SeaCell>,
    doubled: bool,
    teller: &Teller<'_>,
) -> String {
    let key = match reason {
        WindsReason::HeadStart => "four-winds-what-head-start",
        WindsReason::Port => "four-winds-what-port",
        WindsReason::Haven => "four-winds-what-haven",
        WindsReason::Chain => "four-winds-what-chain",
        WindsReason::Route => "four-winds-what-route",
        WindsReason::Alignment => "four-winds-what-alignment",
        WindsReason::Displacement => "four-winds-what-displacement",
        WindsReason::Outposts => "four-winds-what-outposts",
        WindsReason::Survival => "four-winds-what-survival",
        WindsReason::HandTiles => "four-winds-what-hand-tiles",
    };
    let cell = cell.map(|cell| cell.to_string()).unwrap_or_default();
    let what = teller.say(key, &[("count", count.into()), ("cell", Value::Text(&cell))]);
    if doubled { teller.say("four-winds-what-doubled", &[("what", Value::Text(&what))]) } else { what }
}

/// The key of a row of the score sheet.
pub(super) const fn row(reason: WindsReason, mode: WindsMode) -> &'static str {
    match reason {
        WindsReason::HeadStart => "four-winds-row-head-start",
        WindsReason::Port => "four-winds-row-port",
        WindsReason::Haven => "four-winds-row-haven",
        WindsReason::Chain => "four-winds-row-chain",
        WindsReason::Route => "four-winds-row-route",
        WindsReason::Alignment => "four-winds-row-alignment",
        WindsReason::Displacement => "four-winds-row-displacement",
        WindsReason::Outposts => "four-winds-row-outposts",
        WindsReason::Survival if matches!(mode, WindsMode::Tempest) => "four-winds-row-unhurt",
        WindsReason::Survival => "four-winds-row-survival",
        WindsReason::HandTiles => "four-winds-row-hand-tiles",
    }
}

/// Whether points for `reason` are given in `mode`. A head start is not for every game of it.
pub(super) const fn gives(mode: WindsMode, reason: WindsReason) -> bool {
    match reason {
        WindsReason::HeadStart => matches!(mode, WindsMode::Archipelago),
        WindsReason::Port | WindsReason::Displacement | WindsReason::HandTiles => !matches!(mode, WindsMode::Tempest),
        WindsReason::Haven => matches!(mode, WindsMode::Tempest),
        WindsReason::Chain
        | WindsReason::Route
        | WindsReason::Alignment
        | WindsReason::Outposts
        | WindsReason::Survival => true,
    }
}

/// Whether points for `reason` are given only as the game ends.
pub(super) const fn is_final(reason: WindsReason) -> bool {
    matches!(reason, WindsReason::Outposts | WindsReason::Survival | WindsReason::HandTiles)
}
