//! The state of a game: the mission, the ships with all they carry, decks and supply, parties, battles, and what is still
//! to be done.

use serde::{Deserialize, Serialize};

use super::cards::language::{Faction, Kind, MissionStats};
use super::cards::{CardId, EffectId};
use super::flow::{Ask, Task};
use super::types::{ZephyrAbility, ZephyrStory};
use crate::game::{Seat, Seats};

/// The most hull slots of a ship.
pub(super) const HULL_SLOTS: usize = 9;
/// How many crew stations a ship has.
pub(super) const STATIONS: usize = 4;
/// The phase after which the enemies withdraw.
pub(super) const LAST_PHASE: u8 = 40;

/// What the set-up fixes for the whole game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Terms {
    pub missions: Vec<CardId>,
    pub story: Option<ZephyrStory>,
    pub first: Seat,
    pub two_in_one_hand: bool,
    pub scrap: i8,
    pub limited_resources: bool,
    pub shallow_talent_pool: bool,
}

/// A hull slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Plate {
    /// No tile, or no such slot.
    #[default]
    None,
    Structure,
    DamagedStructure,
    Armour,
    DamagedArmour,
}

impl Plate {
    pub const fn whole(self) -> bool {
        matches!(self, Plate::Structure | Plate::Armour)
    }

    pub const fn damaged(self) -> bool {
        matches!(self, Plate::DamagedStructure | Plate::DamagedArmour)
    }

    pub const fn armour(self) -> bool {
        matches!(self, Plate::Armour | Plate::DamagedArmour)
    }

    pub const fn hit(self) -> Plate {
        match self {
            Plate::Structure => Plate::DamagedStructure,
            Plate::Armour => Plate::DamagedArmour,
            other => other,
        }
    }

    pub const fn restored(self) -> Plate {
        match self {
            Plate::DamagedStructure => Plate::Structure,
            Plate::DamagedArmour => Plate::Armour,
            other => other,
        }
    }
}

/// A crew member.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Crew {
    pub faction: Faction,
    pub personality: Option<CardId>,
    pub companion: Option<CardId>,
    /// Whether faction, personality and companion are on cooldown.
    pub used: [bool; 3],
}

/// Where a ship is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Place {
    /// At the resupply.
    Docked,
    /// On patrol.
    Patrol,
    /// On the assignment with this number.
    Errand(u8),
    /// Out of the mission, under hard elimination.
    Out,
}

/// The plays that a ship has left in this phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Plays {
    /// The captain's play and others for any card.
    pub any: u8,
    /// By kind.
    pub kinds: [u8; 3],
}

/// A player's ship.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Ship {
    pub card: CardId,
    /// From the top: the slots that take armour, then the plain ones.
    pub hull: [Plate; HULL_SLOTS],
    /// Installed systems, in the order in which they came.
    pub systems: Vec<CardId>,
    pub cargo: Vec<CardId>,
    pub crew: [Option<Crew>; STATIONS],
    pub scrap: u16,
    /// The ship's own ability is on cooldown.
    pub flipped: bool,
    pub place: Place,
    /// The assignments drawn and not yet begun.
    pub offers: Vec<CardId>,

    /// Its action deck: what may still be drawn, in no order, what is discarded, in the hand, and in play.
    pub pile: Vec<CardId>,
    pub discards: Vec<CardId>,
    pub hand: Vec<CardId>,
    pub in_play: Vec<CardId>,
    pub plays: Plays,
    /// The plays made in a reaction, by kind.
    pub played: [u8; 3],
    pub evades: u8,
    pub reduction: u8,
    pub cubes: u8,
    /// The enemy that it aims at.
    pub target: u8,
    /// What abilities and penalties of cards add to the next first hand.
    pub first_hand: i8,

    /// The trade of the day.
    pub gave: bool,
    pub received: bool,
    /// The ship that its scrap of the day goes to.
    pub gift: Option<Seat>,
    /// Crew came or went today, so that they may change stations.
    pub crew_changed: bool,
    /// It was destroyed today.
    pub destroyed: bool,
    /// It has scavenged today.
    pub scavenged: bool,
    /// The evening is over for it.
    pub done: bool,
    /// Something off the price of its next purchase.
    pub next_price: i8,
    /// Its next sale pays in full.
    pub full_sale: bool,
}

/// A party on an assignment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Party {
    pub card: CardId,
    pub leader: Seat,
    /// The day of its route, from 0.
    pub step: u8,
    /// It began today, so that others may still join.
    pub fresh: bool,
    /// A goal has been missed: a commander got away.
    pub failed: bool,
    /// What is added to the ships that its commander brings.
    pub brings: i8,
    /// Its last day is over and it has ended.
    pub over: bool,
}

/// A die of an enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct FoeDie {
    pub face: u8,
    pub cancelled: bool,
}

