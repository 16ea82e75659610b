//! Kotlin and Swift show the same: every screen, setting and element of the kit stands in `tests/parity.md` and on both
//! sides.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const KOTLIN: &str = "android/ui/src/main/kotlin/app/windrose/ui";
const SWIFT: &str = "ios/App";

/// A row of the table: the name on each side, or why one side has none.
struct Row {
    kotlin: String,
    swift: String,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The rows of the section `title`.
fn section(title: &str) -> Vec<Row> {
    let text = fs::read_to_string(root().join("tests/parity.md")).expect("the table can be read");
    let section = text.split("\n## ").find(|section| section.starts_with(title)).expect("the section is there");
    let rows = section.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"));
    let cells = rows.map(|row| row.split(" | ").map(|cell| cell.trim().to_owned()).collect::<Vec<_>>());
    let rows: Vec<_> = cells
        .skip(1)
        .map(|cells| match <[String; 2]>::try_from(cells) {
            Ok([kotlin, swift]) => Row { kotlin, swift },
            Err(cells) => panic!("not two cells: {cells:?}"),
        })
        .collect();
    assert!(!rows.is_empty(), "no rows under {title}");
    rows
}

/// The text of every file of `extension` below `folder`.
fn texts(folder: &Path, extension: &str) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder of sources can be read") {
        let path = entry.expect("a folder of sources can be read").path();
        if path.is_dir() {
            found.extend(texts(&path, extension));
        } else if path.extension().is_some_and(|ending| ending == extension) {
            found.push(fs::read_to_string(&path).expect("a source file can be read"));
        }
    }
    found
}

/// What the rest of a line names first.
fn name(rest: &str) -> &str {
    rest.split(|sign: char| !sign.is_alphanumeric() && sign != '_').next().unwrap_or_default()
}

/// The composables of Kotlin below `folder` that are not private to their file and draw something.
fn composables(folder: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for text in texts(&root().join(KOTLIN).join(folder), "kt") {
        let mut composable = false;
        for line in text.lines() {
            composable |= line == "@Composable";
            let function = line.strip_prefix("internal fun ").or_else(|| line.strip_prefix("fun "));
            if let Some(function) = function.filter(|_| composable).map(|rest| rest.trim_start_matches("<T> "))
                && function.starts_with(char::is_uppercase)
                && !function.contains(").")
                && !name(function).is_empty()
                && !function.starts_with("Modifier.")
            {
                names.insert(name(function).to_owned());
            }
            composable &= line.starts_with('@');
        }
    }
    names
}

/// The views of Swift below `folder` that are not private to their file; previews are left out.
fn views(folder: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for text in texts(&root().join(SWIFT).join(folder), "swift") {
        for declared in without_previews(&text).split("\nstruct ").skip(1) {
            let head = declared.split(" {").next().unwrap_or_default();
            let conforms = head.rsplit_once(": ").map_or("", |(_, list)| list);
            if conforms.split(", ").any(|one| one == "View") {
                names.insert(name(head).to_owned());
            }
        }
    }
    names
}

/// The source without what is compiled for development only.
fn without_previews(text: &str) -> String {
    let mut inside = false;
    let lines = text.lines().filter(|line| {
        inside |= *line == "#if DEBUG";
        let keep = !inside;
        inside &= *line != "#endif";
        keep
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Compares what stands in the table with what the sources have.
fn agree(title: &str, kotlin: &BTreeSet<String>, swift: &BTreeSet<String>) {
    let rows = section(title);
    let alone = section("On one side only");
    let named = |side: fn(&Row) -> &String| -> BTreeSet<&str> {
        rows.iter().chain(&alone).map(|row| side(row).trim_matches('`')).collect()
    };
    for (language, names, listed) in
        [("Kotlin", kotlin, named(|row| &row.kotlin)), ("Swift", swift, named(|row| &row.swift))]
    {
        let unlisted: Vec<_> = names.iter().filter(|name| !listed.contains(name.as_str())).collect();
        assert!(unlisted.is_empty(), "{title}: {language} has {unlisted:?}, which are not in tests/parity.md");
    }
    for row in &rows {
        for (language, name, names) in [("Kotlin", &row.kotlin, kotlin), ("Swift", &row.swift, swift)] {
            let name = name.trim_matches('`');
            assert!(names.contains(name), "{title}: {language} has no {name}");
        }
    }
}

#[test]
fn both_sides_have_every_screen() {
    let screens = |names: BTreeSet<String>| names.into_iter().filter(|name| name.ends_with("Screen")).collect();
    agree("Screens", &screens(composables(".")), &screens(views(".")));
}

#[test]
fn both_sides_have_every_element_of_the_kit() {
    agree("Kit", &composables("kit"), &views("Kit"));
}

#[test]
fn both_sides_have_every_setting() {
    let kotlin = texts(&root().join(KOTLIN).join("screens/settings"), "kt").concat();
    let swift = texts(&root().join("ios/Sources/WindroseKit/Screens/Settings"), "swift").concat();
    let core = fs::read_to_string(root().join("core/src/settings.rs")).expect("the settings can be read");
    let fields = core.split("pub struct Settings {").nth(1).and_then(|rest| rest.split('}').next());
    let fields = fields.expect("the record is there").lines().filter_map(|line| line.trim().strip_prefix("pub "));
    // The app notes by itself that the walkthrough was seen.
    let shown = fields.map(|field| name(field).replace('_', "-")).filter(|field| field != "walkthrough-seen");
    let fields: BTreeSet<_> = shown.collect();
    let rows = section("Settings");
    let listed: BTreeSet<_> = rows.iter().map(|row| row.kotlin.trim_matches('`').to_owned()).collect();
    assert_eq!(listed, fields, "tests/parity.md lists the fields of the core's settings");
    for row in rows {
        let word = format!("\"{}\"", row.swift.trim_matches('`'));
        assert!(kotlin.contains(&word), "Kotlin's settings have no {word}");
        assert!(swift.contains(&word), "Swift's settings have no {word}");
    }
}
