//! What lies on the table: the set-up in a few words, every place, and the cards.

use super::names::{self, die_on, start};
use crate::game::Seat;
use crate::tack::{
    Column, ColumnEffect, Space, TackColumnMark, TackMode, TackRow, TackToken, TackView, TideLevel, Weather,
};
use crate::words::{CardText, Spot, Teller, Value};

/// The row that a tide column runs to: the one nearest the seat that its arrow points to.
const fn mouth(seat: Seat) -> u8 {
    if seat.0 == 0 { 1 } else { 5 }
}

/// The set-up in a few words.
pub(super) fn summary(view: &TackView, teller: &Teller<'_>) -> String {
    let key = match view.mode {
        TackMode::TwoPlayers => "tack-summary-two-players",
        TackMode::Tide { level: TideLevel::Neap } => "tack-summary-neap",
        TackMode::Tide { level: TideLevel::Mean } => "tack-summary-mean",
        TackMode::Tide { level: TideLevel::Spring } => "tack-summary-spring",
    };
    let weather = names::weather(view.weather, teller);
    let summary = teller.say(key, &[("weather", Value::Text(&weather))]);
    // During the opening nobody sees yet whether storm cards will be drawn.
    if view.storms.is_empty() && view.turn_of.is_none() {
        return summary;
    }
    let count = view.storms.len() as i64;
    teller.say("tack-summary-storms", &[("summary", Value::Text(&summary)), ("count", count.into())])
}

/// The line under the game's title.
pub(super) fn subtitle(view: &TackView, teller: &Teller<'_>) -> String {
    let key = match view.weather {
        Weather::ClearDay => "tack-subtitle-clear-day",
        Weather::HotDay => "tack-subtitle-hot-day",
        Weather::ColdFront => "tack-subtitle-cold-front",
        Weather::NightSail => "tack-subtitle-night-sail",
    };
    let columns = columns(&view.marks, teller);
    teller.say(key, &[("columns", Value::Text(&columns)), ("count", (view.marks.len() as i64).into())])
}

/// The columns that the wind card acts on, in a row.
fn columns(marks: &[TackColumnMark], teller: &Teller<'_>) -> String {
    let letters: Vec<String> = marks.iter().map(|mark| mark.column.letter().to_string()).collect();
    teller.tongue.list(&letters)
}

/// Where the tide runs in its columns, in a row, such as `B toward row 5 and D toward row 1`.
pub(super) fn ways(marks: &[TackColumnMark], teller: &Teller<'_>) -> String {
    let ways: Vec<String> = marks
        .iter()
        .filter_map(|mark| {
            let ColumnEffect::Tide { seat } = mark.effect else {
                return None;
            };
            let column = mark.column.letter().to_string();
            Some(teller.say("tack-way", &[("column", Value::Text(&column)), ("row", mouth(seat).into())]))
        })
        .collect();
    teller.tongue.list(&ways)
}

/// Every place: the board from seat 2's starting spaces down to seat 1's, then the winds and the tokens.
pub(super) fn spots(view: &TackView, teller: &Teller<'_>) -> Vec<Spot> {
    let spaces = (0..=6).rev().flat_map(|row| Column::ALL.map(|column| Space { column, row }));
    let board = spaces.map(|space| Spot::plain(space.to_string(), spoken_space(view, space, teller)));
    let winds = view.rows.iter().rev().map(|row| Spot::plain(wind_spot(row.row), spoken_wind(row, teller)));
    let tokens = view
        .tokens
        .iter()
        .map(|token| Spot::plain(format!("token:{}", token.column.letter()), spoken_token(*token, teller)));
    board.chain(winds).chain(tokens).collect()
}

/// The id of the wind beside `row`.
pub(super) fn wind_spot(row: u8) -> String {
    format!("wind:{row}")
}

