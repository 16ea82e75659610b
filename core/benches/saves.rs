//! The file of saved games: an action until it is on the disk, and opening a long shelf.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use criterion::Criterion;
use windrose_core::chance::{Chance as _, Seeded};
use windrose_core::games::GameSetup;
use windrose_core::library::{Library, Options};
use windrose_core::table::Table;
use windrose_core::tack::TackSetup;

/// How many games lie on the long shelf.
const GAMES: usize = 1000;

fn open(path: &Path) -> Library {
    Library::open(path, Options::default()).unwrap()
}

fn start(library: &Library, seed: u64) -> Arc<Table> {
    library.start(&GameSetup::Tack { setup: TackSetup::TWO_PLAYERS }, &[], Some(seed)).unwrap()
}

/// Plays a random action and says how long that took; none when the game is over.
fn play(table: &Table, chance: &mut Seeded) -> Option<Duration> {
    let view = table.view();
    let choices = view.decision?.choices;
    let action = &choices[chance.below(choices.len() as u32) as usize].action;
    let started = Instant::now();
    table.play(action, view.step).unwrap();
    Some(started.elapsed())
}

/// An action of Tack, checked, played, saved and synced, with the view that comes back.
pub fn action(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().unwrap();
    let library = open(&folder.path().join("games.db"));
    let mut chance = Seeded::new(1, 0);
    criterion.bench_function("saves/action", |bencher| {
        bencher.iter_custom(|actions| {
            let mut took = Duration::ZERO;
            let mut left = actions;
            let mut table = start(&library, actions);
            while left > 0 {
                match play(&table, &mut chance) {
                    Some(time) => {
                        took += time;
                        left -= 1;
                    }
                    None => table = start(&library, left),
                }
            }
            took
        });
    });
}

/// Opening a library of a thousand finished games of Tack.
pub fn open_shelf(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let library = open(&path);
    let mut chance = Seeded::new(2, 0);
    let table = start(&library, 7);
    while play(&table, &mut chance).is_some() {}
    let file = library.export(table.id()).unwrap();
    for _ in 1..GAMES {
        library.import(&file).unwrap();
    }
    library.rest().unwrap();
    criterion.bench_function("saves/open", |bencher| bencher.iter_with_large_drop(|| open(&path)));
    let library = open(&path);
    criterion.bench_function("saves/shelf", |bencher| bencher.iter(|| library.shelf().unwrap()));
}
