//! The resolve step (*Resolve Enemy Actions*, *Enemy Rolls*, *Evades/Reduction*, *Hull Damage*): the cards in play, the
//! enemies' dice, evades and reductions, and the damage of the phase, which lands all at once.

use super::ZephyrRefusal;
use super::cards::language::{Effect, Stat, Window};
use super::cards::row;
use super::effects::touches_foe;
use super::events::ZephyrEvent;
use super::flow::{Ask, Play, Scope, Task};
use super::state::{Attack, Blow, Foe, FoeDie, WARLORD, Zephyr};
use super::types::ZephyrAction;
use crate::chance::Chance;
use crate::game::{EventSink, Seat};

/// A die that rolls again and again is believed so often.
const MOST_DICE: usize = 24;

impl<C: Chance, E: EventSink<ZephyrEvent>> Play<'_, C, E> {
    /// The parts of the ship's cards in play that touch the enemy, in the order in which they were played.
    pub(super) fn volley(&mut self, battle: u8, seat: Seat) {
        for at in (0..self.game.ship(seat).in_play.len()).rev() {
            let card = self.game.ship(seat).in_play[at];
            if card.abilities().iter().any(|ability| touches_foe(&ability.effect)) {
                self.do_parts(seat, Some(battle), card, true);
            }
        }
    }

    /// A player ship attacks.
    pub(super) fn attack(&mut self, scope: Scope, foe: u8, damage: u8, direct: bool) {
        let (Some(battle), seat) = (scope.battle, scope.seat) else {
            return;
        };
        let attack = Attack { seat, foe, damage, direct, unevadable: false, rank: scope.rank, evaded: false };
        self.game.battle_mut(battle).attacks.push(attack);
        self.tell(ZephyrEvent::Attacked { seat, battle, foe, damage, direct });
    }

    /// One attack does more, or can no longer be evaded.
    pub(super) fn boost(&mut self, seat: Seat, battle: Option<u8>, attack: u8, n: u8, unevadable: bool) {
        let Some(battle) = battle else {
            return;
        };
        if let Some(attack) = self.game.battle_mut(battle).attacks.get_mut(usize::from(attack)) {
            attack.damage += n;
            attack.unevadable |= unevadable;
            let damage = attack.damage;
            self.tell(ZephyrEvent::Boosted { seat, damage, unevadable });
        }
    }

    /// An enemy attacks a player ship.
    pub(super) fn blow(&mut self, battle: u8, foe: u8, ship: Seat, damage: u8, direct: bool) {
        let battle = self.game.battle_mut(battle);
        if battle.ships.contains(ship) {
            battle.blows.push(Blow { foe, ship, damage, direct, evaded: false });
        }
    }

    /// Evades in reserve; an enemy's guard itself, a warlord's stop the attacks of the ship that rolled.
    pub(super) fn gain_evades(&mut self, scope: Scope, n: u8) {
        match (scope.foe, scope.battle) {
            (Some(WARLORD), Some(battle)) => {
                if let Some(guard) = self.game.battle_mut(battle).guard.get_mut(scope.seat.index()) {
                    *guard += n;
                }
            }
            (Some(foe), Some(battle)) => {
                if let Some(foe) = self.game.battle_mut(battle).foes.get_mut(usize::from(foe)) {
                    foe.evades += n;
                }
            }
            _ => {
                let seat = scope.seat;
                self.game.ship_mut(seat).evades += n;
                self.tell(ZephyrEvent::EvadesGained { seat, n });
            }
        }
    }

    /// The ship rolls once for each ability of the warlord.
    pub(super) fn warlord_dice(&mut self, battle: u8, seat: Seat) {
        if !self.game.battle(battle).warlord {
            return;
        }
        let abilities = self.game.mission.warlord.as_ref().map_or(0, |warlord| warlord.abilities.len());
        for at in 0..abilities {
            let Some(card) = self.game.mission.warlord.as_ref().and_then(|warlord| warlord.abilities.get(at)).copied()
            else {
                continue;
            };
            let die = self.chance.die();
            self.tell(ZephyrEvent::WarlordRolled { seat, card, die });
            if let Some(effect) = row(card, die) {
                let cause = self.game.battle(battle).cause;
                let scope = Scope { battle: Some(battle), foe: Some(WARLORD), cause, ..Scope::of(seat) };
                self.next([Task::Do(effect, scope)]);
            }
        }
    }

    /// Every enemy rolls one die, and one for each crew cube.
    pub(super) fn foe_dice(&mut self, battle: u8) {
        for foe in self.game.dice_order(battle) {
            let mut left = usize::from(self.game.battle(battle).foes[usize::from(foe)].crew) + 1;
            while left > 0 {
                left -= 1;
                left += usize::from(self.roll_foe(battle, foe));
            }
            if E::LISTENS {
                let dice = self.game.battle(battle).foes[usize::from(foe)].dice.iter().map(|die| die.face).collect();
                self.tell(ZephyrEvent::FoeRolled { battle, foe, dice });
            }
        }
    }

    /// Rolls one die more for an enemy; true where it says that another is rolled.
    fn roll_foe(&mut self, battle: u8, foe: u8) -> bool {
        let face = self.chance.die();
        let again = self.game.rolls_again(battle, foe, face);
        let dice = &mut self.game.battle_mut(battle).foes[usize::from(foe)].dice;
        dice.push(FoeDie { face, cancelled: false });
        again && dice.len() < MOST_DICE
    }

    /// Ships with abilities about dice, attacks and formation use them before damage is counted.
    pub(super) fn ask_dice(&mut self, battle: u8, seat: Seat) {
        if self.game.can_use(seat, Some(battle), &[Window::Resolve]) {
            self.game.ask = Some(Ask::Dice(battle, seat));
        }
    }

    pub(super) fn cancel_die(&mut self, battle: Option<u8>, foe: u8, die: u8) {
        let Some(battle) = battle else {
            return;
        };
        let foes = &mut self.game.battle_mut(battle).foes;
        if let Some(rolled) = foes.get_mut(usize::from(foe)).and_then(|foe| foe.dice.get_mut(usize::from(die))) {
            rolled.cancelled = true;
            self.tell(ZephyrEvent::FoeDieCancelled { battle, foe, die });
        }
    }

    pub(super) fn reroll_foe(&mut self, battle: Option<u8>, foe: u8, die: u8) {
        let Some(battle) = battle else {
            return;
        };
        let face = self.chance.die();
        let foes = &mut self.game.battle_mut(battle).foes;
        let Some(rolled) = foes.get_mut(usize::from(foe)).and_then(|foe| foe.dice.get_mut(usize::from(die))) else {
            return;
        };
        rolled.face = face;
        self.tell(ZephyrEvent::FoeDieRerolled { battle, foe, die, face });
        let mut again = self.game.rolls_again(battle, foe, face);
        while again {
            again = self.roll_foe(battle, foe);
        }
    }

    /// The dice do what their rows say.
    pub(super) fn blows(&mut self, battle: u8) {
        let blank = self.game.stat(Stat::BlankFace);
        for foe in self.game.dice_order(battle).into_iter().rev() {
            let enemy = &self.game.battle(battle).foes[usize::from(foe)];
            let (card, attacked) = (enemy.rows(), enemy.attacks);
            let Some(seat) = attacked.filter(|&seat| self.game.battle(battle).ships.contains(seat)) else {
                continue;
            };
            let cause = self.game.battle(battle).cause;
            let scope = Scope { battle: Some(battle), foe: Some(foe), cause, ..Scope::of(seat) };
            for at in (0..self.game.battle(battle).foes[usize::from(foe)].dice.len()).rev() {
                let die = self.game.battle(battle).foes[usize::from(foe)].dice[at];
                if die.cancelled || i16::from(die.face) == i16::from(blank) {
                    continue;
                }
                if let Some(effect) = row(card, die.face) {
                    self.next([Task::Do(effect, scope)]);
                }
            }
        }
    }

    /// Evades and reductions of a ship, as long as they can do anything.
    pub(super) fn brace(&mut self, battle: u8, seat: Seat) {
        let ask = Ask::Brace(battle, seat);
        let mut answers = Vec::new();
        self.game.list_resolving(ask, &mut answers);
        if answers.len() > 1 {
            self.game.ask = Some(ask);
        }
    }

    /// One attack of the enemy is evaded.
    pub(super) fn evade(&mut self, battle: u8, seat: Seat, blow: u8) {
        let ship = self.game.ship_mut(seat);
        ship.evades = ship.evades.saturating_sub(1);
        if let Some(evaded) = self.game.battle_mut(battle).blows.get_mut(usize::from(blow)) {
            evaded.evaded = true;
            let (foe, damage) = (evaded.foe, evaded.damage);
            self.tell(ZephyrEvent::Evaded { seat, battle, foe, damage });
        }
    }

    /// Cubes are taken off, one damage each.
    pub(super) fn ward(&mut self, seat: Seat, cubes: u8) {
        let ship = self.game.ship_mut(seat);
        ship.cubes = ship.cubes.saturating_sub(cubes);
        self.reduce(seat, cubes);
    }

    /// All damage of the phase lands at once.
    pub(super) fn land(&mut self, battle: u8) {
        self.foes_evade(battle);
        for at in 0..self.game.battle(battle).attacks.len() {
            let attack = self.game.battle(battle).attacks[at];
            if !attack.evaded && attack.damage > 0 {
                self.hit_foe(battle, attack);
            }
        }
        for seat in self.game.in_order() {
            if !self.game.battle(battle).ships.contains(seat) {
                continue;
            }
            let (normal, direct) = self.game.incoming(battle, seat);
            let n = normal.saturating_sub(self.game.ship(seat).reduction).saturating_add(direct);
            self.flip_hull(seat, n);
        }
    }

    /// Enemies evade: the attack with most damage, then of the dearest system, then the one played first.
    fn foes_evade(&mut self, battle: u8) {
        for foe in 0..self.game.battle(battle).foes.len() as u8 {
            let evades = self.game.battle(battle).foes[usize::from(foe)].evades;
            for _ in 0..evades {
                self.foe_evades(battle, |attack| attack.foe == foe);
            }
        }
        for seat in self.game.in_order() {
            for _ in 0..self.game.battle(battle).guard[seat.index()] {
                self.foe_evades(battle, |attack| attack.seat == seat);
            }
        }
    }

    fn foe_evades(&mut self, battle: u8, whose: impl Fn(&Attack) -> bool) {
        let attacks = &mut self.game.battle_mut(battle).attacks;
        let open = |attack: &&mut Attack| {
            !attack.evaded && !attack.direct && !attack.unevadable && attack.damage > 0 && whose(attack)
        };
        let mut best: Option<&mut Attack> = None;
        for attack in attacks.iter_mut().filter(open) {
            let better = best.as_ref().is_none_or(|best| (attack.damage, attack.rank) > (best.damage, best.rank));
            if better {
                best = Some(attack);
            }
        }
        if let Some(attack) = best {
            attack.evaded = true;
            let (foe, seat, damage) = (attack.foe, attack.seat, attack.damage);
            self.tell(ZephyrEvent::FoeEvaded { battle, foe, seat, damage });
        }
    }

    fn hit_foe(&mut self, number: u8, attack: Attack) {
        let foe = attack.foe;
        if foe == WARLORD {
            if let Some(warlord) = self.game.mission.warlord.as_mut().filter(|warlord| warlord.bare()) {
                warlord.hull = warlord.hull.saturating_sub(attack.damage);
                let hull = warlord.hull;
                self.tell(ZephyrEvent::WarlordHull { hull });
            }
            return;
        }
        let game = &mut *self.game;
        let aimed = game.battles[usize::from(number)]
            .ships
            .iter()
            .filter(|seat| game.ships.get(seat.index()).is_some_and(|ship| ship.target == foe))
            .fold(crate::game::Seats::NONE, crate::game::Seats::with);
        let Some(enemy) = game.battles[usize::from(number)].foes.get_mut(usize::from(foe)) else {
            return;
        };
        if enemy.hull == 0 {
            return;
        }
        let n = attack.damage.min(enemy.hull);
        enemy.hull -= n;
        let left = enemy.hull;
        if left == 0 {
            enemy.aimed = aimed;
        }
        self.tell(ZephyrEvent::FoeHit { battle: number, foe, n, left });
    }
}

