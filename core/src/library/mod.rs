//! All saved games on this device.
//!
//! A [`Library`] is one file of saved games and gives out one [`Table`] per game. Both may be used from any thread.
//!
//! Locks are always taken in this order, and none of a table is held while the library takes another table's: the state
//! of one table, the list of tables, the store. The words have a lock of their own that is never held while another is
//! taken.

mod error;
mod records;
mod report;
mod rules;
mod shared;
mod shelf;

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

pub use error::{ErrorKind, ErrorText, LibraryError, StoreFailure};
pub use records::*;
pub(crate) use shared::{Shared, json, lock, unwritable};

use crate::chance::{Recorded, Seeded};
use crate::clock::{Clock, DeviceClock};
use crate::export;
pub use crate::export::Unreadable;
use crate::games::{GameKind, GameSetup};
use crate::seed;
use crate::settings::Settings;
use crate::store::{Head, LogRow, Status};
use crate::table::{Table, UndoStop, finish_if_over, show};
use crate::words::{Language, Teller, Tongue};

/// What a library needs to know besides its file.
#[derive(Clone, Debug)]
pub struct Options {
    /// The BCP 47 tag of the device's language.
    pub system_language: String,
    /// The version of the app, for the saved games and for reports.
    pub app_version: String,
    /// What time it is.
    pub clock: Arc<dyn Clock>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            system_language: Language::English.tag().to_owned(),
            app_version: env!("CARGO_PKG_VERSION").to_owned(),
            clock: Arc::new(DeviceClock),
        }
    }
}

/// All saved games on this device.
#[derive(Clone, Debug)]
pub struct Library {
    shared: Arc<Shared>,
}

/// How many letters a name may have; no screen has room for more, and rows of the file stay small.
const LONGEST_NAME: usize = 80;

/// A name that somebody typed, without space around it and cut off where it is too long; none when it is blank.
pub(crate) fn shortened(name: &str) -> Option<String> {
    let name: String = name.trim().chars().take(LONGEST_NAME).collect();
    Some(name.trim_end().to_owned()).filter(|name| !name.is_empty())
}

impl Library {
    /// Opens the file of saved games at `path`, and makes it and its folder when there is none. A damaged file is set
    /// aside and what verifies is brought over; [`Library::report`] then says what came of it.
    ///
    /// # Errors
    /// A file of a newer app is refused and stays untouched; a file or folder that cannot be used is reported.
    pub fn open(path: &Path, options: Options) -> Result<Library, LibraryError> {
        Ok(Library { shared: Arc::new(Shared::open(path, options)?) })
    }

    /// What came of damage that was found, until [`Library::forget_report`]; none when all is well.
    ///
    /// # Errors
    /// The file's.
    pub fn report(&self) -> Result<Option<OpeningReport>, LibraryError> {
        let report = self.shared.store(|store| store.report())?;
        Ok(report.map(|report| report::in_words(&report, &self.shared.tongue())))
    }

    /// Forgets the report `read`, once the player has read it. A newer one, of damage that was found since, stays.
    ///
    /// # Errors
    /// The file's.
    pub fn forget_report(&self, read: &OpeningReport) -> Result<(), LibraryError> {
        self.shared.store(|store| match store.report()? {
            Some(report) if !report::tells_of(&report, read) => Ok(()),
            _ => store.forget_report(),
        })
    }

    /// The games that can be begun.
    pub fn games(&self) -> Vec<GameInfo> {
        let tongue = self.shared.tongue();
        let info = |&kind: &GameKind| GameInfo {
            kind,
            key: kind.key().to_owned(),
            title: show::title(kind, &tongue),
            tagline: tongue.say(&format!("game-{}-tagline", kind.key()), &[]),
        };
        GameKind::ALL.iter().map(info).collect()
    }

    /// The saved games that are not deleted.
    ///
    /// # Errors
    /// The file's.
    pub fn shelf(&self) -> Result<Shelf, LibraryError> {
        let heads = self.shared.store(|store| store.heads())?;
        Ok(shelf::shelf(heads, &self.shared.tongue(), self.shared.today()))
    }

    /// The games that were deleted in the last 30 days, the one deleted last first.
    ///
    /// # Errors
    /// The file's.
    pub fn recently_deleted(&self) -> Result<Vec<SavedGame>, LibraryError> {
        let heads = self.shared.store(|store| store.heads())?;
        Ok(shelf::deleted(heads, &self.shared.tongue(), self.shared.today()))
    }

    /// The names of the seats in `setup` unless the players choose others.
    pub fn seat_names(&self, setup: &GameSetup) -> Vec<String> {
        setup.seat_names(&self.shared.tongue())
    }

