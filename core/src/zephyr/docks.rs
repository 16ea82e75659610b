//! The resupply (*Upgrading Your Ship*, *Crew Members*, *Return to Resupply*): buying, selling and installing, crew, and
//! what is paid in for the mission.

use super::ZephyrRefusal;
use super::cards::language::{Goal, Limit, Stat, Tier};
use super::cards::{CardId, Family};
use super::events::{ScrapReason, ZephyrEvent};
use super::flow::Play;
use super::setup::FACTIONS;
use super::state::{Plate, STATIONS, Ship, Zephyr};
use super::types::{ZephyrAction, ZephyrGoods};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};

/// What a crew member costs.
pub(super) const CREW_PRICE: u16 = 20;

/// What a system of the tier costs before anything is taken off; an epic one is paid out where none is left.
pub(super) const fn tier_price(tier: Tier) -> u16 {
    match tier {
        Tier::Bronze => 10,
        Tier::Silver => 20,
        Tier::Gold | Tier::Epic => 30,
    }
}

/// What a hull tile costs before anything is taken off.
pub(super) const fn hull_price(armour: bool) -> u16 {
    if armour { 20 } else { 10 }
}

/// The amounts in which scrap is paid, given or shared at a time where `most` is there: 1, 2, 5, 10 and so on, and all of
/// it. Amounts add up, so that any sum can be reached by a few of them.
pub(super) fn amounts(most: u16) -> impl Iterator<Item = u16> {
    let steps = [1, 10, 100, 1_000, 10_000].into_iter().flat_map(|unit| [unit, 2 * unit, 5 * unit]);
    steps.take_while(move |&amount| amount < most).chain((most > 0).then_some(most))
}

/// Puts a card back among others of which nobody knows the order.
pub(super) fn put_back(cards: &mut Vec<CardId>, card: CardId) {
    let at = cards.partition_point(|&other| other < card);
    cards.insert(at, card);
}

/// Takes one copy of a card out; whether there was one.
pub(super) fn remove(cards: &mut Vec<CardId>, card: CardId) -> bool {
    let found = cards.iter().position(|&other| other == card);
    if let Some(at) = found {
        cards.remove(at);
    }
    found.is_some()
}

/// The different cards among `cards`.
fn different(cards: &[CardId]) -> impl Iterator<Item = CardId> + '_ {
    cards.iter().enumerate().filter(|&(at, card)| !cards[..at].contains(card)).map(|(_, &card)| card)
}

/// Refuses for this reason unless it holds.
pub(super) const fn require(holds: bool, refusal: ZephyrRefusal) -> Result<(), ZephyrRefusal> {
    if holds { Ok(()) } else { Err(refusal) }
}

impl Ship {
    /// The hull slot that the next tile goes to: armour to the armoured slots, structure to the plain ones first.
    pub(super) fn free_hull_slot(&self, armour: bool) -> Option<usize> {
        let armoured = self.armoured_slots().min(self.hull_slots());
        let plain = (armoured..self.hull_slots()).filter(|_| !armour);
        plain.chain(0..armoured).find(|&slot| self.hull.get(slot) == Some(&Plate::None))
    }

    /// How many structure tiles it has, damaged or not.
    pub(super) fn structure(&self) -> usize {
        self.hull.iter().filter(|&&plate| plate != Plate::None && !plate.armour()).count()
    }

    /// The slot of the tile that is sold first. Structure leaves the slots that take armour as well first.
    fn hull_to_sell(&self, armour: bool) -> Option<usize> {
        let holds =
            |&slot: &usize| self.hull.get(slot).is_some_and(|&plate| plate != Plate::None && plate.armour() == armour);
        let armoured = self.armoured_slots().min(self.hull_slots());
        (0..armoured).rev().chain((armoured..self.hull_slots()).rev()).find(holds)
    }

    /// Takes an installed system out with its card, wherever that lies in the action deck; whether there was one.
    pub(super) fn take_out(&mut self, card: CardId) -> bool {
        remove(&mut self.systems, card)
            && [&mut self.pile, &mut self.discards, &mut self.hand, &mut self.in_play]
                .into_iter()
                .any(|cards| remove(cards, card))
    }

    /// Installs a system: its card is shuffled into the action deck.
    pub(super) fn fit(&mut self, card: CardId) {
        self.systems.push(card);
        put_back(&mut self.pile, card);
    }

    /// What a sale pays: half the price, all of it where an ability says so.
    pub(super) const fn sale(&self, price: u16) -> u16 {
        if self.full_sale { price } else { price / 2 }
    }
}

