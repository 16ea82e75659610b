//! What is said at the end and after many games: results, the score sheet, statistics, and plurals.

use super::*;
use crate::game::Seats;
use crate::words::{Finished, ResultText, Value};

fn result(game: &FourWinds, language: Language) -> ResultText {
    tell(language, |teller| game.result(&game.outcome().expect("a game that is over"), teller))
}

fn rows(result: &ResultText) -> Vec<String> {
    result.rows.iter().map(|row| format!("{}: {}", row.label, row.figures.join(" "))).collect()
}

fn points(game: &mut FourWinds, seat: u8, reason: WindsReason, points: u16) {
    game.fleet_mut(Seat(seat)).points[reason.index()] = points;
}

fn ended(setup: &WindsSetup, ending: WindsEnding) -> FourWinds {
    FourWinds { ending: Some(ending), ..begin(setup) }
}

#[test]
fn a_result_has_the_matrix_with_the_winner_first() {
    let mut game = ended(&archipelago(3), WindsEnding::Seasons);
    points(&mut game, 0, WindsReason::Chain, 150);
    points(&mut game, 1, WindsReason::Route, 1_000);
    points(&mut game, 1, WindsReason::HandTiles, 50);
    points(&mut game, 2, WindsReason::Survival, 400);
    let text = result(&game, Language::English);
    assert_eq!(
        (&*text.title, &*text.sentence),
        ("Seafoam wins", "The fourth season is over. Seafoam wins with 1,050 points.")
    );
    assert_eq!(text.columns, [Seat(1), Seat(2), Seat(0)]);
    assert_eq!(
        rows(&text),
        [
            "Trade ports: 0 0 0",
            "Chains: 0 0 150",
            "Trade routes: 1,000 0 0",
            "Active wind: 0 0 0",
            "Rival ships wrecked: 0 0 0",
            "Anchored outposts: 0 0 0",
            "Ships at sea: 0 400 0",
            "Tiles in hand: 50 0 0",
            "Total: 1,050 400 150",
        ]
    );
    assert_eq!(text.rows.iter().filter(|row| row.total).count(), 1);
    let german = result(&game, Language::German);
    assert_eq!(german.sentence, "Die vierte Jahreszeit ist vorbei. Seegrün gewinnt mit 1.050 Punkten.");
}

#[test]
fn a_tie_that_was_broken_says_by_what() {
    let tied = || {
        let mut game = ended(&archipelago(3), WindsEnding::Seasons);
        points(&mut game, 0, WindsReason::Chain, 150);
        points(&mut game, 2, WindsReason::Chain, 150);
        game
    };
    let mut outposts_break = tied();
    outposts(&mut outposts_break, 2, "b1 d1");
    let mut chain_breaks = tied();
    chain_breaks.fleet_mut(Seat(2)).longest = 4;
    let mut ships_break = tied();
    ships(&mut ships_break, 2, "f6 f6 e6");
    for (game, english, german, figures) in [
        (
            outposts_break,
            "Navy had as many points, but fewer outposts.",
            "Gleich viele Punkte, aber weniger Vorposten: Marineblau.",
            "Outposts standing: 2 0 0",
        ),
        (
            chain_breaks,
            "Navy had as many points, but no chain as long.",
            "Gleich viele Punkte, aber keine so lange Kette: Marineblau.",
            "Longest chain: 4 0 0",
        ),
        (
            ships_break,
            "Navy had as many points, but fewer ships on the board.",
            "Gleich viele Punkte, aber weniger Schiffe auf dem Brett: Marineblau.",
            "Ships on the board: 3 2 2",
        ),
    ] {
        let text = result(&game, Language::English);
        assert_eq!(text.sentence, format!("The fourth season is over. Coral wins with 150 points. {english}"));
        assert!(result(&game, Language::German).sentence.ends_with(german));
        assert!(rows(&text).contains(&figures.to_owned()), "{:?}", rows(&text));
    }
    let shared = result(&tied(), Language::English);
    assert_eq!(shared.title, "Navy and Coral share the win");
    assert_eq!(shared.sentence, "The fourth season is over. Navy and Coral share the win with 150 points each.");
    assert!(rows(&shared).contains(&"Longest chain: 0 0 0".to_owned()), "all that could have broken it");
}

#[test]
fn a_conquest_names_the_conqueror_even_where_another_wins() {
    let mut game = ended(&archipelago(2), WindsEnding::Conquest);
    outposts(&mut game, 0, "a1 f1 a6 f6");
    points(&mut game, 1, WindsReason::Port, 100);
    let sentence = "Navy has outposts on all four corners. Seafoam wins with 100 points.";
    assert_eq!(result(&game, Language::English).sentence, sentence);
}

