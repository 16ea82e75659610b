//! Zephyr's rulebook: exploration cards, reactions and what they lead to.

use serde_json::{Value, json};
use windrose_core::zephyr::cards::language::Faction;
use windrose_core::zephyr::*;
use windrose_tests::zephyr::*;

use ZephyrAction::{Choose, Done, Use};

/// The Spitfire, alone on patrol on this day, with 50 scrap and seven hull.
fn spitfire(day: u8) -> Zephyr {
    let game = patrolling("plane-and-simple", &["rogue-spitfire"], day);
    let changes = [("/ships/0/hull", plates("AAASSSS")), ("/ships/0/scrap", json!(50))];
    stacked(&arranged(&game, &changes), "foes", &["black-kettle", "the-festering-gull"])
}

/// The Spitfire follows the card, makes these plays and takes the first row that is open; dice and draws after the
/// plays.
fn met(name: &str, plays: &str, draws: &[u32]) -> Zephyr {
    met_as(&spitfire(1), name, plays, draws)
}

fn met_as(game: &Zephyr, name: &str, plays: &str, draws: &[u32]) -> Zephyr {
    let (mut game, _) = follows(game, name, &[]);
    let several = rows(name, plays) > 1;
    reacts(&mut game, plays, if several { &[] } else { draws });
    if several {
        assert_eq!(asked(&game).1, ZephyrQuestion::Row, "{name} {plays}");
        let best = legal(&game)[0];
        draw(&mut game, best, draws);
    }
    assert_eq!(asked(&game).1, ZephyrQuestion::Outfit, "{name} {plays}");
    game
}

/// How many rows of a card's reaction are open with these plays and no crew.
fn rows(name: &str, plays: &str) -> usize {
    use cards::language::{Effect, Kind, Need, Rung};
    fn reaction(effect: &Effect) -> Option<&[Rung]> {
        match effect {
            Effect::React { rungs, .. } => Some(rungs),
            Effect::Seq(parts) => parts.iter().find_map(reaction),
            _ => None,
        }
    }
    let count = |kind| {
        let sign = match kind {
            Kind::Attack => 'A',
            Kind::Manoeuvre => 'M',
            Kind::Tech => 'T',
        };
        plays.matches(sign).count()
    };
    let rungs = reaction(&card(name).abilities()[0].effect).unwrap_or_else(|| panic!("{name} is no reaction"));
    let open = rungs.iter().filter(|rung| match rung.need {
        Need::Plays(kind, n) => count(kind) >= n.into(),
        Need::Crew => false,
        Need::Nothing => true,
    });
    open.count()
}

/// Hull and crew of the enemies that still fight.
fn foes(game: &Zephyr) -> Vec<(u64, u64)> {
    let battles = at(game, "/battles");
    let fighting = battles.as_array().unwrap().iter().filter(|battle| battle["over"] == json!(false));
    fighting
        .flat_map(|battle| battle["foes"].as_array().unwrap())
        .map(|foe| (foe["hull"].as_u64().unwrap(), foe["crew"].as_u64().unwrap()))
        .collect()
}

fn gained(game: &Zephyr) -> i64 {
    scrap(game, FIRST) as i64 - 50
}

fn whole(game: &Zephyr) -> usize {
    hull(game, FIRST).chars().filter(|plate| plate.is_uppercase()).count()
}

/// Proves ZW-158, ZW-177. A plain foe, and its three variations of one.
#[test]
fn a_plain_foe_may_vary_by_one() {
    for (name, expected, hand) in [
        ("nobody-you-know", (3, 1), 0),
        ("fresh-paint", (4, 1), 0),
        ("skeleton-crew", (3, 0), 0),
        ("sun-in-their-eyes", (3, 1), 1),
    ] {
        let (game, _) = follows(&spitfire(1), name, &[]);
        assert_eq!((foes(&game), at(&game, "/ships/0/first_hand")), (vec![expected], json!(hand)), "{name}");
        let mut game = doing(&game, &[json!("Battles")]);
        play_any(&mut game, Done);
        assert_eq!(names(&game, "/ships/0/hand").len(), 3 + hand, "{name}: it fights");
    }
}

