//! Zephyr's rulebook: warlords, their abilities and their waves.

use serde_json::{Value, json};
use windrose_core::game::{Game, Seat};
use windrose_core::zephyr::cards::language::{Effect, Quantity, Target as Hits, Trigger};
use windrose_core::zephyr::cards::{CardId, Family, row};
use windrose_core::zephyr::*;
use windrose_tests::zephyr::*;
use windrose_tests::zephyr_battle::*;

use ZephyrAction::{Done, Face, Play, Target as Aim};

/// Warlords: ability cards, waves, hull, and hull for each player ship.
const WARLORDS: [(&str, [u8; 4]); 6] = [
    ("commodore-von-groebhausen", [1, 3, 6, 2]),
    ("empress-nettle", [2, 2, 6, 2]),
    ("iron-abbot-caul", [1, 2, 8, 3]),
    ("sir-lucian-vole", [1, 3, 4, 2]),
    ("grandmother-tempest", [2, 2, 5, 2]),
    ("the-unpaid-captain", [2, 3, 4, 1]),
];

/// What the faces 1 to 6 of their abilities do, in the signs of the card tables.
const ABILITIES: [(&str, &str); 6] = [
    ("agile-aggression", "1 E1 2 E1 1 E2"),
    ("burning-rain", "1 - 1 - !1 1"),
    ("grinding-hull", "1 F1 - 1 F2 1"),
    ("press-gang", "C+ 1 - 1 C+ -"),
    ("bad-weather-made", "Z 1 - Z 1 -"),
    ("tribute", "$5 - 1 $5 - 2"),
];

/// Waves for 1 to 5 player ships: commanders, ships without one, and what is added to the hull of each.
const WAVES: [(&str, [usize; 5], [usize; 5], i8); 6] = [
    ("foul-villainy", [1, 2, 3, 4, 5], [1, 1, 1, 1, 1], 0),
    ("picket-line", [0; 5], [1, 2, 3, 4, 5], 0),
    ("two-by-two", [0; 5], [2, 3, 4, 5, 6], -1),
    ("hired-guns", [1; 5], [0, 1, 1, 2, 2], 0),
    ("raiding-swarm", [0; 5], [2, 3, 4, 5, 6], -2),
    ("honour-guard", [1; 5], [0, 1, 2, 3, 4], -1),
];

/// The last evening before the goal space, on which this warlord waits with these abilities and waves, the first first.
fn before(ships: usize, warlord: &str, abilities: &[&str], waves: &[&str], changes: &[(&str, Value)]) -> Zephyr {
    let mut game = begin(&flight("a-crown-of-kites", &SHIPS[..ships]));
    let mut next_last = waves.to_vec();
    next_last.reverse();
    game = arranged(
        &game,
        &[
            ("/mission/day", json!(6)),
            ("/mission/completed", json!(ships)),
            ("/mission/warlord/card", json!(warlord)),
            ("/mission/warlord/abilities", json!(abilities)),
            ("/mission/warlord/waves", json!(next_last)),
        ],
    );
    game = whole(&game, &SHIPS[..ships]);
    doing(&arranged(&game, changes), &[json!("Dawn")])
}

/// The same once the goal space has been reached, in the first decision of the battle. Ships' abilities are on cooldown.
fn meets(
    ships: usize,
    warlord: &str,
    abilities: &[&str],
    waves: &[&str],
    changes: &[(&str, Value)],
) -> (Zephyr, Vec<ZephyrEvent>) {
    let mut game = before(ships, warlord, abilities, waves, changes);
    let events = play_any(&mut game, Done).0;
    let tired: Vec<String> = (0..ships).map(|seat| format!("/ships/{seat}/flipped")).collect();
    let tired: Vec<(&str, Value)> = tired.iter().map(|path| (&**path, json!(true))).collect();
    (arranged(&game, &tired), events)
}

/// The game with only these enemies left in the warlord's battle, and those who act in it the first two decisions on.
fn facing(game: &Zephyr, foes: &[Value]) -> Zephyr {
    let mut game = doing(&arranged(game, &[("/battles/0/foes", json!(foes))]), &[json!("Battles")]);
    play_any(&mut game, Done);
    game
}