/// An enemy ship in a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Foe {
    pub card: CardId,
    pub commander: Option<CardId>,
    pub hull: u8,
    /// The hull that it came with, beyond which it does not repair.
    pub full: u8,
    pub crew: u8,
    /// The player ship that it attacks in this phase.
    pub attacks: Option<Seat>,
    pub evades: u8,
    pub dice: Vec<FoeDie>,
    /// Out of the battle: destroyed, or discarded without a reward.
    pub gone: Gone,
    /// The ships that aimed at it when it was destroyed.
    pub aimed: Seats,
    /// Its cards lie on their discards.
    pub cards_out: bool,
}

/// Whether and how an enemy has left a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Gone {
    /// It fights.
    No,
    /// Destroyed.
    Destroyed,
    /// Discarded, withdrawn.
    Away,
}

/// An attack of a player ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Attack {
    pub seat: Seat,
    /// The enemy; the warlord is [`WARLORD`].
    pub foe: u8,
    pub damage: u8,
    pub direct: bool,
    pub unevadable: bool,
    /// The rank of the card: 0 for base cards and abilities, then bronze to epic.
    pub rank: u8,
    pub evaded: bool,
}

/// An attack of the enemy on a player ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Blow {
    /// The enemy; the warlord is [`WARLORD`].
    pub foe: u8,
    pub ship: Seat,
    pub damage: u8,
    pub direct: bool,
    pub evaded: bool,
}

/// The warlord, among the enemies of a battle.
pub(super) const WARLORD: u8 = u8::MAX;

/// What a battle is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Cause {
    /// An exploration card of this ship.
    Explored(Seat),
    /// A space of the assignment with this number.
    Errand(u8),
    /// An event of the mission.
    Event,
    /// The goal space.
    Goal,
}

/// A battle of the day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Battle {
    pub cause: Cause,
    pub ships: Seats,
    pub foes: Vec<Foe>,
    /// The attack phase, from 1; 0 before the first.
    pub phase: u8,
    pub attacks: Vec<Attack>,
    pub blows: Vec<Blow>,
    /// The evades of the warlord, by the seat that rolled them.
    pub guard: [u8; 5],
    /// What the victors get beside salvage, and for whom it counts.
    pub won: Vec<(EffectId, Seat)>,
    pub warlord: bool,
    pub over: bool,
}

/// The warlord of the mission. Until the goal space nobody knows who waits there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Warlord {
    pub card: CardId,
    pub abilities: Vec<CardId>,
    /// The waves to come, the next one last; the present one is not among them.
    pub waves: Vec<CardId>,
    pub revealed: bool,
    pub hull: u8,
    pub full: u8,
    /// The wave in play.
    pub wave: Option<CardId>,
    pub first_wave: bool,
}

/// The mission under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Mission {
    /// Its place in the campaign, from 0.
    pub number: u8,
    pub card: CardId,
    /// The day, from 1; 0 before the first.
    pub day: u8,
    pub region: Option<CardId>,
    /// The marker stands on the goal space.
    pub goal: bool,
    pub completed: u8,
    pub paid: u16,
    pub warlord: Option<Warlord>,
    /// The first day of a region.
    pub entered: bool,
    /// The shop of Limited Resources.
    pub shop: Vec<CardId>,
    /// Lost before its end, for the reason given.
    pub lost: bool,
    /// It is flown for the second time.
    pub retried: bool,
}

impl Mission {
    pub fn stats(&self) -> &'static MissionStats {
        self.card.mission()
    }
}

/// A deck that is drawn from unseen: what is left, in no order, and its discards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Deck {
    pub pile: Vec<CardId>,
    /// Cards whose place is known: under all others, the first of them drawn first.
    pub under: Vec<CardId>,
    pub discards: Vec<CardId>,
}

/// The adventure decks and the enemies.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Decks {
    pub regions: Deck,
    pub assignments: Deck,
    pub skirmish: Deck,
    pub scavenge: Deck,
    pub foes: Deck,
    pub commanders: Deck,
    pub warlords: Deck,
    pub abilities: Deck,
    pub waves: Deck,
}

/// What the resupply has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Supply {
    pub structure: u8,
    pub armour: u8,
    pub systems: Vec<CardId>,
    /// Faction cards by faction.
    pub factions: [u8; 5],
    /// Personalities and companions that can still be drawn, in no order.
    pub personalities: Vec<CardId>,
    /// Shallow Talent Pool: who waits with each faction, companion included.
    pub waiting: [Option<Crew>; 5],
    /// The dead, in the order of their deaths.
    pub dead: Vec<CardId>,
}

/// A game of Zephyr: a mission, or a campaign of several.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Zephyr {
    pub(super) terms: Terms,
    pub(super) mission: Mission,
    pub(super) ships: Vec<Ship>,
    pub(super) supply: Supply,
    pub(super) decks: Decks,
    pub(super) parties: Vec<Party>,
    pub(super) battles: Vec<Battle>,
    /// What is still to be done, the next last.
    pub(super) todo: Vec<Task>,
    /// The pending decision; none when the game is over.
    pub(super) ask: Option<Ask>,
    pub(super) campaign: super::campaign::Campaign,
}

