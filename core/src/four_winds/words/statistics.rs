//! What many games come to.

use super::names;
use crate::four_winds::{FourWinds, WindsEnding, WindsMode, WindsReason};
use crate::game::Seat;
use crate::words::{FigureRow, Finished, StatSection, Tongue};

type Games<'a> = Vec<&'a Finished<FourWinds>>;

/// The sections of the Archipelago Campaign, by how many play.
const ARCHIPELAGO: [(u8, &str); 3] =
    [(2, "four-winds-stats-two"), (3, "four-winds-stats-three"), (4, "four-winds-stats-four")];

/// Statistics of finished games; nothing when there are none.
pub(super) fn statistics(games: &[Finished<FourWinds>], tongue: &Tongue) -> Vec<StatSection> {
    if games.is_empty() {
        return Vec::new();
    }
    let counter = Counter { tongue };
    let of = |mode| games.iter().filter(move |game| names::mode_of(&game.setup) == mode);
    let mut sections = vec![counter.overall(games)];
    for (players, title) in ARCHIPELAGO {
        let played: Games<'_> = of(WindsMode::Archipelago).filter(|game| game.setup.players() == players).collect();
        sections.extend(counter.rivals(&played, WindsMode::Archipelago, title));
    }
    let duels: Games<'_> = of(WindsMode::Duel).collect();
    sections.extend(counter.rivals(&duels, WindsMode::Duel, names::mode(WindsMode::Duel)));
    let tempests: Games<'_> = of(WindsMode::Tempest).collect();
    sections.extend(counter.tempest(&tempests));
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

    fn section(&self, title: &str, columns: Vec<String>, rows: Vec<FigureRow>) -> StatSection {
        StatSection { title: self.tongue.say(title, &[]), columns, rows, bars: Vec::new() }
    }

    /// How many games are such.
    fn count<'g>(
        &self,
        games: impl IntoIterator<Item = &'g Finished<FourWinds>>,
        such: impl Fn(&Finished<FourWinds>) -> bool,
    ) -> String {
        self.tongue.number(games.into_iter().filter(|game| such(game)).count() as u32)
    }

    /// What `figure` comes to in the mean of a game.
    fn mean<'g>(
        &self,
        games: impl IntoIterator<Item = &'g Finished<FourWinds>>,
        figure: impl Fn(&Finished<FourWinds>) -> f64,
    ) -> String {
        let (mut sum, mut count) = (0.0, 0_u32);
        for game in games {
            sum += figure(game);
            count += 1;
        }
        self.tongue.decimal(sum / f64::from(count.max(1)))
    }

    fn overall(&self, games: &[Finished<FourWinds>]) -> StatSection {
        let modes = [WindsMode::Archipelago, WindsMode::Tempest, WindsMode::Duel].map(|mode| {
            self.row(names::mode(mode), vec![self.count(games, |game| names::mode_of(&game.setup) == mode)])
        });
        let mut rows = vec![self.row("four-winds-stats-games", vec![self.count(games, |_| true)])];
        rows.extend(modes);
        let actions = self.mean(games, |game| f64::from(game.tally.actions));
        rows.push(self.row("four-winds-stats-actions", vec![actions]));
        self.section("four-winds-stats-overall", Vec::new(), rows)
    }

    /// Games that people play against each other: wins, points and their reasons by seat, and then how they ended.
    fn rivals(&self, games: &Games<'_>, mode: WindsMode, title: &str) -> Vec<StatSection> {
        let Some(players) = games.first().map(|game| game.setup.players()) else {
            return Vec::new();
        };
        let by_seat = |figure: &dyn Fn(Seat) -> String| (0..players).map(Seat).map(figure).collect::<Vec<_>>();
        let all = || games.iter().copied();
        let wins = by_seat(&|seat| self.count(all(), |game| game.winners.contains(seat)));
        let mut rows = vec![
            self.row("four-winds-stats-wins", wins),
            self.row("four-winds-stats-points", by_seat(&|seat| self.mean(all(), |game| score(game, seat)))),
        ];
        let evened = games.iter().any(|game| (0..players).any(|seat| head_start(game, Seat(seat)) > 0));
        rows.extend(reasons(mode, evened).map(|reason| {
            let figures = by_seat(&|seat| self.mean(all(), |game| f64::from(game.tally.points(seat, reason))));
            self.row(names::row(reason, mode), figures)
        }));
        let wrecked = by_seat(&|seat| {
            self.mean(all(), |game| f64::from(game.tally.wrecked.get(seat.index()).copied().unwrap_or_default()))
        });
        rows.push(self.row("four-winds-stats-wrecked", wrecked));
        let ended = |&(ending, label): &(WindsEnding, &str)| {
            self.row(label, vec![self.count(all(), |game| game.ending == ending.name())])
        };
        let endings: &[(WindsEnding, &str)] = match mode {
            WindsMode::Duel => &[
                (WindsEnding::Elimination, "four-winds-stats-elimination"),
                (WindsEnding::Harbour, "four-winds-stats-harbour"),
                (WindsEnding::Seasons, "four-winds-stats-seasons"),
                (WindsEnding::Conquest, "four-winds-stats-conquest"),
                (WindsEnding::Bag, "four-winds-stats-bag"),
            ],
            WindsMode::Archipelago | WindsMode::Tempest => &[
                (WindsEnding::Seasons, "four-winds-stats-seasons"),
                (WindsEnding::Conquest, "four-winds-stats-conquest"),
                (WindsEnding::Bag, "four-winds-stats-bag"),
            ],
        };
        let endings = endings.iter().map(ended).collect();
        let names = names::seats(players, self.tongue);
        vec![self.section(title, names, rows), self.section("four-winds-stats-endings", Vec::new(), endings)]
    }

    /// Games of Tempest Survival; no section where none was played.
    fn tempest(&self, games: &Games<'_>) -> Option<StatSection> {
        let seat = Seat(0);
        let all = || games.iter().copied();
        let mut rows = vec![
            self.row("four-winds-stats-games", vec![self.count(all(), |_| true)]),
            self.row("four-winds-stats-wins", vec![self.count(all(), |game| game.winners.contains(seat))]),
            self.row("four-winds-stats-safe", vec![self.mean(all(), |game| f64::from(game.tally.safe))]),
            self.row("four-winds-stats-points", vec![self.mean(all(), |game| score(game, seat))]),
        ];
        rows.extend(reasons(WindsMode::Tempest, false).map(|reason| {
            let points = self.mean(all(), |game| f64::from(game.tally.points(seat, reason)));
            self.row(names::row(reason, WindsMode::Tempest), vec![points])
        }));
        (!games.is_empty()).then(|| self.section(names::mode(WindsMode::Tempest), Vec::new(), rows))
    }
}

/// What points are given for in `mode`; a head start only where there is one.
fn reasons(mode: WindsMode, evened: bool) -> impl Iterator<Item = WindsReason> {
    let counts = move |reason: &WindsReason| match reason {
        WindsReason::HeadStart => evened,
        _ => names::gives(mode, *reason),
    };
    WindsReason::ALL.into_iter().filter(counts)
}

fn head_start(game: &Finished<FourWinds>, seat: Seat) -> u32 {
    game.tally.points(seat, WindsReason::HeadStart)
}

fn score(game: &Finished<FourWinds>, seat: Seat) -> f64 {
    f64::from(game.scores.get(seat.index()).copied().unwrap_or_default())
}
