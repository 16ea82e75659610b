//! The cards in view, each with its rule and its flavour.

use super::{effects, names};
use crate::words::{CardText, Teller};
use crate::zephyr::Zephyr;
use crate::zephyr::cards::language::Effect;
use crate::zephyr::cards::{CardId, EffectId, Family, faction_card};
use crate::zephyr::flow::{Ask, RollUse, Task};
use crate::zephyr::setup::FACTIONS;

/// What stands between the lines of a card's rule, which are no sentences of one text.
const LINE_END: &str = "\n";

/// Every card in view: what the decision is about, the mission, enemies, then the ships, the deciding one first.
pub(super) fn cards(game: &Zephyr, teller: &Teller<'_>) -> Vec<CardText> {
    let mut seen = Vec::new();
    let mut add = |card: CardId| {
        if !seen.contains(&card) {
            seen.push(card);
        }
    };
    asked(game).into_iter().for_each(&mut add);
    add(game.mission.card);
    game.mission.region.into_iter().for_each(&mut add);
    game.parties.iter().filter(|party| !party.over).for_each(|party| add(party.card));
    if let Some(warlord) = game.mission.warlord.as_ref().filter(|warlord| warlord.revealed) {
        add(warlord.card);
        warlord.abilities.iter().copied().chain(warlord.wave).for_each(&mut add);
    }
    for battle in game.battles.iter().filter(|battle| !battle.over) {
        battle.fighting().for_each(|(_, foe)| {
            foe.commander.into_iter().for_each(&mut add);
            add(foe.card);
        });
    }
    let own = game.ask.map(|ask| ask.seat(game));
    for seat in own.into_iter().chain(game.in_order().filter(|&seat| Some(seat) != own)) {
        let ship = game.ship(seat);
        ship.abilities().for_each(|(_, card)| add(card));
        for cards in [&ship.hand, &ship.in_play, &ship.systems, &ship.cargo, &ship.discards, &ship.offers] {
            cards.iter().copied().for_each(&mut add);
        }
    }
    if matches!(game.ask, Some(Ask::Outfit(_) | Ask::Dusk(_))) {
        game.stock().iter().copied().for_each(&mut add);
    }
    if matches!(game.ask, Some(Ask::Outfit(_) | Ask::Dusk(_) | Ask::Hire { .. })) {
        FACTIONS.into_iter().map(faction_card).for_each(&mut add);
        let waiting = game.supply.waiting.iter().flatten();
        waiting.flat_map(|crew| [crew.personality, crew.companion]).flatten().for_each(&mut add);
    }
    let mut texts: Vec<CardText> = super::story::card(game, teller).into_iter().collect();
    texts.extend(seen.into_iter().map(|card| text(card, teller)));
    texts
}

/// The cards that the pending decision is about.
fn asked(game: &Zephyr) -> Vec<CardId> {
    match game.ask {
        Some(Ask::Kept { cards, .. }) => cards.to_vec(),
        Some(Ask::Drawn(_, card) | Ask::Award { card, .. } | Ask::Companion { card, .. }) => vec![card],
        Some(Ask::Choice(effect, _) | Ask::Row(effect, _) | Ask::Aim(_, effect, _)) => vec![effect.card()],
        Some(Ask::OwnDie { for_what: RollUse::Rows(effect, _), .. }) => vec![effect.card()],
        Some(Ask::React(..)) => row(game).map(EffectId::card).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// The reaction whose row is taken once all have played.
pub(super) fn row(game: &Zephyr) -> Option<EffectId> {
    let row = game.todo.iter().rev().find_map(|task| match task {
        Task::Row(effect, _) => Some(*effect),
        _ => None,
    });
    row.filter(|effect| matches!(effect.effect(), Effect::React { .. }))
}

fn text(card: CardId, teller: &Teller<'_>) -> CardText {
    let tongue = teller.tongue;
    let mut rule = effects::rule(card, tongue);
    if matches!(card.family(), Family::Base | Family::System) {
        rule.insert(0, names::sort(card, tongue));
    }
    CardText {
        id: card.name().to_owned(),
        title: names::card(card, tongue),
        rule: rule.join(LINE_END),
        detail: names::flavour(card, tongue),
    }
}
