//! A table in memory, and what an action or undo makes of it. Nothing here touches the file.

use crate::chance::{Recorded, Scripted, Seeded};
use crate::game::{Seat, Viewer};
use crate::games::{AnyGame, GameAction, GameEvent, GameKind, GameSetup, Refused};
use crate::library::LibraryError;
use crate::library::{json, unwritable};
use crate::store::{Head, LogRow, SavedOutcome, Status};
use crate::table::UndoStop;
use crate::words::{Teller, Tongue};

/// A row of the log, read.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub step: u32,
    /// The seat that acted; none for the set-up.
    pub seat: Option<Seat>,
    /// The action as JSON; the set-up at step 0.
    action: String,
    chance: Vec<u32>,
    pub events: Vec<GameEvent>,
    seal: u64,
}

impl Entry {
    /// Reads `row`; none when it comes from rules that had other actions or events.
    fn read(row: LogRow) -> Option<Entry> {
        Some(Entry {
            step: row.step,
            seat: row.seat,
            chance: serde_json::from_str(&row.chance).ok()?,
            events: serde_json::from_str(&row.events).ok()?,
            action: row.action,
            seal: row.seal,
        })
    }
}

/// A table in memory, equal to what the file holds of it.
#[derive(Debug)]
pub(crate) struct State {
    pub head: Head,
    /// The head's set-up, read; none when its rules had another.
    setup: Option<GameSetup>,
    pub game: Box<dyn AnyGame>,
    /// The log from the set-up on.
    pub log: Vec<Entry>,
    /// Whether the holder has accepted the device since it was handed on, the table was opened, or the app was away.
    /// Only of interest where something is hidden, and never saved: a table that is opened is covered anyway.
    pub accepted: bool,
}

/// What a state is to become, once that is saved.
#[derive(Debug)]
pub(crate) struct Next {
    pub head: Head,
    /// The position; none when it stays.
    game: Option<Box<dyn AnyGame>>,
    pub log: NextLog,
}

/// What becomes of the log.
#[derive(Debug)]
pub(crate) enum NextLog {
    /// It stays.
    Same,
    /// It gets a row.
    Longer(LogRow, Entry),
    /// It loses its newest row.
    Shorter,
}

impl Next {
    /// The same position with another row of the game.
    pub fn head(head: Head) -> Next {
        Next { head, game: None, log: NextLog::Same }
    }
}

impl State {
    /// What the file holds of a game, covered.
    ///
    /// # Errors
    /// [`LibraryError::OtherRules`] for a game that this version cannot read.
    pub fn new(head: Head, log: Vec<LogRow>) -> Result<State, LibraryError> {
        let kind = GameKind::from_key(&head.kind);
        let known = kind.map_or(0, GameKind::rules_version);
        let other = || LibraryError::OtherRules { saved: head.rules_version, known };
        let kind = kind.filter(|_| head.rules_version <= known).ok_or_else(other)?;
        let game = kind.restore(&head.state).map_err(|_| other())?;
        let log = log.into_iter().map(Entry::read).collect::<Option<_>>().ok_or_else(other)?;
        let setup = serde_json::from_str(&head.setup).ok();
        Ok(State { head, setup, game, log, accepted: false })
    }

    /// What the seats are called in the language of `tongue`.
    pub fn names(&self, tongue: &Tongue) -> Vec<String> {
        seats_called(self.setup.as_ref(), &self.head, tongue)
    }

    /// Whether everything is covered until the holder accepts the device.
    pub fn covered(&self) -> bool {
        self.game.hides() && self.head.status == Status::Playing && !self.accepted
    }

    /// Who looks at the table: its holder, or nobody in particular when it is covered or over.
    pub fn viewer(&self) -> Viewer {
        if self.covered() {
            Viewer::Bystander
        } else if self.head.status != Status::Playing {
            Viewer::Afterwards
        } else {
            Viewer::Seat(self.head.holder)
        }
    }

    /// Whether the table can be played at.
    ///
    /// # Errors
    /// [`LibraryError::Closed`] and [`LibraryError::Covered`].
    pub fn open(&self) -> Result<(), LibraryError> {
        if self.head.status == Status::Abandoned || self.head.deleted.is_some() {
            Err(LibraryError::Closed)
        } else if self.covered() {
            Err(LibraryError::Covered)
        } else {
            Ok(())
        }
    }

    /// The step of the holder's last action; none before it.
    pub fn last_own_step(&self) -> Option<u32> {
        self.log.iter().rev().find(|entry| entry.seat == Some(self.head.holder)).map(|entry| entry.step)
    }

    /// Becomes `next`, which has been saved.
    pub fn become_next(&mut self, next: Next) {
        self.accepted &= next.head.holder == self.head.holder;
        self.head = next.head;
        if let Some(game) = next.game {
            self.game = game;
        }
        match next.log {
            NextLog::Same => {}
            NextLog::Longer(_, entry) => self.log.push(entry),
            NextLog::Shorter => {
                self.log.pop();
            }
        }
    }

