//! The set-up: supply, decks, ships and what starts a mission (*Game Components & Setup*, *Starting a Mission*, *Warlord
//! Setup*, *Variants*).

use super::campaign::Campaign;
use super::cards::language::{Faction, Tier};
use super::cards::{CardId, Family, faction_card};
use super::days::whole_deck;
use super::decks::take;
use super::events::{ScrapReason, ZephyrEvent};
use super::flow::{Play, Task};
use super::state::{
    Deck, Decks, HULL_SLOTS, Mission, Place, Plate, Plays, STATIONS, Ship, Supply, Terms, Warlord, Zephyr,
};
use super::types::{ZephyrAction, ZephyrSetup};
use super::{ZephyrRefusal, campaign};
use crate::chance::Chance;
use crate::game::{EventSink, FirstSeat, MAX_SEATS, Seat};

/// The structure tiles of the supply.
const STRUCTURE: u8 = 17;
/// The armour tiles of the supply.
const ARMOUR: u8 = 19;
/// The most missions of a campaign.
const MISSIONS: usize = 8;
/// The scrap that a single player starts with beside the mission's.
const ALONE: i16 = 10;
/// By how much the starting scrap may be changed.
const SCRAP: [i8; 5] = [-20, -10, 0, 10, 20];
/// How many systems of each tier lie in the shop of Limited Resources.
const SHOP_EACH: usize = 3;

/// Every faction, in the order in which states keep them.
pub(super) const FACTIONS: [Faction; 5] =
    [Faction::Imperial, Faction::Rogue, Faction::Greaser, Faction::Bandit, Faction::Merchant];

impl Zephyr {
    /// See [`crate::game::Game::new`].
    pub(super) fn set_up<C: Chance, E: EventSink<ZephyrEvent>>(
        setup: &ZephyrSetup,
        chance: &mut C,
        events: &mut E,
    ) -> Result<Zephyr, ZephyrRefusal> {
        let mission = verify(setup)?;
        let first = match setup.first {
            FirstSeat::Chosen { seat } => seat,
            FirstSeat::Random if setup.ships.len() == 1 => Seat(0),
            FirstSeat::Random => Seat(chance.below(setup.ships.len() as u32) as u8),
        };
        let mut game = Zephyr::laid_out(setup, first, mission);
        let mut play = Play { game: &mut game, chance, events };
        play.begin_mission();
        play.fill_pool();
        for seat in play.game.in_order() {
            play.supply(seat);
        }
        for seat in play.game.in_order() {
            if setup.builds.get(seat.index()).is_some_and(|&build| build) {
                play.build(seat);
            }
        }
        play.keep_start();
        play.run();
        Ok(game)
    }

    /// The supply, the decks and the bare ships, before anything is drawn.
    fn laid_out(setup: &ZephyrSetup, first: Seat, mission: CardId) -> Zephyr {
        Zephyr {
            terms: Terms {
                missions: setup.missions.clone(),
                story: setup.story,
                first,
                two_in_one_hand: setup.two_in_one_hand,
                scrap: setup.scrap,
                limited_resources: setup.limited_resources,
                shallow_talent_pool: setup.shallow_talent_pool,
            },
            mission: Mission::new(0, mission),
            ships: setup.ships.iter().map(|&card| Ship::bare(card)).collect(),
            supply: Supply::full(),
            decks: Decks::full(),
            parties: Vec::new(),
            battles: Vec::new(),
            todo: Vec::new(),
            ask: None,
            campaign: Campaign::new(mission),
        }
    }
}

