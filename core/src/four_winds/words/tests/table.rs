//! What is said while the game goes on.

use std::collections::BTreeSet;

use super::*;
use crate::game::Viewer;
use crate::games::{self, GameAction};
use crate::words::{Line, Prompt};

const NAVY: Viewer = Viewer::Seat(Seat(0));

fn preview(game: &FourWinds, action: WindsAction, teller: &Teller<'_>) -> games::Trial {
    games::AnyGame::preview(game, &GameAction::FourWinds { action }, teller).expect("a legal action")
}

fn lay(wind: Wind, name: &str) -> WindsAction {
    WindsAction::Lay { wind, cell: cell(name) }
}

fn sail(from: &str, to: &str) -> WindsAction {
    WindsAction::Sail { from: cell(from), to: cell(to) }
}

#[test]
fn a_tile_is_previewed_as_in_the_picture() {
    let action = lay(Wind::South, "b4");
    for (language, title, notes, pushes) in [
        (
            Language::English,
            "Lay South on b4",
            ["Chain of 3: +150.", "Active wind: +50."],
            ["A ship of Coral was pushed from a4 to a5.", "A ship of Navy was pushed from b3 to b4."],
        ),
        (
            Language::German,
            "Süd auf b4 legen",
            ["Kette aus 3: +150.", "Aktiver Wind: +50."],
            [
                "Ein Schiff von Koralle wird von a4 nach a5 geschoben.",
                "Ein Schiff von Marineblau wird von b3 nach b4 geschoben.",
            ],
        ),
    ] {
        tell(language, |teller| {
            let trial = preview(&picture(), action, teller);
            assert_eq!(trial.title, title);
            assert_eq!(trial.notes, notes, "the most points first");
            let marks: Vec<_> = trial.marks.iter().map(|mark| (&*mark.spot, &*mark.text)).collect();
            assert_eq!(marks, [("b4", "+200")]);
            let told = trial.events.iter().filter(|event| !event.foretold()).filter_map(|event| event.line(teller));
            assert_eq!(told.map(|line| line.spoken).collect::<Vec<_>>(), pushes, "what the notes and the title leave");
        });
    }
}

#[test]
fn a_new_outpost_is_previewed_with_how_it_would_stand() {
    let mut anchored = picture();
    tiles(&mut anchored, Wind::West, "a1");
    let mut rival = picture();
    ships(&mut rival, 0, "a1 b3 e1");
    rival.tiles[Wind::North.index()] = Cells::NONE;
    let loose = ["No wind anchors it yet.", "Noch verankert ihn kein Wind."];
    for (game, name, said) in [
        (picture(), "b1", loose),
        (anchored, "a1", ["A wind anchors it.", "Ein Wind verankert ihn."]),
        (rival, "e1", loose),
    ] {
        for (language, note) in [Language::English, Language::German].into_iter().zip(said) {
            let action = WindsAction::Build { cell: cell(name) };
            assert_eq!(tell(language, |teller| preview(&game, action, teller).notes), [note], "{name}");
        }
    }
}

#[test]
fn a_tile_is_previewed_with_the_outposts_that_it_anchors_or_frees() {
    let said = |tile: Option<&str>, wind: Wind| {
        let mut game = begin(&archipelago(2));
        outposts(&mut game, 1, "a2");
        tile.into_iter().for_each(|names| tiles(&mut game, Wind::West, names));
        game.fleet_mut(Seat(0)).hand = [1, 1, 1, 1];
        let action = lay(wind, "a2");
        Language::ALL.map(|language| tell(language, |teller| preview(&game, action, teller).notes))
    };
    let anchors = ["The outpost of Seafoam on a2 is anchored.", "Der Vorposten von Seegrün auf a2 ist verankert."];
    assert_eq!(said(None, Wind::West), anchors.map(|note| vec![note.to_owned()]));
    let frees = [
        "The outpost of Seafoam on a2 is not anchored any more.",
        "Der Vorposten von Seegrün auf a2 ist nicht mehr verankert.",
    ];
    assert_eq!(said(Some("b2"), Wind::South), frees.map(|note| vec![note.to_owned()]));
    let nothing: [Vec<String>; 2] = Default::default();
    assert_eq!(said(None, Wind::South), nothing, "it was not anchored before");
    assert_eq!(said(Some("b2"), Wind::West), nothing, "it stays anchored");
}

