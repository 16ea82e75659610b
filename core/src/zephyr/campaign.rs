//! Campaign mode: the missions one after another, what is kept of each, the retry, and the end.

use serde::{Deserialize, Serialize};

use super::ZephyrRefusal;
use super::cards::CardId;
use super::events::ZephyrEvent;
use super::flow::{Ask, Play};
use super::state::{Decks, Mission, Place, Ship, Supply, Zephyr};
use super::types::{ZephyrAction, ZephyrStory};
use crate::chance::Chance;
use crate::game::EventSink;

/// How a game of Zephyr ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum ZephyrEnding {
    /// Every mission was won.
    Won,
    /// A mission was lost.
    Lost,
    /// The campaign was ended by its players.
    Ended,
}

/// What is kept of a mission that is over, and counted of the one under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, uniffi::Record)]
pub struct MissionLog {
    /// The mission.
    pub card: CardId,
    /// Whether it was won; none while it is under way.
    pub won: Option<bool>,
    /// Whether it is the second try.
    pub retried: bool,
    /// The days flown.
    pub days: u8,
    /// The assignments completed.
    pub completed: u8,
    /// Scrap gained.
    pub gained: u32,
    /// Scrap spent and lost.
    pub spent: u32,
    /// Enemy ships that were destroyed.
    pub foes: u16,
    /// How often a player ship was destroyed.
    pub destroyed: u8,
    /// Crew that died.
    pub deaths: u8,
}

impl MissionLog {
    const fn new(card: CardId) -> MissionLog {
        MissionLog {
            card,
            won: None,
            retried: false,
            days: 0,
            completed: 0,
            gained: 0,
            spent: 0,
            foes: 0,
            destroyed: 0,
            deaths: 0,
        }
    }
}

/// The start of a mission, for the retry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Start {
    mission: Mission,
    ships: Vec<Ship>,
    supply: Supply,
    decks: Decks,
    tier_three: bool,
}

/// The campaign, of which a single mission is the shortest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Campaign {
    /// A log for each mission flown, the present one last.
    pub logs: Vec<MissionLog>,
    /// Tier 3 has been reached: every later region is of tier 3.
    pub tier_three: bool,
    /// It rests between two missions.
    pub resting: bool,
    pub ending: Option<ZephyrEnding>,
    pub start: Option<Box<Start>>,
}

impl Campaign {
    /// Before the first mission, which is `card`.
    pub fn new(card: CardId) -> Campaign {
        Campaign { logs: vec![MissionLog::new(card)], tier_three: false, resting: false, ending: None, start: None }
    }

    fn log(&mut self, note: impl FnOnce(&mut MissionLog)) {
        if let Some(log) = self.logs.last_mut() {
            note(log);
        }
    }

    /// A day began.
    pub fn day(&mut self) {
        self.log(|log| log.days = log.days.saturating_add(1));
    }

    /// An assignment was completed.
    pub fn completed(&mut self) {
        self.log(|log| log.completed = log.completed.saturating_add(1));
    }

    /// Scrap was gained or spent.
    pub fn scrap(&mut self, by: i16) {
        self.log(|log| {
            let sum = if by > 0 { &mut log.gained } else { &mut log.spent };
            *sum = sum.saturating_add(by.unsigned_abs().into());
        });
    }

    /// A day of this tier came.
    pub fn tier_reached(&mut self, tier: u8) {
        self.tier_three |= tier >= 3;
    }

    /// A crew member died.
    pub fn died(&mut self, _: CardId) {
        self.log(|log| log.deaths = log.deaths.saturating_add(1));
    }

    /// An enemy ship was destroyed.
    pub fn foe_destroyed(&mut self) {
        self.log(|log| log.foes = log.foes.saturating_add(1));
    }

    /// A ship was destroyed.
    pub fn destroyed(&mut self) {
        self.log(|log| log.destroyed = log.destroyed.saturating_add(1));
    }
}

/// The missions of a ready-made campaign, by their names.
pub(super) const fn missions(story: ZephyrStory) -> &'static [&'static str] {
    match story {
        ZephyrStory::Short => &["plane-and-simple", "winter-bread", "a-crown-of-kites"],
        ZephyrStory::Middle => {
            &["plane-and-simple", "the-toll-fleet", "nine-lanterns", "the-long-dark", "the-gallows-fleet"]
        }
        ZephyrStory::Long => &[
            "plane-and-simple",
            "winter-bread",
            "the-toll-fleet",
            "a-crown-of-kites",
            "nine-lanterns",
            "the-long-dark",
            "the-gallows-fleet",
            "winds-of-change",
        ],
    }
}

