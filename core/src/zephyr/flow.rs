//! How a game runs: what is still to be done lies on a pile, and the topmost is done until somebody has to decide.

use serde::{Deserialize, Serialize};

use super::cards::language::{Hull, Tier};
use super::cards::{CardId, EffectId};
use super::events::{ScrapReason, ZephyrEvent};
use super::state::{Cause, Zephyr};
use super::types::ZephyrQuestion;
use crate::chance::Chance;
use crate::game::{EventSink, Seat, Seats};

/// For whom and in what an effect is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Scope {
    /// The ship that acts, or that the effect reaches.
    pub seat: Seat,
    /// What the day's adventure is, so that enemies who come know which battle they belong to.
    pub cause: Cause,
    /// The battle, by its place among those of the day.
    pub battle: Option<u8>,
    /// The enemy whose row this is, [`super::state::WARLORD`] for the warlord's.
    pub foe: Option<u8>,
    /// The face of the last own die.
    pub die: u8,
    /// The plays of the reaction, by kind.
    pub played: [u8; 3],
    /// The rank of the card for the order of evades: 0 for base cards and abilities, then bronze to epic.
    pub rank: u8,
}

impl Scope {
    /// For a ship, outside battles.
    pub const fn of(seat: Seat) -> Scope {
        Scope { seat, cause: Cause::Explored(seat), battle: None, foe: None, die: 0, played: [0; 3], rank: 0 }
    }

    /// The same for another ship.
    #[must_use]
    pub const fn for_ship(self, seat: Seat) -> Scope {
        Scope { seat, ..self }
    }
}

/// What an own die is rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum RollUse {
    /// The rows of a card.
    Rows(EffectId, Scope),
    /// Scrap for the ship.
    Scrap,
    /// Salvage of a wreck: so many dice are left after this one, so much is added up, for these ships.
    Salvage { dice: u8, sum: u16, among: Seats },
    /// The reward list.
    Reward(Scope),
    /// A commander's reward list, for one of these ships.
    Commander { card: CardId, among: Seats },
    /// Critical damage.
    Critical,
}

/// Something that is still to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Task {
    /// Before the first day: the resupply for this ship, then the next in order.
    Outfit(Seat),
    /// A new day begins.
    Dawn,
    /// Each free ship draws an assignment.
    Offers(Seat),
    /// A ship with a drawn assignment decides whether to embark.
    Embark(Seat),
    /// A ship that is free joins or patrols.
    Move(Seat),
    /// What was drawn and not begun is discarded, and nobody joins any more.
    Moved,
    /// The ship reveals its day.
    Reveal(Seat),
    /// The ship explores.
    Explore(Seat),
    /// The exploration card is about to be followed.
    Follow(Seat, CardId),
    /// The exploration card has been followed.
    Followed(Seat, CardId),
    /// The battles go on, phase by phase, until none is left.
    Battles,
    /// The battle begins: abilities for the beginning.
    Opening(u8),
    /// The battle begins for this ship.
    Begin(u8, Seat),
    /// The next attack phase of the battle.
    Phase(u8),
    /// The formation, from this enemy on.
    Formation(u8, u8),
    /// The targets of the ships, from this one on.
    Targets(u8, Seat),
    /// The ship draws and plays.
    Actions(u8, Seat),
    /// The cards in play of this ship that touch the enemy.
    Volley(u8, Seat),
    /// The warlord's dice for this ship.
    WarlordDice(u8, Seat),
    /// The enemies roll.
    FoeDice(u8),
    /// Abilities about dice, for this ship.
    Dice(u8, Seat),
    /// The dice become attacks.
    Blows(u8),
    /// Evades and reductions of this ship.
    Brace(u8, Seat),
    /// All damage lands.
    Land(u8),
    /// A last repair of the ship.
    Sinking(u8, Seat),
    /// The regroup: who is destroyed leaves.
    Regroup(u8),
    /// The ship discards from its hand.
    Discard(u8, Seat),
    /// The ship may join a battle.
    Join(Seat),
    /// The battle is over and won: abilities for salvage of this ship.
    Salvage(u8, Seat),
    /// The salvage of this enemy.
    Wreck(u8, u8),
    /// Scrap is shared among the ships, as the first of the two decides.
    Share { seat: Seat, scrap: u16, among: Seats, reason: ScrapReason },
    /// A system goes to one of the ships, as the seat decides.
    Award { seat: Seat, card: CardId, among: Seats },
    /// Critical damage of a ship.
    Critical(Seat),
    /// The ship has been destroyed, the critical roll is done: it leaves.
    Wrecked(Seat),
    /// The crew member in this station dies, unless somebody or something prevents it.
    CrewDies(Seat, u8),
    /// The crew member in this station is dead.
    CrewDead(Seat, u8),
    /// The party's assignment is over for the day: completed or not.
    Complete(u8),
    /// The ships of a completed assignment dock.
    DockParty(u8),
    /// The evening: all who dock dock.
    Evening,
    /// The evening before the goal space: assignments under way end.
    LastEvening,
    /// What the ship does in the evening.
    Dusk(Seat),
    /// The day is over.
    Night,
    /// The goal space has been fought.
    Verdict,
    /// An effect.
    Do(EffectId, Scope),
    /// The children of a [`super::cards::language::Effect::Seq`] from this one on.
    Rest(EffectId, u8, Scope),
    /// A die of a ship's own has been rolled, or is about to be where the face is 0.
    Rolled { seat: Seat, face: u8, for_what: RollUse },
    /// The rest of a repair.
    Repair { seat: Seat, left: u8, hull: Hull },
    /// Reactions: the ship draws and plays.
    React(Seat),
    /// All have reacted: the row is chosen.
    Row(EffectId, Scope),
    /// So many scrap rolls are left.
    ScrapRolls(Seat, u8),
    /// A ready ability of the ship goes on cooldown.
    Exhaust(Seat),
    /// A random system of this tier.
    GainSystem { seat: Seat, tier: Tier, among: Seats },
    /// The decision that was pending is asked again.
    Again(Ask),
}

