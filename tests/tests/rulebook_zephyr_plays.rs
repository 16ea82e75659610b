//! Zephyr's rulebook: reactions, plays of cards, and abilities with their windows and limits.

use serde_json::{Value, json};
use windrose_core::zephyr::cards::Family;
use windrose_core::zephyr::cards::language::{Effect, Faction, Hull, Kind, Limit, Quantity, Target, Tier, Trigger};
use windrose_core::zephyr::*;
use windrose_tests::zephyr::*;
use windrose_tests::zephyr_battle::{fight, foe, go_on, of_foe, roll};

use Faction::{Bandit, Greaser, Rogue};
use ZephyrAction::{Choose, Done, Play, Use};

fn plays_card(name: &str) -> ZephyrAction {
    Play { card: card(name) }
}

fn flip(ability: ZephyrAbility) -> ZephyrAction {
    Use { ability, aim: ZephyrAim::Nothing }
}

const fn personality(station: u8) -> ZephyrAbility {
    ZephyrAbility::Personality { station }
}

/// The Scimitar with this crew, by station, meets *Hazard Pay* with this hand and no card to draw.
fn hazard_pay(crew: &[(usize, Value)], hand: &[&str]) -> Zephyr {
    let mut game = arranged(&patrolling("plane-and-simple", &SHIPS[..1], 1), &[("/ships/0/scrap", json!(0))]);
    for (station, member) in crew {
        game = arranged(&game, &[(&format!("/ships/0/crew/{station}"), member.clone())]);
    }
    let (game, _) = follows(&game, "hazard-pay", &[]);
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::React));
    arranged(&game, &[("/ships/0/hand", json!(hand)), ("/ships/0/pile", json!([]))])
}

fn plays_left(game: &Zephyr) -> (Value, Value) {
    (at(game, "/ships/0/plays/any"), at(game, "/ships/0/plays/kinds"))
}

/// Proves ZW-153, ZW-148, ZW-150, ZW-173. The example of Liz: a captain's play and a crew member in an attack station.
#[test]
fn liz_meets_hazard_pay() {
    let liz = hazard_pay(&[(0, crew(Rogue, None, None))], &["sprocket-rocket", "rapid-repair", "rapid-repair"]);
    assert_eq!(plays_left(&liz), (json!(1), json!([1, 0, 0])));
    // Either of her tech cards by the captain's play: the first row.
    let mut simple = liz.clone();
    play(&mut simple, plays_card("rapid-repair"));
    assert_eq!(why_not(&simple, plays_card("rapid-repair")), ZephyrRefusal::NoPlay);
    play(&mut simple, Done);
    assert_eq!(legal(&simple), [Choose { option: 1 }, Choose { option: 2 }]);
    assert_eq!(why_not(&simple, Choose { option: 0 }), ZephyrRefusal::RowNotMet);
    draw(&mut simple, Choose { option: 1 }, &[3]);
    assert_eq!(scrap(&simple, FIRST), 4);
    // Sprocket Rocket by the attack station brings a second tech play: the second row.
    let mut clever = liz;
    let events = play(&mut clever, plays_card("sprocket-rocket"));
    let gained = ZephyrEvent::PlaysGained { seat: FIRST, kind: Some(Kind::Tech), n: 1 };
    assert_eq!(events[1..], [gained]);
    assert_eq!(plays_left(&clever), (json!(1), json!([0, 0, 1])), "the captain's play is kept");
    play(&mut clever, plays_card("rapid-repair"));
    play(&mut clever, plays_card("rapid-repair"));
    play(&mut clever, Done);
    assert_eq!(legal(&clever), [Choose { option: 0 }, Choose { option: 1 }, Choose { option: 2 }]);
    draw(&mut clever, Choose { option: 0 }, &[0, 5, 2]);
    assert_eq!(scrap(&clever, FIRST), 1 + 6 + 3);
}

