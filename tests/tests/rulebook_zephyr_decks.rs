//! Zephyr's rulebook: the decks, and cards as values of one language.

use serde_json::{Value, json};
use windrose_core::words::{Language, Tongue};
use windrose_core::zephyr::cards::language::{Effect, Stats, Trigger};
use windrose_core::zephyr::cards::{CardId, Family};
use windrose_core::zephyr::words::effects;
use windrose_core::zephyr::*;
use windrose_tests::zephyr::*;

use ZephyrAction::{Done, Scavenge, Skirmish};

/// The night before the day after `before`; whatever is drawn is the first of all.
fn dawn(before: u8, changes: &[(&str, Value)]) -> (Zephyr, Vec<ZephyrEvent>) {
    let game = arranged(&begin(&plane(1)), &[("/mission/day", before.into())]);
    let mut game = doing(&arranged(&game, changes), &[json!("Night")]);
    let (events, _) = play_any(&mut game, Done);
    (game, events)
}

/// Proves ZW-154, ZW-155, ZW-008, ZW-009. The families of both decks, by copies and different cards.
#[test]
fn the_exploration_decks_follow_their_families() {
    let skirmish: [(&str, usize, usize, &[&str]); 9] = [
        ("plain foe", 10, 4, &["nobody-you-know", "fresh-paint", "skeleton-crew", "sun-in-their-eyes"]),
        (
            "slip away",
            8,
            6,
            &[
                "behind-the-thunderhead",
                "warning-shot",
                "borrowed-colours",
                "threading-the-needle",
                "loud-hello",
                "smoke-and-signals",
            ],
        ),
        (
            "first shot",
            7,
            5,
            &["ask-questions-later", "down-out-of-the-sun", "kite-mines", "thick-skinned", "supper-time"],
        ),
        (
            "rich prey",
            7,
            5,
            &["fat-and-armed", "light-purse", "strongbox-keel", "payday-guards", "counting-the-takings"],
        ),
        ("pair", 4, 3, &["sisters-in-arms", "half-asleep-both", "two-leaky-tubs"]),
        ("lone commander", 3, 3, &["officer-without-a-fleet", "flag-at-half-mast", "retired-undefeated"]),
        ("ambush", 4, 4, &["out-of-the-cloud", "the-wrong-lighthouse", "grapnels", "crossfire-canyon"]),
        ("toll", 4, 3, &["a-modest-fee", "safety-inspection", "widows-and-orphans"]),
        ("under fire", 4, 4, &["hot-rivets", "tow-line", "shoot-it-loose", "everything-must-go"]),
    ];
    let scavenge: [(&str, usize, usize, &[&str]); 8] = [
        (
            "ladder",
            8,
            6,
            &[
                "hazard-pay",
                "boiler-room-lottery",
                "last-one-down-the-hatch",
                "the-swinging-gantry",
                "powder-magazine",
                "bees",
            ],
        ),
        (
            "gate",
            12,
            9,
            &[
                "jammed-bulkhead",
                "needles-eye",
                "cold-engine",
                "rusted-portcullis",
                "drifting-wreckage",
                "humming-crate",
                "three-locks",
                "the-long-squeeze",
                "bolt-by-bolt",
            ],
        ),
        ("storm", 7, 5, &["tin-rain", "lightning-row", "shooting-gallery", "squall-line", "playful-gust"]),
        ("luck", 5, 3, &["one-more-crate", "quick-fingers", "unsteady-floor"]),
        ("free find", 6, 4, &["finders-keepers", "feast-or-fasteners", "spare-plates", "sealed-barrel"]),
        ("trader", 5, 4, &["the-floating-pawnshop", "no-questions-asked", "a-lady-of-quality", "closing-down-sale"]),
        ("passenger", 4, 3, &["man-overboard", "the-stowaway", "between-employers"]),
        ("wreck", 4, 3, &["somebody-elses-treasure", "the-night-watchman", "crowded-wreck"]),
    ];
    let game = begin(&plane(1));
    for (family, deck, table) in
        [(Family::Skirmish, "skirmish", &skirmish[..]), (Family::Scavenge, "scavenge", &scavenge)]
    {
        let pile = names(&game, &format!("/decks/{deck}/pile"));
        assert_eq!(pile.len(), 51);
        for (kind, copies, different, cards) in table {
            let of_kind = pile.iter().filter(|name| cards.contains(&name.as_str())).count();
            assert_eq!((of_kind, cards.len()), (*copies, *different), "{kind}");
        }
        let listed: usize = table.iter().map(|(_, _, different, _)| different).sum();
        assert!(family.cards().len() == listed && listed >= 34);
    }
}