/// Proves ZW-156. One play of the card's kind, or two, discards the foe; else it fights. Who discards may also fight.
#[test]
fn slipping_away_takes_plays_of_a_kind() {
    for (name, needs) in [
        ("behind-the-thunderhead", "M"),
        ("warning-shot", "A"),
        ("borrowed-colours", "T"),
        ("threading-the-needle", "MM"),
        ("loud-hello", "AA"),
        ("smoke-and-signals", "TT"),
    ] {
        for plays in ["", "A", "M", "T", "AA", "MM", "TT", "AM"] {
            let game = met(name, plays, &[]);
            let away = plays.matches(&needs[..1]).count() >= needs.len();
            assert_eq!(foes(&game), if away { vec![] } else { vec![(3, 1)] }, "{name} {plays}");
            let out = if away { vec!["black-kettle"] } else { vec![] };
            assert_eq!(
                (names(&game, "/decks/foes/discards"), gained(&game)),
                (out.iter().map(|it| it.to_string()).collect(), 0)
            );
        }
    }
    let (mut game, _) = follows(&spitfire(1), "warning-shot", &[]);
    reacts(&mut game, "A", &[]);
    play(&mut game, Choose { option: 1 });
    assert_eq!(foes(&game), [(3, 1)]);
}

/// Proves ZW-157. Each play of the kind takes a hull off, two at most.
#[test]
fn the_first_shot_costs_the_foe_hull() {
    for (name, kind, hulls, crews) in [
        ("ask-questions-later", "A", [3, 2, 1], [1, 1, 1]),
        ("down-out-of-the-sun", "M", [3, 2, 1], [1, 1, 1]),
        ("kite-mines", "T", [3, 2, 1], [1, 1, 1]),
        ("thick-skinned", "A", [4, 3, 2], [1, 1, 1]),
        ("supper-time", "A", [3, 2, 1], [1, 1, 0]),
    ] {
        for plays in 0..=2 {
            let game = met(name, &kind.repeat(plays), &[]);
            assert_eq!(foes(&game), [(hulls[plays], crews[plays])], "{name} {plays}");
        }
        let other = if kind == "M" { "TT" } else { "MM" };
        assert_eq!(foes(&met(name, other, &[])), [(hulls[0], crews[0])], "{name}");
    }
}

/// Proves ZW-157. A pair, and a lone commander who brings nobody.
#[test]
fn pairs_and_lone_commanders_come() {
    let came = |name: &str| {
        let (game, _) = follows(&stacked(&spitfire(1), "commanders", &["duke-ulrich-fenn"]), name, &[]);
        (foes(&game), at(&game, "/ships/0/first_hand"))
    };
    assert_eq!(came("sisters-in-arms"), (vec![(2, 1), (2, 2)], json!(0)));
    assert_eq!(came("half-asleep-both"), (vec![(3, 0), (3, 1)], json!(0)));
    assert_eq!(came("two-leaky-tubs"), (vec![(1, 1), (1, 2)], json!(-1)));
    assert_eq!(came("officer-without-a-fleet"), (vec![(3, 1)], json!(0)));
    assert_eq!(came("flag-at-half-mast"), (vec![(4, 1)], json!(1)));
    assert_eq!(came("retired-undefeated"), (vec![(2, 1)], json!(-1)));
}

/// Proves ZW-157, ZW-015. What a card promises the victor waits until the battle is won.
#[test]
fn rich_prey_pays_when_it_is_beaten() {
    let prey = [
        ("fat-and-armed", (3, 2), 2),
        ("light-purse", (2, 2), 1),
        ("strongbox-keel", (4, 2), 3),
        ("payday-guards", (3, 2), 2),
        ("counting-the-takings", (3, 2), 2),
    ];
    for (name, foe, rolls) in prey {
        let mut game = doing(&spitfire(1), &[json!({ "Follow": [0, name] }), json!("Battles")]);
        play_any(&mut game, Done);
        assert_eq!((foes(&game), gained(&game)), (vec![foe], 0), "{name}");
        // Its crew is thinned out; one die does nothing, then salvage of tier 1 and the rolls of the card.
        game = arranged(&game, &[("/battles/0/foes/0/crew", json!(0))]);
        let mut draws = vec![5, 5];
        draws.extend(vec![2; rolls]);
        fires(&mut game, 0, &draws);
        assert_eq!(gained(&game), 6 + 3 * rolls as i64, "{name}");
    }
}

