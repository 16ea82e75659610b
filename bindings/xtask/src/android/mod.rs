//! The Android application: what Maven cannot make of it, its tests, and its package.

pub mod apk;
mod check;
mod dex;
mod elf;
mod libraries;
mod native;
mod resources;

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use crate::bindings::Generated;
use crate::{kotlin, project};
use apk::Variant;
use libraries::Libraries;
use resources::Resources;

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
