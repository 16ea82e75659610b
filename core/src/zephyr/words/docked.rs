//! What is done at the resupply and in trade, in words.

use super::choices::{Maker, chip, place};
use super::names;
use crate::game::Seat;
use crate::words::{ChoiceText, Part, Value};
use crate::zephyr::cards::CardId;
use crate::zephyr::cards::language::Faction;
use crate::zephyr::docks::CREW_PRICE;
use crate::zephyr::flow::Ask;
use crate::zephyr::{ZephyrAction, ZephyrGoods};

/// A resupply action or trade in words. It has no parts but for a place where nothing more is to be said.
pub(super) fn choice(maker: &Maker<'_>, action: &ZephyrAction) -> ChoiceText {
    match *action {
        ZephyrAction::BuyHull { armour } => maker.buy_hull(armour),
        ZephyrAction::SellHull { armour } => maker.sell_hull(armour),
        ZephyrAction::BuySystem { card } => maker.buy_system(card),
        ZephyrAction::SellSystem { card } => {
            maker.of_system("system", card, "act:sell", "zephyr-do-sell", "zephyr-say-sell")
        }
        ZephyrAction::SellCargo { card } => {
            maker.of_system("cargo", card, "act:sell", "zephyr-do-sell", "zephyr-say-sell-cargo")
        }
        ZephyrAction::Install { card } => {
            maker.of_system("cargo", card, "act:install", "zephyr-do-install", "zephyr-say-install")
        }
        ZephyrAction::Uninstall { card } => {
            maker.of_system("system", card, "act:uninstall", "zephyr-do-uninstall", "zephyr-say-uninstall")
        }
        ZephyrAction::Hire { faction } => maker.hire(faction),
        ZephyrAction::Release { station } => maker.release(station),
        ZephyrAction::MoveCrew { from, to } => maker.move_crew(from, to),
        ZephyrAction::PayIn { scrap } => maker.pay_in(scrap),
        ZephyrAction::Trade { to, goods } => maker.trade(to, goods),
        _ => maker.act("act:done", "zephyr-done", "zephyr-say-done"),
    }
}

