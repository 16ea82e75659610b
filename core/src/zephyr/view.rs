//! The table as it lies before everybody: hands are open, decks and an unmet warlord are not.

use serde::Serialize;

use super::ZephyrQuestion;
use super::campaign::{MissionLog, ZephyrEnding};
use super::cards::CardId;
use super::cards::language::{Faction, Quantity, Space};
use super::decks::take;
use super::state::{Cause, Foe, Gone, Place, Plate, Ship, Zephyr};
use super::types::{ZephyrAbility, ZephyrStory};
use crate::chance::Chance;
use crate::game::{Seat, Viewer};

/// A hull slot of a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, uniffi::Record)]
pub struct PlateView {
    /// Whether armour may be placed here.
    pub takes_armour: bool,
    /// Whether a tile lies here.
    pub tile: bool,
    /// Whether that tile is armour.
    pub armour: bool,
    /// Whether it is damaged.
    pub damaged: bool,
}

/// An ability with its state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, uniffi::Record)]
pub struct AbilityView {
    /// Where it stands.
    pub ability: ZephyrAbility,
    /// The card.
    pub card: CardId,
    /// Whether it is on cooldown.
    pub cooling: bool,
}

/// A crew station.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, uniffi::Record)]
pub struct StationView {
    /// The play that whoever is here gives.
    pub play: Option<super::cards::language::Kind>,
    /// The faction of the crew member; none where the station is free.
    pub faction: Option<Faction>,
    /// The personality.
    pub personality: Option<CardId>,
    /// The companion.
    pub companion: Option<CardId>,
}

/// Where a ship is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, uniffi::Enum)]
pub enum ZephyrPlace {
    /// At the resupply.
    Docked,
    /// On patrol.
    Patrol,
    /// On the assignment with this leader.
    Assignment {
        /// The leader.
        leader: Seat,
    },
    /// Out of the mission.
    Out,
}

/// A player's ship with all it carries.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, uniffi::Record)]
pub struct ShipView {
    /// Whose it is.
    pub seat: Seat,
    /// The ship.
    pub card: CardId,
    /// Its hull slots from the top.
    pub hull: Vec<PlateView>,
    /// Its installed systems.
    pub systems: Vec<CardId>,
    /// How many slots for attacks, manoeuvres and tech are free.
    pub free_slots: Vec<u8>,
    /// The systems in its cargo.
    pub cargo: Vec<CardId>,
    /// Its crew stations from the left.
    pub stations: Vec<StationView>,
    /// Its abilities and those of its crew.
    pub abilities: Vec<AbilityView>,
    /// Its scrap.
    pub scrap: u16,
    /// Where it is.
    pub place: ZephyrPlace,
    /// The assignments that it has drawn.
    pub offers: Vec<CardId>,
    /// The cards of its action deck that may still be drawn: how many.
    pub pile: u8,
    /// Its discards.
    pub discards: Vec<CardId>,
    /// Its hand.
    pub hand: Vec<CardId>,
    /// What is in play.
    pub in_play: Vec<CardId>,
    /// The plays left for any card.
    pub plays: u8,
    /// The plays left for attacks, manoeuvres and tech alone.
    pub plays_by_kind: Vec<u8>,
    /// The evades in reserve.
    pub evades: u8,
    /// What is taken off the total damage of the phase.
    pub reduction: u8,
    /// The cubes that take one damage each.
    pub cubes: u8,
    /// How many cards it draws: mat and systems.
    pub draw: u8,
    /// Whether it was destroyed today.
    pub destroyed: bool,
}

/// An assignment under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, uniffi::Record)]
pub struct PartyView {
    /// The assignment.
    pub card: CardId,
    /// Its leader.
    pub leader: Seat,
    /// Its ships.
    pub ships: Vec<Seat>,
    /// The day of the route, from 0.
    pub step: u8,
    /// How many days it has.
    pub days: u8,
    /// What the present day is: a question mark, else a letter or commander.
    pub explore: bool,
}

