//! All cards, read once from what the build has checked.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::language::{Card, Effect, Faction, Stats, Trigger};
use super::{CardId, EffectId};

/// The cards as the build wrote them.
const CARDS: &str = include_str!(concat!(env!("OUT_DIR"), "/zephyr-cards.json"));

/// A group of cards that are alike and, mostly, share a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// Base action cards.
    Base,
    /// Systems.
    System,
    /// Player ships.
    Ship,
    /// Factions of crew.
    Faction,
    /// Personalities of crew that are no companions.
    Personality,
    /// Companions.
    Companion,
    /// Enemy ships.
    EnemyShip,
    /// Commanders.
    Commander,
    /// Warlords.
    Warlord,
    /// Abilities of warlords.
    WarlordAbility,
    /// Waves of warlords.
    WarlordWave,
    /// Regions.
    Region,
    /// Missions.
    Mission,
    /// Assignments.
    Assignment,
    /// The skirmish deck.
    Skirmish,
    /// The scavenge deck.
    Scavenge,
}

impl Family {
    /// Every family.
    pub const ALL: [Family; 16] = [
        Family::Base,
        Family::System,
        Family::Ship,
        Family::Faction,
        Family::Personality,
        Family::Companion,
        Family::EnemyShip,
        Family::Commander,
        Family::Warlord,
        Family::WarlordAbility,
        Family::WarlordWave,
        Family::Region,
        Family::Mission,
        Family::Assignment,
        Family::Skirmish,
        Family::Scavenge,
    ];

    /// Its cards, each once, in the order of the data.
    #[must_use]
    pub fn cards(self) -> &'static [CardId] {
        &catalogue().families[self as usize]
    }

    /// The family of a card with these figures.
    pub(super) const fn of(stats: &Stats) -> Family {
        match stats {
            Stats::Action { tier: None, .. } => Family::Base,
            Stats::Action { tier: Some(_), .. } => Family::System,
            Stats::Ship(_) => Family::Ship,
            Stats::Faction(_) => Family::Faction,
            Stats::Personality { companion: false } => Family::Personality,
            Stats::Personality { companion: true } => Family::Companion,
            Stats::EnemyShip { .. } => Family::EnemyShip,
            Stats::Commander { .. } => Family::Commander,
            Stats::Warlord { .. } => Family::Warlord,
            Stats::WarlordAbility => Family::WarlordAbility,
            Stats::WarlordWave => Family::WarlordWave,
            Stats::Region => Family::Region,
            Stats::Mission(_) => Family::Mission,
            Stats::Assignment(_) => Family::Assignment,
            Stats::Skirmish => Family::Skirmish,
            Stats::Scavenge => Family::Scavenge,
        }
    }
}

/// The card of a crew faction.
#[must_use]
pub fn faction_card(faction: Faction) -> CardId {
    let of = |card: &CardId| matches!(card.card().stats, Stats::Faction(own) if own == faction);
    Family::Faction.cards().iter().copied().find(of).unwrap_or(CardId::NONE)
}

/// What a die of an enemy with this face does, by its card or its commander's.
#[must_use]
pub fn row(card: CardId, face: u8) -> Option<EffectId> {
    let rows = &catalogue().parts.get(usize::from(card.0))?.rows;
    *rows.get(usize::from(face).checked_sub(1)?)?
}

/// All cards with what is looked up about them.
pub(super) struct Catalogue {
    /// By [`CardId`].
    pub(super) cards: &'static [Card],
    /// By [`CardId`].
    pub(super) parts: Vec<Parts>,
    /// By [`EffectId`].
    pub(super) effects: Vec<Part>,
    /// By name.
    pub(super) names: HashMap<&'static str, CardId>,
    families: [Vec<CardId>; Family::ALL.len()],
}

/// Where the effects of a card are.
pub(super) struct Parts {
    /// By ability.
    pub(super) roots: Vec<EffectId>,
    /// By face of the die.
    pub(super) rows: [Option<EffectId>; 6],
}

/// An effect, or a part of one.
pub(super) struct Part {
    pub(super) effect: &'static Effect,
    pub(super) card: CardId,
    pub(super) children: Vec<EffectId>,
}

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    // The build wrote this text with the very types that read it here; without it there would just be no cards.
    let cards: Vec<Card> = serde_json::from_str(CARDS).unwrap_or_default();
    Catalogue::new(Vec::leak(cards))
});

pub(super) fn catalogue() -> &'static Catalogue {
    &CATALOGUE
}

impl Catalogue {
    fn new(cards: &'static [Card]) -> Catalogue {
        let mut new = Catalogue {
            cards,
            parts: Vec::with_capacity(cards.len()),
            effects: Vec::new(),
            names: HashMap::with_capacity(cards.len()),
            families: [const { Vec::new() }; Family::ALL.len()],
        };
        for (id, card) in (0..).map(CardId).zip(cards) {
            new.names.insert(&card.id, id);
            new.families[Family::of(&card.stats) as usize].push(id);
            let mut parts = Parts { roots: Vec::with_capacity(card.abilities.len()), rows: [None; 6] };
            for ability in &card.abilities {
                let root = new.number(id, &ability.effect);
                parts.roots.push(root);
                if let Trigger::Row(faces) = &ability.trigger {
                    for (face, row) in (1..).zip(&mut parts.rows) {
                        if faces.contains(&face) {
                            *row = Some(root);
                        }
                    }
                }
            }
            new.parts.push(parts);
        }
        new
    }

    /// Numbers an effect and then all those that it is made of.
    fn number(&mut self, card: CardId, effect: &'static Effect) -> EffectId {
        let place = self.effects.len();
        self.effects.push(Part { effect, card, children: Vec::new() });
        let children = effect.children().into_iter().map(|child| self.number(card, child)).collect();
        self.effects[place].children = children;
        EffectId(place as u16)
    }
}