fn spoken_space(view: &TackView, space: Space, teller: &Teller<'_>) -> String {
    let die = die_on(view, space);
    let face = die.map(|die| names::face(die.face, teller)).unwrap_or_default();
    let owner = Seat(u8::from(space.row == 6));
    if space == start(owner, space.column) {
        let column = space.column.letter().to_string();
        let key = if die.is_some() { "tack-spot-start-die" } else { "tack-spot-start-empty" };
        let values =
            [("column", Value::Text(&column)), ("name", Value::Text(teller.name(owner))), ("face", Value::Text(&face))];
        return teller.say(key, &values);
    }
    let place = spoken_place(view, space, teller);
    match die {
        None => teller.say("tack-spot-empty", &[("place", Value::Text(&place))]),
        Some(die) => teller.say(
            "tack-spot-die",
            &[
                ("place", Value::Text(&place)),
                ("name", Value::Text(teller.name(die.seat))),
                ("face", Value::Text(&face)),
            ],
        ),
    }
}

/// A space of the grid with what the wind card does there.
fn spoken_place(view: &TackView, space: Space, teller: &Teller<'_>) -> String {
    let name = space.to_string();
    let say = |key, row: u8| teller.say(key, &[("space", Value::Text(&name)), ("row", row.into())]);
    match view.marks.iter().find(|mark| mark.column == space.column).map(|mark| mark.effect) {
        None => name,
        Some(ColumnEffect::Fire) => say("tack-spot-fire", 0),
        Some(ColumnEffect::Ice) => say("tack-spot-ice", 0),
        Some(ColumnEffect::Tide { seat }) => say("tack-spot-tide", mouth(seat)),
    }
}

fn spoken_wind(row: &TackRow, teller: &Teller<'_>) -> String {
    let values = [
        ("row", Value::from(row.row)),
        ("wind", row.wind.into()),
        ("total", row.total.into()),
        ("dice", row.dice.into()),
    ];
    let wind = teller.say("tack-spot-wind", &values);
    if row.fog { teller.say("tack-spot-fog", &[("wind", Value::Text(&wind))]) } else { wind }
}

fn spoken_token(token: TackToken, teller: &Teller<'_>) -> String {
    let key = match token.flood {
        None => "tack-spot-token-down",
        Some(true) => "tack-spot-token-flood",
        Some(false) => "tack-spot-token-ebb",
    };
    teller.say(key, &[("column", Value::Text(&token.column.letter().to_string()))])
}

/// The wind card and the storm cards.
pub(super) fn cards(view: &TackView, teller: &Teller<'_>) -> Vec<CardText> {
    let storms = view.storms.iter().map(|&storm| {
        let keys = names::storm_keys(storm);
        CardText {
            id: keys.id.to_owned(),
            title: teller.say(keys.name, &[]),
            rule: teller.say(keys.rule, &[]),
            detail: teller.say(keys.detail, &[]),
        }
    });
    std::iter::once(wind_card(view, teller)).chain(storms).collect()
}

fn wind_card(view: &TackView, teller: &Teller<'_>) -> CardText {
    let (rule, detail) = match view.weather {
        Weather::ClearDay => ("tack-weather-clear-day-rule", "tack-weather-clear-day-detail"),
        Weather::HotDay => ("tack-weather-hot-day-rule", "tack-weather-hot-day-detail"),
        Weather::ColdFront => ("tack-weather-cold-front-rule", "tack-weather-cold-front-detail"),
        Weather::NightSail => ("tack-weather-night-sail-rule", "tack-weather-night-sail-detail"),
    };
    // The examples speak of the card's first column, and of row 1 where it has none.
    let column = view.marks.first().map(|mark| mark.column.letter().to_string()).unwrap_or_default();
    let drifts_to = match view.marks.first().map(|mark| mark.effect) {
        Some(ColumnEffect::Tide { seat: Seat(0) }) => 2,
        _ => 4_u8,
    };
    let columns = columns(&view.marks, teller);
    let ways = ways(&view.marks, teller);
    let values = [
        ("columns", Value::Text(&columns)),
        ("count", (view.marks.len() as i64).into()),
        ("ways", Value::Text(&ways)),
        ("column", Value::Text(&column)),
        ("row", drifts_to.into()),
        ("wind", view.rows.first().map_or(0, |row| row.wind).into()),
    ];
    CardText {
        id: "wind".to_owned(),
        title: names::weather(view.weather, teller),
        rule: teller.say(rule, &values),
        detail: teller.say(detail, &values),
    }
}
