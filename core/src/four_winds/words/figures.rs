//! The score sheet, and how a game ended.

use std::cmp::Reverse;

use super::names::{self, look};
use crate::four_winds::score::SURVIVED;
use crate::four_winds::{CENTRE, FourWinds, TieBreak, WindsEnding, WindsMode, WindsReason};
use crate::game::{Outcome, Seat};
use crate::words::{FigureRow, ResultText, ScoreSheet, Teller, Value};

/// The end as a line of the log.
pub(super) fn ended(ending: WindsEnding, winner: Option<Seat>, teller: &Teller<'_>) -> String {
    let why = match ending {
        WindsEnding::Survived => return teller.say("four-winds-ends-log-survived", &[]),
        WindsEnding::Lost => return teller.say("four-winds-ends-log-lost", &[]),
        WindsEnding::Seasons => "four-winds-ends-seasons",
        WindsEnding::Bag => "four-winds-ends-bag",
        WindsEnding::Conquest => "four-winds-ends-conquest-log",
        WindsEnding::Elimination => "four-winds-ends-elimination-log",
        WindsEnding::Harbour => "four-winds-ends-harbour-log",
    };
    let who = match winner {
        Some(seat) => teller.say("four-winds-ends-log-wins", &[("name", teller.name(seat).into())]),
        None => teller.say("four-winds-ends-log-shared", &[]),
    };
    format!("{} {who}", teller.say(why, &[]))
}

/// The points so far by reason, with their total.
pub(super) fn sheet(game: &FourWinds, teller: &Teller<'_>) -> ScoreSheet {
    let columns: Vec<Seat> = (0..game.terms.players).map(Seat).collect();
    let rows = rows(game, &columns, teller);
    ScoreSheet { columns, rows }
}

/// A row for each reason that counts in this game, those of the end once it has come, and the total.
fn rows(game: &FourWinds, columns: &[Seat], teller: &Teller<'_>) -> Vec<FigureRow> {
    let mode = game.terms.mode;
    let figures = |reason| columns.iter().map(move |&seat| game.points(seat, reason));
    let counts = |reason: &WindsReason| match reason {
        WindsReason::HeadStart => figures(*reason).any(|points| points > 0),
        _ => names::gives(mode, *reason) && (game.is_over() || !names::is_final(*reason)),
    };
    let mut rows: Vec<FigureRow> = WindsReason::ALL
        .into_iter()
        .filter(counts)
        .map(|reason| figure_row(names::row(reason, mode), figures(reason), teller))
        .collect();
    let total = figure_row("four-winds-row-total", columns.iter().map(|&seat| game.total(seat)), teller);
    rows.push(FigureRow { total: true, ..total });
    rows
}

fn figure_row(label: &str, figures: impl Iterator<Item = u32>, teller: &Teller<'_>) -> FigureRow {
    let figures = figures.map(|figure| teller.tongue.number(figure)).collect();
    FigureRow { label: teller.say(label, &[]), figures, total: false }
}

/// How the game ended: who won and why, and the final matrix with the winner first.
pub(super) fn result(game: &FourWinds, outcome: &Outcome, teller: &Teller<'_>) -> ResultText {
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    let mut columns: Vec<Seat> = (0..game.terms.players).map(Seat).collect();
    columns.sort_by_key(|&seat| (!outcome.winners.contains(seat), Reverse(game.total(seat))));
    let mut rows = rows(game, &columns, teller);
    if game.tie_break().is_some() || winners.len() > 1 {
        let by_seat = |figure: &dyn Fn(Seat) -> u32| columns.iter().map(|&seat| figure(seat)).collect::<Vec<_>>();
        let ties = [
            ("four-winds-row-standing", by_seat(&|seat| game.outposts_standing(seat))),
            ("four-winds-row-longest", by_seat(&|seat| u32::from(game.longest_chain(seat)))),
            ("four-winds-row-afloat", by_seat(&|seat| game.ships_on_grid(seat))),
        ];
        rows.extend(ties.map(|(label, figures)| figure_row(label, figures.into_iter(), teller)));
    }
    if game.terms.mode == WindsMode::Duel {
        rows.push(figure_row("four-winds-row-lost", columns.iter().map(|&seat| game.lost(seat)), teller));
    }
    let ending = game.ending.unwrap_or(WindsEnding::Seasons);
    let called = called(&winners, teller);
    let title = match ending {
        WindsEnding::Survived => teller.say("four-winds-ends-survived", &[]),
        WindsEnding::Lost => teller.say("four-winds-ends-lost", &[]),
        _ => {
            let key = if winners.len() == 1 { "four-winds-ends-wins" } else { "four-winds-ends-shared" };
            teller.say(key, &[("name", Value::Text(&called))])
        }
    };
    ResultText { title, sentence: sentence(game, ending, &winners, teller), winners, columns, rows }
}