/// Proves ZW-010, ZW-008. The other decks at the start of a mission without a warlord.
#[test]
fn the_decks_are_complete_at_the_start() {
    let game = begin(&plane(1));
    let sizes = ["regions", "assignments", "foes", "commanders", "warlords", "abilities", "waves"]
        .map(|deck| names(&game, &format!("/decks/{deck}/pile")).len());
    assert_eq!(sizes, [12, 22, 22, 10, 6, 6, 6]);
}

/// Proves ZW-012. Regions, and all other decks, are made anew from their discards.
#[test]
fn an_empty_deck_is_made_anew_from_its_discards() {
    let used = json!(["region-updraft", "region-doldrums"]);
    let changes = [("/decks/regions/pile", json!([])), ("/decks/regions/discards", used)];
    let (game, events) = dawn(0, &changes);
    assert!(events.contains(&ZephyrEvent::RegionEntered { card: card("region-updraft") }));
    assert_eq!(names(&game, "/decks/regions/pile"), ["region-doldrums"]);
    let empty = |deck: &str, card: &str| {
        let game = stacked(&patrolling("plane-and-simple", &SHIPS[..1], 1), deck, &[]);
        arranged(&game, &[(&format!("/decks/{deck}/discards"), json!([card]))])
    };
    for (deck, name, choice) in [("skirmish", "nobody-you-know", Skirmish), ("scavenge", "sealed-barrel", Scavenge)] {
        let mut game = doing(&empty(deck, name), &[json!({ "Explore": 0 })]);
        play(&mut game, Done);
        let (events, _) = play_any(&mut game, choice);
        assert!(matches!(&events[0], ZephyrEvent::Explored { card: drawn, .. } if *drawn == card(name)));
        assert_eq!(names(&game, &format!("/decks/{deck}/discards")), [name], "followed and discarded again");
    }
    for (deck, name) in [("foes", "black-kettle"), ("commanders", "alexander")] {
        let (_, events) = follows(&empty(deck, name), "officer-without-a-fleet", &[]);
        let came = events.iter().any(|event| match event {
            ZephyrEvent::FoeCame { card: ship, commander, .. } => *ship == card(name) || *commander == Some(card(name)),
            _ => false,
        });
        assert!(came, "{deck}: {events:?}");
    }
    let (_, events) =
        follows(&stacked(&patrolling("plane-and-simple", &SHIPS[..1], 1), "foes", &[]), "fresh-paint", &[]);
    assert_eq!(events, [], "with no card at all nobody comes");
}

/// Proves ZW-013. Enemies' cards and exploration cards lie on the discards of their own decks.
#[test]
fn a_card_goes_to_the_discards_of_its_own_deck() {
    let game = patrolling("plane-and-simple", &SHIPS[..1], 1);
    let game = stacked(&stacked(&game, "foes", &["the-festering-gull"]), "commanders", &["alexander"]);
    let game = stacked(&stacked(&game, "skirmish", &[]), "scavenge", &[]);
    let mut game = doing(&game, &[json!({ "Follow": [0, "officer-without-a-fleet"] }), json!("Battles")]);
    play_any(&mut game, Done);
    assert_eq!(names(&game, "/decks/skirmish/discards"), ["officer-without-a-fleet"]);
    assert_eq!(names(&game, "/decks/foes/discards"), [""; 0], "it still fights");
    // Alexander's three dice do nothing to a ship with armour to spare; the reward die gives silver.
    game = arranged(&game, &[("/ships/0/hull", plates("AAAASSS"))]);
    fires(&mut game, 0, &[1, 1, 1, 0, 0]);
    assert_eq!(names(&game, "/decks/foes/discards"), ["the-festering-gull"]);
    assert_eq!(names(&game, "/decks/commanders/discards"), ["alexander"]);
    assert_eq!(names(&game, "/decks/scavenge/discards"), [""; 0]);
}

