//! The language in which every card is written.
//!
//! A card is a value of these types and nothing else: the interpreter does what the value says, and the text that players
//! read is made from the same value. The module depends on nothing but serde, so that the build reads the data with it.

use serde::{Deserialize, Serialize};

/// A card as it stands in the data files.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct Card {
    /// Names the card, such as `cannon-blast`; its title and flavour stand in the locales under this name.
    pub id: String,
    /// How many copies there are; base action cards are counted by the ships that have them.
    #[serde(default = "one")]
    pub copies: u8,
    /// Whether the rulebook prints or names it.
    #[serde(default)]
    pub printed: bool,
    /// What its family has: hull, crew, prices, a track.
    pub stats: Stats,
    /// What it does.
    #[serde(default)]
    pub abilities: Vec<Ability>,
}

/// The figures of a card, one form for each family.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub enum Stats {
    /// A card of an action deck: a base card where it has no tier, else that of a system.
    Action {
        /// The system's tier; none for base cards.
        tier: Option<Tier>,
        /// Its kind.
        kind: Kind,
    },
    /// A player's ship.
    Ship(Mat),
    /// A crew member's faction.
    Faction(Faction),
    /// A crew member's personality, or a companion.
    Personality {
        /// Whether it is a companion.
        companion: bool,
    },
    /// An enemy ship: hull and crew by tier 1, 2, 3.
    EnemyShip {
        /// The hull cubes by tier.
        hull: [u8; 3],
        /// The crew cubes by tier.
        crew: [u8; 3],
    },
    /// A commander, who takes over an enemy ship's dice.
    Commander {
        /// How many further ships he brings.
        brings: u8,
        /// The tier of the system that each face of the reward die gives.
        rewards: [Tier; 6],
    },
    /// A warlord.
    Warlord {
        /// How many ability cards he has.
        abilities: u8,
        /// How many waves come before him.
        waves: u8,
        /// His hull.
        hull: u8,
        /// The hull that each player ship adds.
        hull_per_ship: u8,
    },
    /// A warlord's ability.
    WarlordAbility,
    /// A warlord's wave.
    WarlordWave,
    /// A region.
    Region,
    /// A mission.
    Mission(MissionStats),
    /// An assignment.
    Assignment(AssignmentStats),
    /// A card of the skirmish deck.
    Skirmish,
    /// A card of the scavenge deck.
    Scavenge,
}

/// A ship's mat.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct Mat {
    /// Its faction.
    pub faction: Faction,
    /// Hull slots that take structure only.
    pub plain: u8,
    /// Hull slots that take armour as well.
    pub armoured: u8,
    /// System slots for attacks, manoeuvres and tech.
    pub slots: [u8; 3],
    /// The crew stations from the left: the play that each gives, if any.
    pub stations: [Option<Kind>; 4],
    /// How many cards it draws before systems add to it.
    pub draw: u8,
    /// The base action cards with their numbers, ten together.
    pub deck: Vec<(String, u8)>,
    /// The recommended build: hull tiles, systems and crew that the starting scrap of 90 buys, dearest last to go.
    pub build: Build,
}

/// What to buy for a first mission.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct Build {
    /// Structure tiles.
    pub structure: u8,
    /// Armour tiles.
    pub armour: u8,
    /// Systems by card; the last is left out first where scrap is short.
    pub systems: Vec<String>,
    /// Crew by faction.
    pub crew: Vec<Faction>,
}

/// The figures of a mission.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct MissionStats {
    /// How many days each tier has.
    pub days: [u8; 3],
    /// Whether the last day of the tier is an event.
    pub events: [bool; 3],
    /// The kinds of assignment in its deck.
    pub kinds: Vec<Errand>,
    /// The structure tiles that each ship starts with.
    pub structure: u8,
    /// The scrap that each ship starts with.
    pub scrap: u8,
    /// What a destroyed ship means.
    pub elimination: Elimination,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// What must be done before the goal space, beside its fight.
    pub goals: Vec<Goal>,
    /// Whether a warlord waits on the goal space.
    pub warlord: bool,
}

/// The figures of an assignment.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct AssignmentStats {
    /// Its kind.
    pub kind: Errand,
    /// Its days.
    pub route: Vec<Space>,
    /// How many allies may come along.
    pub allies: u8,
}

/// A day of an assignment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub enum Space {
    /// A question mark: each ship explores for itself.
    Explore,
    /// An event of the assignment.
    Letter(Letter),
    /// A commander, with the ships that he brings.
    Commander,
}

