//! 4 Winds in tests: positions as drawings, actions and events as text, and scripted draws.

mod drawing;
mod scene;
mod telling;

pub use drawing::{CALM, OPEN, assert_sea, drawing};
pub use scene::{Scene, archipelago, duel, tempest};
pub use telling::{happened, moves, scored, scores, told, told_of};

use serde_json::Value;
use windrose_core::chance::{Chance, Scripted, Seeded};
use windrose_core::four_winds::*;
use windrose_core::game::{FirstSeat, Game, Seat, Viewer};
use windrose_core::players;

/// The first seat.
pub const FIRST: Seat = Seat(0);
/// The second.
pub const SECOND: Seat = Seat(1);
/// The third.
pub const THIRD: Seat = Seat(2);
/// The fourth.
pub const FOURTH: Seat = Seat(3);

/// The letters of the winds in hands, clockwise from the north.
const LETTERS: [char; 4] = ['n', 'e', 's', 'w'];

/// The cell with this name.
pub fn cell(name: &str) -> SeaCell {
    name.parse().unwrap_or_else(|reason| panic!("{name}: {reason}"))
}

/// The cells with these names.
pub fn cells(names: &str) -> Vec<SeaCell> {
    names.split_whitespace().map(cell).collect()
}

fn wind(name: &str) -> Wind {
    Wind::ALL.into_iter().find(|wind| wind.id() == name).unwrap_or_else(|| panic!("{name} is no wind"))
}

/// A Duel's main home harbour of a seat, and the number of the ship that starts there.
pub fn flagship(seat: Seat) -> (SeaCell, u8) {
    let home = cell(if seat == FIRST { "a1" } else { "f6" });
    let game = begin(&WindsSetup::Duel { first: FirstSeat::Chosen { seat: FIRST } });
    (home, at(&game, home).ships[0].number)
}

/// An Archipelago Campaign as it is played by default, begun by the first seat.
pub fn campaign(players: u8) -> WindsSetup {
    long_campaign(players, SeasonLength::Standard)
}

/// An Archipelago Campaign with seasons of some length, begun by the first seat.
pub fn long_campaign(players: u8, length: SeasonLength) -> WindsSetup {
    WindsSetup::Archipelago { players, length, evened: true, first: FirstSeat::Chosen { seat: FIRST } }
}

/// The Duel, begun by the first seat.
pub const DUEL: WindsSetup = WindsSetup::Duel { first: FirstSeat::Chosen { seat: FIRST } };

/// Begins a game for which whatever is drawn is the first of all.
pub fn begin(setup: &WindsSetup) -> FourWinds {
    FourWinds::new(setup, &mut Lowest::default(), &mut ()).unwrap()
}

/// Begins a game for which exactly `draws` are drawn.
pub fn begin_with(setup: &WindsSetup, draws: &[u32]) -> (FourWinds, Vec<WindsEvent>) {
    let mut events = Vec::new();
    let mut chance = Scripted::new(draws);
    let game = FourWinds::new(setup, &mut chance, &mut events).unwrap();
    assert!(chance.came_out_even(), "the set-up draws something else: {:?}", told(&events));
    (game, events)
}

/// Chance that always gives the lowest number and keeps out of how many.
#[derive(Debug, Default)]
struct Lowest {
    asked: Vec<u32>,
}

impl Chance for Lowest {
    fn below(&mut self, n: u32) -> u32 {
        self.asked.push(n);
        0
    }
}

/// Plays an action for which exactly `draws` are drawn.
#[track_caller]
pub fn draw(game: &mut FourWinds, action: WindsAction, draws: &[u32]) -> Vec<WindsEvent> {
    let mut events = Vec::new();
    let mut chance = Scripted::new(draws);
    if let Err(refusal) = game.apply(&action, &mut chance, &mut events) {
        panic!("{action:?}: {refusal:?} in\n{}", drawing(game));
    }
    assert!(chance.came_out_even(), "{action:?} draws something else than {draws:?}: {:?}", told(&events));
    events
}

/// Plays an action for which nothing is drawn.
#[track_caller]
pub fn play(game: &mut FourWinds, action: WindsAction) -> Vec<WindsEvent> {
    draw(game, action, &[])
}

/// Plays an action; whatever is drawn is the first of all. Also tells out of how many was drawn each time.
#[track_caller]
pub fn play_any(game: &mut FourWinds, action: WindsAction) -> (Vec<WindsEvent>, Vec<u32>) {
    let mut events = Vec::new();
    let mut chance = Lowest::default();
    if let Err(refusal) = game.apply(&action, &mut chance, &mut events) {
        panic!("{action:?}: {refusal:?} in\n{}", drawing(game));
    }
    (events, chance.asked)
}

/// Plays a game at random to its end; `each` sees the opening and what every action led to.
pub fn wander(setup: &WindsSetup, stream: u64, mut each: impl FnMut(&FourWinds, &[WindsEvent])) -> FourWinds {
    let mut chance = Seeded::new(4, stream);
    let mut events = Vec::new();
    let mut game = FourWinds::new(setup, &mut chance, &mut events).unwrap();
    each(&game, &events);
    let mut scratch = Vec::new();
    while let Some(action) = players::random(&game, &mut scratch, &mut chance) {
        events.clear();
        game.apply(&action, &mut chance, &mut events).unwrap();
        each(&game, &events);
    }
    assert!(game.outcome().is_some());
    game
}

