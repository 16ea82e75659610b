//! One game as a file for another device: JSON with a format version and a checksum.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::game::Seat;
use crate::games::{GameEvent, GameKind};
use crate::hash::fnv1a;
use crate::library::shortened;
use crate::seed;
use crate::store::{Head, LogRow, Status, StoreError};
use crate::table::{UndoStop, finish_if_over, rebuild, show};
use crate::words::Tongue;

/// The version of the format.
const FORMAT: u32 = 1;
/// No game comes near this size; whatever is larger is something else. Salvage reads no longer rows either.
pub const LARGEST: usize = crate::store::LONGEST_ROW;

/// Why a file cannot be taken in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// It is no exported game.
    #[error("it is no exported game")]
    NotAGame,
    /// It is larger than any game.
    #[error("it is too large")]
    TooLarge,
    /// It is not as it was written.
    #[error("it was changed or cut off on its way")]
    Damaged,
    /// A newer version of the app wrote it, or it was played by newer rules.
    #[error("it comes from a newer version of the app")]
    Newer,
    /// Playing it again does not lead to what it says.
    #[error("playing it again leads elsewhere")]
    Contradicts,
}

impl Unreadable {
    /// The key of the sentence that says so.
    pub(crate) fn key(self) -> &'static str {
        match self {
            Unreadable::TooLarge => "error-file-too-large",
            Unreadable::Newer => "error-newer",
            Unreadable::NotAGame | Unreadable::Damaged | Unreadable::Contradicts => "error-file",
        }
    }
}

/// The file: a version, a game, and the checksum of the game's text.
#[derive(Serialize, Deserialize)]
struct Package {
    windrose: u32,
    game: Box<RawValue>,
    checksum: String,
}

/// A saved game in the file. Its parts keep their text to the letter.
#[derive(Serialize, Deserialize)]
struct Exported {
    kind: String,
    title: Option<String>,
    names: Vec<String>,
    created: i64,
    updated: i64,
    abandoned: bool,
    rules_version: u32,
    app_version: String,
    /// As text, since a JSON number is no safe place for 64 bits.
    seed: String,
    chance: u64,
    holder: Seat,
    undo_step: u32,
    undo_stop: UndoStop,
    log: Vec<ExportedRow>,
    state: Box<RawValue>,
    undo_state: Option<Box<RawValue>>,
}

/// A row of the log in the file; the first one has the set-up for its action.
#[derive(Serialize, Deserialize)]
struct ExportedRow {
    seat: Option<Seat>,
    action: Box<RawValue>,
    chance: Box<RawValue>,
    events: Box<RawValue>,
}

fn raw(json: &str) -> Result<Box<RawValue>, serde_json::Error> {
    RawValue::from_string(json.to_owned())
}

fn checksum(game: &str) -> String {
    format!("{:016x}", fnv1a(game.as_bytes()))
}

/// The file of a game and its log.
pub(crate) fn write(head: &Head, log: &[LogRow]) -> Result<Vec<u8>, StoreError> {
    let row = |row: &LogRow| {
        Ok(ExportedRow {
            seat: row.seat,
            action: raw(&row.action)?,
            chance: raw(&row.chance)?,
            events: raw(&row.events)?,
        })
    };
    let game = serde_json::value::to_raw_value(&Exported {
        kind: head.kind.clone(),
        title: head.title.clone(),
        names: head.names.clone(),
        created: head.created,
        updated: head.updated,
        abandoned: head.status == Status::Abandoned,
        rules_version: head.rules_version,
        app_version: head.app_version.clone(),
        seed: seed::write(head.seed),
        chance: head.chance,
        holder: head.holder,
        undo_step: head.undo_step,
        undo_stop: head.undo_stop,
        log: log.iter().map(row).collect::<Result<_, serde_json::Error>>()?,
        state: raw(&head.state)?,
        undo_state: head.undo_state.as_deref().map(raw).transpose()?,
    })?;
    let checksum = checksum(game.get());
    Ok(serde_json::to_vec(&Package { windrose: FORMAT, game, checksum })?)
}

