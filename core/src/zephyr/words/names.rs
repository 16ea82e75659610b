//! The words that the game's sentences are made of: seats, cards, enemies, abilities and what lies where.

use super::effects;
use crate::game::{Seat, Seats};
use crate::words::{Teller, Tongue, Value};
use crate::zephyr::cards::language::{Faction, Kind, Trigger};
use crate::zephyr::cards::{CardId, faction_card};
use crate::zephyr::state::{Plate, Ship, WARLORD};
use crate::zephyr::{Zephyr, ZephyrAbility, ZephyrGoods, ZephyrStory};

/// The names of the seats by colour.
const SEATS: [&str; 5] =
    ["zephyr-seat-blue", "zephyr-seat-pink", "zephyr-seat-orange", "zephyr-seat-green", "zephyr-seat-plum"];

/// The names of the seats unless the players choose others.
pub(super) fn seats(ships: usize, tongue: &Tongue) -> Vec<String> {
    SEATS.iter().take(ships).map(|key| tongue.say(key, &[])).collect()
}

/// The names of `seats` in a row.
pub(super) fn called(seats: Seats, teller: &Teller<'_>) -> String {
    teller.tongue.list(&seats.iter().map(|seat| teller.name(seat)).collect::<Vec<_>>())
}

/// A card's title.
pub(super) fn card(card: CardId, tongue: &Tongue) -> String {
    tongue.say(&format!("zephyr-card-{}", card.name()), &[])
}

/// A card's flavour.
pub(super) fn flavour(card: CardId, tongue: &Tongue) -> String {
    tongue.say(&format!("zephyr-flavour-{}", card.name()), &[])
}

/// The titles of cards in a row; several copies are counted.
pub(super) fn cards(cards: &[CardId], tongue: &Tongue) -> String {
    let mut counted: Vec<(CardId, u32)> = Vec::new();
    for &held in cards {
        match counted.iter_mut().find(|(other, _)| *other == held) {
            Some((_, count)) => *count += 1,
            None => counted.push((held, 1)),
        }
    }
    let titles = counted.into_iter().map(|(held, count)| match count {
        1 => card(held, tongue),
        _ => {
            let title = card(held, tongue);
            tongue.say("zephyr-cards-several", &[("count", count.into()), ("card", Value::Text(&title))])
        }
    });
    tongue.list(&titles.collect::<Vec<_>>())
}

/// What a card does, its lines one after another.
pub(super) fn rule(card: CardId, tongue: &Tongue) -> String {
    effects::rule(card, tongue).join(" ")
}

/// What the ability on a card does when it is flipped, without what else stands there.
pub(super) fn flip(card: CardId, tongue: &Tongue) -> String {
    let flips = card.abilities().iter().position(|ability| matches!(ability.trigger, Trigger::Flip(_)));
    flips.map(|number| effects::ability(card, number, tongue)).unwrap_or_default()
}

/// What kind of action card it is, with the tier of a system: `Attack, bronze`.
pub(super) fn sort(card: CardId, tongue: &Tongue) -> String {
    let kind = effects::kind(card.kind(), tongue);
    match card.tier() {
        None => tongue.say("zephyr-sort-base", &[("kind", Value::Text(&kind))]),
        Some(tier) => {
            let tier = effects::tier(tier, tongue);
            tongue.say("zephyr-sort-system", &[("kind", Value::Text(&kind)), ("tier", Value::Text(&tier))])
        }
    }
}

/// How sentences choose between kinds of plays; any kind where there is none.
pub(super) const fn kind(kind: Option<Kind>) -> &'static str {
    match kind {
        Some(Kind::Attack) => "attack",
        Some(Kind::Manoeuvre) => "manoeuvre",
        Some(Kind::Tech) => "tech",
        None => "any",
    }
}

/// How sentences choose between armour and structure.
pub(super) const fn tile(armour: bool) -> &'static str {
    if armour { "armour" } else { "structure" }
}

/// A faction's name in ids of places.
pub(super) const fn faction_id(faction: Faction) -> &'static str {
    match faction {
        Faction::Imperial => "imperial",
        Faction::Rogue => "rogue",
        Faction::Greaser => "greaser",
        Faction::Bandit => "bandit",
        Faction::Merchant => "merchant",
    }
}

/// A crew member: the personality's name, else the faction.
pub(super) fn crew(faction: Faction, personality: Option<CardId>, tongue: &Tongue) -> String {
    let faction = effects::faction(faction, tongue);
    match personality {
        Some(personality) => {
            let name = card(personality, tongue);
            tongue.say("zephyr-crew", &[("card", Value::Text(&name)), ("faction", Value::Text(&faction))])
        }
        None => tongue.say("zephyr-crew-plain", &[("faction", Value::Text(&faction))]),
    }
}

/// The crew member in a station; the station's number where it is free.
pub(super) fn member(ship: &Ship, station: u8, tongue: &Tongue) -> String {
    match ship.member(station) {
        Some(member) => crew(member.faction, member.personality, tongue),
        None => self::station(station, tongue),
    }
}

/// A station by its number from the left.
pub(super) fn station(station: u8, tongue: &Tongue) -> String {
    tongue.say("zephyr-station", &[("number", Value::Number(i64::from(station) + 1))])
}

