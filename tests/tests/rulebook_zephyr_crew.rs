//! Zephyr's rulebook: crew that is hired, lives and dies, its abilities, and critical damage.

use serde_json::{Value, json};
use windrose_core::chance::Seeded;
use windrose_core::game::Game;
use windrose_core::zephyr::cards::language::{Effect, Faction, Kind, Limit, Trigger, Window};
use windrose_core::zephyr::cards::{CardId, Family, faction_card};
use windrose_core::zephyr::*;
use windrose_tests::zephyr::*;

use Faction::{Bandit, Greaser, Imperial, Merchant, Rogue};
use ZephyrAction::{Done, Hire, MoveCrew, Pass, Release, Use};

/// The first of two ships at the resupply before the first day, with these changes.
fn docked(changes: &[(&str, Value)]) -> Zephyr {
    arranged(&begin(&plane(2)), changes)
}

/// The personalities that can still be drawn.
fn people(names: &[&str]) -> (&'static str, Value) {
    ("/supply/personalities", json!(names))
}

fn flip(ability: ZephyrAbility) -> ZephyrAction {
    Use { ability, aim: ZephyrAim::Nothing }
}

const fn faction_of(station: u8) -> ZephyrAbility {
    ZephyrAbility::Faction { station }
}

const fn personality_of(station: u8) -> ZephyrAbility {
    ZephyrAbility::Personality { station }
}

const fn companion_of(station: u8) -> ZephyrAbility {
    ZephyrAbility::CompanionCard { station }
}

/// Proves ZW-072, ZW-073, ZW-075, ZW-081. The personality is drawn from all that are left.
#[test]
fn whoever_is_hired_takes_the_first_free_station_with_an_icon_first() {
    // The Scimitar's icons are on the first two stations; the third has none.
    let mut game =
        docked(&[("/ships/0/scrap", json!(200)), people(&["crew-wick", "crew-ferro", "crew-rook", "crew-sable"])]);
    let hired = |station, faction, name: &str| ZephyrEvent::Hired {
        seat: FIRST,
        faction,
        personality: Some(card(name)),
        companion: None,
        station,
    };
    assert_eq!(draw(&mut game, Hire { faction: Rogue }, &[1])[0], hired(0, Rogue, "crew-ferro"));
    play(&mut game, MoveCrew { from: 0, to: 3 });
    assert_eq!(draw(&mut game, Hire { faction: Bandit }, &[2])[0], hired(0, Bandit, "crew-sable"));
    assert_eq!(draw(&mut game, Hire { faction: Rogue }, &[0])[0], hired(1, Rogue, "crew-wick"));
    assert_eq!(play(&mut game, Hire { faction: Merchant })[0], hired(2, Merchant, "crew-rook"));
    assert_eq!(station(&game, FIRST, 3), crew(Rogue, Some("crew-ferro"), None));
    assert_eq!(at(&game, "/supply/factions"), json!([4, 2, 4, 3, 3]));
    assert_eq!(names(&game, "/supply/personalities"), [""; 0]);
    assert_eq!(why_not(&game, Hire { faction: Imperial }), ZephyrRefusal::NoStation);
    assert_eq!(scrap(&game, FIRST), 120);
}

/// Proves ZW-073, ZW-074.
#[test]
fn a_faction_without_cards_left_is_not_hired() {
    let game = docked(&[("/supply/factions", json!([0, 1, 0, 2, 0]))]);
    let open = FACTIONS.map(|faction| game.check(&Hire { faction }).err());
    let none = Some(ZephyrRefusal::NoFaction);
    assert_eq!(open, [none, None, none, None, none]);
}

/// Proves ZW-076.
#[test]
fn with_no_personality_left_crew_is_the_faction_card_alone() {
    for left in [&[][..], &["companion-moth", "companion-ransom"]] {
        let mut game = docked(&[people(left)]);
        let events = play(&mut game, Hire { faction: Rogue });
        assert!(matches!(events[0], ZephyrEvent::Hired { personality: None, companion: None, .. }), "{events:?}");
        assert_eq!(station(&game, FIRST, 0), crew(Rogue, None, None));
        assert_eq!(names(&game, "/supply/personalities"), left, "companions wait for somebody else");
    }
}

