//! What is said: results with their reasons, statistics, and prompts.

use crate::chance::Scripted;
use crate::four_senses::*;
use crate::game::{Game, Seat, Seats, Viewer};
use crate::words::{Finished, Language, ResultText, Speak, Teller, Tongue};

/// Calls `test` with the teller of a game of three.
fn tell<T>(language: Language, test: impl FnOnce(&Teller<'_>) -> T) -> T {
    let tongue = Tongue::new(language);
    let names = FourSenses::seat_names(&FourSensesSetup { players: 3, ..FourSensesSetup::TWO_PLAYERS }, &tongue);
    test(&Teller { tongue: &tongue, names: &names })
}

fn begin(players: u8, wrong: WrongDeclaration) -> FourSenses {
    let first = FirstSeat::Chosen { seat: Seat(0) };
    let setup = FourSensesSetup { players, first, wrong, ..FourSensesSetup::TWO_PLAYERS };
    FourSenses::new(&setup, &mut Scripted::new(&[]), &mut ()).unwrap()
}

fn act(game: &mut FourSenses, actions: impl IntoIterator<Item = FourSensesAction>) -> Vec<FourSensesEvent> {
    let mut events = Vec::new();
    for action in actions {
        game.apply(&action, &mut Scripted::new(&[]), &mut events).unwrap();
    }
    events
}

/// Pieces of row 1 in turns of their own, level and of mixed tops.
fn row(game: &mut FourSenses) {
    for (space, piece) in BoardSpace::all().take(4).zip([WoodPiece::Flat, WoodPiece::Holed].into_iter().cycle()) {
        act(game, [FourSensesAction::Place { piece, space }, FourSensesAction::EndTurn]);
    }
}

fn declare(game: &mut FourSenses, line: &str) -> Vec<FourSensesEvent> {
    let line = line.parse().unwrap();
    act(game, [FourSensesAction::Declare, FourSensesAction::Name { line }, FourSensesAction::Done])
}

fn result(game: &FourSenses, language: Language) -> ResultText {
    tell(language, |teller| game.result(&game.outcome().unwrap(), teller))
}

#[test]
fn a_result_of_two_says_why() {
    let mut right = begin(2, WrongDeclaration::SaidAloud);
    row(&mut right);
    declare(&mut right, "A1-D1 level");
    let mut wrong = begin(2, WrongDeclaration::Loses);
    declare(&mut wrong, "A1-D1 level");
    for (game, title, sentence, in_german) in [
        (
            right,
            "Coral wins",
            "Coral declared A1 to D1, same level.",
            "Die Ansage von Koralle: A1 bis D1, gleiche Höhe.",
        ),
        (
            wrong,
            "Navy wins",
            "Coral declared a line that did not stand.",
            "Koralle hat eine Linie angesagt, die nicht stand.",
        ),
    ] {
        let ResultText { title: said, sentence: why, rows, .. } = result(&game, Language::English);
        assert_eq!((&*said, &*why, rows.len()), (title, sentence, 0));
        assert_eq!(result(&game, Language::German).sentence, in_german);
    }
}

#[test]
fn a_result_of_three_has_a_row_for_each_round_with_the_winner_first() {
    let mut game = begin(3, WrongDeclaration::SaidAloud);
    for _ in 0..3 {
        row(&mut game);
        // Seat 1 begins, so it is the turn of the seat after the round's starter.
        declare(&mut game, "A1-D1 level");
    }
    let shared = result(&game, Language::English);
    assert_eq!(shared.title, "Coral, Navy and Seafoam share the win");
    assert_eq!(
        shared.sentence,
        "Coral, Navy and Seafoam share the win with 8 points each after three rounds. \
         In the last round, Coral declared A1 to D1, same level."
    );
    let mut game = begin(3, WrongDeclaration::Loses);
    row(&mut game);
    declare(&mut game, "A1-D1 level");
    for _ in 0..2 {
        declare(&mut game, "A1-D1 level");
        declare(&mut game, "A1-D1 level");
    }
    let text = result(&game, Language::English);
    assert_eq!(text.title, "Navy wins");
    assert_eq!(text.columns, [Seat(1), Seat(0), Seat(2)]);
    let rows: Vec<_> = text.rows.iter().map(|row| format!("{}: {}", row.label, row.figures.join(" "))).collect();
    assert_eq!(rows, ["Round 1: 5 0 3", "Round 2: 0 5 0", "Round 3: 5 0 0", "Points: 10 5 3"]);
    assert!(text.sentence.ends_with("In the last round, Coral declared a line that did not stand."));
}

#[test]
fn a_wrong_declaration_is_told_with_what_was_named() {
    let mut game = begin(2, WrongDeclaration::SaidAloud);
    let [one, other] =
        ["A1-D1 level", "B2-D4 stairs"].map(|name| FourSensesAction::Name { line: name.parse().unwrap() });
    let events = act(&mut game, [FourSensesAction::Declare, one, other, FourSensesAction::Done]);
    tell(Language::English, |teller| {
        let lines: Vec<_> = events.iter().filter_map(|event| FourSenses::event(event, teller)).collect();
        let said: Vec<_> = lines.iter().map(|line| line.spoken.as_str()).collect();
        assert_eq!(said, ["Coral is wrong: neither line stands: A1 to D1, same level; and B2 to D4, stairs.",]);
        let prompt = game.prompt(Viewer::Seat(Seat(0)), teller).unwrap();
        assert_eq!((&*prompt.step, &*prompt.title), ("Coral's turn", "Place a piece"));
        let blocked = game.blocked(Viewer::Seat(Seat(0)), teller);
        assert!(blocked.len() == 1 && blocked[0].spot.is_empty() && blocked[0].reason.contains("declared wrongly"));
    });
}

#[test]
fn statistics_count_ways_and_seats() {
    let finished = |players, winner: u8, tally: FourSensesTally| Finished::<FourSenses> {
        setup: FourSensesSetup { players, ..FourSensesSetup::TWO_PLAYERS },
        winners: Seats::one(Seat(winner)),
        scores: vec![1, 8, 3],
        ending: FourSensesEnding::Line.name().to_owned(),
        tally,
    };
    let tally = FourSensesTally { placed: 30, rounds: 3, ways: [1, 0, 2], missed: [2, 0, 1], ..Default::default() };
    let short = FourSensesTally { placed: 8, rounds: 1, ways: [0, 1, 0], stolen: [1, 0, 0], ..Default::default() };
    let mut shared = finished(3, 1, FourSensesTally { rounds: 3, ..Default::default() });
    shared.winners = Seats::one(Seat(1)).with(Seat(2));
    let mut drawn = finished(2, 0, FourSensesTally { rounds: 1, ..Default::default() });
    drawn.winners = Seats::one(Seat(0)).with(Seat(1));
    let games = [finished(2, 0, short.clone()), finished(3, 1, tally), finished(2, 1, short), shared, drawn];
    let tongue = Tongue::new(Language::English);
    assert!(FourSenses::statistics(&[], &tongue).is_empty());
    let sections = FourSenses::statistics(&games, &tongue);
    let titles: Vec<_> = sections.iter().map(|section| section.title.as_str()).collect();
    assert_eq!(titles, ["All games", "Won by", "Two players", "Three players"]);
    let figures = |section: usize, label: &str| {
        let row = sections[section].rows.iter().find(|row| row.label == label).unwrap();
        row.figures.join(" ")
    };
    assert_eq!(figures(0, "Games"), "5");
    assert_eq!(figures(0, "Pieces a round"), "5.1", "46 pieces in 9 rounds");
    assert_eq!(figures(0, "Lines missed"), "3");
    assert_eq!(figures(0, "Lines stolen"), "2");
    assert_eq!([figures(1, "Identical"), figures(1, "Same level"), figures(1, "Stairs")], ["1", "2", "2"]);
    assert_eq!(figures(2, "Won"), "1 1", "a draw is none");
    assert_eq!(figures(2, "Lines stolen"), "2 0");
    assert_eq!(figures(3, "Won"), "0 2 1", "a shared win is a win");
    assert_eq!(figures(3, "Points a game"), "1.0 8.0 3.0");
    assert_eq!(figures(3, "Lines missed"), "2 0 1");
}

#[test]
fn piles_are_counted_in_plurals_that_fit() {
    for (language, expected) in [
        (Language::English, ["none left", "1 left", "2 left"]),
        (Language::German, ["keiner mehr", "noch 1", "noch 2"]),
    ] {
        tell(language, |teller| {
            let said = [0_u8, 1, 2].map(|count| teller.say("four-senses-left", &[("count", count.into())]));
            assert_eq!(said, expected);
        });
    }
}
