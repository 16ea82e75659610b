//! Names of cards and of the parts of their effects: a number in memory, text in saves and at the interface.

use std::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::catalogue::{Family, catalogue};
use super::language::{
    Ability, AssignmentStats, Build, Card, Difficulty, Effect, Elimination, Errand, Faction, Kind, Mat, MissionStats,
    Stats, Tier,
};

/// A card of the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(pub(super) u16);

/// A part of a card's effect, counted over all abilities of the card: each effect before those that it is made of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EffectId(pub(super) u16);

/// What stands for a card that does not exist, which only the interface can name: it has no name and does nothing.
static NO_CARD: Card =
    Card { id: String::new(), copies: 0, printed: false, stats: Stats::Region, abilities: Vec::new() };
static NO_EFFECT: Effect = Effect::Nothing;
static NO_MAT: Mat = Mat {
    faction: Faction::Imperial,
    plain: 4,
    armoured: 0,
    slots: [0; 3],
    stations: [None; 4],
    draw: 3,
    deck: Vec::new(),
    build: Build { structure: 0, armour: 0, systems: Vec::new(), crew: Vec::new() },
};
static NO_MISSION: MissionStats = MissionStats {
    days: [2; 3],
    events: [false; 3],
    kinds: Vec::new(),
    structure: 2,
    scrap: 90,
    elimination: Elimination::Standard,
    difficulty: Difficulty::Easy,
    goals: Vec::new(),
    warlord: false,
};
static NO_ASSIGNMENT: AssignmentStats = AssignmentStats { kind: Errand::Rescue, route: Vec::new(), allies: 0 };

impl CardId {
    /// No card: what an unknown name at the interface becomes, and the rules refuse.
    pub(super) const NONE: CardId = CardId(u16::MAX);

    /// The card with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<CardId> {
        catalogue().names.get(name).copied()
    }

    /// Its name, as in saves and in the keys of its words.
    #[must_use]
    pub fn name(self) -> &'static str {
        &self.card().id
    }

    /// The card as it stands in the data.
    #[must_use]
    pub fn card(self) -> &'static Card {
        catalogue().cards.get(usize::from(self.0)).unwrap_or(&NO_CARD)
    }

    /// Its family.
    #[must_use]
    pub fn family(self) -> Family {
        Family::of(&self.card().stats)
    }

    /// What it does.
    #[must_use]
    pub fn abilities(self) -> &'static [Ability] {
        &self.card().abilities
    }

    /// The whole effect of an ability, counted from 0.
    #[must_use]
    pub fn root(self, ability: usize) -> EffectId {
        let roots = catalogue().parts.get(usize::from(self.0)).map_or(&[][..], |parts| &parts.roots);
        roots.get(ability).copied().unwrap_or(EffectId::NONE)
    }

    /// The mat of a ship.
    #[must_use]
    pub fn mat(self) -> &'static Mat {
        match &self.card().stats {
            Stats::Ship(mat) => mat,
            _ => &NO_MAT,
        }
    }

    /// The kind of an action card; tech for all others.
    #[must_use]
    pub fn kind(self) -> Kind {
        match self.card().stats {
            Stats::Action { kind, .. } => kind,
            _ => Kind::Tech,
        }
    }

    /// The tier of a system.
    #[must_use]
    pub fn tier(self) -> Option<Tier> {
        match self.card().stats {
            Stats::Action { tier, .. } => tier,
            _ => None,
        }
    }

    /// The hull cubes of an enemy ship in tier 1, 2 or 3.
    #[must_use]
    pub fn hull(self, tier: u8) -> u8 {
        match self.card().stats {
            Stats::EnemyShip { hull, .. } => in_tier(hull, tier),
            _ => 0,
        }
    }

    /// The crew cubes of an enemy ship in tier 1, 2 or 3.
    #[must_use]
    pub fn crew(self, tier: u8) -> u8 {
        match self.card().stats {
            Stats::EnemyShip { crew, .. } => in_tier(crew, tier),
            _ => 0,
        }
    }

    /// How many further ships a commander brings.
    #[must_use]
    pub fn brings(self) -> u8 {
        match self.card().stats {
            Stats::Commander { brings, .. } => brings,
            _ => 0,
        }
    }

    /// The tier of the system that each face of a commander's reward die gives.
    #[must_use]
    pub fn rewards(self) -> [Tier; 6] {
        match self.card().stats {
            Stats::Commander { rewards, .. } => rewards,
            _ => [Tier::Silver; 6],
        }
    }

    /// The figures of a mission.
    #[must_use]
    pub fn mission(self) -> &'static MissionStats {
        match &self.card().stats {
            Stats::Mission(stats) => stats,
            _ => &NO_MISSION,
        }
    }

    /// The figures of an assignment.
    #[must_use]
    pub fn assignment(self) -> &'static AssignmentStats {
        match &self.card().stats {
            Stats::Assignment(stats) => stats,
            _ => &NO_ASSIGNMENT,
        }
    }

    /// Whether it is a companion.
    #[must_use]
    pub fn companion(self) -> bool {
        self.family() == Family::Companion
    }

    /// A warlord's ability cards, waves, hull, and the hull that each player ship adds.
    #[must_use]
    pub fn warlord(self) -> (u8, u8, u8, u8) {
        match self.card().stats {
            Stats::Warlord { abilities, waves, hull, hull_per_ship } => (abilities, waves, hull, hull_per_ship),
            _ => (0, 0, 0, 0),
        }
    }
}

