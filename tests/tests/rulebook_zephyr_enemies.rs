//! Zephyr's rulebook: enemies and their rows, formation, targets, and the hand of a battle.

use serde_json::{Value, json};
use windrose_core::game::{Game, Seat};
use windrose_core::zephyr::cards::language::{Effect, Quantity, Target, Tier};
use windrose_core::zephyr::cards::{CardId, Family, row};
use windrose_core::zephyr::*;
use windrose_tests::zephyr::*;
use windrose_tests::zephyr_battle::*;

use ZephyrAction::{Done, Face, Play, Target as Aim};

/// Enemy ships: hull and crew by tier, and what the faces 1 to 6 do, in the signs of the card tables.
const SHIPS_OF_THE_ENEMY: [(&str, [u8; 3], [u8; 3], &str); 22] = [
    ("the-octodecillion", [4, 6, 7], [1, 2, 3], "1 E1 1 1+ - -"),
    ("the-festering-gull", [3, 5, 7], [2, 3, 4], "1 1 1 - - -"),
    ("iron-magpie", [3, 4, 6], [1, 2, 2], "1@ 1 2 E1 - -"),
    ("widows-thimble", [2, 3, 4], [1, 2, 3], "2@ - 1@ - 2 E1"),
    ("brass-leviathan", [5, 8, 10], [0, 1, 1], "2 1@ 1@ 1 - -"),
    ("gutter-saint", [3, 4, 5], [2, 3, 4], "1 1@ - - !1 -"),
    ("tin-hornet", [2, 3, 4], [2, 3, 4], "1@+ 1 1 E1 - -"),
    ("pale-auditor", [3, 5, 6], [1, 2, 3], "1@ 1@ $5 $5 2 -"),
    ("hangmans-joke", [3, 4, 6], [1, 1, 2], "2@ 1@ - E1 1@ -"),
    ("cinder-sow", [4, 6, 8], [0, 1, 2], "1@ 2 1@ F1 2@ -"),
    ("second-helping", [3, 4, 5], [1, 2, 2], "1 1@ C+ - 2@ -"),
    ("rag-and-rattle", [2, 3, 5], [2, 3, 3], "1@ 1@ E1 - - 1"),
    ("marrow-kite", [2, 4, 5], [1, 1, 2], "2 E1 1@ E1 2 -"),
    ("bishop-of-rust", [4, 6, 9], [0, 1, 1], "1@ 1 F1 2 - 2@"),
    ("crooked-mile", [3, 4, 5], [1, 2, 3], "1@ E1 1@ - 2 1"),
    ("black-kettle", [3, 5, 7], [1, 2, 2], "1@ !1 1@ - 1 -"),
    ("nine-debts", [2, 4, 5], [1, 2, 3], "$5 1@ 2@ 2 - -"),
    ("vulgar-herald", [3, 4, 6], [1, 1, 2], "1+ 1@ 2@ C+ - -"),
    ("drowned-bell", [4, 6, 8], [0, 1, 1], "1@ !1 - 2@ F1 1"),
    ("lamplighter", [2, 3, 5], [1, 2, 3], "1 1@ - 2 Z -"),
    ("sour-applause", [3, 4, 6], [1, 2, 2], "1@ 1 E1 1@+ 1 -"),
    ("long-division", [5, 7, 9], [1, 1, 2], "1@ 1@ 1@ 1@ - -"),
];

