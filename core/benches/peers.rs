//! Games of the `board-game` crate in the same loop as ours, with the same source of chance.

use std::time::{Duration, Instant};

use board_game::board::{Board, BoardMoves};
use board_game::games::ataxx::AtaxxBoard;
use board_game::games::connect4::Connect4;
use criterion::Criterion;
use internal_iterator::InternalIterator;
use windrose_core::chance::{Chance, Seeded};

pub fn connect4(criterion: &mut Criterion) {
    criterion.bench_function("peer/connect4", |bencher| {
        bencher.iter_custom(|moves| play(&Connect4::default(), moves));
    });
}

pub fn ataxx(criterion: &mut Criterion) {
    criterion.bench_function("peer/ataxx", |bencher| {
        bencher.iter_custom(|moves| play(&AtaxxBoard::default(), moves));
    });
}

/// How long `count` moves take, games begun anew as they end.
fn play<B: Board + for<'a> BoardMoves<'a, B>>(start: &B, count: u64) -> Duration {
    let mut chance = Seeded::new(1, 0);
    let mut moves = Vec::new();
    let mut left = count;
    let started = Instant::now();
    while left > 0 {
        let mut board = start.clone();
        while left > 0 && !board.is_done() {
            moves.clear();
            board.available_moves().unwrap().for_each(|each| moves.push(each));
            let at = chance.below(moves.len() as u32) as usize;
            board.play(moves[at]).unwrap();
            left -= 1;
        }
    }
    started.elapsed()
}
