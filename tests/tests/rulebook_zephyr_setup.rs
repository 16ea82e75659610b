//! Zephyr's rulebook: components, the choice of mission and ships, the variants, the recommended builds.

use serde_json::{Value, json};
use windrose_core::chance::Seeded;
use windrose_core::game::{FirstSeat, Game, Seat};
use windrose_core::zephyr::cards::language::{Difficulty, Elimination, Errand, Faction, Goal, Kind, Quantity, Tier};
use windrose_core::zephyr::cards::{CardId, Family};
use windrose_core::zephyr::*;
use windrose_tests::zephyr::*;

use Faction::{Bandit, Greaser, Imperial, Merchant, Rogue};

/// How many copies the cards of a family have.
fn copies(family: Family) -> Vec<u8> {
    family.cards().iter().map(|card| card.card().copies).collect()
}

/// Proves ZW-002, ZW-003.
#[test]
fn one_to_five_ships_fly_and_none_twice() {
    for ships in 1..=5 {
        assert_eq!(Game::seats(&begin(&plane(ships))), ships as u8);
    }
    assert_eq!(refused(&plane(0)), ZephyrRefusal::Players);
    let six: Vec<&str> = SHIPS.into_iter().chain(["rogue-spitfire"]).collect();
    assert_eq!(refused(&flight("plane-and-simple", &six)), ZephyrRefusal::Players);
    assert_eq!(refused(&flight("plane-and-simple", &["greaser-tub", "greaser-tub"])), ZephyrRefusal::Ships);
    assert_eq!(refused(&flight("plane-and-simple", &["cannon-blast"])), ZephyrRefusal::Ships);
    assert_eq!(Family::Ship.cards(), SHIPS.map(card));
}

/// Proves ZW-003, ZW-042.
#[test]
fn every_ship_starts_with_its_ten_base_cards() {
    let decks = [
        "5 cannon-blast, 3 deflection, 1 rapid-repair, 1 full-steam",
        "4 cannon-blast, 4 hard-turn, 1 full-steam, 1 patchwork",
        "4 cannon-blast, 2 deflection, 1 brace, 2 rapid-repair, 1 patchwork",
        "4 cannon-blast, 2 boarding-hooks, 2 hard-turn, 1 full-steam, 1 patchwork",
        "4 cannon-blast, 1 deflection, 2 hard-turn, 1 rapid-repair, 1 patchwork, 1 full-steam",
    ];
    let game = begin(&plane(5));
    for (seat, deck) in decks.into_iter().enumerate() {
        let mut pile = names(&game, &format!("/ships/{seat}/pile"));
        let mut expected: Vec<String> = Vec::new();
        for part in deck.split(", ") {
            let (count, name) = part.split_once(' ').unwrap();
            expected.extend(std::iter::repeat_n(name.to_owned(), count.parse().unwrap()));
        }
        pile.sort();
        expected.sort();
        assert_eq!((pile.len(), pile), (10, expected), "{}", SHIPS[seat]);
    }
}

/// Proves ZW-004. The tiles on the ships are those that the supply has not.
#[test]
fn the_supply_has_seventeen_structure_and_nineteen_armour_tiles() {
    for ships in 1..=5 {
        let game = begin(&plane(ships));
        let left = (at(&game, "/supply/structure"), at(&game, "/supply/armour"));
        assert_eq!(left, (json!(17 - 2 * ships), json!(19)));
    }
}

/// Proves ZW-005, ZW-006, ZW-007.
#[test]
fn systems_and_crew_are_counted_as_the_components_say() {
    for (tier, each) in [(Tier::Bronze, 4), (Tier::Silver, 3), (Tier::Gold, 2), (Tier::Epic, 1)] {
        let of_tier = Family::System.cards().iter().filter(|card| card.tier() == Some(tier));
        assert_eq!(of_tier.map(|card| card.card().copies).collect::<Vec<_>>(), [each; 5], "{tier:?}");
    }
    assert_eq!(copies(Family::Faction), [4; 5]);
    assert_eq!((copies(Family::Personality), copies(Family::Companion)), (vec![1; 32], vec![1; 8]));
    let game = begin(&plane(1));
    assert_eq!(names(&game, "/supply/systems").len(), 20 + 15 + 10 + 5);
    assert_eq!(at(&game, "/supply/factions"), json!([4, 4, 4, 4, 4]));
    assert_eq!(names(&game, "/supply/personalities").len(), 40);
}