/// An enemy in a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, uniffi::Record)]
pub struct FoeView {
    /// Its place in the battle.
    pub foe: u8,
    /// The enemy ship.
    pub card: CardId,
    /// Its commander.
    pub commander: Option<CardId>,
    /// The hull left.
    pub hull: u8,
    /// The hull that it came with.
    pub full: u8,
    /// Its crew cubes.
    pub crew: u8,
    /// Its dice of this phase.
    pub dice: Vec<u8>,
    /// Those of them that do nothing.
    pub cancelled: Vec<bool>,
    /// The ship that it attacks in this phase.
    pub attacks: Option<Seat>,
    /// Whether it still fights.
    pub fights: bool,
}

/// An attack of the enemy that is about to land.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, uniffi::Record)]
pub struct BlowView {
    /// Its number, for [`super::ZephyrAction::Evade`].
    pub blow: u8,
    /// The enemy; none for the warlord.
    pub foe: Option<u8>,
    /// The ship that it hits.
    pub ship: Seat,
    /// The damage.
    pub damage: u8,
    /// Whether it can neither be evaded nor reduced.
    pub direct: bool,
    /// Whether it was evaded.
    pub evaded: bool,
}

/// A battle of the day that is not over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, uniffi::Record)]
pub struct BattleView {
    /// Its place among those of the day.
    pub battle: u8,
    /// The attack phase, from 1; 0 before the first.
    pub phase: u8,
    /// The player ships in it.
    pub ships: Vec<Seat>,
    /// What each of them aims at, by the order of `ships`: an enemy, none for the warlord.
    pub targets: Vec<Option<u8>>,
    /// The enemies.
    pub foes: Vec<FoeView>,
    /// Their attacks of this phase.
    pub blows: Vec<BlowView>,
    /// Whether it is the mission's event or goal.
    pub of_mission: bool,
}

/// A warlord who has been met.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, uniffi::Record)]
pub struct WarlordView {
    /// Who it is.
    pub card: CardId,
    /// The abilities.
    pub abilities: Vec<CardId>,
    /// The wave that is fought.
    pub wave: Option<CardId>,
    /// How many waves are still to come.
    pub waves: u8,
    /// His hull.
    pub hull: u8,
    /// The hull that he began with.
    pub full: u8,
}

/// Zephyr as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, uniffi::Record)]
pub struct ZephyrView {
    /// The missions of the game.
    pub missions: Vec<CardId>,
    /// The story of a ready-made campaign.
    pub story: Option<ZephyrStory>,
    /// The mission under way, by its place among them.
    pub number: u8,
    /// The day, from 1; 0 before the first.
    pub day: u8,
    /// How many days come before the goal space.
    pub days: u8,
    /// The tier of each day, the goal space last.
    pub tiers: Vec<u8>,
    /// Which days are events of the mission.
    pub events: Vec<bool>,
    /// The tier of the day.
    pub tier: u8,
    /// Whether the marker stands on the goal space.
    pub goal: bool,
    /// The region.
    pub region: Option<CardId>,
    /// Completed assignments, and how many are needed.
    pub completed: u8,
    /// How many are needed.
    pub needed: u8,
    /// Scrap paid in for the mission.
    pub paid: u16,
    /// How much is asked for.
    pub to_pay: u16,
    /// The ships by seat.
    pub ships: Vec<ShipView>,
    /// The assignments under way.
    pub parties: Vec<PartyView>,
    /// The battles that go on.
    pub battles: Vec<BattleView>,
    /// The warlord, once he has been met.
    pub warlord: Option<WarlordView>,
    /// Whether a warlord waits who has not been met.
    pub warlord_waits: bool,
    /// Structure tiles left in the supply.
    pub structure: u8,
    /// Armour tiles left in the supply.
    pub armour: u8,
    /// The shop of Limited Resources; empty without.
    pub shop: Vec<CardId>,
    /// Faction cards left, in the order Imperial, Rogue, Greaser, Bandit, Merchant.
    pub factions: Vec<u8>,
    /// Shallow Talent Pool: who waits with each faction.
    pub waiting: Vec<Option<CardId>>,
    /// Skirmish and scavenge cards left before their discards come back.
    pub exploration: Vec<u16>,
    /// The dead.
    pub dead: Vec<CardId>,
    /// What is asked.
    pub question: Option<ZephyrQuestion>,
    /// The battle that the question belongs to.
    pub asked_battle: Option<u8>,
    /// A log for each mission flown.
    pub logs: Vec<MissionLog>,
    /// How the game ended.
    pub ending: Option<ZephyrEnding>,
}