/// Commanders: the ships that they bring, their rows, and the tier of the reward for each face.
const COMMANDERS: [(&str, u8, &str, &str); 10] = [
    ("alexander", 1, "2 1 2 !1 2 1", "SSGGEE"),
    ("bloody-margit", 1, "1@ 2@ E1 1 1@ -", "SSSGGE"),
    ("duke-ulrich-fenn", 2, "1@ 1@ - - E1 1@", "SSSGGE"),
    ("mother-quicklime", 1, "1@ !1 1@ F1 2@ -", "SSGGEE"),
    ("the-tallyman", 1, "1@ - $10 2@ - 1@", "SGGGEE"),
    ("ansel-grimm", 0, "2@ 2@ 1@ E1 2 !1", "SGGEEE"),
    ("captain-vesuvia", 1, "2@+ 1 - - 1@ -", "SSSGGE"),
    ("lord-ambrose-kell", 2, "1@ - C+ 1@ - E1", "SSGGGE"),
    ("hollow-jack", 0, "2@ !2 1@ E2 E1 2", "SGGEEE"),
    ("yseult-the-kind", 1, "1@ - F1 E1 1@ Z", "SSSSGE"),
];

/// The effect of a row that stands in a table.
fn effect(sign: &str) -> Effect {
    let number = |text: &str| text.parse::<u8>().unwrap_or_else(|_| panic!("{sign} is no row"));
    if let Some(first) = sign.strip_suffix('+').filter(|first| *first != "C") {
        return Effect::Seq(vec![effect(first), Effect::RollAgain]);
    }
    let hit = |text: &str, to, direct| Effect::Damage { n: number(text), to, direct };
    match sign.split_at(1) {
        ("-", "") => Effect::Nothing,
        ("Z", "") => Effect::Exhaust,
        ("C", "+") => Effect::AddCrew,
        ("E", n) => Effect::Evade(number(n)),
        ("F", n) => Effect::Repair { n: number(n), hull: Default::default() },
        ("$", n) => Effect::Scrap(Quantity::N(-(number(n) as i8))),
        ("!", n) => hit(n, Target::Attacked, true),
        (n, "@") => hit(n, Target::EachShip, false),
        (n, _) => hit(n, Target::Attacked, false),
    }
}

#[track_caller]
fn has_rows(card: CardId, signs: &str) {
    let signs: Vec<&str> = signs.split(' ').collect();
    assert_eq!(signs.len(), 6, "{card:?}");
    for (face, sign) in (1..).zip(signs) {
        let does = row(card, face).map(|id| id.effect().clone());
        assert_eq!(does, Some(effect(sign)), "{card:?}: {face}");
    }
}

/// Proves ZW-181, ZW-182, ZW-183, ZW-242.
#[test]
fn enemy_ships_have_the_rows_of_their_table() {
    let mut names: Vec<&str> = Family::EnemyShip.cards().iter().map(|card| card.name()).collect();
    let mut listed = SHIPS_OF_THE_ENEMY.map(|(name, ..)| name).to_vec();
    names.sort_unstable();
    listed.sort_unstable();
    assert_eq!(names, listed);
    for (name, _, _, rows) in SHIPS_OF_THE_ENEMY {
        has_rows(card(name), rows);
    }
}

/// Proves ZW-239, ZW-240, ZW-242, ZW-235.
#[test]
fn commanders_have_the_rows_and_rewards_of_their_table() {
    assert_eq!(Family::Commander.cards().len(), COMMANDERS.len());
    for (name, brings, rows, rewards) in COMMANDERS {
        has_rows(card(name), rows);
        assert_eq!(card(name).brings(), brings, "{name}");
        let signs: String = card(name)
            .rewards()
            .iter()
            .map(|tier| match tier {
                Tier::Bronze => 'B',
                Tier::Silver => 'S',
                Tier::Gold => 'G',
                Tier::Epic => 'E',
            })
            .collect();
        assert_eq!(signs, rewards, "{name}");
    }
}

/// The first ship follows this skirmish card, for which this enemy ship is drawn, and fights.
fn meets(game: &Zephyr, skirmish: &str, foe: &str) -> (Zephyr, Vec<ZephyrEvent>) {
    let game = arranged(game, &[("/decks/foes/pile", json!([foe]))]);
    let mut game = doing(&game, &[json!({ "Follow": [0, skirmish] }), json!("Battles")]);
    let (events, _) = play_any(&mut game, Done);
    (game, events)
}

