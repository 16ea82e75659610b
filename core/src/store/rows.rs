//! The rows of the file, each with a checksum over everything in it.

use serde::{Deserialize, Serialize};

use super::StoreError;
use super::cells::{Cell, Columns, Stored, seal};
use crate::game::{Outcome, Seat, Seats};
use crate::table::UndoStop;

/// How far a saved game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    Playing,
    Finished,
    Abandoned,
}

impl Status {
    fn number(self) -> i64 {
        match self {
            Status::Playing => 0,
            Status::Finished => 1,
            Status::Abandoned => 2,
        }
    }

    fn from_number(number: i64) -> Option<Status> {
        [Status::Playing, Status::Finished, Status::Abandoned].into_iter().find(|status| status.number() == number)
    }
}

/// How a game ended, as it is saved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SavedOutcome {
    pub winners: Seats,
    pub scores: Vec<i32>,
    pub ending: String,
}

impl SavedOutcome {
    /// The outcome of a game with `seats` seats.
    pub fn new(outcome: &Outcome, seats: u8) -> SavedOutcome {
        SavedOutcome {
            winners: outcome.winners,
            scores: outcome.scores.iter().copied().take(usize::from(seats)).collect(),
            ending: outcome.ending.to_owned(),
        }
    }
}

/// A saved game as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Head {
    /// Its number, never used again.
    pub id: i64,
    /// The key of its kind.
    pub kind: String,
    /// The set-up as JSON.
    pub setup: String,
    /// The names of the seats.
    pub names: Vec<String>,
    /// The name that the players gave it.
    pub title: Option<String>,
    pub created: i64,
    pub updated: i64,
    pub deleted: Option<i64>,
    pub status: Status,
    /// The version of the rules when it was begun.
    pub rules_version: u32,
    /// The app that wrote it last.
    pub app_version: String,
    pub seed: u64,
    /// How many words of the seed's numbers have been used.
    pub chance: u64,
    /// The seat that holds the device.
    pub holder: Seat,
    /// How many actions have been played.
    pub step: u32,
    /// The seal of the newest row of the log.
    pub tip: u64,
    /// The step that undo goes back to and not beyond. No chance is drawn after it, so `chance` stands as it did there.
    pub undo_step: u32,
    /// Why not beyond.
    pub undo_stop: UndoStop,
    pub outcome: Option<SavedOutcome>,
    /// What statistics keep of it, as JSON; for finished games.
    pub tally: Option<String>,
    /// The transaction that wrote it.
    pub revision: i64,
    /// The state as JSON.
    pub state: String,
    /// The state at `undo_step` as JSON; none when that is `step`.
    pub undo_state: Option<String>,
}

/// Where the seals of a table begin, so that a row of one table is none of another.
const GAME: u64 = 1;
const LOG: u64 = 2;
const SETTING: u64 = 3;
const WHOLE: u64 = 4;

/// How many columns of a game's row come before its first seal.
const FACTS: usize = 21;

impl Head {
    /// The columns before the first seal.
    fn facts(&self) -> Result<Vec<Cell>, StoreError> {
        let outcome = self.outcome.as_ref().map(serde_json::to_string).transpose()?;
        Ok(vec![
            Cell::Number(self.id),
            Cell::Text(self.kind.clone()),
            Cell::Text(self.setup.clone()),
            Cell::Text(serde_json::to_string(&self.names)?),
            Cell::text(self.title.as_deref()),
            Cell::Number(self.created),
            Cell::Number(self.updated),
            self.deleted.map_or(Cell::Null, Cell::Number),
            Cell::Number(self.status.number()),
            Cell::Number(self.rules_version.into()),
            Cell::Text(self.app_version.clone()),
            Cell::Number(self.seed.cast_signed()),
            Cell::Number(self.chance.cast_signed()),
            Cell::Number(self.holder.0.into()),
            Cell::Number(self.step.into()),
            Cell::Number(self.tip.cast_signed()),
            Cell::Number(self.undo_step.into()),
            Cell::Text(serde_json::to_string(&self.undo_stop)?),
            Cell::text(outcome.as_deref()),
            Cell::text(self.tally.as_deref()),
            Cell::Number(self.revision),
        ])
    }

    /// The seal of the whole row.
    pub fn seal(&self) -> Result<u64, StoreError> {
        Ok(self.states_seal(seal(GAME, &self.facts()?)))
    }

