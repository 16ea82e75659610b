//! Zephyr's rulebook: salvage, how it is shared, commanders and their rewards.

use serde_json::{Value, json};
use windrose_core::game::Seat;
use windrose_core::zephyr::cards::Family;
use windrose_core::zephyr::cards::language::{Effect, Tier};
use windrose_core::zephyr::*;
use windrose_tests::zephyr::*;
use windrose_tests::zephyr_battle::*;

use ZephyrAction::{Award, Done, Share};

/// Proves ZW-226, ZW-228, ZW-163. One die for each tier, added up.
#[test]
fn a_destroyed_enemy_gives_as_many_scrap_dice_as_its_tier() {
    for (day, dice) in [(1, vec![5]), (3, vec![5, 2]), (5, vec![5, 2, 6])] {
        let game = arranged(&patrol(1), &[("/mission/day", json!(day))]);
        let fight = battle(&explored(FIRST), &[FIRST], &[beaten(foe("lamplighter", 1, 0), &[FIRST])]);
        let (game, events) = regroup(&game, fight, &dice);
        let sum: u8 = dice.iter().sum();
        assert_eq!(
            (scrap(&game, FIRST), events.iter().filter(|e| matches!(e, ZephyrEvent::Rolled { .. })).count()),
            (sum.into(), dice.len())
        );
    }
    let two = [beaten(foe("lamplighter", 1, 0), &[FIRST]), beaten(foe("tin-hornet", 1, 0), &[FIRST])];
    let (game, _) = regroup(&patrol(1), battle(&explored(FIRST), &[FIRST], &two), &[3, 4]);
    assert_eq!(scrap(&game, FIRST), 7, "for each of them");
}

/// Proves ZW-103, ZW-226. In the Pirate Lanes there is a die more for each enemy ship.
#[test]
fn the_pirate_lanes_give_a_salvage_die_more() {
    let game = arranged(&patrol(1), &[("/mission/region", json!("region-pirate-lanes"))]);
    let fight = battle(&explored(FIRST), &[FIRST], &[beaten(foe("lamplighter", 1, 0), &[FIRST])]);
    assert_eq!(scrap(&regroup(&game, fight, &[3, 4]).0, FIRST), 7);
}

/// Proves ZW-227.
#[test]
fn enemies_that_got_away_give_nothing() {
    let mut left = foe("tin-hornet", 3, 0);
    left["gone"] = json!("Away");
    let foes = [beaten(foe("lamplighter", 1, 0), &[FIRST]), left];
    let (game, _) = regroup(&patrol(1), battle(&explored(FIRST), &[FIRST], &foes), &[6]);
    assert_eq!(scrap(&game, FIRST), 6);
}

/// Proves ZW-229. The ship that drew the card shares as it likes, whoever aimed.
#[test]
fn ships_on_patrol_share_salvage_freely() {
    let foes = [beaten(foe("lamplighter", 1, 0), &[FIRST])];
    let (mut game, _) = regroup(&patrol(3), battle(&explored(SECOND), &[FIRST, SECOND], &foes), &[5]);
    assert_eq!(asked(&game), (SECOND, ZephyrQuestion::Share { left: 5 }));
    assert_eq!(why_not(&game, Share { to: THIRD, scrap: 5 }), ZephyrRefusal::NotThatShip, "it did not join");
    assert!(may(&game, Share { to: SECOND, scrap: 5 }) && may(&game, Share { to: FIRST, scrap: 5 }));
    play(&mut game, Share { to: FIRST, scrap: 2 });
    assert_eq!(asked(&game), (SECOND, ZephyrQuestion::Share { left: 3 }));
    play(&mut game, Share { to: SECOND, scrap: 3 });
    assert_eq!([FIRST, SECOND, THIRD].map(|seat| scrap(&game, seat)), [2, 3, 0]);
    // The one that drew the card is gone: the first of those who are left decides, once the wreck has rolled for nothing.
    let lost = [("/ships/1/hull", plates("aaassss")), ("/ships/1/crew", json!([null, null, null, null]))];
    let all = battle(&explored(SECOND), &[FIRST, SECOND, THIRD], &foes);
    let (game, _) = regroup(&arranged(&patrol(3), &lost), all, &[6, 5]);
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::Share { left: 5 }));
}