impl Ship {
    /// How many whole hull tiles it has.
    pub fn whole(&self) -> u8 {
        self.hull.iter().filter(|plate| plate.whole()).count() as u8
    }

    /// How many hull tiles it has.
    pub fn tiles(&self) -> u8 {
        self.hull.iter().filter(|&&plate| plate != Plate::None).count() as u8
    }

    /// The armour that is not damaged.
    pub fn whole_armour(&self) -> u8 {
        self.hull.iter().filter(|&&plate| plate == Plate::Armour).count() as u8
    }

    /// How many hull slots take armour; they are at the top.
    pub fn armoured_slots(&self) -> usize {
        self.card.mat().armoured.into()
    }

    /// How many hull slots there are.
    pub fn hull_slots(&self) -> usize {
        usize::from(self.card.mat().armoured + self.card.mat().plain).min(HULL_SLOTS)
    }

    /// How many slots for systems of `kind` are free.
    pub fn free_slots(&self, kind: Kind) -> u8 {
        let taken = self.systems.iter().filter(|card| card.kind() == kind).count() as u8;
        self.card.mat().slots[kind as usize].saturating_sub(taken)
    }

    /// How many cards it draws before anything else adds to it.
    pub fn base_hand(&self) -> u8 {
        self.card.mat().draw + self.systems.len() as u8 / 2
    }

    /// The station that the next crew member goes to: with an icon where one is free.
    pub fn free_station(&self) -> Option<usize> {
        let free = |station: &usize| self.crew[*station].is_none();
        let icon = |station: &usize| self.card.mat().stations[*station].is_some();
        (0..STATIONS).filter(free).find(icon).or_else(|| (0..STATIONS).find(free))
    }

    /// How many crew members it has.
    pub fn crew_count(&self) -> u8 {
        self.crew.iter().flatten().count() as u8
    }

    /// The card on which an ability stands; none where there is no such crew member or companion.
    pub fn ability_card(&self, ability: ZephyrAbility) -> Option<CardId> {
        match ability {
            ZephyrAbility::Ship => Some(self.card),
            ZephyrAbility::Faction { station } => {
                self.member(station).map(|crew| super::cards::faction_card(crew.faction))
            }
            ZephyrAbility::Personality { station } => self.member(station)?.personality,
            ZephyrAbility::CompanionCard { station } => self.member(station)?.companion,
        }
    }

    /// The crew member in a station.
    pub fn member(&self, station: u8) -> Option<&Crew> {
        self.crew.get(usize::from(station))?.as_ref()
    }

    /// Whether the ability is on cooldown.
    pub fn on_cooldown(&self, ability: ZephyrAbility) -> bool {
        match ability {
            ZephyrAbility::Ship => self.flipped,
            ZephyrAbility::Faction { station } => self.member(station).is_some_and(|crew| crew.used[0]),
            ZephyrAbility::Personality { station } => self.member(station).is_some_and(|crew| crew.used[1]),
            ZephyrAbility::CompanionCard { station } => self.member(station).is_some_and(|crew| crew.used[2]),
        }
    }

    /// Puts the ability on cooldown, or takes it off.
    pub fn set_cooldown(&mut self, ability: ZephyrAbility, on: bool) {
        let (station, part) = match ability {
            ZephyrAbility::Ship => {
                self.flipped = on;
                return;
            }
            ZephyrAbility::Faction { station } => (station, 0),
            ZephyrAbility::Personality { station } => (station, 1),
            ZephyrAbility::CompanionCard { station } => (station, 2),
        };
        if let Some(Some(crew)) = self.crew.get_mut(usize::from(station)) {
            crew.used[part] = on;
        }
    }

    /// Every ability that the ship and its crew have.
    pub fn abilities(&self) -> impl Iterator<Item = (ZephyrAbility, CardId)> + '_ {
        let crew = (0..STATIONS as u8).flat_map(|station| {
            [
                ZephyrAbility::Faction { station },
                ZephyrAbility::Personality { station },
                ZephyrAbility::CompanionCard { station },
            ]
        });
        std::iter::once(ZephyrAbility::Ship)
            .chain(crew)
            .filter_map(|ability| Some((ability, self.ability_card(ability)?)))
    }
}

impl Foe {
    /// The card whose rows its dice do: the commander's where there is one.
    pub fn rows(&self) -> CardId {
        self.commander.unwrap_or(self.card)
    }
}

impl Warlord {
    /// Whether no wave is left, so that he can be attacked.
    pub fn bare(&self) -> bool {
        self.revealed && self.wave.is_none() && self.waves.is_empty()
    }
}

impl Battle {
    /// The enemies that still fight, with their places.
    pub fn fighting(&self) -> impl Iterator<Item = (u8, &Foe)> + '_ {
        (0..).zip(&self.foes).filter(|(_, foe)| foe.gone == Gone::No)
    }
}
