//! The one list of games, and a game of any kind.
//!
//! The typed contract of [`crate::game`] does not cross to Kotlin and Swift, nor into the store. What must know all games
//! works with [`AnyGame`] and with the enums that the macro `games!` makes; adding a game is a module and one line below.

mod any;

use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

pub use any::{AnyGame, Pending, Trial};

use crate::chance::Chance;
use crate::game::{Game, Seats, Viewer};
use crate::words::{Finished, Line, Speak, StatSection, Teller, Tongue};
use any::Wrapping;

/// Makes the enums over all games and the ways between them and each game's own types.
macro_rules! games {
    ($($(#[doc = $doc:literal])+ $(#[cfg($cfg:meta)])? $name:ident: $game:ty, $key:literal, $room:ident;)+) => {
        /// Which game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, uniffi::Enum)]
        pub enum GameKind { $($(#[doc = $doc])+ $(#[cfg($cfg)])? $name,)+ }

        /// The set-up of any game.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, uniffi::Enum)]
        pub enum GameSetup { $($(#[doc = $doc])+ $(#[cfg($cfg)])? $name {
            /// The set-up.
            setup: <$game as Game>::Setup
        },)+ }

        /// An action of any game.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, uniffi::Enum)]
        pub enum GameAction { $($(#[doc = $doc])+ $(#[cfg($cfg)])? $name {
            /// The action.
            action: <$game as Game>::Action
        },)+ }

        /// An event of any game.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, uniffi::Enum)]
        pub enum GameEvent { $($(#[doc = $doc])+ $(#[cfg($cfg)])? $name {
            /// The event.
            event: <$game as Game>::Event
        },)+ }

        /// A view of any game.
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, uniffi::Enum)]
        pub enum GameView { $($(#[doc = $doc])+ $(#[cfg($cfg)])? $name {
            /// The view.
            view: <$game as Game>::View
        },)+ }

        impl GameKind {
            /// Every game, in the order in which they are offered.
            pub const ALL: &[GameKind] = &[$($(#[cfg($cfg)])? GameKind::$name),+];

            /// The game's name in keys, commands and files.
            pub const fn key(self) -> &'static str {
                match self { $($(#[cfg($cfg)])? GameKind::$name => $key),+ }
            }

            /// The game whose [`GameKind::key`] is `key`.
            pub fn from_key(key: &str) -> Option<GameKind> {
                match key { $($(#[cfg($cfg)])? $key => Some(GameKind::$name),)+ _ => None }
            }

            /// Calls `visitor` with the game's own type.
            pub fn visit<V: Visitor>(self, visitor: V) -> V::Out {
                match self { $($(#[cfg($cfg)])? GameKind::$name => visitor.visit::<$game>()),+ }
            }

            /// The set-up of a mode, see [`Game::mode`].
            pub fn setup(self, mode: &str, players: u8) -> Option<GameSetup> {
                match self { $($(#[cfg($cfg)])? GameKind::$name => {
                    <$game as Game>::mode(mode, players).map(|setup| GameSetup::$name { setup })
                }),+ }
            }

            /// The version of the game's rules.
            pub const fn rules_version(self) -> u32 {
                match self { $($(#[cfg($cfg)])? GameKind::$name => <$game as Game>::RULES_VERSION),+ }
            }

            /// The rules as the app shows them, in Markdown.
            pub(crate) const fn rules(self, language: crate::words::Language) -> &'static str {
                match (self, language) { $(
                    $(#[cfg($cfg)])?
                    (GameKind::$name, crate::words::Language::English) => include_str!(concat!("../", stringify!($room), "/RULES.md")),
                    $(#[cfg($cfg)])?
                    (GameKind::$name, crate::words::Language::German) => include_str!(concat!("../", stringify!($room), "/RULES.de.md")),
                )+ }
            }

            /// Reads a state that [`AnyGame::to_json`] wrote.
            ///
            /// # Errors
            /// Text that is no state of this game.
            pub fn restore(self, json: &str) -> Result<Box<dyn AnyGame>, serde_json::Error> {
                match self { $($(#[cfg($cfg)])? GameKind::$name => Ok(Box::new(serde_json::from_str::<$game>(json)?))),+ }
            }

            /// Statistics of finished games of this kind; games of other kinds, and those whose tally is not readable, are left out.
            pub fn statistics(self, games: &[FinishedGame], tongue: &Tongue) -> Vec<StatSection> {
                match self { $($(#[cfg($cfg)])? GameKind::$name => {
                    let own: Vec<_> = games.iter().filter_map(|game| match &game.setup {
                        GameSetup::$name { setup } => Some(Finished::<$game> {
                            setup: setup.clone(),
                            winners: game.winners,
                            scores: game.scores.clone(),
                            ending: game.ending.clone(),
                            tally: serde_json::from_str(&game.tally).ok()?,
                        }),
                        _ => None,
                    }).collect();
                    <$game as Speak>::statistics(&own, tongue)
                }),+ }
            }
        }

        impl GameSetup {
            /// Which game it sets up.
            pub const fn kind(&self) -> GameKind {
                match self { $($(#[cfg($cfg)])? GameSetup::$name { .. } => GameKind::$name),+ }
            }

            /// Begins a game.
            ///
            /// # Errors
            /// A set-up that the rules do not know is refused with the reason.
            pub fn begin(
                &self,
                chance: &mut dyn Chance,
                events: &mut Vec<GameEvent>,
                teller: &Teller<'_>,
            ) -> Result<Box<dyn AnyGame>, Refused> {
                match self { $($(#[cfg($cfg)])? GameSetup::$name { setup } => {
                    let mut chance = chance;
                    match <$game>::new(setup, &mut chance, &mut Wrapping::<$game>(events, PhantomData)) {
                        Ok(game) => Ok(Box::new(game)),
                        Err(refusal) => Err(Refused { reason: <$game as Speak>::refusal(refusal, teller) }),
                    }
                }),+ }
            }

            /// The names of the seats unless the players choose others.
            pub fn seat_names(&self, tongue: &Tongue) -> Vec<String> {
                match self { $($(#[cfg($cfg)])? GameSetup::$name { setup } => <$game as Speak>::seat_names(setup, tongue)),+ }
            }
        }

        impl GameEvent {
            /// What `viewer` may see of the event.
            pub fn witness(&self, viewer: Viewer) -> Option<GameEvent> {
                match self { $($(#[cfg($cfg)])? GameEvent::$name { event } => <$game as Game>::witness(event, viewer).map(|event| GameEvent::$name { event })),+ }
            }

            /// Whether the event shows somebody something that was hidden before.
            pub fn reveals(&self) -> bool {
                match self { $($(#[cfg($cfg)])? GameEvent::$name { event } => <$game as Game>::reveals(event)),+ }
            }

            /// See [`Game::ends_turn`].
            pub fn ends_turn(&self) -> bool {
                match self { $($(#[cfg($cfg)])? GameEvent::$name { event } => <$game as Game>::ends_turn(event)),+ }
            }

            /// The spots that the event's piece left and reached; empty when it moved none.
            pub fn trail(&self) -> Vec<String> {
                match self { $($(#[cfg($cfg)])? GameEvent::$name { event } => <$game as Speak>::trail(event)),+ }
            }

            /// Whether a preview's title and notes say what the event tells.
            pub fn foretold(&self) -> bool {
                match self { $($(#[cfg($cfg)])? GameEvent::$name { event } => <$game as Speak>::foretold(event)),+ }
            }

            /// Whether the event lays the board out anew, so that no earlier move is to be seen on it.
            pub fn lays_out(&self) -> bool {
                match self { $($(#[cfg($cfg)])? GameEvent::$name { event } => <$game as Speak>::lays_out(event)),+ }
            }

            /// The event as a line of the log.
            pub fn line(&self, teller: &Teller<'_>) -> Option<Line> {
                match self { $($(#[cfg($cfg)])? GameEvent::$name { event } => <$game as Speak>::event(event, teller)),+ }
            }
        }

        $($(#[cfg($cfg)])? impl Listed for $game {
            const KIND: GameKind = GameKind::$name;
            fn wrap_action(action: Self::Action) -> GameAction { GameAction::$name { action } }
            fn wrap_event(event: Self::Event) -> GameEvent { GameEvent::$name { event } }
            fn wrap_view(view: Self::View) -> GameView { GameView::$name { view } }
            fn own_action(action: &GameAction) -> Option<&Self::Action> {
                match action {
                    GameAction::$name { action } => Some(action),
                    _ => None,
                }
            }
            fn own_event(event: &GameEvent) -> Option<&Self::Event> {
                match event {
                    GameEvent::$name { event } => Some(event),
                    _ => None,
                }
            }
        })+
    };
}

games! {
    /// Tack: dice against the wind.
    Tack: crate::tack::Tack, "tack", tack;
    /// Four Senses: stack pieces, and find the lines by touch.
    FourSenses: crate::four_senses::FourSenses, "four-senses", four_senses;
    /// 4 Winds: lay wind tiles, push ships, claim the edge of the sea.
    FourWinds: crate::four_winds::FourWinds, "four-winds", four_winds;
    /// Secrets: a game for tests only, which hides numbers.
    #[cfg(any(test, feature = "test-games"))]
    Secrets: crate::secrets::Secrets, "secrets", secrets;
}

impl GameSetup {
    /// The set-up as a text for [`GameSetup::read`].
    pub fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// The set-up that [`GameSetup::write`] wrote; none where the text is no set-up of a game on the list.
    pub fn read(text: &str) -> Option<GameSetup> {
        serde_json::from_str(text).ok()
    }

    /// What the seats are called: as in `names`, or where one is missing or blank as the language calls the seat.
    pub fn seats_called(&self, names: &[String], tongue: &Tongue) -> Vec<String> {
        let mut seats = self.seat_names(tongue);
        for (seat, name) in seats.iter_mut().zip(names).filter(|(_, name)| !name.trim().is_empty()) {
            seat.clone_from(name);
        }
        seats
    }
}

/// A game on the list, with the ways between its own types and those over all games.
pub trait Listed: Speak {
    /// Which game it is.
    const KIND: GameKind;
    /// An action of this game as an action of any game.
    fn wrap_action(action: Self::Action) -> GameAction;
    /// An event of this game as an event of any game.
    fn wrap_event(event: Self::Event) -> GameEvent;
    /// A view of this game as a view of any game.
    fn wrap_view(view: Self::View) -> GameView;
    /// The action, when it is one of this game.
    fn own_action(action: &GameAction) -> Option<&Self::Action>;
    /// The event, when it is one of this game.
    fn own_event(event: &GameEvent) -> Option<&Self::Event>;
}

/// Work that is done with the type of one game, for simulations, benchmarks and tests over all games.
pub trait Visitor {
    /// What comes of it.
    type Out;
    /// Does the work for `G`.
    fn visit<G: Listed>(self) -> Self::Out;
}

/// Why something was refused, in the player's language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{reason}")]
pub struct Refused {
    /// The reason, as a sentence.
    pub reason: String,
}

/// A finished game of any kind, as statistics see it.
#[derive(Clone, Debug)]
pub struct FinishedGame {
    /// How it was set up.
    pub setup: GameSetup,
    /// Who won; several are a draw between them.
    pub winners: Seats,
    /// The score by seat.
    pub scores: Vec<i32>,
    /// The name of the ending.
    pub ending: String,
    /// What was counted of its events, as JSON.
    pub tally: String,
}