impl<C: Chance, E: EventSink<ZephyrEvent>> Play<'_, C, E> {
    /// Keeps the start of a mission of a campaign, so that it can be flown once more.
    pub(super) fn keep_start(&mut self) {
        let game = &mut *self.game;
        if game.terms.missions.len() < 2 {
            return;
        }
        game.campaign.start = Some(Box::new(Start {
            mission: game.mission.clone(),
            ships: game.ships.clone(),
            supply: game.supply.clone(),
            decks: game.decks.clone(),
            tier_three: game.campaign.tier_three,
        }));
    }

    /// The mission is over; a campaign asks how it goes on where it can.
    pub(super) fn verdict(&mut self) {
        let (card, won) = (self.game.mission.card, !self.game.mission.lost);
        self.game.todo.clear();
        self.tell(ZephyrEvent::MissionEnded { card, won });
        let retried = self.game.mission.retried;
        self.game.campaign.log(|log| {
            log.won = Some(won);
            log.retried = retried;
        });
        let more = if won { self.game.next_mission().is_some() } else { self.game.verify_retry().is_ok() };
        if more {
            self.game.ask = Some(Ask::Between);
        } else {
            self.end(if won { ZephyrEnding::Won } else { ZephyrEnding::Lost });
        }
    }

    fn end(&mut self, ending: ZephyrEnding) {
        self.game.campaign.ending = Some(ending);
        self.game.campaign.start = None;
    }

    /// How a campaign goes on between missions.
    pub(super) fn between(&mut self, action: &ZephyrAction) {
        match action {
            ZephyrAction::Rest => {
                self.game.campaign.resting = true;
                self.tell(ZephyrEvent::Rested);
                self.game.ask = Some(Ask::Between);
            }
            ZephyrAction::GoOn => self.go_on(),
            ZephyrAction::Retry => self.retry(),
            _ => {
                let ending = if self.game.mission.lost { ZephyrEnding::Lost } else { ZephyrEnding::Ended };
                self.tell(ZephyrEvent::Ended);
                self.end(ending);
            }
        }
    }

    /// The next mission: ships, goods, crew and the dead stay as they are.
    fn go_on(&mut self) {
        let Some(card) = self.game.next_mission() else {
            return;
        };
        let number = self.game.mission.number + 1;
        self.leave_mission();
        let game = &mut *self.game;
        game.campaign.resting = false;
        game.campaign.logs.push(MissionLog::new(card));
        game.mission = Mission::new(number, card);
        game.parties.clear();
        game.battles.clear();
        for ship in &mut game.ships {
            ship.place = Place::Docked;
            ship.discard_all();
            game.decks.assignments.discards.append(&mut ship.offers);
        }
        self.begin_mission();
        for seat in self.game.in_order() {
            self.docked(seat);
        }
        self.keep_start();
    }

    /// The lost mission once more, from its start.
    fn retry(&mut self) {
        let Some(start) = self.game.campaign.start.take() else {
            return;
        };
        let game = &mut *self.game;
        game.mission = start.mission.clone();
        game.mission.retried = true;
        game.ships.clone_from(&start.ships);
        game.supply.clone_from(&start.supply);
        game.decks.clone_from(&start.decks);
        game.parties.clear();
        game.battles.clear();
        game.campaign.tier_three = start.tier_three;
        game.campaign.resting = false;
        game.campaign.start = Some(start);
        let card = game.mission.card;
        game.campaign.logs.push(MissionLog { retried: true, ..MissionLog::new(card) });
        self.tell(ZephyrEvent::Retried { card });
        self.outfit();
    }
}

impl Zephyr {
    /// The mission after the present one.
    fn next_mission(&self) -> Option<CardId> {
        self.terms.missions.get(usize::from(self.mission.number) + 1).copied()
    }

    fn verify_retry(&self) -> Result<(), ZephyrRefusal> {
        if !self.mission.lost {
            Err(ZephyrRefusal::NotNow)
        } else if self.mission.retried || self.campaign.start.is_none() {
            Err(ZephyrRefusal::RetriedOnce)
        } else {
            Ok(())
        }
    }

    /// Whether the campaign can go on like this.
    pub(super) fn verify_between(&self, action: &ZephyrAction) -> Result<(), ZephyrRefusal> {
        match action {
            ZephyrAction::GoOn if self.mission.lost => Err(ZephyrRefusal::NotNow),
            ZephyrAction::GoOn => self.next_mission().map(|_| ()).ok_or(ZephyrRefusal::NoNext),
            ZephyrAction::Rest if self.campaign.resting => Err(ZephyrRefusal::NotNow),
            ZephyrAction::Rest | ZephyrAction::End => Ok(()),
            ZephyrAction::Retry => self.verify_retry(),
            _ => Err(ZephyrRefusal::NotNow),
        }
    }
}
