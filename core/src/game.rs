//! The contract that every game meets.
//!
//! A game is a small value: it knows whose decision is pending, lists the legal actions, applies one, and shows itself
//! to a viewer. It never meets a screen, a file or a language. Chance comes in from outside, so that a game can be
//! replayed, scripted by a test, and cut off in a preview.

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::chance::Chance;

/// The largest number of seats that any game has.
pub const MAX_SEATS: usize = 5;

/// A place at the table, counted from 0. What the rulebooks call player 1 is `Seat(0)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

uniffi::custom_newtype!(Seat, u8);

impl Seat {
    /// The seat as an index into arrays by seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum FirstSeat {
    /// A seat drawn at random.
    Random,
    /// This seat, such as the youngest player's.
    Chosen {
        /// The seat.
        seat: Seat,
    },
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);

    /// The set with just this seat.
    pub const fn one(seat: Seat) -> Seats {
        Seats::NONE.with(seat)
    }

    /// This set and `seat`; a seat that no game has is left out.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        if seat.index() < MAX_SEATS { Seats(self.0 | 1 << seat.0) } else { self }
    }

    /// This set without the seats of `other`.
    #[must_use]
    pub const fn without(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }

    /// The seats that are in both sets.
    #[must_use]
    pub const fn only(self, other: Seats) -> Seats {
        Seats(self.0 & other.0)
    }

    /// Whether `seat` is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.index() < MAX_SEATS && self.0 >> seat.0 & 1 == 1
    }

    /// How many seats are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats of the set, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

/// Who looks at a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// The person in this seat, who sees what is public and what is the seat's own.
    Seat(Seat),
    /// Somebody beside the table, who sees only what is public.
    Bystander,
    /// Whoever looks back at a game that is over: what was kept back only for the sake of play may now be told.
    Afterwards,
}

/// What a game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Decision<Q> {
    /// The seat that decides.
    pub seat: Seat,
    /// What is decided.
    pub question: Q,
    /// The seats that talk it over with the deciding one, itself not among them; empty in games without shared decisions.
    pub shared: Seats,
}

/// How a finished game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// The winners; two or more are a draw between them, none means that all lost.
    pub winners: Seats,
    /// The score by seat; 0 for seats that do not exist.
    pub scores: [i32; MAX_SEATS],
    /// The name of the ending, one of the game's own short list, such as `lighthouse`.
    pub ending: &'static str,
}

/// Takes the events of an action. `()` forgets them, so that a simulation pays nothing; `Vec` keeps them.
pub trait EventSink<E> {
    /// Whether anything becomes of the events. What is worked out only to be told is left out otherwise.
    const LISTENS: bool = true;

    /// Takes the next event.
    fn happened(&mut self, event: E);
}

impl<E> EventSink<E> for () {
    const LISTENS: bool = false;

    fn happened(&mut self, _: E) {}
}

impl<E> EventSink<E> for Vec<E> {
    fn happened(&mut self, event: E) {
        self.push(event);
    }
}

/// A way to play a game, as simulations and tests name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mode {
    /// Its name, such as `tide-neap`.
    pub name: &'static str,
    /// The fewest people that it takes.
    pub fewest: u8,
    /// The most people that it takes.
    pub most: u8,
}