/// Proves ZW-152, ZW-029. The crew goes down on ropes: 1-2 a scrap roll, 3-6 death of the first crew member.
#[test]
fn hazard_pay_may_cost_the_first_crew_member() {
    for face in 1..=6u32 {
        let mut game = hazard_pay(&[(1, crew(Rogue, Some("crew-wick"), None)), (3, crew(Bandit, None, None))], &[]);
        // With crew alone the one row that is met is taken.
        let draws = if face <= 2 { vec![face - 1, 4] } else { vec![face - 1] };
        draw(&mut game, Done, &draws);
        let dead = face > 2;
        assert_eq!((station(&game, FIRST, 1).is_null(), station(&game, FIRST, 3).is_null()), (dead, false), "{face}");
        assert_eq!(scrap(&game, FIRST), if dead { 0 } else { 5 });
    }
    let mut game = hazard_pay(&[], &["cannon-blast"]);
    play(&mut game, plays_card("cannon-blast"));
    let events = play(&mut game, Done);
    assert!(events.contains(&ZephyrEvent::NoRow { seat: FIRST, card: card("hazard-pay") }), "{events:?}");
    assert_eq!(scrap(&game, FIRST), 0);
}

/// Proves ZW-152, ZW-159. The other ladders ask for other kinds, or pay and kill otherwise.
#[test]
fn ladders_are_like_hazard_pay() {
    let ladders = [
        ("hazard-pay", "T", 3, 2, 1),
        ("boiler-room-lottery", "T", 2, 3, 2),
        ("last-one-down-the-hatch", "T", 3, 3, 1),
        ("the-swinging-gantry", "M", 3, 2, 1),
        ("powder-magazine", "A", 3, 2, 1),
        ("bees", "A", 3, 2, 2),
    ];
    for (name, kind, best, safe, crew_rolls) in ladders {
        let aboard = ("/ships/0/crew/3", crew(Bandit, None, None));
        let base = arranged(&patrolling("plane-and-simple", &SHIPS[..1], 1), &[aboard, ("/ships/0/scrap", json!(0))]);
        for (plays, rolls) in [(2, best), (1, 1)] {
            let (mut game, _) = follows(&base, name, &[]);
            reacts(&mut game, &kind.repeat(plays), &[]);
            let best = legal(&game)[0];
            draw(&mut game, best, &vec![3; rolls]);
            assert_eq!(scrap(&game, FIRST), 4 * rolls as u64, "{name} {plays}");
        }
        for face in 1..=6u32 {
            let (mut game, _) = follows(&base, name, &[]);
            let mut draws = vec![face - 1];
            draws.extend(vec![3; if face <= safe { crew_rolls } else { 0 }]);
            reacts(&mut game, "", &draws);
            assert_eq!(station(&game, FIRST, 3).is_null(), face > safe, "{name} {face}");
        }
    }
}

/// Proves ZW-147, ZW-045. The mat's draw and one card for every two systems.
#[test]
fn a_reaction_draws_the_hand_of_the_mat_with_its_bonuses() {
    for name in SHIPS {
        for systems in 0..=4usize {
            let game = arranged(
                &patrolling("plane-and-simple", &[name], 1),
                &[("/ships/0/systems", json!(vec!["sprocket-rocket"; systems]))],
            );
            let mut game = doing(&game, &[json!({ "React": 0 })]);
            play_any(&mut game, Done);
            let drawn = names(&game, "/ships/0/hand").len();
            assert_eq!(drawn, usize::from(card(name).mat().draw) + systems / 2, "{name} {systems}");
        }
    }
}

