//! One game in play: whose decision it is, play, preview, undo, the log and what a viewer sees.
//!
//! `views` are the records that cross to the interfaces, `state` is a table in memory and how actions change it,
//! `show` makes the records from it. [`Table`] itself holds the lock and the order of things: what an action leads to
//! is worked out beside the state, saved, and only then takes the state's place.

pub(crate) mod show;
mod state;
mod views;

use std::sync::{Arc, Mutex, MutexGuard};

pub use views::*;

use crate::game::Seat;
use crate::games::{GameAction, GameKind, Refused};
use crate::library::{LibraryError, Shared};
use crate::seed;
use crate::store::{Head, LogChange, LogRow, Status, StoreError};
use crate::words::Teller;
use state::{Next, NextLog, State};
pub(crate) use state::{finish_if_over, names_of, rebuild};

/// One game in play. It may be used from any thread; calls come one after another.
#[derive(Debug)]
pub struct Table {
    shared: Arc<Shared>,
    id: i64,
    kind: GameKind,
    state: Mutex<State>,
}

impl Table {
    /// The table of a game that was just read or saved.
    pub(crate) fn seat(shared: &Arc<Shared>, head: Head, log: Vec<LogRow>) -> Result<Arc<Table>, LibraryError> {
        let id = head.id;
        let state = State::new(head, log)?;
        let table = Table { shared: Arc::clone(shared), id, kind: state.game.kind(), state: Mutex::new(state) };
        Ok(shared.seat(id, table))
    }

    /// The saved game's number.
    pub fn id(&self) -> i64 {
        self.id
    }

    /// Which game it is.
    pub fn kind(&self) -> GameKind {
        self.kind
    }

    /// The table as the seat that holds the device may see it.
    pub fn view(&self) -> TableView {
        self.show(&self.lock())
    }

    /// Plays `action`, which the caller chose looking at `step`. It is saved when this returns.
    ///
    /// # Errors
    /// An action that the rules refuse, a covered or closed table, and the file's. Nothing has changed then.
    pub fn play(&self, action: &GameAction, step: u32) -> Result<Answer, LibraryError> {
        self.change(step, |state, teller| state.played(action, teller))
    }

    /// Takes the last action back; the caller looked at `step`. That is saved when this returns.
    ///
    /// # Errors
    /// Refused with the reason at the nearest boundary, as the view's [`UndoView`] says; a covered or closed table, and
    /// the file's. Nothing has changed then.
    pub fn undo(&self, step: u32) -> Result<Answer, LibraryError> {
        self.change(step, State::taken_back)
    }

    /// What `action` would do, up to the first draw of chance or the first thing shown that is hidden now.
    ///
    /// # Errors
    /// An action that the rules refuse, and a covered or closed table.
    pub fn preview(&self, action: &GameAction) -> Result<PreviewView, LibraryError> {
        let state = self.lock();
        state.open()?;
        let tongue = self.shared.tongue();
        let names = state.names(&tongue);
        let teller = Teller { tongue: &tongue, names: &names };
        Ok(show::preview(&state, state.game.preview(action, &teller)?, &teller))
    }

    /// Why `spot` cannot be pointed at after the spots `picked`, or else what is asked; for a spot that is part of no
    /// choice.
    ///
    /// # Errors
    /// A covered or closed table.
    pub fn why_not(&self, picked: &[String], spot: &str) -> Result<String, LibraryError> {
        let state = self.lock();
        state.open()?;
        let tongue = self.shared.tongue();
        let names = state.names(&tongue);
        Ok(state.game.why_not(picked, spot, &Teller { tongue: &tongue, names: &names }))
    }

    /// Uncovers the table for `seat`, which has taken the device.
    ///
    /// # Errors
    /// [`LibraryError::Covered`] when another seat is to hold it.
    pub fn accept(&self, seat: Seat) -> Result<TableView, LibraryError> {
        let mut state = self.lock();
        if state.head.holder != seat {
            return Err(LibraryError::Covered);
        }
        state.accepted = true;
        Ok(self.show(&state))
    }

    /// Covers the table again where something is hidden, because the app left the foreground or whoever held the device
    /// left the table.
    pub fn lose_foreground(&self) -> TableView {
        let mut state = self.lock();
        state.accepted = false;
        self.show(&state)
    }

    /// The log, newest line first, as the seat that holds the device may see it.
    pub fn log(&self) -> Vec<LogLine> {
        let state = self.lock();
        let tongue = self.shared.tongue();
        show::log(&state, &Teller { tongue: &tongue, names: &state.names(&tongue) })
    }