/// Laying a tile, such as `south b4`.
pub fn lay(text: &str) -> WindsAction {
    let (name, at) = text.split_once(' ').expect("a tile is laid on a cell");
    WindsAction::Lay { wind: wind(name), cell: cell(at) }
}

/// Sailing from a cell to another, such as `a1 b1`.
pub fn sail(text: &str) -> WindsAction {
    let (from, to) = text.split_once(' ').expect("a ship sails from a cell to another");
    WindsAction::Sail { from: cell(from), to: cell(to) }
}

/// Sailing a ship from the slate to a cell.
pub fn launch(to: &str) -> WindsAction {
    WindsAction::Launch { to: cell(to) }
}

/// Building an outpost on a cell.
pub fn build(at: &str) -> WindsAction {
    WindsAction::Build { cell: cell(at) }
}

/// Turning the compass.
pub const ROTATE: WindsAction = WindsAction::Rotate;

/// The legal actions.
pub fn legal(game: &FourWinds) -> Vec<WindsAction> {
    let mut actions = Vec::new();
    game.legal_actions(&mut actions);
    actions
}

/// Whether an action is legal; the list and the check agree.
#[track_caller]
pub fn may(game: &FourWinds, action: WindsAction) -> bool {
    let listed = legal(game).contains(&action);
    assert_eq!(game.check(&action).is_ok(), listed, "{action:?}: {:?}", game.check(&action));
    listed
}

/// The cells on which a tile of some wind may be laid.
pub fn lay_cells(game: &FourWinds) -> Vec<SeaCell> {
    pick(game, |action| if let WindsAction::Lay { cell, .. } = action { Some(cell) } else { None })
}

/// The cells on which the deciding seat may build.
pub fn build_cells(game: &FourWinds) -> Vec<SeaCell> {
    pick(game, |action| if let WindsAction::Build { cell } = action { Some(cell) } else { None })
}

/// The cells to which a ship may come from the slate.
pub fn launch_cells(game: &FourWinds) -> Vec<SeaCell> {
    pick(game, |action| if let WindsAction::Launch { to } = action { Some(to) } else { None })
}

/// The cells to which a ship on a cell may sail.
pub fn sail_cells(game: &FourWinds, start: &str) -> Vec<SeaCell> {
    pick(game, |action| match action {
        WindsAction::Sail { from, to } if from == cell(start) => Some(to),
        _ => None,
    })
}

fn pick(game: &FourWinds, of: impl Fn(WindsAction) -> Option<SeaCell>) -> Vec<SeaCell> {
    let mut picked: Vec<SeaCell> = legal(game).into_iter().filter_map(of).collect();
    picked.sort();
    picked.dedup();
    picked
}

/// Who decides, and the number of the action.
pub fn asked(game: &FourWinds) -> Option<(Seat, u8)> {
    let decision = game.decision()?;
    let WindsQuestion::Action { number } = decision.question;
    Some((decision.seat, number))
}

/// The table as everybody may see it.
pub fn see(game: &FourWinds) -> WindsView {
    game.view(Viewer::Bystander)
}

/// A cell of the table.
pub fn at(game: &FourWinds, cell: SeaCell) -> SeaCellView {
    see(game).cells.swap_remove(cell.index())
}

/// The cells on which a storm or a kraken may land, in reading order.
pub fn free_cells(game: &FourWinds) -> Vec<SeaCell> {
    let open = |here: &SeaCellView| {
        here.ships.is_empty() && here.tile.is_none() && here.obstacle.is_none() && here.outpost.is_none()
    };
    see(game).cells.iter().filter(|here| open(here) && !here.corner && !here.port).map(|here| here.cell).collect()
}

/// The hand of a seat by the winds' letters, from the north clockwise.
pub fn hand(game: &FourWinds, seat: Seat) -> String {
    let mut winds: Vec<Wind> = game.view(Viewer::Seat(seat)).hand.iter().map(|tile| tile.wind).collect();
    winds.sort();
    winds.into_iter().map(|wind| LETTERS[wind.index()]).collect()
}

/// The points so far by seat.
pub fn points(game: &FourWinds) -> Vec<u32> {
    see(game).fleets.iter().map(|fleet| fleet.points).collect()
}

/// The final scores by seat.
pub fn finals(game: &FourWinds) -> Vec<i32> {
    let outcome = game.outcome().expect("the game is over");
    outcome.scores[..usize::from(game.seats())].to_vec()
}

/// The winners.
pub fn winners(game: &FourWinds) -> Vec<Seat> {
    game.outcome().expect("the game is over").winners.iter().collect()
}

/// The state as it is saved.
pub fn saved(game: &FourWinds) -> Value {
    serde_json::to_value(game).unwrap()
}

/// How many tiles of each wind the bag holds, from the north clockwise.
pub fn bag(game: &FourWinds) -> [u64; 4] {
    count(&saved(game)["bag"])
}

/// How many tiles of each wind a written hand or bag holds, from the north clockwise.
pub fn count(written: &Value) -> [u64; 4] {
    Wind::ALL.map(|wind| written[wind.id()].as_u64().expect("a count"))
}
