//! What must be true of the cards for the game to be whole.

use std::collections::{HashMap, HashSet};

use crate::Entry;
use crate::language::{
    Ability, AssignmentStats, Condition, Effect, Errand, Goal, Helped, Hull, Kind, Lasts, Letter, Limit, Mat,
    MissionStats, Moment, Need, Quantity, Reacting, Refreshed, Space, Stat, Stats, Target, Tier, Trigger, Window,
};
use crate::{counts, variants};

/// How deep effects may be made of effects: as deep as a text that tells them can still be read.
const DEPTH: usize = 8;

impl Entry {
    /// A problem of this card, with the file.
    pub fn problem(&self, what: &str) -> String {
        format!("{}.ron: {} {what}", self.file, self.card.id)
    }

    /// Every effect of the card with those that it is made of.
    fn effects(&self) -> Vec<&Effect> {
        let mut found: Vec<_> = self.card.abilities.iter().map(|ability| &ability.effect).collect();
        let mut next = 0;
        while let Some(&effect) = found.get(next) {
            found.extend(effect.children());
            next += 1;
        }
        found
    }
}

/// Every problem of the cards, each with the file and the card.
pub fn all(entries: &[Entry]) -> Vec<String> {
    let mut problems = Vec::new();
    names(entries, &mut problems);
    counts::check(entries, &mut problems);
    ships(entries, &mut problems);
    for entry in entries {
        let mut wrong = |what: String| problems.push(entry.problem(&what));
        effects(entry, &mut wrong);
        triggers(entry, &mut wrong);
        match &entry.card.stats {
            Stats::EnemyShip { .. } | Stats::Commander { .. } | Stats::WarlordAbility => rows(entry, &mut wrong),
            Stats::Assignment(stats) => assignment(stats, &entry.card.abilities, &mut wrong),
            Stats::Mission(stats) => mission(stats, &entry.card.abilities, &mut wrong),
            _ => {}
        }
    }
    unused(entries, &mut problems);
    problems
}

fn names(entries: &[Entry], problems: &mut Vec<String>) {
    let mut taken = HashSet::new();
    for entry in entries {
        let id = entry.card.id.as_str();
        let plain = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
        if id.is_empty() || !id.chars().all(plain) {
            problems.push(entry.problem("is no name of small letters, digits and dashes"));
        }
        if !taken.insert(id) {
            problems.push(entry.problem("stands twice"));
        }
    }
}

/// Decks of ten base cards, builds of systems that exist and fit, and the hull slots of all mats together.
fn ships(entries: &[Entry], problems: &mut Vec<String>) {
    let actions: HashMap<&str, (Option<Tier>, Kind)> = entries
        .iter()
        .filter_map(|entry| match entry.card.stats {
            Stats::Action { tier, kind } => Some((entry.card.id.as_str(), (tier, kind))),
            _ => None,
        })
        .collect();
    let (mut plain, mut armoured) = (0, 0);
    for entry in entries {
        let Stats::Ship(mat) = &entry.card.stats else {
            continue;
        };
        plain += mat.plain;
        armoured += mat.armoured;
        let mut wrong = |what: String| problems.push(entry.problem(&what));
        for (card, _) in &mat.deck {
            if !matches!(actions.get(card.as_str()), Some((None, _))) {
                wrong(format!("has {card} in its deck, which is no base card"));
            }
        }
        let cards: u8 = mat.deck.iter().map(|&(_, number)| number).sum();
        if cards != 10 {
            wrong(format!("has {cards} base cards, not 10"));
        }
        build(mat, &actions, &mut wrong);
    }
    if (plain, armoured) != (17, 19) {
        problems.push(format!("ships.ron: all ships have 17 plain and 19 armoured slots, not {plain} and {armoured}"));
    }
}

/// The recommended build costs at most 90 scrap and fits beside the two structure tiles of a first mission.
fn build(mat: &Mat, actions: &HashMap<&str, (Option<Tier>, Kind)>, wrong: &mut impl FnMut(String)) {
    let build = &mat.build;
    let mut slots = mat.slots;
    let mut price = usize::from(build.structure) * 10 + usize::from(build.armour) * 20 + build.crew.len() * 20;
    for system in &build.systems {
        let Some((Some(tier), kind)) = actions.get(system.as_str()) else {
            wrong(format!("has {system} in its build, which is no system"));
            continue;
        };
        price += match tier {
            Tier::Bronze => 10,
            Tier::Silver => 20,
            Tier::Gold => 30,
            Tier::Epic => {
                wrong(format!("has {system} in its build, which nobody can buy"));
                0
            }
        };
        let slot = match kind {
            Kind::Attack => &mut slots[0],
            Kind::Manoeuvre => &mut slots[1],
            Kind::Tech => &mut slots[2],
        };
        match slot.checked_sub(1) {
            Some(left) => *slot = left,
            None => wrong(format!("has no slot for {system} of its build")),
        }
    }
    if price > 90 {
        wrong(format!("has a build for {price} scrap, more than 90"));
    }
    let (tiles, slots) = (build.armour + build.structure + 2, mat.plain + mat.armoured);
    if build.armour > mat.armoured || tiles > slots || build.crew.len() > mat.stations.len() {
        wrong("has no place for its build".to_owned());
    }
}