/// Proves ZW-149, ZW-168. Draws, plays and repairs happen; attacks, evades and reductions lead to nothing.
#[test]
fn in_a_reaction_a_card_counts_by_its_kind() {
    let game = arranged(&hazard_pay(&[], &[]), &[("/ships/0/hull", plates("aaA.SSS"))]);
    let hand = ["steam-albatross", "matchlock-repeater", "cannon-blast", "hard-turn", "brace", "deflection"];
    let mut game = arranged(
        &game,
        &[
            ("/ships/0/hand", json!(hand)),
            ("/ships/0/pile", json!(["rapid-repair", "boarding-hooks"])),
            ("/ships/0/plays", json!({ "any": 7, "kinds": [0, 0, 0] })),
        ],
    );
    let events = draw(&mut game, plays_card("steam-albatross"), &[0]);
    assert_eq!(names(&game, "/ships/0/hand").len(), 5 + 2, "it draws");
    assert_eq!(plays_left(&game).0, json!(7), "and gives a play for its own");
    assert!(matches!(events[1], ZephyrEvent::Drew { .. }));
    play(&mut game, plays_card("rapid-repair"));
    assert_eq!(hull(&game, FIRST), "AAA.SSS", "and repairs");
    for name in ["matchlock-repeater", "cannon-blast", "boarding-hooks"] {
        let events = play(&mut game, plays_card(name));
        assert!(
            !events.iter().any(|event| matches!(event, ZephyrEvent::Attacked { .. })),
            "{name} draws no dice either"
        );
    }
    for name in ["hard-turn", "brace", "deflection"] {
        play(&mut game, plays_card(name));
    }
    play(&mut game, Done);
    play_any(&mut game, Choose { option: 1 });
    let left = ["evades", "reduction", "cubes"].map(|what| at(&game, &format!("/ships/0/{what}")));
    assert_eq!(left, [json!(0), json!(0), json!(0)], "nothing of it outlasts the reaction");
}

/// Proves ZW-151, ZW-013. The card, the cards in play and the hand are discarded.
#[test]
fn after_a_reaction_everything_is_discarded() {
    let mut game = hazard_pay(&[], &["rapid-repair", "cannon-blast", "hard-turn"]);
    play(&mut game, plays_card("rapid-repair"));
    draw(&mut game, Done, &[0]);
    let mut discards = names(&game, "/ships/0/discards");
    discards.sort();
    assert_eq!(discards, ["cannon-blast", "hard-turn", "rapid-repair"]);
    assert_eq!((at(&game, "/ships/0/hand"), at(&game, "/ships/0/in_play")), (json!([]), json!([])));
    assert_eq!(names(&game, "/decks/scavenge/discards"), ["hazard-pay"]);
}

/// Proves ZW-164, ZW-165, ZW-166. The captain plays one card of any type; stations and abilities add to it, in any
/// order.
#[test]
fn plays_come_from_captain_stations_and_abilities() {
    let hand = || ["cannon-blast", "hard-turn", "rapid-repair", "cannon-blast", "hard-turn"];
    for name in ["cannon-blast", "hard-turn", "rapid-repair"] {
        let mut alone = hazard_pay(&[], &hand());
        play(&mut alone, plays_card(name));
        for another in ["cannon-blast", "hard-turn"] {
            assert_eq!(why_not(&alone, plays_card(another)), ZephyrRefusal::NoPlay, "{name}");
        }
        assert_eq!(legal(&alone), [Done]);
    }
    // An attack station plays attacks only, and the captain's play is kept for what nobody else can play.
    let aboard = [(0, crew(Rogue, Some("crew-juniper-ash"), None))];
    let mut game = hazard_pay(&aboard, &hand());
    play(&mut game, plays_card("cannon-blast"));
    assert_eq!(plays_left(&game), (json!(1), json!([0, 0, 0])));
    play(&mut game, plays_card("cannon-blast"));
    assert_eq!(why_not(&game, plays_card("hard-turn")), ZephyrRefusal::NoPlay);
    // The Rogue faction gives a manoeuvre, Juniper Ash any card.
    play(&mut game, flip(ZephyrAbility::Faction { station: 0 }));
    assert_eq!(why_not(&game, plays_card("rapid-repair")), ZephyrRefusal::NoPlay);
    play(&mut game, plays_card("hard-turn"));
    play(&mut game, flip(personality(0)));
    play(&mut game, plays_card("rapid-repair"));
    assert_eq!(plays_left(&game), (json!(0), json!([0, 0, 0])));
    assert_eq!(why_not(&game, plays_card("boarding-hooks")), ZephyrRefusal::NotInHand);
    // The other way round it comes to the same.
    let mut other = hazard_pay(&aboard, &hand());
    play(&mut other, flip(personality(0)));
    play(&mut other, plays_card("rapid-repair"));
    play(&mut other, flip(ZephyrAbility::Faction { station: 0 }));
    for name in ["hard-turn", "hard-turn", "cannon-blast"] {
        play(&mut other, plays_card(name));
    }
    assert_eq!(plays_left(&other), (json!(0), json!([0, 0, 0])));
}

