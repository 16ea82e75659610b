//! Exploring: what each ship's day brings (*Exploring*, *Question Mark Spaces*, *Lettered Spaces*, *Commander Spaces*).

use super::ZephyrRefusal;
use super::cards::language::{Effect, Moment, Quantity, Space, Trigger, Window};
use super::cards::{CardId, Family};
use super::events::ZephyrEvent;
use super::flow::{Ask, Play, Scope, Task};
use super::state::{Cause, Place, Zephyr};
use super::types::{ZephyrAbility, ZephyrAction, ZephyrAim};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};

/// The windows that are open before a ship draws its exploration card.
const EXPLORING: [Window; 2] = [Window::Explore, Window::Any];

impl<C: Chance, E: EventSink<ZephyrEvent>> Play<'_, C, E> {
    /// A ship reveals its day: it explores, or its party's space is activated when the leader's turn comes.
    pub(super) fn reveal(&mut self, seat: Seat) {
        let Some((number, party)) = self.game.party_of(seat) else {
            if self.game.ship(seat).place == Place::Patrol {
                self.next([Task::Explore(seat)]);
            }
            return;
        };
        let (leader, card, step) = (party.leader, party.card, party.step);
        let Some(&space) = card.assignment().route.get(usize::from(step)) else {
            return;
        };
        let cause = Cause::Errand(number);
        match space {
            Space::Explore => self.next([Task::Explore(seat)]),
            _ if leader != seat => {}
            Space::Letter(letter) => {
                self.tell(ZephyrEvent::SpaceEntered { leader, card, step });
                self.adventure(&Trigger::Enter(letter), card, cause);
            }
            Space::Commander => {
                self.tell(ZephyrEvent::SpaceEntered { leader, card, step });
                self.bring_commander(Scope { cause, ..Scope::of(leader) });
            }
        }
    }

    /// A ship flips an ability before it draws: it may draw two cards, or what it does is done and it is asked again.
    pub(super) fn before_exploring(&mut self, seat: Seat, ability: ZephyrAbility, aim: ZephyrAim) {
        let card = self.game.ship(seat).ability_card(ability);
        let two = card.is_some_and(|card| card.abilities().iter().any(|it| it.effect == Effect::DrawTwo));
        self.next([Task::Again(Ask::Explore { seat, two })]);
        self.use_ability(seat, None, ability, aim);
    }

    /// Draws from the skirmish or the scavenge deck.
    pub(super) fn explore(&mut self, seat: Seat, scavenge: bool, two: bool) {
        let Some(card) = self.draw_exploration(seat, scavenge) else {
            return;
        };
        if two && let Some(other) = self.draw_exploration(seat, scavenge) {
            self.game.ask = Some(Ask::Kept { seat, cards: [card, other] });
            return;
        }
        self.drawn(seat, card);
    }

    fn draw_exploration(&mut self, seat: Seat, scavenge: bool) -> Option<CardId> {
        let decks = &mut self.game.decks;
        let deck = if scavenge { &mut decks.scavenge } else { &mut decks.skirmish };
        let card = deck.draw(self.chance)?;
        self.tell(ZephyrEvent::Explored { seat, card, scavenge });
        Some(card)
    }

    /// Of two exploration cards the ship keeps one.
    pub(super) fn keep_card(&mut self, seat: Seat, cards: [CardId; 2], kept: CardId) {
        let other = if cards[0] == kept { cards[1] } else { cards[0] };
        self.discard_exploration(other);
        self.drawn(seat, kept);
    }

    /// The card is there; whoever can redraw it is asked first.
    fn drawn(&mut self, seat: Seat, card: CardId) {
        if self.game.can_use(seat, None, &[Window::Explored]) {
            self.game.ask = Some(Ask::Drawn(seat, card));
        } else {
            self.next([Task::Follow(seat, card)]);
        }
    }

    /// The card goes back for another of the same deck.
    pub(super) fn redraw(&mut self, seat: Seat, card: CardId) {
        self.tell(ZephyrEvent::ExploredAgain { seat, card });
        let scavenge = card.family() == Family::Scavenge;
        if let Some(next) = self.draw_exploration(seat, scavenge) {
            self.discard_exploration(card);
            self.drawn(seat, next);
        }
    }

    pub(super) fn discard_exploration(&mut self, card: CardId) {
        let decks = &mut self.game.decks;
        let deck = if card.family() == Family::Scavenge { &mut decks.scavenge } else { &mut decks.skirmish };
        deck.discards.push(card);
    }

    /// Does what the card says.
    pub(super) fn follow(&mut self, seat: Seat, card: CardId) {
        self.next([Task::Followed(seat, card)]);
        for (number, ability) in card.abilities().iter().enumerate().rev() {
            if ability.trigger == Trigger::Reveal {
                self.next([Task::Do(card.root(number), Scope::of(seat))]);
            }
        }
    }

    /// The card is over: it is discarded, and the region may add something to the day's first scavenging.
    pub(super) fn followed(&mut self, seat: Seat, card: CardId) {
        self.discard_exploration(card);
        let first = card.family() == Family::Scavenge && !self.game.ship(seat).scavenged;
        if !first {
            return;
        }
        self.game.ship_mut(seat).scavenged = true;
        let Some(region) = self.game.mission.region else {
            return;
        };
        for (number, ability) in region.abilities().iter().enumerate() {
            if ability.trigger == Trigger::On(Moment::Scavenged) {
                self.next([Task::Do(region.root(number), Scope::of(seat))]);
            }
        }
    }
}

