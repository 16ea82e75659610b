//! Abilities of ships and crew (*Off Cooldown / On Cooldown*): when they may be flipped, what they are pointed at, and
//! how they come back.

use super::ZephyrRefusal;
use super::cards::EffectId;
use super::cards::language::{Effect, Helped, Limit, Refreshed, Target, Trigger, Window};
use super::events::ZephyrEvent;
use super::flow::{Ask, Play, RollUse, Scope, Task};
use super::state::{Gone, STATIONS, Ship, WARLORD, Zephyr};
use super::types::{ZephyrAbility, ZephyrAction, ZephyrAim};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};

impl Ship {
    /// Takes every ability of this limit off cooldown.
    pub(super) fn refresh(&mut self, limit: Limit) {
        if has_limit(self.card.abilities(), limit) {
            self.flipped = false;
        }
        for crew in self.crew.iter_mut().flatten() {
            let cards = [Some(super::cards::faction_card(crew.faction)), crew.personality, crew.companion];
            for (used, card) in crew.used.iter_mut().zip(cards) {
                if card.is_some_and(|card| has_limit(card.abilities(), limit)) {
                    *used = false;
                }
            }
        }
    }

    /// Whether there is anything to flip.
    pub(super) fn can_flip(&self, ability: ZephyrAbility) -> bool {
        self.flip(ability).is_some()
    }

    /// The flipped effect of an ability, with its windows.
    fn flip(&self, ability: ZephyrAbility) -> Option<(EffectId, &'static [Window])> {
        let card = self.ability_card(ability)?;
        (0..).zip(card.abilities()).find_map(|(number, flipped)| match &flipped.trigger {
            Trigger::Flip(windows) => Some((card.root(number), windows.as_slice())),
            _ => None,
        })
    }
}

fn has_limit(abilities: &[super::cards::language::Ability], limit: Limit) -> bool {
    abilities.iter().any(|ability| matches!(ability.trigger, Trigger::Flip(_)) && ability.limit == limit)
}

/// The part of an effect that is pointed at something, or the effect itself.
fn pointed(effect: &Effect) -> &Effect {
    match effect {
        Effect::Seq(parts) => parts.iter().find(|part| !matches!(part, Effect::Draw(_))).unwrap_or(effect),
        _ => effect,
    }
}

impl Zephyr {
    /// Whether the ship may flip `ability` at `aim` in one of these windows.
    pub(super) fn verify_use(
        &self,
        seat: Seat,
        battle: Option<u8>,
        windows: &[Window],
        ability: ZephyrAbility,
        aim: ZephyrAim,
    ) -> Result<(), ZephyrRefusal> {
        let ship = self.ship(seat);
        let (effect, own) = ship.flip(ability).ok_or(ZephyrRefusal::NoAbility)?;
        if ship.on_cooldown(ability) {
            return Err(ZephyrRefusal::OnCooldown);
        }
        if !own.iter().any(|window| windows.contains(window)) {
            return Err(ZephyrRefusal::NotInThisWindow);
        }
        self.fits(seat, battle, windows, ability, effect.effect(), aim)
    }