/// Proves ZW-077, ZW-079.
#[test]
fn a_companion_comes_with_a_personality_and_further_companions_go_back() {
    let left = ["crew-wick", "companion-moth", "companion-ransom", "crew-rook"];
    let game = docked(&[people(&left), ("/ships/0/scrap", json!(200))]);
    let order = names(&game, "/supply/personalities");
    let nth = |name: &str| order.iter().position(|left| left == name).unwrap() as u32;
    // Moth is drawn; of the two that are no companions the second comes.
    let mut first = game.clone();
    let events = draw(&mut first, Hire { faction: Rogue }, &[nth("companion-moth"), 1]);
    let hired = ZephyrEvent::Hired {
        seat: FIRST,
        faction: Rogue,
        personality: Some(card("crew-rook")),
        companion: Some(card("companion-moth")),
        station: 0,
    };
    assert_eq!(events[0], hired);
    assert_eq!(names(&first, "/supply/personalities").len(), 2, "Ransom can still be drawn");
    let mut second = game;
    let events = draw(&mut second, Hire { faction: Rogue }, &[nth("crew-wick")]);
    assert!(matches!(events[0], ZephyrEvent::Hired { companion: None, .. }));
    for stream in 0..30 {
        let mut game = docked(&[("/ships/0/scrap", json!(200))]);
        let mut chance = Seeded::new(9, stream);
        for faction in [Rogue, Bandit, Imperial, Greaser] {
            game.apply(&Hire { faction }, &mut chance, &mut ()).unwrap();
        }
        for place in 0..4 {
            let member = station(&game, FIRST, place);
            let named = |part: &str| member[part].as_str().map(card);
            assert_eq!(named("personality").map(CardId::family), Some(Family::Personality));
            assert!(named("companion").is_none_or(|card| card.family() == Family::Companion));
        }
    }
}

/// Proves ZW-075, ZW-083. Faction card and personality lie in the supply again, a companion as well.
#[test]
fn who_is_released_can_be_drawn_again() {
    let member = crew(Rogue, Some("crew-wick"), Some("companion-moth"));
    let mut game = docked(&[people(&[]), ("/supply/factions", json!([4, 3, 4, 4, 4])), ("/ships/0/crew/2", member)]);
    let events = play(&mut game, Release { station: 2 });
    assert_eq!(events, [ZephyrEvent::Released { seat: FIRST, faction: Rogue, personality: Some(card("crew-wick")) }]);
    let mut left = names(&game, "/supply/personalities");
    left.sort();
    assert_eq!((left, at(&game, "/supply/factions/1")), (vec!["companion-moth".into(), "crew-wick".into()], json!(4)));
    assert_eq!((scrap(&game, FIRST), at(&game, "/supply/dead")), (90, json!([])));
}

/// The first ship reacts with a hand of its choice; the ship is the Spitfire, alone.
fn reacting(crew: &[(usize, Value)], hand: &[&str], pile: &[&str]) -> Zephyr {
    let mut game = begin(&flight("plane-and-simple", &["rogue-spitfire"]));
    for (station, member) in crew {
        game = arranged(&game, &[(&format!("/ships/0/crew/{station}"), member.clone())]);
    }
    let game = arranged(&game, &[("/ships/0/pile", json!(hand))]);
    let mut game = doing(&game, &[json!({ "React": 0 })]);
    play_any(&mut game, Done);
    arranged(&game, &[("/ships/0/hand", json!(hand)), ("/ships/0/pile", json!(pile))])
}

fn plays(game: &Zephyr) -> (Value, Value) {
    (at(game, "/ships/0/plays/any"), at(game, "/ships/0/plays/kinds"))
}