#[test]
fn points_stand_on_their_cells_also_for_a_rival() {
    let mut game = begin(&archipelago(2));
    ships(&mut game, 1, "b1");
    game.fleet_mut(Seat(0)).hand = [1, 1, 1, 1];
    let marks = |game: &FourWinds| {
        let trial = tell(Language::English, |teller| preview(game, lay(Wind::East, "b2"), teller));
        trial.marks.into_iter().map(|mark| format!("{}: {}", mark.spot, mark.text)).collect::<Vec<_>>()
    };
    assert_eq!(marks(&game), ["c1: (+100)"]);
    game.wind = Wind::East;
    assert_eq!(marks(&game), ["c1: (+100)", "b2: +50"]);
}

#[test]
fn a_ship_that_gets_to_a_safe_harbour_is_told_once() {
    let mut game = begin(&WindsSetup::Tempest);
    ships(&mut game, 0, "c2 d3 c4 d4");
    tiles(&mut game, Wind::North, "c2");
    for (language, note, spoken) in [
        (Language::English, "Safe in the harbour c1: +100.", "Navy: Safe in the harbour c1, 100 points."),
        (Language::German, "Sicher im Hafen c1: +100.", "Marineblau: Sicher im Hafen c1, 100 Punkte."),
    ] {
        tell(language, |teller| {
            let trial = preview(&game, sail("c2", "c1"), teller);
            assert_eq!(trial.notes, [note]);
            let told = trial.events.iter().filter(|event| !event.foretold()).filter_map(|event| event.line(teller));
            assert_eq!(told.count(), 0, "the note has said it");
            let mut after = game;
            let lines: Vec<Line> = act(&mut after, [sail("c2", "c1")])
                .iter()
                .filter_map(|event| FourWinds::event(event, teller))
                .collect();
            assert_eq!(lines.iter().filter(|line| line.spoken == spoken).count(), 1);
            assert_eq!(lines.len(), 2, "the sail and the harbour");
        });
    }
}

#[test]
fn choices_are_picked_by_their_parts() {
    let game = picture();
    let cases: [(WindsAction, &str, &str, &[&str]); 4] = [
        (lay(Wind::South, "b4"), "Lay South on b4", "South tile, on b4", &["tile:south", "b4"]),
        (sail("c2", "d2"), "Sail to d2", "Sail from c2 to d2", &["sail:c2", "to:d2"]),
        (WindsAction::Build { cell: cell("b1") }, "Outpost on b1", "Build an outpost on b1", &["act:build", "b1"]),
        (WindsAction::Rotate, "Turn to West", "Turn the compass to West", &["act:rotate"]),
    ];
    tell(Language::English, |teller| {
        for (action, label, spoken, parts) in cases {
            Game::check(&game, &action).expect("a legal action");
            let choice = game.choice(&action, teller);
            assert_eq!((&*choice.label, &*choice.spoken), (label, spoken));
            assert_eq!(choice.parts.iter().map(|part| &*part.id).collect::<Vec<_>>(), parts);
        }
        let mut rival = picture();
        ships(&mut rival, 0, "a1 b3 e1");
        rival.tiles[Wind::North.index()] = Cells::NONE;
        let capture = rival.choice(&WindsAction::Build { cell: cell("e1") }, teller);
        assert_eq!((&*capture.label, &*capture.spoken), ("Capture e1", "Capture the outpost of Seafoam on e1"));
        let launch = rival.choice(&WindsAction::Launch { to: cell("a1") }, teller);
        assert_eq!((&*launch.label, &*launch.parts[0].label), ("Launch a ship to a1", "Launch"));
    });
}

