//! How a game ended, and what many games come to.

use super::names;
use crate::four_senses::state::RoundEnd;
use crate::four_senses::{FourSenses, FourSensesEnding, WinWay};
use crate::game::{Outcome, Seat, Seats};
use crate::words::{FigureRow, Finished, ResultText, StatSection, Teller, Tongue, Value};

/// The seats with the most points of three.
fn leaders(points: [u8; 3]) -> Vec<Seat> {
    let most = points.iter().copied().max().unwrap_or_default();
    (0..).zip(points).filter(|&(_, own)| own == most).map(|(seat, _)| Seat(seat)).collect()
}

/// The end as a line of the log.
pub(super) fn ended(ending: FourSensesEnding, winner: Option<Seat>, points: [u8; 3], teller: &Teller<'_>) -> String {
    match (ending, winner) {
        (FourSensesEnding::Rounds, _) => rounds(points, teller),
        (_, Some(winner)) => teller.say("four-senses-ends-log-wins", &[("name", teller.name(winner).into())]),
        (_, None) => teller.say("four-senses-ends-log-draw", &[]),
    }
}

/// What three rounds came to, in a sentence.
fn rounds(points: [u8; 3], teller: &Teller<'_>) -> String {
    let leaders = leaders(points);
    let names: Vec<&str> = leaders.iter().map(|&seat| teller.name(seat)).collect();
    let names = teller.tongue.list(&names);
    let most = points.iter().copied().max().unwrap_or_default();
    let key = if leaders.len() == 1 { "four-senses-ends-rounds" } else { "four-senses-ends-rounds-shared" };
    teller.say(key, &[("name", Value::Text(&names)), ("points", most.into())])
}

/// How the game ended: who won, why, and with three players the points by round.
pub(super) fn result(game: &FourSenses, outcome: &Outcome, teller: &Teller<'_>) -> ResultText {
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    let called: Vec<&str> = winners.iter().map(|&seat| teller.name(seat)).collect();
    let called = teller.tongue.list(&called);
    let three = game.terms.players == 3;
    let title = match (winners.len(), three) {
        (1, _) => "four-senses-ends-wins",
        (_, false) => "four-senses-ends-draw",
        (_, true) => "four-senses-ends-shared",
    };
    let mut columns: Vec<Seat> = (0..game.terms.players).map(Seat).collect();
    columns.sort_by_key(|seat| std::cmp::Reverse(outcome.scores.get(seat.index()).copied().unwrap_or_default()));
    let figures =
        |points: [u8; 3]| columns.iter().map(|seat| teller.tongue.number(points[seat.index().min(2)])).collect();
    let mut rows = Vec::new();
    if three {
        for (number, round) in (1_u8..).zip(game.rounds.iter().flatten()) {
            let label = teller.say("four-senses-ends-row-round", &[("round", number.into())]);
            rows.push(FigureRow { label, figures: figures(round.points), total: false });
        }
        let label = teller.say("four-senses-ends-row-total", &[]);
        rows.push(FigureRow { label, figures: figures(game.totals()), total: true });
    }
    let mut sentence = reason(game, teller);
    if three {
        sentence = format!("{} {sentence}", rounds(game.totals(), teller));
    }
    let title = teller.say(title, &[("name", Value::Text(&called))]);
    ResultText { title, sentence, winners, columns, rows }
}

/// Why the game, or the last of three rounds, ended, in a sentence.
fn reason(game: &FourSenses, teller: &Teller<'_>) -> String {
    let three = game.terms.players == 3;
    let last = game.rounds.iter().flatten().last();
    match last.map(|round| round.end) {
        Some(RoundEnd::Declared { seat, line, also, .. }) => {
            let lines = names::lines(line, also, teller);
            let key = if three { "four-senses-ends-line-round" } else { "four-senses-ends-line" };
            teller.say(key, &[("name", teller.name(seat).into()), ("lines", Value::Text(&lines))])
        }
        Some(RoundEnd::Wrong { seat, .. }) => {
            let key = if three { "four-senses-ends-wrong-round" } else { "four-senses-ends-wrong" };
            teller.say(key, &[("name", teller.name(seat).into())])
        }
        Some(RoundEnd::Supply) | None => {
            teller.say(if three { "four-senses-ends-supply-round" } else { "four-senses-ends-supply" }, &[])
        }
    }
}

/// Whether `seat` won `game`, alone or with others; a draw of two is won by nobody.
fn has_won(game: &Finished<FourSenses>, seat: Seat) -> bool {
    game.winners == Seats::one(seat) || game.setup.players == 3 && game.winners.contains(seat)
}

type Games<'a> = Vec<&'a Finished<FourSenses>>;

