//! Damaged files: every game comes back identical or is reported, the damaged file is kept, and the app goes on.

use std::collections::BTreeMap;
use std::fs;

use super::*;
use crate::library::OpeningReport;

type Truth = BTreeMap<i64, (Head, Vec<LogRow>)>;

/// A library with a few games of each kind, and what it holds.
fn furnished(settled: bool) -> (Desk, Truth) {
    let desk = Desk::new();
    let library = desk.open();
    let mut chance = Seeded::new(21, 0);
    for (setup, steps) in [(secrets(), 3), (tack(), 40), (secrets(), 60), (tack(), 2000), (tack(), 9), (secrets(), 0)] {
        let table = library.start(&setup, &[], Some(u64::from(steps))).unwrap();
        play_at_random(&table, steps, &mut chance);
    }
    library.rename(2, "Sunday").unwrap();
    library.set_settings(&crate::settings::Settings { sound: false, ..Default::default() }).unwrap();
    if settled {
        library.rest().unwrap();
        // As it is after a while: the newest changes are still in the log.
        play_at_random(&library.table(5).unwrap(), 3, &mut chance);
    }
    let truth = library.shelf().unwrap();
    let ids = truth.unfinished.iter().chain(&truth.finished).map(|game| game.id);
    let truth = ids.map(|id| (id, saved(&library, id))).collect();
    (desk, truth)
}

/// Opens what is left, checks that every game is as it was or is told of, and that the app goes on.
fn examine(desk: &Desk, truth: &Truth, what: &str) -> Option<OpeningReport> {
    let library = Library::open(&desk.path(), desk.options()).unwrap_or_else(|error| panic!("{what}: {error:?}"));
    // What opening does not look at, a quiet moment does; damage that it finds is repaired at once.
    drop(library.verify());
    library.verify().unwrap_or_else(|error| panic!("{what}: {error:?}"));
    let report = library.report().unwrap();
    let mut gone = 0;
    let mut different = Vec::new();
    for (id, (head, log)) in truth {
        match library.shared.store(|store| store.game(*id)) {
            Ok((found, found_log)) if found == *head && found_log == *log => {}
            Ok(_) => different.push(*id),
            Err(_) => gone += 1,
        }
    }
    match &report {
        Some(report) => {
            let told = report.lost.len() as u32 + report.lost_nameless;
            let says = |part: &str| report.lines.iter().any(|line| line.contains(part));
            let unsure = says("More may be missing");
            assert!(gone <= told || unsure, "{what}: {gone} are gone, {report:?}");
            let changes = unsure || says("latest changes");
            assert!(different.len() <= report.older.len() || changes, "{what}: {different:?} differ, {report:?}");
            assert!(report.title.contains(' '));
            if let Some(kept) = &report.kept_file {
                let kept = [kept.clone(), format!("{kept}-wal")].map(|name| desk.path().with_file_name(name));
                assert!(kept.iter().any(|file| file.exists()), "{what}");
            }
        }
        None => assert!(gone == 0 && different.is_empty(), "{what}: {gone} are gone, {different:?} differ in silence"),
    }
    // The app goes on: a new game, and nothing more to report.
    report.iter().for_each(|report| library.forget_report(report).unwrap());
    let table = library.start(&secrets(), &[], None).unwrap();
    assert!(!truth.contains_key(&table.id()) || gone > 0, "{what}");
    play(&table, &note(1));
    drop(table);
    drop(library);
    assert_eq!(desk.open().report().unwrap(), None, "{what}");
    report
}

fn damaged(desk: &Desk, damage: impl FnOnce(&Path)) -> Desk {
    let other = Desk::new();
    copy(desk, other.path().parent().unwrap());
    damage(&other.path());
    other
}

fn flip(path: &Path, at: u64, bit: u32) {
    let mut bytes = fs::read(path).unwrap();
    bytes[at as usize] ^= 1 << bit;
    fs::write(path, bytes).unwrap();
}

fn wal(path: &Path) -> PathBuf {
    path.with_file_name("games.db-wal")
}

