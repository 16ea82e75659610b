//! What must hold for every game in every mode, tried on games played at random.

use std::cell::Cell;

use windrose_core::chance::{Chance, CutOff, Recorded, Scripted, Seeded, UntilDraw};
use windrose_core::game::{Game, Seat, Viewer};
use windrose_core::games::{AnyGame, GameKind, Listed, Visitor};
use windrose_core::players;
use windrose_core::words::{Language, Teller, Tongue};

use crate::playthrough::MOST_ACTIONS;

/// How many actions of elsewhere are tried at each step.
const STRANGERS: usize = 6;
/// How many redeals a view is compared under.
const REDEALS: usize = 20;
/// How many choices are previewed at each step, other ones at the next.
const PREVIEWED: usize = 12;
/// How many choices are compared under each redeal, other ones at the next step.
const COMPARED: usize = 5;

/// How thoroughly a game is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// The rules: legal lists, refusals, endings.
    Rules,
    /// Besides, JSON, words in both languages, redeals and a full replay.
    Everything,
}

/// Plays `games` games of each mode of `kind`.
///
/// # Panics
/// When anything does not hold.
pub fn conforms(kind: GameKind, games: u64, depth: Depth) {
    kind.visit(Conforms { games, depth });
}

struct Conforms {
    games: u64,
    depth: Depth,
}

impl Visitor for Conforms {
    type Out = ();

    fn visit<G: Listed>(self) {
        for mode in G::MODES {
            for people in mode.fewest..=mode.most {
                let setup = G::mode(mode.name, people).expect("a listed mode has a set-up");
                setup_conforms::<G>(mode.name, &setup, self.games, self.depth);
            }
        }
    }
}

/// Plays `games` games of one set-up, which messages call `mode`.
///
/// # Panics
/// When anything does not hold.
pub fn setup_conforms<G: Listed>(mode: &str, setup: &G::Setup, games: u64, depth: Depth) {
    let tongues = Language::ALL.map(Tongue::new);
    let mut strangers = Vec::new();
    for stream in 0..games {
        play::<G>(mode, setup, stream, depth, &mut strangers, &tongues);
    }
}

fn play<G: Listed>(
    mode: &str,
    setup: &G::Setup,
    stream: u64,
    depth: Depth,
    strangers: &mut Vec<G::Action>,
    tongues: &[Tongue],
) {
    let place = |step: usize| format!("{} {}, game {stream}, step {step}", G::KIND.key(), mode);
    let mut dice = Seeded::new(2026, stream);
    let mut whim = Seeded::new(11, stream);
    let mut opening = Recorded::new(&mut dice);
    let mut told = Vec::new();
    let mut game = G::new(setup, &mut opening, &mut told).expect("the set-up is known");
    let opening = opening.into_numbers();
    let first = game.clone();
    let mut log = Vec::new();
    let mut actions = Vec::new();
    while let Some(decision) = game.decision() {
        let step = log.len();
        assert!(step < MOST_ACTIONS, "{}: the game does not end", place(step));
        assert!(game.outcome().is_none(), "{}: over and undecided at once", place(step));
        assert!(game.is_person(decision.seat), "{}: nobody sits in the deciding seat", place(step));
        actions.clear();
        game.legal_actions(&mut actions);
        assert!(!actions.is_empty(), "{}: nothing is legal", place(step));
        legal_list_is_exact(&game, &actions, strangers, &mut whim, &|| place(step));
        if depth == Depth::Everything {
            json_restores(&game, &|| place(step));
            speaks(&game, tongues, step, &|| place(step));
            redeals_look_the_same(&game, tongues, step, &mut whim, &|| place(step));
        }
        let action = players::random(&game, &mut actions, &mut whim).expect("something is legal");
        if strangers.len() < 400 {
            strangers.push(action.clone());
        } else {
            let at = whim.below(400) as usize;
            strangers[at] = action.clone();
        }
        let mut chance = Recorded::new(&mut dice);
        let mut events = Vec::new();
        game.apply(&action, &mut chance, &mut events).expect("a legal action is taken");
        if depth == Depth::Everything {
            events_speak::<G>(&game, &events, tongues, &|| place(step));
            log.push((action, chance.into_numbers(), events));
        } else {
            log.push((action, chance.into_numbers(), Vec::new()));
        }
    }
    let outcome = game.outcome().unwrap_or_else(|| panic!("{}: no decision and no outcome", place(log.len())));
    actions.clear();
    game.legal_actions(&mut actions);
    assert!(actions.is_empty(), "{}: legal actions after the end", place(log.len()));
    assert!(outcome.winners.iter().all(|seat| seat.0 < Game::seats(&game)), "{}: a strange winner", place(log.len()));
    if depth == Depth::Everything {
        json_restores(&game, &|| place(log.len()));
        speaks(&game, tongues, log.len(), &|| place(log.len()));
        replays::<G>(setup, &opening, &told, &first, &log, &game, &|| place(log.len()));
    }
}

