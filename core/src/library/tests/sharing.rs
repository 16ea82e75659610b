//! Games as files for other devices.

use super::*;
use crate::export::Unreadable;
use crate::library::{ErrorKind, LibraryError};

#[test]
fn a_game_comes_out_the_same_on_another_device() {
    let (here, there) = (Desk::new(), Desk::new());
    let (library, other) = (here.open(), there.open());
    let mut chance = Seeded::new(4, 0);
    for (setup, steps) in [(secrets(), 0), (secrets(), 30), (tack(), 10), (tack(), 2000)] {
        let table = library.start(&setup, &["Ada".to_owned()], None).unwrap();
        play_at_random(&table, steps, &mut chance);
        let file = library.export(table.id()).unwrap();
        let twin = other.table(other.import(&file).unwrap()).unwrap();
        let (mine, theirs) = (uncovered(&table), uncovered(&twin));
        assert_eq!(theirs.title, format!("{} (imported)", mine.title));
        assert_eq!(theirs, TableView { id: theirs.id, title: theirs.title.clone(), ..mine });
        assert_eq!(twin.log(), table.log());
        assert_eq!(twin.seed(), table.seed());
        // It goes on with the same dice, and what statistics count is the same.
        for table in [&table, &twin] {
            play_at_random(table, 20, &mut Seeded::new(5, 0));
        }
        assert_eq!(twin.view().position, table.view().position);
        let (mine, theirs) = (saved(&library, table.id()).0, saved(&other, twin.id()).0);
        assert_eq!((mine.tally, mine.outcome, mine.status), (theirs.tally, theirs.outcome, theirs.status));
        // Once more, and it is still imported just once.
        let again = library.table(library.import(&other.export(twin.id()).unwrap()).unwrap()).unwrap();
        assert_eq!(again.view().title, twin.view().title);
    }
    assert_eq!(library.shelf().unwrap().unfinished.len() + library.shelf().unwrap().finished.len(), 8);
}

#[test]
fn an_abandoned_game_stays_abandoned() {
    let desk = Desk::new();
    let library = desk.open();
    let table = library.start(&secrets(), &[], None).unwrap();
    table.abandon().unwrap();
    let id = library.import(&library.export(table.id()).unwrap()).unwrap();
    assert_eq!(saved(&library, id).0.status, crate::store::Status::Abandoned);
}

#[test]
fn a_damaged_or_foreign_file_is_refused() {
    let desk = Desk::new();
    let library = desk.open();
    let table = library.start(&secrets(), &[], None).unwrap();
    play_at_random(&table, 10, &mut Seeded::new(1, 0));
    let file = library.export(table.id()).unwrap();
    let refused = |file: &[u8]| library.import(file).unwrap_err().kind();
    for length in 0..file.len() {
        assert_eq!(refused(&file[..length]), ErrorKind::BadFile, "cut at {length}");
    }
    for at in 0..file.len() {
        let mut damaged = file.clone();
        damaged[at] ^= 4;
        assert!(matches!(refused(&damaged), ErrorKind::BadFile | ErrorKind::Newer), "byte {at}");
    }
    assert_eq!(refused(b"PNG"), ErrorKind::BadFile);
    let large = library.import(&vec![b' '; Library::BYTES_WORTH_READING]).unwrap_err();
    assert!(matches!(large, LibraryError::BadFile(Unreadable::TooLarge)), "{large:?}");
    assert_eq!(library.shelf().unwrap().unfinished.len(), 1);
}

/// The exported game with `from` replaced by `to` in its text, and its checksum made right again.
fn forged(file: &[u8], from: &str, to: &str) -> Vec<u8> {
    #[derive(serde::Serialize, serde::Deserialize)]
    struct Package {
        windrose: u32,
        game: Box<serde_json::value::RawValue>,
        checksum: String,
    }
    let package: Package = serde_json::from_slice(file).unwrap();
    let game = package.game.get().replacen(from, to, 1);
    assert_ne!(game, package.game.get(), "{from}");
    let checksum = format!("{:016x}", crate::hash::fnv1a(game.as_bytes()));
    let game = serde_json::value::RawValue::from_string(game).unwrap();
    serde_json::to_vec(&Package { game, checksum, ..package }).unwrap()
}

