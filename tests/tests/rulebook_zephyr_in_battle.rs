//! Zephyr's rulebook: the abilities of ships and crew in battle.

use serde_json::{Value, json};
use windrose_core::zephyr::cards::language::Faction;
use windrose_core::zephyr::*;
use windrose_tests::zephyr::*;
use windrose_tests::zephyr_battle::*;

use Faction::{Bandit, Greaser, Imperial, Merchant, Rogue};
use ZephyrAction::{Done, Evade, Face, Play, Target as Aim};

const PERSON: ZephyrAbility = ZephyrAbility::Personality { station: 3 };
const FACTION: ZephyrAbility = ZephyrAbility::Faction { station: 3 };

fn using(ability: ZephyrAbility, aim: ZephyrAim) -> ZephyrAction {
    ZephyrAction::Use { ability, aim }
}

fn flip(ability: ZephyrAbility) -> ZephyrAction {
    using(ability, ZephyrAim::Nothing)
}

/// The first ship, with this crew member in the station without an icon, in battle with these enemies.
fn aboard(member: Value, foes: &[Value], hand: &[&str], changes: &[(&str, Value)]) -> Zephyr {
    let mut all = vec![("/ships/0/crew/3", member), ("/ships/0/hand", json!(hand))];
    all.extend_from_slice(changes);
    fight(1, foes, &all)
}

/// The same with a Rogue of this personality.
fn with(person: &str, foes: &[Value], hand: &[&str], changes: &[(&str, Value)]) -> Zephyr {
    aboard(crew(Rogue, Some(person), None), foes, hand, changes)
}

/// An enemy with much hull, whose 5 and 6 do nothing.
fn dummy(crew: u8) -> Value {
    foe("long-division", 9, crew)
}

/// Proves ZW-022.
#[test]
fn an_ability_is_used_in_its_window_and_where_it_does_something() {
    let game = with("crew-cassius-vane", &[dummy(0)], &[], &[]);
    let die = ZephyrAim::Die { foe: 0, die: 0 };
    assert_eq!(why_not(&game, using(PERSON, die)), ZephyrRefusal::NotInThisWindow, "no die is rolled yet");
    let mut rolled = game;
    roll(&mut rolled, Done, &[1]);
    assert_eq!(asked(&rolled), (FIRST, ZephyrQuestion::Dice));
    assert!(may(&rolled, using(PERSON, die)));
    assert_eq!(why_not(&rolled, using(PERSON, ZephyrAim::Die { foe: 0, die: 1 })), ZephyrRefusal::WrongAim);
    assert_eq!(why_not(&rolled, flip(FACTION)), ZephyrRefusal::NotInThisWindow, "cards are played no more");
    let whole = with("crew-mags-thumb", &[dummy(0)], &[], &[]);
    assert_eq!(why_not(&whole, flip(PERSON)), ZephyrRefusal::NothingToGain);
    let used = tired(Rogue, Some("crew-cocidius"), None, [false, true, false]);
    let game = aboard(used, &[dummy(1)], &[], &[]);
    assert_eq!(why_not(&game, using(PERSON, ZephyrAim::Foe { foe: 0 })), ZephyrRefusal::OnCooldown);
    let crewless = with("crew-cocidius", &[dummy(0)], &[], &[]);
    assert_eq!(why_not(&crewless, using(PERSON, ZephyrAim::Foe { foe: 0 })), ZephyrRefusal::WrongAim);
}