/// Every listed action is taken and listed once; whatever else is tried is refused and changes nothing.
fn legal_list_is_exact<G: Listed>(
    game: &G,
    legal: &[G::Action],
    strangers: &[G::Action],
    whim: &mut Seeded,
    place: &dyn Fn() -> String,
) {
    for (at, action) in legal.iter().enumerate() {
        assert!(game.check(action).is_ok(), "{}: {action:?} is listed and refused", place());
        assert!(!legal[..at].contains(action), "{}: {action:?} is listed twice", place());
    }
    let tried = &legal[whim.below(legal.len() as u32) as usize];
    let applied = game.clone().apply(tried, &mut Seeded::new(5, 5), &mut ());
    assert!(applied.is_ok(), "{}: {tried:?} is checked and not taken", place());
    for _ in 0..STRANGERS.min(strangers.len()) {
        let stranger = &strangers[whim.below(strangers.len() as u32) as usize];
        if legal.contains(stranger) {
            continue;
        }
        assert!(game.check(stranger).is_err(), "{}: {stranger:?} is not listed and passes the check", place());
        let mut after = game.clone();
        let mut events = Vec::new();
        let mut unused = Scripted::new(&[]);
        let applied = after.apply(stranger, &mut unused, &mut events);
        assert!(applied.is_err(), "{}: {stranger:?} is not listed and is taken", place());
        assert!(after == *game && events.is_empty() && unused.came_out_even(), "{}: {stranger:?} left traces", place());
    }
}

fn json_restores<G: Listed>(game: &G, place: &dyn Fn() -> String) {
    let json = game.to_json().expect("a state can be written");
    let restored: G = serde_json::from_str(&json).unwrap_or_else(|error| panic!("{}: {error}", place()));
    assert!(restored == *game, "{}: restored from JSON as another state", place());
    assert_eq!(restored.to_json().expect("a state can be written"), json, "{}: another JSON", place());
}

/// Asserts that a sentence was found and all its places were filled.
fn is_sentence(text: &str, place: &dyn Fn() -> String) {
    assert!(!text.trim().is_empty() && !text.contains(['{', '}', '$']), "{}: not a sentence: {text:?}", place());
}