/// Proves ZW-230. On spaces of an assignment, events and goals it goes to the ship that aimed at the enemy.
#[test]
fn on_event_spaces_salvage_goes_to_the_ship_that_aimed() {
    let errand = json!({ "Errand": 0 });
    for cause in [errand.clone(), json!("Event"), json!("Goal")] {
        let foes = [beaten(foe("lamplighter", 1, 0), &[SECOND]), beaten(foe("tin-hornet", 1, 0), &[THIRD])];
        let fight = battle(&cause, &[FIRST, SECOND, THIRD], &foes);
        let (game, _) = regroup(&on_errand(3, "thin-the-ranks", FIRST), fight, &[5, 2]);
        assert_eq!([FIRST, SECOND, THIRD].map(|seat| scrap(&game, seat)), [0, 5, 2], "{cause}");
    }
    // Several aimed: they choose.
    let several = battle(&errand, &[FIRST, SECOND, THIRD], &[beaten(foe("lamplighter", 1, 0), &[SECOND, THIRD])]);
    let (mut game, _) = regroup(&on_errand(3, "thin-the-ranks", FIRST), several, &[]);
    assert_eq!(asked(&game), (SECOND, ZephyrQuestion::Wreck));
    assert_eq!(legal(&game), [Award { to: SECOND }, Award { to: THIRD }]);
    assert_eq!(why_not(&game, Award { to: FIRST }), ZephyrRefusal::NotThatShip);
    roll(&mut game, Award { to: THIRD }, &[4]);
    assert_eq!([FIRST, SECOND, THIRD].map(|seat| scrap(&game, seat)), [0, 0, 4]);
    // Nobody aimed at it: an attack on any enemy destroyed it. The first in seat order has it.
    let nobody = battle(&errand, &[SECOND, THIRD], &[beaten(foe("lamplighter", 1, 0), &[])]);
    let (game, _) = regroup(&on_errand(3, "thin-the-ranks", FIRST), nobody, &[4]);
    assert_eq!(scrap(&game, SECOND), 4);
}

/// Proves ZW-230. Who aimed at an enemy is known from the phase in which it is destroyed.
#[test]
fn the_ship_whose_target_was_destroyed_takes_its_salvage() {
    let game = arranged(&on_errand(2, "thin-the-ranks", FIRST), &[("/ships/0/hand", json!(["cannon-blast"]))]);
    let foes = [foe("lamplighter", 1, 0), foe("tin-hornet", 1, 0)];
    let mut game = begun(&game, &[battle(&json!({ "Errand": 0 }), &[FIRST, SECOND], &foes)]);
    for foe in [0, 1] {
        play(&mut game, ZephyrAction::Face { foe, ship: FIRST });
    }
    play(&mut game, ZephyrAction::Target { foe: 1 });
    play(&mut game, ZephyrAction::Target { foe: 0 });
    play(&mut game, ZephyrAction::Play { card: card("cannon-blast") });
    play(&mut game, Done);
    roll(&mut game, Done, &[6, 6]);
    assert_eq!((of_foe(&game, 1, "aimed"), of_foe(&game, 1, "gone")), (json!(0b01), json!("Destroyed")));
}

/// Proves ZW-231. One survivor is enough, and has it all.
#[test]
fn salvage_is_taken_if_a_player_ship_survived() {
    let game = arranged(&patrol(2), &[("/ships/0/hull", plates("aaaasss"))]);
    let foes = [beaten(foe("lamplighter", 1, 0), &[FIRST])];
    let (game, _) = regroup(&game, battle(&explored(FIRST), &[FIRST, SECOND], &foes), &[6, 5]);
    assert_eq!((scrap(&game, FIRST) + scrap(&game, SECOND), at(&game, "/battles/0/ships")), (11 - 6, json!(0b10)));
}

/// The enemies that came, with commander and hull.
fn came(events: &[ZephyrEvent]) -> Vec<(&'static str, Option<&'static str>, u8, u8)> {
    let came = events.iter().filter_map(|event| match event {
        ZephyrEvent::FoeCame { card, commander, hull, crew, .. } => {
            Some((card.name(), commander.map(|commander| commander.name()), *hull, *crew))
        }
        _ => None,
    });
    came.collect()
}

