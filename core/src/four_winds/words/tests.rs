//! What is said: previews and places in the position of the reference picture, reasons, results, cards and statistics.

mod ends;
mod table;

use crate::chance::{Scripted, Seeded};
use crate::four_winds::sea::Cells;
use crate::four_winds::state::Berth;
use crate::four_winds::*;
use crate::game::{FirstSeat, Game, Seat};
use crate::words::{Language, Speak, Teller, Tongue};

const FIRST: FirstSeat = FirstSeat::Chosen { seat: Seat(0) };
const DUEL: WindsSetup = WindsSetup::Duel { first: FIRST };

fn archipelago(players: u8) -> WindsSetup {
    WindsSetup::Archipelago { players, length: SeasonLength::Standard, evened: false, first: FIRST }
}

fn begin(setup: &WindsSetup) -> FourWinds {
    FourWinds::new(setup, &mut Seeded::new(4, 4), &mut ()).expect("a set-up")
}

fn cell(name: &str) -> SeaCell {
    name.parse().expect("a cell")
}

/// Puts tiles on the sea, such as `South b2 b3`.
fn tiles(game: &mut FourWinds, wind: Wind, names: &str) {
    for name in names.split(' ') {
        game.tiles[wind.index()] = game.tiles[wind.index()].with(cell(name));
    }
}

/// Puts the ships of `seat` on these cells, from the first on.
fn ships(game: &mut FourWinds, seat: u8, names: &str) {
    for (index, name) in names.split(' ').enumerate() {
        game.berth(Seat(seat), index, Berth::At(cell(name)));
    }
}

fn outposts(game: &mut FourWinds, seat: u8, names: &str) {
    game.fleet_mut(Seat(seat)).outposts = names.split(' ').map(cell).collect::<Cells>();
}

/// Calls `test` with the teller of a table at which all seats have their own names.
fn tell<T>(language: Language, test: impl FnOnce(&Teller<'_>) -> T) -> T {
    let tongue = Tongue::new(language);
    let names = FourWinds::seat_names(&archipelago(4), &tongue);
    test(&Teller { tongue: &tongue, names: &names })
}

/// Three players in Summer, as in the picture of the table.
fn picture() -> FourWinds {
    let mut game = begin(&archipelago(3));
    (game.season, game.wind, game.turn) = (Season::Summer, Wind::South, 3);
    game.krakens = Cells::one(cell("b5"));
    ships(&mut game, 0, "a1 b3 c2");
    ships(&mut game, 1, "f1 f1 e3 f5");
    ships(&mut game, 2, "f6 a4 e6");
    tiles(&mut game, Wind::North, "e1 e5");
    tiles(&mut game, Wind::South, "b2 b3");
    tiles(&mut game, Wind::East, "c2 d2 f4 c5");
    tiles(&mut game, Wind::West, "e2");
    outposts(&mut game, 0, "a2");
    outposts(&mut game, 1, "e1 f4");
    game.fleet_mut(Seat(0)).hand = [1, 0, 2, 1];
    game
}

/// Plays `actions` without a draw.
fn act(game: &mut FourWinds, actions: impl IntoIterator<Item = WindsAction>) -> Vec<WindsEvent> {
    let mut events = Vec::new();
    for action in actions {
        Game::apply(game, &action, &mut Scripted::new(&[]), &mut events).expect("a legal action");
    }
    events
}