/// The letter of an assignment's event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
pub enum Letter {
    /// The first event.
    A,
    /// The second event.
    B,
}

/// What a mission asks before its goal space.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub enum Goal {
    /// So many completed assignments.
    Assignments(Quantity),
    /// So much scrap paid in at the dock, from this tier on.
    Paid {
        /// The scrap.
        scrap: Quantity,
        /// The first tier in which it can be paid in.
        from_tier: u8,
    },
}

/// What can be done with the card, and when.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct Ability {
    /// What sets it off.
    pub trigger: Trigger,
    /// How often it may be used; only for [`Trigger::Flip`].
    #[serde(default)]
    pub limit: Limit,
    /// What it does.
    pub effect: Effect,
}

/// What sets an ability off.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub enum Trigger {
    /// The card is played from the hand.
    Play,
    /// Its owner flips it, in one of these windows.
    Flip(Vec<Window>),
    /// The card is turned up: exploration cards, waves.
    Reveal,
    /// A die shows one of these faces: enemy ships, commanders, warlord abilities.
    Row(Vec<u8>),
    /// A ship or party comes to this space: assignments.
    Enter(Letter),
    /// The event space of a mission is reached.
    MissionEvent,
    /// The goal space of a mission is reached.
    GoalSpace,
    /// An assignment is completed.
    Reward,
    /// As long as the card is in force.
    Passive,
    /// Something happens while the card is in force.
    On(Moment),
}

/// Something that happens, for cards in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
pub enum Moment {
    /// A day begins; for each ship.
    DayStart,
    /// A ship's first scavenge card of the day is over.
    Scavenged,
    /// A crew member is about to die.
    CrewDies,
    /// A wave of the warlord is beaten; for each ship of the battle.
    WaveDone,
}

/// When an ability that is flipped may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
pub enum Window {
    /// While cards are played for a reaction.
    React,
    /// While cards are played in battle.
    Actions,
    /// At any time at which the ship decides or takes damage: `immediately` on cards.
    Any,
    /// When a battle begins for the ship.
    BattleStart,
    /// While targets are declared.
    Targets,
    /// Once the enemy's dice are known, before damage lands.
    Resolve,
    /// After a die of its own.
    OwnDie,
    /// Before exploration cards are drawn.
    Explore,
    /// After an exploration card was drawn, before it is followed.
    Explored,
    /// While salvage is taken.
    Salvage,
    /// After a salvage die.
    SalvageDie,
    /// At the resupply.
    Resupply,
    /// When a crew member of the ship is about to die.
    CrewDeath,
}

/// How often an ability may be used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize)]
pub enum Limit {
    /// Whenever its trigger comes.
    #[default]
    Free,
    /// Once a day.
    PerDay,
    /// Once a trip.
    PerTrip,
}

