//! Four Senses' rulebook: what is felt, heard and told, and what is never hinted at.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use windrose_core::chance::{Chance, Seeded};
use windrose_core::four_senses::*;
use windrose_core::game::{Game, Seat, Viewer};
use windrose_core::games::{GameAction, GameEvent, GameSetup, GameView};
use windrose_core::library::{ErrorKind, Library, Options};
use windrose_core::players;
use windrose_core::table::{Table, TableView, UndoStop};
use windrose_core::words::{Language, Speak, Teller, Tongue};
use windrose_tests::four_senses::*;

/// Proves FS-047.
#[test]
fn a_cue_has_a_pulse_for_each_level_and_a_faint_tick_for_none() {
    let tick = cue(Stack::EMPTY).pulses;
    let level = |height| cue(Stack::of(height, TopFace::Flat)).pulses;
    assert_eq!(tick.len(), 1);
    for height in 1..=3 {
        let pulses = level(height);
        assert_eq!(pulses.len(), usize::from(height) + 1, "the levels, and the flat top");
        let levels = &pulses[..usize::from(height)];
        assert!(levels.iter().all(|pulse| pulse.millis == levels[0].millis && pulse.strength == levels[0].strength));
        assert!(tick[0].strength * 2 < levels[0].strength && tick[0].millis < levels[0].millis);
        assert!(levels.iter().all(|pulse| pulse.pause > 0), "pulses are told apart");
    }
}

/// Proves FS-048.
#[test]
fn a_cue_ends_in_one_long_smooth_pulse_or_two_short_ones() {
    for height in 1..=3 {
        let after = |top| cue(Stack::of(height, top)).pulses.split_off(usize::from(height));
        let (flat, hole) = (after(TopFace::Flat), after(TopFace::Hole));
        assert_eq!((flat.len(), hole.len()), (1, 2));
        assert!(flat[0].millis >= 3 * hole[0].millis);
        assert_eq!(hole[0].millis, hole[1].millis);
    }
    let all: BTreeSet<String> = Stack::ALL.iter().map(|&stack| format!("{:?}", cue(stack))).collect();
    assert_eq!(all.len(), 7, "no two kinds of space feel alike");
}

/// Proves FS-049.
#[test]
fn the_sound_keeps_the_pulses_times_and_rises_with_each_level() {
    for stack in Stack::ALL {
        let TouchCue { pulses, tones } = cue(stack);
        let times = |millis: u16, pause: u16| (millis, pause);
        assert_eq!(
            pulses.iter().map(|pulse| times(pulse.millis, pulse.pause)).collect::<Vec<_>>(),
            tones.iter().map(|tone| times(tone.millis, tone.pause)).collect::<Vec<_>>()
        );
        let pitches: Vec<u16> = tones.iter().map(|tone| tone.hertz).collect();
        let (levels, top) = pitches.split_at(usize::from(stack.height));
        assert!(levels.is_sorted_by(|low, high| low < high), "{stack:?}: {pitches:?}");
        assert!(stack.height == 0 || top.iter().all(|pitch| Some(pitch) == levels.last()));
    }
    let game = scene(&two(), "A1 flat, A1 tall-hole, B2 holed");
    for felt in see(&game).spaces {
        assert_eq!(felt.cue, cue(felt.stack), "the core makes them, for spaces");
    }
    for supplied in see(&game).supply {
        assert_eq!(supplied.cue, cue(Stack::of(supplied.piece.levels(), supplied.piece.top())), "and for pieces");
    }
    let tongue = Tongue::new(Language::English);
    let felt: Vec<Stack> = practice(&tongue).into_iter().map(|kind| kind.stack).collect();
    assert_eq!(felt, Stack::ALL, "a beginner feels each kind");
}