impl Maker<'_> {
    fn buy_hull(&self, armour: bool) -> ChoiceText {
        let tile = names::tile(armour);
        let price = u32::from(self.game.price_of_hull(self.seat, armour));
        let values = [("tile", tile.into()), ("price", price.into())];
        let name = self.say("zephyr-tile", &values[..1]);
        self.plain("zephyr-do-buy-hull", "zephyr-say-buy-hull", &values, vec![place(format!("buy:{tile}"), name)])
    }

    fn sell_hull(&self, armour: bool) -> ChoiceText {
        let tile = names::tile(armour);
        let sale = self.game.ship(self.seat).sale(crate::zephyr::docks::hull_price(armour));
        let values = [("tile", tile.into()), ("price", u32::from(sale).into())];
        let name = self.say("zephyr-tile", &values[..1]);
        self.plain("zephyr-do-sell-hull", "zephyr-say-sell-hull", &values, vec![place(format!("sell:{tile}"), name)])
    }

    fn buy_system(&self, card: CardId) -> ChoiceText {
        let tongue = self.teller.tongue;
        let (title, sort, rule) = (self.card(card), names::sort(card, tongue), names::rule(card, tongue));
        let price = card.tier().map_or(0, |tier| self.game.price_of_system(self.seat, tier));
        let fits = self.game.ship(self.seat).free_slots(card.kind()) > 0;
        let values = [
            ("card", Value::Text(&title)),
            ("price", u32::from(price).into()),
            ("sort", Value::Text(&sort)),
            ("rule", Value::Text(&rule)),
        ];
        let spoken = if fits { "zephyr-say-buy" } else { "zephyr-say-buy-cargo" };
        ChoiceText {
            label: self.say("zephyr-do-buy", &values[..2]),
            spoken: self.say(spoken, &values),
            parts: vec![place(format!("buy:{}", card.name()), title.clone())],
            any_order: false,
        }
    }

    /// What is done with a system of the own ship: the system, then a chip.
    fn of_system(&self, from: &str, card: CardId, act: &str, label: &str, spoken: &str) -> ChoiceText {
        let title = self.card(card);
        let price = card.tier().map_or(0, crate::zephyr::docks::tier_price);
        let sale = self.game.ship(self.seat).sale(price);
        let values = [("card", Value::Text(&title)), ("price", u32::from(sale).into())];
        let sells = act == "act:sell";
        let values = if sells { &values[..] } else { &values[..1] };
        let choice = self.plain(label, spoken, values, Vec::new());
        let system = place(format!("{from}:{}:{}", self.seat.0, card.name()), title.clone());
        let chip = chip(act.to_owned(), choice.label.clone(), choice.label.clone());
        ChoiceText { parts: vec![system, chip], ..choice }
    }

    fn hire(&self, faction: Faction) -> ChoiceText {
        let price = match self.ask {
            Ask::Hire { price, .. } => price,
            _ => CREW_PRICE,
        };
        let waiting = self.game.supply.waiting.get(faction as usize).copied().flatten();
        let crew = match waiting {
            Some(waiting) => names::crew(faction, waiting.personality, self.teller.tongue),
            None => names::faction(faction, self.teller.tongue),
        };
        let rule = names::rule(crate::zephyr::cards::faction_card(faction), self.teller.tongue);
        let values = [("crew", Value::Text(&crew)), ("price", u32::from(price).into()), ("rule", Value::Text(&rule))];
        ChoiceText {
            label: self.say("zephyr-do-hire", &values[..2]),
            spoken: self.say("zephyr-say-hire", &values),
            parts: vec![place(format!("hire:{}", names::faction_id(faction)), crew.clone())],
            any_order: false,
        }
    }

    fn station(&self, station: u8) -> Part {
        let crew = names::member(self.game.ship(self.seat), station, self.teller.tongue);
        place(format!("station:{}:{station}", self.seat.0), crew)
    }

    fn release(&self, station: u8) -> ChoiceText {
        let part = self.station(station);
        let choice =
            self.plain("zephyr-do-release", "zephyr-say-release", &[("crew", Value::Text(&part.label))], Vec::new());
        let chip = chip("act:release".to_owned(), choice.label.clone(), choice.label.clone());
        ChoiceText { parts: vec![part, chip], ..choice }
    }

    fn move_crew(&self, from: u8, to: u8) -> ChoiceText {
        let (part, other) = (self.station(from), self.station(to));
        let station = names::station(to, self.teller.tongue);
        let values = [("crew", Value::Text(&part.label)), ("station", Value::Text(&station))];
        let choice = self.plain("zephyr-do-move-crew", "zephyr-say-move-crew", &values, Vec::new());
        let other = Part { id: format!("to:{}", other.id), label: station.clone(), spoken: station.clone(), ..other };
        ChoiceText { parts: vec![part, other], ..choice }
    }

    fn pay_in(&self, scrap: u16) -> ChoiceText {
        let values = [("scrap", u32::from(scrap).into())];
        let mission = place("mission".to_owned(), self.card(self.game.mission.card));
        let parts = vec![mission, self.amount(scrap)];
        self.plain("zephyr-do-pay-in", "zephyr-say-pay-in", &values, parts)
    }

    fn trade(&self, to: Seat, goods: ZephyrGoods) -> ChoiceText {
        let what = names::goods(Some(self.game.ship(self.seat)), goods, self.teller.tongue);
        let values = [("name", self.teller.name(to).into()), ("goods", Value::Text(&what))];
        let spoken = match goods {
            ZephyrGoods::Installed { .. } => "zephyr-say-trade-installed",
            _ => "zephyr-say-trade",
        };
        let thing = match goods {
            ZephyrGoods::Scrap { scrap } => self.amount(scrap),
            ZephyrGoods::Cargo { card } => place(format!("cargo:{}:{}", self.seat.0, card.name()), what.clone()),
            ZephyrGoods::Installed { card } => place(format!("system:{}:{}", self.seat.0, card.name()), what.clone()),
            ZephyrGoods::Crew { station } => self.station(station),
        };
        let parts = vec![thing, self.ship(to)];
        ChoiceText { any_order: true, ..self.plain("zephyr-do-trade", spoken, &values, parts) }
    }
}
