//! The saved games as lists and statistics show them.

use super::{GameStatus, SavedGame, Shelf, Statistics};
use crate::clock::{DAY, Date, day};
use crate::games::{AnyGame, FinishedGame, GameKind};
use crate::store::{Head, KEPT, Status};
use crate::table::{names_of, show};
use crate::words::{Teller, Tongue};

/// The time, in milliseconds, and how far the device's clocks are ahead of UTC.
#[derive(Clone, Copy, Debug)]
pub(super) struct Today {
    pub now: i64,
    pub ahead: i64,
}

/// The games that are not deleted.
pub(super) fn shelf(heads: Vec<Head>, tongue: &Tongue, today: Today) -> Shelf {
    let mut games: Vec<_> =
        heads.iter().filter(|head| head.deleted.is_none()).filter_map(|head| saved_game(head, tongue, today)).collect();
    games.sort_by_key(|game| std::cmp::Reverse((game.updated, game.id)));
    let (unfinished, finished): (Vec<_>, Vec<_>) =
        games.into_iter().partition(|game| game.status == GameStatus::Playing);
    Shelf { latest: unfinished.first().cloned(), unfinished, finished }
}

/// The deleted games, the one deleted last first.
pub(super) fn deleted(heads: Vec<Head>, tongue: &Tongue, today: Today) -> Vec<SavedGame> {
    let mut games: Vec<_> =
        heads.iter().filter(|head| head.deleted.is_some()).filter_map(|head| saved_game(head, tongue, today)).collect();
    games.sort_by_key(|game| std::cmp::Reverse((game.deleted, game.id)));
    games
}

/// A saved game for a list; none for a game that this version does not have at all.
fn saved_game(head: &Head, tongue: &Tongue, today: Today) -> Option<SavedGame> {
    let kind = GameKind::from_key(&head.kind)?;
    let seats = names_of(head, tongue);
    let teller = Teller { tongue, names: &seats };
    // A game of newer rules stays on the list; what it says of itself only the newer app can tell.
    let game = kind.restore(&head.state).ok();
    Some(SavedGame {
        id: head.id,
        kind,
        title: head.title.clone().unwrap_or_else(|| show::title(kind, tongue)),
        named: head.title.is_some(),
        summary: game.as_ref().map(|game| game.summary(&teller)).unwrap_or_default(),
        standing: standing(head.status, game.as_deref(), &teller),
        seats,
        step: head.step,
        status: match head.status {
            Status::Playing => GameStatus::Playing,
            Status::Finished => GameStatus::Finished,
            Status::Abandoned => GameStatus::Abandoned,
        },
        date_line: match head.deleted {
            None => played(head.updated, today, tongue),
            Some(deleted) => gone(deleted, today, tongue),
        },
        created: head.created,
        updated: head.updated,
        deleted: head.deleted,
    })
}

/// On which day a game was played at `time`.
fn played(time: i64, today: Today, tongue: &Tongue) -> String {
    let then = day(time + today.ahead);
    match day(today.now + today.ahead) - then {
        0 => tongue.say("saved-played-today", &[]),
        1 => tongue.say("saved-played-yesterday", &[]),
        _ => {
            let date = Date::of(then);
            let month = tongue.say("saved-month", &[("month", date.month.into())]);
            // A year is written without a mark between its figures.
            let year = date.year.to_string();
            let values = [("day", date.day.into()), ("month", (&month).into()), ("year", (&year).into())];
            tongue.say("saved-played-on", &values)
        }
    }
}

/// In how many days a game that was deleted at `time` goes for good; the last of them has begun when it is one.
fn gone(time: i64, today: Today, tongue: &Tongue) -> String {
    let left = time + KEPT - today.now;
    let days = (left + DAY - 1).div_euclid(DAY).clamp(0, KEPT / DAY);
    tongue.say("saved-gone", &[("days", days.into())])
}

/// Whose turn it is or how the game ended.
fn standing(status: Status, game: Option<&dyn AnyGame>, teller: &Teller<'_>) -> String {
    let Some(game) = game else {
        return teller.say("saved-unreadable", &[]);
    };
    match status {
        Status::Playing => game
            .decision()
            .map(|decision| teller.say("saved-to-play", &[("name", teller.name(decision.seat).into())]))
            .unwrap_or_default(),
        Status::Finished => {
            game.result(teller).map_or_else(|| teller.say("saved-finished", &[]), |result| result.title)
        }
        Status::Abandoned => teller.say("saved-abandoned", &[]),
    }
}

/// What the games of `kind` add up to. A deleted game does not count any more.
pub(super) fn statistics(kind: GameKind, heads: &[Head], tongue: &Tongue) -> Statistics {
    let own = || heads.iter().filter(|head| head.kind == kind.key() && head.deleted.is_none());
    let mut counted: Vec<&Head> = Vec::new();
    for head in own().filter(|head| head.status == Status::Finished) {
        if !counted.iter().any(|other| same_game(other, head)) {
            counted.push(head);
        }
    }
    let finished: Vec<FinishedGame> = counted.iter().copied().filter_map(finished_game).collect();
    let count = |status| u32::try_from(own().filter(|head| head.status == status).count()).unwrap_or(u32::MAX);
    Statistics {
        kind,
        finished: u32::try_from(counted.len()).unwrap_or(u32::MAX),
        abandoned: count(Status::Abandoned),
        sections: kind.statistics(&finished, tongue),
    }
}

/// Whether two finished games are one and the same, of which the second was brought in from a file: begun at the same
/// moment with the same dice, and ended alike.
fn same_game(one: &Head, other: &Head) -> bool {
    (one.seed, one.created, &one.outcome, &one.tally) == (other.seed, other.created, &other.outcome, &other.tally)
}

fn finished_game(head: &Head) -> Option<FinishedGame> {
    let outcome = head.outcome.as_ref().filter(|_| head.status == Status::Finished)?;
    Some(FinishedGame {
        setup: serde_json::from_str(&head.setup).ok()?,
        winners: outcome.winners,
        scores: outcome.scores.clone(),
        ending: outcome.ending.clone(),
        tally: head.tally.clone()?,
    })
}