    /// Whether the effect can do anything at this aim now.
    fn fits(
        &self,
        seat: Seat,
        battle: Option<u8>,
        windows: &[Window],
        ability: ZephyrAbility,
        effect: &Effect,
        aim: ZephyrAim,
    ) -> Result<(), ZephyrRefusal> {
        let ship = self.ship(seat);
        let fight = battle.map(|number| self.battle(number));
        let gain = |useful: bool| if useful { Ok(()) } else { Err(ZephyrRefusal::NothingToGain) };
        let at = |right: bool| if right { Ok(()) } else { Err(ZephyrRefusal::WrongAim) };
        match (pointed(effect), aim) {
            (Effect::KillCrew(_), ZephyrAim::Foe { foe }) => {
                let foe = fight.and_then(|battle| battle.foes.get(usize::from(foe)));
                at(foe.is_some_and(|foe| foe.gone == Gone::No && foe.crew > 0))
            }
            (Effect::Damage { to: Target::AnyFoe, .. } | Effect::SwapFoe, ZephyrAim::Foe { foe }) => {
                let foe = fight.and_then(|battle| battle.foes.get(usize::from(foe)));
                at(foe.is_some_and(|foe| foe.gone == Gone::No))
            }
            (Effect::Retarget, ZephyrAim::Foe { foe }) => {
                let number = battle.ok_or(ZephyrRefusal::NotInBattle)?;
                at(foe != ship.target)?;
                self.can_target(number, foe)
            }
            (Effect::Boost { unevadable, .. }, ZephyrAim::Attack { attack }) => {
                let attack = fight.and_then(|battle| battle.attacks.get(usize::from(attack)));
                at(attack.is_some_and(|attack| attack.seat == seat && !(*unevadable && attack.unevadable)))
            }
            (Effect::CancelDie | Effect::RerollFoe, ZephyrAim::Die { foe, die }) => {
                let foe = fight.and_then(|battle| battle.foes.get(usize::from(foe)));
                let die = foe.and_then(|foe| foe.dice.get(usize::from(die)));
                at(die.is_some_and(|die| !die.cancelled))
            }
            (Effect::Reduce { to: Helped::AnyShip, .. }, ZephyrAim::Ship { seat: helped }) => {
                at(fight.is_some_and(|battle| battle.ships.contains(helped)))
            }
            (Effect::Recover, ZephyrAim::Card { card }) => at(ship.discards.contains(&card)),
            (Effect::Refresh(Refreshed::Crew), ZephyrAim::Ability { ability: other }) => {
                at(other != ability && other != ZephyrAbility::Ship && ship.on_cooldown(other))
            }
            (Effect::ShiftDie, ZephyrAim::Up | ZephyrAim::Down) => Ok(()),
            (
                Effect::KillCrew(_)
                | Effect::Damage { to: Target::AnyFoe, .. }
                | Effect::SwapFoe
                | Effect::Retarget
                | Effect::Boost { .. }
                | Effect::CancelDie
                | Effect::RerollFoe
                | Effect::Reduce { to: Helped::AnyShip, .. }
                | Effect::Recover
                | Effect::Refresh(Refreshed::Crew)
                | Effect::ShiftDie,
                _,
            )
            | (
                _,
                ZephyrAim::Foe { .. }
                | ZephyrAim::Ship { .. }
                | ZephyrAim::Attack { .. }
                | ZephyrAim::Die { .. }
                | ZephyrAim::Card { .. }
                | ZephyrAim::Ability { .. }
                | ZephyrAim::Up
                | ZephyrAim::Down,
            ) => Err(ZephyrRefusal::WrongAim),
            (Effect::Refresh(Refreshed::Ship), _) => gain(ship.flipped && ability != ZephyrAbility::Ship),
            (Effect::Repair { hull, .. }, _) => gain(ship.damaged(*hull)),
            (Effect::Evade(_) | Effect::Reduce { .. } | Effect::Damage { .. } | Effect::Reform, _) => {
                let number = battle.ok_or(ZephyrRefusal::NotInBattle)?;
                gain(!matches!(effect, Effect::Reform) || self.battle(number).ships.len() > 1)
            }
            (Effect::Cycle, _) => gain(!ship.hand.is_empty()),
            (Effect::Plays { .. } | Effect::Draw(_), _) => {
                gain(windows.iter().any(|window| matches!(window, Window::React | Window::Actions)))
            }
            _ => Ok(()),
        }
    }

    /// Every way to flip an ability in one of these windows.
    pub(super) fn list_uses(&self, seat: Seat, battle: Option<u8>, windows: &[Window], into: &mut Vec<ZephyrAction>) {
        for_each_ability(|ability| {
            self.for_each_aim(seat, battle, ability, |aim| {
                if self.verify_use(seat, battle, windows, ability, aim).is_ok() {
                    into.push(ZephyrAction::Use { ability, aim });
                }
            });
        });
    }

    /// Whether the ship can flip anything in one of these windows.
    pub(super) fn can_use(&self, seat: Seat, battle: Option<u8>, windows: &[Window]) -> bool {
        let mut found = false;
        for_each_ability(|ability| {
            if !found {
                self.for_each_aim(seat, battle, ability, |aim| {
                    found = found || self.verify_use(seat, battle, windows, ability, aim).is_ok();
                });
            }
        });
        found
    }

