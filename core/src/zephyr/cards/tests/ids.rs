//! Names in saves, and the numbering of effects.

use std::collections::HashSet;

use super::super::language::{Effect, Faction, Kind, Mat, Target, Tier};
use super::super::{CardId, EffectId, Family, faction_card, row};
use super::card;

fn all() -> impl Iterator<Item = CardId> {
    Family::ALL.into_iter().flat_map(Family::cards).copied()
}

/// Every effect of a card, the whole ones before what they are made of.
fn effects(card: CardId) -> Vec<EffectId> {
    fn add(effect: EffectId, into: &mut Vec<EffectId>) {
        into.push(effect);
        (0..effect.effect().children().len()).for_each(|child| add(effect.child(child), into));
    }
    let mut found = Vec::new();
    (0..card.abilities().len()).for_each(|ability| add(card.root(ability), &mut found));
    found
}

#[test]
fn cards_go_through_json_by_name() {
    let mut names = HashSet::new();
    for card in all() {
        let text = serde_json::to_string(&card).expect("a card is text");
        assert_eq!(text, format!("\"{}\"", card.name()));
        assert_eq!(serde_json::from_str::<CardId>(&text).ok(), Some(card));
        assert_eq!(CardId::named(card.name()), Some(card));
        assert!(names.insert(card.name()), "{card:?} is there twice");
    }
    assert_eq!(names.len(), 244);
}

#[test]
fn effects_go_through_json_by_card_and_number() {
    for card in all() {
        for (number, effect) in effects(card).into_iter().enumerate() {
            let text = serde_json::to_string(&effect).expect("an effect is text");
            assert_eq!(text, format!("\"{}#{number}\"", card.name()));
            assert_eq!(serde_json::from_str::<EffectId>(&text).ok(), Some(effect));
            assert_eq!(effect.card(), card);
        }
    }
}

#[test]
fn unknown_names_are_refused() {
    for text in [r#""""#, r#""cannon-blast-2""#, r#""Cannon Blast""#, r#""cannon-blast#0""#, "3", "null"] {
        assert!(serde_json::from_str::<CardId>(text).is_err(), "{text}");
    }
    let wrong = [
        r#""cannon-blast""#,
        r#""cannon-blast#1""#,
        r#""cannon-blast#-1""#,
        r#""cannon-blast#""#,
        r#""cannon-blast#65535""#,
        r#""nothing-such#0""#,
        r##""#0""##,
        // Two passives of two effects in all.
        r#""region-doldrums#2""#,
        // A warlord without abilities has no effects.
        r#""iron-abbot-caul#0""#,
    ];
    for text in wrong {
        assert!(serde_json::from_str::<EffectId>(text).is_err(), "{text}");
    }
}

#[test]
fn no_card_is_a_card_that_does_nothing() {
    let none = CardId::NONE;
    assert_eq!((none.name(), none.abilities().len(), CardId::named("")), ("", 0, None));
    assert_eq!((none.hull(1), none.crew(1), none.tier(), row(none, 1)), (0, 0, None, None));
    assert_eq!(*none.root(0).effect(), Effect::Nothing);
    assert_eq!(none.root(0).card(), none);
    assert!(all().all(|card| card != none));
}

/// Sequences, choices, conditions, rolls, reactions and foes have their parts in the order of the data.
#[test]
fn children_are_in_order() {
    for effect in all().flat_map(effects) {
        let children: Vec<&Effect> = match effect.effect() {
            Effect::Seq(parts) => parts.iter().collect(),
            Effect::Choose(options) => options.iter().map(|option| &option.effect).collect(),
            Effect::If(_, then, otherwise) => vec![then, otherwise],
            Effect::Roll(rows) => rows.iter().map(|(_, effect)| effect).collect(),
            Effect::React { rungs, .. } => rungs.iter().map(|rung| &rung.effect).collect(),
            Effect::Foes(foes) => vec![&foes.won],
            _ => Vec::new(),
        };
        for (k, child) in children.iter().enumerate() {
            assert!(std::ptr::eq(effect.child(k).effect(), *child), "{effect:?} has another child {k}");
        }
        assert_eq!(*effect.child(children.len()).effect(), Effect::Nothing);
    }
    let spare = card("hazard-pay").root(0);
    assert_eq!(format!("{spare:?} {:?} {:?}", spare.child(2), spare.child(2).child(1)), {
        "hazard-pay#0 hazard-pay#3 hazard-pay#5"
    });
}

#[test]
fn rows_are_found_by_face() {
    let ship = card("the-octodecillion");
    assert_eq!((row(ship, 0), row(ship, 7), row(card("cannon-blast"), 1)), (None, None, None));
    assert_eq!(row(ship, 5), row(ship, 6));
    let enemies = [Family::EnemyShip, Family::Commander, Family::WarlordAbility];
    for enemy in enemies.into_iter().flat_map(Family::cards) {
        assert!((1..=6).all(|face| row(*enemy, face).is_some()), "{enemy:?}");
    }
}

#[test]
fn figures_of_another_family_are_empty() {
    let blast = card("cannon-blast");
    assert_eq!((blast.kind(), blast.tier()), (Kind::Attack, None));
    assert_eq!(card("iron-magpie").kind(), Kind::Tech);
    assert_eq!((blast.brings(), blast.warlord(), blast.rewards()), (0, (0, 0, 0, 0), [Tier::Silver; 6]));
    let Mat { plain, armoured, .. } = blast.mat();
    assert_eq!((plain + armoured > 0, blast.mission().warlord, blast.assignment().route.len()), (true, false, 0));
}

#[test]
fn every_faction_has_its_card_and_ship() {
    let all = [Faction::Imperial, Faction::Rogue, Faction::Greaser, Faction::Bandit, Faction::Merchant];
    for (faction, ship) in all.into_iter().zip(Family::Ship.cards()) {
        assert_eq!(faction_card(faction).name(), format!("faction-{faction:?}").to_lowercase());
        assert_eq!(ship.mat().faction, faction);
        assert!(ship.name().starts_with(&format!("{faction:?}").to_lowercase()));
    }
}

#[test]
fn enemies_have_hull_and_crew_by_tier() {
    let gull = card("the-festering-gull");
    assert_eq!([1, 2, 3].map(|tier| (gull.hull(tier), gull.crew(tier))), [(3, 2), (5, 3), (7, 4)]);
    assert_eq!((gull.hull(0), gull.hull(9)), (3, 7));
    assert_eq!(
        row(gull, 3).map(|row| row.effect()),
        Some(&Effect::Damage { n: 1, to: Target::Attacked, direct: false })
    );
}