fn effects(entry: &Entry, wrong: &mut impl FnMut(String)) {
    let depth = entry.card.abilities.iter().map(|ability| depth(&ability.effect)).max().unwrap_or_default();
    if depth > DEPTH {
        wrong(format!("has effects in effects, {depth} deep, more than {DEPTH}"));
    }
    for effect in entry.effects() {
        match effect {
            Effect::Seq(parts) if parts.len() < 2 => wrong("has a sequence of fewer than two".to_owned()),
            Effect::Choose(options) if options.len() < 2 => wrong("has a choice of fewer than two".to_owned()),
            Effect::React { rungs, .. } if rungs.is_empty() => wrong("has a reaction without rows".to_owned()),
            Effect::Roll(rows) if !each_once(rows.iter().flat_map(|(faces, _)| faces)) => {
                wrong("has a roll with a face twice or from no die".to_owned());
            }
            _ => {}
        }
    }
}

fn depth(effect: &Effect) -> usize {
    1 + effect.children().into_iter().filter(|child| **child != Effect::Nothing).map(depth).max().unwrap_or_default()
}

/// Whether each is a face of a die, and none is there twice.
fn each_once<'f>(faces: impl Iterator<Item = &'f u8>) -> bool {
    let mut seen = HashSet::new();
    faces.into_iter().all(|face| (1..=6).contains(face) && seen.insert(*face))
}

/// A limit is for what is flipped, and what is flipped has one and a window.
fn triggers(entry: &Entry, wrong: &mut impl FnMut(String)) {
    for ability in &entry.card.abilities {
        match &ability.trigger {
            Trigger::Flip(windows) if !windows.is_empty() && ability.limit != Limit::Free => {}
            Trigger::Flip(_) => wrong("has something to flip without a window or a limit".to_owned()),
            _ if ability.limit != Limit::Free => wrong("has a limit on what is not flipped".to_owned()),
            _ => {}
        }
    }
}

/// The rows of an enemy's dice have each face once.
fn rows(entry: &Entry, wrong: &mut impl FnMut(String)) {
    let faces = entry.card.abilities.iter().filter_map(|ability| match &ability.trigger {
        Trigger::Row(faces) => Some(faces),
        _ => None,
    });
    let faces: Vec<_> = faces.flatten().collect();
    if faces.len() != 6 || !each_once(faces.into_iter()) {
        wrong("has not each face of a die in one row".to_owned());
    }
}

/// The letters of a route are those that have an event, and there is a reward.
fn assignment(stats: &AssignmentStats, abilities: &[Ability], wrong: &mut impl FnMut(String)) {
    for letter in [Letter::A, Letter::B] {
        let on_route = stats.route.contains(&Space::Letter(letter));
        let told = abilities.iter().any(|ability| ability.trigger == Trigger::Enter(letter));
        if on_route != told {
            wrong(format!("has {letter:?} on its route or as an event, but not both"));
        }
    }
    if stats.route.is_empty() || !abilities.iter().any(|ability| ability.trigger == Trigger::Reward) {
        wrong("has no route or no reward".to_owned());
    }
}

/// Events are told where the track has them, and the goal space has a fight.
fn mission(stats: &MissionStats, abilities: &[Ability], wrong: &mut impl FnMut(String)) {
    let told = |trigger: &Trigger| abilities.iter().any(|ability| ability.trigger == *trigger);
    if stats.events.contains(&true) != told(&Trigger::MissionEvent) {
        wrong("has an event on its track or in its text, but not both".to_owned());
    }
    if stats.warlord == told(&Trigger::GoalSpace) {
        wrong("has a warlord and another fight on its goal space, or neither".to_owned());
    }
    if stats.days.iter().zip(stats.events).any(|(&days, event)| event && days == 0) {
        wrong("has an event in a tier without days".to_owned());
    }
    if stats.kinds.is_empty() || stats.goals.is_empty() || stats.structure == 0 {
        wrong("has no kinds of assignment, no goal or no hull".to_owned());
    }
}

/// Variants of the language that no card uses: they are left out of it.
fn unused(entries: &[Entry], problems: &mut Vec<String>) {
    let effects: HashSet<String> =
        entries.iter().flat_map(Entry::effects).map(|effect| variants::name(&format!("{effect:?}"))).collect();
    for name in variants::of::<Effect>() {
        if !effects.contains(*name) {
            problems.push(format!("no card has the effect {name}"));
        }
    }
    // Of the rest a word anywhere on a card is enough.
    let cards: Vec<_> = entries.iter().map(|entry| &entry.card).collect();
    let written = format!("{cards:?}");
    let words = variants::words(&written);
    let rest = [
        variants::of::<Trigger>(),
        variants::of::<Moment>(),
        variants::of::<Window>(),
        variants::of::<Limit>(),
        variants::of::<Need>(),
        variants::of::<Reacting>(),
        variants::of::<Quantity>(),
        variants::of::<Condition>(),
        variants::of::<Target>(),
        variants::of::<Helped>(),
        variants::of::<Hull>(),
        variants::of::<Refreshed>(),
        variants::of::<Stat>(),
        variants::of::<Lasts>(),
        variants::of::<Goal>(),
        variants::of::<Space>(),
        variants::of::<Errand>(),
    ];
    for name in rest.into_iter().flatten().filter(|name| !words.contains(**name)) {
        problems.push(format!("no card has {name}"));
    }
}
