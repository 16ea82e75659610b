//! Warlords (*Warlord Setup*, *Defeating Waves*, *Defeating the Warlord*): the waves, one after another, and then he.

use super::cards::language::{Moment, Trigger};
use super::events::ZephyrEvent;
use super::flow::{Play, Scope, Task};
use super::state::Cause;
use crate::chance::Chance;
use crate::game::EventSink;

impl<C: Chance, E: EventSink<ZephyrEvent>> Play<'_, C, E> {
    /// The marker stands on the warlord's space: he and his abilities are revealed, and the first wave comes.
    pub(super) fn reveal_warlord(&mut self) {
        let ships = self.game.players();
        let Some(warlord) = &mut self.game.mission.warlord else {
            return;
        };
        let (_, _, base, per_ship) = warlord.card.warlord();
        warlord.revealed = true;
        warlord.full = base + per_ship * ships;
        warlord.hull = warlord.full;
        warlord.first_wave = true;
        let (card, hull, abilities) = (warlord.card, warlord.hull, warlord.abilities.clone());
        self.tell(ZephyrEvent::WarlordRevealed { card, hull, abilities });
        let battle = self.battle_of(Scope { cause: Cause::Goal, ..Scope::of(self.game.terms.first) });
        self.game.battle_mut(battle).warlord = true;
        self.next_wave(battle);
    }

    /// The next wave comes; when none is left the warlord can be attacked.
    fn next_wave(&mut self, battle: u8) {
        let Some(warlord) = &mut self.game.mission.warlord else {
            return;
        };
        let Some(card) = warlord.waves.pop() else {
            warlord.wave = None;
            self.tell(ZephyrEvent::WarlordBare);
            return;
        };
        warlord.wave = Some(card);
        self.tell(ZephyrEvent::WaveRevealed { card });
        let seat = self.game.first_of(self.game.battle(battle).ships);
        let scope = Scope { battle: Some(battle), cause: Cause::Goal, ..Scope::of(seat) };
        for (number, ability) in card.abilities().iter().enumerate().rev() {
            if ability.trigger == Trigger::Reveal {
                self.next([Task::Do(card.root(number), scope)]);
            }
        }
    }

    /// At regroup: if only the warlord is left, the wave is over and the next one comes.
    pub(super) fn wave_over(&mut self, battle: u8) {
        let fight = self.game.battle(battle);
        if !fight.warlord || fight.fighting().next().is_some() || fight.ships.is_empty() {
            return;
        }
        let ships = fight.ships;
        let Some(warlord) = &mut self.game.mission.warlord else {
            return;
        };
        let Some(card) = warlord.wave.take() else {
            return;
        };
        let lord = warlord.card;
        warlord.first_wave = false;
        self.game.decks.waves.discards.push(card);
        self.next_wave(battle);
        for (number, ability) in lord.abilities().iter().enumerate() {
            if ability.trigger == Trigger::On(Moment::WaveDone) {
                self.each(ships, |seat| Task::Do(lord.root(number), Scope::of(seat)));
            }
        }
    }
}
