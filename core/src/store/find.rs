//! Chooses among everything that the pages of a damaged file hold: each game as it was last, with its whole log.

use std::collections::{BTreeMap, BTreeSet};

use super::carve;
use super::pages::Pages;
use super::rows::{Head, LogRow, Setting, Whole};
use super::salvage::Loss;
use crate::games::{GameKind, GameSetup};
use crate::table::rebuild;

/// What can be brought over.
#[derive(Debug, Default)]
pub(super) struct Finds {
    pub whole: Option<Whole>,
    /// Whether `whole` stood in a sound page.
    pub whole_is_newest: bool,
    pub games: BTreeMap<i64, Game>,
    pub settings: Vec<Setting>,
    /// Games of which something is left, but not enough.
    pub lost: Vec<Loss>,
    /// The newest transaction of which anything was found.
    pub newest_revision: i64,
    /// The highest number of a game that was found anywhere.
    pub last_game: i64,
}

/// A game that verifies.
#[derive(Debug)]
pub(super) struct Game {
    pub head: Head,
    pub log: Vec<LogRow>,
    pub seal: u64,
    /// Whether it stood in an older version of a page whose newest is damaged, and so may not be the newest itself.
    pub older: bool,
}

/// Everything in the pages that is worth a look.
#[derive(Debug, Default)]
struct Pile {
    whole: Vec<(Whole, bool)>,
    /// Games by number, and whether they stood in an older version of a page.
    games: BTreeMap<i64, Vec<(Head, bool)>>,
    stateless: BTreeMap<i64, Vec<(Head, bool)>>,
    ruined: Vec<Head>,
    /// Rows of logs by game and step.
    log: BTreeMap<(i64, u32), Vec<LogRow>>,
    /// The games that have rows of their log in newest pages.
    logged: BTreeSet<i64>,
    settings: BTreeMap<String, Setting>,
}

impl Pile {
    fn new(pages: &Pages) -> Pile {
        let mut pile = Pile::default();
        for (number, versions) in pages.iter() {
            let mut sound = false;
            for (age, version) in versions.iter().enumerate() {
                let found = carve::page(pages, number, version);
                let damaged = found.damaged;
                pile.take(found, age > 0, sound);
                sound |= !damaged;
            }
        }
        pile
    }

    /// Takes in what a version of a page holds: of an `older` one, and after a `sound` one only the rows of logs, of
    /// which the right ones show by their seals.
    fn take(&mut self, found: carve::Found, older: bool, sound: bool) {
        for row in found.log {
            if !older {
                self.logged.insert(row.game);
            }
            let rows = self.log.entry((row.game, row.step)).or_default();
            if !rows.contains(&row) {
                rows.push(row);
            }
        }
        if sound {
            return;
        }
        self.whole.extend(found.whole.map(|whole| (whole, older || found.damaged)));
        for head in found.games {
            self.games.entry(head.id).or_default().push((head, older));
        }
        for head in found.stateless {
            self.stateless.entry(head.id).or_default().push((head, older));
        }
        if !older {
            self.ruined.extend(found.ruined);
        }
        for setting in found.settings {
            self.settings.entry(setting.name.clone()).or_insert(setting);
        }
    }

    /// The log of `head`, followed from its newest row back to the set-up; none when a row is missing.
    fn log_of(&self, head: &Head) -> Option<Vec<LogRow>> {
        let mut log = Vec::new();
        let mut tip = head.tip;
        for step in (0..=head.step).rev() {
            let row =
                self.log.get(&(head.id, step))?.iter().find(|row| row.seal == tip && self.follows(row).is_some())?;
            tip = self.follows(row)?;
            log.push(row.clone());
        }
        log.reverse();
        Some(log)
    }

