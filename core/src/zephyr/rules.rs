//! What may be done now, and the one way in which an answer is taken.

use super::ZephyrRefusal;
use super::events::ZephyrEvent;
use super::flow::{Ask, Play, Task};
use super::state::Zephyr;
use super::types::ZephyrAction;
use crate::chance::Chance;
use crate::game::EventSink;

impl Zephyr {
    /// Whether `action` answers the pending decision.
    ///
    /// # Errors
    /// The reason why it does not.
    pub(super) fn verify(&self, action: &ZephyrAction) -> Result<(), ZephyrRefusal> {
        let ask = self.ask.ok_or(ZephyrRefusal::Over)?;
        match ask {
            Ask::Outfit(seat) | Ask::Dusk(seat) => match action {
                ZephyrAction::Done => Ok(()),
                ZephyrAction::Abandon => self.verify_abandon(ask, seat),
                ZephyrAction::Use { ability, aim } => self.verify_use_docked(seat, *ability, *aim),
                _ => self.verify_dock(seat, action),
            },
            Ask::Offer(_) | Ask::Embark(_) | Ask::Move(_) | Ask::Leader(..) => self.verify_move(ask, action),
            Ask::Explore { .. } | Ask::Kept { .. } | Ask::Drawn(..) | Ask::Choice(..) | Ask::Row(..) => {
                self.verify_explore(ask, action)
            }
            Ask::React(..)
            | Ask::Actions(..)
            | Ask::OwnDie { .. }
            | Ask::Repair { .. }
            | Ask::Exhaust(_)
            | Ask::Cycle { .. } => self.verify_playing(ask, action),
            Ask::Opening(..) | Ask::Formation(..) | Ask::Target(..) | Ask::Aim(..) | Ask::Join(_) => {
                self.verify_battle(ask, action)
            }
            Ask::Dice(..) | Ask::Brace(..) | Ask::Sinking(..) => self.verify_resolving(ask, action),
            Ask::Discard(..) | Ask::Salvage(..) | Ask::Wreck { .. } => self.verify_regroup(ask, action),
            Ask::Share { .. } | Ask::Award { .. } => self.verify_winnings(ask, action),
            Ask::LoseHull(seat) => self.verify_lose(seat, action),
            Ask::CrewDeath(seat, _) => self.verify_crew_death(seat, action),
            Ask::Companion { .. } => self.verify_companion(ask, action),
            Ask::Hire { seat, price } => match action {
                ZephyrAction::Hire { faction } => self.verify_hire(seat, *faction, price),
                _ => Err(ZephyrRefusal::NotNow),
            },
            Ask::Between => self.verify_between(action),
        }
    }

    /// Appends every answer to the pending decision.
    pub(super) fn list(&self, into: &mut Vec<ZephyrAction>) {
        let Some(ask) = self.ask else {
            return;
        };
        match ask {
            Ask::Outfit(seat) | Ask::Dusk(seat) => {
                into.push(ZephyrAction::Done);
                if self.verify_abandon(ask, seat).is_ok() {
                    into.push(ZephyrAction::Abandon);
                }
                self.list_dock(seat, into);
                self.list_uses_docked(seat, into);
            }
            Ask::Offer(_) | Ask::Embark(_) | Ask::Move(_) | Ask::Leader(..) => self.list_move(ask, into),
            Ask::Explore { .. } | Ask::Kept { .. } | Ask::Drawn(..) | Ask::Choice(..) | Ask::Row(..) => {
                self.list_explore(ask, into);
            }
            Ask::React(..)
            | Ask::Actions(..)
            | Ask::OwnDie { .. }
            | Ask::Repair { .. }
            | Ask::Exhaust(_)
            | Ask::Cycle { .. } => self.list_playing(ask, into),
            Ask::Opening(..) | Ask::Formation(..) | Ask::Target(..) | Ask::Aim(..) | Ask::Join(_) => {
                self.list_battle(ask, into);
            }
            Ask::Dice(..) | Ask::Brace(..) | Ask::Sinking(..) => self.list_resolving(ask, into),
            Ask::Discard(..) | Ask::Salvage(..) | Ask::Wreck { .. } => self.list_regroup(ask, into),
            Ask::Share { .. } | Ask::Award { .. } => self.list_winnings(ask, into),
            Ask::LoseHull(seat) => self.list_lose(seat, into),
            Ask::CrewDeath(seat, _) => self.list_crew_death(seat, into),
            Ask::Companion { .. } => self.list_companion(ask, into),
            Ask::Hire { seat, price } => {
                let hires = super::setup::FACTIONS.map(|faction| (faction, self.verify_hire(seat, faction, price)));
                let open = hires.into_iter().filter(|(_, open)| open.is_ok());
                into.extend(open.map(|(faction, _)| ZephyrAction::Hire { faction }));
            }
            Ask::Between => {
                let ways = [ZephyrAction::GoOn, ZephyrAction::Retry, ZephyrAction::Rest, ZephyrAction::End];
                into.extend(ways.into_iter().filter(|way| self.verify_between(way).is_ok()));
            }
        }
    }
}