    fn states_seal(&self, facts: u64) -> u64 {
        seal(facts, &[Cell::Text(self.state.clone()), Cell::text(self.undo_state.as_deref())])
    }

    /// The row without its states, when the seal of what comes before them is right. They can be made again from the
    /// set-up and the log.
    pub(super) fn facts_from_cells(cells: &[Cell]) -> Option<Head> {
        let facts = cells.get(..FACTS)?;
        if cells.get(FACTS)? != &Cell::Number(seal(GAME, facts).cast_signed()) {
            return None;
        }
        Head::parse(facts)
    }

    /// What can be read of a row, whether its seals are right or not: good for telling a player what was lost, and for
    /// nothing else.
    pub(super) fn parse(facts: &[Cell]) -> Option<Head> {
        let mut columns = Columns(facts.iter().cloned());
        Some(Head {
            id: columns.number()?,
            kind: columns.text()?,
            setup: columns.text()?,
            names: serde_json::from_str(&columns.text()?).ok()?,
            title: columns.maybe_text()?,
            created: columns.number()?,
            updated: columns.number()?,
            deleted: columns.maybe_number()?,
            status: Status::from_number(columns.number()?)?,
            rules_version: columns.small()?,
            app_version: columns.text()?,
            seed: columns.number()?.cast_unsigned(),
            chance: columns.number()?.cast_unsigned(),
            holder: Seat(columns.small()?),
            step: columns.small()?,
            tip: columns.number()?.cast_unsigned(),
            undo_step: columns.small()?,
            undo_stop: serde_json::from_str(&columns.text()?).ok()?,
            outcome: match columns.maybe_text()? {
                Some(json) => Some(serde_json::from_str(&json).ok()?),
                None => None,
            },
            tally: columns.maybe_text()?,
            revision: columns.number()?,
            state: String::new(),
            undo_state: None,
        })
    }
}

impl Stored for Head {
    const COLUMNS: usize = FACTS + 4;

    fn cells(&self) -> Result<Vec<Cell>, StoreError> {
        let mut cells = self.facts()?;
        let facts = seal(GAME, &cells);
        cells.push(Cell::Number(facts.cast_signed()));
        cells.push(Cell::Text(self.state.clone()));
        cells.push(Cell::text(self.undo_state.as_deref()));
        cells.push(Cell::Number(self.states_seal(facts).cast_signed()));
        Ok(cells)
    }

    fn from_cells(cells: &[Cell]) -> Option<Head> {
        let mut head = Head::facts_from_cells(cells)?;
        let Some([Cell::Number(facts), Cell::Text(state), undo_state, Cell::Number(states)]) = cells.get(FACTS..)
        else {
            return None;
        };
        head.state.clone_from(state);
        head.undo_state = match undo_state {
            Cell::Text(text) => Some(text.clone()),
            Cell::Null => None,
            Cell::Number(_) => return None,
        };
        (head.states_seal(facts.cast_unsigned()).cast_signed() == *states).then_some(head)
    }
}

/// A row of a game's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LogRow {
    pub game: i64,
    /// Its place, from 0 for the set-up.
    pub step: u32,
    /// The seat that acted; none for the set-up.
    pub seat: Option<Seat>,
    /// The action, or the set-up, as JSON.
    pub action: String,
    /// What chance gave, as JSON.
    pub chance: String,
    /// What happened, as JSON.
    pub events: String,
    /// The checksum of all this and of the seal before it.
    pub seal: u64,
}

impl LogRow {
    /// Seals the row after the one with the seal `before`.
    #[must_use]
    pub fn sealed(mut self, before: u64) -> LogRow {
        self.seal = self.seal_after(before);
        self
    }

    /// What the seal has to be after the row with the seal `before`; `0` stands before step 0.
    pub fn seal_after(&self, before: u64) -> u64 {
        seal(seal(LOG, &[Cell::Number(before.cast_signed())]), &self.facts())
    }

    fn facts(&self) -> [Cell; 6] {
        [
            Cell::Number(self.game),
            Cell::Number(self.step.into()),
            self.seat.map_or(Cell::Null, |seat| Cell::Number(seat.0.into())),
            Cell::Text(self.action.clone()),
            Cell::Text(self.chance.clone()),
            Cell::Text(self.events.clone()),
        ]
    }
}

impl Stored for LogRow {
    const COLUMNS: usize = 7;

    fn cells(&self) -> Result<Vec<Cell>, StoreError> {
        Ok(self.facts().into_iter().chain([Cell::Number(self.seal.cast_signed())]).collect())
    }

