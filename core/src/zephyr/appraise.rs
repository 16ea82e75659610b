//! How good a position is for the crew: what the greedy player looks at.

use super::cards::language::Kind;
use super::state::{Cause, Place, Ship, Zephyr};
use crate::game::Seat;

/// What a mission that is won is worth. A lost one costs nothing beside: whoever cannot help losing is to go on.
const MISSION: i32 = 1_000_000;

impl Zephyr {
    /// How good the position is; all ships are of one crew, so that every seat appraises alike.
    pub(super) fn worth(&self, _: Seat) -> i32 {
        let mut worth = 0;
        for log in &self.campaign.logs {
            if log.won == Some(true) {
                worth += MISSION;
            }
            worth += i32::from(log.foes) * 600;
        }
        worth += i32::from(self.mission.completed) * 3_000 + i32::from(self.mission.paid) * 60;
        worth + self.ships.iter().map(|ship| self.worth_of(ship)).sum::<i32>() + self.worth_of_battles()
    }

    fn worth_of(&self, ship: &Ship) -> i32 {
        let mut worth = i32::from(ship.scrap) * 20;
        for plate in ship.hull {
            worth += match (plate.whole(), plate.armour()) {
                (true, true) => 460,
                (true, false) => 260,
                (false, _) if plate.damaged() => 150,
                _ => 0,
            };
        }
        for card in ship.systems.iter() {
            worth += 330 + 60 * card.tier().map_or(0, |tier| tier as i32);
        }
        worth += ship.cargo.iter().map(|card| 80 + 40 * card.tier().map_or(0, |tier| tier as i32)).sum::<i32>();
        for (station, crew) in ship.crew.iter().enumerate() {
            if let Some(crew) = crew {
                let icon = ship.card.mat().stations[station].is_some();
                worth += if icon { 700 } else { 440 };
                worth += if crew.companion.is_some() { 150 } else { 0 };
                worth += crew.used.iter().filter(|&&used| !used).count() as i32 * 12;
            }
        }
        worth += if ship.flipped { 0 } else { 20 };
        worth += match ship.place {
            Place::Errand(_) => 900,
            Place::Out => -20_000,
            _ => 0,
        };
        worth -= i32::from(ship.bustle) * 12;
        worth -= if ship.destroyed { 1_500 } else { 0 };
        worth += i32::from(ship.evades) * 90 + i32::from(ship.reduction) * 70 + i32::from(ship.cubes) * 60;
        worth += ship.hand.len() as i32 * 8;
        worth += i32::from(ship.plays.any) * 6;
        worth += ship.played.iter().map(|&played| i32::from(played) * 30).sum::<i32>();
        for card in &ship.in_play {
            worth += match card.kind() {
                Kind::Attack => 95,
                Kind::Manoeuvre => 10,
                Kind::Tech => 5,
            };
        }
        worth
    }

    /// What the battles of the day have come to: what was taken off the enemies, and what is about to land. An enemy is
    /// feared only where he could have been avoided, so that going on to a fight that must be is no loss.
    fn worth_of_battles(&self) -> i32 {
        let mut worth = 0;
        for battle in self.battles.iter().filter(|battle| !battle.over) {
            for (_, foe) in battle.fighting() {
                worth += 110 * (i32::from(foe.full) - i32::from(foe.hull));
                worth += foe.dice.iter().filter(|die| die.cancelled).count() as i32 * 60;
                if matches!(battle.cause, Cause::Explored(_)) {
                    worth -= 60 + 60 * i32::from(foe.crew);
                }
            }
            for blow in battle.blows.iter().filter(|blow| !blow.evaded) {
                worth -= i32::from(blow.damage) * 100;
            }
            for attack in &battle.attacks {
                worth += i32::from(attack.damage) * 85;
            }
        }
        if let Some(warlord) = self.mission.warlord.as_ref().filter(|warlord| warlord.revealed) {
            let fought = i32::from(warlord.full) - i32::from(warlord.hull);
            let waves = i32::from(warlord.card.warlord().1) - warlord.waves.len() as i32;
            worth += 110 * fought + 600 * waves;
        }
        worth
    }
}