fn came(events: &[ZephyrEvent]) -> Vec<(CardId, Option<CardId>, u8, u8)> {
    let came = events.iter().filter_map(|event| match *event {
        ZephyrEvent::FoeCame { card, commander, hull, crew, .. } => Some((card, commander, hull, crew)),
        _ => None,
    });
    came.collect()
}

/// Proves ZW-254, ZW-255, ZW-256, ZW-259.
#[test]
fn warlords_follow_their_table() {
    assert_eq!(Family::Warlord.cards().len(), WARLORDS.len());
    for (name, figures) in WARLORDS {
        assert_eq!(<[u8; 4]>::from(card(name).warlord()), figures, "{name}");
        for ships in 1..=5 {
            let (_, events) = meets(ships, name, &["burning-rain"], &["picket-line"], &[]);
            let hull = figures[2] + figures[3] * ships as u8;
            let abilities = vec![card("burning-rain")];
            let revealed = ZephyrEvent::WarlordRevealed { card: card(name), hull, abilities };
            assert!(events.contains(&revealed), "{name}, {ships}: {events:?}");
        }
    }
}

/// Proves ZW-257, ZW-259.
#[test]
fn warlord_abilities_follow_their_table() {
    assert_eq!(Family::WarlordAbility.cards().len(), ABILITIES.len());
    for (name, signs) in ABILITIES {
        for (face, sign) in (1..).zip(signs.split(' ')) {
            let hit = |n, direct| Effect::Damage { n, to: Hits::Attacked, direct };
            let expected = match sign {
                "-" => Effect::Nothing,
                "1" => hit(1, false),
                "2" => hit(2, false),
                "!1" => hit(1, true),
                "E1" => Effect::Evade(1),
                "E2" => Effect::Evade(2),
                "F1" => Effect::Repair { n: 1, hull: Default::default() },
                "F2" => Effect::Repair { n: 2, hull: Default::default() },
                "C+" => Effect::AddCrew,
                "Z" => Effect::Exhaust,
                "$5" => Effect::Scrap(Quantity::N(-5)),
                _ => panic!("{sign}"),
            };
            assert_eq!(row(card(name), face).map(|id| id.effect()), Some(&expected), "{name}: {face}");
        }
    }
}

/// Proves ZW-243, ZW-258, ZW-259. Commanders of waves bring no ships. The mission's last tier is the second.
#[test]
fn waves_bring_what_their_table_says() {
    assert_eq!(Family::WarlordWave.cards().len(), WAVES.len());
    for (name, commanders, ships, hull) in WAVES {
        for players in 1..=5 {
            let (game, events) = meets(players, "grandmother-tempest", &["tribute"], &[name, "picket-line"], &[]);
            assert!(events.contains(&ZephyrEvent::WaveRevealed { card: card(name) }));
            let came = came(&events);
            let led = came.iter().filter(|(_, commander, ..)| commander.is_some()).count();
            assert_eq!((led, came.len() - led), (commanders[players - 1], ships[players - 1]), "{name}, {players}");
            for (enemy, _, hulls, crews) in came {
                let full = enemy.hull(2).saturating_add_signed(hull).max(1);
                assert_eq!((hulls, crews), (full, enemy.crew(2)), "{name}: {enemy:?}");
            }
            assert_eq!(at(&game, "/battles/0/ships"), json!((1 << players) - 1), "all ships fight");
        }
    }
}

/// Proves ZW-259. Nettle's ships have a hull less, and Vole's first wave a crew cube more.
#[test]
fn some_warlords_change_their_waves() {
    let (_, events) = meets(1, "empress-nettle", &["tribute"], &["two-by-two"], &[]);
    for (enemy, _, hull, _) in came(&events) {
        assert_eq!(hull, enemy.hull(2).saturating_sub(2).max(1));
    }
    let (game, events) = meets(1, "sir-lucian-vole", &["tribute"], &["picket-line", "raiding-swarm"], &[]);
    for (enemy, _, _, crew) in came(&events) {
        assert_eq!(crew, enemy.crew(2) + 1);
    }
    let mut game = facing(&game, &[foe("lamplighter", 0, 0)]);
    let events = play_any(&mut game, Done).0;
    let second = came(&events);
    assert!(!second.is_empty() && second.iter().all(|(enemy, _, _, crew)| *crew == enemy.crew(2)));
}

