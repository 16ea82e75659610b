//! 4 Winds: lay wind tiles, push ships and claim the edge, for two to four players, for two in a Duel, or for one.
//!
//! # The game in one page
//! The sea has six by six cells, a1 in the north-west to f6 in the south-east. Tiles show one of four winds, and never
//! turn.
//!
//! - **Turn**: two actions, then the hand is filled up to four tiles. Lay a tile, sail a ship, build an outpost, or
//!   turn the compass; an action is skipped only where none can be done.
//! - **Push**: a laid tile drives each ship next to it one cell along its arrow, with all ships in line before it. Onto
//!   a reef or kraken the foremost is damaged; the edge holds all.
//! - **Slide**: a ship that was moved onto a current chain, two or more equal tiles along their own axis, slides to its
//!   end.
//! - **Seasons**: four, each with an active wind; after the last the score decides, or before when a player has
//!   outposts on all four corners.
//! - **Points**: ports, chains, routes, tiles of the active wind and rivals' ships driven onto obstacles; at the end
//!   anchored outposts, ships at sea and matching tiles in the hand.
//! - **Tempest Survival**: one player brings four ships to safe harbours while a deck of storms runs out.
//! - **Fleet Armada Duel**: six ships a side; three eliminated or the enemy's main harbour reached wins at once.
//!
//! Hands are hidden, and so is what is in the bag: it is drawn when it is needed, and the state holds no order.
//!
//! Headings of the rulebook and where they live: *Component Inventory* and *Cardinal Direction* in `sea.rs` and
//! `types.rs`, *Game Setup* in `opening.rs`, *Displacement* and *Current Chains* in `laying.rs`, *Action Phase* in
//! `rules.rs` (what is legal) and `turn.rs` (what follows), seasons and the storm phase in `seasons.rs`, *Scoring*,
//! *Game End* and *Tie-Breakers* in `score.rs`. `NOTES.md` has what the rulebook leaves open, and the figures.

mod appraise;
mod hands;
mod laying;
mod modes;
mod opening;
mod record;
mod rules;
mod score;
mod sea;
mod seasons;
mod state;
mod tally;
mod turn;
mod types;
mod view;
mod words;

pub use opening::{head_start, options};
pub use rules::WindsRefusal;
pub use score::TieBreak;
pub use sea::{CENTRE, CORNERS, PORTS, SEA_CELLS, SEA_SIDE, SeaCell, Season, Wind};
pub use state::FourWinds;
pub use tally::WindsTally;
pub use types::*;
pub use view::{FleetView, HandTile, OutpostView, SeaCellView, WindsView};

use crate::chance::Chance;
use crate::game::{Decision, EventSink, Game, MAX_SEATS, Mode, Outcome, Seat, Seats, Viewer};

impl Game for FourWinds {
    type Setup = WindsSetup;
    type Action = WindsAction;
    type Event = WindsEvent;
    type View = WindsView;
    type Question = WindsQuestion;
    type Refusal = WindsRefusal;
    type Tally = WindsTally;

    const RULES_VERSION: u32 = 1;
    const HIDES: bool = true;
    const MODES: &'static [Mode] = &modes::MODES;

    fn mode(name: &str, players: u8) -> Option<WindsSetup> {
        modes::mode(name, players)
    }

    fn new(
        setup: &WindsSetup,
        chance: &mut impl Chance,
        events: &mut impl EventSink<WindsEvent>,
    ) -> Result<FourWinds, WindsRefusal> {
        FourWinds::set_up(setup, chance, events)
    }

    fn seats(&self) -> u8 {
        self.terms.players
    }

    fn is_person(&self, _: Seat) -> bool {
        true
    }

    fn decision(&self) -> Option<Decision<WindsQuestion>> {
        self.question().map(|question| Decision { seat: self.seat, question, shared: Seats::NONE })
    }

    #[inline]
    fn legal_actions(&self, into: &mut Vec<WindsAction>) {
        self.list(into);
    }

    fn check(&self, action: &WindsAction) -> Result<(), WindsRefusal> {
        self.verify(*action)
    }

    #[inline]
    fn apply(
        &mut self,
        action: &WindsAction,
        chance: &mut impl Chance,
        events: &mut impl EventSink<WindsEvent>,
    ) -> Result<(), WindsRefusal> {
        turn::Play { game: self, chance, events }.take(*action)
    }

    fn view(&self, viewer: Viewer) -> WindsView {
        self.shown(viewer)
    }

    fn witness(event: &WindsEvent, viewer: Viewer) -> Option<WindsEvent> {
        Some(match *event {
            WindsEvent::Drew { seat, count, .. } if !sees_hand(viewer, seat) => {
                WindsEvent::Drew { seat, count, tiles: None }
            }
            seen => seen,
        })
    }

    fn reveals(event: &WindsEvent) -> bool {
        // A tile that is laid shows itself to nobody before the device is handed on; the end counts all hands.
        matches!(event, WindsEvent::Scored { reason: WindsReason::HandTiles, .. })
    }

    fn ends_turn(event: &WindsEvent) -> bool {
        matches!(event, WindsEvent::TurnEnded { .. })
    }

    fn hides(&self) -> bool {
        self.terms.mode != WindsMode::Tempest
    }

    fn score(&self, seat: Seat) -> Option<i32> {
        (seat.0 < self.terms.players).then(|| self.total(seat) as i32)
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = self.ending?.name();
        let mut scores = [0; MAX_SEATS];
        for (score, (_, fleet)) in scores.iter_mut().zip(self.playing()) {
            *score = fleet.total() as i32;
        }
        Some(Outcome { winners: self.winners(), scores, ending })
    }

    fn appraise(&self, seat: Seat) -> i32 {
        self.worth(seat)
    }

    fn redeal(&self, seat: Seat, chance: &mut impl Chance) -> FourWinds {
        self.dealt_anew(seat, chance)
    }

    fn tally(tally: &mut WindsTally, event: &WindsEvent) {
        tally.count(event);
    }
}

/// Whether `viewer` may see which tiles `seat` draws.
fn sees_hand(viewer: Viewer, seat: Seat) -> bool {
    viewer == Viewer::Seat(seat) || viewer == Viewer::Afterwards
}

impl WindsEnding {
    /// The ending's name in results and statistics.
    pub const fn name(self) -> &'static str {
        match self {
            WindsEnding::Seasons => "seasons",
            WindsEnding::Bag => "bag",
            WindsEnding::Conquest => "conquest",
            WindsEnding::Elimination => "elimination",
            WindsEnding::Harbour => "harbour",
            WindsEnding::Survived => "survived",
            WindsEnding::Lost => "lost",
        }
    }
}