/// Proves ZW-023, ZW-096, ZW-097. What works immediately is also used while the damage of the phase is dealt.
#[test]
fn immediate_abilities_work_while_damage_is_dealt() {
    let hit = [led("iron-magpie", "alexander", 3, 0)];
    for (person, taken) in [("crew-halloran", 1), ("crew-brother-tam", 0)] {
        let mut game = with(person, &hit, &[], &[]);
        roll(&mut game, Done, &[1]);
        assert_eq!((asked(&game).1, legal(&game)), (ZephyrQuestion::Brace, vec![Done, flip(PERSON)]), "{person}");
        assert_eq!(damage(&play_any(&mut game, flip(PERSON)).0, FIRST), taken, "{person}");
    }
    for (member, ability) in [
        (crew(Rogue, Some("crew-wick"), None), PERSON),
        (crew(Rogue, Some("crew-rook"), Some("companion-biscuit")), ZephyrAbility::CompanionCard { station: 3 }),
    ] {
        let mut game = aboard(member, &hit, &[], &[]);
        roll(&mut game, Done, &[1]);
        play(&mut game, flip(ability));
        assert_eq!(legal(&game), [Done, Evade { blow: 0 }]);
        assert_eq!(damage(&play_any(&mut game, Evade { blow: 0 }).0, FIRST), 0);
    }
    for (member, before, left) in
        [(crew(Greaser, None, None), "aa..sSS", 2), (crew(Rogue, Some("crew-sister-rivet"), None), "a...sSS", 1)]
    {
        let ability = if member["personality"].is_null() { FACTION } else { PERSON };
        let mut game = aboard(member, &hit, &[], &[("/ships/0/hull", plates(before))]);
        roll(&mut game, Done, &[1]);
        play_any(&mut game, flip(ability));
        while let (_, ZephyrQuestion::Repair { .. }) = asked(&game) {
            let last = legal(&game).pop().expect("some hull is damaged");
            play_any(&mut game, last);
        }
        let whole = hull(&game, FIRST).matches(char::is_uppercase).count();
        assert_eq!(whole, left, "repaired first, then two of damage");
    }
}

/// Proves ZW-025. Evades, reductions and cubes are for the phase; what is not used is gone.
#[test]
fn what_is_held_in_reserve_lasts_for_the_phase() {
    for (name, part) in [("hard-turn", "evades"), ("brace", "reduction"), ("deflection", "cubes")] {
        let mut game = fight(1, &[dummy(0)], &[("/ships/0/hand", json!([name]))]);
        play(&mut game, Play { card: card(name) });
        assert_ne!(at(&game, &format!("/ships/0/{part}")), json!(0), "{name}");
        roll(&mut game, Done, &[5]);
        assert_eq!((asked(&game).1, at(&game, &format!("/ships/0/{part}"))), (ZephyrQuestion::Actions, json!(0)));
    }
}

/// Proves ZW-026, ZW-096. Cassius Vane and Moth cancel a die; Wren Sallow has one rolled again.
#[test]
fn a_cancelled_die_does_nothing_and_a_rerolled_one_counts_anew() {
    let second = ZephyrAim::Die { foe: 0, die: 1 };
    for (member, ability) in [
        (crew(Rogue, Some("crew-cassius-vane"), None), PERSON),
        (crew(Rogue, Some("crew-ferro"), Some("companion-moth")), ZephyrAbility::CompanionCard { station: 3 }),
    ] {
        let mut game = aboard(member, &[led("iron-magpie", "alexander", 3, 1)], &[], &[]);
        roll(&mut game, Done, &[6, 1]);
        let events = play_any(&mut game, using(ability, second)).0;
        assert!(events.contains(&ZephyrEvent::FoeDieCancelled { battle: 0, foe: 0, die: 1 }));
        assert_eq!(damage(&events, FIRST), 1, "the other die counts");
    }
    for (face, n) in [(5, 0), (1, 1)] {
        let mut game = with("crew-wren-sallow", &[foe("the-octodecillion", 4, 0)], &[], &[]);
        roll(&mut game, Done, &[3]);
        let events = roll(&mut game, using(PERSON, ZephyrAim::Die { foe: 0, die: 0 }), &[face]);
        assert_eq!(damage(&events, FIRST), n, "{face}");
    }
    // The new face may ask for another die.
    let mut game = with("crew-wren-sallow", &[foe("the-octodecillion", 4, 0)], &[], &[]);
    roll(&mut game, Done, &[5]);
    let events = roll(&mut game, using(PERSON, ZephyrAim::Die { foe: 0, die: 0 }), &[4, 1]);
    assert_eq!(damage(&events, FIRST), 2);
}

/// Proves ZW-026, ZW-095, ZW-096. Keeler shifts a Wildfire Cannon's 3 to 4, Lemuel rolls it again.
#[test]
fn own_dice_are_shifted_and_rolled_again() {
    let keeler = crew(Rogue, Some("crew-lemuel"), Some("companion-sebastian-t-keeler"));
    let mut game = aboard(keeler, &[dummy(0)], &["wildfire-cannon"], &[]);
    play(&mut game, Play { card: card("wildfire-cannon") });
    roll(&mut game, Done, &[3]);
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::OwnDie { die: 3 }));
    let companion = ZephyrAbility::CompanionCard { station: 3 };
    let mut kept = game.clone();
    assert_eq!(hits(&roll(&mut kept, Done, &[5])), [(0, 1)]);
    let mut again = game.clone();
    roll(&mut again, flip(PERSON), &[6]);
    assert_eq!(asked(&again), (FIRST, ZephyrQuestion::OwnDie { die: 6 }), "Keeler can still shift it");
    assert_eq!(hits(&roll(&mut again, Done, &[5])), [(0, 2)]);
    roll(&mut game, using(companion, ZephyrAim::Up), &[]);
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::OwnDie { die: 4 }));
    assert_eq!(why_not(&game, using(companion, ZephyrAim::Up)), ZephyrRefusal::OnCooldown);
    assert_eq!(hits(&roll(&mut game, Done, &[5])), [(0, 2)]);
}

