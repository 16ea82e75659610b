//! Random games of Four Senses: the engine against the slow model.

use std::collections::HashSet;

use windrose_core::chance::{Chance, Seeded};
use windrose_core::four_senses::*;
use windrose_core::game::{Game, Seat, Viewer};
use windrose_core::players;
use windrose_tests::four_senses::legal;
use windrose_tests::four_senses_model::{Felt, Model, lines_of, named, place};

/// What the engine says that each place feels like.
fn felt(game: &FourSenses) -> Felt {
    let spaces = BoardSpace::all().filter_map(|space| {
        let stack = game.stack(space);
        stack.top.map(|top| (place(space), (u32::from(stack.height), top == TopFace::Hole)))
    });
    spaces.collect()
}

/// Who plays a game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bot {
    Random,
    /// Declares seldom, and then often rightly, so that games go on to every kind of end.
    Sly,
}

/// Plays a game in step, and holds each decision and the end against the model; how it ended.
fn compare(setup: &FourSensesSetup, bot: Bot, seed: u64) -> String {
    let first = Seat((seed % u64::from(setup.players)) as u8);
    let setup = FourSensesSetup { first: FirstSeat::Chosen { seat: first }, ..setup.clone() };
    let mut whim = Seeded::new(21, seed);
    let mut game = FourSenses::new(&setup, &mut whim, &mut ()).unwrap();
    let mut model = Model::new(&setup, first.index());
    let mut actions = Vec::new();
    while let Some(random) = players::random(&game, &mut actions, &mut whim) {
        let at = |what: &str| format!("{what} of game {seed} of {setup:?}");
        let decision = game.decision().unwrap();
        assert_eq!(
            (decision.seat.index(), decision.question),
            (model.seat, model.question()),
            "{}",
            at("the question")
        );
        let list = legal(&game);
        let set: HashSet<_> = list.iter().copied().collect();
        assert_eq!(set.len(), list.len());
        assert_eq!(set, model.legal(), "{}", at("the choices"));
        assert_eq!(felt(&game), model.felt(), "{}", at("the board"));
        let standing: std::collections::BTreeSet<_> = game.board().standing().iter().map(named).collect();
        assert_eq!(standing, lines_of(&model.felt()), "{}", at("the lines"));
        let left = game.view(Viewer::Bystander).supply;
        assert_eq!([0, 1, 2].map(|pile| u32::from(left[pile].left)), model.left, "{}", at("the supply"));
        let action =
            match (bot, random) {
                (Bot::Random, action) => action,
                (Bot::Sly, FourSensesAction::Declare) if whim.below(3) > 0 => {
                    if list.contains(&FourSensesAction::EndTurn) { FourSensesAction::EndTurn } else { random }
                }
                (Bot::Sly, FourSensesAction::Name { .. }) if whim.below(2) == 0 => {
                    let stands =
                        game.board().standing().iter().find(|&line| list.contains(&FourSensesAction::Name { line }));
                    stands.map_or(random, |line| FourSensesAction::Name { line })
                }
                (Bot::Sly, action) => action,
            };
        game.apply(&action, &mut whim, &mut ()).unwrap();
        model.play(action);
    }
    assert!(model.is_over() && game.decision().is_none());
    let outcome = game.outcome().unwrap();
    let scores: Vec<u32> = outcome.scores.iter().take(usize::from(setup.players)).map(|&score| score as u32).collect();
    assert_eq!(scores, model.points(), "game {seed} of {setup:?}");
    let most = scores.iter().max().unwrap();
    let winners: Vec<usize> = (0..scores.len()).filter(|&seat| scores[seat] == *most).collect();
    assert_eq!(outcome.winners.iter().map(Seat::index).collect::<Vec<_>>(), winners);
    outcome.ending.to_owned()
}

#[test]
fn random_games_are_the_same_in_the_model() {
    let mut endings = HashSet::new();
    for players in 2..=3 {
        for wrong in [WrongDeclaration::SaidAloud, WrongDeclaration::Loses] {
            let setup = FourSensesSetup { players, wrong, ..FourSensesSetup::TWO_PLAYERS };
            for bot in [Bot::Random, Bot::Sly] {
                endings.extend((0..300).map(|seed| compare(&setup, bot, seed)));
            }
        }
    }
    assert_eq!(endings, ["line", "wrong", "supply", "rounds"].map(str::to_owned).into());
}
