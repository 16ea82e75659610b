//! Tack in tests: positions as drawings, actions as text, and scripted dice.
//!
//! A drawing has a line for each row that holds a die, its number first, then columns A to E: `a5` is a five of seat 1,
//! `b2` a two of seat 2, `..` an empty space. Row 0 holds seat 1's starting spaces, row 6 seat 2's.

use windrose_core::chance::Scripted;
use windrose_core::game::{Game, Seat, Viewer};
use windrose_core::tack::*;
use windrose_core::words::{Language, Speak, Teller, Tongue};

/// Seat 1 of the rulebook.
pub const FIRST: Seat = Seat(0);
/// Seat 2 of the rulebook.
pub const SECOND: Seat = Seat(1);

/// The space with this name, such as `B4`.
pub fn space(name: &str) -> Space {
    Space::try_from(name.to_owned()).unwrap()
}

/// The dice of a drawing.
pub fn dice(drawing: &str) -> Vec<TackDie> {
    let mut dice = Vec::new();
    for line in drawing.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (row, cells) = line.split_once(':').expect("a line begins with its row");
        let row = row.trim().parse().unwrap();
        for (column, cell) in Column::ALL.into_iter().zip(cells.split_whitespace()) {
            let seat = match cell.as_bytes()[0] {
                b'a' => FIRST,
                b'b' => SECOND,
                _ => continue,
            };
            dice.push(TackDie { seat, space: Space { column, row }, face: cell[1..].parse().unwrap() });
        }
    }
    dice
}

/// The dice of a game, a word for each: `aB4=5`.
pub fn lie(game: &Tack) -> String {
    let words = see(game).dice.into_iter().map(|die| {
        let owner = if die.seat == FIRST { 'a' } else { 'b' };
        format!("{owner}{}={}", die.space, die.face)
    });
    words.collect::<Vec<_>>().join(" ")
}

/// A position of two players in which `seat` moves.
pub fn scene(card: WindCard, storms: &[Storm], seat: Seat, drawing: &str) -> Tack {
    Position { storms: storms.to_vec(), turn_of: seat, dice: dice(drawing), ..Position::new(card) }.set_up().unwrap()
}

/// A position against the tide in which the person moves, the tokens of `turned` lying face up as flood.
pub fn tide_scene(card: WindCard, storms: &[Storm], turned: &[Column], drawing: &str) -> Tack {
    let tokens = turned.iter().map(|&column| TackToken { column, flood: Some(true) }).collect();
    let mode = TackMode::Tide { level: TideLevel::Mean };
    Position { mode, storms: storms.to_vec(), dice: dice(drawing), tokens, ..Position::new(card) }.set_up().unwrap()
}

/// The table.
pub fn see(game: &Tack) -> TackView {
    game.view(Viewer::Bystander)
}

/// The scores.
pub fn scores(game: &Tack) -> [u8; 2] {
    let scores = see(game).scores;
    [scores.first, scores.second]
}

/// The legal actions.
pub fn legal(game: &Tack) -> Vec<TackAction> {
    let mut actions = Vec::new();
    game.legal_actions(&mut actions);
    actions
}

/// Who decides what.
pub fn asked(game: &Tack) -> Option<(Seat, TackQuestion)> {
    game.decision().map(|decision| (decision.seat, decision.question))
}

/// What the faces of rolled dice are as draws.
pub fn rolls(faces: &[u8]) -> Vec<u32> {
    faces.iter().map(|&face| u32::from(face) - 1).collect()
}

/// Plays an action for which exactly `draws` are drawn.
pub fn draw(game: &mut Tack, action: TackAction, draws: &[u32]) -> Vec<TackEvent> {
    let mut events = Vec::new();
    let mut chance = Scripted::new(draws);
    game.apply(&action, &mut chance, &mut events).unwrap_or_else(|refusal| panic!("{action:?}: {refusal:?}"));
    assert!(chance.came_out_even(), "{action:?} draws something else than {draws:?}: {events:?}");
    events
}

/// Plays an action for which exactly the dice with these `faces` are rolled.
pub fn play(game: &mut Tack, action: TackAction, faces: &[u8]) -> Vec<TackEvent> {
    draw(game, action, &rolls(faces))
}

/// The refusal of an action.
pub fn refusal(game: &Tack, action: TackAction) -> TackRefusal {
    game.check(&action).expect_err("the action is legal")
}

/// Begins a game with a chosen wind card, for which exactly `draws` are drawn.
pub fn begin(setup: &TackSetup, draws: &[u32]) -> (Tack, Vec<TackEvent>) {
    let mut events = Vec::new();
    let mut chance = Scripted::new(draws);
    let game = Tack::new(setup, &mut chance, &mut events).unwrap();
    assert!(chance.came_out_even(), "the opening draws something else: {events:?}");
    (game, events)
}

/// Two players with the first Clear Day card and no storms.
pub fn plain_setup() -> TackSetup {
    TackSetup { wind: WindChoice::Card { card: WindCard::ClearDay1 }, ..TackSetup::TWO_PLAYERS }
}

/// A move along a column, such as `B0 B4`.
pub fn step(text: &str) -> TackAction {
    let (from, to) = text.split_once(' ').unwrap();
    TackAction::Move { from: space(from), to: space(to) }
}

/// A sidestep.
pub fn sidestep(from: &str, to: &str) -> TackAction {
    TackAction::Sidestep { from: space(from), to: space(to) }
}

/// A swap.
pub fn swap(one: &str, other: &str) -> TackAction {
    TackAction::Swap { one: space(one), other: space(other) }
}

/// A drift.
pub fn drift(from: &str, to: &str) -> TackAction {
    TackAction::Drift { from: space(from), to: space(to) }
}

/// A pull.
pub fn pull(from: &str, to: &str) -> TackAction {
    TackAction::Pull { from: space(from), to: space(to) }
}

/// Placing the faces by column.
pub fn place(faces: [u8; SIZE]) -> TackAction {
    TackAction::Place { faces: Faces(faces) }
}

/// The row that an event says has scored.
pub fn scored(event: &TackEvent) -> Option<u8> {
    if let TackEvent::RowScored { row, .. } = *event { Some(row) } else { None }
}

/// The row that an event says has bust.
pub fn bust(event: &TackEvent) -> Option<u8> {
    if let TackEvent::RowBust { row, .. } = *event { Some(row) } else { None }
}

/// How far down its list an event of this kind first happened.
pub fn first(events: &[TackEvent], kind: impl Fn(&TackEvent) -> bool) -> usize {
    events.iter().position(kind).unwrap_or_else(|| panic!("it did not happen: {events:?}"))
}

/// The spaces of the dice of which the deciding seat is told that they have no move of any kind.
pub fn hemmed_in(game: &Tack) -> Vec<Space> {
    let tongue = Tongue::new(Language::English);
    let teller = Teller { tongue: &tongue, names: &[] };
    let reason = Tack::refusal(TackRefusal::HemmedIn, &teller);
    let blocked = game.blocked(Viewer::Bystander, &teller).into_iter();
    blocked.filter(|blocked| blocked.reason == reason).map(|blocked| space(&blocked.spot)).collect()
}

/// The rows that the die on a space may move to.
pub fn rows_from(game: &Tack, from: &str) -> Vec<u8> {
    let from = space(from);
    let row = |action| match action {
        TackAction::Move { from: start, to } if start == from => Some(to.row),
        _ => None,
    };
    legal(game).into_iter().filter_map(row).collect()
}