/// The rules of one game, as a value in play.
///
/// Equal values are the same position. A value is always valid: whatever [`Game::new`] and [`Game::apply`] leave
/// behind has a pending [`Game::decision`] with at least one legal action, or an [`Game::outcome`].
pub trait Game: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + 'static {
    /// What is chosen before the game begins.
    type Setup: Clone + Eq + Debug + Serialize + DeserializeOwned + Send;
    /// A complete commitment of the deciding seat.
    type Action: Clone + Eq + Debug + Serialize + DeserializeOwned + Send;
    /// Something that happened, for the log, animation and speech.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Send;
    /// The game as one viewer may see it.
    type View: Clone + Eq + Debug + Serialize + Send;
    /// What a pending decision is about.
    type Question: Copy + Eq + Debug + Serialize;
    /// Why a set-up or an action is refused.
    type Refusal: Copy + Eq + Debug;
    /// What statistics keep of a finished game, counted from its events.
    type Tally: Clone + Default + Eq + Debug + Serialize + DeserializeOwned + Send;

    /// The version of the rules; it rises when a recorded game would replay differently.
    const RULES_VERSION: u32;
    /// Whether the game hides anything from a seat in any of its modes.
    const HIDES: bool;

    /// Whether a player who looks one step ahead tries all its actions with the same luck, so that the dice and draws that
    /// follow do not decide between them.
    const SAME_LUCK: bool = false;

    /// The names of the modes that can be simulated, each with the numbers of players that it takes; see [`Game::mode`].
    const MODES: &'static [Mode];

    /// The set-up of a mode of [`Game::MODES`]; none for another name or a number of players that it does not take.
    fn mode(name: &str, players: u8) -> Option<Self::Setup>;

    /// Sets the game up and plays what needs no decision. The opening events go to `events`.
    ///
    /// # Errors
    /// A set-up that the rules do not know is refused.
    fn new(
        setup: &Self::Setup,
        chance: &mut impl Chance,
        events: &mut impl EventSink<Self::Event>,
    ) -> Result<Self, Self::Refusal>;

    /// How many seats play, those that the rules play (the tide) included.
    fn seats(&self) -> u8;

    /// Whether a person sits in `seat`, and not the rules.
    fn is_person(&self, seat: Seat) -> bool;

    /// The pending decision; none when the game is over.
    fn decision(&self) -> Option<Decision<Self::Question>>;

    /// Appends every legal action of the pending decision to `into`, each once, in an order that never changes.
    fn legal_actions(&self, into: &mut Vec<Self::Action>);

    /// Whether `action` is legal now.
    ///
    /// # Errors
    /// The reason why it is not.
    fn check(&self, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Plays `action` and all that follows from it without a decision.
    ///
    /// # Errors
    /// As [`Game::check`]; the game is then unchanged, nothing was drawn and no event was told.
    fn apply(
        &mut self,
        action: &Self::Action,
        chance: &mut impl Chance,
        events: &mut impl EventSink<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// The game as `viewer` may see it.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What `viewer` may see of `event`; none when nothing.
    fn witness(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Whether `event` shows somebody something that was hidden before, so that it cannot be taken back.
    fn reveals(event: &Self::Event) -> bool;

    /// Whether this game hides anything from anybody who plays it, as it was set up; never where [`Game::HIDES`] is false.
    fn hides(&self) -> bool {
        Self::HIDES
    }

    /// Whether `event` ends what its seat follows itself: it learns what comes after in the same step with what happened
    /// since its turn.
    fn ends_turn(_event: &Self::Event) -> bool {
        false
    }

    /// Whether those who play may look back at earlier positions before the game is over.
    fn shows_past(&self) -> bool {
        true
    }

    /// Whether the board is known by touch alone while this goes on: then nothing but a place itself tells what lies there.
    fn felt(&self) -> bool {
        false
    }

    /// Whether the game is played by people who see nothing at all, so that everything is spoken; also once it is over.
    fn unseen(&self) -> bool {
        false
    }

    /// The score of `seat` as everybody may see it; none in games without one.
    fn score(&self, _seat: Seat) -> Option<i32> {
        None
    }

    /// How the game ended; none while it goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// How good the position is for `seat`: a plain number for the greedy player, higher is better.
    fn appraise(&self, seat: Seat) -> i32;

    /// Whether `action` only rearranges or takes back what others have made. A player who looks one step ahead could go round
    /// in circles with such actions for ever, and leaves them alone.
    fn rearranges(&self, _action: &Self::Action) -> bool {
        false
    }

    /// Whether `action` only goes on, to dice and events that favour or harm whatever was done before. A player who looks one
    /// step ahead takes it when nothing else makes the position better, and never for the luck that it sees behind it.
    fn passes(&self, _action: &Self::Action) -> bool {
        false
    }

    /// Another position that `seat` cannot tell from this one, its hidden parts dealt anew.
    #[must_use]
    fn redeal(&self, seat: Seat, chance: &mut impl Chance) -> Self;

    /// Adds an event to what statistics keep of the game.
    fn tally(tally: &mut Self::Tally, event: &Self::Event);
}
