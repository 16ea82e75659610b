//! The saved games of a device.

use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;

use windrose_core::four_senses::{PracticeStack, practice};
use windrose_core::four_winds::{self, SeasonLength, WindsOptions};
use windrose_core::games::{GameKind, GameSetup};
use windrose_core::library::{
    self as core, ErrorText, GameInfo, LibraryError, OpeningReport, Options, RulesSection, SavedGame, Shelf, Statistics,
};
use windrose_core::settings::Settings;
use windrose_core::words::{Language, Tongue};

use crate::error::{Answered, WindroseError, guarded};
use crate::table::Table;

/// All saved games on this device: the core's library. JNA, which the generated Kotlin imports, has a `Library` of its
/// own, hence the longer name.
#[derive(Debug, uniffi::Object)]
pub struct GameLibrary {
    core: core::Library,
}

impl GameLibrary {
    /// Does `work`, turns its error into words, and keeps a panic from crossing.
    pub(crate) fn answer<T>(&self, work: impl FnOnce(&core::Library) -> Result<T, LibraryError>) -> Answered<T> {
        match guarded(|| work(&self.core)) {
            Some(Ok(done)) => Ok(done),
            Some(Err(error)) => Err(WindroseError::told(&error, &self.core.tongue())),
            None => Err(WindroseError::fault(&self.core.tongue())),
        }
    }

    /// Does `work` on a thread that may block, for calls that may take long.
    pub(crate) async fn answer_later<T: Send + 'static>(
        self: Arc<Self>,
        work: impl FnOnce(&core::Library) -> Result<T, LibraryError> + Send + 'static,
    ) -> Answered<T> {
        let own = Arc::clone(&self);
        let done = tokio::task::spawn_blocking(move || own.answer(work)).await;
        done.unwrap_or_else(|_| Err(WindroseError::fault(&self.core.tongue())))
    }
}

#[uniffi::export]
impl GameLibrary {
    /// Opens the file of saved games at `path`, and makes it when there is none. `system_language` is the BCP 47 tag of
    /// the device's language. A damaged file is set aside, what verifies is brought over, and [`GameLibrary::report`] says
    /// what came of it.
    #[uniffi::constructor]
    pub fn open(path: String, system_language: String) -> Answered<Arc<GameLibrary>> {
        let tongue = || Tongue::new(Language::for_tags(&system_language));
        let options = Options { system_language: system_language.clone(), ..Options::default() };
        match guarded(|| core::Library::open(Path::new(&path), options)) {
            Some(Ok(core)) => Ok(Arc::new(GameLibrary { core })),
            Some(Err(error)) => Err(WindroseError::told(&error, &tongue())),
            None => Err(WindroseError::fault(&tongue())),
        }
    }

    /// What came of damage that was found, until [`GameLibrary::forget_report`]; none when all is well.
    pub fn report(&self) -> Answered<Option<OpeningReport>> {
        self.answer(core::Library::report)
    }

    /// Forgets the report `read`, once the player has read it. A newer one, of damage that was found since, stays.
    pub fn forget_report(&self, read: OpeningReport) -> Answered<()> {
        self.answer(|core| core.forget_report(&read))
    }

    /// The games that can be begun.
    pub fn games(&self) -> Answered<Vec<GameInfo>> {
        self.answer(|core| Ok(core.games()))
    }

    /// Everything that a space of Four Senses can feel like, with its words and its cue, for a beginner to try.
    pub fn four_senses_practice(&self) -> Answered<Vec<PracticeStack>> {
        self.answer(|core| Ok(practice(&core.tongue())))
    }

    /// The saved games that are not deleted.
    pub fn shelf(&self) -> Answered<Shelf> {
        self.answer(core::Library::shelf)
    }

    /// The games that were deleted in the last 30 days, the one deleted last first.
    pub fn deleted(&self) -> Answered<Vec<SavedGame>> {
        self.answer(core::Library::recently_deleted)
    }

    /// The names of the seats in `setup` unless the players choose others.
    pub fn seat_names(&self, setup: GameSetup) -> Answered<Vec<String>> {
        self.answer(|core| Ok(core.seat_names(&setup)))
    }

    /// Why no game can be begun with `setup`; none when one can.
    pub fn refusal(&self, setup: GameSetup) -> Answered<Option<String>> {
        self.answer(|core| Ok(core.refusal(&setup)))
    }

    /// What is wrong with a seed as somebody typed it; none when it is a seed.
    pub fn seed_refusal(&self, text: String) -> Answered<Option<ErrorText>> {
        self.answer(|core| Ok(core.seed_refusal(&text)))
    }

    /// Begins a game and saves it. A name that is missing or blank is the seat's own; without a `seed` that somebody
    /// copied, one is drawn.
    pub fn start(&self, setup: GameSetup, names: Vec<String>, seed: Option<String>) -> Answered<Arc<Table>> {
        let table = self.answer(|core| {
            let seed = seed.map(|text| core.seed(&text)).transpose()?;
            core.start(&setup, &names, seed)
        })?;
        Ok(Table::new(self.core.clone(), table))
    }

    /// The table of the saved game `id`.
    pub fn table(&self, id: i64) -> Answered<Arc<Table>> {
        let table = self.answer(|core| core.table(id))?;
        Ok(Table::new(self.core.clone(), table))
    }

    /// Gives the saved game `id` another name; a blank one takes the name away.
    pub fn rename(&self, id: i64, name: String) -> Answered<()> {
        self.answer(|core| core.rename(id, &name))
    }

