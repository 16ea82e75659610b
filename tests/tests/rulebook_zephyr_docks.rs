//! Zephyr's rulebook: the resupply (buying, selling, installing, paying in) and docking.

use serde_json::json;
use windrose_core::game::Game;
use windrose_core::zephyr::cards::Family;
use windrose_core::zephyr::cards::language::{Faction, Limit, Tier, Trigger};
use windrose_core::zephyr::*;
use windrose_tests::zephyr::*;

use ZephyrAction::{BuyHull, BuySystem, Done, Hire, Install, PayIn, SellCargo, SellHull, SellSystem, Uninstall};

/// The first ship of two outfits itself, with so much scrap.
fn outfit(ships: usize, scrap: u16) -> Zephyr {
    arranged(&begin(&plane(ships)), &[("/ships/0/scrap", json!(scrap))])
}

fn buy(name: &str) -> ZephyrAction {
    BuySystem { card: card(name) }
}

fn sell(name: &str) -> ZephyrAction {
    SellSystem { card: card(name) }
}

const PLAIN: ZephyrAction = BuyHull { armour: false };
const ARMOUR: ZephyrAction = BuyHull { armour: true };

/// The first ship is on patrol, in the evening of the second day before it docks.
fn away(game: &Zephyr) -> Zephyr {
    arranged(&evening(game, FIRST, 2), &[("/ships/0/place", json!("Patrol"))])
}

/// Proves ZW-049, ZW-058.
#[test]
fn nothing_is_bought_sold_or_installed_away_from_the_resupply() {
    let game = arranged(
        &away(&outfit(2, 90)),
        &[("/ships/0/cargo", json!(["wind-rider"])), ("/ships/0/systems", json!(["long-nine"]))],
    );
    let wind_rider = card("wind-rider");
    let actions = [
        PLAIN,
        ARMOUR,
        SellHull { armour: false },
        buy("sprocket-rocket"),
        sell("long-nine"),
        SellCargo { card: wind_rider },
        Install { card: wind_rider },
        Uninstall { card: card("long-nine") },
        Hire { faction: Faction::Rogue },
    ];
    for action in actions {
        assert_eq!(why_not(&game, action), ZephyrRefusal::NotDocked, "{action:?}");
    }
    let docked = arranged(&game, &[("/ships/0/place", json!("Docked"))]);
    for action in actions {
        assert!(may(&docked, action), "{action:?}");
    }
}

/// Proves ZW-049, ZW-050, ZW-051, ZW-052. With a scrap too little nothing is bought.
#[test]
fn prices_are_those_of_the_table() {
    for &system in Family::System.cards() {
        let action = BuySystem { card: system };
        let price = match system.tier() {
            Some(Tier::Bronze) => 10,
            Some(Tier::Silver) => 20,
            Some(Tier::Gold) => 30,
            _ => {
                assert_eq!(why_not(&outfit(2, 900), action), ZephyrRefusal::Epic);
                continue;
            }
        };
        costs(action, price);
    }
    costs(PLAIN, 10);
    costs(ARMOUR, 20);
    for faction in FACTIONS {
        costs(Hire { faction }, 20);
    }
    assert_eq!(why_not(&outfit(2, 900), buy("cannon-blast")), ZephyrRefusal::NotForSale);
}

#[track_caller]
fn costs(action: ZephyrAction, price: u16) {
    assert_eq!(why_not(&outfit(2, price - 1), action), ZephyrRefusal::TooDear { price });
    let mut game = outfit(2, price);
    let (events, _) = play_any(&mut game, action);
    assert_eq!(scrap(&game, FIRST), 0, "{action:?}");
    let paid = ZephyrEvent::Scrap { seat: FIRST, by: -i16::try_from(price).unwrap(), reason: ScrapReason::Bought };
    assert!(events.contains(&paid), "{events:?}");
}

