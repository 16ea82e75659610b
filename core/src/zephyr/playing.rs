//! Playing action cards, in reactions and in battle (*Playing Actions*, *Reaction*, *Draw Cards/Player Actions*).

use super::ZephyrRefusal;
use super::cards::CardId;
use super::cards::language::{Effect, Hull, Trigger, Window};
use super::effects::{rank, touches_foe};
use super::events::ZephyrEvent;
use super::flow::{Ask, Play, Scope, Task};
use super::state::{Plate, Plays, Ship, Zephyr};
use super::types::ZephyrAction;
use crate::chance::Chance;
use crate::game::{EventSink, Seat};

/// The windows that are open while cards are played for a reaction.
const REACTING: [Window; 2] = [Window::React, Window::Any];
/// The windows that are open while cards are played in battle.
const ACTING: [Window; 2] = [Window::Actions, Window::Any];

impl Ship {
    /// The plays that a phase begins with: the captain's and those of the stations.
    fn plays_of_phase(&self) -> Plays {
        let mut plays = Plays { any: 1, kinds: [0; 3] };
        for (crew, station) in self.crew.iter().zip(self.card.mat().stations) {
            if let (Some(_), Some(kind)) = (crew, station) {
                plays.kinds[kind as usize] += 1;
            }
        }
        plays
    }

    /// Whether any hull of this sort is damaged.
    pub(super) fn damaged(&self, hull: Hull) -> bool {
        self.hull.iter().any(|&plate| repairs(hull, plate))
    }
}

/// Whether a repair of this sort restores the plate.
fn repairs(hull: Hull, plate: Plate) -> bool {
    match hull {
        Hull::Any => plate.damaged(),
        Hull::Armour => plate == Plate::DamagedArmour,
    }
}

