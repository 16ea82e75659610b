//! A legal action in words, with its parts, and what a preview says of it.

use super::board::{ability_spot, foe_spot, ship_spot};
use super::{docked, effects, names};
use crate::game::Seat;
use crate::words::{ChoiceText, Foretold, Mark, Part, Pick, Teller, Value, capital};
use crate::zephyr::cards::language::Effect;
use crate::zephyr::cards::{CardId, EffectId};
use crate::zephyr::flow::{Ask, RollUse};
use crate::zephyr::state::WARLORD;
use crate::zephyr::{Zephyr, ZephyrAbility, ZephyrAction, ZephyrAim, ZephyrEvent};

/// What an option of a card costs and does, or what a row of a reaction needs and brings, as a clause; nothing where
/// the effect has no such option.
pub(super) fn option(effect: EffectId, option: u8, teller: &Teller<'_>) -> String {
    let tongue = teller.tongue;
    let at = usize::from(option);
    match effect.effect() {
        Effect::Choose(_) => effects::option(effect, at, tongue),
        Effect::React { rungs, .. } => rungs.get(at).map_or_else(String::new, |rung| {
            let (need, does) = (effects::need(rung.need, tongue), effects::effect(effect.child(at), tongue));
            teller.say("zephyr-rule-part", &[("label", Value::Text(&need)), ("does", Value::Text(&does))])
        }),
        _ => String::new(),
    }
}

/// An attack of an enemy: `2 damage of Alexander (1)`.
pub(super) fn blow(game: &Zephyr, battle: u8, blow: u8, teller: &Teller<'_>) -> String {
    let Some(blow) = game.battle(battle).blows.get(usize::from(blow)) else {
        return String::new();
    };
    let foe = names::foe(game, battle, blow.foe, teller.tongue);
    let key = if blow.direct { "zephyr-blow-direct" } else { "zephyr-blow" };
    teller.say(key, &[("count", blow.damage.into()), ("foe", Value::Text(&foe))])
}

/// A legal action in words.
pub(super) fn choice(game: &Zephyr, action: &ZephyrAction, teller: &Teller<'_>) -> ChoiceText {
    let Some(ask) = game.ask else {
        return ChoiceText { label: String::new(), spoken: String::new(), parts: Vec::new(), any_order: false };
    };
    let maker = Maker { game, teller, ask, seat: ask.seat(game) };
    maker.make(action)
}

/// Puts the choices of one decision into words.
pub(super) struct Maker<'a> {
    pub game: &'a Zephyr,
    pub teller: &'a Teller<'a>,
    pub ask: Ask,
    /// The ship that decides.
    pub seat: Seat,
}