/// Proves ZW-027, ZW-096. Sable recovers, Bosun Grey cycles, Tolliver and Nettie Spark refresh.
#[test]
fn cards_are_recovered_and_cycled_and_abilities_refreshed() {
    let discards = [("/ships/0/discards", json!(["long-nine", "brace"])), ("/ships/0/pile", json!([]))];
    let mut game = with("crew-sable", &[dummy(0)], &["hard-turn", "hard-turn", "hard-turn"], &discards);
    assert_eq!(why_not(&game, using(PERSON, ZephyrAim::Card { card: card("deflection") })), ZephyrRefusal::WrongAim);
    play(&mut game, using(PERSON, ZephyrAim::Card { card: card("brace") }));
    assert_eq!(
        (names(&game, "/ships/0/hand").len(), names(&game, "/ships/0/discards")),
        (4, vec!["long-nine".to_owned()])
    );

    let pile = [("/ships/0/pile", json!(["long-nine", "long-nine"]))];
    let mut game = with("crew-bosun-grey", &[dummy(0)], &["hard-turn", "brace", "deflection"], &pile);
    play(&mut game, flip(PERSON));
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::Cycle));
    for name in ["hard-turn", "brace"] {
        play(&mut game, ZephyrAction::Discard { card: card(name) });
    }
    assert_eq!(names(&game, "/ships/0/hand"), ["deflection"], "drawn when all are discarded");
    play_any(&mut game, Done);
    assert_eq!((asked(&game).1, names(&game, "/ships/0/hand").len()), (ZephyrQuestion::Actions, 3));

    let used = tired(Rogue, Some("crew-tolliver"), None, [true, false, false]);
    let mut game = aboard(used, &[dummy(0)], &[], &[]);
    assert_eq!(why_not(&game, using(PERSON, ZephyrAim::Ability { ability: PERSON })), ZephyrRefusal::WrongAim);
    let ship = using(PERSON, ZephyrAim::Ability { ability: ZephyrAbility::Ship });
    assert_eq!(why_not(&game, ship), ZephyrRefusal::WrongAim, "a crew ability");
    play(&mut game, using(PERSON, ZephyrAim::Ability { ability: FACTION }));
    assert_eq!(at(&game, "/ships/0/crew/3/used"), json!([false, true, false]));
    let mut game = with("crew-nettie-spark", &[dummy(0)], &[], &[]);
    play(&mut game, flip(PERSON));
    assert_eq!(at(&game, "/ships/0/flipped"), json!(false));
}

/// Proves ZW-093. Before the enemies roll, so that there is a die less; of any enemy of the battle.
#[test]
fn cocidius_kills_an_enemys_crew() {
    let mut game = with("crew-cocidius", &[dummy(0), foe("lamplighter", 3, 2)], &[], &[]);
    play(&mut game, Aim { foe: 0 });
    play(&mut game, using(PERSON, ZephyrAim::Foe { foe: 1 }));
    assert_eq!(of_foe(&game, 1, "crew"), json!(1));
    let events = roll(&mut game, Done, &[6, 3, 3]);
    assert_eq!(rolled(&events)[1], (1, vec![3, 3]));
}

/// Proves ZW-094. Once cards lie on the table, and also when the enemies' dice are known.
#[test]
fn ransom_changes_the_target() {
    let ransom = || crew(Rogue, Some("crew-mags-thumb"), Some("companion-ransom"));
    let turn = |foe| using(ZephyrAbility::CompanionCard { station: 3 }, ZephyrAim::Foe { foe });
    for late in [false, true] {
        let mut game = aboard(ransom(), &[dummy(0), foe("lamplighter", 3, 0)], &["cannon-blast"], &[]);
        play(&mut game, Aim { foe: 0 });
        play(&mut game, Play { card: card("cannon-blast") });
        assert_eq!(why_not(&game, turn(0)), ZephyrRefusal::WrongAim, "a new ship");
        let events = if late {
            roll(&mut game, Done, &[6, 3]);
            play_any(&mut game, turn(1)).0
        } else {
            play(&mut game, turn(1));
            roll(&mut game, Done, &[6, 3])
        };
        assert_eq!(hits(&events), [(1, 1)], "{late}");
    }
}