impl Zephyr {
    /// Whether an answer about exploring or about a card's options is legal.
    pub(super) fn verify_explore(&self, ask: Ask, action: &ZephyrAction) -> Result<(), ZephyrRefusal> {
        match (ask, action) {
            (Ask::Explore { .. }, ZephyrAction::Skirmish | ZephyrAction::Scavenge) => Ok(()),
            (Ask::Explore { seat, two: false }, ZephyrAction::Use { ability, aim }) => {
                self.verify_use(seat, None, &EXPLORING, *ability, *aim)
            }
            (Ask::Kept { cards, .. }, ZephyrAction::Keep { card }) if cards.contains(card) => Ok(()),
            (Ask::Drawn(..), ZephyrAction::Done) => Ok(()),
            (Ask::Drawn(seat, _), ZephyrAction::Use { ability, aim }) => {
                self.verify_use(seat, None, &[Window::Explored], *ability, *aim)
            }
            (Ask::Choice(effect, scope), ZephyrAction::Choose { option }) => {
                let Effect::Choose(options) = effect.effect() else {
                    return Err(ZephyrRefusal::NoOption);
                };
                let option = options.get(usize::from(*option)).ok_or(ZephyrRefusal::NoOption)?;
                self.can_pay(option.price.as_ref(), scope)?;
                self.can_do(&option.effect, scope)
            }
            (Ask::Row(effect, scope), ZephyrAction::Choose { option }) => self.verify_row(effect, scope, *option),
            _ => Err(ZephyrRefusal::NotNow),
        }
    }

    /// Every answer about exploring or about a card's options.
    pub(super) fn list_explore(&self, ask: Ask, into: &mut Vec<ZephyrAction>) {
        match ask {
            Ask::Explore { seat, two } => {
                into.extend([ZephyrAction::Skirmish, ZephyrAction::Scavenge]);
                if !two {
                    self.list_uses(seat, None, &EXPLORING, into);
                }
            }
            Ask::Kept { cards, .. } => {
                into.push(ZephyrAction::Keep { card: cards[0] });
                if cards[1] != cards[0] {
                    into.push(ZephyrAction::Keep { card: cards[1] });
                }
            }
            Ask::Drawn(seat, _) => {
                into.push(ZephyrAction::Done);
                self.list_uses(seat, None, &[Window::Explored], into);
            }
            Ask::Choice(effect, _) | Ask::Row(effect, _) => {
                let options = match effect.effect() {
                    Effect::Choose(options) => options.len(),
                    Effect::React { rungs, .. } => rungs.len(),
                    _ => 0,
                };
                let choices = (0..options as u8).map(|option| ZephyrAction::Choose { option });
                into.extend(choices.filter(|choice| self.verify_explore(ask, choice).is_ok()));
            }
            _ => {}
        }
    }

    /// Whether the price of an option can be paid.
    fn can_pay(&self, price: Option<&Quantity>, scope: Scope) -> Result<(), ZephyrRefusal> {
        let price = price.map_or(0, |price| self.quantity(price, scope)).max(0) as u16;
        if price > self.ship(scope.seat).scrap { Err(ZephyrRefusal::TooDear { price }) } else { Ok(()) }
    }

    /// Whether an option can be done at all: a crew member is hired only where scrap, a station and a faction are there.
    fn can_do(&self, effect: &Effect, scope: Scope) -> Result<(), ZephyrRefusal> {
        let Effect::Hire(price) = effect else {
            return Ok(());
        };
        let ways = super::setup::FACTIONS.map(|faction| self.verify_hire(scope.seat, faction, (*price).into()));
        if ways.iter().any(Result::is_ok) { Ok(()) } else { ways[0] }
    }
}