/// Proves ZW-080. The Spitfire's stations have an icon each but the last.
#[test]
fn crew_in_a_station_with_an_icon_gives_a_play_of_its_type() {
    let one = || crew(Rogue, None, None);
    let cases: [(&[usize], [u8; 3]); 5] =
        [(&[], [0; 3]), (&[0], [1, 0, 0]), (&[1, 2], [0, 1, 1]), (&[3], [0; 3]), (&[0, 1, 2, 3], [1, 1, 1])];
    for (stations, kinds) in cases {
        let aboard: Vec<(usize, Value)> = stations.iter().map(|&station| (station, one())).collect();
        let game = reacting(&aboard, &["cannon-blast"], &[]);
        assert_eq!(plays(&game), (json!(1), json!(kinds)), "{stations:?}");
    }
}

/// Proves ZW-078, ZW-084, ZW-087.
#[test]
fn the_abilities_of_a_crew_member_are_used_apart_and_once() {
    let member = crew(Rogue, Some("crew-juniper-ash"), Some("companion-button"));
    let mut game = reacting(&[(3, member)], &["cannon-blast"], &["hard-turn", "full-steam"]);
    assert_eq!(plays(&game), (json!(1), json!([0, 0, 0])));
    play(&mut game, flip(companion_of(3)));
    assert_eq!(
        (plays(&game), at(&game, "/ships/0/crew/3/used")),
        ((json!(2), json!([0, 0, 0])), json!([false, false, true]))
    );
    assert_eq!(why_not(&game, flip(companion_of(3))), ZephyrRefusal::OnCooldown);
    draw(&mut game, flip(faction_of(3)), &[1]);
    assert_eq!(
        (plays(&game), at(&game, "/ships/0/crew/3/used")),
        ((json!(2), json!([0, 1, 0])), json!([true, false, true]))
    );
    play(&mut game, flip(personality_of(3)));
    assert_eq!(
        (plays(&game), at(&game, "/ships/0/crew/3/used")),
        ((json!(3), json!([0, 1, 0])), json!([true, true, true]))
    );
    assert_eq!(why_not(&game, flip(personality_of(2))), ZephyrRefusal::NoAbility);
}

/// Proves ZW-090, ZW-091, ZW-092, ZW-097.
#[test]
fn factions_draw_a_card_and_give_a_play() {
    for (faction, kinds) in [(Imperial, [0, 0, 1]), (Rogue, [0, 1, 0]), (Bandit, [1, 0, 0])] {
        let mut game = reacting(&[(3, crew(faction, None, None))], &["cannon-blast"], &["hard-turn"]);
        let events = play(&mut game, flip(faction_of(3)));
        assert!(events.contains(&ZephyrEvent::Drew { seat: FIRST, cards: vec![card("hard-turn")] }), "{events:?}");
        assert_eq!(plays(&game), (json!(1), json!(kinds)), "{faction:?}");
    }
    for faction in FACTIONS {
        assert_eq!(faction_card(faction).abilities()[0].limit, Limit::PerTrip, "{faction:?}");
    }
}

/// Proves ZW-046, ZW-087. The Gypsy draws and plays a card more, the Tub repairs three.
#[test]
fn the_ship_has_an_ability_of_its_own() {
    for name in SHIPS {
        let flips = card(name).abilities().iter().filter(|ability| matches!(ability.trigger, Trigger::Flip(_)));
        assert_eq!(flips.count(), 1, "{name}");
    }
    let limits = SHIPS.map(|name| card(name).abilities()[0].limit);
    assert_eq!(limits, [Limit::PerDay, Limit::PerDay, Limit::PerTrip, Limit::PerDay, Limit::PerDay]);
    let game =
        arranged(&begin(&flight("plane-and-simple", &["greaser-tub"])), &[("/ships/0/hull", plates("a.....sss"))]);
    let mut game = doing(&game, &[json!({ "React": 0 })]);
    play_any(&mut game, Done);
    assert_eq!(at(&game, "/ships/0/flipped"), json!(false));
    play(&mut game, flip(ZephyrAbility::Ship));
    play(&mut game, ZephyrAction::Restore { slot: 0 });
    assert_eq!((hull(&game, FIRST).as_str(), at(&game, "/ships/0/flipped")), ("A.....SSs", json!(true)));
    assert_eq!(why_not(&game, flip(ZephyrAbility::Ship)), ZephyrRefusal::OnCooldown);
}

