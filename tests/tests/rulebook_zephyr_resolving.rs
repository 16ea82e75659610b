//! Zephyr's rulebook: the resolve step, with dice, evades, reductions and damage.

use serde_json::{Value, json};
use windrose_core::game::Seat;
use windrose_core::zephyr::cards::language::Faction;
use windrose_core::zephyr::*;
use windrose_tests::zephyr::*;
use windrose_tests::zephyr_battle::*;

use ZephyrAction::{Done, Evade, Face, Play, Target as Aim, Ward};

/// One ship with this hand against one enemy, after it has played all that it names.
fn played(enemy: Value, hand: &[&str], changes: &[(&str, Value)]) -> Zephyr {
    let plays = json!({ "any": 9, "kinds": [0, 0, 0] });
    let game = fight(1, &[enemy], &[("/ships/0/hand", json!(hand))]);
    let mut game = arranged(&arranged(&game, &[("/ships/0/plays", plays)]), changes);
    for name in hand {
        play(&mut game, Play { card: card(name) });
    }
    game
}

/// Proves ZW-193. Boarding Hooks kill crew before the enemy rolls, so that it rolls a die less.
#[test]
fn own_dice_at_the_enemy_are_rolled_before_the_enemys() {
    let mut game = played(foe("long-division", 5, 1), &["boarding-hooks"], &[]);
    let mut missed = game.clone();
    let events = roll(&mut game, Done, &[5, 6]);
    assert_eq!(rolled(&events), [(0, vec![6])]);
    assert_eq!((hits(&events), of_foe(&game, 0, "crew")), (vec![(0, 1)], json!(0)));
    let events = roll(&mut missed, Done, &[4, 6, 6]);
    assert_eq!(rolled(&events), [(0, vec![6, 6])]);
    assert_eq!(of_foe(&missed, 0, "crew"), json!(1));
    // Wildfire Cannon: nothing is rolled when it is played.
    for (face, n) in [(1, 1), (3, 1), (4, 2), (6, 2)] {
        let mut game = played(foe("long-division", 5, 0), &["wildfire-cannon"], &[]);
        let events = roll(&mut game, Done, &[face, 6]);
        assert_eq!(hits(&events), [(0, n)], "{face}");
    }
}

/// Proves ZW-194, ZW-195, ZW-196. The rulebook's enemy with one crew cube rolls two dice.
#[test]
fn an_enemy_rolls_one_die_and_one_for_each_crew_cube() {
    for crew in 0..=4u8 {
        let mut game = fight(1, &[foe("the-octodecillion", 4, crew)], &[]);
        let faces = vec![5; usize::from(crew) + 1];
        assert_eq!(rolled(&roll(&mut game, Done, &faces)), [(0, faces)], "{crew}");
    }
}

/// Proves ZW-197. Commanders first, then the ships with most hull, equal hull by draw order.
#[test]
fn commanders_roll_first_and_then_the_ships_with_most_hull() {
    let foes = [
        foe("long-division", 2, 0),
        foe("long-division", 4, 0),
        led("long-division", "duke-ulrich-fenn", 1, 0),
        foe("long-division", 4, 0),
        foe("long-division", 5, 0),
    ];
    let mut game = fight(1, &foes, &[]);
    play(&mut game, Aim { foe: 0 });
    let events = roll(&mut game, Done, &[3, 6, 5, 6, 5]);
    assert_eq!(rolled(&events), [(2, vec![3]), (4, vec![6]), (1, vec![5]), (3, vec![6]), (0, vec![5])]);
}

/// Proves ZW-182, ZW-198.
#[test]
fn roll_again_rolls_another_die_each_time() {
    let mut game = fight(1, &[foe("the-octodecillion", 4, 0)], &[]);
    let events = roll(&mut game, Done, &[4, 4, 4, 6]);
    assert_eq!((rolled(&events), damage(&events, FIRST)), (vec![(0, vec![4, 4, 4, 6])], 3));
    let mut game = fight(1, &[foe("the-octodecillion", 4, 1)], &[]);
    let events = roll(&mut game, Done, &[4, 1, 3]);
    assert_eq!((rolled(&events), damage(&events, FIRST)), (vec![(0, vec![4, 1, 3])], 3));
}

