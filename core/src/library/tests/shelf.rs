//! Lists, names, deleting, statistics and settings.

use super::*;
use crate::clock::DAY;
use crate::library::{ErrorKind, GameStatus, SavedGame};
use crate::settings::{Settings, Theme};
use crate::store::KEPT;
use crate::words::Language;

fn ids(games: &[SavedGame]) -> Vec<i64> {
    games.iter().map(|game| game.id).collect()
}

#[test]
fn the_shelf_has_the_game_played_last_first() {
    let desk = Desk::new();
    let library = desk.open();
    assert_eq!(library.shelf().unwrap().latest, None);
    let first = library.start(&secrets(), &[], None).unwrap();
    desk.clock.turn(1000);
    let second = library.start(&tack(), &[], None).unwrap();
    let shelf = library.shelf().unwrap();
    assert_eq!(ids(&shelf.unfinished), [second.id(), first.id()]);
    desk.clock.turn(1000);
    play(&first, &note(1));
    let shelf = library.shelf().unwrap();
    assert_eq!(ids(&shelf.unfinished), [first.id(), second.id()]);
    let latest = shelf.latest.unwrap();
    assert_eq!((latest.id, latest.step, latest.updated - latest.created), (first.id(), 1, 2000));
    assert_eq!(latest.standing, "Keeper 1 to play");
    assert_eq!(latest.summary, "2 secrets");
    assert_eq!(latest.seats, ["Keeper 1", "Keeper 2"]);
    desk.clock.turn(1000);
    second.abandon().unwrap();
    for action in [SecretsAction::Show, SecretsAction::Pass, SecretsAction::Show] {
        play(&first, &act(action));
    }
    let shelf = library.shelf().unwrap();
    assert!(shelf.unfinished.is_empty());
    let finished: Vec<_> = shelf.finished.iter().map(|game| (game.id, game.status)).collect();
    assert_eq!(finished, [(second.id(), GameStatus::Abandoned), (first.id(), GameStatus::Finished)]);
    assert_eq!(shelf.finished[1].standing, "1 with the highest number");
}

#[test]
fn a_game_can_be_named() {
    let desk = Desk::new();
    let library = desk.open();
    let id = library.start(&tack(), &[], None).unwrap().id();
    let title = || library.shelf().unwrap().unfinished[0].clone();
    assert_eq!((title().title.as_str(), title().named), ("Tack", false));
    library.rename(id, "  Sunday  ").unwrap();
    assert_eq!((title().title.as_str(), title().named), ("Sunday", true));
    assert_eq!(library.table(id).unwrap().view().title, "Sunday");
    library.rename(id, " ").unwrap();
    assert_eq!((title().title.as_str(), title().named), ("Tack", false));
    assert_eq!(library.rename(99, "x").unwrap_err().kind(), ErrorKind::NotFound);
}

#[test]
fn a_deleted_game_can_be_brought_back_for_30_days() {
    let desk = Desk::new();
    let library = desk.open();
    let kept = library.start(&secrets(), &[], None).unwrap().id();
    let gone = library.start(&secrets(), &["Rumpelstilzchen".to_owned()], None).unwrap().id();
    let before = saved(&library, kept);
    for id in [kept, gone] {
        library.delete(id).unwrap();
        desk.clock.turn(1);
    }
    assert_eq!(library.shelf().unwrap().unfinished, []);
    assert_eq!(ids(&library.recently_deleted().unwrap()), [gone, kept]);
    assert_eq!(library.table(kept).unwrap_err().kind(), ErrorKind::Closed);
    library.undelete(kept).unwrap();
    drop(library.table(kept).unwrap());
    let after = saved(&library, kept);
    assert_eq!((after.0.state, after.1), (before.0.state, before.1));
    desk.clock.turn(KEPT - 2);
    assert_eq!(ids(&desk.open().recently_deleted().unwrap()), [gone]);
    desk.clock.turn(3);
    let library = desk.open();
    assert_eq!(library.recently_deleted().unwrap(), []);
    assert_eq!(ids(&library.shelf().unwrap().unfinished), [kept]);
    assert_eq!(library.undelete(gone).unwrap_err().kind(), ErrorKind::NotFound);
    // Not even its log is left, and its number is not used again.
    library.rest().unwrap();
    let file = std::fs::read(desk.path()).unwrap();
    assert!(!String::from_utf8_lossy(&file).contains("Rumpelstilzchen"));
    assert!(library.start(&secrets(), &[], None).unwrap().id() > gone);
    library.verify().unwrap();
}