    /// What `action` makes of the state.
    ///
    /// # Errors
    /// An action that the rules refuse, and a covered or closed table.
    pub fn played(&self, action: &GameAction, teller: &Teller<'_>) -> Result<Next, LibraryError> {
        self.open()?;
        let actor = self.game.decision().map(|decision| decision.seat);
        let mut numbers = Seeded::resume(self.head.seed, self.head.chance);
        let mut chance = Recorded::new(&mut numbers);
        let mut events = Vec::new();
        let mut game = self.game.boxed();
        game.apply(action, &mut chance, &mut events, teller)?;
        let chance = chance.into_numbers();

        let mut head = self.head.clone();
        head.step += 1;
        head.chance = numbers.position();
        head.holder = holder_after(game.as_ref(), head.holder);
        // Whoever looks back at a game that is over sees what was hidden.
        let shows_all = game.hides() && game.outcome().is_some();
        self.move_boundary(&mut head, actor, !chance.is_empty(), shows_all, &events);
        head.state = game.to_json().map_err(unwritable)?;
        let row = LogRow {
            game: head.id,
            step: head.step,
            seat: actor,
            action: json(action)?,
            chance: json(&chance)?,
            events: json(&events)?,
            seal: 0,
        }
        .sealed(head.tip);
        head.tip = row.seal;
        finish_if_over(&mut head, game.as_ref(), self.log.iter().flat_map(|entry| &entry.events).chain(&events))?;
        let entry = Entry { step: row.step, seat: actor, action: row.action.clone(), chance, events, seal: row.seal };
        Ok(Next { head, game: Some(game), log: NextLog::Longer(row, entry) })
    }

    /// Whether `next`, who takes the device after `events`, must not take anything back: where something is hidden, and
    /// where anything at all happened in the game that the holder was told and `next` is not. To take back what made it
    /// the turn of `next` would bring the holder's own log and marks back into view.
    pub fn shuts_behind(&self, next: Seat, events: &[GameEvent]) -> bool {
        let [holder, next] = [self.head.holder, next].map(Viewer::Seat);
        let so_far = self.log.iter().flat_map(|entry| &entry.events);
        self.game.hides() || so_far.chain(events).any(|event| event.witness(holder) != event.witness(next))
    }

    /// Moves the step that undo goes back to, after an action with `events` that led from this state to `head`; `drew` says
    /// that it drew chance, `shows_all` that everything hidden may now be looked at.
    fn move_boundary(&self, head: &mut Head, actor: Option<Seat>, drew: bool, shows_all: bool, events: &[GameEvent]) {
        // Handing the device on comes first: the next holder must not learn what the one before was shown.
        let stop = if head.holder != self.head.holder && self.shuts_behind(head.holder, events) {
            Some(UndoStop::Handover)
        } else if drew {
            Some(UndoStop::Chance)
        } else if events.iter().any(GameEvent::reveals) || shows_all {
            Some(UndoStop::Reveal)
        } else {
            None
        };
        if let Some(stop) = stop {
            head.undo_step = head.step;
            head.undo_stop = stop;
            head.undo_state = None;
            return;
        }
        let before = self.log.last().and_then(|entry| entry.seat);
        if let (Some(actor), Some(before)) = (actor, before)
            && actor != before
            && head.undo_step < self.head.step
        {
            head.undo_step = self.head.step;
            head.undo_stop = UndoStop::OtherSeat { seat: actor };
            head.undo_state = None;
        }
        if head.undo_state.is_none() {
            head.undo_state = Some(self.head.state.clone());
        }
    }

    /// Why nothing can be taken back; none when the last action can be.
    pub fn undo_stop(&self) -> Option<UndoStop> {
        match self.open() {
            Err(LibraryError::Covered) => Some(UndoStop::Covered),
            Err(_) => Some(UndoStop::Abandoned),
            Ok(()) => (self.head.step <= self.head.undo_step).then_some(self.head.undo_stop),
        }
    }

    /// What taking the last action back makes of the state.
    ///
    /// # Errors
    /// Refused with the reason beyond the nearest boundary; a covered or closed table.
    pub fn taken_back(&self, teller: &Teller<'_>) -> Result<Next, LibraryError> {
        self.open()?;
        let nothing = || Refused { reason: super::show::undo_stop_text(self.head.undo_stop, teller) };
        let boundary = self.head.undo_state.as_ref().filter(|_| self.undo_stop().is_none()).ok_or_else(nothing)?;
        let other = || self.other_rules();
        let mut game = self.game.kind().restore(boundary).map_err(|_| other())?;
        let (_, left) = self.log.split_last().ok_or_else(other)?;
        // Few: the actions since the boundary.
        for entry in left.iter().skip(self.head.undo_step as usize + 1) {
            again(game.as_mut(), entry, teller).ok_or_else(other)?;
        }
        let mut head = self.head.clone();
        head.step -= 1;
        head.tip = left.last().map_or(0, |entry| entry.seal);
        head.holder = holder_after(game.as_ref(), head.holder);
        head.status = Status::Playing;
        (head.outcome, head.tally) = (None, None);
        head.state = game.to_json().map_err(unwritable)?;
        if head.step == head.undo_step {
            head.undo_state = None;
        }
        Ok(Next { head, game: Some(game), log: NextLog::Shorter })
    }