/// Proves ZW-181, ZW-182, ZW-199. Each kind of row once: damage, nothing, direct, scrap, crew, an ability.
#[test]
fn each_die_does_the_row_with_its_number() {
    for (face, n) in [(1, 1), (2, 0), (3, 1), (5, 0), (6, 0)] {
        let mut game = fight(1, &[foe("the-octodecillion", 4, 0)], &[]);
        assert_eq!(damage(&roll(&mut game, Done, &[face]), FIRST), n, "{face}");
    }
    let mut game = fight(1, &[led("the-octodecillion", "alexander", 4, 1)], &[]);
    assert_eq!(damage(&roll(&mut game, Done, &[3, 6]), FIRST), 3);

    let mut game = fight(1, &[foe("pale-auditor", 3, 1)], &[("/ships/0/scrap", json!(8))]);
    let events = roll(&mut game, Done, &[3, 4]);
    assert_eq!((scrap(&game, FIRST), paid(&events, FIRST, ScrapReason::Taken)), (0, -8), "never below nothing");

    let mut game = fight(1, &[foe("second-helping", 3, 1)], &[]);
    let events = roll(&mut game, Done, &[3, 3]);
    assert_eq!((rolled(&events)[0].1.len(), of_foe(&game, 0, "crew")), (2, json!(3)), "the new crew rolls next time");

    let mut game = fight(1, &[foe("lamplighter", 2, 0)], &[("/ships/0/flipped", json!(false))]);
    roll(&mut game, Done, &[5]);
    let events = play_any(&mut game, Done).0;
    let ability = ZephyrAbility::Ship;
    assert!(events.contains(&ZephyrEvent::Exhausted { seat: FIRST, ability, card: card("imperial-scimitar") }));
    assert_eq!((at(&game, "/ships/0/flipped"), at(&game, "/ships/0/reduction")), (json!(true), json!(0)));
}

/// Proves ZW-181, ZW-088. Of several ready abilities the owner names the one that goes on cooldown.
#[test]
fn the_owner_chooses_the_ability_that_is_exhausted() {
    let member = crew(Faction::Rogue, Some("crew-wick"), None);
    let mut game = fight(1, &[foe("lamplighter", 2, 0)], &[("/ships/0/crew/3", member)]);
    roll(&mut game, Done, &[5]);
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::Exhaust));
    let (faction, person) = (ZephyrAbility::Faction { station: 3 }, ZephyrAbility::Personality { station: 3 });
    let exhaust = |ability| ZephyrAction::Exhaust { ability };
    assert_eq!(legal(&game), [exhaust(faction), exhaust(person)]);
    assert_eq!(why_not(&game, exhaust(ZephyrAbility::Ship)), ZephyrRefusal::OnCooldown);
    play_any(&mut game, exhaust(person));
    assert_eq!(at(&game, "/ships/0/crew/3/used"), json!([false, true, false]));
    assert_eq!(at(&game, "/ships/0/evades"), json!(0), "without its action");
}

/// Proves ZW-200. One attack on every player ship of the battle; each evades and reduces for itself.
#[test]
fn a_row_on_each_ship_attacks_every_ship_of_the_battle() {
    let changes = [("/ships/0/hand", json!(["hard-turn"])), ("/ships/1/hand", json!(["brace"]))];
    let mut game = fight(3, &[foe("widows-thimble", 2, 0)], &changes);
    play(&mut game, Face { foe: 0, ship: FIRST });
    play(&mut game, Play { card: card("hard-turn") });
    play(&mut game, Done);
    play(&mut game, Play { card: card("brace") });
    play(&mut game, Done);
    roll(&mut game, Done, &[1]);
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::Brace));
    assert_eq!(legal(&game), [Done, Evade { blow: 0 }], "its own attack alone");
    let events = play_any(&mut game, Evade { blow: 0 }).0;
    let damages = [FIRST, SECOND, THIRD].map(|seat| damage(&events, seat));
    assert_eq!(damages, [0, 0, 2]);
}

