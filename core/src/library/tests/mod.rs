//! Tests of the library, its tables and its file together, with the games that it has and the tests' own.

mod damage;
mod play;
mod sharing;
mod shelf;
mod trouble;
mod undo;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use super::{Library, Options};
use crate::chance::{Chance as _, Seeded};
use crate::clock::Clock;
use crate::games::{GameAction, GameKind, GameSetup};
use crate::secrets::{SecretsAction, SecretsSetup};
use crate::store::{Head, LogRow};
use crate::table::{Answer, Table, TableView};
use crate::tack::TackSetup;

/// A clock that stands still until it is turned.
#[derive(Debug, Default)]
struct Hand(AtomicI64);

impl Clock for Hand {
    fn now(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

impl Hand {
    fn turn(&self, by: i64) {
        self.0.fetch_add(by, Ordering::Relaxed);
    }
}

/// A folder with a library in it.
struct Desk {
    folder: tempfile::TempDir,
    clock: Arc<Hand>,
}

impl Desk {
    fn new() -> Desk {
        let clock = Arc::new(Hand::default());
        clock.turn(1_782_864_000_000);
        Desk { folder: tempfile::tempdir().unwrap(), clock }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("saves").join("games.db")
    }

    fn options(&self) -> Options {
        Options { clock: Arc::clone(&self.clock) as Arc<dyn Clock>, ..Options::default() }
    }

    fn open(&self) -> Library {
        Library::open(&self.path(), self.options()).unwrap()
    }

    /// The names of the files, in order.
    fn files(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.path().parent().unwrap()).unwrap();
        let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }
}

fn secrets() -> GameSetup {
    GameSetup::Secrets { setup: SecretsSetup { seats: 2, leak: None } }
}

fn tack() -> GameSetup {
    GameSetup::Tack { setup: TackSetup::TWO_PLAYERS }
}

fn storms() -> GameSetup {
    GameKind::Tack.setup("two-players-storms", 2).unwrap()
}

fn tide() -> GameSetup {
    GameKind::Tack.setup("tide-mean-storms", 1).unwrap()
}

fn act(action: SecretsAction) -> GameAction {
    GameAction::Secrets { action }
}

fn note(points: u8) -> GameAction {
    act(SecretsAction::Note { points })
}

/// Plays `action` at the table's step, for whoever holds the device.
fn play(table: &Table, action: &GameAction) -> TableView {
    let view = uncovered(table);
    match table.play(action, view.step).unwrap() {
        Answer::Done { view } => view,
        Answer::MovedOn { view } => panic!("moved on to {}", view.step),
    }
}

/// The table as its holder sees it after accepting the device.
fn uncovered(table: &Table) -> TableView {
    let view = table.view();
    if view.covered { table.accept(view.holder).unwrap() } else { view }
}

/// Plays up to `most` random actions.
fn play_at_random(table: &Table, most: u32, chance: &mut Seeded) {
    for _ in 0..most {
        let Some(decision) = uncovered(table).decision else {
            break;
        };
        let at = chance.below(decision.choices.len() as u32) as usize;
        play(table, &decision.choices[at].action);
    }
}

/// Everything that is saved of game `id`.
fn saved(library: &Library, id: i64) -> (Head, Vec<LogRow>) {
    library.shared.store(|store| store.game(id)).unwrap()
}

/// Copies the library's files to `to`, as a kill at this moment would leave them.
fn copy(desk: &Desk, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for name in desk.files() {
        if !name.ends_with("-shm") {
            std::fs::copy(desk.path().with_file_name(&name), to.join(&name)).unwrap();
        }
    }
}