#[test]
fn places_are_spoken_with_what_lies_there() {
    let spoken = |language, game: &FourWinds, id: &str| {
        tell(language, |teller| {
            let spots = Speak::spots(game, NAVY, teller);
            spots.into_iter().find(|spot| spot.id == id).map(|spot| spot.spoken).expect("a spot")
        })
    };
    let game = picture();
    for (id, english, german) in [
        ("a1", "a1, home harbour of Navy, ship of Navy", "a1, Heimathafen von Marineblau, Schiff von Marineblau"),
        ("f1", "f1, home harbour of Seafoam, 2 ships of Seafoam", "f1, Heimathafen von Seegrün, 2 Schiffe von Seegrün"),
        ("a2", "a2, outpost of Navy, not anchored", "a2, Vorposten von Marineblau, nicht verankert"),
        ("a4", "a4, trade port, ship of Coral", "a4, Handelshafen, Schiff von Koralle"),
        ("a6", "a6, corner, empty", "a6, Ecke, leer"),
        ("b3", "b3, south tile, chain of 2, ship of Navy", "b3, Südplättchen, Kette aus 2, Schiff von Marineblau"),
        ("b5", "b5, kraken", "b5, Kraken"),
        ("c1", "c1, trade port, empty", "c1, Handelshafen, leer"),
        ("c3", "c3, reef", "c3, Riff"),
        ("e1", "e1, north tile, outpost of Seafoam, anchored", "e1, Nordplättchen, Vorposten von Seegrün, verankert"),
        ("tile:south", "South tile, 2 in your hand", "Südplättchen, 2 auf deiner Hand"),
    ] {
        assert_eq!([spoken(Language::English, &game, id), spoken(Language::German, &game, id)], [english, german]);
    }
    let duel = begin(&DUEL);
    assert_eq!(spoken(Language::English, &duel, "a1"), "a1, home harbour of Navy, flagship of Navy");
    assert_eq!(spoken(Language::English, &duel, "b6"), "b6, ship of Seafoam");
    let mut tempest = begin(&WindsSetup::Tempest);
    tempest.berth(Seat(0), 0, Berth::Safe(cell("c1")));
    assert_eq!(spoken(Language::English, &tempest, "c1"), "c1, closed harbour with a safe ship");
    assert_eq!(spoken(Language::English, &tempest, "d6"), "d6, safe harbour, empty");
    assert_eq!(spoken(Language::English, &tempest, "b2"), "b2, storm");
}

#[test]
fn nobody_is_told_of_other_hands() {
    tell(Language::English, |teller| {
        let tiles = |viewer| {
            let spots = Speak::spots(&picture(), viewer, teller).into_iter();
            spots.filter(|spot| spot.id.starts_with("tile:")).map(|spot| spot.spoken).collect::<Vec<_>>()
        };
        assert_eq!(tiles(Viewer::Bystander), Vec::<String>::new());
        assert_eq!(tiles(NAVY).len(), 3);
        let tiles = Some(WindCounts { north: 1, east: 0, south: 2, west: 0 });
        let drew = |viewer| {
            let event = FourWinds::witness(&WindsEvent::Drew { seat: Seat(0), count: 3, tiles }, viewer);
            FourWinds::event(&event.expect("all hear of it"), teller).expect("a line")
        };
        assert_eq!(drew(NAVY).spoken, "Navy drew North and 2 South.");
        let seen: Line = drew(Viewer::Seat(Seat(1)));
        assert_eq!((&*seen.text, &*seen.spoken), ("Drew 3 tiles.", "Navy drew 3 tiles."));
    });
}

