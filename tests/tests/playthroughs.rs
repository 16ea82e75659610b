//! The golden playthroughs lead to the same states as when they were written.

use std::path::Path;

use windrose_core::games::{GameKind, Listed, Visitor};
use windrose_core::library::{Library, Options};
use windrose_core::words::{Language, Tongue};
use windrose_tests::playthrough::Playthrough;

fn golden() -> Vec<(String, Playthrough)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("playthroughs");
    let files = std::fs::read_dir(folder).expect("there are golden playthroughs");
    files
        .map(|file| {
            let path = file.expect("the folder can be read").path();
            let text = std::fs::read_to_string(&path).expect("a file can be read");
            let playthrough = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            (path.display().to_string(), playthrough)
        })
        .collect()
}

#[test]
fn the_golden_playthroughs_replay_to_the_same_states() {
    for (file, playthrough) in golden() {
        let last = playthrough.replay(|_| ()).unwrap_or_else(|reason| panic!("{file}: {reason}"));
        assert!(last.outcome().is_some(), "{file} is not played to its end");
    }
}

#[test]
fn every_mode_has_golden_playthroughs() {
    struct Modes;
    impl Visitor for Modes {
        type Out = Vec<&'static str>;
        fn visit<G: Listed>(self) -> Self::Out {
            G::MODES.iter().map(|mode| mode.name).collect()
        }
    }
    let golden = golden();
    // The game for tests alone is never saved by anybody, so nothing of it must stay as it is.
    for &kind in GameKind::ALL.iter().filter(|&&kind| kind != GameKind::Secrets) {
        let own: Vec<_> = golden.iter().filter(|(_, playthrough)| playthrough.game == kind.key()).collect();
        assert!(own.len() >= 8, "{} has only {} golden playthroughs", kind.key(), own.len());
        for mode in kind.visit(Modes) {
            assert!(own.iter().any(|(_, playthrough)| playthrough.mode == mode), "{} {mode} has none", kind.key());
        }
    }
}

#[test]
fn a_playthrough_that_goes_another_way_is_told_from_the_golden_one() {
    let (_, whole) = golden().into_iter().next().expect("there are golden playthroughs");
    let mut other_hash = whole.clone();
    other_hash.steps[3].hash ^= 1;
    let mut other_chance = whole.clone();
    other_chance.opening[0] = (other_chance.opening[0] + 1) % 6;
    let mut other_action = whole.clone();
    other_action.steps[1].choice += 1;
    let mut longer_chance = whole.clone();
    longer_chance.steps[2].chance.push(0);
    let other_mode = Playthrough { mode: "neaps".to_owned(), ..whole.clone() };
    let spaced = serde_json::to_string_pretty(&whole).expect("a playthrough can be written");
    assert!(Playthrough::read(&spaced) == Ok(whole.clone()));
    assert!(Playthrough::read(&spaced.replace("\"steps\"", "\"step\"")).is_err());
    for changed in [other_hash, other_chance, other_action, longer_chance, other_mode] {
        assert!(changed.replay(|_| ()).is_err());
    }
}

#[test]
fn an_exported_game_is_read_as_a_playthrough() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let library = Library::open(&folder.path().join("games.db"), Options::default()).expect("the library opens");
    for (file, golden) in golden() {
        let seats = golden.setup.seat_names(&Tongue::new(Language::English)).len();
        let names = ["Ada", "Zoë", "Mia", "Ben", "Ida"].map(str::to_owned)[..seats].to_vec();
        let table = library.start(&golden.setup, &names, golden.seed).expect("the set-up is known");
        for (step, number) in golden.steps.iter().zip(0..) {
            table.accept(table.view().holder).expect("the holder takes the device");
            table.play(&step.action, number).expect("the golden action is legal");
        }
        let text = String::from_utf8(library.export(table.id()).expect("a game is exported")).expect("JSON is text");
        let read = Playthrough::from_export(&text).unwrap_or_else(|reason| panic!("{file}: {reason}"));
        let (_, opening) = read.first().unwrap_or_else(|reason| panic!("{file}: {reason}"));
        let named = |line: &String| names.iter().any(|name| line.contains(name));
        assert!(opening.iter().any(named), "{file}: {opening:?}");
        let spaced = text.replacen('{', "{ \n", 1);
        assert!(Playthrough::read(&spaced) == Ok(read.clone()), "{file}");
        assert!(Playthrough::read(&text.replacen("Ada", "Eva", 1)).is_err(), "{file}");
        assert!(read == Playthrough { mode: read.mode.clone(), names, ..golden }, "{file}");
    }
}