impl Zephyr {
    /// The order in which enemies roll and their dice count: commanders first, then the ships with most hull.
    fn dice_order(&self, battle: u8) -> Vec<u8> {
        let mut order: Vec<(u8, &Foe)> = self.battle(battle).fighting().collect();
        order.sort_by_key(|(_, foe)| (foe.commander.is_none(), u8::MAX - foe.hull));
        order.into_iter().map(|(place, _)| place).collect()
    }

    /// Whether this face of the enemy's die is rolled again.
    fn rolls_again(&self, battle: u8, foe: u8, face: u8) -> bool {
        if i16::from(face) == i16::from(self.stat(Stat::BlankFace)) {
            return false;
        }
        let enemy = &self.battle(battle).foes[usize::from(foe)];
        row(enemy.rows(), face).is_some_and(|effect| match effect.effect() {
            Effect::RollAgain => true,
            Effect::Seq(parts) => parts.contains(&Effect::RollAgain),
            _ => false,
        })
    }

    /// The damage that comes at a ship in this phase: what can be reduced, and direct damage.
    pub(super) fn incoming(&self, battle: u8, seat: Seat) -> (u8, u8) {
        let mut sums = (0u8, 0u8);
        for blow in &self.battle(battle).blows {
            if blow.ship == seat && !blow.evaded {
                let sum = if blow.direct { &mut sums.1 } else { &mut sums.0 };
                *sum = sum.saturating_add(blow.damage);
            }
        }
        sums
    }

