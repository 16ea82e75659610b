//! The order of a day (*Order of a Day*, *Moving*, *Patrolling*, *Return to Resupply*): the marker moves, ships embark,
//! join or patrol, and in the evening they dock, trade and buy.

use super::cards::language::{Goal, Moment, Trigger, Window};
use super::cards::{CardId, Family};
use super::events::ZephyrEvent;
use super::flow::{Ask, Play, Scope, Task};
use super::state::{Cause, Party, Place, Plate, Zephyr};
use super::types::{ZephyrAbility, ZephyrAction, ZephyrAim};
use super::{ScrapReason, ZephyrRefusal};
use crate::chance::Chance;
use crate::game::{EventSink, Seat, Seats};

/// How many assignments a single player draws to keep one.
const ALONE_DRAWS: usize = 2;

impl<C: Chance, E: EventSink<ZephyrEvent>> Play<'_, C, E> {
    /// The marker moves one space on, and what comes back every day comes back.
    pub(super) fn dawn(&mut self) {
        let game = &mut *self.game;
        game.mission.day += 1;
        let day = game.mission.day;
        game.mission.goal = day > game.days();
        game.mission.entered = game.enters_region(day);
        game.battles.clear();
        for ship in &mut game.ships {
            for plate in &mut ship.hull {
                if *plate == Plate::DamagedArmour {
                    *plate = Plate::Armour;
                }
            }
            ship.gave = false;
            ship.received = false;
            ship.gift = None;
            ship.crew_changed = false;
            ship.destroyed = false;
            ship.scavenged = false;
            ship.done = false;
            ship.refresh(super::cards::language::Limit::PerDay);
        }
        let tier = game.tier();
        game.campaign.tier_reached(tier);
        game.campaign.day();
        self.tell(ZephyrEvent::Dawn { day, tier });
        if self.game.mission.entered {
            self.enter_region();
        }
        if self.game.mission.goal {
            self.reach_goal();
        } else if self.game.is_event(day) {
            self.mission_event();
        } else {
            self.advance();
            self.next([Task::Moved]);
            let free = self.free_ships();
            self.each(free, Task::Move);
            self.each(free, Task::Embark);
            if self.game.mission.entered {
                self.each(free, Task::Offers);
            }
        }
        self.day_start();
    }

    /// What a region does at the start of each day, for each ship.
    fn day_start(&mut self) {
        let Some(region) = self.game.mission.region else {
            return;
        };
        for (number, ability) in region.abilities().iter().enumerate() {
            if ability.trigger == Trigger::On(Moment::DayStart) {
                let effect = region.root(number);
                let flying = self.game.flying();
                self.each(flying, |seat| Task::Do(effect, Scope::of(seat)));
            }
        }
    }

    fn enter_region(&mut self) {
        if let Some(left) = self.game.mission.region.take() {
            self.game.decks.regions.discards.push(left);
        }
        if let Some(card) = self.game.decks.regions.draw(self.chance) {
            self.game.mission.region = Some(card);
            self.tell(ZephyrEvent::RegionEntered { card });
        }
        if self.game.terms.limited_resources && self.game.mission.day > 1 {
            self.lay_shop();
        }
    }

    /// The event space of the mission: all ships are one area and fight from the first phase, then all dock.
    fn mission_event(&mut self) {
        self.tell(ZephyrEvent::MissionEvent { goal: false });
        self.next([Task::Battles, Task::Evening]);
        self.adventure(&Trigger::MissionEvent, self.game.mission.card, Cause::Event);
    }

    /// The goal space: its fight, then the verdict.
    fn reach_goal(&mut self) {
        self.tell(ZephyrEvent::MissionEvent { goal: true });
        self.next([Task::Battles, Task::Verdict]);
        if self.game.mission.warlord.is_some() {
            self.reveal_warlord();
        }
        self.adventure(&Trigger::GoalSpace, self.game.mission.card, Cause::Goal);
    }

    /// Lays what `card` does at `trigger` on the pile.
    pub(super) fn adventure(&mut self, trigger: &Trigger, card: CardId, cause: Cause) {
        let seat = self.game.first_of(self.game.in_cause(cause));
        for (number, ability) in card.abilities().iter().enumerate().rev() {
            if ability.trigger == *trigger {
                self.next([Task::Do(card.root(number), Scope { cause, ..Scope::of(seat) })]);
            }
        }
    }

    fn free_ships(&self) -> Seats {
        let game = &*self.game;
        game.in_order().filter(|&seat| game.ship(seat).place == Place::Docked).fold(Seats::NONE, Seats::with)
    }

    /// Parties under way come to the next day of their routes.
    fn advance(&mut self) {
        for number in 0..self.game.parties.len() {
            let party = &mut self.game.parties[number];
            if party.over {
                continue;
            }
            party.step += 1;
            let (leader, card, step) = (party.leader, party.card, party.step);
            self.tell(ZephyrEvent::Advanced { leader, card, step });
        }
    }

    /// The ship draws an assignment, alone two of which it keeps one.
    pub(super) fn draw_offers(&mut self, seat: Seat) {
        let cards = if self.game.alone() { ALONE_DRAWS } else { 1 };
        let mut drawn = 0;
        for _ in 0..cards {
            if let Some(card) = self.draw_assignment() {
                self.game.ship_mut(seat).offers.push(card);
                self.tell(ZephyrEvent::OfferDrawn { seat, card });
                drawn += 1;
            }
        }
        if drawn > 1 {
            self.game.ask = Some(Ask::Offer(seat));
        }
    }

    /// An assignment of one of the mission's kinds.
    fn draw_assignment(&mut self) -> Option<CardId> {
        let mission = self.game.mission.card;
        let suits = move |card: &CardId| mission.mission().kinds.contains(&card.assignment().kind);
        self.game.decks.assignments.draw_where(self.chance, suits)
    }

    /// Of the assignments just drawn the ship keeps this one; the others go under the deck.
    pub(super) fn keep_offer(&mut self, seat: Seat, card: CardId) {
        let offers = &mut self.game.ship_mut(seat).offers;
        let mut back = offers.split_off(offers.len().saturating_sub(ALONE_DRAWS));
        if let Some(at) = back.iter().position(|&offer| offer == card) {
            offers.push(back.remove(at));
        }
        for card in back {
            self.game.decks.assignments.under.push(card);
            self.tell(ZephyrEvent::OfferPutBack { seat, card });
        }
    }

    pub(super) fn ask_embark(&mut self, seat: Seat) {
        if !self.game.ship(seat).offers.is_empty() {
            self.game.ask = Some(Ask::Embark(seat));
        }
    }

    /// A ship that is still free joins an assignment that has just begun, or patrols; where it cannot join, it patrols.
    pub(super) fn ask_move(&mut self, seat: Seat) {
        if self.game.ship(seat).place != Place::Docked {
            return;
        }
        let can_join = self.game.in_order().any(|leader| self.game.verify_join(seat, leader).is_ok());
        if can_join {
            self.game.ask = Some(Ask::Move(seat));
        } else {
            self.patrol(seat);
        }
    }

    pub(super) fn embark(&mut self, seat: Seat, card: CardId) {
        let ship = self.game.ship_mut(seat);
        ship.offers.retain(|&offer| offer != card);
        let number = self.game.parties.len() as u8;
        self.game.parties.push(Party {
            card,
            leader: seat,
            step: 0,
            fresh: true,
            failed: false,
            brings: 0,
            over: false,
        });
        self.game.ship_mut(seat).place = Place::Errand(number);
        self.tell(ZephyrEvent::Embarked { seat, card });
    }

    pub(super) fn join_party(&mut self, seat: Seat, leader: Seat) {
        if let Some((number, party)) = self.game.party_of(leader) {
            let card = party.card;
            self.game.ship_mut(seat).place = Place::Errand(number);
            self.tell(ZephyrEvent::Joined { seat, leader, card });
        }
    }

    pub(super) fn patrol(&mut self, seat: Seat) {
        self.game.ship_mut(seat).place = Place::Patrol;
        self.tell(ZephyrEvent::Patrolled { seat });
    }

    /// The move phase is over: what was not begun is discarded, and the ships reveal their day.
    pub(super) fn moved(&mut self) {
        for seat in self.game.in_order() {
            for card in std::mem::take(&mut self.game.ship_mut(seat).offers) {
                self.game.decks.assignments.discards.push(card);
                self.tell(ZephyrEvent::OfferDropped { seat, card });
            }
        }
        for party in &mut self.game.parties {
            party.fresh = false;
        }
        self.next([Task::Battles, Task::Evening]);
        let flying = self.game.flying();
        self.each(flying, Task::Reveal);
    }

    /// Assignments are completed, and whoever comes home docks.
    pub(super) fn evening(&mut self) {
        self.next([Task::Night]);
        let flying = self.game.flying();
        self.each(flying, Task::Dusk);
        for seat in self.game.in_order() {
            if self.game.ship(seat).place == Place::Patrol {
                self.come_home(seat);
            }
        }
        if self.game.is_event(self.game.mission.day) {
            // All dock, and stay on their assignments; whoever was destroyed lies there already.
            for seat in self.game.in_order().filter(|&seat| flying.contains(seat)) {
                if !self.game.ship(seat).destroyed {
                    self.docked(seat);
                }
            }
        } else {
            for number in (0..self.game.parties.len()).rev() {
                let party = &self.game.parties[number];
                let days = party.card.assignment().route.len();
                if !party.over && usize::from(party.step) + 1 >= days {
                    self.next([Task::Complete(number as u8)]);
                }
            }
        }
        if self.game.mission.day == self.game.days() {
            self.next([Task::LastEvening]);
        }
        if self.game.all_destroyed_today() {
            self.game.mission.lost = true;
            self.game.todo.clear();
            self.next([Task::Verdict]);
        }
    }

    /// The evening before the goal space: assignments under way end without reward, and all ships dock.
    pub(super) fn last_evening(&mut self) {
        for number in 0..self.game.parties.len() {
            let party = &self.game.parties[number];
            if !party.over && usize::from(party.step) + 1 < party.card.assignment().route.len() {
                self.end_party(number as u8);
            }
        }
    }

    /// Takes a party's assignment out of the game's day: its ships dock.
    pub(super) fn end_party(&mut self, number: u8) {
        let Some(party) = self.game.parties.get_mut(usize::from(number)) else {
            return;
        };
        if party.over {
            return;
        }
        party.over = true;
        let card = party.card;
        self.game.decks.assignments.discards.push(card);
        self.tell(ZephyrEvent::AssignmentDropped { card });
        for seat in self.game.in_order() {
            if self.game.ship(seat).place == Place::Errand(number) {
                self.come_home(seat);
            }
        }
    }

    /// The last day of an assignment is over: where its goals are met and a ship survives, it is completed.
    pub(super) fn complete(&mut self, number: u8) {
        let Some(party) = self.game.parties.get(usize::from(number)) else {
            return;
        };
        let (leader, card, failed) = (party.leader, party.card, party.failed);
        let ships = self.game.in_party(number);
        if party.over || ships.is_empty() {
            return;
        }
        if failed {
            self.tell(ZephyrEvent::Failed { leader, card });
            return self.end_party(number);
        }
        if let Some(party) = self.game.parties.get_mut(usize::from(number)) {
            party.over = true;
        }
        self.game.mission.completed = self.game.mission.completed.saturating_add(1);
        self.game.campaign.completed();
        self.game.decks.assignments.discards.push(card);
        self.tell(ZephyrEvent::Completed { leader, card });
        // The party docks when it has its reward; the leader's next assignment is known before the buying begins.
        self.next([Task::DockParty(number), Task::Offers(leader)]);
        for (ability_number, ability) in card.abilities().iter().enumerate().rev() {
            if ability.trigger == Trigger::Reward {
                let scope = Scope { cause: Cause::Errand(number), ..Scope::of(leader) };
                self.next([Task::Do(card.root(ability_number), scope)]);
            }
        }
    }

    /// The ships of a completed assignment dock.
    pub(super) fn dock_party(&mut self, number: u8) {
        for seat in self.game.in_order() {
            if self.game.ship(seat).place == Place::Errand(number) {
                self.come_home(seat);
            }
        }
    }

    /// The ship is at the resupply from now on.
    fn come_home(&mut self, seat: Seat) {
        self.game.ship_mut(seat).place = Place::Docked;
        self.docked(seat);
    }

    /// What the ship does in the evening.
    pub(super) fn dusk(&mut self, seat: Seat) {
        if self.game.ship(seat).place != Place::Out && !self.game.ship(seat).done {
            self.game.ask = Some(Ask::Dusk(seat));
        }
    }

    /// A ship that has already ended its evening goes on with it when another begins to give it something: trade and
    /// resupply come in any order.
    pub(super) fn wake(&mut self, from: Seat, to: Seat) {
        if !self.game.ship(from).gave && std::mem::take(&mut self.game.ship_mut(to).done) {
            self.next([Task::Dusk(to)]);
        }
    }

    /// Takes the ship off its assignment; the next ship in seat order leads, and an assignment without ships ends.
    pub(super) fn leave_party(&mut self, seat: Seat) {
        let Some((number, party)) = self.game.party_of(seat) else {
            return;
        };
        let (leader, card) = (party.leader, party.card);
        self.game.ship_mut(seat).place = Place::Docked;
        let left = self.game.in_party(number);
        if left.is_empty() {
            if let Some(party) = self.game.parties.get_mut(usize::from(number)) {
                party.over = true;
            }
            self.game.decks.assignments.discards.push(card);
            self.tell(ZephyrEvent::AssignmentDropped { card });
        } else if leader == seat {
            let next = self.game.after(seat, left);
            self.lead(number, next);
        }
    }

    /// The party has another leader.
    pub(super) fn lead(&mut self, number: u8, seat: Seat) {
        if let Some(party) = self.game.parties.get_mut(usize::from(number)) {
            party.leader = seat;
            let card = party.card;
            self.tell(ZephyrEvent::Led { seat, card });
        }
    }

    /// A ship abandons its assignment and docks; a leader with allies names a new one first.
    pub(super) fn abandon(&mut self, seat: Seat) {
        let Some((number, party)) = self.game.party_of(seat) else {
            return;
        };
        let (leader, card) = (party.leader, party.card);
        if leader == seat && self.game.in_party(number).len() > 2 {
            self.game.ask = Some(Ask::Leader(seat, number));
            return;
        }
        self.tell(ZephyrEvent::Abandoned { seat, card });
        self.leave_party(seat);
        self.come_home(seat);
        self.next([Task::Dusk(seat)]);
    }

    /// The new leader is named, and the old one goes.
    pub(super) fn abandon_to(&mut self, seat: Seat, number: u8, next: Seat) {
        self.lead(number, next);
        if let Some((_, party)) = self.game.party_of(seat) {
            let card = party.card;
            self.tell(ZephyrEvent::Abandoned { seat, card });
        }
        self.leave_party(seat);
        self.come_home(seat);
        self.next([Task::Dusk(seat)]);
    }

    /// The day is over.
    pub(super) fn night(&mut self) {
        if self.game.mission.day == self.game.days() && !self.game.goals_met() {
            self.game.mission.lost = true;
            self.next([Task::Verdict]);
        } else {
            self.next([Task::Dawn]);
        }
    }

    /// Scrap that is gained or lost; never below nothing.
    pub(super) fn scrap(&mut self, seat: Seat, by: i16, reason: ScrapReason) {
        let ship = self.game.ship_mut(seat);
        let before = ship.scrap;
        ship.scrap = ship.scrap.saturating_add_signed(by);
        let by = ship.scrap as i16 - before as i16;
        if by != 0 {
            // What changes hands among the ships is neither gained nor spent.
            if reason != ScrapReason::Trade {
                self.game.campaign.scrap(by);
            }
            self.tell(ZephyrEvent::Scrap { seat, by, reason });
        }
    }
}

