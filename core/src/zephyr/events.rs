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
    MissionBegan { card: CardId, number: u8 },
    /// A day began.
    Dawn { day: u8, tier: u8 },
    /// A region was entered.
    RegionEntered { card: CardId },
    /// The shop of Limited Resources was laid out.
    ShopLaid { systems: Vec<CardId> },
    /// An event of the mission, or its goal space.
    MissionEvent { goal: bool },
    /// An assignment was drawn.
    OfferDrawn { seat: Seat, card: CardId },
    /// An assignment that was drawn was not begun, and was discarded.
    OfferDropped { seat: Seat, card: CardId },
    /// An assignment was put under its deck.
    OfferPutBack { seat: Seat, card: CardId },
    /// A ship began an assignment.
    Embarked { seat: Seat, card: CardId },
    /// A ship joined an assignment.
    Joined { seat: Seat, leader: Seat, card: CardId },
    /// A ship patrols.
    Patrolled { seat: Seat },
    /// A party came to the next day of its route.
    Advanced { leader: Seat, card: CardId, step: u8 },
    /// A party has another leader.
    Led { seat: Seat, card: CardId },
    /// A ship abandoned its assignment.
    Abandoned { seat: Seat, card: CardId },
    /// An assignment was discarded, because no ship was on it or the mission went on.
    AssignmentDropped { card: CardId },
    /// An assignment was completed.
    Completed { leader: Seat, card: CardId },
    /// The last day of an assignment is over and its goals are not met.
    Failed { leader: Seat, card: CardId },

    /// An exploration card was drawn.
    Explored { seat: Seat, card: CardId, scavenge: bool },
    /// An exploration card was put back for another.
    ExploredAgain { seat: Seat, card: CardId },
    /// A space of an assignment was entered.
    SpaceEntered { leader: Seat, card: CardId, step: u8 },
    /// A ship took an option of a card, or a row of a reaction.
    Chose { seat: Seat, card: CardId, option: u8 },
    /// No row of the reaction could be taken.
    NoRow { seat: Seat, card: CardId },

    /// A ship drew action cards.
    Drew { seat: Seat, cards: Vec<CardId> },
    /// A ship played a card.
    Played { seat: Seat, card: CardId, kind: Kind },
    /// A ship discarded cards.
    Discarded { seat: Seat, cards: Vec<CardId> },
    /// A card came back to the hand.
    Recovered { seat: Seat, card: CardId },
    /// An ability was used.
    Used { seat: Seat, ability: ZephyrAbility, card: CardId },
    /// An ability went on cooldown without being used.
    Exhausted { seat: Seat, ability: ZephyrAbility, card: CardId },
    /// An ability came off cooldown by a card.
    Refreshed { seat: Seat, ability: ZephyrAbility, card: CardId },
    /// More plays.
    PlaysGained { seat: Seat, kind: Option<Kind>, n: u8 },
    /// Evades in reserve.
    EvadesGained { seat: Seat, n: u8 },
    /// A reduction of the total damage.
    ReductionGained { seat: Seat, n: u8 },
    /// Cubes that each take one damage.
    CubesGained { seat: Seat, n: u8 },
    /// Hull was restored.
    Restored { seat: Seat, slot: u8 },
    /// Hull was damaged.
    HullDamaged { seat: Seat, n: u8 },

    /// A ship rolled a die.
    Rolled { seat: Seat, die: u8 },
    /// A ship's die counts otherwise now.
    DieChanged { seat: Seat, die: u8 },
    /// A ship's scrap changed.
    Scrap { seat: Seat, by: i16, reason: ScrapReason },
    /// A ship got a system: installed or in cargo.
    SystemGained { seat: Seat, card: CardId, installed: bool },

    /// Enemies came.
    FoeCame { battle: u8, foe: u8, card: CardId, commander: Option<CardId>, hull: u8, crew: u8 },
    /// Enemies were discarded or withdrew.
    FoeLeft { battle: u8, foe: u8, card: CardId },
    /// A ship joined a battle.
    JoinedBattle { seat: Seat, battle: u8 },
    /// An attack phase began.
    PhaseBegan { battle: u8, phase: u8 },
    /// An enemy attacks this ship in this phase.
    Faces { battle: u8, foe: u8, ship: Seat },
    /// A ship aims at an enemy.
    Targeted { seat: Seat, battle: u8, foe: u8 },
    /// The warlord's wave was revealed.
    WaveRevealed { card: CardId },
    /// The warlord was revealed, with the abilities.
    WarlordRevealed { card: CardId, hull: u8, abilities: Vec<CardId> },
    /// The warlord can be damaged now.
    WarlordBare,
    /// The warlord has lost or got back hull.
    WarlordHull { hull: u8 },
    /// An enemy rolled.
    FoeRolled { battle: u8, foe: u8, dice: Vec<u8> },
    /// The warlord's die for this ship.
    WarlordRolled { seat: Seat, card: CardId, die: u8 },
    /// An enemy's die does nothing.
    FoeDieCancelled { battle: u8, foe: u8, die: u8 },
    /// An enemy's die was rolled again.
    FoeDieRerolled { battle: u8, foe: u8, die: u8, face: u8 },
    /// A ship attacks.
    Attacked { seat: Seat, battle: u8, foe: u8, damage: u8, direct: bool },
    /// An attack of a ship does more.
    Boosted { seat: Seat, damage: u8, unevadable: bool },
    /// An enemy evaded an attack.
    FoeEvaded { battle: u8, foe: u8, seat: Seat, damage: u8 },
    /// A ship evaded an attack.
    Evaded { seat: Seat, battle: u8, foe: u8, damage: u8 },
    /// An enemy lost hull.
    FoeHit { battle: u8, foe: u8, n: u8, left: u8 },
    /// An enemy got hull back.
    FoeRepaired { battle: u8, foe: u8, left: u8 },
    /// An enemy has more or less crew.
    FoeCrew { battle: u8, foe: u8, crew: u8 },
    /// An enemy was destroyed.
    FoeDestroyed { battle: u8, foe: u8, card: CardId },
    /// A player ship was destroyed.
    ShipDestroyed { seat: Seat },
    /// A battle was won.
    BattleWon { battle: u8 },
    /// A battle was lost: no player ship is left.
    BattleLost { battle: u8 },
    /// The enemies withdrew after the last phase.
    Withdrew { battle: u8 },

    /// A hull tile was lost.
    HullLost { seat: Seat, armour: bool },
    /// An action card was lost for good.
    CardLost { seat: Seat, card: CardId },
    /// Systems in cargo were lost.
    CargoLost { seat: Seat, cards: Vec<CardId> },
    /// A ship without hull got a structure tile.
    HullGiven { seat: Seat },
    /// Nothing was lost.
    NothingLost { seat: Seat },
    /// A crew member died.
    CrewDied { seat: Seat, faction: Faction, personality: Option<CardId> },
    /// A crew member who would have died lives.
    CrewSaved { seat: Seat, faction: Faction, personality: Option<CardId> },
    /// A companion went over to another crew member.
    CompanionPassed { seat: Seat, card: CardId },

    /// A ship docked.
    Docked { seat: Seat },
    /// Hull was bought.
    HullBought { seat: Seat, armour: bool },
    /// Hull was sold.
    HullSold { seat: Seat, armour: bool },
    /// A system was bought.
    SystemBought { seat: Seat, card: CardId, installed: bool },
    /// A system was sold.
    SystemSold { seat: Seat, card: CardId },
    /// A system was installed out of the cargo.
    Installed { seat: Seat, card: CardId },
    /// A system was taken out into the cargo.
    Uninstalled { seat: Seat, card: CardId },
    /// A crew member was hired.
    Hired { seat: Seat, faction: Faction, personality: Option<CardId>, companion: Option<CardId>, station: u8 },
    /// A crew member was let go.
    Released { seat: Seat, faction: Faction, personality: Option<CardId> },
    /// Crew changed stations.
    CrewMoved { seat: Seat, from: u8, to: u8 },
    /// Something was given in trade.
    Traded { from: Seat, to: Seat, goods: ZephyrGoods },

    /// A mission was won or lost.
    MissionEnded { card: CardId, won: bool },
    /// A mission is flown once more.
    Retried { card: CardId },
    /// The campaign rests.
    Rested,
    /// The campaign was ended.
    Ended,
}