#[test]
fn a_duel_says_what_decided_it() {
    let mut game = ended(&DUEL, WindsEnding::Elimination);
    for index in 1..4 {
        game.berth(Seat(1), index, Berth::Lost);
    }
    points(&mut game, 1, WindsReason::Chain, 300);
    let text = result(&game, Language::English);
    assert_eq!((&*text.title, &*text.sentence), ("Navy wins", "Three ships of Seafoam are eliminated."));
    assert_eq!(text.columns, [Seat(0), Seat(1)], "the winner first, whatever the points");
    assert_eq!(rows(&text).last().map(String::as_str), Some("Ships lost: 0 3"));
    let mut game = ended(&DUEL, WindsEnding::Harbour);
    game.berth(Seat(1), 0, Berth::At(cell("e5")));
    game.berth(Seat(0), 2, Berth::At(cell("f6")));
    let sentence = "A ship of Navy lies in the main harbour of Seafoam.";
    assert_eq!(result(&game, Language::English).sentence, sentence);
    let german = "Ein Schiff von Marineblau liegt im Haupthafen von Seegrün.";
    assert_eq!(result(&game, Language::German).sentence, german);
}

/// Proves W4-118.
#[test]
fn a_lost_tempest_names_each_condition_that_was_missing() {
    let tempest = |safe: usize, scored| {
        let ending = if safe == 4 && scored >= 1_200 { WindsEnding::Survived } else { WindsEnding::Lost };
        let mut game = ended(&WindsSetup::Tempest, ending);
        for (index, name) in ["a1", "c1", "f1", "f3"].into_iter().enumerate().take(safe) {
            game.berth(Seat(0), index, Berth::Safe(cell(name)));
        }
        points(&mut game, 0, WindsReason::Chain, scored);
        result(&game, Language::English)
    };
    let few = "Navy has 1,150 of the 1,200 points needed.";
    for (safe, scored, title, sentence) in [
        (4, 1_200, "Everybody is safe", "All four ships are safe, and Navy has 1,200 points; 1,200 were needed."),
        (4, 1_150, "The tempest wins", few),
        (3, 1_250, "The tempest wins", "1 ship did not get to a safe harbour."),
        (2, 1_150, "The tempest wins", &format!("2 ships did not get to a safe harbour. {few}")),
    ] {
        let text = tempest(safe, scored);
        assert_eq!((&*text.title, &*text.sentence), (title, sentence));
        assert_eq!(text.winners.is_empty(), title == "The tempest wins");
        assert_eq!(rows(&text)[0], "Safe harbours: 0");
    }
}

#[test]
fn the_score_sheet_has_what_was_scored_so_far() {
    let sheet = |game: &FourWinds| {
        tell(Language::English, |teller| {
            let sheet = game.sheet(teller).expect("4 Winds keeps account");
            assert_eq!(sheet.columns.len(), usize::from(Game::seats(game)));
            sheet.rows.iter().map(|row| format!("{}: {}", row.label, row.figures.join(" "))).collect::<Vec<_>>()
        })
    };
    let mut game = picture();
    points(&mut game, 1, WindsReason::Port, 100);
    points(&mut game, 1, WindsReason::Route, 1_000);
    let told = [
        "Trade ports: 0 100 0",
        "Chains: 0 0 0",
        "Trade routes: 0 1,000 0",
        "Active wind: 0 0 0",
        "Rival ships wrecked: 0 0 0",
        "Total: 0 1,100 0",
    ];
    assert_eq!(sheet(&game), told, "nothing that only the end brings");
    points(&mut game, 0, WindsReason::HeadStart, 50);
    assert_eq!(sheet(&game)[0], "Head start: 50 0 0");
    let tempest = ["Safe harbours: 0", "Chains: 0", "Trade routes: 0", "Active wind: 0", "Total: 0"];
    assert_eq!(sheet(&begin(&WindsSetup::Tempest)), tempest);
}