#[test]
fn spaces_and_the_supply_say_what_they_are() {
    let game = scene(&two(), "A1 flat, C2 flat, C2 holed, D4 flat, D4 tall-flat");
    for (language, expected) in [
        (
            Language::English,
            [
                "A1: one level, flat on top",
                "B1: empty",
                "C2: two levels, hole on top",
                "D4: three levels, flat on top",
                "Flat piece: 5 left",
                "Tall piece, hole up: 7 left",
            ],
        ),
        (
            Language::German,
            [
                "A1: eine Stufe, oben glatt",
                "B1: leer",
                "C2: zwei Stufen, oben ein Loch",
                "D4: drei Stufen, oben glatt",
                "Glatter Stein: noch 5",
                "Hoher Stein, Loch oben: noch 7",
            ],
        ),
    ] {
        let tongue = Tongue::new(language);
        let spots = game.spots(Viewer::Bystander, &Teller { tongue: &tongue, names: &[] });
        let ids = ["A1", "B1", "C2", "D4", "piece:flat", "piece:tall-hole"];
        for (id, said) in ids.into_iter().zip(expected) {
            assert_eq!(spots.iter().find(|spot| spot.id == id).unwrap().spoken, said);
        }
    }
}

fn library(folder: &Path) -> Library {
    Library::open(&folder.join("games.db"), Options::default()).unwrap()
}

fn start(library: &Library, setup: FourSensesSetup) -> Arc<Table> {
    library.start(&GameSetup::FourSenses { setup }, &[], Some(1)).unwrap()
}

fn act(table: &Table, action: FourSensesAction) -> TableView {
    table.play(&GameAction::FourSenses { action }, table.view().step).unwrap().view().clone()
}

/// What a table shows and says, but for the spaces and the supply themselves, and for the rules' own list of choices.
fn told(table: &Table) -> String {
    let view = table.view();
    let GameView::FourSenses { view: position } = &view.position else { panic!("another game") };
    let rest = FourSensesView { spaces: Vec::new(), supply: Vec::new(), ..position.clone() };
    let prompt = view.decision.as_ref().map(|decision| decision.prompt.clone());
    let log: Vec<_> = table.log().into_iter().map(|line| (line.line, line.since_your_turn, line.undo_stops)).collect();
    let seen = (&view.subtitle, &view.trail, &view.happened, &view.since, &view.undo, &view.result, &view.seats);
    format!("{rest:?} {prompt:?} {log:?} {seen:?} {:?}", view.holder)
}

/// What may be done next is told as well where no placement is among it: which spaces are full can be felt.
fn told_with_choices(table: &Table) -> String {
    let decision = table.view().decision.map(|decision| {
        let previews: Vec<_> =
            decision.choices.iter().map(|choice| (choice.clone(), table.preview(&choice.action).unwrap())).collect();
        (previews, decision.blocked)
    });
    format!("{} {decision:?}", told(table))
}

/// Where moves are not told, two games that differ in another seat's placements alone tell the next seat the same, but for
/// what it feels: in its view, log, trail, undo and in what has happened since.
#[test]
fn a_move_is_not_told_to_the_next_seat() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    for setup in [two(), three(), strict(three()), FourSensesSetup { sight: Sight::Sighted, ..two() }] {
        let ways = ["B3 tall-hole", "B3 tall-flat", "A1 flat", "D2 holed", "C4 tall-flat"];
        let tables = ways.map(|way| {
            let table = start(&library, setup.clone());
            for text in ["A1 flat", way] {
                act(&table, placement(text));
                act(&table, FourSensesAction::EndTurn);
            }
            table
        });
        // It is the turn of the seat after the one that went another way.
        let first = told(&tables[0]);
        assert!(first.contains("Placed a piece."), "{first}");
        for (table, way) in tables.iter().zip(ways) {
            assert_eq!(told(table), first, "{way}");
            let view = table.view();
            assert!(view.trail.is_empty() && !view.undo.possible);
            assert_eq!(view.undo.stop, Some(UndoStop::Handover), "taking the turn back would show the move");
            assert!(table.undo(view.step).is_err());
            let refused = table.review(view.step - 1).unwrap_err();
            assert_eq!(refused.kind(), ErrorKind::Refused, "two positions side by side would tell it");
        }
        // The seat itself knows what it did.
        let table = &tables[0];
        act(table, placement("D3 flat"));
        assert_eq!(table.view().trail, ["D3"]);
        assert!(table.view().undo.possible, "and takes it back before it ends its turn");
    }
}