/// A pending decision, with what it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Ask {
    Outfit(Seat),
    Dusk(Seat),
    Offer(Seat),
    Embark(Seat),
    Move(Seat),
    Explore {
        seat: Seat,
        two: bool,
    },
    Kept {
        seat: Seat,
        cards: [CardId; 2],
    },
    Drawn(Seat, CardId),
    Choice(EffectId, Scope),
    React(Seat, Scope),
    Row(EffectId, Scope),
    OwnDie {
        seat: Seat,
        face: u8,
        for_what: RollUse,
    },
    Repair {
        seat: Seat,
        left: u8,
        hull: Hull,
    },
    Opening(u8, Seat),
    Formation(u8, u8),
    Target(u8, Seat),
    Actions(u8, Seat),
    /// Whom this attack of a card hits.
    Aim(u8, EffectId, Scope),
    Dice(u8, Seat),
    Brace(u8, Seat),
    Sinking(u8, Seat),
    Exhaust(Seat),
    Discard(u8, Seat),
    Join(Seat),
    Salvage(u8, Seat),
    Share {
        seat: Seat,
        scrap: u16,
        among: Seats,
        reason: ScrapReason,
    },
    Award {
        seat: Seat,
        card: CardId,
        among: Seats,
    },
    /// Whose the salvage of this wreck is.
    Wreck {
        battle: u8,
        foe: u8,
        seat: Seat,
        among: Seats,
    },
    LoseHull(Seat),
    CrewDeath(Seat, u8),
    Companion {
        seat: Seat,
        station: u8,
        card: CardId,
        used: bool,
    },
    Leader(Seat, u8),
    Cycle {
        seat: Seat,
        discarded: u8,
    },
    /// The faction of a crew member who can be hired on the way.
    Hire {
        seat: Seat,
        price: u16,
    },
    Between,
}

impl Ask {
    /// The seat that decides.
    pub fn seat(self, game: &Zephyr) -> Seat {
        match self {
            Ask::Outfit(seat)
            | Ask::Dusk(seat)
            | Ask::Offer(seat)
            | Ask::Embark(seat)
            | Ask::Move(seat)
            | Ask::Explore { seat, .. }
            | Ask::Kept { seat, .. }
            | Ask::Drawn(seat, _)
            | Ask::React(seat, _)
            | Ask::OwnDie { seat, .. }
            | Ask::Repair { seat, .. }
            | Ask::Opening(_, seat)
            | Ask::Target(_, seat)
            | Ask::Actions(_, seat)
            | Ask::Dice(_, seat)
            | Ask::Brace(_, seat)
            | Ask::Sinking(_, seat)
            | Ask::Exhaust(seat)
            | Ask::Discard(_, seat)
            | Ask::Join(seat)
            | Ask::Salvage(_, seat)
            | Ask::Share { seat, .. }
            | Ask::Award { seat, .. }
            | Ask::Wreck { seat, .. }
            | Ask::LoseHull(seat)
            | Ask::CrewDeath(seat, _)
            | Ask::Companion { seat, .. }
            | Ask::Leader(seat, _)
            | Ask::Cycle { seat, .. }
            | Ask::Hire { seat, .. } => seat,
            Ask::Choice(_, scope) | Ask::Row(_, scope) => game.decides(scope.cause, scope.seat),
            Ask::Aim(_, _, scope) => scope.seat,
            Ask::Formation(battle, _) => game.holds_formation(battle),
            Ask::Between => game.terms.first,
        }
    }