/// Proves ZW-244, ZW-245, ZW-259. The wave goes when only the warlord is left; the Unpaid Captain pays for each.
#[test]
fn the_next_wave_comes_when_all_ships_of_the_first_are_destroyed() {
    let (game, _) = meets(2, "the-unpaid-captain", &["tribute"], &["two-by-two", "hired-guns", "picket-line"], &[]);
    let both = arranged(&game, &[("/ships/0/hand", json!(["cannon-blast"]))]);
    let mut game = facing(&both, &[foe("lamplighter", 1, 0), foe("tin-hornet", 3, 0)]);
    for (foe, ship) in [(0, FIRST), (1, FIRST)] {
        play(&mut game, Face { foe, ship });
    }
    play(&mut game, Aim { foe: 0 });
    play(&mut game, Aim { foe: 1 });
    play(&mut game, Play { card: card("cannon-blast") });
    play(&mut game, Done);
    roll(&mut game, Done, &[2, 2, 6, 6]);
    assert_eq!(at(&game, "/mission/warlord/wave"), json!("two-by-two"), "one of its ships is left");
    let last = [("/battles/0/foes/1/hull", json!(1)), ("/ships/0/hand", json!(["cannon-blast"]))];
    let mut game = arranged(&game, &last);
    while asked(&game).1 != ZephyrQuestion::Actions {
        let action = legal(&game)[0];
        play(&mut game, action);
    }
    let mut game = arranged(&game, &[("/ships/0/hand", json!(["cannon-blast"])), ("/ships/0/target", json!(1))]);
    play(&mut game, Play { card: card("cannon-blast") });
    play(&mut game, Done);
    let events = roll(&mut game, Done, &[2, 2, 6, 4, 3]);
    let position = |what: &ZephyrEvent| events.iter().position(|event| event == what);
    let revealed = position(&ZephyrEvent::WaveRevealed { card: card("hired-guns") });
    let phase = events.iter().position(|event| matches!(event, ZephyrEvent::PhaseBegan { .. }));
    assert!(revealed.is_some() && revealed < phase, "before the next attack phase: {events:?}");
    assert_eq!((scrap(&game, FIRST), scrap(&game, SECOND)), (4, 3));
    assert_eq!(names(&game, "/decks/waves/discards").last().map(String::as_str), Some("two-by-two"));
}

/// Proves ZW-246, ZW-248, ZW-250. Each player rolls for each ability before the enemies do; the row is for who rolled.
#[test]
fn every_player_rolls_for_every_ability_before_the_enemies() {
    let (game, _) = meets(2, "grandmother-tempest", &["burning-rain", "tribute"], &["picket-line"], &[]);
    let rich = [("/ships/0/scrap", json!(50)), ("/ships/1/scrap", json!(50))];
    let mut game = facing(&arranged(&game, &rich), &[foe("lamplighter", 3, 0)]);
    play(&mut game, Face { foe: 0, ship: FIRST });
    play(&mut game, Done);
    let events = roll(&mut game, Done, &[1, 1, 2, 6, 6]);
    let rolls: Vec<(Seat, &str, u8)> = events
        .iter()
        .filter_map(|event| match event {
            ZephyrEvent::WarlordRolled { seat, card, die } => Some((*seat, card.name(), *die)),
            ZephyrEvent::FoeRolled { dice, .. } => Some((THIRD, "enemy", dice[0])),
            _ => None,
        })
        .collect();
    let expected =
        [(FIRST, "burning-rain", 1), (FIRST, "tribute", 1), (SECOND, "burning-rain", 2), (SECOND, "tribute", 6)];
    assert_eq!(rolls[..4], expected);
    assert_eq!(rolls[4..], [(THIRD, "enemy", 6)]);
    assert_eq!((damage(&events, FIRST), damage(&events, SECOND)), (1, 2));
    assert_eq!((scrap(&game, FIRST), scrap(&game, SECOND)), (45, 50));
}