/// Whether the rules know this set-up; its first mission.
fn verify(setup: &ZephyrSetup) -> Result<CardId, ZephyrRefusal> {
    let ships = setup.ships.len();
    let none_twice = |cards: &[CardId], family: Family| {
        cards.iter().enumerate().all(|(at, card)| card.family() == family && !cards[..at].contains(card))
    };
    let require = |holds: bool, refusal: ZephyrRefusal| if holds { Ok(()) } else { Err(refusal) };
    require((1..=MAX_SEATS).contains(&ships), ZephyrRefusal::Players)?;
    require(none_twice(&setup.ships, Family::Ship), ZephyrRefusal::Ships)?;
    require(setup.missions.len() <= MISSIONS && none_twice(&setup.missions, Family::Mission), ZephyrRefusal::Missions)?;
    let fits = setup.story.is_none_or(|story| {
        setup.missions.iter().map(|card| card.name()).eq(campaign::missions(story).iter().copied())
    });
    require(fits, ZephyrRefusal::Story)?;
    require(!setup.two_in_one_hand || ships == 2, ZephyrRefusal::TwoShips)?;
    require(SCRAP.contains(&setup.scrap), ZephyrRefusal::StartScrap)?;
    let exists = match setup.first {
        FirstSeat::Random => true,
        FirstSeat::Chosen { seat } => seat.index() < ships,
    };
    require(exists, ZephyrRefusal::FirstSeat)?;
    require(setup.builds.len() <= ships, ZephyrRefusal::Builds)?;
    setup.missions.first().copied().ok_or(ZephyrRefusal::Missions)
}

impl Mission {
    /// A mission before its first day, with its place in the campaign from 0.
    pub(super) const fn new(number: u8, card: CardId) -> Mission {
        Mission {
            number,
            card,
            day: 0,
            region: None,
            goal: false,
            completed: 0,
            paid: 0,
            warlord: None,
            entered: false,
            shop: Vec::new(),
            lost: false,
            retried: false,
        }
    }
}

impl Ship {
    /// A ship with its base deck and nothing else.
    fn bare(card: CardId) -> Ship {
        let deck = card.mat().deck.iter().filter_map(|(name, copies)| Some((CardId::named(name)?, *copies)));
        let mut pile: Vec<CardId> = deck.flat_map(|(card, copies)| std::iter::repeat_n(card, copies.into())).collect();
        pile.sort_unstable();
        Ship {
            card,
            hull: [Plate::None; HULL_SLOTS],
            systems: Vec::new(),
            cargo: Vec::new(),
            crew: [None; STATIONS],
            scrap: 0,
            flipped: false,
            place: Place::Docked,
            offers: Vec::new(),
            pile,
            discards: Vec::new(),
            hand: Vec::new(),
            in_play: Vec::new(),
            plays: Plays::default(),
            played: [0; 3],
            evades: 0,
            reduction: 0,
            cubes: 0,
            target: 0,
            first_hand: 0,
            gave: false,
            received: false,
            gift: None,
            crew_changed: false,
            destroyed: false,
            scavenged: false,
            done: false,
            next_price: 0,
            full_sale: false,
        }
    }
}

impl Supply {
    fn full() -> Supply {
        let mut personalities = whole_deck(Family::Personality);
        personalities.extend(whole_deck(Family::Companion));
        personalities.sort_unstable();
        Supply {
            structure: STRUCTURE,
            armour: ARMOUR,
            systems: whole_deck(Family::System),
            factions: FACTIONS.map(|faction| faction_card(faction).card().copies),
            personalities,
            waiting: [None; 5],
            dead: Vec::new(),
        }
    }
}

impl Decks {
    /// Every adventure card and every enemy; of the assignments only those of the mission's kinds are ever drawn.
    fn full() -> Decks {
        let deck = |family| Deck::of(whole_deck(family));
        Decks {
            regions: deck(Family::Region),
            assignments: deck(Family::Assignment),
            skirmish: deck(Family::Skirmish),
            scavenge: deck(Family::Scavenge),
            foes: deck(Family::EnemyShip),
            commanders: deck(Family::Commander),
            warlords: deck(Family::Warlord),
            abilities: deck(Family::WarlordAbility),
            waves: deck(Family::WarlordWave),
        }
    }
}

