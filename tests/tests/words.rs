//! Every sentence that the code asks for exists, every sentence is asked for, and whatever a game tells is whole.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use windrose_core::chance::Seeded;
use windrose_core::game::{Seat, Viewer};
use windrose_core::games::{GameKind, Listed, Visitor};
use windrose_core::players;
use windrose_core::words::{Foretold, Language, Line, Part, Teller, Tongue};

/// Keys that the code puts together: what comes before and after a name that stands in the code by itself.
const PUT_TOGETHER: [(&str, &str); 8] = [
    // Each error has a sentence on what to do next.
    ("", "-next"),
    // The games' names.
    ("game-", ""),
    ("game-", "-tagline"),
    // The storm cards of Tack.
    ("ui-tack-storm-", ""),
    ("ui-tack-storm-", "-rule"),
    ("tack-storm-", "-detail"),
    // The cards of Zephyr.
    ("zephyr-card-", ""),
    ("zephyr-flavour-", ""),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The text of every file below `folder` whose name ends in `.extension`; generated and built files are left out.
fn texts(folder: &Path, extension: &str) -> Vec<(PathBuf, String)> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for path in entries.filter_map(|entry| entry.ok().map(|entry| entry.path())) {
        if path.is_dir() {
            if !["target", ".build", "generated"].iter().any(|name| path.ends_with(name)) {
                found.extend(texts(&path, extension));
            }
        } else if path.extension().is_some_and(|ending| ending == extension) {
            let text = fs::read_to_string(&path).expect("a source file can be read");
            found.push((path, text));
        }
    }
    found
}

/// What a quoted text says of keys.
#[derive(Clone, Copy)]
enum Quoted<'a> {
    /// It may be a key as it is.
    Whole(&'a str),
    /// It may become one, by a name that the code puts between these two.
    Around(&'a str, &'a str),
}

/// The quoted texts in a source file that may be keys, in Rust, Kotlin or Swift. Each quotation mark is taken for the
/// beginning of a text; what follows the end of one is never a key.
fn quoted(text: &str) -> impl Iterator<Item = Quoted<'_>> {
    let letter = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
    text.match_indices('"').filter_map(move |(at, _)| {
        let text = &text[at + 1..];
        let text = &text[..text.find(['"', '\n'])?];
        let before = &text[..text.find(|sign| !letter(sign)).unwrap_or(text.len())];
        let rest = &text[before.len()..];
        if !before.starts_with(|sign: char| sign.is_ascii_lowercase()) {
            None
        } else if rest.is_empty() {
            Some(Quoted::Whole(before))
        } else if rest.starts_with('$') || rest.starts_with("\\(") {
            let after = rest.rfind(|sign| !letter(sign)).map_or("", |end| &rest[end + 1..]);
            // In `$name-text` the name itself looks like part of a key; only a dash ends it.
            let plain = rest.starts_with('$') && !rest.starts_with("${");
            Some(Quoted::Around(before, if plain { after.find('-').map_or("", |dash| &after[dash..]) } else { after }))
        } else {
            None
        }
    })
}

/// Whether `key` is one of the interface's own fixed words, those included that it says before the library is there.
fn is_fixed(key: &str) -> bool {
    key.starts_with("ui-") || key.starts_with("boot-")
}

/// The quoted texts in the Rust code of the core, the bindings and the task runner, and on cards, that may be keys.
fn named_in_rust() -> BTreeSet<String> {
    let sources = [("core/src", "rs"), ("core/src", "ron"), ("bindings", "rs")];
    let sources = sources.map(|(folder, extension)| texts(&root().join(folder), extension));
    let quotes = sources.iter().flatten().flat_map(|(_, text)| quoted(text));
    let whole = quotes.filter_map(|quote| match quote {
        Quoted::Whole(key) => Some(key.to_owned()),
        Quoted::Around(..) => None,
    });
    whole.collect()
}

fn is_named(key: &str, named: &BTreeSet<String>) -> bool {
    named.contains(key)
        || PUT_TOGETHER.iter().any(|(before, after)| {
            let name = key.strip_prefix(before).and_then(|key| key.strip_suffix(after));
            name.is_some_and(|name| named.contains(name))
        })
}

