//! Previews as a table asks for them, words included.

use std::hint::black_box;

use criterion::Criterion;
use windrose_core::chance::{Chance, Seeded};
use windrose_core::games::{AnyGame, GameAction, GameKind};
use windrose_core::words::{Language, Teller, Tongue};

/// Into how many actions of a game the previews are asked for, so that the sea is full of tiles and ships.
const ACTIONS: usize = 40;

pub fn four_winds(criterion: &mut Criterion) {
    let tongue = Tongue::new(Language::English);
    let setup = GameKind::FourWinds.setup("long", 4).unwrap();
    let names = setup.seat_names(&tongue);
    let teller = Teller { tongue: &tongue, names: &names };
    let (game, actions) = midgame(&setup, &teller);
    criterion.bench_function("four-winds/preview", |bencher| {
        let mut turn = actions.iter().cycle();
        bencher.iter(|| {
            let action = turn.next().unwrap();
            black_box(game.preview(action, &teller).unwrap())
        });
    });
}

/// A game in its middle, with all that can be done there.
fn midgame(setup: &windrose_core::games::GameSetup, teller: &Teller<'_>) -> (Box<dyn AnyGame>, Vec<GameAction>) {
    let mut chance = Seeded::new(1, 0);
    let mut game = setup.begin(&mut chance, &mut Vec::new(), teller).unwrap();
    for _ in 0..ACTIONS {
        let actions = game.legal_actions();
        let action = &actions[chance.below(actions.len() as u32) as usize];
        game.apply(action, &mut chance, &mut Vec::new(), teller).unwrap();
    }
    let actions = game.legal_actions();
    (game, actions)
}
