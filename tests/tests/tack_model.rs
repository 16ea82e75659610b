//! Random games of Tack: the engine against the slow model.

use std::collections::HashSet;

use windrose_core::chance::{Recorded, Seeded};
use windrose_core::game::{Game, Viewer};
use windrose_core::players;
use windrose_core::tack::*;
use windrose_tests::tack_model::{Model, Moment, lying};

/// Plays a random game, and holds each decision and the end against the model; how many decisions there were.
fn compare(setup: &TackSetup, seed: u64, game: u64) -> usize {
    let mut chance = Recorded::new(Seeded::new(seed, game));
    let mut bot = Seeded::new(seed + 1, game);
    let mut state = Tack::new(setup, &mut chance, &mut ()).unwrap();
    let mut actions = Vec::new();
    let mut moments = Vec::new();
    let mut list = Vec::new();
    while let Some(action) = players::random(&state, &mut list, &mut bot) {
        list.clear();
        state.legal_actions(&mut list);
        let decision = state.decision().unwrap();
        let legal: HashSet<_> = list.iter().copied().collect();
        assert_eq!(legal.len(), list.len(), "each once");
        let table = lying(&state.view(Viewer::Bystander));
        moments.push(Moment { seat: decision.seat.0, question: decision.question, legal, table });
        state.apply(&action, &mut chance, &mut ()).unwrap();
        actions.push(action);
    }
    let draws = chance.into_numbers();
    let model = Model::play(setup, &actions, &draws);
    for (at, (ours, models)) in moments.iter().zip(&model.moments).enumerate() {
        assert_eq!(ours, models, "game {game} of {setup:?}, decision {at}");
    }
    assert_eq!(moments.len(), model.moments.len(), "game {game} of {setup:?}");
    assert_eq!(lying(&state.view(Viewer::Bystander)), model.table(), "the end of game {game} of {setup:?}");
    assert_eq!(state.outcome().unwrap().ending, model.ending.unwrap().name());
    assert!(model.used_all_draws());
    actions.len()
}

/// Every mode, with every wind card coming up.
#[test]
fn random_games_are_the_same_in_the_model() {
    for mode in Tack::MODES {
        let setup = Tack::mode(mode.name, mode.fewest).unwrap();
        let decisions: usize = (0..60).map(|game| compare(&setup, 11, game)).sum();
        assert!(decisions > 1000, "{}: {decisions}", mode.name);
    }
}

/// Every three storm cards that can lie together, two players and the tide in turn.
#[test]
fn every_deal_of_storms_is_the_same_in_the_model() {
    let mut game = 0;
    for (at, &one) in Storm::ALL.iter().enumerate() {
        for (next, &two) in Storm::ALL.iter().enumerate().skip(at + 1) {
            for &three in &Storm::ALL[next + 1..] {
                let storms = StormChoice::Chosen { storms: vec![one, two, three] };
                game += 1;
                let (mode, players) = [("two-players", 2), ("tide-mean", 1)][game as usize % 2];
                compare(&TackSetup { storms, ..Tack::mode(mode, players).unwrap() }, 12, game);
            }
        }
    }
    assert_eq!(game, 220);
}