/// What a card does.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub enum Effect {
    /// One after another.
    Seq(Vec<Effect>),
    /// One of these, as the player chooses; what cannot be paid is not offered.
    Choose(Vec<Choice>),
    /// If the condition holds, this, otherwise that.
    If(Condition, Box<Effect>, Box<Effect>),
    /// A die, and what its faces do; faces without a row do nothing.
    Roll(Vec<(Vec<u8>, Effect)>),
    /// A reaction: draw and play cards, then choose a row whose plays were made.
    React {
        /// Whether every ship reacts for itself, or the plays of the party are added up.
        who: Reacting,
        /// The rows, the best first.
        rungs: Vec<Rung>,
    },
    /// Nothing happens.
    Nothing,

    /// An attack.
    Damage {
        /// The damage.
        n: u8,
        /// Whom it hits.
        to: Target,
        /// Whether it is neither evaded nor reduced.
        #[serde(default)]
        direct: bool,
    },
    /// Damage to a player ship outside the enemy's attacks, which never takes the last hull.
    Hit(Quantity),
    /// More damage for one attack of the ship's own, of its choice.
    Boost {
        /// How much more.
        n: u8,
        /// Whether it can no longer be evaded.
        #[serde(default)]
        unevadable: bool,
    },
    /// Evades in reserve; an enemy evades that many attacks.
    Evade(u8),
    /// Takes from the total damage of the phase.
    Reduce {
        /// How much.
        n: u8,
        /// The ship that it helps.
        #[serde(default)]
        to: Helped,
    },
    /// Cubes on the card, each of which takes one damage.
    Ward(Quantity),
    /// A die of the enemy does nothing.
    CancelDie,
    /// A die of the enemy is rolled again.
    RerollFoe,
    /// The own die is rolled again.
    Reroll,
    /// The own die counts one more or one less.
    ShiftDie,
    /// The die shows this face.
    SetDie(u8),
    /// The enemy rolls another die.
    RollAgain,
    /// The own target changes.
    Retarget,
    /// The formation is set anew.
    Reform,
    /// A crew cube of an enemy ship goes, or a crew member of the own ship dies.
    KillCrew(Target),
    /// The enemy ship has one more crew cube.
    AddCrew,
    /// Damaged hull is restored.
    Repair {
        /// How much.
        n: u8,
        /// Which.
        #[serde(default)]
        hull: Hull,
    },
    /// Cards are drawn.
    Draw(u8),
    /// A discarded action card comes back to the hand.
    Recover,
    /// Any number of cards of the hand are discarded and as many drawn.
    Cycle,
    /// More plays in this phase.
    Plays {
        /// The kind of card; none for any.
        kind: Option<Kind>,
        /// How many.
        n: u8,
    },
    /// An ability comes off cooldown.
    Refresh(Refreshed),
    /// A ready ability of the attacked ship goes on cooldown.
    Exhaust,

    /// Scrap won, or lost where it is negative; never below nothing.
    Scrap(Quantity),
    /// So many scrap rolls.
    SalvageRoll(u8),
    /// A roll on the reward list.
    RewardRoll,
    /// A random system of the tier.
    GainSystem(Tier),
    /// A crew member may be hired at this price, wherever the ship is.
    Hire(u8),

    /// Enemy ships come, and are fought.
    Foes(Box<Foes>),
    /// The enemy ships that came are discarded.
    DiscardFoes,
    /// An enemy ship is discarded and another drawn.
    SwapFoe,
    /// Draws two exploration cards instead of one; one is kept.
    DrawTwo,
    /// The exploration card is discarded and another drawn.
    Redraw,
    /// The crew member lives.
    Prevent,
    /// Changes a figure of the game.
    Modify {
        /// Which.
        stat: Stat,
        /// By how much.
        by: i8,
        /// How long.
        #[serde(default)]
        lasts: Lasts,
    },
}

impl Effect {
    /// The effects that this one is made of, in the order in which they are numbered.
    #[must_use]
    pub fn children(&self) -> Vec<&Effect> {
        match self {
            Effect::Seq(parts) => parts.iter().collect(),
            Effect::Choose(options) => options.iter().map(|option| &option.effect).collect(),
            Effect::If(_, then, otherwise) => vec![then, otherwise],
            Effect::Roll(rows) => rows.iter().map(|(_, effect)| effect).collect(),
            Effect::React { rungs, .. } => rungs.iter().map(|rung| &rung.effect).collect(),
            Effect::Foes(foes) => vec![&foes.won],
            _ => Vec::new(),
        }
    }
}

/// An option of [`Effect::Choose`].
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct Choice {
    /// The scrap that it costs.
    #[serde(default)]
    pub price: Option<Quantity>,
    /// What it does.
    pub effect: Effect,
}

/// A row of a reaction.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct Rung {
    /// What must have been played, or be there.
    pub need: Need,
    /// What it does.
    pub effect: Effect,
}

/// What a row of a reaction needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
pub enum Need {
    /// So many plays of a kind.
    Plays(Kind, u8),
    /// A crew member.
    Crew,
    /// Nothing.
    Nothing,
}

/// Who reacts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
pub enum Reacting {
    /// The ship that drew the card.
    Ship,
    /// All ships of the party together.
    Party,
}

/// Enemies that come.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(default)]
pub struct Foes {
    /// Enemy ships without a commander.
    pub ships: Quantity,
    /// Commanders.
    pub commanders: Quantity,
    /// Whether the commanders bring their further ships.
    pub bring: bool,
    /// What is added to the hull of each; never below 1.
    pub hull: Quantity,
    /// What is added to the crew of each; never below 0.
    pub crew: i8,
    /// What is added to the hand in the first phase.
    pub first_hand: i8,
    /// What the victors get beside salvage.
    pub won: Effect,
}

impl Default for Foes {
    fn default() -> Foes {
        Foes {
            ships: Quantity::N(0),
            commanders: Quantity::N(0),
            bring: false,
            hull: Quantity::N(0),
            crew: 0,
            first_hand: 0,
            won: Effect::Nothing,
        }
    }
}

