//! Enemies (*Battle*, *Commanders*): how they come, what their rows do to them, and how they go.

use super::cards::language::{Foes, Stat};
use super::cards::{CardId, EffectId, Family};
use super::events::ZephyrEvent;
use super::flow::{Play, Scope};
use super::state::{Cause, Foe, Gone, WARLORD};
use crate::chance::Chance;
use crate::game::{EventSink, Seats};

impl<C: Chance, E: EventSink<ZephyrEvent>> Play<'_, C, E> {
    /// Brings the enemies of a card: they come to the battle of the adventure, which begins with them.
    pub(super) fn bring(&mut self, id: EffectId, foes: &'static Foes, scope: Scope) {
        let ships = self.game.count(&foes.ships, scope);
        let commanders = self.game.count(&foes.commanders, scope);
        let hull = self.game.quantity(&foes.hull, scope) as i8;
        let mut crew = foes.crew;
        match id.card().family() {
            Family::Skirmish => crew += self.game.stat(Stat::SkirmishCrew),
            Family::WarlordWave if self.game.mission.warlord.as_ref().is_some_and(|warlord| warlord.first_wave) => {
                crew += self.game.stat(Stat::FirstWaveCrew);
            }
            _ => {}
        }
        let battle = self.battle_of(scope);
        for _ in 0..commanders {
            self.draw_commander(battle, foes.bring, hull, crew);
        }
        for _ in 0..ships {
            self.draw_foe(battle, hull, crew);
        }
        if foes.first_hand != 0 {
            for seat in self.game.battle(battle).ships.iter() {
                self.game.ship_mut(seat).first_hand += foes.first_hand;
            }
        }
        if foes.won != super::cards::language::Effect::Nothing {
            self.game.battle_mut(battle).won.push((id.child(0), scope.seat));
        }
    }

    /// A commander's space: a commander with the ships that he brings.
    pub(super) fn bring_commander(&mut self, scope: Scope) {
        let battle = self.battle_of(scope);
        self.draw_commander(battle, true, 0, 0);
    }

    /// Draws an enemy ship with the cubes of the day's tier.
    pub(super) fn draw_foe(&mut self, battle: u8, hull: i8, crew: i8) {
        if let Some(card) = self.game.decks.foes.draw(self.chance) {
            self.place_foe(battle, card, None, hull, crew);
        }
    }

    /// Draws a commander with his ship, and where he brings others draws those as well.
    pub(super) fn draw_commander(&mut self, battle: u8, bring: bool, hull: i8, crew: i8) {
        let Some(card) = self.game.decks.foes.draw(self.chance) else {
            return;
        };
        let commander = self.game.decks.commanders.draw(self.chance);
        let more = self.game.stat(Stat::CommanderCrew);
        self.place_foe(battle, card, commander, hull, crew + more);
        let (Some(commander), true) = (commander, bring) else {
            return;
        };
        let fewer = match self.game.battle(battle).cause {
            Cause::Errand(party) => self.game.parties.get(usize::from(party)).map_or(0, |party| party.brings),
            _ => 0,
        };
        for _ in 0..commander.brings().saturating_add_signed(fewer) {
            self.draw_foe(battle, hull, crew);
        }
    }

    fn place_foe(&mut self, battle: u8, card: CardId, commander: Option<CardId>, hull: i8, crew: i8) {
        let tier = self.game.tier();
        let more = hull.saturating_add(self.game.stat(Stat::FoeHull));
        let hull = card.hull(tier).saturating_add_signed(more).max(1);
        let crew = card.crew(tier).saturating_add_signed(crew);
        let foes = &mut self.game.battle_mut(battle).foes;
        foes.push(Foe {
            card,
            commander,
            hull,
            full: hull,
            crew,
            attacks: None,
            evades: 0,
            dice: Vec::new(),
            gone: Gone::No,
            aimed: Seats::NONE,
            cards_out: false,
        });
        let foe = foes.len() as u8 - 1;
        self.tell(ZephyrEvent::FoeCame { battle, foe, card, commander, hull, crew });
    }

    /// The enemies that came by an adventure are discarded; there is no battle.
    pub(super) fn discard_foes(&mut self, scope: Scope) {
        let open = self.game.battles.iter().position(|battle| battle.cause == scope.cause && !battle.over);
        if let Some(battle) = open {
            self.game.battles[battle].over = true;
            self.foes_leave(battle as u8);
        }
    }

    /// The enemies that still fight leave without a reward.
    pub(super) fn foes_leave(&mut self, battle: u8) {
        for foe in 0..self.game.battle(battle).foes.len() {
            let enemy = &mut self.game.battle_mut(battle).foes[foe];
            if enemy.gone == Gone::No {
                enemy.gone = Gone::Away;
                let card = enemy.card;
                self.tell(ZephyrEvent::FoeLeft { battle, foe: foe as u8, card });
            }
        }
        self.discard_enemies(battle);
    }

    /// Puts the cards of all enemies of a battle onto their discards.
    pub(super) fn discard_enemies(&mut self, battle: u8) {
        let game = &mut *self.game;
        for foe in &mut game.battles[usize::from(battle)].foes {
            if !foe.cards_out {
                game.decks.foes.discards.push(foe.card);
                game.decks.commanders.discards.extend(foe.commander);
                foe.cards_out = true;
            }
        }
    }

    /// An enemy ship goes back for another; a commander goes over to it.
    pub(super) fn swap_foe(&mut self, battle: Option<u8>, foe: u8) {
        let Some(battle) = battle else {
            return;
        };
        let Some(card) = self.game.decks.foes.draw(self.chance) else {
            return;
        };
        let tier = self.game.tier();
        let more = self.game.stat(Stat::FoeHull);
        let hull = card.hull(tier).saturating_add_signed(more).max(1);
        let mut crew = card.crew(tier);
        let commands = self.game.stat(Stat::CommanderCrew);
        let Some(enemy) = self.game.battle_mut(battle).foes.get_mut(usize::from(foe)) else {
            return;
        };
        let left = std::mem::replace(&mut enemy.card, card);
        enemy.hull = hull;
        enemy.full = hull;
        if enemy.commander.is_some() {
            crew = crew.saturating_add_signed(commands);
        }
        enemy.crew = crew;
        let commander = enemy.commander;
        self.game.decks.foes.discards.push(left);
        self.tell(ZephyrEvent::FoeLeft { battle, foe, card: left });
        self.tell(ZephyrEvent::FoeCame { battle, foe, card, commander, hull, crew });
    }

    /// An enemy loses a crew cube.
    pub(super) fn kill_foe_crew(&mut self, battle: Option<u8>, foe: u8) {
        let Some(battle) = battle else {
            return;
        };
        if let Some(enemy) = self.game.battle_mut(battle).foes.get_mut(usize::from(foe))
            && enemy.gone == Gone::No
            && enemy.crew > 0
        {
            enemy.crew -= 1;
            let crew = enemy.crew;
            self.tell(ZephyrEvent::FoeCrew { battle, foe, crew });
        }
    }

    /// An enemy gets a crew cube; a warlord's goes to the first enemy ship of the battle.
    pub(super) fn add_foe_crew(&mut self, scope: Scope) {
        let (Some(battle), Some(row)) = (scope.battle, scope.foe) else {
            return;
        };
        let place = match row {
            WARLORD => self.game.battle(battle).fighting().next().map(|(place, _)| place),
            foe => Some(foe),
        };
        let Some(foe) = place else {
            return;
        };
        if let Some(enemy) = self.game.battle_mut(battle).foes.get_mut(usize::from(foe)) {
            enemy.crew = enemy.crew.saturating_add(1);
            let crew = enemy.crew;
            self.tell(ZephyrEvent::FoeCrew { battle, foe, crew });
        }
    }

    /// An enemy repairs, no further than the hull it came with; a warlord only once he can be damaged.
    pub(super) fn repair_foe(&mut self, scope: Scope, foe: u8, n: u8) {
        let Some(battle) = scope.battle else {
            return;
        };
        if foe == WARLORD {
            if let Some(warlord) = self.game.mission.warlord.as_mut().filter(|warlord| warlord.bare()) {
                warlord.hull = warlord.full.min(warlord.hull + n);
                let hull = warlord.hull;
                self.tell(ZephyrEvent::WarlordHull { hull });
            }
        } else if let Some(enemy) = self.game.battle_mut(battle).foes.get_mut(usize::from(foe)) {
            let before = enemy.hull;
            enemy.hull = enemy.full.min(before + n);
            let left = enemy.hull;
            if left > before {
                self.tell(ZephyrEvent::FoeRepaired { battle, foe, left });
            }
        }
    }
}