/// Proves ZW-202. An enemy that is destroyed still does its damage.
#[test]
fn all_damage_lands_before_any_ship_is_removed() {
    let mut game = played(foe("the-octodecillion", 1, 0), &["cannon-blast"], &[("/ships/0/hull", plates("....S.."))]);
    let events = roll(&mut game, Done, &[1, 6]);
    assert_eq!((hits(&events), damage(&events, FIRST)), (vec![(0, 1)], 1));
    assert!(events.contains(&ZephyrEvent::ShipDestroyed { seat: FIRST }));
    assert!(events.iter().any(|event| matches!(event, ZephyrEvent::FoeDestroyed { .. })));
    assert_eq!(paid(&events, FIRST, ScrapReason::Salvage), 0);
}

/// Proves ZW-203. Grape Organ makes two attacks, aimed and evaded apart; an enemy's evade stops one of them.
#[test]
fn a_card_with_two_damage_effects_makes_two_attacks() {
    let foes = [foe("rag-and-rattle", 3, 0), foe("long-division", 3, 0)];
    let mut game = fight(1, &foes, &[("/ships/0/hand", json!(["grape-organ"]))]);
    play(&mut game, Aim { foe: 1 });
    play(&mut game, Play { card: card("grape-organ") });
    play(&mut game, Done);
    assert_eq!((asked(&game).1, legal(&game)), (ZephyrQuestion::Aim, vec![Aim { foe: 0 }, Aim { foe: 1 }]));
    play(&mut game, Aim { foe: 0 });
    assert_eq!(asked(&game).1, ZephyrQuestion::Aim);
    let mut split = game.clone();
    let events = roll(&mut game, Aim { foe: 0 }, &[3, 6]);
    assert_eq!(hits(&events), [(0, 1)], "one of the two is evaded");
    let events = roll(&mut split, Aim { foe: 1 }, &[3, 6]);
    assert_eq!(hits(&events), [(1, 1)]);
}

/// Proves ZW-204. What comes after the last hull is lost; nobody else gets it.
#[test]
fn an_attack_on_a_ship_already_destroyed_is_lost() {
    let foes = [foe("long-division", 2, 0), foe("long-division", 3, 0)];
    let hand = ["thunder-mortar", "cannon-blast"];
    let mut game = fight(1, &foes, &[("/ships/0/hand", json!(hand))]);
    play(&mut game, Aim { foe: 0 });
    game = arranged(&game, &[("/ships/0/plays/any", json!(2))]);
    for name in hand {
        play(&mut game, Play { card: card(name) });
    }
    let events = roll(&mut game, Done, &[6, 6]);
    assert_eq!(hits(&events), [(0, 2)]);
    assert_eq!(of_foe(&game, 1, "hull"), json!(3));
}

/// Proves ZW-205, ZW-206. Evades are assigned when all dice are known, one for all damage of one attack.
#[test]
fn an_evade_stops_the_attack_that_the_player_chooses() {
    let mut game = played(led("iron-magpie", "alexander", 3, 2), &["hard-turn"], &[]);
    let events = roll(&mut game, Done, &[1, 6, 4]);
    assert_eq!(rolled(&events), [(0, vec![1, 6, 4])]);
    assert_eq!((asked(&game).1, at(&game, "/ships/0/evades")), (ZephyrQuestion::Brace, json!(1)));
    assert_eq!(legal(&game), [Done, Evade { blow: 0 }, Evade { blow: 1 }]);
    assert_eq!(why_not(&game, Evade { blow: 2 }), ZephyrRefusal::NotEvadable, "direct damage");
    let mut small = game.clone();
    let events = play_any(&mut game, Evade { blow: 0 }).0;
    assert_eq!(damage(&events, FIRST), 2, "1 and the direct one are left");
    let events = play_any(&mut small, Evade { blow: 1 }).0;
    assert_eq!(damage(&events, FIRST), 3);
}

/// Proves ZW-207. Brace takes two of the sum of all enemies; what is left over of it is lost.
#[test]
fn a_reduction_lowers_the_sum_of_all_enemies() {
    for (faces, n) in [([1, 1, 1], 1), ([1, 1, 5], 0), ([1, 5, 5], 0)] {
        let foes = [foe("the-festering-gull", 5, 1), foe("the-festering-gull", 4, 0)];
        let mut game = fight(1, &foes, &[("/ships/0/hand", json!(["brace"]))]);
        play(&mut game, Aim { foe: 0 });
        play(&mut game, Play { card: card("brace") });
        assert_eq!(damage(&roll(&mut game, Done, &faces), FIRST), n, "{faces:?}");
        assert_eq!(at(&game, "/ships/0/reduction"), json!(0), "for the phase alone");
    }
}

