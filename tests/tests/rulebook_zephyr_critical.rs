//! Zephyr's rulebook: critical damage, and what several ships win together.

use serde_json::{Value, json};
use windrose_core::game::Seat;
use windrose_core::zephyr::cards::language::{Faction, Tier};
use windrose_core::zephyr::*;
use windrose_tests::zephyr::*;

use Faction::{Bandit, Rogue};
use ZephyrAction::{Award, Done, Lose, Share};

/// The first of two ships at the resupply before the first day, with these changes.
fn docked(changes: &[(&str, Value)]) -> Zephyr {
    arranged(&begin(&plane(2)), changes)
}

/// The first ship has been destroyed and rolls this; then it leaves.
fn rolls(face: u32, changes: &[(&str, Value)]) -> (Zephyr, Vec<ZephyrEvent>) {
    let mut game = wreck(changes);
    let events = draw(&mut game, Done, &[face - 1]);
    (game, events)
}

fn wreck(changes: &[(&str, Value)]) -> Zephyr {
    let game = docked(&[
        ("/ships/0/place", json!("Patrol")),
        ("/mission/day", json!(2)),
        ("/ships/0/hull", plates("a...ss.")),
    ]);
    let game = arranged(&game, changes);
    doing(&game, &[json!({ "Critical": 0 }), json!({ "Wrecked": 0 })])
}

/// Proves ZW-267, ZW-268.
#[test]
fn one_and_two_cost_a_hull_tile_of_the_owners_choice() {
    for face in [1, 2] {
        let (game, _) = rolls(face, &[]);
        assert_eq!(asked(&game), (FIRST, ZephyrQuestion::LoseHull));
        assert_eq!(legal(&game), [Lose { slot: 0 }, Lose { slot: 4 }, Lose { slot: 5 }]);
        let supply = (at(&game, "/supply/structure"), at(&game, "/supply/armour"));
        let mut armour = game.clone();
        let events = play(&mut armour, Lose { slot: 0 });
        assert_eq!(events[0], ZephyrEvent::HullLost { seat: FIRST, armour: true });
        assert_eq!(hull(&armour, FIRST), "....SS.");
        assert_eq!(at(&armour, "/supply/armour").as_u64(), supply.1.as_u64().map(|tiles| tiles + 1));
        let mut structure = game.clone();
        play(&mut structure, Lose { slot: 5 });
        assert_eq!(hull(&structure, FIRST), "A...S..");
        assert_eq!(at(&structure, "/supply/structure").as_u64(), supply.0.as_u64().map(|tiles| tiles + 1));
        assert_eq!(why_not(&game, Lose { slot: 1 }), ZephyrRefusal::NoSuchTile);
        assert_eq!(why_not(&game, Lose { slot: 9 }), ZephyrRefusal::NoSuchTile);
    }
}

/// Proves ZW-038, ZW-268, ZW-273. The last structure goes only where there is nothing else, and then another is given.
#[test]
fn a_ship_is_never_left_without_structure() {
    let (game, _) = rolls(1, &[("/ships/0/hull", plates("aa..s.."))]);
    assert_eq!(legal(&game), [Lose { slot: 0 }, Lose { slot: 1 }]);
    assert_eq!(why_not(&game, Lose { slot: 4 }), ZephyrRefusal::LastStructure);
    let (game, events) = rolls(2, &[("/ships/0/hull", plates("....s.."))]);
    let told: Vec<&ZephyrEvent> = events.iter().skip(1).collect();
    assert_eq!(
        told,
        [
            &ZephyrEvent::HullLost { seat: FIRST, armour: false },
            &ZephyrEvent::HullGiven { seat: FIRST },
            &ZephyrEvent::Docked { seat: FIRST },
        ]
    );
    assert_eq!((hull(&game, FIRST).as_str(), scrap(&game, FIRST)), ("....S..", 90), "for nothing");
}

/// Proves ZW-267, ZW-269, ZW-303. Cards of the pile, the discards, the hand and in play are shuffled together.
#[test]
fn three_and_four_cost_a_card_of_the_whole_action_deck() {
    let deck = [
        ("/ships/0/pile", json!(["cannon-blast"])),
        ("/ships/0/discards", json!(["long-nine"])),
        ("/ships/0/hand", json!(["deflection"])),
        ("/ships/0/in_play", json!(["full-steam"])),
        ("/ships/0/systems", json!(["long-nine"])),
    ];
    let mut lost = Vec::new();
    for face in [3, 4] {
        for nth in 0..4 {
            let mut game = wreck(&deck);
            let supply = names(&game, "/supply/systems");
            let events = draw(&mut game, Done, &[face - 1, nth]);
            let ZephyrEvent::CardLost { seat: FIRST, card } = events[1] else { panic!("{events:?}") };
            let piles = ["pile", "discards", "hand", "in_play"].map(|pile| names(&game, &format!("/ships/0/{pile}")));
            let left = piles.concat();
            assert!(left.len() == 3 && !left.contains(&card.name().to_owned()));
            let is_system = card.tier() == Some(Tier::Silver);
            assert_eq!(names(&game, "/ships/0/systems").is_empty(), is_system, "its tile goes with it");
            assert_eq!(names(&game, "/supply/systems"), supply, "it is out of the game");
            lost.push(card.name());
        }
    }
    lost.sort_unstable();
    lost.dedup();
    assert_eq!(lost, ["cannon-blast", "deflection", "full-steam", "long-nine"]);
}