/// Proves ZW-053.
#[test]
fn a_sale_brings_half() {
    let systems = ["sprocket-rocket", "long-nine", "thunder-mortar"];
    let game = arranged(
        &outfit(2, 0),
        &[
            ("/ships/0/hull", plates("AS..SS.")),
            ("/ships/0/systems", json!(systems)),
            ("/ships/0/pile", json!(systems)),
            ("/ships/0/cargo", json!(["mirage-sails"])),
        ],
    );
    let sales = [
        (sell("sprocket-rocket"), 5),
        (sell("long-nine"), 10),
        (sell("thunder-mortar"), 15),
        (SellCargo { card: card("mirage-sails") }, 15),
        (SellHull { armour: false }, 5),
        (SellHull { armour: true }, 10),
    ];
    for (action, by) in sales {
        let mut after = game.clone();
        let events = play(&mut after, action);
        assert_eq!(scrap(&after, FIRST), by, "{action:?}");
        let won = ZephyrEvent::Scrap { seat: FIRST, by: by as i16, reason: ScrapReason::Sold };
        assert_eq!(events.last(), Some(&won));
    }
}

/// Proves ZW-053. What is sold lies in the supply again, with its card out of the deck.
#[test]
fn what_is_sold_can_be_bought_again() {
    let mut game = outfit(2, 90);
    let supply = names(&game, "/supply/systems");
    for action in [buy("wind-rider"), PLAIN, ARMOUR] {
        play(&mut game, action);
    }
    assert_eq!((at(&game, "/supply/structure"), at(&game, "/supply/armour")), (json!(12), json!(18)));
    assert_eq!(names(&game, "/supply/systems").len(), supply.len() - 1);
    for action in [sell("wind-rider"), SellHull { armour: false }, SellHull { armour: true }] {
        play(&mut game, action);
    }
    assert_eq!((at(&game, "/supply/structure"), at(&game, "/supply/armour")), (json!(13), json!(19)));
    assert_eq!(names(&game, "/supply/systems"), supply);
    assert_eq!((in_deck(&game, FIRST, "wind-rider"), installed(&game, FIRST)), (0, vec![]));
    assert_eq!(scrap(&game, FIRST), 90 - 20);
}

/// Proves ZW-051. Neither from the slot nor from the cargo.
#[test]
fn epic_systems_are_not_sold() {
    let game = arranged(
        &outfit(2, 90),
        &[("/ships/0/systems", json!(["meteor-lance"])), ("/ships/0/cargo", json!(["guild-forge"]))],
    );
    assert_eq!(why_not(&game, sell("meteor-lance")), ZephyrRefusal::Epic);
    assert_eq!(why_not(&game, SellCargo { card: card("guild-forge") }), ZephyrRefusal::Epic);
    assert_eq!(why_not(&game, sell("wind-rider")), ZephyrRefusal::NoSuchSystem);
}

/// Proves ZW-054, ZW-038.
#[test]
fn the_last_structure_is_not_sold() {
    let sale = SellHull { armour: false };
    let mut game = outfit(2, 0);
    play(&mut game, sale);
    assert_eq!(hull(&game, FIRST), "....S..");
    assert_eq!(why_not(&game, sale), ZephyrRefusal::LastStructure);
    let armoured = arranged(&game, &[("/ships/0/hull", plates("AA..S.."))]);
    assert_eq!(why_not(&armoured, sale), ZephyrRefusal::LastStructure);
    assert!(may(&armoured, SellHull { armour: true }));
    assert_eq!(why_not(&game, SellHull { armour: true }), ZephyrRefusal::NoSuchTile);
}

/// Proves ZW-055. What buys and installs draws and reveals nothing, so that it can be taken back; hiring draws.
#[test]
fn purchases_draw_nothing_and_hiring_does() {
    let mut game = outfit(2, 90);
    let mut events = Vec::new();
    for action in [PLAIN, ARMOUR, buy("wind-rider"), Uninstall { card: card("wind-rider") }, buy("long-nine")] {
        events.extend(play(&mut game, action));
    }
    events.extend(play(&mut game, Install { card: card("wind-rider") }));
    events.extend(play(&mut game, sell("long-nine")));
    let shown: Vec<&ZephyrEvent> = events.iter().filter(|event| Zephyr::reveals(event)).collect();
    assert!(shown.is_empty(), "{shown:?}");
    let (_, asked) = play_any(&mut game, Hire { faction: Faction::Merchant });
    assert_eq!(asked[0], 40);
}

