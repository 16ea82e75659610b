//! Single effects: who speaks, how many, and amounts that depend on the game.

use super::super::amounts::Noun;
use super::super::{Form, Speaker, Text, need};
use super::{told, tongues};
use crate::zephyr::cards::language::{
    Choice, Condition, Effect, Foes, Hull, Kind, Lasts, Need, Quantity, Stat, Target, Tier,
};

fn asked(effect: &Effect) -> [String; 2] {
    told(Speaker::Ship, effect, Form::Asked)
}

fn named(effect: &Effect) -> [String; 2] {
    told(Speaker::Ship, effect, Form::Named)
}

fn boxed(quantity: Quantity) -> Box<Quantity> {
    Box::new(quantity)
}

/// Proves ZW-019.
#[test]
fn an_effect_reads_as_its_card_means_it() {
    let attack = |to| Effect::Damage { n: 1, to, direct: false };
    assert_eq!(asked(&attack(Target::MyTarget)), ["deal 1 damage to your target", "füge deinem Ziel 1 Schaden zu"]);
    assert_eq!(named(&attack(Target::MyTarget)), ["1 damage to your target", "1 Schaden an deinem Ziel"]);
    assert_eq!(told(Speaker::Foe, &attack(Target::Attacked), Form::Named), ["1 damage", "1 Schaden"]);
    assert_eq!(
        told(Speaker::Foe, &attack(Target::EachShip), Form::Named),
        ["1 damage to every player ship", "1 Schaden an jedem Spielerschiff"]
    );
    let evade = Effect::Evade(1);
    assert_eq!(asked(&evade), ["evade 1 attack", "weiche 1 Angriff aus"]);
    assert_eq!(told(Speaker::Foe, &evade, Form::Named), ["evades 1 attack", "weicht 1 Angriff aus"]);
    assert_eq!(
        told(Speaker::Warlord, &evade, Form::Named),
        ["evades 1 attack of the ship that rolled", "weicht 1 Angriff des Schiffs aus, das gewürfelt hat"]
    );
    let hit = Effect::Hit(Quantity::N(1));
    assert_eq!(asked(&hit), ["take 1 non-critical damage", "erleide 1 unkritischen Schaden"]);
    assert_eq!(named(&hit), ["1 non-critical damage", "1 unkritischer Schaden"]);
    assert_eq!(
        told(Speaker::Party, &hit, Form::Named),
        ["1 non-critical damage to each ship of the party", "1 unkritischer Schaden an jedem Schiff der Gruppe"]
    );
    let fine = Effect::Scrap(Quantity::N(-5));
    assert_eq!(asked(&fine), ["lose 5 scrap", "verliere 5 Schrott"]);
    assert_eq!(told(Speaker::Foe, &fine, Form::Named), ["takes 5 scrap", "nimmt 5 Schrott"]);
    assert_eq!(told(Speaker::Foe, &Effect::AddCrew, Form::Named), ["+1 crew", "+1 Besatzung"]);
    assert_eq!(
        told(Speaker::Warlord, &Effect::AddCrew, Form::Named),
        ["+1 crew for the first enemy ship", "+1 Besatzung für das erste Feindschiff"]
    );
}

#[test]
fn none_one_and_two_have_their_plurals() {
    let cards = |n| asked(&Effect::Draw(n));
    assert_eq!(cards(0), ["draw 0 cards", "ziehe 0 Karten"]);
    assert_eq!(cards(1), ["draw 1 card", "ziehe 1 Karte"]);
    assert_eq!(cards(2), ["draw 2 cards", "ziehe 2 Karten"]);
    let plays = |n| asked(&Effect::Plays { kind: Some(Kind::Tech), n });
    assert_eq!(plays(0), ["play 0 more tech cards", "spiele 0 weitere Technikkarten"]);
    assert_eq!(plays(1), ["play 1 more tech card", "spiele 1 weitere Technikkarte"]);
    assert_eq!(plays(2), ["play 2 more tech cards", "spiele 2 weitere Technikkarten"]);
    let rolls = |n| named(&Effect::SalvageRoll(n));
    assert_eq!(rolls(0), ["0 scrap rolls", "0 Bergungswürfe"]);
    assert_eq!(rolls(1), ["1 scrap roll", "1 Bergungswurf"]);
    assert_eq!(rolls(2), ["2 scrap rolls", "2 Bergungswürfe"]);
    let evades = |n| asked(&Effect::Evade(n));
    assert_eq!(evades(0), ["evade 0 attacks", "weiche 0 Angriffen aus"]);
    assert_eq!(evades(1), ["evade 1 attack", "weiche 1 Angriff aus"]);
    assert_eq!(evades(2), ["evade 2 attacks", "weiche 2 Angriffen aus"]);
    let hull = |n| asked(&Effect::Repair { n, hull: Hull::Any });
    assert_eq!(hull(0), ["repair 0 hull", "repariere 0 Rumpfteile"]);
    assert_eq!(hull(1), ["repair 1 hull", "repariere 1 Rumpfteil"]);
    assert_eq!(hull(2), ["repair 2 hull", "repariere 2 Rumpfteile"]);
    let needs = |n| tongues().map(|tongue| need(Need::Plays(Kind::Manoeuvre, n), &tongue));
    assert_eq!(needs(0), ["0 manoeuvre cards", "0 Manöverkarten"]);
    assert_eq!(needs(1), ["1 manoeuvre card", "1 Manöverkarte"]);
    assert_eq!(needs(2), ["2 manoeuvre cards", "2 Manöverkarten"]);
    let dice = |by| asked(&Effect::Modify { stat: Stat::SalvageDice, by, lasts: Lasts::InForce });
    assert_eq!(
        dice(1),
        [
            "the salvage of each enemy ship is rolled with 1 die more",
            "jedes Feindschiff wird mit 1 Würfel mehr geborgen"
        ]
    );
    assert_eq!(
        dice(-2),
        [
            "the salvage of each enemy ship is rolled with 2 dice less",
            "jedes Feindschiff wird mit 2 Würfeln weniger geborgen"
        ]
    );
}

