//! Playing at a table: saving, covering, stale steps, log, preview and review.

use super::*;
use crate::game::Seat;
use crate::games::GameView;
use crate::library::{ErrorKind, LibraryError};
use crate::secrets::SecretsView;
use crate::words::Line;

fn numbers(view: &TableView) -> Vec<Option<u8>> {
    match &view.position {
        GameView::Secrets { view: SecretsView { numbers, .. } } => numbers.clone(),
        GameView::Tack { .. } | GameView::FourSenses { .. } | GameView::FourWinds { .. } => panic!("not secrets"),
    }
}

/// The numbers that seats keep from each other in the game with this seed.
fn secret_numbers(seed: u64) -> [u8; 2] {
    let mut chance = Seeded::new(seed, 0);
    [chance.below(100) as u8, chance.below(100) as u8]
}

#[test]
fn every_action_is_on_the_disk_when_it_returns() {
    let desk = Desk::new();
    let library = desk.open();
    let mut chance = Seeded::new(9, 0);
    for setup in [secrets(), tack()] {
        let table = library.start(&setup, &[], Some(11)).unwrap();
        for step in 0..25 {
            play_at_random(&table, 1, &mut chance);
            // A kill here leaves these files.
            let other = Desk::new();
            copy(&desk, other.path().parent().unwrap());
            let found = other.open();
            assert_eq!(found.report().unwrap(), None, "step {step}");
            assert_eq!(saved(&found, table.id()), saved(&library, table.id()));
            let resumed = found.table(table.id()).unwrap();
            assert_eq!(uncovered(&resumed), uncovered(&table));
        }
    }
}

#[test]
fn a_seed_makes_the_same_game() {
    let desk = Desk::new();
    let library = desk.open();
    let one = library.start(&tack(), &[], Some(77)).unwrap();
    let seed = library.seed(&one.seed()).unwrap();
    assert_eq!(seed, 77);
    let other = library.start(&tack(), &[], Some(seed)).unwrap();
    for table in [&one, &other] {
        play_at_random(table, 40, &mut Seeded::new(1, 1));
    }
    assert_eq!(one.view().position, other.view().position);
    let [first, second] = [library.start(&tack(), &[], None).unwrap(), library.start(&tack(), &[], None).unwrap()];
    assert_ne!(first.seed(), second.seed());
    assert_eq!(library.seed("nonsense").unwrap_err().kind(), ErrorKind::BadSeed);
}

#[test]
fn names_are_the_players_or_else_the_seats_own() {
    let desk = Desk::new();
    let table = desk.open().start(&secrets(), &[" Ada ".to_owned(), "  ".to_owned()], None).unwrap();
    let names: Vec<_> = table.view().seats.into_iter().map(|seat| seat.name).collect();
    assert_eq!(names, ["Ada", "Keeper 2"]);
}

#[test]
fn a_refused_action_changes_nothing() {
    let desk = Desk::new();
    let library = desk.open();
    let table = library.start(&secrets(), &[], Some(1)).unwrap();
    let before = (uncovered(&table), saved(&library, table.id()));
    assert_eq!(table.play(&note(9), 0).unwrap_err().kind(), ErrorKind::Refused);
    let other = library.start(&tack(), &[], Some(1)).unwrap().view().decision.unwrap().choices[0].action.clone();
    assert_eq!(table.play(&other, 0).unwrap_err().kind(), ErrorKind::Refused);
    assert_eq!((table.view(), saved(&library, table.id())), before);
}

#[test]
fn a_stale_step_moves_on() {
    let desk = Desk::new();
    let library = desk.open();
    let table = library.start(&secrets(), &[], Some(1)).unwrap();
    play(&table, &note(1));
    let Answer::MovedOn { view } = table.play(&note(1), 0).unwrap() else { panic!("played twice") };
    assert_eq!(view, table.view());
    assert_eq!(view.step, 1);
    assert!(matches!(table.undo(0).unwrap(), Answer::MovedOn { .. }));
    assert_eq!(table.view().step, 1);
}