    /// Why no game can be begun with `setup`; none when one can.
    pub fn refusal(&self, setup: &GameSetup) -> Option<String> {
        let tongue = self.shared.tongue();
        let names = setup.seat_names(&tongue);
        let teller = Teller { tongue: &tongue, names: &names };
        setup.begin(&mut Seeded::new(0, 0), &mut Vec::new(), &teller).err().map(|refused| refused.reason)
    }

    /// What is wrong with a seed as somebody typed it; none when it is a seed.
    pub fn seed_refusal(&self, text: &str) -> Option<ErrorText> {
        let tongue = self.shared.tongue();
        seed::read(text).err().map(|reason| LibraryError::BadSeed(reason).text(&tongue))
    }

    /// Begins a game and saves it. A name that is missing or blank is the seat's own; without a seed, one is drawn.
    ///
    /// # Errors
    /// A set-up that the rules do not know, and the file's.
    pub fn start(&self, setup: &GameSetup, names: &[String], seed: Option<u64>) -> Result<Arc<Table>, LibraryError> {
        let tongue = self.shared.tongue();
        // A seat without a name of its own is called as the language of the day calls it.
        let mut seats = vec![String::new(); setup.seat_names(&tongue).len()];
        for (seat, name) in seats.iter_mut().zip(names) {
            *seat = shortened(name).unwrap_or_default();
        }
        let teller = Teller { tongue: &tongue, names: &setup.seats_called(&seats, &tongue) };
        let seed = seed.unwrap_or_else(seed::random);
        let mut numbers = Seeded::new(seed, 0);
        let mut chance = Recorded::new(&mut numbers);
        let mut events = Vec::new();
        let game = setup.begin(&mut chance, &mut events, &teller)?;
        let chance = chance.into_numbers();
        let now = self.shared.now();
        let row = LogRow {
            game: 0,
            step: 0,
            seat: None,
            action: json(setup)?,
            chance: json(&chance)?,
            events: json(&events)?,
            seal: 0,
        };
        let mut head = Head {
            id: 0,
            kind: setup.kind().key().to_owned(),
            setup: row.action.clone(),
            names: seats,
            title: None,
            created: now,
            updated: now,
            deleted: None,
            status: Status::Playing,
            rules_version: setup.kind().rules_version(),
            app_version: self.shared.app_version().to_owned(),
            seed,
            chance: numbers.position(),
            holder: game.decision().map_or(crate::game::Seat(0), |decision| decision.seat),
            step: 0,
            tip: 0,
            undo_step: 0,
            undo_stop: UndoStop::Beginning,
            outcome: None,
            tally: None,
            revision: 0,
            state: game.to_json().map_err(unwritable)?,
            undo_state: None,
        };
        finish_if_over(&mut head, game.as_ref(), events.iter())?;
        let (head, log) = self.shared.store(|store| store.add(head, vec![row]))?;
        Table::seat(&self.shared, head, log)
    }

    /// The table of the saved game `id`; the same one for all who ask while anybody keeps it.
    ///
    /// # Errors
    /// A game that is not there or was deleted, one that this version cannot read, and the file's.
    pub fn table(&self, id: i64) -> Result<Arc<Table>, LibraryError> {
        if let Some(table) = self.shared.seated(id) {
            // Another process may have played or deleted it meanwhile.
            table.refresh()?;
            return Ok(table);
        }
        let (head, log) = self.shared.store(|store| store.game(id))?;
        if head.deleted.is_some() {
            return Err(LibraryError::Closed);
        }
        Table::seat(&self.shared, head, log)
    }

    /// Gives the saved game `id` another name; a blank one takes the name away.
    ///
    /// # Errors
    /// A game that is not there, and the file's.
    pub fn rename(&self, id: i64, title: &str) -> Result<(), LibraryError> {
        let title = shortened(title);
        self.shared.amend(id, |head| head.title.clone_from(&title))
    }

    /// Deletes the saved game `id`. It can be brought back for 30 days.
    ///
    /// # Errors
    /// A game that is not there, and the file's.
    pub fn delete(&self, id: i64) -> Result<(), LibraryError> {
        let now = self.shared.now();
        self.shared.amend(id, |head| head.deleted = head.deleted.or(Some(now)))
    }

    /// Brings the deleted game `id` back.
    ///
    /// # Errors
    /// A game that is not there any more, and the file's.
    pub fn undelete(&self, id: i64) -> Result<(), LibraryError> {
        self.shared.amend(id, |head| head.deleted = None)
    }

    /// Deletes the deleted game `id` for good. Nothing of it can be read from the file any more after the next
    /// [`Library::rest`].
    ///
    /// # Errors
    /// A game that is not there or was brought back, and the file's.
    pub fn delete_for_good(&self, id: i64) -> Result<(), LibraryError> {
        self.shared.store(|store| store.remove(id))
    }