impl<C: Chance, E: EventSink<ZephyrEvent>> Play<'_, C, E> {
    /// Starts the mission that lies on the table: its warlord and the first shop, and the resupply before its first day.
    pub(super) fn begin_mission(&mut self) {
        let (card, number) = (self.game.mission.card, self.game.mission.number);
        self.tell(ZephyrEvent::MissionBegan { card, number });
        if self.game.mission.stats().warlord {
            self.draw_warlord();
        }
        if self.game.terms.limited_resources {
            self.lay_shop();
        }
        self.outfit();
    }

    /// The resupply before the first day, ship by ship, and then the day.
    pub(super) fn outfit(&mut self) {
        self.next([Task::Dawn]);
        let all = self.game.all();
        self.each(all, Task::Outfit);
    }

    /// Takes the mission off the table, so that another can begin: what it has laid out goes back to where it came from.
    pub(super) fn leave_mission(&mut self) {
        self.take_shop();
        let Zephyr { mission, decks, .. } = &mut *self.game;
        decks.regions.discards.extend(mission.region.take());
        if let Some(warlord) = mission.warlord.take() {
            decks.warlords.discards.push(warlord.card);
            decks.abilities.discards.extend(warlord.abilities);
            decks.waves.discards.extend(warlord.waves);
            decks.waves.discards.extend(warlord.wave);
        }
    }

    /// A warlord face down, with as many abilities and waves as the card says.
    fn draw_warlord(&mut self) {
        let decks = &mut self.game.decks;
        let Some(card) = decks.warlords.draw(self.chance) else {
            return;
        };
        let (abilities, waves, ..) = card.warlord();
        let mut drawn = Warlord {
            card,
            abilities: Vec::new(),
            waves: Vec::new(),
            revealed: false,
            hull: 0,
            full: 0,
            wave: None,
            first_wave: false,
        };
        drawn.abilities.extend((0..abilities).map_while(|_| decks.abilities.draw(self.chance)));
        drawn.waves.extend((0..waves).map_while(|_| decks.waves.draw(self.chance)));
        self.game.mission.warlord = Some(drawn);
    }

    /// Limited Resources: a new shop of three systems of each tier that can be bought; the old one goes back.
    pub(super) fn lay_shop(&mut self) {
        self.take_shop();
        let mut systems = Vec::new();
        for tier in [Tier::Bronze, Tier::Silver, Tier::Gold] {
            let of_tier = |card: &CardId| card.tier() == Some(tier);
            let supply = &mut self.game.supply.systems;
            systems.extend((0..SHOP_EACH).map_while(|_| take(supply, self.chance, of_tier)));
        }
        systems.sort_unstable();
        self.game.mission.shop.clone_from(&systems);
        self.tell(ZephyrEvent::ShopLaid { systems });
    }

    /// What is left in the shop goes back to the supply.
    fn take_shop(&mut self) {
        let left = std::mem::take(&mut self.game.mission.shop);
        self.game.supply.systems.extend(left);
        self.game.supply.systems.sort_unstable();
    }

    /// Shallow Talent Pool: somebody of each faction waits.
    fn fill_pool(&mut self) {
        if self.game.terms.shallow_talent_pool {
            for faction in FACTIONS {
                self.wait_for_hire(faction);
            }
        }
    }

    /// The starting supplies of the mission: structure and scrap.
    fn supply(&mut self, seat: Seat) {
        let stats = self.game.mission.stats();
        for _ in 0..stats.structure {
            let Some(slot) = self.game.ship(seat).free_hull_slot(false) else {
                break;
            };
            if self.game.supply.structure == 0 {
                break;
            }
            self.game.supply.structure -= 1;
            self.game.ship_mut(seat).hull[slot] = Plate::Structure;
        }
        let alone = if self.game.alone() { ALONE } else { 0 };
        let scrap = i16::from(stats.scrap) + i16::from(self.game.terms.scrap) + alone;
        self.scrap(seat, scrap, ScrapReason::Start);
    }

    /// Buys the recommended build as far as the scrap reaches: hull, crew, then systems, of which the last go first where it
    /// is short.
    fn build(&mut self, seat: Seat) {
        let build = &self.game.ship(seat).card.mat().build;
        let buy_hull = |armour, tiles: u8| std::iter::repeat_n(ZephyrAction::BuyHull { armour }, tiles.into());
        let mut list: Vec<ZephyrAction> =
            buy_hull(false, build.structure).chain(buy_hull(true, build.armour)).collect();
        list.extend(build.crew.iter().map(|&faction| ZephyrAction::Hire { faction }));
        let systems = build.systems.iter().filter_map(|name| CardId::named(name));
        list.extend(systems.map(|card| ZephyrAction::BuySystem { card }));
        for action in list {
            if self.game.verify_dock(seat, &action).is_ok() {
                self.dock(seat, &action);
            }
        }
    }
}
