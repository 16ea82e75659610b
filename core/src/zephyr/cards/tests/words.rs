//! Titles and flavour in both languages (ZW-019, ZW-020).

use super::super::Family;
use super::card;
use crate::words::{Language, Tongue};

#[test]
fn every_card_has_a_title_and_a_flavour_in_both_languages() {
    for language in Language::ALL {
        let tongue = Tongue::new(language);
        for card in Family::ALL.into_iter().flat_map(Family::cards) {
            let title = tongue.say(&format!("zephyr-card-{}", card.name()), &[]);
            assert!(!title.is_empty() && !title.ends_with('.') && !title.contains("zephyr-"), "{card:?}: {title}");
            let flavour = tongue.say(&format!("zephyr-flavour-{}", card.name()), &[]);
            let ends = flavour.matches(['.', '!', '?']).count();
            assert!((1..=4).contains(&ends) && flavour.ends_with(['.', '!', '?', '“', '"']), "{card:?}: {flavour}");
        }
    }
}

#[test]
fn titles_are_there_once() {
    for language in Language::ALL {
        let tongue = Tongue::new(language);
        let cards = Family::ALL.into_iter().flat_map(Family::cards);
        let mut titles: Vec<_> = cards.map(|card| tongue.say(&format!("zephyr-card-{}", card.name()), &[])).collect();
        titles.sort();
        let all = titles.len();
        titles.dedup();
        assert_eq!(titles.len(), all, "{language:?}");
    }
}

#[test]
fn words_are_of_cards_that_exist() {
    let tongue = Tongue::new(Language::English);
    for key in tongue.keys() {
        let name = key.strip_prefix("zephyr-card-").or_else(|| key.strip_prefix("zephyr-flavour-"));
        assert!(name.is_none_or(|name| card(name).name() == name), "{key}");
    }
}

#[test]
fn printed_titles_are_as_printed() {
    let tongue = Tongue::new(Language::English);
    let printed = [
        ("plane-and-simple", "Plane & Simple"),
        ("pest-control", "Pest Control"),
        ("thin-the-ranks", "Thin the Ranks"),
        ("hazard-pay", "Hazard Pay"),
        ("sprocket-rocket", "Sprocket Rocket"),
        ("wildfire-cannon", "Wildfire Cannon"),
        ("wind-rider", "Wind Rider"),
        ("steam-albatross", "Steam Albatross"),
        ("matchlock-repeater", "Matchlock Repeater"),
        ("cannon-blast", "Cannon Blast"),
        ("rapid-repair", "Rapid Repair"),
        ("deflection", "Deflection"),
        ("the-octodecillion", "The Octodecillion"),
        ("the-festering-gull", "The Festering Gull"),
        ("alexander", "Alexander"),
        ("commodore-von-groebhausen", "Commodore Von Gröbhausen"),
        ("agile-aggression", "Agile Aggression"),
        ("foul-villainy", "Foul Villainy"),
        ("faction-imperial", "Imperial"),
        ("faction-rogue", "Rogue"),
        ("faction-greaser", "Greaser"),
        ("faction-bandit", "Bandit"),
        ("faction-merchant", "Merchant"),
        ("crew-cocidius", "Cocidius"),
        ("companion-ransom", "Ransom"),
        ("companion-sebastian-t-keeler", "Sebastian T. Keeler"),
        ("imperial-scimitar", "Imperial Scimitar"),
        ("rogue-spitfire", "Rogue Spitfire"),
        ("greaser-tub", "Greaser Tub"),
        ("bandit-condor", "Bandit Condor"),
        ("merchant-gypsy", "Merchant Gypsy"),
    ];
    for (name, title) in printed {
        assert_eq!(tongue.say(&format!("zephyr-card-{name}"), &[]), title);
    }
    let marked = Family::ALL.into_iter().flat_map(Family::cards).filter(|card| card.card().printed).count();
    assert_eq!(marked, printed.len());
}
