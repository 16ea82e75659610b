//! What games at random hardly ever come to: the warlord, goals that are missed, victories, and rare questions.

use super::samples::lines;
use super::*;
use crate::game::Viewer;
use crate::words::ChoiceText;
use crate::zephyr::cards::language::Faction;
use crate::zephyr::flow::{Ask, RollUse, Scope};
use crate::zephyr::state::{Cause, Foe, Gone};
use crate::zephyr::{ZephyrAbility, ZephyrAction, ZephyrEvent};

#[test]
fn rare_events_are_told() {
    let seat = Seat(0);
    let octodecillion = card("the-octodecillion");
    let warlord = card("commodore-von-groebhausen");
    for (event, english) in [
        (
            ZephyrEvent::WarlordRevealed { card: warlord, hull: 10, abilities: vec![card("agile-aggression")] },
            "The warlord shows up: Commodore Von Gröbhausen, hull 10, with Agile Aggression.",
        ),
        (ZephyrEvent::WaveRevealed { card: card("foul-villainy") }, "A wave comes: Foul Villainy."),
        (ZephyrEvent::WarlordBare, "No wave is left: the warlord can be attacked."),
        (ZephyrEvent::WarlordHull { hull: 4 }, "The warlord has 4 hull left."),
        (
            ZephyrEvent::WarlordRolled { seat, card: card("agile-aggression"), die: 3 },
            "Rolls a 3 for Agile Aggression: 2 damage.",
        ),
        (ZephyrEvent::Failed { leader: seat, card: card("pest-control") }, "Has missed the goal of Pest Control."),
        (ZephyrEvent::Withdrew { battle: 0 }, "The enemies of battle 1 withdraw."),
        (ZephyrEvent::FoeRepaired { battle: 0, foe: 0, left: 3 }, "Enemy 1 repairs itself to 3 hull."),
        (
            ZephyrEvent::FoeCame {
                battle: 0,
                foe: 0,
                card: octodecillion,
                commander: Some(card("alexander")),
                hull: 4,
                crew: 1,
            },
            "Enemy 1: Alexander comes on The Octodecillion, hull 4, crew 1.",
        ),
        (ZephyrEvent::Boosted { seat, damage: 3, unevadable: false }, "Raises an attack to 3 damage."),
        (ZephyrEvent::Boosted { seat, damage: 3, unevadable: true }, "Makes an attack that cannot be evaded."),
        (ZephyrEvent::FoeDieCancelled { battle: 0, foe: 0, die: 1 }, "Die 2 of enemy 1 is cancelled."),
        (ZephyrEvent::FoeDieRerolled { battle: 0, foe: 0, die: 1, face: 5 }, "Enemy 1 rolls again: 5."),
        (ZephyrEvent::DieChanged { seat, die: 6 }, "Makes it a 6."),
        (ZephyrEvent::HullGiven { seat }, "Gets a piece of structure for nothing."),
        (ZephyrEvent::MissionEnded { card: card("winter-bread"), won: true }, "Winter Bread is won!"),
        (
            ZephyrEvent::CrewSaved { seat, faction: Faction::Rogue, personality: None },
            "Keeps a crew member: Rogue crew member lives.",
        ),
        (
            ZephyrEvent::CompanionPassed { seat, card: card("companion-ransom") },
            "Keeps Ransom with another crew member.",
        ),
        (ZephyrEvent::NoRow { seat, card: card("hazard-pay") }, "Can do nothing about Hazard Pay."),
        (ZephyrEvent::Recovered { seat, card: card("brace") }, "Takes Brace back into the hand."),
        (
            ZephyrEvent::Exhausted { seat, ability: ZephyrAbility::Ship, card: card("rogue-spitfire") },
            "Puts Rogue Spitfire on cooldown.",
        ),
        (
            ZephyrEvent::Refreshed { seat, ability: ZephyrAbility::Ship, card: card("rogue-spitfire") },
            "Has Rogue Spitfire ready again.",
        ),
        (ZephyrEvent::ExploredAgain { seat, card: card("hazard-pay") }, "Discards Hazard Pay for another card."),
    ] {
        let told = lines(&event);
        assert_eq!(told[0], english);
        assert!(told[2].ends_with(['.', '!']) && told[2] != told[0], "{told:?}");
    }
}

/// The choices that answer `ask`, in English.
fn asked(game: &mut Zephyr, ask: Ask) -> (String, Vec<ChoiceText>) {
    game.ask = Some(ask);
    let mut actions = Vec::new();
    game.legal_actions(&mut actions);
    tell(Language::English, |teller| {
        let prompt = game.prompt(Viewer::Bystander, teller).expect("something is asked");
        assert!(!prompt.detail.is_empty() && !prompt.detail.contains("zephyr-"), "{prompt:?}");
        (prompt.title, actions.iter().map(|action| game.choice(action, teller)).collect())
    })
}

