//! Zephyr's rulebook: regroup, joining, discarding, and how battles end.

use serde_json::{Value, json};
use windrose_core::game::Seat;
use windrose_core::zephyr::cards::language::Faction;
use windrose_core::zephyr::*;
use windrose_tests::zephyr::*;
use windrose_tests::zephyr_battle::*;

use ZephyrAction::{Discard, Done, Enter, Face, Play, Target as Aim};

/// A hand that nothing can be done with but saving and discarding.
fn hand_of(cards: &[&str]) -> (&'static str, Value) {
    ("/ships/0/hand", json!(cards))
}

fn happened(events: &[ZephyrEvent], what: impl Fn(&ZephyrEvent) -> bool) -> Option<usize> {
    events.iter().position(what)
}

/// Proves ZW-217, ZW-267, ZW-274. At the start of regroup the destroyed of both sides leave, the others fight on.
#[test]
fn ships_without_hull_leave_the_battle_at_regroup() {
    let foes = [foe("long-division", 0, 0), foe("long-division", 4, 0)];
    let game = arranged(&patrol(2), &[("/ships/0/hull", plates("aaaasss")), hand_of(&["brace"])]);
    let events = regroup(&game, battle(&explored(FIRST), &[FIRST, SECOND], &foes), &[2]);
    let (game, events) = events;
    let destroyed = happened(&events, |event| *event == ZephyrEvent::ShipDestroyed { seat: FIRST });
    let critical = happened(&events, |event| *event == ZephyrEvent::Rolled { seat: FIRST, die: 2 });
    assert!(destroyed.is_some() && destroyed < critical, "{events:?}");
    let gone = ZephyrEvent::FoeDestroyed { battle: 0, foe: 0, card: card("long-division") };
    assert!(events.contains(&gone));
    assert_eq!(at(&game, "/battles/0/ships"), json!(0b10));
    assert_eq!((of_foe(&game, 0, "gone"), of_foe(&game, 1, "gone")), (json!("Destroyed"), json!("No")));
    assert_eq!(at(&game, "/battles/0/over"), json!(false));
    assert_eq!((names(&game, "/ships/0/hand"), names(&game, "/ships/0/discards")), (vec![], vec!["brace".to_owned()]));
}

/// Proves ZW-218, ZW-023. The ship's own attack still lands; an immediate repair keeps it in the battle.
#[test]
fn a_ship_without_hull_finishes_the_phase_and_may_be_saved() {
    let mags = crew(Faction::Rogue, Some("crew-mags-thumb"), None);
    let changes = [("/ships/0/hull", plates("....S..")), hand_of(&["cannon-blast"]), ("/ships/0/crew/3", mags)];
    let mut game = fight(1, &[foe("the-octodecillion", 4, 0)], &changes);
    play(&mut game, Play { card: card("cannon-blast") });
    let events = roll(&mut game, Done, &[1]);
    let mut sinking = game;
    assert_eq!((hits(&events), damage(&events, FIRST)), (vec![(0, 1)], 1));
    assert_eq!((asked(&sinking), hull(&sinking, FIRST)), ((FIRST, ZephyrQuestion::Sinking), "....s..".to_owned()));
    let mends = ZephyrAction::Use { ability: ZephyrAbility::Personality { station: 3 }, aim: ZephyrAim::Nothing };
    assert_eq!(legal(&sinking), [Done, mends]);
    let mut lost = sinking.clone();
    play_any(&mut sinking, mends);
    assert_eq!((asked(&sinking).1, hull(&sinking, FIRST)), (ZephyrQuestion::Actions, "....S..".to_owned()));
    let events = roll(&mut lost, Done, &[5]);
    let destroyed = happened(&events, |event| *event == ZephyrEvent::ShipDestroyed { seat: FIRST });
    let rolled = happened(&events, |event| *event == ZephyrEvent::Rolled { seat: FIRST, die: 5 });
    assert!(destroyed.is_some() && destroyed < rolled);
    assert_eq!(at(&lost, "/ships/0/place"), json!("Docked"));
}