/// The game in `file`, to be saved under a new number. A game by the rules of this app is played again and must come
/// out the same.
///
/// # Errors
/// Why the file cannot be taken in.
pub(crate) fn read(file: &[u8], tongue: &Tongue) -> Result<(Head, Vec<LogRow>), Unreadable> {
    if file.len() > LARGEST {
        return Err(Unreadable::TooLarge);
    }
    let package: Package = serde_json::from_slice(file).map_err(|_| Unreadable::NotAGame)?;
    if package.windrose > FORMAT {
        return Err(Unreadable::Newer);
    }
    if package.checksum != checksum(package.game.get()) {
        return Err(Unreadable::Damaged);
    }
    let game: Exported = serde_json::from_str(package.game.get()).map_err(|_| Unreadable::NotAGame)?;
    let kind = GameKind::from_key(&game.kind).ok_or(Unreadable::Newer)?;
    if game.rules_version > kind.rules_version() {
        return Err(Unreadable::Newer);
    }
    let (head, log) = game.into_rows()?;
    check(kind, &head, &log)?;
    let head = finished(kind, head, &log)?;
    let name = head.title.unwrap_or_else(|| show::title(kind, tongue));
    Ok((Head { title: Some(imported(&name, tongue)), ..head }, log))
}

impl Exported {
    fn into_rows(self) -> Result<(Head, Vec<LogRow>), Unreadable> {
        let step = self.log.len().checked_sub(1).and_then(|step| u32::try_from(step).ok());
        let step = step.filter(|&step| self.undo_step <= step).ok_or(Unreadable::Contradicts)?;
        let row = |(row, step): (ExportedRow, u32)| LogRow {
            game: 0,
            step,
            seat: row.seat,
            action: row.action.get().to_owned(),
            chance: row.chance.get().to_owned(),
            events: row.events.get().to_owned(),
            seal: 0,
        };
        let log: Vec<_> = self.log.into_iter().zip(0..).map(row).collect();
        let setup = log.first().map(|row| row.action.clone()).unwrap_or_default();
        let head = Head {
            id: 0,
            kind: self.kind,
            setup,
            names: self.names.iter().map(|name| shortened(name).unwrap_or_default()).collect(),
            title: self.title.as_deref().and_then(shortened),
            created: self.created,
            updated: self.updated,
            deleted: None,
            status: if self.abandoned { Status::Abandoned } else { Status::Playing },
            rules_version: self.rules_version,
            app_version: self.app_version,
            seed: seed::read(&self.seed).map_err(|_| Unreadable::Contradicts)?,
            chance: self.chance,
            holder: self.holder,
            step,
            tip: 0,
            undo_step: self.undo_step,
            undo_stop: self.undo_stop,
            outcome: None,
            tally: None,
            revision: 0,
            state: self.state.get().to_owned(),
            undo_state: self.undo_state.map(|state| state.get().to_owned()),
        };
        Ok((head, log))
    }
}

/// Plays the game again, when its rules are those of this app.
fn check(kind: GameKind, head: &Head, log: &[LogRow]) -> Result<(), Unreadable> {
    if head.rules_version != kind.rules_version() {
        return Ok(());
    }
    match rebuild(log, head.undo_step) {
        Some((state, undo_state)) if state == head.state && undo_state == head.undo_state => Ok(()),
        _ => Err(Unreadable::Contradicts),
    }
}

/// The game with its outcome, when it is over.
fn finished(kind: GameKind, mut head: Head, log: &[LogRow]) -> Result<Head, Unreadable> {
    let game = kind.restore(&head.state).map_err(|_| Unreadable::Contradicts)?;
    if usize::from(game.seats()) != head.names.len() || head.holder.0 >= game.seats() {
        return Err(Unreadable::Contradicts);
    }
    let mut events: Vec<GameEvent> = Vec::new();
    for row in log {
        events.extend(serde_json::from_str::<Vec<_>>(&row.events).map_err(|_| Unreadable::Contradicts)?);
    }
    finish_if_over(&mut head, game.as_ref(), events.iter()).map_err(|_| Unreadable::Contradicts)?;
    Ok(head)
}

/// `name` with the remark that it was imported, once.
fn imported(name: &str, tongue: &Tongue) -> String {
    let remark = tongue.say("saved-imported", &[("name", "".into())]);
    if name.ends_with(remark.trim()) { name.to_owned() } else { tongue.say("saved-imported", &[("name", name.into())]) }
}