/// Proves ZW-208. Nothing is evaded, reduced or warded of a direct attack alone, and nothing is used up.
#[test]
fn direct_damage_is_neither_evaded_nor_reduced() {
    let mut game = played(foe("gutter-saint", 3, 0), &["hard-turn", "brace", "deflection"], &[]);
    let events = roll(&mut game, Done, &[5]);
    assert_eq!(damage(&events, FIRST), 1, "and nothing is asked");
    let mut game = played(foe("gutter-saint", 3, 1), &["deflection"], &[]);
    roll(&mut game, Done, &[5, 1]);
    assert_eq!(legal(&game), [Done, Ward { cubes: 1 }], "the one that is not direct");
    let events = play_any(&mut game, Ward { cubes: 1 }).0;
    assert_eq!(damage(&events, FIRST), 1);
    // Alexander's 4 beside his 1: Brace takes the two and leaves the direct one.
    let mut game = played(led("iron-magpie", "alexander", 3, 1), &["brace"], &[]);
    assert_eq!(damage(&roll(&mut game, Done, &[1, 4]), FIRST), 1);
    // The players' direct damage is not evaded either.
    let mut game = played(foe("rag-and-rattle", 5, 0), &["meteor-lance", "cannon-blast"], &[]);
    let events = roll(&mut game, Done, &[3]);
    assert_eq!(hits(&events), [(0, 3)], "the evade is for Cannon Blast");
}

/// Proves ZW-209.
#[test]
fn an_enemys_evade_guards_that_ship_and_for_that_phase() {
    let foes = [foe("rag-and-rattle", 2, 0), foe("long-division", 5, 0)];
    let mut game = fight(1, &foes, &[("/ships/0/hand", json!(["cannon-blast"]))]);
    play(&mut game, Aim { foe: 1 });
    play(&mut game, Play { card: card("cannon-blast") });
    let events = roll(&mut game, Done, &[6, 3]);
    assert_eq!(hits(&events), [(1, 1)], "an evade of the other one does not help");
    play(&mut game, Aim { foe: 0 });
    play(&mut game, Play { card: card("cannon-blast") });
    let events = roll(&mut game, Done, &[6, 4]);
    assert_eq!(hits(&events), [(0, 1)], "it is gone with its phase");
}

/// Whose attack is evaded, and its damage, when these two ships play a card each at an enemy that evades once.
fn evaded(cards: [&str; 2]) -> (Seat, u8) {
    let hands = [("/ships/0/hand", json!([cards[0]])), ("/ships/1/hand", json!([cards[1]]))];
    let mut game = fight(2, &[foe("rag-and-rattle", 20, 0)], &hands);
    play(&mut game, Face { foe: 0, ship: FIRST });
    play(&mut game, Play { card: card(cards[0]) });
    play(&mut game, Done);
    play(&mut game, Play { card: card(cards[1]) });
    let events = roll(&mut game, Done, &[3]);
    let mut evaded = events.iter().filter_map(|event| match *event {
        ZephyrEvent::FoeEvaded { seat, damage, .. } => Some((seat, damage)),
        _ => None,
    });
    let (first, more) = (evaded.next(), evaded.next());
    assert_eq!((hits(&events).len(), more), (1, None), "the other attack lands");
    first.expect("one attack is evaded")
}

/// Proves ZW-210. Highest damage; then the highest tier, base cards lowest; then the one that was played first.
#[test]
fn enemies_evade_the_greatest_attack_of_the_dearest_system() {
    assert_eq!(evaded(["cannon-blast", "long-nine"]), (SECOND, 2));
    assert_eq!(evaded(["long-nine", "sprocket-rocket"]), (FIRST, 2));
    assert_eq!(evaded(["cannon-blast", "sprocket-rocket"]), (SECOND, 1), "bronze before a base card");
    assert_eq!(evaded(["sprocket-rocket", "cannon-blast"]), (FIRST, 1));
    assert_eq!(evaded(["long-nine", "rotary-broadside"]), (SECOND, 2), "gold before silver");
    assert_eq!(evaded(["rotary-broadside", "long-nine"]), (FIRST, 2));
    assert_eq!(evaded(["cannon-blast", "cannon-blast"]), (FIRST, 1), "the one that was played first");
}