/// Proves ZW-267, ZW-270.
#[test]
fn five_and_six_kill_the_first_crew_member_from_the_left() {
    for face in [5, 6] {
        let aboard = [
            ("/ships/0/crew/1", crew(Rogue, Some("crew-wick"), None)),
            ("/ships/0/crew/2", crew(Bandit, Some("crew-ferro"), None)),
        ];
        let (game, events) = rolls(face, &aboard);
        assert_eq!(
            events[1],
            ZephyrEvent::CrewDied { seat: FIRST, faction: Rogue, personality: Some(card("crew-wick")) }
        );
        assert_eq!((station(&game, FIRST, 1), station(&game, FIRST, 2)), (Value::Null, aboard[1].1.clone()));
    }
}

/// Proves ZW-271.
#[test]
fn with_nothing_of_the_kind_nothing_is_lost() {
    let nothing = ZephyrEvent::NothingLost { seat: FIRST };
    assert_eq!(rolls(5, &[]).1[1], nothing);
    assert_eq!(rolls(3, &[("/ships/0/pile", json!([]))]).1[1], nothing);
    let (game, events) = rolls(1, &[("/ships/0/hull", plates(""))]);
    assert_eq!((events[1].clone(), hull(&game, FIRST)), (nothing, "....S..".to_owned()));
}

/// Proves ZW-272, ZW-274.
#[test]
fn a_destroyed_ship_loses_its_cargo_docks_and_is_repaired() {
    let changes = [
        ("/ships/0/cargo", json!(["wind-rider", "meteor-lance"])),
        ("/ships/0/crew/3", tired(Rogue, Some("crew-halloran"), None, [true, true, false])),
        ("/ships/0/flipped", json!(true)),
    ];
    let mut game = wreck(&changes);
    let supply = names(&game, "/supply/systems");
    draw(&mut game, Done, &[0]);
    let events = play(&mut game, Lose { slot: 0 });
    assert!(
        events.contains(&ZephyrEvent::CargoLost { seat: FIRST, cards: vec![card("wind-rider"), card("meteor-lance")] })
    );
    assert_eq!(names(&game, "/ships/0/cargo"), [""; 0]);
    assert_eq!(names(&game, "/supply/systems"), supply, "out of the game");
    assert_eq!(
        (at(&game, "/ships/0/place"), hull(&game, FIRST), scrap(&game, FIRST)),
        (json!("Docked"), "....SS.".to_owned(), 90)
    );
    assert_eq!(
        (at(&game, "/ships/0/crew/3/used"), at(&game, "/ships/0/flipped")),
        (json!([false, false, false]), json!(false))
    );
}

/// Proves ZW-274, ZW-300. The next ship in seat order on the assignment leads.
#[test]
fn a_destroyed_leader_is_followed_by_the_next_ship_of_the_party() {
    let on_it = json!({ "Errand": 0 });
    for (ships, wrecked, next) in
        [([true, true, true, false], 0, 1), ([true, false, true, false], 2, 0), ([true, true, false, true], 1, 3)]
    {
        let mut game = arranged(
            &begin(&plane(4)),
            &[("/parties", party("miners-below", Seat(wrecked))), ("/mission/day", json!(2))],
        );
        for (seat, flies) in ships.into_iter().enumerate() {
            let place = if flies { on_it.clone() } else { json!("Patrol") };
            game = arranged(&game, &[(&format!("/ships/{seat}/place"), place)]);
        }
        let mut game = doing(&game, &[json!({ "Wrecked": wrecked })]);
        let events = play(&mut game, Done);
        assert!(events.contains(&ZephyrEvent::Led { seat: Seat(next), card: card("miners-below") }), "{events:?}");
        assert_eq!(
            (at(&game, "/parties/0/leader"), at(&game, &format!("/ships/{wrecked}/place"))),
            (json!(next), json!("Docked"))
        );
    }
    let game = arranged(
        &begin(&plane(2)),
        &[("/parties", party("miners-below", FIRST)), ("/ships/0/place", on_it), ("/mission/day", json!(2))],
    );
    let mut game = doing(&game, &[json!({ "Wrecked": 0 })]);
    let events = play(&mut game, Done);
    assert!(
        events.contains(&ZephyrEvent::AssignmentDropped { card: card("miners-below") }),
        "without ships it is discarded"
    );
}