    /// The seal of the row that `row` was sealed after.
    fn follows(&self, row: &LogRow) -> Option<u64> {
        let Some(step) = row.step.checked_sub(1) else {
            return (row.seal_after(0) == row.seal).then_some(0);
        };
        let before = self.log.get(&(row.game, step))?.iter().find(|before| row.seal_after(before.seal) == row.seal)?;
        Some(before.seal)
    }

    /// The newest version of game `id` that has its whole log.
    fn game(&self, id: i64) -> Option<Game> {
        let whole = self.games.get(&id).into_iter().flatten().map(|found| (found, true));
        let stateless = self.stateless.get(&id).into_iter().flatten().map(|found| (found, false));
        let mut found: Vec<_> = whole.chain(stateless).collect();
        found.sort_by_key(|((head, older), has_state)| std::cmp::Reverse((head.revision, *has_state, !older)));
        found.into_iter().find_map(|((head, older), has_state)| {
            let log = self.log_of(head)?;
            let head = if has_state { head.clone() } else { with_states(head, &log)? };
            let seal = head.seal().ok()?;
            Some(Game { head, log, seal, older: *older })
        })
    }
}

/// `head` with its states, played again from its log. Only the same rules lead to the same states.
fn with_states(head: &Head, log: &[LogRow]) -> Option<Head> {
    let kind = GameKind::from_key(&head.kind)?;
    if head.rules_version != kind.rules_version() {
        return None;
    }
    let (state, undo_state) = rebuild(log, head.undo_step)?;
    Some(Head { state, undo_state, ..head.clone() })
}

/// What can be brought over from `pages`.
pub(super) fn in_pages(pages: &Pages) -> Finds {
    let pile = Pile::new(pages);
    let mut finds = Finds::default();
    if let Some(&(whole, doubtful)) = pile.whole.iter().max_by_key(|(whole, _)| whole.revision) {
        finds.whole = Some(whole);
        finds.whole_is_newest = !doubtful;
        finds.newest_revision = whole.revision;
        finds.last_game = whole.last_game;
    }
    let known: BTreeSet<i64> = pile.games.keys().chain(pile.stateless.keys()).copied().collect();
    for &id in &known {
        let heads = || pile.games.get(&id).into_iter().chain(pile.stateless.get(&id)).flatten().map(|(head, _)| head);
        let Some(newest) = heads().max_by_key(|head| head.revision) else {
            continue;
        };
        finds.newest_revision = finds.newest_revision.max(newest.revision);
        match pile.game(id) {
            Some(game) => {
                let older = game.older || game.head.revision < newest.revision;
                finds.games.insert(id, Game { older, ..game });
            }
            None => finds.lost.push(Loss::of(newest)),
        }
    }
    for ruined in &pile.ruined {
        let told = finds.lost.iter().any(|loss| loss.id == ruined.id);
        match finds.games.get_mut(&ruined.id) {
            Some(game) => game.older |= game.head.revision < ruined.revision,
            None if !told => finds.lost.push(Loss::of(ruined)),
            None => {}
        }
    }
    for &id in &pile.logged {
        let told = finds.lost.iter().any(|loss| loss.id == id);
        if !finds.games.contains_key(&id) && !told && pile.log.keys().any(|&(game, _)| game == id) {
            finds.lost.push(from_log(&pile, id));
        }
    }
    let last = known.iter().chain(&pile.logged).copied().max().unwrap_or(0);
    finds.last_game = finds.last_game.max(last);
    finds.settings = pile.settings.into_values().collect();
    finds
}

/// What the log tells of game `id`, whose own row is lost.
fn from_log(pile: &Pile, id: i64) -> Loss {
    let setup = pile.log.get(&(id, 0)).and_then(|rows| rows.first());
    let setup = setup.and_then(|row| serde_json::from_str::<GameSetup>(&row.action).ok());
    let step = pile.log.range((id, 0)..=(id, u32::MAX)).next_back().map(|(&(_, step), _)| step);
    Loss { id, kind: setup.map(|setup| setup.kind().key().to_owned()), step, ..Loss::default() }
}