/// The warlord alone, all waves over: one ship acts.
fn bare(ships: usize, abilities: &[&str], hull: u8, changes: &[(&str, Value)]) -> Zephyr {
    let (game, _) = meets(ships, "iron-abbot-caul", abilities, &["picket-line"], &[]);
    let over = [("/mission/warlord/wave", Value::Null), ("/mission/warlord/hull", json!(hull))];
    facing(&arranged(&arranged(&game, &over), changes), &[])
}

fn warlord_hull(game: &Zephyr) -> Value {
    at(game, "/mission/warlord/hull")
}

/// Proves ZW-247, ZW-094, ZW-028. Nobody may aim at him, nor turn an attack on him, while a wave is there or to come.
#[test]
fn the_warlord_takes_no_damage_while_waves_remain() {
    let ransom = crew(cards::language::Faction::Rogue, Some("crew-wick"), Some("companion-ransom"));
    let changes = [("/ships/0/hand", json!(["grape-organ"])), ("/ships/0/crew/3", ransom)];
    let (game, _) = meets(1, "iron-abbot-caul", &["tribute"], &["picket-line", "two-by-two"], &changes);
    let changes = [("/ships/0/hand", json!(["grape-organ"]))];
    let mut game = facing(&arranged(&game, &changes), &[foe("lamplighter", 3, 0), foe("tin-hornet", 3, 0)]);
    assert_eq!(why_not(&game, Aim { foe: WARLORD }), ZephyrRefusal::WarlordGuarded);
    play(&mut game, Aim { foe: 0 });
    let turn =
        |foe| ZephyrAction::Use { ability: ZephyrAbility::CompanionCard { station: 3 }, aim: ZephyrAim::Foe { foe } };
    assert_eq!(why_not(&game, turn(WARLORD)), ZephyrRefusal::WarlordGuarded);
    assert!(may(&game, turn(1)));
    // With the last wave over Ransom turns on the warlord like on any ship.
    let over = [("/mission/warlord/wave", Value::Null), ("/mission/warlord/waves", json!([]))];
    let mut game = arranged(&game, &over);
    play(&mut game, turn(WARLORD));
    assert_eq!(at(&game, "/ships/0/target"), json!(WARLORD));
}

/// Proves ZW-248, ZW-249, ZW-275. He fights on with his abilities, and is beaten at regroup if a player ship is left.
#[test]
fn without_waves_the_warlord_can_be_beaten() {
    let hand = [("/ships/0/hand", json!(["long-nine"]))];
    let mut game = bare(1, &["tribute"], 3, &hand);
    assert_eq!(at(&game, "/ships/0/target"), json!(WARLORD));
    play(&mut game, Play { card: card("long-nine") });
    let events = roll(&mut game, Done, &[3]);
    assert!(events.contains(&ZephyrEvent::WarlordHull { hull: 1 }));
    assert_eq!((damage(&events, FIRST), asked(&game).1), (1, ZephyrQuestion::Actions));
    let mut game = bare(1, &["tribute"], 2, &hand);
    play(&mut game, Play { card: card("long-nine") });
    let events = roll(&mut game, Done, &[3]);
    assert!(events.contains(&ZephyrEvent::BattleWon { battle: 0 }));
    // If nobody is left by then, he has won.
    let last = [hand[0].clone(), ("/ships/0/hull", plates("....S.."))];
    let mut game = bare(1, &["tribute"], 2, &last);
    play(&mut game, Play { card: card("long-nine") });
    let events = roll(&mut game, Done, &[3, 5]);
    assert!(events.contains(&ZephyrEvent::BattleLost { battle: 0 }) && at(&game, "/mission/lost") == json!(true));
}

