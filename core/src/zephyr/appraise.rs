//! How good a position is for the crew: what the greedy player looks at. All ships are of one crew, so that every seat
//! appraises alike. `NOTES.md` says what is weighed and why.

use super::cards::CardId;
use super::cards::language::{Effect, Kind, Tier};
use super::flow::Ask;
use super::state::{Battle, Cause, Foe, Place, Plate, Ship, WARLORD, Zephyr};
use crate::game::Seat;

/// What a mission that is won is worth. A lost one costs nothing beside: whoever cannot help losing is to go on.
const MISSION: i32 = 1_000_000;
/// An assignment that the mission still needs, and one beyond.
const NEEDED: i32 = 4_000;
const BEYOND: i32 = 450;
/// Ten scrap.
const TEN: i32 = 200;
/// A point of damage that an enemy takes.
const DAMAGE: i32 = 110;
/// An enemy that is destroyed, beside its hull.
const KILL: i32 = 340;
/// A ship that is destroyed.
const LOSS: i32 = 1_600;
/// Six tenths of an attack for each die of an enemy, in tenths of an attack.
const HITS: i32 = 6;

impl Zephyr {
    /// How good the position is.
    pub(super) fn worth(&self, _: Seat) -> i32 {
        let mut worth = 0;
        for log in &self.campaign.logs {
            if log.won == Some(true) {
                worth += MISSION;
            }
            worth += i32::from(log.foes) * (KILL + 4 * DAMAGE);
        }
        let (needed, to_pay) = self.goals();
        let (done, needed) = (i32::from(self.mission.completed), i32::from(needed));
        worth += done.min(needed) * NEEDED + (done - needed).max(0) * BEYOND;
        worth += i32::from(self.mission.paid.min(to_pay)) * 60;
        let open = (needed - done).max(0);
        for party in self.parties.iter().filter(|party| !party.over) {
            let value = if open > 0 { 1_520 } else { 150 };
            worth += value + i32::from(party.step) * 200;
        }
        worth += self.ships.iter().map(|ship| self.worth_of(ship)).sum::<i32>();
        if let Some(Ask::Actions(_, seat) | Ask::React(seat, _)) = self.ask {
            worth += self.worth_of_hand(seat);
        }
        let battles = self.battles.iter().filter(|battle| !battle.over);
        worth += battles.map(|battle| self.worth_of_battle(battle)).sum::<i32>();
        if let Some(warlord) = self.mission.warlord.as_ref().filter(|warlord| warlord.revealed) {
            let fought = i32::from(warlord.full) - i32::from(warlord.hull);
            let waves = i32::from(warlord.card.warlord().1) - warlord.waves.len() as i32;
            worth += DAMAGE * fought + 600 * waves;
        }
        worth
    }

    fn worth_of(&self, ship: &Ship) -> i32 {
        let mut worth = i32::from(ship.scrap) * TEN / 10;
        for plate in ship.hull {
            worth += match plate {
                Plate::None => 0,
                Plate::Structure | Plate::DamagedStructure => 165,
                Plate::Armour | Plate::DamagedArmour => 690,
            };
        }
        // The less hull is whole, the more each of it is worth.
        worth += (1..=i32::from(ship.whole())).map(|nth| 50 + 110 / nth).sum::<i32>();
        if ship.whole() == 0 && ship.tiles() > 0 {
            worth -= LOSS;
        }
        for card in &ship.systems {
            worth += 225 + card.tier().map_or(0, more_for_tier);
        }
        worth += ship.cargo.iter().map(|card| 90 + card.tier().map_or(0, more_for_tier) / 2).sum::<i32>();
        for (station, crew) in ship.crew.iter().enumerate() {
            if let Some(crew) = crew {
                let icon = ship.card.mat().stations[station].is_some();
                worth += if icon { 1_080 } else { 600 };
                worth += if crew.companion.is_some() { 150 } else { 0 };
                worth += crew.used.iter().filter(|&&used| !used).count() as i32 * 6;
            }
        }
        worth += if ship.flipped { 0 } else { 30 };
        worth -= if ship.place == Place::Out { 20_000 } else { 0 };
        worth -= if ship.destroyed { LOSS } else { 0 };
        if matches!(self.ask, Some(Ask::Discard(..))) {
            // What is not held can be drawn anew.
            worth += ship.hand.iter().map(|&card| held(card)).sum::<i32>();
            worth += (i32::from(ship.base_hand()) - ship.hand.len() as i32).max(0) * 22;
        }
        worth += ship.played.iter().map(|&played| i32::from(played) * 30).sum::<i32>();
        worth
    }

    /// What the hand of the ship that acts promises: how many of its cards can still be played, and how many it holds. Which
    /// they are is luck, by which no choice is to be judged.
    fn worth_of_hand(&self, seat: Seat) -> i32 {
        let ship = self.ship(seat);
        let mut open = i32::from(ship.plays.any);
        let mut playable = 0;
        for kind in Kind::ALL {
            let held = ship.hand.iter().filter(|card| card.kind() == kind).count() as i32;
            let own = held.min(i32::from(ship.plays.kinds[kind as usize]));
            let more = (held - own).min(open);
            open -= more;
            playable += own + more;
        }
        playable * 6 + open * 10 + ship.hand.len() as i32 * 14
    }