/// Proves ZW-018, ZW-020. What a card does is a value that can be written and read; nothing is left without effect.
#[test]
fn every_card_is_a_value_of_one_language() {
    for card in Family::ALL.into_iter().flat_map(Family::cards) {
        let json = serde_json::to_string(card.card()).unwrap();
        let read: cards::language::Card = serde_json::from_str(&json).unwrap();
        assert_eq!(&read, card.card(), "{card:?}");
        // Of missions with a warlord and of warlords the figures may say it all, and a row of an enemy may be blank.
        let figures = match &card.card().stats {
            Stats::Mission(stats) => stats.warlord,
            stats => matches!(stats, Stats::Warlord { .. }),
        };
        let blank = card.abilities().iter().all(|ability| ability.effect == Effect::Nothing);
        assert!(figures || !blank, "{card:?} does nothing");
    }
}

/// Proves ZW-019. The text is made from the effects; title and flavour are one or two sentences of their own.
#[test]
fn texts_are_made_from_effects_and_flavour_is_short() {
    for language in Language::ALL {
        let tongue = Tongue::new(language);
        for card in Family::ALL.into_iter().flat_map(Family::cards) {
            let written = card.abilities().len();
            let told = effects::rule(*card, &tongue);
            assert!(!told.is_empty() || written == 0, "{card:?} has no text");
            assert!(told.iter().all(|line| !line.trim().is_empty() && !line.contains("zephyr-")), "{card:?}: {told:?}");
            let flavour = format!("zephyr-flavour-{}", card.name());
            if tongue.knows(&flavour) {
                let says = tongue.say(&flavour, &[]);
                let ends = says.matches(['.', '!', '?', '…']).count();
                assert!((1..=4).contains(&ends), "{card:?}: {says}");
            }
        }
    }
    // Two cards that do the same say the same.
    let tongue = Tongue::new(Language::ALL[0]);
    let text = |name: &str| effects::rule(card(name), &tongue);
    assert_eq!(text("crew-juniper-ash"), text("companion-button"));
    assert_ne!(text("tin-rain"), text("lightning-row"));
}

/// Proves ZW-021. All that the rulebook prints or names is there, and marked as such.
#[test]
fn what_the_rulebook_prints_is_there() {
    let printed: Vec<&str> = Family::ALL
        .into_iter()
        .flat_map(Family::cards)
        .filter(|card| card.card().printed)
        .map(|card| card.name())
        .collect();
    let named = [
        "plane-and-simple",
        "pest-control",
        "thin-the-ranks",
        "hazard-pay",
        "sprocket-rocket",
        "wildfire-cannon",
        "wind-rider",
        "steam-albatross",
        "matchlock-repeater",
        "cannon-blast",
        "rapid-repair",
        "deflection",
        "the-octodecillion",
        "alexander",
        "commodore-von-groebhausen",
        "agile-aggression",
        "foul-villainy",
        "faction-imperial",
        "faction-rogue",
        "faction-greaser",
        "faction-bandit",
        "faction-merchant",
        "crew-cocidius",
        "companion-ransom",
        "companion-sebastian-t-keeler",
        "imperial-scimitar",
        "rogue-spitfire",
        "greaser-tub",
        "bandit-condor",
        "merchant-gypsy",
        "the-festering-gull",
    ];
    for name in named {
        assert!(printed.contains(&name), "{name}: {printed:?}");
    }
}

/// Proves ZW-020. Each card of an exploration deck can be drawn and followed to its end.
#[test]
fn every_exploration_card_can_be_followed() {
    let cards = Family::Skirmish.cards().iter().chain(Family::Scavenge.cards());
    for card in cards {
        let game = patrolling("plane-and-simple", &SHIPS[1..2], 1);
        let (mut game, _) = follows(&game, card.name(), &[]);
        let mut answers = 0;
        while asked(&game).1 != ZephyrQuestion::Outfit {
            let answer = *legal(&game).last().unwrap();
            play_any(&mut game, answer);
            answers += 1;
            assert!(answers < 20, "{card:?}");
        }
        assert!(card.abilities().iter().all(|ability| ability.trigger == Trigger::Reveal));
    }
    assert_ne!(CardId::named("hazard-pay"), None);
}
