//! Zephyr's rulebook: immediate abilities, dice that are changed, cards and abilities that come back, and how long a
//! change lasts.

use serde_json::{Value, json};
use windrose_core::zephyr::cards::language::Faction;
use windrose_core::zephyr::*;
use windrose_tests::zephyr::*;
use windrose_tests::zephyr_battle::{WARLORD, fight, foe, go_on, of_foe, roll};

use Faction::{Bandit, Greaser, Rogue};
use ZephyrAction::{Done, Use};

fn flip(ability: ZephyrAbility) -> ZephyrAction {
    Use { ability, aim: ZephyrAim::Nothing }
}

const fn personality(station: u8) -> ZephyrAbility {
    ZephyrAbility::Personality { station }
}

const fn companion(station: u8) -> ZephyrAbility {
    ZephyrAbility::CompanionCard { station }
}

/// Proves ZW-023. The Greaser repairs at once: while exploring, reacting, playing, being hit, sinking, and in the
/// evening.
#[test]
fn an_immediate_ability_works_in_any_phase() {
    let greaser = flip(ZephyrAbility::Faction { station: 3 });
    let hurt = [("/ships/0/crew/3", crew(Greaser, None, None)), ("/ships/0/hull", plates("..a.ssS"))];
    let works = |game: &Zephyr| {
        let mut game = game.clone();
        let question = asked(&game);
        play(&mut game, greaser);
        if asked(&game).1 == (ZephyrQuestion::Repair { left: 2 }) {
            play(&mut game, ZephyrAction::Restore { slot: 4 });
            play(&mut game, ZephyrAction::Restore { slot: 5 });
        }
        assert_eq!(asked(&game), question, "the same is asked again");
        hull(&game, FIRST)
    };
    let patrol = arranged(&patrolling("plane-and-simple", &SHIPS[..1], 1), &hurt);
    let mut exploring = doing(&patrol, &[json!({ "Explore": 0 })]);
    play(&mut exploring, Done);
    assert_eq!(works(&exploring), "..a.SSS");
    let mut reacting = doing(&patrol, &[json!({ "React": 0 })]);
    play_any(&mut reacting, Done);
    assert_eq!(works(&reacting), "..a.SSS");
    let errand = [("/parties", party("graveyard-of-kites", FIRST)), ("/ships/0/place", json!({ "Errand": 0 }))];
    let mut under_way = doing(&arranged(&patrol, &errand), &[json!("Evening")]);
    play(&mut under_way, Done);
    assert_eq!((asked(&under_way).1, works(&under_way)), (ZephyrQuestion::Evening, "..a.SSS".to_owned()));
    let battle = |faces: &[u8], damage: &str| {
        let mut game = fight(1, &[foe("the-festering-gull", 3, 0)], &hurt);
        game = arranged(&game, &[("/ships/0/hull", plates(damage))]);
        assert_eq!(asked(&game).1, ZephyrQuestion::Actions);
        if !faces.is_empty() {
            roll(&mut game, Done, faces);
        }
        game
    };
    assert_eq!(works(&battle(&[], "..a.ssS")), "..a.SSS");
    // While damage comes, before it lands.
    let hit = battle(&[1], "..a.ssS");
    assert_eq!(asked(&hit).1, ZephyrQuestion::Brace);
    let mut repaired = hit.clone();
    play(&mut repaired, greaser);
    play(&mut repaired, ZephyrAction::Restore { slot: 4 });
    play(&mut repaired, ZephyrAction::Restore { slot: 5 });
    assert_eq!(hull(&repaired, FIRST), "..a.sSS", "the damage comes after it");
    // When all hull is damaged it saves the ship.
    let mut sinking = hit;
    play(&mut sinking, Done);
    assert_eq!(asked(&sinking).1, ZephyrQuestion::Sinking);
    play(&mut sinking, greaser);
    play(&mut sinking, ZephyrAction::Restore { slot: 5 });
    let events = play(&mut sinking, ZephyrAction::Restore { slot: 6 });
    assert!(!events.iter().any(|event| matches!(event, ZephyrEvent::ShipDestroyed { .. })));
    assert_eq!(hull(&sinking, FIRST), "..a.sSS");
}

