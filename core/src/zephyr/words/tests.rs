//! What is said: whole sentences in games at random, and literal samples.

mod end;
mod heard;
mod rare;
mod samples;

use crate::chance::Seeded;
use crate::game::{FirstSeat, Game, Seat};
use crate::words::{Language, Speak, Teller, Tongue};
use crate::zephyr::cards::CardId;
use crate::zephyr::{Zephyr, ZephyrSetup};

fn card(name: &str) -> CardId {
    CardId::named(name).expect("a card")
}

/// A mission for the first ships of the fleet with their recommended builds.
fn setup(mission: &str, ships: u8) -> ZephyrSetup {
    let setup = <Zephyr as Game>::mode(mission, ships).expect("a mode");
    ZephyrSetup { first: FirstSeat::Chosen { seat: Seat(0) }, ..setup }
}

fn begin(setup: &ZephyrSetup) -> Zephyr {
    Zephyr::new(setup, &mut Seeded::new(4, 4), &mut ()).expect("a set-up")
}

/// Calls `test` with the teller of a table at which all seats have their own names.
fn tell<T>(language: Language, test: impl FnOnce(&Teller<'_>) -> T) -> T {
    let tongue = Tongue::new(language);
    let names = Zephyr::seat_names(
        &ZephyrSetup { ships: vec![card("rogue-spitfire"); 5], ..setup("winter-bread", 1) },
        &tongue,
    );
    test(&Teller { tongue: &tongue, names: &names })
}
