//! The surface that Kotlin and Swift see: games through its objects, errors for people, and no panic beyond it.

use std::sync::Arc;

use windrose_core::chance::{Chance as _, Seeded};
use windrose_core::game::Seat;
use windrose_core::games::{GameAction, GameKind, GameSetup};
use windrose_core::library::{ErrorKind, ErrorText};
use windrose_core::table::{Answer, TableView};
use windrose_core::tack::{Column, Faces, Space, TackAction, TackMode, TackSetup};

use crate::error::Answered;
use crate::{GameLibrary, Table, WindroseError, mode_setup, seed_text, setup_from_text, setup_text};

/// A library in a folder of its own.
struct Desk {
    folder: tempfile::TempDir,
    library: Arc<GameLibrary>,
}

impl Desk {
    fn new(language: &str) -> Desk {
        let folder = tempfile::tempdir().unwrap();
        let library = open(&folder, language);
        Desk { folder, library }
    }

    fn start(&self) -> Arc<Table> {
        self.library.start(tack(), Vec::new(), Some(seed_text(7))).unwrap()
    }
}

fn open(folder: &tempfile::TempDir, language: &str) -> Arc<GameLibrary> {
    let path = folder.path().join("games.db").to_string_lossy().into_owned();
    GameLibrary::open(path, language.to_owned()).unwrap()
}

fn tack() -> GameSetup {
    mode_setup(GameKind::Tack, "two-players".to_owned(), 2).unwrap()
}

/// The kind and the words of an error.
fn failed<T: std::fmt::Debug>(answer: Answered<T>) -> (ErrorKind, ErrorText) {
    let WindroseError::Failed { kind, text } = answer.unwrap_err();
    assert!(!text.title.is_empty());
    (kind, text)
}

fn kind<T: std::fmt::Debug>(answer: Answered<T>) -> ErrorKind {
    failed(answer).0
}

/// Plays one of the choices; none when there is nothing to decide.
fn play_one(table: &Table, chance: &mut Seeded) -> Option<TableView> {
    let view = table.view().unwrap();
    let choices = view.decision?.choices;
    let action = choices[chance.below(choices.len() as u32) as usize].action.clone();
    table.preview(action.clone()).unwrap();
    match table.play(action, view.step).unwrap() {
        Answer::Done { view } => Some(view),
        Answer::MovedOn { view } => panic!("nobody else played, and yet it moved on to {}", view.step),
    }
}

fn wait<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(work)
}

#[test]
fn a_game_is_played_to_its_end_saved_and_counted() {
    let desk = Desk::new("en");
    let table = desk.library.start(tack(), vec!["Ada".to_owned()], Some(seed_text(7))).unwrap();
    assert_eq!(table.view().unwrap().seats[0].name, "Ada");
    assert_eq!(table.seed().unwrap(), seed_text(7));
    let mut chance = Seeded::new(1, 0);
    let mut last = table.view().unwrap();
    while let Some(view) = play_one(&table, &mut chance) {
        assert_eq!(view.step, last.step + 1);
        last = view;
    }
    assert!(last.result.is_some() && !table.log().unwrap().is_empty());
    assert_eq!(table.review(0).unwrap().step, 0);

    desk.library.rest().unwrap();
    let again = open(&desk.folder, "en").table(table.id()).unwrap();
    assert_eq!((again.view().unwrap(), again.state_hash().unwrap()), (last, table.state_hash().unwrap()));
    assert_eq!(desk.library.shelf().unwrap().finished.len(), 1);

    let file = desk.library.export(table.id()).unwrap();
    let twin = wait(Arc::clone(&desk.library).import(file)).unwrap();
    assert_eq!(desk.library.table(twin).unwrap().state_hash().unwrap(), table.state_hash().unwrap());
    let statistics = wait(Arc::clone(&desk.library).statistics(GameKind::Tack)).unwrap();
    assert_eq!((statistics.finished, statistics.abandoned), (1, 0), "the twin is the same game");
    wait(Arc::clone(&desk.library).verify()).unwrap();
    desk.library.delete(twin).unwrap();
    desk.library.set_utc_offset(120);
    assert_eq!(desk.library.deleted().unwrap()[0].date_line, "Gone in 30 days");
    desk.library.delete_for_good(twin).unwrap();
    assert!(desk.library.deleted().unwrap().is_empty());
}

