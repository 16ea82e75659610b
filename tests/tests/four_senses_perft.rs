//! How many sequences of actions there are from the start, as `tests/perft/four-senses.txt` says: counted by the engine
//! and, not so deep, by the slow model.

use std::path::Path;

use windrose_core::chance::Scripted;
use windrose_core::four_senses::*;
use windrose_core::game::Game;
use windrose_tests::four_senses::{begin, legal, three, two};
use windrose_tests::four_senses_model::Model;

/// A table of the file: the counts for depth 1, 2, 3 and so on.
fn counts(table: &str) -> Vec<u64> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("perft/four-senses.txt");
    let text = std::fs::read_to_string(file).unwrap();
    let lines = text.lines().skip_while(|line| *line != format!("[{table}]")).skip(1);
    let numbers = lines.take_while(|line| !line.is_empty()).enumerate().map(|(at, line)| {
        let (depth, count) = line.split_once(' ').unwrap();
        assert_eq!(depth.parse(), Ok(at + 1));
        count.replace(',', "").parse().unwrap()
    });
    numbers.collect()
}

fn after(game: &FourSenses, action: FourSensesAction) -> FourSenses {
    let mut game = *game;
    game.apply(&action, &mut Scripted::new(&[]), &mut ()).unwrap();
    game
}

const fn is_placement(action: &FourSensesAction) -> bool {
    matches!(action, FourSensesAction::Place { .. })
}

/// All sequences of `depth` actions.
fn actions(game: &FourSenses, depth: usize) -> u64 {
    let legal = legal(game);
    if depth == 1 {
        return legal.len() as u64;
    }
    legal.into_iter().map(|action| actions(&after(game, action), depth - 1)).sum()
}

/// All sequences of `depth` placements, each in a turn that is ended with nothing declared.
fn placements(game: &FourSenses, depth: usize) -> u64 {
    let legal = legal(game).into_iter().filter(is_placement);
    if depth == 1 {
        return legal.count() as u64;
    }
    legal.map(|action| placements(&after(&after(game, action), FourSensesAction::EndTurn), depth - 1)).sum()
}

fn model_actions(model: &Model, depth: usize) -> u64 {
    let legal = model.legal();
    if depth == 1 {
        return legal.len() as u64;
    }
    let next = legal.into_iter().map(|action| {
        let mut next = model.clone();
        next.play(action);
        model_actions(&next, depth - 1)
    });
    next.sum()
}

fn model_placements(model: &Model, depth: usize) -> u64 {
    let legal = model.legal().into_iter().filter(is_placement);
    if depth == 1 {
        return legal.count() as u64;
    }
    let next = legal.map(|action| {
        let mut next = model.clone();
        next.play(action);
        next.play(FourSensesAction::EndTurn);
        model_placements(&next, depth - 1)
    });
    next.sum()
}

#[test]
fn sequences_of_placements_are_as_many_as_written() {
    let written = counts("placements");
    assert_eq!(written.len(), 4);
    let counted: Vec<u64> = (1..=4).map(|depth| placements(&begin(&two()), depth)).collect();
    assert_eq!(counted, written);
    let model: Vec<u64> = (1..=3).map(|depth| model_placements(&Model::new(&two(), 0), depth)).collect();
    assert_eq!(model, written[..3]);
}

#[test]
fn sequences_of_all_actions_are_as_many_as_written() {
    for (table, setup) in [("actions, two players", two()), ("actions, three players", three())] {
        let written = counts(table);
        assert_eq!(written.len(), 4);
        let counted: Vec<u64> = (1..=4).map(|depth| actions(&begin(&setup), depth)).collect();
        assert_eq!(counted, written);
        let model: Vec<u64> = (1..=4).map(|depth| model_actions(&Model::new(&setup, 0), depth)).collect();
        assert_eq!(model, written);
    }
}

#[test]
fn sequences_are_as_many_as_written_where_a_wrong_declaration_loses() {
    let setup = FourSensesSetup { wrong: WrongDeclaration::Loses, ..two() };
    let written = counts("actions, two players, a wrong declaration loses");
    let counted: Vec<u64> = (1..=4).map(|depth| actions(&begin(&setup), depth)).collect();
    assert_eq!(counted, written);
    let model: Vec<u64> = (1..=4).map(|depth| model_actions(&Model::new(&setup, 0), depth)).collect();
    assert_eq!(model, written);
}