    /// The battle that it belongs to.
    pub const fn battle(self) -> Option<u8> {
        match self {
            Ask::Opening(battle, _)
            | Ask::Formation(battle, _)
            | Ask::Target(battle, _)
            | Ask::Actions(battle, _)
            | Ask::Aim(battle, ..)
            | Ask::Dice(battle, _)
            | Ask::Brace(battle, _)
            | Ask::Sinking(battle, _)
            | Ask::Discard(battle, _)
            | Ask::Salvage(battle, _)
            | Ask::Wreck { battle, .. } => Some(battle),
            _ => None,
        }
    }

    /// Whether several things may be done before going on to what chance brings.
    pub const fn may_do_more(self) -> bool {
        matches!(
            self,
            Ask::Outfit(_)
                | Ask::Dusk(_)
                | Ask::React(..)
                | Ask::Opening(..)
                | Ask::Actions(..)
                | Ask::Dice(..)
                | Ask::Salvage(..)
                | Ask::Cycle { .. }
        )
    }

    /// What it is about, for the interface.
    pub const fn question(self) -> ZephyrQuestion {
        match self {
            Ask::Outfit(_) => ZephyrQuestion::Outfit,
            Ask::Dusk(_) => ZephyrQuestion::Evening,
            Ask::Offer(_) => ZephyrQuestion::Offer,
            Ask::Embark(_) | Ask::Move(_) => ZephyrQuestion::Move,
            Ask::Explore { .. } => ZephyrQuestion::Explore,
            Ask::Kept { .. } => ZephyrQuestion::Kept,
            Ask::Drawn(..) => ZephyrQuestion::Drawn,
            Ask::Choice(..) => ZephyrQuestion::Choice,
            Ask::React(..) => ZephyrQuestion::React,
            Ask::Row(..) => ZephyrQuestion::Row,
            Ask::OwnDie { face, .. } => ZephyrQuestion::OwnDie { die: face },
            Ask::Repair { left, .. } => ZephyrQuestion::Repair { left },
            Ask::Opening(..) => ZephyrQuestion::BattleStart,
            Ask::Formation(_, foe) => ZephyrQuestion::Formation { foe },
            Ask::Target(..) => ZephyrQuestion::Target,
            Ask::Actions(..) => ZephyrQuestion::Actions,
            Ask::Aim(..) => ZephyrQuestion::Aim,
            Ask::Dice(..) => ZephyrQuestion::Dice,
            Ask::Brace(..) => ZephyrQuestion::Brace,
            Ask::Sinking(..) => ZephyrQuestion::Sinking,
            Ask::Exhaust(_) => ZephyrQuestion::Exhaust,
            Ask::Discard(..) => ZephyrQuestion::Regroup,
            Ask::Join(_) => ZephyrQuestion::Join,
            Ask::Salvage(..) => ZephyrQuestion::Salvage,
            Ask::Share { scrap, .. } => ZephyrQuestion::Share { left: scrap },
            Ask::Award { card, .. } => ZephyrQuestion::Award { card },
            Ask::Wreck { .. } => ZephyrQuestion::Wreck,
            Ask::LoseHull(_) => ZephyrQuestion::LoseHull,
            Ask::CrewDeath(_, station) => ZephyrQuestion::CrewDeath { station },
            Ask::Companion { card, .. } => ZephyrQuestion::CompanionHeir { card },
            Ask::Leader(..) => ZephyrQuestion::Leader,
            Ask::Cycle { .. } => ZephyrQuestion::Cycle,
            Ask::Hire { .. } => ZephyrQuestion::Hire,
            Ask::Between => ZephyrQuestion::Between,
        }
    }
}

/// A game that is being changed, with where chance comes from and where events go.
pub(super) struct Play<'a, C, E> {
    pub game: &'a mut Zephyr,
    pub chance: &'a mut C,
    pub events: &'a mut E,
}

