//! Makes the records that a table shows. Everything goes through the viewer: what it may not see is in none of them.

use super::state::{Entry, State};
use super::{Choice, DecisionView, Happened, LogLine, PreviewView, SeatView, TableView, UndoStop, UndoView};
use crate::game::{Seat, Viewer};
use crate::games::{AnyGame, GameEvent, GameKind, Trial};
use crate::store::Status;
use crate::words::{Line, Teller, Tongue};

/// The table as its viewer may see it.
pub(super) fn table(state: &State, teller: &Teller<'_>) -> TableView {
    let viewer = state.viewer();
    let last = state.log.last();
    let since = since(state, viewer, teller);
    TableView {
        decision: decision(state, viewer, teller),
        since,
        undo: undo(state, viewer, teller),
        ..position(state, state.game.as_ref(), last, viewer, teller)
    }
}

/// The table as it was after `step` actions, in `game`.
pub(super) fn review(state: &State, game: &dyn AnyGame, step: u32, teller: &Teller<'_>) -> TableView {
    let entry = state.log.get(step as usize);
    TableView { step, ..position(state, game, entry, state.viewer(), teller) }
}

/// Whether positions before the present one may be looked at now.
pub(super) fn looks_back(state: &State) -> bool {
    state.head.status != Status::Playing || state.game.shows_past()
}

/// What a table and its review have in common: `game` after `entry`, without decision and undo.
fn position(
    state: &State,
    game: &dyn AnyGame,
    entry: Option<&Entry>,
    viewer: Viewer,
    teller: &Teller<'_>,
) -> TableView {
    let deciding = game.decision().map(|decision| decision.seat).filter(|_| state.head.status != Status::Abandoned);
    let happened = happened(entry, viewer, teller);
    TableView {
        id: state.head.id,
        kind: game.kind(),
        title: state.head.title.clone().unwrap_or_else(|| title(game.kind(), teller.tongue)),
        subtitle: game.subtitle(viewer, teller),
        step: state.head.step,
        holder: state.head.holder,
        covered: state.covered(),
        secret: game.hides() && matches!(viewer, Viewer::Seat(_)),
        felt: game.felt() && viewer != Viewer::Afterwards,
        unseen: game.unseen(),
        looks_back: looks_back(state),
        seats: (0..game.seats()).map(|seat| seat_view(game, Seat(seat), deciding, teller)).collect(),
        position: game.view(viewer),
        spots: game.spots(viewer, teller),
        cards: game.cards(viewer, teller),
        trail: trail(state, entry, viewer),
        decision: None,
        happened,
        since: Vec::new(),
        undo: UndoView { possible: false, stop: None, text: String::new() },
        result: game.result(teller),
        sheet: game.sheet(teller),
    }
}

/// Where the piece that moved last came from and went, up to and with `entry`. What came after it without moving a piece,
/// such as a turn that was ended, does not make it forgotten; a board that is laid out anew does. Nothing when that move is
/// not told to `viewer`.
fn trail(state: &State, entry: Option<&Entry>, viewer: Viewer) -> Vec<String> {
    let so_far = entry.map_or(0, |entry| entry.step as usize + 1);
    let events = state.log.iter().take(so_far).rev().flat_map(|entry| entry.events.iter().rev());
    let mut events = events.take_while(|event| !event.lays_out());
    let moved = events.find(|event| !event.trail().is_empty());
    moved.and_then(|event| event.witness(viewer)).map(|event| event.trail()).unwrap_or_default()
}

/// What a game is called.
pub(crate) fn title(kind: GameKind, tongue: &Tongue) -> String {
    tongue.say(&format!("game-{}", kind.key()), &[])
}

fn seat_view(game: &dyn AnyGame, seat: Seat, deciding: Option<Seat>, teller: &Teller<'_>) -> SeatView {
    let name = teller.name(seat);
    let active = deciding == Some(seat);
    let score = game.score(seat);
    let spoken = match (score, active) {
        (None, false) => teller.say("seat-spoken", &[("name", name.into())]),
        (None, true) => teller.say("seat-spoken-active", &[("name", name.into())]),
        (Some(points), false) => {
            teller.say("seat-spoken-points", &[("name", name.into()), ("points", i64::from(points).into())])
        }
        (Some(points), true) => {
            teller.say("seat-spoken-points-active", &[("name", name.into()), ("points", i64::from(points).into())])
        }
    };
    let note = game.seat_note(seat, teller);
    let spoken = match note.as_str() {
        "" => spoken,
        note => teller.say("seat-spoken-note", &[("seat", (&spoken).into()), ("note", note.into())]),
    };
    SeatView { seat, name: name.to_owned(), score, person: game.is_person(seat), active, spoken, note }
}

/// The pending decision, when the viewer is the one who decides.
fn decision(state: &State, viewer: Viewer, teller: &Teller<'_>) -> Option<DecisionView> {
    let game = state.game.as_ref();
    let pending = game.decision().filter(|pending| viewer == Viewer::Seat(pending.seat))?;
    let choices = game
        .legal_actions()
        .into_iter()
        .filter_map(|action| game.choice(&action, teller).map(|text| Choice { action, text }))
        .collect();
    Some(DecisionView {
        seat: pending.seat,
        shared: pending.shared.iter().collect(),
        prompt: game.prompt(viewer, teller)?,
        choices,
        blocked: game.blocked(viewer, teller),
    })
}