    /// Deletes all games and settings for good, the damaged files that were kept among them.
    ///
    /// # Errors
    /// The file's; some of it may then be deleted already.
    pub fn delete_all_data(&self) -> Result<(), LibraryError> {
        self.shared.store(|store| store.erase())?;
        self.shared.speak(&Settings::default());
        Ok(())
    }

    /// The saved game `id` as a file for another device.
    ///
    /// # Errors
    /// A game that is not there, and the file's.
    pub fn export(&self, id: i64) -> Result<Vec<u8>, LibraryError> {
        let (head, log) = self.shared.store(|store| store.game(id))?;
        Ok(export::write(&head, &log)?)
    }

    /// How many bytes of a file are worth reading for [`Library::import`]: one more than any game has, which is enough
    /// to refuse the file for its size.
    pub const BYTES_WORTH_READING: usize = export::LARGEST + 1;

    /// Takes in a game that [`Library::export`] wrote, beside those that are there, and gives its number. It is replayed
    /// and must come out the same when it was played by the rules of this app.
    ///
    /// # Errors
    /// A file that is no exported game, is damaged, or comes from a newer app; and the file's of the library.
    pub fn import(&self, file: &[u8]) -> Result<i64, LibraryError> {
        let (head, log) = export::read(file, &self.shared.tongue()).map_err(LibraryError::BadFile)?;
        let (head, _) = self.shared.store(|store| store.add(head, log))?;
        Ok(head.id)
    }

    /// What finished games of `kind` add up to.
    ///
    /// # Errors
    /// The file's.
    pub fn statistics(&self, kind: GameKind) -> Result<Statistics, LibraryError> {
        let heads = self.shared.store(|store| store.heads())?;
        Ok(shelf::statistics(kind, &heads, &self.shared.tongue()))
    }

    /// The settings.
    ///
    /// # Errors
    /// The file's.
    pub fn settings(&self) -> Result<Settings, LibraryError> {
        self.shared.settings()
    }

    /// Changes the settings; a change of language shows in whatever is asked for next.
    ///
    /// # Errors
    /// The file's.
    pub fn set_settings(&self, settings: &Settings) -> Result<(), LibraryError> {
        self.shared.set_settings(settings)
    }

    /// Says what language the device speaks, by its BCP 47 tag; it counts unless the settings name another.
    ///
    /// # Errors
    /// The file's.
    pub fn set_system_language(&self, tag: &str) -> Result<(), LibraryError> {
        self.shared.set_system_language(tag)
    }

    /// Says by how many `minutes` the clocks where the device is are ahead of UTC now; lists of games count the days by
    /// them, and until it is said, by UTC. What was played while the clocks stood otherwise, as in another season, may be
    /// dated a day off when it was played within that difference of midnight.
    pub fn set_utc_offset(&self, minutes: i32) {
        self.shared.set_utc_offset(minutes);
    }

    /// The language that is spoken.
    pub fn language(&self) -> Language {
        self.shared.tongue().language()
    }

    /// The fixed words of the interface by key.
    pub fn words(&self) -> BTreeMap<String, String> {
        self.shared.tongue().interface()
    }

    /// The sentences of the core in the language that is spoken.
    pub fn tongue(&self) -> Arc<Tongue> {
        self.shared.tongue()
    }

    /// The rules of `kind`, in their sections.
    pub fn rules(&self, kind: GameKind) -> Vec<RulesSection> {
        rules::sections(kind.rules(self.language()))
    }

    /// The seed that a player typed in.
    ///
    /// # Errors
    /// [`LibraryError::BadSeed`].
    pub fn seed(&self, text: &str) -> Result<u64, LibraryError> {
        Ok(seed::read(text)?)
    }

    /// Verifies every row of every game, which opening leaves for when a game is opened; for a quiet moment.
    ///
    /// # Errors
    /// [`ErrorKind::Damaged`] after the file has been repaired, and the file's.
    pub fn verify(&self) -> Result<(), LibraryError> {
        let heads = self.shared.store(|store| {
            store.verify_contents()?;
            store.heads()
        })?;
        // A game at a time, so that whoever plays meanwhile does not wait for all of them.
        for head in heads {
            match self.shared.store(|store| store.game(head.id)) {
                Ok(_) | Err(LibraryError::NotFound) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Brings everything into one file and closes it, for when the app goes to the background. The next call opens it
    /// again by itself.
    ///
    /// # Errors
    /// The file's; it is closed all the same, and nothing is lost.
    pub fn rest(&self) -> Result<(), LibraryError> {
        self.shared.rest()
    }

    /// How the app and its file are doing, without names and games, for a player to share.
    pub fn diagnostics(&self) -> String {
        self.shared.diagnostics()
    }
}
