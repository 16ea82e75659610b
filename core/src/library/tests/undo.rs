//! What undo takes back, and every reason why it does not.

use super::*;
use crate::library::{ErrorKind, LibraryError};
use crate::table::UndoStop;

fn stop(view: &TableView) -> Option<UndoStop> {
    assert_eq!(view.undo.possible, view.undo.stop.is_none());
    assert!(!view.undo.text.is_empty());
    view.undo.stop
}

fn refused(table: &Table) {
    let view = table.view();
    let error = table.undo(view.step).unwrap_err();
    let text = error.text(&crate::words::Tongue::new(crate::words::Language::English));
    assert_eq!(text.title, view.undo.text);
    assert_eq!(table.view(), view);
}

#[test]
fn takes_back_action_by_action_up_to_the_beginning() {
    let desk = Desk::new();
    let library = desk.open();
    let table = library.start(&secrets(), &[], Some(1)).unwrap();
    let begun = uncovered(&table);
    assert_eq!(stop(&begun), Some(UndoStop::Beginning));
    refused(&table);
    let views: Vec<_> = (1..=3).map(|points| play(&table, &note(points))).collect();
    for before in [Some(&views[1]), Some(&views[0]), None] {
        let view = table.undo(table.view().step).unwrap().view().clone();
        let before = before.unwrap_or(&begun);
        assert_eq!(view.position, before.position);
        assert_eq!(view.step, before.step);
        assert_eq!(view, table.view());
        assert_eq!(view, table.reload().unwrap());
    }
    assert_eq!(stop(&table.view()), Some(UndoStop::Beginning));
    // What was taken back leaves no trace but the time.
    let log = saved(&library, table.id()).1;
    assert_eq!(log.len(), 1);
}

#[test]
fn stops_at_a_draw_and_keeps_the_numbers() {
    let desk = Desk::new();
    let library = desk.open();
    let table = library.start(&secrets(), &[], Some(1)).unwrap();
    play(&table, &note(1));
    assert_eq!(stop(&play(&table, &act(SecretsAction::Draw))), Some(UndoStop::Chance));
    refused(&table);
    let drawn = play(&table, &note(2));
    assert_eq!(stop(&drawn), None);
    let view = table.undo(3).unwrap().view().clone();
    assert_eq!(stop(&view), Some(UndoStop::Chance));
    // The next draw is the same whether or not something was taken back.
    let after = play(&table, &act(SecretsAction::Draw));
    let twin = library.start(&secrets(), &[], Some(1)).unwrap();
    for action in [note(1), act(SecretsAction::Draw), act(SecretsAction::Draw)] {
        play(&twin, &action);
    }
    assert_eq!(twin.view().position, after.position);
}

#[test]
fn stops_where_something_was_shown() {
    let desk = Desk::new();
    let table = desk.open().start(&secrets(), &[], Some(1)).unwrap();
    assert_eq!(stop(&play(&table, &act(SecretsAction::Show))), Some(UndoStop::Reveal));
    refused(&table);
}

#[test]
fn stops_where_the_device_changed_hands_and_tells_the_next_holder_no_more() {
    let desk = Desk::new();
    let table = desk.open().start(&secrets(), &[], Some(1)).unwrap();
    play(&table, &act(SecretsAction::Draw));
    let covered = play(&table, &act(SecretsAction::Pass));
    assert!(covered.covered);
    assert_eq!(stop(&covered), Some(UndoStop::Covered));
    assert!(matches!(table.undo(covered.step), Err(LibraryError::Covered)));
    assert_eq!(stop(&uncovered(&table)), Some(UndoStop::Handover));
    refused(&table);
}

#[test]
fn stops_where_another_seat_has_acted() {
    let desk = Desk::new();
    let library = desk.open();
    let table = library.start(&tack(), &[], Some(5)).unwrap();
    let first = uncovered(&table);
    let placed = play(&table, &first.decision.unwrap().choices[0].action);
    // Seat 2 decides now, and until it does, seat 1 may take its dice back.
    assert_eq!((placed.holder.0, stop(&placed)), (1, None));
    let second = placed.decision.clone().unwrap().choices[0].action.clone();
    let both = play(&table, &second);
    let expected = if stop(&both) == Some(UndoStop::Chance) {
        UndoStop::Chance
    } else {
        UndoStop::OtherSeat { seat: placed.holder }
    };
    if expected != UndoStop::Chance {
        assert_eq!(stop(&both), None);
        let back = table.undo(both.step).unwrap().view().clone();
        assert_eq!(back.position, placed.position);
        assert_eq!(stop(&back), Some(expected));
        refused(&table);
    }
}

#[test]
fn a_finished_game_goes_on_when_its_last_action_is_taken_back() {
    let desk = Desk::new();
    let library = desk.open();
    let mut chance = Seeded::new(3, 0);
    let mut taken_back = 0;
    for seed in 0..8 {
        let table = library.start(&tack(), &[], Some(seed)).unwrap();
        play_at_random(&table, 2_000, &mut chance);
        let over = table.view();
        assert!(over.result.is_some());
        if over.undo.possible {
            let view = table.undo(over.step).unwrap().view().clone();
            assert!(view.result.is_none() && view.decision.is_some());
            let (head, _) = saved(&library, table.id());
            assert!(head.outcome.is_none() && head.tally.is_none());
            taken_back += 1;
        }
    }
    let statistics = library.statistics(crate::games::GameKind::Tack).unwrap();
    assert_eq!(statistics.finished, 8 - taken_back);
}

#[test]
fn an_abandoned_game_is_closed() {
    let desk = Desk::new();
    let library = desk.open();
    let table = library.start(&secrets(), &[], Some(1)).unwrap();
    play(&table, &note(1));
    let view = table.abandon().unwrap();
    assert_eq!(stop(&view), Some(UndoStop::Abandoned));
    assert!(view.decision.is_none() && !view.covered);
    assert_eq!(table.undo(1).unwrap_err().kind(), ErrorKind::Closed);
    assert_eq!(table.play(&note(1), 1).unwrap_err().kind(), ErrorKind::Closed);
    assert_eq!(table.abandon().unwrap_err().kind(), ErrorKind::Closed);
    let statistics = library.statistics(crate::games::GameKind::Secrets).unwrap();
    assert_eq!((statistics.finished, statistics.abandoned), (0, 1));
}
