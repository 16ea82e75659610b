//! Reads the cards of Zephyr, checks them, and writes them where the library embeds them.

#![allow(
    unexpected_cfgs,
    clippy::enum_variant_names,
    reason = "the language of cards is the library's, which exports some of it; the build only reads it"
)]

#[path = "build/checks.rs"]
mod checks;
#[path = "build/counts.rs"]
mod counts;
#[path = "src/zephyr/cards/language.rs"]
mod language;
#[path = "build/variants.rs"]
mod variants;

use std::path::{Path, PathBuf};
use std::{env, fs};

use language::Card;

/// The files of cards. Their order, and that of the cards in them, is the order of the catalogue.
const FILES: [&str; 11] = [
    "base",
    "systems",
    "ships",
    "crew",
    "foes",
    "warlords",
    "regions",
    "missions",
    "assignments",
    "skirmish",
    "scavenge",
];

/// A card with the file in which it stands.
struct Entry {
    file: &'static str,
    card: Card,
}

fn main() {
    println!("cargo::rustc-check-cfg=cfg(exported)");
    println!("cargo::rustc-cfg=exported");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=src/zephyr/cards");
    if let Err(problems) = build() {
        for problem in problems {
            println!("cargo::error={problem}");
        }
    }
}

fn build() -> Result<(), Vec<String>> {
    let root = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).unwrap_or_default();
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    let folder = root.join("src/zephyr/cards");
    let mut entries = Vec::new();
    for file in FILES {
        let cards = read(&folder.join(file).with_extension("ron")).map_err(|problem| vec![problem])?;
        entries.extend(cards.into_iter().map(|card| Entry { file, card }));
    }
    let problems = checks::all(&entries);
    if !problems.is_empty() {
        return Err(problems);
    }
    let cards: Vec<&Card> = entries.iter().map(|entry| &entry.card).collect();
    let text = serde_json::to_string(&cards).map_err(|problem| vec![problem.to_string()])?;
    fs::write(out.join("zephyr-cards.json"), text).map_err(|problem| vec![problem.to_string()])
}

fn read(path: &Path) -> Result<Vec<Card>, String> {
    use ron::extensions::Extensions;
    let text = fs::read_to_string(path).map_err(|problem| format!("{}: {problem}", path.display()))?;
    // `Some(..)` and the names of structs in variants are left out in the files.
    let extensions = Extensions::IMPLICIT_SOME | Extensions::UNWRAP_VARIANT_NEWTYPES;
    let options = ron::Options::default().with_default_extension(extensions);
    options.from_str(&text).map_err(|problem| {
        let before = text.lines().take(problem.span.start.line);
        let card = before.filter_map(|line| line.trim().strip_prefix("id: ")).last().unwrap_or("before the first card");
        format!("{}: {}: {problem}", path.display(), card.trim_end_matches(','))
    })
}