    /// The game as it was after `step` actions.
    ///
    /// # Errors
    /// [`LibraryError::OtherRules`] and [`LibraryError::NotFound`].
    pub fn at(&self, step: u32, teller: &Teller<'_>) -> Result<Box<dyn AnyGame>, LibraryError> {
        if step > self.head.step {
            return Err(LibraryError::NotFound);
        }
        if step == self.head.step {
            return Ok(self.game.boxed());
        }
        if self.head.rules_version != self.game.kind().rules_version() {
            return Err(self.other_rules());
        }
        let entries = self.log.iter().take_while(|entry| entry.step <= step);
        replay(entries, teller).ok_or_else(|| self.other_rules())
    }

    fn other_rules(&self) -> LibraryError {
        LibraryError::OtherRules { saved: self.head.rules_version, known: self.game.kind().rules_version() }
    }
}

/// Who holds the device when `game` waits: the person who decides, or else whoever held it `before`.
fn holder_after(game: &dyn AnyGame, before: Seat) -> Seat {
    game.decision().map(|decision| decision.seat).filter(|&seat| game.is_person(seat)).unwrap_or(before)
}

/// Notes the outcome in `head` when `game` is over; `events` are all that happened in it.
pub(crate) fn finish_if_over<'a>(
    head: &mut Head,
    game: &dyn AnyGame,
    events: impl Iterator<Item = &'a GameEvent>,
) -> Result<(), LibraryError> {
    let Some(outcome) = game.outcome() else {
        return Ok(());
    };
    let events: Vec<GameEvent> = events.cloned().collect();
    head.status = Status::Finished;
    head.outcome = Some(SavedOutcome::new(&outcome, game.seats()));
    head.tally = Some(game.tally(&events).map_err(unwritable)?);
    Ok(())
}

/// Plays `entry` again with its own chance; none when it does not come out the same.
fn again(game: &mut dyn AnyGame, entry: &Entry, teller: &Teller<'_>) -> Option<()> {
    let action: GameAction = serde_json::from_str(&entry.action).ok()?;
    let mut chance = Scripted::new(&entry.chance);
    let mut events = Vec::new();
    game.apply(&action, &mut chance, &mut events, teller).ok()?;
    (chance.came_out_even() && events == entry.events).then_some(())
}

/// What the seats of `head` are called in the language of `tongue`; as they are saved when its set-up is unknown.
pub(crate) fn names_of(head: &Head, tongue: &Tongue) -> Vec<String> {
    seats_called(serde_json::from_str(&head.setup).ok().as_ref(), head, tongue)
}

/// The same with the set-up read already.
fn seats_called(setup: Option<&GameSetup>, head: &Head, tongue: &Tongue) -> Vec<String> {
    setup.map_or_else(|| head.names.clone(), |setup| setup.seats_called(&head.names, tongue))
}

/// Plays a log again from its set-up; none when it does not come out the same.
fn replay<'a>(mut entries: impl Iterator<Item = &'a Entry>, teller: &Teller<'_>) -> Option<Box<dyn AnyGame>> {
    let first = entries.next()?;
    let setup: GameSetup = serde_json::from_str(&first.action).ok()?;
    let mut chance = Scripted::new(&first.chance);
    let mut events = Vec::new();
    let mut game = setup.begin(&mut chance, &mut events, teller).ok()?;
    if !chance.came_out_even() || events != first.events {
        return None;
    }
    for entry in entries {
        again(game.as_mut(), entry, teller)?;
    }
    Some(game)
}

/// The states of a game after its last action and after `undo_step` actions, played again from `log`; none when it does
/// not come out as it is written there.
pub(crate) fn rebuild(log: &[LogRow], undo_step: u32) -> Option<(String, Option<String>)> {
    let entries: Vec<Entry> = log.iter().cloned().map(Entry::read).collect::<Option<_>>()?;
    // Nothing that is said is kept, so any tongue will do.
    let tongue = crate::words::Tongue::new(crate::words::Language::English);
    let teller = Teller { tongue: &tongue, names: &[] };
    let (before, after) = entries.split_at_checked(undo_step as usize + 1)?;
    let mut game = replay(before.iter(), &teller)?;
    if after.is_empty() {
        return Some((game.to_json().ok()?, None));
    }
    let undo_state = game.to_json().ok()?;
    for entry in after {
        again(game.as_mut(), entry, &teller)?;
    }
    Some((game.to_json().ok()?, Some(undo_state)))
}