/// Decks with these enemy ships and commanders, drawn from the first on.
fn decks(game: &Zephyr, foes: &[&str], commanders: &[&str]) -> Zephyr {
    arranged(game, &[("/decks/foes/pile", json!(foes)), ("/decks/commanders/pile", json!(commanders))])
}

/// Proves ZW-233, ZW-234, ZW-235. On a commander's space, with the ships that he brings.
#[test]
fn a_commander_takes_over_an_enemy_ship_and_brings_others() {
    let step = [("/parties/0/step", json!(2)), ("/mission/day", json!(3))];
    let game = arranged(&on_errand(2, "pest-control", FIRST), &step);
    let foes = ["lamplighter", "tin-hornet", "nine-debts", "iron-magpie"];
    for (commander, brings) in [("alexander", 1), ("duke-ulrich-fenn", 2), ("hollow-jack", 0)] {
        let mut game = doing(&decks(&game, &foes, &[commander]), &[json!({ "Reveal": 0 }), json!("Battles")]);
        let (events, _) = play_any(&mut game, Done);
        let mut expected = vec![("lamplighter", Some(commander), 3, 2)];
        expected.extend([("tin-hornet", None, 3, 3), ("nine-debts", None, 4, 2)].into_iter().take(brings));
        assert_eq!(came(&events), expected);
        assert_eq!(at(&game, "/battles/0/ships"), json!(0b11), "the whole party fights from the first phase");
    }
    // The lone commander of a skirmish card, and the one of the goal space, bring nobody.
    let lone = decks(&patrol(1), &foes, &["duke-ulrich-fenn"]);
    let mut game = doing(&lone, &[json!({ "Follow": [0, "officer-without-a-fleet"] }), json!("Battles")]);
    assert_eq!(came(&play_any(&mut game, Done).0).len(), 1);
}

/// Proves ZW-234. The commander's rows count, the dice are those of the ship.
#[test]
fn the_rows_of_the_commander_replace_the_ships() {
    // The Gull's 4 does nothing, Alexander's is direct; the Gull's 6 does nothing, Alexander's is 1.
    let mut game = fight(1, &[led("the-festering-gull", "alexander", 3, 2)], &[]);
    let events = roll(&mut game, Done, &[4, 6, 5]);
    assert_eq!((rolled(&events), damage(&events, FIRST)), (vec![(0, vec![4, 6, 5])], 4));
}

/// The ship that beat this commander rolls this face, and draws the nth of what there is.
fn reward(commander: &str, face: u8, nth: u32, changes: &[(&str, Value)]) -> (Zephyr, Vec<ZephyrEvent>) {
    let mut fight = battle(&explored(FIRST), &[FIRST], &[beaten(led("lamplighter", commander, 1, 0), &[FIRST])]);
    fight["phase"] = json!(1);
    let game = arranged(&arranged(&patrol(1), changes), &[("/battles", json!([fight]))]);
    let mut game = doing(&game, &[json!({ "Regroup": 0 })]);
    let events = draw(&mut game, Done, &[u32::from(face) - 1, nth]);
    (game, events)
}

fn gained(events: &[ZephyrEvent]) -> Vec<(Option<Tier>, bool)> {
    let gained = events.iter().filter_map(|event| match *event {
        ZephyrEvent::SystemGained { card, installed, .. } => Some((card.tier(), installed)),
        _ => None,
    });
    gained.collect()
}

/// Proves ZW-236, ZW-240, ZW-241, ZW-014. A 4 on Alexander's list is a gold system at random.
#[test]
fn a_commander_gives_a_roll_on_his_own_list() {
    use Tier::{Epic, Gold, Silver};
    for (face, tier) in [(1, Silver), (2, Silver), (3, Gold), (4, Gold), (5, Epic), (6, Epic)] {
        let (game, events) = reward("alexander", face, 1, &[]);
        assert_eq!(gained(&events), [(Some(tier), false)], "{face}");
        assert_eq!(scrap(&game, FIRST), 0, "in place of salvage");
    }
    let taken: Vec<String> =
        (0..10).map(|nth| names(&reward("alexander", 4, nth, &[]).0, "/ships/0/cargo").concat()).collect();
    let mut kinds = taken.clone();
    kinds.dedup();
    assert_eq!((taken.len(), kinds.len()), (10, 5), "two of each of the five: {taken:?}");
}