/// Proves ZW-249, ZW-275. The whole way: the last ship of the wave, then the warlord, and the mission is won.
#[test]
fn a_beaten_warlord_wins_the_mission() {
    let hand = [("/ships/0/hand", json!(["cannon-blast"])), ("/ships/0/pile", json!(["meteor-lance"]))];
    let mut game = before(1, "grandmother-tempest", &["tribute"], &["picket-line"], &hand);
    play_any(&mut game, Done);
    let mut game = arranged(&game, &[("/battles/0/foes/0/hull", json!(1)), ("/ships/0/flipped", json!(true))]);
    play(&mut game, Play { card: card("cannon-blast") });
    let crew = at(&game, "/battles/0/foes/0/crew").as_u64().unwrap_or(0) as usize;
    let mut dice = vec![2];
    dice.resize(2 + crew, 6);
    let events = roll(&mut game, Done, &dice);
    assert!(events.contains(&ZephyrEvent::WarlordBare));
    let mut game = arranged(&game, &[("/mission/warlord/hull", json!(3)), ("/ships/0/hand", json!(["meteor-lance"]))]);
    let (seat, question) = asked(&game);
    if question == ZephyrQuestion::Regroup {
        play_any(&mut game, Done);
    }
    assert_eq!(seat, FIRST);
    play(&mut game, Play { card: card("meteor-lance") });
    let events = play_any(&mut game, Done).0;
    assert!(events.contains(&ZephyrEvent::MissionEnded { card: card("a-crown-of-kites"), won: true }));
    assert_eq!(game.outcome().map(|outcome| outcome.winners.contains(FIRST)), Some(true));
}

/// Proves ZW-250. The battle is one day: what was used in the first wave stays used in the next.
#[test]
fn nothing_comes_off_cooldown_between_waves() {
    let member = tired(cards::language::Faction::Rogue, Some("crew-cocidius"), None, [true, true, false]);
    let (game, _) = meets(1, "iron-abbot-caul", &["tribute"], &["picket-line", "two-by-two"], &[]);
    let used = [("/ships/0/crew/3", member), ("/ships/0/hull", plates("aaaaSSS"))];
    let mut game = facing(&arranged(&game, &used), &[foe("lamplighter", 0, 0)]);
    let events = roll(&mut game, Done, &[2, 6]);
    assert!(events.contains(&ZephyrEvent::WaveRevealed { card: card("two-by-two") }));
    assert_eq!(
        (at(&game, "/ships/0/flipped"), at(&game, "/ships/0/crew/3/used")),
        (json!(true), json!([true, true, false]))
    );
    assert_eq!(hull(&game, FIRST), "aaaaSSS", "nor is hull repaired");
}

/// Proves ZW-251, ZW-257. He stops the attacks of the ship that rolled, at whomever they are aimed.
#[test]
fn a_warlords_evade_stops_attacks_of_the_player_who_rolled() {
    let (game, _) = meets(2, "commodore-von-groebhausen", &["agile-aggression"], &["picket-line"], &[]);
    let hands = [("/ships/0/hand", json!(["cannon-blast"])), ("/ships/1/hand", json!(["cannon-blast"]))];
    let mut game = facing(&arranged(&game, &hands), &[foe("lamplighter", 3, 0)]);
    play(&mut game, Face { foe: 0, ship: FIRST });
    for _ in 0..2 {
        play(&mut game, Play { card: card("cannon-blast") });
        if asked(&game).0 == FIRST {
            play(&mut game, Done);
        }
    }
    let mut six = game.clone();
    let events = roll(&mut game, Done, &[1, 2, 6]);
    let evaded = ZephyrEvent::FoeEvaded { battle: 0, foe: 0, seat: SECOND, damage: 1 };
    assert!(events.contains(&evaded));
    assert_eq!((hits(&events), damage(&events, FIRST)), (vec![(0, 1)], 1));
    // Two evades for one attack, of which the other ship's is none.
    let events = roll(&mut six, Done, &[6, 3, 6]);
    assert_eq!((hits(&events), damage(&events, SECOND)), (vec![(0, 1)], 2));
}