fn labels(choices: &[ChoiceText]) -> Vec<&str> {
    choices.iter().map(|choice| &*choice.label).collect()
}

#[test]
fn a_campaign_goes_on_with_the_next_mission() {
    let mut game = begin(&setup("campaign-short", 2));
    let (title, choices) = asked(&mut game, Ask::Between);
    assert_eq!(title, "Plane & Simple is won");
    assert_eq!(labels(&choices), ["Fly Winter Bread", "Rest", "End the campaign"]);
    game.mission.lost = true;
    let (title, choices) = asked(&mut game, Ask::Between);
    assert_eq!(title, "Plane & Simple is lost");
    assert_eq!(labels(&choices)[0], "Try again");
}

#[test]
fn crew_is_hired_on_the_way() {
    let mut game = begin(&setup("plane-and-simple", 1));
    game.ships[0].scrap = 30;
    game.ships[0].crew = [None; 4];
    let (title, choices) = asked(&mut game, Ask::Hire { seat: Seat(0), price: 10 });
    assert_eq!(title, "Hire a crew member for 10 scrap");
    assert_eq!(labels(&choices)[1], "Hire Rogue for 10");
    assert_eq!(choices[1].parts[0].id, "hire:rogue");
}

#[test]
fn a_ready_ability_goes_on_cooldown_as_its_owner_likes() {
    let mut game = begin(&setup("plane-and-simple", 1));
    let (title, choices) = asked(&mut game, Ask::Exhaust(Seat(0)));
    assert_eq!(title, "Choose a ready ability to put on cooldown");
    assert_eq!(labels(&choices)[0], "Imperial Scimitar cools down");
    assert_eq!(choices[0].parts[0].id, "ability:0:ship");
}

/// A battle of the first ship against two enemies.
fn battle(game: &mut Zephyr) {
    let foe = |card: CardId| Foe {
        card,
        commander: None,
        hull: 3,
        full: 4,
        crew: 1,
        attacks: Some(Seat(0)),
        evades: 0,
        dice: Vec::new(),
        gone: Gone::No,
        aimed: crate::game::Seats::NONE,
        cards_out: false,
    };
    game.battles.push(crate::zephyr::state::Battle {
        cause: Cause::Explored(Seat(0)),
        ships: crate::game::Seats::one(Seat(0)),
        foes: vec![foe(card("the-octodecillion")), foe(card("the-festering-gull"))],
        phase: 2,
        attacks: Vec::new(),
        blows: Vec::new(),
        guard: [0; 5],
        won: Vec::new(),
        warlord: false,
        over: false,
    });
}

#[test]
fn an_attack_of_a_card_is_pointed_at_an_enemy() {
    let mut game = begin(&setup("plane-and-simple", 1));
    battle(&mut game);
    let organ = card("grape-organ").root(0).child(0);
    let scope = Scope { battle: Some(0), ..Scope::of(Seat(0)) };
    let (title, choices) = asked(&mut game, Ask::Aim(0, organ, scope));
    assert_eq!(title, "Grape Organ: which enemy?");
    assert_eq!(labels(&choices), ["Aim at The Octodecillion (1)", "Aim at The Festering Gull (2)"]);
    assert_eq!(choices[1].spoken, "Aim at The Festering Gull (2), hull 3, crew 1");
    assert_eq!(choices[1].parts[0].id, "foe:0:1");
    tell(Language::English, |teller| {
        assert!(game.subtitle(Viewer::Bystander, teller).ends_with("Attack phase 2"));
        let spots = game.spots(Viewer::Bystander, teller);
        let foe = spots.iter().find(|spot| spot.id == "foe:0:0").expect("a spot");
        assert_eq!(foe.spoken, "The Octodecillion (1), hull 3 of 4, crew 1, attacks Blue, target of Blue");
    });
}

#[test]
fn an_own_die_says_what_it_is_for() {
    let mut game = begin(&setup("plane-and-simple", 1));
    let ask = Ask::OwnDie { seat: Seat(0), face: 3, for_what: RollUse::Critical };
    let (title, choices) = asked(&mut game, ask);
    assert_eq!((&*title, labels(&choices)), ("You rolled a 3: change it?", vec!["Keep the die"]));
    tell(Language::English, |teller| {
        let foretold = game.preview(&ZephyrAction::Done, &[], teller);
        assert_eq!(foretold.then, "Then the critical damage shows.");
    });
}
