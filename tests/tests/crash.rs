//! A process that plays is killed at random moments, again and again on the same file. Nothing that was acknowledged may
//! be lost, and no dice may change.

use std::collections::BTreeMap;
use std::io::Read as _;
use std::process::{Command, Stdio};
use std::time::Duration;

use windrose_core::chance::{Chance as _, Seeded};
use windrose_core::library::{Library, Options};
use windrose_tests::crash::{Acknowledged, played_again};
use windrose_tests::long;

/// Plays on `path` for a while, kills the player, and gives what it had acknowledged.
fn killed(path: &std::path::Path, seed: u64, after: Duration) -> Vec<Acknowledged> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_crash_child"))
        .arg(path)
        .arg(seed.to_string())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the player can be started");
    std::thread::sleep(after);
    child.kill().expect("the player can be killed");
    let mut lines = String::new();
    child.stdout.take().expect("the player has an output").read_to_string(&mut lines).expect("it writes text");
    let status = child.wait().expect("the player is gone");
    assert_eq!(status.code(), None, "the player stopped by itself");
    // The last line may be cut off, and is then not acknowledged.
    let whole = lines.rfind('\n').map_or("", |end| &lines[..end]);
    whole.lines().map(|line| line.parse().unwrap_or_else(|error| panic!("{error}: {line:?}"))).collect()
}

#[test]
fn a_kill_loses_nothing_and_changes_no_dice() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let path = folder.path().join("games.db");
    let mut moments = Seeded::new(17, 0);
    let mut games: BTreeMap<i64, Acknowledged> = BTreeMap::new();
    let mut played = 0;
    for round in 0..if long() { 200 } else { 40 } {
        // Mostly in the middle of play, now and then while the library opens.
        let after = Duration::from_millis(u64::from(2 + moments.below(if round % 4 == 0 { 20 } else { 150 })));
        let acknowledged = killed(&path, round, after);
        played += acknowledged.len();
        let library = Library::open(&path, Options::default()).expect("the library opens after a kill");
        assert_eq!(library.report().expect("the report can be read"), None, "round {round}");
        library.verify().expect("every row is as it was written");
        games.extend(acknowledged.iter().map(|line| (line.game, *line)));
        let mut moved = Vec::new();
        for (&id, line) in &games {
            let prints = played_again(&library, id);
            let step = prints.len() as u32 - 1;
            if step != line.step {
                moved.push((step, line));
            }
            if let (Some(print), Some(found)) = (line.print, prints.get(&line.step)) {
                assert_eq!(print, *found, "round {round}, game {id}: another position");
            }
        }
        // One action more, or one less by undo, may have been saved before it could be acknowledged.
        let fine = moved.len() <= 1 && moved.iter().all(|(step, line)| step.abs_diff(line.step) == 1);
        assert!(fine, "round {round}: {moved:?}");
        // What was saved and not acknowledged counts from now on; so does a game that was begun.
        let shelf = library.shelf().expect("the shelf can be read");
        for game in shelf.unfinished.iter().chain(&shelf.finished) {
            games.insert(game.id, Acknowledged { game: game.id, step: game.step, print: None });
        }
    }
    assert!(played > 100, "only {played} actions were acknowledged");
}

/// A folder that may not be written is met by a process without the rights of root, which could write anywhere.
#[cfg(unix)]
#[test]
fn a_read_only_folder_is_reported_and_stays_as_it_is() {
    use std::fs::{self, Permissions};
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
    use std::os::unix::process::CommandExt as _;

    const NOBODY: u32 = 65_534;
    let folder = tempfile::tempdir().expect("a folder can be made");
    let allow = |path: &std::path::Path, mode| {
        fs::set_permissions(path, Permissions::from_mode(mode)).expect("rights can be set");
    };
    allow(folder.path(), 0o755);
    // Where the tests are built, nobody may have no rights at all.
    let player = folder.path().join("player");
    fs::copy(env!("CARGO_BIN_EXE_crash_child"), &player).expect("the player can be copied");
    let saves = folder.path().join("saves");
    let path = saves.join("games.db");
    let library = Library::open(&path, Options::default()).expect("the library opens");
    let setup = &windrose_tests::crash::setups()[0];
    library.start(setup, &[], Some(1)).expect("a game can be begun");
    library.rest().expect("the library rests");
    drop(library);
    let files = || fs::read_dir(&saves).expect("the folder can be read").map(|file| file.expect("a file").path());
    let before: BTreeMap<_, _> = files().map(|file| (file.clone(), fs::read(&file).expect("a file"))).collect();
    files().for_each(|file| allow(&file, 0o444));
    allow(&saves, 0o555);

    let mut command = Command::new(&player);
    command.arg(&path).arg("1");
    if fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0) {
        command.uid(NOBODY).gid(NOBODY);
    }
    let output = command.output().expect("the player can be started");
    allow(&saves, 0o755);
    assert!(!output.status.success());
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(error.contains("may not be changed"), "{error}");
    let after: BTreeMap<_, _> = files().map(|file| (file.clone(), fs::read(&file).expect("a file"))).collect();
    assert_eq!(before, after);
    files().for_each(|file| allow(&file, 0o644));
    let library = Library::open(&path, Options::default()).expect("the library opens again");
    assert_eq!(library.shelf().expect("the shelf can be read").unfinished.len(), 1);
}