#[test]
fn a_stale_step_moves_on_and_changes_nothing() {
    let desk = Desk::new("en");
    let table = desk.start();
    let first = table.view().unwrap();
    let action = first.decision.clone().unwrap().choices[0].action.clone();
    let view = play_one(&table, &mut Seeded::new(1, 0)).unwrap();
    assert_eq!(table.play(action, first.step).unwrap(), Answer::MovedOn { view: view.clone() });
    assert_eq!(table.undo(first.step).unwrap(), Answer::MovedOn { view: view.clone() });
    assert_eq!(table.view().unwrap(), view);
}

#[test]
fn two_windows_on_a_game_share_its_table() {
    let desk = Desk::new("en");
    let table = desk.start();
    let other = desk.library.table(table.id()).unwrap();
    let view = play_one(&table, &mut Seeded::new(1, 0)).unwrap();
    assert_eq!(other.view().unwrap(), view);
}

#[test]
fn errors_say_what_happened_and_what_to_do_in_the_players_language() {
    let [english, german] = ["en", "de-CH"].map(Desk::new);
    let errors = |desk: &Desk| {
        [
            failed(desk.library.table(-1)),
            failed(desk.library.start(tack(), Vec::new(), Some("hello".to_owned()))),
            failed(wait(Arc::clone(&desk.library).import(b"PNG".to_vec()))),
        ]
    };
    let kinds = [ErrorKind::NotFound, ErrorKind::BadSeed, ErrorKind::BadFile];
    for (kind, (english, german)) in kinds.into_iter().zip(errors(&english).into_iter().zip(errors(&german))) {
        assert_eq!((english.0, german.0), (kind, kind));
        assert!(!english.1.next.is_empty() && !german.1.next.is_empty(), "{kind:?} says no next step");
        assert_ne!(english.1, german.1);
    }
    // The reason of a refusal is all that there is to say.
    let refused = failed(english.start().play(GameAction::Tack { action: TackAction::Done }, 0));
    assert_eq!((refused.0, refused.1.next.as_str()), (ErrorKind::Refused, ""));
}

/// Every kind of action, with numbers that no board and no die has.
fn absurd_actions() -> Vec<TackAction> {
    let column = Column::C;
    let mut actions = vec![TackAction::Turn { up: true }, TackAction::Turn { up: false }, TackAction::Done];
    actions.extend([[0; 5], [200; 5], [255; 5]].map(|faces| TackAction::Place { faces: Faces(faces) }));
    actions.extend([0, 200, 255].map(|face| TackAction::Raise { column, face }));
    actions.extend([TackAction::Remove { column }, TackAction::Trim { column, up: true }]);
    for (from, to) in [(0, 255), (255, 0), (255, 255), (7, 8), (6, 7), (254, 255)] {
        let [from, to] = [from, to].map(|row| Space { column, row });
        let aside = Space { column: Column::D, ..to };
        actions.extend([
            TackAction::Move { from, to },
            TackAction::Drift { from, to },
            TackAction::Pull { from, to },
            TackAction::Sidestep { from, to: aside },
            TackAction::Swap { one: from, other: aside },
        ]);
    }
    actions
}

#[test]
fn absurd_actions_are_refused_at_every_decision() {
    let desk = Desk::new("en");
    for mode in ["two-players", "two-players-storms", "tide-spring"] {
        let people = if mode.starts_with("two") { 2 } else { 1 };
        let setup = mode_setup(GameKind::Tack, mode.to_owned(), people).unwrap();
        let table = desk.library.start(setup, Vec::new(), Some(seed_text(3))).unwrap();
        let mut chance = Seeded::new(3, 0);
        for _ in 0..60 {
            let before = table.view().unwrap();
            let choices = before.decision.as_ref().map(|decision| decision.choices.as_slice()).unwrap_or_default();
            for action in absurd_actions().into_iter().map(|action| GameAction::Tack { action }) {
                if choices.iter().any(|choice| choice.action == action) {
                    continue;
                }
                assert_eq!(kind(table.preview(action.clone())), ErrorKind::Refused, "{action:?}");
                assert_eq!(kind(table.play(action.clone(), before.step)), ErrorKind::Refused, "{action:?}");
            }
            assert_eq!(table.view().unwrap(), before);
            if play_one(&table, &mut chance).is_none() {
                break;
            }
        }
    }
}