impl Zephyr {
    /// The game as anybody may see it.
    pub(super) fn shown(&self, _: Viewer) -> ZephyrView {
        let mission = &self.mission;
        let met = mission.warlord.as_ref().filter(|warlord| warlord.revealed);
        let (needed, to_pay) = self.goals();
        ZephyrView {
            missions: self.terms.missions.clone(),
            story: self.terms.story,
            number: mission.number,
            day: mission.day,
            days: self.days(),
            tiers: (1..=self.days() + 1).map(|day| self.tier_of(day)).collect(),
            events: (1..=self.days()).map(|day| self.is_event(day)).collect(),
            tier: self.tier(),
            goal: mission.goal,
            region: mission.region,
            completed: mission.completed,
            needed,
            paid: mission.paid,
            to_pay,
            ships: (0..).map(Seat).zip(&self.ships).map(|(seat, ship)| self.shown_ship(seat, ship)).collect(),
            parties: self.shown_parties(),
            battles: (0..self.battles.len() as u8)
                .filter(|&battle| !self.battle(battle).over)
                .map(|battle| self.shown_battle(battle))
                .collect(),
            warlord: met.map(|warlord| WarlordView {
                card: warlord.card,
                abilities: warlord.abilities.clone(),
                wave: warlord.wave,
                waves: warlord.waves.len() as u8,
                hull: warlord.hull,
                full: warlord.full,
            }),
            warlord_waits: mission.warlord.is_some() && met.is_none(),
            structure: self.supply.structure,
            armour: self.supply.armour,
            shop: mission.shop.clone(),
            factions: self.supply.factions.to_vec(),
            waiting: self.supply.waiting.iter().map(|crew| crew.and_then(|crew| crew.personality)).collect(),
            exploration: [&self.decks.skirmish, &self.decks.scavenge].map(|deck| deck.pile.len() as u16).to_vec(),
            dead: self.supply.dead.clone(),
            question: self.ask.map(super::flow::Ask::question),
            asked_battle: self.ask.and_then(super::flow::Ask::battle),
            logs: self.campaign.logs.clone(),
            ending: self.campaign.ending,
        }
    }

    fn shown_ship(&self, seat: Seat, ship: &Ship) -> ShipView {
        let mat = ship.card.mat();
        let plates = ship.hull.iter().take(ship.hull_slots()).enumerate();
        ShipView {
            seat,
            card: ship.card,
            hull: plates
                .map(|(slot, &plate)| PlateView {
                    takes_armour: slot < ship.armoured_slots(),
                    tile: plate != Plate::None,
                    armour: plate.armour(),
                    damaged: plate.damaged(),
                })
                .collect(),
            systems: ship.systems.clone(),
            free_slots: super::cards::language::Kind::ALL.map(|kind| ship.free_slots(kind)).to_vec(),
            cargo: ship.cargo.clone(),
            stations: mat
                .stations
                .iter()
                .zip(&ship.crew)
                .map(|(&play, crew)| StationView {
                    play,
                    faction: crew.map(|crew| crew.faction),
                    personality: crew.and_then(|crew| crew.personality),
                    companion: crew.and_then(|crew| crew.companion),
                })
                .collect(),
            abilities: ship
                .abilities()
                .map(|(ability, card)| AbilityView { ability, card, cooling: ship.on_cooldown(ability) })
                .collect(),
            scrap: ship.scrap,
            place: match ship.place {
                Place::Docked => ZephyrPlace::Docked,
                Place::Patrol => ZephyrPlace::Patrol,
                Place::Errand(_) => {
                    ZephyrPlace::Assignment { leader: self.party_of(seat).map_or(seat, |(_, party)| party.leader) }
                }
                Place::Out => ZephyrPlace::Out,
            },
            offers: ship.offers.clone(),
            pile: ship.pile.len() as u8,
            discards: ship.discards.clone(),
            hand: ship.hand.clone(),
            in_play: ship.in_play.clone(),
            plays: ship.plays.any,
            plays_by_kind: ship.plays.kinds.to_vec(),
            evades: ship.evades,
            reduction: ship.reduction,
            cubes: ship.cubes,
            draw: ship.base_hand(),
            destroyed: ship.destroyed,
        }
    }

