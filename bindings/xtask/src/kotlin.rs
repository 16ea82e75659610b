//! Maven, which builds the Kotlin side, and Java, which runs it.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context as _, Result, bail, ensure};

use crate::bindings::Generated;
use crate::project;

/// What the Kotlin side needs and the machine lacks, a line each with the way to get it; empty when all is there.
pub fn missing() -> Vec<String> {
    let mut missing = Vec::new();
    if !java_is_new_enough() {
        missing.push(
            "JDK 17 or newer is missing: on Debian, apt-get install openjdk-17-jdk; elsewhere, https://adoptium.net"
                .into(),
        );
    }
    if !project::has("mvn") {
        missing.push("Maven is missing: on Debian, apt-get install maven; elsewhere, https://maven.apache.org".into());
    }
    missing
}

fn java_is_new_enough() -> bool {
    let Ok(answer) = Command::new("javac").arg("-version").output() else {
        return false;
    };
    let text = String::from_utf8_lossy(&answer.stdout).into_owned() + &String::from_utf8_lossy(&answer.stderr);
    let major = text.trim().trim_start_matches("javac ").split(['.', '-']).next().and_then(|major| major.parse().ok());
    major.is_some_and(|major: u32| major >= 17)
}

/// The folder of the JDK.
///
/// # Errors
/// When Java does not tell.
pub fn java_home() -> Result<PathBuf> {
    let output = Command::new("java").args(["-XshowSettings:properties", "-version"]).output()?;
    let text = String::from_utf8_lossy(&output.stderr);
    let home = text.lines().find_map(|line| line.trim().strip_prefix("java.home = "));
    Ok(home.context("java does not tell where it lies")?.into())
}

/// Fails with what is missing and how to get it.
///
/// # Errors
/// When something is missing.
pub fn require() -> Result<()> {
    let missing = missing();
    ensure!(missing.is_empty(), "{}", missing.join("\n"));
    Ok(())
}

/// A call of Maven on the Kotlin side, with the generated files and the library where its build looks for them.
pub fn maven(generated: &Generated) -> Command {
    let mut maven = project::command("mvn");
    maven.args(["--batch-mode", "--no-transfer-progress", "--file", "android/pom.xml"]);
    maven.arg(format!("-Dwindrose.generated={}", generated.kotlin.display()));
    maven.arg(format!("-Dwindrose.lib.dir={}", generated.native.display()));
    maven
}

/// A call of `class` from the desktop module, after Maven has packaged it.
///
/// # Errors
/// When the module has not been packaged.
pub fn java(generated: &Generated, class: &str, options: &[&str]) -> Result<Command> {
    let list = project::root().join("android/desktop/target/class-path.txt");
    let Ok(libraries) = std::fs::read_to_string(&list) else {
        bail!("{} is missing: the Kotlin side is not packaged", list.display());
    };
    let own = project::root().join("android/desktop/target/classes");
    let path = std::env::join_paths(std::iter::once(own).chain(std::env::split_paths(libraries.trim())))?;
    let mut java = project::command("java");
    java.arg(format!("-Djna.library.path={}", generated.native.display())).args(options);
    java.arg("-classpath").arg(path).arg(class);
    Ok(java)
}