/// The names of `seats` in a row.
fn called(seats: &[Seat], teller: &Teller<'_>) -> String {
    let names: Vec<&str> = seats.iter().map(|&seat| teller.name(seat)).collect();
    teller.tongue.list(&names)
}

/// How the game ended, and what decided it.
fn sentence(game: &FourWinds, ending: WindsEnding, winners: &[Seat], teller: &Teller<'_>) -> String {
    let winner = winners.first().copied().unwrap_or(Seat(0));
    let loser = teller.name(game.after(winner));
    let duel = [("name", Value::Text(teller.name(winner))), ("owner", Value::Text(loser))];
    let sentences = match ending {
        WindsEnding::Survived | WindsEnding::Lost => tempest(game, teller),
        WindsEnding::Elimination => vec![teller.say("four-winds-ends-elimination", &duel[1..])],
        WindsEnding::Harbour => vec![teller.say("four-winds-ends-harbour", &duel)],
        WindsEnding::Seasons => scored(game, teller.say("four-winds-ends-seasons", &[]), winners, teller),
        WindsEnding::Bag => scored(game, teller.say("four-winds-ends-bag", &[]), winners, teller),
        WindsEnding::Conquest => {
            let conqueror = game.playing().map(|(seat, _)| seat).find(|&seat| game.has_conquered(seat));
            let name = teller.name(conqueror.unwrap_or(winner));
            scored(game, teller.say("four-winds-ends-conquest", &[("name", name.into())]), winners, teller)
        }
    };
    sentences.join(" ")
}

/// What ended the game, the points of the winners, and what broke a tie.
fn scored(game: &FourWinds, why: String, winners: &[Seat], teller: &Teller<'_>) -> Vec<String> {
    let points = winners.first().map(|&seat| game.total(seat)).unwrap_or_default();
    let called_winners = called(winners, teller);
    let key = if winners.len() == 1 { "four-winds-ends-points" } else { "four-winds-ends-points-shared" };
    let mut sentences =
        vec![why, teller.say(key, &[("name", Value::Text(&called_winners)), ("points", points.into())])];
    if let Some(rule) = game.tie_break() {
        let rule = match rule {
            TieBreak::Outposts => "outposts",
            TieBreak::Chain => "chain",
            TieBreak::Ships => "ships",
        };
        let others = game.beaten_by_tie_break();
        let others = called(&others, teller);
        sentences.push(teller.say("four-winds-ends-tie", &[("rule", rule.into()), ("owner", Value::Text(&others))]));
    }
    sentences
}

/// Which conditions of Tempest Survival were met, or each that was not.
fn tempest(game: &FourWinds, teller: &Teller<'_>) -> Vec<String> {
    let seat = Seat(0);
    let safe = look(game).fleets.first().map_or(0, |fleet| fleet.safe);
    let points = game.total(seat);
    let values = [
        ("name", Value::Text(teller.name(seat))),
        ("points", points.into()),
        ("needed", SURVIVED.into()),
        ("count", (CENTRE.len() as u8).saturating_sub(safe).into()),
    ];
    let mut missing = Vec::new();
    if !game.all_safe() {
        missing.push(teller.say("four-winds-ends-unsafe", &values));
    }
    if points < SURVIVED {
        missing.push(teller.say("four-winds-ends-too-few", &values));
    }
    if missing.is_empty() { vec![teller.say("four-winds-ends-all-safe", &values)] } else { missing }
}