/// What settles something, such as a wrong declaration or a claim, is no way round: the next seat cannot take back the turn
/// that brought it the device, for that would bring the log of the seat before into view.
#[test]
fn no_turn_is_taken_back_by_the_next_seat_where_moves_are_not_told() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let wrong = |table: &Table| {
        act(table, FourSensesAction::Declare);
        act(table, FourSensesAction::Name { line: line("A4-D4 level") });
        act(table, FourSensesAction::Done);
    };
    for setup in [two(), three()] {
        for before in [true, false] {
            let table = start(&library, setup.clone());
            if before {
                wrong(&table);
            }
            act(&table, placement("C2 tall-hole"));
            if !before {
                wrong(&table);
            }
            let view = act(&table, FourSensesAction::EndTurn);
            assert_eq!((view.holder, view.undo.stop), (SECOND, Some(UndoStop::Handover)), "wrong before: {before}");
        }
    }
    // After the last piece one claim follows another.
    let table = start(&library, three());
    for text in all_placements().split(',') {
        act(&table, placement(text));
        act(&table, FourSensesAction::EndTurn);
    }
    assert_eq!((table.view().holder, table.view().undo.stop), (FIRST, Some(UndoStop::Handover)));
    let passed = act(&table, FourSensesAction::EndTurn);
    assert_eq!((passed.holder, passed.undo.stop), (SECOND, Some(UndoStop::Handover)));
}

/// A board that is laid out for the next round shows no last move.
#[test]
fn a_new_round_shows_no_move_of_the_one_before() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let table = start(&library, FourSensesSetup { say_moves: true, ..three() });
    for text in ["A1 flat", "B1 flat", "C1 flat", "D1 flat"] {
        act(&table, placement(text));
        act(&table, FourSensesAction::EndTurn);
    }
    assert_eq!(table.view().trail, ["D1"]);
    act(&table, FourSensesAction::Declare);
    act(&table, FourSensesAction::Name { line: line("A1-D1 level") });
    assert_eq!(act(&table, FourSensesAction::Done).trail, [""; 0]);
}

/// With the setting, moves are told, the trail shows them, and a turn that was ended by mistake is taken back.
#[test]
fn a_move_is_told_when_moves_are_said() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let table = start(&library, FourSensesSetup { say_moves: true, ..two() });
    act(&table, placement("C2 tall-hole"));
    let view = act(&table, FourSensesAction::EndTurn);
    assert_eq!(view.holder, SECOND);
    assert_eq!(view.trail, ["C2"]);
    let since: Vec<_> = view.since.iter().map(|line| line.spoken.as_str()).collect();
    assert_eq!(since.last(), Some(&"Coral: Tall piece, hole up, on C2. Now two levels, hole on top."));
    assert!(view.undo.possible);
    assert!(table.review(0).is_ok());
    // Without it the same turn is told like this.
    let table = start(&library, two());
    act(&table, placement("C2 tall-hole"));
    let view = act(&table, FourSensesAction::EndTurn);
    assert_eq!(view.since.last().map(|line| line.spoken.as_str()), Some("Coral placed a piece."));
    assert_eq!(view.decision.map(|decision| decision.prompt.step).as_deref(), Some("Navy's turn"), "whose turn it is");
}

/// A preview tells whether an action can be taken back as it then turns out, and tells nothing of what a declaration will
/// settle.
#[test]
fn previews_keep_to_what_may_be_known() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let mut chance = Seeded::new(5, 0);
    let mut settled = 0;
    for (game, mode) in (0..4).flat_map(|game| FourSenses::MODES.iter().map(move |mode| (game, mode))) {
        let setup = FourSenses::mode(mode.name, 2 + (game % 2) as u8).unwrap();
        let table = library.start(&GameSetup::FourSenses { setup }, &[], Some(game)).unwrap();
        while let Some(decision) = table.view().decision {
            let choice = &decision.choices[chance.below(decision.choices.len() as u32) as usize];
            let preview = table.preview(&choice.action).unwrap();
            let after = table.play(&choice.action, table.view().step).unwrap().view().clone();
            let careful = !after.undo.possible || after.result.is_some();
            assert_eq!(preview.is_final, careful, "{:?} in game {game} of {}", choice.action, mode.name);
            let told = |event: &GameEvent| {
                let GameEvent::FourSenses { event } = event else { panic!("another game") };
                FourSenses::reveals(event) || matches!(event, FourSensesEvent::LineMissed { .. })
            };
            assert!(!preview.events.iter().any(told));
            settled += u32::from(after.happened.iter().any(|happened| told(&happened.event)));
        }
    }
    assert!(settled > 100);
}