/// Proves ZW-088. An ability that goes on cooldown by an enemy does nothing.
#[test]
fn an_exhausted_ability_does_not_act() {
    let game = reacting(&[(3, crew(Rogue, None, None))], &["cannon-blast"], &["hard-turn"]);
    let game = arranged(&game, &[("/ships/0/flipped", json!(true))]);
    let mut game = doing(&game, &[json!({ "Exhaust": 0 })]);
    let events = play(&mut game, Done);
    let exhausted = ZephyrEvent::Exhausted { seat: FIRST, ability: faction_of(3), card: faction_card(Rogue) };
    assert_eq!(events, [exhausted]);
    assert_eq!(at(&game, "/ships/0/crew/3/used"), json!([true, false, false]));
}

/// Proves ZW-089. Docking brings back what is used once a day or a trip; the rest of the rules know no other limit.
#[test]
fn every_ability_that_is_flipped_has_a_limit() {
    for family in [Family::Ship, Family::Faction, Family::Personality, Family::Companion] {
        for &card in family.cards() {
            let [ability] = card.abilities() else { panic!("{card:?}") };
            assert!(matches!(ability.trigger, Trigger::Flip(_)), "{card:?}");
            assert_ne!(ability.limit, Limit::Free, "{card:?}");
        }
    }
}

fn ability(name: &str) -> (Vec<Window>, Limit, Effect) {
    let ability = &card(name).abilities()[0];
    let Trigger::Flip(windows) = &ability.trigger else { panic!("{name}") };
    (windows.clone(), ability.limit, ability.effect.clone())
}

/// Proves ZW-093, ZW-094, ZW-095, ZW-096, ZW-097.
#[test]
fn crew_cards_do_what_their_table_says() {
    use Effect::{Draw, Evade, Repair, SalvageRoll, Seq};
    let (per_day, per_trip) = (Limit::PerDay, Limit::PerTrip);
    let of = |name: &str| {
        let (_, limit, effect) = ability(name);
        (limit, effect)
    };
    let kills = of("crew-cocidius");
    assert!(kills.0 == per_day && matches!(kills.1, Effect::KillCrew(_)));
    assert_eq!(of("companion-ransom"), (per_day, Effect::Retarget));
    assert_eq!(of("companion-sebastian-t-keeler"), (per_trip, Effect::ShiftDie));
    let draw_and = |kind| (per_trip, Seq(vec![Draw(1), Effect::Plays { kind: Some(kind), n: 1 }]));
    assert_eq!(of("crew-barnaby-flint"), draw_and(Kind::Attack));
    assert_eq!(of("crew-pell-marrow"), draw_and(Kind::Manoeuvre));
    assert_eq!(of("crew-odile-brack"), draw_and(Kind::Tech));
    assert_eq!(of("crew-tansy-quill"), (per_trip, Draw(2)));
    assert_eq!(of("crew-juniper-ash"), (per_trip, Effect::Plays { kind: None, n: 1 }));
    assert_eq!(of("crew-wick"), (per_trip, Evade(1)));
    assert_eq!(of("crew-lemuel"), (per_day, Effect::Reroll));
    assert_eq!(of("crew-wren-sallow"), (per_day, Effect::RerollFoe));
    assert_eq!(of("crew-cassius-vane"), (per_trip, Effect::CancelDie));
    assert_eq!(of("crew-bosun-grey"), (per_day, Effect::Cycle));
    assert_eq!(of("crew-esme-tallow"), (per_trip, SalvageRoll(1)));
    assert_eq!(of("crew-nail"), (per_trip, Effect::SetDie(6)));
    assert_eq!(of("crew-sable"), (per_day, Effect::Recover));
    assert_eq!(of("companion-feathers"), (per_day, Draw(1)));
    assert_eq!(of("companion-button"), (per_trip, Effect::Plays { kind: None, n: 1 }));
    for name in
        ["crew-wick", "crew-halloran", "crew-brother-tam", "crew-sister-rivet", "crew-mags-thumb", "companion-biscuit"]
    {
        assert_eq!(ability(name).0, [Window::Any], "{name} is immediate");
    }
    let (windows, limit, effect) = ability("faction-greaser");
    assert_eq!((windows, limit), (vec![Window::Any], per_trip));
    assert!(matches!(effect, Repair { n: 2, .. }));
    let (windows, limit, effect) = ability("faction-merchant");
    assert_eq!((windows, limit, effect), (vec![Window::Salvage, Window::Resupply], per_trip, SalvageRoll(1)));
}

