//! Four Senses in tests: placements and lines as text.
//!
//! A placement is a space and a piece, `A1 flat`, `C2 tall-hole`; several stand between commas. A line is its ends and its
//! way, `A1-D1 identical`.

use windrose_core::chance::Scripted;
use windrose_core::four_senses::*;
use windrose_core::game::{Game, Seat, Viewer};

/// The first seat of tests, which begins unless told otherwise.
pub const FIRST: Seat = Seat(0);
/// The next one.
pub const SECOND: Seat = Seat(1);
/// The one after that, where three play.
pub const THIRD: Seat = Seat(2);

/// Two players, the first seat begins.
pub fn two() -> FourSensesSetup {
    FourSensesSetup { first: FirstSeat::Chosen { seat: FIRST }, ..FourSensesSetup::TWO_PLAYERS }
}

/// Three players, the first seat begins.
pub fn three() -> FourSensesSetup {
    FourSensesSetup { players: 3, ..two() }
}

/// The same, but a wrong declaration loses.
pub fn strict(setup: FourSensesSetup) -> FourSensesSetup {
    FourSensesSetup { wrong: WrongDeclaration::Loses, ..setup }
}

/// Begins a game for which nothing is drawn.
pub fn begin(setup: &FourSensesSetup) -> FourSenses {
    FourSenses::new(setup, &mut Scripted::new(&[]), &mut ()).unwrap()
}

/// The space with this name.
pub fn space(name: &str) -> BoardSpace {
    name.parse().unwrap()
}

/// The line with this name.
pub fn line(name: &str) -> WinLine {
    name.parse().unwrap_or_else(|reason| panic!("{name}: {reason}"))
}

/// A placement, such as `A1 flat`.
pub fn placement(text: &str) -> FourSensesAction {
    let (at, piece) = text.trim().split_once(' ').expect("a placement is a space and a piece");
    let piece = WoodPiece::ALL.into_iter().find(|known| known.id() == piece).expect("a piece");
    FourSensesAction::Place { piece, space: space(at) }
}

/// Plays an action, for which nothing is drawn.
pub fn play(game: &mut FourSenses, action: FourSensesAction) -> Vec<FourSensesEvent> {
    let mut events = Vec::new();
    game.apply(&action, &mut Scripted::new(&[]), &mut events)
        .unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?} in {game:?}"));
    events
}

/// Places pieces, each in a turn that is then ended.
pub fn turns(game: &mut FourSenses, placements: &str) {
    for text in placements.split(',').filter(|text| !text.trim().is_empty()) {
        play(game, placement(text));
        play(game, FourSensesAction::EndTurn);
    }
}

/// A game after turns with these placements.
pub fn scene(setup: &FourSensesSetup, placements: &str) -> FourSenses {
    let mut game = begin(setup);
    turns(&mut game, placements);
    game
}

/// Declares these lines, one or two.
pub fn declare(game: &mut FourSenses, lines: &[&str]) -> Vec<FourSensesEvent> {
    let mut events = play(game, FourSensesAction::Declare);
    for name in lines {
        events.extend(play(game, FourSensesAction::Name { line: line(name) }));
    }
    events.extend(play(game, FourSensesAction::Done));
    events
}

/// The legal actions.
pub fn legal(game: &FourSenses) -> Vec<FourSensesAction> {
    let mut actions = Vec::new();
    game.legal_actions(&mut actions);
    actions
}

/// The refusal of an action.
pub fn refusal(game: &FourSenses, action: FourSensesAction) -> FourSensesRefusal {
    game.check(&action).expect_err("the action is legal")
}

/// Who decides what.
pub fn asked(game: &FourSenses) -> Option<(Seat, FourSensesQuestion)> {
    game.decision().map(|decision| (decision.seat, decision.question))
}

/// What lies on a space, as height and top.
pub fn lies(game: &FourSenses, at: &str) -> (u8, Option<TopFace>) {
    let stack = game.stack(space(at));
    (stack.height, stack.top)
}

/// The table as everybody may see it.
pub fn see(game: &FourSenses) -> FourSensesView {
    game.view(Viewer::Bystander)
}

/// The lines that stand, by name.
pub fn standing(game: &FourSenses) -> Vec<String> {
    game.board().standing().iter().map(|line| line.to_string()).collect()
}

/// The points of three seats so far.
pub fn points(game: &FourSenses) -> [i32; 3] {
    [FIRST, SECOND, THIRD].map(|seat| game.score(seat).expect("three seats have points"))
}

/// What the latest round of three brought.
pub fn latest_round(game: &FourSenses) -> [u8; 3] {
    (*see(game).results.last().expect("a round has ended")).into()
}

/// All 24 placements of a round: in the end every space has two levels, so that every line of four is level and no stairs
/// stand.
pub fn all_placements() -> String {
    let spaces: Vec<String> = BoardSpace::all().map(|space| space.to_string()).collect();
    let lay = |spaces: &[String], piece: &str| spaces.iter().map(|at| format!("{at} {piece}")).collect::<Vec<_>>();
    [lay(&spaces[..8], "flat"), lay(&spaces[..8], "holed"), lay(&spaces[8..], "tall-flat")].concat().join(",")
}

/// A game in which the last piece was just placed, its turn not yet ended.
pub fn last_piece(setup: &FourSensesSetup) -> FourSenses {
    let all = all_placements();
    let (before, last) = all.rsplit_once(',').expect("there are many");
    let mut game = scene(setup, before);
    play(&mut game, placement(last));
    game
}
