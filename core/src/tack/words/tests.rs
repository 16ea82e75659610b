//! What Tack says, in the positions of the reference pictures and beside its cards.

use std::collections::BTreeSet;

use crate::chance::{Scripted, Seeded};
use crate::game::{Game, Seat, Seats, Viewer};
use crate::tack::*;
use crate::words::{Finished, Foretold, Language, Pick, Speak, Teller, Tongue};

fn space(name: &str) -> Space {
    Space::try_from(name.to_owned()).expect("a space")
}

fn die(seat: u8, name: &str, face: u8) -> TackDie {
    TackDie { seat: Seat(seat), space: space(name), face }
}

fn go(from: &str, to: &str) -> TackAction {
    TackAction::Move { from: space(from), to: space(to) }
}

/// Calls `test` with the teller of a game between Blue and Plum.
fn tell<T>(language: Language, test: impl FnOnce(&Teller<'_>) -> T) -> T {
    let tongue = Tongue::new(language);
    let names = Tack::seat_names(&TackSetup::TWO_PLAYERS, &tongue);
    test(&Teller { tongue: &tongue, names: &names })
}

fn dice_of_the_picture() -> Vec<TackDie> {
    vec![
        die(0, "A0", 4),
        die(0, "B2", 5),
        die(0, "D4", 3),
        die(0, "E0", 3),
        die(1, "A4", 6),
        die(1, "B6", 2),
        die(1, "C2", 4),
        die(1, "D6", 5),
        die(1, "E5", 3),
    ]
}

fn picture() -> Tack {
    let dice = dice_of_the_picture();
    Position { dice, ..Position::new(WindCard::ClearDay3) }.set_up().expect("a position")
}

#[test]
fn a_move_is_previewed_as_in_the_picture() {
    let game = picture();
    let action = go("E0", "E4");
    let events = super::choices::foresee(&game, action);
    tell(Language::English, |teller| {
        let choice = game.choice(&action, teller);
        assert_eq!(choice.label, "Move to E4");
        assert_eq!(choice.spoken, "Three from E to E4");
        assert_eq!(choice.parts.iter().map(|part| part.id.as_str()).collect::<Vec<_>>(), ["E0", "E4"]);
        let Foretold { title, marks, then, .. } = Speak::preview(&game, &action, &events, teller);
        assert_eq!(then, "Then the dice are rolled.");
        assert_eq!(title, "3 to E4: row 4 makes 12");
        assert_eq!(marks.iter().map(|mark| (&*mark.spot, &*mark.text)).collect::<Vec<_>>(), [("wind:4", "9 + 3")]);
        let lines: Vec<String> =
            events.iter().filter_map(|event| Tack::event(event, teller)).map(|line| line.text).collect();
        assert_eq!(lines, ["3 from E to E4.", "Row 4: Blue +2, Plum +1."]);
        let prompt = Speak::prompt(&game, Viewer::Bystander, teller).expect("a move is asked for");
        assert_eq!((&*prompt.step, &*prompt.title), ("Blue, your move", "Move one die"));
    });
    tell(Language::German, |teller| {
        let title = Speak::preview(&game, &action, &events, teller).title;
        assert_eq!(title, "3 nach E4: Reihe 4 ergibt 12");
        assert_eq!(game.choice(&action, teller).spoken, "Drei von E nach E4");
    });
}

#[test]
fn places_are_spoken_with_what_lies_there() {
    let spoken = |game: &Tack, id: &str| {
        tell(Language::English, |teller| {
            let spots = Speak::spots(game, Viewer::Bystander, teller);
            spots.into_iter().find(|spot| spot.id == id).map(|spot| spot.spoken).expect("a spot")
        })
    };
    let game = picture();
    assert_eq!(spoken(&game, "B2"), "B2, Blue five");
    assert_eq!(spoken(&game, "B4"), "B4, empty");
    assert_eq!(spoken(&game, "B0"), "B, Blue's start, empty");
    assert_eq!(spoken(&game, "B6"), "B, Plum's start, two");
    assert_eq!(spoken(&game, "wind:4"), "Row 4, wind 12, now 9 with 2 dice");
    let storms = vec![Storm::FogBank, Storm::Gale, Storm::Anchor];
    let foggy = Position { storms, ..Position::new(WindCard::HotDay2) };
    let foggy = Position { dice: vec![die(0, "D3", 5)], ..foggy }.set_up().expect("a position");
    assert_eq!(spoken(&foggy, "D2"), "D2, fire column, empty");
    assert_eq!(spoken(&foggy, "D3"), "D3, fire column, Blue five");
    assert_eq!(spoken(&foggy, "wind:3"), "Row 3, wind 12, now 5 with 1 die, fog: does not score");
}

#[test]
fn equal_dice_are_laid_in_any_order() {
    let setup = TackSetup { wind: WindChoice::Card { card: WindCard::ClearDay1 }, ..TackSetup::TWO_PLAYERS };
    let mut rolls = Scripted::new(&[4, 4, 2, 1, 0, 5, 5, 5, 5, 5]);
    let game = Tack::new(&setup, &mut rolls, &mut ()).expect("a set-up");
    let mut actions = Vec::new();
    Game::legal_actions(&game, &mut actions);
    assert_eq!(actions.len(), 60, "two of the five dice are alike");
    tell(Language::English, |teller| {
        let mut picked = BTreeSet::new();
        for action in &actions {
            let parts = game.choice(action, teller).parts;
            let ids: BTreeSet<String> = parts.iter().map(|part| part.id.clone()).collect();
            assert_eq!(ids.len(), 5);
            assert!(picked.insert(ids));
            for part in parts {
                let Pick::Lay { piece, spot } = part.at else { panic!("dice are laid") };
                assert_eq!(part.id.starts_with('5'), piece == 0, "{} on {spot} is piece {piece}", part.id);
            }
        }
    });
}

#[test]
fn what_cannot_be_reached_says_why() {
    let reasons = |storms: [Storm; 3], dice: &[TackDie]| {
        let position = Position { storms: storms.to_vec(), dice: dice.to_vec(), ..Position::new(WindCard::ClearDay1) };
        let game = position.set_up().expect("a position");
        tell(Language::English, |teller| {
            let blocked = Speak::blocked(&game, Viewer::Bystander, teller);
            blocked.into_iter().map(|blocked| format!("{}: {}", blocked.spot, blocked.reason)).collect::<Vec<_>>()
        })
    };
    let own = die(0, "B0", 5);
    assert_eq!(
        reasons([Storm::Becalmed, Storm::Gale, Storm::Anchor], &[own]),
        [
            "B1: Gale: a die leaves its starting space by at least 2 spaces if it can.",
            "B3: Becalmed: a die moves at most 2 spaces.",
            "B4: Becalmed: a die moves at most 2 spaces.",
            "B5: Becalmed: a die moves at most 2 spaces.",
            "B6: A die never moves to a starting space.",
        ]
    );
    assert_eq!(
        reasons([Storm::Flotilla, Storm::FogBank, Storm::ManOverboard], &[own, die(1, "B1", 3), die(0, "C0", 1)])
            .first()
            .map(String::as_str),
        Some("B0: This die has no free space to move to.")
    );
    assert_eq!(
        reasons([Storm::Flotilla, Storm::FogBank, Storm::ManOverboard], &[own, die(1, "B3", 3)]),
        [
            "B4: A die does not jump over another.",
            "B5: A die does not jump over another.",
            "B6: A die never moves to a starting space."
        ]
    );
}

#[test]
fn a_preview_names_what_chance_decides_next() {
    let mut found = BTreeSet::new();
    for mode in Tack::MODES {
        let setup = Tack::mode(mode.name, mode.fewest).expect("a listed mode");
        for stream in 0..30 {
            let mut dice = Seeded::new(8, stream);
            let mut whim = Seeded::new(9, stream);
            let mut game = Tack::new(&setup, &mut dice, &mut ()).expect("a set-up");
            let mut actions = Vec::new();
            while let Some(action) = crate::players::random(&game, &mut actions, &mut whim) {
                let before = game;
                let mut events: Vec<TackEvent> = Vec::new();
                game.apply(&action, &mut dice, &mut events).expect("a legal action");
                let known = super::choices::foresee(&before, action);
                let drawn = events.iter().skip(known.len()).find_map(|event| match event {
                    TackEvent::Rolled { .. } => Some("dice"),
                    TackEvent::StormsDrawn { .. } => Some("storm cards"),
                    TackEvent::TokenTurned { .. } => Some("tide"),
                    _ => None,
                });
                tell(Language::English, |teller| {
                    let trial =
                        crate::games::AnyGame::preview(&before, &crate::games::GameAction::Tack { action }, teller);
                    let trial = trial.expect("a legal action");
                    assert_eq!(trial.draws, drawn.is_some(), "{action:?}");
                    if let Some(drawn) = drawn {
                        assert!(trial.then.contains(drawn), "{action:?} in {}: {}", mode.name, trial.then);
                        found.insert(trial.then);
                    }
                });
            }
        }
    }
    assert_eq!(found.len(), 4, "{found:?}");
}

#[test]
fn a_tap_that_leads_nowhere_is_explained() {
    let plain = [Storm::Flotilla, Storm::FogBank, Storm::ManOverboard];
    let windy = [Storm::Crosswind, Storm::SwapCourse, Storm::Undertow];
    let dice = [die(0, "B2", 5), die(0, "C1", 5), die(0, "E0", 4), die(1, "B4", 3), die(1, "C2", 1)];
    let why = |storms: [Storm; 3], picked: &[&str], spot: &str| {
        let position = Position { storms: storms.to_vec(), dice: dice.to_vec(), ..Position::new(WindCard::ClearDay1) };
        let game = position.set_up().expect("a position");
        let picked: Vec<String> = picked.iter().map(|&spot| spot.to_owned()).collect();
        tell(Language::English, |teller| crate::games::AnyGame::why_not(&game, &picked, spot, teller))
    };
    let cases: [(_, &[&str], _, _); 12] = [
        (plain, &[], "A3", "Move one die"),
        (plain, &[], "wind:2", "Move one die"),
        (plain, &[], "B4", "This die belongs to the other side."),
        (plain, &[], "B5", "A die does not jump over another."),
        (plain, &[], "C1", "This die has no free space to move to."),
        (plain, &["B2"], "B5", "A die does not jump over another."),
        (plain, &["B2"], "B4", "Another die lies there."),
        (plain, &["B2"], "A2", "A die does not move sideways."),
        (plain, &["B2"], "B0", "A die never moves to a starting space."),
        (windy, &["B2"], "A3", "Crosswind moves a die one space sideways."),
        (windy, &["B2"], "C1", "The two dice must show different values."),
        (windy, &["E0"], "D0", "Only a die on the grid will do."),
    ];
    for (storms, picked, spot, reason) in cases {
        assert_eq!(why(storms, picked, spot), reason, "{spot} after {picked:?}");
    }
}

#[test]
fn the_prompt_warns_of_the_calm() {
    let detail = |calm| {
        let position = Position { calm, dice: vec![die(0, "B0", 5)], ..Position::new(WindCard::ClearDay1) };
        let game = position.set_up().expect("a position");
        tell(Language::English, |teller| Speak::prompt(&game, Viewer::Bystander, teller).expect("a move").detail)
    };
    assert!(!detail(49).contains("calm"));
    assert!(detail(50).ends_with("The calm ends the game after 10 more turns without a point."));
    assert!(detail(59).ends_with("If this turn brings no point, the calm ends the game."));
}

/// The set-up names each card by the winds and columns that it really has.
#[test]
fn wind_cards_are_named_by_their_winds() {
    for language in Language::ALL {
        tell(language, |teller| {
            for card in WindCard::ALL {
                let name = format!("{card:?}");
                let (weather, number) = name.split_at(name.len() - 1);
                let weather = weather.replace("Day", "-day").replace("Front", "-front").replace("Sail", "-sail");
                let key = format!("ui-tack-card-{}-{number}", weather.to_lowercase());
                let words = teller.say(&key, &[]);
                let winds = card.goals().map(|wind| wind.to_string()).join(" ");
                assert!(words.contains(&format!(": {winds}")), "{key} says {words}");
                let letters: String = Column::ALL
                    .into_iter()
                    .filter(|&column| card.effect(column).is_some())
                    .map(Column::letter)
                    .collect();
                let columns = words.split_once(", ").map_or("", |(_, columns)| columns);
                let alone = columns.split(' ').filter(|word| word.len() == 1 && word.chars().all(char::is_alphabetic));
                assert_eq!(alone.collect::<String>(), letters, "{key} says {words}");
                for column in Column::ALL {
                    let Some(ColumnEffect::Tide { seat }) = card.effect(column) else { continue };
                    let after = columns.split_once(column.letter()).map_or("", |(_, after)| after);
                    let row = if seat == Seat(0) { '1' } else { '5' };
                    assert_eq!(after.chars().find(char::is_ascii_digit), Some(row), "{key} says {words}");
                }
            }
        });
    }
}

#[test]
fn statistics_count_by_mode_seat_and_level() {
    let finished = |mode, winners, scores: [i32; 2], busts| Finished::<Tack> {
        setup: TackSetup { mode, ..TackSetup::TWO_PLAYERS },
        winners,
        scores: scores.to_vec(),
        ending: TackEnding::Lighthouse.name().to_owned(),
        tally: TackTally { faces: [[2, 0, 0, 0, 0, 4], [1; 6]], busts, ..TackTally::default() },
    };
    let [blue, plum] = [Seats::one(Seat(0)), Seats::one(Seat(1))];
    let games = [
        finished(TackMode::TwoPlayers, blue, [9, 4], 3),
        finished(TackMode::TwoPlayers, blue.with(Seat(1)), [9, 9], 4),
        finished(TackMode::Tide { level: TideLevel::Spring }, plum, [5, 10], 5),
    ];
    let tongue = Tongue::new(Language::English);
    assert!(Tack::statistics(&[], &tongue).is_empty());
    let sections = Tack::statistics(&games, &tongue);
    let titles: Vec<&str> = sections.iter().map(|section| &*section.title).collect();
    assert_eq!(
        titles,
        ["All games", "Two players", "One against the tide", "Rolls: Blue", "Rolls: Plum", "Rolls: The tide"]
    );
    let figures = |section: usize, row: usize| sections[section].rows[row].figures.join(" ");
    assert_eq!(figures(0, 0), "3", "games");
    assert_eq!(figures(0, 1), "1", "draws");
    assert_eq!(figures(0, 5), "4.0", "busts");
    assert_eq!(figures(1, 0), "1 0", "wins of Blue and Plum");
    assert_eq!(figures(1, 1), "9.0 6.5", "points of Blue and Plum");
    assert_eq!(figures(2, 0), "0 0 1", "games by level");
    assert_eq!(figures(2, 3), "– – 10.0", "the tide's points by level");
    let sixes = sections[3].bars.last().expect("six bars");
    assert_eq!((sixes.count, sixes.expected), (12, 3.0));
    assert_eq!(sixes.spoken, "Six: 12 rolled, 3.0 expected");
}

/// Proves TK-023.
#[test]
fn every_storm_card_opens_a_fuller_explanation() {
    for language in Language::ALL {
        let mut explained = BTreeSet::new();
        for three in Storm::ALL.chunks(3) {
            let storms = three.to_vec();
            let dice = dice_of_the_picture();
            let game = Position { storms, dice, ..Position::new(WindCard::ClearDay3) }.set_up().expect("a position");
            tell(language, |teller| {
                for card in game.cards(Viewer::Bystander, teller).into_iter().filter(|card| card.id != "wind") {
                    assert!(card.detail.len() > card.rule.len(), "{}: {}", card.id, card.detail);
                    assert_ne!(card.detail, card.rule);
                    explained.insert(card.id);
                }
            });
        }
        assert_eq!(explained.len(), Storm::ALL.len());
    }
}
