//! What is won: scrap that is shared and systems that go to one of several ships (*Distributing Salvage*, *Commander
//! Rewards*, *Assignments*).

use super::ZephyrRefusal;
use super::cards::CardId;
use super::cards::language::Tier;
use super::decks::take;
use super::docks::{amounts, tier_price};
use super::events::{ScrapReason, ZephyrEvent};
use super::flow::{Ask, Play, Task};
use super::state::Zephyr;
use super::types::ZephyrAction;
use crate::chance::Chance;
use crate::game::{EventSink, Seat, Seats};

impl Zephyr {
    /// Whether an answer about scrap or a system that was won is legal.
    pub(super) fn verify_winnings(&self, ask: Ask, action: &ZephyrAction) -> Result<(), ZephyrRefusal> {
        let (among, to) = match (ask, *action) {
            (Ask::Share { scrap: left, among, .. }, ZephyrAction::Share { to, scrap }) => {
                if scrap > left {
                    return Err(ZephyrRefusal::TooMuch);
                }
                if !amounts(left).any(|amount| amount == scrap) {
                    return Err(ZephyrRefusal::NoSuchAmount);
                }
                (among, to)
            }
            (Ask::Award { among, .. }, ZephyrAction::Award { to }) => (among, to),
            _ => return Err(ZephyrRefusal::NotNow),
        };
        if among.contains(to) { Ok(()) } else { Err(ZephyrRefusal::NotThatShip) }
    }

    /// Every answer about scrap or a system that was won.
    pub(super) fn list_winnings(&self, ask: Ask, into: &mut Vec<ZephyrAction>) {
        match ask {
            Ask::Share { scrap: left, among, .. } => {
                for to in self.in_order().filter(|&to| among.contains(to)) {
                    into.extend(amounts(left).map(|scrap| ZephyrAction::Share { to, scrap }));
                }
            }
            Ask::Award { among, .. } => {
                into.extend(self.in_order().filter(|&to| among.contains(to)).map(|to| ZephyrAction::Award { to }));
            }
            _ => {}
        }
    }
}

impl<C: Chance, E: EventSink<ZephyrEvent>> Play<'_, C, E> {
    /// A random system of the tier for one of the ships; where none is left, its price in scrap.
    pub(super) fn gain_system(&mut self, seat: Seat, tier: Tier, among: Seats) {
        let of_tier = |card: &CardId| card.tier() == Some(tier);
        match take(&mut self.game.supply.systems, self.chance, of_tier) {
            Some(card) => self.next([Task::Award { seat, card, among }]),
            None => {
                let scrap = tier_price(tier);
                self.next([Task::Share { seat, scrap, among, reason: ScrapReason::EmptyDeck }]);
            }
        }
    }

    /// A system that was won goes to one of the ships; of several the seat names one.
    pub(super) fn award(&mut self, seat: Seat, card: CardId, among: Seats) {
        match single(seat, among) {
            Some(to) => self.receive(to, card),
            None => self.game.ask = Some(Ask::Award { seat, card, among }),
        }
    }

    /// Installed where the ship is at the resupply and has a slot, else it lies in the cargo.
    fn receive(&mut self, seat: Seat, card: CardId) {
        let at_resupply = self.game.at_resupply(seat);
        let ship = self.game.ship_mut(seat);
        let installed = at_resupply && ship.free_slots(card.kind()) > 0;
        if installed {
            ship.fit(card);
        } else {
            ship.cargo.push(card);
        }
        self.tell(ZephyrEvent::SystemGained { seat, card, installed });
    }

    /// Scrap that was won goes to the ships; of several the seat says who gets how much.
    pub(super) fn share(&mut self, seat: Seat, scrap: u16, among: Seats, reason: ScrapReason) {
        match single(seat, among) {
            Some(to) => self.earn(to, scrap, reason),
            None if scrap > 0 => self.game.ask = Some(Ask::Share { seat, scrap, among, reason }),
            None => {}
        }
    }

    /// The answer about scrap or a system that was won.
    pub(super) fn answer_winnings(&mut self, ask: Ask, action: &ZephyrAction) {
        match (ask, *action) {
            (Ask::Share { seat, scrap: left, among, reason }, ZephyrAction::Share { to, scrap }) => {
                self.earn(to, scrap, reason);
                let scrap = left.saturating_sub(scrap);
                self.next([Task::Share { seat, scrap, among, reason }]);
            }
            (Ask::Award { card, .. }, ZephyrAction::Award { to }) => self.receive(to, card),
            _ => {}
        }
    }
}

/// The only ship among these; the deciding one where there is none at all.
fn single(seat: Seat, among: Seats) -> Option<Seat> {
    match among.len() {
        0 => Some(seat),
        1 => among.iter().next(),
        _ => None,
    }
}