#[test]
fn two_processes_at_one_table_see_each_other() {
    let desk = Desk::new();
    let (here, there) = (desk.open(), desk.open());
    let table = here.start(&secrets(), &[], Some(1)).unwrap();
    let twin = there.table(table.id()).unwrap();
    play(&table, &note(1));
    uncovered(&twin);
    let Answer::MovedOn { view } = twin.play(&note(2), 0).unwrap() else { panic!("played over another") };
    assert_eq!(view.step, 1);
    play(&twin, &note(2));
    assert!(matches!(table.undo(1).unwrap(), Answer::MovedOn { .. }));
    table.undo(2).unwrap();
    assert_eq!(twin.reload().unwrap().step, 1);
    // A new name is no move.
    there.rename(table.id(), "Ours").unwrap();
    assert!(matches!(table.play(&note(3), 1).unwrap(), Answer::Done { .. }));
    assert_eq!(table.view().title, "Ours");
    // A game that is deleted elsewhere is closed here, and open again when it is brought back.
    there.delete(table.id()).unwrap();
    assert_eq!(table.play(&note(3), 2).unwrap_err().kind(), ErrorKind::Closed);
    assert_eq!(here.table(table.id()).unwrap_err().kind(), ErrorKind::Closed);
    there.undelete(table.id()).unwrap();
    play(&here.table(table.id()).unwrap(), &note(3));
    there.delete_all_data().unwrap();
    assert_eq!(table.reload().unwrap_err().kind(), ErrorKind::NotFound);
}

#[test]
fn a_library_may_be_made_by_several_at_once() {
    for _ in 0..10 {
        let desk = Desk::new();
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    let library = desk.open();
                    for _ in 0..3 {
                        play(&library.start(&secrets(), &[], None).unwrap(), &note(1));
                        library.rest().ok();
                    }
                    assert_eq!(library.report().unwrap(), None);
                });
            }
        });
        assert_eq!(desk.open().shelf().unwrap().unfinished.len(), 12);
    }
}

#[test]
fn there_is_one_table_for_each_game() {
    let desk = Desk::new();
    let library = desk.open();
    let table = library.start(&secrets(), &[], Some(1)).unwrap();
    assert!(Arc::ptr_eq(&table, &library.table(table.id()).unwrap()));
    assert_eq!(library.table(99).unwrap_err().kind(), ErrorKind::NotFound);
    let id = table.id();
    drop(table);
    assert!(library.table(id).unwrap().view().covered, "a table that is opened is covered");
}

#[test]
fn threads_take_turns() {
    let desk = Desk::new();
    let library = desk.open();
    let table = library.start(&secrets(), &[], Some(1)).unwrap();
    uncovered(&table);
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                let mut done = 0;
                while done < 10 {
                    let step = table.view().step;
                    if matches!(table.play(&note(1), step).unwrap(), Answer::Done { .. }) {
                        done += 1;
                    }
                    library.shelf().unwrap();
                }
            });
        }
    });
    assert_eq!(table.view().step, 40);
}

#[test]
fn hidden_things_are_covered_until_the_holder_accepts() {
    let desk = Desk::new();
    let library = desk.open();
    let secret = secret_numbers(8);
    let table = library.start(&secrets(), &[], Some(8)).unwrap();
    let covered = table.view();
    assert!(covered.covered && !covered.secret && covered.decision.is_none());
    assert_eq!(numbers(&covered), [None, None]);
    assert_eq!(table.play(&note(1), 0).unwrap_err().kind(), ErrorKind::Covered);
    assert_eq!(table.preview(&note(1)).unwrap_err().kind(), ErrorKind::Covered);
    assert!(matches!(table.accept(Seat(1)), Err(LibraryError::Covered)));
    assert_eq!(numbers(&table.accept(Seat(0)).unwrap()), [Some(secret[0]), None]);
    assert!(table.view().secret && table.review(0).unwrap().secret, "what the holder alone may see is in view");
    let left = table.lose_foreground();
    assert!(left.covered && !left.secret && !table.review(0).unwrap().secret);
    table.accept(Seat(0)).unwrap();
    let passed = play(&table, &act(SecretsAction::Pass));
    assert!(passed.covered);
    assert_eq!((passed.holder, numbers(&passed)), (Seat(1), vec![None, None]));
    assert_eq!(numbers(&table.accept(Seat(1)).unwrap()), [None, Some(secret[1])]);
    // Once all is shown and over, nothing needs a cover.
    for action in [SecretsAction::Show, SecretsAction::Pass, SecretsAction::Show] {
        play(&table, &act(action));
    }
    let over = table.lose_foreground();
    assert!(!over.covered && !over.secret && over.result.is_some());
    assert_eq!(numbers(&over), secret.map(Some));
}

#[test]
fn a_table_that_was_left_is_covered_when_it_is_opened_again_however_long_others_keep_it() {
    let desk = Desk::new();
    let library = desk.open();
    let table = library.start(&secrets(), &[], Some(8)).unwrap();
    table.accept(Seat(0)).unwrap();
    // Another page of the same game is no leaving: it shows what the one at the table sees.
    let beside = library.table(table.id()).unwrap();
    assert!(!beside.view().covered && beside.review(0).unwrap().secret);
    table.lose_foreground();
    let again = library.table(table.id()).unwrap();
    for kept in [&table, &beside, &again] {
        assert!(kept.view().covered && !kept.review(0).unwrap().secret);
    }
    assert_eq!(again.play(&note(1), 0).unwrap_err().kind(), ErrorKind::Covered);
    // Nor does anything of it come from the file.
    drop((table, beside, again));
    assert!(library.table(library.shelf().unwrap().unfinished[0].id).unwrap().view().covered);
}