/// Proves ZW-179, ZW-180, ZW-204, ZW-242. Every slot whose number is the tier or lower has a cube.
#[test]
fn an_enemy_ship_comes_with_the_hull_and_crew_of_the_tier() {
    for (tier, day) in [(1, 1), (2, 3), (3, 5)] {
        let game = arranged(&patrol(1), &[("/mission/day", json!(day))]);
        for (name, hulls, crews, _) in SHIPS_OF_THE_ENEMY {
            let (_, events) = meets(&game, "nobody-you-know", name);
            let (hull, crew) = (hulls[tier - 1], crews[tier - 1]);
            let came = ZephyrEvent::FoeCame { battle: 0, foe: 0, card: card(name), commander: None, hull, crew };
            assert!(events.contains(&came), "tier {tier}: {events:?}");
        }
    }
}

/// Proves ZW-177.
#[test]
fn an_enemy_that_is_not_discarded_fights() {
    let (game, events) = meets(&patrol(1), "nobody-you-know", "lamplighter");
    assert!(events.contains(&ZephyrEvent::PhaseBegan { battle: 0, phase: 1 }));
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::Actions));
    // A manoeuvre lets the ship slip away; without one it has to fight.
    let hand = [("/ships/0/hand", json!([])), ("/ships/0/pile", json!(["hard-turn"]))];
    let (mut game, _) = meets(&arranged(&patrol(1), &hand), "behind-the-thunderhead", "lamplighter");
    assert_eq!(asked(&game).1, ZephyrQuestion::React);
    let mut fights = game.clone();
    go_on(&mut fights);
    assert_eq!(asked(&fights).1, ZephyrQuestion::Actions);
    play(&mut game, Play { card: card("hard-turn") });
    go_on(&mut game);
    let (events, _) = play_any(&mut game, ZephyrAction::Choose { option: 0 });
    assert!(!events.iter().any(|event| matches!(event, ZephyrEvent::PhaseBegan { .. })), "{events:?}");
    assert_eq!(asked(&game).1, ZephyrQuestion::Outfit);
}

/// Proves ZW-178, ZW-184. Whatever is asked, leaving is not among the answers.
#[test]
fn a_battle_goes_on_phase_by_phase_until_one_side_is_gone() {
    let mut game = fight(1, &[foe("brass-leviathan", 9, 0)], &[("/ships/0/hand", json!(["cannon-blast"]))]);
    for phase in 1..=3 {
        assert_eq!(at(&game, "/battles/0/phase"), json!(phase));
        for leaves in [ZephyrAction::Abandon, ZephyrAction::Patrol, ZephyrAction::GoOn] {
            assert_eq!(why_not(&game, leaves), ZephyrRefusal::NotNow);
        }
        play(&mut game, Play { card: card("cannon-blast") });
        let events = roll(&mut game, Done, &[6]);
        assert!(!events.iter().any(|event| matches!(event, ZephyrEvent::BattleWon { .. })));
        assert_eq!(of_foe(&game, 0, "hull"), json!(9 - phase));
        assert_eq!(at(&game, "/battles/0/ships"), json!(1));
    }
    let mut game = arranged(&game, &[("/battles/0/foes/0/hull", json!(1))]);
    play(&mut game, Play { card: card("cannon-blast") });
    let events = roll(&mut game, Done, &[6, 4]);
    assert!(events.contains(&ZephyrEvent::BattleWon { battle: 0 }));
    assert_eq!(paid(&events, FIRST, ScrapReason::Salvage), 4, "salvage follows the victory");
}

