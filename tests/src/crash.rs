//! What the process that is killed and the test that kills it have in common.

use std::collections::BTreeMap;
use std::str::FromStr;

use windrose_core::chance::{Recorded, Seeded};
use windrose_core::games::{AnyGame, GameKind, GameSetup, Listed, Visitor};
use windrose_core::hash::fnv1a;
use windrose_core::library::{Library, LibraryError};
use windrose_core::table::Table;
use windrose_core::words::{Language, Teller, Tongue};

use crate::exported::Exported;

/// The set-ups that are played, one for each mode of each game.
pub fn setups() -> Vec<GameSetup> {
    GameKind::ALL.iter().flat_map(|&kind| kind.visit(Modes(kind))).collect()
}

struct Modes(GameKind);

impl Visitor for Modes {
    type Out = Vec<GameSetup>;

    fn visit<G: Listed>(self) -> Vec<GameSetup> {
        G::MODES.iter().filter_map(|mode| self.0.setup(mode.name, mode.fewest)).collect()
    }
}

/// The fingerprint of the whole state of a table.
///
/// # Errors
/// Only what the serialiser cannot write.
pub fn fingerprint(table: &Table) -> Result<u64, LibraryError> {
    Ok(fnv1a(table.state_hash()?.as_bytes()))
}

/// The same of a game that is played again.
fn print_of(game: &dyn AnyGame) -> u64 {
    let state = game.to_json().expect("a state can be written");
    fnv1a(format!("{:016x}", fnv1a(state.as_bytes())).as_bytes())
}

/// A line of the process that is killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Acknowledged {
    /// The game's number.
    pub game: i64,
    /// How many actions it had then.
    pub step: u32,
    /// What it looked like; none for a game that was just begun.
    pub print: Option<u64>,
}

impl FromStr for Acknowledged {
    type Err = &'static str;

    fn from_str(line: &str) -> Result<Acknowledged, &'static str> {
        let words: Vec<_> = line.split(' ').collect();
        let number = |word: &str| word.parse().map_err(|_| "no number");
        match words[..] {
            ["start", game] => Ok(Acknowledged { game: number(game)?, step: 0, print: None }),
            ["play" | "undo", game, step, print] => Ok(Acknowledged {
                game: number(game)?,
                step: step.parse().map_err(|_| "no step")?,
                print: Some(u64::from_str_radix(print, 16).map_err(|_| "no fingerprint")?),
            }),
            _ => Err("no line of ours"),
        }
    }
}

/// Plays the saved game `id` again from its seed alone, checks that every number was the seed's and that it looks as the
/// library shows it, and gives the fingerprint after each step.
pub fn played_again(library: &Library, id: i64) -> BTreeMap<u32, u64> {
    let file = library.export(id).expect("a saved game can be exported");
    let course = Exported::read(&file).expect("an exported game can be read");
    let tongue = Tongue::new(Language::English);
    let teller = Teller { tongue: &tongue, names: &[] };
    let mut numbers = Seeded::new(course.seed, 0);
    let (setup, opening) = course.setup().expect("the first row is the set-up");
    let mut chance = Recorded::new(&mut numbers);
    let mut game = setup.begin(&mut chance, &mut Vec::new(), &teller).expect("the set-up is legal");
    assert_eq!(chance.into_numbers(), opening, "game {id}: the opening has other dice");
    let mut prints = BTreeMap::from([(0, print_of(game.as_ref()))]);
    for ((action, drawn), step) in course.actions().expect("the actions can be read").into_iter().zip(1..) {
        let mut chance = Recorded::new(&mut numbers);
        game.apply(&action, &mut chance, &mut Vec::new(), &teller).expect("what was played is legal");
        assert_eq!(chance.into_numbers(), drawn, "game {id}, step {step}: other dice");
        prints.insert(step, print_of(game.as_ref()));
    }
    assert_eq!(numbers.position(), course.chance, "game {id}: the next dice would be others");
    let table = library.table(id).expect("a saved game can be opened");
    let print = fingerprint(&table).expect("a state can be written");
    assert_eq!(prints.last_key_value(), Some((&table.view().step, &print)), "game {id} looks different");
    prints
}
