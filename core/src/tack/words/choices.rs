//! A legal action in words, with its parts, and what a preview says of it.

use std::cell::Cell;

use super::{board, look, names};
use crate::chance::{CutOff, UntilDraw};
use crate::game::{Game, Seat};
use crate::tack::{Column, Faces, Space, Tack, TackAction, TackEvent, TackQuestion, TackView};
use crate::words::{ChoiceText, Foretold, MINUS, Mark, Part, Pick, Teller, Value};

/// A legal action in words.
pub(super) fn choice(game: &Tack, action: TackAction, teller: &Teller<'_>) -> ChoiceText {
    Chooser::new(game, teller).choice(action)
}

/// What a preview is called, and its notes on the board.
pub(super) fn preview(game: &Tack, action: TackAction, events: &[TackEvent], teller: &Teller<'_>) -> Foretold {
    let chooser = Chooser::new(game, teller);
    Foretold {
        title: chooser.foretold(action, events),
        notes: Vec::new(),
        marks: chooser.marks(action, events),
        then: teller.say(chooser.then(action), &[]),
        shown: String::new(),
    }
}

/// What the game itself says that `action` leads to, up to the first roll; nothing for what it refuses.
pub(super) fn foresee(game: &Tack, action: TackAction) -> Vec<TackEvent> {
    let drawn = Cell::new(false);
    let mut sink = UntilDraw { drawn: &drawn, events: Vec::new() };
    match Game::apply(&mut game.clone(), &action, &mut CutOff(&drawn), &mut sink) {
        Ok(()) => sink.events,
        Err(_) => Vec::new(),
    }
}

/// The Tailwind turn among `events`: the die's space, and its faces before and after.
pub(super) fn turned(events: &[TackEvent]) -> Option<(Space, u8, u8)> {
    events.iter().find_map(|event| match *event {
        TackEvent::Turned { space, from, to, .. } => Some((space, from, to)),
        _ => None,
    })
}

/// Puts the choices of one decision into words.
struct Chooser<'a> {
    game: &'a Tack,
    view: TackView,
    /// The deciding seat.
    seat: Seat,
    teller: &'a Teller<'a>,
}