/// Proves ZW-278, ZW-307. It keeps what its critical roll left it, with a structure where it had none.
#[test]
fn under_hard_elimination_a_destroyed_ship_is_out() {
    let base = begin(&flight("the-long-dark", &SHIPS[..2]));
    let game = arranged(
        &base,
        &[
            ("/ships/0/place", json!("Patrol")),
            ("/mission/day", json!(1)),
            ("/ships/0/hull", plates("....s..")),
            ("/ships/0/cargo", json!(["wind-rider"])),
        ],
    );
    let mut game = doing(&game, &[json!({ "Critical": 0 }), json!({ "Wrecked": 0 })]);
    let events = draw(&mut game, Done, &[1]);
    assert!(!events.contains(&ZephyrEvent::Docked { seat: FIRST }));
    assert_eq!((at(&game, "/ships/0/place"), hull(&game, FIRST)), (json!("Out"), "....S..".to_owned()));
    assert_eq!((names(&game, "/ships/0/cargo"), scrap(&game, FIRST)), (vec![], 90));
    // In a campaign it flies the next mission.
    let setup = ZephyrSetup { missions: vec![card("the-long-dark"), card("winter-bread")], ..plane(2) };
    let out = arranged(
        &begin(&setup),
        &[("/ships/0/place", json!("Out")), ("/ships/0/hull", plates("....S..")), ("/mission/day", json!(7))],
    );
    let mut game = doing(&out, &[json!("Verdict")]);
    play(&mut game, Done);
    play_any(&mut game, ZephyrAction::GoOn);
    assert_eq!((at(&game, "/ships/0/place"), hull(&game, FIRST)), (json!("Docked"), "....S..".to_owned()));
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::Outfit));
}

/// Proves ZW-306. The seat that decides names the ship.
#[test]
fn a_system_won_by_several_goes_to_the_ship_that_is_named() {
    let gain = json!({ "Award": { "seat": 1, "card": "thunder-mortar", "among": 0b110 } });
    let mut game = arranged(&begin(&plane(3)), &[("/ships/2/place", json!("Patrol"))]);
    game = doing(&game, &[gain]);
    play(&mut game, Done);
    assert_eq!(asked(&game), (SECOND, ZephyrQuestion::Award { card: card("thunder-mortar") }));
    assert_eq!(legal(&game), [Award { to: SECOND }, Award { to: THIRD }]);
    assert_eq!(why_not(&game, Award { to: FIRST }), ZephyrRefusal::NotThatShip);
    play(&mut game, Award { to: THIRD });
    assert_eq!(
        (names(&game, "/ships/2/cargo"), names(&game, "/ships/1/cargo")),
        (vec!["thunder-mortar".to_owned()], vec![])
    );
}

/// Proves ZW-129. Any split can be made, in parts.
#[test]
fn scrap_won_by_several_is_split_as_the_seat_likes() {
    let won = |scrap: u16| json!({ "Share": { "seat": 1, "scrap": scrap, "among": 0b011, "reason": "Reward" } });
    for first_gets in 0..=20u16 {
        let mut game = doing(&begin(&plane(2)), &[won(20)]);
        play(&mut game, Done);
        assert_eq!(asked(&game), (SECOND, ZephyrQuestion::Share { left: 20 }));
        let mut wants = [first_gets, 20 - first_gets];
        while let (_, ZephyrQuestion::Share { left }) = asked(&game) {
            let to = if wants[0] > 0 { FIRST } else { SECOND };
            let part = legal(&game).into_iter().filter_map(|action| match action {
                Share { to: other, scrap } if other == to && scrap <= wants[to.index()] => Some(scrap),
                _ => None,
            });
            let scrap = part.max().expect("some part can be given");
            assert!(scrap <= left);
            play(&mut game, Share { to, scrap });
            wants[to.index()] -= scrap;
        }
        assert_eq!(
            (scrap(&game, FIRST), scrap(&game, SECOND)),
            (90 + u64::from(first_gets), 110 - u64::from(first_gets))
        );
    }
    let mut game = doing(&begin(&plane(2)), &[won(20)]);
    play(&mut game, Done);
    assert_eq!(why_not(&game, Share { to: FIRST, scrap: 21 }), ZephyrRefusal::TooMuch);
    assert_eq!(why_not(&game, Share { to: THIRD, scrap: 20 }), ZephyrRefusal::NotThatShip);
    assert_eq!(why_not(&game, Share { to: FIRST, scrap: 3 }), ZephyrRefusal::NoSuchAmount);
    // A single ship is not asked.
    let mut alone =
        doing(&begin(&plane(2)), &[json!({ "Share": { "seat": 0, "scrap": 20, "among": 0b10, "reason": "Salvage" } })]);
    let events = play(&mut alone, Done);
    assert_eq!(events, [ZephyrEvent::Scrap { seat: SECOND, by: 20, reason: ScrapReason::Salvage }]);
}
