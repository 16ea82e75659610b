//! Whatever is told in games at random is whole.

use std::collections::BTreeSet;

use super::*;
use crate::game::Viewer;
use crate::players;
use crate::words::{ChoiceText, Foretold, Part, Pick};
use crate::zephyr::{ZephyrAction, ZephyrRefusal};

/// What was heard over all games.
#[derive(Default)]
struct Heard {
    questions: BTreeSet<String>,
    actions: BTreeSet<String>,
    lines: BTreeSet<String>,
}

/// The name of a variant, such as `Play` of `Play { card: brace }`.
fn variant(debug: &str) -> String {
    debug.chars().take_while(char::is_ascii_alphabetic).collect()
}

/// Asserts that `text` is a sentence that was found, with every value filled in and no gap left by an empty one.
fn hear(text: &str, tongue: &Tongue) {
    assert!(!text.is_empty() && text.trim() == text && !text.contains("  "), "ragged: {text:?}");
    assert!(!text.contains(['{', '}', '$']), "a value is missing: {text:?}");
    assert!(!text.contains(" ,") && !text.contains(" .") && !text.contains(": ."), "a value is empty: {text:?}");
    assert!(!text.contains("..") && !text.contains("()"), "two sentences in one: {text:?}");
    assert!(!tongue.knows(text) && !text.contains("zephyr-"), "a key is shown: {text:?}");
}

fn hear_choice(game: &Zephyr, action: &ZephyrAction, teller: &Teller<'_>, spots: &BTreeSet<String>) -> ChoiceText {
    let choice = game.choice(action, teller);
    hear(&choice.label, teller.tongue);
    hear(&choice.spoken, teller.tongue);
    for Part { at, label, spoken, .. } in &choice.parts {
        hear(label, teller.tongue);
        hear(spoken, teller.tongue);
        if let Pick::Spot { spot } = at {
            assert!(spots.contains(spot), "no spot {spot} for {action:?}");
        }
    }
    let Foretold { title, notes, marks, then, shown } = game.preview(action, &[], teller);
    [title, then, shown].iter().chain(&notes).for_each(|text| hear(text, teller.tongue));
    assert!(marks.is_empty(), "nothing has happened");
    choice
}

/// Asserts that all that can be said of the position is whole.
fn hear_table(game: &Zephyr, teller: &Teller<'_>, heard: &mut Heard) {
    let tongue = teller.tongue;
    let viewer = Viewer::Bystander;
    hear(&game.summary(teller), tongue);
    hear(&game.subtitle(viewer, teller), tongue);
    (0..game.seats()).for_each(|seat| hear(&game.seat_note(Seat(seat), teller), tongue));
    let spots = game.spots(viewer, teller);
    let ids: BTreeSet<String> = spots.iter().map(|spot| spot.id.clone()).collect();
    assert_eq!(ids.len(), spots.len(), "a spot twice");
    spots.iter().for_each(|spot| hear(&spot.spoken, tongue));
    for card in game.cards(viewer, teller) {
        [&card.title, &card.rule, &card.detail].iter().for_each(|text| hear(text, tongue));
    }
    if let Some(prompt) = game.prompt(viewer, teller) {
        [&prompt.step, &prompt.title].iter().for_each(|text| hear(text, tongue));
        if !prompt.detail.is_empty() {
            hear(&prompt.detail, tongue);
        }
        let decision = game.decision().expect("something is asked");
        heard.questions.insert(variant(&format!("{:?}", decision.question)));
    }
    for blocked in game.blocked(viewer, teller) {
        hear(&blocked.reason, tongue);
        let act = blocked.spot.is_empty() || blocked.spot.starts_with("act:");
        assert!(act || ids.contains(&blocked.spot), "no spot {}", blocked.spot);
    }
    let mut picked = BTreeSet::new();
    let mut actions = Vec::new();
    game.legal_actions(&mut actions);
    for action in &actions {
        let choice = hear_choice(game, action, teller, &ids);
        let parts: BTreeSet<String> = choice.parts.iter().map(|part| part.id.clone()).collect();
        assert_eq!(parts.len(), choice.parts.len(), "a part twice in {choice:?}");
        let button = parts.is_empty().then(|| choice.label.clone());
        assert!(picked.insert((button, parts)), "two choices with the parts of {choice:?}");
        heard.actions.insert(variant(&format!("{action:?}")));
        if let [Part { id, .. }] = choice.parts.as_slice() {
            assert_eq!(game.why_not(&[], id, teller), None, "{action:?} is no choice?");
        }
    }
    for id in &ids {
        if let Some(reason) = game.why_not(&[], id, teller) {
            hear(&reason, tongue);
        }
    }
    if let Some(outcome) = game.outcome() {
        let result = game.result(&outcome, teller);
        [&result.title, &result.sentence].iter().for_each(|text| hear(text, tongue));
        assert!(result.rows.iter().all(|row| row.figures.len() == result.columns.len()), "{result:?}");
    }
}