#[test]
fn sentences_that_the_core_asks_for_exist() {
    let tongue = Tongue::new(Language::English);
    for (path, text) in ["core/src", "bindings/src"].iter().flat_map(|folder| texts(&root().join(folder), "rs")) {
        for call in text.split("say(").skip(1) {
            let Some(argument) = call.trim_start().strip_prefix('"') else {
                continue;
            };
            let key = argument.split('"').next().unwrap_or_default();
            assert!(tongue.knows(key), "{}: no sentence {key}", path.display());
        }
        for quote in quoted(&text) {
            let Quoted::Whole(key) = quote else {
                continue;
            };
            let ours = ["tack-", "four-senses-", "four-winds-", "ui-", "error-", "undo-", "salvage-"]
                .iter()
                .any(|start| key.starts_with(start));
            assert!(!ours || key.ends_with('-') || tongue.knows(key), "{}: no sentence {key}", path.display());
        }
    }
}

#[test]
fn sentences_that_nothing_asks_for_are_gone() {
    let named = named_in_rust();
    let tongue = Tongue::new(Language::English);
    let idle: Vec<_> = tongue.keys().filter(|key| !is_fixed(key) && !is_named(key, &named)).collect();
    assert!(idle.is_empty(), "nothing says {idle:?}");
}

/// An interface may put a key together, as in `"ui-tack-storm-${id}-rule"`, and may name the beginning of several, such
/// as `ui-tack-tour`, to which it adds the rest elsewhere. What stands after `ui-` alone is the key of any game.
#[test]
fn the_interface_and_its_words_agree() {
    let tongue = Tongue::new(Language::English);
    let words: BTreeSet<&str> = tongue.keys().filter(|key| is_fixed(key)).collect();
    let begins =
        |word: &str, key: &str| word.strip_prefix(key).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'));
    let mut idle = words.clone();
    let named = named_in_rust();
    idle.retain(|word| !is_named(word, &named));
    let kotlin = texts(&root().join("android"), "kt");
    let swift = texts(&root().join("ios"), "swift");
    for (path, text) in kotlin.iter().chain(&swift) {
        let path = path.display();
        for quote in quoted(text) {
            match quote {
                Quoted::Whole(key) if is_fixed(key) && !["ui-", "boot-"].contains(&key) => {
                    assert!(words.iter().any(|word| begins(word, key)), "{path}: no words {key}");
                    idle.retain(|word| !begins(word, key));
                }
                Quoted::Around(before, after) if is_fixed(before) => {
                    let fits = |word: &str| {
                        word.strip_prefix(before)
                            .and_then(|rest| rest.strip_suffix(after))
                            .is_some_and(|name| !name.is_empty())
                    };
                    assert!(before.len() + after.len() > "boot-".len(), "{path}: {before}…{after} could be any words");
                    assert!(words.iter().any(|word| fits(word)), "{path}: no words {before}…{after}");
                    if before == "ui-" {
                        for kind in shown_games() {
                            let key = format!("ui-{}{after}", kind.key());
                            assert!(words.contains(key.as_str()), "{path}: no words {key}");
                        }
                    }
                    idle.retain(|word| !fits(word));
                }
                _ => {}
            }
        }
    }
    // Before there are screens, nothing can use the words.
    if root().join("android/ui/src/main/kotlin/app/windrose/ui/screens").exists() {
        assert!(idle.is_empty(), "no screen shows {idle:?}");
    }
}

/// Every game but the one for tests alone, which speaks only English, and to no player.
fn shown_games() -> impl Iterator<Item = GameKind> {
    GameKind::ALL.iter().copied().filter(|&kind| kind != GameKind::Secrets)
}

#[test]
fn whatever_a_game_tells_is_whole() {
    for kind in shown_games() {
        kind.visit(Listener);
    }
}

struct Listener;

impl Visitor for Listener {
    type Out = ();

    fn visit<G: Listed>(self) {
        let tongues = Language::ALL.map(Tongue::new);
        for mode in G::MODES {
            for people in mode.fewest..=mode.most {
                let setup = G::mode(mode.name, people).expect("a listed mode has a set-up");
                for stream in 0..8 {
                    listen::<G>(&setup, stream, &tongues);
                }
            }
        }
    }
}

/// Plays a game at random and hears all that is said of it.
fn listen<G: Listed>(setup: &G::Setup, stream: u64, tongues: &[Tongue]) {
    let mut chance = Seeded::new(3, stream);
    let mut events = Vec::new();
    let mut game = G::new(setup, &mut chance, &mut events).expect("the set-up is known");
    let mut actions = Vec::new();
    let mut earlier = Vec::new();
    loop {
        for tongue in tongues {
            let names = G::seat_names(setup, tongue);
            let teller = Teller { tongue, names: &names };
            events.iter().filter_map(|event| G::event(event, &teller)).for_each(|line| hear_line(&line, tongue));
            hear_table(&game, &teller);
            hear_choices(&game, &teller);
            for action in &earlier {
                if let Err(refusal) = game.check(action) {
                    hear(&G::refusal(refusal, &teller), tongue);
                }
            }
        }
        let Some(action) = players::random(&game, &mut actions, &mut chance) else {
            break;
        };
        events.clear();
        game.apply(&action, &mut chance, &mut events).expect("a legal action is taken");
        earlier.push(action);
        // The latest ones are the likeliest to be almost legal.
        let from = earlier.len().saturating_sub(8);
        earlier.drain(..from);
    }
}