/// Proves ZW-211, ZW-212. From the top down, each damage one tile: armour slots first, then the plain ones.
#[test]
fn damage_flips_the_hull_from_the_top() {
    for (before, after) in [
        ("AAAASSS", "aaAASSS"),
        ("A...SSS", "a...sSS"),
        ("aaAASSS", "aaaaSSS"),
        ("S..ASSS", "s..aSSS"),
        ("..A.S.S", "..a.s.S"),
    ] {
        let hull_before = [("/ships/0/hull", plates(before))];
        let mut game = fight(1, &[led("iron-magpie", "alexander", 3, 0)], &hull_before);
        let events = roll(&mut game, Done, &[1]);
        assert_eq!((hull(&game, FIRST).as_str(), damage(&events, FIRST)), (after, 2));
    }
    let mut game = played(foe("long-division", 5, 0), &["long-nine"], &[]);
    assert_eq!((hits(&roll(&mut game, Done, &[5])), of_foe(&game, 0, "hull")), (vec![(0, 2)], json!(3)));
}

/// Proves ZW-213, ZW-174.
#[test]
fn the_owner_chooses_what_a_repair_restores() {
    let hull_before = [("/ships/0/hull", plates("aaa.ssS")), ("/ships/0/hand", json!(["rapid-repair", "patchwork"]))];
    let mut game = fight(1, &[foe("long-division", 5, 0)], &hull_before);
    let mut armour = game.clone();
    play(&mut armour, Play { card: card("rapid-repair") });
    assert_eq!((hull(&armour, FIRST).as_str(), asked(&armour).1), ("AAa.ssS", ZephyrQuestion::Actions));
    play(&mut game, Play { card: card("patchwork") });
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::Repair { left: 1 }));
    let slots = [0, 1, 2, 4, 5].map(|slot| ZephyrAction::Restore { slot });
    assert_eq!(legal(&game), slots);
    assert_eq!(why_not(&game, ZephyrAction::Restore { slot: 6 }), ZephyrRefusal::NotDamaged);
    play(&mut game, slots[4]);
    assert_eq!(hull(&game, FIRST), "aaa.sSS");
}

/// Proves ZW-214, ZW-181.
#[test]
fn an_enemy_repairs_no_further_than_its_hull() {
    for (left, repaired) in [(2, 3), (3, 4), (4, 4)] {
        let mut game = fight(1, &[foe("cinder-sow", 4, 0)], &[]);
        game = arranged(&game, &[("/battles/0/foes/0/hull", json!(left))]);
        roll(&mut game, Done, &[4]);
        assert_eq!(of_foe(&game, 0, "hull"), json!(repaired));
    }
    let mut game = arranged(&fight(1, &[foe("drowned-bell", 4, 2)], &[]), &[("/battles/0/foes/0/hull", json!(2))]);
    roll(&mut game, Done, &[5, 5, 5]);
    assert_eq!(of_foe(&game, 0, "hull"), json!(4));
}

/// Proves ZW-215. The Herald has one slot in tier 1, and gets a second and third cube.
#[test]
fn more_crew_comes_beyond_the_slots() {
    let mut game = fight(1, &[foe("vulgar-herald", 3, 1)], &[]);
    roll(&mut game, Done, &[4, 4]);
    assert_eq!(of_foe(&game, 0, "crew"), json!(3));
    let events = roll(&mut game, Done, &[5, 5, 6, 6]);
    assert_eq!(rolled(&events)[0].1.len(), 4);
}