fn listen(setup: &ZephyrSetup, stream: u64, tongues: &[Tongue], heard: &mut Heard) {
    let mut chance = Seeded::new(11, stream);
    let mut events = Vec::new();
    let mut game = Zephyr::new(setup, &mut chance, &mut events).expect("a set-up");
    let mut actions = Vec::new();
    for step in 0.. {
        for tongue in tongues {
            let names = Zephyr::seat_names(setup, tongue);
            let teller = Teller { tongue, names: &names };
            for event in &events {
                let Some(line) = Zephyr::event(event, &teller) else {
                    continue;
                };
                for text in [&line.text, &line.spoken] {
                    hear(text, tongue);
                    assert!(text.ends_with(['.', '!']), "no full stop: {text:?}");
                }
                if let Some(seat) = line.seat {
                    assert!(line.spoken.starts_with(teller.name(seat)), "{line:?}");
                }
                heard.lines.insert(variant(&format!("{event:?}")));
            }
            if step % 2 == 0 || game.decision().is_none() {
                hear_table(&game, &teller, heard);
            }
        }
        let Some(action) = players::random(&game, &mut actions, &mut chance) else {
            break;
        };
        events.clear();
        game.apply(&action, &mut chance, &mut events).expect("a legal action is taken");
    }
}

#[test]
fn games_at_random_are_told_in_whole_sentences() {
    let tongues = Language::ALL.map(Tongue::new);
    let mut heard = Heard::default();
    let missions = <Zephyr as Game>::MODES.iter().map(|mode| mode.name);
    for (stream, mission) in (0..).zip(missions.clone().chain(missions)) {
        for ships in 1..=4 {
            let mut setup = setup(mission, ships);
            setup.limited_resources = ships == 2;
            setup.shallow_talent_pool = ships == 3;
            listen(&setup, stream * 4 + u64::from(ships), &tongues, &mut heard);
        }
    }
    let seen = |names: &str, all: &BTreeSet<String>| {
        let missing: Vec<_> = names.split_whitespace().filter(|name| !all.contains(*name)).collect();
        assert!(missing.is_empty(), "never heard: {missing:?}");
    };
    seen(QUESTIONS, &heard.questions);
    seen(ACTIONS, &heard.actions);
    seen(EVENTS, &heard.lines);
}

/// What comes up in so many games. The rest is rarer, and told in `rare.rs`.
const QUESTIONS: &str = "Actions Award BattleStart Between Brace Choice CrewDeath Dice Drawn Evening \
    Explore Formation Join Kept Leader LoseHull Move Offer Outfit OwnDie React Regroup Repair Row Salvage Share \
    Sinking Target Wreck";
const ACTIONS: &str = "Abandon Award BuyHull BuySystem Choose Discard Done Embark End Enter Evade Face \
    Hire Install Join Keep Lead Lose MoveCrew Patrol PayIn Play Release Rest Restore Retry Scavenge SellCargo \
    SellHull SellSystem Share Skirmish Target Trade Uninstall Use Ward";
const EVENTS: &str = "Abandoned Advanced AssignmentDropped Attacked BattleLost BattleWon CardLost \
    CargoLost Chose Completed CrewDied CrewMoved CubesGained Dawn Discarded Docked Drew Embarked Ended Evaded \
    EvadesGained Explored Faces FoeCame FoeCrew FoeDestroyed FoeEvaded FoeHit FoeLeft FoeRolled Hired HullBought \
    HullDamaged HullLost HullSold Installed Joined JoinedBattle Led MissionBegan MissionEnded MissionEvent \
    NothingLost OfferDrawn OfferDropped OfferPutBack Patrolled PhaseBegan Played PlaysGained ReductionGained \
    RegionEntered Released Rested Restored Retried Rolled Scrap ShipDestroyed ShopLaid SpaceEntered SystemBought \
    SystemGained SystemSold Targeted Traded Uninstalled Used";

#[test]
fn every_refusal_is_a_reason_with_a_next_step() {
    let tongues = Language::ALL.map(Tongue::new);
    for tongue in &tongues {
        let mut told = BTreeSet::new();
        for refusal in REFUSALS {
            let text = Zephyr::refusal(refusal, &Teller { tongue, names: &[] });
            hear(&text, tongue);
            assert!(text.ends_with('.') && text.matches(". ").count() >= 1, "no next step: {text:?}");
            assert!(told.insert(text.clone()), "told twice: {text:?}");
        }
    }
}

const REFUSALS: [ZephyrRefusal; 53] = {
    use ZephyrRefusal::*;
    [
        Over,
        NotNow,
        Players,
        Missions,
        Ships,
        StartScrap,
        TwoShips,
        FirstSeat,
        Story,
        Builds,
        NotDocked,
        TooDear { price: 20 },
        NoTiles,
        NoHullSlot,
        NoSuchTile,
        LastStructure,
        NotForSale,
        Epic,
        NoSuchSystem,
        NoSlot,
        NoStation,
        NoFaction,
        NoCrew,
        NothingToPay,
        NoSuchAmount,
        GaveToday,
        ReceivedToday,
        NotThatShip,
        NoAssignment,
        NotOffered,
        UnderWay,
        AlliesFull,
        NoOption,
        RowNotMet,
        NotInHand,
        NoPlay,
        NoAbility,
        OnCooldown,
        NotInThisWindow,
        NothingToGain,
        WrongAim,
        NoSuchFoe,
        WarlordGuarded,
        NotInBattle,
        NoEvade,
        NotEvadable,
        NoCubes,
        NotDamaged,
        TooManySaved,
        NotToJoin,
        TooMuch,
        RetriedOnce,
        NoNext,
    ]
};