/// What `viewer` saw happen through `entry`.
fn happened(entry: Option<&Entry>, viewer: Viewer, teller: &Teller<'_>) -> Vec<Happened> {
    entry
        .iter()
        .flat_map(|entry| &entry.events)
        .filter_map(|event| event.witness(viewer))
        .map(|event| Happened { line: event.line(teller), event })
        .collect()
}

/// The lines that `viewer` may read of `entry`.
fn lines<'a>(entry: &'a Entry, viewer: Viewer, teller: &'a Teller<'_>) -> impl DoubleEndedIterator<Item = Line> + 'a {
    entry.events.iter().filter_map(move |event| event.witness(viewer)?.line(teller))
}

/// What happened since the holder's last action, oldest first.
fn since(state: &State, viewer: Viewer, teller: &Teller<'_>) -> Vec<Line> {
    let own = state.last_own_step();
    let from = own.map_or(0, |step| step as usize);
    let entries = state.log.get(from..).unwrap_or_default();
    let answered = |entry: &Entry| if Some(entry.step) == own { answer(state, entry, viewer, teller) } else { 0 };
    entries.iter().flat_map(|entry| lines(entry, viewer, teller).skip(answered(entry))).collect()
}

/// How many lines of the holder's own `entry` come before what the rules play in answer to it: a seat in which nobody
/// sits, such as the tide, acts in the same step, and so does what follows the turn's end. All of them where nothing
/// answers.
fn answer(state: &State, entry: &Entry, viewer: Viewer, teller: &Teller<'_>) -> usize {
    let game = state.game.as_ref();
    let own = entry.events.iter().take_while(|event| !event.ends_turn());
    own.filter_map(|event| event.witness(viewer)?.line(teller))
        .take_while(|line| line.seat.is_none_or(|seat| game.is_person(seat)))
        .count()
}

/// The log, newest line first.
pub(super) fn log(state: &State, teller: &Teller<'_>) -> Vec<LogLine> {
    let viewer = state.viewer();
    let own = state.last_own_step();
    let mut log = Vec::new();
    for entry in state.log.iter().rev() {
        let undo_stops = entry.step == state.head.undo_step + 1;
        let yours = match own {
            Some(own) if entry.step == own => answer(state, entry, viewer, teller),
            Some(own) if entry.step < own => usize::MAX,
            _ => 0,
        };
        let place = |(at, line)| LogLine { step: entry.step, line, since_your_turn: at >= yours, undo_stops };
        let lines: Vec<_> = lines(entry, viewer, teller).enumerate().map(place).collect();
        log.extend(lines.into_iter().rev());
    }
    log
}

fn undo(state: &State, viewer: Viewer, teller: &Teller<'_>) -> UndoView {
    if let Some(stop) = state.undo_stop() {
        return UndoView { possible: false, stop: Some(stop), text: undo_stop_text(stop, teller) };
    }
    let line = state.log.last().and_then(|entry| lines(entry, viewer, teller).next());
    let text = match line {
        Some(line) => teller.say("undo-takes-back", &[("line", (&line.text).into())]),
        None => teller.say("undo-last", &[]),
    };
    UndoView { possible: true, stop: None, text }
}

/// Why nothing can be taken back, as a sentence.
pub(super) fn undo_stop_text(stop: UndoStop, teller: &Teller<'_>) -> String {
    let key = match stop {
        UndoStop::Beginning => "undo-start",
        UndoStop::Chance => "undo-draw",
        UndoStop::Reveal => "undo-reveal",
        UndoStop::Handover => "undo-handover",
        UndoStop::OtherSeat { seat } => {
            return teller.say("undo-other-seat", &[("name", teller.name(seat).into())]);
        }
        UndoStop::Abandoned => "error-closed",
        UndoStop::Covered => "error-covered",
    };
    teller.say(key, &[])
}

/// What an action would do, as the seat that holds the device may see it.
pub(super) fn preview(state: &State, trial: Trial, teller: &Teller<'_>) -> PreviewView {
    let viewer = state.viewer();
    let hands_on = trial.hands_to.is_some_and(|next| state.shuts_behind(next, &trial.events));
    let events: Vec<GameEvent> = trial.events.iter().filter_map(|event| event.witness(viewer)).collect();
    let told: Vec<Line> =
        events.iter().filter(|event| !event.foretold()).filter_map(|event| event.line(teller)).collect();
    let rest = match trial.shown {
        shown if trial.reveals && shown.is_empty() => Some(teller.say("preview-reveal", &[])),
        shown if trial.reveals => Some(shown),
        _ => trial.draws.then_some(trial.then),
    };
    let mut spoken = vec![format!("{}.", trial.title)];
    spoken.extend(trial.notes.iter().cloned());
    spoken.extend(told.iter().map(|line| line.spoken.clone()));
    spoken.extend(rest.clone());
    // What another seat does is told with its name, for no badge stands beside it here.
    let own = |line: &Line| line.seat.is_none_or(|seat| viewer == Viewer::Seat(seat));
    let told = told.into_iter().map(|line| if own(&line) { line.text } else { line.spoken });
    let lines = trial.notes.into_iter().chain(told).chain(rest).collect();
    let is_final = trial.draws || trial.reveals || trial.ends || hands_on;
    PreviewView { title: trial.title, lines, spoken: spoken.join(" "), is_final, events, marks: trial.marks }
}