/// Proves ZW-056, ZW-059. The Greaser Tub has one slot for attacks.
#[test]
fn a_system_is_installed_in_an_empty_slot_of_its_type_else_it_lies_in_cargo() {
    let mut game = arranged(&begin(&flight("plane-and-simple", &["greaser-tub"])), &[("/ships/0/scrap", json!(90))]);
    let events = play(&mut game, buy("sprocket-rocket"));
    let bought = |installed| ZephyrEvent::SystemBought { seat: FIRST, card: card("sprocket-rocket"), installed };
    assert_eq!(events[0], bought(true));
    assert_eq!(play(&mut game, buy("sprocket-rocket"))[0], bought(false));
    assert_eq!(
        (installed(&game, FIRST), cargo(&game, FIRST)),
        (vec!["sprocket-rocket".to_owned()], installed(&game, FIRST))
    );
    let install = Install { card: card("sprocket-rocket") };
    assert_eq!(why_not(&game, install), ZephyrRefusal::NoSlot);
    play(&mut game, buy("steam-albatross"));
    assert_eq!(installed(&game, FIRST).len(), 2, "slots of another type are free");
    play(&mut game, sell("sprocket-rocket"));
    let events = play(&mut game, install);
    assert_eq!(events, [ZephyrEvent::Installed { seat: FIRST, card: card("sprocket-rocket") }]);
    assert_eq!(cargo(&game, FIRST), [""; 0]);
    assert_eq!(why_not(&game, install), ZephyrRefusal::NoSuchSystem);
}

/// Proves ZW-057, ZW-301.
#[test]
fn a_system_brings_its_card_into_the_deck_and_takes_it_out_again() {
    let mut game = outfit(2, 90);
    play(&mut game, buy("wind-rider"));
    play(&mut game, buy("wind-rider"));
    assert_eq!((in_deck(&game, FIRST, "wind-rider"), names(&game, "/ships/0/pile").len()), (2, 12));
    let events = play(&mut game, Uninstall { card: card("wind-rider") });
    assert_eq!(events, [ZephyrEvent::Uninstalled { seat: FIRST, card: card("wind-rider") }]);
    assert_eq!(
        (in_deck(&game, FIRST, "wind-rider"), installed(&game, FIRST).len(), cargo(&game, FIRST).len()),
        (1, 1, 1)
    );
    // The card is taken from wherever it lies.
    for pile in ["discards", "hand", "in_play"] {
        let path = format!("/ships/0/{pile}");
        let pile: Vec<String> = names(&game, "/ships/0/pile").into_iter().filter(|name| name != "wind-rider").collect();
        let changes = [("/ships/0/pile", json!(pile)), (path.as_str(), json!(["wind-rider"]))];
        let mut game = arranged(&game, &changes);
        play(&mut game, sell("wind-rider"));
        assert_eq!((in_deck(&game, FIRST, "wind-rider"), installed(&game, FIRST).len()), (0, 0));
    }
}

/// Proves ZW-062, ZW-063. The Imperial Scimitar has four slots that take armour, over three plain ones.
#[test]
fn armour_needs_a_slot_with_its_icon_and_structure_takes_any() {
    let mut game = outfit(2, 900);
    let mut shown = Vec::new();
    for action in [PLAIN, ARMOUR, PLAIN, ARMOUR, ARMOUR] {
        play(&mut game, action);
        shown.push(hull(&game, FIRST));
    }
    assert_eq!(shown, ["....SSS", "A...SSS", "AS..SSS", "ASA.SSS", "ASAASSS"]);
    assert_eq!(why_not(&game, ARMOUR), ZephyrRefusal::NoHullSlot);
    assert_eq!(why_not(&game, PLAIN), ZephyrRefusal::NoHullSlot);
    let plain = arranged(&game, &[("/ships/0/hull", plates("AAAAS.."))]);
    assert_eq!(why_not(&plain, ARMOUR), ZephyrRefusal::NoHullSlot);
    assert!(may(&plain, PLAIN));
}

