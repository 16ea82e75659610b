//! Games that hide something, at the table: what may be taken back once everything can be looked at, and what a seat learns
//! of the time after its own turn.

use std::sync::Arc;

use windrose_core::chance::{Chance as _, Seeded};
use windrose_core::four_winds::{FourWinds, WindsEvent};
use windrose_core::game::{Game as _, Seat};
use windrose_core::games::{GameEvent, GameKind, GameSetup, Listed, Visitor};
use windrose_core::library::{Library, Options};
use windrose_core::table::{Table, TableView};
use windrose_tests::long;

struct Setups(GameKind);

impl Visitor for Setups {
    type Out = Vec<GameSetup>;

    fn visit<G: Listed>(self) -> Vec<GameSetup> {
        let modes = G::MODES.iter().filter(|_| G::HIDES);
        modes.flat_map(|mode| (mode.fewest..=mode.most).filter_map(|people| self.0.setup(mode.name, people))).collect()
    }
}

/// Every set-up of every game that hides anything.
fn hiding() -> Vec<GameSetup> {
    GameKind::ALL.iter().flat_map(|&kind| kind.visit(Setups(kind))).collect()
}

/// Plays at random to the end, or as far as `each` wants: it is given the table after every action, uncovered for its
/// holder when somebody still decides.
fn wander(table: &Arc<Table>, seed: u64, mut each: impl FnMut(&TableView)) -> TableView {
    let mut whim = Seeded::new(seed, 0);
    loop {
        let view = table.view();
        let view = if view.covered { table.accept(view.holder).unwrap() } else { view };
        each(&view);
        let Some(decision) = &view.decision else {
            return view;
        };
        let at = whim.below(decision.choices.len() as u32) as usize;
        table.play(&decision.choices[at].action, view.step).unwrap();
    }
}

#[test]
fn nothing_is_taken_back_once_the_end_has_shown_what_was_hidden() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::open(&folder.path().join("games.db"), Options::default()).unwrap();
    let mut ended = 0;
    for setup in hiding() {
        for seed in 0..if long() { 40 } else { 4 } {
            let table = library.start(&setup, &[], Some(seed)).unwrap();
            let shows = table.view().secret || table.view().covered;
            let end = wander(&table, seed, |_| ());
            assert!(end.result.is_some());
            if shows {
                assert!(!end.undo.possible, "{setup:?}, seed {seed}");
                assert!(table.undo(end.step).is_err(), "{setup:?}, seed {seed}");
                ended += 1;
            }
        }
    }
    assert!(ended > 20, "only {ended} games hid anything");
}

/// A win of a Duel draws nothing, and still it shows the enemy's hand.
#[test]
fn a_duel_that_was_won_in_mid_turn_stays_won() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::open(&folder.path().join("games.db"), Options::default()).unwrap();
    let setup = GameKind::FourWinds.setup("duel", 2).unwrap();
    let mut at_once = 0;
    for seed in 0..60 {
        let table = library.start(&setup, &[], Some(seed)).unwrap();
        let mut before = 0;
        let end = wander(&table, seed, |view| before = view.happened.len());
        let drew = end
            .happened
            .iter()
            .any(|happened| matches!(happened.event, GameEvent::FourWinds { event: WindsEvent::Drew { .. } }));
        at_once += usize::from(!drew);
        assert!(!end.undo.possible && before > 0, "seed {seed}");
    }
    assert!(at_once > 0, "no Duel was won before a draw");
}

/// Whoever ends a season learns what the next one began with on the next turn, as everybody else does.
#[test]
fn what_follows_the_own_turn_is_told_with_what_happened_since() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::open(&folder.path().join("games.db"), Options::default()).unwrap();
    let mut told = 0;
    for players in FourWinds::MODES[0].fewest..=FourWinds::MODES[0].most {
        let setup = GameKind::FourWinds.setup("standard", players).unwrap();
        let table = library.start(&setup, &[], Some(u64::from(players))).unwrap();
        let mut due: [Vec<String>; 4] = Default::default();
        let mut actor = Seat(0);
        wander(&table, 3, |view| {
            let season = |event: &GameEvent| {
                let GameEvent::FourWinds { event } = event else { return false };
                matches!(event, WindsEvent::SeasonBegan { .. } | WindsEvent::KrakenSurfaced { .. })
            };
            let began = view.happened.iter().filter(|happened| season(&happened.event));
            if view.step > 0 {
                due[actor.index()].extend(began.filter_map(|happened| Some(happened.line.as_ref()?.text.clone())));
            }
            if view.holder != actor || view.happened.iter().any(|happened| season(&happened.event)) {
                for line in due[view.holder.index()].drain(..) {
                    assert!(view.since.iter().any(|since| since.text == line), "{line}: {:?}", view.since);
                    told += 1;
                }
            }
            actor = view.holder;
        });
    }
    assert!(told >= 6, "only {told} lines were due");
}
