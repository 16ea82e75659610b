//! `shots`: the screens in their main states as PNG files.

use std::path::Path;

use anyhow::Result;

use crate::bindings::{self, Profile};
use crate::{kotlin, project};

/// Renders the screens into `folder`, without a display.
///
/// # Errors
/// What the machine lacks, a build that fails, or a screen that does not render.
pub fn run(folder: &Path) -> Result<()> {
    kotlin::require()?;
    let generated = bindings::generate(Profile::Release)?;
    let folder = std::path::absolute(folder)?;
    std::fs::create_dir_all(&folder)?;
    let mut maven = kotlin::maven(&generated);
    maven.arg(format!("-Dwindrose.shots={}", folder.display()));
    maven.args([
        "--quiet",
        "--projects",
        "bindings,ui",
        "-Dtest=ShotsTest",
        "-Dsurefire.failIfNoSpecifiedTests=false",
        "test",
    ]);
    project::run(&mut maven)?;
    let count = std::fs::read_dir(&folder)?.count();
    println!("{count} pictures in {}", folder.display());
    Ok(())
}
