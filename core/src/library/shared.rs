//! What a library and its tables have in common: the file, the words and the clock.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicI32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, Weak};

use serde::Serialize;

use super::shelf::Today;
use super::{LibraryError, Options};
use crate::settings::Settings;
use crate::store::{Head, LogChange, Store, StoreError};
use crate::table::Table;
use crate::words::{Language, Tongue};

/// What a library and its tables have in common.
#[derive(Debug)]
pub(crate) struct Shared {
    path: PathBuf,
    options: Options,
    /// The open file; none while it rests.
    store: Mutex<Option<Store>>,
    tables: Mutex<HashMap<i64, Weak<Table>>>,
    speech: RwLock<Speech>,
    /// By how many minutes the device's clocks are ahead of UTC.
    utc_offset: AtomicI32,
}

/// What language is spoken, and why.
#[derive(Debug)]
struct Speech {
    system: Language,
    tongue: Arc<Tongue>,
}

/// Locks `mutex`, also after a panic: whatever it guards is replaced as a whole, or read again from the file.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// `value` as JSON.
pub(crate) fn json(value: &impl Serialize) -> Result<String, LibraryError> {
    serde_json::to_string(value).map_err(unwritable)
}

/// An error of the serialiser as one of the library.
pub(crate) fn unwritable(error: serde_json::Error) -> LibraryError {
    StoreError::Json(error).into()
}

impl Shared {
    pub fn open(path: &Path, options: Options) -> Result<Shared, LibraryError> {
        let store = Store::open(path, options.clock.now())?;
        let system = Language::for_tags(&options.system_language);
        let shared = Shared {
            path: path.to_owned(),
            options,
            store: Mutex::new(Some(store)),
            tables: Mutex::default(),
            speech: RwLock::new(Speech { system, tongue: Arc::new(Tongue::new(system)) }),
            utc_offset: AtomicI32::new(0),
        };
        let settings = shared.settings()?;
        shared.speak(&settings);
        Ok(shared)
    }

    /// The time in milliseconds.
    pub fn now(&self) -> i64 {
        self.options.clock.now()
    }

    /// The time, and how the device's clocks show it.
    pub(super) fn today(&self) -> Today {
        Today { now: self.now(), ahead: i64::from(self.utc_offset.load(Ordering::Relaxed)) * 60_000 }
    }

    pub fn set_utc_offset(&self, minutes: i32) {
        self.utc_offset.store(minutes, Ordering::Relaxed);
    }

    /// The version of the app.
    pub fn app_version(&self) -> &str {
        &self.options.app_version
    }

    /// Works with the file, opened again when it rests. When damage comes to light, the file is repaired at once; the
    /// error says so, and the next call finds what came through.
    pub fn store<T>(&self, work: impl FnOnce(&mut Store) -> Result<T, StoreError>) -> Result<T, LibraryError> {
        let mut slot = lock(&self.store);
        let store = match &mut *slot {
            Some(store) => store,
            None => slot.insert(Store::open(&self.path, self.now())?),
        };
        let result = work(store);
        if let Err(StoreError::Damaged(_)) = &result {
            // Closed first, so that nothing writes to the file that is set aside. When the repair fails as well, the
            // next call tries again, and says why it cannot.
            *slot = None;
            *slot = Some(Store::repair(&self.path, self.now())?);
        }
        Ok(result?)
    }

    /// Changes what a game's row says besides the play, whatever its table or another connection does meanwhile.
    pub fn amend(&self, id: i64, change: impl Fn(&mut Head)) -> Result<(), LibraryError> {
        self.store(|store| {
            loop {
                let before = store.head(id)?;
                let mut after = before.clone();
                change(&mut after);
                match store.replace(&before, after, LogChange::Keep) {
                    // Another connection was faster, so the change is made to what it left.
                    Err(StoreError::Stale) => {}
                    replaced => return replaced.map(drop),
                }
            }
        })
    }

    /// The table of game `id`, when anybody keeps it.
    pub fn seated(&self, id: i64) -> Option<Arc<Table>> {
        lock(&self.tables).get(&id).and_then(Weak::upgrade)
    }

    /// Keeps `table` for all who ask for game `id`; the one that is kept already when somebody was faster.
    pub fn seat(&self, id: i64, table: Table) -> Arc<Table> {
        let mut tables = lock(&self.tables);
        tables.retain(|_, table| table.strong_count() > 0);
        if let Some(kept) = tables.get(&id).and_then(Weak::upgrade) {
            return kept;
        }
        let table = Arc::new(table);
        tables.insert(id, Arc::downgrade(&table));
        table
    }

    /// The language that is spoken.
    pub fn tongue(&self) -> Arc<Tongue> {
        Arc::clone(&self.speech.read().unwrap_or_else(PoisonError::into_inner).tongue)
    }

    /// Speaks the language that `settings` and the device choose.
    pub fn speak(&self, settings: &Settings) {
        let mut speech = self.speech.write().unwrap_or_else(PoisonError::into_inner);
        let language = settings.language.unwrap_or(speech.system);
        if speech.tongue.language() != language {
            speech.tongue = Arc::new(Tongue::new(language));
        }
    }

    pub fn set_system_language(&self, tag: &str) -> Result<(), LibraryError> {
        let settings = self.settings()?;
        self.speech.write().unwrap_or_else(PoisonError::into_inner).system = Language::for_tags(tag);
        self.speak(&settings);
        Ok(())
    }

    /// The settings, each field from its row, or as it is by default.
    pub fn settings(&self) -> Result<Settings, LibraryError> {
        let rows = self.store(|store| store.settings())?;
        let mut settings = Settings::default();
        for row in rows {
            settings = settings.with(&row.name, &row.value);
        }
        Ok(settings)
    }

    pub fn set_settings(&self, settings: &Settings) -> Result<(), LibraryError> {
        let old = self.settings()?.fields().map_err(unwritable)?;
        let new = settings.fields().map_err(unwritable)?;
        let changed: Vec<_> = new
            .iter()
            .filter(|(name, value)| old.get(*name) != Some(*value))
            .map(|(name, value)| (name.as_str(), Some(value.clone())))
            .collect();
        if !changed.is_empty() {
            self.store(|store| store.set(&changed))?;
        }
        self.speak(settings);
        Ok(())
    }

    pub fn rest(&self) -> Result<(), LibraryError> {
        let store = lock(&self.store).take();
        match store {
            Some(store) => Ok(store.settle()?),
            None => Ok(()),
        }
    }

    pub fn diagnostics(&self) -> String {
        let mut lines = vec![format!("Windrose {}", self.app_version())];
        let counts = self.store(|store| {
            let text = store.diagnostics()?;
            let heads = store.heads()?;
            Ok((text, heads))
        });
        match counts {
            Ok((text, heads)) => {
                lines.push(text);
                for kind in crate::games::GameKind::ALL {
                    let games: Vec<_> = heads.iter().filter(|head| head.kind == kind.key()).collect();
                    let steps: u64 = games.iter().map(|head| u64::from(head.step)).sum();
                    lines.push(format!(
                        "{}: rules {}, games {}, actions {steps}",
                        kind.key(),
                        kind.rules_version(),
                        games.len()
                    ));
                }
            }
            Err(error) => lines.push(error.chain()),
        }
        lines.push(format!("{} {}", std::env::consts::OS, std::env::consts::ARCH));
        lines.join("\n")
    }
}