impl Zephyr {
    /// The next ship in seat order after `seat` among `seats`.
    pub(super) fn after(&self, seat: Seat, seats: Seats) -> Seat {
        let count = self.players();
        (1..=count).map(|step| Seat((seat.0 + step) % count)).find(|&next| seats.contains(next)).unwrap_or(seat)
    }

    /// Whether every ship that flew today was destroyed today.
    pub(super) fn all_destroyed_today(&self) -> bool {
        self.ships.iter().all(|ship| ship.destroyed || ship.place == Place::Out)
    }

    /// Whether what the mission asks before its goal space is done.
    pub(super) fn goals_met(&self) -> bool {
        self.mission.stats().goals.iter().all(|goal| match goal {
            Goal::Assignments(needed) => i16::from(self.mission.completed) >= self.plain(needed),
            Goal::Paid { scrap, .. } => self.mission.paid as i16 >= self.plain(scrap),
        })
    }

    /// Whether the ship can join the assignment that `leader` has just begun.
    pub(super) fn verify_join(&self, seat: Seat, leader: Seat) -> Result<(), ZephyrRefusal> {
        let Some((number, party)) = self.party_of(leader).filter(|(_, party)| party.leader == leader) else {
            return Err(ZephyrRefusal::NoAssignment);
        };
        if !party.fresh {
            return Err(ZephyrRefusal::UnderWay);
        }
        if self.ship(seat).place != Place::Docked || leader == seat {
            return Err(ZephyrRefusal::NotNow);
        }
        if self.in_party(number).len() > u32::from(party.card.assignment().allies) {
            return Err(ZephyrRefusal::AlliesFull);
        }
        Ok(())
    }

