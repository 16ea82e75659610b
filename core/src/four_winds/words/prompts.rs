//! What a pending decision asks.

use crate::four_winds::state::ACTIONS;
use crate::four_winds::{FourWinds, WindsAction, WindsMode, WindsQuestion};
use crate::game::Game;
use crate::words::{Prompt, Teller, Value};

/// What the pending decision asks; none when the game is over.
pub(super) fn prompt(game: &FourWinds, teller: &Teller<'_>) -> Option<Prompt> {
    let WindsQuestion::Action { number } = game.question()?;
    let values =
        [("name", Value::Text(teller.name(game.seat))), ("number", number.into()), ("actions", ACTIONS.into())];
    let mut actions = Vec::new();
    Game::legal_actions(game, &mut actions);
    let (title, detail) = match (actions.as_slice(), game.terms.mode) {
        ([WindsAction::End], _) => ("four-winds-ask-end", "four-winds-ask-only-end"),
        _ if game.all_safe() => ("four-winds-ask", "four-winds-ask-safe"),
        _ if number < ACTIONS => ("four-winds-ask", "four-winds-ask-first"),
        (_, WindsMode::Tempest) => ("four-winds-ask", "four-winds-ask-last-tempest"),
        (_, WindsMode::Archipelago | WindsMode::Duel) => ("four-winds-ask", "four-winds-ask-last"),
    };
    let say = |key| teller.say(key, &[]);
    Some(Prompt { step: teller.say("four-winds-step", &values), title: say(title), detail: say(detail) })
}