/// Proves ZW-158, ZW-170. Who does not see it coming is hit, but never to the last hull; the foe fights all the same.
#[test]
fn an_ambush_hits_whoever_does_not_see_it_coming() {
    for (name, needs, foe) in [
        ("out-of-the-cloud", "M", (3, 1)),
        ("the-wrong-lighthouse", "T", (3, 1)),
        ("grapnels", "A", (3, 1)),
        ("crossfire-canyon", "MM", (3, 0)),
    ] {
        for plays in ["", "A", "M", "T", "AA", "MM", "TT"] {
            let game = met(name, plays, &[]);
            let seen = plays.matches(&needs[..1]).count() >= needs.len();
            assert_eq!((foes(&game), whole(&game)), (vec![foe], if seen { 7 } else { 6 }), "{name} {plays}");
        }
    }
    let last = arranged(&spitfire(1), &[("/ships/0/hull", plates("aaassSs"))]);
    assert_eq!(hull(&met_as(&last, "grapnels", "", &[]), FIRST), "aaassSs");
}

/// Proves ZW-156, ZW-029, ZW-016. Five scrap times the tier; who cannot pay is not asked, and fights.
#[test]
fn a_toll_discards_the_foe() {
    for (name, foe) in [("a-modest-fee", (3, 1)), ("safety-inspection", (3, 2)), ("widows-and-orphans", (2, 1))] {
        let (mut paid, _) = follows(&spitfire(1), name, &[]);
        assert_eq!(legal(&paid), [Choose { option: 0 }, Choose { option: 1 }]);
        assert_eq!(why_not(&paid, Choose { option: 2 }), ZephyrRefusal::NoOption);
        let mut fights = paid.clone();
        play(&mut paid, Choose { option: 0 });
        play(&mut fights, Choose { option: 1 });
        assert_eq!((foes(&paid), gained(&paid)), (vec![], -5), "{name}");
        assert_eq!((foes(&fights), gained(&fights)), (vec![foe], 0), "{name}");
    }
    for (day, price) in [(1, 5), (3, 10), (5, 15)] {
        let poor = arranged(&spitfire(day), &[("/ships/0/scrap", json!(price - 1))]);
        let (poor, _) = follows(&poor, "a-modest-fee", &[]);
        assert_eq!((asked(&poor).1, foes(&poor).len()), (ZephyrQuestion::Outfit, 1), "day {day}");
        let rich = arranged(&spitfire(day), &[("/ships/0/scrap", json!(price))]);
        let (mut rich, _) = follows(&rich, "a-modest-fee", &[]);
        play(&mut rich, Choose { option: 0 });
        assert_eq!((scrap(&rich, FIRST), foes(&rich)), (0, vec![]), "day {day}");
    }
}

/// Proves ZW-158. As many rolls as plays, and then the foe.
#[test]
fn salvage_under_fire_pays_for_plays() {
    for (name, kind, most, foe) in [
        ("hot-rivets", "T", 2, (3, 1)),
        ("tow-line", "M", 2, (3, 1)),
        ("shoot-it-loose", "A", 2, (3, 1)),
        ("everything-must-go", "T", 3, (4, 1)),
    ] {
        for plays in 0..=3 {
            let rolls = plays.min(most);
            let game = met(name, &kind.repeat(plays), &vec![3; rolls]);
            assert_eq!((foes(&game), gained(&game)), (vec![foe], 4 * rolls as i64), "{name} {plays}");
        }
    }
}