impl<C: Chance, E: EventSink<ZephyrEvent>> Play<'_, C, E> {
    /// A ship reacts: it draws its cards and plays.
    pub(super) fn react(&mut self, seat: Seat) {
        self.begin_plays(seat);
        let hand = self.game.react_hand(seat);
        self.draw(seat, hand);
        self.ask_again(Ask::React(seat, Scope::of(seat)));
    }

    /// The plays of a new phase.
    pub(super) fn begin_plays(&mut self, seat: Seat) {
        let ship = self.game.ship_mut(seat);
        ship.plays = ship.plays_of_phase();
        ship.played = [0; 3];
        ship.evades = 0;
        ship.reduction = 0;
        ship.cubes = 0;
    }

    /// Asks once more, unless nothing but going on is left where that may be done by itself.
    pub(super) fn ask_again(&mut self, ask: Ask) {
        self.game.ask = Some(ask);
    }

    /// Plays a card: what does not touch the enemy happens now.
    pub(super) fn play_card(&mut self, seat: Seat, battle: Option<u8>, card: CardId) {
        let kind = card.kind();
        let ship = self.game.ship_mut(seat);
        if let Some(at) = ship.hand.iter().position(|&held| held == card) {
            ship.hand.remove(at);
            ship.in_play.push(card);
        }
        let plays = &mut ship.plays;
        if plays.kinds[kind as usize] > 0 {
            plays.kinds[kind as usize] -= 1;
        } else {
            plays.any = plays.any.saturating_sub(1);
        }
        ship.played[kind as usize] += 1;
        self.tell(ZephyrEvent::Played { seat, card, kind });
        self.do_parts(seat, battle, card, false);
    }

    /// Does the parts of a card that touch the enemy, or those that do not.
    pub(super) fn do_parts(&mut self, seat: Seat, battle: Option<u8>, card: CardId, touching: bool) {
        let cause = battle.map_or_else(|| Scope::of(seat).cause, |battle| self.game.battle(battle).cause);
        let scope = Scope { battle, cause, rank: rank(card), ..Scope::of(seat) };
        for (number, ability) in card.abilities().iter().enumerate().rev() {
            if ability.trigger != Trigger::Play {
                continue;
            }
            let root = card.root(number);
            match &ability.effect {
                Effect::Seq(parts) => {
                    for (child, part) in parts.iter().enumerate().rev() {
                        if touches_foe(part) == touching {
                            self.next([Task::Do(root.child(child), scope)]);
                        }
                    }
                }
                whole if touches_foe(whole) == touching => self.next([Task::Do(root, scope)]),
                _ => {}
            }
        }
    }

    /// Restores hull; where there is a choice the owner makes it.
    pub(super) fn repair(&mut self, seat: Seat, left: u8, hull: Hull) {
        let ship = self.game.ship(seat);
        let mut damaged = (0u8..).zip(ship.hull).filter(|&(_, plate)| repairs(hull, plate));
        let Some((slot, first)) = damaged.next() else {
            return;
        };
        if left == 0 {
            return;
        }
        let count = 1 + damaged.clone().count();
        let alike = damaged.all(|(_, plate)| plate == first);
        if usize::from(left) >= count || alike {
            self.restore(seat, slot);
            self.next([Task::Repair { seat, left: left - 1, hull }]);
        } else {
            self.game.ask = Some(Ask::Repair { seat, left, hull });
        }
    }

    /// Restores one hull slot.
    pub(super) fn restore(&mut self, seat: Seat, slot: u8) {
        if let Some(plate) = self.game.ship_mut(seat).hull.get_mut(usize::from(slot)) {
            *plate = plate.restored();
            self.tell(ZephyrEvent::Restored { seat, slot });
        }
    }

    /// Damages so many hull tiles from the top.
    pub(super) fn flip_hull(&mut self, seat: Seat, n: u8) {
        let whole = self.game.ship_mut(seat).hull.iter_mut().filter(|plate| plate.whole());
        let mut done = 0;
        for plate in whole.take(n.into()) {
            *plate = plate.hit();
            done += 1;
        }
        if done > 0 {
            self.tell(ZephyrEvent::HullDamaged { seat, n: done });
        }
    }

    /// Damage that never takes the last whole hull.
    pub(super) fn hit(&mut self, seat: Seat, n: u8) {
        let spare = self.game.ship(seat).whole().saturating_sub(1);
        self.flip_hull(seat, n.min(spare));
    }

    /// Exchanges a card of the hand: it is discarded, and drawn for at the end.
    pub(super) fn cycle(&mut self, seat: Seat, discarded: u8, card: CardId) {
        self.discard_card(seat, card);
        self.game.ask = Some(Ask::Cycle { seat, discarded: discarded + 1 });
    }

    /// Puts a card of the hand onto the discards.
    pub(super) fn discard_card(&mut self, seat: Seat, card: CardId) {
        let ship = self.game.ship_mut(seat);
        if let Some(at) = ship.hand.iter().position(|&held| held == card) {
            ship.hand.remove(at);
            ship.discards.push(card);
            if E::LISTENS {
                self.tell(ZephyrEvent::Discarded { seat, cards: vec![card] });
            }
        }
    }
}

impl Zephyr {
    /// Whether the ship can play this card now.
    pub(super) fn verify_play(&self, seat: Seat, card: CardId) -> Result<(), ZephyrRefusal> {
        let ship = self.ship(seat);
        if !ship.hand.contains(&card) {
            Err(ZephyrRefusal::NotInHand)
        } else if ship.plays.any == 0 && ship.plays.kinds[card.kind() as usize] == 0 {
            Err(ZephyrRefusal::NoPlay)
        } else {
            Ok(())
        }
    }

    /// Every card of the hand once.
    pub(super) fn different_in_hand(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        let hand = &self.ship(seat).hand;
        hand.iter().enumerate().filter(|&(at, card)| !hand[..at].contains(card)).map(|(_, &card)| card)
    }