impl<'a> Chooser<'a> {
    fn new(game: &'a Tack, teller: &'a Teller<'a>) -> Chooser<'a> {
        let seat = Game::decision(game).map_or(Seat(0), |decision| decision.seat);
        Chooser { game, view: look(game), seat, teller }
    }

    fn choice(&self, action: TackAction) -> ChoiceText {
        match action {
            TackAction::Place { faces } => self.place(faces),
            TackAction::Raise { column, face } => {
                let chip = self.chip(format!("face:{face}"), face);
                self.turn_start("tack-do-raise", column, face, chip)
            }
            TackAction::Remove { column } => {
                let space = names::start(self.seat, column);
                let die = self.die(space);
                let spoken = self.word(space);
                ChoiceText {
                    label: self.say("tack-do-remove", &[("die", Value::Text(&die))]),
                    spoken: self.say("tack-say-remove", &[("die", Value::Text(&spoken))]),
                    parts: vec![self.from(space)],
                    any_order: false,
                }
            }
            TackAction::Drift { from, to } => self.travel("tack-do-drift", "tack-say-drift", from, to),
            TackAction::Move { from, to } => self.travel("tack-do-move", "tack-say-move", from, to),
            TackAction::Sidestep { from, to } => self.travel("tack-do-sidestep", "tack-say-sidestep", from, to),
            TackAction::Pull { from, to } => self.travel("tack-do-pull", "tack-say-pull", from, to),
            TackAction::Swap { one, other } => self.swap(one, other),
            TackAction::Turn { up } => self.turn(action, up),
            TackAction::Trim { column, up } => {
                let face = self.face(names::start(self.seat, column));
                let to = if up { face + 1 } else { face.saturating_sub(1) };
                self.turn_start("tack-do-trim", column, to, self.chip(direction(up), to))
            }
            TackAction::Done => self.done(),
        }
    }

    /// The rolled dice by column, a part for each die, the highest first.
    fn place(&self, faces: Faces) -> ChoiceText {
        let mut dice: Vec<(u8, Column)> = Column::ALL
            .into_iter()
            .map(|column| (faces.0[column.index()], column))
            .filter(|&(face, _)| face > 0)
            .collect();
        dice.sort_by_key(|&(face, _)| std::cmp::Reverse(face));
        let parts: Vec<Part> = dice.iter().map(|&(face, column)| self.lay(face, column)).collect();
        let label = match dice.as_slice() {
            &[(face, column)] => {
                let die = names::die(face.into(), names::start(self.seat, column), self.teller);
                self.say("tack-do-place-one", &[("die", Value::Text(&die))])
            }
            _ => self.say("tack-do-place", &[]),
        };
        let spoken: Vec<String> = dice
            .iter()
            .map(|&(face, column)| {
                let word = names::face(face, self.teller);
                names::die(Value::Text(&word), names::start(self.seat, column), self.teller)
            })
            .collect();
        ChoiceText { label, spoken: names::capital(&self.teller.tongue.list(&spoken)), parts, any_order: true }
    }

    /// One rolled die on a starting space. Dice with the same face stand for one another, so the part names the face.
    fn lay(&self, face: u8, column: Column) -> Part {
        let space = names::start(self.seat, column);
        let piece = self.view.waiting.iter().position(|&waiting| waiting == face).unwrap_or_default();
        let word = names::face(face, self.teller);
        Part {
            at: Pick::Lay { piece: piece as u8, spot: space.to_string() },
            id: format!("{face}>{space}"),
            label: names::die(face.into(), space, self.teller),
            spoken: names::capital(&names::die(Value::Text(&word), space, self.teller)),
        }
    }

    /// A die that goes from one space to another.
    fn travel(&self, label: &str, spoken: &str, from: Space, to: Space) -> ChoiceText {
        let face = names::face(self.face(from), self.teller);
        let (from_name, to_name) = (names::place(from), names::place(to));
        let values = [("face", Value::Text(&face)), ("from", Value::Text(&from_name)), ("to", Value::Text(&to_name))];
        ChoiceText {
            label: self.say(label, &values),
            spoken: names::capital(&self.say(spoken, &values)),
            parts: vec![self.from(from), self.to(to)],
            any_order: false,
        }
    }

    fn swap(&self, one: Space, other: Space) -> ChoiceText {
        let (one_name, other_name) = (names::place(one), names::place(other));
        let (one_die, other_die) = (self.word(one), self.word(other));
        ChoiceText {
            label: self.say("tack-do-swap", &[("one", Value::Text(&one_name)), ("other", Value::Text(&other_name))]),
            spoken: self.say("tack-say-swap", &[("one", Value::Text(&one_die)), ("other", Value::Text(&other_die))]),
            parts: vec![self.from(one), self.from(other)],
            any_order: true,
        }
    }

    /// The Tailwind turn. Which die it is about, only the game knows, so it is asked what would happen.
    fn turn(&self, action: TackAction, up: bool) -> ChoiceText {
        let Some((space, from, to)) = turned(&foresee(self.game, action)) else {
            return self.done();
        };
        let word = names::face(from, self.teller);
        let die = names::die(Value::Text(&word), space, self.teller);
        ChoiceText {
            label: self.say("tack-do-turn", &[("to", to.into())]),
            spoken: self.becomes(&die, to),
            parts: vec![self.chip(direction(up), to)],
            any_order: false,
        }
    }

    /// A die on an own starting space that comes to show `to`.
    fn turn_start(&self, label: &str, column: Column, to: u8, chip: Part) -> ChoiceText {
        let space = names::start(self.seat, column);
        let die = self.die(space);
        ChoiceText {
            label: self.say(label, &[("die", Value::Text(&die)), ("to", to.into())]),
            spoken: self.becomes(&self.word(space), to),
            parts: vec![self.from(space), chip],
            any_order: false,
        }
    }

    /// What chance decides once nothing more of `action` is known.
    fn then(&self, action: TackAction) -> &'static str {
        let known = foresee(self.game, action).len();
        let (drawn, mut events) = (Cell::new(false), Vec::new());
        // The numbers are made up, but what is drawn with them is not.
        let _ = Game::apply(&mut self.game.clone(), &action, &mut CutOff(&drawn), &mut events);
        let drawn = events.into_iter().skip(known).find_map(|event| match event {
            TackEvent::StormsDrawn { .. } => Some("tack-preview-storms"),
            TackEvent::TokenTurned { .. } if self.view.turn_of == Some(self.seat) => Some("tack-preview-tide"),
            TackEvent::TokenTurned { .. } => Some("tack-preview-token"),
            TackEvent::Rolled { .. } => Some("tack-preview-roll"),
            _ => None,
        });
        drawn.unwrap_or("tack-preview-roll")
    }

    fn done(&self) -> ChoiceText {
        let (label, spoken) = match self.view.question {
            Some(TackQuestion::Drifts) => ("tack-done-drifts", "tack-done-drifts-say"),
            Some(TackQuestion::Tailwind) => ("tack-done-tailwind", "tack-done-tailwind-say"),
            _ => ("tack-done-end", "tack-done-end-say"),
        };
        ChoiceText { label: self.say(label, &[]), spoken: self.say(spoken, &[]), parts: Vec::new(), any_order: false }
    }

    fn becomes(&self, die: &str, to: u8) -> String {
        let to = names::face(to, self.teller);
        names::capital(&self.say("tack-say-turn", &[("die", Value::Text(die)), ("to", Value::Text(&to))]))
    }