/// The Scimitar in battle with this hand, against one enemy with three hull and no crew.
fn in_battle(hand: &[&str], changes: &[(&str, Value)]) -> Zephyr {
    let game = fight(1, &[foe("the-festering-gull", 3, 0)], changes);
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::Actions));
    arranged(&game, &[("/ships/0/hand", json!(hand))])
}

/// Proves ZW-167, ZW-168, ZW-172, ZW-173. What touches the enemy waits; plays and draws come at once.
#[test]
fn what_touches_the_enemy_waits_for_the_resolve_step() {
    let hand = ["sprocket-rocket", "full-steam", "boarding-hooks"];
    let mut game = in_battle(&hand, &[("/ships/0/pile", json!(["cannon-blast", "brace", "hard-turn", "brace"]))]);
    game = arranged(
        &game,
        &[
            ("/ships/0/plays", json!({ "any": 3, "kinds": [0, 0, 0] })),
            ("/ships/0/hand", json!(hand)),
            ("/ships/0/pile", json!(["cannon-blast", "cannon-blast"])),
        ],
    );
    let events = play(&mut game, plays_card("sprocket-rocket"));
    assert_eq!(events[1..], [ZephyrEvent::PlaysGained { seat: FIRST, kind: Some(Kind::Tech), n: 1 }]);
    draw(&mut game, plays_card("full-steam"), &[0]);
    assert_eq!(names(&game, "/ships/0/hand"), ["boarding-hooks", "cannon-blast", "cannon-blast"]);
    play(&mut game, plays_card("boarding-hooks"));
    play(&mut game, plays_card("cannon-blast"));
    assert_eq!(at(&game, "/battles/0/attacks"), json!([]));
    // The die of the hooks comes before the enemy's.
    let events = roll(&mut game, Done, &[1, 6]);
    let attacks = events.iter().filter(|event| matches!(event, ZephyrEvent::Attacked { damage: 1, .. })).count();
    assert_eq!(attacks, 3);
    assert!(events.contains(&ZephyrEvent::FoeDestroyed { battle: 0, foe: 0, card: card("the-festering-gull") }));
}

/// Proves ZW-175, ZW-176, ZW-174, ZW-092. Liz plays *Cannon Blast* by her station, repairs as captain, and
/// *Deflection* by the Rogue's manoeuvre play.
#[test]
fn liz_uses_station_captain_and_faction() {
    let aboard = [("/ships/0/crew/0", crew(Rogue, None, None)), ("/ships/0/hull", plates("aA..SSS"))];
    let mut game = in_battle(&["cannon-blast", "rapid-repair", "deflection"], &aboard);
    play(&mut game, plays_card("cannon-blast"));
    assert_eq!(plays_left(&game), (json!(1), json!([0, 0, 0])), "by the station");
    play(&mut game, plays_card("rapid-repair"));
    assert_eq!((hull(&game, FIRST).as_str(), plays_left(&game)), ("AA..SSS", (json!(0), json!([0, 0, 0]))));
    play(&mut game, flip(ZephyrAbility::Faction { station: 0 }));
    let events = play(&mut game, plays_card("deflection"));
    assert_eq!(events[1], ZephyrEvent::CubesGained { seat: FIRST, n: 2 }, "two undamaged armour upgrades");
    let events = roll(&mut game, Done, &[3]);
    assert!(events.contains(&ZephyrEvent::Attacked { seat: FIRST, battle: 0, foe: 0, damage: 1, direct: false }));
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::Brace));
    assert_eq!(legal(&game), [Done, ZephyrAction::Ward { cubes: 1 }], "no more than the damage");
    play_any(&mut game, ZephyrAction::Ward { cubes: 1 });
    assert_eq!((hull(&game, FIRST).as_str(), of_foe(&game, 0, "hull")), ("AA..SSS", json!(2)));
}