/// A number that may depend on the game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub enum Quantity {
    /// This number.
    N(i8),
    /// The tier of the day.
    Tier,
    /// The player ships of the game.
    Players,
    /// The player ships that meet the event.
    Party,
    /// The die just rolled.
    Die,
    /// The plays of a kind in the reaction.
    Played(Kind),
    /// The ship's undamaged armour.
    UndamagedArmour,
    /// The sum.
    Plus(Box<Quantity>, Box<Quantity>),
    /// The product.
    Times(Box<Quantity>, Box<Quantity>),
    /// The smaller one.
    Min(Box<Quantity>, Box<Quantity>),
    /// Half of it, rounded down.
    Half(Box<Quantity>),
}

/// What may be asked of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
pub enum Condition {
    /// One player flies one ship.
    Alone,
}

/// Whom an effect of a fight reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
pub enum Target {
    /// The enemy that the ship targets.
    MyTarget,
    /// Any enemy of the battle, as chosen.
    AnyFoe,
    /// The player ship that the enemy attacks, or that rolled the warlord's die.
    Attacked,
    /// Every player ship of the battle.
    EachShip,
    /// The first crew member of the own ship.
    FirstCrew,
}

/// Which ship a reduction helps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize)]
pub enum Helped {
    /// The ship itself.
    #[default]
    Me,
    /// Any player ship of the battle, as chosen.
    AnyShip,
}

/// Which hull is repaired.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize)]
pub enum Hull {
    /// Any.
    #[default]
    Any,
    /// Armour only.
    Armour,
}

/// Which ability comes off cooldown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
pub enum Refreshed {
    /// Another ability of the ship's crew, as chosen.
    Crew,
    /// The ship's own.
    Ship,
}

/// A figure that cards change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
pub enum Stat {
    /// The hand in the first phase of a battle.
    FirstHand,
    /// The hand in reactions and battles.
    HandSize,
    /// The hand in reactions.
    ReactHand,
    /// The hull of enemy ships.
    FoeHull,
    /// The crew of enemy ships from skirmish cards.
    SkirmishCrew,
    /// The crew of commanders' ships.
    CommanderCrew,
    /// The crew of the ships of a warlord's first wave.
    FirstWaveCrew,
    /// The face of enemies' dice that does nothing; `by` is the face.
    BlankFace,
    /// The ships that the assignment's commander brings.
    Brings,
    /// The salvage dice of each enemy ship.
    SalvageDice,
    /// The reward die of commanders, up to 6.
    RewardDie,
    /// The price of systems.
    SystemPrice,
    /// The price of the next purchase.
    NextPrice,
    /// Whether the next sale pays the full price.
    NextSale,
    /// Whether ships of the area join battles from the first phase.
    JoinAtOnce,
}

/// How long a change lasts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, Serialize)]
pub enum Lasts {
    /// As long as the card is in force.
    #[default]
    InForce,
    /// Until it is used.
    Once,
    /// As long as the assignment.
    Assignment,
}

/// The kind of an action card, play or slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize)]
#[cfg_attr(exported, derive(uniffi::Enum))]
pub enum Kind {
    /// An attack.
    Attack,
    /// A manoeuvre.
    Manoeuvre,
    /// Tech.
    Tech,
}

/// The worth of a system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize)]
#[cfg_attr(exported, derive(uniffi::Enum))]
pub enum Tier {
    /// 10 scrap.
    Bronze,
    /// 20 scrap.
    Silver,
    /// 30 scrap.
    Gold,
    /// Won from commanders only.
    Epic,
}

/// A group to which ships and crew belong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize)]
#[cfg_attr(exported, derive(uniffi::Enum))]
pub enum Faction {
    /// Imperial.
    Imperial,
    /// Rogue.
    Rogue,
    /// Greaser.
    Greaser,
    /// Bandit.
    Bandit,
    /// Merchant.
    Merchant,
}

/// The kind of an assignment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize)]
#[cfg_attr(exported, derive(uniffi::Enum))]
pub enum Errand {
    /// Rescue.
    Rescue,
    /// Escort.
    Escort,
    /// Bounty.
    Bounty,
    /// Salvage.
    Salvage,
    /// Courier.
    Courier,
}

/// What the loss of ships means for a mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize)]
#[cfg_attr(exported, derive(uniffi::Enum))]
pub enum Elimination {
    /// The mission is lost when all ships are destroyed on one day.
    Standard,
    /// A destroyed ship is out.
    Hard,
}

/// How hard a mission is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize)]
#[cfg_attr(exported, derive(uniffi::Enum))]
pub enum Difficulty {
    /// Easy.
    Easy,
    /// Medium.
    Medium,
    /// Hard.
    Hard,
    /// Very hard.
    VeryHard,
}

const fn one() -> u8 {
    1
}