#[test]
fn amounts_say_what_they_depend_on() {
    let amount = |noun, quantity: &Quantity| {
        tongues().map(|tongue| Text { tongue: &tongue, speaker: Speaker::Ship }.amount(noun, quantity))
    };
    let n = |n| boxed(Quantity::N(n));
    let ships = Noun::Ships;
    assert_eq!(amount(ships, &Quantity::N(2)), ["2 enemy ships", "2 Feindschiffe"]);
    assert_eq!(amount(ships, &Quantity::Players), ["1 enemy ship per player ship", "1 Feindschiff je Spielerschiff"]);
    assert_eq!(
        amount(ships, &Quantity::Plus(boxed(Quantity::Players), n(2))),
        ["1 enemy ship per player ship (plus 2)", "1 Feindschiff je Spielerschiff (plus 2)"]
    );
    assert_eq!(
        amount(ships, &Quantity::Plus(n(-1), boxed(Quantity::Players))),
        ["1 enemy ship per player ship (minus 1)", "1 Feindschiff je Spielerschiff (minus 1)"]
    );
    assert_eq!(
        amount(ships, &Quantity::Half(boxed(Quantity::Players))),
        ["1 enemy ship per 2 player ships", "1 Feindschiff je 2 Spielerschiffe"]
    );
    assert_eq!(
        amount(Noun::Scrap, &Quantity::Times(n(5), boxed(Quantity::Tier))),
        ["5 scrap per tier", "5 Schrott je Stufe"]
    );
    let fewer = Quantity::Times(n(-1), boxed(Quantity::Played(Kind::Manoeuvre)));
    assert_eq!(
        amount(Noun::HitTaken, &Quantity::Plus(n(2), boxed(fewer))),
        [
            "2 non-critical damage (minus 1 per manoeuvre card played)",
            "2 unkritische Schäden (minus 1 je gespielter Manöverkarte)"
        ]
    );
}

#[test]
fn a_clause_with_rows_of_its_own_has_them_in_brackets() {
    let crew = Effect::Roll(vec![
        (vec![1, 2], Effect::SalvageRoll(1)),
        (vec![3, 4, 5, 6], Effect::KillCrew(Target::FirstCrew)),
    ]);
    assert_eq!(
        named(&crew),
        [
            "roll a die (1–2: 1 scrap roll; 3–6: your first crew member dies)",
            "wirf einen Würfel (1–2: 1 Bergungswurf; 3–6: Dein erstes Besatzungsmitglied stirbt)"
        ]
    );
    let trader = Effect::Choose(vec![
        Choice { price: Some(Quantity::N(10)), effect: Effect::GainSystem(Tier::Silver) },
        Choice { price: None, effect: Effect::Nothing },
    ]);
    assert_eq!(
        named(&trader),
        [
            "choose one (pay 10 scrap: 1 random silver system; none of this)",
            "wähle eins davon (zahle 10 Schrott: 1 zufälliges Silbersystem; nichts davon)"
        ]
    );
    let alone = Effect::If(Condition::Alone, Box::new(Effect::SalvageRoll(1)), Box::new(Effect::SalvageRoll(2)));
    assert_eq!(
        named(&alone),
        [
            "alone with one ship: 1 scrap roll; otherwise: 2 scrap rolls",
            "allein mit einem Schiff: 1 Bergungswurf; sonst: 2 Bergungswürfe"
        ]
    );
}

#[test]
fn enemies_come_with_what_is_special_about_them() {
    let tough = Foes {
        ships: Quantity::N(2),
        hull: Quantity::N(-1),
        crew: 1,
        first_hand: 1,
        won: Effect::SalvageRoll(2),
        ..Foes::default()
    };
    assert_eq!(
        asked(&Effect::Foes(Box::new(tough))),
        [
            "draw 2 enemy ships – each 1 hull less; each 1 crew more; in the first phase you draw 1 card more; \
             if you win: 2 scrap rolls",
            "ziehe 2 Feindschiffe – je 1 Rumpfteil weniger; je 1 Besatzung mehr; in der ersten Phase ziehst du 1 Karte \
             mehr; bei einem Sieg: 2 Bergungswürfe"
        ]
    );
    let both = Foes { ships: Quantity::Players, commanders: Quantity::N(1), ..Foes::default() };
    assert_eq!(
        named(&Effect::Foes(Box::new(both))),
        [
            "a battle against 1 enemy ship per player ship and 1 commander – the commander brings no ships",
            "ein Gefecht gegen 1 Feindschiff je Spielerschiff und 1 Kommandanten – der Kommandant bringt keine Schiffe mit"
        ]
    );
}
