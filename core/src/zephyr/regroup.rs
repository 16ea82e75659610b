//! Regroup and salvage (*Regroup*, *Destroyed Ships*, *Salvage*, *Distributing Salvage*, *Commander Rewards*).

use super::ZephyrRefusal;
use super::cards::language::{Effect, Stat, Window};
use super::events::ZephyrEvent;
use super::flow::{Ask, Play, RollUse, Scope, Task};
use super::state::{Cause, Gone, LAST_PHASE, Zephyr};
use super::types::{ZephyrAbility, ZephyrAction};
use crate::chance::Chance;
use crate::game::{EventSink, Seat, Seats};

impl<C: Chance, E: EventSink<ZephyrEvent>> Play<'_, C, E> {
    /// A ship without whole hull may restore some before the regroup.
    pub(super) fn sinking(&mut self, battle: u8, seat: Seat) {
        if self.game.ship(seat).whole() > 0 {
            return;
        }
        let ask = Ask::Sinking(battle, seat);
        let mut answers = Vec::new();
        self.game.list_resolving(ask, &mut answers);
        if answers.len() > 1 {
            self.game.ask = Some(ask);
        }
    }

    /// Who has no whole hull left leaves the battle; then it ends, or goes on with the next phase.
    pub(super) fn regroup(&mut self, number: u8) {
        self.destroy_foes(number);
        let ships = self.game.battle(number).ships;
        let lost = ships.iter().filter(|&seat| self.game.ship(seat).whole() == 0).fold(Seats::NONE, Seats::with);
        let left = ships.without(lost);
        self.game.battle_mut(number).ships = left;
        let last = self.game.battle(number).phase >= LAST_PHASE;
        if !last {
            self.wave_over(number);
        }
        let won = !self.game.enemies_left(number);
        let ends = won || left.is_empty() || last;
        if ends {
            self.end_battle(number, won);
        } else {
            for seat in left.iter() {
                let ship = self.game.ship_mut(seat);
                ship.discards.append(&mut ship.in_play);
            }
        }
        for seat in self.game.in_order_back(lost) {
            self.game.ship_mut(seat).discard_all();
            self.game.ship_mut(seat).destroyed = true;
            self.game.campaign.destroyed();
            self.tell(ZephyrEvent::ShipDestroyed { seat });
            self.next([Task::Critical(seat), Task::Wrecked(seat)]);
        }
    }

    fn destroy_foes(&mut self, battle: u8) {
        for foe in 0..self.game.battle(battle).foes.len() as u8 {
            let enemy = &mut self.game.battle_mut(battle).foes[usize::from(foe)];
            if enemy.gone == Gone::No && enemy.hull == 0 {
                enemy.gone = Gone::Destroyed;
                let card = enemy.card;
                self.game.campaign.foe_destroyed();
                self.tell(ZephyrEvent::FoeDestroyed { battle, foe, card });
            }
        }
    }

    /// The battle is over: won, lost, or broken off after the last phase.
    fn end_battle(&mut self, number: u8, won: bool) {
        let battle = self.game.battle_mut(number);
        battle.over = true;
        let (ships, cause) = (battle.ships, battle.cause);
        let victory = won && !ships.is_empty();
        if !victory && cause == Cause::Goal {
            self.game.mission.lost = true;
        }
        if let Some(party) = self.game.commander_left(number)
            && let Some(party) = self.game.parties.get_mut(usize::from(party))
        {
            party.failed = true;
        }
        for seat in ships.iter() {
            self.game.ship_mut(seat).discard_all();
        }
        if victory {
            self.tell(ZephyrEvent::BattleWon { battle: number });
            self.win_battle(number, ships);
        } else {
            let event = if ships.is_empty() {
                ZephyrEvent::BattleLost { battle: number }
            } else {
                ZephyrEvent::Withdrew { battle: number }
            };
            self.tell(event);
            self.foes_leave(number);
        }
    }

    /// Salvage, and what the cards promised the victors.
    fn win_battle(&mut self, number: u8, ships: Seats) {
        for at in (0..self.game.battle(number).won.len()).rev() {
            let (effect, seat) = self.game.battle(number).won[at];
            let cause = self.game.battle(number).cause;
            let seat = if ships.contains(seat) { seat } else { self.game.first_of(ships) };
            self.next([Task::Do(effect, Scope { cause, ..Scope::of(seat) })]);
        }
        for foe in (0..self.game.battle(number).foes.len() as u8).rev() {
            if self.game.battle(number).foes[usize::from(foe)].gone == Gone::Destroyed {
                self.next([Task::Wreck(number, foe)]);
            }
        }
        self.each(ships, |seat| Task::Salvage(number, seat));
        self.discard_enemies(number);
    }

    /// What abilities add to the salvage of a ship.
    pub(super) fn ask_salvage(&mut self, battle: u8, seat: Seat) {
        if self.game.can_use(seat, None, &[Window::Salvage]) {
            self.game.ask = Some(Ask::Salvage(battle, seat));
        }
    }

    /// The salvage of one destroyed enemy: whose it is, then the dice.
    pub(super) fn wreck(&mut self, number: u8, foe: u8) {
        let battle = self.game.battle(number);
        let ships = battle.ships;
        match battle.cause {
            Cause::Explored(seat) => {
                let shares = if ships.contains(seat) { seat } else { self.game.first_of(ships) };
                self.salvage(number, foe, shares, ships);
            }
            // A commander gives no salvage; whose the reward is, says whoever decides for the battle.
            _ if battle.foes[usize::from(foe)].commander.is_some() => {
                let seat = self.game.holds_formation(number);
                self.salvage(number, foe, seat, ships);
            }
            _ => {
                let aimed = battle.foes[usize::from(foe)].aimed.only(ships);
                let among = if aimed.is_empty() { Seats::one(self.game.first_of(ships)) } else { aimed };
                let seat = self.game.first_of(among);
                if among.len() > 1 {
                    self.game.ask = Some(Ask::Wreck { battle: number, foe, seat, among });
                } else {
                    self.salvage(number, foe, seat, among);
                }
            }
        }
    }

    /// Rolls the salvage of a wreck, or a commander's reward.
    pub(super) fn salvage(&mut self, number: u8, foe: u8, seat: Seat, among: Seats) {
        let for_what = match self.game.battle(number).foes[usize::from(foe)].commander {
            Some(card) => RollUse::Commander { card, among },
            None => {
                let dice = self.game.tier().saturating_add_signed(self.game.stat(Stat::SalvageDice)).max(1);
                RollUse::Salvage { dice: dice - 1, sum: 0, among }
            }
        };
        self.next([Task::Rolled { seat, face: 0, for_what }]);
    }

    /// Cards beyond what may be saved go, and others as the player likes.
    pub(super) fn ask_discard(&mut self, battle: u8, seat: Seat) {
        let in_battle = !self.game.battle(battle).over && self.game.battle(battle).ships.contains(seat);
        if in_battle && !self.game.ship(seat).hand.is_empty() {
            self.game.ask = Some(Ask::Discard(battle, seat));
        }
    }
}