#[test]
fn absurd_numbers_and_texts_are_refused() {
    let desk = Desk::new("en");
    let library = &desk.library;
    let long = "9".repeat(1 << 20);
    for id in [i64::MIN, -1, 0, 2, i64::MAX] {
        assert_eq!(kind(library.table(id)), ErrorKind::NotFound);
        assert_eq!(kind(library.rename(id, long.clone())), ErrorKind::NotFound);
        assert_eq!(kind(library.delete(id)), ErrorKind::NotFound);
        assert_eq!(kind(library.undelete(id)), ErrorKind::NotFound);
        assert_eq!(kind(library.abandon(id)), ErrorKind::NotFound);
        assert_eq!(kind(library.export(id)), ErrorKind::NotFound);
    }
    assert_eq!(kind(library.start(tack(), Vec::new(), Some(long.clone()))), ErrorKind::BadSeed);
    assert_eq!(mode_setup(GameKind::Tack, long.clone(), 2), None);
    assert_eq!(mode_setup(GameKind::Tack, "two-players".to_owned(), 255), None);
    assert_eq!(setup_from_text(long.clone()), None);
    assert_eq!(setup_from_text(setup_text(tack())), Some(tack()));
    library.set_system_language(long.clone()).unwrap();
    assert_eq!(library.language_tag(), "en");

    let nobody = TackSetup { older: Seat(255), ..TackSetup::TWO_PLAYERS };
    assert_eq!(nobody.mode, TackMode::TwoPlayers);
    let nobody = GameSetup::Tack { setup: nobody };
    assert!(library.refusal(nobody.clone()).unwrap().is_some());
    assert_eq!(kind(library.start(nobody, Vec::new(), None)), ErrorKind::Refused);

    let table = library.start(tack(), vec![long; 300], None).unwrap();
    let view = table.view().unwrap();
    assert!(view.seats.len() == 2 && view.seats[0].name.len() < 100);
    assert_eq!(kind(table.review(u32::MAX)), ErrorKind::NotFound);
    assert_eq!(table.undo(u32::MAX).unwrap(), Answer::MovedOn { view });
    assert_eq!(kind(table.accept(Seat(255))), ErrorKind::Covered);
}

#[test]
fn places_where_no_file_can_be_are_reported() {
    for path in ["", "/", "/dev/null/games.db", "games\0.db"] {
        assert_eq!(kind(GameLibrary::open(path.to_owned(), "en".to_owned())), ErrorKind::Storage, "{path:?}");
    }
}

#[test]
fn a_panic_at_a_table_is_a_fault_and_the_table_is_read_again() {
    let desk = Desk::new("en");
    let table = desk.start();
    let other = open(&desk.folder, "en").table(table.id()).unwrap();
    let fault: Answered<()> = table.answer(|_| {
        // Something happens in the file that this table knows nothing of.
        play_one(&other, &mut Seeded::new(1, 0));
        panic!("a fault of ours")
    });
    let (kind, text) = failed(fault);
    assert_eq!(kind, ErrorKind::Fault);
    assert!(!text.next.is_empty());
    assert_eq!(table.view().unwrap(), other.view().unwrap(), "the table was read again");
    assert!(play_one(&table, &mut Seeded::new(2, 0)).is_some());
}

#[test]
fn a_panic_in_the_library_is_a_fault_and_the_library_goes_on() {
    let desk = Desk::new("de");
    assert_eq!(kind::<()>(desk.library.answer(|_| panic!("a fault of ours"))), ErrorKind::Fault);
    let later = Arc::clone(&desk.library).answer_later::<()>(|_| panic!("a fault of ours"));
    assert_eq!(kind(wait(later)), ErrorKind::Fault);
    play_one(&desk.start(), &mut Seeded::new(1, 0)).unwrap();
}
