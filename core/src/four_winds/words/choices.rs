//! A legal action in words, with its parts, and what a preview says of it.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::{events, names};
use crate::four_winds::view::tile_id;
use crate::four_winds::{FourWinds, SeaCell, Wind, WindsAction, WindsEvent, WindsMode};
use crate::game::Seat;
use crate::words::{ChoiceText, Foretold, Mark, Part, Pick, Teller, Value};

/// The chip of bringing a ship from the slate into play, as part of a choice.
pub(super) const LAUNCH: &str = "act:launch";
/// The chip of building an outpost.
pub(super) const BUILD: &str = "act:build";
/// The chip of turning the compass.
pub(super) const ROTATE: &str = "act:rotate";
/// What stands before a ship's cell in the part of a sail.
pub(super) const SAIL: &str = "sail:";

/// A legal action in words.
pub(super) fn choice(game: &FourWinds, action: WindsAction, teller: &Teller<'_>) -> ChoiceText {
    match action {
        WindsAction::Lay { wind, cell } => lay(wind, cell, teller),
        WindsAction::Sail { from, to } => sail(from, to, teller),
        WindsAction::Launch { to } => {
            let cell = to.to_string();
            let values = [("to", Value::Text(&cell))];
            let [label, spoken] = ["four-winds-do-launch", "four-winds-say-launch"].map(|key| teller.say(key, &values));
            let chip = chip(LAUNCH, "ui-four-winds-launch", teller.say("four-winds-part-launch", &[]), teller);
            ChoiceText { label, spoken, parts: vec![chip, spot(to)], any_order: false }
        }
        WindsAction::Build { cell } => build(game, cell, teller),
        WindsAction::Rotate => rotate(game.wind.clockwise(), teller),
        WindsAction::End => ChoiceText {
            label: teller.say("four-winds-do-end", &[]),
            spoken: teller.say("four-winds-say-end", &[]),
            parts: Vec::new(),
            any_order: false,
        },
    }
}

/// A tile and a cell, picked in any order.
fn lay(wind: Wind, cell: SeaCell, teller: &Teller<'_>) -> ChoiceText {
    let [name, tile, at] = [names::wind(wind, teller), names::tile(wind, teller), cell.to_string()];
    let label = teller.say("four-winds-do-lay", &[("wind", Value::Text(&name)), ("cell", Value::Text(&at))]);
    let spoken = teller.say("four-winds-say-lay", &[("tile", Value::Text(&tile)), ("cell", Value::Text(&at))]);
    let held = Part { at: Pick::Chip, id: tile_id(wind), label: name, spoken: tile };
    ChoiceText { label, spoken, parts: vec![held, spot(cell)], any_order: true }
}

/// A ship by its cell, then where it goes. The ids are not those of the cells: these are for tiles.
fn sail(from: SeaCell, to: SeaCell, teller: &Teller<'_>) -> ChoiceText {
    let [out, into] = [from.to_string(), to.to_string()];
    let values = [("from", Value::Text(&out)), ("to", Value::Text(&into))];
    let reached = teller.say("four-winds-part-to", &values[1..]);
    ChoiceText {
        label: teller.say("four-winds-do-sail", &values[1..]),
        spoken: teller.say("four-winds-say-sail", &values),
        parts: vec![
            Part { id: format!("{SAIL}{out}"), ..spot(from) },
            Part { id: format!("to:{into}"), label: reached.clone(), spoken: reached, ..spot(to) },
        ],
        any_order: false,
    }
}

fn build(game: &FourWinds, cell: SeaCell, teller: &Teller<'_>) -> ChoiceText {
    let at = cell.to_string();
    let rival = rival_outpost(game, cell);
    let values = [("cell", Value::Text(&at)), ("owner", Value::Text(rival.map_or("", |seat| teller.name(seat))))];
    let (label, spoken) = match rival {
        None => (teller.say("four-winds-do-build", &values[..1]), teller.say("four-winds-say-build", &values[..1])),
        Some(_) => (teller.say("four-winds-do-capture", &values[..1]), teller.say("four-winds-say-capture", &values)),
    };
    let chip = chip(BUILD, "ui-four-winds-outpost", teller.say("four-winds-part-build", &[]), teller);
    ChoiceText { label, spoken, parts: vec![chip, spot(cell)], any_order: false }
}

/// Whose outpost, not of the deciding seat, stands on `cell`.
fn rival_outpost(game: &FourWinds, cell: SeaCell) -> Option<Seat> {
    let mut rivals = game.playing().filter(|&(seat, _)| seat != game.seat);
    rivals.find(|(_, fleet)| fleet.outposts.has(cell)).map(|(seat, _)| seat)
}