fn speaks<G: Listed>(game: &G, tongues: &[Tongue], step: usize, place: &dyn Fn() -> String) {
    for tongue in tongues {
        let names: Vec<String> = (0..Game::seats(game)).map(|seat| format!("Seat {seat}")).collect();
        let teller = Teller { tongue, names: &names };
        let viewer = game.decision().map_or(Viewer::Bystander, |decision| Viewer::Seat(decision.seat));
        is_sentence(&AnyGame::subtitle(game, viewer, &teller), place);
        is_sentence(&AnyGame::summary(game, &teller), place);
        assert_eq!(AnyGame::prompt(game, viewer, &teller).is_some(), game.decision().is_some(), "{}", place());
        if let Some(prompt) = AnyGame::prompt(game, viewer, &teller) {
            is_sentence(&prompt.step, place);
            is_sentence(&prompt.title, place);
        }
        let spots = AnyGame::spots(game, viewer, &teller);
        for (at, spot) in spots.iter().enumerate() {
            is_sentence(&spot.spoken, place);
            assert!(spots[..at].iter().all(|other| other.id != spot.id), "{}: two spots {}", place(), spot.id);
        }
        // Not after every other spot: in many games all pairs come up.
        for (spot, picked) in spots.iter().zip(spots.iter().cycle().skip(step % spots.len().max(1))) {
            is_sentence(&AnyGame::why_not(game, &[], &spot.id, &teller), place);
            is_sentence(&AnyGame::why_not(game, std::slice::from_ref(&picked.id), &spot.id, &teller), place);
        }
        for card in AnyGame::cards(game, viewer, &teller) {
            [&card.title, &card.rule, &card.detail].into_iter().for_each(|text| is_sentence(text, place));
        }
        for blocked in AnyGame::blocked(game, viewer, &teller) {
            is_sentence(&blocked.reason, place);
        }
        let mut said = Vec::new();
        for action in AnyGame::legal_actions(game) {
            let text = AnyGame::choice(game, &action, &teller).expect("an action of this game");
            is_sentence(&text.label, place);
            is_sentence(&text.spoken, place);
            // A choice is picked by its parts; one without parts is a button, told from others by its label.
            let mut ids: Vec<_> = text.parts.iter().map(|part| part.id.clone()).collect();
            ids.sort();
            let told_by = (text.parts.is_empty().then(|| text.label.clone()), ids);
            assert!(!said.contains(&told_by), "{}: two choices of {told_by:?}", place());
            said.push(told_by);
            for part in &text.parts {
                is_sentence(&part.label, place);
                is_sentence(&part.spoken, place);
            }
        }
        for action in in_turn(&AnyGame::legal_actions(game), step, PREVIEWED) {
            let trial = AnyGame::preview(game, action, &teller).expect("a legal action can be previewed");
            is_sentence(&trial.title, place);
        }
        if let Some(sheet) = AnyGame::sheet(game, &teller) {
            assert!(sheet.rows.iter().all(|row| row.figures.len() == sheet.columns.len()), "{}", place());
            sheet.rows.iter().for_each(|row| is_sentence(&row.label, place));
        }
        if let Some(result) = AnyGame::result(game, &teller) {
            is_sentence(&result.title, place);
            is_sentence(&result.sentence, place);
            assert_eq!(result.columns.len(), usize::from(Game::seats(game)), "{}", place());
            assert!(result.rows.iter().all(|row| row.figures.len() == result.columns.len()), "{}", place());
        }
    }
}

/// At most `count` of `all`, other ones at each step until all have had their turn.
fn in_turn<T>(all: &[T], step: usize, count: usize) -> impl Iterator<Item = &T> {
    all.iter().cycle().skip(step * count % all.len().max(1)).take(count.min(all.len()))
}

fn events_speak<G: Listed>(game: &G, events: &[G::Event], tongues: &[Tongue], place: &dyn Fn() -> String) {
    let names: Vec<String> = (0..Game::seats(game)).map(|seat| format!("Seat {seat}")).collect();
    for tongue in tongues {
        let teller = Teller { tongue, names: &names };
        for line in events.iter().filter_map(|event| G::event(event, &teller)) {
            is_sentence(&line.text, place);
            is_sentence(&line.spoken, place);
        }
    }
}

/// Nothing that the holder of the device sees or hears tells a redealt game from the real one.
fn redeals_look_the_same<G: Listed>(
    game: &G,
    tongues: &[Tongue],
    step: usize,
    whim: &mut Seeded,
    place: &dyn Fn() -> String,
) {
    if !Game::hides(game) {
        return;
    }
    let names: Vec<String> = (0..Game::seats(game)).map(|seat| format!("Seat {seat}")).collect();
    let teller = Teller { tongue: &tongues[0], names: &names };
    // One seat at each step: what leaks once leaks again.
    let seat = Seat((step % usize::from(Game::seats(game))) as u8);
    let seen = seen_by(game, seat, step, &teller);
    for _ in 0..REDEALS {
        let other = Game::redeal(game, seat, whim);
        assert_eq!(seen_by(&other, seat, step, &teller), seen, "{}: seat {seat:?} can tell", place());
        others_witness_the_same(game, &other, seat, whim, place);
    }
}

