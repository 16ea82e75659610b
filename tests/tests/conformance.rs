//! Every game meets the contract, in every mode.

use windrose_core::games::GameKind;
use windrose_core::secrets::{Leak, Secrets, SecretsSetup};
use windrose_tests::conformance::{Depth, conforms, setup_conforms};
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
    let games = if long() { 100 } else { 20 };
    for &kind in GameKind::ALL {
        conforms(kind, games, Depth::Everything);
    }
}

#[test]
fn a_game_that_betrays_a_secret_does_not_conform() {
    let conforms = |leak: Option<Leak>| {
        let setup = SecretsSetup { seats: 3, leak };
        std::panic::catch_unwind(|| setup_conforms::<Secrets>("betrayed", &setup, 1, Depth::Everything))
    };
    assert!(conforms(None).is_ok());
    for leak in [Leak::View, Leak::Words, Leak::Events] {
        let reason = conforms(Some(leak)).expect_err("the leak is found");
        let reason = reason.downcast_ref::<String>().expect("a reason is given");
        assert!(reason.contains("can tell"), "{leak:?}: {reason}");
    }
}