impl<C: Chance, E: EventSink<ZephyrEvent>> Play<'_, C, E> {
    /// Takes an answer, and goes on until somebody has to decide again.
    ///
    /// # Errors
    /// As [`Zephyr::verify`]; nothing has changed then.
    pub(super) fn take(&mut self, action: &ZephyrAction) -> Result<(), ZephyrRefusal> {
        self.game.verify(action)?;
        if let Some(ask) = self.game.ask.take() {
            self.answer(ask, *action);
        }
        self.run();
        Ok(())
    }

    /// Flips an ability, after which the same is asked again.
    fn use_and_ask(&mut self, ask: Ask, battle: Option<u8>, action: ZephyrAction) {
        let ZephyrAction::Use { ability, aim } = action else {
            return;
        };
        let seat = ask.seat(self.game);
        self.next([Task::Again(ask)]);
        self.use_ability(seat, battle, ability, aim);
    }

    fn answer(&mut self, ask: Ask, action: ZephyrAction) {
        match (ask, action) {
            (Ask::Outfit(_), ZephyrAction::Done) => {}
            (Ask::Dusk(seat), ZephyrAction::Done) => self.game.ship_mut(seat).done = true,
            (Ask::Dusk(seat), ZephyrAction::Abandon) => self.abandon(seat),
            (Ask::Outfit(_) | Ask::Dusk(_), ZephyrAction::Use { .. }) => self.use_and_ask(ask, None, action),
            (Ask::Outfit(seat) | Ask::Dusk(seat), _) => {
                if let ZephyrAction::Trade { to, .. } = action {
                    self.wake(seat, to);
                }
                self.next([Task::Again(ask)]);
                self.dock(seat, &action);
            }

            (Ask::Offer(seat), ZephyrAction::Keep { card }) => self.keep_offer(seat, card),
            (Ask::Embark(seat), ZephyrAction::Embark { card }) => self.embark(seat, card),
            (Ask::Move(seat), ZephyrAction::Join { leader }) => self.join_party(seat, leader),
            (Ask::Move(seat), _) => self.patrol(seat),
            (Ask::Leader(seat, party), ZephyrAction::Lead { seat: next }) => self.abandon_to(seat, party, next),

            (Ask::Explore { seat, .. }, ZephyrAction::Use { ability, aim }) => {
                self.before_exploring(seat, ability, aim);
            }
            (Ask::Explore { seat, two }, _) => self.explore(seat, action == ZephyrAction::Scavenge, two),
            (Ask::Kept { seat, cards }, ZephyrAction::Keep { card }) => self.keep_card(seat, cards, card),
            (Ask::Drawn(seat, card), ZephyrAction::Use { ability, aim }) => {
                self.use_ability(seat, None, ability, aim);
                self.redraw(seat, card);
            }
            (Ask::Drawn(seat, card), _) => self.next([Task::Follow(seat, card)]),
            (Ask::Choice(..) | Ask::Row(..), ZephyrAction::Choose { option }) => self.chosen(ask, option),

            (Ask::React(seat, _), ZephyrAction::Play { card }) => {
                self.next([Task::Again(ask)]);
                self.play_card(seat, None, card);
            }
            (Ask::Actions(battle, seat), ZephyrAction::Play { card }) => {
                self.next([Task::Again(ask)]);
                self.play_card(seat, Some(battle), card);
            }
            (Ask::OwnDie { .. }, ZephyrAction::Use { ability, aim }) => self.change_die(ask, ability, aim),
            (Ask::OwnDie { seat, face, for_what }, _) => self.counts(seat, face, for_what),
            (Ask::Repair { seat, left, hull }, ZephyrAction::Restore { slot }) => {
                self.next([Task::Repair { seat, left: left - 1, hull }]);
                self.restore(seat, slot);
            }
            (Ask::Exhaust(seat), ZephyrAction::Exhaust { ability }) => self.exhausted(seat, ability),
            (Ask::Cycle { seat, discarded }, ZephyrAction::Discard { card }) => self.cycle(seat, discarded, card),
            (Ask::Cycle { seat, discarded }, _) => self.draw(seat, discarded),

            (Ask::Formation(battle, _), ZephyrAction::Face { foe, ship }) => self.face(battle, foe, ship),
            (Ask::Target(battle, seat), ZephyrAction::Target { foe }) => self.aim_at(seat, battle, foe),
            (Ask::Aim(_, effect, scope), ZephyrAction::Target { foe }) => self.aimed(effect, scope, foe),
            (Ask::Join(seat), ZephyrAction::Enter { battle }) => self.enter(seat, battle),

            (Ask::Brace(battle, seat), ZephyrAction::Evade { blow }) => {
                self.next([Task::Brace(battle, seat)]);
                self.evade(battle, seat, blow);
            }
            (Ask::Brace(battle, seat), ZephyrAction::Ward { cubes }) => {
                self.next([Task::Brace(battle, seat)]);
                self.ward(seat, cubes);
            }
            (Ask::Brace(battle, seat), ZephyrAction::Use { ability, aim }) => {
                self.next([Task::Brace(battle, seat)]);
                self.use_ability(seat, Some(battle), ability, aim);
            }
            (Ask::Sinking(battle, seat), ZephyrAction::Use { ability, aim }) => {
                self.next([Task::Sinking(battle, seat)]);
                self.use_ability(seat, Some(battle), ability, aim);
            }
            (Ask::Dice(battle, seat), ZephyrAction::Use { ability, aim }) => {
                self.next([Task::Dice(battle, seat)]);
                self.use_ability(seat, Some(battle), ability, aim);
            }
            (Ask::Opening(battle, seat), ZephyrAction::Use { ability, aim }) => {
                self.next([Task::Begin(battle, seat)]);
                self.use_ability(seat, Some(battle), ability, aim);
            }
            (Ask::Target(battle, _) | Ask::Actions(battle, _), ZephyrAction::Use { .. }) => {
                self.use_and_ask(ask, Some(battle), action);
            }
            (Ask::React(..) | Ask::Salvage(..), ZephyrAction::Use { .. }) => self.use_and_ask(ask, None, action),

            (Ask::Discard(battle, seat), ZephyrAction::Discard { card }) => {
                self.next([Task::Discard(battle, seat)]);
                self.discard_card(seat, card);
            }
            (Ask::Wreck { battle, foe, .. }, ZephyrAction::Award { to }) => {
                self.salvage(battle, foe, to, crate::game::Seats::one(to));
            }
            (Ask::Share { .. } | Ask::Award { .. }, _) => self.answer_winnings(ask, &action),
            (Ask::LoseHull(seat), ZephyrAction::Lose { slot }) => self.lose(seat, slot),
            (Ask::CrewDeath(seat, station), _) => self.answer_crew_death(seat, station, &action),
            (Ask::Companion { .. }, _) => self.answer_companion(ask, &action),
            (Ask::Hire { seat, price }, ZephyrAction::Hire { faction }) => self.hire(seat, faction, price),
            (Ask::Between, _) => self.between(&action),
            // Going on without more.
            _ => {}
        }
    }
}