/// What the mission table says of a mission.
struct Row(&'static str, [u8; 3], [bool; 3], &'static str, u8, u8, Elimination, Difficulty, bool);

/// The missions as the rulings have them: days, events, kinds, structure, scrap, elimination, difficulty, warlord.
const MISSIONS: [Row; 8] = [
    Row("plane-and-simple", [2, 2, 2], [false; 3], "REC", 2, 90, Elimination::Standard, Difficulty::Easy, false),
    Row(
        "the-toll-fleet",
        [2, 3, 2],
        [false, true, false],
        "BEC",
        2,
        100,
        Elimination::Standard,
        Difficulty::Medium,
        false,
    ),
    Row("winter-bread", [2, 2, 2], [false; 3], "REC", 2, 90, Elimination::Standard, Difficulty::Medium, false),
    Row("a-crown-of-kites", [3, 3, 0], [false; 3], "RBS", 2, 100, Elimination::Standard, Difficulty::Hard, true),
    Row(
        "nine-lanterns",
        [3, 3, 1],
        [true, true, false],
        "BSC",
        2,
        80,
        Elimination::Standard,
        Difficulty::Medium,
        false,
    ),
    Row("the-long-dark", [2, 2, 2], [false, false, true], "RES", 2, 90, Elimination::Hard, Difficulty::Hard, false),
    Row("the-gallows-fleet", [3, 3, 2], [false; 3], "REB", 2, 100, Elimination::Hard, Difficulty::VeryHard, true),
    Row(
        "winds-of-change",
        [3, 3, 3],
        [false, true, false],
        "RBSC",
        3,
        110,
        Elimination::Standard,
        Difficulty::VeryHard,
        true,
    ),
];

fn errand(letter: char) -> Errand {
    match letter {
        'R' => Errand::Rescue,
        'E' => Errand::Escort,
        'B' => Errand::Bounty,
        'S' => Errand::Salvage,
        'C' => Errand::Courier,
        other => panic!("{other} is no kind of assignment"),
    }
}

/// Proves ZW-030, ZW-031, ZW-032, ZW-033, ZW-035.
#[test]
fn the_missions_follow_their_table() {
    assert_eq!(Family::Mission.cards(), MISSIONS.map(|row| card(row.0)));
    for Row(name, days, events, kinds, structure, scrap, elimination, difficulty, warlord) in MISSIONS {
        let stats = card(name).mission();
        assert_eq!((stats.days, stats.events), (days, events), "{name}");
        let mut expected: Vec<Errand> = kinds.chars().map(errand).collect();
        let mut there = stats.kinds.clone();
        expected.sort_unstable();
        there.sort_unstable();
        assert_eq!(there, expected, "{name}");
        assert_eq!((stats.structure, stats.scrap), (structure, scrap), "{name}");
        assert_eq!((stats.elimination, stats.difficulty, stats.warlord), (elimination, difficulty, warlord), "{name}");
        let assignments = stats.goals.iter().filter(|goal| **goal == Goal::Assignments(Quantity::Players)).count();
        let paid = stats.goals.iter().any(|goal| matches!(goal, Goal::Paid { from_tier: 2, .. }));
        assert_eq!((assignments, paid), (1, name == "winter-bread"), "{name}");
    }
}

/// Proves ZW-031, ZW-037, ZW-038, ZW-062. Structure goes to the plain slots, which are the lower ones.
#[test]
fn every_ship_starts_with_the_structure_and_scrap_of_the_mission() {
    let game = begin(&plane(5));
    let hulls = ["....SS.", "...SS..", "......SS.", "..SS..", "....SS."];
    for (seat, expected) in (0..).map(Seat).zip(hulls) {
        assert_eq!((hull(&game, seat).as_str(), scrap(&game, seat)), (expected, 90), "{}", SHIPS[seat.index()]);
    }
    for Row(name, .., structure, scrap_each, _, _, _) in MISSIONS {
        let game = begin(&flight(name, &SHIPS[1..3]));
        for seat in [FIRST, SECOND] {
            let tiles = hull(&game, seat).chars().filter(|&tile| tile == 'S').count();
            assert_eq!((tiles, scrap(&game, seat)), (structure.into(), scrap_each.into()), "{name}");
        }
    }
}