impl<C: Chance, E: EventSink<ZephyrEvent>> Play<'_, C, E> {
    /// Does what is to be done until somebody has to decide or the game is over.
    pub fn run(&mut self) {
        while self.game.ask.is_none() {
            let Some(task) = self.game.todo.pop() else {
                break;
            };
            self.perform(task);
        }
    }

    /// Lays `tasks` on the pile, so that the first of them comes next.
    pub fn next<const N: usize>(&mut self, tasks: [Task; N]) {
        self.game.todo.extend(tasks.into_iter().rev());
    }

    /// Lays one task for each of `seats` on the pile, in seat order, and before what lies there.
    pub fn each(&mut self, seats: Seats, task: impl Fn(Seat) -> Task) {
        for seat in self.game.in_order_back(seats) {
            self.game.todo.push(task(seat));
        }
    }

    /// Tells what happened.
    pub fn tell(&mut self, event: ZephyrEvent) {
        self.events.happened(event);
    }

    fn perform(&mut self, task: Task) {
        match task {
            Task::Outfit(seat) => self.game.ask = Some(Ask::Outfit(seat)),
            Task::Dawn => self.dawn(),
            Task::Offers(seat) => self.draw_offers(seat),
            Task::Embark(seat) => self.ask_embark(seat),
            Task::Move(seat) => self.ask_move(seat),
            Task::Moved => self.moved(),
            Task::Reveal(seat) => self.reveal(seat),
            Task::Explore(seat) => self.game.ask = Some(Ask::Explore { seat, two: false }),
            Task::Follow(seat, card) => self.follow(seat, card),
            Task::Followed(seat, card) => self.followed(seat, card),
            Task::Battles => self.battles(),
            Task::Opening(battle) => self.opening(battle),
            Task::Begin(battle, seat) => self.begin(battle, seat),
            Task::Phase(battle) => self.phase(battle),
            Task::Formation(battle, foe) => self.formation(battle, foe),
            Task::Targets(battle, seat) => self.targets(battle, seat),
            Task::Actions(battle, seat) => self.actions(battle, seat),
            Task::Volley(battle, seat) => self.volley(battle, seat),
            Task::WarlordDice(battle, seat) => self.warlord_dice(battle, seat),
            Task::FoeDice(battle) => self.foe_dice(battle),
            Task::Dice(battle, seat) => self.ask_dice(battle, seat),
            Task::Blows(battle) => self.blows(battle),
            Task::Brace(battle, seat) => self.brace(battle, seat),
            Task::Land(battle) => self.land(battle),
            Task::Sinking(battle, seat) => self.sinking(battle, seat),
            Task::Regroup(battle) => self.regroup(battle),
            Task::Discard(battle, seat) => self.ask_discard(battle, seat),
            Task::Join(seat) => self.ask_join(seat),
            Task::Salvage(battle, seat) => self.ask_salvage(battle, seat),
            Task::Wreck(battle, foe) => self.wreck(battle, foe),
            Task::Share { seat, scrap, among, reason } => self.share(seat, scrap, among, reason),
            Task::Award { seat, card, among } => self.award(seat, card, among),
            Task::Critical(seat) => self.critical(seat),
            Task::Wrecked(seat) => self.wrecked(seat),
            Task::CrewDies(seat, station) => self.crew_dies(seat, station),
            Task::CrewDead(seat, station) => self.crew_dead(seat, station),
            Task::Complete(party) => self.complete(party),
            Task::DockParty(party) => self.dock_party(party),
            Task::Evening => self.evening(),
            Task::LastEvening => self.last_evening(),
            Task::Dusk(seat) => self.dusk(seat),
            Task::Night => self.night(),
            Task::Verdict => self.verdict(),
            Task::Do(effect, scope) => self.perform_effect(effect, scope),
            Task::Rest(effect, child, scope) => self.rest(effect, child, scope),
            Task::Rolled { seat, face, for_what } => self.rolled(seat, face, for_what),
            Task::Repair { seat, left, hull } => self.repair(seat, left, hull),
            Task::React(seat) => self.react(seat),
            Task::Row(effect, scope) => self.row(effect, scope),
            Task::ScrapRolls(seat, left) => self.scrap_rolls(seat, left),
            Task::Exhaust(seat) => self.exhaust(seat),
            Task::GainSystem { seat, tier, among } => self.gain_system(seat, tier, among),
            Task::Again(ask) => self.ask_again(ask),
        }
    }
}