fn in_tier(values: [u8; 3], tier: u8) -> u8 {
    values[usize::from(tier.clamp(1, 3)) - 1]
}

impl fmt::Debug for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardId, D::Error> {
        let name = std::borrow::Cow::<str>::deserialize(deserializer)?;
        CardId::named(&name).ok_or_else(|| D::Error::custom(format_args!("no card is called {name}")))
    }
}

uniffi::custom_type!(CardId, String, {
    lower: |card| card.name().to_owned(),
    // What is no card crosses as one that the rules refuse.
    try_lift: |name| Ok(CardId::named(&name).unwrap_or(CardId::NONE)),
});

impl EffectId {
    /// No effect: what a part that does not exist is.
    const NONE: EffectId = EffectId(u16::MAX);

    /// What it does.
    #[must_use]
    pub fn effect(self) -> &'static Effect {
        catalogue().effects.get(usize::from(self.0)).map_or(&NO_EFFECT, |part| part.effect)
    }

    /// One of the effects that it is made of, counted from 0 in the order of [`Effect::children`]; one that does
    /// nothing where there is none.
    #[must_use]
    pub fn child(self, k: usize) -> EffectId {
        let children = catalogue().effects.get(usize::from(self.0)).map_or(&[][..], |part| &part.children);
        children.get(k).copied().unwrap_or(EffectId::NONE)
    }

    /// The card on which it stands.
    #[must_use]
    pub fn card(self) -> CardId {
        catalogue().effects.get(usize::from(self.0)).map_or(CardId::NONE, |part| part.card)
    }

    /// Its number within the card.
    fn number(self) -> u16 {
        self.0.wrapping_sub(first_of(self.card()))
    }

    fn parse(text: &str) -> Option<EffectId> {
        let (name, number) = text.split_once('#')?;
        let card = CardId::named(name)?;
        let id = EffectId(first_of(card).checked_add(number.parse().ok()?)?);
        (id.card() == card).then_some(id)
    }
}

/// The first effect of a card, if it has any.
fn first_of(card: CardId) -> u16 {
    card.root(0).0
}

impl fmt::Debug for EffectId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}#{}", self.card().name(), self.number())
    }
}

impl Serialize for EffectId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{self:?}"))
    }
}

impl<'de> Deserialize<'de> for EffectId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<EffectId, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        EffectId::parse(&text).ok_or_else(|| D::Error::custom(format_args!("no card has the effect {text}")))
    }
}