#[test]
fn seats_without_a_name_are_called_as_the_language_calls_them() {
    let desk = Desk::new();
    let library = desk.open();
    let table = library.start(&tack(), &["  ".to_owned(), "Ada".to_owned()], None).unwrap();
    let called = || {
        let view = table.view();
        let seats: Vec<_> = view.seats.into_iter().map(|seat| seat.name).collect();
        assert_eq!(library.shelf().unwrap().unfinished[0].seats, seats);
        seats
    };
    assert_eq!(called(), ["Blue", "Ada"]);
    library.set_settings(&Settings { language: Some(Language::German), ..Settings::default() }).unwrap();
    assert_eq!(called(), ["Blau", "Ada"]);
    assert!(table.log().iter().any(|line| line.line.spoken.starts_with("Blau")), "{:?}", table.log());
    let id = library.import(&library.export(table.id()).unwrap()).unwrap();
    library.set_settings(&Settings::default()).unwrap();
    assert_eq!(library.table(id).unwrap().view().seats[0].name, "Blue");
}

#[test]
fn a_typed_seed_is_looked_at_before_a_game_begins() {
    let desk = Desk::new();
    let library = desk.open();
    let table = library.start(&secrets(), &[], Some(77)).unwrap();
    assert_eq!(library.seed_refusal(&table.seed()), None);
    for typed in ["", "abc", &table.seed()[1..], &"Z".repeat(100_000)] {
        let refusal = library.seed_refusal(typed).unwrap();
        assert_eq!(refusal.title, "This is not a seed.");
    }
}

#[test]
fn a_deleted_game_can_be_deleted_for_good() {
    let desk = Desk::new();
    let library = desk.open();
    let kept = library.start(&secrets(), &[], None).unwrap();
    let gone = library.start(&secrets(), &["Rumpelstilzchen".to_owned()], None).unwrap();
    play_at_random(&gone, 5, &mut Seeded::new(1, 0));
    assert_eq!(library.delete_for_good(gone.id()).unwrap_err().kind(), ErrorKind::NotFound, "it is not deleted yet");
    assert_eq!(library.shelf().unwrap().unfinished.len(), 2);
    library.delete(gone.id()).unwrap();
    library.delete_for_good(gone.id()).unwrap();
    assert_eq!(library.recently_deleted().unwrap(), []);
    for again in [library.delete_for_good(gone.id()), library.undelete(gone.id()), gone.reload().map(drop)] {
        assert_eq!(again.unwrap_err().kind(), ErrorKind::NotFound);
    }
    assert_eq!(ids(&library.shelf().unwrap().unfinished), [kept.id()]);
    library.rest().unwrap();
    for name in desk.files() {
        let file = std::fs::read(desk.path().with_file_name(&name)).unwrap();
        assert!(!String::from_utf8_lossy(&file).contains("Rumpelstilzchen"), "{name}");
    }
    library.verify().unwrap();
    assert_eq!(desk.open().report().unwrap(), None);
}

