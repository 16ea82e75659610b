//! Tack in words: what its cards, choices, events and spaces are called in the player's language.
//!
//! Everything is said from what the game shows and lists, so no rule stands here a second time. Interfaces find places
//! by these ids: spaces of the grid by letter and row (`B4`), starting spaces likewise (`A0` to `E0` for seat 1, `A6` to
//! `E6` for seat 2), the winds beside the rows as `wind:1` to `wind:5`, and the tide's tokens as `token:A` to `token:E`.

mod board;
mod choices;
mod events;
mod figures;
mod names;
mod prompts;
mod refusals;
#[cfg(test)]
mod tests;

use super::{Tack, TackAction, TackEvent, TackRefusal, TackSetup, TackView};
use crate::game::{Game, Outcome, Viewer};
use crate::words::{
    Blocked, CardText, ChoiceText, Finished, Foretold, Line, Prompt, ResultText, Speak, Spot, StatSection, Teller,
    Tongue,
};

/// Tack hides nothing: everybody sees what a bystander sees.
fn look(game: &Tack) -> TackView {
    Game::view(game, Viewer::Bystander)
}

impl Speak for Tack {
    fn seat_names(setup: &TackSetup, tongue: &Tongue) -> Vec<String> {
        names::seats(setup, tongue)
    }

    fn summary(&self, teller: &Teller<'_>) -> String {
        board::summary(&look(self), teller)
    }

    fn subtitle(&self, _: Viewer, teller: &Teller<'_>) -> String {
        board::subtitle(&look(self), teller)
    }

    fn prompt(&self, _: Viewer, teller: &Teller<'_>) -> Option<Prompt> {
        prompts::prompt(self, teller)
    }

    fn choice(&self, action: &TackAction, teller: &Teller<'_>) -> ChoiceText {
        choices::choice(self, *action, teller)
    }

    fn blocked(&self, _: Viewer, teller: &Teller<'_>) -> Vec<Blocked> {
        refusals::blocked(self, teller)
    }

    fn why_not(&self, picked: &[String], spot: &str, teller: &Teller<'_>) -> Option<String> {
        let picked = picked.last().and_then(|picked| picked.parse().ok());
        refusals::why_not(self, picked, spot.parse().ok()?).map(|reason| refusals::refusal(reason, teller))
    }

    fn refusal(refusal: TackRefusal, teller: &Teller<'_>) -> String {
        refusals::refusal(refusal, teller)
    }

    fn event(event: &TackEvent, teller: &Teller<'_>) -> Option<Line> {
        events::line(*event, teller)
    }

    fn trail(event: &TackEvent) -> Vec<String> {
        events::trail(*event)
    }

    fn spots(&self, _: Viewer, teller: &Teller<'_>) -> Vec<Spot> {
        board::spots(&look(self), teller)
    }

    fn cards(&self, _: Viewer, teller: &Teller<'_>) -> Vec<CardText> {
        board::cards(&look(self), teller)
    }

    fn preview(&self, action: &TackAction, events: &[TackEvent], teller: &Teller<'_>) -> Foretold {
        choices::preview(self, *action, events, teller)
    }

    fn result(&self, outcome: &Outcome, teller: &Teller<'_>) -> ResultText {
        figures::result(&look(self), outcome, teller)
    }

    fn statistics(games: &[Finished<Tack>], tongue: &Tongue) -> Vec<StatSection> {
        figures::statistics(games, tongue)
    }
}