    /// What a battle has come to: the damage done and about to be done, and what is to come at the ships. An enemy is feared
    /// only where he could have been avoided, so that going on to a fight that must be is no loss.
    fn worth_of_battle(&self, battle: &Battle) -> i32 {
        let mut worth = 0;
        let resolving = !battle.blows.is_empty() || battle.foes.iter().any(|foe| !foe.dice.is_empty());
        for (place, foe) in battle.fighting() {
            worth += DAMAGE * (i32::from(foe.full) - i32::from(foe.hull));
            worth += foe.dice.iter().filter(|die| die.cancelled).count() as i32 * 60;
            if matches!(battle.cause, Cause::Explored(_)) {
                worth -= 40 * (1 + i32::from(foe.crew));
            }
            worth += self.promise(battle, place, i32::from(foe.hull));
        }
        if let Some(warlord) = self.mission.warlord.as_ref().filter(|warlord| battle.warlord && warlord.bare()) {
            worth += self.promise(battle, WARLORD, i32::from(warlord.hull));
        }
        for seat in battle.ships.iter() {
            let ship = self.ship(seat);
            let hull = i32::from(ship.whole());
            if resolving {
                let (normal, direct) = battle.blows.iter().filter(|blow| blow.ship == seat && !blow.evaded).fold(
                    (0, 0),
                    |(normal, direct), blow| {
                        let damage = i32::from(blow.damage);
                        if blow.direct { (normal, direct + damage) } else { (normal + damage, direct) }
                    },
                );
                worth -= peril((normal - i32::from(ship.reduction)).max(0) + direct, hull);
                worth += i32::from(ship.evades) * 20;
            } else {
                worth += ship.in_play.iter().map(|&card| engine(card)).sum::<i32>();
                // Tenths of an attack that are to be expected of those who face the ship.
                let faced = battle.fighting().filter(|(_, foe)| foe.attacks == Some(seat));
                let hits: i32 = faced.map(|(_, foe)| (1 + i32::from(foe.crew)) * HITS * strength(foe) / 10).sum();
                let stopped = i32::from(ship.evades) + i32::from(ship.reduction + ship.cubes) * 10;
                worth -= peril((hits - stopped).max(0) / 10, hull) + (hits - stopped).max(0);
                worth += i32::from(ship.evades + ship.reduction + ship.cubes) * 3;
            }
        }
        worth
    }

    /// What the attacks of the phase promise against an enemy: damage up to its hull, and its end.
    fn promise(&self, battle: &Battle, foe: u8, hull: i32) -> i32 {
        let attacks = battle.attacks.iter().filter(|attack| attack.foe == foe);
        let mut damage: i32 = attacks.clone().map(|attack| i32::from(attack.damage)).sum();
        // What it evades is the hardest that it can.
        let evades = battle.foes.get(usize::from(foe)).map_or(0, |foe| usize::from(foe.evades));
        let open = attacks.filter(|attack| !attack.direct && !attack.unevadable).count();
        damage -= evades.min(open) as i32;
        let mut dice = 0;
        for seat in battle.ships.iter() {
            let ship = self.ship(seat);
            if ship.target == foe {
                // Aiming at the same, and at the weakest, ends it sooner.
                dice += 16 - hull.min(16);
                if matches!(self.ask, Some(Ask::Actions(..) | Ask::Target(..) | Ask::Formation(..))) {
                    damage += ship.in_play.iter().map(|&card| strike(card)).sum::<i32>();
                }
            }
        }
        damage.min(hull) * DAMAGE + dice + if damage >= hull { KILL } else { 0 } + (damage - hull).max(0) * 15
    }
}

/// What a higher tier adds to a system.
const fn more_for_tier(tier: Tier) -> i32 {
    match tier {
        Tier::Bronze => 0,
        Tier::Silver => 270,
        Tier::Gold => 570,
        Tier::Epic => 900,
    }
}

/// How much harder a commander hits than a ship, in tenths.
const fn strength(foe: &Foe) -> i32 {
    if foe.commander.is_some() { 13 } else { 10 }
}

/// What damage costs a ship with so much whole hull.
fn peril(damage: i32, hull: i32) -> i32 {
    let lost = (hull - damage.min(hull) + 1..=hull).map(|nth| 50 + 110 / nth).sum::<i32>();
    lost + if damage >= hull { LOSS } else { 0 }
}

/// What an action card is worth in the hand.
fn held(card: CardId) -> i32 {
    match card.kind() {
        Kind::Attack => 14 + 12 * strike(card),
        Kind::Manoeuvre => 24,
        Kind::Tech => 6 + engine(card) / 5,
    }
}

/// What a card in play has brought in draws and plays, so that those come before the blows that use the plays up.
fn engine(card: CardId) -> i32 {
    let of = |effect: &Effect| match effect {
        Effect::Draw(n) => 45 * i32::from(*n),
        Effect::Plays { n, .. } => 80 * i32::from(*n),
        _ => 0,
    };
    let whole = |effect: &Effect| match effect {
        Effect::Seq(parts) => parts.iter().map(of).sum(),
        other => of(other),
    };
    card.abilities().iter().map(|ability| whole(&ability.effect)).sum()
}

/// The damage that a card promises.
fn strike(card: CardId) -> i32 {
    card.abilities().iter().map(|ability| damage_of(&ability.effect)).sum()
}

fn damage_of(effect: &Effect) -> i32 {
    match effect {
        Effect::Damage { n, .. } => i32::from(*n),
        Effect::Seq(parts) => parts.iter().map(damage_of).sum(),
        Effect::Roll(rows) => {
            let sides: i32 = rows.iter().map(|(faces, effect)| faces.len() as i32 * damage_of(effect)).sum();
            (sides + 3) / 6
        }
        _ => 0,
    }
}