    /// The table as it was after `step` actions, without a decision: the game is played again up to there from its
    /// set-up and its dice.
    ///
    /// # Errors
    /// [`LibraryError::OtherRules`] when the game was begun by rules of another version, [`LibraryError::NotFound`] when
    /// it has not come as far as `step`. Refused where earlier positions would tell those who play more than they are to
    /// know.
    pub fn review(&self, step: u32) -> Result<TableView, LibraryError> {
        let state = self.lock();
        let tongue = self.shared.tongue();
        let names = state.names(&tongue);
        let teller = Teller { tongue: &tongue, names: &names };
        if step < state.head.step && !show::looks_back(&state) {
            return Err(Refused { reason: teller.say("review-not-yet", &[]) }.into());
        }
        Ok(show::review(&state, state.at(step, &teller)?.as_ref(), step, &teller))
    }

    /// Puts the game away before its end. It counts apart in the statistics.
    ///
    /// # Errors
    /// A game that is closed already, and the file's.
    pub fn abandon(&self) -> Result<TableView, LibraryError> {
        loop {
            let step = self.lock().head.step;
            let answer = self.change(step, |state, _| {
                if state.head.status != Status::Playing {
                    return Err(LibraryError::Closed);
                }
                Ok(Next::head(Head { status: Status::Abandoned, ..state.head.clone() }))
            })?;
            // An action that came between is no reason to keep the game.
            if let Answer::Done { view } = answer {
                return Ok(view);
            }
        }
    }

    /// The seed that the game's dice come from, as people copy and type it.
    pub fn seed(&self) -> String {
        seed::write(self.lock().head.seed)
    }

    /// The FNV-1a hash of the state's canonical JSON, as 16 hexadecimal figures: two games with equal hashes stand alike.
    ///
    /// # Errors
    /// Only a state that cannot be written.
    pub fn state_hash(&self) -> Result<String, LibraryError> {
        let state = self.lock().game.to_json().map_err(crate::library::unwritable)?;
        Ok(format!("{:016x}", crate::hash::fnv1a(state.as_bytes())))
    }

    /// Reads the game from the file again: after a panic, after damage, or when another window may have played.
    ///
    /// # Errors
    /// A game that is not there any more, and the file's.
    pub fn reload(&self) -> Result<TableView, LibraryError> {
        let mut state = self.lock();
        *state = self.fresh(&state)?;
        Ok(self.show(&state))
    }

    /// Reads the game from the file again, to be given out once more.
    pub(crate) fn refresh(&self) -> Result<(), LibraryError> {
        let mut state = self.lock();
        *state = self.fresh(&state)?;
        if state.head.deleted.is_some() { Err(LibraryError::Closed) } else { Ok(()) }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        crate::library::lock(&self.state)
    }

    fn show(&self, state: &State) -> TableView {
        let tongue = self.shared.tongue();
        show::table(state, &Teller { tongue: &tongue, names: &state.names(&tongue) })
    }

    /// The game as the file has it, covered unless the same seat still holds the device.
    fn fresh(&self, old: &State) -> Result<State, LibraryError> {
        let (head, log) = self.shared.store(|store| store.game(self.id))?;
        let mut state = State::new(head, log)?;
        state.accepted = old.accepted && state.head.holder == old.head.holder;
        Ok(state)
    }

    /// Makes the state into what `next` makes of it, if it still is what the caller saw at `step`, here and in the file.
    /// The file comes first: whatever fails before it is written leaves everything as it was.
    fn change(
        &self,
        step: u32,
        next: impl Fn(&State, &Teller<'_>) -> Result<Next, LibraryError>,
    ) -> Result<Answer, LibraryError> {
        let mut state = self.lock();
        loop {
            if state.head.step != step {
                return Ok(Answer::MovedOn { view: self.show(&state) });
            }
            let tongue = self.shared.tongue();
            let mut next = next(&state, &Teller { tongue: &tongue, names: &state.names(&tongue) })?;
            next.head.updated = self.shared.now();
            self.shared.app_version().clone_into(&mut next.head.app_version);
            match self.save(&state, &next)? {
                Some(head) => {
                    next.head = head;
                    state.become_next(next);
                    return Ok(Answer::Done { view: self.show(&state) });
                }
                None => {
                    let before = state.head.tip;
                    *state = self.fresh(&state)?;
                    // A new name is no move: with the same log, the change is tried again on what the file has now.
                    if state.head.tip != before {
                        return Ok(Answer::MovedOn { view: self.show(&state) });
                    }
                }
            }
        }
    }

    /// Saves `next` over `state`, and gives back its row as it was written; none when the file has moved on.
    fn save(&self, state: &State, next: &Next) -> Result<Option<Head>, LibraryError> {
        let log = match &next.log {
            NextLog::Same => LogChange::Keep,
            NextLog::Longer(row, _) => LogChange::Add(row),
            NextLog::Shorter => LogChange::TakeOff(state.head.step),
        };
        self.shared.store(|store| match store.replace(&state.head, next.head.clone(), log) {
            Ok(head) => Ok(Some(head)),
            Err(StoreError::Stale) => Ok(None),
            Err(error) => Err(error),
        })
    }
}