/// The card on which an ability of the ship stands.
pub(super) fn ability(ship: &Ship, ability: ZephyrAbility, tongue: &Tongue) -> String {
    ship.ability_card(ability).map(|stands| card(stands, tongue)).unwrap_or_default()
}

/// An ability in ids of places, such as `faction-2`.
pub(super) fn ability_id(ability: ZephyrAbility) -> String {
    match ability {
        ZephyrAbility::Ship => "ship".to_owned(),
        ZephyrAbility::Faction { station } => format!("faction-{station}"),
        ZephyrAbility::Personality { station } => format!("personality-{station}"),
        ZephyrAbility::CompanionCard { station } => format!("companion-{station}"),
    }
}

/// The ability with this name in ids of places.
pub(super) fn ability_of(id: &str) -> Option<ZephyrAbility> {
    let Some((kind, station)) = id.rsplit_once('-') else {
        return (id == "ship").then_some(ZephyrAbility::Ship);
    };
    let station = station.parse().ok()?;
    match kind {
        "faction" => Some(ZephyrAbility::Faction { station }),
        "personality" => Some(ZephyrAbility::Personality { station }),
        "companion" => Some(ZephyrAbility::CompanionCard { station }),
        _ => None,
    }
}

/// An enemy by its number in the battle, as the log calls it, which does not know the cards any more.
pub(super) fn numbered_foe(battle: u8, foe: u8, tongue: &Tongue) -> String {
    if foe == WARLORD {
        return tongue.say("zephyr-the-warlord", &[]);
    }
    let number = Value::Number(i64::from(foe) + 1);
    match battle {
        0 => tongue.say("zephyr-foe", &[("number", number)]),
        _ => {
            let battle = Value::Number(i64::from(battle) + 1);
            tongue.say("zephyr-foe-of", &[("number", number), ("battle", battle)])
        }
    }
}

/// An enemy by its commander's or its own name, with its number: `Alexander (1)`.
pub(super) fn foe(game: &Zephyr, battle: u8, foe: u8, tongue: &Tongue) -> String {
    if foe == WARLORD {
        let warlord = game.mission.warlord.as_ref().map(|warlord| warlord.card);
        return warlord.map(|warlord| card(warlord, tongue)).unwrap_or_default();
    }
    let Some(enemy) = game.battles.get(usize::from(battle)).and_then(|battle| battle.foes.get(usize::from(foe))) else {
        return numbered_foe(battle, foe, tongue);
    };
    let name = card(enemy.rows(), tongue);
    let number = Value::Number(i64::from(foe) + 1);
    tongue.say("zephyr-foe-named", &[("card", Value::Text(&name)), ("number", number)])
}

/// The enemies that a battle is still fought against, in a row.
pub(super) fn foes(game: &Zephyr, battle: u8, tongue: &Tongue) -> String {
    let fight = game.battle(battle);
    let mut names: Vec<String> = fight.fighting().map(|(place, _)| foe(game, battle, place, tongue)).collect();
    let warlord = game.mission.warlord.as_ref().filter(|warlord| fight.warlord && warlord.hull > 0);
    names.extend(warlord.map(|_| foe(game, battle, WARLORD, tongue)));
    tongue.list(&names)
}

/// A hull slot with what is in it.
pub(super) fn plate(ship: &Ship, slot: u8, tongue: &Tongue) -> String {
    let plate = ship.hull.get(usize::from(slot)).copied().unwrap_or_default();
    let what = match plate {
        Plate::Structure => "structure",
        Plate::DamagedStructure => "damaged-structure",
        Plate::Armour => "armour",
        Plate::DamagedArmour => "damaged-armour",
        Plate::None if usize::from(slot) < ship.armoured_slots() => "free-armour",
        Plate::None => "free-structure",
    };
    let number = Value::Number(i64::from(slot) + 1);
    tongue.say("zephyr-plate", &[("number", number), ("what", what.into())])
}

/// What is traded: `10 scrap`, a system or a crew member. The log does not know who the crew member was.
pub(super) fn goods(ship: Option<&Ship>, goods: ZephyrGoods, tongue: &Tongue) -> String {
    match goods {
        ZephyrGoods::Scrap { scrap } => tongue.say("zephyr-goods-scrap", &[("scrap", u32::from(scrap).into())]),
        ZephyrGoods::Cargo { card: system } | ZephyrGoods::Installed { card: system } => card(system, tongue),
        ZephyrGoods::Crew { station } => match ship {
            Some(ship) => member(ship, station, tongue),
            None => tongue.say("zephyr-goods-crew", &[]),
        },
    }
}

/// The name of a ready-made campaign.
pub(super) fn story(story: ZephyrStory, tongue: &Tongue) -> String {
    let key = match story {
        ZephyrStory::Short => "ui-zephyr-story-short",
        ZephyrStory::Middle => "ui-zephyr-story-middle",
        ZephyrStory::Long => "ui-zephyr-story-long",
    };
    tongue.say(key, &[])
}

/// The card of the faction of a crew member that can be hired.
pub(super) fn faction(faction: Faction, tongue: &Tongue) -> String {
    card(faction_card(faction), tongue)
}

/// The seat that a piece of an id names.
pub(super) fn seat_of(id: &str) -> Option<Seat> {
    id.parse().ok().map(Seat)
}