/// Proves ZW-030. Unknown missions, none, and one twice are refused.
#[test]
fn a_mission_is_one_of_the_eight() {
    let of = |missions: &[&str]| ZephyrSetup { missions: missions.iter().map(|name| card(name)).collect(), ..plane(2) };
    for missions in [&[][..], &["greaser-tub"], &["winter-bread", "winter-bread"]] {
        assert_eq!(refused(&of(missions)), ZephyrRefusal::Missions, "{missions:?}");
    }
    let mut events = Vec::new();
    Zephyr::new(&of(&["winter-bread"]), &mut Seeded::new(1, 0), &mut events).unwrap();
    assert_eq!(events[0], ZephyrEvent::MissionBegan { card: card("winter-bread"), number: 0 });
    let story = ZephyrSetup { story: Some(ZephyrStory::Short), ..of(&["winter-bread", "plane-and-simple"]) };
    assert_eq!(refused(&story), ZephyrRefusal::Story);
}

/// Proves ZW-036. In games played at random only assignments of the mission's kinds are drawn, and of each kind some.
#[test]
fn only_assignments_of_the_missions_kinds_are_drawn() {
    for name in ["plane-and-simple", "nine-lanterns"] {
        let kinds = &card(name).mission().kinds;
        let mut drawn: Vec<Errand> = Vec::new();
        for stream in 0..12 {
            wander(&flight(name, &SHIPS[..4]), stream, |_, events| {
                drawn.extend(events.iter().filter_map(|event| match event {
                    ZephyrEvent::OfferDrawn { card, .. } => Some(card.assignment().kind),
                    _ => None,
                }));
            });
        }
        drawn.sort_unstable();
        drawn.dedup();
        let mut expected = kinds.clone();
        expected.sort_unstable();
        assert_eq!(drawn, expected, "{name}");
    }
}

/// Proves ZW-039.
#[test]
fn before_the_first_day_every_ship_is_at_the_resupply_in_seat_order() {
    let mut game = begin(&plane(3));
    for seat in [FIRST, SECOND, THIRD] {
        assert_eq!(asked(&game), (seat, ZephyrQuestion::Outfit));
        assert!(may(&game, ZephyrAction::BuyHull { armour: false }));
        assert!(may(&game, ZephyrAction::Hire { faction: Rogue }));
        assert!(may(&game, ZephyrAction::BuySystem { card: card("sprocket-rocket") }));
        play(&mut game, ZephyrAction::BuySystem { card: card("sprocket-rocket") });
        assert!(may(&game, ZephyrAction::SellSystem { card: card("sprocket-rocket") }));
        play_any(&mut game, ZephyrAction::Done);
    }
    assert_eq!(at(&game, "/mission/day"), json!(1));
}

/// Proves ZW-040. Von Gröbhausen has one ability and three waves; others differ.
#[test]
fn a_warlord_waits_with_the_cards_that_his_card_says() {
    let mut seen = Vec::new();
    for stream in 0..40 {
        let setup = flight("the-gallows-fleet", &SHIPS[..2]);
        let game = Zephyr::new(&setup, &mut Seeded::new(7, stream), &mut ()).unwrap();
        let lord = card(at(&game, "/mission/warlord/card").as_str().unwrap());
        assert_eq!(lord.family(), Family::Warlord);
        let (abilities, waves, ..) = lord.warlord();
        let drawn = |what: &str| names(&game, &format!("/mission/warlord/{what}"));
        assert_eq!((drawn("abilities").len(), drawn("waves").len()), (abilities.into(), waves.into()), "{lord:?}");
        let is = |family: Family, cards: Vec<String>| cards.iter().all(|name| card(name).family() == family);
        assert!(is(Family::WarlordAbility, drawn("abilities")) && is(Family::WarlordWave, drawn("waves")));
        assert_eq!(at(&game, "/mission/warlord/revealed"), json!(false));
        let left = ["warlords", "abilities", "waves"].map(|deck| names(&game, &format!("/decks/{deck}/pile")).len());
        assert_eq!(left, [5, 6 - usize::from(abilities), 6 - usize::from(waves)]);
        seen.push(lord);
    }
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), 6, "each of them comes");
    assert_eq!(at(&begin(&plane(2)), "/mission/warlord"), Value::Null);
}

