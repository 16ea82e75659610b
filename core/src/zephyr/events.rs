//! What happens in Zephyr, for the log, animation and speech.

use serde::{Deserialize, Serialize};

use super::cards::CardId;
use super::cards::language::{Faction, Kind};
use super::types::{ZephyrAbility, ZephyrGoods};
use crate::game::Seat;

/// Why a ship gets or loses scrap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, uniffi::Enum)]
pub enum ScrapReason {
    /// The start of the mission.
    Start,
    /// A card said so.
    Card,
    /// A scrap roll.
    Roll,
    /// Salvage of destroyed enemies.
    Salvage,
    /// The reward of an assignment or a reward roll.
    Reward,
    /// A system came from an empty deck.
    EmptyDeck,
    /// Something was sold.
    Sold,
    /// Something was bought or hired.
    Bought,
    /// Trade.
    Trade,
    /// Paid in for the mission.
    PaidIn,
    /// An enemy took it.
    Taken,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, uniffi::Enum)]
pub enum ZephyrEvent {
    /// A mission began.
    MissionBegan {
        /// The mission.
        card: CardId,
        /// Its place in the campaign, from 0.
        number: u8,
    },
    /// A day began.
    Dawn {
        /// The day, from 1.
        day: u8,
        /// Its tier.
        tier: u8,
    },
    /// A region was entered.
    RegionEntered {
        /// The region.
        card: CardId,
    },
    /// The shop of Limited Resources was laid out.
    ShopLaid {
        /// What is for sale.
        systems: Vec<CardId>,
    },
    /// An event of the mission, or its goal space.
    MissionEvent {
        /// Whether it is the goal space.
        goal: bool,
    },
    /// An assignment was drawn.
    OfferDrawn {
        /// The ship.
        seat: Seat,
        /// The assignment.
        card: CardId,
    },
    /// An assignment that was drawn was not begun, and was discarded.
    OfferDropped {
        /// The ship.
        seat: Seat,
        /// The assignment.
        card: CardId,
    },
    /// An assignment was put under its deck.
    OfferPutBack {
        /// The ship.
        seat: Seat,
        /// The assignment.
        card: CardId,
    },
    /// A ship began an assignment.
    Embarked {
        /// The ship.
        seat: Seat,
        /// The assignment.
        card: CardId,
    },
    /// A ship joined an assignment.
    Joined {
        /// The ship.
        seat: Seat,
        /// The ship that leads the party.
        leader: Seat,
        /// The assignment.
        card: CardId,
    },
    /// A ship patrols.
    Patrolled {
        /// The ship.
        seat: Seat,
    },
    /// A party came to the next day of its route.
    Advanced {
        /// The ship that leads the party.
        leader: Seat,
        /// The assignment.
        card: CardId,
        /// The day of the route, from 0.
        step: u8,
    },
    /// A party has another leader.
    Led {
        /// The new leader.
        seat: Seat,
        /// The assignment.
        card: CardId,
    },
    /// A ship abandoned its assignment.
    Abandoned {
        /// The ship.
        seat: Seat,
        /// The assignment.
        card: CardId,
    },
    /// An assignment was discarded, because no ship was on it or the mission went on.
    AssignmentDropped {
        /// The assignment.
        card: CardId,
    },
    /// An assignment was completed.
    Completed {
        /// The ship that leads the party.
        leader: Seat,
        /// The assignment.
        card: CardId,
    },
    /// The last day of an assignment is over and its goals are not met.
    Failed {
        /// The ship that leads the party.
        leader: Seat,
        /// The assignment.
        card: CardId,
    },

    /// An exploration card was drawn.
    Explored {
        /// The ship.
        seat: Seat,
        /// The exploration card.
        card: CardId,
        /// Whether it came from the scavenge deck.
        scavenge: bool,
    },
    /// An exploration card was put back for another.
    ExploredAgain {
        /// The ship.
        seat: Seat,
        /// The card put back.
        card: CardId,
    },
    /// A space of an assignment was entered.
    SpaceEntered {
        /// The ship that leads the party.
        leader: Seat,
        /// The assignment.
        card: CardId,
        /// The day of the route, from 0.
        step: u8,
    },
    /// A ship took an option of a card, or a row of a reaction.
    Chose {
        /// The ship.
        seat: Seat,
        /// The card of the options.
        card: CardId,
        /// The option, counted from 0.
        option: u8,
    },
    /// No row of the reaction could be taken.
    NoRow {
        /// The ship.
        seat: Seat,
        /// The card of the reaction.
        card: CardId,
    },

