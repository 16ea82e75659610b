//! Random games through the plain contract: the legal list is made for every action.

use std::time::{Duration, Instant};

use criterion::Criterion;
use windrose_core::chance::Seeded;
use windrose_core::four_senses::{FourSenses, FourSensesAction, FourSensesSetup};
use windrose_core::four_winds::{FourWinds, WindsSetup};
use windrose_core::game::Game;
use windrose_core::players;
use windrose_core::tack::{Tack, TackSetup};

pub fn tack(criterion: &mut Criterion) {
    criterion.bench_function("tack/playouts", |bencher| {
        bencher.iter_custom(|actions| play::<Tack>(&TackSetup::TWO_PLAYERS, actions, |_| true));
    });
}

pub fn four_senses(criterion: &mut Criterion) {
    let is_placement = |action: &FourSensesAction| matches!(action, FourSensesAction::Place { .. });
    criterion.bench_function("four-senses/playouts", |bencher| {
        bencher.iter_custom(|placements| play::<FourSenses>(&FourSensesSetup::TWO_PLAYERS, placements, is_placement));
    });
}

pub fn four_winds(criterion: &mut Criterion) {
    criterion.bench_function("four-winds/playouts", |bencher| {
        bencher.iter_custom(|actions| play::<FourWinds>(&WindsSetup::TWO_PLAYERS, actions, |_| true));
    });
}

/// How long it takes until `count` actions were played that count, games begun anew as they end.
fn play<G: Game>(setup: &G::Setup, count: u64, counts: impl Fn(&G::Action) -> bool) -> Duration {
    let mut chance = Seeded::new(1, 0);
    let mut actions = Vec::new();
    let mut left = count;
    let started = Instant::now();
    while left > 0 {
        let mut game = G::new(setup, &mut chance, &mut ()).unwrap();
        while left > 0 {
            let Some(action) = players::random(&game, &mut actions, &mut chance) else { break };
            game.apply(&action, &mut chance, &mut ()).unwrap();
            left -= u64::from(counts(&action));
        }
    }
    started.elapsed()
}
