//! How a game ended.

use super::names;
use crate::game::{Outcome, Seat};
use crate::words::{FigureRow, ResultText, Teller, Value};
use crate::zephyr::campaign::MissionLog;
use crate::zephyr::state::Ship;
use crate::zephyr::{Zephyr, ZephyrEnding};

/// The end: what became of the mission or campaign, each mission in a sentence, and what the ships have left.
pub(super) fn result(game: &Zephyr, outcome: &Outcome, teller: &Teller<'_>) -> ResultText {
    let several = game.terms.missions.len() > 1;
    let title = match game.campaign.ending.unwrap_or(ZephyrEnding::Ended) {
        ZephyrEnding::Won if several => "zephyr-ends-won-campaign",
        ZephyrEnding::Won => "zephyr-ends-won",
        ZephyrEnding::Lost if several => "zephyr-ends-lost-campaign",
        ZephyrEnding::Lost => "zephyr-ends-lost",
        ZephyrEnding::Ended => "zephyr-ends-ended",
    };
    let sentences: Vec<String> = game.campaign.logs.iter().map(|log| flown(log, teller)).collect();
    let columns: Vec<Seat> = (0..game.players()).map(Seat).collect();
    ResultText {
        title: teller.say(title, &[]),
        sentence: sentences.join(" "),
        winners: outcome.winners.iter().collect(),
        rows: rows(game, &columns, teller),
        columns,
    }
}

/// What became of a mission, in a sentence.
fn flown(log: &MissionLog, teller: &Teller<'_>) -> String {
    let card = names::card(log.card, teller.tongue);
    let values = [
        ("card", Value::Text(&card)),
        ("days", log.days.into()),
        ("foes", u32::from(log.foes).into()),
        ("again", if log.retried { "yes" } else { "no" }.into()),
    ];
    match log.won {
        Some(true) => teller.say("zephyr-ends-mission-won", &values),
        Some(false) => teller.say("zephyr-ends-mission-lost", &values),
        None => teller.say("zephyr-ends-mission-left", &values[..3]),
    }
}

/// What a row counts of each ship: the key of its label, and the figure.
type Figure<'a> = (&'a str, &'a dyn Fn(&Ship) -> u32);

fn rows(game: &Zephyr, columns: &[Seat], teller: &Teller<'_>) -> Vec<FigureRow> {
    let figures: [Figure<'_>; 5] = [
        ("zephyr-row-hull", &|ship| ship.tiles().into()),
        ("zephyr-row-whole", &|ship| ship.whole().into()),
        ("zephyr-row-systems", &|ship| ship.systems.len() as u32),
        ("zephyr-row-crew", &|ship| ship.crew_count().into()),
        ("zephyr-row-scrap", &|ship| ship.scrap.into()),
    ];
    let row = |(label, figure): Figure<'_>| FigureRow {
        label: teller.say(label, &[]),
        figures: columns.iter().map(|&seat| teller.tongue.number(figure(game.ship(seat)))).collect(),
        total: false,
    };
    figures.into_iter().map(row).collect()
}