/// Proves ZW-185, ZW-188. Targets are named before cards are drawn, each ship its own, and several may share one.
#[test]
fn each_ship_names_one_target_before_it_draws() {
    let foes = [foe("brass-leviathan", 5, 0), foe("long-division", 5, 1)];
    let piles = [("/ships/0/pile", json!(["cannon-blast"])), ("/ships/1/pile", json!(["cannon-blast"]))];
    let mut game = fight(2, &foes, &piles);
    play(&mut game, Face { foe: 0, ship: FIRST });
    play(&mut game, Face { foe: 1, ship: FIRST });
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::Target));
    assert_eq!(legal(&game), [Aim { foe: 0 }, Aim { foe: 1 }]);
    assert_eq!(why_not(&game, Aim { foe: 2 }), ZephyrRefusal::NoSuchFoe);
    assert_eq!(names(&game, "/ships/0/hand"), [""; 0]);
    play(&mut game, Aim { foe: 1 });
    assert_eq!(asked(&game), (SECOND, ZephyrQuestion::Target));
    assert_eq!(names(&game, "/ships/0/hand"), [""; 0]);
    play(&mut game, Aim { foe: 1 });
    assert_eq!((asked(&game), names(&game, "/ships/0/hand")), ((FIRST, ZephyrQuestion::Actions), blasts(1)));
    play(&mut game, Play { card: card("cannon-blast") });
    play(&mut game, Done);
    play(&mut game, Play { card: card("cannon-blast") });
    let events = roll(&mut game, Done, &[5, 5, 5]);
    assert_eq!(hits(&events), [(1, 1), (1, 1)], "all own attacks go to the target");
}

fn blasts(n: usize) -> Vec<String> {
    vec!["cannon-blast".to_owned(); n]
}

/// Proves ZW-186, ZW-187, ZW-189. The Imperial ship takes all attacks, and the Bandit ship none.
#[test]
fn the_formation_sends_every_enemy_at_one_ship() {
    let game = patrol_of(&["imperial-scimitar", "bandit-condor"]);
    let foes = [foe("the-festering-gull", 3, 0), foe("the-festering-gull", 3, 0)];
    let mut game = begun(&game, &[battle(&explored(SECOND), &[FIRST, SECOND], &foes)]);
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::Formation { foe: 0 }), "the first seat of the battle");
    assert_eq!(legal(&game), [Face { foe: 0, ship: FIRST }, Face { foe: 0, ship: SECOND }]);
    assert_eq!(why_not(&game, Face { foe: 0, ship: THIRD }), ZephyrRefusal::NotInBattle);
    assert_eq!(why_not(&game, Face { foe: 1, ship: FIRST }), ZephyrRefusal::NoSuchFoe);
    let decision = game.decision().expect("the formation is set");
    assert_eq!(decision.shared.iter().collect::<Vec<_>>(), [SECOND]);
    play(&mut game, Face { foe: 0, ship: FIRST });
    play(&mut game, Face { foe: 1, ship: FIRST });
    assert_eq!(asked(&game).1, ZephyrQuestion::Target, "the formation stands before targets and cards");
    play(&mut game, Aim { foe: 0 });
    play(&mut game, Aim { foe: 1 });
    play(&mut game, Done);
    let events = roll(&mut game, Done, &[1, 2]);
    assert_eq!((damage(&events, FIRST), damage(&events, SECOND)), (2, 0));
    assert_eq!(asked(&game).1, ZephyrQuestion::Formation { foe: 0 }, "each phase anew");
}

/// Proves ZW-187. On an assignment the leader sets the formation, although others come first in seat order.
#[test]
fn the_leader_of_a_party_sets_the_formation() {
    let errand = json!({ "Errand": 0 });
    let changes: Vec<(String, Value)> = (0..3)
        .map(|seat| (format!("/ships/{seat}/place"), errand.clone()))
        .chain([("/parties".to_owned(), party("thin-the-ranks", THIRD))])
        .collect();
    let changes: Vec<(&str, Value)> = changes.iter().map(|(path, value)| (&**path, value.clone())).collect();
    let game = arranged(&patrol(3), &changes);
    let foes = [foe("lamplighter", 2, 1)];
    let led = begun(&game, &[battle(&errand, &[FIRST, SECOND, THIRD], &foes)]);
    assert_eq!(asked(&led), (THIRD, ZephyrQuestion::Formation { foe: 0 }));
    // A leader who is not in the battle sets nothing there.
    let apart = begun(&game, &[battle(&errand, &[SECOND, FIRST], &foes)]);
    assert_eq!(asked(&apart), (FIRST, ZephyrQuestion::Formation { foe: 0 }));
}

