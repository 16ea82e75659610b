//! What lies on the table: the mission in a few words, the line under a seat's name, and every place.

use super::{effects, names};
use crate::game::Seat;
use crate::words::{Spot, Teller, Value};
use crate::zephyr::cards::language::{Kind, Letter, Space};
use crate::zephyr::cards::{CardId, row};
use crate::zephyr::flow::Ask;
use crate::zephyr::setup::FACTIONS;
use crate::zephyr::state::{Foe, Place, STATIONS, Ship, WARLORD};
use crate::zephyr::{Zephyr, ZephyrAbility};

/// The spot of a player ship.
pub(super) fn ship_spot(seat: Seat) -> String {
    format!("ship:{}", seat.0)
}

/// The spot of an enemy, or of the warlord.
pub(super) fn foe_spot(battle: u8, foe: u8) -> String {
    if foe == WARLORD { "warlord".to_owned() } else { format!("foe:{battle}:{foe}") }
}

/// The spot of an ability.
pub(super) fn ability_spot(seat: Seat, ability: ZephyrAbility) -> String {
    format!("ability:{}:{}", seat.0, names::ability_id(ability))
}

/// The mission or campaign, with day and tier.
pub(super) fn summary(game: &Zephyr, teller: &Teller<'_>) -> String {
    let mission = names::card(game.mission.card, teller.tongue);
    let day = day(game, teller);
    let values = [("mission", Value::Text(&mission)), ("day", Value::Text(&day))];
    let now = teller.say("zephyr-summary", &values);
    let missions = game.terms.missions.len();
    if missions < 2 {
        return now;
    }
    let campaign = match game.terms.story {
        Some(story) => names::story(story, teller.tongue),
        None => teller.say("zephyr-campaign", &[]),
    };
    let values = [
        ("campaign", Value::Text(&campaign)),
        ("number", Value::Number(i64::from(game.mission.number) + 1)),
        ("count", Value::Number(missions as i64)),
        ("now", Value::Text(&now)),
    ];
    teller.say("zephyr-summary-campaign", &values)
}

/// Where the marker stands: `day 4, tier 2`.
fn day(game: &Zephyr, teller: &Teller<'_>) -> String {
    let values = [("day", game.mission.day.into()), ("tier", game.tier().into())];
    if game.mission.day == 0 {
        teller.say("zephyr-day-before", &[])
    } else if game.mission.goal {
        teller.say("zephyr-day-goal", &values[1..])
    } else {
        teller.say("zephyr-day", &values)
    }
}

/// The line under the game's title: the mission with its day, and the phase of the battle or the region.
pub(super) fn subtitle(game: &Zephyr, teller: &Teller<'_>) -> String {
    let mission = names::card(game.mission.card, teller.tongue);
    let day = day(game, teller);
    let phase = game.ask.and_then(Ask::battle).map(|battle| game.battle(battle).phase).filter(|&phase| phase > 0);
    let rest = match (phase, game.mission.region) {
        (Some(phase), _) => Some(teller.say("zephyr-phase", &[("phase", phase.into())])),
        (None, Some(region)) => Some(names::card(region, teller.tongue)),
        (None, None) => None,
    };
    let values = [("mission", Value::Text(&mission)), ("day", Value::Text(&day))];
    match rest {
        Some(rest) => {
            let [mission, day] = values;
            teller.say("zephyr-subtitle", &[mission, day, ("rest", Value::Text(&rest))])
        }
        None => teller.say("zephyr-summary", &values),
    }
}

/// The line under the name of `seat`: its hull, its scrap, and where it is.
pub(super) fn seat_note(game: &Zephyr, seat: Seat, teller: &Teller<'_>) -> String {
    let Some(ship) = game.ships.get(seat.index()) else {
        return String::new();
    };
    let place = place(game, seat, teller);
    let values = [
        ("hull", ship.whole().into()),
        ("tiles", ship.tiles().into()),
        ("scrap", u32::from(ship.scrap).into()),
        ("place", Value::Text(&place)),
    ];
    teller.say("zephyr-note", &values)
}

/// Where a ship is: `on patrol`.
pub(super) fn place(game: &Zephyr, seat: Seat, teller: &Teller<'_>) -> String {
    let key = match game.ship(seat).place {
        Place::Docked => "zephyr-place-docked",
        Place::Patrol => "zephyr-place-patrol",
        Place::Out => "zephyr-place-out",
        Place::Errand(_) => {
            let card = game.party_of(seat).map(|(_, party)| names::card(party.card, teller.tongue));
            let card = card.unwrap_or_default();
            return teller.say("zephyr-place-assignment", &[("card", Value::Text(&card))]);
        }
    };
    teller.say(key, &[])
}

