//! One game in play.

use std::sync::Arc;

use windrose_core::game::Seat;
use windrose_core::games::GameAction;
use windrose_core::library::{self as core, LibraryError};
use windrose_core::table::{self, Answer, LogLine, PreviewView, TableView};

use crate::error::{Answered, WindroseError, guarded};

/// One game in play. Calls of one table come one after another.
#[derive(Debug, uniffi::Object)]
pub struct Table {
    library: core::Library,
    core: Arc<table::Table>,
}

impl Table {
    /// The core's table as interfaces see it.
    pub(crate) fn new(library: core::Library, core: Arc<table::Table>) -> Arc<Table> {
        Arc::new(Table { library, core })
    }

    /// Does `work`, turns its error into words, and keeps a panic from crossing. After a panic the table is read from the
    /// file again, so that it stays usable whatever was left half done.
    pub(crate) fn answer<T>(&self, work: impl FnOnce(&table::Table) -> Result<T, LibraryError>) -> Answered<T> {
        match guarded(|| work(&self.core)) {
            Some(Ok(done)) => Ok(done),
            Some(Err(error)) => Err(WindroseError::told(&error, &self.library.tongue())),
            None => {
                let reloaded = guarded(|| self.core.reload());
                match reloaded {
                    Some(Err(error)) => Err(WindroseError::told(&error, &self.library.tongue())),
                    _ => Err(WindroseError::fault(&self.library.tongue())),
                }
            }
        }
    }
}

#[uniffi::export]
impl Table {
    /// The saved game's number.
    pub fn id(&self) -> i64 {
        self.core.id()
    }

    /// The table as the seat that holds the device may see it.
    pub fn view(&self) -> Answered<TableView> {
        self.answer(|table| Ok(table.view()))
    }

    /// Plays `action`, which the caller chose looking at `step`. It is saved when this returns.
    pub fn play(&self, action: GameAction, step: u32) -> Answered<Answer> {
        self.answer(|table| table.play(&action, step))
    }

    /// What `action` would do, up to the first draw of chance.
    pub fn preview(&self, action: GameAction) -> Answered<PreviewView> {
        self.answer(|table| table.preview(&action))
    }

    /// Why `spot`, which is part of no choice after the spots `picked`, cannot be pointed at, or else what is asked.
    pub fn why_not(&self, picked: Vec<String>, spot: String) -> Answered<String> {
        self.answer(|table| table.why_not(&picked, &spot))
    }

    /// Takes the last action back; the caller looked at `step`. That is saved when this returns.
    pub fn undo(&self, step: u32) -> Answered<Answer> {
        self.answer(|table| table.undo(step))
    }

    /// Uncovers the table for `seat`, which has taken the device.
    pub fn accept(&self, seat: Seat) -> Answered<TableView> {
        self.answer(|table| table.accept(seat))
    }

    /// Covers the table again where something is hidden, because the app left the foreground or whoever held the device
    /// left the table.
    pub fn lose_foreground(&self) -> Answered<TableView> {
        self.answer(|table| Ok(table.lose_foreground()))
    }

    /// Reads the game from the file again, where another window may have played.
    pub fn reload(&self) -> Answered<TableView> {
        self.answer(table::Table::reload)
    }

    /// The log, newest line first.
    pub fn log(&self) -> Answered<Vec<LogLine>> {
        self.answer(|table| Ok(table.log()))
    }

    /// The table as it was after `step` actions, without a decision.
    pub fn review(&self, step: u32) -> Answered<TableView> {
        self.answer(|table| table.review(step))
    }

    /// The seed that the game's dice come from, as people copy and type it.
    pub fn seed(&self) -> Answered<String> {
        self.answer(|table| Ok(table.seed()))
    }

    /// The hash of the state as 16 hexadecimal figures, as in the golden playthroughs.
    pub fn state_hash(&self) -> Answered<String> {
        self.answer(|table| table.state_hash())
    }
}