    /// The row; whether its seal is right only the row before it can tell.
    fn from_cells(cells: &[Cell]) -> Option<LogRow> {
        let mut columns = Columns(cells.iter().cloned());
        Some(LogRow {
            game: columns.number()?,
            step: columns.small()?,
            seat: match columns.maybe_number()? {
                Some(seat) => Some(Seat(u8::try_from(seat).ok()?)),
                None => None,
            },
            action: columns.text()?,
            chance: columns.text()?,
            events: columns.text()?,
            seal: columns.number()?.cast_unsigned(),
        })
    }
}

/// A row of `setting`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Setting {
    pub name: String,
    /// The value as JSON.
    pub value: String,
}

impl Setting {
    pub fn seal(&self) -> u64 {
        seal(SETTING, &[Cell::Text(self.name.clone()), Cell::Text(self.value.clone())])
    }
}

impl Stored for Setting {
    const COLUMNS: usize = 3;

    fn cells(&self) -> Result<Vec<Cell>, StoreError> {
        let seal = Cell::Number(self.seal().cast_signed());
        Ok(vec![Cell::Text(self.name.clone()), Cell::Text(self.value.clone()), seal])
    }

    fn from_cells(cells: &[Cell]) -> Option<Setting> {
        let mut columns = Columns(cells.iter().cloned());
        let setting = Setting { name: columns.text()?, value: columns.text()? };
        (columns.number()?.cast_unsigned() == setting.seal()).then_some(setting)
    }
}

/// The one row of `whole`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Whole {
    pub schema_version: i64,
    /// Tells libraries apart.
    pub library: u64,
    /// How many transactions there have been.
    pub revision: i64,
    /// The number of the newest game.
    pub last_game: i64,
    /// How many rows `game` and `setting` have, and all their seals, exclusive-ored.
    pub contents: Contents,
}

/// What a file holds, in three numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Contents {
    pub games: i64,
    pub settings: i64,
    pub seals: u64,
}

impl Contents {
    /// Counts a game that comes.
    pub fn add_game(&mut self, seal: u64) {
        self.games += 1;
        self.seals ^= seal;
    }

    /// Counts a game that goes.
    pub fn remove_game(&mut self, seal: u64) {
        self.games -= 1;
        self.seals ^= seal;
    }

    /// Counts a setting that comes.
    pub fn add_setting(&mut self, seal: u64) {
        self.settings += 1;
        self.seals ^= seal;
    }

    /// Counts a setting that goes.
    pub fn remove_setting(&mut self, seal: u64) {
        self.settings -= 1;
        self.seals ^= seal;
    }
}

impl Whole {
    fn facts(self) -> [Cell; 8] {
        [
            Cell::Number(1),
            Cell::Number(self.schema_version),
            Cell::Number(self.library.cast_signed()),
            Cell::Number(self.revision),
            Cell::Number(self.last_game),
            Cell::Number(self.contents.games),
            Cell::Number(self.contents.settings),
            Cell::Number(self.contents.seals.cast_signed()),
        ]
    }
}

impl Stored for Whole {
    const COLUMNS: usize = 9;

    fn cells(&self) -> Result<Vec<Cell>, StoreError> {
        let facts = self.facts();
        let seal = Cell::Number(seal(WHOLE, &facts).cast_signed());
        Ok(facts.into_iter().chain([seal]).collect())
    }

    fn from_cells(cells: &[Cell]) -> Option<Whole> {
        let mut columns = Columns(cells.iter().cloned());
        let 1 = columns.number()? else {
            return None;
        };
        let whole = Whole {
            schema_version: columns.number()?,
            library: columns.number()?.cast_unsigned(),
            revision: columns.number()?,
            last_game: columns.number()?,
            contents: Contents {
                games: columns.number()?,
                settings: columns.number()?,
                seals: columns.number()?.cast_unsigned(),
            },
        };
        (columns.number()?.cast_unsigned() == seal(WHOLE, &whole.facts())).then_some(whole)
    }
}

/// Whether `log` is the whole log of `head`: every step once, each sealed after the one before, up to the newest.
pub(super) fn is_whole_log(head: &Head, log: &[LogRow]) -> bool {
    let mut before = 0;
    for (step, row) in log.iter().enumerate() {
        if row.game != head.id || row.step as usize != step || row.seal != row.seal_after(before) {
            return false;
        }
        before = row.seal;
    }
    log.len() == head.step as usize + 1 && before == head.tip
}
