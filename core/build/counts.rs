//! How many cards of each family there are, by the component list.

use crate::Entry;
use crate::language::{Stats, Tier};

/// A family of the component list: the cards in all, of which so many different ones at least.
struct Count {
    name: &'static str,
    cards: usize,
    different: usize,
    of: fn(&Stats) -> bool,
}

/// A family of which each card is another.
const fn each(name: &'static str, cards: usize, of: fn(&Stats) -> bool) -> Count {
    Count { name, cards, different: cards, of }
}

const COUNTS: [Count; 19] = [
    each("base actions", 8, |stats| matches!(stats, Stats::Action { tier: None, .. })),
    Count { name: "bronze systems", cards: 20, different: 5, of: |stats| system(stats, Tier::Bronze) },
    Count { name: "silver systems", cards: 15, different: 5, of: |stats| system(stats, Tier::Silver) },
    Count { name: "gold systems", cards: 10, different: 5, of: |stats| system(stats, Tier::Gold) },
    Count { name: "epic systems", cards: 5, different: 5, of: |stats| system(stats, Tier::Epic) },
    each("ships", 5, |stats| matches!(stats, Stats::Ship(_))),
    Count { name: "factions", cards: 20, different: 5, of: |stats| matches!(stats, Stats::Faction(_)) },
    each("personalities", 32, |stats| matches!(stats, Stats::Personality { companion: false })),
    each("companions", 8, |stats| matches!(stats, Stats::Personality { companion: true })),
    each("enemy ships", 22, |stats| matches!(stats, Stats::EnemyShip { .. })),
    each("commanders", 10, |stats| matches!(stats, Stats::Commander { .. })),
    each("warlords", 6, |stats| matches!(stats, Stats::Warlord { .. })),
    each("warlord abilities", 6, |stats| matches!(stats, Stats::WarlordAbility)),
    each("warlord waves", 6, |stats| matches!(stats, Stats::WarlordWave)),
    each("regions", 12, |stats| matches!(stats, Stats::Region)),
    each("missions", 8, |stats| matches!(stats, Stats::Mission(_))),
    each("assignments", 22, |stats| matches!(stats, Stats::Assignment(_))),
    Count { name: "skirmish cards", cards: 51, different: 34, of: |stats| matches!(stats, Stats::Skirmish) },
    Count { name: "scavenge cards", cards: 51, different: 34, of: |stats| matches!(stats, Stats::Scavenge) },
];

fn system(stats: &Stats, of: Tier) -> bool {
    matches!(stats, Stats::Action { tier: Some(tier), .. } if *tier == of)
}

/// Families that are not as large as the component list says, and cards with a wrong number of copies.
pub fn check(entries: &[Entry], problems: &mut Vec<String>) {
    for count in COUNTS {
        let of: Vec<_> = entries.iter().filter(|entry| (count.of)(&entry.card.stats)).collect();
        let cards: usize = of.iter().map(|entry| usize::from(entry.card.copies)).sum();
        let name = count.name;
        if cards != count.cards {
            problems.push(format!("there are {} {name}, not {cards}", count.cards));
        }
        if of.len() < count.different {
            problems.push(format!("there are at least {} different {name}, not {}", count.different, of.len()));
        }
        // Where the list gives the copies of each type, all types have the same number.
        if of.len() == count.different {
            let copies = count.cards / count.different;
            for entry in of.iter().filter(|entry| usize::from(entry.card.copies) != copies) {
                problems.push(entry.problem(&format!("has {} copies, not {copies}", entry.card.copies)));
            }
        }
    }
}
