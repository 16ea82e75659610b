//! What Zephyr is made of: set-up, actions and questions. Events stand in `events.rs`.

use serde::{Deserialize, Serialize};

use super::cards::CardId;
use super::cards::language::Faction;
use crate::game::{FirstSeat, Seat};

/// How a mission or campaign is set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, uniffi::Record)]
pub struct ZephyrSetup {
    /// The missions in the order in which they are flown: one, or two to eight for a campaign.
    pub missions: Vec<CardId>,
    /// The story that connects them; only for a ready-made campaign, with exactly its missions.
    pub story: Option<ZephyrStory>,
    /// The ship of each seat, one to five, none twice.
    pub ships: Vec<CardId>,
    /// One player flies both of two ships.
    pub two_in_one_hand: bool,
    /// Whose ship comes first in seat order.
    pub first: FirstSeat,
    /// How much scrap each ship starts with beside the mission's: 0, 10 or 20 more or less.
    pub scrap: i8,
    /// Limited Resources: a shop of nine systems is all that is for sale in a region.
    pub limited_resources: bool,
    /// Shallow Talent Pool: only one crew member of each faction can be hired at a time.
    pub shallow_talent_pool: bool,
    /// The ships that start with their recommended build, by seat; a seat that is missing starts without.
    pub builds: Vec<bool>,
}

/// A ready-made campaign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum ZephyrStory {
    /// Three missions.
    Short,
    /// Five missions.
    Middle,
    /// All eight missions.
    Long,
}

/// An ability that is flipped: whose card it stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum ZephyrAbility {
    /// The ship's own.
    Ship,
    /// The faction of the crew member in this station, counted from 0 at the left.
    Faction {
        /// The station.
        station: u8,
    },
    /// The personality of the crew member in this station.
    Personality {
        /// The station.
        station: u8,
    },
    /// The companion of the crew member in this station.
    CompanionCard {
        /// The station.
        station: u8,
    },
}

/// What an ability is pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum ZephyrAim {
    /// It needs nothing.
    Nothing,
    /// An enemy of the battle, by its place in it.
    Foe {
        /// The enemy.
        foe: u8,
    },
    /// A player ship of the battle.
    Ship {
        /// Its seat.
        seat: Seat,
    },
    /// An attack of the own ship in this phase, by its place among all.
    Attack {
        /// The attack.
        attack: u8,
    },
    /// A die of an enemy.
    Die {
        /// The enemy.
        foe: u8,
        /// The die, in the order of the roll.
        die: u8,
    },
    /// An action card of the own discards.
    Card {
        /// The card.
        card: CardId,
    },
    /// Another ability of the ship.
    Ability {
        /// The ability.
        ability: ZephyrAbility,
    },
    /// The own die counts one more.
    Up,
    /// The own die counts one less.
    Down,
}

/// What one ship gives another in trade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum ZephyrGoods {
    /// An amount of scrap.
    Scrap {
        /// The amount.
        scrap: u16,
    },
    /// A system out of the cargo.
    Cargo {
        /// The system.
        card: CardId,
    },
    /// An installed system, where systems can be taken out: while docked.
    Installed {
        /// The system.
        card: CardId,
    },
    /// A crew member with companion and cooldowns.
    Crew {
        /// The station.
        station: u8,
    },
}

