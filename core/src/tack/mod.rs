//! Tack: dice against the wind, for two players or one against the tide.
//!
//! # The game in one page
//! Two seats face each other over a grid of five columns, A to E, and five rows. Each row has a *wind*, a number on the
//! game's wind card. A seat has at most one die in a column: on the grid, or on its starting space just outside.
//!
//! - **Opening**: both seats roll five dice; seat 1 places its five, then seat 2. The higher sum goes first and takes its
//!   lowest die out of the game. Then the storm cards are drawn.
//! - **Turn**: what the wind card does, then one move, then the storm cards' abilities at the turn's end. A die goes along
//!   its column over empty spaces.
//! - **Rows**: a row that gained dice or pips is settled. Above its wind, or with four dice, it busts; equal to its wind it
//!   pays each seat one point a die. Either way its dice are rolled again and go back to start. A move that settles a row
//!   ends the turn.
//! - **End**: nine points reach the lighthouse; sixty turns without a point are a calm.
//! - **The tide** plays seat 2 alone by its tokens.
//!
//! Headings of the rulebook and where they live: *Components* and *Terms* in `state.rs`, *Setup* in `opening.rs`, *Wind
//! Cards* and *Storm Cards* in `cards.rs`, *Play* in `rules.rs` (what is legal), `check.rs` (why not) and `turn.rs` (what
//! follows), *Resolve* and *End Game* in `settle.rs`; the tide is in `tide.rs`. `NOTES.md` has what the rulebook leaves
//! open, and the figures.

mod appraise;
mod cards;
mod check;
mod modes;
mod opening;
mod position;
mod record;
mod rules;
mod settle;
mod state;
mod tally;
mod tide;
mod turn;
mod types;
mod view;
mod words;

pub use cards::{ColumnEffect, Storm, StormSet, Weather, WindCard};
pub use check::TackRefusal;
pub use position::Position;
pub use record::PositionError;
pub use state::{CALM, LIGHTHOUSE, Tack};
pub use tally::TackTally;
pub use types::*;
pub use view::{TackColumnMark, TackDie, TackRow, TackToken, TackView};

use crate::chance::Chance;
use crate::game::{Decision, EventSink, Game, MAX_SEATS, Mode, Outcome, Seat, Seats, Viewer};

impl Game for Tack {
    type Setup = TackSetup;
    type Action = TackAction;
    type Event = TackEvent;
    type View = TackView;
    type Question = TackQuestion;
    type Refusal = TackRefusal;
    type Tally = TackTally;

    const RULES_VERSION: u32 = 1;
    const HIDES: bool = false;
    const MODES: &'static [Mode] = &modes::MODES;

    fn mode(name: &str, players: u8) -> Option<TackSetup> {
        modes::mode(name, players)
    }

    fn new(
        setup: &TackSetup,
        chance: &mut impl Chance,
        events: &mut impl EventSink<TackEvent>,
    ) -> Result<Tack, TackRefusal> {
        Tack::set_up(setup, chance, events)
    }

    fn seats(&self) -> u8 {
        2
    }

    fn is_person(&self, seat: Seat) -> bool {
        !self.is_tide(seat)
    }

    fn decision(&self) -> Option<Decision<TackQuestion>> {
        self.asked.map(|asked| Decision { seat: asked.seat, question: asked.question, shared: Seats::NONE })
    }

    fn legal_actions(&self, into: &mut Vec<TackAction>) {
        self.list(into);
    }

    fn check(&self, action: &TackAction) -> Result<(), TackRefusal> {
        self.verify(*action)
    }

    fn apply(
        &mut self,
        action: &TackAction,
        chance: &mut impl Chance,
        events: &mut impl EventSink<TackEvent>,
    ) -> Result<(), TackRefusal> {
        self.verify(*action)?;
        turn::Play { game: self, chance, events }.take(*action);
        Ok(())
    }

    fn view(&self, _: Viewer) -> TackView {
        self.shown()
    }

    fn witness(event: &TackEvent, _: Viewer) -> Option<TackEvent> {
        Some(*event)
    }

    fn reveals(_: &TackEvent) -> bool {
        false
    }

    fn score(&self, seat: Seat) -> Option<i32> {
        self.scores.get(seat.index()).copied().map(i32::from)
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = self.ending?.name();
        let [first, second] = self.scores;
        let mut winners = Seats::NONE;
        if first >= second {
            winners = winners.with(Seat(0));
        }
        if second >= first {
            winners = winners.with(Seat(1));
        }
        let mut scores = [0; MAX_SEATS];
        scores[0] = i32::from(first);
        scores[1] = i32::from(second);
        Some(Outcome { winners, scores, ending })
    }

    fn appraise(&self, seat: Seat) -> i32 {
        self.worth(seat)
    }

    fn redeal(&self, _: Seat, _: &mut impl Chance) -> Tack {
        *self
    }

    fn tally(tally: &mut TackTally, event: &TackEvent) {
        tally.count(event);
    }
}

impl TackEnding {
    /// The ending's name in results and statistics.
    pub const fn name(self) -> &'static str {
        match self {
            TackEnding::Lighthouse => "lighthouse",
            TackEnding::Calm => "calm",
        }
    }
}
