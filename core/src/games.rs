//! The one list of games, and a game of any kind.
//!
//! The typed contract of [`crate::game`] does not cross to Kotlin and Swift, nor into the store. What must know all games
//! works with [`AnyGame`] and with the enums that [`games!`] makes; adding a game is a module and one line below.

use std::cell::Cell;
use std::fmt::Debug;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use crate::chance::{Chance, CutOff, UntilDraw};
use crate::game::{EventSink, Game, Outcome, Seat, Seats, Viewer};
use crate::words::{
    Blocked, CardText, ChoiceText, Finished, Line, Mark, Prompt, ResultText, Speak, Spot, StatSection, Teller, Tongue,
};

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
                    (GameKind::$name, crate::words::Language::English) => include_str!(concat!(stringify!($room), "/RULES.md")),
                    $(#[cfg($cfg)])?
                    (GameKind::$name, crate::words::Language::German) => include_str!(concat!(stringify!($room), "/RULES.de.md")),
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
                        #[allow(unreachable_patterns, reason = "with one game there is no other kind")]
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

            /// The spots that the event's piece left and reached; empty when it moved none.
            pub fn trail(&self) -> Vec<String> {
                match self { $($(#[cfg($cfg)])? GameEvent::$name { event } => <$game as Speak>::trail(event)),+ }
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
                    #[allow(unreachable_patterns, reason = "with one game there is no other kind")]
                    _ => None,
                }
            }
            fn own_event(event: &GameEvent) -> Option<&Self::Event> {
                match event {
                    GameEvent::$name { event } => Some(event),
                    #[allow(unreachable_patterns, reason = "with one game there is no other kind")]
                    _ => None,
                }
            }
        })+
    };
}

games! {
    /// Tack: dice against the wind.
    Tack: crate::tack::Tack, "tack", tack;
    /// Secrets: a game for tests only, which hides numbers.
    #[cfg(test)]
    Secrets: crate::secrets::Secrets, "secrets", secrets;
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

/// Hands events of one game on as events of any game.
struct Wrapping<'a, G>(&'a mut Vec<GameEvent>, PhantomData<G>);

impl<G: Listed> EventSink<G::Event> for Wrapping<'_, G> {
    fn happened(&mut self, event: G::Event) {
        self.0.push(G::wrap_event(event));
    }
}

/// The pending decision of any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pending {
    /// The seat that decides.
    pub seat: Seat,
    /// The seats that talk it over with the deciding one.
    pub shared: Seats,
}

/// An action tried on a copy of a game, up to the first draw of chance or the first thing shown that is hidden now.
#[derive(Clone, Debug)]
pub struct Trial {
    /// What would happen, as the deciding seat may see it.
    pub events: Vec<GameEvent>,
    /// Whether chance then decides how it goes on.
    pub draws: bool,
    /// Whether something hidden is then shown.
    pub reveals: bool,
    /// The title.
    pub title: String,
    /// The notes that the preview puts on the board.
    pub marks: Vec<Mark>,
}