/// Proves ZW-159, ZW-150, ZW-163. Two plays of the kind, one, or a knock; a row that is not met cannot be chosen.
#[test]
fn gates_open_to_plays() {
    let gates = [
        ("jammed-bulkhead", [("AA", 2), ("A", 1)]),
        ("needles-eye", [("MM", 2), ("M", 1)]),
        ("cold-engine", [("TT", 2), ("T", 1)]),
        ("rusted-portcullis", [("AA", 2), ("T", 1)]),
        ("drifting-wreckage", [("MM", 2), ("A", 1)]),
        ("humming-crate", [("TT", 2), ("M", 1)]),
        ("three-locks", [("AAA", 3), ("A", 1)]),
        ("the-long-squeeze", [("MMM", 3), ("M", 1)]),
    ];
    for (name, rows) in gates {
        for (plays, rolls) in rows {
            let game = met(name, plays, &vec![4; rolls]);
            assert_eq!((gained(&game), whole(&game)), (5 * rolls as i64, 7), "{name} {plays}");
        }
        let game = met(name, "", &[]);
        assert_eq!((gained(&game), whole(&game)), (0, 6), "{name}");
    }
    for (plays, scrap) in [("T", 4), ("TT", 8), ("TTT", 8)] {
        assert_eq!(gained(&met("bolt-by-bolt", plays, &[])), scrap, "{plays}");
    }
    assert_eq!(whole(&met("bolt-by-bolt", "AM", &[])), 6);
    let (mut game, _) = follows(&spitfire(1), "rusted-portcullis", &[]);
    reacts(&mut game, "AT", &[]);
    assert_eq!(legal(&game), [Choose { option: 1 }, Choose { option: 2 }]);
    assert_eq!(why_not(&game, Choose { option: 0 }), ZephyrRefusal::RowNotMet);
}

/// Proves ZW-160, ZW-170. Each play averts one, and the roll comes in any case.
#[test]
fn storms_hit_less_for_each_play() {
    for (name, kind, hits, rolls) in [
        ("tin-rain", "M", [2, 1, 0, 0], 1),
        ("lightning-row", "T", [2, 1, 0, 0], 1),
        ("shooting-gallery", "A", [2, 1, 0, 0], 1),
        ("squall-line", "M", [3, 2, 1, 0], 2),
        ("playful-gust", "M", [1, 0, 0, 0], 1),
    ] {
        for (plays, hit) in hits.into_iter().enumerate() {
            let game = met(name, &kind.repeat(plays), &vec![1; rolls]);
            assert_eq!((whole(&game), gained(&game)), (7 - hit, 2 * rolls as i64), "{name} {plays}");
        }
    }
    let frail = arranged(&spitfire(1), &[("/ships/0/hull", plates("aaassSS"))]);
    assert_eq!(hull(&met_as(&frail, "tin-rain", "", &[1]), FIRST), "aaasssS");
}

/// Proves ZW-160, ZW-016. Up to three rolls, each of which may be the last; a one hits and ends it.
#[test]
fn luck_can_be_pushed_until_a_one() {
    let (mut game, _) = follows(&spitfire(1), "one-more-crate", &[3]);
    assert_eq!((gained(&game), asked(&game).1), (4, ZephyrQuestion::Choice));
    let mut stops = game.clone();
    play(&mut stops, Choose { option: 1 });
    assert_eq!((gained(&stops), asked(&stops).1), (4, ZephyrQuestion::Outfit));
    draw(&mut game, Choose { option: 0 }, &[5]);
    assert_eq!(gained(&game), 10);
    let mut unlucky = game.clone();
    draw(&mut unlucky, Choose { option: 0 }, &[0]);
    assert_eq!((gained(&unlucky), whole(&unlucky)), (10, 6), "what was won stays");
    draw(&mut game, Choose { option: 0 }, &[1]);
    assert_eq!((gained(&game), asked(&game).1), (12, ZephyrQuestion::Outfit), "no fourth roll");
    let (game, _) = follows(&spitfire(1), "one-more-crate", &[0]);
    assert_eq!((gained(&game), whole(&game), asked(&game).1), (0, 6, ZephyrQuestion::Outfit));
    for (name, first, die, more) in [("quick-fingers", 1, 2, 1), ("unsteady-floor", 1, 3, 2)] {
        let (mut game, _) = follows(&spitfire(1), name, &[die - 1]);
        assert_eq!(gained(&game), i64::from(die) + more, "{name}");
        draw(&mut game, Choose { option: 0 }, &[0]);
        assert_eq!((whole(&game), asked(&game).1), (6, ZephyrQuestion::Outfit));
        let (game, _) = follows(&spitfire(1), name, &[first - 1]);
        assert_eq!((gained(&game), whole(&game)), (0, 6), "{name}");
    }
    assert_eq!(whole(&follows(&spitfire(1), "unsteady-floor", &[1]).0), 6, "also a two");
}