    /// Whether an answer about playing, repairs and own dice is legal.
    pub(super) fn verify_playing(&self, ask: Ask, action: &ZephyrAction) -> Result<(), ZephyrRefusal> {
        match (ask, *action) {
            (Ask::React(seat, _) | Ask::Actions(_, seat), ZephyrAction::Play { card }) => self.verify_play(seat, card),
            (Ask::React(..) | Ask::Actions(..) | Ask::OwnDie { .. } | Ask::Cycle { .. }, ZephyrAction::Done) => Ok(()),
            (Ask::React(seat, _), ZephyrAction::Use { ability, aim }) => {
                self.verify_use(seat, None, &REACTING, ability, aim)
            }
            (Ask::Actions(battle, seat), ZephyrAction::Use { ability, aim }) => {
                self.verify_use(seat, Some(battle), &ACTING, ability, aim)
            }
            (Ask::OwnDie { seat, for_what, face }, ZephyrAction::Use { ability, aim }) => {
                self.verify_use(seat, None, super::abilities::die_windows(for_what), ability, aim)?;
                let stuck = matches!((aim, face), (super::ZephyrAim::Up, 6) | (super::ZephyrAim::Down, 1));
                if stuck { Err(ZephyrRefusal::NothingToGain) } else { Ok(()) }
            }
            (Ask::Cycle { seat, .. }, ZephyrAction::Discard { card }) => {
                if self.ship(seat).hand.contains(&card) {
                    Ok(())
                } else {
                    Err(ZephyrRefusal::NotInHand)
                }
            }
            (Ask::Repair { seat, hull, .. }, ZephyrAction::Restore { slot }) => {
                let plate = self.ship(seat).hull.get(usize::from(slot)).copied().unwrap_or_default();
                if repairs(hull, plate) { Ok(()) } else { Err(ZephyrRefusal::NotDamaged) }
            }
            (Ask::Exhaust(seat), ZephyrAction::Exhaust { ability }) => {
                let ship = self.ship(seat);
                let flips = ship.abilities().any(|(ready, _)| ready == ability) && ship.can_flip(ability);
                if !flips {
                    Err(ZephyrRefusal::NoAbility)
                } else if ship.on_cooldown(ability) {
                    Err(ZephyrRefusal::OnCooldown)
                } else {
                    Ok(())
                }
            }
            _ => Err(ZephyrRefusal::NotNow),
        }
    }

    /// Every answer about playing, repairs and own dice.
    pub(super) fn list_playing(&self, ask: Ask, into: &mut Vec<ZephyrAction>) {
        match ask {
            Ask::React(seat, _) => self.list_plays(seat, None, &REACTING, into),
            Ask::Actions(battle, seat) => self.list_plays(seat, Some(battle), &ACTING, into),
            Ask::OwnDie { seat, for_what, .. } => {
                into.push(ZephyrAction::Done);
                let from = into.len();
                self.list_uses(seat, None, super::abilities::die_windows(for_what), into);
                let mut kept = from;
                for at in from..into.len() {
                    if self.verify_playing(ask, &into[at]).is_ok() {
                        into.swap(kept, at);
                        kept += 1;
                    }
                }
                into.truncate(kept);
            }
            Ask::Cycle { seat, .. } => {
                into.push(ZephyrAction::Done);
                into.extend(self.different_in_hand(seat).map(|card| ZephyrAction::Discard { card }));
            }
            Ask::Repair { seat, hull, .. } => {
                let slots = (0u8..).zip(self.ship(seat).hull).filter(|&(_, plate)| repairs(hull, plate));
                into.extend(slots.map(|(slot, _)| ZephyrAction::Restore { slot }));
            }
            Ask::Exhaust(seat) => {
                let abilities = self.ship(seat).abilities().map(|(ability, _)| ZephyrAction::Exhaust { ability });
                into.extend(abilities.filter(|action| self.verify_playing(ask, action).is_ok()));
            }
            _ => {}
        }
    }

    fn list_plays(&self, seat: Seat, battle: Option<u8>, windows: &[Window], into: &mut Vec<ZephyrAction>) {
        let cards = self.different_in_hand(seat).filter(|&card| self.verify_play(seat, card).is_ok());
        into.extend(cards.map(|card| ZephyrAction::Play { card }));
        self.list_uses(seat, battle, windows, into);
        into.push(ZephyrAction::Done);
    }
}
