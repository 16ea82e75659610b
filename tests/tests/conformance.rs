//! Every game meets the contract, in every mode.

use windrose_core::games::GameKind;
use windrose_tests::conformance::{Depth, conforms};
use windrose_tests::long;

#[test]
fn every_mode_plays_by_its_own_rules() {
    let games = if long() { 10_000 } else { 1_000 };
    for &kind in GameKind::ALL {
        conforms(kind, games, Depth::Rules);
    }
}

#[test]
fn every_mode_restores_replays_and_speaks() {
    let games = if long() { 300 } else { 30 };
    for &kind in GameKind::ALL {
        conforms(kind, games, Depth::Everything);
    }
}