/// Proves ZW-219, ZW-232. Its cards lie aside until the battle is over.
#[test]
fn destroyed_enemies_lie_aside_until_the_battle_ends() {
    let out = [("/decks/foes/discards", json!([])), ("/decks/commanders/discards", json!([]))];
    let mut foes = [led("long-division", "alexander", 0, 0), foe("lamplighter", 4, 0)];
    let game = arranged(&patrol(1), &out);
    let (during, _) = regroup(&game, battle(&explored(FIRST), &[FIRST], &foes), &[]);
    assert_eq!(names(&during, "/decks/foes/discards"), [""; 0]);
    foes[1]["hull"] = json!(0);
    let (after, _) = regroup(&game, battle(&explored(FIRST), &[FIRST], &foes), &[1]);
    assert_eq!(names(&after, "/decks/foes/discards"), ["long-division", "lamplighter"]);
    assert_eq!(names(&after, "/decks/commanders/discards"), ["alexander"]);
}

/// Proves ZW-220. Not before the first regroup, not from another area, and not out of another battle.
#[test]
fn a_ship_of_the_same_area_that_is_free_may_join_at_regroup() {
    let away = [("/ships/3/place", json!({ "Errand": 0 })), ("/parties", party("milk-run", Seat(3)))];
    let game = arranged(&patrol(4), &away);
    let battles = [
        battle(&explored(FIRST), &[FIRST], &[foe("long-division", 5, 0)]),
        battle(&explored(THIRD), &[THIRD], &[foe("brass-leviathan", 5, 0)]),
    ];
    let mut game = begun(&game, &battles);
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::Actions), "nobody joins before the first phase");
    roll(&mut game, Done, &[6]);
    assert_eq!(asked(&game), (THIRD, ZephyrQuestion::Actions), "the battles go in step");
    roll(&mut game, Done, &[6]);
    assert_eq!(asked(&game), (SECOND, ZephyrQuestion::Join));
    assert_eq!(legal(&game), [Enter { battle: 0 }, Enter { battle: 1 }, Done]);
    assert_eq!(why_not(&game, Enter { battle: 2 }), ZephyrRefusal::NotToJoin);
    let mut apart = game.clone();
    play_any(&mut apart, Done);
    assert_eq!(asked(&apart), (FIRST, ZephyrQuestion::Actions), "who fights and who is elsewhere is not asked");
    let events = play_any(&mut game, Enter { battle: 1 }).0;
    assert!(events.contains(&ZephyrEvent::JoinedBattle { seat: SECOND, battle: 1 }));
    roll(&mut game, Done, &[6]);
    assert_eq!(asked(&game), (SECOND, ZephyrQuestion::Formation { foe: 0 }), "the first seat of that battle");
    assert_eq!(legal(&game), [Face { foe: 0, ship: SECOND }, Face { foe: 0, ship: THIRD }]);
}

/// Proves ZW-220, ZW-221. First others join, then cards are discarded.
#[test]
fn ships_join_before_cards_are_discarded() {
    let hand = [hand_of(&["brace"])];
    let mut game =
        begun(&arranged(&patrol(2), &hand), &[battle(&explored(FIRST), &[FIRST], &[foe("long-division", 5, 0)])]);
    roll(&mut game, Done, &[6]);
    assert_eq!(asked(&game), (SECOND, ZephyrQuestion::Join));
    play(&mut game, Enter { battle: 0 });
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::Regroup));
}

/// Proves ZW-221. What is in play goes; of the hand each player discards as much as it likes.
#[test]
fn cards_in_play_go_and_any_number_of_the_hand() {
    let cards = ["cannon-blast", "brace", "deflection"];
    let mut game = fight(1, &[foe("long-division", 5, 0)], &[hand_of(&cards)]);
    play(&mut game, Play { card: card("cannon-blast") });
    roll(&mut game, Done, &[6]);
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::Regroup));
    assert_eq!((names(&game, "/ships/0/in_play"), names(&game, "/ships/0/discards").len()), (vec![], 1));
    assert_eq!(legal(&game), [Done, Discard { card: card("brace") }, Discard { card: card("deflection") }]);
    assert_eq!(why_not(&game, Discard { card: card("cannon-blast") }), ZephyrRefusal::NotInHand);
    for discarded in 0..=2 {
        let mut game = game.clone();
        for name in &cards[1..=discarded] {
            play_any(&mut game, Discard { card: card(name) });
        }
        if discarded < 2 {
            let kept = names(&game, "/ships/0/hand");
            play_any(&mut game, Done);
            assert_eq!(names(&game, "/ships/0/hand")[..kept.len()], kept, "{discarded}");
        }
        assert_eq!((asked(&game).1, names(&game, "/ships/0/hand").len()), (ZephyrQuestion::Actions, 3));
    }
}

