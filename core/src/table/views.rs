//! What a table shows: records that cross to Kotlin and Swift as they are.

use serde::{Deserialize, Serialize};

use crate::game::Seat;
use crate::games::{GameAction, GameEvent, GameKind, GameView};
use crate::words::{Blocked, CardText, ChoiceText, Line, Mark, Prompt, ResultText, ScoreSheet, Spot};

/// A legal action with its words.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Choice {
    /// The action to play.
    pub action: GameAction,
    /// The action in words, with the parts that a person points at.
    pub text: ChoiceText,
}

/// The pending decision of the seat that holds the device.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct DecisionView {
    /// The seat that decides.
    pub seat: Seat,
    /// The seats that talk it over with it.
    pub shared: Vec<Seat>,
    /// What is asked.
    pub prompt: Prompt,
    /// Everything that may be chosen, and nothing else.
    pub choices: Vec<Choice>,
    /// What may be expected and cannot be chosen, with the reasons.
    pub blocked: Vec<Blocked>,
}

/// A seat as the table shows it.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// What it is called.
    pub name: String,
    /// Its score; none in games without one.
    pub score: Option<i32>,
    /// Whether a person sits there.
    pub person: bool,
    /// Whether it is deciding.
    pub active: bool,
    /// The chip for a screen reader, such as `Blue, 4 points, to play`, with the note at its end.
    pub spoken: String,
    /// The line under the name, such as `4 tiles`; empty where there is none.
    #[uniffi(default = "")]
    pub note: String,
}

/// Something that happened, with its line of the log.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Happened {
    /// The event, for animation and sound.
    pub event: GameEvent,
    /// Its line; none for what goes without saying.
    pub line: Option<Line>,
}

/// Why nothing more can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, uniffi::Enum)]
pub enum UndoStop {
    /// Nothing has been played yet.
    Beginning,
    /// The last action drew chance: dice were rolled, cards or tiles drawn.
    Chance,
    /// The last action showed somebody what was hidden before.
    Reveal,
    /// The last action handed the device to another seat, in a game that hides something or does not tell its moves.
    Handover,
    /// Another seat has acted since.
    OtherSeat {
        /// The seat that has acted.
        seat: Seat,
    },
    /// The game was put away as abandoned.
    Abandoned,
    /// The device was handed on and not yet accepted, so nobody may change anything.
    Covered,
}

/// Whether the last action can be taken back.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct UndoView {
    /// Whether it can.
    pub possible: bool,
    /// Why not; none when it can.
    pub stop: Option<UndoStop>,
    /// What would be taken back, or why nothing can be.
    pub text: String,
}

/// A table as the seat that holds the device sees it.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct TableView {
    /// The saved game's number.
    pub id: i64,
    /// Which game it is.
    pub kind: GameKind,
    /// The game's name in the player's language.
    pub title: String,
    /// The line under the title.
    pub subtitle: String,
    /// How many actions have been played; [`Table::play`](super::Table::play) asks for it.
    pub step: u32,
    /// The seat that holds the device.
    pub holder: Seat,
    /// Whether everything is covered until the holder accepts the device; `position` and all that follows it is then
    /// what a bystander may see, and `decision` is none.
    pub covered: bool,
    /// Whether it may show what only the holder may see: nobody else may see it then, not even in the system's list of
    /// apps.
    pub secret: bool,
    /// Whether the board is known by touch alone: nothing but a spot that is touched shows or names what lies there, no
    /// log, no preview and no mark. What is said aloud is heard as always.
    pub felt: bool,
    /// Whether the game is or was played by people who see nothing at all: what happens in it is then spoken, in play and
    /// in its review.
    pub unseen: bool,
    /// Whether earlier positions may be looked at now.
    pub looks_back: bool,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// The position, for drawing.
    pub position: GameView,
    /// Every place on the board in words.
    pub spots: Vec<Spot>,
    /// The cards in view.
    pub cards: Vec<CardText>,
    /// The spots of the last move.
    pub trail: Vec<String>,
    /// The pending decision; none when the game is over or the table is covered.
    pub decision: Option<DecisionView>,
    /// What happened through the last action; everything before the first decision at step 0.
    pub happened: Vec<Happened>,
    /// What happened since the holder's last action, oldest first.
    pub since: Vec<Line>,
    /// Whether the last action can be taken back.
    pub undo: UndoView,
    /// How the game ended; none while it goes on.
    pub result: Option<ResultText>,
    /// The points so far by what they were for; none in games that keep no such account.
    #[uniffi(default = None)]
    pub sheet: Option<ScoreSheet>,
}

/// What would happen, up to the first draw of chance.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct PreviewView {
    /// What the action does, such as `3 to E4: row 4 makes 12`.
    pub title: String,
    /// What follows, a sentence each; the last one says that dice decide when they do.
    pub lines: Vec<String>,
    /// The same for a screen reader.
    pub spoken: String,
    /// Whether it deserves a second look: it ends the game, or it can never be taken back, because chance then decides,
    /// something hidden is shown, or the device goes to another person who must not see what was hidden.
    pub is_final: bool,
    /// What happens, for drawing.
    pub events: Vec<GameEvent>,
    /// Notes on spots.
    pub marks: Vec<Mark>,
}

/// A line of the log with its place.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct LogLine {
    /// The step that it belongs to; 0 is the set-up.
    pub step: u32,
    /// The line.
    pub line: Line,
    /// Whether it happened after the holder's last action.
    pub since_your_turn: bool,
    /// Whether undo stops just before this line's step.
    pub undo_stops: bool,
}

/// What came of an action or of undo.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
#[allow(clippy::large_enum_variant, reason = "both variants carry the view, and one crosses at once")]
pub enum Answer {
    /// It was done and is saved.
    Done {
        /// The table now.
        view: TableView,
    },
    /// Nothing was done, because the table had moved on from the step that the caller saw.
    MovedOn {
        /// The table now.
        view: TableView,
    },
}

impl Answer {
    /// The table now.
    pub fn view(&self) -> &TableView {
        match self {
            Answer::Done { view } | Answer::MovedOn { view } => view,
        }
    }
}
