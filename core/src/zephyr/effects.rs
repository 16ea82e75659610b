//! The interpreter: does what an effect of a card says.

use super::cards::language::{Effect, Helped, Lasts, Need, Reacting, Stat, Target, Tier};
use super::cards::{CardId, EffectId};
use super::events::ZephyrEvent;
use super::flow::{Ask, Play, RollUse, Scope, Task};
use super::state::{Cause, WARLORD, Zephyr};
use super::types::ZephyrAction;
use super::{ScrapReason, ZephyrRefusal};
use crate::chance::Chance;
use crate::game::{EventSink, Seat, Seats};

/// Whether a part of a played card touches the enemy, so that it waits for the resolve step.
pub(super) fn touches_foe(effect: &Effect) -> bool {
    match effect {
        Effect::Damage { .. } | Effect::KillCrew(Target::MyTarget | Target::AnyFoe) => true,
        Effect::Roll(rows) => rows.iter().any(|(_, effect)| touches_foe(effect)),
        Effect::Seq(parts) => parts.iter().any(touches_foe),
        _ => false,
    }
}

impl<C: Chance, E: EventSink<ZephyrEvent>> Play<'_, C, E> {
    /// Lays the children of a sequence on the pile one by one.
    pub(super) fn rest(&mut self, effect: EffectId, child: u8, scope: Scope) {
        let Effect::Seq(parts) = effect.effect() else {
            return;
        };
        if usize::from(child) < parts.len() {
            self.next([Task::Do(effect.child(child.into()), scope), Task::Rest(effect, child + 1, scope)]);
        }
    }

    /// Does one effect.
    pub(super) fn perform_effect(&mut self, id: EffectId, scope: Scope) {
        let seat = scope.seat;
        match id.effect() {
            Effect::Nothing | Effect::RollAgain => {}
            Effect::Seq(_) => self.rest(id, 0, scope),
            Effect::Choose(_) => self.offer(Ask::Choice(id, scope)),
            Effect::If(condition, ..) => {
                let child = if self.game.holds(*condition) { 0 } else { 1 };
                self.next([Task::Do(id.child(child), scope)]);
            }
            Effect::Roll(_) => self.next([Task::Rolled { seat, face: 0, for_what: RollUse::Rows(id, scope) }]),
            Effect::React { who, .. } => {
                self.next([Task::Row(id, scope)]);
                let ships = match who {
                    Reacting::Ship => Seats::one(seat),
                    Reacting::Party => self.game.in_cause(scope.cause),
                };
                self.each(ships, Task::React);
            }

            Effect::Damage { n, to, direct } => self.damage(id, scope, *n, *to, *direct),
            Effect::Hit(n) => {
                for ship in self.reached(scope).iter() {
                    let n = self.game.count(n, scope.for_ship(ship));
                    self.hit(ship, n);
                }
            }
            Effect::Evade(n) => self.gain_evades(scope, *n),
            Effect::Reduce { n, to: Helped::Me } => self.reduce(seat, *n),
            Effect::Ward(n) => {
                let n = self.game.count(n, scope);
                self.game.ship_mut(seat).cubes += n;
                self.tell(ZephyrEvent::CubesGained { seat, n });
            }
            Effect::Reform => {
                if let Some(battle) = scope.battle {
                    self.reform(battle);
                }
            }
            Effect::KillCrew(Target::FirstCrew) => {
                if let Some(station) = self.game.ship(seat).crew.iter().position(Option::is_some) {
                    self.next([Task::CrewDies(seat, station as u8)]);
                }
            }
            Effect::KillCrew(_) => self.kill_foe_crew(scope.battle, self.game.ship(seat).target),
            Effect::AddCrew => self.add_foe_crew(scope),
            Effect::Repair { n, hull } => match scope.foe {
                Some(foe) => self.repair_foe(scope, foe, *n),
                None => self.next([Task::Repair { seat, left: *n, hull: *hull }]),
            },
            Effect::Draw(n) => self.draw(seat, *n),
            Effect::Cycle => self.game.ask = Some(Ask::Cycle { seat, discarded: 0 }),
            Effect::Plays { kind, n } => {
                let plays = &mut self.game.ship_mut(seat).plays;
                match kind {
                    Some(kind) => plays.kinds[*kind as usize] += n,
                    None => plays.any += n,
                }
                self.tell(ZephyrEvent::PlaysGained { seat, kind: *kind, n: *n });
            }
            Effect::Refresh(_) => self.refresh_ship(seat),
            Effect::Exhaust => self.next([Task::Exhaust(seat)]),

            Effect::Scrap(n) => self.gain_scrap(scope, self.game.quantity(n, scope)),
            Effect::SalvageRoll(n) => self.next([Task::ScrapRolls(seat, *n)]),
            Effect::RewardRoll => {
                self.next([Task::Rolled { seat, face: 0, for_what: RollUse::Reward(scope) }]);
            }
            Effect::GainSystem(tier) => self.win_system(scope, *tier),
            Effect::Hire(price) => self.game.ask = Some(Ask::Hire { seat, price: (*price).into() }),

            Effect::Foes(foes) => self.bring(id, foes, scope),
            Effect::DiscardFoes => self.discard_foes(scope),
            Effect::Prevent => self.crew_saved(seat),
            Effect::Modify { stat, by, lasts } => self.modify(scope, *stat, *by, *lasts),
            // Pointed at something, these are done when the ability is flipped.
            Effect::Boost { .. }
            | Effect::Reduce { to: Helped::AnyShip, .. }
            | Effect::CancelDie
            | Effect::RerollFoe
            | Effect::Reroll
            | Effect::ShiftDie
            | Effect::SetDie(_)
            | Effect::Retarget
            | Effect::Recover
            | Effect::SwapFoe
            | Effect::DrawTwo
            | Effect::Redraw => {}
        }
    }

    /// The ships that something outside an attack reaches: the party on an assignment's space, else the ship alone.
    fn reached(&self, scope: Scope) -> Seats {
        match scope.cause {
            Cause::Errand(party) if scope.battle.is_none() => self.game.in_party(party),
            _ => Seats::one(scope.seat),
        }
    }

    /// Asks which option or row is taken; the only one is taken at once, and without one nothing happens.
    fn offer(&mut self, ask: Ask) {
        let (Ask::Choice(id, scope) | Ask::Row(id, scope)) = ask else {
            return;
        };
        let mut options = Vec::new();
        self.game.list_explore(ask, &mut options);
        match options[..] {
            [] => self.tell(ZephyrEvent::NoRow { seat: scope.seat, card: id.card() }),
            [ZephyrAction::Choose { option }] => self.chosen(ask, option),
            _ => self.game.ask = Some(ask),
        }
    }

    /// Takes an option of a card, or a row of a reaction.
    pub(super) fn chosen(&mut self, ask: Ask, option: u8) {
        let (Ask::Choice(id, scope) | Ask::Row(id, scope)) = ask else {
            return;
        };
        let seat = ask.seat(self.game);
        self.tell(ZephyrEvent::Chose { seat, card: id.card(), option });
        if let Effect::Choose(options) = id.effect()
            && let Some(price) = options.get(usize::from(option)).and_then(|option| option.price.as_ref())
        {
            let price = self.game.quantity(price, scope).max(0);
            self.scrap(scope.seat, -price, ScrapReason::Bought);
        }
        self.next([Task::Do(id.child(option.into()), scope)]);
    }

    /// All have reacted: the rows whose plays were made can be chosen.
    pub(super) fn row(&mut self, id: EffectId, scope: Scope) {
        let Effect::React { who, .. } = id.effect() else {
            return;
        };
        let ships = match who {
            Reacting::Ship => Seats::one(scope.seat),
            Reacting::Party => self.game.in_cause(scope.cause),
        };
        let mut played = [0; 3];
        for seat in ships.iter() {
            let ship = self.game.ship_mut(seat);
            for (sum, own) in played.iter_mut().zip(std::mem::take(&mut ship.played)) {
                *sum += own;
            }
            ship.discard_all();
            ship.evades = 0;
            ship.reduction = 0;
            ship.cubes = 0;
        }
        self.offer(Ask::Row(id, Scope { played, ..scope }));
    }

    /// An attack of a player's card, or a row of an enemy.
    fn damage(&mut self, id: EffectId, scope: Scope, n: u8, to: Target, direct: bool) {
        let Some(battle) = scope.battle else {
            return;
        };
        match (scope.foe, to) {
            (Some(foe), Target::EachShip) => {
                for ship in self.game.battle(battle).ships.iter() {
                    self.blow(battle, foe, ship, n, direct);
                }
            }
            (Some(foe), _) => self.blow(battle, foe, scope.seat, n, direct),
            (None, Target::AnyFoe) => {
                let mut targets = (0..self.game.battle(battle).foes.len() as u8)
                    .chain([WARLORD])
                    .filter(|&foe| self.game.can_target(battle, foe).is_ok());
                match (targets.next(), targets.next()) {
                    (None, _) => {}
                    (Some(foe), None) => self.attack(scope, foe, n, direct),
                    (Some(_), Some(_)) => self.game.ask = Some(Ask::Aim(battle, id, scope)),
                }
            }
            (None, _) => self.attack(scope, self.game.ship(scope.seat).target, n, direct),
        }
    }

    /// The enemy that an attack of a card hits is chosen.
    pub(super) fn aimed(&mut self, id: EffectId, scope: Scope, foe: u8) {
        if let &Effect::Damage { n, direct, .. } = id.effect() {
            self.attack(scope, foe, n, direct);
        }
    }

    pub(super) fn reduce(&mut self, seat: Seat, n: u8) {
        self.game.ship_mut(seat).reduction += n;
        self.tell(ZephyrEvent::ReductionGained { seat, n });
    }

    /// Draws action cards; with pile and discards empty nothing is drawn.
    pub(super) fn draw(&mut self, seat: Seat, n: u8) {
        let mut cards = Vec::new();
        for _ in 0..n {
            let Some(card) = self.game.ship_mut(seat).draw(self.chance) else {
                break;
            };
            if E::LISTENS {
                cards.push(card);
            }
        }
        if !cards.is_empty() {
            self.tell(ZephyrEvent::Drew { seat, cards });
        }
    }

    /// Scrap by a card: a party's leader hands out what the party wins, and an enemy takes from the ship that it attacks.
    fn gain_scrap(&mut self, scope: Scope, by: i16) {
        let seat = scope.seat;
        if scope.foe.is_some() {
            return self.scrap(seat, by, ScrapReason::Taken);
        }
        match scope.cause {
            Cause::Errand(party) if by > 0 => {
                let among = self.game.in_party(party);
                let seat = self.game.decides(scope.cause, seat);
                self.next([Task::Share { seat, scrap: by as u16, among, reason: ScrapReason::Reward }]);
            }
            _ => self.scrap(seat, by, ScrapReason::Card),
        }
    }

    /// A random system by a card: a party's leader says whose it is.
    pub(super) fn win_system(&mut self, scope: Scope, tier: Tier) {
        let (seat, among) = match scope.cause {
            Cause::Errand(party) => (self.game.decides(scope.cause, scope.seat), self.game.in_party(party)),
            _ => (scope.seat, Seats::one(scope.seat)),
        };
        self.next([Task::GainSystem { seat, tier, among }]);
    }

    /// So many scrap rolls, one after another.
    pub(super) fn scrap_rolls(&mut self, seat: Seat, left: u8) {
        if left > 0 {
            let roll = Task::Rolled { seat, face: 0, for_what: RollUse::Scrap };
            self.next([roll, Task::ScrapRolls(seat, left - 1)]);
        }
    }

    /// What a rolled die leads to.
    pub(super) fn counts(&mut self, seat: Seat, face: u8, for_what: RollUse) {
        match for_what {
            RollUse::Rows(id, scope) => {
                let Effect::Roll(rows) = id.effect() else {
                    return;
                };
                if let Some(row) = rows.iter().position(|(faces, _)| faces.contains(&face)) {
                    self.next([Task::Do(id.child(row), Scope { die: face, ..scope })]);
                }
            }
            RollUse::Scrap => self.scrap(seat, face.into(), ScrapReason::Roll),
            RollUse::Salvage { dice: 0, sum, among } => {
                let scrap = sum + u16::from(face);
                self.next([Task::Share { seat, scrap, among, reason: ScrapReason::Salvage }]);
            }
            RollUse::Salvage { dice, sum, among } => {
                let for_what = RollUse::Salvage { dice: dice - 1, sum: sum + u16::from(face), among };
                self.next([Task::Rolled { seat, face: 0, for_what }]);
            }
            RollUse::Reward(scope) => match face {
                1 | 2 => self.win_system(scope, Tier::Silver),
                3 | 4 => self.gain_scrap(scope, 20),
                5 => self.win_system(scope, Tier::Gold),
                _ => self.gain_scrap(scope, 30),
            },
            RollUse::Commander { card, among } => {
                let face = face.saturating_add_signed(self.game.stat(Stat::RewardDie)).clamp(1, 6);
                let tier = card.rewards()[usize::from(face) - 1];
                self.next([Task::GainSystem { seat, tier, among }]);
            }
            RollUse::Critical => self.critical_face(seat, face),
        }
    }

    fn modify(&mut self, scope: Scope, stat: Stat, by: i8, lasts: Lasts) {
        match (stat, lasts, scope.cause) {
            (Stat::NextPrice, ..) => self.game.ship_mut(scope.seat).next_price = by,
            (Stat::NextSale, ..) => self.game.ship_mut(scope.seat).full_sale = true,
            (Stat::Brings, Lasts::Assignment, Cause::Errand(party)) => {
                if let Some(party) = self.game.parties.get_mut(usize::from(party)) {
                    party.brings += by;
                }
            }
            // What holds as long as its card is in force is looked up there.
            _ => {}
        }
    }
}

impl Zephyr {
    /// Whether a row of a reaction can be chosen.
    pub(super) fn verify_row(&self, id: EffectId, scope: Scope, option: u8) -> Result<(), ZephyrRefusal> {
        let Effect::React { rungs, .. } = id.effect() else {
            return Err(ZephyrRefusal::NoOption);
        };
        let rung = rungs.get(usize::from(option)).ok_or(ZephyrRefusal::NoOption)?;
        let met = match rung.need {
            Need::Plays(kind, n) => scope.played[kind as usize] >= n,
            Need::Crew => self.ship(scope.seat).crew_count() > 0,
            Need::Nothing => true,
        };
        if met { Ok(()) } else { Err(ZephyrRefusal::RowNotMet) }
    }
}

/// The rank of a card for the order in which enemies evade: base cards lowest.
pub(super) fn rank(card: CardId) -> u8 {
    card.tier().map_or(0, |tier| tier as u8 + 1)
}