    /// Everything that an ability of this kind may be pointed at.
    fn for_each_aim(&self, seat: Seat, battle: Option<u8>, ability: ZephyrAbility, mut each: impl FnMut(ZephyrAim)) {
        let ship = self.ship(seat);
        let Some((effect, _)) = ship.flip(ability) else {
            return;
        };
        if ship.on_cooldown(ability) {
            return;
        }
        let fight = battle.map(|number| self.battle(number));
        match pointed(effect.effect()) {
            Effect::KillCrew(_) | Effect::Damage { to: Target::AnyFoe, .. } | Effect::SwapFoe | Effect::Retarget => {
                let foes = fight.map_or(0, |battle| battle.foes.len() as u8);
                (0..foes).for_each(|foe| each(ZephyrAim::Foe { foe }));
                if matches!(pointed(effect.effect()), Effect::Retarget) {
                    each(ZephyrAim::Foe { foe: WARLORD });
                }
            }
            Effect::Boost { .. } => {
                let attacks = fight.map_or(0, |battle| battle.attacks.len() as u8);
                (0..attacks).for_each(|attack| each(ZephyrAim::Attack { attack }));
            }
            Effect::CancelDie | Effect::RerollFoe => {
                for (foe, enemy) in (0..).zip(fight.map_or(&[][..], |battle| &battle.foes)) {
                    (0..enemy.dice.len() as u8).for_each(|die| each(ZephyrAim::Die { foe, die }));
                }
            }
            Effect::Reduce { to: Helped::AnyShip, .. } => {
                self.in_order().for_each(|seat| each(ZephyrAim::Ship { seat }));
            }
            Effect::Recover => {
                for (at, &card) in ship.discards.iter().enumerate() {
                    if !ship.discards[..at].contains(&card) {
                        each(ZephyrAim::Card { card });
                    }
                }
            }
            Effect::Refresh(Refreshed::Crew) => for_each_ability(|ability| each(ZephyrAim::Ability { ability })),
            Effect::ShiftDie => {
                each(ZephyrAim::Up);
                each(ZephyrAim::Down);
            }
            _ => each(ZephyrAim::Nothing),
        }
    }
}

/// Every place on which an ability can stand, in the order in which they are offered.
fn for_each_ability(mut each: impl FnMut(ZephyrAbility)) {
    each(ZephyrAbility::Ship);
    for station in 0..STATIONS as u8 {
        each(ZephyrAbility::Faction { station });
        each(ZephyrAbility::Personality { station });
        each(ZephyrAbility::CompanionCard { station });
    }
}

