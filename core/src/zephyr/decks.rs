//! Decks whose order nobody knows: what is drawn is drawn by chance from what is left.

use super::cards::CardId;
use super::state::{Deck, Ship};
use crate::chance::Chance;

impl Deck {
    /// A deck of these cards.
    pub(super) fn of(pile: Vec<CardId>) -> Deck {
        Deck { pile, ..Deck::default() }
    }

    /// The next card; an empty deck is made anew from its discards. None where there is no card at all.
    pub(super) fn draw(&mut self, chance: &mut impl Chance) -> Option<CardId> {
        self.draw_where(chance, |_| true)
    }

    /// The next card of those that `suit`.
    pub(super) fn draw_where(&mut self, chance: &mut impl Chance, suit: impl Fn(&CardId) -> bool) -> Option<CardId> {
        if let Some(card) = take(&mut self.pile, chance, &suit) {
            return Some(card);
        }
        if let Some(at) = self.under.iter().position(&suit) {
            return Some(self.under.remove(at));
        }
        let (back, stay) = std::mem::take(&mut self.discards).into_iter().partition(&suit);
        self.pile.extend::<Vec<_>>(back);
        self.discards = stay;
        take(&mut self.pile, chance, &suit)
    }
}

/// Takes one of the cards that `suit` by chance; what is left stays in its order.
pub(super) fn take(
    cards: &mut Vec<CardId>,
    chance: &mut impl Chance,
    suit: impl Fn(&CardId) -> bool,
) -> Option<CardId> {
    let suiting = cards.iter().filter(|card| suit(card)).count() as u32;
    let nth = match suiting {
        0 => return None,
        1 => 0,
        more => chance.below(more),
    };
    let at = cards.iter().enumerate().filter(|(_, card)| suit(card)).nth(nth as usize)?.0;
    Some(cards.remove(at))
}

impl Ship {
    /// Draws an action card; the discards become a new pile where the old one is empty. None where both are empty.
    pub(super) fn draw(&mut self, chance: &mut impl Chance) -> Option<CardId> {
        if self.pile.is_empty() {
            std::mem::swap(&mut self.pile, &mut self.discards);
            self.pile.sort_unstable();
        }
        let card = take(&mut self.pile, chance, |_| true)?;
        self.hand.push(card);
        Some(card)
    }

    /// Discards the hand and what is in play.
    pub(super) fn discard_all(&mut self) {
        self.discards.append(&mut self.hand);
        self.discards.append(&mut self.in_play);
    }
}