/// Proves ZW-161, ZW-163, ZW-017. A scrap roll is one die of six faces.
#[test]
fn free_finds_cost_nothing() {
    assert_eq!(gained(&follows(&spitfire(1), "finders-keepers", &[5, 0]).0), 7);
    assert_eq!(gained(&follows(&spitfire(1), "sealed-barrel", &[]).0), 7);
    assert_eq!(gained(&follows(&spitfire(1), "feast-or-fasteners", &[2, 3]).0), 4);
    assert_eq!(gained(&follows(&spitfire(1), "feast-or-fasteners", &[3, 0, 1, 2]).0), 6);
    let (mut game, _) = follows(&spitfire(1), "spare-plates", &[]);
    game = arranged(&game, &[("/ships/0/hull", plates("aaASSSS"))]);
    let mut repaired = game.clone();
    play(&mut repaired, Choose { option: 1 });
    assert_eq!(hull(&repaired, FIRST), "AAASSSS");
    let (_, out_of) = play_any(&mut game, Choose { option: 0 });
    assert_eq!((out_of, gained(&game)), (vec![6, 6], 2));
}

/// Proves ZW-161, ZW-029, ZW-014. Traders sell a random system at their price to whoever has it.
#[test]
fn traders_sell_random_systems() {
    let offers: [(&str, &[(i64, &str)]); 4] = [
        ("the-floating-pawnshop", &[(10, "long-nine")]),
        ("no-questions-asked", &[(5, "sprocket-rocket")]),
        ("a-lady-of-quality", &[(15, "thunder-mortar")]),
        ("closing-down-sale", &[(10, "long-nine"), (5, "sprocket-rocket")]),
    ];
    let stock = [("/supply/systems", json!(["long-nine", "sprocket-rocket", "thunder-mortar"]))];
    for (name, prices) in offers {
        let (game, _) = follows(&arranged(&spitfire(1), &stock), name, &[]);
        for (option, &(price, system)) in (0..).zip(prices) {
            let mut bought = game.clone();
            play(&mut bought, Choose { option });
            assert_eq!((gained(&bought), cargo(&bought, FIRST)), (-price, vec![system.to_owned()]), "{name}");
        }
        let mut declined = game;
        play(&mut declined, Choose { option: prices.len() as u8 });
        assert_eq!((gained(&declined), cargo(&declined, FIRST)), (0, vec![]));
    }
    let (poor, _) = follows(&arranged(&spitfire(1), &[("/ships/0/scrap", json!(9))]), "closing-down-sale", &[]);
    assert_eq!(legal(&poor), [Choose { option: 1 }, Choose { option: 2 }]);
    assert_eq!(why_not(&poor, Choose { option: 0 }), ZephyrRefusal::TooDear { price: 10 });
}

/// Proves ZW-161, ZW-029. A passenger is hired where scrap, station and faction are there, wherever the ship is.
#[test]
fn passengers_are_hired_on_the_way() {
    for (name, price, rolls) in [("man-overboard", 10, 1), ("between-employers", 15, 2)] {
        let (game, _) = follows(&spitfire(1), name, &[]);
        let mut hires = game.clone();
        play(&mut hires, Choose { option: 0 });
        assert_eq!(asked(&hires), (FIRST, ZephyrQuestion::Hire));
        assert_eq!(legal(&hires).len(), 5);
        play_any(&mut hires, ZephyrAction::Hire { faction: Faction::Bandit });
        assert_eq!((gained(&hires), &station(&hires, FIRST, 0)["faction"]), (-price, &json!("Bandit")), "{name}");
        let mut rolled = game;
        draw(&mut rolled, Choose { option: 1 }, &vec![2; rolls]);
        assert_eq!(gained(&rolled), 3 * rolls as i64);
    }
    // Without scrap or a station the other option is taken at once.
    let full: Vec<Value> = (0..4).map(|_| crew(Faction::Rogue, None, None)).collect();
    for hindrance in
        [("/ships/0/scrap", json!(9)), ("/ships/0/crew", json!(full)), ("/supply/factions", json!([0, 0, 0, 0, 0]))]
    {
        let (game, events) = follows(&arranged(&spitfire(1), &[hindrance]), "man-overboard", &[1]);
        assert!(events.contains(&ZephyrEvent::Scrap { seat: FIRST, by: 2, reason: ScrapReason::Roll }));
        assert_eq!(asked(&game).1, ZephyrQuestion::Outfit);
    }
    let hurt = arranged(&spitfire(1), &[("/ships/0/hull", plates("aaASSSS"))]);
    let (mut game, _) = follows(&hurt, "the-stowaway", &[]);
    play(&mut game, Choose { option: 1 });
    assert_eq!(whole(&game), 7);
}