impl<C: Chance, E: EventSink<ZephyrEvent>> Play<'_, C, E> {
    /// Flips an ability that may be flipped. What it changes about a die or a drawn card is done by whoever asked.
    pub(super) fn use_ability(&mut self, seat: Seat, battle: Option<u8>, ability: ZephyrAbility, aim: ZephyrAim) {
        let ship = self.game.ship_mut(seat);
        let Some((effect, _)) = ship.flip(ability) else {
            return;
        };
        let Some(card) = ship.ability_card(ability) else {
            return;
        };
        ship.set_cooldown(ability, true);
        self.tell(ZephyrEvent::Used { seat, ability, card });
        let cause = battle.map_or_else(|| Scope::of(seat).cause, |battle| self.game.battle(battle).cause);
        let scope = Scope { battle, cause, ..Scope::of(seat) };
        match (pointed(effect.effect()), aim) {
            (Effect::KillCrew(_), ZephyrAim::Foe { foe }) => self.kill_foe_crew(battle, foe),
            (&Effect::Damage { n, direct, .. }, ZephyrAim::Foe { foe }) => self.attack(scope, foe, n, direct),
            (Effect::SwapFoe, ZephyrAim::Foe { foe }) => self.swap_foe(battle, foe),
            (Effect::Retarget, ZephyrAim::Foe { foe }) => self.retarget(seat, battle, foe),
            (&Effect::Boost { n, unevadable }, ZephyrAim::Attack { attack }) => {
                self.boost(seat, battle, attack, n, unevadable);
            }
            (Effect::CancelDie, ZephyrAim::Die { foe, die }) => self.cancel_die(battle, foe, die),
            (Effect::RerollFoe, ZephyrAim::Die { foe, die }) => self.reroll_foe(battle, foe, die),
            (&Effect::Reduce { n, .. }, ZephyrAim::Ship { seat }) => self.reduce(seat, n),
            (Effect::Recover, ZephyrAim::Card { card }) => self.recover(seat, card),
            (Effect::Refresh(_), ZephyrAim::Ability { ability }) => self.refresh_ability(seat, ability),
            (Effect::Reroll | Effect::ShiftDie | Effect::SetDie(_) | Effect::DrawTwo | Effect::Redraw, _) => {}
            _ => self.next([Task::Do(effect, scope)]),
        }
    }

    /// Takes an ability off cooldown by a card.
    fn refresh_ability(&mut self, seat: Seat, ability: ZephyrAbility) {
        let ship = self.game.ship_mut(seat);
        if let Some(card) = ship.ability_card(ability).filter(|_| ship.on_cooldown(ability)) {
            ship.set_cooldown(ability, false);
            self.tell(ZephyrEvent::Refreshed { seat, ability, card });
        }
    }

    /// The ship's own ability comes off cooldown.
    pub(super) fn refresh_ship(&mut self, seat: Seat) {
        self.refresh_ability(seat, ZephyrAbility::Ship);
    }

    fn recover(&mut self, seat: Seat, card: super::cards::CardId) {
        let ship = self.game.ship_mut(seat);
        if let Some(at) = ship.discards.iter().position(|&discarded| discarded == card) {
            ship.discards.remove(at);
            ship.hand.push(card);
            self.tell(ZephyrEvent::Recovered { seat, card });
        }
    }

    /// A ready ability of the ship goes on cooldown, as the owner chooses.
    pub(super) fn exhaust(&mut self, seat: Seat) {
        let ship = self.game.ship(seat);
        let mut ready = ship
            .abilities()
            .map(|(ability, _)| ability)
            .filter(|&ability| ship.can_flip(ability) && !ship.on_cooldown(ability));
        let (only, another) = (ready.next(), ready.next());
        drop(ready);
        match (only, another) {
            (None, _) => {}
            (Some(ability), None) => self.exhausted(seat, ability),
            (Some(_), Some(_)) => self.game.ask = Some(Ask::Exhaust(seat)),
        }
    }

    pub(super) fn exhausted(&mut self, seat: Seat, ability: ZephyrAbility) {
        let ship = self.game.ship_mut(seat);
        if let Some(card) = ship.ability_card(ability) {
            ship.set_cooldown(ability, true);
            self.tell(ZephyrEvent::Exhausted { seat, ability, card });
        }
    }

    /// An own die is rolled, and then counts unless the ship changes it.
    pub(super) fn rolled(&mut self, seat: Seat, face: u8, for_what: RollUse) {
        let face = if face == 0 {
            let die = self.chance.die();
            self.tell(ZephyrEvent::Rolled { seat, die });
            die
        } else {
            face
        };
        if self.game.can_use(seat, None, die_windows(for_what)) {
            self.game.ask = Some(Ask::OwnDie { seat, face, for_what });
        } else {
            self.counts(seat, face, for_what);
        }
    }

    /// The ship flips an ability on its die.
    pub(super) fn change_die(&mut self, ask: Ask, ability: ZephyrAbility, aim: ZephyrAim) {
        let Ask::OwnDie { seat, face, for_what } = ask else {
            return;
        };
        let effect = self.game.ship(seat).flip(ability).map(|(effect, _)| effect.effect());
        let face = match (effect, aim) {
            (Some(Effect::Reroll), _) => 0,
            (Some(Effect::ShiftDie), ZephyrAim::Up) => (face + 1).min(6),
            (Some(Effect::ShiftDie), _) => face.saturating_sub(1).max(1),
            (Some(&Effect::SetDie(set)), _) => set,
            _ => face,
        };
        self.next([Task::Rolled { seat, face, for_what }]);
        self.use_ability(seat, None, ability, aim);
        if face != 0 {
            self.tell(ZephyrEvent::DieChanged { seat, die: face });
        }
    }
}

/// The windows in which an own die may be changed.
pub(super) const fn die_windows(for_what: RollUse) -> &'static [Window] {
    match for_what {
        RollUse::Salvage { .. } => &[Window::OwnDie, Window::SalvageDie],
        _ => &[Window::OwnDie],
    }
}
