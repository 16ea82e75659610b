//! A legal action in words, with its parts, and what a preview says of it.

use super::{board, names};
use crate::four_senses::view::supply_id;
use crate::four_senses::{
    BoardSpace, FourSenses, FourSensesAction, FourSensesEvent, FourSensesQuestion, WinLine, WinWay, WoodPiece,
};
use crate::words::{ChoiceText, Foretold, Part, Pick, Teller, Value};

/// A legal action in words.
pub(super) fn choice(game: &FourSenses, action: FourSensesAction, teller: &Teller<'_>) -> ChoiceText {
    match action {
        FourSensesAction::Place { piece, space } => place(piece, space, teller),
        FourSensesAction::Declare => button("four-senses-do-declare", "four-senses-say-declare", teller),
        FourSensesAction::Name { line } => name(line, teller),
        FourSensesAction::Done => done(game, teller),
        FourSensesAction::EndTurn if game.question() == Some(FourSensesQuestion::LastClaim) => {
            button("four-senses-do-pass", "four-senses-say-pass", teller)
        }
        FourSensesAction::EndTurn => button("four-senses-do-end", "four-senses-say-end", teller),
    }
}

fn button(label: &str, spoken: &str, teller: &Teller<'_>) -> ChoiceText {
    ChoiceText { label: teller.say(label, &[]), spoken: teller.say(spoken, &[]), parts: Vec::new(), any_order: false }
}

/// A piece and a space, picked in any order.
fn place(piece: WoodPiece, space: BoardSpace, teller: &Teller<'_>) -> ChoiceText {
    let chip = names::chip(piece, teller);
    let held = Part { at: Pick::Chip, id: supply_id(piece), label: chip, spoken: names::piece(piece, teller) };
    let at = space.to_string();
    ChoiceText {
        label: teller.say("four-senses-do-place", &[("space", Value::Text(&at))]),
        spoken: placement(piece, space, teller),
        parts: vec![held, spot(space)],
        any_order: true,
    }
}

/// A placement in full, such as `Tall piece, hole up, on C2`.
pub(super) fn placement(piece: WoodPiece, space: BoardSpace, teller: &Teller<'_>) -> String {
    let (piece, space) = (names::piece(piece, teller), space.to_string());
    teller.say("four-senses-say-place", &[("piece", Value::Text(&piece)), ("space", Value::Text(&space))])
}

/// The part of a space. What lies there is for the space itself to say.
fn spot(space: BoardSpace) -> Part {
    let space = space.to_string();
    Part { at: Pick::Spot { spot: space.clone() }, id: space.clone(), label: space.clone(), spoken: space }
}

/// A line by its two ends and its way, picked in any order.
fn name(line: WinLine, teller: &Teller<'_>) -> ChoiceText {
    let text = names::line(line, teller);
    let ends = [line.spaces().first(), line.spaces().last()];
    let mut parts: Vec<Part> = ends.into_iter().flatten().map(|&end| spot(end)).collect();
    let way = line.way().unwrap_or(WinWay::Stairs);
    let label = teller.say(names::way(way), &[]);
    parts.push(Part { at: Pick::Chip, id: format!("way:{}", way.id()), spoken: label.clone(), label });
    ChoiceText { label: text.clone(), spoken: text, parts, any_order: true }
}

fn done(game: &FourSenses, teller: &Teller<'_>) -> ChoiceText {
    match *game.named() {
        [] => button("four-senses-do-withdraw", "four-senses-say-withdraw", teller),
        [line, ref more @ ..] => {
            let lines = names::lines(line, more.first().copied(), teller);
            let spoken = teller.say("four-senses-say-done", &[("lines", Value::Text(&lines))]);
            ChoiceText { spoken, ..button("four-senses-do-done", "four-senses-do-done", teller) }
        }
    }
}

/// What a preview is called, and what lies on the space before and after.
pub(super) fn preview(
    game: &FourSenses,
    action: FourSensesAction,
    events: &[FourSensesEvent],
    teller: &Teller<'_>,
) -> Foretold {
    let mut notes = Vec::new();
    for event in events {
        if let FourSensesEvent::Placed { space, before, after, .. } = *event {
            let (lay, lies) = (board::spoken_space(space, before, teller), names::stack(after, teller.tongue));
            notes.push(teller.say("four-senses-preview-before", &[("lies", Value::Text(&lay))]));
            notes.push(teller.say("four-senses-preview-after", &[("lies", Value::Text(&lies))]));
        }
    }
    let shown = match (action, game.named().len() as u8) {
        (FourSensesAction::Done, count @ 1..) => teller.say("four-senses-preview-settles", &[("count", count.into())]),
        _ => String::new(),
    };
    Foretold { title: choice(game, action, teller).spoken, notes, marks: Vec::new(), then: String::new(), shown }
}