impl Zephyr {
    /// The systems that are for sale.
    pub(super) fn stock(&self) -> &[CardId] {
        if self.terms.limited_resources { &self.mission.shop } else { &self.supply.systems }
    }

    /// What a hull tile costs this ship now.
    pub(super) fn price_of_hull(&self, seat: Seat, armour: bool) -> u16 {
        hull_price(armour).saturating_add_signed(self.ship(seat).next_price.into())
    }

    /// What a system of the tier costs this ship now.
    pub(super) fn price_of_system(&self, seat: Seat, tier: Tier) -> u16 {
        let change = i16::from(self.stat(Stat::SystemPrice)) + i16::from(self.ship(seat).next_price);
        tier_price(tier).saturating_add_signed(change)
    }

    /// How much scrap may still be paid in for the mission; none where that is no goal of it, or its tier has not come.
    pub(super) fn to_pay_in(&self) -> u16 {
        let goals = self.mission.stats().goals.iter().filter_map(|goal| match goal {
            Goal::Paid { scrap, from_tier } if self.mission.day > 0 && self.tier() >= *from_tier => Some(scrap),
            Goal::Paid { .. } | Goal::Assignments(_) => None,
        });
        let needed: u16 = goals.map(|scrap| self.plain(scrap).max(0).unsigned_abs()).sum();
        needed.saturating_sub(self.mission.paid)
    }

    /// Whether the ship may do this at the resupply, or trade.
    ///
    /// # Errors
    /// The reason why it may not.
    pub(super) fn verify_dock(&self, seat: Seat, action: &ZephyrAction) -> Result<(), ZephyrRefusal> {
        let ship = self.ship(seat);
        match *action {
            ZephyrAction::Release { station } => return require(ship.member(station).is_some(), ZephyrRefusal::NoCrew),
            ZephyrAction::Trade { to, goods } => return self.verify_trade(seat, to, goods),
            ZephyrAction::MoveCrew { from, to } => {
                require(self.at_resupply(seat) || ship.crew_changed, ZephyrRefusal::NotDocked)?;
                require(ship.member(from).is_some(), ZephyrRefusal::NoCrew)?;
                return require(from != to && usize::from(to) < STATIONS, ZephyrRefusal::NoStation);
            }
            _ => require(self.at_resupply(seat), ZephyrRefusal::NotDocked)?,
        }
        match *action {
            ZephyrAction::BuyHull { armour } => self.verify_buy_hull(seat, armour),
            ZephyrAction::SellHull { armour } => {
                require(ship.hull_to_sell(armour).is_some(), ZephyrRefusal::NoSuchTile)?;
                require(armour || ship.structure() > 1, ZephyrRefusal::LastStructure)
            }
            ZephyrAction::BuySystem { card } => self.verify_buy_system(seat, card),
            ZephyrAction::SellSystem { card } => verify_sale(&ship.systems, card),
            ZephyrAction::SellCargo { card } => verify_sale(&ship.cargo, card),
            ZephyrAction::Install { card } => {
                require(ship.cargo.contains(&card), ZephyrRefusal::NoSuchSystem)?;
                require(ship.free_slots(card.kind()) > 0, ZephyrRefusal::NoSlot)
            }
            ZephyrAction::Uninstall { card } => require(ship.systems.contains(&card), ZephyrRefusal::NoSuchSystem),
            ZephyrAction::Hire { faction } => self.verify_hire(seat, faction, CREW_PRICE),
            ZephyrAction::PayIn { scrap } => {
                let most = self.to_pay_in();
                require(most > 0, ZephyrRefusal::NothingToPay)?;
                verify_amount(ship, most, scrap)
            }
            _ => Err(ZephyrRefusal::NotNow),
        }
    }

    fn verify_buy_hull(&self, seat: Seat, armour: bool) -> Result<(), ZephyrRefusal> {
        let tiles = if armour { self.supply.armour } else { self.supply.structure };
        require(tiles > 0, ZephyrRefusal::NoTiles)?;
        require(self.ship(seat).free_hull_slot(armour).is_some(), ZephyrRefusal::NoHullSlot)?;
        self.affords(seat, self.price_of_hull(seat, armour))
    }

    fn verify_buy_system(&self, seat: Seat, card: CardId) -> Result<(), ZephyrRefusal> {
        require(card.tier() != Some(Tier::Epic), ZephyrRefusal::Epic)?;
        let tier = card.tier().ok_or(ZephyrRefusal::NotForSale)?;
        require(self.stock().contains(&card), ZephyrRefusal::NotForSale)?;
        self.affords(seat, self.price_of_system(seat, tier))
    }

