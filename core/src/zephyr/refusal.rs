//! Why an action or a set-up is refused.

/// Why something cannot be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ZephyrRefusal {
    /// The game is over.
    Over,
    /// This is not asked now.
    NotNow,

    /// One to five ships.
    Players,
    /// No such mission, or it is named twice in a campaign.
    Missions,
    /// No such ship, or it is taken twice.
    Ships,
    /// The starting scrap is changed by 0, 10 or 20.
    StartScrap,
    /// Two ships in one hand are exactly two ships.
    TwoShips,
    /// The first seat does not exist.
    FirstSeat,
    /// The story has other missions.
    Story,
    /// A recommended build is asked for a ship that does not fly.
    Builds,

    /// The ship is not at the resupply.
    NotDocked,
    /// It costs more scrap than the ship has.
    TooDear {
        /// The price.
        price: u16,
    },
    /// The tiles of this kind have run out.
    NoTiles,
    /// No hull slot for it is free.
    NoHullSlot,
    /// The ship has no such tile.
    NoSuchTile,
    /// The last structure cannot be sold.
    LastStructure,
    /// The system is not for sale.
    NotForSale,
    /// Epic systems are neither bought nor sold.
    Epic,
    /// The ship does not have this system.
    NoSuchSystem,
    /// No slot of its kind is free.
    NoSlot,
    /// No station is free.
    NoStation,
    /// The faction has no card left.
    NoFaction,
    /// There is no crew member in this station.
    NoCrew,
    /// Nothing more is to be paid in, or not yet.
    NothingToPay,
    /// Scrap changes hands in amounts of 1, 2, 5, 10 and so on, or all of it at once.
    NoSuchAmount,
    /// The ship has already given today.
    GaveToday,
    /// The other ship has already received today.
    ReceivedToday,
    /// That ship is the same or takes no part.
    NotThatShip,

    /// The ship is on no assignment.
    NoAssignment,
    /// That assignment was not drawn.
    NotOffered,
    /// The assignment is already under way.
    UnderWay,
    /// The places for allies are taken.
    AlliesFull,

    /// There is no such option.
    NoOption,
    /// The plays for this row were not made.
    RowNotMet,
    /// The card is not in the hand.
    NotInHand,
    /// No play for a card of this kind is left.
    NoPlay,
    /// The ship has no such ability.
    NoAbility,
    /// The ability is on cooldown.
    OnCooldown,
    /// The ability cannot be used at this moment.
    NotInThisWindow,
    /// The ability would change nothing.
    NothingToGain,
    /// It cannot be pointed at that.
    WrongAim,

    /// That enemy is not in the battle.
    NoSuchFoe,
    /// The warlord cannot be attacked while waves are left.
    WarlordGuarded,
    /// That ship is not in the battle.
    NotInBattle,
    /// No evade is left.
    NoEvade,
    /// That attack is direct, or already evaded, or on another ship.
    NotEvadable,
    /// Not so many cubes, or more than the damage.
    NoCubes,
    /// That hull slot is not damaged, or not of this kind.
    NotDamaged,
    /// More cards are held than may be saved.
    TooManySaved,
    /// That battle cannot be joined.
    NotToJoin,
    /// More scrap than there is to share.
    TooMuch,

    /// The mission was already flown twice.
    RetriedOnce,
    /// There is no next mission.
    NoNext,
}