/// Proves ZW-252.
#[test]
fn a_warlord_repairs_only_once_he_can_be_damaged() {
    let (game, _) = meets(1, "iron-abbot-caul", &["grinding-hull"], &["picket-line"], &[]);
    let hurt = arranged(&game, &[("/mission/warlord/hull", json!(5))]);
    let mut guarded = facing(&hurt, &[foe("lamplighter", 3, 0)]);
    roll(&mut guarded, Done, &[5, 6]);
    assert_eq!(warlord_hull(&guarded), json!(5));
    for (hull, face, after) in [(5, 5, 7), (5, 2, 6), (10, 5, 11), (11, 2, 11)] {
        let mut game = bare(1, &["grinding-hull"], hull, &[]);
        roll(&mut game, Done, &[face]);
        assert_eq!(warlord_hull(&game), json!(after), "his full hull is 8 and 3");
    }
}

/// Proves ZW-253. Before the enemies roll, so that it rolls a die more at once.
#[test]
fn a_warlords_crew_goes_to_the_first_enemy_ship() {
    let (game, _) = meets(1, "iron-abbot-caul", &["press-gang"], &["picket-line"], &[]);
    let mut gone = foe("tin-hornet", 0, 0);
    gone["gone"] = json!("Destroyed");
    let mut game = facing(&game, &[gone, foe("lamplighter", 3, 0), foe("nine-debts", 3, 0)]);
    play(&mut game, Aim { foe: 1 });
    let events = roll(&mut game, Done, &[1, 6, 6, 6]);
    assert_eq!(rolled(&events), [(1, vec![6, 6]), (2, vec![6])]);
    assert_eq!((of_foe(&game, 1, "crew"), of_foe(&game, 2, "crew")), (json!(1), json!(0)));
    let mut alone = bare(1, &["press-gang"], 5, &[]);
    let events = roll(&mut alone, Done, &[5]);
    assert!(!events.iter().any(|event| matches!(event, ZephyrEvent::FoeCrew { .. })));
}

/// Proves ZW-225, ZW-249. No wave comes after the fortieth phase: the battle is over and the mission lost.
#[test]
fn no_wave_comes_after_the_last_phase() {
    let (game, _) = meets(1, "iron-abbot-caul", &["tribute"], &["picket-line", "two-by-two"], &[]);
    let last = [("/battles/0/phase", json!(39)), ("/ships/0/hand", json!(["long-nine"]))];
    let mut game = facing(&arranged(&game, &last), &[foe("lamplighter", 2, 0)]);
    play(&mut game, Play { card: card("long-nine") });
    let events = roll(&mut game, Done, &[2, 6]);
    assert!(events.contains(&ZephyrEvent::Withdrew { battle: 0 }));
    assert!(
        !events.iter().any(|event| matches!(event, ZephyrEvent::WaveRevealed { .. } | ZephyrEvent::FoeCame { .. }))
    );
    assert_eq!((at(&game, "/battles").as_array().map(Vec::len), at(&game, "/mission/lost")), (Some(1), json!(true)));
}

/// Proves ZW-243. The cards are unknown until the goal space is reached.
#[test]
fn the_first_wave_is_revealed_with_the_warlord() {
    let mut game = before(1, "commodore-von-groebhausen", &["tribute"], &["honour-guard", "picket-line"], &[]);
    assert_eq!(at(&game, "/mission/warlord/revealed"), json!(false));
    let events = play_any(&mut game, Done).0;
    let told: Vec<&ZephyrEvent> = events
        .iter()
        .filter(|event| matches!(event, ZephyrEvent::WarlordRevealed { .. } | ZephyrEvent::WaveRevealed { .. }))
        .collect();
    assert_eq!(told.len(), 2);
    assert_eq!(told[1], &ZephyrEvent::WaveRevealed { card: card("honour-guard") });
    let reveals = card("honour-guard").abilities().iter().filter(|ability| ability.trigger == Trigger::Reveal);
    assert_eq!(reveals.count(), 1);
}