/// A complete commitment of the deciding seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum ZephyrAction {
    /// Buy a hull tile; it goes to the first slot that suits, structure to plain slots first.
    BuyHull {
        /// Armour, or structure.
        armour: bool,
    },
    /// Sell a hull tile.
    SellHull {
        /// Armour, or structure.
        armour: bool,
    },
    /// Buy a system; it is installed where a slot is free, else it lies in cargo.
    BuySystem {
        /// The system.
        card: CardId,
    },
    /// Sell an installed system.
    SellSystem {
        /// The system.
        card: CardId,
    },
    /// Sell a system out of the cargo.
    SellCargo {
        /// The system.
        card: CardId,
    },
    /// Install a system that lies in cargo.
    Install {
        /// The system.
        card: CardId,
    },
    /// Take a system out into the cargo.
    Uninstall {
        /// The system.
        card: CardId,
    },
    /// Hire a crew member into the first free station, those with an icon first.
    Hire {
        /// The faction.
        faction: Faction,
    },
    /// Let a crew member go.
    Release {
        /// The station.
        station: u8,
    },
    /// Put a crew member into another station; whoever is there changes places.
    MoveCrew {
        /// The station of the crew member.
        from: u8,
        /// The other station.
        to: u8,
    },
    /// Pay scrap in for the mission's goal.
    PayIn {
        /// The scrap.
        scrap: u16,
    },
    /// Give something to another ship.
    Trade {
        /// The other ship.
        to: Seat,
        /// What it gets.
        goods: ZephyrGoods,
    },
    /// Abandon the assignment and dock.
    Abandon,
    /// Name the ship that leads the party from now on.
    Lead {
        /// The ship.
        seat: Seat,
    },
    /// Keep this of two drawn cards.
    Keep {
        /// The card.
        card: CardId,
    },
    /// Begin an assignment that was drawn.
    Embark {
        /// The assignment.
        card: CardId,
    },
    /// Join the assignment that this ship has just begun.
    Join {
        /// The leader.
        leader: Seat,
    },
    /// Patrol around the resupply.
    Patrol,
    /// Draw a skirmish card.
    Skirmish,
    /// Draw a scavenge card.
    Scavenge,
    /// Take this option of a card, or this row of a reaction, counted from 0.
    Choose {
        /// The option.
        option: u8,
    },
    /// Play an action card from the hand.
    Play {
        /// The card.
        card: CardId,
    },
    /// Flip an ability.
    Use {
        /// Which.
        ability: ZephyrAbility,
        /// What it is pointed at.
        aim: ZephyrAim,
    },
    /// Go on without more.
    Done,
    /// Restore this damaged hull slot, counted from the top.
    Restore {
        /// The slot.
        slot: u8,
    },
    /// Let the enemy attack this ship in this phase.
    Face {
        /// The enemy.
        foe: u8,
        /// The ship.
        ship: Seat,
    },
    /// Aim at this enemy.
    Target {
        /// The enemy.
        foe: u8,
    },
    /// Evade this attack of the enemy, by its place among those of the phase.
    Evade {
        /// The attack.
        blow: u8,
    },
    /// Take cubes off Deflection and its like, one damage each.
    Ward {
        /// How many.
        cubes: u8,
    },
    /// Discard a card from the hand.
    Discard {
        /// The card.
        card: CardId,
    },
    /// Join this battle, by its place among those of the day.
    Enter {
        /// The battle.
        battle: u8,
    },
    /// Give so much of the scrap won to this ship.
    Share {
        /// The ship.
        to: Seat,
        /// How much.
        scrap: u16,
    },
    /// Give the system won, or the salvage of a wreck, to this ship.
    Award {
        /// The ship.
        to: Seat,
    },
    /// Lose the hull tile in this slot.
    Lose {
        /// The slot.
        slot: u8,
    },
    /// Hand a dead crew member's companion to the one in this station.
    Pass {
        /// The station.
        station: u8,
    },
    /// Put this ready ability on cooldown.
    Exhaust {
        /// Which.
        ability: ZephyrAbility,
    },
    /// Fly the next mission of the campaign.
    GoOn,
    /// Rest between missions: the campaign waits as it is.
    Rest,
    /// Fly the lost mission once more from its start.
    Retry,
    /// End the campaign here.
    End,
}

/// What a pending decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum ZephyrQuestion {
    /// Buying, hiring and installing before the first day.
    Outfit,
    /// What to do in the evening: abandon, trade, and the resupply where the ship docks.
    Evening,
    /// Which of two assignments to keep.
    Offer,
    /// Embark, join or patrol.
    Move,
    /// Skirmish or scavenge.
    Explore,
    /// Which of two exploration cards to keep.
    Kept,
    /// Whether to follow the exploration card that was drawn.
    Drawn,
    /// An option of a card.
    Choice,
    /// Playing cards for a reaction.
    React,
    /// The row of the reaction.
    Row,
    /// What to make of an own die.
    OwnDie {
        /// Its face.
        die: u8,
    },
    /// Which hull to restore.
    Repair {
        /// How much is left to restore.
        left: u8,
    },
    /// What to do as a battle begins.
    BattleStart,
    /// Whom an enemy attacks.
    Formation {
        /// The enemy.
        foe: u8,
    },
    /// Which enemy to aim at.
    Target,
    /// Playing cards in battle.
    Actions,
    /// Whom one attack of a card hits.
    Aim,
    /// What to do about the dice, before damage is counted.
    Dice,
    /// Evades and reductions.
    Brace,
    /// All hull is damaged: the last moment to restore some.
    Sinking,
    /// Which ability goes on cooldown.
    Exhaust,
    /// Which cards to discard before the next phase.
    Regroup,
    /// Whether to join a battle.
    Join,
    /// What to do while salvage is taken.
    Salvage,
    /// Who gets scrap.
    Share {
        /// How much is left to share.
        left: u16,
    },
    /// Who gets a system.
    Award {
        /// The system.
        card: CardId,
    },
    /// Who gets the salvage of a wreck at which several aimed.
    Wreck,
    /// Which hull tile is lost.
    LoseHull,
    /// Whether to save a crew member who is about to die.
    CrewDeath {
        /// The station.
        station: u8,
    },
    /// Who takes the companion of a dead crew member.
    CompanionHeir {
        /// The companion.
        card: CardId,
    },
    /// Who leads the party.
    Leader,
    /// Which cards of the hand to exchange.
    Cycle,
    /// Which faction's crew member to hire on the way.
    Hire,
    /// The mission is over: how the campaign goes on.
    Between,
}