fn hear_table<G: Listed>(game: &G, teller: &Teller<'_>) {
    let tongue = teller.tongue;
    let viewer = game.decision().map_or(Viewer::Bystander, |decision| Viewer::Seat(decision.seat));
    hear(&game.summary(teller), tongue);
    hear(&game.subtitle(viewer, teller), tongue);
    if let Some(prompt) = game.prompt(viewer, teller) {
        hear_all(&[&prompt.step, &prompt.title], tongue);
        if !prompt.detail.is_empty() {
            hear(&prompt.detail, tongue);
        }
    }
    game.spots(viewer, teller).iter().for_each(|spot| hear(&spot.spoken, tongue));
    game.blocked(viewer, teller).iter().for_each(|blocked| hear(&blocked.reason, tongue));
    for card in game.cards(viewer, teller) {
        hear_all(&[&card.title, &card.rule, &card.detail], tongue);
    }
    for seat in (0..game.seats()).map(Seat) {
        let note = game.seat_note(seat, teller);
        assert!(note.is_empty() || !note.ends_with('.'), "a note is no sentence: {note:?}");
        if !note.is_empty() {
            hear(&note, tongue);
        }
    }
    if let Some(sheet) = game.sheet(teller) {
        for row in &sheet.rows {
            hear(&row.label, tongue);
            assert_eq!(row.figures.len(), sheet.columns.len(), "{row:?}");
        }
    }
    if let Some(outcome) = game.outcome() {
        let result = game.result(&outcome, teller);
        hear_all(&[&result.title, &result.sentence], tongue);
        for row in &result.rows {
            hear(&row.label, tongue);
            assert_eq!(row.figures.len(), result.columns.len(), "{row:?}");
        }
    }
}

fn hear_choices<G: Listed>(game: &G, teller: &Teller<'_>) {
    let tongue = teller.tongue;
    let mut actions = Vec::new();
    game.legal_actions(&mut actions);
    let mut picked = BTreeSet::new();
    for action in &actions {
        let choice = game.choice(action, teller);
        hear_all(&[&choice.label, &choice.spoken], tongue);
        for Part { label, spoken, .. } in &choice.parts {
            hear_all(&[label, spoken], tongue);
        }
        let ids: BTreeSet<String> = choice.parts.iter().map(|part| part.id.clone()).collect();
        assert_eq!(ids.len(), choice.parts.len(), "a part twice in {choice:?}");
        // Choices without parts are buttons, told from one another by their labels.
        let button = ids.is_empty().then(|| choice.label.clone());
        assert!(picked.insert((button, ids)), "two choices with the parts of {choice:?}");
        let Foretold { title, notes, marks, then, shown } = game.preview(action, &[], teller);
        hear(&title, tongue);
        notes.iter().for_each(|note| hear(note, tongue));
        // Where chance decides nothing, and nothing hidden is shown, there is nothing to say of it.
        for sentence in [then, shown].iter().filter(|sentence| !sentence.is_empty()) {
            hear(sentence, tongue);
        }
        marks.iter().for_each(|mark| hear(&mark.text, tongue));
    }
}

fn hear_line(line: &Line, tongue: &Tongue) {
    for text in [&line.text, &line.spoken] {
        hear(text, tongue);
        assert!(text.ends_with(['.', '!', '?']), "no full stop: {text:?}");
    }
}

fn hear_all(texts: &[&str], tongue: &Tongue) {
    texts.iter().for_each(|text| hear(text, tongue));
}

/// Asserts that `text` is a sentence that was found, with every value filled in and no gap left by an empty one.
fn hear(text: &str, tongue: &Tongue) {
    assert!(!text.is_empty() && text.trim() == text && !text.contains("  "), "ragged: {text:?}");
    assert!(!text.contains(['{', '}', '$']), "a value is missing: {text:?}");
    assert!(!text.contains(" ,") && !text.contains(" .") && !text.contains(": ."), "a value is empty: {text:?}");
    assert!(!tongue.knows(text), "a key is shown: {text:?}");
}