impl Zephyr {
    /// Whether the ability restores hull.
    pub(super) fn mends(&self, seat: Seat, ability: ZephyrAbility) -> bool {
        self.ship(seat)
            .ability_card(ability)
            .is_some_and(|card| card.abilities().iter().any(|ability| matches!(ability.effect, Effect::Repair { .. })))
    }

    /// Whether an answer at regroup or salvage is legal.
    pub(super) fn verify_regroup(&self, ask: Ask, action: &ZephyrAction) -> Result<(), ZephyrRefusal> {
        match (ask, *action) {
            (Ask::Discard(_, seat), ZephyrAction::Discard { card }) => {
                if self.ship(seat).hand.contains(&card) {
                    Ok(())
                } else {
                    Err(ZephyrRefusal::NotInHand)
                }
            }
            (Ask::Discard(_, seat), ZephyrAction::Done) => {
                let held = self.ship(seat).hand.len();
                if held <= usize::from(self.may_save(seat)) { Ok(()) } else { Err(ZephyrRefusal::TooManySaved) }
            }
            (Ask::Salvage(..), ZephyrAction::Done) => Ok(()),
            (Ask::Salvage(_, seat), ZephyrAction::Use { ability, aim }) => {
                self.verify_use(seat, None, &[Window::Salvage], ability, aim)
            }
            (Ask::Wreck { among, .. }, ZephyrAction::Award { to }) => {
                if among.contains(to) {
                    Ok(())
                } else {
                    Err(ZephyrRefusal::NotThatShip)
                }
            }
            _ => Err(ZephyrRefusal::NotNow),
        }
    }

    /// Every answer at regroup or salvage.
    pub(super) fn list_regroup(&self, ask: Ask, into: &mut Vec<ZephyrAction>) {
        match ask {
            Ask::Discard(_, seat) => {
                if self.verify_regroup(ask, &ZephyrAction::Done).is_ok() {
                    into.push(ZephyrAction::Done);
                }
                into.extend(self.different_in_hand(seat).map(|card| ZephyrAction::Discard { card }));
            }
            Ask::Salvage(_, seat) => {
                into.push(ZephyrAction::Done);
                self.list_uses(seat, None, &[Window::Salvage], into);
            }
            Ask::Wreck { among, .. } => {
                let ships = self.in_order().filter(|&to| among.contains(to));
                into.extend(ships.map(|to| ZephyrAction::Award { to }));
            }
            _ => {}
        }
    }
}
