//! The Android application: what Maven cannot make of it, its tests, and its package.

pub mod apk;
mod check;
mod dex;
mod elf;
#[cfg(test)]
mod gradle;
mod libraries;
mod manifest;
mod native;
mod resources;
#[cfg(unix)]
pub mod typecheck;

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Result, ensure};

use crate::bindings::Generated;
use crate::{kotlin, project};
use apk::Variant;
use libraries::Libraries;
use resources::Resources;

/// What the application is called among all others.
const APPLICATION: &str = "app.windrose";
/// The number by which Android tells a newer version.
const VERSION_CODE: u32 = 1;
/// The version for people.
const VERSION_NAME: &str = env!("CARGO_PKG_VERSION");
/// The oldest Android that it runs on, as an SDK level.
const OLDEST: u32 = 26;
/// The Android that it was made for.
const TARGET: u32 = 35;

/// What Maven cannot make of the application.
pub struct Prepared {
    /// What the application is made of.
    pub libraries: Libraries,
    /// Its resources.
    pub resources: Resources,
    /// The folder with the tools.
    pub tools: PathBuf,
    /// The jar of Android's framework.
    pub framework: PathBuf,
    tests: Libraries,
}

/// The folder for everything that is made here.
fn folder() -> PathBuf {
    project::target().join("android")
}

/// Fetches and links what the application needs.
///
/// # Errors
/// When something cannot be fetched, or the resources are wrong.
pub fn prepare() -> Result<Prepared> {
    let tools = libraries::tools()?;
    let libraries = libraries::libraries("libraries")?;
    let tests = libraries::libraries("test-libraries")?;
    let framework = libraries::named(&tools, "android-all-1")?;
    let resources = resources::link(&libraries, &tools, &framework, Variant::Release)?;
    Ok(Prepared { libraries, resources, tools, framework, tests })
}

/// A call of Maven on the application and what it needs of the project.
pub fn maven(prepared: &Prepared, generated: &Generated) -> Command {
    let mut maven = kotlin::maven(generated);
    maven.args(["-Pandroid", "--projects", "bindings,app"]);
    let given = [
        ("manifest", &prepared.resources.manifest),
        ("libraries", &prepared.libraries.classes),
        ("test-libraries", &prepared.tests.classes),
        ("names", &prepared.resources.classes),
        ("resources", &prepared.resources.package),
        ("framework", &prepared.framework),
        ("tools", &prepared.tools),
    ];
    maven.args(given.map(|(name, path)| format!("-Dwindrose.android.{name}={}", path.display())));
    maven
}

/// Compiles the application and packages its classes for [`apk`], without tests.
///
/// # Errors
/// When Maven fails.
pub fn package(prepared: &Prepared, generated: &Generated) -> Result<()> {
    project::run(maven(prepared, generated).args(["--quiet", "-Dmaven.test.skip=true", "package"]))
}

/// How many tests of the application are written.
///
/// # Errors
/// When they cannot be read.
pub fn tests_written() -> Result<u64> {
    let mut written = 0;
    for file in resources::files(&project::root().join("android/app/src/test/kotlin"))? {
        let text = std::fs::read_to_string(file)?;
        written += text.lines().map(|line| u64::from(line.trim_start().starts_with("@Test"))).sum::<u64>();
    }
    Ok(written)
}

/// Fails unless all tests that are `written` were `run`: with a level of Android for which there is no framework, the
/// framework for tests leaves out whole classes without a word.
///
/// # Errors
/// When some were not run.
pub fn all_were_run(written: u64, run: u64) -> Result<()> {
    ensure!(run == written, "only {run} of {written} tests were run: is there a framework for each SDK they name?");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{all_were_run, tests_written};

    #[test]
    fn tests_that_are_left_out_in_silence_are_missed() {
        let written = tests_written().unwrap();
        assert!(written > 50, "{written}");
        assert!(all_were_run(written, written).is_ok());
        assert!(all_were_run(written, written - 1).is_err());
        assert!(all_were_run(written, 0).is_err());
    }
}
