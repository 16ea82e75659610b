//! Kotlin and Swift show the same: every screen, setting, layer, row of actions and element of the kit stands in
//! `tests/parity.md` and on both sides, and both say the same words.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const KOTLIN: &str = "android/ui/src/main/kotlin/app/windrose/ui";
const SWIFT: &str = "ios/App";
const KIT: &str = "ios/Sources/WindroseKit";

/// The calls that lay something over a page: Kotlin's and Swift's.
const LAYERS: [&[&str]; 2] = [&["QuestionDialog(", "Sheet(", "Menu("], &["QuestionDialog(", "Sheet(", "WindroseMenu("]];

/// The calls that lay out the actions of a page, the same on both sides.
const ACTIONS: &[&str] = &["ActionBar(", "ActionColumn("];

/// The section of the table for what one side alone has.
const ALONE: &str = "On one side only";

/// A row of the table: the name on each side, or why one side has none.
#[derive(Clone)]
struct Row {
    kotlin: String,
    swift: String,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn table() -> String {
    fs::read_to_string(root().join("tests/parity.md")).expect("the table can be read")
}

/// The rows of the section `title` of `table`.
fn section(table: &str, title: &str) -> Vec<Row> {
    let section = table.split("\n## ").find(|section| section.lines().next() == Some(title));
    let rows =
        section.expect("the section is there").lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"));
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

/// The name that is all there is in `cell`; none in an explanation.
fn only_name(cell: &str) -> Option<&str> {
    cell.strip_prefix('`')?.strip_suffix('`').filter(|name| !name.contains('`'))
}

/// The text of every file of `extension` below `folder` of the project.
fn texts(folder: &str, extension: &str) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(root().join(folder)).expect("a folder of sources can be read") {
        let path = entry.expect("a folder of sources can be read").path();
        if path.is_dir() {
            let inner = format!("{folder}/{}", path.file_name().unwrap_or_default().to_string_lossy());
            found.extend(texts(&inner, extension));
        } else if path.extension().is_some_and(|ending| ending == extension) {
            found.push(fs::read_to_string(&path).expect("a source file can be read"));
        }
    }
    found
}

/// The text of every Swift file below `folder` without what is compiled for development only.
fn swift_texts(folder: &str) -> Vec<String> {
    texts(folder, "swift").iter().map(|text| without_previews(text)).collect()
}

/// What the rest of a line names first.
fn name(rest: &str) -> &str {
    rest.split(|sign: char| !sign.is_alphanumeric() && sign != '_').next().unwrap_or_default()
}

/// The composables of Kotlin below `folder` that are not private to their file and draw something.
fn composables(folder: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for text in texts(&format!("{KOTLIN}/{folder}"), "kt") {
        let mut composable = false;
        for line in text.lines() {
            composable |= line == "@Composable";
            let function = line.strip_prefix("internal fun ").or_else(|| line.strip_prefix("fun "));
            if let Some(function) = function.filter(|_| composable).map(|rest| rest.trim_start_matches("<T> "))
                && function.starts_with(char::is_uppercase)
                && !function.contains(").")
                && !extends_a_type(function)
                && !name(function).is_empty()
            {
                names.insert(name(function).to_owned());
            }
            composable &= line.starts_with('@');
        }
    }
    names
}

/// Whether the `function` belongs to a type, as `Modifier.ring()` does: then it draws nothing of its own.
fn extends_a_type(function: &str) -> bool {
    function.split('(').next().is_some_and(|head| head.contains('.'))
}

/// The views of Swift below `folder` that are not private to their file; previews are left out.
fn views(folder: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for text in swift_texts(&format!("{SWIFT}/{folder}")) {
        for declared in text.split("\nstruct ").skip(1) {
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

/// Whether `line` calls one of `calls`, and does not only name something that ends like it.
fn calls(line: &str, calls: &[&str]) -> bool {
    let part_of_name = |sign: char| sign.is_alphanumeric() || sign == '.';
    !line.contains("fun ")
        && !line.contains("func ")
        && calls.iter().any(|call| line.match_indices(call).any(|(at, _)| !line[..at].ends_with(part_of_name)))
}

/// The functions of Kotlin outside the kit that call one of `wanted`.
fn kotlin_callers(wanted: &[&str]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for folder in ["app", "screens", "table", "tack", "foursenses", "winds"] {
        for text in texts(&format!("{KOTLIN}/{folder}"), "kt") {
            let mut function = "";
            for line in text.lines() {
                let rest = line.trim_start_matches("private ").trim_start_matches("internal ");
                function = rest.strip_prefix("fun ").map_or(function, name);
                if calls(line, wanted) {
                    names.insert(function.to_owned());
                }
            }
        }
    }
    names
}

/// The views of Swift outside the kit that call one of `wanted`; with the part of them that does, if it has a name.
fn swift_callers(wanted: &[&str]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for folder in ["App", "Screens", "Table", "Tack", "FourSenses", "Winds"] {
        for text in swift_texts(&format!("{SWIFT}/{folder}")) {
            let (mut view, mut part) = ("", "");
            for line in text.lines() {
                if let Some(rest) = line.trim_start_matches("private ").strip_prefix("struct ") {
                    (view, part) = (name(rest), "");
                }
                let member = line.strip_prefix("    ").filter(|rest| !rest.starts_with(' '));
                let member = member.map(|rest| rest.trim_start_matches("@ViewBuilder ").trim_start_matches("private "));
                let member = member.and_then(|rest| rest.strip_prefix("var ").or_else(|| rest.strip_prefix("func ")));
                part = member.map_or(part, name);
                if calls(line, wanted) {
                    names.insert(if part == "body" { view.to_owned() } else { format!("{view}.{part}") });
                }
            }
        }
    }
    names
}

/// What stands in the section `title` of `table` and is not on both sides, and what a side has that is not there.
fn gaps(table: &str, title: &str, kotlin: &BTreeSet<String>, swift: &BTreeSet<String>) -> Vec<String> {
    let rows = section(table, title);
    let alone = section(table, ALONE);
    let named = |side: fn(&Row) -> &String| -> BTreeSet<&str> {
        rows.iter().chain(&alone).filter_map(|row| only_name(side(row))).collect()
    };
    let mut gaps = Vec::new();
    for (language, names, listed) in
        [("Kotlin", kotlin, named(|row| &row.kotlin)), ("Swift", swift, named(|row| &row.swift))]
    {
        let unlisted = names.iter().filter(|name| !listed.contains(name.as_str()));
        gaps.extend(unlisted.map(|name| format!("{title}: {language} has {name}, which is not in tests/parity.md")));
    }
    for row in &rows {
        for (language, cell, names) in [("Kotlin", &row.kotlin, kotlin), ("Swift", &row.swift, swift)] {
            let there = only_name(cell).is_some_and(|name| names.contains(name));
            if !there {
                gaps.push(format!("{title}: {language} has no {cell}"));
            }
        }
    }
    gaps
}

/// Rows for one side only whose element is not there, or on the other side as well. `kotlin` and `swift` are all names
/// of each side.
fn false_exceptions(table: &str, kotlin: &BTreeSet<String>, swift: &BTreeSet<String>) -> Vec<String> {
    let mut wrong = Vec::new();
    for row in section(table, ALONE) {
        let (own, mut other, name) = match (only_name(&row.kotlin), only_name(&row.swift)) {
            (Some(name), None) => (kotlin, swift.iter(), name),
            (None, Some(name)) => (swift, kotlin.iter(), name),
            _ => {
                wrong.push(format!("{} and {}: one of them must be a name", row.kotlin, row.swift));
                continue;
            }
        };
        if !own.contains(name) {
            wrong.push(format!("{name} is not there"));
        }
        if other.any(|twin| twin == name) {
            wrong.push(format!("{name} is on both sides"));
        }
    }
    wrong
}

fn screens(names: BTreeSet<String>) -> BTreeSet<String> {
    names.into_iter().filter(|name| name.ends_with("Screen")).collect()
}

/// Each section of the table with the names that each side has for it.
fn sections() -> [(&'static str, BTreeSet<String>, BTreeSet<String>); 4] {
    [
        ("Screens", screens(composables("")), screens(views(""))),
        ("Dialogs, sheets and menus", kotlin_callers(LAYERS[0]), swift_callers(LAYERS[1])),
        ("Rows of actions", kotlin_callers(ACTIONS), swift_callers(ACTIONS)),
        ("Kit", composables("kit"), views("Kit")),
    ]
}

#[test]
fn both_sides_have_all_that_is_in_the_table() {
    for (title, kotlin, swift) in sections() {
        assert_eq!(gaps(&table(), title, &kotlin, &swift), [""; 0]);
    }
}

#[test]
fn what_is_on_one_side_only_is_there_and_nowhere_else() {
    assert_eq!(false_exceptions(&table(), &composables(""), &views("")), [""; 0]);
}

#[test]
fn a_gap_in_the_table_or_on_a_side_is_found() {
    let table = table();
    for (title, kotlin, swift) in sections() {
        let row = section(&table, title).pop().expect("a section has rows");
        let line = format!("| {} | {} |", row.kotlin, row.swift);
        let names = [only_name(&row.kotlin).expect("a name"), only_name(&row.swift).expect("a name")];
        let found =
            |table: &str, kotlin: &BTreeSet<String>, swift: &BTreeSet<String>| gaps(table, title, kotlin, swift);

        let missing = found(&table.replace(&line, ""), &kotlin, &swift);
        assert_eq!(missing.len(), 2, "a row that is missing in {title}: {missing:?}");
        let extra = found(&table.replace(&line, &format!("{line}\n| `NotThere` | `NorHere` |")), &kotlin, &swift);
        assert_eq!(extra.len(), 2, "a row too many in {title}: {extra:?}");
        for (side, name) in [(0, names[0]), (1, names[1])] {
            let mut sides = [kotlin.clone(), swift.clone()];
            sides[side].remove(name);
            let lost = found(&table, &sides[0], &sides[1]);
            assert_eq!(lost.len(), 1, "{title} without {name}: {lost:?}");
            sides[side].extend([name.to_owned(), "Newcomer".to_owned()]);
            let new = found(&table, &sides[0], &sides[1]);
            assert_eq!(new.len(), 1, "{title} with something new: {new:?}");
        }
    }
}

#[test]
fn a_false_exception_is_found() {
    let (kotlin, swift) = (composables(""), views(""));
    for (one, other) in
        [("`Nowhere`", "none"), ("none", "`Nowhere`"), ("`Card`", "none"), ("none", "`Card`"), ("no", "no")]
    {
        let table = format!("{}\n| {one} | {other} |\n", table().trim_end());
        assert_eq!(false_exceptions(&table, &kotlin, &swift).len(), 1, "{one} and {other}");
    }
}

/// The keys of the interface's words, as the core has them.
fn keys() -> BTreeSet<String> {
    let files = texts("core/locales/en", "ftl");
    let lines = files.iter().flat_map(|text| text.lines());
    let keys = lines.filter_map(|line| line.split_once(" =").map(|(key, _)| key.to_owned()));
    keys.filter(|key| key.starts_with("ui-") || key.starts_with("boot-")).collect()
}

/// Of `keys`, those that `texts` ask for: as they stand, by how they begin, or by how a key that is asked for goes on.
fn said(texts: &[String], keys: &BTreeSet<String>) -> BTreeSet<String> {
    let letter = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
    let (mut said, mut ends) = (BTreeSet::new(), BTreeSet::new());
    for text in texts {
        for (at, _) in text.match_indices('"') {
            let text = &text[at + 1..];
            let text = &text[..text.find(['"', '\n']).unwrap_or(text.len())];
            let begin = &text[..text.find(|sign| !letter(sign)).unwrap_or(text.len())];
            if begin == text {
                said.extend(keys.get(begin).cloned());
            } else if begin.starts_with("ui-") || begin.starts_with("boot-") {
                said.extend(keys.iter().filter(|key| key.starts_with(begin)).cloned());
            } else if begin.is_empty() && text.starts_with(['$', '\\']) {
                ends.extend(text.rfind(|sign| !letter(sign)).map(|end| text[end + 1..].to_owned()));
            }
        }
    }
    let longer: Vec<_> = said.iter().flat_map(|key| ends.iter().map(move |end| format!("{key}{end}"))).collect();
    said.extend(longer.into_iter().filter(|key| keys.contains(key)));
    said
}

#[test]
fn words_are_found_however_they_are_put_together() {
    let keys: BTreeSet<_> = ["ui-a", "ui-a-text", "ui-b-east", "ui-b-west", "ui-c"].map(str::to_owned).into();
    let found = |text: &str| said(&[text.to_owned()], &keys).into_iter().collect::<Vec<_>>().join(" ");
    assert_eq!(found("word(\"ui-a\") + \"ui-d\""), "ui-a");
    assert_eq!(found("word(\"ui-b-$wind\")"), "ui-b-east ui-b-west");
    assert_eq!(found("[\"ui-a\"] + words[\"\\(key)-text\"]"), "ui-a ui-a-text");
    assert_eq!(found("words[\"\\(key)-text\"]"), "");
}

#[test]
fn both_sides_say_the_same() {
    let keys = keys();
    let kotlin = said(&texts(KOTLIN, "kt"), &keys);
    let swift = said(&[swift_texts(SWIFT), swift_texts(KIT)].concat(), &keys);
    assert!(kotlin.len() > 100 && swift.len() > 100, "{} and {} words", kotlin.len(), swift.len());
    let alone = |own: &BTreeSet<String>, other: &BTreeSet<String>| own.difference(other).cloned().collect::<Vec<_>>();
    assert_eq!(alone(&kotlin, &swift), [""; 0], "Kotlin alone says this");
    assert_eq!(alone(&swift, &kotlin), [""; 0], "Swift alone says this");
}

#[test]
fn both_sides_have_every_setting() {
    let kotlin = texts(&format!("{KOTLIN}/screens/settings"), "kt").concat();
    let swift = texts(&format!("{KIT}/Screens/Settings"), "swift").concat();
    let core = fs::read_to_string(root().join("core/src/settings.rs")).expect("the settings can be read");
    let fields = core.split("pub struct Settings {").nth(1).and_then(|rest| rest.split('}').next());
    let fields = fields.expect("the record is there").lines().filter_map(|line| line.trim().strip_prefix("pub "));
    // The app notes by itself that the walkthrough was seen.
    let shown = fields.map(|field| name(field).replace('_', "-")).filter(|field| field != "walkthrough-seen");
    let fields: BTreeSet<_> = shown.collect();
    let rows = section(&table(), "Settings");
    let listed: BTreeSet<_> = rows.iter().map(|row| row.kotlin.trim_matches('`').to_owned()).collect();
    assert_eq!(listed, fields, "tests/parity.md lists the fields of the core's settings");
    for row in rows {
        let word = format!("\"{}\"", row.swift.trim_matches('`'));
        assert!(kotlin.contains(&word), "Kotlin's settings have no {word}");
        assert!(swift.contains(&word), "Swift's settings have no {word}");
    }
}
