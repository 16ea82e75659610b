//! Zephyr's rulebook: trade between ships, and crew that goes or changes stations.

use serde_json::{Value, json};
use windrose_core::game::Seat;
use windrose_core::zephyr::cards::language::Faction;
use windrose_core::zephyr::*;
use windrose_tests::zephyr::*;

use ZephyrAction::{Release, Trade};

const fn give(to: Seat, goods: ZephyrGoods) -> ZephyrAction {
    Trade { to, goods }
}

const fn scrap_for(to: Seat, scrap: u16) -> ZephyrAction {
    give(to, ZephyrGoods::Scrap { scrap })
}

/// Three ships in the evening of the second day; the first decides and has something of everything.
fn market() -> Zephyr {
    let member = crew(Faction::Rogue, Some("crew-halloran"), Some("companion-moth"));
    let game = arranged(
        &begin(&plane(3)),
        &[
            ("/ships/0/cargo", json!(["wind-rider"])),
            ("/ships/0/systems", json!(["long-nine"])),
            ("/ships/0/pile", json!(["long-nine"])),
            ("/ships/0/crew/1", member),
        ],
    );
    evening(&game, FIRST, 2)
}

fn every_gift(to: Seat) -> [ZephyrAction; 4] {
    [
        give(to, ZephyrGoods::Cargo { card: card("wind-rider") }),
        give(to, ZephyrGoods::Installed { card: card("long-nine") }),
        give(to, ZephyrGoods::Crew { station: 1 }),
        scrap_for(to, 20),
    ]
}

/// Proves ZW-263, ZW-264.
#[test]
fn a_ship_gives_once_and_receives_once_a_day() {
    for gift in every_gift(SECOND) {
        let mut game = market();
        let events = play(&mut game, gift);
        let Trade { goods, .. } = gift else { panic!() };
        assert_eq!(events[0], ZephyrEvent::Traded { from: FIRST, to: SECOND, goods });
        for other in every_gift(THIRD) {
            assert_eq!(why_not(&game, other), ZephyrRefusal::GaveToday, "{gift:?}, {other:?}");
        }
        // Whoever has received may still give, and whoever has given may still receive.
        let second = arranged(&game, &[("/ask", json!({ "Dusk": SECOND }))]);
        assert!(may(&second, scrap_for(FIRST, 5)));
        let third = arranged(&game, &[("/ask", json!({ "Dusk": THIRD }))]);
        assert_eq!(why_not(&third, scrap_for(SECOND, 5)), ZephyrRefusal::ReceivedToday);
        assert!(may(&third, scrap_for(FIRST, 5)));
    }
    assert_eq!(why_not(&market(), scrap_for(FIRST, 5)), ZephyrRefusal::NotThatShip);
    assert_eq!(why_not(&market(), scrap_for(Seat(3), 5)), ZephyrRefusal::NotThatShip);
    let trades = legal(&market()).into_iter().filter_map(|action| match action {
        Trade { goods, .. } => Some(goods),
        _ => None,
    });
    let hull = trades.filter(|goods| {
        !matches!(
            goods,
            ZephyrGoods::Scrap { .. }
                | ZephyrGoods::Cargo { .. }
                | ZephyrGoods::Installed { .. }
                | ZephyrGoods::Crew { .. }
        )
    });
    assert_eq!(hull.count(), 0);
}

/// Proves ZW-263. On the next day there is trade again, and before the first there is none.
#[test]
fn each_day_has_its_trade() {
    let mut game = market();
    play(&mut game, scrap_for(SECOND, 20));
    let mut game = doing(&game, &[json!("Dawn")]);
    play_any(&mut game, ZephyrAction::Done);
    let game = evening(&game, FIRST, 3);
    assert!(may(&game, scrap_for(SECOND, 5)) && may(&game, scrap_for(THIRD, 5)));
    assert_eq!(why_not(&begin(&plane(2)), scrap_for(SECOND, 5)), ZephyrRefusal::NotNow);
}