/// Proves ZW-097, ZW-095, ZW-087. At the resupply the Merchant rolls for scrap, and Keeler shifts the die.
#[test]
fn the_merchant_rolls_for_scrap_at_the_resupply() {
    let member = crew(Merchant, Some("crew-wick"), Some("companion-sebastian-t-keeler"));
    let base = docked(&[("/ships/0/crew/0", member), ("/ships/0/scrap", json!(0))]);
    let mut game = base.clone();
    let events = draw(&mut game, flip(faction_of(0)), &[3]);
    assert!(events.contains(&ZephyrEvent::Rolled { seat: FIRST, die: 4 }));
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::OwnDie { die: 4 }));
    let shift = |aim| Use { ability: companion_of(0), aim };
    let mut up = game.clone();
    play(&mut up, shift(ZephyrAim::Up));
    play(&mut game, shift(ZephyrAim::Down));
    assert_eq!((scrap(&up, FIRST), scrap(&game, FIRST)), (5, 3));
    assert_eq!(why_not(&game, flip(faction_of(0))), ZephyrRefusal::OnCooldown);
    let mut six = base;
    draw(&mut six, flip(faction_of(0)), &[5]);
    assert_eq!(why_not(&six, shift(ZephyrAim::Up)), ZephyrRefusal::NothingToGain);
    play(&mut six, Done);
    assert_eq!((scrap(&six, FIRST), at(&six, "/ships/0/crew/0/used")), (6, json!([true, false, false])));
}

/// The crew member in a station of the first ship is about to die.
fn dying(station: u8, changes: &[(&str, Value)]) -> Zephyr {
    doing(&docked(changes), &[json!({ "CrewDies": [0, station] })])
}

/// Proves ZW-085.
#[test]
fn the_dead_leave_the_game_and_their_faction_card_comes_back() {
    let member = crew(Rogue, Some("crew-wick"), None);
    let mut game = dying(1, &[("/ships/0/crew/1", member), ("/supply/factions", json!([4, 3, 4, 4, 4])), people(&[])]);
    let events = play(&mut game, Done);
    assert_eq!(events, [ZephyrEvent::CrewDied { seat: FIRST, faction: Rogue, personality: Some(card("crew-wick")) }]);
    assert_eq!(station(&game, FIRST, 1), Value::Null);
    assert_eq!(
        (names(&game, "/supply/dead"), at(&game, "/supply/factions/1")),
        (vec!["crew-wick".to_owned()], json!(4))
    );
    assert_eq!(names(&game, "/supply/personalities"), [""; 0]);
}

