//! `rules`: which rules of the checklists have a test.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context as _, Result, ensure};
use windrose_core::games::GameKind;

use crate::project;

/// A test says which rules it proves in a doc comment that begins so.
const PROVES: &str = "/// Proves ";

/// Lists the rules without a test, the tests that name rules which do not exist, and counts.
///
/// # Errors
/// When a rule has no test, or a test names a rule that does not exist.
pub fn run(game: Option<&str>) -> Result<()> {
    let kinds = match game {
        Some(key) => vec![crate::simulate::game(key)?],
        None => GameKind::ALL.to_vec(),
    };
    let proven = proven(&project::root())?;
    let mut known = BTreeSet::new();
    let mut missing = 0;
    for kind in kinds {
        let list = checklist(kind.key())?;
        let rules: BTreeMap<&str, &str> = list.lines().filter_map(rule).collect();
        missing += without_test(kind.key(), &rules, &proven);
        known.extend(rules.keys().map(|id| (*id).to_owned()));
    }
    if game.is_none() {
        for key in in_the_making()? {
            let list = checklist(&key)?;
            let rules: BTreeMap<&str, &str> = list.lines().filter_map(rule).collect();
            without_test(&format!("{key}, not among the games yet"), &rules, &proven);
            known.extend(rules.keys().map(|id| (*id).to_owned()));
        }
    }
    let unknown: Vec<_> = proven.iter().filter(|(id, _)| game.is_none() && !known.contains(*id)).collect();
    for (id, file) in &unknown {
        println!("{file} names {id}, which is on no checklist");
    }
    ensure!(missing == 0 && unknown.is_empty(), "{missing} rules without a test, {} unknown names", unknown.len());
    Ok(())
}

/// The text of the checklist of the game with this key.
fn checklist(key: &str) -> Result<String> {
    let file = project::root().join("tests/rulebook").join(format!("{key}.md"));
    std::fs::read_to_string(&file).with_context(|| format!("{key} has no checklist: {} cannot be read", file.display()))
}

/// The checklists of games that are not on the list of games yet: their rules may still lack tests.
fn in_the_making() -> Result<Vec<String>> {
    let mut keys = Vec::new();
    for entry in std::fs::read_dir(project::root().join("tests/rulebook"))? {
        let path = entry?.path();
        if let Some(key) = path.file_stem().and_then(|stem| stem.to_str())
            && GameKind::from_key(key).is_none()
        {
            keys.push(key.to_owned());
        }
    }
    keys.sort();
    Ok(keys)
}

/// Prints and counts the rules that no test proves.
fn without_test(name: &str, rules: &BTreeMap<&str, &str>, proven: &BTreeMap<String, String>) -> usize {
    let without: Vec<_> = rules.iter().filter(|(id, _)| !proven.contains_key(**id)).collect();
    for (id, text) in &without {
        println!("{id} has no test: {text}");
    }
    println!("{name}: {} rules, {} without a test", rules.len(), without.len());
    without.len()
}

/// The ID and text of a line of a checklist.
fn rule(line: &str) -> Option<(&str, &str)> {
    let (id, text) = line.split_once(' ')?;
    is_id(id).then_some((id, text))
}

/// Whether `word` is two signs for a game, capital letters or figures, a dash and figures: `TK-012`, `W4-001`.
fn is_id(word: &str) -> bool {
    word.split_once('-').is_some_and(|(game, number)| {
        game.len() == 2
            && game.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit())
            && !number.is_empty()
            && number.bytes().all(|byte| byte.is_ascii_digit())
    })
}

/// The rules that tests prove, each with a file that does.
fn proven(root: &Path) -> Result<BTreeMap<String, String>> {
    let mut proven = BTreeMap::new();
    for folder in ["core/src", "core/tests", "tests/src", "tests/tests", "android/ui/src/test", "ios/Tests"] {
        collect(&root.join(folder), root, &mut proven)?;
    }
    Ok(proven)
}

fn collect(folder: &Path, root: &Path, proven: &mut BTreeMap<String, String>) -> Result<()> {
    if !folder.is_dir() {
        return Ok(());
    }
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, root, proven)?;
        } else if path.extension().is_some_and(|ending| ["rs", "kt", "swift"].iter().any(|known| ending == *known)) {
            let text = std::fs::read_to_string(&path)?;
            let file = path.strip_prefix(root).unwrap_or(&path).display().to_string();
            for line in text.lines().filter_map(|line| line.trim().strip_prefix(PROVES)) {
                for id in line.split([',', ' ', '.', ':']).filter(|word| is_id(word)) {
                    proven.insert(id.to_owned(), file.clone());
                }
            }
        }
    }
    Ok(())
}