    /// Whether the ship has so much scrap.
    pub(super) fn affords(&self, seat: Seat, price: u16) -> Result<(), ZephyrRefusal> {
        require(self.ship(seat).scrap >= price, ZephyrRefusal::TooDear { price })
    }

    /// Every resupply action and trade of the ship.
    pub(super) fn list_dock(&self, seat: Seat, into: &mut Vec<ZephyrAction>) {
        let ship = self.ship(seat);
        let mut offer = |action: ZephyrAction| {
            if self.verify_dock(seat, &action).is_ok() {
                into.push(action);
            }
        };
        if self.at_resupply(seat) {
            for armour in [false, true] {
                offer(ZephyrAction::BuyHull { armour });
                offer(ZephyrAction::SellHull { armour });
            }
            Family::System.cards().iter().for_each(|&card| offer(ZephyrAction::BuySystem { card }));
            different(&ship.systems).for_each(|card| offer(ZephyrAction::SellSystem { card }));
            different(&ship.cargo).for_each(|card| offer(ZephyrAction::SellCargo { card }));
            different(&ship.cargo).for_each(|card| offer(ZephyrAction::Install { card }));
            different(&ship.systems).for_each(|card| offer(ZephyrAction::Uninstall { card }));
            FACTIONS.iter().for_each(|&faction| offer(ZephyrAction::Hire { faction }));
            amounts(ship.scrap.min(self.to_pay_in())).for_each(|scrap| offer(ZephyrAction::PayIn { scrap }));
        }
        let stations = 0..STATIONS as u8;
        stations.clone().for_each(|station| offer(ZephyrAction::Release { station }));
        for from in stations.clone() {
            stations.clone().for_each(|to| offer(ZephyrAction::MoveCrew { from, to }));
        }
        let gives = self.mission.day > 0 && (!ship.gave || ship.gift.is_some());
        for to in self.in_order().filter(|&to| gives && to != seat) {
            let mut give = |goods: ZephyrGoods| offer(ZephyrAction::Trade { to, goods });
            different(&ship.cargo).for_each(|card| give(ZephyrGoods::Cargo { card }));
            different(&ship.systems).for_each(|card| give(ZephyrGoods::Installed { card }));
            stations.clone().for_each(|station| give(ZephyrGoods::Crew { station }));
            amounts(ship.scrap).for_each(|scrap| give(ZephyrGoods::Scrap { scrap }));
        }
    }
}

/// Whether a system among `cards` may be sold.
fn verify_sale(cards: &[CardId], card: CardId) -> Result<(), ZephyrRefusal> {
    require(cards.contains(&card), ZephyrRefusal::NoSuchSystem)?;
    require(card.tier() != Some(Tier::Epic), ZephyrRefusal::Epic)
}

/// Whether the ship may hand over so much scrap at a time where `most` is wanted.
pub(super) fn verify_amount(ship: &Ship, most: u16, scrap: u16) -> Result<(), ZephyrRefusal> {
    require(ship.scrap >= scrap, ZephyrRefusal::TooDear { price: scrap })?;
    require(amounts(most.min(ship.scrap)).any(|amount| amount == scrap), ZephyrRefusal::NoSuchAmount)
}

