//! Crew that comes and goes (*Crew Members*, *Crew Personalities*, *Companions*, *Crew Death*).

use super::ZephyrRefusal;
use super::cards::CardId;
use super::cards::language::{Faction, Moment, Trigger, Window};
use super::decks::take;
use super::docks::put_back;
use super::events::{ScrapReason, ZephyrEvent};
use super::flow::{Ask, Play, Scope, Task};
use super::state::{Crew, Ship, Zephyr};
use super::types::ZephyrAction;
use crate::chance::Chance;
use crate::game::{EventSink, Seat};

impl Ship {
    /// The stations next to this one where somebody without a companion works.
    fn heirs(&self, station: u8) -> impl Iterator<Item = u8> + '_ {
        [station.checked_sub(1), station.checked_add(1)]
            .into_iter()
            .flatten()
            .filter(|&next| self.member(next).is_some_and(|crew| crew.companion.is_none()))
    }

    /// Whether an ability of the ship that is ready can save a crew member who is about to die.
    fn can_save(&self) -> bool {
        self.abilities().any(|(ability, card)| {
            let saves = card.abilities().iter().any(|ability| match &ability.trigger {
                Trigger::Flip(windows) => windows.contains(&Window::CrewDeath),
                _ => false,
            });
            saves && !self.on_cooldown(ability)
        })
    }
}

impl Zephyr {
    /// Whether the ship can hire somebody of this faction for so much.
    ///
    /// # Errors
    /// The reason why it cannot.
    pub(super) fn verify_hire(&self, seat: Seat, faction: Faction, price: u16) -> Result<(), ZephyrRefusal> {
        let there = if self.terms.shallow_talent_pool {
            self.supply.waiting[faction as usize].is_some()
        } else {
            self.supply.factions[faction as usize] > 0
        };
        if !there {
            Err(ZephyrRefusal::NoFaction)
        } else if self.ship(seat).free_station().is_none() {
            Err(ZephyrRefusal::NoStation)
        } else {
            self.affords(seat, price)
        }
    }

    /// Whether an answer about a crew member who is about to die is legal.
    pub(super) fn verify_crew_death(&self, seat: Seat, action: &ZephyrAction) -> Result<(), ZephyrRefusal> {
        match *action {
            ZephyrAction::Done => Ok(()),
            ZephyrAction::Use { ability, aim } => self.verify_use(seat, None, &[Window::CrewDeath], ability, aim),
            _ => Err(ZephyrRefusal::NotNow),
        }
    }

    /// Every answer about a crew member who is about to die.
    pub(super) fn list_crew_death(&self, seat: Seat, into: &mut Vec<ZephyrAction>) {
        self.list_uses(seat, None, &[Window::CrewDeath], into);
        into.push(ZephyrAction::Done);
    }

    /// Whether an answer about the companion of a dead crew member is legal.
    pub(super) fn verify_companion(&self, ask: Ask, action: &ZephyrAction) -> Result<(), ZephyrRefusal> {
        let (Ask::Companion { seat, station, .. }, action) = (ask, *action) else {
            return Err(ZephyrRefusal::NotNow);
        };
        match action {
            ZephyrAction::Done => Ok(()),
            ZephyrAction::Pass { station: to } => {
                let takes = self.ship(seat).heirs(station).any(|heir| heir == to);
                if takes { Ok(()) } else { Err(ZephyrRefusal::NoCrew) }
            }
            _ => Err(ZephyrRefusal::NotNow),
        }
    }

    /// Every answer about the companion of a dead crew member.
    pub(super) fn list_companion(&self, ask: Ask, into: &mut Vec<ZephyrAction>) {
        if let Ask::Companion { seat, station, .. } = ask {
            into.extend(self.ship(seat).heirs(station).map(|station| ZephyrAction::Pass { station }));
            into.push(ZephyrAction::Done);
        }
    }
}