    /// Whether an answer about dice, evades and reductions is legal.
    pub(super) fn verify_resolving(&self, ask: Ask, action: &ZephyrAction) -> Result<(), ZephyrRefusal> {
        match (ask, *action) {
            (Ask::Dice(..) | Ask::Brace(..) | Ask::Sinking(..), ZephyrAction::Done) => Ok(()),
            (Ask::Dice(battle, seat), ZephyrAction::Use { ability, aim }) => {
                self.verify_use(seat, Some(battle), &[Window::Resolve], ability, aim)
            }
            (Ask::Brace(battle, seat), ZephyrAction::Evade { blow }) => {
                if self.ship(seat).evades == 0 {
                    return Err(ZephyrRefusal::NoEvade);
                }
                let blow = self.battle(battle).blows.get(usize::from(blow));
                let open =
                    blow.is_some_and(|blow| blow.ship == seat && !blow.direct && !blow.evaded && blow.damage > 0);
                if open { Ok(()) } else { Err(ZephyrRefusal::NotEvadable) }
            }
            (Ask::Brace(battle, seat), ZephyrAction::Ward { cubes }) => {
                let ship = self.ship(seat);
                let open = self.incoming(battle, seat).0.saturating_sub(ship.reduction);
                let fits = cubes > 0 && cubes <= ship.cubes && cubes <= open;
                if fits { Ok(()) } else { Err(ZephyrRefusal::NoCubes) }
            }
            (Ask::Brace(battle, seat), ZephyrAction::Use { ability, aim }) => {
                let (normal, direct) = self.incoming(battle, seat);
                if normal == 0 && direct == 0 {
                    return Err(ZephyrRefusal::NothingToGain);
                }
                self.verify_use(seat, Some(battle), &[Window::Any], ability, aim)
            }
            (Ask::Sinking(battle, seat), ZephyrAction::Use { ability, aim }) => {
                self.verify_use(seat, Some(battle), &[Window::Any], ability, aim)?;
                if self.mends(seat, ability) { Ok(()) } else { Err(ZephyrRefusal::NothingToGain) }
            }
            _ => Err(ZephyrRefusal::NotNow),
        }
    }

