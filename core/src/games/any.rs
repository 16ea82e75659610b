//! A game of any kind, made of any game on the list.

use std::cell::Cell;
use std::fmt::Debug;
use std::marker::PhantomData;

use super::{GameAction, GameEvent, GameKind, GameView, Listed, Refused};
use crate::chance::{Chance, CutOff, UntilDraw};
use crate::game::{EventSink, Game, Outcome, Seat, Seats, Viewer};
use crate::words::{
    Blocked, CardText, ChoiceText, Foretold, Mark, Prompt, ResultText, ScoreSheet, Speak, Spot, Teller,
};

/// Hands events of one game on as events of any game.
pub(super) struct Wrapping<'a, G>(pub &'a mut Vec<GameEvent>, pub PhantomData<G>);

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
    /// Whether it ends the game, before chance or anything hidden comes into it.
    pub ends: bool,
    /// The other person who then takes the device; none when it stays, or when that is not known before chance or anything
    /// hidden comes into it.
    pub hands_to: Option<Seat>,
    /// The title.
    pub title: String,
    /// What it leads to beside the events, a sentence each.
    pub notes: Vec<String>,
    /// The notes that the preview puts on the board.
    pub marks: Vec<Mark>,
    /// What chance then decides, as a sentence.
    pub then: String,
    /// What is then shown that was hidden, as a sentence; empty where it has no words of its own.
    pub shown: String,
}

/// A game of any kind in play. Actions of another kind are refused, never mistaken.
pub trait AnyGame: Debug + Send {
    /// Which game it is.
    fn kind(&self) -> GameKind;
    /// See [`Game::hides`].
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
    /// See [`Game::shows_past`].
    fn shows_past(&self) -> bool;
    /// See [`Game::felt`].
    fn felt(&self) -> bool;
    /// See [`Game::unseen`].
    fn unseen(&self) -> bool;
    /// See [`Game::score`].
    fn score(&self, seat: Seat) -> Option<i32>;
    /// See [`Game::outcome`].
    fn outcome(&self) -> Option<Outcome>;
    /// See [`Game::redeal`].
    fn redeal(&self, seat: Seat, chance: &mut dyn Chance) -> Box<dyn AnyGame>;
    /// What the greedy player would do: the action that leads to the best [`Game::appraise`] on a redealt copy, ties by
    /// chance; none when the game is over.
    fn greedy(&self, chance: &mut dyn Chance) -> Option<GameAction>;
    /// What the careful player would do, see [`crate::players::careful`]; none when the game is over.
    fn careful(&self, chance: &mut dyn Chance) -> Option<GameAction>;
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
    /// See [`Speak::seat_note`].
    fn seat_note(&self, seat: Seat, teller: &Teller<'_>) -> String;
    /// See [`Speak::sheet`].
    fn sheet(&self, teller: &Teller<'_>) -> Option<ScoreSheet>;
    /// See [`Speak::prompt`].
    fn prompt(&self, viewer: Viewer, teller: &Teller<'_>) -> Option<Prompt>;
    /// See [`Speak::choice`]; none for an action of another game.
    fn choice(&self, action: &GameAction, teller: &Teller<'_>) -> Option<ChoiceText>;
    /// See [`Speak::blocked`].
    fn blocked(&self, viewer: Viewer, teller: &Teller<'_>) -> Vec<Blocked>;
    /// See [`Speak::why_not`]; what is asked where nothing better can be said.
    fn why_not(&self, picked: &[String], spot: &str, teller: &Teller<'_>) -> String;
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
        Game::hides(self)
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
        let mut after = self.clone();
        Game::apply(&mut after, action, &mut CutOff(&drawn), &mut sink).map_err(refused::<G>(teller))?;
        // A preview must not show what only the action itself would, nor what its seat does not see.
        let reveals = sink.events.iter().position(G::reveals);
        sink.events.truncate(reveals.unwrap_or(sink.events.len()));
        let draws = reveals.is_none() && drawn.get();
        // What comes after a draw or behind something hidden is not known, so nothing of it may be told.
        let known = reveals.is_none() && !draws;
        let seat = Game::decision(self).map(|decision| decision.seat);
        let next = Game::decision(&after).map(|decision| decision.seat).filter(|&next| Game::is_person(&after, next));
        let viewer = seat.map_or(Viewer::Bystander, Viewer::Seat);
        let events: Vec<_> = sink.events.iter().filter_map(|event| G::witness(event, viewer)).collect();
        let Foretold { title, notes, marks, then, shown } = Speak::preview(self, action, &events, teller);
        let events = events.into_iter().map(G::wrap_event).collect();
        Ok(Trial {
            events,
            draws,
            reveals: reveals.is_some(),
            ends: known && Game::outcome(&after).is_some(),
            hands_to: next.filter(|&next| known && Some(next) != seat),
            title,
            notes,
            marks,
            then,
            shown,
        })
    }

    fn view(&self, viewer: Viewer) -> GameView {
        G::wrap_view(Game::view(self, viewer))
    }

    fn shows_past(&self) -> bool {
        Game::shows_past(self)
    }

    fn felt(&self) -> bool {
        Game::felt(self)
    }

    fn unseen(&self) -> bool {
        Game::unseen(self)
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

    fn careful(&self, mut chance: &mut dyn Chance) -> Option<GameAction> {
        crate::players::careful(self, &mut Vec::new(), &mut chance).map(G::wrap_action)
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

    fn seat_note(&self, seat: Seat, teller: &Teller<'_>) -> String {
        Speak::seat_note(self, seat, teller)
    }

    fn sheet(&self, teller: &Teller<'_>) -> Option<ScoreSheet> {
        Speak::sheet(self, teller)
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

    fn why_not(&self, picked: &[String], spot: &str, teller: &Teller<'_>) -> String {
        let Some(decision) = Game::decision(self) else {
            return teller.say("error-closed", &[]);
        };
        let asked = || Speak::prompt(self, Viewer::Seat(decision.seat), teller).map(|prompt| prompt.title);
        Speak::why_not(self, picked, spot, teller).or_else(asked).unwrap_or_default()
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
