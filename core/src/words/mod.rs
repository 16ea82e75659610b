//! Every sentence that a player reads or hears.
//!
//! The sentences stand in `core/locales`, one folder a language, in Fluent. [`Tongue`] speaks one language,
//! [`Teller`] speaks it about one table, whose seats have names, and a game tells of itself through [`Speak`].

mod catalogue;
mod told;
mod tongue;

pub use told::*;
pub use tongue::{Language, Tongue, Value};
pub(crate) use tongue::{MINUS, capital};

use crate::game::{Game, Outcome, Seat, Viewer};

/// A language and the names of the seats at one table.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'a> {
    /// The language.
    pub tongue: &'a Tongue,
    /// What the seats are called, by seat.
    pub names: &'a [String],
}

impl Teller<'_> {
    /// The sentence `key` with `values` filled in.
    pub fn say(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.tongue.say(key, values)
    }

    /// What `seat` is called.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
}

/// A finished game, as statistics see it.
#[derive(Clone, Debug)]
pub struct Finished<G: Game> {
    /// How it was set up.
    pub setup: G::Setup,
    /// How it ended: the winners, scores and ending.
    pub winners: crate::game::Seats,
    /// The score by seat.
    pub scores: Vec<i32>,
    /// The name of the ending.
    pub ending: String,
    /// What was counted of its events.
    pub tally: G::Tally,
}

/// What an action leads to, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foretold {
    /// The action and the most important thing that comes of it, such as `3 to E4: row 4 makes 12`.
    pub title: String,
    /// What it leads to beside the events that are told, a sentence each, such as what then lies on a space.
    pub notes: Vec<String>,
    /// The notes on the board.
    pub marks: Vec<Mark>,
    /// What chance decides next, as a sentence; of interest only when it decides anything.
    pub then: String,
    /// What is shown next that was hidden, as a sentence; empty where nothing better is to be said than that it is.
    pub shown: String,
}

/// A game in words. Whatever is told to a viewer is made from what that viewer may see.
pub trait Speak: Game {
    /// The names of the seats unless the players choose others, by colour.
    fn seat_names(setup: &Self::Setup, tongue: &Tongue) -> Vec<String>;

    /// The set-up in a few words, such as `Hot Day, three storm cards`; for lists of saved games.
    fn summary(&self, teller: &Teller<'_>) -> String;

    /// The line under the game's title while it is played, such as `Hot Day: column D burns`.
    fn subtitle(&self, viewer: Viewer, teller: &Teller<'_>) -> String;

    /// The line under the name of `seat`, of what everybody may know, such as `4 tiles`; empty where there is none.
    fn seat_note(&self, _seat: Seat, _teller: &Teller<'_>) -> String {
        String::new()
    }

    /// The points so far by what they were for, as everybody may know them; none in games that keep no such account.
    fn sheet(&self, _teller: &Teller<'_>) -> Option<ScoreSheet> {
        None
    }

    /// What the pending decision asks; none when the game is over.
    fn prompt(&self, viewer: Viewer, teller: &Teller<'_>) -> Option<Prompt>;

    /// A legal action in words.
    fn choice(&self, action: &Self::Action, teller: &Teller<'_>) -> ChoiceText;

    /// What the deciding seat may expect to do and cannot.
    fn blocked(&self, viewer: Viewer, teller: &Teller<'_>) -> Vec<Blocked>;

    /// Why `spot`, which is part of no choice after the spots `picked`, cannot be pointed at; none when nothing better can
    /// be said than what is asked. Told to the deciding seat, so it is made from what that seat may see.
    fn why_not(&self, picked: &[String], spot: &str, teller: &Teller<'_>) -> Option<String>;

    /// Why something is refused.
    fn refusal(refusal: Self::Refusal, teller: &Teller<'_>) -> String;

    /// An event as a line of the log; none for what goes without saying.
    fn event(event: &Self::Event, teller: &Teller<'_>) -> Option<Line>;

    /// The spots that the event's piece left and reached, so that the last move can be shown; empty when it moved none.
    fn trail(event: &Self::Event) -> Vec<String>;

    /// Whether a preview's title and notes say what the event tells, so that its line would say it twice.
    fn foretold(event: &Self::Event) -> bool {
        // A title says which piece goes where.
        !Self::trail(event).is_empty()
    }

    /// Whether the event lays the board out anew, so that no earlier move is to be seen on it.
    fn lays_out(_event: &Self::Event) -> bool {
        false
    }

    /// Every place on the board and what lies there.
    fn spots(&self, viewer: Viewer, teller: &Teller<'_>) -> Vec<Spot>;

    /// The cards in view.
    fn cards(&self, viewer: Viewer, teller: &Teller<'_>) -> Vec<CardText>;

    /// What an action leads to, whose `events` up to the first draw of chance are known.
    fn preview(&self, action: &Self::Action, events: &[Self::Event], teller: &Teller<'_>) -> Foretold;

    /// How the game ended.
    fn result(&self, outcome: &Outcome, teller: &Teller<'_>) -> ResultText;

    /// Statistics of finished games.
    fn statistics(games: &[Finished<Self>], tongue: &Tongue) -> Vec<StatSection>;
}