#[test]
fn bit_flips_lose_nothing_in_silence() {
    let mut chance = Seeded::new(99, 0);
    let mut whole = 0;
    for settled in [true, false] {
        let (desk, truth) = furnished(settled);
        for round in 0..100 {
            let log = chance.below(2) == 0;
            let bit = chance.below(8);
            let mut what = String::new();
            let other = damaged(&desk, |path| {
                let path = if log { wal(path) } else { path.to_owned() };
                let at = chance.below(fs::metadata(&path).unwrap().len() as u32);
                what = format!("settled {settled}, round {round}: bit {bit} of byte {at}, in the log: {log}");
                flip(&path, at.into(), bit);
            });
            whole += u32::from(examine(&other, &truth, &what).is_none_or(|report| report.salvaged == 6));
        }
    }
    assert!(whole > 100, "only {whole} of 200 flips left every game whole");
}

#[test]
fn only_the_report_that_was_read_is_forgotten() {
    let (desk, _) = furnished(true);
    fs::write(desk.path(), "not a database at all").unwrap();
    let library = desk.open();
    let read = library.report().unwrap().unwrap();
    library.rest().unwrap();
    fs::write(desk.path(), "nor is this one").unwrap();
    library.forget_report(&read).unwrap();
    let report = library.report().unwrap().unwrap();
    assert_ne!(report, read);
    library.forget_report(&report).unwrap();
    assert_eq!(library.report().unwrap(), None);
}

#[test]
fn truncated_files_lose_nothing_in_silence() {
    for settled in [true, false] {
        let (desk, truth) = furnished(settled);
        for log in [false, true] {
            let path = if log { wal(&desk.path()) } else { desk.path() };
            let length = fs::metadata(&path).unwrap().len();
            for part in 0..24 {
                let cut = length * part / 24 + part % 3;
                let other = damaged(&desk, |path| {
                    let path = if log { wal(path) } else { path.to_owned() };
                    fs::OpenOptions::new().write(true).open(path).unwrap().set_len(cut).unwrap();
                });
                examine(&other, &truth, &format!("settled {settled}, cut at {cut}, the log: {log}"));
            }
        }
    }
}

#[test]
fn missing_and_empty_files_are_noticed() {
    let (desk, truth) = furnished(true);
    for (what, files) in [("file", vec![""]), ("log", vec!["-wal"]), ("both", vec!["", "-wal"])] {
        let other = damaged(&desk, |path| {
            files.iter().for_each(|ending| fs::remove_file(path.with_file_name(format!("games.db{ending}"))).unwrap());
        });
        assert!(examine(&other, &truth, what).is_some(), "no {what}");
    }
    let other = damaged(&desk, |path| fs::write(path, "").unwrap());
    assert!(examine(&other, &truth, "empty").is_some());
    let other = damaged(&desk, |path| fs::write(path, "not a database at all".repeat(1000)).unwrap());
    assert!(examine(&other, &truth, "foreign").is_some());
    // Without the mark there was no reason to expect anything.
    let fresh = Desk::new();
    fs::create_dir_all(fresh.path().parent().unwrap()).unwrap();
    fs::write(fresh.path(), "").unwrap();
    assert_eq!(fresh.open().report().unwrap(), None);
}

#[test]
fn a_bad_page_loses_only_its_games() {
    let (desk, mut truth) = furnished(true);
    let library = desk.open();
    for _ in 0..30 {
        let id = library.start(&tack(), &[], None).unwrap().id();
        truth.insert(id, saved(&library, id));
    }
    library.rest().unwrap();
    let pages = fs::metadata(desk.path()).unwrap().len() / 4096;
    for page in 0..pages {
        let other = damaged(&desk, |path| {
            let mut bytes = fs::read(path).unwrap();
            bytes[page as usize * 4096..][..4096].fill(0xa5);
            fs::write(path, bytes).unwrap();
        });
        let report = examine(&other, &truth, &format!("page {page}")).unwrap();
        assert!(report.salvaged >= 20, "page {page}: {report:?}");
    }
}

