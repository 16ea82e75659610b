//! How many cards there are (*Components*, and section 8 of the rulings on cards).

use std::collections::BTreeMap;

use super::super::Family;
use super::super::language::{Effect, Stats, Tier};
use super::card;

/// The cards and the different cards of a family.
fn count(family: Family) -> (usize, usize) {
    let cards = family.cards();
    (cards.iter().map(|card| usize::from(card.card().copies)).sum(), cards.len())
}

#[test]
fn families_are_as_large_as_the_component_list() {
    let counts: Vec<_> = Family::ALL.into_iter().map(|family| (family, count(family))).collect();
    let expected = [
        (Family::Base, (8, 8)),
        (Family::System, (50, 20)),
        (Family::Ship, (5, 5)),
        (Family::Faction, (20, 5)),
        (Family::Personality, (32, 32)),
        (Family::Companion, (8, 8)),
        (Family::EnemyShip, (22, 22)),
        (Family::Commander, (10, 10)),
        (Family::Warlord, (6, 6)),
        (Family::WarlordAbility, (6, 6)),
        (Family::WarlordWave, (6, 6)),
        (Family::Region, (12, 12)),
        (Family::Mission, (8, 8)),
        (Family::Assignment, (22, 22)),
        (Family::Skirmish, (51, 37)),
        (Family::Scavenge, (51, 37)),
    ];
    assert_eq!(counts, expected);
}

#[test]
fn systems_have_five_types_in_each_tier_with_four_three_two_and_one_copies() {
    for (tier, copies) in [(Tier::Bronze, 4), (Tier::Silver, 3), (Tier::Gold, 2), (Tier::Epic, 1)] {
        let of: Vec<_> = Family::System.cards().iter().filter(|card| card.tier() == Some(tier)).collect();
        assert_eq!(of.len(), 5, "{tier:?}");
        assert!(of.iter().all(|card| card.card().copies == copies), "{tier:?}");
    }
}

#[test]
fn each_ship_has_ten_base_cards() {
    for ship in Family::Ship.cards() {
        let deck = &ship.mat().deck;
        assert_eq!(deck.iter().map(|&(_, number)| number).sum::<u8>(), 10, "{ship:?}");
        assert!(deck.iter().all(|(name, _)| card(name).family() == Family::Base), "{ship:?}");
    }
}

#[test]
fn the_mats_have_a_slot_for_each_hull_tile() {
    let (plain, armoured) = Family::Ship.cards().iter().fold((0, 0), |(plain, armoured), ship| {
        let mat = ship.mat();
        (plain + mat.plain, armoured + mat.armoured)
    });
    assert_eq!((plain, armoured), (17, 19));
}

/// A build costs 10 for structure and bronze systems, 20 for armour and crew.
#[test]
fn recommended_builds_cost_90_80_80_90_and_80() {
    let prices: Vec<_> = Family::Ship
        .cards()
        .iter()
        .map(|ship| {
            let build = &ship.mat().build;
            assert!(build.systems.iter().all(|system| card(system).tier() == Some(Tier::Bronze)), "{ship:?}");
            let tens = usize::from(build.structure) + build.systems.len();
            tens * 10 + (usize::from(build.armour) + build.crew.len()) * 20
        })
        .collect();
    assert_eq!(prices, [90, 80, 80, 90, 80]);
}

/// Skirmish cards by what their foes are like, scavenge cards by what they ask: the kinds stand in this order in the
/// data, each kind's cards together.
#[test]
fn exploration_decks_have_their_kinds_in_the_numbers_of_the_rulings() {
    let skirmish = [(10, 4), (8, 6), (7, 5), (7, 5), (4, 3), (3, 3), (4, 4), (4, 3), (4, 4)];
    let scavenge = [(8, 6), (12, 9), (7, 5), (5, 3), (6, 4), (5, 4), (4, 3), (4, 3)];
    for (family, kinds) in [(Family::Skirmish, &skirmish[..]), (Family::Scavenge, &scavenge)] {
        let mut cards = family.cards().iter();
        for &(copies, different) in kinds {
            let kind: Vec<_> = cards.by_ref().take(different).collect();
            let sum: usize = kind.iter().map(|card| usize::from(card.card().copies)).sum();
            assert_eq!(sum, copies, "{kind:?}");
        }
        assert_eq!(cards.len(), 0, "{family:?}");
    }
}

#[test]
fn no_two_cards_of_a_deck_do_the_same() {
    for family in [Family::Skirmish, Family::Scavenge] {
        let mut seen: BTreeMap<String, _> = BTreeMap::new();
        for card in family.cards() {
            let twin = seen.insert(format!("{:?}", card.abilities()), card);
            assert_eq!(twin, None, "{card:?} does the same");
        }
    }
}

/// The four plain foes: plain, sturdier, with less crew, and seen a card earlier.
#[test]
fn plain_foes_differ_in_one_thing_each() {
    let foes: Vec<_> = Family::Skirmish.cards()[..4]
        .iter()
        .map(|card| match &card.abilities()[0].effect {
            Effect::Foes(foes) => (foes.hull.clone(), foes.crew, foes.first_hand),
            other => panic!("{card:?} is no plain foe: {other:?}"),
        })
        .collect();
    assert_eq!(foes, [(super::n(0), 0, 0), (super::n(1), 0, 0), (super::n(0), -1, 0), (super::n(0), 0, 1)]);
}

#[test]
fn only_ships_have_figures_of_ships() {
    for card in Family::ALL.into_iter().flat_map(Family::cards) {
        assert_eq!(card.family() == Family::Ship, matches!(card.card().stats, Stats::Ship(_)));
        assert_eq!(card.hull(2) > 0, card.family() == Family::EnemyShip, "{card:?}");
    }
}