#[test]
fn games_say_on_which_day_they_were_played() {
    let desk = Desk::new();
    let library = desk.open();
    // The clock stands at midnight, UTC, at the beginning of 1 July 2026.
    library.start(&secrets(), &[], None).unwrap();
    let played = |language| {
        library.set_settings(&Settings { language: Some(language), ..Settings::default() }).unwrap();
        library.shelf().unwrap().unfinished[0].date_line.clone()
    };
    let both = || Language::ALL.map(played);
    assert_eq!(both(), ["Played today", "Heute gespielt"]);
    desk.clock.turn(DAY - 1);
    assert_eq!(both(), ["Played today", "Heute gespielt"]);
    desk.clock.turn(1);
    assert_eq!(both(), ["Played yesterday", "Gestern gespielt"]);
    desk.clock.turn(DAY);
    assert_eq!(both(), ["Played on 1 July 2026", "Gespielt am 1. Juli 2026"]);
    // West of Greenwich it was still June, and yesterday; east of it, it was July already.
    library.set_utc_offset(-60);
    assert_eq!(both(), ["Played on 30 June 2026", "Gespielt am 30. Juni 2026"]);
    desk.clock.turn(-DAY);
    assert_eq!(both(), ["Played yesterday", "Gestern gespielt"]);
    library.set_utc_offset(13 * 60);
    assert_eq!(both(), ["Played yesterday", "Gestern gespielt"]);
    desk.clock.turn(11 * 60 * 60 * 1000);
    assert_eq!(both(), ["Played on 1 July 2026", "Gespielt am 1. Juli 2026"]);
    // A clock that was put back since.
    desk.clock.turn(-3 * DAY);
    assert_eq!(both(), ["Played on 1 July 2026", "Gespielt am 1. Juli 2026"]);
}

#[test]
fn a_deleted_game_says_how_many_days_are_left() {
    let desk = Desk::new();
    let library = desk.open();
    let id = library.start(&secrets(), &[], None).unwrap().id();
    library.delete(id).unwrap();
    let gone = |language| {
        library.set_settings(&Settings { language: Some(language), ..Settings::default() }).unwrap();
        library.recently_deleted().unwrap()[0].date_line.clone()
    };
    let both = || Language::ALL.map(gone);
    assert_eq!(both(), ["Gone in 30 days", "Verschwindet in 30 Tagen"]);
    desk.clock.turn(1);
    assert_eq!(both(), ["Gone in 30 days", "Verschwindet in 30 Tagen"]);
    desk.clock.turn(KEPT - 2 * DAY - 1);
    assert_eq!(both(), ["Gone in 2 days", "Verschwindet in 2 Tagen"]);
    desk.clock.turn(DAY);
    assert_eq!(both(), ["Gone in 1 day", "Verschwindet in 1 Tag"]);
    desk.clock.turn(DAY - 1);
    assert_eq!(both(), ["Gone in 1 day", "Verschwindet in 1 Tag"]);
    desk.clock.turn(1);
    let last = ["Gone when the app is opened again", "Verschwindet beim nächsten Öffnen der App"];
    assert_eq!(both(), last);
    // A clock that was put back since.
    desk.clock.turn(-2 * KEPT);
    assert_eq!(both(), ["Gone in 30 days", "Verschwindet in 30 Tagen"]);
}

#[test]
fn delete_all_data_leaves_nothing() {
    let desk = Desk::new();
    let library = desk.open();
    let table = library.start(&secrets(), &["Rumpelstilzchen".to_owned()], None).unwrap();
    play_at_random(&table, 20, &mut Seeded::new(1, 0));
    library.set_settings(&Settings { language: Some(Language::German), ..Settings::default() }).unwrap();
    std::fs::write(desk.path().with_file_name("games.db.damaged-20260101-000000"), "Rumpelstilzchen").unwrap();
    library.delete_all_data().unwrap();
    for name in desk.files() {
        let file = std::fs::read(desk.path().with_file_name(&name)).unwrap();
        assert!(!String::from_utf8_lossy(&file).contains("Rumpelstilzchen"), "{name}");
    }
    assert_eq!(library.settings().unwrap(), Settings::default());
    assert_eq!(library.language(), Language::English);
    let shelf = library.shelf().unwrap();
    assert!(shelf.latest.is_none() && shelf.finished.is_empty());
    assert_eq!(table.reload().unwrap_err().kind(), ErrorKind::NotFound);
    let library = desk.open();
    assert_eq!(library.report().unwrap(), None);
    library.start(&secrets(), &[], None).unwrap();
}

