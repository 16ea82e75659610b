//! What a pending decision asks.

use super::{board, effects, names};
use crate::game::Seat;
use crate::words::{Prompt, Teller, Value};
use crate::zephyr::Zephyr;
use crate::zephyr::cards::language::{Effect, Kind};
use crate::zephyr::cards::{CardId, EffectId};
use crate::zephyr::flow::{Ask, RollUse};

/// What the pending decision asks; none when the game is over.
pub(super) fn prompt(game: &Zephyr, teller: &Teller<'_>) -> Option<Prompt> {
    let ask = game.ask?;
    let seat = ask.seat(game);
    let asker = Asker { game, teller };
    let (title, mut detail) = asker.ask(ask);
    let shared = game.sharing(ask);
    if !shared.is_empty() {
        let others = names::called(shared, teller);
        detail.push(teller.say("zephyr-ask-shared", &[("names", Value::Text(&others))]));
    }
    let ship = names::card(game.ship(seat).card, teller.tongue);
    let values = [("name", teller.name(seat).into()), ("card", Value::Text(&ship))];
    Some(Prompt { step: teller.say("zephyr-step", &values), title, detail: detail.join(" ") })
}

struct Asker<'a> {
    game: &'a Zephyr,
    teller: &'a Teller<'a>,
}

/// A title, and sentences of help.
type Asked = (String, Vec<String>);