#[test]
fn nothing_tells_a_seat_what_another_drew() {
    let desk = Desk::new();
    let library = desk.open();
    let table = library.start(&secrets(), &[], Some(8)).unwrap();
    uncovered(&table);
    // The log line of a draw has the number for the one who drew, and for nobody else.
    let [mine, theirs] = secret_numbers(8).map(|number| format!("Drew {number}."));
    let hidden = "Drew a number.".to_owned();
    let told = |table: &Table| table.log().into_iter().map(|line| line.line.text).collect::<Vec<_>>();
    assert_eq!(told(&table), [hidden.clone(), mine]);
    table.lose_foreground();
    assert_eq!(told(&table), [hidden.clone(), hidden.clone()]);
    uncovered(&table);
    play(&table, &act(SecretsAction::Draw));
    play(&table, &act(SecretsAction::Pass));
    let view = uncovered(&table);
    let since: Vec<_> = view.since.iter().map(|line| line.text.clone()).collect();
    assert_eq!(since, [hidden.clone(), theirs, hidden, "Passed.".to_owned()]);
    assert_eq!(numbers(&table.review(0).unwrap()), [None, Some(secret_numbers(8)[1])]);
}

#[test]
fn a_preview_stops_before_what_only_the_action_shows() {
    let desk = Desk::new();
    let table = desk.open().start(&secrets(), &[], Some(8)).unwrap();
    uncovered(&table);
    let noted = table.preview(&note(2)).unwrap();
    assert_eq!((noted.events.len(), noted.lines.len()), (1, 1));
    let drawn = table.preview(&act(SecretsAction::Draw)).unwrap();
    assert!(drawn.events.is_empty());
    assert_eq!(drawn.lines, ["Then a number is drawn."]);
    let shown = table.preview(&act(SecretsAction::Show)).unwrap();
    assert!(shown.events.is_empty());
    assert_eq!(shown.lines, ["Then something hidden is shown."]);
    assert_eq!(table.preview(&note(9)).unwrap_err().kind(), ErrorKind::Refused);
    assert_eq!(table.view().step, 0);
}

#[test]
fn a_preview_is_final_exactly_when_the_action_cannot_be_taken_back_or_ends_the_game() {
    let desk = Desk::new();
    let library = desk.open();
    for (setup, games) in [(tack(), 8), (secrets(), 3)] {
        let mut chance = Seeded::new(4, 0);
        let mut endings = 0;
        for seed in 0..games {
            let table = library.start(&setup, &[], Some(seed)).unwrap();
            while let Some(decision) = uncovered(&table).decision {
                let choice = &decision.choices[chance.below(decision.choices.len() as u32) as usize];
                let preview = table.preview(&choice.action).unwrap();
                let after = play(&table, &choice.action);
                let careful = !after.undo.possible || after.result.is_some();
                assert_eq!(preview.is_final, careful, "{:?} in game {seed}", choice.action);
                endings += u32::from(after.result.is_some() && after.undo.possible);
            }
        }
        assert!(endings > 0 || setup == secrets(), "no game ended by an action that can be taken back");
    }
}

#[test]
fn the_log_marks_what_is_new_and_where_undo_stops() {
    let desk = Desk::new();
    let table = desk.open().start(&secrets(), &[], Some(8)).unwrap();
    for action in [note(1), act(SecretsAction::Pass), note(2), note(3)] {
        play(&table, &action);
    }
    let log = table.log();
    let marks: Vec<_> = log.iter().map(|line| (line.step, line.since_your_turn, line.undo_stops)).collect();
    let expected = [(4, false, false), (3, false, true), (2, false, false), (1, false, false), (0, false, false)];
    assert_eq!(marks[..5], expected);
    play(&table, &act(SecretsAction::Pass));
    uncovered(&table);
    let new: Vec<_> = table.log().iter().filter(|line| line.since_your_turn).map(|line| line.step).collect();
    assert_eq!(new, [5, 4, 3]);
}

#[test]
fn the_last_move_stays_in_view_until_the_next() {
    let desk = Desk::new();
    let library = desk.open();
    let mut chance = Seeded::new(3, 0);
    for seed in 0..4 {
        let table = library.start(&storms(), &[], Some(seed)).unwrap();
        let mut moved = false;
        while table.view().decision.is_some() {
            play_at_random(&table, 1, &mut chance);
            let view = table.view();
            moved |= view.happened.iter().any(|happened| !happened.event.trail().is_empty());
            assert_eq!(!view.trail.is_empty(), moved, "at step {}", view.step);
            assert_eq!(table.review(view.step).unwrap().trail, view.trail);
        }
    }
}

