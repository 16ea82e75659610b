//! Battle: the phases in step, formation, targets and actions (*Battle*, *Declare Targets*, *Player and Enemy
//! Targeting*).

use super::ZephyrRefusal;
use super::cards::language::{Stat, Window};
use super::events::ZephyrEvent;
use super::flow::{Ask, Play, Scope, Task};
use super::state::{Battle, Cause, Gone, LAST_PHASE, Place, WARLORD, Zephyr};
use super::types::ZephyrAction;
use crate::chance::Chance;
use crate::game::{EventSink, Seat, Seats};

impl<C: Chance, E: EventSink<ZephyrEvent>> Play<'_, C, E> {
    /// The next phase of every battle that goes on, then the regroup of each, and whoever is free may join.
    pub(super) fn battles(&mut self) {
        let count = self.game.battles.len() as u8;
        for battle in 0..count {
            if !self.game.battle(battle).over && !self.game.enemies_left(battle) {
                self.game.battle_mut(battle).over = true;
            }
        }
        let game = &*self.game;
        let mut begins = false;
        let mut goes_on = false;
        for battle in &game.battles {
            goes_on |= !battle.over;
            begins |= !battle.over && battle.phase == 0;
        }
        if !goes_on {
            return;
        }
        self.next([Task::Battles]);
        let flying = self.game.flying();
        for battle in (0..count).rev() {
            if !self.game.battle(battle).over {
                self.each(flying, |seat| Task::Discard(battle, seat));
            }
        }
        self.each(flying, Task::Join);
        for battle in (0..count).rev() {
            if !self.game.battle(battle).over {
                self.next([Task::Regroup(battle)]);
            }
        }
        for battle in (0..count).rev() {
            if !self.game.battle(battle).over {
                self.next([Task::Phase(battle)]);
            }
        }
        for battle in (0..count).rev() {
            if !self.game.battle(battle).over && self.game.battle(battle).phase == 0 {
                self.next([Task::Opening(battle)]);
            }
        }
        if begins && self.game.stat(Stat::JoinAtOnce) > 0 {
            self.each(flying, Task::Join);
        }
    }

    /// The battle begins: ships with an ability for the beginning may use it.
    pub(super) fn opening(&mut self, battle: u8) {
        let ships = self.game.battle(battle).ships;
        self.each(ships, |seat| Task::Begin(battle, seat));
    }

    /// The battle begins for one ship.
    pub(super) fn begin(&mut self, battle: u8, seat: Seat) {
        if self.game.can_use(seat, Some(battle), &[Window::BattleStart]) {
            self.game.ask = Some(Ask::Opening(battle, seat));
        }
    }

    /// A new attack phase.
    pub(super) fn phase(&mut self, number: u8) {
        let battle = self.game.battle_mut(number);
        // Attacks of abilities at the beginning count in the first phase.
        if battle.phase > 0 {
            battle.attacks.clear();
        }
        battle.phase += 1;
        battle.blows.clear();
        battle.guard = [0; 5];
        for foe in &mut battle.foes {
            foe.attacks = None;
            foe.evades = 0;
            foe.dice.clear();
        }
        let (phase, ships) = (battle.phase, battle.ships);
        self.tell(ZephyrEvent::PhaseBegan { battle: number, phase });
        // Before anybody acts: what an ally does for a ship that acts later is not to be lost.
        for seat in ships.iter() {
            self.begin_plays(seat);
        }
        self.each(ships, |seat| Task::Sinking(number, seat));
        self.next([Task::Land(number)]);
        self.each(ships, |seat| Task::Brace(number, seat));
        self.next([Task::Blows(number)]);
        self.each(ships, |seat| Task::Dice(number, seat));
        self.next([Task::FoeDice(number)]);
        self.each(ships, |seat| Task::WarlordDice(number, seat));
        self.each(ships, |seat| Task::Volley(number, seat));
        self.each(ships, |seat| Task::Actions(number, seat));
        self.each(ships, |seat| Task::Targets(number, seat));
        self.next([Task::Formation(number, 0)]);
    }

    /// Each enemy attacks one player ship; where there is a choice it is made enemy by enemy.
    pub(super) fn formation(&mut self, number: u8, from: u8) {
        let battle = self.game.battle(number);
        let ships = battle.ships;
        let open = battle.fighting().find(|(place, foe)| *place >= from && foe.attacks.is_none());
        let Some((foe, _)) = open else {
            return;
        };
        if ships.len() > 1 {
            self.game.ask = Some(Ask::Formation(number, foe));
        } else {
            let ship = self.game.first_of(ships);
            self.face(number, foe, ship);
        }
    }

    /// The enemy attacks this ship in this phase.
    pub(super) fn face(&mut self, number: u8, foe: u8, ship: Seat) {
        if let Some(enemy) = self.game.battle_mut(number).foes.get_mut(usize::from(foe)) {
            enemy.attacks = Some(ship);
        }
        if self.game.battle(number).ships.len() > 1 {
            self.tell(ZephyrEvent::Faces { battle: number, foe, ship });
        }
        self.next([Task::Formation(number, foe + 1)]);
    }

    /// The formation is set anew.
    pub(super) fn reform(&mut self, number: u8) {
        for foe in &mut self.game.battle_mut(number).foes {
            foe.attacks = None;
        }
        self.next([Task::Formation(number, 0)]);
    }

    /// The ship aims; the only enemy is aimed at without asking.
    pub(super) fn targets(&mut self, number: u8, seat: Seat) {
        let mut open = self.game.targets_in(number);
        let (first, second) = (open.next(), open.next());
        drop(open);
        match (first, second) {
            (None, _) => {}
            (Some(foe), None) if !self.game.can_use(seat, Some(number), &[Window::Targets]) => {
                self.aim_at(seat, number, foe);
            }
            _ => self.game.ask = Some(Ask::Target(number, seat)),
        }
    }

    pub(super) fn aim_at(&mut self, seat: Seat, battle: u8, foe: u8) {
        self.game.ship_mut(seat).target = foe;
        self.tell(ZephyrEvent::Targeted { seat, battle, foe });
    }

    /// The own target changes, and with it the attacks already made at it.
    pub(super) fn retarget(&mut self, seat: Seat, battle: Option<u8>, foe: u8) {
        let Some(number) = battle else {
            return;
        };
        let before = self.game.ship(seat).target;
        self.aim_at(seat, number, foe);
        for attack in &mut self.game.battle_mut(number).attacks {
            if attack.seat == seat && attack.foe == before {
                attack.foe = foe;
            }
        }
    }

    /// The ship draws up to its hand and plays.
    pub(super) fn actions(&mut self, number: u8, seat: Seat) {
        let hand = self.game.battle_hand(seat, self.game.battle(number).phase);
        let ship = self.game.ship_mut(seat);
        ship.first_hand = 0;
        let saved = ship.hand.len() as u8;
        self.draw(seat, hand.saturating_sub(saved));
        self.ask_again(Ask::Actions(number, seat));
    }

    /// A ship that is in no battle may join one of its area.
    pub(super) fn ask_join(&mut self, seat: Seat) {
        let open = (0..self.game.battles.len() as u8).any(|battle| self.game.verify_join_battle(seat, battle).is_ok());
        if open {
            self.game.ask = Some(Ask::Join(seat));
        }
    }

    pub(super) fn enter(&mut self, seat: Seat, number: u8) {
        let battle = self.game.battle_mut(number);
        battle.ships = battle.ships.with(seat);
        self.tell(ZephyrEvent::JoinedBattle { seat, battle: number });
    }

    /// The battle of an adventure: the one that its enemies have already come to, or a new one.
    pub(super) fn battle_of(&mut self, scope: Scope) -> u8 {
        let open = self.game.battles.iter().position(|battle| battle.cause == scope.cause && !battle.over);
        if let Some(open) = open {
            return open as u8;
        }
        let ships = self.game.in_cause(scope.cause);
        self.game.battles.push(Battle {
            cause: scope.cause,
            ships,
            foes: Vec::new(),
            phase: 0,
            attacks: Vec::new(),
            blows: Vec::new(),
            guard: [0; 5],
            won: Vec::new(),
            warlord: false,
            over: false,
        });
        self.game.battles.len() as u8 - 1
    }
}