#[test]
fn a_tap_that_leads_nowhere_is_explained() {
    let game = picture();
    let cases: [(&[&str], &str, &str); 20] = [
        (&[], "c3", "An obstacle closes this cell."),
        (&[], "e2", "A tile lies there already."),
        (&[], "e3", "This ship belongs to Seafoam."),
        (
            &[],
            "a1",
            "No wind takes this ship anywhere: no arrow under it or beside it leads to a cell that it may enter.",
        ),
        (&[], "act:launch", "Choose a tile, a ship or an action"),
        (&[], "tile:east", "You have no such tile."),
        (&["tile:south"], "e2", "A tile lies there already."),
        (&["tile:south"], "e3", "A ship lies there."),
        (&["tile:south"], "b5", "An obstacle closes this cell."),
        (&["sail:c2"], "e5", "A ship sails to the next cell in the north, east, south or west."),
        (
            &["c2"],
            "c1",
            "No wind that way: neither the tile under the ship nor the one it would sail onto points there.",
        ),
        (&["c2"], "c3", "An obstacle lies ahead."),
        (&["act:build"], "b4", "Outposts stand on the edge of the board only."),
        (&["act:build"], "c1", "No outpost stands on a trade port."),
        (&["act:build"], "a2", "Your own outpost stands there."),
        (&["act:build"], "e1", "A wind anchors this outpost, so nobody can capture it."),
        (&["act:build"], "f2", "None of your ships is on this cell or next to it."),
        (&["act:launch"], "f1", "Ships come from the slate into your home harbour only."),
        (&["act:rotate"], "c3", "An obstacle closes this cell."),
        (
            &["sail:b3"],
            "a3",
            "No wind that way: neither the tile under the ship nor the one it would sail onto points there.",
        ),
    ];
    tell(Language::English, |teller| {
        for (picked, spot, reason) in cases {
            let picked: Vec<String> = picked.iter().map(|&id| id.to_owned()).collect();
            assert_eq!(games::AnyGame::why_not(&game, &picked, spot, teller), reason, "{spot} after {picked:?}");
        }
    });
}

#[test]
fn a_chip_that_leads_nowhere_says_why() {
    let reasons = |game: &FourWinds| {
        tell(Language::English, |teller| {
            let blocked = Speak::blocked(game, NAVY, teller);
            for one in &blocked {
                assert_eq!(Some(&one.reason), Speak::why_not(game, &[], &one.spot, teller).as_ref());
            }
            blocked.into_iter().map(|blocked| format!("{}: {}", blocked.spot, blocked.reason)).collect::<Vec<_>>()
        })
    };
    let mut game = picture();
    assert_eq!(reasons(&game), Vec::<String>::new());
    game.rotated = true;
    ships(&mut game, 0, "a1 a1 b4");
    outposts(&mut game, 0, "b1 b6 e6 d1");
    assert_eq!(
        reasons(&game),
        [
            "act:launch: Two of your ships lie in your harbour already.",
            "act:build: All your outposts are built.",
            "act:rotate: The compass has been turned this season.",
        ]
    );
    for index in 0..8 {
        game.berth(Seat(0), index, Berth::Damaged);
    }
    game.fleet_mut(Seat(0)).outposts = Cells::NONE;
    assert_eq!(
        reasons(&game)[..2],
        [
            "act:launch: The ships on your slate are damaged until the next season begins.",
            "act:build: None of your ships is on or next to a cell where an outpost can be built.",
        ]
    );
    assert_eq!(reasons(&begin(&DUEL)), ["act:launch: In a Duel all ships are at sea from the beginning."]);
    let mut tempest = begin(&WindsSetup::Tempest);
    assert!(reasons(&tempest).contains(&"act:launch: No ship lies on your slate.".to_owned()));
    ships(&mut tempest, 0, "c3 d3 c4");
    tempest.berth(Seat(0), 3, Berth::Damaged);
    tempest.storms = tempest.storms.with(cell("d4"));
    let launch = "act:launch: No central cell is free for a ship to come back.";
    assert!(reasons(&tempest).contains(&launch.to_owned()));
}