/// Proves ZW-096, ZW-046. Attacks of abilities, and what makes attacks stronger.
#[test]
fn abilities_attack_and_strengthen_attacks() {
    for (person, direct) in [("crew-ferro", false), ("crew-dame-ottoline", true)] {
        let mut game = with(person, &[foe("rag-and-rattle", 5, 0)], &[], &[]);
        play(&mut game, flip(PERSON));
        assert_eq!(hits(&roll(&mut game, Done, &[3])).len(), usize::from(direct), "{person} against an evade");
    }
    let first = ZephyrAim::Attack { attack: 0 };
    let mut game = with("crew-grim-hollis", &[dummy(0)], &["cannon-blast"], &[]);
    play(&mut game, Play { card: card("cannon-blast") });
    roll(&mut game, Done, &[5]);
    assert_eq!(why_not(&game, using(PERSON, ZephyrAim::Attack { attack: 1 })), ZephyrRefusal::WrongAim);
    assert_eq!(hits(&play_any(&mut game, using(PERSON, first)).0), [(0, 2)]);
    let mut game = with("crew-gunnery-jo", &[foe("rag-and-rattle", 5, 0)], &["cannon-blast"], &[]);
    play(&mut game, Play { card: card("cannon-blast") });
    roll(&mut game, Done, &[3]);
    assert_eq!(hits(&play_any(&mut game, using(PERSON, first)).0), [(0, 1)]);
    // The Condor's own.
    let ready = [("/ships/0/flipped", json!(false)), ("/ships/0/hand", json!(["cannon-blast"]))];
    let condor = arranged(&patrol_of(&["bandit-condor"]), &ready);
    let mut game = begun(&condor, &[battle(&explored(FIRST), &[FIRST], &[dummy(0)])]);
    play(&mut game, Play { card: card("cannon-blast") });
    roll(&mut game, Done, &[5]);
    assert_eq!(hits(&play_any(&mut game, using(ZephyrAbility::Ship, first)).0), [(0, 2)]);
}

/// Proves ZW-096. Bellamy Crow shoots as the battle begins, and it counts in the first phase.
#[test]
fn bellamy_crow_shoots_as_the_battle_begins() {
    let mut game = with("crew-bellamy-crow", &[dummy(0), foe("lamplighter", 3, 0)], &[], &[]);
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::BattleStart));
    play(&mut game, using(PERSON, ZephyrAim::Foe { foe: 1 }));
    play(&mut game, Aim { foe: 0 });
    assert_eq!(hits(&roll(&mut game, Done, &[6, 3])), [(1, 1)]);
}

/// Proves ZW-096, ZW-103. Vesper swaps a ship; its commander stays, with the crew that the Gallows Sky gives him.
#[test]
fn vesper_swaps_an_enemy_ship() {
    let changes = [
        ("/decks/foes/pile", json!(["tin-hornet"])),
        ("/decks/foes/discards", json!([])),
        ("/mission/region", json!("region-gallows-sky")),
    ];
    for (enemy, crew) in [(led("lamplighter", "alexander", 2, 1), 3), (foe("lamplighter", 2, 1), 2)] {
        let mut game = with("crew-vesper", &[enemy], &[], &changes);
        assert_eq!(asked(&game), (FIRST, ZephyrQuestion::Target));
        play(&mut game, using(PERSON, ZephyrAim::Foe { foe: 0 }));
        assert_eq!((of_foe(&game, 0, "card"), of_foe(&game, 0, "crew")), (json!("tin-hornet"), json!(crew)));
        assert_eq!(names(&game, "/decks/foes/discards"), ["lamplighter"]);
        play(&mut game, Aim { foe: 0 });
    }
}