    /// Whether the ship can abandon its assignment now.
    pub(super) fn verify_abandon(&self, ask: Ask, seat: Seat) -> Result<(), ZephyrRefusal> {
        if self.party_of(seat).is_none() {
            Err(ZephyrRefusal::NoAssignment)
        } else if matches!(ask, Ask::Dusk(_)) {
            Ok(())
        } else {
            Err(ZephyrRefusal::NotNow)
        }
    }

    /// The windows that are open in the evening: immediate abilities work on the way as well.
    fn evening_windows(&self, seat: Seat) -> &'static [Window] {
        if self.at_resupply(seat) { &[Window::Resupply, Window::Any] } else { &[Window::Any] }
    }

    /// Whether an ability can be used in the evening, or before the first day.
    pub(super) fn verify_use_docked(
        &self,
        seat: Seat,
        ability: ZephyrAbility,
        aim: ZephyrAim,
    ) -> Result<(), ZephyrRefusal> {
        self.verify_use(seat, None, self.evening_windows(seat), ability, aim)
    }

    /// Every ability that can be used in the evening, or before the first day.
    pub(super) fn list_uses_docked(&self, seat: Seat, into: &mut Vec<ZephyrAction>) {
        self.list_uses(seat, None, self.evening_windows(seat), into);
    }

    /// The assignments that a single player has just drawn to keep one.
    fn just_drawn(&self, seat: Seat) -> &[CardId] {
        let offers = &self.ship(seat).offers;
        &offers[offers.len().saturating_sub(ALONE_DRAWS)..]
    }

    /// Whether an answer in the move phase is legal.
    pub(super) fn verify_move(&self, ask: Ask, action: &ZephyrAction) -> Result<(), ZephyrRefusal> {
        match (ask, action) {
            (Ask::Offer(seat), ZephyrAction::Keep { card }) => offered(self.just_drawn(seat), *card),
            (Ask::Embark(seat), ZephyrAction::Embark { card }) => offered(&self.ship(seat).offers, *card),
            (Ask::Embark(_), ZephyrAction::Done) | (Ask::Move(_), ZephyrAction::Patrol) => Ok(()),
            (Ask::Move(seat), ZephyrAction::Join { leader }) => self.verify_join(seat, *leader),
            (Ask::Leader(seat, number), ZephyrAction::Lead { seat: next }) => {
                let named = *next != seat && self.in_party(number).contains(*next);
                if named { Ok(()) } else { Err(ZephyrRefusal::NotThatShip) }
            }
            _ => Err(ZephyrRefusal::NotNow),
        }
    }

    /// Every answer in the move phase.
    pub(super) fn list_move(&self, ask: Ask, into: &mut Vec<ZephyrAction>) {
        match ask {
            Ask::Offer(seat) => {
                into.extend(self.just_drawn(seat).iter().map(|&card| ZephyrAction::Keep { card }));
            }
            Ask::Embark(seat) => {
                into.extend(self.ship(seat).offers.iter().map(|&card| ZephyrAction::Embark { card }));
                into.push(ZephyrAction::Done);
            }
            Ask::Move(seat) => {
                let leaders = self.in_order().filter(|&leader| self.verify_join(seat, leader).is_ok());
                into.extend(leaders.map(|leader| ZephyrAction::Join { leader }));
                into.push(ZephyrAction::Patrol);
            }
            Ask::Leader(seat, number) => {
                let others = self.in_order().filter(|&next| next != seat && self.in_party(number).contains(next));
                into.extend(others.map(|seat| ZephyrAction::Lead { seat }));
            }
            _ => {}
        }
    }
}

fn offered(offers: &[CardId], card: CardId) -> Result<(), ZephyrRefusal> {
    if offers.contains(&card) { Ok(()) } else { Err(ZephyrRefusal::NotOffered) }
}

/// The deck of a family as it stands before anything is drawn.
pub(super) fn whole_deck(family: Family) -> Vec<CardId> {
    let copies = |&card: &CardId| std::iter::repeat_n(card, card.card().copies.into());
    family.cards().iter().flat_map(copies).collect()
}