/// Proves ZW-263. Any amount can be given, in parts that go to the same ship.
#[test]
fn scrap_of_any_amount_is_given_as_one() {
    for amount in 1..=90 {
        let mut game = market();
        let mut left = amount;
        while left > 0 {
            let parts = legal(&game).into_iter().filter_map(|action| match action {
                Trade { to: SECOND, goods: ZephyrGoods::Scrap { scrap } } if scrap <= left => Some(scrap),
                _ => None,
            });
            let part = parts.max().expect("some part can be given");
            play(&mut game, scrap_for(SECOND, part));
            left -= part;
        }
        let expected = (90 - u64::from(amount), 90 + u64::from(amount));
        assert_eq!((scrap(&game, FIRST), scrap(&game, SECOND)), expected);
        if amount < 90 {
            assert_eq!(why_not(&game, scrap_for(THIRD, 1)), ZephyrRefusal::GaveToday);
        }
    }
    let listed = legal(&market())
        .into_iter()
        .filter(|action| matches!(action, Trade { to: SECOND, goods: ZephyrGoods::Scrap { .. } }));
    assert_eq!(listed.count(), 7, "1, 2, 5, 10, 20, 50 and all");
    assert_eq!(why_not(&market(), scrap_for(SECOND, 91)), ZephyrRefusal::TooDear { price: 91 });
    assert_eq!(why_not(&market(), scrap_for(SECOND, 0)), ZephyrRefusal::NoSuchAmount);
}

/// Proves ZW-265, ZW-301.
#[test]
fn a_traded_system_arrives_in_cargo() {
    for gift in [
        give(SECOND, ZephyrGoods::Cargo { card: card("wind-rider") }),
        give(SECOND, ZephyrGoods::Installed { card: card("long-nine") }),
    ] {
        let mut game = market();
        play(&mut game, gift);
        let name =
            if matches!(gift, Trade { goods: ZephyrGoods::Cargo { .. }, .. }) { "wind-rider" } else { "long-nine" };
        assert_eq!((cargo(&game, SECOND), installed(&game, SECOND)), (vec![name.to_owned()], vec![]));
        assert_eq!((in_deck(&game, FIRST, name), in_deck(&game, SECOND, name)), (0, 0));
        assert_eq!(installed(&game, FIRST).len() + cargo(&game, FIRST).len(), 1);
    }
    // What is installed comes out at the resupply only.
    let away = arranged(&market(), &[("/ships/0/place", json!("Patrol"))]);
    let gift = give(SECOND, ZephyrGoods::Installed { card: card("long-nine") });
    assert_eq!(why_not(&away, gift), ZephyrRefusal::NotDocked);
    assert!(may(&away, give(SECOND, ZephyrGoods::Cargo { card: card("wind-rider") })));
}

/// Proves ZW-266.
#[test]
fn traded_crew_needs_a_station_and_keeps_companion_and_cooldowns() {
    let gift = give(SECOND, ZephyrGoods::Crew { station: 1 });
    let mut game = arranged(&market(), &[("/ships/0/crew/1/used", json!([true, false, true]))]);
    let member = at(&game, "/ships/0/crew/1");
    play(&mut game, gift);
    assert_eq!((at(&game, "/ships/0/crew/1"), at(&game, "/ships/1/crew/0")), (Value::Null, member));
    let other = crew(Faction::Bandit, None, None);
    let full = arranged(&market(), &[("/ships/1/crew", json!([other, other, other, other]))]);
    assert_eq!(why_not(&full, gift), ZephyrRefusal::NoStation);
    assert_eq!(why_not(&market(), give(SECOND, ZephyrGoods::Crew { station: 0 })), ZephyrRefusal::NoCrew);
}

/// Proves ZW-082, ZW-083.
#[test]
fn crew_is_released_anywhere_and_changes_stations_at_the_resupply_or_when_crew_come_or_go() {
    let swap = ZephyrAction::MoveCrew { from: 1, to: 3 };
    let mut docked = market();
    play(&mut docked, swap);
    assert_eq!((at(&docked, "/ships/0/crew/1"), at(&docked, "/ships/0/crew/3/faction")), (Value::Null, json!("Rogue")));
    let other = crew(Faction::Bandit, Some("crew-wick"), None);
    let away = arranged(&market(), &[("/ships/0/place", json!("Patrol")), ("/ships/0/crew/2", other)]);
    assert_eq!(why_not(&away, swap), ZephyrRefusal::NotDocked);
    let mut game = away;
    let events = play(&mut game, Release { station: 2 });
    let released =
        ZephyrEvent::Released { seat: FIRST, faction: Faction::Bandit, personality: Some(card("crew-wick")) };
    assert_eq!((events, scrap(&game, FIRST)), (vec![released], 90), "without refund");
    assert!(may(&game, swap));
    assert_eq!(why_not(&game, Release { station: 2 }), ZephyrRefusal::NoCrew);
    assert_eq!(why_not(&game, ZephyrAction::MoveCrew { from: 1, to: 4 }), ZephyrRefusal::NoStation);
    assert_eq!(why_not(&game, ZephyrAction::MoveCrew { from: 0, to: 1 }), ZephyrRefusal::NoCrew);
}