#[test]
fn what_is_asked_fits_the_mode_and_the_action() {
    let ask = |game: &FourWinds| tell(Language::English, |teller| Speak::prompt(game, NAVY, teller));
    let mut game = picture();
    let Prompt { step, title, detail } = ask(&game).expect("a decision");
    assert_eq!((&*step, &*title), ("Navy, action 1 of 2", "Choose a tile, a ship or an action"));
    assert_eq!(detail, "You have two actions, the same one twice if you like.");
    game.action = 2;
    assert_eq!(ask(&game).expect("a decision").detail, "After this action you draw up to four tiles.");
    let mut tempest = begin(&WindsSetup::Tempest);
    tempest.action = 2;
    let detail = ask(&tempest).expect("a decision").detail;
    assert_eq!(detail, "After this action the next token of the storm deck lands.");
    for (index, name) in ["a1", "c1", "f1", "f3"].into_iter().enumerate() {
        tempest.berth(Seat(0), index, Berth::Safe(cell(name)));
    }
    assert!(ask(&tempest).expect("a decision").detail.ends_with("or go on for points."));
    tempest.rotated = true;
    tempest.fleet_mut(Seat(0)).hand = [0; 4];
    assert_eq!(ask(&tempest).expect("a decision").title, "End the game", "nothing else can be done");
}

#[test]
fn the_compass_is_in_the_subtitle_and_on_its_card() {
    let read = |game: &FourWinds| {
        tell(Language::English, |teller| {
            let cards = Speak::cards(game, NAVY, teller);
            let compass = cards.into_iter().find(|card| card.id == "compass").expect("a card");
            assert!(compass.detail.len() > compass.rule.len());
            (Speak::subtitle(game, NAVY, teller), compass.title, compass.rule)
        })
    };
    let mut game = picture();
    let told = |subtitle: &str, title: &str, rule: &str| (subtitle.to_owned(), title.to_owned(), rule.to_owned());
    assert_eq!(read(&game), told("Summer: South +50. Turn 2 of 2", "Summer", "South +50\nTurn 2 of 2\nNext: Autumn"));
    (game.season, game.wind, game.turn) = (Season::Winter, Wind::North, 0);
    let winter = "North +100\nNorth counts double\nTurn 1 of 2\nLast season";
    assert_eq!(read(&game), told("Winter: North +100. Turn 1 of 2", "Winter", winter));
    let mut tempest = begin(&WindsSetup::Tempest);
    assert_eq!(read(&tempest).0, "Spring: North +50. 20 tokens left");
    tempest.deck = [0, 1];
    assert_eq!(read(&tempest).0, "Spring: North +50. 1 token left");
}

#[test]
fn every_mode_has_its_cards_and_each_explains_more_than_its_rule() {
    let ids = |setup: &WindsSetup| {
        let game = begin(setup);
        Language::ALL.map(|language| {
            tell(language, |teller| {
                let cards = Speak::cards(&game, NAVY, teller);
                cards.iter().for_each(|card| assert_ne!(card.rule, card.detail, "{}", card.id));
                cards.into_iter().map(|card| card.id).collect::<Vec<_>>().join(" ")
            })
        })
    };
    let common = "compass fleets scoring outposts mode";
    assert_eq!(ids(&archipelago(2)), [common; 2]);
    assert_eq!(ids(&DUEL), [common; 2]);
    assert_eq!(ids(&WindsSetup::Tempest), [format!("{common} storms"), format!("{common} storms")]);
    tell(Language::English, |teller| {
        let cards = Speak::cards(&picture(), NAVY, teller);
        let fleets = cards.iter().find(|card| card.id == "fleets").expect("a card");
        assert_eq!(
            fleets.rule.lines().next(),
            Some("Navy: 3 ships on the board, 5 on the slate, 3 outposts left"),
            "{}",
            fleets.rule
        );
    });
}