/// Proves ZW-041.
#[test]
fn the_first_seat_is_chosen_and_seats_follow_from_it() {
    let chosen = |seat| ZephyrSetup { first: FirstSeat::Chosen { seat: Seat(seat) }, ..plane(3) };
    let mut game = begin(&chosen(1));
    let mut order = Vec::new();
    for _ in 0..3 {
        order.push(asked(&game).0.0);
        play_any(&mut game, ZephyrAction::Done);
    }
    assert_eq!(order, [1, 2, 0]);
    assert_eq!(refused(&chosen(3)), ZephyrRefusal::FirstSeat);
    let random = ZephyrSetup { first: FirstSeat::Random, ..plane(3) };
    let mut firsts: Vec<u8> =
        (0..30).map(|stream| asked(&Zephyr::new(&random, &mut Seeded::new(3, stream), &mut ()).unwrap()).0.0).collect();
    firsts.sort_unstable();
    firsts.dedup();
    assert_eq!(firsts, [0, 1, 2]);
}

/// Proves ZW-043, ZW-044, ZW-047, ZW-048.
#[test]
fn the_mats_follow_the_table_of_ships() {
    use Kind::{Attack as A, Manoeuvre as M, Tech as T};
    let mats = [
        (3, 4, [2, 2, 1], [Some(A), Some(M), None, None], 3, Imperial),
        (4, 3, [3, 2, 1], [Some(A), Some(M), Some(T), None], 3, Rogue),
        (3, 6, [1, 1, 2], [Some(T), Some(M), None, None], 4, Greaser),
        (4, 2, [5, 1, 1], [Some(A), Some(A), None, None], 3, Bandit),
        (3, 4, [2, 2, 2], [Some(T), Some(M), Some(A), None], 3, Merchant),
    ];
    let (mut plain, mut armoured) = (0, 0);
    for (name, row) in SHIPS.into_iter().zip(mats) {
        let mat = card(name).mat();
        assert_eq!((mat.plain, mat.armoured, mat.slots, mat.stations, mat.draw, mat.faction), row, "{name}");
        assert!((6..=9).contains(&(mat.plain + mat.armoured)), "{name}");
        assert!((4..=7).contains(&mat.slots.iter().sum::<u8>()), "{name}");
        assert!((2..=3).contains(&mat.stations.iter().flatten().count()), "{name}");
        plain += mat.plain;
        armoured += mat.armoured;
    }
    assert_eq!((plain, armoured), (17, 19), "one slot for each tile");
}

/// Proves ZW-045.
#[test]
fn two_installed_systems_let_a_ship_draw_one_card_more() {
    let base = begin(&plane(4));
    for (systems, drawn) in [(0, 3), (1, 3), (2, 4), (3, 4), (4, 5), (5, 5)] {
        let installed = vec!["wildfire-cannon"; systems];
        let game = arranged(&base, &[("/ships/3/systems", json!(installed))]);
        let mut game = doing(&game, &[json!({ "React": 3 })]);
        let (events, _) = play_any(&mut game, ZephyrAction::Done);
        let cards = events.iter().find_map(|event| match event {
            ZephyrEvent::Drew { seat: Seat(3), cards } => Some(cards.len()),
            _ => None,
        });
        assert_eq!(cards, Some(drawn), "{systems} systems");
    }
}

/// Proves ZW-280, ZW-283, ZW-285.
#[test]
fn starting_scrap_is_changed_by_the_variant_and_for_a_player_alone() {
    for change in [-20, -10, 0, 10, 20] {
        let of = |ships| begin(&ZephyrSetup { scrap: change, ..plane(ships) });
        let expected = u64::try_from(90 + i64::from(change)).unwrap();
        let scraps = |game: &Zephyr| (0..Game::seats(game)).map(|seat| scrap(game, Seat(seat))).collect::<Vec<_>>();
        assert_eq!(scraps(&of(1)), [expected + 10]);
        assert_eq!(scraps(&of(2)), [expected; 2]);
        let both = ZephyrSetup { scrap: change, two_in_one_hand: true, ..plane(2) };
        assert_eq!(scraps(&begin(&both)), [expected; 2], "no rule for a player alone");
    }
    for change in [-30, -15, -5, 1, 15, 30, i8::MAX] {
        assert_eq!(refused(&ZephyrSetup { scrap: change, ..plane(2) }), ZephyrRefusal::StartScrap, "{change}");
    }
    for ships in [1, 3] {
        assert_eq!(refused(&ZephyrSetup { two_in_one_hand: true, ..plane(ships) }), ZephyrRefusal::TwoShips);
    }
}