#[test]
fn statistics_count_finished_games_and_abandoned_ones_apart() {
    let desk = Desk::new();
    let library = desk.open();
    let finish = |notes| {
        let table = library.start(&secrets(), &[], None).unwrap();
        (0..notes).for_each(|_| drop(play(&table, &note(1))));
        for action in [SecretsAction::Show, SecretsAction::Pass, SecretsAction::Show] {
            play(&table, &act(action));
        }
        table.id()
    };
    finish(2);
    let third = finish(3);
    library.start(&secrets(), &[], None).unwrap().abandon().unwrap();
    library.start(&secrets(), &[], None).unwrap();
    let statistics = library.statistics(GameKind::Secrets).unwrap();
    assert_eq!((statistics.finished, statistics.abandoned), (2, 1));
    assert_eq!(statistics.sections[0].title, "5 notes");
    library.delete(third).unwrap();
    assert_eq!(library.statistics(GameKind::Secrets).unwrap().sections[0].title, "2 notes");
    assert_eq!(library.statistics(GameKind::Tack).unwrap().finished, 0);
}

#[test]
fn a_game_that_comes_back_from_a_file_counts_once() {
    let desk = Desk::new();
    let library = desk.open();
    let table = library.start(&secrets(), &[], Some(5)).unwrap();
    play(&table, &note(2));
    let unfinished = library.export(table.id()).unwrap();
    let finish = |table: &Table| {
        for action in [SecretsAction::Show, SecretsAction::Pass, SecretsAction::Show] {
            play(table, &act(action));
        }
    };
    finish(&table);
    library.import(&library.export(table.id()).unwrap()).unwrap();
    let twin = library.table(library.import(&unfinished).unwrap()).unwrap();
    let counted = || library.statistics(GameKind::Secrets).unwrap().finished;
    assert_eq!(counted(), 1);
    finish(&twin);
    assert_eq!(counted(), 1, "played to the same end once more");
    // What went on otherwise is another game.
    let other = library.table(library.import(&unfinished).unwrap()).unwrap();
    play(&other, &note(3));
    finish(&other);
    assert_eq!(counted(), 2);
}

#[test]
fn settings_last_and_change_the_language_at_once() {
    let desk = Desk::new();
    let library = desk.open();
    assert_eq!(library.settings().unwrap(), Settings::default());
    let settings =
        Settings { language: Some(Language::German), theme: Theme::Dark, sound: false, ..Settings::default() };
    library.set_settings(&settings).unwrap();
    assert_eq!(library.language(), Language::German);
    let other = desk.open();
    assert_eq!((other.settings().unwrap(), other.language()), (settings, Language::German));
    library.set_settings(&Settings::default()).unwrap();
    assert_eq!(library.language(), Language::English);
    library.set_system_language("de-AT").unwrap();
    assert_eq!(library.language(), Language::German);
    assert_eq!(library.rules(GameKind::Secrets)[0].title, "Geheimnisse");
}

#[test]
fn settings_of_a_later_version_are_left_alone() {
    let desk = Desk::new();
    let library = desk.open();
    let later = [("theme", Some("\"Sepia\"".to_owned())), ("weather", Some("true".to_owned()))];
    library.shared.store(|store| store.set(&later)).unwrap();
    assert_eq!(library.settings().unwrap(), Settings::default());
    library.set_settings(&Settings { sound: false, ..Settings::default() }).unwrap();
    let rows = library.shared.store(|store| store.settings()).unwrap();
    assert!(rows.iter().any(|row| row.name == "weather"));
}

#[test]
fn a_thousand_games_open() {
    let desk = Desk::new();
    let library = desk.open();
    let table = library.start(&secrets(), &[], Some(1)).unwrap();
    (0..10).for_each(|_| drop(play(&table, &note(1))));
    let (head, log) = saved(&library, table.id());
    for _ in 1..1000 {
        library.shared.store(|store| store.add(head.clone(), log.clone())).unwrap();
    }
    let library = desk.open();
    assert_eq!(library.report().unwrap(), None);
    assert_eq!(library.shelf().unwrap().unfinished.len(), 1000);
}
