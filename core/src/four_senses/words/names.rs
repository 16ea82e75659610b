//! The words that the game's sentences are made of: seats, stacks, pieces, lines and ways.

use crate::four_senses::{Stack, TopFace, WinLine, WinWay, WoodPiece};
use crate::words::{Teller, Tongue, Value};

/// The names of the seats by colour.
pub(super) const SEATS: [&str; 3] = ["four-senses-seat-coral", "four-senses-seat-navy", "four-senses-seat-seafoam"];

/// The names of the seats unless the players choose others.
pub(super) fn seats(players: u8, tongue: &Tongue) -> Vec<String> {
    SEATS.iter().take(usize::from(players)).map(|key| tongue.say(key, &[])).collect()
}

/// What lies on a space, such as `two levels, hole on top`.
pub(super) fn stack(stack: Stack, tongue: &Tongue) -> String {
    let key = match stack.top {
        None => "four-senses-lies-empty",
        Some(TopFace::Flat) => "four-senses-lies-flat",
        Some(TopFace::Hole) => "four-senses-lies-hole",
    };
    tongue.say(key, &[("levels", stack.height.into())])
}

/// A piece on its chip, such as `Tall, hole`.
pub(super) fn chip(piece: WoodPiece, teller: &Teller<'_>) -> String {
    let key = match piece {
        WoodPiece::Flat => "ui-four-senses-piece-flat",
        WoodPiece::Holed => "ui-four-senses-piece-holed",
        WoodPiece::TallFlat => "ui-four-senses-piece-tall-flat",
        WoodPiece::TallHole => "ui-four-senses-piece-tall-hole",
    };
    teller.say(key, &[])
}

/// A piece as it is spoken, such as `Tall piece, hole up`.
pub(super) fn piece(piece: WoodPiece, teller: &Teller<'_>) -> String {
    let key = match piece {
        WoodPiece::Flat => "four-senses-piece-flat",
        WoodPiece::Holed => "four-senses-piece-holed",
        WoodPiece::TallFlat => "four-senses-piece-tall-flat",
        WoodPiece::TallHole => "four-senses-piece-tall-hole",
    };
    teller.say(key, &[])
}

/// The key of a way's name.
pub(super) const fn way(way: WinWay) -> &'static str {
    match way {
        WinWay::Identical => "ui-four-senses-way-identical",
        WinWay::Level => "ui-four-senses-way-level",
        WinWay::Stairs => "ui-four-senses-way-stairs",
    }
}

/// A line by its ends and its way, such as `A1 to D1, identical`.
pub(super) fn line(line: WinLine, teller: &Teller<'_>) -> String {
    let ends = [line.spaces().first(), line.spaces().last()];
    let [from, to] = ends.map(|end| end.map(ToString::to_string).unwrap_or_default());
    let key = match line.way() {
        Some(WinWay::Identical) => "four-senses-line-identical",
        Some(WinWay::Level) => "four-senses-line-level",
        _ => "four-senses-line-stairs",
    };
    teller.say(key, &[("from", Value::Text(&from)), ("to", Value::Text(&to))])
}

/// One line, or two in a row.
pub(super) fn lines(one: WinLine, other: Option<WinLine>, teller: &Teller<'_>) -> String {
    let first = line(one, teller);
    match other {
        None => first,
        Some(other) => {
            let other = line(other, teller);
            teller.say("four-senses-lines", &[("one", Value::Text(&first)), ("other", Value::Text(&other))])
        }
    }
}