#[test]
fn a_seat_has_its_tiles_under_its_name_and_what_its_mode_counts() {
    let note = |game: &FourWinds, seat| tell(Language::English, |teller| game.seat_note(Seat(seat), teller));
    assert_eq!(note(&picture(), 1), "4 tiles");
    let mut duel = begin(&DUEL);
    duel.berth(Seat(1), 3, Berth::Lost);
    duel.fleet_mut(Seat(1)).hand = [1, 0, 0, 0];
    assert_eq!([note(&duel, 0), note(&duel, 1)], ["4 tiles", "1 tile, 1 ship lost"]);
    duel.berth(Seat(1), 4, Berth::Lost);
    assert_eq!(note(&duel, 1), "1 tile, 2 ships lost");
    let mut tempest = begin(&WindsSetup::Tempest);
    tempest.berth(Seat(0), 0, Berth::Safe(cell("a1")));
    tempest.berth(Seat(0), 1, Berth::Damaged);
    assert_eq!(note(&tempest, 0), "1 of 4 safe");
}

#[test]
fn the_log_names_the_owner_only_aloud() {
    tell(Language::English, |teller| {
        let mut game = picture();
        game.krakens = Cells::one(cell("b5")).with(cell("a5"));
        let events = act(&mut game, [lay(Wind::South, "b4")]);
        let lines: Vec<Line> = events.iter().filter_map(|event| FourWinds::event(event, teller)).collect();
        let shown: Vec<(Option<Seat>, &str)> = lines.iter().map(|line| (line.seat, &*line.text)).collect();
        assert_eq!(
            shown,
            [
                (Some(Seat(0)), "Laid South on b4."),
                (Some(Seat(2)), "Damaged: pushed from a4 onto the kraken on a5."),
                (Some(Seat(0)), "Pushed from b3 to b4."),
                (Some(Seat(0)), "Active wind: +50."),
                (Some(Seat(0)), "Rival ship wrecked: +150."),
                (Some(Seat(0)), "Chain of 3: +150."),
            ]
        );
        assert_eq!(lines[1].spoken, "A ship of Coral was pushed from a4 onto the kraken on a5, and is damaged.");
        assert_eq!(lines[5].spoken, "Navy: Chain of 3, 150 points.");
        assert_eq!(FourWinds::trail(&events[0]), ["b4"], "the last move is the tile");
        assert!(events[1..].iter().all(|event| FourWinds::trail(event).is_empty()));
    });
}

/// What a preview says that chance decides is what the game then draws for.
#[test]
fn a_preview_names_what_chance_decides_next() {
    let mut found = BTreeSet::new();
    for mode in FourWinds::MODES {
        let setup = FourWinds::mode(mode.name, mode.fewest).expect("a listed mode");
        for stream in 0..6 {
            let mut chance = Seeded::new(8, stream);
            let mut whim = Seeded::new(9, stream);
            let mut game = FourWinds::new(&setup, &mut chance, &mut ()).expect("a set-up");
            let mut actions = Vec::new();
            while let Some(action) = crate::players::random(&game, &mut actions, &mut whim) {
                let before = game;
                let mut events: Vec<WindsEvent> = Vec::new();
                game.apply(&action, &mut chance, &mut events).expect("a legal action");
                tell(Language::English, |teller| {
                    let trial = preview(&before, action, teller);
                    if !trial.draws {
                        return;
                    }
                    let next = events.get(trial.events.len()).expect("a draw is told");
                    let drawn = match next {
                        WindsEvent::Drew { .. } => "tiles are drawn",
                        WindsEvent::KrakenSurfaced { .. } => "kraken",
                        WindsEvent::TokenLanded { .. } => "storm deck",
                        other => panic!("{action:?} draws for {other:?}"),
                    };
                    assert!(trial.then.contains(drawn), "{action:?} in {}: {}", mode.name, trial.then);
                    found.insert(trial.then);
                });
            }
        }
    }
    assert_eq!(found.len(), 3, "{found:?}");
}