/// Proves ZW-187. Whoever acts holds the decision, and the others of the battle share it.
#[test]
fn the_ships_of_a_battle_share_its_decisions() {
    let mut game = fight(3, &[foe("long-division", 5, 0)], &[]);
    play(&mut game, Face { foe: 0, ship: SECOND });
    for seat in [FIRST, SECOND, THIRD] {
        let decision = game.decision().expect("a ship acts");
        assert_eq!((decision.seat, decision.question), (seat, ZephyrQuestion::Actions));
        let others: Vec<Seat> = [FIRST, SECOND, THIRD].into_iter().filter(|&other| other != seat).collect();
        assert_eq!(decision.shared.iter().collect::<Vec<_>>(), others);
        if seat != THIRD {
            play(&mut game, Done);
        }
    }
}

/// Proves ZW-190. The Scimitar draws three, one more for each two systems, less what it has saved.
#[test]
fn a_ship_draws_its_hand_less_what_it_saved() {
    let deck = json!(["cannon-blast", "cannon-blast", "cannon-blast", "deflection", "deflection", "full-steam"]);
    for (systems, saved, drawn) in
        [(0, 0, 3), (1, 0, 3), (2, 0, 4), (3, 0, 4), (4, 0, 5), (0, 2, 1), (2, 3, 1), (0, 4, 0)]
    {
        let changes = [
            ("/ships/0/pile", deck.clone()),
            ("/ships/0/systems", json!(vec!["long-nine"; systems])),
            ("/ships/0/hand", json!(vec!["rapid-repair"; saved])),
        ];
        let game = fight(1, &[foe("long-division", 5, 0)], &changes);
        assert_eq!(names(&game, "/ships/0/hand").len(), saved + drawn, "{systems} systems, {saved} saved");
    }
    // Cards drawn beside that know no limit.
    let hand = json!(["full-steam", "rapid-repair", "rapid-repair", "rapid-repair"]);
    let changes = [("/ships/0/pile", deck), ("/ships/0/hand", hand)];
    let mut game = fight(1, &[foe("long-division", 5, 0)], &changes);
    play_any(&mut game, Play { card: card("full-steam") });
    assert_eq!(names(&game, "/ships/0/hand").len(), 5, "more than the three of its mat");
}

/// Proves ZW-191, ZW-192.
#[test]
fn discards_become_the_pile_and_with_none_nothing_is_drawn() {
    let foes = [foe("long-division", 5, 0)];
    let changes = [
        ("/ships/0/pile", json!(["full-steam"])),
        ("/ships/0/discards", json!(["cannon-blast", "deflection", "brace"])),
    ];
    let game = fight(1, &foes, &changes);
    let hand = names(&game, "/ships/0/hand");
    assert_eq!((hand.len(), &*hand[0]), (3, "full-steam"), "the old pile first");
    assert_eq!(names(&game, "/ships/0/discards"), [""; 0]);
    assert_eq!(names(&game, "/ships/0/pile").len(), 1);
    // Only two are left in all.
    let two = [("/ships/0/pile", json!(["full-steam"])), ("/ships/0/discards", json!(["brace"]))];
    assert_eq!(names(&fight(1, &foes, &two), "/ships/0/hand"), ["full-steam", "brace"]);
    let mut none = fight(1, &foes, &[("/ships/0/hand", json!(["full-steam"]))]);
    assert_eq!(names(&none, "/ships/0/hand"), ["full-steam"]);
    let events = play(&mut none, Play { card: card("full-steam") });
    assert!(!events.iter().any(|event| matches!(event, ZephyrEvent::Drew { .. })), "what is in play is no discard");
}