/// Proves ZW-175. Cubes are counted when the card is played; any number may be taken off.
#[test]
fn deflection_takes_a_cube_for_each_undamaged_armour() {
    for (drawing, cubes) in [("AAAASSS", 4), ("aAaASSS", 2), ("aaaaSSS", 0), ("SSSSSSS", 0)] {
        let mut game = in_battle(&["deflection"], &[("/ships/0/hull", plates(drawing))]);
        play(&mut game, plays_card("deflection"));
        assert_eq!(at(&game, "/ships/0/cubes"), json!(cubes), "{drawing}");
    }
    let mut game = in_battle(&["deflection"], &[]);
    game = arranged(&game, &[("/battles/0/foes/0/crew", json!(2))]);
    play(&mut game, plays_card("deflection"));
    roll(&mut game, Done, &[1, 2, 3]);
    let wards: Vec<ZephyrAction> = (1..=3).map(|cubes| ZephyrAction::Ward { cubes }).collect();
    assert_eq!(legal(&game)[1..], wards);
    assert_eq!(why_not(&game, ZephyrAction::Ward { cubes: 4 }), ZephyrRefusal::NoCubes);
    play(&mut game, ZephyrAction::Ward { cubes: 2 });
    go_on(&mut game);
    assert_eq!(hull(&game, FIRST), "aAAASSS");
}

/// Proves ZW-174. Only armour, two of it, as the owner chooses.
#[test]
fn rapid_repair_restores_two_armour() {
    let mut game = in_battle(&["rapid-repair"], &[("/ships/0/hull", plates("aaaASss"))]);
    play(&mut game, plays_card("rapid-repair"));
    assert_eq!(hull(&game, FIRST), "AAaASss", "alike slots need no choice");
}