/// Proves ZW-004.
#[test]
fn tiles_that_have_run_out_are_not_sold() {
    let game = arranged(&outfit(2, 90), &[("/supply/structure", json!(0)), ("/supply/armour", json!(1))]);
    assert_eq!(why_not(&game, PLAIN), ZephyrRefusal::NoTiles);
    let mut game = game;
    play(&mut game, ARMOUR);
    assert_eq!(why_not(&game, ARMOUR), ZephyrRefusal::NoTiles);
    play(&mut game, SellHull { armour: true });
    assert!(may(&game, ARMOUR));
}

/// Proves ZW-050. The four copies of a system can be bought and no more.
#[test]
fn a_system_that_has_run_out_is_not_for_sale() {
    let mut game = outfit(2, 900);
    for _ in 0..4 {
        play(&mut game, buy("matchlock-repeater"));
    }
    assert_eq!(why_not(&game, buy("matchlock-repeater")), ZephyrRefusal::NotForSale);
    play(&mut game, SellCargo { card: card("matchlock-repeater") });
    assert!(may(&game, buy("matchlock-repeater")));
}

/// Proves ZW-060, ZW-061, ZW-014.
#[test]
fn a_system_won_is_drawn_from_the_supply_or_paid_in_scrap() {
    let base = arranged(&outfit(2, 0), &[("/ships/0/place", json!("Patrol"))]);
    for (tier, count, price) in [("Bronze", 20, 10), ("Silver", 15, 20), ("Gold", 10, 30), ("Epic", 5, 30)] {
        let gain = json!({ "GainSystem": { "seat": 0, "tier": tier, "among": 1 } });
        let mut game = doing(&base, std::slice::from_ref(&gain));
        let (events, asked) = play_any(&mut game, Done);
        assert_eq!(asked, [count], "one of all that are left");
        let [ZephyrEvent::SystemGained { seat: FIRST, card, installed: false }] = events[..] else {
            panic!("{events:?}");
        };
        assert_eq!(format!("{:?}", card.tier().unwrap()), tier);
        assert_eq!((names(&game, "/supply/systems").len(), cargo(&game, FIRST)), (49, vec![card.name().to_owned()]));
        let left: Vec<String> = names(&base, "/supply/systems");
        let left: Vec<&String> =
            left.iter().filter(|name| windrose_tests::zephyr::card(name).tier() != card.tier()).collect();
        let mut empty = arranged(&doing(&base, &[gain]), &[("/supply/systems", json!(left))]);
        let events = play(&mut empty, Done);
        assert_eq!(events, [ZephyrEvent::Scrap { seat: FIRST, by: price, reason: ScrapReason::EmptyDeck }]);
        assert_eq!(cargo(&empty, FIRST), [""; 0]);
    }
}

/// Proves ZW-260, ZW-261, ZW-304, ZW-089, ZW-064.
#[test]
fn docking_repairs_all_hull_and_takes_off_every_cooldown() {
    let crew = tired(Faction::Rogue, Some("crew-halloran"), Some("companion-moth"), [true; 3]);
    let game = arranged(
        &begin(&plane(1)),
        &[
            ("/ships/0/hull", plates("aA..sSs")),
            ("/ships/0/crew/2", crew),
            ("/ships/0/flipped", json!(true)),
            ("/ships/0/place", json!("Patrol")),
            ("/mission/day", json!(2)),
        ],
    );
    let mut game = doing(&game, &[json!("Evening")]);
    let events = play(&mut game, Done);
    assert!(events.contains(&ZephyrEvent::Docked { seat: FIRST }));
    assert_eq!((hull(&game, FIRST).as_str(), at(&game, "/ships/0/place")), ("AA..SSS", json!("Docked")));
    assert_eq!(
        (at(&game, "/ships/0/crew/2/used"), at(&game, "/ships/0/flipped")),
        (json!([false, false, false]), json!(false))
    );
    assert_eq!(asked(&game), (FIRST, ZephyrQuestion::Evening));
    assert!(may(&game, PLAIN) && may(&game, Hire { faction: Faction::Rogue }), "it may buy and hire");
}

