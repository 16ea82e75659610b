//! Missions and assignments, those that the rulebook prints and the tables of the rulings.

use super::super::Family;
use super::super::language::{
    Condition, Difficulty, Effect, Elimination, Errand, Foes, Goal, Lasts, Letter, Quantity, Space, Stat, Tier, Trigger,
};
use super::*;

fn foes(foes: Foes) -> Effect {
    Effect::Foes(Box::new(foes))
}

#[test]
fn plane_and_simple_is_easy_and_lasts_six_days() {
    let mission = card("plane-and-simple").mission();
    assert_eq!((mission.days, mission.events), ([2, 2, 2], [false; 3]));
    assert_eq!(mission.kinds, [Errand::Rescue, Errand::Escort, Errand::Courier]);
    assert_eq!((mission.structure, mission.scrap), (2, 90));
    assert_eq!((mission.elimination, mission.difficulty), (Elimination::Standard, Difficulty::Easy));
    assert_eq!(mission.goals, [Goal::Assignments(Quantity::Players)]);
    // One commander, and instead of the ships that he brings one for each player.
    let fight = Foes { ships: Quantity::Players, commanders: n(1), ..Foes::default() };
    assert_eq!(*at("plane-and-simple", &Trigger::GoalSpace), foes(fight));
}

#[test]
fn missions_have_the_days_supplies_and_warlords_of_the_table() {
    let table: Vec<_> = Family::Mission
        .cards()
        .iter()
        .map(|card| {
            let stats = card.mission();
            (card.name(), stats.days, stats.events, stats.structure, stats.scrap, stats.warlord)
        })
        .collect();
    let expected = [
        ("plane-and-simple", [2, 2, 2], [false, false, false], 2, 90, false),
        ("the-toll-fleet", [2, 3, 2], [false, true, false], 2, 100, false),
        ("winter-bread", [2, 2, 2], [false, false, false], 2, 90, false),
        ("a-crown-of-kites", [3, 3, 0], [false, false, false], 2, 100, true),
        ("nine-lanterns", [3, 3, 1], [true, true, false], 2, 80, false),
        ("the-long-dark", [2, 2, 2], [false, false, true], 2, 90, false),
        ("the-gallows-fleet", [3, 3, 2], [false, false, false], 2, 100, true),
        ("winds-of-change", [3, 3, 3], [false, true, false], 3, 110, true),
    ];
    assert_eq!(table, expected);
}

#[test]
fn an_event_brings_a_lone_commander_to_a_single_player() {
    let with = foes(Foes { commanders: n(1), bring: true, ..Foes::default() });
    let lone = foes(Foes { commanders: n(1), ..Foes::default() });
    let expected = Effect::If(Condition::Alone, Box::new(lone), Box::new(with));
    for name in ["the-toll-fleet", "nine-lanterns", "winds-of-change"] {
        assert_eq!(*at(name, &Trigger::MissionEvent), expected, "{name}");
    }
}

#[test]
fn winter_bread_wants_thirty_scrap_of_each_from_tier_two() {
    let scrap = Quantity::Times(Box::new(n(30)), Box::new(Quantity::Players));
    let goals = [Goal::Assignments(Quantity::Players), Goal::Paid { scrap, from_tier: 2 }];
    assert_eq!(card("winter-bread").mission().goals, goals);
    let fight = Foes { ships: plus(Quantity::Players, 1), ..Foes::default() };
    assert_eq!(*at("winter-bread", &Trigger::GoalSpace), foes(fight));
}

#[test]
fn pest_control_finds_a_commander_after_two_days() {
    let stats = card("pest-control").assignment();
    assert_eq!(stats.kind, Errand::Rescue);
    assert_eq!(stats.route, [Space::Explore, Space::Explore, Space::Commander]);
    let reward = Effect::Seq(vec![Effect::Scrap(n(30)), Effect::GainSystem(Tier::Gold)]);
    assert_eq!(*at("pest-control", &Trigger::Reward), reward);
}

/// The commander brings a ship less for the one that was beaten before.
#[test]
fn thin_the_ranks_takes_a_ship_from_the_commander() {
    assert_eq!(card("thin-the-ranks").assignment().route, [Space::Letter(Letter::A), Space::Letter(Letter::B)]);
    let won = Effect::Modify { stat: Stat::Brings, by: -1, lasts: Lasts::Assignment };
    let first = Foes { ships: n(1), won, ..Foes::default() };
    assert_eq!(*at("thin-the-ranks", &Trigger::Enter(Letter::A)), foes(first));
    let second = Foes { commanders: n(1), bring: true, ..Foes::default() };
    assert_eq!(*at("thin-the-ranks", &Trigger::Enter(Letter::B)), foes(second));
    assert_eq!(*at("thin-the-ranks", &Trigger::Reward), Effect::Scrap(n(20)));
}

#[test]
fn couriers_take_one_ally_and_all_others_three() {
    for card in Family::Assignment.cards() {
        let stats = card.assignment();
        assert_eq!(stats.allies, if stats.kind == Errand::Courier { 1 } else { 3 }, "{card:?}");
    }
}

#[test]
fn each_kind_has_its_share_of_assignments() {
    let kinds = [Errand::Rescue, Errand::Escort, Errand::Bounty, Errand::Salvage, Errand::Courier];
    let counts =
        kinds.map(|kind| Family::Assignment.cards().iter().filter(|card| card.assignment().kind == kind).count());
    assert_eq!(counts, [5, 4, 4, 5, 4]);
}
