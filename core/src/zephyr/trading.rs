//! Trade between ships (*Trading*): each gives once a day and receives once.

use super::ZephyrRefusal;
use super::docks::{remove, require, verify_amount};
use super::events::{ScrapReason, ZephyrEvent};
use super::flow::Play;
use super::state::{Place, Zephyr};
use super::types::ZephyrGoods;
use crate::chance::Chance;
use crate::game::{EventSink, Seat};

impl Zephyr {
    /// Whether the ship may give this to another one.
    ///
    /// Scrap may be given in parts: what goes to the same ship on one day is one amount.
    ///
    /// # Errors
    /// The reason why it may not.
    pub(super) fn verify_trade(&self, seat: Seat, to: Seat, goods: ZephyrGoods) -> Result<(), ZephyrRefusal> {
        require(self.mission.day > 0, ZephyrRefusal::NotNow)?;
        require(seat != to && self.flying().contains(to), ZephyrRefusal::NotThatShip)?;
        let (giver, taker) = (self.ship(seat), self.ship(to));
        require(giver.place != Place::Out, ZephyrRefusal::NotThatShip)?;
        let is_more = matches!(goods, ZephyrGoods::Scrap { .. }) && giver.gift == Some(to);
        require(is_more || !giver.gave, ZephyrRefusal::GaveToday)?;
        require(is_more || !taker.received, ZephyrRefusal::ReceivedToday)?;
        match goods {
            ZephyrGoods::Scrap { scrap } => verify_amount(giver, u16::MAX, scrap),
            ZephyrGoods::Cargo { card } => require(giver.cargo.contains(&card), ZephyrRefusal::NoSuchSystem),
            ZephyrGoods::Installed { card } => {
                require(giver.systems.contains(&card), ZephyrRefusal::NoSuchSystem)?;
                require(self.at_resupply(seat), ZephyrRefusal::NotDocked)
            }
            ZephyrGoods::Crew { station } => {
                require(giver.member(station).is_some(), ZephyrRefusal::NoCrew)?;
                require(taker.free_station().is_some(), ZephyrRefusal::NoStation)
            }
        }
    }
}

impl<C: Chance, E: EventSink<ZephyrEvent>> Play<'_, C, E> {
    /// Gives something to another ship, as verified.
    pub(super) fn trade(&mut self, seat: Seat, to: Seat, goods: ZephyrGoods) {
        let giver = self.game.ship_mut(seat);
        giver.gave = true;
        match goods {
            ZephyrGoods::Scrap { .. } => giver.gift = Some(to),
            ZephyrGoods::Cargo { card } => {
                if remove(&mut giver.cargo, card) {
                    self.game.ship_mut(to).cargo.push(card);
                }
            }
            ZephyrGoods::Installed { card } => {
                if giver.take_out(card) {
                    self.game.ship_mut(to).cargo.push(card);
                }
            }
            ZephyrGoods::Crew { station } => self.hand_over(seat, to, station),
        }
        self.game.ship_mut(to).received = true;
        self.tell(ZephyrEvent::Traded { from: seat, to, goods });
        if let ZephyrGoods::Scrap { scrap } = goods {
            self.pay(seat, scrap, ScrapReason::Trade);
            self.earn(to, scrap, ScrapReason::Trade);
        }
    }

    /// A crew member goes over with companion and cooldowns, into the first free station.
    fn hand_over(&mut self, seat: Seat, to: Seat, station: u8) {
        let Some(free) = self.game.ship(to).free_station() else {
            return;
        };
        let giver = self.game.ship_mut(seat);
        giver.crew_changed = true;
        let crew = giver.crew.get_mut(usize::from(station)).and_then(Option::take);
        let taker = self.game.ship_mut(to);
        taker.crew_changed = true;
        taker.crew[free] = crew;
    }
}
