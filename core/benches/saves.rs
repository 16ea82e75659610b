//! The file of saved games, through the library as an app uses it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use criterion::{BatchSize, Criterion};
use windrose_core::chance::{Chance, Seeded};
use windrose_core::games::GameSetup;
use windrose_core::library::{Library, Options};
use windrose_core::table::Table;
use windrose_core::tack::TackSetup;

fn setup() -> GameSetup {
    GameSetup::Tack { setup: TackSetup::TWO_PLAYERS }
}

/// One action, from the tap's arrival to the view that shows what came of it; the file is written through in between.
pub fn action(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::open(&folder.path().join("windrose.sqlite"), Options::default()).unwrap();
    let mut chance = Seeded::new(1, 0);
    criterion.bench_function("store/action", |bencher| {
        bencher.iter_custom(|actions| {
            let mut spent = Duration::ZERO;
            let mut left = actions;
            while left > 0 {
                let table = library.start(&setup(), &[], Some(left)).unwrap();
                while left > 0 {
                    let Some(took) = play(&table, &mut chance) else { break };
                    spent += took;
                    left -= 1;
                }
            }
            spent
        });
    });
}

/// Opening a library of 1,000 finished games and reading its list.
pub fn open(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("windrose.sqlite");
    let library = Library::open(&path, Options::default()).unwrap();
    let mut chance = Seeded::new(1, 0);
    let table = library.start(&setup(), &[], Some(1)).unwrap();
    while play(&table, &mut chance).is_some() {}
    let file = library.export(table.id()).unwrap();
    for _ in 1..1_000 {
        library.import(&file).unwrap();
    }
    library.rest().unwrap();
    drop((table, library));
    criterion.bench_function("store/open-1000", |bencher| {
        bencher.iter_batched(
            || (),
            |()| {
                let library = Library::open(&path, Options::default()).unwrap();
                assert_eq!(library.shelf().unwrap().finished.len(), 1_000);
                library
            },
            BatchSize::PerIteration,
        );
    });
}

/// Plays a choice at random; how long it took, or none when the game is over.
fn play(table: &Arc<Table>, chance: &mut Seeded) -> Option<Duration> {
    let view = table.view();
    let choices = view.decision?.choices;
    let choice = &choices[chance.below(choices.len() as u32) as usize];
    let started = Instant::now();
    table.play(&choice.action, view.step).unwrap();
    Some(started.elapsed())
}