/// Proves ZW-216, ZW-196, ZW-211. Liz repairs her armour, plays Deflection by her Rogue, and Cannon Blast by a station.
#[test]
fn the_resolve_example_of_the_rulebook() {
    let rogue = crew(Faction::Rogue, None, None);
    let changes = [
        ("/ships/0/hull", plates("aa..SSS")),
        ("/ships/0/crew/0", rogue),
        ("/ships/0/hand", json!(["cannon-blast", "rapid-repair", "deflection"])),
    ];
    let mut game = fight(1, &[foe("the-octodecillion", 4, 1)], &changes);
    play(&mut game, Play { card: card("cannon-blast") });
    play(&mut game, Play { card: card("rapid-repair") });
    assert_eq!(hull(&game, FIRST), "AA..SSS");
    assert_eq!(why_not(&game, Play { card: card("deflection") }), ZephyrRefusal::NoPlay);
    let rogue = ZephyrAbility::Faction { station: 0 };
    play(&mut game, ZephyrAction::Use { ability: rogue, aim: ZephyrAim::Nothing });
    play(&mut game, Play { card: card("deflection") });
    assert_eq!(at(&game, "/ships/0/cubes"), json!(2), "it will reduce by two");
    let events = roll(&mut game, Done, &[5, 3]);
    assert_eq!(rolled(&events), [(0, vec![5, 3])]);
    assert_eq!((asked(&game).1, legal(&game)), (ZephyrQuestion::Brace, vec![Done, Ward { cubes: 1 }]));
    let events = play_any(&mut game, Ward { cubes: 1 }).0;
    assert_eq!((damage(&events, FIRST), hull(&game, FIRST).as_str()), (0, "AA..SSS"));
    assert_eq!((hits(&events), of_foe(&game, 0, "hull")), (vec![(0, 1)], json!(3)));
}

/// Proves ZW-201. A new formation after the dice takes the whole roll along, the Scimitar's target its attacks.
#[test]
fn a_formation_after_the_dice_moves_the_whole_roll() {
    let rook = crew(Faction::Bandit, Some("crew-rook"), Some("companion-ransom"));
    let changes = [("/ships/0/crew/3", rook), ("/ships/0/hand", json!(["cannon-blast"]))];
    let foes = [foe("the-festering-gull", 3, 1), foe("long-division", 5, 0)];
    let mut game = fight(2, &foes, &changes);
    for foe in [0, 1] {
        play(&mut game, Face { foe, ship: FIRST });
    }
    play(&mut game, Aim { foe: 0 });
    play(&mut game, Aim { foe: 0 });
    play(&mut game, Play { card: card("cannon-blast") });
    play(&mut game, Done);
    let events = roll(&mut game, Done, &[6, 1, 2]);
    assert_eq!(rolled(&events), [(1, vec![6]), (0, vec![1, 2])]);
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::Dice));
    let using = |ability, aim| ZephyrAction::Use { ability, aim };
    let retarget = using(ZephyrAbility::CompanionCard { station: 3 }, ZephyrAim::Foe { foe: 1 });
    play(&mut game, retarget);
    play(&mut game, using(ZephyrAbility::Personality { station: 3 }, ZephyrAim::Nothing));
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::Formation { foe: 0 }));
    play(&mut game, Face { foe: 0, ship: SECOND });
    let events = play_any(&mut game, Face { foe: 1, ship: FIRST }).0;
    assert_eq!((damage(&events, FIRST), damage(&events, SECOND)), (0, 2));
    assert_eq!(hits(&events), [(1, 1)], "the attack goes to the new target");
}

/// Proves ZW-025, ZW-207. The Scimitar helps a ship that acts later, and the help is there when the damage comes.
#[test]
fn a_reduction_for_an_ally_lasts_the_whole_phase() {
    let mut game = fight(2, &[led("iron-magpie", "alexander", 3, 0)], &[("/ships/0/flipped", json!(false))]);
    play(&mut game, Face { foe: 0, ship: SECOND });
    let aim = ZephyrAim::Ship { seat: SECOND };
    play(&mut game, ZephyrAction::Use { ability: ZephyrAbility::Ship, aim });
    play(&mut game, Done);
    let events = roll(&mut game, Done, &[1]);
    assert_eq!(damage(&events, SECOND), 0);
    assert_eq!(at(&game, "/ships/1/reduction"), json!(0), "the next phase begins without it");
}
