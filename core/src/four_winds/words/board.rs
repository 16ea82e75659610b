//! What lies on the table: the set-up in a few words, the compass, the line under a seat's name, and every place.

use super::names::{self, look};
use crate::four_winds::state::SHIPS;
use crate::four_winds::{FourWinds, HandTile, SeaCellView, SeasonLength, Wind, WindsMode, WindsShip, WindsView};
use crate::game::{Game, Seat, Viewer};
use crate::words::{Spot, Teller, Value};

/// The set-up in a few words.
pub(super) fn summary(game: &FourWinds, teller: &Teller<'_>) -> String {
    if game.terms.mode != WindsMode::Archipelago {
        return teller.say(names::mode(game.terms.mode), &[]);
    }
    let summary = teller.say("four-winds-summary", &[("players", game.terms.players.into())]);
    let key = match game.terms.length {
        SeasonLength::Standard => return summary,
        SeasonLength::One => "four-winds-summary-one",
        SeasonLength::Long => "four-winds-summary-long",
    };
    teller.say(key, &[("summary", Value::Text(&summary))])
}

/// The line under the game's title: the season, what its wind pays, and the turn or the tokens that are left.
pub(super) fn subtitle(game: &FourWinds, teller: &Teller<'_>) -> String {
    let view = look(game);
    let season = names::season(view.season, teller);
    let [pays, rest] = [pays(game, teller), left(&view, teller)];
    let values = [("season", Value::Text(&season)), ("pays", Value::Text(&pays)), ("rest", Value::Text(&rest))];
    teller.say("four-winds-subtitle", &values)
}

/// What a tile of the active wind pays, such as `South +50`.
pub(super) fn pays(game: &FourWinds, teller: &Teller<'_>) -> String {
    let wind = names::wind(game.wind, teller);
    let points = u32::from(game.alignment());
    teller.say("four-winds-compass-pays", &[("wind", Value::Text(&wind)), ("points", points.into())])
}

/// The turn of the season, or in Tempest Survival how many tokens are left.
pub(super) fn left(view: &WindsView, teller: &Teller<'_>) -> String {
    match view.mode {
        WindsMode::Tempest => teller.say("four-winds-compass-tokens", &[("count", view.storm_deck.into())]),
        WindsMode::Archipelago | WindsMode::Duel => {
            let values = [("turn", view.turn.into()), ("turns", view.turns.into())];
            teller.say("four-winds-compass-turn", &values)
        }
    }
}

/// The line under the name of `seat`: how many tiles it holds, in Tempest Survival how many ships are safe.
pub(super) fn seat_note(game: &FourWinds, seat: Seat, teller: &Teller<'_>) -> String {
    let view = look(game);
    let Some(fleet) = view.fleets.get(seat.index()) else {
        return String::new();
    };
    if view.mode == WindsMode::Tempest {
        let ships = fleet.afloat + fleet.safe + fleet.damaged;
        return teller.say("four-winds-note-safe", &[("count", fleet.safe.into()), ("ships", ships.into())]);
    }
    let tiles = teller.say("four-winds-note-tiles", &[("count", fleet.tiles.into())]);
    if fleet.lost == 0 {
        return tiles;
    }
    teller.say("four-winds-note-lost", &[("tiles", Value::Text(&tiles)), ("count", fleet.lost.into())])
}

/// Every place: the cells row by row, then the tiles of the viewer's hand by wind.
pub(super) fn spots(game: &FourWinds, viewer: Viewer, teller: &Teller<'_>) -> Vec<Spot> {
    let view = Game::view(game, viewer);
    let cells = view.cells.iter().map(|cell| Spot::plain(cell.cell.to_string(), spoken_cell(&view, cell, teller)));
    let mut spots: Vec<Spot> = cells.collect();
    for wind in Wind::ALL {
        let mut own = view.hand.iter().filter(|tile| tile.wind == wind);
        if let Some(HandTile { id, .. }) = own.next() {
            let count = 1 + own.count() as u32;
            let key = if view.drawn { "four-winds-spot-drawn" } else { "four-winds-spot-hand" };
            let tile = names::tile(wind, teller);
            let values = [("tile", Value::Text(&tile)), ("count", count.into())];
            spots.push(Spot::plain(id.clone(), teller.say(key, &values)));
        }
    }
    spots
}

/// A cell with all that lies there, such as `b4, south tile, chain of 3, Navy ship`.
fn spoken_cell(view: &WindsView, cell: &SeaCellView, teller: &Teller<'_>) -> String {
    let named = |key, seat| teller.say(key, &[("name", Value::Text(teller.name(seat)))]);
    let say = |key| teller.say(key, &[]);
    let mut said = vec![cell.cell.to_string()];
    said.extend(cell.harbour_of.map(|seat| named("four-winds-spot-home", seat)));
    said.extend(cell.safe.map(|_| say("four-winds-spot-closed")));
    said.extend(cell.haven.then(|| say("four-winds-spot-haven")));
    // In Tempest Survival the ports are harbours like the corners, and pay for nothing else.
    let plain = view.mode != WindsMode::Tempest;
    said.extend((plain && cell.port).then(|| say("four-winds-spot-port")));
    said.extend((plain && cell.corner && cell.harbour_of.is_none()).then(|| say("four-winds-spot-corner")));
    let before = said.len();
    if let Some(wind) = cell.tile {
        said.push(teller.say("four-winds-spot-tile", &[("wind", wind.id().into())]));
        if cell.chain > 0 {
            said.push(teller.say("four-winds-spot-chain", &[("length", cell.chain.into())]));
        }
    }
    if let Some(obstacle) = cell.obstacle {
        let values = [("obstacle", names::obstacle(obstacle).into())];
        said.push(teller.say("four-winds-spot-obstacle", &values));
    }
    said.extend(spoken_ships(view, &cell.ships, teller));
    if let Some(outpost) = &cell.outpost {
        let key = if outpost.anchored { "four-winds-spot-anchored" } else { "four-winds-spot-loose" };
        said.push(named(key, outpost.seat));
    }
    if said.len() == before && cell.safe.is_none() {
        said.push(say("four-winds-spot-empty"));
    }
    said.join(", ")
}

/// The ships on a cell by seat; a flagship by itself.
fn spoken_ships(view: &WindsView, ships: &[WindsShip], teller: &Teller<'_>) -> Vec<String> {
    let name = |seat| ("name", Value::Text(teller.name(seat)));
    let (flagships, others): (Vec<WindsShip>, Vec<WindsShip>) =
        ships.iter().partition(|ship| view.flagships.contains(ship));
    let mut said: Vec<String> =
        flagships.iter().map(|ship| teller.say("four-winds-spot-flagship", &[name(ship.seat)])).collect();
    for fleet in others.chunk_by(|one, other| one.seat == other.seat) {
        if let Some(ship) = fleet.first() {
            let count = fleet.len().min(SHIPS) as u32;
            said.push(teller.say("four-winds-spot-ships", &[name(ship.seat), ("count", count.into())]));
        }
    }
    said
}