    /// Puts the unfinished game `id` away. It counts apart in the statistics.
    pub fn abandon(&self, id: i64) -> Answered<()> {
        self.answer(|core| core.table(id)?.abandon().map(drop))
    }

    /// Deletes the saved game `id`. It can be brought back for 30 days.
    pub fn delete(&self, id: i64) -> Answered<()> {
        self.answer(|core| core.delete(id))
    }

    /// Brings the deleted game `id` back.
    pub fn undelete(&self, id: i64) -> Answered<()> {
        self.answer(|core| core.undelete(id))
    }

    /// Deletes the deleted game `id` for good.
    pub fn delete_for_good(&self, id: i64) -> Answered<()> {
        self.answer(|core| core.delete_for_good(id))
    }

    /// Deletes all games and settings for good.
    pub fn delete_all_data(&self) -> Answered<()> {
        self.answer(core::Library::delete_all_data)
    }

    /// The saved game `id` as a file for another device.
    pub fn export(&self, id: i64) -> Answered<Vec<u8>> {
        self.answer(|core| core.export(id))
    }

    /// The settings.
    pub fn settings(&self) -> Answered<Settings> {
        self.answer(core::Library::settings)
    }

    /// Changes the settings; a change of language shows in whatever is asked for next.
    pub fn set_settings(&self, settings: Settings) -> Answered<()> {
        self.answer(|core| core.set_settings(&settings))
    }

    /// Says what language the device speaks, by its BCP 47 tag; it counts unless the settings name another.
    pub fn set_system_language(&self, tag: String) -> Answered<()> {
        self.answer(|core| core.set_system_language(&tag))
    }

    /// Says by how many `minutes` the clocks where the device is are ahead of UTC now; lists of games count the days by
    /// them. To be said before each list, as clocks change and devices travel.
    pub fn set_utc_offset(&self, minutes: i32) {
        self.core.set_utc_offset(minutes);
    }

    /// The BCP 47 tag of the language that is spoken.
    pub fn language_tag(&self) -> String {
        self.core.language().tag().to_owned()
    }

    /// The fixed words of the interface by key.
    pub fn words(&self) -> Answered<HashMap<String, String>> {
        self.answer(|core| Ok(core.words().into_iter().collect()))
    }

    /// The rules of `kind`, in their sections.
    pub fn rules(&self, kind: GameKind) -> Answered<Vec<RulesSection>> {
        self.answer(|core| Ok(core.rules(kind)))
    }

    /// Brings everything into one file and closes it, for when the app goes to the background. The next call opens it
    /// again by itself.
    pub fn rest(&self) -> Answered<()> {
        self.answer(core::Library::rest)
    }

    /// The version of the app.
    pub fn version(&self) -> String {
        env!("CARGO_PKG_VERSION").to_owned()
    }

    /// How the app and its file are doing, without names and games, for a player to share.
    pub fn diagnostics(&self) -> Answered<String> {
        self.answer(|core| Ok(core.diagnostics()))
    }
}

/// The set-up of a mode as simulations and playthroughs name it; none when the game has no such mode for so many people.
#[uniffi::export]
pub fn mode_setup(kind: GameKind, mode: String, players: u8) -> Option<GameSetup> {
    kind.setup(&mode, players)
}

/// The set-up as a short text that [`setup_from_text`] reads again, so that an interface can keep what is being chosen.
#[uniffi::export]
pub fn setup_text(setup: GameSetup) -> String {
    setup.write()
}

/// The set-up that [`setup_text`] wrote; none where another version of the app wrote it, for which it meant something else.
#[uniffi::export]
pub fn setup_from_text(text: String) -> Option<GameSetup> {
    GameSetup::read(&text)
}

/// What a set-up of 4 Winds' Archipelago Campaign may offer for so many `players`, with the season `length` chosen.
#[uniffi::export]
pub fn winds_options(players: u8, length: SeasonLength) -> WindsOptions {
    four_winds::options(players, length)
}

/// The BCP 47 tag of `language`.
#[uniffi::export]
pub fn tag_of_language(language: Language) -> String {
    language.tag().to_owned()
}

/// The app's language for a device whose language has the BCP 47 `tag`.
#[uniffi::export]
pub fn language_for_tag(tag: String) -> Language {
    Language::for_tags(&tag)
}

/// How many bytes of a file are worth reading for [`GameLibrary::import`], which refuses a longer one for its size.
#[uniffi::export]
pub fn bytes_worth_reading() -> u64 {
    core::Library::BYTES_WORTH_READING as u64
}

/// A seed as people copy and type it.
#[uniffi::export]
pub fn seed_text(seed: u64) -> String {
    windrose_core::seed::write(seed)
}

#[uniffi::export(async_runtime = "tokio")]
impl GameLibrary {
    /// Takes in a game that [`GameLibrary::export`] wrote, beside those that are there, and gives its number.
    pub async fn import(self: Arc<Self>, file: Vec<u8>) -> Answered<i64> {
        self.answer_later(move |core| core.import(&file)).await
    }

    /// What finished games of `kind` add up to.
    pub async fn statistics(self: Arc<Self>, kind: GameKind) -> Answered<Statistics> {
        self.answer_later(move |core| core.statistics(kind)).await
    }

    /// Verifies every row of every game, for a quiet moment.
    pub async fn verify(self: Arc<Self>) -> Answered<()> {
        self.answer_later(core::Library::verify).await
    }
}
