//! What `cargo xtask bench` measures in Rust. `README.md` beside this file has the figures.
#![allow(
    missing_docs,
    clippy::unwrap_used,
    reason = "a benchmark that cannot go on has nothing better to do than stop"
)]

mod peers;
mod playouts;
mod previews;
mod saves;

use criterion::{Criterion, criterion_group, criterion_main};

criterion_group! {
    name = core;
    config = Criterion::default().without_plots();
    targets = playouts::tack, playouts::four_senses, playouts::four_winds, previews::four_winds, peers::connect4,
        peers::ataxx, saves::action, saves::open_shelf
}
criterion_main!(core);