/// Proves ZW-026, ZW-017. Own dice that are rolled again, shifted or set count with their new face.
#[test]
fn an_own_die_counts_with_its_new_face() {
    let aboard = crew(Rogue, Some("crew-lemuel"), Some("companion-sebastian-t-keeler"));
    let game = arranged(
        &patrolling("plane-and-simple", &SHIPS[..1], 1),
        &[("/ships/0/crew/0", aboard), ("/ships/0/scrap", json!(0))],
    );
    let (game, _) = follows(&game, "feast-or-fasteners", &[2]);
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::OwnDie { die: 3 }));
    // One more makes a four: three scrap rolls, the first of which can still be rolled again.
    let mut up = game.clone();
    play(&mut up, Use { ability: companion(0), aim: ZephyrAim::Up });
    assert_eq!(asked(&up).1, ZephyrQuestion::OwnDie { die: 4 });
    draw(&mut up, Done, &[0]);
    assert_eq!(asked(&up).1, ZephyrQuestion::OwnDie { die: 1 });
    draw(&mut up, flip(personality(0)), &[4, 1, 1]);
    assert_eq!(scrap(&up, FIRST), 5 + 2 + 2);
    // Rolled again it may be left as it falls.
    let mut again = game;
    draw(&mut again, flip(personality(0)), &[5]);
    assert_eq!(asked(&again).1, ZephyrQuestion::OwnDie { die: 6 });
    assert_eq!(why_not(&again, Use { ability: companion(0), aim: ZephyrAim::Up }), ZephyrRefusal::NothingToGain);
    assert_eq!(why_not(&again, flip(personality(0))), ZephyrRefusal::OnCooldown);
    draw(&mut again, Done, &[0]);
    for answer in [Done, Done] {
        draw(&mut again, answer, &[0]);
    }
    play(&mut again, Done);
    assert_eq!(scrap(&again, FIRST), 3);
    // Nail sets a die of salvage, and no other.
    let nail = [("/ships/0/crew/3", crew(Rogue, Some("crew-nail"), None))];
    let mut game = fight(1, &[foe("the-festering-gull", 1, 0)], &nail);
    let events = fires(&mut game, 0, &[5, 0]);
    assert!(events.contains(&ZephyrEvent::Rolled { seat: FIRST, die: 1 }));
    play(&mut game, flip(personality(3)));
    assert_eq!(scrap(&game, FIRST), 6);
    let docked = arranged(&begin(&plane(1)), &nail);
    let docked = arranged(&docked, &[("/ships/0/crew/0", crew(Faction::Merchant, None, None))]);
    let mut docked = docked;
    draw(&mut docked, flip(ZephyrAbility::Faction { station: 0 }), &[1]);
    assert_eq!((scrap(&docked, FIRST), asked(&docked).1), (102, ZephyrQuestion::Outfit));
}

/// Proves ZW-026. A cancelled enemy die does nothing, one rolled again counts as it falls.
#[test]
fn an_enemys_die_is_cancelled_or_rolled_again() {
    let aboard = [
        ("/ships/0/crew/3", crew(Rogue, Some("crew-cassius-vane"), None)),
        ("/ships/0/crew/2", crew(Rogue, Some("crew-wren-sallow"), None)),
    ];
    let mut game = fight(1, &[foe("the-festering-gull", 3, 1)], &aboard);
    roll(&mut game, Done, &[1, 2]);
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::Dice));
    let die = |die| ZephyrAim::Die { foe: 0, die };
    assert_eq!(why_not(&game, Use { ability: personality(3), aim: die(2) }), ZephyrRefusal::WrongAim);
    play(&mut game, Use { ability: personality(3), aim: die(0) });
    assert_eq!(why_not(&game, Use { ability: personality(2), aim: die(0) }), ZephyrRefusal::WrongAim);
    let mut worse = game.clone();
    roll(&mut game, Use { ability: personality(2), aim: die(1) }, &[5]);
    assert_eq!(hull(&game, FIRST), "AAAASSS");
    roll(&mut worse, Use { ability: personality(2), aim: die(1) }, &[3]);
    assert_eq!(hull(&worse, FIRST), "aAAASSS");
}