impl Asker<'_> {
    fn say(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.teller.say(key, values)
    }

    fn card(&self, card: CardId) -> String {
        names::card(card, self.teller.tongue)
    }

    fn foe(&self, battle: u8, foe: u8) -> String {
        names::foe(self.game, battle, foe, self.teller.tongue)
    }

    /// Title and help without values.
    fn plain(&self, title: &str, detail: &str) -> Asked {
        (self.say(title, &[]), vec![self.say(detail, &[])])
    }

    /// A title about a card.
    fn about(&self, title: &str, card: CardId, detail: &str) -> Asked {
        let card = self.card(card);
        (self.say(title, &[("card", Value::Text(&card))]), vec![self.say(detail, &[])])
    }

    fn ask(&self, ask: Ask) -> Asked {
        let game = self.game;
        match ask {
            Ask::Outfit(seat) => {
                let scrap = [("scrap", u32::from(game.ship(seat).scrap).into())];
                (self.say("zephyr-ask-outfit", &[]), vec![self.say("zephyr-ask-outfit-detail", &scrap)])
            }
            Ask::Dusk(seat) => self.evening(seat),
            Ask::Offer(_) => self.plain("zephyr-ask-offer", "zephyr-ask-offer-detail"),
            Ask::Embark(seat) => match game.ship(seat).offers.first() {
                Some(&card) => self.about("zephyr-ask-embark", card, "zephyr-ask-embark-detail"),
                None => self.plain("zephyr-ask-move", "zephyr-ask-move-detail"),
            },
            Ask::Move(_) => self.plain("zephyr-ask-move", "zephyr-ask-move-detail"),
            Ask::Explore { two: true, .. } => self.plain("zephyr-ask-explore", "zephyr-ask-explore-two"),
            Ask::Explore { .. } => self.plain("zephyr-ask-explore", "zephyr-ask-explore-detail"),
            Ask::Kept { .. } => self.plain("zephyr-ask-kept", "zephyr-ask-kept-detail"),
            Ask::Drawn(_, card) => {
                let title = self.card(card);
                let title = self.say("zephyr-ask-drawn", &[("card", Value::Text(&title))]);
                (title, vec![names::rule(card, self.teller.tongue)])
            }
            Ask::Choice(effect, scope) => self.choice(effect, scope.seat),
            Ask::React(seat, _) => self.react(seat),
            Ask::Row(effect, scope) => {
                let card = self.card(effect.card());
                let played = self.played(scope.played);
                (self.say("zephyr-ask-row", &[("card", Value::Text(&card))]), vec![played])
            }
            Ask::OwnDie { face, for_what, .. } => self.own_die(face, for_what),
            Ask::Repair { left, .. } => (
                self.say("zephyr-ask-repair", &[]),
                vec![self.say("zephyr-ask-repair-detail", &[("count", left.into())])],
            ),
            Ask::Exhaust(_) => self.plain("zephyr-ask-exhaust", "zephyr-ask-exhaust-detail"),
            Ask::Share { scrap, .. } => {
                let scrap = [("scrap", u32::from(scrap).into())];
                (self.say("zephyr-ask-share", &scrap), vec![self.say("zephyr-ask-share-detail", &[])])
            }
            Ask::Award { card, .. } => {
                let (title, mut detail) = self.about("zephyr-ask-award", card, "zephyr-ask-award-detail");
                detail.insert(0, names::rule(card, self.teller.tongue));
                (title, detail)
            }
            Ask::LoseHull(_) => self.plain("zephyr-ask-lose-hull", "zephyr-ask-lose-hull-detail"),
            Ask::CrewDeath(seat, station) => {
                let crew = names::member(game.ship(seat), station, self.teller.tongue);
                let title = self.say("zephyr-ask-death", &[("crew", Value::Text(&crew))]);
                (title, vec![self.say("zephyr-ask-death-detail", &[])])
            }
            Ask::Companion { card, .. } => self.about("zephyr-ask-companion", card, "zephyr-ask-companion-detail"),
            Ask::Leader(..) => self.plain("zephyr-ask-leader", "zephyr-ask-leader-detail"),
            Ask::Cycle { discarded, .. } => {
                let count = [("count", discarded.into())];
                (self.say("zephyr-ask-cycle", &[]), vec![self.say("zephyr-ask-cycle-detail", &count)])
            }
            Ask::Hire { seat, price } => {
                let values = [("price", u32::from(price).into()), ("scrap", u32::from(game.ship(seat).scrap).into())];
                (self.say("zephyr-ask-hire", &values[..1]), vec![self.say("zephyr-ask-hire-detail", &values[1..])])
            }
            Ask::Between => self.between(),
            Ask::Opening(battle, _)
            | Ask::Formation(battle, _)
            | Ask::Target(battle, _)
            | Ask::Actions(battle, _)
            | Ask::Aim(battle, ..)
            | Ask::Dice(battle, _)
            | Ask::Brace(battle, _)
            | Ask::Sinking(battle, _)
            | Ask::Discard(battle, _)
            | Ask::Salvage(battle, _)
            | Ask::Wreck { battle, .. } => self.battle(ask, battle),
            Ask::Join(_) => self.plain("zephyr-ask-join", "zephyr-ask-join-detail"),
        }
    }

    fn evening(&self, seat: Seat) -> Asked {
        let game = self.game;
        let scrap = [("scrap", u32::from(game.ship(seat).scrap).into())];
        let mut detail = if game.at_resupply(seat) {
            vec![self.say("zephyr-ask-evening-docked", &scrap)]
        } else {
            let place = board::place(game, seat, self.teller);
            vec![self.say("zephyr-ask-evening-out", &[("place", Value::Text(&place))])]
        };
        let to_pay = game.to_pay_in();
        if to_pay > 0 && game.at_resupply(seat) {
            detail.push(self.say("zephyr-ask-evening-pay", &[("scrap", u32::from(to_pay).into())]));
        }
        (self.say("zephyr-ask-evening", &[]), detail)
    }

    fn choice(&self, effect: EffectId, ship: Seat) -> Asked {
        let card = self.card(effect.card());
        let title = self.say("zephyr-ask-choice", &[("card", Value::Text(&card))]);
        let priced = match effect.effect() {
            Effect::Choose(options) => options.iter().any(|option| option.price.is_some()),
            _ => false,
        };
        let values = [("name", self.teller.name(ship).into()), ("scrap", u32::from(self.game.ship(ship).scrap).into())];
        (title, priced.then(|| self.say("zephyr-ask-choice-scrap", &values)).into_iter().collect())
    }

    /// A reaction: what its rows need, and what can still be played.
    fn react(&self, seat: Seat) -> Asked {
        let row = super::cards::row(self.game);
        let title = match row {
            Some(effect) => {
                let card = self.card(effect.card());
                self.say("zephyr-ask-react", &[("card", Value::Text(&card))])
            }
            None => self.say("zephyr-ask-react-plain", &[]),
        };
        let mut detail = vec![self.plays(seat)];
        if let Some(Effect::React { rungs, .. }) = row.map(EffectId::effect) {
            let needs: Vec<String> = rungs.iter().map(|rung| effects::need(rung.need, self.teller.tongue)).collect();
            if needs.len() > 1 {
                let needs = needs.join(", ");
                detail.push(self.say("zephyr-ask-react-rows", &[("needs", Value::Text(&needs))]));
            }
        }
        (title, detail)
    }

    /// What can still be played: `Plays left: 1 of any kind, 1 attack.`
    fn plays(&self, seat: Seat) -> String {
        let plays = self.game.ship(seat).plays;
        let mut left = Vec::new();
        if plays.any > 0 {
            left.push(self.say("zephyr-plays", &[("kind", "any".into()), ("count", plays.any.into())]));
        }
        for (kind, count) in Kind::ALL.into_iter().zip(plays.kinds) {
            if count > 0 {
                let values = [("kind", names::kind(Some(kind)).into()), ("count", count.into())];
                left.push(self.say("zephyr-plays", &values));
            }
        }
        if left.is_empty() {
            return self.say("zephyr-ask-plays-none", &[]);
        }
        let left = left.join(", ");
        self.say("zephyr-ask-plays", &[("plays", Value::Text(&left))])
    }

    /// What was played in a reaction.
    fn played(&self, played: [u8; 3]) -> String {
        let counts = Kind::ALL.into_iter().zip(played).filter(|&(_, count)| count > 0);
        let counts: Vec<String> = counts
            .map(|(kind, count)| {
                self.say("zephyr-played", &[("kind", names::kind(Some(kind)).into()), ("count", count.into())])
            })
            .collect();
        if counts.is_empty() {
            return self.say("zephyr-ask-played-none", &[]);
        }
        let counts = self.teller.tongue.list(&counts);
        self.say("zephyr-ask-played", &[("played", Value::Text(&counts))])
    }

    fn own_die(&self, face: u8, for_what: RollUse) -> Asked {
        let title = self.say("zephyr-ask-die", &[("die", face.into())]);
        let detail = match for_what {
            RollUse::Rows(effect, _) => {
                let card = self.card(effect.card());
                self.say("zephyr-ask-die-card", &[("card", Value::Text(&card))])
            }
            RollUse::Scrap => self.say("zephyr-ask-die-scrap", &[]),
            RollUse::Salvage { sum, .. } => self.say("zephyr-ask-die-salvage", &[("sum", u32::from(sum).into())]),
            RollUse::Reward(_) => self.say("zephyr-ask-die-reward", &[]),
            RollUse::Commander { card, .. } => {
                let card = self.card(card);
                self.say("zephyr-ask-die-commander", &[("card", Value::Text(&card))])
            }
            RollUse::Critical => self.say("zephyr-ask-die-critical", &[]),
        };
        (title, vec![detail])
    }

    fn battle(&self, ask: Ask, battle: u8) -> Asked {
        let game = self.game;
        let fight = game.battle(battle);
        let foes = names::foes(game, battle, self.teller.tongue);
        let against = |key: &str| self.say(key, &[("foes", Value::Text(&foes)), ("phase", fight.phase.into())]);
        match ask {
            Ask::Opening(..) => (
                self.say("zephyr-ask-opening", &[]),
                vec![self.say("zephyr-ask-opening-detail", &[("foes", Value::Text(&foes))])],
            ),
            Ask::Formation(_, foe) => {
                let name = self.foe(battle, foe);
                let dice = fight.foes.get(usize::from(foe)).map_or(1, |enemy| enemy.crew.saturating_add(1));
                let title = self.say("zephyr-ask-formation", &[("foe", Value::Text(&name))]);
                (title, vec![self.say("zephyr-ask-formation-detail", &[("count", dice.into())])])
            }
            Ask::Target(..) => self.plain("zephyr-ask-target", "zephyr-ask-target-detail"),
            Ask::Actions(_, seat) => {
                let target = self.foe(battle, game.ship(seat).target);
                let target = self.say("zephyr-ask-actions-target", &[("foe", Value::Text(&target))]);
                (against("zephyr-ask-actions"), vec![self.plays(seat), target])
            }
            Ask::Aim(_, effect, _) => {
                let damage = match effect.effect() {
                    Effect::Damage { n, .. } => *n,
                    _ => 0,
                };
                let card = self.card(effect.card());
                let title = self.say("zephyr-ask-aim", &[("card", Value::Text(&card))]);
                (title, vec![self.say("zephyr-ask-aim-detail", &[("count", damage.into())])])
            }
            Ask::Dice(_, seat) => self.incoming("zephyr-ask-dice", battle, seat, "zephyr-ask-dice-detail"),
            Ask::Brace(_, seat) => {
                let (normal, direct) = game.incoming(battle, seat);
                let ship = game.ship(seat);
                let count = normal.saturating_add(direct);
                let values = [
                    ("direct", direct.into()),
                    ("evades", ship.evades.into()),
                    ("cubes", ship.cubes.into()),
                    ("reduction", ship.reduction.into()),
                    ("hull", ship.whole().into()),
                ];
                (
                    self.say("zephyr-ask-brace", &[("count", count.into())]),
                    vec![self.say("zephyr-ask-brace-detail", &values)],
                )
            }
            Ask::Sinking(..) => self.plain("zephyr-ask-sinking", "zephyr-ask-sinking-detail"),
            Ask::Discard(_, seat) => {
                let (held, save) = (game.ship(seat).hand.len() as i64, game.may_save(seat));
                let values = [("held", held.into()), ("save", save.into())];
                (self.say("zephyr-ask-discard", &[]), vec![self.say("zephyr-ask-discard-detail", &values)])
            }
            Ask::Salvage(..) => self.plain("zephyr-ask-salvage", "zephyr-ask-salvage-detail"),
            Ask::Wreck { foe, .. } => {
                let name = self.foe(battle, foe);
                let title = self.say("zephyr-ask-wreck", &[("foe", Value::Text(&name))]);
                (title, vec![self.say("zephyr-ask-wreck-detail", &[])])
            }
            _ => (against("zephyr-ask-actions"), Vec::new()),
        }
    }

    /// A decision once the enemies have rolled: what their dice show.
    fn incoming(&self, title: &str, battle: u8, seat: Seat, detail: &str) -> Asked {
        let fight = self.game.battle(battle);
        let rolled =
            fight.fighting().filter(|(_, foe)| !foe.dice.is_empty() && foe.attacks.is_none_or(|at| at == seat));
        let rolled: Vec<String> = rolled
            .map(|(place, foe)| {
                let faces: Vec<String> = foe.dice.iter().map(|die| self.teller.tongue.number(die.face)).collect();
                let (name, dice) = (self.foe(battle, place), self.teller.tongue.list(&faces));
                self.say("zephyr-rolled", &[("foe", Value::Text(&name)), ("dice", Value::Text(&dice))])
            })
            .collect();
        let help = self.say(detail, &[]);
        let detail = match rolled.as_slice() {
            [] => vec![help],
            _ => {
                let rolled = rolled.join("; ");
                vec![self.say("zephyr-ask-rolled", &[("rolled", Value::Text(&rolled))]), help]
            }
        };
        (self.say(title, &[]), detail)
    }

    fn between(&self) -> Asked {
        let game = self.game;
        let card = self.card(game.mission.card);
        let title = if game.mission.lost { "zephyr-ask-between-lost" } else { "zephyr-ask-between-won" };
        let title = self.say(title, &[("card", Value::Text(&card))]);
        let mut detail = Vec::new();
        if game.campaign.resting {
            detail.push(self.say("zephyr-ask-between-resting", &[]));
        }
        if let Some(log) = game.campaign.logs.last() {
            let values = [
                ("days", log.days.into()),
                ("completed", log.completed.into()),
                ("foes", u32::from(log.foes).into()),
                ("destroyed", log.destroyed.into()),
                ("deaths", log.deaths.into()),
            ];
            detail.push(self.say("zephyr-ask-between-log", &values));
        }
        (title, detail)
    }
}
