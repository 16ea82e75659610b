//! Zephyr in words: what its ships, enemies, cards, choices and events are called in the player's language.
//!
//! Interfaces find places by these ids, where `S` is a seat and `B` a battle of the day, each counted from 0, and
//! `CARD` a card's name:
//!
//! - `mission`, `region`, `party:S` for the assignment that `S` leads, `battle:B`
//! - `foe:B:N` for an enemy, `die:B:N:D` for one of its dice, `blow:B:N` for an attack that comes at a ship, `warlord`
//! - `ship:S`, `hull:S:N` for a hull slot from the top, `station:S:N` for a crew station from the left
//! - `ability:S:WHICH`, where `WHICH` is `ship`, `faction-N`, `personality-N` or `companion-N` with the station
//! - `hand:S:CARD`, `played:S:CARD`, `discard:S:CARD`, `system:S:CARD`, `cargo:S:CARD`, and `offer:S:CARD` for an
//!   assignment that was drawn
//! - `deck:skirmish` and `deck:scavenge` before a ship explores, `drawn:CARD` for one of two that it drew
//! - `buy:CARD`, `buy:structure`, `buy:armour`, `sell:structure`, `sell:armour` and `hire:FACTION` at the resupply
//!
//! The parts of a choice are places with the same ids; what an ability is pointed at is `aim:` and the place, the
//! station that a crew member moves to `to:` and the place. Chips are `option:N` for an option of a card or row of a
//! reaction, `scrap:N` and `cubes:N` for amounts, `attack:N` for an attack of the ship, `aim:up` and `aim:down` for a
//! die, and `act:` with `sell`, `install`, `uninstall`, `release`, `abandon`, `go-on`, `retry`, `rest` and `end`.
//!
//! Nothing here tells what a warlord has who has not been met, or what lies in a deck.

mod board;
mod cards;
mod choices;
mod docked;
pub mod effects;
mod events;
mod figures;
mod names;
mod prompts;
mod refusals;
mod statistics;
mod story;
#[cfg(test)]
mod tests;

use super::{Zephyr, ZephyrAction, ZephyrEvent, ZephyrRefusal, ZephyrSetup};
use crate::game::{Outcome, Seat, Viewer};
use crate::words::{
    Blocked, CardText, ChoiceText, Finished, Foretold, Line, Prompt, ResultText, Speak, Spot, StatSection, Teller,
    Tongue,
};

impl Speak for Zephyr {
    fn seat_names(setup: &ZephyrSetup, tongue: &Tongue) -> Vec<String> {
        names::seats(setup.ships.len(), tongue)
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

    fn prompt(&self, _: Viewer, teller: &Teller<'_>) -> Option<Prompt> {
        prompts::prompt(self, teller)
    }

    fn choice(&self, action: &ZephyrAction, teller: &Teller<'_>) -> ChoiceText {
        choices::choice(self, action, teller)
    }

    fn blocked(&self, _: Viewer, teller: &Teller<'_>) -> Vec<Blocked> {
        refusals::blocked(self, teller)
    }

    fn why_not(&self, picked: &[String], spot: &str, teller: &Teller<'_>) -> Option<String> {
        refusals::why_not(self, picked, spot, teller)
    }

    fn refusal(refusal: ZephyrRefusal, teller: &Teller<'_>) -> String {
        refusals::refusal(refusal, teller)
    }

    fn event(event: &ZephyrEvent, teller: &Teller<'_>) -> Option<Line> {
        events::line(event, teller)
    }

    fn trail(event: &ZephyrEvent) -> Vec<String> {
        events::trail(event)
    }

    fn foretold(event: &ZephyrEvent) -> bool {
        events::foretold(event)
    }

    fn lays_out(event: &ZephyrEvent) -> bool {
        events::lays_out(event)
    }

    fn spots(&self, _: Viewer, teller: &Teller<'_>) -> Vec<Spot> {
        board::spots(self, teller)
    }

    fn cards(&self, _: Viewer, teller: &Teller<'_>) -> Vec<CardText> {
        cards::cards(self, teller)
    }

    fn preview(&self, action: &ZephyrAction, events: &[ZephyrEvent], teller: &Teller<'_>) -> Foretold {
        choices::preview(self, action, events, teller)
    }

    fn result(&self, outcome: &Outcome, teller: &Teller<'_>) -> ResultText {
        figures::result(self, outcome, teller)
    }

    fn statistics(games: &[Finished<Zephyr>], tongue: &Tongue) -> Vec<StatSection> {
        statistics::statistics(games, tongue)
    }
}