#[test]
fn a_lost_state_is_played_again_from_the_log() {
    let (desk, truth) = furnished(true);
    desk.open().rest().unwrap();
    let state = truth[&2].0.state.clone();
    let other = damaged(&desk, |path| {
        let bytes = fs::read(path).unwrap();
        let at = bytes.windows(state.len()).rposition(|part| part == state.as_bytes()).unwrap();
        flip(path, at as u64 + 20, 1);
    });
    let report = examine(&other, &truth, "state").unwrap();
    assert_eq!((report.salvaged, report.lost.len()), (6, 0), "{report:?}");
}

#[test]
fn a_lost_game_is_named() {
    let (desk, truth) = furnished(true);
    desk.open().rest().unwrap();
    let action = truth[&2].1[7].events.clone();
    let other = damaged(&desk, |path| {
        let bytes = fs::read(path).unwrap();
        let at = bytes.windows(action.len()).rposition(|part| part == action.as_bytes()).unwrap();
        flip(path, at as u64 + 3, 1);
    });
    let report = examine(&other, &truth, "log").unwrap();
    assert_eq!(report.salvaged, 5);
    let lost: Vec<_> = report.lost.iter().map(|lost| (lost.text.as_str(), lost.step)).collect();
    assert_eq!(lost, [("Sunday", Some(truth[&2].0.step))]);
    assert!(report.kept_file.unwrap().starts_with("games.db.damaged-20260701-"));
}

#[test]
fn a_damaged_setting_is_the_default_again() {
    let (desk, truth) = furnished(true);
    desk.open().rest().unwrap();
    let other = damaged(&desk, |path| {
        let bytes = fs::read(path).unwrap();
        let at = bytes.windows(10).rposition(|part| part == b"soundfalse").unwrap();
        flip(path, at as u64 + 6, 1);
    });
    let report = examine(&other, &truth, "setting").unwrap();
    assert_eq!((report.salvaged, report.lost_nameless), (6, 0));
    assert!(report.lines.iter().any(|line| line.contains("settings")), "{report:?}");
    assert!(other.open().settings().unwrap().sound);
}

#[test]
fn damage_under_an_open_table_is_repaired() {
    let (desk, truth) = furnished(true);
    let library = desk.open();
    let open = library.table(1).unwrap();
    library.rest().unwrap();
    let events = truth[&4].1[7].events.clone();
    let bytes = fs::read(desk.path()).unwrap();
    let at = bytes.windows(events.len()).rposition(|part| part == events.as_bytes()).unwrap();
    flip(&desk.path(), at as u64 + 3, 1);
    // Opening looks at no log; opening the game does.
    assert_eq!(library.report().unwrap(), None);
    let error = library.table(4).unwrap_err();
    assert_eq!(error.kind(), crate::library::ErrorKind::Damaged);
    assert_eq!(library.report().unwrap().unwrap().salvaged, 5);
    assert_eq!(library.table(4).unwrap_err().kind(), crate::library::ErrorKind::NotFound);
    open.reload().unwrap();
    play(&open, &note(1));
    // The report waits for a player who reads it.
    drop(library);
    assert!(desk.open().report().unwrap().is_some());
}

#[test]
fn a_repair_that_is_cut_off_is_finished() {
    let (desk, truth) = furnished(true);
    desk.open().rest().unwrap();
    let other = damaged(&desk, |path| flip(path, 0, 1));
    drop(other.open());
    let kept = other.files().into_iter().find(|name| name.contains(".damaged-") && !name.ends_with("-wal")).unwrap();
    let stamp = kept.rsplit(".damaged-").next().unwrap().to_owned();
    let ready = other.path().with_file_name(format!("games.db.salvaged-{stamp}"));
    // As if it had been cut off between the two names.
    settle(&other.path());
    fs::rename(other.path(), &ready).unwrap();
    examine(&other, &truth, "between the names");
    // As if it had been cut off before the first.
    let other = damaged(&desk, |path| {
        flip(path, 0, 1);
        fs::write(path.with_file_name("games.db.salvaged-20000101-000000"), "half").unwrap();
        fs::write(path.with_file_name("games.db.salvaging"), "half").unwrap();
    });
    examine(&other, &truth, "before the names");
    assert!(!other.files().iter().any(|name| name.contains(".salvag")));
}

/// Brings everything into the file, as a repair leaves it.
fn settle(path: &Path) {
    let connection = rusqlite::Connection::open(path).unwrap();
    connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).unwrap();
}