/// Proves ZW-260. A ship still under way stays out and is neither repaired nor at the resupply.
#[test]
fn a_ship_under_way_stays_out() {
    let party = party("miners-below", FIRST);
    let game = arranged(
        &begin(&plane(1)),
        &[
            ("/parties", party),
            ("/ships/0/place", json!({ "Errand": 0 })),
            ("/ships/0/hull", plates("a...sSS")),
            ("/ships/0/flipped", json!(true)),
            ("/mission/day", json!(3)),
        ],
    );
    let mut game = doing(&game, &[json!("Evening")]);
    play(&mut game, Done);
    assert_eq!((hull(&game, FIRST).as_str(), at(&game, "/ships/0/flipped")), ("a...sSS", json!(true)));
    assert_eq!(why_not(&game, PLAIN), ZephyrRefusal::NotDocked);
    // Whoever abandons docks.
    let events = play(&mut game, ZephyrAction::Abandon);
    assert!(events.contains(&ZephyrEvent::Docked { seat: FIRST }));
    assert_eq!((hull(&game, FIRST).as_str(), at(&game, "/ships/0/flipped")), ("A...SSS", json!(false)));
    assert!(may(&game, PLAIN));
}

/// Proves ZW-064, ZW-089, ZW-299. A new day brings back armour and abilities of the day, and moves the standee on.
#[test]
fn a_new_day_repairs_armour_and_brings_back_abilities_of_the_day() {
    let limits = |name: &str| {
        card(name).abilities().iter().find(|ability| matches!(ability.trigger, Trigger::Flip(_))).unwrap().limit
    };
    assert_eq!((limits("crew-halloran"), limits("faction-rogue")), (Limit::PerDay, Limit::PerTrip));
    assert_eq!((limits("rogue-spitfire"), limits("companion-moth")), (Limit::PerDay, Limit::PerTrip));
    let crew = tired(Faction::Rogue, Some("crew-halloran"), Some("companion-moth"), [true; 3]);
    let party = party("miners-below", FIRST);
    for (day, entered) in [(1, false), (2, true)] {
        let game = arranged(
            &begin(&flight("plane-and-simple", &["rogue-spitfire"])),
            &[
                ("/parties", party.clone()),
                ("/ships/0/place", json!({ "Errand": 0 })),
                ("/ships/0/hull", plates("aA.sSs.")),
                ("/ships/0/crew/2", crew.clone()),
                ("/ships/0/flipped", json!(true)),
                ("/mission/day", json!(day)),
                ("/decks/regions/pile", json!(["region-updraft"])),
            ],
        );
        let mut game = doing(&game, &[json!("Dawn")]);
        let (events, _) = play_any(&mut game, Done);
        assert_eq!(hull(&game, FIRST), "AA.sSs.", "structure waits for the resupply");
        assert_eq!(
            (at(&game, "/ships/0/crew/2/used"), at(&game, "/ships/0/flipped")),
            (json!([true, false, true]), json!(false))
        );
        assert_eq!(at(&game, "/parties/0/step"), json!(1));
        let region = events.iter().any(|event| matches!(event, ZephyrEvent::RegionEntered { .. }));
        assert_eq!(region, entered, "also on the first day of a region");
    }
}

/// Proves ZW-262, ZW-302.
#[test]
fn a_docked_ship_buys_hires_and_installs_from_cargo() {
    let game = arranged(&outfit(2, 60), &[("/ships/0/cargo", json!(["wind-rider", "mirage-sails"]))]);
    let mut game = evening(&game, FIRST, 2);
    play(&mut game, Install { card: card("wind-rider") });
    play(&mut game, SellCargo { card: card("mirage-sails") });
    play_any(&mut game, Hire { faction: Faction::Bandit });
    play(&mut game, buy("sprocket-rocket"));
    assert_eq!(
        (installed(&game, FIRST).len(), cargo(&game, FIRST), scrap(&game, FIRST)),
        (2, vec![], 60 + 15 - 20 - 10)
    );
}