impl Maker<'_> {
    fn make(&self, action: &ZephyrAction) -> ChoiceText {
        match *action {
            ZephyrAction::Done => self.done(),
            ZephyrAction::Keep { card } | ZephyrAction::Embark { card } => self.keep(action, card),
            ZephyrAction::Join { leader } => self.join(leader),
            ZephyrAction::Lead { seat } => {
                self.of_ship(seat, "zephyr-do-lead", "zephyr-say-lead", &[("name", self.teller.name(seat).into())])
            }
            ZephyrAction::Patrol => self.plain("zephyr-do-patrol", "zephyr-say-patrol", &[], Vec::new()),
            ZephyrAction::Skirmish => {
                let deck = self.spot("deck:skirmish".to_owned(), "zephyr-do-skirmish");
                self.plain("zephyr-do-skirmish", "zephyr-say-skirmish", &[], vec![deck])
            }
            ZephyrAction::Scavenge => {
                let deck = self.spot("deck:scavenge".to_owned(), "zephyr-do-scavenge");
                self.plain("zephyr-do-scavenge", "zephyr-say-scavenge", &[], vec![deck])
            }
            ZephyrAction::Choose { option } => self.choose(option),
            ZephyrAction::Play { card } => self.play(card),
            ZephyrAction::Discard { card } => self.discard(card),
            ZephyrAction::Use { ability, aim } => self.use_ability(ability, aim),
            ZephyrAction::Exhaust { ability } => self.exhaust(ability),
            ZephyrAction::Restore { slot } => self.of_slot(slot, "zephyr-do-restore", "zephyr-say-restore"),
            ZephyrAction::Lose { slot } => self.of_slot(slot, "zephyr-do-lose", "zephyr-say-lose"),
            ZephyrAction::Face { foe, ship } => self.face(foe, ship),
            ZephyrAction::Target { foe } => self.target(foe),
            ZephyrAction::Evade { blow } => self.evade(blow),
            ZephyrAction::Ward { cubes } => {
                let count = [("count", cubes.into())];
                let [label, spoken] = ["zephyr-do-ward", "zephyr-say-ward"].map(|key| self.teller.say(key, &count));
                let chip = chip(format!("cubes:{cubes}"), self.teller.tongue.number(cubes), spoken.clone());
                ChoiceText { label, spoken, parts: vec![chip], any_order: false }
            }
            ZephyrAction::Enter { battle } => self.enter(battle),
            ZephyrAction::Share { to, scrap } => self.share(to, scrap),
            ZephyrAction::Award { to } => self.award(to),
            ZephyrAction::Pass { station } => self.pass(station),
            ZephyrAction::Abandon => self.abandon(),
            ZephyrAction::GoOn => self.go_on(),
            ZephyrAction::Rest => self.act("act:rest", "zephyr-do-rest", "zephyr-say-rest"),
            ZephyrAction::Retry => self.act("act:retry", "zephyr-do-retry", "zephyr-say-retry"),
            ZephyrAction::End => self.act("act:end", "zephyr-do-end", "zephyr-say-end"),
            ZephyrAction::BuyHull { .. }
            | ZephyrAction::SellHull { .. }
            | ZephyrAction::BuySystem { .. }
            | ZephyrAction::SellSystem { .. }
            | ZephyrAction::SellCargo { .. }
            | ZephyrAction::Install { .. }
            | ZephyrAction::Uninstall { .. }
            | ZephyrAction::Hire { .. }
            | ZephyrAction::Release { .. }
            | ZephyrAction::MoveCrew { .. }
            | ZephyrAction::PayIn { .. }
            | ZephyrAction::Trade { .. } => docked::choice(self, action),
        }
    }

    pub fn say(&self, key: &str, values: &[(&str, Value<'_>)]) -> String {
        self.teller.say(key, values)
    }

    pub fn card(&self, card: CardId) -> String {
        names::card(card, self.teller.tongue)
    }

    /// A choice whose two sentences take the same values.
    pub fn plain(&self, label: &str, spoken: &str, values: &[(&str, Value<'_>)], parts: Vec<Part>) -> ChoiceText {
        ChoiceText { label: self.say(label, values), spoken: self.say(spoken, values), parts, any_order: false }
    }

    /// A choice that is a chip by itself.
    pub fn act(&self, id: &str, label: &str, spoken: &str) -> ChoiceText {
        let [label, spoken] = [label, spoken].map(|key| self.say(key, &[]));
        let part = chip(id.to_owned(), label.clone(), spoken.clone());
        ChoiceText { label, spoken, parts: vec![part], any_order: false }
    }

    /// The part of a place that is told by a sentence without values.
    fn spot(&self, spot: String, key: &str) -> Part {
        place(spot, self.say(key, &[]))
    }

    /// The part of a player ship.
    pub fn ship(&self, seat: Seat) -> Part {
        place(ship_spot(seat), self.teller.name(seat).to_owned())
    }

    fn of_ship(&self, seat: Seat, label: &str, spoken: &str, values: &[(&str, Value<'_>)]) -> ChoiceText {
        self.plain(label, spoken, values, vec![self.ship(seat)])
    }

    /// Going on without more: what that means depends on the decision.
    fn done(&self) -> ChoiceText {
        let (label, spoken) = match self.ask {
            Ask::Outfit(_) => ("zephyr-done", "zephyr-say-done-outfit"),
            Ask::Dusk(_) => ("zephyr-do-done-evening", "zephyr-say-done-evening"),
            Ask::Embark(_) => ("zephyr-do-done-embark", "zephyr-say-done-embark"),
            Ask::Drawn(..) => ("zephyr-do-done-drawn", "zephyr-say-done-drawn"),
            Ask::React(..) => ("zephyr-done", "zephyr-say-done-react"),
            Ask::OwnDie { .. } => ("zephyr-do-done-die", "zephyr-say-done-die"),
            Ask::Opening(..) => ("zephyr-do-done-opening", "zephyr-say-done-opening"),
            Ask::Actions(..) => ("zephyr-do-done-actions", "zephyr-say-done-actions"),
            Ask::Dice(..) => ("zephyr-done", "zephyr-say-done-dice"),
            Ask::Brace(..) => ("zephyr-do-done-brace", "zephyr-say-done-brace"),
            Ask::Sinking(..) => ("zephyr-do-done-sinking", "zephyr-say-done-sinking"),
            Ask::Discard(..) => ("zephyr-done", "zephyr-say-done-regroup"),
            Ask::Join(_) => ("zephyr-do-done-join", "zephyr-say-done-join"),
            Ask::Salvage(..) => ("zephyr-done", "zephyr-say-done-salvage"),
            Ask::CrewDeath(..) => ("zephyr-do-done-death", "zephyr-say-done-death"),
            Ask::Companion { .. } => ("zephyr-do-done-companion", "zephyr-say-done-companion"),
            Ask::Cycle { .. } => ("zephyr-done", "zephyr-say-done-cycle"),
            _ => ("zephyr-done", "zephyr-say-done"),
        };
        self.plain(label, spoken, &[], Vec::new())
    }

    fn keep(&self, action: &ZephyrAction, card: CardId) -> ChoiceText {
        let (title, rule) = (self.card(card), names::rule(card, self.teller.tongue));
        let values = [("card", Value::Text(&title)), ("rule", Value::Text(&rule))];
        let spot = match self.ask {
            Ask::Kept { .. } => format!("drawn:{}", card.name()),
            _ => format!("offer:{}:{}", self.seat.0, card.name()),
        };
        let (label, spoken) = match action {
            ZephyrAction::Embark { .. } => ("zephyr-do-embark", "zephyr-say-embark"),
            _ => ("zephyr-do-keep", "zephyr-say-keep"),
        };
        ChoiceText {
            label: self.say(label, &values[..1]),
            spoken: self.say(spoken, &values),
            parts: vec![place(spot, title.clone())],
            any_order: false,
        }
    }

    fn join(&self, leader: Seat) -> ChoiceText {
        let card = self.game.party_of(leader).map(|(_, party)| self.card(party.card)).unwrap_or_default();
        let values = [("name", self.teller.name(leader).into()), ("card", Value::Text(&card))];
        let party = place(format!("party:{}", leader.0), card.clone());
        self.plain("zephyr-do-join", "zephyr-say-join", &values, vec![party])
    }

    fn choose(&self, number: u8) -> ChoiceText {
        let (Ask::Choice(effect, _) | Ask::Row(effect, _)) = self.ask else {
            return self.done();
        };
        let label = capital(&option(effect, number, self.teller));
        let card = self.card(effect.card());
        let values = [("card", Value::Text(&card)), ("choice", Value::Text(&label))];
        let spoken = self.say("zephyr-say-choose", &values);
        let part = chip(format!("option:{number}"), label.clone(), label.clone());
        ChoiceText { label, spoken, parts: vec![part], any_order: false }
    }

    fn play(&self, card: CardId) -> ChoiceText {
        self.of_card(card, "zephyr-do-play", "zephyr-say-play")
    }

    fn discard(&self, card: CardId) -> ChoiceText {
        self.of_card(card, "zephyr-do-discard", "zephyr-say-discard")
    }

    /// A card of the hand.
    fn of_card(&self, card: CardId, label: &str, spoken: &str) -> ChoiceText {
        let tongue = self.teller.tongue;
        let (title, sort, rule) = (self.card(card), names::sort(card, tongue), names::rule(card, tongue));
        let values = [("card", Value::Text(&title)), ("sort", Value::Text(&sort)), ("rule", Value::Text(&rule))];
        ChoiceText {
            label: self.say(label, &values[..1]),
            spoken: self.say(spoken, &values),
            parts: vec![place(format!("hand:{}:{}", self.seat.0, card.name()), title.clone())],
            any_order: false,
        }
    }

    fn use_ability(&self, ability: ZephyrAbility, aim: ZephyrAim) -> ChoiceText {
        let ship = self.game.ship(self.seat);
        let title = names::ability(ship, ability, self.teller.tongue);
        let rule = ship.ability_card(ability).map(|card| names::flip(card, self.teller.tongue)).unwrap_or_default();
        let mut parts = vec![place(ability_spot(self.seat, ability), title.clone())];
        let values = [("card", Value::Text(&title)), ("rule", Value::Text(&rule))];
        let Some(part) = self.aim(aim) else {
            return ChoiceText {
                label: self.say("zephyr-do-use", &values[..1]),
                spoken: self.say("zephyr-say-use", &values),
                parts,
                any_order: false,
            };
        };
        let [card, rule] = values;
        let at = ("at", Value::Text(&part.label));
        let label = self.say("zephyr-do-use-at", &[card, at]);
        let spoken = self.say("zephyr-say-use-at", &[card, at, rule]);
        parts.push(part);
        ChoiceText { label, spoken, parts, any_order: false }
    }

    /// What an ability is pointed at, as a part; none where it needs nothing.
    fn aim(&self, aim: ZephyrAim) -> Option<Part> {
        let (game, tongue) = (self.game, self.teller.tongue);
        let battle = self.ask.battle().unwrap_or_default();
        let (spot, label) = match aim {
            ZephyrAim::Nothing => return None,
            ZephyrAim::Foe { foe } => (foe_spot(battle, foe), names::foe(game, battle, foe, tongue)),
            ZephyrAim::Ship { seat } => (ship_spot(seat), self.teller.name(seat).to_owned()),
            ZephyrAim::Die { foe, die } => {
                let enemy = names::foe(game, battle, foe, tongue);
                let face =
                    game.battle(battle).foes.get(usize::from(foe)).and_then(|foe| foe.dice.get(usize::from(die)));
                let values = [("foe", Value::Text(&enemy)), ("die", face.map_or(0, |die| die.face).into())];
                (format!("die:{battle}:{foe}:{die}"), self.say("zephyr-aim-die", &values))
            }
            ZephyrAim::Card { card } => (format!("discard:{}:{}", self.seat.0, card.name()), self.card(card)),
            ZephyrAim::Ability { ability } => {
                let other = names::ability(game.ship(self.seat), ability, tongue);
                (ability_spot(self.seat, ability), other)
            }
            ZephyrAim::Attack { attack } => {
                let label = self.attack(battle, attack);
                return Some(chip(format!("attack:{attack}"), label.clone(), label));
            }
            ZephyrAim::Up | ZephyrAim::Down => {
                let (id, by) = if aim == ZephyrAim::Up { ("aim:up", 1) } else { ("aim:down", -1) };
                let face = match self.ask {
                    Ask::OwnDie { face, .. } => i64::from(face) + by,
                    _ => 0,
                };
                let label = self.say("zephyr-aim-face", &[("die", face.into())]);
                return Some(chip(id.to_owned(), label.clone(), label));
            }
        };
        Some(Part { id: format!("aim:{spot}"), ..place(spot, label) })
    }

    /// An attack of the own ship, by its number among all.
    fn attack(&self, battle: u8, attack: u8) -> String {
        let Some(made) = self.game.battle(battle).attacks.get(usize::from(attack)) else {
            return String::new();
        };
        let foe = names::foe(self.game, battle, made.foe, self.teller.tongue);
        let number = Value::Number(i64::from(attack) + 1);
        self.say("zephyr-aim-attack", &[("number", number), ("count", made.damage.into()), ("foe", Value::Text(&foe))])
    }

    fn exhaust(&self, ability: ZephyrAbility) -> ChoiceText {
        let title = names::ability(self.game.ship(self.seat), ability, self.teller.tongue);
        let values = [("card", Value::Text(&title))];
        let part = place(ability_spot(self.seat, ability), title.clone());
        self.plain("zephyr-do-exhaust", "zephyr-say-exhaust", &values, vec![part])
    }

    fn of_slot(&self, slot: u8, label: &str, spoken: &str) -> ChoiceText {
        let plate = names::plate(self.game.ship(self.seat), slot, self.teller.tongue);
        let part = place(format!("hull:{}:{slot}", self.seat.0), plate.clone());
        self.plain(label, spoken, &[("plate", Value::Text(&plate))], vec![part])
    }

    fn face(&self, foe: u8, ship: Seat) -> ChoiceText {
        let enemy = names::foe(self.game, self.ask.battle().unwrap_or_default(), foe, self.teller.tongue);
        let values = [("name", self.teller.name(ship).into()), ("foe", Value::Text(&enemy))];
        self.of_ship(ship, "zephyr-do-face", "zephyr-say-face", &values)
    }

    fn target(&self, foe: u8) -> ChoiceText {
        let battle = self.ask.battle().unwrap_or_default();
        let name = names::foe(self.game, battle, foe, self.teller.tongue);
        let enemy = self.game.battle(battle).foes.get(usize::from(foe)).filter(|_| foe != WARLORD);
        let figures = match (enemy, &self.game.mission.warlord) {
            (Some(enemy), _) => [enemy.hull, enemy.crew],
            (None, Some(warlord)) => [warlord.hull, 0],
            (None, None) => [0, 0],
        };
        let values = [("foe", Value::Text(&name)), ("hull", figures[0].into()), ("crew", figures[1].into())];
        ChoiceText {
            label: self.say("zephyr-do-target", &values[..1]),
            spoken: self.say("zephyr-say-target", &values),
            parts: vec![place(foe_spot(battle, foe), name.clone())],
            any_order: false,
        }
    }

    fn evade(&self, number: u8) -> ChoiceText {
        let battle = self.ask.battle().unwrap_or_default();
        let attack = blow(self.game, battle, number, self.teller);
        let part = place(format!("blow:{battle}:{number}"), attack.clone());
        self.plain("zephyr-do-evade", "zephyr-say-evade", &[("blow", Value::Text(&attack))], vec![part])
    }

    fn enter(&self, battle: u8) -> ChoiceText {
        let ships = names::called(self.game.battle(battle).ships, self.teller);
        let foes = names::foes(self.game, battle, self.teller.tongue);
        let values = [("ships", Value::Text(&ships)), ("foes", Value::Text(&foes))];
        ChoiceText {
            label: self.say("zephyr-do-enter", &values[..1]),
            spoken: self.say("zephyr-say-enter", &values),
            parts: vec![place(format!("battle:{battle}"), ships.clone())],
            any_order: false,
        }
    }

    fn share(&self, to: Seat, scrap: u16) -> ChoiceText {
        let values = [("name", self.teller.name(to).into()), ("scrap", u32::from(scrap).into())];
        let parts = vec![self.ship(to), self.amount(scrap)];
        ChoiceText { any_order: true, ..self.plain("zephyr-do-share", "zephyr-say-share", &values, parts) }
    }

    /// The chip of an amount of scrap.
    pub fn amount(&self, scrap: u16) -> Part {
        let label = self.say("zephyr-goods-scrap", &[("scrap", u32::from(scrap).into())]);
        chip(format!("scrap:{scrap}"), label.clone(), label)
    }

    fn award(&self, to: Seat) -> ChoiceText {
        let name = [("name", self.teller.name(to).into())];
        match self.ask {
            Ask::Award { card, .. } => {
                let title = self.card(card);
                let values = [name[0], ("card", Value::Text(&title))];
                self.of_ship(to, "zephyr-do-award", "zephyr-say-award", &values)
            }
            _ => self.of_ship(to, "zephyr-do-wreck", "zephyr-say-wreck", &name),
        }
    }

    fn pass(&self, station: u8) -> ChoiceText {
        let Ask::Companion { card, .. } = self.ask else {
            return self.done();
        };
        let (crew, card) = (names::member(self.game.ship(self.seat), station, self.teller.tongue), self.card(card));
        let values = [("crew", Value::Text(&crew)), ("card", Value::Text(&card))];
        let part = place(format!("station:{}:{station}", self.seat.0), crew.clone());
        self.plain("zephyr-do-pass", "zephyr-say-pass", &values, vec![part])
    }

    fn abandon(&self) -> ChoiceText {
        let card = self.game.party_of(self.seat).map(|(_, party)| self.card(party.card)).unwrap_or_default();
        let values = [("card", Value::Text(&card))];
        let choice = self.plain("zephyr-do-abandon", "zephyr-say-abandon", &values, Vec::new());
        let part = chip("act:abandon".to_owned(), choice.label.clone(), choice.spoken.clone());
        ChoiceText { parts: vec![part], ..choice }
    }

    fn go_on(&self) -> ChoiceText {
        let next = self.game.terms.missions.get(usize::from(self.game.mission.number) + 1);
        let card = next.map(|&next| self.card(next)).unwrap_or_default();
        let values = [("card", Value::Text(&card))];
        let choice = self.plain("zephyr-do-go-on", "zephyr-say-go-on", &values, Vec::new());
        let part = chip("act:go-on".to_owned(), choice.label.clone(), choice.spoken.clone());
        ChoiceText { parts: vec![part], ..choice }
    }
}

/// The part of a place, whose id it has.
pub(super) fn place(spot: String, label: String) -> Part {
    Part { at: Pick::Spot { spot: spot.clone() }, id: spot, spoken: label.clone(), label }
}

/// The part of a chip.
pub(super) fn chip(id: String, label: String, spoken: String) -> Part {
    Part { at: Pick::Chip, id, label, spoken }
}

/// What a preview is called, what the card does, what it does to hull and scrap, and what chance decides next.
pub(super) fn preview(game: &Zephyr, action: &ZephyrAction, events: &[ZephyrEvent], teller: &Teller<'_>) -> Foretold {
    let choice = choice(game, action, teller);
    let seat = game.ask.map(|ask| ask.seat(game));
    let rule = match *action {
        ZephyrAction::Play { card }
        | ZephyrAction::Keep { card }
        | ZephyrAction::Embark { card }
        | ZephyrAction::BuySystem { card } => Some(names::rule(card, teller.tongue)),
        ZephyrAction::Use { ability, .. } => {
            let card = seat.and_then(|seat| game.ship(seat).ability_card(ability));
            card.map(|card| names::flip(card, teller.tongue))
        }
        _ => None,
    };
    Foretold {
        title: choice.label,
        notes: rule.into_iter().filter(|rule| !rule.is_empty()).collect(),
        marks: events.iter().filter_map(|event| mark(event, teller)).collect(),
        then: teller.say(then(game, action), &[]),
        shown: teller.say("zephyr-shown", &[]),
    }
}

/// What an event changes, as a note on its spot.
fn mark(event: &ZephyrEvent, teller: &Teller<'_>) -> Option<Mark> {
    let change = |by: i64| {
        let key = if by < 0 { "zephyr-mark-less" } else { "zephyr-mark-more" };
        teller.say(key, &[("by", by.into())])
    };
    let (spot, by) = match *event {
        ZephyrEvent::FoeHit { battle, foe, n, .. } => (foe_spot(battle, foe), -i64::from(n)),
        ZephyrEvent::HullDamaged { seat, n } => (ship_spot(seat), -i64::from(n)),
        ZephyrEvent::Restored { seat, slot } => (format!("hull:{}:{slot}", seat.0), 1),
        _ => return None,
    };
    Some(Mark { spot, text: change(by) })
}

/// What chance decides after this action, where it decides anything.
fn then(game: &Zephyr, action: &ZephyrAction) -> &'static str {
    match (game.ask, action) {
        (_, ZephyrAction::Skirmish | ZephyrAction::Scavenge) => "zephyr-then-card",
        (_, ZephyrAction::Hire { .. }) => "zephyr-then-hire",
        (Some(Ask::OwnDie { for_what: RollUse::Critical, .. }), _) => "zephyr-then-critical",
        (Some(Ask::Actions(..) | Ask::Target(..) | Ask::Formation(..)), ZephyrAction::Done) => "zephyr-then-enemy",
        (_, ZephyrAction::Play { .. } | ZephyrAction::Use { .. }) => "zephyr-then-chance",
        (Some(Ask::Outfit(_) | Ask::Dusk(_)), ZephyrAction::Done) => "zephyr-then-day",
        _ => "zephyr-then-chance",
    }
}