/// Every place: the mission, assignments, battles, ships with all they carry, and what the resupply has.
pub(super) fn spots(game: &Zephyr, teller: &Teller<'_>) -> Vec<Spot> {
    let mut places = Places { game, teller, spots: Vec::new() };
    places.mission();
    places.battles();
    for seat in game.in_order() {
        places.ship(seat);
    }
    places.asked();
    places.spots
}

struct Places<'a> {
    game: &'a Zephyr,
    teller: &'a Teller<'a>,
    spots: Vec<Spot>,
}

impl Places<'_> {
    fn add(&mut self, id: String, spoken: String, label: String) {
        // A spot that two ways lead to is there once.
        if self.spots.iter().all(|spot| spot.id != id) {
            self.spots.push(Spot { id, spoken, label });
        }
    }

    fn card(&self, card: CardId) -> String {
        names::card(card, self.teller.tongue)
    }

    fn mission(&mut self) {
        let (game, teller) = (self.game, self.teller);
        let card = self.card(game.mission.card);
        let (needed, to_pay) = game.goals();
        let values = [
            ("card", Value::Text(&card)),
            ("done", game.mission.completed.into()),
            ("needed", needed.into()),
            ("paid", u32::from(game.mission.paid).into()),
            ("pay", u32::from(to_pay).into()),
        ];
        let spoken = if to_pay > 0 {
            teller.say("zephyr-spot-mission-paid", &values)
        } else {
            teller.say("zephyr-spot-mission", &values[..3])
        };
        self.add("mission".to_owned(), spoken, String::new());
        if let Some(region) = game.mission.region {
            let card = self.card(region);
            let rule = names::rule(region, teller.tongue);
            let values = [("card", Value::Text(&card)), ("rule", Value::Text(&rule))];
            self.add("region".to_owned(), teller.say("zephyr-spot-region", &values), String::new());
        }
        for (number, party) in (0..).zip(&game.parties) {
            if party.over {
                continue;
            }
            let (card, ships) = (self.card(party.card), names::called(game.in_party(number), teller));
            let route = &party.card.assignment().route;
            let space = match route.get(usize::from(party.step)) {
                Some(Space::Explore) | None => "explore",
                Some(Space::Letter(Letter::A)) => "a",
                Some(Space::Letter(Letter::B)) => "b",
                Some(Space::Commander) => "commander",
            };
            let values = [
                ("card", Value::Text(&card)),
                ("ships", Value::Text(&ships)),
                ("name", teller.name(party.leader).into()),
                ("day", Value::Number(i64::from(party.step) + 1)),
                ("days", Value::Number(route.len() as i64)),
                ("space", space.into()),
            ];
            let label = teller.say("zephyr-label-party", &values[3..5]);
            self.add(format!("party:{}", party.leader.0), teller.say("zephyr-spot-party", &values), label);
        }
    }

    fn battles(&mut self) {
        let (game, teller) = (self.game, self.teller);
        for (battle, fight) in (0..).zip(&game.battles) {
            if fight.over {
                continue;
            }
            let (ships, foes) = (names::called(fight.ships, teller), names::foes(game, battle, teller.tongue));
            let values = [
                ("number", Value::Number(i64::from(battle) + 1)),
                ("phase", fight.phase.into()),
                ("ships", Value::Text(&ships)),
                ("foes", Value::Text(&foes)),
            ];
            self.add(format!("battle:{battle}"), teller.say("zephyr-spot-battle", &values), String::new());
            for (place, foe) in fight.fighting() {
                self.foe(battle, place, foe);
            }
            self.blows(battle);
            if fight.warlord {
                self.warlord();
            }
        }
    }

    fn foe(&mut self, battle: u8, place: u8, foe: &Foe) {
        let (game, teller) = (self.game, self.teller);
        let name = names::foe(game, battle, place, teller.tongue);
        let figures =
            [("hull", Value::from(foe.hull)), ("full", Value::from(foe.full)), ("crew", Value::from(foe.crew))];
        let mut said =
            vec![teller.say("zephyr-spot-foe", &[("foe", Value::Text(&name)), figures[0], figures[1], figures[2]])];
        if foe.commander.is_some() {
            let ship = self.card(foe.card);
            said.push(teller.say("zephyr-spot-foe-ship", &[("card", Value::Text(&ship))]));
        }
        if let Some(seat) = foe.attacks {
            said.push(teller.say("zephyr-spot-attacks", &[("name", teller.name(seat).into())]));
        }
        let aims = game.battle(battle).ships.iter().filter(|&seat| game.ship(seat).target == place);
        let aims: Vec<&str> = aims.map(|seat| teller.name(seat)).collect();
        if !aims.is_empty() && game.battle(battle).phase > 0 {
            let aims = teller.tongue.list(&aims);
            said.push(teller.say("zephyr-spot-aimed", &[("names", Value::Text(&aims))]));
        }
        let label = teller.say("zephyr-label-foe", &figures);
        self.add(foe_spot(battle, place), said.join(", "), label);
        for (number, die) in (0..).zip(&foe.dice) {
            let number: u8 = number;
            let does = row(foe.rows(), die.face).map(|effect| effects::effect(effect, teller.tongue));
            let does = does.unwrap_or_else(|| teller.say("zephyr-rule-nothing", &[]));
            let values = [("foe", Value::Text(&name)), ("die", die.face.into()), ("effect", Value::Text(&does))];
            let key = if die.cancelled { "zephyr-spot-die-cancelled" } else { "zephyr-spot-die" };
            let spoken = if die.cancelled { teller.say(key, &values[..2]) } else { teller.say(key, &values) };
            self.add(format!("die:{battle}:{place}:{number}"), spoken, teller.tongue.number(die.face));
        }
    }

    fn blows(&mut self, battle: u8) {
        let (game, teller) = (self.game, self.teller);
        for (number, blow) in (0..).zip(&game.battle(battle).blows) {
            let number: u8 = number;
            let spoken = super::choices::blow(game, battle, number, teller);
            let name = teller.name(blow.ship);
            let values = [("blow", Value::Text(&spoken)), ("name", name.into())];
            let key = if blow.evaded { "zephyr-spot-blow-evaded" } else { "zephyr-spot-blow" };
            self.add(format!("blow:{battle}:{number}"), teller.say(key, &values), teller.tongue.number(blow.damage));
        }
    }

    fn warlord(&mut self) {
        let Some(warlord) = self.game.mission.warlord.as_ref().filter(|warlord| warlord.revealed) else {
            return;
        };
        let card = self.card(warlord.card);
        let values = [
            ("card", Value::Text(&card)),
            ("hull", warlord.hull.into()),
            ("full", warlord.full.into()),
            ("waves", Value::Number(warlord.waves.len() as i64 + i64::from(warlord.wave.is_some()))),
        ];
        let label = self.teller.say("zephyr-label-hull", &values[1..3]);
        self.add("warlord".to_owned(), self.teller.say("zephyr-spot-warlord", &values), label);
    }

    fn ship(&mut self, seat: Seat) {
        let (game, teller) = (self.game, self.teller);
        let ship = game.ship(seat);
        let (card, place) = (self.card(ship.card), place(game, seat, teller));
        let values = [
            ("name", teller.name(seat).into()),
            ("card", Value::Text(&card)),
            ("hull", ship.whole().into()),
            ("tiles", ship.tiles().into()),
            ("scrap", u32::from(ship.scrap).into()),
            ("evades", ship.evades.into()),
            ("place", Value::Text(&place)),
        ];
        let label = teller.say("zephyr-label-hull", &[("hull", ship.whole().into()), ("full", ship.tiles().into())]);
        self.add(ship_spot(seat), teller.say("zephyr-spot-ship", &values), label);
        for slot in 0..ship.hull_slots() as u8 {
            self.add(format!("hull:{}:{slot}", seat.0), names::plate(ship, slot, teller.tongue), String::new());
        }
        for station in 0..STATIONS as u8 {
            self.station(seat, ship, station);
        }
        for (ability, card) in ship.abilities() {
            let (title, rule) = (self.card(card), names::flip(card, teller.tongue));
            let values = [("card", Value::Text(&title)), ("rule", Value::Text(&rule))];
            let key = if ship.on_cooldown(ability) { "zephyr-spot-ability-cooling" } else { "zephyr-spot-ability" };
            self.add(ability_spot(seat, ability), teller.say(key, &values), title.clone());
        }
        for (where_to, cards) in
            [("hand", &ship.hand), ("played", &ship.in_play), ("discard", &ship.discards), ("system", &ship.systems)]
        {
            self.cards(seat, where_to, cards);
        }
        self.cards(seat, "cargo", &ship.cargo);
        for &offer in &ship.offers {
            let spoken = self.described("zephyr-spot-offer", offer);
            self.add(format!("offer:{}:{}", seat.0, offer.name()), spoken, self.card(offer));
        }
    }

    fn station(&mut self, seat: Seat, ship: &Ship, station: u8) {
        let teller = self.teller;
        let play = ship.card.mat().stations.get(usize::from(station)).copied().flatten();
        let name = names::station(station, teller.tongue);
        let crew = ship.member(station).map(|_| names::member(ship, station, teller.tongue));
        let mut values = vec![("station", Value::Text(&name)), ("play", play_id(play).into())];
        let (spoken, label) = match &crew {
            Some(crew) => {
                values.push(("crew", Value::Text(crew)));
                (teller.say("zephyr-spot-station", &values), crew.clone())
            }
            None => (teller.say("zephyr-spot-station-free", &values), String::new()),
        };
        self.add(format!("station:{}:{station}", seat.0), spoken, label);
    }

    /// Cards that lie somewhere with a ship, each once with its number.
    fn cards(&mut self, seat: Seat, where_to: &'static str, cards: &[CardId]) {
        let teller = self.teller;
        for (at, &card) in cards.iter().enumerate() {
            if cards[..at].contains(&card) {
                continue;
            }
            let count = cards.iter().filter(|&&other| other == card).count() as i64;
            let (title, sort) = (self.card(card), names::sort(card, teller.tongue));
            let rule = names::rule(card, teller.tongue);
            let values = [
                ("where", where_to.into()),
                ("card", Value::Text(&title)),
                ("sort", Value::Text(&sort)),
                ("rule", Value::Text(&rule)),
                ("count", count.into()),
            ];
            let spoken = teller.say("zephyr-spot-card", &values);
            self.add(format!("{where_to}:{}:{}", seat.0, card.name()), spoken, title.clone());
        }
    }

    /// A card with its rule.
    fn described(&self, key: &str, card: CardId) -> String {
        let (title, rule) = (self.card(card), names::rule(card, self.teller.tongue));
        self.teller.say(key, &[("card", Value::Text(&title)), ("rule", Value::Text(&rule))])
    }

    /// What only the pending decision puts on the table.
    fn asked(&mut self) {
        let teller = self.teller;
        match self.game.ask {
            Some(Ask::Explore { .. }) => {
                self.add("deck:skirmish".to_owned(), teller.say("zephyr-spot-skirmish", &[]), String::new());
                self.add("deck:scavenge".to_owned(), teller.say("zephyr-spot-scavenge", &[]), String::new());
            }
            Some(Ask::Kept { cards, .. }) => {
                for card in cards {
                    let spoken = self.described("zephyr-spot-drawn", card);
                    self.add(format!("drawn:{}", card.name()), spoken, self.card(card));
                }
            }
            Some(Ask::Outfit(seat) | Ask::Dusk(seat)) if self.game.at_resupply(seat) => self.resupply(seat),
            Some(Ask::Hire { price, .. }) => self.hiring(price),
            _ => {}
        }
    }

    fn resupply(&mut self, seat: Seat) {
        let (game, teller) = (self.game, self.teller);
        for armour in [false, true] {
            let tile = names::tile(armour);
            let price = u32::from(game.price_of_hull(seat, armour));
            let left = if armour { game.supply.armour } else { game.supply.structure };
            let values = [("tile", tile.into()), ("price", price.into()), ("left", left.into())];
            let label = teller.say("zephyr-label-price", &values[1..2]);
            self.add(format!("buy:{tile}"), teller.say("zephyr-spot-buy-hull", &values), label);
            let spoken = teller.say("zephyr-spot-sell-hull", &values[..1]);
            self.add(format!("sell:{tile}"), spoken, String::new());
        }
        for &card in game.stock() {
            let Some(tier) = card.tier() else {
                continue;
            };
            let (title, sort) = (self.card(card), names::sort(card, teller.tongue));
            let rule = names::rule(card, teller.tongue);
            let price = u32::from(game.price_of_system(seat, tier));
            let values = [
                ("price", price.into()),
                ("card", Value::Text(&title)),
                ("sort", Value::Text(&sort)),
                ("rule", Value::Text(&rule)),
            ];
            let label = teller.say("zephyr-label-price", &values[..1]);
            self.add(format!("buy:{}", card.name()), teller.say("zephyr-spot-buy", &values), label);
        }
        self.hiring(crate::zephyr::docks::CREW_PRICE);
    }

    fn hiring(&mut self, price: u16) {
        let (game, teller) = (self.game, self.teller);
        for faction in FACTIONS {
            let waiting = game.supply.waiting.get(faction as usize).copied().flatten();
            let title = match waiting {
                Some(crew) => names::crew(faction, crew.personality, teller.tongue),
                None => names::faction(faction, teller.tongue),
            };
            let left = game.supply.factions.get(faction as usize).copied().unwrap_or_default();
            let values = [("crew", Value::Text(&title)), ("price", u32::from(price).into()), ("left", left.into())];
            let label = teller.say("zephyr-label-price", &values[1..2]);
            let id = format!("hire:{}", names::faction_id(faction));
            self.add(id, teller.say("zephyr-spot-hire", &values), label);
        }
    }
}

/// How sentences choose between the plays of stations.
const fn play_id(play: Option<Kind>) -> &'static str {
    match play {
        Some(_) => names::kind(play),
        None => "none",
    }
}
