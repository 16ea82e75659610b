//! 4 Winds in words: what its cells, tiles, choices and events are called in the player's language.
//!
//! Interfaces find places by these ids: the cells by letter and row (`b4`), and the tiles of the hand by wind
//! (`tile:south`), which are the parts of laying a tile as well. The parts of a sail are `sail:a4` and `to:b4`, the
//! chips of the other actions `act:launch`, `act:build` and `act:rotate`.
//!
//! Nothing here tells which tiles lie in another hand or in the bag.

mod board;
mod cards;
mod choices;
mod events;
mod figures;
mod names;
mod prompts;
mod refusals;
mod statistics;
#[cfg(test)]
mod tests;

use super::{FourWinds, WindsAction, WindsEvent, WindsRefusal, WindsSetup};
use crate::game::{Outcome, Seat, Viewer};
use crate::words::{
    Blocked, CardText, ChoiceText, Finished, Foretold, Line, Prompt, ResultText, ScoreSheet, Speak, Spot, StatSection,
    Teller, Tongue,
};

impl Speak for FourWinds {
    fn seat_names(setup: &WindsSetup, tongue: &Tongue) -> Vec<String> {
        names::seats(setup.players(), tongue)
    }

    fn summary(&self, teller: &Teller<'_>) -> String {
        board::summary(self, teller)
    }

    fn subtitle(&self, _: Viewer, teller: &Teller<'_>) -> String {
        board::subtitle(self, teller)
    }

    fn seat_note(&self, seat: Seat, teller: &Teller<'_>) -> String {
        board::seat_note(self, seat, teller)
    }

    fn sheet(&self, teller: &Teller<'_>) -> Option<ScoreSheet> {
        Some(figures::sheet(self, teller))
    }

    fn prompt(&self, _: Viewer, teller: &Teller<'_>) -> Option<Prompt> {
        prompts::prompt(self, teller)
    }

    fn choice(&self, action: &WindsAction, teller: &Teller<'_>) -> ChoiceText {
        choices::choice(self, *action, teller)
    }

    fn blocked(&self, _: Viewer, teller: &Teller<'_>) -> Vec<Blocked> {
        refusals::blocked(self, teller)
    }

    fn why_not(&self, picked: &[String], spot: &str, teller: &Teller<'_>) -> Option<String> {
        refusals::why_not(self, picked, spot, teller)
    }

    fn refusal(refusal: WindsRefusal, teller: &Teller<'_>) -> String {
        refusals::refusal(refusal, teller)
    }

    fn event(event: &WindsEvent, teller: &Teller<'_>) -> Option<Line> {
        events::line(*event, teller)
    }

    /// What the deciding seat did. Where the winds then drive ships, the table's own lines tell.
    fn trail(event: &WindsEvent) -> Vec<String> {
        match *event {
            WindsEvent::Laid { cell, .. } | WindsEvent::Built { cell, .. } | WindsEvent::Captured { cell, .. } => {
                vec![cell.to_string()]
            }
            WindsEvent::Sailed { from, to, .. } => vec![from.to_string(), to.to_string()],
            WindsEvent::Launched { to, .. } => vec![to.to_string()],
            _ => Vec::new(),
        }
    }

    fn foretold(event: &WindsEvent) -> bool {
        let noted =
            matches!(event, WindsEvent::Scored { .. } | WindsEvent::Rotated { .. } | WindsEvent::Finished { .. });
        noted || !Self::trail(event).is_empty()
    }

    fn spots(&self, viewer: Viewer, teller: &Teller<'_>) -> Vec<Spot> {
        board::spots(self, viewer, teller)
    }

    fn cards(&self, _: Viewer, teller: &Teller<'_>) -> Vec<CardText> {
        cards::cards(self, teller)
    }

    fn preview(&self, action: &WindsAction, events: &[WindsEvent], teller: &Teller<'_>) -> Foretold {
        choices::preview(self, *action, events, teller)
    }

    fn result(&self, outcome: &Outcome, teller: &Teller<'_>) -> ResultText {
        figures::result(self, outcome, teller)
    }

    fn statistics(games: &[Finished<FourWinds>], tongue: &Tongue) -> Vec<StatSection> {
        statistics::statistics(games, tongue)
    }
}