/// Proves ZW-222. The Scimitar's base hand is three, four with two systems.
#[test]
fn no_more_than_the_base_hand_is_saved() {
    for (systems, saved) in [(0, 3), (2, 4), (3, 4)] {
        let changes = [
            hand_of(&["brace", "brace", "brace", "brace", "deflection"]),
            ("/ships/0/systems", json!(vec!["long-nine"; systems])),
        ];
        let mut game = fight(1, &[foe("long-division", 5, 0)], &changes);
        roll(&mut game, Done, &[6]);
        for held in (saved + 1..=5).rev() {
            assert_eq!(names(&game, "/ships/0/hand").len(), held);
            assert_eq!(why_not(&game, Done), ZephyrRefusal::TooManySaved, "{held} with {systems} systems");
            play(&mut game, Discard { card: card("brace") });
        }
        let events = play(&mut game, Done);
        assert!(!events.iter().any(|event| matches!(event, ZephyrEvent::Drew { .. })), "saved cards lower the draw");
        assert_eq!(names(&game, "/ships/0/hand").len(), saved);
    }
}

/// Proves ZW-223.
#[test]
fn when_a_battle_ends_hand_and_play_are_discarded() {
    let mut game = fight(1, &[foe("long-division", 1, 0)], &[hand_of(&["cannon-blast", "brace", "deflection"])]);
    play(&mut game, Play { card: card("cannon-blast") });
    roll(&mut game, Done, &[6, 3]);
    assert_eq!((names(&game, "/ships/0/hand"), names(&game, "/ships/0/in_play")), (vec![], vec![]));
    assert_eq!(names(&game, "/ships/0/discards").len(), 3);
    assert_eq!(asked(&game).1, ZephyrQuestion::Outfit, "and nothing is asked about them");
}

/// Proves ZW-224, ZW-184.
#[test]
fn a_victor_may_join_another_battle_of_the_area() {
    let battles = [
        battle(&explored(FIRST), &[FIRST], &[foe("long-division", 1, 0)]),
        battle(&explored(SECOND), &[SECOND], &[foe("brass-leviathan", 5, 0)]),
    ];
    let mut game = begun(&arranged(&patrol(2), &[hand_of(&["cannon-blast"])]), &battles);
    play(&mut game, Play { card: card("cannon-blast") });
    roll(&mut game, Done, &[6]);
    let events = roll(&mut game, Done, &[6, 5]);
    assert!(events.contains(&ZephyrEvent::BattleWon { battle: 0 }));
    assert_eq!(paid(&events, FIRST, ScrapReason::Salvage), 5);
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::Join));
    let mut home = game.clone();
    play_any(&mut game, Enter { battle: 1 });
    assert_eq!((asked(&game).1, at(&game, "/battles/1/ships")), (ZephyrQuestion::Formation { foe: 0 }, json!(0b11)));
    play_any(&mut home, Done);
    assert_eq!((asked(&home), at(&home, "/battles/1/ships")), ((SECOND, ZephyrQuestion::Actions), json!(0b10)));
}

/// The only ship fights the phase with this number.
fn in_phase(number: u8, cause: &Value, changes: &[(&str, Value)]) -> (Zephyr, Vec<ZephyrEvent>) {
    let mut fight = battle(cause, &[FIRST], &[foe("long-division", 0, 0), foe("lamplighter", 3, 0)]);
    fight["phase"] = json!(number - 1);
    fight["foes"][0]["gone"] = json!("Destroyed");
    let mut game = begun(&arranged(&patrol(1), changes), &[fight]);
    assert_eq!(at(&game, "/battles/0/phase"), json!(number));
    let events = roll(&mut game, Done, &[6]);
    (game, events)
}

/// Proves ZW-225, ZW-227. Even what was destroyed gives nothing then; on a goal space it is a defeat.
#[test]
fn after_the_fortieth_phase_the_enemies_withdraw() {
    let (game, events) = in_phase(39, &explored(FIRST), &[]);
    assert_eq!((asked(&game).1, at(&game, "/battles/0/phase")), (ZephyrQuestion::Actions, json!(40)));
    assert!(!events.contains(&ZephyrEvent::Withdrew { battle: 0 }));
    let (game, events) = in_phase(40, &explored(FIRST), &[hand_of(&["brace"])]);
    assert!(events.contains(&ZephyrEvent::Withdrew { battle: 0 }));
    assert_eq!((asked(&game).1, of_foe(&game, 1, "gone")), (ZephyrQuestion::Outfit, json!("Away")));
    assert_eq!((scrap(&game, FIRST), at(&game, "/mission/lost")), (0, json!(false)));
    assert_eq!(names(&game, "/ships/0/hand"), [""; 0]);
    let (game, _) = in_phase(40, &json!("Goal"), &[]);
    assert_eq!(at(&game, "/mission/lost"), json!(true));
    let (game, _) = in_phase(40, &json!("Event"), &[]);
    assert_eq!((scrap(&game, FIRST), at(&game, "/mission/lost")), (0, json!(false)));
}

