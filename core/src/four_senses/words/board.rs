//! What lies on the table: the set-up in a few words, every place, the help in view, and the stacks of the practice.

use super::names;
use crate::four_senses::{
    BoardSpace, FourSenses, FourSensesView, Sight, Stack, TouchCue, WinWay, WrongDeclaration, cue,
};
use crate::game::{Game, Viewer};
use crate::words::{CardText, Spot, Teller, Tongue, Value};

/// The table as everybody may see it while it is played.
pub(super) fn look(game: &FourSenses) -> FourSensesView {
    Game::view(game, Viewer::Bystander)
}

const fn sight(sight: Sight) -> (&'static str, &'static str) {
    match sight {
        Sight::Blindfold => ("ui-four-senses-sight-blindfold", "ui-four-senses-sight-blindfold-text"),
        Sight::Napkin => ("ui-four-senses-sight-napkin", "ui-four-senses-sight-napkin-text"),
        Sight::Sighted => ("ui-four-senses-sight-sighted", "ui-four-senses-sight-sighted-text"),
    }
}

/// The set-up in a few words.
pub(super) fn summary(game: &FourSenses, teller: &Teller<'_>) -> String {
    let view = look(game);
    let sight = teller.say(sight(game.terms.sight).0, &[]);
    let values = [("players", view.players.into()), ("sight", Value::Text(&sight))];
    let key = match view.wrong {
        WrongDeclaration::SaidAloud => "four-senses-summary",
        WrongDeclaration::Loses => "four-senses-summary-loses",
    };
    teller.say(key, &values)
}

/// The line under the game's title: the mode, and the round where there are several.
pub(super) fn subtitle(game: &FourSenses, teller: &Teller<'_>) -> String {
    let view = look(game);
    let sight = teller.say(sight(game.terms.sight).0, &[]);
    if view.rounds == 1 {
        return sight;
    }
    let values = [("sight", Value::Text(&sight)), ("round", view.round.into()), ("rounds", view.rounds.into())];
    teller.say("four-senses-subtitle-round", &values)
}

/// Every place: the spaces row by row, then the supply.
pub(super) fn spots(game: &FourSenses, teller: &Teller<'_>) -> Vec<Spot> {
    let view = look(game);
    let spaces = view
        .spaces
        .iter()
        .map(|felt| Spot::plain(felt.space.to_string(), spoken_space(felt.space, felt.stack, teller)));
    let supply = view.supply.iter().map(|supplied| {
        let label = teller.say("four-senses-left", &[("count", supplied.left.into())]);
        let piece = names::piece(supplied.piece, teller);
        let values = [("piece", Value::Text(&piece)), ("left", Value::Text(&label))];
        Spot { id: supplied.id.clone(), spoken: teller.say("four-senses-spot-supply", &values), label }
    });
    spaces.chain(supply).collect()
}

/// What `space` holds and is called, as a spot says it.
pub(super) fn spoken_space(space: BoardSpace, stack: Stack, teller: &Teller<'_>) -> String {
    let (space, lies) = (space.to_string(), names::stack(stack, teller.tongue));
    teller.say("four-senses-spot", &[("space", Value::Text(&space)), ("lies", Value::Text(&lies))])
}

/// The help in view: the three ways to win, and what the set-up fixed.
pub(super) fn cards(game: &FourSenses, teller: &Teller<'_>) -> Vec<CardText> {
    let view = look(game);
    let card = |id: &str, [title, rule, detail]: [&str; 3]| CardText {
        id: id.to_owned(),
        title: teller.say(title, &[]),
        rule: teller.say(rule, &[]),
        detail: teller.say(detail, &[]),
    };
    let ways = WinWay::ALL.map(|way| {
        let (rule, detail) = match way {
            WinWay::Identical => ("four-senses-way-identical-rule", "four-senses-way-identical-detail"),
            WinWay::Level => ("four-senses-way-level-rule", "four-senses-way-level-detail"),
            WinWay::Stairs => ("four-senses-way-stairs-rule", "four-senses-way-stairs-detail"),
        };
        card(&format!("way:{}", way.id()), [names::way(way), rule, detail])
    });
    let mut cards = ways.to_vec();
    let (title, rule) = match view.wrong {
        WrongDeclaration::SaidAloud => ("ui-four-senses-wrong-said-aloud", "ui-four-senses-wrong-said-aloud-text"),
        WrongDeclaration::Loses => ("ui-four-senses-wrong-loses", "ui-four-senses-wrong-loses-text"),
    };
    cards.push(card("wrong", [title, rule, "four-senses-wrong-detail"]));
    let (title, rule) = sight(game.terms.sight);
    cards.push(card("sight", [title, rule, "four-senses-sight-detail"]));
    if view.say_moves {
        let words = ["ui-four-senses-say-moves", "ui-four-senses-say-moves-text", "four-senses-say-moves-detail"];
        cards.push(card("say-moves", words));
    }
    cards
}

/// A stack to feel in the practice.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct PracticeStack {
    /// What it is.
    pub stack: Stack,
    /// What it is called, such as `Two levels, hole on top`.
    pub spoken: String,
    /// What a finger on it feels and hears.
    pub cue: TouchCue,
}

/// Everything that a space can feel like, for a beginner to try.
pub fn practice(tongue: &Tongue) -> Vec<PracticeStack> {
    let stack =
        |stack| PracticeStack { stack, spoken: crate::words::capital(&names::stack(stack, tongue)), cue: cue(stack) };
    Stack::ALL.map(stack).to_vec()
}