/// Proves ZW-027. Sable takes a card back, Bosun Grey exchanges some, Tolliver and Nettie Spark make ready again.
#[test]
fn cards_and_abilities_come_back() {
    let aboard = [
        crew(Rogue, Some("crew-sable"), None),
        crew(Rogue, Some("crew-bosun-grey"), None),
        tired(Bandit, Some("crew-tolliver"), None, [true, false, false]),
        crew(Rogue, Some("crew-nettie-spark"), None),
    ];
    let changes = [("/ships/0/crew", json!(aboard)), ("/ships/0/flipped", json!(true))];
    let mut game =
        doing(&arranged(&patrolling("plane-and-simple", &SHIPS[..1], 1), &changes), &[json!({ "React": 0 })]);
    play_any(&mut game, Done);
    game = arranged(
        &game,
        &[
            ("/ships/0/hand", json!(["cannon-blast", "hard-turn", "brace"])),
            ("/ships/0/pile", json!(["full-steam", "patchwork"])),
            ("/ships/0/discards", json!(["deflection", "rapid-repair"])),
        ],
    );
    let back = |name: &str| Use { ability: personality(0), aim: ZephyrAim::Card { card: card(name) } };
    assert_eq!(why_not(&game, back("full-steam")), ZephyrRefusal::WrongAim);
    play(&mut game, back("rapid-repair"));
    assert_eq!(names(&game, "/ships/0/hand"), ["cannon-blast", "hard-turn", "brace", "rapid-repair"]);
    assert_eq!(names(&game, "/ships/0/discards"), ["deflection"]);
    play(&mut game, flip(personality(1)));
    assert_eq!(asked(&game).1, ZephyrQuestion::Cycle);
    play(&mut game, ZephyrAction::Discard { card: card("hard-turn") });
    play(&mut game, ZephyrAction::Discard { card: card("brace") });
    draw(&mut game, Done, &[1]);
    assert_eq!(names(&game, "/ships/0/hand"), ["cannon-blast", "rapid-repair", "patchwork", "full-steam"]);
    assert_eq!(names(&game, "/ships/0/discards"), ["deflection", "hard-turn", "brace"]);
    let ready = |ability| Use { ability: personality(2), aim: ZephyrAim::Ability { ability } };
    assert_eq!(why_not(&game, ready(ZephyrAbility::Ship)), ZephyrRefusal::WrongAim, "another of the crew");
    assert_eq!(why_not(&game, ready(personality(2))), ZephyrRefusal::WrongAim);
    play(&mut game, ready(ZephyrAbility::Faction { station: 2 }));
    assert_eq!(at(&game, "/ships/0/crew/2/used"), json!([false, true, false]));
    play(&mut game, flip(personality(3)));
    assert_eq!(at(&game, "/ships/0/flipped"), json!(false));
}

/// Proves ZW-028. A ship is also an enemy's or the warlord: Ransom turns from one to the other.
#[test]
fn a_ship_may_be_an_enemy_or_the_warlord() {
    let game = begin(&flight("a-crown-of-kites", &SHIPS[..1]));
    let changes = [
        ("/mission/day", json!(6)),
        ("/mission/completed", json!(1)),
        ("/ships/0/crew/3", crew(Rogue, None, Some("companion-ransom"))),
        ("/ships/0/hull", plates("AAAASSS")),
    ];
    let mut game = doing(&arranged(&game, &changes), &[json!("Night")]);
    play_any(&mut game, Done);
    // His waves are over, and one of their ships still fights.
    game = arranged(&game, &[("/mission/warlord/wave", Value::Null), ("/mission/warlord/waves", json!([]))]);
    let target = ZephyrAction::Target { foe: 0 };
    assert!(may(&game, ZephyrAction::Target { foe: WARLORD }));
    play_any(&mut game, target);
    let events = play(&mut game, Use { ability: companion(3), aim: ZephyrAim::Foe { foe: WARLORD } });
    assert_eq!(events.last(), Some(&ZephyrEvent::Targeted { seat: FIRST, battle: 0, foe: WARLORD }));
}

/// Proves ZW-025. Plays, evades, reductions and cubes last for the phase.
#[test]
fn what_was_played_lasts_for_the_phase() {
    let mut game = fight(1, &[foe("the-festering-gull", 9, 0)], &[]);
    let hand = json!(["hard-turn", "brace", "deflection", "matchlock-repeater"]);
    game = arranged(&game, &[("/ships/0/hand", hand), ("/ships/0/plays", json!({ "any": 5, "kinds": [0, 0, 0] }))]);
    for name in ["hard-turn", "brace", "deflection", "matchlock-repeater"] {
        play(&mut game, ZephyrAction::Play { card: card(name) });
    }
    let of = |game: &Zephyr| ["evades", "reduction", "cubes"].map(|what| at(game, &format!("/ships/0/{what}")));
    assert_eq!(of(&game), [json!(1), json!(2), json!(4)]);
    roll(&mut game, Done, &[6]);
    while asked(&game).1 != ZephyrQuestion::Actions {
        go_on(&mut game);
    }
    assert_eq!(of(&game), [json!(0), json!(0), json!(0)]);
    assert_eq!(at(&game, "/ships/0/plays"), json!({ "any": 1, "kinds": [0, 0, 0] }));
    assert_eq!(of_foe(&game, 0, "hull"), json!(8));
}

/// Proves ZW-011. More cubes and dice than the box holds.
#[test]
fn cubes_and_dice_never_run_out() {
    let mut game = fight(1, &[foe("the-festering-gull", 90, 70)], &[]);
    let events = roll(&mut game, Done, &[6; 71]);
    assert!(events.contains(&ZephyrEvent::FoeRolled { battle: 0, foe: 0, dice: vec![6; 71] }));
}
