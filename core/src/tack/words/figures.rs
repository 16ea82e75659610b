//! How a game ended, and what many games come to.

use super::names;
use crate::game::{Outcome, Seat};
use crate::tack::{BySeat, Tack, TackEnding, TackMode, TackView, TideLevel};
use crate::words::{FigureRow, Finished, ResultText, StatBar, StatSection, Teller, Tongue, Value};

/// The seat with the higher score; none when they are equal.
pub(super) const fn ahead(scores: BySeat) -> Option<Seat> {
    if scores.first > scores.second {
        Some(Seat(0))
    } else if scores.second > scores.first {
        Some(Seat(1))
    } else {
        None
    }
}

/// How the game ended, in a sentence.
pub(super) fn ending(ending: TackEnding, scores: BySeat, teller: &Teller<'_>) -> String {
    let winner = ahead(scores);
    let key = match (ending, winner) {
        (TackEnding::Lighthouse, Some(_)) => "tack-ends-lighthouse",
        (TackEnding::Lighthouse, None) => "tack-ends-lighthouse-draw",
        (TackEnding::Calm, Some(_)) => "tack-ends-calm",
        (TackEnding::Calm, None) => "tack-ends-calm-draw",
    };
    let values = [
        ("name", Value::Text(winner.map_or("", |seat| teller.name(seat)))),
        ("high", scores.first.max(scores.second).into()),
        ("low", scores.first.min(scores.second).into()),
    ];
    teller.say(key, &values)
}

/// How the game ended: who won, how, and the figures by seat.
pub(super) fn result(view: &TackView, outcome: &Outcome, teller: &Teller<'_>) -> ResultText {
    let winner = ahead(view.scores);
    let title = match winner {
        Some(seat) => teller.say("tack-ends-wins", &[("name", Value::Text(teller.name(seat)))]),
        None => teller.say("tack-ends-draw", &[]),
    };
    let how = if outcome.ending == TackEnding::Calm.name() { TackEnding::Calm } else { TackEnding::Lighthouse };
    let turns = teller.say("tack-ends-turns", &[("turns", view.turn.into())]);
    let columns = match winner {
        Some(Seat(1)) => vec![Seat(1), Seat(0)],
        _ => vec![Seat(0), Seat(1)],
    };
    let row = |key, total, figure: &dyn Fn(Seat) -> i64| FigureRow {
        label: teller.say(key, &[]),
        figures: columns.iter().map(|&seat| teller.tongue.number(figure(seat))).collect(),
        total,
    };
    let dice = |seat, on_grid: bool| {
        let counts = |space: u8| !on_grid || (1..=5).contains(&space);
        view.dice.iter().filter(|die| die.seat == seat && counts(die.space.row)).count() as i64
    };
    let rows = vec![
        row("tack-ends-row-dice", false, &|seat| dice(seat, false)),
        row("tack-ends-row-grid", false, &|seat| dice(seat, true)),
        row("tack-ends-row-points", true, &|seat| {
            i64::from(if seat == Seat(0) { view.scores.first } else { view.scores.second })
        }),
    ];
    let sentence = format!("{} {turns}", ending(how, view.scores, teller));
    ResultText { title, sentence, winners: outcome.winners.iter().collect(), columns, rows }
}

type Games<'a> = Vec<&'a Finished<Tack>>;