/// Proves ZW-035. Winter Bread: thirty scrap for each ship are paid in at the dock, from tier 2.
#[test]
fn scrap_is_paid_in_for_the_missions_goal_from_its_tier_on() {
    let game = arranged(&begin(&flight("winter-bread", &SHIPS[..2])), &[("/ships/0/scrap", json!(100))]);
    assert_eq!(why_not(&game, PayIn { scrap: 10 }), ZephyrRefusal::NothingToPay);
    assert_eq!(why_not(&evening(&game, FIRST, 2), PayIn { scrap: 10 }), ZephyrRefusal::NothingToPay);
    let mut game = evening(&game, FIRST, 3);
    let listed: Vec<u16> = legal(&game)
        .into_iter()
        .filter_map(|action| if let PayIn { scrap } = action { Some(scrap) } else { None })
        .collect();
    assert_eq!(listed, [1, 2, 5, 10, 20, 50, 60]);
    let events = play(&mut game, PayIn { scrap: 20 });
    assert_eq!(events, [ZephyrEvent::Scrap { seat: FIRST, by: -20, reason: ScrapReason::PaidIn }]);
    assert_eq!((at(&game, "/mission/paid"), scrap(&game, FIRST)), (json!(20), 80));
    play(&mut game, PayIn { scrap: 40 });
    assert_eq!(why_not(&game, PayIn { scrap: 1 }), ZephyrRefusal::NothingToPay);
    let away = arranged(
        &evening(&begin(&flight("winter-bread", &SHIPS[..2])), FIRST, 3),
        &[("/ships/0/place", json!("Patrol"))],
    );
    assert_eq!(why_not(&away, PayIn { scrap: 10 }), ZephyrRefusal::NotDocked);
    assert_eq!(why_not(&evening(&outfit(2, 90), FIRST, 3), PayIn { scrap: 10 }), ZephyrRefusal::NothingToPay);
}

/// Proves ZW-102. Free Port takes 5 off systems, not off hull or crew, and pays no less for what is sold.
#[test]
fn the_region_changes_the_price_of_systems() {
    let game = arranged(&evening(&outfit(2, 5), FIRST, 2), &[("/mission/region", json!("region-free-port"))]);
    assert_eq!(why_not(&game, buy("long-nine")), ZephyrRefusal::TooDear { price: 15 });
    assert_eq!(why_not(&game, PLAIN), ZephyrRefusal::TooDear { price: 10 });
    let mut game = game;
    play(&mut game, buy("wind-rider"));
    assert_eq!(scrap(&game, FIRST), 0);
    play(&mut game, sell("wind-rider"));
    assert_eq!(scrap(&game, FIRST), 5);
}

/// Proves ZW-096. Penny Ledger takes 5 off one purchase, Hob Stamper sells once for the whole price.
#[test]
fn crew_that_trades_changes_one_price() {
    let pair =
        [crew(Faction::Rogue, Some("crew-penny-ledger"), None), crew(Faction::Rogue, Some("crew-hob-stamper"), None)];
    let game = arranged(&outfit(2, 90), &[("/ships/0/crew/0", pair[0].clone()), ("/ships/0/crew/1", pair[1].clone())]);
    let mut game = evening(&game, FIRST, 2);
    let flip = |station| ZephyrAction::Use { ability: ZephyrAbility::Personality { station }, aim: ZephyrAim::Nothing };
    play(&mut game, flip(0));
    play(&mut game, buy("long-nine"));
    assert_eq!(scrap(&game, FIRST), 75);
    play(&mut game, buy("long-nine"));
    assert_eq!(scrap(&game, FIRST), 55);
    play(&mut game, flip(1));
    play(&mut game, sell("long-nine"));
    assert_eq!(scrap(&game, FIRST), 75);
    play(&mut game, sell("long-nine"));
    assert_eq!(scrap(&game, FIRST), 85);
    assert_eq!(why_not(&game, flip(0)), ZephyrRefusal::OnCooldown);
}