    /// A ship drew action cards.
    Drew {
        /// The ship.
        seat: Seat,
        /// The cards.
        cards: Vec<CardId>,
    },
    /// A ship played a card.
    Played {
        /// The ship.
        seat: Seat,
        /// The card.
        card: CardId,
        /// Its kind.
        kind: Kind,
    },
    /// A ship discarded cards.
    Discarded {
        /// The ship.
        seat: Seat,
        /// The cards.
        cards: Vec<CardId>,
    },
    /// A card came back to the hand.
    Recovered {
        /// The ship.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// An ability was used.
    Used {
        /// The ship.
        seat: Seat,
        /// Which ability.
        ability: ZephyrAbility,
        /// The card on which it stands.
        card: CardId,
    },
    /// An ability went on cooldown without being used.
    Exhausted {
        /// The ship.
        seat: Seat,
        /// Which ability.
        ability: ZephyrAbility,
        /// The card on which it stands.
        card: CardId,
    },
    /// An ability came off cooldown by a card.
    Refreshed {
        /// The ship.
        seat: Seat,
        /// Which ability.
        ability: ZephyrAbility,
        /// The card on which it stands.
        card: CardId,
    },
    /// More plays.
    PlaysGained {
        /// The ship.
        seat: Seat,
        /// Their kind; none for any kind.
        kind: Option<Kind>,
        /// How many.
        n: u8,
    },
    /// Evades in reserve.
    EvadesGained {
        /// The ship.
        seat: Seat,
        /// How many.
        n: u8,
    },
    /// A reduction of the total damage.
    ReductionGained {
        /// The ship.
        seat: Seat,
        /// How many.
        n: u8,
    },
    /// Cubes that each take one damage.
    CubesGained {
        /// The ship.
        seat: Seat,
        /// How many.
        n: u8,
    },
    /// Hull was restored.
    Restored {
        /// The ship.
        seat: Seat,
        /// The slot, counted from the top.
        slot: u8,
    },
    /// Hull was damaged.
    HullDamaged {
        /// The ship.
        seat: Seat,
        /// How many tiles.
        n: u8,
    },

    /// A ship rolled a die.
    Rolled {
        /// The ship.
        seat: Seat,
        /// The face.
        die: u8,
    },
    /// A ship's die counts otherwise now.
    DieChanged {
        /// The ship.
        seat: Seat,
        /// The face.
        die: u8,
    },
    /// A ship's scrap changed.
    Scrap {
        /// The ship.
        seat: Seat,
        /// How much it rises, or falls below 0.
        by: i16,
        /// What for.
        reason: ScrapReason,
    },
    /// A ship got a system: installed or in cargo.
    SystemGained {
        /// The ship.
        seat: Seat,
        /// The system.
        card: CardId,
        /// Whether it was installed; else it lies in cargo.
        installed: bool,
    },

    /// Enemies came.
    FoeCame {
        /// The battle, by its place among those of the day.
        battle: u8,
        /// The enemy, by its place in the battle.
        foe: u8,
        /// The enemy ship.
        card: CardId,
        /// Who commands it.
        commander: Option<CardId>,
        /// Its hull.
        hull: u8,
        /// Its crew cubes.
        crew: u8,
    },
    /// Enemies were discarded or withdrew.
    FoeLeft {
        /// The battle, by its place among those of the day.
        battle: u8,
        /// The enemy, by its place in the battle.
        foe: u8,
        /// The enemy ship.
        card: CardId,
    },
    /// A ship joined a battle.
    JoinedBattle {
        /// The ship.
        seat: Seat,
        /// The battle, by its place among those of the day.
        battle: u8,
    },
    /// An attack phase began.
    PhaseBegan {
        /// The battle, by its place among those of the day.
        battle: u8,
        /// The phase, from 1.
        phase: u8,
    },
    /// An enemy attacks this ship in this phase.
    Faces {
        /// The battle, by its place among those of the day.
        battle: u8,
        /// The enemy, by its place in the battle.
        foe: u8,
        /// The ship that it attacks.
        ship: Seat,
    },
    /// A ship aims at an enemy.
    Targeted {
        /// The ship.
        seat: Seat,
        /// The battle, by its place among those of the day.
        battle: u8,
        /// The enemy, 255 for the warlord.
        foe: u8,
    },
    /// The warlord's wave was revealed.
    WaveRevealed {
        /// The wave.
        card: CardId,
    },
    /// The warlord was revealed, with the abilities.
    WarlordRevealed {
        /// Who it is.
        card: CardId,
        /// The hull.
        hull: u8,
        /// The abilities.
        abilities: Vec<CardId>,
    },
    /// The warlord can be damaged now.
    WarlordBare,
    /// The warlord has lost or got back hull.
    WarlordHull {
        /// The hull left.
        hull: u8,
    },
    /// An enemy rolled.
    FoeRolled {
        /// The battle, by its place among those of the day.
        battle: u8,
        /// The enemy, by its place in the battle.
        foe: u8,
        /// The faces.
        dice: Vec<u8>,
    },
    /// The warlord's die for this ship.
    WarlordRolled {
        /// The ship that the die is for.
        seat: Seat,
        /// The ability whose rows it does.
        card: CardId,
        /// The face.
        die: u8,
    },
    /// An enemy's die does nothing.
    FoeDieCancelled {
        /// The battle, by its place among those of the day.
        battle: u8,
        /// The enemy, by its place in the battle.
        foe: u8,
        /// The die, in the order of the roll.
        die: u8,
    },
    /// An enemy's die was rolled again.
    FoeDieRerolled {
        /// The battle, by its place among those of the day.
        battle: u8,
        /// The enemy, by its place in the battle.
        foe: u8,
        /// The die, in the order of the roll.
        die: u8,
        /// The new face.
        face: u8,
    },
    /// A ship attacks.
    Attacked {
        /// The ship.
        seat: Seat,
        /// The battle, by its place among those of the day.
        battle: u8,
        /// The enemy, 255 for the warlord.
        foe: u8,
        /// The damage.
        damage: u8,
        /// Whether it can neither be evaded nor reduced.
        direct: bool,
    },
    /// An attack of a ship does more.
    Boosted {
        /// The ship.
        seat: Seat,
        /// How much more damage.
        damage: u8,
        /// Whether it can no longer be evaded.
        unevadable: bool,
    },
    /// An enemy evaded an attack.
    FoeEvaded {
        /// The battle, by its place among those of the day.
        battle: u8,
        /// The enemy, 255 for the warlord.
        foe: u8,
        /// The ship that attacked.
        seat: Seat,
        /// The damage that it avoids.
        damage: u8,
    },
    /// A ship evaded an attack.
    Evaded {
        /// The ship.
        seat: Seat,
        /// The battle, by its place among those of the day.
        battle: u8,
        /// The enemy, 255 for the warlord.
        foe: u8,
        /// The damage that it avoids.
        damage: u8,
    },
    /// An enemy lost hull.
    FoeHit {
        /// The battle, by its place among those of the day.
        battle: u8,
        /// The enemy, by its place in the battle.
        foe: u8,
        /// How much hull.
        n: u8,
        /// The hull left.
        left: u8,
    },
    /// An enemy got hull back.
    FoeRepaired {
        /// The battle, by its place among those of the day.
        battle: u8,
        /// The enemy, by its place in the battle.
        foe: u8,
        /// The hull left.
        left: u8,
    },
    /// An enemy has more or less crew.
    FoeCrew {
        /// The battle, by its place among those of the day.
        battle: u8,
        /// The enemy, by its place in the battle.
        foe: u8,
        /// Its crew cubes now.
        crew: u8,
    },
    /// An enemy was destroyed.
    FoeDestroyed {
        /// The battle, by its place among those of the day.
        battle: u8,
        /// The enemy, by its place in the battle.
        foe: u8,
        /// The enemy ship.
        card: CardId,
    },
    /// A player ship was destroyed.
    ShipDestroyed {
        /// The ship.
        seat: Seat,
    },
    /// A battle was won.
    BattleWon {
        /// The battle, by its place among those of the day.
        battle: u8,
    },
    /// A battle was lost: no player ship is left.
    BattleLost {
        /// The battle, by its place among those of the day.
        battle: u8,
    },
    /// The enemies withdrew after the last phase.
    Withdrew {
        /// The battle, by its place among those of the day.
        battle: u8,
    },

    /// A hull tile was lost.
    HullLost {
        /// The ship.
        seat: Seat,
        /// Whether it is armour; else structure.
        armour: bool,
    },
    /// An action card was lost for good.
    CardLost {
        /// The ship.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// Systems in cargo were lost.
    CargoLost {
        /// The ship.
        seat: Seat,
        /// The systems.
        cards: Vec<CardId>,
    },
    /// A ship without hull got a structure tile.
    HullGiven {
        /// The ship.
        seat: Seat,
    },
    /// Nothing was lost.
    NothingLost {
        /// The ship.
        seat: Seat,
    },
    /// A crew member died.
    CrewDied {
        /// The ship.
        seat: Seat,
        /// The faction.
        faction: Faction,
        /// The personality.
        personality: Option<CardId>,
    },
    /// A crew member who would have died lives.
    CrewSaved {
        /// The ship.
        seat: Seat,
        /// The faction.
        faction: Faction,
        /// The personality.
        personality: Option<CardId>,
    },
    /// A companion went over to another crew member.
    CompanionPassed {
        /// The ship.
        seat: Seat,
        /// The companion.
        card: CardId,
    },

    /// A ship docked.
    Docked {
        /// The ship.
        seat: Seat,
    },
    /// Hull was bought.
    HullBought {
        /// The ship.
        seat: Seat,
        /// Whether it is armour; else structure.
        armour: bool,
    },
    /// Hull was sold.
    HullSold {
        /// The ship.
        seat: Seat,
        /// Whether it is armour; else structure.
        armour: bool,
    },
    /// A system was bought.
    SystemBought {
        /// The ship.
        seat: Seat,
        /// The system.
        card: CardId,
        /// Whether it was installed; else it lies in cargo.
        installed: bool,
    },
    /// A system was sold.
    SystemSold {
        /// The ship.
        seat: Seat,
        /// The system.
        card: CardId,
    },
    /// A system was installed out of the cargo.
    Installed {
        /// The ship.
        seat: Seat,
        /// The system.
        card: CardId,
    },
    /// A system was taken out into the cargo.
    Uninstalled {
        /// The ship.
        seat: Seat,
        /// The system.
        card: CardId,
    },
    /// A crew member was hired.
    Hired {
        /// The ship.
        seat: Seat,
        /// The faction.
        faction: Faction,
        /// The personality.
        personality: Option<CardId>,
        /// The companion.
        companion: Option<CardId>,
        /// The station, counted from 0 at the left.
        station: u8,
    },
    /// A crew member was let go.
    Released {
        /// The ship.
        seat: Seat,
        /// The faction.
        faction: Faction,
        /// The personality.
        personality: Option<CardId>,
    },
    /// Crew changed stations.
    CrewMoved {
        /// The ship.
        seat: Seat,
        /// The station of the crew member.
        from: u8,
        /// The new station.
        to: u8,
    },
    /// Something was given in trade.
    Traded {
        /// The ship that gives.
        from: Seat,
        /// The ship that gets it.
        to: Seat,
        /// What it was.
        goods: ZephyrGoods,
    },

    /// A mission was won or lost.
    MissionEnded {
        /// The mission.
        card: CardId,
        /// Whether it was won.
        won: bool,
    },
    /// A mission is flown once more.
    Retried {
        /// The mission.
        card: CardId,
    },
    /// The campaign rests.
    Rested,
    /// The campaign was ended.
    Ended,
}
