//! Sentences literally.

use super::*;
use crate::game::Viewer;
use crate::zephyr::cards::language::{Faction, Kind};
use crate::zephyr::{ScrapReason, ZephyrAbility, ZephyrAction, ZephyrEvent, ZephyrGoods};

/// What is shown and spoken of an event, in English and in German.
pub(super) fn lines(event: &ZephyrEvent) -> [String; 4] {
    let mut told = Vec::new();
    for language in Language::ALL {
        tell(language, |teller| {
            let line = Zephyr::event(event, teller).expect("it is told");
            told.extend([line.text, line.spoken]);
        });
    }
    told.try_into().expect("two lines a language")
}

#[test]
fn what_a_ship_does_is_told_with_and_without_its_name() {
    let seat = Seat(0);
    let blast = card("cannon-blast");
    for (event, told) in [
        (
            ZephyrEvent::Played { seat, card: blast, kind: Kind::Attack },
            ["Plays Cannon Blast.", "Blue plays Cannon Blast."],
        ),
        (
            ZephyrEvent::Drew { seat, cards: vec![blast, card("deflection"), blast] },
            ["Draws 2 Cannon Blast and Deflection.", "Blue draws 2 Cannon Blast and Deflection."],
        ),
        (
            ZephyrEvent::Scrap { seat, by: 12, reason: ScrapReason::Salvage },
            ["Salvages 12 scrap.", "Blue salvages 12 scrap."],
        ),
        (
            ZephyrEvent::Chose { seat, card: card("hazard-pay"), option: 0 },
            [
                "Chooses on Hazard Pay: 2 tech cards: 3 scrap rolls.",
                "Blue chooses on Hazard Pay: 2 tech cards: 3 scrap rolls.",
            ],
        ),
        (
            ZephyrEvent::Hired {
                seat,
                faction: Faction::Rogue,
                personality: Some(card("crew-cocidius")),
                companion: None,
                station: 1,
            },
            ["Hires Cocidius (Rogue).", "Blue hires Cocidius (Rogue)."],
        ),
        (
            ZephyrEvent::Traded { from: seat, to: Seat(1), goods: ZephyrGoods::Scrap { scrap: 10 } },
            ["Gives Pink: 10 scrap.", "Blue gives Pink: 10 scrap."],
        ),
    ] {
        assert_eq!(lines(&event)[..2], told);
    }
    let german = lines(&ZephyrEvent::Discarded { seat, cards: vec![blast] });
    let title = tell(Language::German, |teller| super::super::names::card(blast, teller.tongue));
    assert_eq!(german[2..], [format!("Legt {title} ab."), format!("Blau legt {title} ab.")]);
}

#[test]
fn enemies_are_told_by_their_numbers() {
    let hit = |battle| lines(&ZephyrEvent::FoeHit { battle, foe: 1, n: 2, left: 1 });
    assert_eq!(hit(0)[0], "Enemy 2 takes 2 damage and has 1 hull left.");
    assert_eq!(hit(1)[0], "Enemy 2 of battle 2 takes 2 damage and has 1 hull left.");
    assert_eq!(hit(0)[2], "Feind 2 erleidet 2 Schaden und hat noch Rumpf 1.");
    let aimed = lines(&ZephyrEvent::Targeted { seat: Seat(3), battle: 0, foe: u8::MAX });
    assert_eq!(aimed[..2], ["Aims at the warlord.", "Green aims at the warlord."]);
}

#[test]
fn what_is_known_from_elsewhere_is_not_told() {
    let silent = |event: &ZephyrEvent| tell(Language::English, |teller| Zephyr::event(event, teller).is_none());
    assert!(silent(&ZephyrEvent::Scrap { seat: Seat(0), by: 5, reason: ScrapReason::Trade }));
    assert!(silent(&ZephyrEvent::Drew { seat: Seat(0), cards: Vec::new() }));
    assert!(!silent(&ZephyrEvent::Rested));
}

#[test]
fn a_mission_begins_at_the_resupply() {
    let game = begin(&setup("plane-and-simple", 2));
    tell(Language::English, |teller| {
        assert_eq!(game.summary(teller), "Plane & Simple, before the first day");
        let prompt = game.prompt(Viewer::Bystander, teller).expect("something is asked");
        assert_eq!(prompt.step, "Blue, Imperial Scimitar");
        assert_eq!(prompt.title, "Outfit your ship");
        assert!(game.seat_note(Seat(0), teller).starts_with("Hull 4 of 4, "), "{}", game.seat_note(Seat(0), teller));
        let hire = game.choice(&ZephyrAction::Hire { faction: Faction::Rogue }, teller);
        assert_eq!(hire.label, "Hire Rogue for 20");
        let buy = game.choice(&ZephyrAction::BuyHull { armour: false }, teller);
        assert_eq!(buy.label, "Buy structure for 10");
        assert_eq!(buy.parts[0].id, "buy:structure");
        let system = game.choice(&ZephyrAction::BuySystem { card: card("long-nine") }, teller);
        assert!(system.spoken.contains("Long Nine (Attack, Silver) for 20 scrap"), "{}", system.spoken);
    });
    tell(Language::German, |teller| {
        let prompt = game.prompt(Viewer::Bystander, teller).expect("something is asked");
        assert_eq!(prompt.title, "Rüste dein Schiff aus");
    });
}

#[test]
fn a_campaign_names_its_chapter() {
    let game = begin(&setup("campaign-short", 1));
    tell(Language::English, |teller| {
        assert_eq!(game.summary(teller), "Bread and Kites, mission 1 of 3: Plane & Simple, before the first day");
        let story = game.cards(Viewer::Bystander, teller).swap_remove(0);
        assert_eq!((&*story.id, &*story.rule), ("story", "Chapter 1 of 3: Plane & Simple"));
    });
}

#[test]
fn why_something_cannot_be_done_is_said_at_its_place() {
    let mut game = begin(&setup("plane-and-simple", 2));
    game.ships[0].scrap = 5;
    tell(Language::English, |teller| {
        let why = |spot: &str| game.why_not(&[], spot, teller);
        let dear = "That takes 20 scrap, and you have less. Sell something, or earn more.";
        assert_eq!(why("hire:rogue").as_deref(), Some(dear));
        assert_eq!(why("buy:long-nine").as_deref(), Some(dear));
        assert_eq!(why("hull:1:0").as_deref(), Some("That belongs to Pink."));
        assert_eq!(why("nowhere"), None);
        let blocked: Vec<String> = game.blocked(Viewer::Bystander, teller).into_iter().map(|it| it.spot).collect();
        assert!(
            blocked.contains(&"buy:armour".to_owned()) && blocked.contains(&"hire:bandit".to_owned()),
            "{blocked:?}"
        );
    });
}

#[test]
fn abilities_have_their_places() {
    for (ability, id) in [
        (ZephyrAbility::Ship, "ship"),
        (ZephyrAbility::Faction { station: 0 }, "faction-0"),
        (ZephyrAbility::Personality { station: 2 }, "personality-2"),
        (ZephyrAbility::CompanionCard { station: 3 }, "companion-3"),
    ] {
        assert_eq!(super::super::names::ability_id(ability), id);
        assert_eq!(super::super::names::ability_of(id), Some(ability));
    }
    assert_eq!(super::super::names::ability_of("faction"), None);
    assert_eq!(super::super::names::ability_of("captain-1"), None);
}