/// The same placements but for a line: everything but the spaces themselves is the same in two games of which one has a
/// line that stands and the other has none.
///
/// Proves FS-033.
#[test]
fn nothing_hints_at_a_line_that_nobody_has_declared() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    // The same spaces take the same kinds of pieces; only the face of the tall one on D1 differs, and the line with it.
    let [with_line, without] =
        ["tall-hole", "tall-flat"].map(|face| format!("A1 holed, B1 holed, C1 holed, D1 {face}"));
    assert_eq!(standing(&scene(&two(), &with_line)), ["A1-D1 identical"]);
    assert_eq!(standing(&scene(&two(), &without)), [""; 0]);
    for setup in [two(), three(), strict(two()), strict(three()), FourSensesSetup { sight: Sight::Napkin, ..three() }] {
        let tables = [&with_line, &without].map(|placements| {
            let table = start(&library, setup.clone());
            for text in placements.split(", ") {
                act(&table, placement(text));
                act(&table, FourSensesAction::EndTurn);
            }
            table
        });
        // The seat that placed the tall piece knows and reads which face it put up.
        let but_for_the_face =
            |text: String| text.replace("hole up", "flat side up").replace("hole on top", "flat on top");
        let same = |what: &str| {
            let [one, other] = tables.each_ref().map(|table| but_for_the_face(told(table)));
            assert_eq!(one, other, "{what} of {setup:?}");
            if tables[0].view().decision.is_some_and(|decision| decision.choices.len() < 50) {
                let [one, other] = tables.each_ref().map(|table| but_for_the_face(told_with_choices(table)));
                assert_eq!(one, other, "{what} of {setup:?}");
            }
        };
        same("the next turn");
        let both = |action: FourSensesAction| tables.iter().for_each(|table| _ = act(table, action));
        // To break the line, to let it stand, to name it and to name another: all look the same.
        both(FourSensesAction::Declare);
        same("an open declaration");
        let names: Vec<_> = tables.iter().map(|table| table.view().decision.unwrap().choices).collect();
        assert_eq!(names[0], names[1], "all lines can be named, whatever stands");
        assert_eq!(names[0].len(), 45);
        both(FourSensesAction::Name { line: line("A1-D1 identical") });
        same("the line named");
        for table in &tables {
            let done = table.view().decision.unwrap().choices.pop().unwrap();
            let preview = table.preview(&done.action).unwrap();
            assert!(preview.is_final && preview.lines.iter().all(|line| !line.contains("Right")), "{preview:?}");
        }
        tables.iter().for_each(|table| _ = table.undo(table.view().step).unwrap());
        both(FourSensesAction::Done);
        both(placement("B4 flat"));
        same("another placement");
        both(FourSensesAction::EndTurn);
        same("the turn after");
        both(placement("C1 tall-flat"));
        same("a placement that breaks it");
        both(FourSensesAction::EndTurn);
        same("the turn after that");
        for table in &tables {
            assert!(!table.log().iter().any(|line| line.line.text.contains("Missed")));
        }
    }
}

/// The same for lines on one level and for stairs: the last piece makes the line in one game and lies elsewhere in the other.
///
/// Proves FS-033.
#[test]
fn nothing_hints_at_a_level_line_or_at_stairs() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    for (placements, last, name) in [
        ("A1 flat, B1 holed, C1 flat", ["D1 holed", "D2 holed"], "A1-D1 level"),
        ("A1 flat, C1 flat, B1 tall-hole", ["C1 tall-hole", "D2 tall-hole"], "A1-C1 stairs"),
    ] {
        for setup in [two(), three(), strict(two()), FourSensesSetup { sight: Sight::Napkin, ..three() }] {
            let all = last.map(|last| format!("{placements}, {last}"));
            let stands = all.each_ref().map(|all| standing(&scene(&setup, all)).iter().any(|line| line == name));
            assert_eq!(stands, [true, false]);
            let tables = all.map(|all| {
                let table = start(&library, setup.clone());
                for text in all.split(", ") {
                    act(&table, placement(text));
                    act(&table, FourSensesAction::EndTurn);
                }
                table
            });
            let same = |what: &str, tell: &dyn Fn(&Table) -> String| {
                let [one, other] = tables.each_ref().map(|table| tell(table));
                assert_eq!(one, other, "{what} with {name} and {setup:?}");
            };
            same("the next turn", &told);
            tables.iter().for_each(|table| _ = act(table, FourSensesAction::Declare));
            same("an open declaration", &told_with_choices);
            tables.iter().for_each(|table| _ = act(table, FourSensesAction::Name { line: line(name) }));
            same("the line named", &told_with_choices);
        }
    }
}