/// Proves ZW-103, ZW-236. Under the Gallows Sky the die counts one more, up to 6.
#[test]
fn the_gallows_sky_makes_rewards_dearer() {
    let sky = [("/mission/region", json!("region-gallows-sky"))];
    for (face, tier) in [(1, Tier::Silver), (2, Tier::Gold), (4, Tier::Epic), (6, Tier::Epic)] {
        assert_eq!(gained(&reward("alexander", face, 0, &sky).1), [(Some(tier), false)], "{face}");
    }
}

/// Proves ZW-237. In the cargo away from the resupply; there, where it fits, installed.
#[test]
fn a_system_that_is_won_lies_in_cargo_or_is_installed() {
    let won = |changes: &[(&str, Value)]| {
        let game = arranged(&patrol(1), changes);
        let gain = json!({ "Award": { "seat": 0, "card": "riveting-engine", "among": 1 } });
        let mut game = doing(&game, &[gain]);
        play(&mut game, Done);
        (installed(&game, FIRST).len(), cargo(&game, FIRST).len())
    };
    let docked = ("/ships/0/place", json!("Docked"));
    assert_eq!(won(&[]), (0, 1), "on patrol");
    assert_eq!(won(std::slice::from_ref(&docked)), (1, 0));
    // The Scimitar has one tech slot.
    assert_eq!(won(&[docked, ("/ships/0/systems", json!(["guild-forge"]))]), (1, 1));
}

/// Proves ZW-238.
#[test]
fn nothing_but_commanders_gives_epic_systems() {
    fn gives(effect: &Effect) -> bool {
        *effect == Effect::GainSystem(Tier::Epic) || effect.children().into_iter().any(gives)
    }
    for family in Family::ALL {
        for card in family.cards() {
            assert!(!card.abilities().iter().any(|ability| gives(&ability.effect)), "{card:?}");
        }
    }
    for face in 1..=6 {
        let events = play_reward(face);
        assert!(!gained(&events).iter().any(|(tier, _)| *tier == Some(Tier::Epic)), "{face}");
    }
}

/// A reward roll of the first ship with this face.
fn play_reward(face: u8) -> Vec<ZephyrEvent> {
    let roll_it = json!({ "Rolled": { "seat": 0, "face": face, "for_what": { "Reward": scope() } } });
    let mut game = doing(&patrol(1), &[roll_it]);
    play_any(&mut game, Done).0
}

fn scope() -> Value {
    json!({
        "seat": 0, "cause": explored(FIRST), "battle": null, "foe": null, "die": 0, "played": [0, 0, 0], "rank": 0,
    })
}

/// Proves ZW-306, ZW-230. Whoever aimed: the leader names the ship, else the first seat of the battle.
#[test]
fn the_leader_says_who_gets_the_system_of_a_commander() {
    let won = |cause: &Value, ships: &[Seat]| {
        let foes = [beaten(led("lamplighter", "alexander", 1, 0), &[SECOND, THIRD])];
        let mut fight = battle(cause, ships, &foes);
        fight["phase"] = json!(1);
        let game = arranged(&on_errand(3, "pest-control", THIRD), &[("/battles", json!([fight]))]);
        let mut game = doing(&game, &[json!({ "Regroup": 0 })]);
        draw(&mut game, Done, &[3, 0]);
        game
    };
    let mut game = won(&json!({ "Errand": 0 }), &[FIRST, SECOND, THIRD]);
    let (seat, question) = asked(&game);
    assert!(seat == THIRD && matches!(question, ZephyrQuestion::Award { .. }), "{seat:?} {question:?}");
    assert_eq!(legal(&game), [FIRST, SECOND, THIRD].map(|to| Award { to }));
    play(&mut game, Award { to: FIRST });
    assert_eq!(cargo(&game, FIRST).len(), 1);
    for cause in [json!("Event"), json!("Goal")] {
        assert_eq!(asked(&won(&cause, &[FIRST, SECOND, THIRD])).0, FIRST);
        assert_eq!(asked(&won(&cause, &[SECOND, THIRD])).0, SECOND);
    }
}