/// A ship with its recommended build: structure, armour, systems, crew by station, and what is left of the scrap.
fn built(ship: usize, scrap_change: i8) -> (usize, usize, Vec<String>, Vec<Faction>, u64) {
    let setup = ZephyrSetup { scrap: scrap_change, builds: vec![false, true], ..plane(2) };
    let other = usize::from(ship == 0);
    let setup = ZephyrSetup { ships: vec![card(SHIPS[other]), card(SHIPS[ship])], ..setup };
    let game = Zephyr::new(&setup, &mut Seeded::new(5, ship as u64), &mut ()).unwrap();
    assert_eq!(names(&game, "/ships/0/systems"), [""; 0], "the other seat did not ask for its build");
    let tiles = hull(&game, SECOND);
    let count = |sign| tiles.chars().filter(|&tile| tile == sign).count();
    let crew = at(&game, "/ships/1/crew");
    let hired = crew.as_array().unwrap().iter().filter(|crew| !crew.is_null());
    let factions = hired.map(|crew| serde_json::from_value(crew["faction"].clone()).unwrap()).collect();
    (count('S') - 2, count('A'), names(&game, "/ships/1/systems"), factions, scrap(&game, SECOND))
}

fn systems(names: &[&str]) -> Vec<String> {
    names.iter().map(|&name| name.to_owned()).collect()
}

/// Proves ZW-065, ZW-066, ZW-067, ZW-068, ZW-069, ZW-070, ZW-071.
#[test]
fn recommended_builds_are_bought_from_ninety_scrap() {
    let spitfire = systems(&["wildfire-cannon", "wildfire-cannon", "wind-rider", "steam-albatross"]);
    let condor = systems(&["wildfire-cannon", "wildfire-cannon", "matchlock-repeater", "matchlock-repeater"]);
    let pair = systems(&["sprocket-rocket", "steam-albatross"]);
    assert_eq!(built(0, 0), (0, 2, systems(&["sprocket-rocket"]), vec![Greaser, Imperial], 0));
    assert_eq!(built(1, 0), (0, 0, spitfire.clone(), vec![Rogue, Bandit], 10));
    assert_eq!(built(2, 0), (0, 2, pair.clone(), vec![Rogue], 10));
    assert_eq!(built(3, 0), (1, 0, condor.clone(), vec![Bandit, Bandit], 0));
    assert_eq!(built(4, 0), (0, 1, pair.clone(), vec![Merchant, Imperial], 10));
    // With ten less, the two that cost ninety leave out their last system.
    assert_eq!(built(0, -10), (0, 2, vec![], vec![Greaser, Imperial], 0));
    assert_eq!(built(1, -10), (0, 0, spitfire, vec![Rogue, Bandit], 0));
    assert_eq!(built(2, -10), (0, 2, pair.clone(), vec![Rogue], 0));
    assert_eq!(built(3, -10), (1, 0, condor[..3].to_vec(), vec![Bandit, Bandit], 0));
    assert_eq!(built(4, -10), (0, 1, pair, vec![Merchant, Imperial], 0));
    assert_eq!(refused(&ZephyrSetup { builds: vec![true; 3], ..plane(2) }), ZephyrRefusal::Builds);
}

/// The tiers of the shop's systems.
fn shop(game: &Zephyr) -> Vec<Tier> {
    let mut tiers: Vec<Tier> = names(game, "/mission/shop").iter().filter_map(|name| card(name).tier()).collect();
    tiers.sort_unstable();
    tiers
}

/// Proves ZW-286, ZW-287.
#[test]
fn limited_resources_lay_out_three_systems_of_each_tier() {
    let setup = ZephyrSetup { limited_resources: true, ..plane(2) };
    let (game, events, _) = begin_any(&setup);
    let [bronze, silver, gold] = [[Tier::Bronze; 3], [Tier::Silver; 3], [Tier::Gold; 3]];
    assert_eq!(shop(&game), [bronze, silver, gold].concat());
    let laid: Vec<CardId> = names(&game, "/mission/shop").iter().map(|name| card(name)).collect();
    assert!(events.contains(&ZephyrEvent::ShopLaid { systems: laid.clone() }));
    for &system in Family::System.cards() {
        let refusal = game.check(&ZephyrAction::BuySystem { card: system }).err();
        let expected = match system.tier() {
            Some(Tier::Epic) => Some(ZephyrRefusal::Epic),
            _ if laid.contains(&system) => None,
            _ => Some(ZephyrRefusal::NotForSale),
        };
        assert_eq!(refusal, expected, "{system:?}");
    }
    for armour in [false, true] {
        assert!(may(&game, ZephyrAction::BuyHull { armour }));
    }
    assert_eq!(names(&begin(&plane(2)), "/mission/shop"), [""; 0]);
}