/// Statistics of finished games; nothing when there are none.
pub(super) fn statistics(games: &[Finished<FourSenses>], tongue: &Tongue) -> Vec<StatSection> {
    if games.is_empty() {
        return Vec::new();
    }
    let counter = Counter { tongue };
    let all: Games<'_> = games.iter().collect();
    let mut sections = vec![counter.overall(&all), counter.ways(&all)];
    for (players, title) in [(2, "four-senses-stats-two"), (3, "four-senses-stats-three")] {
        let played: Games<'_> = games.iter().filter(|game| game.setup.players == players).collect();
        if !played.is_empty() {
            sections.push(counter.seats(&played, players, title));
        }
    }
    sections
}

/// Counts, and writes figures down.
struct Counter<'a> {
    tongue: &'a Tongue,
}

impl Counter<'_> {
    fn row(&self, key: &str, figures: Vec<String>) -> FigureRow {
        FigureRow { label: self.tongue.say(key, &[]), figures, total: false }
    }

    /// What `figure` comes to over all games.
    fn sum(&self, games: &Games<'_>, figure: impl Fn(&Finished<FourSenses>) -> u32) -> String {
        self.tongue.number(games.iter().map(|game| figure(game)).sum::<u32>())
    }

    /// What `figure` comes to in the mean.
    fn mean(&self, games: &Games<'_>, figure: impl Fn(&Finished<FourSenses>) -> f64) -> String {
        let sum: f64 = games.iter().map(|game| figure(game)).sum();
        self.tongue.decimal(sum / games.len().max(1) as f64)
    }

    /// How many of `figure` come on one of `each`.
    fn share(
        &self,
        games: &Games<'_>,
        figure: impl Fn(&Finished<FourSenses>) -> u32,
        each: impl Fn(&Finished<FourSenses>) -> u32,
    ) -> String {
        let sum = |of: &dyn Fn(&Finished<FourSenses>) -> u32| games.iter().map(|game| of(game)).sum::<u32>();
        self.tongue.decimal(f64::from(sum(&figure)) / f64::from(sum(&each).max(1)))
    }

    fn overall(&self, games: &Games<'_>) -> StatSection {
        let rows = vec![
            self.row("four-senses-stats-games", vec![self.sum(games, |_| 1)]),
            self.row("four-senses-stats-rounds", vec![self.sum(games, |game| game.tally.rounds)]),
            self.row("four-senses-stats-unclaimed", vec![self.sum(games, |game| game.tally.unclaimed)]),
            self.row("four-senses-stats-by-wrong", vec![self.sum(games, |game| game.tally.decided_wrongly)]),
            self.row(
                "four-senses-stats-placed",
                vec![self.share(games, |game| game.tally.placed, |game| game.tally.rounds)],
            ),
            self.row("four-senses-stats-missed", vec![self.sum(games, |game| game.tally.missed.iter().sum())]),
            self.row("four-senses-stats-stolen", vec![self.sum(games, |game| game.tally.stolen.iter().sum())]),
            self.row("four-senses-stats-wrong", vec![self.sum(games, |game| game.tally.wrong.iter().sum())]),
        ];
        self.section("four-senses-stats-overall", Vec::new(), rows)
    }

    /// The rounds won by each way.
    fn ways(&self, games: &Games<'_>) -> StatSection {
        let rows = WinWay::ALL
            .map(|way| self.row(names::way(way), vec![self.sum(games, |game| game.tally.ways[way as usize])]));
        self.section("four-senses-stats-ways", Vec::new(), rows.to_vec())
    }

    /// The figures by seat.
    fn seats(&self, games: &Games<'_>, players: u8, title: &str) -> StatSection {
        let by_seat = |figure: &dyn Fn(Seat) -> String| (0..players).map(Seat).map(figure).collect::<Vec<_>>();
        let mut rows =
            vec![self.row(
                "four-senses-stats-wins",
                by_seat(&|seat| self.sum(games, |game| u32::from(has_won(game, seat)))),
            )];
        if players == 3 {
            let points = |game: &Finished<FourSenses>, seat: Seat| {
                f64::from(game.scores.get(seat.index()).copied().unwrap_or_default())
            };
            let figures = by_seat(&|seat| self.mean(games, |game| points(game, seat)));
            rows.push(self.row("four-senses-stats-points", figures));
        }
        rows.extend([
            self.row(
                "four-senses-stats-missed",
                by_seat(&|seat| self.sum(games, |game| game.tally.missed[seat.index()])),
            ),
            self.row(
                "four-senses-stats-stolen",
                by_seat(&|seat| self.sum(games, |game| game.tally.stolen[seat.index()])),
            ),
            self.row(
                "four-senses-stats-wrong",
                by_seat(&|seat| self.sum(games, |game| game.tally.wrong[seat.index()])),
            ),
        ]);
        self.section(title, names::seats(players, self.tongue), rows)
    }

    fn section(&self, title: &str, columns: Vec<String>, rows: Vec<FigureRow>) -> StatSection {
        StatSection { title: self.tongue.say(title, &[]), columns, rows, bars: Vec::new() }
    }
}
