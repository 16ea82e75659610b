//! Trouble with the file that is no damage: newer versions, no room, no permission, other processes, rest.

use rusqlite::Connection;

use super::*;
use crate::library::{ErrorKind, LibraryError};
use crate::words::{Language, Tongue};

fn says_something(error: &LibraryError) {
    for language in Language::ALL {
        let tongue = Tongue::new(language);
        let text = error.text(&tongue);
        assert!(text.title.contains(' ') && !text.title.starts_with("error-"), "{text:?}");
        assert!(!text.next.starts_with("error-"), "{text:?}");
    }
    assert!(error.chain().starts_with(&format!("{:?}", error.kind())));
}

#[test]
fn a_newer_file_is_refused_and_stays_untouched() {
    let desk = Desk::new();
    let library = desk.open();
    library.start(&secrets(), &[], None).unwrap();
    library.rest().unwrap();
    // A newer version changes the row of the whole as well; one that changed only the number would be damage.
    let newer = Connection::open(desk.path()).unwrap();
    newer.execute_batch("PRAGMA user_version = 2; DELETE FROM whole; PRAGMA wal_checkpoint(TRUNCATE)").unwrap();
    drop(newer);
    let before = std::fs::read(desk.path()).unwrap();
    let error = Library::open(&desk.path(), desk.options()).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Newer);
    says_something(&error);
    assert_eq!(library.shelf().unwrap_err().kind(), ErrorKind::Newer, "after resting, too");
    assert_eq!(std::fs::read(desk.path()).unwrap(), before);
}

#[test]
fn opening_waits_for_another_that_is_making_the_file() {
    let desk = Desk::new();
    std::fs::create_dir_all(desk.path().parent().unwrap()).unwrap();
    // The other holds the file for writing before it is written ahead, where SQLite itself does not wait.
    let other = Connection::open(desk.path()).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    std::thread::scope(|scope| {
        let opening = scope.spawn(|| Library::open(&desk.path(), desk.options()).map(drop));
        std::thread::sleep(std::time::Duration::from_millis(200));
        other.execute_batch("COMMIT").unwrap();
        opening.join().unwrap().unwrap();
    });
}

#[test]
fn a_full_disk_loses_nothing() {
    let desk = Desk::new();
    let library = desk.open();
    let table = library.start(&secrets(), &[], Some(1)).unwrap();
    let limit = |pages: i64| {
        library.shared.store(|store| store.limit_pages(pages)).unwrap();
    };
    limit(1);
    let mut full = None;
    for _ in 0..200 {
        let before = (uncovered(&table), saved(&library, table.id()));
        match table.play(&note(1), before.0.step) {
            Ok(_) => {}
            Err(error) => {
                assert_eq!((table.view(), saved(&library, table.id())), before);
                full = Some(error);
                break;
            }
        }
    }
    let full = full.unwrap();
    assert_eq!(full.kind(), ErrorKind::Full);
    says_something(&full);
    assert_eq!(library.start(&tack(), &[], None).unwrap_err().kind(), ErrorKind::Full);
    limit(100_000);
    play(&table, &note(1));
    library.verify().unwrap();
}

#[test]
fn a_file_that_may_not_be_written_is_left_as_it_is() {
    let desk = Desk::new();
    let library = desk.open();
    let table = library.start(&secrets(), &[], Some(1)).unwrap();
    uncovered(&table);
    library.shared.store(|store| store.forbid_writing(true)).unwrap();
    let error = table.play(&note(1), 0).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::ReadOnly);
    says_something(&error);
    assert_eq!(table.view().step, 0);
    library.shared.store(|store| store.forbid_writing(false)).unwrap();
    assert_eq!(play(&table, &note(1)).step, 1);
}

#[test]
fn a_folder_that_cannot_be_made_is_reported() {
    let error = Library::open(Path::new("/proc/windrose/games.db"), Options::default()).unwrap_err();
    assert!(matches!(error.kind(), ErrorKind::ReadOnly | ErrorKind::Storage), "{error:?}");
    says_something(&error);
    let desk = Desk::new();
    let file = desk.folder.path().join("saves");
    std::fs::write(&file, "no folder").unwrap();
    says_something(&Library::open(&desk.path(), desk.options()).unwrap_err());
}

#[test]
fn a_file_in_use_elsewhere_is_waited_for_and_then_reported() {
    let desk = Desk::new();
    let library = desk.open();
    let table = library.start(&secrets(), &[], Some(1)).unwrap();
    uncovered(&table);
    let other = Connection::open(desk.path()).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let error = table.play(&note(1), 0).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Busy);
    says_something(&error);
    other.execute_batch("COMMIT").unwrap();
    assert_eq!(play(&table, &note(1)).step, 1);
}

#[test]
fn a_library_that_rests_wakes_by_itself() {
    let desk = Desk::new();
    let library = desk.open();
    let table = library.start(&secrets(), &[], Some(1)).unwrap();
    play(&table, &note(1));
    library.rest().unwrap();
    library.rest().unwrap();
    let wal = std::fs::metadata(desk.path().with_file_name("games.db-wal")).map_or(0, |file| file.len());
    assert_eq!(wal, 0, "everything is in one file");
    // That file alone is the whole library.
    let other = Desk::new();
    std::fs::create_dir_all(other.path().parent().unwrap()).unwrap();
    std::fs::copy(desk.path(), other.path()).unwrap();
    assert_eq!(saved(&other.open(), table.id()).0.step, 1);
    assert_eq!(play(&table, &note(1)).step, 2);
    library.rest().unwrap();
    assert_eq!(library.shelf().unwrap().unfinished.len(), 1);
}

#[test]
fn diagnostics_have_no_names() {
    let desk = Desk::new();
    let library = desk.open();
    let table = library.start(&secrets(), &["Rumpelstilzchen".to_owned()], Some(1)).unwrap();
    library.rename(table.id(), "Rumpelstilzchen").unwrap();
    play(&table, &note(1));
    let text = library.diagnostics();
    assert!(text.contains("secrets: rules 1, games 1, actions 1"), "{text}");
    assert!(!text.contains("Rumpel"), "{text}");
}

#[test]
fn everything_may_be_used_from_any_thread() {
    fn shared<T: Send + Sync>() {}
    shared::<Library>();
    shared::<Table>();
    shared::<LibraryError>();
}