/// What a game betrays of lines through its words and choices at any moment of random games: nothing may depend on more
/// than heights, so a board with all its tops turned, which has other lines, says the same but for the tops.
#[test]
fn choices_and_reasons_depend_on_heights_alone() {
    let tongue = Tongue::new(Language::English);
    let names = ["Coral", "Navy", "Seafoam"].map(str::to_owned);
    let teller = Teller { tongue: &tongue, names: &names };
    let said = |game: &FourSenses| {
        let decision = game.decision().unwrap();
        let viewer = Viewer::Seat(decision.seat);
        let choices: Vec<_> = legal(game).iter().map(|action| game.choice(action, &teller)).collect();
        let (prompt, blocked) = (game.prompt(viewer, &teller), game.blocked(viewer, &teller));
        let view = FourSensesView { spaces: Vec::new(), ..game.view(viewer) };
        format!("{decision:?} {choices:?} {prompt:?} {blocked:?} {view:?} {:?}", game.subtitle(viewer, &teller))
    };
    for stream in 0..60 {
        let mut whim = Seeded::new(33, stream);
        let setup = FourSensesSetup { players: 2 + (stream % 2) as u8, ..two() };
        let [mut game, mut turned] = [begin(&setup), begin(&setup)];
        let mut actions = Vec::new();
        let mut differ = 0;
        while let Some(action) = players::random(&game, &mut actions, &mut whim) {
            // A declaration may be right in one and wrong in the other, so none is made here.
            if action == FourSensesAction::Declare {
                continue;
            }
            let other = match action {
                FourSensesAction::Place { piece: WoodPiece::TallFlat, space } => {
                    FourSensesAction::Place { piece: WoodPiece::TallHole, space }
                }
                FourSensesAction::Place { piece: WoodPiece::TallHole, space } => {
                    FourSensesAction::Place { piece: WoodPiece::TallFlat, space }
                }
                same => same,
            };
            play(&mut game, action);
            play(&mut turned, other);
            if game.decision().is_none() {
                break;
            }
            assert_eq!(said(&game), said(&turned));
            differ += usize::from(game.board().standing() != turned.board().standing());
        }
        assert!(differ > 0, "the lines of game {stream} never differ");
    }
}

/// Proves FS-034.
#[test]
fn the_review_shows_where_lines_stood_and_who_missed_them() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let table = start(&library, two());
    let row = line("A1-D1 identical");
    for text in ["A1 flat", "B1 flat", "C1 flat", "D1 tall-flat", "A4 holed", "B1 holed"] {
        act(&table, placement(text));
        act(&table, FourSensesAction::EndTurn);
    }
    let standing = |view: &TableView| match &view.position {
        GameView::FourSenses { view } => view.standing.clone(),
        other => panic!("{other:?}"),
    };
    assert!(standing(&table.view()).is_empty(), "not while the game goes on");
    turns_until_over(&table);
    let last = table.view();
    assert!(last.result.is_some());
    let mut missed = Vec::new();
    for step in 0..=last.step {
        let view = table.review(step).unwrap();
        assert_eq!(standing(&view).contains(&row), (7..11).contains(&step), "step {step}");
        for happened in &view.happened {
            if let GameEvent::FourSenses { event: FourSensesEvent::LineMissed { seat, line } } = happened.event {
                missed.push((step, seat, line));
                let said = happened.line.as_ref().unwrap();
                assert!(said.text.starts_with("Missed ") && said.seat == Some(seat));
            }
        }
    }
    // Step 7 is the placement on D1: its seat ends the turn in step 8, the next lets the line stand, the one after breaks it.
    // Row 2 is made in step 19 and left to the winner.
    let two = line("A2-D2 level");
    assert_eq!(missed, [(8, SECOND, row), (10, FIRST, row), (11, SECOND, row), (20, SECOND, two)]);
    let log = table.log();
    let lines: Vec<_> = log.iter().filter(|line| line.line.text.contains("Missed")).map(|line| line.step).collect();
    assert_eq!(lines, [20, 11, 10, 8], "newest first");
    assert!(
        log.iter().any(|line| line.line.text.contains("Tall piece, flat side up, on D1")),
        "moves are told as well"
    );
}

