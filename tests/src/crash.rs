//! What the process that is killed and the test that kills it have in common.

use std::collections::BTreeMap;
use std::str::FromStr;

use windrose_core::chance::{Recorded, Seeded};
use windrose_core::game::{Game as _, Seat, Viewer};
use windrose_core::games::{GameSetup, GameView};
use windrose_core::hash::fnv1a;
use windrose_core::library::Library;
use windrose_core::table::TableView;
use windrose_core::tack::Tack;
use windrose_core::words::{Language, Teller, Tongue};

use crate::exported::Exported;

/// The set-ups that are played, one for each mode.
pub fn setups() -> Vec<GameSetup> {
    let setups = Tack::MODES.iter().filter_map(|mode| Tack::mode(mode.name, mode.fewest));
    setups.map(|setup| GameSetup::Tack { setup }).collect()
}

/// The fingerprint of what a seat sees.
pub fn fingerprint(view: &TableView) -> u64 {
    print_of(&view.position)
}

fn print_of(view: &GameView) -> u64 {
    fnv1a(&serde_json::to_vec(view).expect("a view can be written"))
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
    let mut prints = BTreeMap::from([(0, print_of(&game.view(Viewer::Seat(Seat(0)))))]);
    for ((action, drawn), step) in course.actions().expect("the actions can be read").into_iter().zip(1..) {
        let mut chance = Recorded::new(&mut numbers);
        game.apply(&action, &mut chance, &mut Vec::new(), &teller).expect("what was played is legal");
        assert_eq!(chance.into_numbers(), drawn, "game {id}, step {step}: other dice");
        prints.insert(step, print_of(&game.view(Viewer::Seat(Seat(0)))));
    }
    assert_eq!(numbers.position(), course.chance, "game {id}: the next dice would be others");
    let view = library.table(id).expect("a saved game can be opened").view();
    assert_eq!(prints.last_key_value(), Some((&view.step, &fingerprint(&view))), "game {id} looks different");
    prints
}