/// Statistics of finished games; nothing when there are none.
pub(super) fn statistics(games: &[Finished<Tack>], tongue: &Tongue) -> Vec<StatSection> {
    if games.is_empty() {
        return Vec::new();
    }
    let (two, tide): (Games<'_>, Games<'_>) = games.iter().partition(|game| game.setup.mode == TackMode::TwoPlayers);
    let counter = Counter { tongue };
    let mut sections = vec![counter.overall(&games.iter().collect::<Games<'_>>())];
    if !two.is_empty() {
        sections.push(counter.two_players(&two));
    }
    if !tide.is_empty() {
        sections.push(counter.against_the_tide(&tide));
    }
    let all = games.iter().collect();
    for (seat, games, name) in [(0, &all, "tack-seat-blue"), (1, &two, "tack-seat-plum"), (1, &tide, "tack-seat-tide")]
    {
        if !games.is_empty() {
            sections.push(counter.dice(games, seat, name));
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

    fn count(&self, games: &Games<'_>, counts: impl Fn(&Finished<Tack>) -> bool) -> String {
        self.tongue.number(games.iter().filter(|game| counts(game)).count() as i64)
    }

    /// What `figure` comes to in the mean; a dash for no games.
    fn mean(&self, games: &Games<'_>, figure: impl Fn(&Finished<Tack>) -> f64) -> String {
        if games.is_empty() {
            return "–".to_owned();
        }
        let sum: f64 = games.iter().map(|game| figure(game)).sum();
        self.tongue.decimal(sum / games.len() as f64)
    }

    fn overall(&self, games: &Games<'_>) -> StatSection {
        let rows = vec![
            self.row("tack-stats-games", vec![self.count(games, |_| true)]),
            self.row("tack-stats-draws", vec![self.count(games, |game| game.winners.len() == 2)]),
            self.row("tack-stats-calm", vec![self.count(games, |game| game.ending == TackEnding::Calm.name())]),
            self.row("tack-stats-turns", vec![self.mean(games, |game| f64::from(game.tally.turns()))]),
            self.row(
                "tack-stats-scored",
                vec![self.mean(games, |game| f64::from(game.tally.scored.iter().sum::<u32>()))],
            ),
            self.row("tack-stats-busts", vec![self.mean(games, |game| f64::from(game.tally.busts))]),
        ];
        self.section("tack-stats-overall", Vec::new(), rows)
    }

    fn two_players(&self, games: &Games<'_>) -> StatSection {
        let seats = [Seat(0), Seat(1)];
        let rows = vec![
            self.row("tack-stats-wins", seats.map(|seat| self.count(games, |game| won(game, seat))).to_vec()),
            self.row("tack-stats-points", seats.map(|seat| self.mean(games, |game| score(game, seat))).to_vec()),
        ];
        let columns = ["tack-seat-blue", "tack-seat-plum"].map(|key| self.tongue.say(key, &[]));
        self.section("ui-tack-mode-two-players", columns.to_vec(), rows)
    }

    fn against_the_tide(&self, games: &Games<'_>) -> StatSection {
        let levels = [TideLevel::Neap, TideLevel::Mean, TideLevel::Spring].map(|level| {
            games.iter().copied().filter(|game| game.setup.mode == TackMode::Tide { level }).collect::<Games<'_>>()
        });
        let by_level = |figure: &dyn Fn(&Games<'_>) -> String| levels.iter().map(figure).collect();
        let rows = vec![
            self.row("tack-stats-games", by_level(&|games| self.count(games, |_| true))),
            self.row("tack-stats-wins-you", by_level(&|games| self.count(games, |game| won(game, Seat(0))))),
            self.row("tack-stats-points-you", by_level(&|games| self.mean(games, |game| score(game, Seat(0))))),
            self.row("tack-stats-points-tide", by_level(&|games| self.mean(games, |game| score(game, Seat(1))))),
        ];
        let columns = ["ui-tack-level-neap", "ui-tack-level-mean", "ui-tack-level-spring"];
        self.section("ui-tack-mode-tide", columns.map(|key| self.tongue.say(key, &[])).to_vec(), rows)
    }

    /// How often a seat rolled each face, against a sixth of its rolls.
    fn dice(&self, games: &Games<'_>, seat: usize, name: &str) -> StatSection {
        let rolled = |face: usize| games.iter().map(|game| game.tally.faces[seat][face]).sum::<u32>();
        let counts: [u32; 6] = std::array::from_fn(rolled);
        let expected = f64::from(counts.iter().sum::<u32>()) / 6.0;
        let expected_text = self.tongue.decimal(expected);
        let bars = (1..).zip(counts).map(|(face, count)| {
            let word = self.tongue.say("tack-face", &[("face", Value::Number(face))]);
            let values =
                [("face", Value::Text(&word)), ("count", count.into()), ("expected", Value::Text(&expected_text))];
            StatBar {
                label: self.tongue.number(face),
                count,
                expected,
                spoken: names::capital(&self.tongue.say("tack-stats-bar", &values)),
            }
        });
        let name = self.tongue.say(name, &[]);
        StatSection {
            title: self.tongue.say("tack-stats-dice", &[("name", Value::Text(&name))]),
            columns: Vec::new(),
            rows: Vec::new(),
            bars: bars.collect(),
        }
    }

    fn section(&self, title: &str, columns: Vec<String>, rows: Vec<FigureRow>) -> StatSection {
        StatSection { title: self.tongue.say(title, &[]), columns, rows, bars: Vec::new() }
    }
}

/// Whether `seat` won, and did not only draw.
fn won(game: &Finished<Tack>, seat: Seat) -> bool {
    game.winners.len() == 1 && game.winners.contains(seat)
}

fn score(game: &Finished<Tack>, seat: Seat) -> f64 {
    f64::from(game.scores.get(seat.index()).copied().unwrap_or_default())
}