/// Proves ZW-286. The old shop goes back, so that the supply always has what no ship has.
#[test]
fn a_new_region_brings_a_new_shop() {
    let setup = ZephyrSetup { limited_resources: true, ..plane(3) };
    let mut regions = 0;
    for stream in 0..4 {
        wander(&setup, stream, |game, events| {
            let entered = events.iter().filter(|event| matches!(event, ZephyrEvent::RegionEntered { .. })).count();
            let laid = events.iter().any(|event| matches!(event, ZephyrEvent::ShopLaid { .. }));
            let day = at(game, "/mission/day");
            if entered > 0 && day != json!(1) {
                assert!(laid, "on day {day}");
                regions += entered;
            } else if day != json!(0) && entered == 0 {
                assert!(!laid, "on day {day}");
            }
            let there = names(game, "/mission/shop").len() + names(game, "/supply/systems").len();
            assert!(there <= 50);
        });
    }
    assert!(regions > 0);
}

/// Proves ZW-305.
#[test]
fn the_shop_is_not_refilled_and_sold_systems_do_not_enter_it() {
    let mut game = begin(&ZephyrSetup { limited_resources: true, ..plane(2) });
    let bronze =
        names(&game, "/mission/shop").into_iter().find(|name| card(name).tier() == Some(Tier::Bronze)).unwrap();
    let system = card(&bronze);
    let before = (names(&game, "/mission/shop").len(), names(&game, "/supply/systems").len());
    play(&mut game, ZephyrAction::BuySystem { card: system });
    assert_eq!((names(&game, "/mission/shop").len(), names(&game, "/supply/systems").len()), (before.0 - 1, before.1));
    let action = if may(&game, ZephyrAction::SellSystem { card: system }) {
        ZephyrAction::SellSystem { card: system }
    } else {
        ZephyrAction::SellCargo { card: system }
    };
    play(&mut game, action);
    assert_eq!(
        (names(&game, "/mission/shop").len(), names(&game, "/supply/systems").len()),
        (before.0 - 1, before.1 + 1)
    );
}

/// Who waits with each faction.
fn waiting(game: &Zephyr) -> Vec<Value> {
    at(game, "/supply/waiting").as_array().unwrap().clone()
}

/// Proves ZW-288, ZW-289.
#[test]
fn a_shallow_talent_pool_has_one_crew_member_of_each_faction() {
    let mut game = begin(&ZephyrSetup { shallow_talent_pool: true, ..plane(2) });
    let pool = waiting(&game);
    for (faction, waits) in FACTIONS.into_iter().zip(&pool) {
        assert_eq!(waits["faction"], json!(faction));
        assert!(!waits["personality"].is_null());
    }
    assert_eq!(at(&game, "/supply/factions"), json!([3, 3, 3, 3, 3]));
    let (events, _) = play_any(&mut game, ZephyrAction::Hire { faction: Rogue });
    let hired = &at(&game, "/ships/0/crew/0");
    assert_eq!(*hired, pool[1], "it is who waited");
    assert!(matches!(events[0], ZephyrEvent::Hired { faction: Rogue, station: 0, .. }));
    let next = waiting(&game);
    assert_eq!((next[1]["faction"].clone(), at(&game, "/supply/factions")), (json!(Rogue), json!([3, 2, 3, 3, 3])));
    assert_ne!(next[1], pool[1]);
    // With the faction's cards at an end nobody comes, and nobody can be hired.
    let spent = arranged(&game, &[("/supply/factions", json!([3, 0, 3, 3, 3])), ("/ships/0/scrap", json!(90))]);
    let mut game = spent;
    play(&mut game, ZephyrAction::Hire { faction: Rogue });
    assert_eq!(waiting(&game)[1], Value::Null);
    assert_eq!(why_not(&game, ZephyrAction::Hire { faction: Rogue }), ZephyrRefusal::NoFaction);
    // A card that comes back brings somebody.
    play_any(&mut game, ZephyrAction::Release { station: 0 });
    assert_eq!(waiting(&game)[1]["faction"], json!(Rogue));
}
