//! What many games come to.

use super::names;
use crate::words::{FigureRow, Finished, StatSection, Tongue};
use crate::zephyr::cards::Family;
use crate::zephyr::{Zephyr, ZephyrEnding};

/// Statistics of finished games; nothing when there are none.
pub(super) fn statistics(games: &[Finished<Zephyr>], tongue: &Tongue) -> Vec<StatSection> {
    if games.is_empty() {
        return Vec::new();
    }
    let counter = Counter { tongue };
    let mut sections = vec![counter.overall(games), counter.ways(games)];
    sections.extend(counter.missions(games));
    sections.extend(counter.campaigns(games));
    sections.push(counter.crews(games));
    sections
}

type Game = Finished<Zephyr>;

fn won(game: &Game) -> bool {
    game.ending == ZephyrEnding::Won.name()
}

/// Counts, and writes figures down.
struct Counter<'a> {
    tongue: &'a Tongue,
}

impl Counter<'_> {
    fn row(&self, label: String, figures: Vec<String>) -> FigureRow {
        FigureRow { label, figures, total: false }
    }

    fn section(&self, title: &str, columns: Vec<String>, rows: Vec<FigureRow>) -> StatSection {
        StatSection { title: self.tongue.say(title, &[]), columns, rows, bars: Vec::new() }
    }

    fn count<'g>(&self, games: impl IntoIterator<Item = &'g Game>, such: impl Fn(&Game) -> bool) -> String {
        self.tongue.number(games.into_iter().filter(|game| such(game)).count() as u32)
    }

    /// How many games there are, and how they ended.
    fn overall(&self, games: &[Game]) -> StatSection {
        let row = |key: &str, such: &dyn Fn(&Game) -> bool| {
            self.row(self.tongue.say(key, &[]), vec![self.count(games, such)])
        };
        let rows = vec![
            row("zephyr-stats-games", &|_| true),
            row("zephyr-stats-won", &won),
            row("zephyr-stats-lost", &|game| game.ending == ZephyrEnding::Lost.name()),
            row("zephyr-stats-ended", &|game| game.ending == ZephyrEnding::Ended.name()),
        ];
        self.section("zephyr-stats-overall", Vec::new(), rows)
    }

    /// What happened on the way: all in all, and in the mean of a mission.
    fn ways(&self, games: &[Game]) -> StatSection {
        let flown: u32 = games.iter().map(|game| game.tally.missions.iter().sum::<u32>()).sum();
        let row = |key: &str, figure: &dyn Fn(&Game) -> u32| {
            let sum: u32 = games.iter().map(figure).sum();
            let mean = f64::from(sum) / f64::from(flown.max(1));
            self.row(self.tongue.say(key, &[]), vec![self.tongue.number(sum), self.tongue.decimal(mean)])
        };
        let rows = vec![
            row("zephyr-stats-missions-won", &|game| game.tally.missions[0]),
            row("zephyr-stats-missions-lost", &|game| game.tally.missions[1]),
            row("zephyr-stats-days", &|game| game.tally.days),
            row("zephyr-stats-completed", &|game| game.tally.completed),
            row("zephyr-stats-battles-won", &|game| game.tally.battles[0]),
            row("zephyr-stats-battles-lost", &|game| game.tally.battles[1]),
            row("zephyr-stats-foes", &|game| game.tally.foes),
            row("zephyr-stats-salvaged", &|game| game.tally.salvage),
            row("zephyr-stats-destroyed", &|game| game.tally.destroyed),
            row("zephyr-stats-deaths", &|game| game.tally.deaths),
        ];
        let columns = ["zephyr-stats-sum", "zephyr-stats-mean"].map(|key| self.tongue.say(key, &[]));
        self.section("zephyr-stats-ways", columns.to_vec(), rows)
    }

    /// The columns of games that were flown and won.
    fn shares(&self) -> Vec<String> {
        ["zephyr-stats-flown", "zephyr-stats-won"].map(|key| self.tongue.say(key, &[])).to_vec()
    }

    /// A row of games that were flown and won; none where none was.
    fn share(&self, label: String, games: &[Game], such: impl Fn(&Game) -> bool) -> Option<FigureRow> {
        games.iter().any(&such).then(|| {
            let figures = vec![self.count(games, &such), self.count(games, |game| such(game) && won(game))];
            self.row(label, figures)
        })
    }

    /// Single missions, in the order of the cards.
    fn missions(&self, games: &[Game]) -> Option<StatSection> {
        let rows: Vec<FigureRow> = Family::Mission
            .cards()
            .iter()
            .filter_map(|&card| self.share(names::card(card, self.tongue), games, |game| game.setup.missions == [card]))
            .collect();
        (!rows.is_empty()).then(|| self.section("zephyr-stats-missions", self.shares(), rows))
    }

    /// Campaigns, those of the players' own choice last.
    fn campaigns(&self, games: &[Game]) -> Option<StatSection> {
        use crate::zephyr::ZephyrStory::{Long, Middle, Short};
        let stories = [Short, Middle, Long].into_iter().map(Some).chain([None]);
        let rows: Vec<FigureRow> = stories
            .filter_map(|story| {
                let label = match story {
                    Some(story) => names::story(story, self.tongue),
                    None => self.tongue.say("zephyr-stats-free", &[]),
                };
                self.share(label, games, |game| game.setup.missions.len() > 1 && game.setup.story == story)
            })
            .collect();
        (!rows.is_empty()).then(|| self.section("zephyr-stats-campaigns", self.shares(), rows))
    }

    /// By how many ships fly.
    fn crews(&self, games: &[Game]) -> StatSection {
        let rows = (1..=5_u8).filter_map(|ships| {
            let label = self.tongue.say("zephyr-stats-ships", &[("count", ships.into())]);
            self.share(label, games, |game| game.setup.ships.len() == usize::from(ships))
        });
        self.section("zephyr-stats-crews", self.shares(), rows.collect())
    }
}