/// Proves ZW-091, ZW-092, ZW-097, ZW-167. Factions draw a card and give a play in battle, too.
#[test]
fn factions_give_plays_in_battle() {
    for (faction, name) in [(Imperial, "patchwork"), (Rogue, "hard-turn"), (Bandit, "cannon-blast")] {
        let changes = [("/ships/0/pile", json!([])), ("/ships/0/discards", json!([]))];
        let game = aboard(crew(faction, None, None), &[dummy(0)], &["full-steam"], &changes);
        let mut game = arranged(&game, &[("/ships/0/pile", json!([name])), ("/ships/0/plays/any", json!(0))]);
        play(&mut game, flip(FACTION));
        assert_eq!(names(&game, "/ships/0/hand").last().map(String::as_str), Some(name));
        assert!(may(&game, Play { card: card(name) }), "{faction:?}");
        assert_eq!(may(&game, Play { card: card("full-steam") }), faction == Imperial, "a play of its kind alone");
    }
}

/// Proves ZW-097, ZW-096, ZW-026. The Merchant and Esme Tallow roll in salvage; Nail makes one of its dice a 6.
#[test]
fn salvage_abilities_work_while_salvage_is_taken() {
    for (member, ability) in
        [(crew(Merchant, None, None), FACTION), (crew(Rogue, Some("crew-esme-tallow"), None), PERSON)]
    {
        let game = arranged(&patrol(1), &[("/ships/0/crew/3", member)]);
        let fight = battle(&explored(FIRST), &[FIRST], &[beaten(foe("lamplighter", 1, 0), &[FIRST])]);
        let (mut game, _) = regroup(&game, fight, &[]);
        assert_eq!((asked(&game).1, legal(&game)), (ZephyrQuestion::Salvage, vec![Done, flip(ability)]));
        roll(&mut game, flip(ability), &[4]);
        roll(&mut game, Done, &[2]);
        assert_eq!(scrap(&game, FIRST), 6);
    }
    let nail = crew(Rogue, Some("crew-nail"), None);
    let game = arranged(&patrol(1), &[("/ships/0/crew/3", nail), ("/mission/day", json!(3))]);
    let fight = battle(&explored(FIRST), &[FIRST], &[beaten(foe("lamplighter", 1, 0), &[FIRST])]);
    let (mut game, _) = regroup(&game, fight, &[5]);
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::OwnDie { die: 5 }));
    roll(&mut game, Done, &[1]);
    play(&mut game, flip(PERSON));
    assert_eq!(scrap(&game, FIRST), 11);
}

/// Proves ZW-046, ZW-023. The Spitfire evades, the Tub repairs, both immediately; the Gypsy draws and plays.
#[test]
fn the_ships_own_abilities_work_in_battle() {
    let of = |name: &str, changes: &[(&str, Value)]| {
        let ready = arranged(&patrol_of(&[name]), &[("/ships/0/flipped", json!(false))]);
        let enemy = led("iron-magpie", "alexander", 3, 0);
        begun(&arranged(&ready, changes), &[battle(&explored(FIRST), &[FIRST], &[enemy])])
    };
    let own = flip(ZephyrAbility::Ship);
    let mut game = of("rogue-spitfire", &[]);
    roll(&mut game, Done, &[1]);
    play(&mut game, own);
    assert_eq!(damage(&play_any(&mut game, Evade { blow: 0 }).0, FIRST), 0);
    let mut game = of("greaser-tub", &[("/ships/0/hull", plates("aaaAAASSS"))]);
    roll(&mut game, Done, &[1]);
    play_any(&mut game, own);
    assert_eq!(hull(&game, FIRST), "aaAAAASSS", "repaired before the damage");
    for hand in [vec![], vec!["brace".to_owned()]] {
        let mut game = arranged(&of("merchant-gypsy", &[]), &[("/ships/0/pile", json!(hand))]);
        play(&mut game, own);
        assert_eq!((names(&game, "/ships/0/hand"), at(&game, "/ships/0/plays/any")), (hand, json!(2)));
    }
}

/// Proves ZW-096. Rook sets the formation anew only where there is one.
#[test]
fn rook_needs_another_ship_in_the_battle() {
    let mut alone = with("crew-rook", &[dummy(0)], &[], &[]);
    roll(&mut alone, Done, &[5]);
    assert_eq!(asked(&alone).1, ZephyrQuestion::Actions, "nothing is asked about the dice");
    let rook = [("/ships/0/crew/3", crew(Rogue, Some("crew-rook"), None))];
    let mut two = fight(2, &[dummy(0)], &rook);
    play(&mut two, Face { foe: 0, ship: FIRST });
    play(&mut two, Done);
    roll(&mut two, Done, &[5]);
    assert_eq!((asked(&two), legal(&two)), ((FIRST, ZephyrQuestion::Dice), vec![Done, flip(PERSON)]));
}