/// Whatever may be done in both of two games that `seat` cannot tell apart, it still cannot, by what it witnesses, until
/// something is shown. What is done by `seat` itself counts as well, up to the first draw of chance: what a seat draws for
/// itself depends on what the others hold, and is its own to see.
fn others_witness_the_same<G: Listed>(game: &G, other: &G, seat: Seat, whim: &mut Seeded, place: &dyn Fn() -> String) {
    let mut actions = Vec::new();
    Game::legal_actions(game, &mut actions);
    let Some(action) = players::random(game, &mut actions, whim).filter(|action| Game::check(other, action).is_ok())
    else {
        return;
    };
    let own = Game::decision(game).is_some_and(|decision| decision.seat == seat);
    let seed = whim.below(u32::MAX);
    let witnessed = |game: &G| {
        let drawn = Cell::new(false);
        let mut sink = UntilDraw { drawn: &drawn, events: Vec::new() };
        let mut game = game.clone();
        let played = if own {
            Game::apply(&mut game, &action, &mut CutOff(&drawn), &mut sink)
        } else {
            Game::apply(&mut game, &action, &mut Seeded::new(u64::from(seed), 0), &mut sink)
        };
        assert!(played.is_ok(), "{}: {action:?} is checked and not taken", place());
        let hidden = sink.events.into_iter().take_while(|event| !G::reveals(event));
        hidden.filter_map(|event| G::witness(&event, Viewer::Seat(seat))).collect::<Vec<_>>()
    };
    assert_eq!(witnessed(game), witnessed(other), "{}: seat {seat:?} can tell by {action:?}", place());
}

/// Everything that `seat` sees and hears of a game, as one text; of its choices' words some, other ones at each step.
fn seen_by<G: Listed>(game: &G, seat: Seat, step: usize, teller: &Teller<'_>) -> String {
    let viewer = Viewer::Seat(seat);
    let mut seen = format!(
        "{:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?}",
        Game::view(game, viewer),
        AnyGame::sheet(game, teller),
        (0..Game::seats(game)).map(|seat| AnyGame::seat_note(game, Seat(seat), teller)).collect::<Vec<_>>(),
        AnyGame::subtitle(game, viewer, teller),
        AnyGame::prompt(game, viewer, teller),
        AnyGame::spots(game, viewer, teller),
        AnyGame::cards(game, viewer, teller),
        AnyGame::blocked(game, viewer, teller),
    );
    if game.decision().is_some_and(|decision| decision.seat == seat) {
        for spot in in_turn(&AnyGame::spots(game, viewer, teller), step, PREVIEWED) {
            seen += &AnyGame::why_not(game, &[], &spot.id, teller);
        }
        let actions = AnyGame::legal_actions(game);
        seen += &format!("{actions:?}");
        for action in in_turn(&actions, step, COMPARED) {
            let trial = AnyGame::preview(game, action, teller).ok().map(|mut trial| {
                trial.events = trial.events.iter().filter_map(|event| event.witness(viewer)).collect();
                trial
            });
            seen += &format!("{action:?} {:?} {trial:?}", AnyGame::choice(game, action, teller));
        }
    }
    seen
}

type Logged<G> = (<G as Game>::Action, Vec<u32>, Vec<<G as Game>::Event>);

/// The written log leads to the same states and events.
fn replays<G: Listed>(
    setup: &G::Setup,
    opening: &[u32],
    told: &[G::Event],
    first: &G,
    log: &[Logged<G>],
    last: &G,
    place: &dyn Fn() -> String,
) {
    let mut chance = Scripted::new(opening);
    let mut events = Vec::new();
    let mut game = G::new(setup, &mut chance, &mut events).expect("the set-up is known");
    assert!(chance.came_out_even() && events == told && game == *first, "{}: another opening", place());
    for (action, numbers, told) in log {
        let mut chance = Scripted::new(numbers);
        let mut events = Vec::new();
        game.apply(action, &mut chance, &mut events).expect("the log has legal actions");
        assert!(chance.came_out_even() && events == *told, "{}: {action:?} went another way", place());
    }
    assert!(game == *last, "{}: the log leads elsewhere", place());
}