/// Proves ZW-161, ZW-162, ZW-015. Whoever fights for a wreck has a reward roll when the foe is beaten.
#[test]
fn a_guarded_wreck_earns_a_reward_roll() {
    for (name, foe, hand) in
        [("somebody-elses-treasure", (3, 1), 3), ("the-night-watchman", (4, 1), 4), ("crowded-wreck", (2, 2), 3)]
    {
        let (mut left, _) = follows(&spitfire(1), name, &[]);
        play(&mut left, Choose { option: 1 });
        assert_eq!((foes(&left), gained(&left)), (vec![], 0));
        let mut game = doing(&spitfire(1), &[json!({ "Follow": [0, name] }), json!("Battles")]);
        play(&mut game, Done);
        play_any(&mut game, Choose { option: 0 });
        assert_eq!((foes(&game), names(&game, "/ships/0/hand").len()), (vec![foe], hand), "{name}");
        game = arranged(&game, &[("/battles/0/foes/0/crew", json!(0))]);
        // The enemy's die, one salvage die, and a three on the reward list.
        fires(&mut game, 0, &[5, 0, 2]);
        assert_eq!(gained(&game), 1 + 20, "{name}");
    }
}

/// Proves ZW-162. 1-2 a silver system, 3-4 20 scrap, 5 a gold system, 6 30 scrap; away from the resupply into the
/// cargo.
#[test]
fn a_reward_roll_pays_by_its_face() {
    let expected = [
        (Some("long-nine"), 0),
        (Some("long-nine"), 0),
        (None, 20),
        (None, 20),
        (Some("thunder-mortar"), 0),
        (None, 30),
    ];
    for (face, (system, scrap)) in (0..).zip(expected) {
        let stock = [("/supply/systems", json!(["long-nine", "sprocket-rocket", "thunder-mortar", "meteor-lance"]))];
        let mut game = doing(
            &arranged(&spitfire(1), &stock),
            &[json!({ "Follow": [0, "somebody-elses-treasure"] }), json!("Battles")],
        );
        play(&mut game, Done);
        play_any(&mut game, Choose { option: 0 });
        game = arranged(&game, &[("/battles/0/foes/0/crew", json!(0))]);
        fires(&mut game, 0, &[5, 0, face]);
        assert_eq!(gained(&game), 1 + scrap, "{face}");
        assert_eq!(cargo(&game, FIRST), system.into_iter().collect::<Vec<_>>(), "{face}");
    }
}

/// Proves ZW-143, ZW-123. The ship chooses the deck; Ivo Chart draws two and keeps one, Quince draws another.
#[test]
fn the_player_chooses_the_deck() {
    let game = arranged(
        &spitfire(1),
        &[
            ("/ships/0/crew/0", crew(Faction::Rogue, Some("crew-ivo-chart"), None)),
            ("/ships/0/crew/1", crew(Faction::Rogue, Some("crew-quince"), None)),
        ],
    );
    let game = stacked(&game, "scavenge", &["sealed-barrel", "man-overboard", "finders-keepers"]);
    let mut game = doing(&game, &[json!({ "Explore": 0 })]);
    play(&mut game, Done);
    let flip = |station| Use { ability: ZephyrAbility::Personality { station }, aim: ZephyrAim::Nothing };
    assert_eq!(legal(&game), [ZephyrAction::Skirmish, ZephyrAction::Scavenge, flip(0)]);
    play(&mut game, flip(0));
    assert_eq!(asked(&game).1, ZephyrQuestion::Explore);
    play(&mut game, ZephyrAction::Scavenge);
    assert_eq!(asked(&game).1, ZephyrQuestion::Kept);
    play(&mut game, ZephyrAction::Keep { card: card("man-overboard") });
    assert_eq!(
        (asked(&game).1, names(&game, "/decks/scavenge/discards")),
        (ZephyrQuestion::Drawn, vec!["sealed-barrel".into()])
    );
    draw(&mut game, flip(1), &[0, 0]);
    assert_eq!((gained(&game), names(&game, "/decks/scavenge/discards").len()), (2, 3));
}