#[test]
fn a_game_that_contradicts_itself_is_refused() {
    let desk = Desk::new();
    let library = desk.open();
    let table = library.start(&secrets(), &[], Some(3)).unwrap();
    play(&table, &note(3));
    let file = library.export(table.id()).unwrap();
    for (from, to) in [
        ("\"notes\":[3,0]", "\"notes\":[9,0]"),
        ("\"Note\":{\"points\":3}", "\"Note\":{\"points\":2}"),
        ("\"undo_step\":0", "\"undo_step\":7"),
        ("\"holder\":0", "\"holder\":4"),
        ("[\"\",", "["),
        ("\"chance\":[", "\"chance\":[1,"),
    ] {
        assert_eq!(library.import(&forged(&file, from, to)).unwrap_err().kind(), ErrorKind::BadFile, "{to}");
    }
    for (from, to) in [("\"rules_version\":1", "\"rules_version\":2"), ("\"kind\":\"secrets\"", "\"kind\":\"poker\"")] {
        assert_eq!(library.import(&forged(&file, from, to)).unwrap_err().kind(), ErrorKind::Newer, "{to}");
    }
    // A game by older rules cannot be played again, and is believed.
    let older = library.import(&forged(&file, "\"rules_version\":1", "\"rules_version\":0")).unwrap();
    assert_eq!(library.table(older).unwrap().view().step, 1);
}

/// What cannot be played again is believed, so nothing that it says may stop the app.
#[test]
fn a_game_by_older_rules_may_say_anything() {
    let desk = Desk::new();
    let library = desk.open();
    let table = library.start(&tack(), &[], Some(3)).unwrap();
    play_at_random(&table, 4, &mut Seeded::new(1, 0));
    let file = forged(&library.export(table.id()).unwrap(), "\"rules_version\":1", "\"rules_version\":0");
    let events = [
        r#"{"OpeningRolled":{"seat":255,"faces":[255,255,255,255,255]}}"#,
        r#"{"Rolled":{"seat":255,"count":255,"faces":[255,0,0,0,0]}}"#,
        r#"{"RowScored":{"row":255,"total":255,"points":{"first":255,"second":255}}}"#,
        r#"{"RowBust":{"row":0,"total":0,"wind":255,"dice":255}}"#,
        r#"{"Bonus":{"seat":255,"storm":"Gale","row":255}}"#,
        r#"{"Moved":{"seat":9,"face":255,"from":"A0","to":"E6"}}"#,
        r#"{"Turned":{"seat":9,"storm":"Gale","space":"A0","from":255,"to":0}}"#,
        r#"{"Ended":{"ending":"Calm","scores":{"first":255,"second":0}}}"#,
    ];
    for (number, event) in (0..).zip(events) {
        let events = format!("\"events\":[{{\"Tack\":{{\"event\":{event}}}}},");
        let id = library.import(&forged(&file, "\"events\":[", &events)).unwrap();
        let table = library.table(id).unwrap();
        assert!(!table.view().happened.is_empty() && !table.log().is_empty(), "{event}");
        // Each goes on otherwise, so that they are eight games and not eight times one.
        play_at_random(&table, 2000, &mut Seeded::new(2, number));
        assert!(table.view().result.is_some());
    }
    assert_eq!(library.statistics(GameKind::Tack).unwrap().finished, 8);
}

#[test]
fn names_are_cut_off_where_no_screen_has_room_for_more() {
    let desk = Desk::new();
    let library = desk.open();
    let long = "ö".repeat(100_000);
    let table = library.start(&secrets(), &[long.clone(), "  ".to_owned()], None).unwrap();
    let names = |id| saved(&library, id).0.names;
    assert_eq!(names(table.id()), ["ö".repeat(80), String::new()]);
    library.rename(table.id(), &long).unwrap();
    assert_eq!(saved(&library, table.id()).0.title, Some("ö".repeat(80)));
    let file = library.export(table.id()).unwrap();
    let id = library.import(&forged(&file, ",\"\"]", &format!(",\"{long}\"]"))).unwrap();
    assert_eq!(names(id), ["ö".repeat(80), "ö".repeat(80)]);
}
