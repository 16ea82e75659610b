//! What the kinds of things are called.

use crate::words::Tongue;
use crate::zephyr::cards::language::{Difficulty, Elimination, Errand, Faction, Kind, Tier};

/// The kind of an action card: `Attack`.
#[must_use]
pub fn kind(kind: Kind, tongue: &Tongue) -> String {
    tongue.say("zephyr-rule-kind", &[("kind", kind_id(kind).into())])
}

/// The tier of a system: `Silver`.
#[must_use]
pub fn tier(tier: Tier, tongue: &Tongue) -> String {
    tongue.say("zephyr-rule-tier", &[("tier", tier_id(tier).into())])
}

/// A faction: `Rogue`.
#[must_use]
pub fn faction(faction: Faction, tongue: &Tongue) -> String {
    let id = match faction {
        Faction::Imperial => "imperial",
        Faction::Rogue => "rogue",
        Faction::Greaser => "greaser",
        Faction::Bandit => "bandit",
        Faction::Merchant => "merchant",
    };
    tongue.say("zephyr-rule-faction", &[("faction", id.into())])
}

/// The kind of an assignment: `Rescue`.
#[must_use]
pub fn errand(errand: Errand, tongue: &Tongue) -> String {
    let id = match errand {
        Errand::Rescue => "rescue",
        Errand::Escort => "escort",
        Errand::Bounty => "bounty",
        Errand::Salvage => "salvage",
        Errand::Courier => "courier",
    };
    tongue.say("zephyr-rule-errand", &[("errand", id.into())])
}

/// How hard a mission is: `Very hard`.
#[must_use]
pub fn difficulty(difficulty: Difficulty, tongue: &Tongue) -> String {
    let id = match difficulty {
        Difficulty::Easy => "easy",
        Difficulty::Medium => "medium",
        Difficulty::Hard => "hard",
        Difficulty::VeryHard => "very-hard",
    };
    tongue.say("zephyr-rule-difficulty", &[("difficulty", id.into())])
}

/// What a destroyed ship means for a mission: `Standard`.
#[must_use]
pub fn elimination(elimination: Elimination, tongue: &Tongue) -> String {
    tongue.say("zephyr-rule-elimination", &[("elimination", elimination_id(elimination).into())])
}

/// How sentences choose between kinds.
pub(super) const fn kind_id(kind: Kind) -> &'static str {
    match kind {
        Kind::Attack => "attack",
        Kind::Manoeuvre => "manoeuvre",
        Kind::Tech => "tech",
    }
}

/// How sentences choose between tiers.
pub(super) const fn tier_id(tier: Tier) -> &'static str {
    match tier {
        Tier::Bronze => "bronze",
        Tier::Silver => "silver",
        Tier::Gold => "gold",
        Tier::Epic => "epic",
    }
}

/// How sentences choose between eliminations.
pub(super) const fn elimination_id(elimination: Elimination) -> &'static str {
    match elimination {
        Elimination::Standard => "standard",
        Elimination::Hard => "hard",
    }
}