/// Proves ZW-086, ZW-079.
#[test]
fn a_companion_goes_over_to_a_neighbour_who_has_none() {
    let dead = tired(Rogue, Some("crew-wick"), Some("companion-moth"), [false, false, true]);
    let alone = || crew(Bandit, Some("crew-ferro"), None);
    let paired = || crew(Greaser, Some("crew-rook"), Some("companion-ransom"));
    let aboard = |crew: [Value; 4]| ("/ships/0/crew", json!(crew));
    let mut game = dying(1, &[aboard([alone(), dead.clone(), alone(), alone()])]);
    play(&mut game, Done);
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::CompanionHeir { card: card("companion-moth") }));
    assert_eq!(legal(&game), [Pass { station: 0 }, Pass { station: 2 }, Done]);
    assert_eq!(why_not(&game, Pass { station: 3 }), ZephyrRefusal::NoCrew);
    let mut kept = game.clone();
    let events = play(&mut kept, Pass { station: 2 });
    assert_eq!(events, [ZephyrEvent::CompanionPassed { seat: FIRST, card: card("companion-moth") }]);
    assert_eq!(
        (&station(&kept, FIRST, 2)["companion"], &station(&kept, FIRST, 2)["used"]),
        (&json!("companion-moth"), &json!([false, false, true]))
    );
    assert_eq!(names(&kept, "/supply/dead"), ["crew-wick"]);
    play(&mut game, Done);
    assert_eq!(names(&game, "/supply/dead"), ["crew-wick", "companion-moth"]);
    // Neighbours with a companion take no other one; nor does somebody further off, or nobody.
    let lost = [[paired(), dead.clone(), paired(), alone()], [Value::Null, dead, Value::Null, alone()]];
    for crew in lost {
        let mut game = dying(1, &[aboard(crew)]);
        play(&mut game, Done);
        assert_eq!(asked(&game), (FIRST, ZephyrQuestion::Outfit));
        assert_eq!(names(&game, "/supply/dead"), ["crew-wick", "companion-moth"]);
    }
}

/// Proves ZW-096. Doc Pewter saves a crew member of the ship, also himself.
#[test]
fn a_doctor_undoes_a_death() {
    let doctor = crew(Greaser, Some("crew-doc-pewter"), None);
    let base = [("/ships/0/crew/1", crew(Rogue, Some("crew-wick"), None)), ("/ships/0/crew/2", doctor)];
    for (station_dying, faction, name) in [(1, Rogue, "crew-wick"), (2, Greaser, "crew-doc-pewter")] {
        let mut game = dying(station_dying, &base);
        play(&mut game, Done);
        assert_eq!(asked(&game), (FIRST, ZephyrQuestion::CrewDeath { station: station_dying }));
        let mut saved = game.clone();
        let events = play(&mut saved, flip(personality_of(2)));
        let lives = ZephyrEvent::CrewSaved { seat: FIRST, faction, personality: Some(card(name)) };
        assert_eq!(events.last(), Some(&lives));
        assert_eq!((asked(&saved).1, names(&saved, "/supply/dead")), (ZephyrQuestion::Outfit, vec![]));
        assert_eq!(at(&saved, "/ships/0/crew/2/used"), json!([false, true, false]));
        assert_ne!(station(&saved, FIRST, station_dying), Value::Null);
        play(&mut game, Done);
        assert_eq!(
            (station(&game, FIRST, station_dying), names(&game, "/supply/dead")),
            (Value::Null, vec![name.to_owned()])
        );
    }
    let mut used = dying(1, &[base[0].clone(), base[1].clone(), ("/ships/0/crew/2/used", json!([false, true, false]))]);
    play(&mut used, Done);
    assert_eq!(names(&used, "/supply/dead"), ["crew-wick"], "once a trip");
}

/// Proves ZW-103. On the Hospice Isles a die of 4 to 6 saves the dying.
#[test]
fn the_hospice_isles_save_on_four_and_more() {
    let member = crew(Rogue, Some("crew-wick"), None);
    for face in 1..=6u32 {
        let changes = [("/ships/0/crew/1", member.clone()), ("/mission/region", json!("region-hospice-isles"))];
        let mut game = dying(1, &changes);
        let events = draw(&mut game, Done, &[face - 1]);
        let saved = events.iter().any(|event| matches!(event, ZephyrEvent::CrewSaved { .. }));
        assert_eq!((saved, station(&game, FIRST, 1).is_null()), (face >= 4, face < 4), "{face}");
    }
}
