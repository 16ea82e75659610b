//! Zephyr: Winds of Change: airships that fly missions together, for one to five captains.
//!
//! # The game in one page
//! A mission is a track of days in up to three tiers, and a goal space after the last. All win or lose together.
//!
//! - **Day**: the marker moves, and a new region may begin. Ships embark on assignments, join one that has just begun, or
//!   patrol; each explores what its space says; battles are fought in step; assignments are completed; in the evening
//!   ships dock, trade, buy and hire.
//! - **Reaction**: draw the hand, play one card of any kind, one for each crew member in a station with an icon, and what
//!   abilities add; then take a row whose plays were made.
//! - **Battle**: formation and targets, cards, then everything resolves at once: cards that touch the enemy, the enemy's
//!   dice, evades and reductions, damage. At regroup the destroyed leave, and others of the area may join.
//! - **Cards**: every card is a value of one language of effects, done by one interpreter (`cards/language.rs`,
//!   `effects.rs`).
//! - **Campaign**: missions one after another; ships, goods, crew and the dead stay as they are.
//!
//! A game runs as a pile of what is still to be done (`flow.rs`), so that a choice may come up in the middle of any effect.
//! Hidden from everybody are the order of the decks, which is nowhere, and the warlord's cards until he is reached.
//!
//! Headings of the rulebook and where they live: *Starting a Mission* in `setup.rs`, *Order of a Day*, *Moving*,
//! *Patrolling* in `days.rs`, *Exploring* in `exploring.rs`, *Reaction* and *Playing Actions* in `playing.rs`, *Battle* in
//! `battle.rs`, *Resolve Enemy Actions* in `resolving.rs`, *Regroup* and *Salvage* in `regroup.rs`, *Commanders* in
//! `foes.rs`, *Warlords* in `warlord.rs`, *Purchasing* and *Return to Resupply* in `docks.rs`, *Trading* in `trading.rs`,
//! *Crew Members* in `crew.rs`, *Critical Damage* in `critical.rs`, *Campaign Mode* in `campaign.rs`.

mod abilities;
mod appraise;
mod battle;
mod campaign;
pub mod cards;
mod crew;
mod critical;
mod days;
mod decks;
mod docks;
mod effects;
mod events;
mod exploring;
mod flow;
mod foes;
mod lookups;
mod modes;
mod playing;
mod quantities;
mod refusal;
mod regroup;
mod resolving;
mod rules;
mod setup;
mod state;
mod tally;
mod trading;
mod types;
mod view;
mod warlord;
mod winnings;
pub mod words;

pub use campaign::{MissionLog, ZephyrEnding};
pub use events::{ScrapReason, ZephyrEvent};
pub use refusal::ZephyrRefusal;
pub use state::Zephyr;
pub use tally::ZephyrTally;
pub use types::*;
pub use view::*;

use crate::chance::Chance;
use crate::game::{Decision, EventSink, Game, MAX_SEATS, Mode, Outcome, Seat, Seats, Viewer};

impl Game for Zephyr {
    type Setup = ZephyrSetup;
    type Action = ZephyrAction;
    type Event = ZephyrEvent;
    type View = ZephyrView;
    type Question = ZephyrQuestion;
    type Refusal = ZephyrRefusal;
    type Tally = ZephyrTally;

    const RULES_VERSION: u32 = 1;
    const HIDES: bool = true;
    const SAME_LUCK: bool = true;
    const MODES: &'static [Mode] = &modes::MODES;

    fn mode(name: &str, players: u8) -> Option<ZephyrSetup> {
        modes::mode(name, players)
    }

    fn new(
        setup: &ZephyrSetup,
        chance: &mut impl Chance,
        events: &mut impl EventSink<ZephyrEvent>,
    ) -> Result<Zephyr, ZephyrRefusal> {
        Zephyr::set_up(setup, chance, events)
    }

    fn seats(&self) -> u8 {
        self.players()
    }

    fn is_person(&self, _: Seat) -> bool {
        true
    }

    fn decision(&self) -> Option<Decision<ZephyrQuestion>> {
        let ask = self.ask?;
        Some(Decision { seat: ask.seat(self), question: ask.question(), shared: self.sharing(ask) })
    }

    fn legal_actions(&self, into: &mut Vec<ZephyrAction>) {
        self.list(into);
    }

    fn check(&self, action: &ZephyrAction) -> Result<(), ZephyrRefusal> {
        self.verify(action)
    }

    fn apply(
        &mut self,
        action: &ZephyrAction,
        chance: &mut impl Chance,
        events: &mut impl EventSink<ZephyrEvent>,
    ) -> Result<(), ZephyrRefusal> {
        flow::Play { game: self, chance, events }.take(action)
    }

    fn view(&self, viewer: Viewer) -> ZephyrView {
        self.shown(viewer)
    }

    /// Hands lie open, and what nobody may know is told to nobody.
    fn witness(event: &ZephyrEvent, _: Viewer) -> Option<ZephyrEvent> {
        Some(event.clone())
    }

    fn reveals(event: &ZephyrEvent) -> bool {
        matches!(event, ZephyrEvent::WarlordRevealed { .. } | ZephyrEvent::WaveRevealed { .. })
    }

    /// What is hidden is hidden from all alike, so that nothing is covered when the device goes round.
    fn hides(&self) -> bool {
        false
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = self.campaign.ending?;
        let winners = if ending == ZephyrEnding::Won { self.all() } else { Seats::NONE };
        Some(Outcome { winners, scores: [0; MAX_SEATS], ending: ending.name() })
    }

    fn appraise(&self, seat: Seat) -> i32 {
        self.worth(seat)
    }

    fn rearranges(&self, action: &ZephyrAction) -> bool {
        matches!(
            action,
            ZephyrAction::SellHull { .. }
                | ZephyrAction::SellSystem { .. }
                | ZephyrAction::SellCargo { .. }
                | ZephyrAction::Uninstall { .. }
                | ZephyrAction::Release { .. }
                | ZephyrAction::MoveCrew { .. }
                | ZephyrAction::Rest
        )
    }

    fn passes(&self, action: &ZephyrAction) -> bool {
        *action == ZephyrAction::Done && self.ask.is_some_and(flow::Ask::may_do_more)
    }

    fn redeal(&self, _: Seat, chance: &mut impl Chance) -> Zephyr {
        self.dealt_anew(chance)
    }

    fn tally(tally: &mut ZephyrTally, event: &ZephyrEvent) {
        tally.count(event);
    }
}

impl ZephyrEnding {
    /// The ending's name in results and statistics.
    pub const fn name(self) -> &'static str {
        match self {
            ZephyrEnding::Won => "won",
            ZephyrEnding::Lost => "lost",
            ZephyrEnding::Ended => "ended",
        }
    }
}
