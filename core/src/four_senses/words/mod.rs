//! Four Senses in words: what its spaces, pieces, lines, choices and events are called in the player's language.
//!
//! Interfaces find places by these ids: the spaces by letter and row (`C2`), and the pieces of the supply as `piece:flat`,
//! `piece:holed`, `piece:tall-flat` and `piece:tall-hole`, which are the parts of a placement as well. The chips of a
//! named line's way are `way:identical`, `way:level` and `way:stairs`.
//!
//! Nothing here tells whether a line stands, but what a declaration has settled and what is told after the game.

mod board;
mod choices;
mod events;
mod figures;
mod names;
mod prompts;
mod refusals;
#[cfg(test)]
mod tests;

pub use board::{PracticeStack, practice};

use super::{FourSenses, FourSensesAction, FourSensesEvent, FourSensesRefusal, FourSensesSetup};
use crate::game::{Outcome, Viewer};
use crate::words::{
    Blocked, CardText, ChoiceText, Finished, Foretold, Line, Prompt, ResultText, Speak, Spot, StatSection, Teller,
    Tongue,
};

impl Speak for FourSenses {
    fn seat_names(setup: &FourSensesSetup, tongue: &Tongue) -> Vec<String> {
        names::seats(setup.players, tongue)
    }

    fn summary(&self, teller: &Teller<'_>) -> String {
        board::summary(self, teller)
    }

    fn subtitle(&self, _: Viewer, teller: &Teller<'_>) -> String {
        board::subtitle(self, teller)
    }

    fn prompt(&self, _: Viewer, teller: &Teller<'_>) -> Option<Prompt> {
        prompts::prompt(self, teller)
    }

    fn choice(&self, action: &FourSensesAction, teller: &Teller<'_>) -> ChoiceText {
        choices::choice(self, *action, teller)
    }

    fn blocked(&self, _: Viewer, teller: &Teller<'_>) -> Vec<Blocked> {
        refusals::blocked(self, teller)
    }

    fn why_not(&self, picked: &[String], spot: &str, teller: &Teller<'_>) -> Option<String> {
        refusals::why_not(self, picked, spot, teller)
    }

    fn refusal(refusal: FourSensesRefusal, teller: &Teller<'_>) -> String {
        refusals::refusal(refusal, teller)
    }

    fn event(event: &FourSensesEvent, teller: &Teller<'_>) -> Option<Line> {
        events::line(*event, teller)
    }

    fn trail(event: &FourSensesEvent) -> Vec<String> {
        match event {
            FourSensesEvent::Placed { space, .. } => vec![space.to_string()],
            _ => Vec::new(),
        }
    }

    fn lays_out(event: &FourSensesEvent) -> bool {
        matches!(event, FourSensesEvent::RoundBegan { .. })
    }

    fn spots(&self, _: Viewer, teller: &Teller<'_>) -> Vec<Spot> {
        board::spots(self, teller)
    }

    fn cards(&self, _: Viewer, teller: &Teller<'_>) -> Vec<CardText> {
        board::cards(self, teller)
    }

    fn preview(&self, action: &FourSensesAction, events: &[FourSensesEvent], teller: &Teller<'_>) -> Foretold {
        choices::preview(self, *action, events, teller)
    }

    fn result(&self, outcome: &Outcome, teller: &Teller<'_>) -> ResultText {
        figures::result(self, outcome, teller)
    }

    fn statistics(games: &[Finished<FourSenses>], tongue: &Tongue) -> Vec<StatSection> {
        figures::statistics(games, tongue)
    }
}