/// Ends the game of two by lines of one height that the next seat declares.
fn turns_until_over(table: &Table) {
    for text in ["A2 holed", "B2 flat", "C2 flat", "D2 holed"] {
        act(table, placement(text));
        act(table, FourSensesAction::EndTurn);
    }
    act(table, FourSensesAction::Declare);
    act(table, FourSensesAction::Name { line: line("A2-D2 level") });
    act(table, FourSensesAction::Done);
}

/// What statistics say of the game of the test above: each seat missed row 1 once, and row 2 was stolen.
#[test]
fn statistics_count_missed_and_stolen_lines() {
    let mut game = begin(&two());
    let mut tally = FourSensesTally::default();
    let mut hear = |events: Vec<FourSensesEvent>| events.iter().for_each(|event| FourSenses::tally(&mut tally, event));
    hear(vec![FourSensesEvent::RoundBegan { round: 1, rounds: 1, seat: FIRST, drawn: false }]);
    let placements =
        "A1 flat, B1 flat, C1 flat, D1 tall-flat, A4 holed, B1 holed, A2 holed, B2 flat, C2 flat, D2 holed";
    for text in placements.split(',') {
        hear(play(&mut game, placement(text)));
        hear(play(&mut game, FourSensesAction::EndTurn));
    }
    hear(declare(&mut game, &["A2-D2 level"]));
    assert!(game.outcome().is_some());
    assert_eq!((tally.placed, tally.rounds, tally.ways), (10, 1, [0, 1, 0]));
    // The second seat made row 1 and row 2 and let both stand; that it broke row 1 afterwards is not counted again.
    assert_eq!(tally.missed, [1, 2, 0]);
    assert_eq!(tally.stolen, [1, 0, 0]);
    // What was counted is kept as JSON.
    let kept: FourSensesTally = serde_json::from_str(&serde_json::to_string(&tally).unwrap()).unwrap();
    assert_eq!((kept.missed, kept.stolen), (tally.missed, tally.stolen));
}

/// A whole game by words and cues: choosing a piece and a space by their names, hearing what lay there and what lies there
/// now, and declaring.
///
/// Proves FS-050.
#[test]
fn a_game_is_played_by_what_is_said_alone() {
    let folder = tempfile::tempdir().unwrap();
    let library = library(folder.path());
    let table = start(&library, two());
    let choose = |parts: &[&str], label: &str| {
        let view = table.view();
        let choice = view.decision.unwrap().choices.into_iter().find(|choice| {
            let ids: BTreeSet<&str> = choice.text.parts.iter().map(|part| part.id.as_str()).collect();
            ids == parts.iter().copied().collect() && (!parts.is_empty() || choice.text.label == label)
        });
        let choice = choice.unwrap_or_else(|| panic!("nothing of {parts:?} {label}"));
        let preview = table.preview(&choice.action).unwrap();
        table.play(&choice.action, view.step).unwrap();
        preview.spoken
    };
    assert_eq!(choose(&["piece:flat", "C2"], ""), "Flat piece, on C2. C2: empty. Then: one level, flat on top.");
    choose(&[], "End turn");
    assert_eq!(
        choose(&["C2", "piece:tall-hole"], ""),
        "Tall piece, hole up, on C2. C2: one level, flat on top. Then: three levels, hole on top."
    );
    let heard = &table.view().happened[0];
    let heard = &heard.line.as_ref().unwrap().spoken;
    assert_eq!(heard, "Navy: Tall piece, hole up, on C2. Now three levels, hole on top.");
    choose(&[], "End turn");
    choose(&["piece:flat", "A2"], "");
    choose(&[], "End turn");
    choose(&["piece:tall-flat", "B2"], "");
    choose(&[], "End turn");
    choose(&[], "Declare");
    assert_eq!(choose(&["C2", "A2", "way:stairs"], ""), "A2 to C2, stairs.");
    choose(&[], "Declare it");
    let result = table.view().result.unwrap();
    assert_eq!((&*result.title, &*result.sentence), ("Coral wins", "Coral declared A2 to C2, stairs."));
    assert_eq!(result.winners, [Seat(0)]);
}
