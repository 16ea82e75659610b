//! Four Senses: stack pieces and find lines by touch, for two players or three over three rounds.
//!
//! # The game in one page
//! The board has 4 by 4 spaces, A1 to D4. All seats draw on one supply of eight flat pieces, eight with a hole, and eight
//! two-level pieces that are flat on one side. A space counts by its height (0 to 3) and the top it shows.
//!
//! - **Turn**: put one piece on an empty space or on a lone one-level piece; then the turn lasts until its seat ends it.
//! - **Lines**: four spaces in a row with identical tops, four on one level, or three neighbours that climb 1, 2, 3.
//! - **Declaring**: a line wins when somebody names it: once before the placement and once after it, whoever made the
//!   line. A declaration names one line or two from all 44, whatever stands; closed with none it is not used up.
//! - **Wrong**: said aloud, and the seat is silent for the rest of the turn; or, as set up, it loses.
//! - **End**: the first right declaration, or the last piece, after which the other seats have one claim each.
//! - **Three players** play three rounds for 5, 3 and 0 points, and a point of bonus.
//!
//! Nothing on the board is secret: everybody may feel it at any time. Two things are not told while the game goes on:
//! what the others placed, unless moves are said ([`FourSensesSetup::say_moves`]), and, whatever is set up, that a line
//! stands. [`witness`](Game::witness) keeps both back until the game is over.
//!
//! Headings of the rulebook and where they live: *Game Content* in `types.rs` and `board.rs`, *Setting Up* in `turn.rs`,
//! *How to Play* in `rules.rs` (what is legal) and `turn.rs` (what follows), *How to Win* in `lines.rs` and `board.rs`,
//! *Rules for 3 Players* in `turn.rs`; what a finger feels is in `cue.rs`. `NOTES.md` has what the rulebook leaves open,
//! and the figures.

mod appraise;
mod board;
mod cue;
mod lines;
mod modes;
mod record;
mod rules;
mod state;
mod tally;
mod turn;
mod types;
mod view;
mod words;

pub use board::{Board, BoardSpace, HIGHEST, SIDE, SPACES, Stack, TopFace};
pub use cue::{CuePulse, CueTone, TouchCue, cue};
pub use lines::{LineOnBoard, LineSet, NAMABLE, WinLine, WinWay};
pub use rules::FourSensesRefusal;
pub use state::FourSenses;
pub use tally::FourSensesTally;
pub use types::*;
pub use view::{FeltSpace, FourSensesView, SupplyPiece};
pub use words::{PracticeStack, practice};

use crate::chance::Chance;
use crate::game::{Decision, EventSink, Game, MAX_SEATS, Mode, Outcome, Seat, Seats, Viewer};

impl Game for FourSenses {
    type Setup = FourSensesSetup;
    type Action = FourSensesAction;
    type Event = FourSensesEvent;
    type View = FourSensesView;
    type Question = FourSensesQuestion;
    type Refusal = FourSensesRefusal;
    type Tally = FourSensesTally;

    const RULES_VERSION: u32 = 1;
    const HIDES: bool = false;
    const MODES: &'static [Mode] = &modes::MODES;

    fn mode(name: &str, players: u8) -> Option<FourSensesSetup> {
        modes::mode(name, players)
    }

    fn new(
        setup: &FourSensesSetup,
        chance: &mut impl Chance,
        events: &mut impl EventSink<FourSensesEvent>,
    ) -> Result<FourSenses, FourSensesRefusal> {
        FourSenses::set_up(setup, chance, events)
    }

    fn seats(&self) -> u8 {
        self.terms.players
    }

    fn is_person(&self, _: Seat) -> bool {
        true
    }

    fn decision(&self) -> Option<Decision<FourSensesQuestion>> {
        self.question().map(|question| Decision { seat: self.turn, question, shared: Seats::NONE })
    }

    #[inline]
    fn legal_actions(&self, into: &mut Vec<FourSensesAction>) {
        self.list(into);
    }

    fn check(&self, action: &FourSensesAction) -> Result<(), FourSensesRefusal> {
        self.verify(*action)
    }

    #[inline]
    fn apply(
        &mut self,
        action: &FourSensesAction,
        _: &mut impl Chance,
        events: &mut impl EventSink<FourSensesEvent>,
    ) -> Result<(), FourSensesRefusal> {
        turn::Play { game: self, events }.take(*action)
    }

    fn view(&self, viewer: Viewer) -> FourSensesView {
        self.shown(viewer)
    }

    fn witness(event: &FourSensesEvent, viewer: Viewer) -> Option<FourSensesEvent> {
        match *event {
            _ if viewer == Viewer::Afterwards => Some(*event),
            FourSensesEvent::LineMissed { .. } => None,
            FourSensesEvent::Placed { seat, said: false, .. } if viewer != Viewer::Seat(seat) => {
                Some(FourSensesEvent::PlacedUntold { seat })
            }
            told => Some(told),
        }
    }

    fn reveals(event: &FourSensesEvent) -> bool {
        // Whether a declaration is right, and with the game's end whatever stood.
        matches!(
            event,
            FourSensesEvent::DeclaredRight { .. }
                | FourSensesEvent::DeclaredWrong { .. }
                | FourSensesEvent::RoundEnded { .. }
                | FourSensesEvent::Ended { .. }
        )
    }

    fn shows_past(&self) -> bool {
        // Two positions side by side would tell the move between them.
        self.terms.say_moves
    }

    fn felt(&self) -> bool {
        self.terms.sight != Sight::Sighted && !self.is_over()
    }

    fn unseen(&self) -> bool {
        self.terms.sight == Sight::Blindfold
    }

    fn score(&self, seat: Seat) -> Option<i32> {
        let totals = self.totals();
        totals.get(seat.index()).copied().map(i32::from).filter(|_| self.terms.players == 3)
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = self.ending()?.name();
        let mut scores = [0; MAX_SEATS];
        for (score, total) in scores.iter_mut().zip(self.totals()) {
            *score = i32::from(total);
        }
        Some(Outcome { winners: self.leaders(), scores, ending })
    }

    fn appraise(&self, seat: Seat) -> i32 {
        self.worth(seat)
    }

    fn redeal(&self, _: Seat, _: &mut impl Chance) -> FourSenses {
        *self
    }

    fn tally(tally: &mut FourSensesTally, event: &FourSensesEvent) {
        tally.count(event);
    }
}

impl FourSensesEnding {
    /// The ending's name in results and statistics.
    pub const fn name(self) -> &'static str {
        match self {
            FourSensesEnding::Line => "line",
            FourSensesEnding::Wrong => "wrong",
            FourSensesEnding::Supply => "supply",
            FourSensesEnding::Rounds => "rounds",
        }
    }
}