#[test]
fn statistics_count_modes_seats_reasons_and_endings() {
    let finished = |setup: WindsSetup, winners, scores: &[i32], ending: WindsEnding, tally| Finished::<FourWinds> {
        setup,
        winners,
        scores: scores.to_vec(),
        ending: ending.name().to_owned(),
        tally,
    };
    let [navy, seafoam] = [Seats::one(Seat(0)), Seats::one(Seat(1))];
    let mut tally = WindsTally { actions: 40, ..WindsTally::default() };
    for event in [
        WindsEvent::Scored {
            seat: Seat(1),
            reason: WindsReason::Port,
            points: 100,
            count: 1,
            cell: None,
            doubled: false,
        },
        WindsEvent::Rotated { seat: Seat(0), wind: Wind::East },
        WindsEvent::Trapped { ship: WindsShip { seat: Seat(0), number: 1 }, cell: cell("a1") },
        WindsEvent::Skipped { seat: Seat(1) },
    ] {
        FourWinds::tally(&mut tally, &event);
    }
    assert_eq!((tally.actions, tally.skipped, tally.wrecked[0]), (41, 1, 1));
    let safe = WindsTally { safe: 3, ..WindsTally::default() };
    let games = [
        finished(archipelago(2), seafoam, &[800, 900], WindsEnding::Seasons, tally),
        finished(archipelago(2), navy.with(Seat(1)), &[700, 700], WindsEnding::Conquest, WindsTally::default()),
        finished(archipelago(4), navy, &[9, 8, 7, 6], WindsEnding::Seasons, WindsTally::default()),
        finished(DUEL, navy, &[100, 0], WindsEnding::Elimination, WindsTally::default()),
        finished(WindsSetup::Tempest, Seats::NONE, &[1_000], WindsEnding::Lost, safe),
    ];
    let tongue = Tongue::new(Language::English);
    assert!(FourWinds::statistics(&[], &tongue).is_empty());
    let sections = FourWinds::statistics(&games, &tongue);
    let titles: Vec<_> = sections.iter().map(|section| &*section.title).collect();
    assert_eq!(
        titles,
        [
            "All games",
            "Archipelago, two players",
            "How they ended",
            "Archipelago, four players",
            "How they ended",
            "Fleet Armada Duel",
            "How they ended",
            "Tempest Survival"
        ]
    );
    let figures = |section: usize, label: &str| {
        let row = sections[section].rows.iter().find(|row| row.label == label).expect(label);
        row.figures.join(" ")
    };
    assert_eq!([figures(0, "Games"), figures(0, "Archipelago Campaign")], ["5", "3"]);
    assert_eq!(figures(0, "Actions a game"), "8.2", "41 actions in 5 games");
    assert_eq!(figures(1, "Won"), "1 2", "a shared win is a win");
    assert_eq!(figures(1, "Points a game"), "750.0 800.0");
    assert_eq!(figures(1, "Trade ports"), "0.0 50.0");
    assert_eq!(figures(1, "Ships wrecked or lost"), "0.5 0.0");
    assert!(sections[1].rows.iter().all(|row| row.label != "Head start"), "nobody had one");
    assert_eq!([figures(2, "Ended after four seasons"), figures(2, "Ended by harbour conquest")], ["1", "1"]);
    assert_eq!(sections[3].columns.len(), 4);
    assert_eq!(figures(6, "Ended by three eliminations"), "1");
    assert_eq!([figures(7, "Won"), figures(7, "Ships safe a game")], ["0", "3.0"]);
}

#[test]
fn plurals_fit_none_one_and_two() {
    let cases: [(&str, [&str; 3], [&str; 3]); 7] = [
        ("four-winds-note-tiles", ["0 tiles", "1 tile", "2 tiles"], ["0 Plättchen", "1 Plättchen", "2 Plättchen"]),
        (
            "four-winds-compass-tokens",
            ["No token left", "1 token left", "2 tokens left"],
            ["Keine Marke mehr", "Noch 1 Marke", "Noch 2 Marken"],
        ),
        (
            "four-winds-log-ebbed",
            ["No North tile ebbs away.", "1 North tile ebbs away.", "2 North tiles ebb away."],
            ["North: Kein Plättchen verebbt.", "North: 1 Plättchen verebbt.", "North: 2 Plättchen verebben."],
        ),
        (
            "four-winds-what-displacement",
            ["0 rival ships wrecked", "Rival ship wrecked", "2 rival ships wrecked"],
            ["0 fremde Schiffe aufgelaufen", "Fremdes Schiff aufgelaufen", "2 fremde Schiffe aufgelaufen"],
        ),
        (
            "four-winds-fleet-outposts",
            ["0 outposts left", "1 outpost left", "2 outposts left"],
            ["noch 0 Vorposten", "noch 1 Vorposten", "noch 2 Vorposten"],
        ),
        (
            "four-winds-ends-unsafe",
            [
                "0 ships did not get to a safe harbour.",
                "1 ship did not get to a safe harbour.",
                "2 ships did not get to a safe harbour.",
            ],
            [
                "0 Schiffe kamen in keinen sicheren Hafen.",
                "1 Schiff kam in keinen sicheren Hafen.",
                "2 Schiffe kamen in keinen sicheren Hafen.",
            ],
        ),
        (
            "four-winds-tell-repaired",
            ["0 ships of Navy are repaired.", "1 ship of Navy is repaired.", "2 ships of Navy are repaired."],
            [
                "0 Schiffe von Navy sind repariert.",
                "1 Schiff von Navy ist repariert.",
                "2 Schiffe von Navy sind repariert.",
            ],
        ),
    ];
    for (key, english, german) in cases {
        for (language, expected) in [(Language::English, english), (Language::German, german)] {
            tell(language, |teller| {
                let say = |count: u8| {
                    let fill = [("count", count.into()), ("name", Value::Text("Navy")), ("wind", Value::Text("North"))];
                    teller.say(key, &fill)
                };
                assert_eq!([0, 1, 2].map(say), expected);
            });
        }
    }
}