/// Proves ZW-225. A commander who got away fails the assignment that is to beat him.
#[test]
fn a_commander_who_withdraws_fails_the_assignment() {
    for (commander, failed) in [(false, false), (true, true)] {
        let enemy = if commander { led("lamplighter", "alexander", 3, 0) } else { foe("lamplighter", 3, 0) };
        let mut fight = battle(&json!({ "Errand": 0 }), &[FIRST], &[enemy]);
        fight["phase"] = json!(39);
        let errand = [("/ships/0/place", json!({ "Errand": 0 })), ("/parties", party("pest-control", FIRST))];
        let mut game = begun(&arranged(&patrol(1), &errand), &[fight]);
        roll(&mut game, Done, &[3]);
        assert_eq!(at(&game, "/parties/0/failed"), json!(failed));
    }
}

/// Proves ZW-300, ZW-187. The next ship in seat order leads, and sets the formation from then on.
#[test]
fn after_a_destroyed_leader_the_next_in_seat_order_leads() {
    let errand = json!({ "Errand": 0 });
    for (leader, others, next) in [(0, [1, 2], 1), (1, [0, 2], 2), (2, [0, 1], 0), (2, [1, 1], 1)] {
        let mut game = arranged(&patrol(3), &[("/parties", party("thin-the-ranks", Seat(leader)))]);
        for seat in others.into_iter().chain([leader]) {
            game = arranged(&game, &[(&format!("/ships/{seat}/place"), errand.clone())]);
        }
        let wreck = plates(if leader == 0 { "aaaasss" } else { "aaassss" });
        let lost = [(&*format!("/ships/{leader}/hull"), if leader == 2 { plates("aaaaaasss") } else { wreck })];
        let ships = [Seat(others[0]), Seat(others[1]), Seat(leader)];
        let (game, events) =
            regroup(&arranged(&game, &lost), battle(&errand, &ships, &[foe("lamplighter", 4, 0)]), &[5]);
        assert!(events.contains(&ZephyrEvent::Led { seat: Seat(next), card: card("thin-the-ranks") }), "{events:?}");
        assert_eq!(at(&game, "/parties/0/leader"), json!(next));
        assert_eq!(at(&game, &format!("/ships/{leader}/place")), json!("Docked"));
        let fights = doing(&game, &[json!("Battles")]);
        let mut fights = fights;
        play_any(&mut fights, Done);
        if others[0] != others[1] {
            assert_eq!(asked(&fights), (Seat(next), ZephyrQuestion::Formation { foe: 0 }));
        }
    }
}

/// Proves ZW-178, ZW-231. With nobody left the battle is lost, although the enemy is gone as well.
#[test]
fn a_battle_without_player_ships_is_lost() {
    let changes = [("/ships/0/hull", plates("aaaasss"))];
    for left in [0, 3] {
        let fight = battle(&explored(FIRST), &[FIRST], &[foe("lamplighter", left, 0)]);
        let (game, events) = regroup(&arranged(&patrol(1), &changes), fight, &[5]);
        assert!(events.contains(&ZephyrEvent::BattleLost { battle: 0 }));
        assert_eq!((scrap(&game, FIRST), at(&game, "/battles/0/over")), (0, json!(true)));
    }
}

/// Proves ZW-185. A joined ship names its target like the others.
#[test]
fn a_ship_that_joined_aims_in_the_next_phase() {
    let foes = [foe("long-division", 5, 0), foe("lamplighter", 3, 0)];
    let mut game = begun(&patrol(2), &[battle(&explored(FIRST), &[FIRST], &foes)]);
    play(&mut game, Aim { foe: 1 });
    roll(&mut game, Done, &[6, 6]);
    play(&mut game, Enter { battle: 0 });
    play(&mut game, Face { foe: 0, ship: SECOND });
    play(&mut game, Face { foe: 1, ship: SECOND });
    play(&mut game, Aim { foe: 0 });
    assert_eq!(asked(&game), (SECOND, ZephyrQuestion::Target));
}