    fn shown_parties(&self) -> Vec<PartyView> {
        let open = (0..).zip(&self.parties).filter(|(_, party)| !party.over);
        open.map(|(number, party)| {
            let route = &party.card.assignment().route;
            PartyView {
                card: party.card,
                leader: party.leader,
                ships: self.in_party(number).iter().collect(),
                step: party.step,
                days: route.len() as u8,
                explore: route.get(usize::from(party.step)) == Some(&Space::Explore),
            }
        })
        .collect()
    }

    fn shown_battle(&self, number: u8) -> BattleView {
        let battle = self.battle(number);
        let foe_of = |foe: u8| (foe != super::state::WARLORD).then_some(foe);
        BattleView {
            battle: number,
            phase: battle.phase,
            ships: battle.ships.iter().collect(),
            targets: battle.ships.iter().map(|seat| foe_of(self.ship(seat).target)).collect(),
            foes: (0..).zip(&battle.foes).map(|(place, foe)| shown_foe(place, foe)).collect(),
            blows: (0..)
                .zip(&battle.blows)
                .map(|(place, blow)| BlowView {
                    blow: place,
                    foe: foe_of(blow.foe),
                    ship: blow.ship,
                    damage: blow.damage,
                    direct: blow.direct,
                    evaded: blow.evaded,
                })
                .collect(),
            of_mission: matches!(battle.cause, Cause::Event | Cause::Goal),
        }
    }

    /// How many assignments the mission needs, and how much scrap is to be paid in.
    pub(super) fn goals(&self) -> (u8, u16) {
        use super::cards::language::Goal;
        let worth = |quantity: &Quantity| self.plain(quantity).max(0) as u16;
        self.mission.stats().goals.iter().fold((0, 0), |(needed, to_pay), goal| match goal {
            Goal::Assignments(n) => (worth(n) as u8, to_pay),
            Goal::Paid { scrap, .. } => (needed, worth(scrap)),
        })
    }

    /// The same game with another warlord, where one waits who has not been met: nothing else is hidden and fixed.
    pub(super) fn dealt_anew(&self, chance: &mut impl Chance) -> Zephyr {
        let mut game = self.clone();
        let Some(warlord) = game.mission.warlord.as_mut() else {
            return game;
        };
        let decks = &mut game.decks;
        if !warlord.revealed {
            decks.warlords.pile.push(warlord.card);
            decks.abilities.pile.append(&mut warlord.abilities);
        }
        decks.waves.pile.append(&mut warlord.waves);
        for deck in [&mut decks.warlords, &mut decks.abilities, &mut decks.waves] {
            deck.pile.sort_unstable();
        }
        let count = if warlord.revealed {
            self.mission.warlord.as_ref().map_or(0, |warlord| warlord.waves.len())
        } else {
            if let Some(card) = take(&mut decks.warlords.pile, chance, |_| true) {
                warlord.card = card;
            }
            for _ in 0..warlord.card.warlord().0 {
                warlord.abilities.extend(take(&mut decks.abilities.pile, chance, |_| true));
            }
            usize::from(warlord.card.warlord().1)
        };
        for _ in 0..count {
            warlord.waves.extend(take(&mut decks.waves.pile, chance, |_| true));
        }
        game
    }
}

fn shown_foe(place: u8, foe: &Foe) -> FoeView {
    FoeView {
        foe: place,
        card: foe.card,
        commander: foe.commander,
        hull: foe.hull,
        full: foe.full,
        crew: foe.crew,
        dice: foe.dice.iter().map(|die| die.face).collect(),
        cancelled: foe.dice.iter().map(|die| die.cancelled).collect(),
        attacks: foe.attacks,
        fights: foe.gone == Gone::No,
    }
}