    /// The part of a die that lies on `space`.
    fn from(&self, space: Space) -> Part {
        Part {
            at: Pick::Spot { spot: space.to_string() },
            id: space.to_string(),
            label: names::place(space),
            spoken: names::capital(&self.word(space)),
        }
    }

    /// The part of a space that a die goes to.
    fn to(&self, space: Space) -> Part {
        Part {
            at: Pick::Spot { spot: space.to_string() },
            id: space.to_string(),
            label: names::place(space),
            spoken: self.say("tack-part-to", &[("space", Value::Text(&names::place(space)))]),
        }
    }

    /// The part of a chip that turns a die to `face`.
    fn chip(&self, id: impl Into<String>, face: u8) -> Part {
        let word = names::face(face, self.teller);
        Part {
            at: Pick::Chip,
            id: id.into(),
            label: self.say("tack-part-turn", &[("face", face.into())]),
            spoken: self.say("tack-part-turn", &[("face", Value::Text(&word))]),
        }
    }

    /// The title of the preview: the action, and what becomes of the row that it changes.
    fn foretold(&self, action: TackAction, events: &[TackEvent]) -> String {
        let action_alone = match action {
            TackAction::Move { from, to }
            | TackAction::Drift { from, to }
            | TackAction::Sidestep { from, to }
            | TackAction::Pull { from, to } => {
                let place = names::place(to);
                self.say("tack-preview-move", &[("face", self.face(from).into()), ("to", Value::Text(&place))])
            }
            _ => self.choice(action).label,
        };
        let words = ("move", Value::Text(&action_alone));
        // What the other side's weather does afterwards is not this action's doing.
        let own = events.iter().take_while(|event| !matches!(event, TackEvent::WeatherTurned { .. }));
        let mut settled = own.filter_map(|event| match *event {
            TackEvent::RowScored { row, total, .. } => {
                Some(self.say("tack-preview-scores", &[words, ("row", row.into()), ("total", total.into())]))
            }
            TackEvent::RowBust { row, .. } => Some(self.say("tack-preview-bust", &[words, ("row", row.into())])),
            _ => None,
        });
        settled.next().or_else(|| self.row_after(words, action)).unwrap_or(action_alone)
    }

    /// The row that a die enters, with the total that it then has.
    fn row_after(&self, words: (&str, Value<'_>), action: TackAction) -> Option<String> {
        let (from, to) = match action {
            TackAction::Move { from, to } | TackAction::Drift { from, to } | TackAction::Pull { from, to } => {
                (from, to)
            }
            _ => return None,
        };
        let row = self.view.rows.iter().find(|row| row.row == to.row)?;
        let total = row.total + self.face(from);
        let values = [words, ("row", row.row.into()), ("total", total.into()), ("wind", row.wind.into())];
        Some(self.say("tack-preview-row", &values))
    }

    /// Notes beside the rows whose totals the action changes, such as `9 + 3`.
    fn marks(&self, action: TackAction, events: &[TackEvent]) -> Vec<Mark> {
        let changes = match action {
            TackAction::Move { from, to }
            | TackAction::Drift { from, to }
            | TackAction::Sidestep { from, to }
            | TackAction::Pull { from, to } => {
                let face = i16::from(self.face(from));
                vec![(from.row, -face), (to.row, face)]
            }
            TackAction::Swap { one, other } => {
                let gain = i16::from(self.face(other)) - i16::from(self.face(one));
                vec![(one.row, gain), (other.row, -gain)]
            }
            TackAction::Turn { .. } => turned(events)
                .map(|(space, from, to)| (space.row, i16::from(to) - i16::from(from)))
                .into_iter()
                .collect(),
            _ => Vec::new(),
        };
        self.view
            .rows
            .iter()
            .filter_map(|row| {
                let change: i16 = changes.iter().filter(|&&(changed, _)| changed == row.row).map(|&(_, by)| by).sum();
                let sign = if change < 0 { MINUS } else { '+' };
                (change != 0).then(|| Mark {
                    spot: board::wind_spot(row.row),
                    text: format!("{} {sign} {}", row.total, change.abs()),
                })
            })
            .collect()
    }

    /// What the die on `space` shows; 0 where there is none, which no legal action names.
    fn face(&self, space: Space) -> u8 {
        names::die_on(&self.view, space).map_or(0, |die| die.face)
    }

    /// The die on `space` in figures, such as `3 on E4`.
    fn die(&self, space: Space) -> String {
        names::die(self.face(space).into(), space, self.teller)
    }

    /// The die on `space` as it is spoken, such as `three on E4`.
    fn word(&self, space: Space) -> String {
        let face = names::face(self.face(space), self.teller);
        names::die(Value::Text(&face), space, self.teller)
    }

    fn say(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.teller.say(key, values)
    }
}

/// The chip that turns a die.
const fn direction(up: bool) -> &'static str {
    if up { "up" } else { "down" }
}
