//! What the rulebook prints, literally (ZW-021).

use super::super::language::{Effect, Hull, Kind, Limit, Need, Quantity, Reacting, Target, Tier, Window};
use super::super::row;
use super::*;

fn attack(n: u8, to: Target) -> Effect {
    Effect::Damage { n, to, direct: false }
}

/// The effect of a face of an enemy.
fn face(name: &str, face: u8) -> &'static Effect {
    row(card(name), face).unwrap_or_else(|| panic!("{name} has no row {face}")).effect()
}

#[test]
fn cannon_blast_deals_one_damage() {
    assert_eq!(*does("cannon-blast"), attack(1, Target::MyTarget));
    assert_eq!(card("cannon-blast").kind(), Kind::Attack);
}

#[test]
fn sprocket_rocket_deals_one_damage_and_gives_a_tech_play() {
    let expected = Effect::Seq(vec![attack(1, Target::MyTarget), plays(Kind::Tech, 1)]);
    assert_eq!(*does("sprocket-rocket"), expected);
    assert_eq!(card("sprocket-rocket").tier(), Some(Tier::Bronze));
}

#[test]
fn rapid_repair_restores_two_armour() {
    assert_eq!(*does("rapid-repair"), Effect::Repair { n: 2, hull: Hull::Armour });
    assert_eq!(card("rapid-repair").kind(), Kind::Tech);
}

#[test]
fn deflection_takes_a_cube_for_each_undamaged_armour() {
    assert_eq!(*does("deflection"), Effect::Ward(Quantity::UndamagedArmour));
    assert_eq!(card("deflection").kind(), Kind::Manoeuvre);
}

#[test]
fn the_five_bronze_systems_are_of_their_kinds() {
    let kinds = ["sprocket-rocket", "wildfire-cannon", "matchlock-repeater", "wind-rider", "steam-albatross"]
        .map(|name| (card(name).tier(), card(name).kind(), card(name).card().printed));
    let attack = (Some(Tier::Bronze), Kind::Attack, true);
    let [.., rider, albatross] = kinds;
    assert_eq!(kinds[..3], [attack; 3]);
    assert_eq!((rider.1, albatross.1), (Kind::Manoeuvre, Kind::Tech));
}

#[test]
fn imperial_and_rogue_draw_a_card_and_give_a_play_once_a_trip() {
    for (name, kind) in [("faction-imperial", Kind::Tech), ("faction-rogue", Kind::Manoeuvre)] {
        assert_eq!(*does(name), Effect::Seq(vec![Effect::Draw(1), plays(kind, 1)]));
        assert_eq!(flips(name), (&[Window::React, Window::Actions][..], Limit::PerTrip));
    }
}

#[test]
fn cocidius_kills_one_enemy_crew_member_a_day() {
    assert_eq!(*does("crew-cocidius"), Effect::KillCrew(Target::AnyFoe));
    assert_eq!(ability("crew-cocidius").limit, Limit::PerDay);
}

#[test]
fn ransom_changes_the_target_once_a_day() {
    assert_eq!(*does("companion-ransom"), Effect::Retarget);
    assert_eq!(flips("companion-ransom"), (&[Window::Actions, Window::Resolve][..], Limit::PerDay));
    assert!(card("companion-ransom").companion());
}

#[test]
fn keeler_shifts_an_own_die_once_a_trip() {
    assert_eq!(*does("companion-sebastian-t-keeler"), Effect::ShiftDie);
    assert_eq!(flips("companion-sebastian-t-keeler"), (&[Window::OwnDie][..], Limit::PerTrip));
    assert!(card("companion-sebastian-t-keeler").companion());
}

/// Two tech for three rolls, one for one; or crew on ropes: 1–2 a roll, 3–6 the first crew member dies.
#[test]
fn hazard_pay_has_its_three_ways() {
    let ropes = Effect::Roll(vec![
        (vec![1, 2], Effect::SalvageRoll(1)),
        (vec![3, 4, 5, 6], Effect::KillCrew(Target::FirstCrew)),
    ]);
    let rungs = vec![
        rung(Need::Plays(Kind::Tech, 2), Effect::SalvageRoll(3)),
        rung(Need::Plays(Kind::Tech, 1), Effect::SalvageRoll(1)),
        rung(Need::Crew, ropes),
    ];
    assert_eq!(*does("hazard-pay"), react(Reacting::Ship, rungs));
}

#[test]
fn the_octodecillion_has_its_rows() {
    let name = "the-octodecillion";
    let one = attack(1, Target::Attacked);
    assert_eq!((face(name, 1), face(name, 2), face(name, 3)), (&one, &Effect::Evade(1), &one));
    assert_eq!(*face(name, 4), Effect::Seq(vec![one, Effect::RollAgain]));
    assert_eq!((face(name, 5), face(name, 6)), (&Effect::Nothing, &Effect::Nothing));
}

#[test]
fn the_festering_gull_deals_one_damage_on_one_to_three() {
    for number in 1..=6 {
        let expected = if number <= 3 { attack(1, Target::Attacked) } else { Effect::Nothing };
        assert_eq!(*face("the-festering-gull", number), expected, "{number}");
    }
}

#[test]
fn alexander_brings_one_ship_and_has_his_rows_and_rewards() {
    let alexander = card("alexander");
    assert_eq!(alexander.brings(), 1);
    let [silver, gold, epic] = [Tier::Silver, Tier::Gold, Tier::Epic];
    assert_eq!(alexander.rewards(), [silver, silver, gold, gold, epic, epic]);
    let rows: Vec<_> = (1..=6)
        .map(|number| match *face("alexander", number) {
            Effect::Damage { n, to: Target::Attacked, direct } => (n, direct),
            ref other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(rows, [(2, false), (1, false), (2, false), (1, true), (2, false), (1, false)]);
}

#[test]
fn agile_aggression_has_its_rows() {
    let name = "agile-aggression";
    let hits = [1, 3, 5].map(|number| face(name, number).clone());
    assert_eq!(hits, [1, 2, 1].map(|n| attack(n, Target::Attacked)));
    let evades = [2, 4, 6].map(|number| face(name, number).clone());
    assert_eq!(evades, [1, 1, 2].map(Effect::Evade));
}

#[test]
fn foul_villainy_brings_a_ship_and_a_lone_commander_per_player() {
    let Effect::Foes(foes) = does("foul-villainy") else { panic!("it brings enemies") };
    assert_eq!((&foes.ships, &foes.commanders, foes.bring), (&n(1), &Quantity::Players, false));
}

#[test]
fn von_groebhausen_has_one_ability_and_three_waves() {
    assert_eq!(card("commodore-von-groebhausen").warlord(), (1, 3, 6, 2));
}

#[test]
fn hospice_isles_save_the_dying_on_four_to_six() {
    assert_eq!(*does("region-hospice-isles"), Effect::Roll(vec![(vec![4, 5, 6], Effect::Prevent)]));
}

#[test]
fn greaser_bandit_and_merchant_follow_the_rulings() {
    assert_eq!(*does("faction-greaser"), Effect::Repair { n: 2, hull: Hull::Any });
    assert_eq!(flips("faction-greaser"), (&[Window::Any][..], Limit::PerTrip));
    assert_eq!(*does("faction-bandit"), Effect::Seq(vec![Effect::Draw(1), plays(Kind::Attack, 1)]));
    assert_eq!(*does("faction-merchant"), Effect::SalvageRoll(1));
    assert_eq!(flips("faction-merchant"), (&[Window::Salvage, Window::Resupply][..], Limit::PerTrip));
}