impl<C: Chance, E: EventSink<ZephyrEvent>> Play<'_, C, E> {
    /// Does a resupply action or trade that has been verified.
    pub(super) fn dock(&mut self, seat: Seat, action: &ZephyrAction) {
        match *action {
            ZephyrAction::BuyHull { armour } => self.buy_hull(seat, armour),
            ZephyrAction::SellHull { armour } => self.sell_hull(seat, armour),
            ZephyrAction::BuySystem { card } => self.buy_system(seat, card),
            ZephyrAction::SellSystem { card } => self.sell_system(seat, card),
            ZephyrAction::SellCargo { card } => self.sell_cargo(seat, card),
            ZephyrAction::Install { card } => self.install(seat, card),
            ZephyrAction::Uninstall { card } => self.uninstall(seat, card),
            ZephyrAction::Hire { faction } => self.hire(seat, faction, CREW_PRICE),
            ZephyrAction::Release { station } => self.release(seat, station),
            ZephyrAction::MoveCrew { from, to } => self.move_crew(seat, from, to),
            ZephyrAction::PayIn { scrap } => {
                self.pay(seat, scrap, ScrapReason::PaidIn);
                self.game.mission.paid = self.game.mission.paid.saturating_add(scrap);
            }
            ZephyrAction::Trade { to, goods } => self.trade(seat, to, goods),
            _ => {}
        }
    }

    /// Takes scrap from the ship.
    pub(super) fn pay(&mut self, seat: Seat, scrap: u16, reason: ScrapReason) {
        self.scrap(seat, -i16::try_from(scrap).unwrap_or(i16::MAX), reason);
    }

    /// Gives scrap to the ship.
    pub(super) fn earn(&mut self, seat: Seat, scrap: u16, reason: ScrapReason) {
        self.scrap(seat, i16::try_from(scrap).unwrap_or(i16::MAX), reason);
    }

    fn buy_hull(&mut self, seat: Seat, armour: bool) {
        let price = self.game.price_of_hull(seat, armour);
        let Zephyr { supply, .. } = &mut *self.game;
        let (tiles, plate) = match armour {
            true => (&mut supply.armour, Plate::Armour),
            false => (&mut supply.structure, Plate::Structure),
        };
        *tiles = tiles.saturating_sub(1);
        let ship = self.game.ship_mut(seat);
        if let Some(slot) = ship.free_hull_slot(armour) {
            ship.hull[slot] = plate;
        }
        ship.next_price = 0;
        self.tell(ZephyrEvent::HullBought { seat, armour });
        self.pay(seat, price, ScrapReason::Bought);
    }

    fn sell_hull(&mut self, seat: Seat, armour: bool) {
        if let Some(slot) = self.game.ship(seat).hull_to_sell(armour) {
            self.take_tile(seat, slot);
            self.tell(ZephyrEvent::HullSold { seat, armour });
            self.paid_for(seat, hull_price(armour));
        }
    }

    /// A hull tile goes back to the supply; whether it was armour.
    pub(super) fn take_tile(&mut self, seat: Seat, slot: usize) -> Option<bool> {
        let plate = std::mem::take(self.game.ship_mut(seat).hull.get_mut(slot)?);
        match plate {
            Plate::None => return None,
            Plate::Structure | Plate::DamagedStructure => self.game.supply.structure += 1,
            Plate::Armour | Plate::DamagedArmour => self.game.supply.armour += 1,
        }
        Some(plate.armour())
    }

    fn buy_system(&mut self, seat: Seat, card: CardId) {
        let Some(tier) = card.tier() else {
            return;
        };
        let price = self.game.price_of_system(seat, tier);
        let Zephyr { terms, mission, supply, .. } = &mut *self.game;
        remove(if terms.limited_resources { &mut mission.shop } else { &mut supply.systems }, card);
        let ship = self.game.ship_mut(seat);
        ship.next_price = 0;
        let installed = ship.free_slots(card.kind()) > 0;
        if installed {
            ship.fit(card);
        } else {
            ship.cargo.push(card);
        }
        self.tell(ZephyrEvent::SystemBought { seat, card, installed });
        self.pay(seat, price, ScrapReason::Bought);
    }

    fn sell_system(&mut self, seat: Seat, card: CardId) {
        if self.game.ship_mut(seat).take_out(card) {
            self.sold(seat, card);
        }
    }

    fn sell_cargo(&mut self, seat: Seat, card: CardId) {
        if remove(&mut self.game.ship_mut(seat).cargo, card) {
            self.sold(seat, card);
        }
    }

    fn install(&mut self, seat: Seat, card: CardId) {
        let ship = self.game.ship_mut(seat);
        if remove(&mut ship.cargo, card) {
            ship.fit(card);
            self.tell(ZephyrEvent::Installed { seat, card });
        }
    }

    fn uninstall(&mut self, seat: Seat, card: CardId) {
        let ship = self.game.ship_mut(seat);
        if ship.take_out(card) {
            ship.cargo.push(card);
            self.tell(ZephyrEvent::Uninstalled { seat, card });
        }
    }

    /// A system that was sold goes back to the supply, also under Limited Resources.
    fn sold(&mut self, seat: Seat, card: CardId) {
        put_back(&mut self.game.supply.systems, card);
        self.tell(ZephyrEvent::SystemSold { seat, card });
        if let Some(tier) = card.tier() {
            self.paid_for(seat, tier_price(tier));
        }
    }

    /// What a sale at this price brings.
    fn paid_for(&mut self, seat: Seat, price: u16) {
        let ship = self.game.ship_mut(seat);
        let sale = ship.sale(price);
        ship.full_sale = false;
        self.earn(seat, sale, ScrapReason::Sold);
    }

    /// A ship docks: all its hull is whole again, and abilities of the day and of the trip come off cooldown. Where it is
    /// afterwards, its caller says.
    pub(super) fn docked(&mut self, seat: Seat) {
        let ship = self.game.ship_mut(seat);
        for plate in &mut ship.hull {
            *plate = plate.restored();
        }
        ship.refresh(Limit::PerDay);
        ship.refresh(Limit::PerTrip);
        self.tell(ZephyrEvent::Docked { seat });
    }
}
