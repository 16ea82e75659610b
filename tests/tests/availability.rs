//! The Swift side runs on iOS 17. What its tests run on has newer names as well, and only Apple's own compiler would
//! refuse them.

use std::fs;
use std::path::{Path, PathBuf};

/// Where the app's own Swift lies.
const SOURCES: [&str; 2] = ["ios/Sources/WindroseKit", "ios/App"];

/// Names of the standard library and of Foundation that came with iOS 18 or later.
const TOO_NEW: &[&str] = &[
    "import Synchronization",
    "Mutex",
    "Atomic",
    "AtomicLazyReference",
    "RangeSet",
    "DiscontiguousSlice",
    "indices(where:",
    "indices(of:",
    "removeSubranges(",
    "moveSubranges(",
    "Int128",
    "UInt128",
    "InlineArray",
    "RawSpan",
    "MutableSpan",
    "TaskExecutor",
    "withTaskExecutorPreference(",
    "AsyncSequence<",
    "next(isolation:",
    "attoseconds",
    "Task.immediate",
    "Task.name",
    "Observations",
    "#Expression",
    "RecurrenceRule",
    "dates(byMatching:",
    "MainActorMessage",
    "Locale.preferredLocales",
];

/// Which of [`TOO_NEW`] stand in `source` as whole names; what a comment says does not count.
fn too_new(source: &str) -> Vec<&'static str> {
    let code: Vec<_> = source.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
    let code = code.join("\n");
    TOO_NEW.iter().copied().filter(|name| stands_in(name, &code)).collect()
}

fn stands_in(name: &str, code: &str) -> bool {
    let letter = |sign: char| sign.is_alphanumeric() || sign == '_';
    code.match_indices(name).any(|(at, _)| {
        let goes_on = code[at + name.len()..].starts_with(letter) && name.ends_with(letter);
        let began = code[..at].ends_with(letter) && name.starts_with(letter);
        !goes_on && !began
    })
}

/// Every Swift file below `folder`.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|ending| ending == "swift") {
            found.push(path);
        }
    }
    found
}

#[test]
fn swift_needs_nothing_newer_than_ios_17() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for folder in SOURCES {
        let files = files(&root.join(folder));
        assert!(files.len() > 50, "{} files in {folder}", files.len());
        for file in files {
            let source = fs::read_to_string(&file).expect("a source file can be read");
            assert_eq!(too_new(&source), [""; 0], "{} needs iOS 18", file.display());
        }
    }
}

#[test]
fn newer_names_are_found() {
    for (source, name) in [
        ("import Synchronization", "import Synchronization"),
        ("let count = Mutex(0)", "Mutex"),
        ("let spots: RangeSet<Int> = []", "RangeSet"),
        ("spots.indices(where: \\.isFree)", "indices(where:"),
        ("func all() -> any AsyncSequence<Int, Never>", "AsyncSequence<"),
    ] {
        assert_eq!(too_new(source), [name], "{source}");
    }
    for source in
        ["let lock = MutexFree()", "// No Mutex here.", "for spot in spots.indices {", "firstIndex(where: \\.isFree)"]
    {
        assert_eq!(too_new(source), [""; 0], "{source}");
    }
}