fn rotate(wind: Wind, teller: &Teller<'_>) -> ChoiceText {
    let name = names::wind(wind, teller);
    let values = [("wind", Value::Text(&name))];
    let [label, spoken] = ["four-winds-do-rotate", "four-winds-say-rotate"].map(|key| teller.say(key, &values));
    let part = chip(ROTATE, "ui-four-winds-compass", spoken.clone(), teller);
    ChoiceText { label, spoken, parts: vec![part], any_order: false }
}

fn chip(id: &str, label: &str, spoken: String, teller: &Teller<'_>) -> Part {
    Part { at: Pick::Chip, id: id.to_owned(), label: teller.say(label, &[]), spoken }
}

/// The part of a cell. What lies there is for the cell itself to say.
fn spot(cell: SeaCell) -> Part {
    let cell = cell.to_string();
    Part { at: Pick::Spot { spot: cell.clone() }, id: cell.clone(), label: cell.clone(), spoken: cell }
}

/// What a preview is called, with what it scores before all else and how outposts would stand, and the points on their
/// cells.
pub(super) fn preview(game: &FourWinds, action: WindsAction, events: &[WindsEvent], teller: &Teller<'_>) -> Foretold {
    let mut scored = Vec::new();
    // By cell, and there the deciding seat's before a rival's.
    let mut gained: BTreeMap<SeaCell, BTreeMap<(bool, Seat), u32>> = BTreeMap::new();
    for event in events {
        let WindsEvent::Scored { seat, points, cell, .. } = *event else { continue };
        let own = seat == game.seat;
        if let Some(line) = events::line(*event, teller) {
            // The own points come first, and the most of them before all.
            scored.push(((!own, Reverse(points)), if own { line.text } else { line.spoken }));
        }
        if let (1.., Some(cell)) = (points, cell) {
            *gained.entry(cell).or_default().entry((!own, seat)).or_default() += u32::from(points);
        }
    }
    scored.sort_by_key(|&(order, _)| order);
    let standing = events.iter().find_map(|event| match *event {
        WindsEvent::Built { anchored, .. } | WindsEvent::Captured { anchored, .. } => Some(anchored),
        _ => None,
    });
    let standing = standing.map(|anchored| match anchored {
        true => teller.say("four-winds-foretold-anchored", &[]),
        false => teller.say("four-winds-foretold-loose", &[]),
    });
    let mark = |(cell, seats): (SeaCell, BTreeMap<(bool, Seat), u32>)| {
        // A rival's are set in brackets: a name has no room on a cell, and the notes say whose they are.
        let said = seats.into_iter().map(|((rival, _), points)| {
            let key = if rival { "four-winds-mark-rival" } else { "four-winds-mark" };
            teller.say(key, &[("points", points.into())])
        });
        Mark { spot: cell.to_string(), text: said.collect::<Vec<_>>().join(" ") }
    };
    let then = match game.terms.mode {
        // Where a token found no free cell, nothing was drawn for it, and the next tiles are.
        WindsMode::Tempest if events.iter().any(|event| matches!(event, WindsEvent::TokenLanded { .. })) => {
            "four-winds-then-draw"
        }
        WindsMode::Tempest => "four-winds-then-token",
        // A turn that has ended has filled the hand already; what chance decides then is a season's kraken.
        _ if events.iter().any(|event| matches!(event, WindsEvent::TurnEnded { .. })) => "four-winds-then-kraken",
        WindsMode::Archipelago | WindsMode::Duel => "four-winds-then-draw",
    };
    Foretold {
        title: choice(game, action, teller).label,
        notes: scored.into_iter().map(|(_, note)| note).chain(standing).chain(turned(game, action, teller)).collect(),
        marks: gained.into_iter().map(mark).collect(),
        then: teller.say(then, &[]),
        shown: teller.say("four-winds-shown", &[]),
    }
}

/// Which outposts a laid tile would anchor, and which it would cut off from their wind.
fn turned(game: &FourWinds, action: WindsAction, teller: &Teller<'_>) -> Vec<String> {
    let WindsAction::Lay { wind, cell } = action else {
        return Vec::new();
    };
    let mut then = *game;
    then.tiles[wind.index()] = then.tiles[wind.index()].with(cell);
    let outposts = game.playing().flat_map(|(seat, fleet)| fleet.outposts.iter().map(move |site| (seat, site)));
    let said = outposts.filter_map(|(seat, site)| {
        let key = match (game.is_anchored(site), then.is_anchored(site)) {
            (false, true) => "four-winds-foretold-anchors",
            (true, false) => "four-winds-foretold-frees",
            _ => return None,
        };
        let site = site.to_string();
        Some(teller.say(key, &[("name", Value::Text(teller.name(seat))), ("cell", Value::Text(&site))]))
    });
    said.collect()
}
