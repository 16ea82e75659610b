//! The report of Zephyr's cards: every card is on it with its text, the counts are those of the component list, and no
//! effect of the language is without a card.

use windrose_core::words::{Language, Tongue};
use windrose_core::zephyr::cards::Family;
use windrose_core::zephyr::words::effects;
use windrose_tests::zephyr_cards::{Count, count, report, uses};

/// Proves ZW-005, ZW-006, ZW-007, ZW-008, ZW-009, ZW-010.
#[test]
fn the_counts_are_those_of_the_component_list() {
    let counts = Family::ALL.map(|family| {
        let Count { different, copies } = count(family);
        (family, different, copies)
    });
    assert_eq!(
        counts,
        [
            (Family::Base, 8, 50),
            (Family::System, 20, 50),
            (Family::Ship, 5, 5),
            (Family::Faction, 5, 20),
            (Family::Personality, 32, 32),
            (Family::Companion, 8, 8),
            (Family::EnemyShip, 22, 22),
            (Family::Commander, 10, 10),
            (Family::Warlord, 6, 6),
            (Family::WarlordAbility, 6, 6),
            (Family::WarlordWave, 6, 6),
            (Family::Region, 12, 12),
            (Family::Mission, 8, 8),
            (Family::Assignment, 22, 22),
            (Family::Skirmish, 37, 51),
            (Family::Scavenge, 37, 51),
        ]
    );
}

/// Proves ZW-020.
#[test]
fn every_card_is_on_the_report_with_its_text() {
    for language in Language::ALL {
        let (report, tongue) = (report(language), Tongue::new(language));
        for card in Family::ALL.into_iter().flat_map(Family::cards) {
            let key = format!("zephyr-card-{}", card.name());
            assert!(tongue.knows(&key), "{key}");
            let title = format!("  {} ({})", tongue.say(&key, &[]), card.name());
            let from = report.find(&title).unwrap_or_else(|| panic!("{card:?} is missing"));
            let mut rest = report[from..].lines().skip(1);
            for rule in effects::rule(*card, &tongue) {
                assert_eq!(rest.next(), Some(format!("      {rule}").as_str()), "{card:?}");
            }
        }
    }
}

#[test]
fn effects_count_each_card_once() {
    let uses = uses();
    let of = |name: &str| uses.get(name).map_or(0, std::collections::BTreeSet::len);
    assert_eq!(of("Ward"), 1, "Deflection alone");
    assert_eq!(of("Prevent"), 2, "Doc Pewter and the Hospice Isles");
    assert_eq!(of("Modify NextSale"), 1, "Hob Stamper alone");
    assert_eq!(of("RollAgain"), 5, "four enemy ships and a commander");
    assert_eq!(of("If"), 4, "four missions that are milder alone");
}