impl<C: Chance, E: EventSink<ZephyrEvent>> Play<'_, C, E> {
    /// Hires somebody of this faction for so much: who it is, the supply says. Shallow Talent Pool: whoever waits.
    pub(super) fn hire(&mut self, seat: Seat, faction: Faction, price: u16) {
        let Some(station) = self.game.ship(seat).free_station() else {
            return;
        };
        let shallow = self.game.terms.shallow_talent_pool;
        let hired = match self.game.supply.waiting[faction as usize].take() {
            Some(waiting) => Some(waiting),
            None if shallow => None,
            None => self.recruit(faction),
        };
        let Some(crew) = hired else {
            return;
        };
        let Crew { personality, companion, .. } = crew;
        let ship = self.game.ship_mut(seat);
        ship.crew[station] = Some(crew);
        ship.crew_changed = true;
        self.tell(ZephyrEvent::Hired { seat, faction, personality, companion, station: station as u8 });
        self.pay(seat, price, ScrapReason::Bought);
        if shallow {
            self.wait_for_hire(faction);
        }
    }

    /// Shallow Talent Pool: where nobody of the faction waits and it has a card left, somebody comes.
    pub(super) fn wait_for_hire(&mut self, faction: Faction) {
        if self.game.supply.waiting[faction as usize].is_none() {
            let crew = self.recruit(faction);
            self.game.supply.waiting[faction as usize] = crew;
        }
    }

    /// Somebody of the faction, with a personality at random; none where the faction has no card left.
    ///
    /// A companion comes with a personality beside it. Where only companions are left, nobody brings one: they stay in the
    /// supply, and the crew member is the faction's card alone.
    fn recruit(&mut self, faction: Faction) -> Option<Crew> {
        let supply = &mut self.game.supply;
        let cards = &mut supply.factions[faction as usize];
        *cards = cards.checked_sub(1)?;
        let mut crew = Crew { faction, personality: None, companion: None, used: [false; 3] };
        let person = |card: &CardId| !card.companion();
        if !supply.personalities.iter().any(person) {
            return Some(crew);
        }
        crew.personality = take(&mut supply.personalities, self.chance, |_| true);
        if crew.personality.is_some_and(CardId::companion) {
            crew.companion = crew.personality;
            // Companions that would be drawn meanwhile go back, so that one of the others comes in the end.
            crew.personality = take(&mut supply.personalities, self.chance, person);
        }
        Some(crew)
    }

    /// Lets a crew member go: personality and companion can be drawn again.
    pub(super) fn release(&mut self, seat: Seat, station: u8) {
        let ship = self.game.ship_mut(seat);
        let Some(crew) = ship.crew.get_mut(usize::from(station)).and_then(Option::take) else {
            return;
        };
        ship.crew_changed = true;
        for card in crew.personality.into_iter().chain(crew.companion) {
            put_back(&mut self.game.supply.personalities, card);
        }
        let Crew { faction, personality, .. } = crew;
        self.tell(ZephyrEvent::Released { seat, faction, personality });
        self.card_back(faction);
    }

    /// A faction card comes back to the supply.
    fn card_back(&mut self, faction: Faction) {
        self.game.supply.factions[faction as usize] += 1;
        if self.game.terms.shallow_talent_pool {
            self.wait_for_hire(faction);
        }
    }

    /// A crew member changes stations with whoever is in the other one.
    pub(super) fn move_crew(&mut self, seat: Seat, from: u8, to: u8) {
        self.game.ship_mut(seat).crew.swap(from.into(), to.into());
        self.tell(ZephyrEvent::CrewMoved { seat, from, to });
    }

    /// A crew member is about to die: the region may prevent it, then an ability of the ship.
    pub(super) fn crew_dies(&mut self, seat: Seat, station: u8) {
        if self.game.ship(seat).member(station).is_none() {
            return;
        }
        self.next([Task::CrewDead(seat, station)]);
        let Some(region) = self.game.mission.region else {
            return;
        };
        for (number, ability) in region.abilities().iter().enumerate().rev() {
            if ability.trigger == Trigger::On(Moment::CrewDies) {
                self.next([Task::Do(region.root(number), Scope::of(seat))]);
            }
        }
    }

    /// The region has not saved the crew member: an ability may, or else the crew member is dead.
    pub(super) fn crew_dead(&mut self, seat: Seat, station: u8) {
        if self.game.ship(seat).can_save() {
            self.game.ask = Some(Ask::CrewDeath(seat, station));
        } else {
            self.bury(seat, station);
        }
    }

    /// The answer about a crew member who is about to die.
    pub(super) fn answer_crew_death(&mut self, seat: Seat, station: u8, action: &ZephyrAction) {
        if let ZephyrAction::Use { ability, aim } = *action {
            // What prevents the death takes this off the pile again.
            self.next([Task::CrewDead(seat, station)]);
            self.use_ability(seat, None, ability, aim);
        } else {
            self.bury(seat, station);
        }
    }

    /// The crew member of the ship that is about to die lives.
    pub(super) fn crew_saved(&mut self, seat: Seat) {
        let dying = self.game.todo.iter().rposition(|task| matches!(task, Task::CrewDead(of, _) if *of == seat));
        if let Some(at) = dying
            && let Task::CrewDead(_, station) = self.game.todo.remove(at)
            && let Some(&Crew { faction, personality, .. }) = self.game.ship(seat).member(station)
        {
            self.tell(ZephyrEvent::CrewSaved { seat, faction, personality });
        }
    }

    /// The personality is out of the game, the faction's card goes back, and a companion looks for somebody next to it.
    fn bury(&mut self, seat: Seat, station: u8) {
        let ship = self.game.ship_mut(seat);
        let Some(crew) = ship.crew.get_mut(usize::from(station)).and_then(Option::take) else {
            return;
        };
        ship.crew_changed = true;
        let heirs = ship.heirs(station).next().is_some();
        let Crew { faction, personality, companion, used } = crew;
        if let Some(card) = personality {
            self.lay_to_rest(card);
        }
        self.tell(ZephyrEvent::CrewDied { seat, faction, personality });
        match companion {
            Some(card) if heirs => self.game.ask = Some(Ask::Companion { seat, station, card, used: used[2] }),
            Some(card) => self.lay_to_rest(card),
            None => {}
        }
        self.card_back(faction);
    }

    /// The answer about the companion of a dead crew member: it goes over as it is, or is lost.
    pub(super) fn answer_companion(&mut self, ask: Ask, action: &ZephyrAction) {
        let Ask::Companion { seat, card, used, .. } = ask else {
            return;
        };
        let ZephyrAction::Pass { station } = *action else {
            return self.lay_to_rest(card);
        };
        if let Some(Some(crew)) = self.game.ship_mut(seat).crew.get_mut(usize::from(station)) {
            crew.companion = Some(card);
            crew.used[2] = used;
            self.tell(ZephyrEvent::CompanionPassed { seat, card });
        }
    }

    /// A card of the dead is out of the game.
    fn lay_to_rest(&mut self, card: CardId) {
        self.game.supply.dead.push(card);
        self.game.campaign.died(card);
    }
}