/// A game of any kind in play. Actions of another kind are refused, never mistaken.
pub trait AnyGame: Debug + Send {
    /// Which game it is.
    fn kind(&self) -> GameKind;
    /// See [`Game::HIDES`].
    fn hides(&self) -> bool;
    /// See [`Game::seats`].
    fn seats(&self) -> u8;
    /// See [`Game::is_person`].
    fn is_person(&self, seat: Seat) -> bool;
    /// See [`Game::decision`].
    fn decision(&self) -> Option<Pending>;
    /// The pending question as JSON, for replays; `null` when the game is over.
    fn question_json(&self) -> serde_json::Value;
    /// See [`Game::legal_actions`].
    fn legal_actions(&self) -> Vec<GameAction>;
    /// Whether `action` is legal now.
    ///
    /// # Errors
    /// The reason why it is not.
    fn check(&self, action: &GameAction, teller: &Teller<'_>) -> Result<(), Refused>;
    /// Plays `action`. The game is unchanged when it is refused.
    ///
    /// # Errors
    /// The reason why it is not legal.
    fn apply(
        &mut self,
        action: &GameAction,
        chance: &mut dyn Chance,
        events: &mut Vec<GameEvent>,
        teller: &Teller<'_>,
    ) -> Result<(), Refused>;
    /// Tries `action` on a copy, up to the first draw of chance or the first thing shown that is hidden now.
    ///
    /// # Errors
    /// The reason why it is not legal.
    fn preview(&self, action: &GameAction, teller: &Teller<'_>) -> Result<Trial, Refused>;
    /// See [`Game::view`].
    fn view(&self, viewer: Viewer) -> GameView;
    /// See [`Game::score`].
    fn score(&self, seat: Seat) -> Option<i32>;
    /// See [`Game::outcome`].
    fn outcome(&self) -> Option<Outcome>;
    /// See [`Game::redeal`].
    fn redeal(&self, seat: Seat, chance: &mut dyn Chance) -> Box<dyn AnyGame>;
    /// What the greedy player would do: the action that leads to the best [`Game::appraise`] on a redealt copy, ties by
    /// chance; none when the game is over.
    fn greedy(&self, chance: &mut dyn Chance) -> Option<GameAction>;
    /// A copy.
    fn boxed(&self) -> Box<dyn AnyGame>;
    /// The whole state as canonical JSON, the same text for equal states.
    ///
    /// # Errors
    /// Only what the serialiser cannot write.
    fn to_json(&self) -> Result<String, serde_json::Error>;
    /// What statistics keep of a game with these events, as JSON.
    ///
    /// # Errors
    /// Only what the serialiser cannot write.
    fn tally(&self, events: &[GameEvent]) -> Result<String, serde_json::Error>;
    /// See [`Speak::summary`].
    fn summary(&self, teller: &Teller<'_>) -> String;
    /// See [`Speak::subtitle`].
    fn subtitle(&self, viewer: Viewer, teller: &Teller<'_>) -> String;
    /// See [`Speak::prompt`].
    fn prompt(&self, viewer: Viewer, teller: &Teller<'_>) -> Option<Prompt>;
    /// See [`Speak::choice`]; none for an action of another game.
    fn choice(&self, action: &GameAction, teller: &Teller<'_>) -> Option<ChoiceText>;
    /// See [`Speak::blocked`].
    fn blocked(&self, viewer: Viewer, teller: &Teller<'_>) -> Vec<Blocked>;
    /// See [`Speak::spots`].
    fn spots(&self, viewer: Viewer, teller: &Teller<'_>) -> Vec<Spot>;
    /// See [`Speak::cards`].
    fn cards(&self, viewer: Viewer, teller: &Teller<'_>) -> Vec<CardText>;
    /// See [`Speak::result`]; none while the game goes on.
    fn result(&self, teller: &Teller<'_>) -> Option<ResultText>;
}

/// The action as one of `G`.
///
/// # Errors
/// An action of another game is refused.
fn own<'a, G: Listed>(action: &'a GameAction, teller: &Teller<'_>) -> Result<&'a G::Action, Refused> {
    G::own_action(action).ok_or_else(|| Refused { reason: teller.say("other-game", &[]) })
}

fn refused<G: Listed>(teller: &Teller<'_>) -> impl Fn(G::Refusal) -> Refused {
    move |refusal| Refused { reason: G::refusal(refusal, teller) }
}

impl<G: Listed> AnyGame for G {
    fn kind(&self) -> GameKind {
        G::KIND
    }

    fn hides(&self) -> bool {
        G::HIDES
    }

    fn seats(&self) -> u8 {
        Game::seats(self)
    }

    fn is_person(&self, seat: Seat) -> bool {
        Game::is_person(self, seat)
    }

    fn decision(&self) -> Option<Pending> {
        Game::decision(self).map(|decision| Pending { seat: decision.seat, shared: decision.shared })
    }

    fn question_json(&self) -> serde_json::Value {
        Game::decision(self).and_then(|decision| serde_json::to_value(decision).ok()).unwrap_or_default()
    }

    fn legal_actions(&self) -> Vec<GameAction> {
        let mut actions = Vec::new();
        Game::legal_actions(self, &mut actions);
        actions.into_iter().map(G::wrap_action).collect()
    }

    fn check(&self, action: &GameAction, teller: &Teller<'_>) -> Result<(), Refused> {
        Game::check(self, own::<G>(action, teller)?).map_err(refused::<G>(teller))
    }

    fn apply(
        &mut self,
        action: &GameAction,
        mut chance: &mut dyn Chance,
        events: &mut Vec<GameEvent>,
        teller: &Teller<'_>,
    ) -> Result<(), Refused> {
        let action = own::<G>(action, teller)?;
        Game::apply(self, action, &mut chance, &mut Wrapping::<G>(events, PhantomData)).map_err(refused::<G>(teller))
    }

    fn preview(&self, action: &GameAction, teller: &Teller<'_>) -> Result<Trial, Refused> {
        let action = own::<G>(action, teller)?;
        let drawn = Cell::new(false);
        let mut sink = UntilDraw { drawn: &drawn, events: Vec::new() };
        Game::apply(&mut self.clone(), action, &mut CutOff(&drawn), &mut sink).map_err(refused::<G>(teller))?;
        // A preview must not show what only the action itself would, nor what its seat does not see.
        let reveals = sink.events.iter().position(G::reveals);
        sink.events.truncate(reveals.unwrap_or(sink.events.len()));
        let viewer = Game::decision(self).map_or(Viewer::Bystander, |decision| Viewer::Seat(decision.seat));
        let events: Vec<_> = sink.events.iter().filter_map(|event| G::witness(event, viewer)).collect();
        let (title, marks) = Speak::preview(self, action, &events, teller);
        let events = events.into_iter().map(G::wrap_event).collect();
        Ok(Trial { events, draws: reveals.is_none() && drawn.get(), reveals: reveals.is_some(), title, marks })
    }

    fn view(&self, viewer: Viewer) -> GameView {
        G::wrap_view(Game::view(self, viewer))
    }

    fn score(&self, seat: Seat) -> Option<i32> {
        Game::score(self, seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        Game::outcome(self)
    }

    fn redeal(&self, seat: Seat, mut chance: &mut dyn Chance) -> Box<dyn AnyGame> {
        Box::new(Game::redeal(self, seat, &mut chance))
    }

    fn greedy(&self, mut chance: &mut dyn Chance) -> Option<GameAction> {
        crate::players::greedy(self, &mut Vec::new(), &mut chance).map(G::wrap_action)
    }

    fn boxed(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }

    fn to_json(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }

    fn tally(&self, events: &[GameEvent]) -> Result<String, serde_json::Error> {
        let mut tally = G::Tally::default();
        for event in events.iter().filter_map(G::own_event) {
            G::tally(&mut tally, event);
        }
        serde_json::to_string(&tally)
    }

    fn summary(&self, teller: &Teller<'_>) -> String {
        Speak::summary(self, teller)
    }

    fn subtitle(&self, viewer: Viewer, teller: &Teller<'_>) -> String {
        Speak::subtitle(self, viewer, teller)
    }

    fn prompt(&self, viewer: Viewer, teller: &Teller<'_>) -> Option<Prompt> {
        Speak::prompt(self, viewer, teller)
    }

    fn choice(&self, action: &GameAction, teller: &Teller<'_>) -> Option<ChoiceText> {
        G::own_action(action).map(|action| Speak::choice(self, action, teller))
    }

    fn blocked(&self, viewer: Viewer, teller: &Teller<'_>) -> Vec<Blocked> {
        Speak::blocked(self, viewer, teller)
    }

    fn spots(&self, viewer: Viewer, teller: &Teller<'_>) -> Vec<Spot> {
        Speak::spots(self, viewer, teller)
    }

    fn cards(&self, viewer: Viewer, teller: &Teller<'_>) -> Vec<CardText> {
        Speak::cards(self, viewer, teller)
    }

    fn result(&self, teller: &Teller<'_>) -> Option<ResultText> {
        Game::outcome(self).map(|outcome| Speak::result(self, &outcome, teller))
    }
}