    /// Every answer about dice, evades and reductions.
    pub(super) fn list_resolving(&self, ask: Ask, into: &mut Vec<ZephyrAction>) {
        match ask {
            Ask::Dice(battle, seat) => {
                into.push(ZephyrAction::Done);
                self.list_uses(seat, Some(battle), &[Window::Resolve], into);
            }
            Ask::Brace(battle, seat) => {
                into.push(ZephyrAction::Done);
                let blows = (0..self.battle(battle).blows.len() as u8).map(|blow| ZephyrAction::Evade { blow });
                into.extend(blows.filter(|action| self.verify_resolving(ask, action).is_ok()));
                let cubes = (1..=self.ship(seat).cubes).map(|cubes| ZephyrAction::Ward { cubes });
                into.extend(cubes.filter(|action| self.verify_resolving(ask, action).is_ok()));
                self.list_verified(ask, seat, battle, into);
            }
            Ask::Sinking(battle, seat) => {
                into.push(ZephyrAction::Done);
                self.list_verified(ask, seat, battle, into);
            }
            _ => {}
        }
    }

    /// The abilities for any moment that this decision takes.
    fn list_verified(&self, ask: Ask, seat: Seat, battle: u8, into: &mut Vec<ZephyrAction>) {
        let from = into.len();
        self.list_uses(seat, Some(battle), &[Window::Any], into);
        let mut kept = from;
        for at in from..into.len() {
            if self.verify_resolving(ask, &into[at]).is_ok() {
                into.swap(kept, at);
                kept += 1;
            }
        }
        into.truncate(kept);
    }
}