impl Zephyr {
    /// The enemies that can be aimed at.
    pub(super) fn targets_in(&self, number: u8) -> impl Iterator<Item = u8> + '_ {
        let foes = self.battle(number).foes.len() as u8;
        (0..foes).chain([WARLORD]).filter(move |&foe| self.can_target(number, foe).is_ok())
    }

    /// Whether this enemy can be aimed at.
    pub(super) fn can_target(&self, number: u8, foe: u8) -> Result<(), ZephyrRefusal> {
        let battle = self.battle(number);
        if foe == WARLORD {
            return match &self.mission.warlord {
                Some(warlord) if battle.warlord && warlord.hull > 0 => {
                    if warlord.bare() {
                        Ok(())
                    } else {
                        Err(ZephyrRefusal::WarlordGuarded)
                    }
                }
                _ => Err(ZephyrRefusal::NoSuchFoe),
            };
        }
        match battle.foes.get(usize::from(foe)) {
            Some(foe) if foe.gone == Gone::No => Ok(()),
            _ => Err(ZephyrRefusal::NoSuchFoe),
        }
    }

    /// Whether anybody is left to fight in a battle.
    pub(super) fn enemies_left(&self, number: u8) -> bool {
        let battle = self.battle(number);
        let warlord = battle.warlord && self.mission.warlord.as_ref().is_some_and(|warlord| warlord.hull > 0);
        warlord || battle.fighting().next().is_some()
    }

    /// The battle that a ship is in.
    pub(super) fn battle_with(&self, seat: Seat) -> Option<u8> {
        self.battles.iter().position(|battle| !battle.over && battle.ships.contains(seat)).map(|at| at as u8)
    }

    /// Whether the ship can join a battle now.
    pub(super) fn verify_join_battle(&self, seat: Seat, number: u8) -> Result<(), ZephyrRefusal> {
        let Some(battle) = self.battles.get(usize::from(number)).filter(|battle| !battle.over) else {
            return Err(ZephyrRefusal::NotToJoin);
        };
        let ship = self.ship(seat);
        let free = !ship.destroyed && ship.place != Place::Out && self.battle_with(seat).is_none();
        let near = battle.ships.iter().any(|other| self.same_area(seat, other));
        let ends = battle.phase >= LAST_PHASE;
        if free && near && !ends { Ok(()) } else { Err(ZephyrRefusal::NotToJoin) }
    }

    /// Whether an answer about formation, targets and joining is legal.
    pub(super) fn verify_battle(&self, ask: Ask, action: &ZephyrAction) -> Result<(), ZephyrRefusal> {
        match (ask, *action) {
            (Ask::Opening(battle, seat), ZephyrAction::Use { ability, aim }) => {
                self.verify_use(seat, Some(battle), &[Window::BattleStart], ability, aim)
            }
            (Ask::Opening(..) | Ask::Join(_), ZephyrAction::Done) => Ok(()),
            (Ask::Formation(battle, asked), ZephyrAction::Face { foe, ship }) => {
                if foe != asked {
                    Err(ZephyrRefusal::NoSuchFoe)
                } else if self.battle(battle).ships.contains(ship) {
                    Ok(())
                } else {
                    Err(ZephyrRefusal::NotInBattle)
                }
            }
            (Ask::Target(battle, _) | Ask::Aim(battle, ..), ZephyrAction::Target { foe }) => {
                self.can_target(battle, foe)
            }
            (Ask::Target(battle, seat), ZephyrAction::Use { ability, aim }) => {
                self.verify_use(seat, Some(battle), &[Window::Targets], ability, aim)
            }
            (Ask::Join(seat), ZephyrAction::Enter { battle }) => self.verify_join_battle(seat, battle),
            _ => Err(ZephyrRefusal::NotNow),
        }
    }

    /// Every answer about formation, targets and joining.
    pub(super) fn list_battle(&self, ask: Ask, into: &mut Vec<ZephyrAction>) {
        match ask {
            Ask::Opening(battle, seat) => {
                into.push(ZephyrAction::Done);
                self.list_uses(seat, Some(battle), &[Window::BattleStart], into);
            }
            Ask::Formation(battle, foe) => {
                let ships = self.battle(battle).ships;
                let ships = self.in_order().filter(|&ship| ships.contains(ship));
                into.extend(ships.map(|ship| ZephyrAction::Face { foe, ship }));
            }
            Ask::Target(battle, seat) => {
                into.extend(self.targets_in(battle).map(|foe| ZephyrAction::Target { foe }));
                self.list_uses(seat, Some(battle), &[Window::Targets], into);
            }
            Ask::Aim(battle, ..) => {
                into.extend(self.targets_in(battle).map(|foe| ZephyrAction::Target { foe }));
            }
            Ask::Join(seat) => {
                let battles = (0..self.battles.len() as u8).filter(|&at| self.verify_join_battle(seat, at).is_ok());
                into.extend(battles.map(|battle| ZephyrAction::Enter { battle }));
                into.push(ZephyrAction::Done);
            }
            _ => {}
        }
    }

    /// Whether all enemies of a battle have to be fought for an assignment: a commander that got away fails it.
    pub(super) fn commander_left(&self, number: u8) -> Option<u8> {
        let battle = self.battle(number);
        let Cause::Errand(party) = battle.cause else {
            return None;
        };
        battle.fighting().any(|(_, foe)| foe.commander.is_some()).then_some(party)
    }

    /// The ships of a battle, all of which share its decisions.
    pub(super) fn sharing(&self, ask: Ask) -> Seats {
        let decider = ask.seat(self);
        let ships = match ask {
            Ask::Choice(_, scope) | Ask::Row(_, scope) => self.in_cause(scope.cause),
            Ask::Share { among, .. } | Ask::Award { among, .. } => among,
            Ask::Between => self.all(),
            _ => ask.battle().map_or(Seats::NONE, |battle| self.battle(battle).ships),
        };
        ships.without(Seats::one(decider))
    }
}