#[test]
fn what_the_tide_answered_is_new_to_the_player() {
    let desk = Desk::new();
    let library = desk.open();
    let table = library.start(&tide(), &[], Some(4)).unwrap();
    let mut answers = 0;
    let mut chance = Seeded::new(6, 0);
    while table.view().decision.is_some() {
        play_at_random(&table, 1, &mut chance);
        let view = table.view();
        let by_the_tide = |line: &Line| line.seat == Some(Seat(1));
        let answered = view.happened.iter().filter_map(|happened| happened.line.as_ref()).any(by_the_tide);
        assert_eq!(view.since.first().is_some_and(by_the_tide), answered, "at step {}", view.step);
        let log: Vec<_> = table.log().into_iter().filter(|line| line.since_your_turn).map(|line| line.line).collect();
        assert_eq!(log.into_iter().rev().collect::<Vec<_>>(), view.since);
        answers += u32::from(answered);
    }
    assert!(answers > 10, "the tide answered {answers} times");
}

#[test]
fn a_review_shows_every_position_again() {
    let desk = Desk::new();
    let library = desk.open();
    let table = library.start(&tack(), &[], Some(8)).unwrap();
    let mut chance = Seeded::new(2, 0);
    let mut positions = vec![table.view()];
    while table.view().decision.is_some() {
        play_at_random(&table, 1, &mut chance);
        positions.push(table.view());
    }
    for (step, played) in (0..).zip(&positions) {
        let review = table.review(step).unwrap();
        assert_eq!((review.step, &review.position), (step, &played.position));
        assert_eq!((&review.happened, &review.trail), (&played.happened, &played.trail));
        assert!(review.decision.is_none() && !review.undo.possible);
    }
    let beyond = positions.len() as u32;
    assert_eq!(table.review(beyond).unwrap_err().kind(), ErrorKind::NotFound);
}

#[test]
fn a_game_of_older_rules_goes_on_but_is_not_replayed() {
    let desk = Desk::new();
    let library = desk.open();
    let table = library.start(&secrets(), &[], Some(8)).unwrap();
    play(&table, &note(1));
    library.shared.amend(table.id(), |head| head.rules_version = 0).unwrap();
    uncovered(&table);
    assert!(table.reload().is_ok());
    play(&table, &note(1));
    assert_eq!(table.review(0).unwrap_err().kind(), ErrorKind::OtherRules);
    assert!(table.review(2).is_ok());
    let newer = library.start(&secrets(), &[], Some(8)).unwrap();
    library.shared.amend(newer.id(), |head| head.rules_version = 99).unwrap();
    assert_eq!(newer.reload().unwrap_err().kind(), ErrorKind::OtherRules);
}

#[test]
fn a_seat_has_its_note_under_its_name_and_spoken() {
    let desk = Desk::new();
    let table = desk.open().start(&secrets(), &["Ada".to_owned(), "Ben".to_owned()], Some(1)).unwrap();
    let seats = |view: TableView| view.seats.into_iter().map(|seat| (seat.note, seat.spoken)).collect::<Vec<_>>();
    let said = |note: &str, spoken: &str| (note.to_owned(), spoken.to_owned());
    assert_eq!(seats(table.view()), [said("", "Ada, 0 points, to play"), said("", "Ben, 0 points")]);
    let shown = play(&table, &act(SecretsAction::Show));
    assert_eq!(seats(shown), [said("shown", "Ada, 0 points, to play, shown"), said("", "Ben, 0 points")]);
    let passed = play(&table, &act(SecretsAction::Pass));
    assert_eq!(seats(passed)[0], said("shown", "Ada, 0 points, shown"), "also while the device is handed over");
}

#[test]
fn a_table_has_the_score_sheet_of_its_game_where_there_is_one() {
    let desk = Desk::new();
    let library = desk.open();
    let table = library.start(&secrets(), &[], Some(1)).unwrap();
    let sheet = play(&table, &note(3)).sheet.unwrap();
    assert_eq!(sheet.columns, [Seat(0), Seat(1)]);
    let rows: Vec<_> = sheet.rows.iter().map(|row| (&*row.label, row.figures.join(" "), row.total)).collect();
    assert_eq!(rows, [("Notes", "3 0".to_owned(), true)]);
    assert_eq!(library.start(&tack(), &[], Some(1)).unwrap().view().sheet, None);
}