/// Proves ZW-169, ZW-171. Base cards and systems by their tables; attacks deal damage, manoeuvres avert it, tech
/// helps.
#[test]
fn cards_do_what_their_table_says() {
    use Effect::{Draw, Evade, KillCrew, Roll, Seq, Ward};
    let hit = |n| Effect::Damage { n, to: Target::MyTarget, direct: false };
    let plays = |kind, n| Effect::Plays { kind, n };
    let reduce = |n| Effect::Reduce { n, to: Default::default() };
    let repair = |n| Effect::Repair { n, hull: Hull::Any };
    let any = || Effect::Damage { n: 1, to: Target::AnyFoe, direct: false };
    let (attack, manoeuvre, tech) = (Kind::Attack, Kind::Manoeuvre, Kind::Tech);
    let (bronze, silver, gold, epic) = (Some(Tier::Bronze), Some(Tier::Silver), Some(Tier::Gold), Some(Tier::Epic));
    let hooks = Roll(vec![(vec![5, 6], KillCrew(Target::MyTarget))]);
    let wildfire = Roll(vec![(vec![1, 2, 3], hit(1)), (vec![4, 5, 6], hit(2))]);
    let table = [
        ("cannon-blast", None, attack, hit(1)),
        ("boarding-hooks", None, attack, Seq(vec![hit(1), hooks])),
        ("deflection", None, manoeuvre, Ward(Quantity::UndamagedArmour)),
        ("hard-turn", None, manoeuvre, Evade(1)),
        ("brace", None, manoeuvre, reduce(2)),
        ("rapid-repair", None, tech, Effect::Repair { n: 2, hull: Hull::Armour }),
        ("patchwork", None, tech, Seq(vec![repair(1), Draw(1)])),
        ("full-steam", None, tech, Draw(2)),
        ("sprocket-rocket", bronze, attack, Seq(vec![hit(1), plays(Some(tech), 1)])),
        ("wildfire-cannon", bronze, attack, wildfire),
        ("matchlock-repeater", bronze, attack, Seq(vec![hit(1), plays(Some(attack), 1)])),
        ("wind-rider", bronze, manoeuvre, Seq(vec![Evade(1), Draw(1)])),
        ("steam-albatross", bronze, tech, Seq(vec![Draw(2), plays(None, 1)])),
        ("long-nine", silver, attack, hit(2)),
        ("grape-organ", silver, attack, Seq(vec![any(), any()])),
        ("kite-sail", silver, manoeuvre, Seq(vec![Evade(1), plays(Some(attack), 1)])),
        ("slipstream-vanes", silver, manoeuvre, Evade(2)),
        ("tinkers-gantry", silver, tech, Seq(vec![repair(2), Draw(1)])),
        ("thunder-mortar", gold, attack, hit(3)),
        ("rotary-broadside", gold, attack, Seq(vec![hit(2), plays(Some(attack), 1)])),
        ("mirage-sails", gold, manoeuvre, Seq(vec![Evade(2), Draw(2)])),
        ("clockwork-mate", gold, tech, Seq(vec![Draw(2), plays(None, 2)])),
        ("riveting-engine", gold, tech, Seq(vec![repair(3), reduce(2)])),
        ("meteor-lance", epic, attack, Effect::Damage { n: 3, to: Target::MyTarget, direct: true }),
        ("zephyr-wings", epic, manoeuvre, Seq(vec![Evade(3), plays(None, 1)])),
        ("aegis-bubble", epic, manoeuvre, Seq(vec![reduce(4), Draw(2)])),
        ("perpetual-engine", epic, tech, Seq(vec![Draw(3), plays(None, 2)])),
        ("guild-forge", epic, tech, Seq(vec![repair(4), plays(Some(attack), 1)])),
    ];
    let all = Family::Base.cards().iter().chain(Family::System.cards());
    assert!(all.copied().eq(table.iter().map(|(name, ..)| card(name))));
    for (name, tier, kind, effect) in table {
        let [ability] = card(name).abilities() else { panic!("{name}") };
        assert_eq!((card(name).tier(), card(name).kind()), (tier, kind), "{name}");
        assert_eq!((&ability.trigger, &ability.effect), (&Trigger::Play, &effect), "{name}");
    }
}

/// Proves ZW-022, ZW-089. An ability is used in its windows only, once, and where it can do something.
#[test]
fn an_ability_is_used_in_its_window_within_its_limit() {
    let aboard = [
        ("/ships/0/crew/0", crew(Rogue, Some("crew-cassius-vane"), None)),
        ("/ships/0/crew/1", crew(Greaser, Some("crew-quince"), None)),
    ];
    let docked = arranged(&begin(&plane(1)), &aboard);
    let rogue = flip(ZephyrAbility::Faction { station: 0 });
    let greaser = flip(ZephyrAbility::Faction { station: 1 });
    assert_eq!(why_not(&docked, rogue), ZephyrRefusal::NotInThisWindow);
    assert_eq!(why_not(&docked, greaser), ZephyrRefusal::NothingToGain, "nothing is damaged");
    assert_eq!(why_not(&docked, flip(personality(3))), ZephyrRefusal::NoAbility);
    let mut game = in_battle(&["cannon-blast"], &aboard);
    assert_eq!(why_not(&game, flip(personality(0))), ZephyrRefusal::NotInThisWindow);
    assert_eq!(why_not(&game, flip(personality(1))), ZephyrRefusal::NotInThisWindow);
    play(&mut game, rogue);
    assert_eq!(why_not(&game, rogue), ZephyrRefusal::OnCooldown);
}

/// Proves ZW-024. A card with a limit is used no more often, and every limit of the cards is a cooldown.
#[test]
fn no_card_has_a_limit_beside_its_cooldown() {
    for card in Family::ALL.into_iter().flat_map(Family::cards) {
        for ability in card.abilities() {
            let flips = matches!(ability.trigger, Trigger::Flip(_));
            assert_eq!(flips, matches!(ability.limit, Limit::PerDay | Limit::PerTrip), "{card:?}");
        }
    }
}
