//! Where things are, and how other programs are called.

use std::io::{BufRead as _, BufReader, ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, Result, bail};

/// The project's top folder.
pub fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.ancestors().nth(2).unwrap_or(own).to_path_buf()
}

/// Cargo's target folder.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}

/// A call of `program` in the project's top folder.
pub fn command(program: &str) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root());
    command
}

/// A call of the cargo that runs this.
pub fn cargo() -> Command {
    command(&std::env::var("CARGO").unwrap_or_else(|_| "cargo".into()))
}

/// Runs `command` to its end.
///
/// # Errors
/// When it cannot be started or fails.
pub fn run(command: &mut Command) -> Result<()> {
    let line = line_of(command);
    let status = command.status().with_context(|| format!("cannot start {line}"))?;
    if !status.success() {
        bail!("{line} failed: {status}");
    }
    Ok(())
}

/// Runs `command` to its end, shows what it prints, and adds up what `count` finds in each line.
///
/// # Errors
/// When it cannot be started or fails; then with the lines that tell which tests did.
pub fn run_counting(command: &mut Command, count: impl Fn(&str) -> u64) -> Result<u64> {
    let line = line_of(command);
    let mut child = command.stdout(Stdio::piped()).spawn().with_context(|| format!("cannot start {line}"))?;
    let (mut sum, mut failures) = (0, String::new());
    if let Some(output) = child.stdout.take() {
        for printed in BufReader::new(output).lines() {
            let printed = printed?;
            println!("{printed}");
            sum += count(&printed);
            if tells_failure(&printed) && failures.len() < MOST_OF_FAILURES {
                failures.extend(["\n", &printed]);
            }
        }
    }
    let status = child.wait()?;
    if !status.success() {
        bail!("{line} failed: {status}{failures}");
    }
    Ok(sum)
}

/// About how many bytes of failing tests are kept, that no run drowns what it ends with.
const MOST_OF_FAILURES: usize = 8_000;

/// Whether a test runner's line names a test that failed or says why: cargo's, Surefire's or Swift's.
fn tells_failure(line: &str) -> bool {
    let in_cargo = line.starts_with("---- ") || line.contains("' panicked at ") || line.contains(") panicked at ");
    in_cargo || line.starts_with("[ERROR] ") || line.starts_with('✘')
}

/// Prints `text`. A reader who has seen enough and closed the pipe, as `head` does, is no error.
///
/// # Errors
/// When it cannot be written otherwise.
pub fn print(text: &str) -> Result<()> {
    match std::io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        written => written.context("cannot print"),
    }
}

/// The command as one would type it, without the words that nobody would, such as a class path.
fn line_of(command: &Command) -> String {
    const LONGEST: usize = 200;
    let words = std::iter::once(command.get_program()).chain(command.get_args()).map(|word| word.to_string_lossy());
    words.map(|word| if word.len() > LONGEST { "…".into() } else { word }).collect::<Vec<_>>().join(" ")
}

/// Whether cargo has the `subcommand`, which may be a component of its own.
pub fn cargo_has(subcommand: &str) -> bool {
    cargo().args([subcommand, "--version"]).output().is_ok_and(|output| output.status.success())
}

/// Whether `program` can be started.
pub fn has(program: &str) -> bool {
    let found = Command::new(program).arg("--version").output();
    // Some programs know no --version; that they answered is enough.
    found.is_ok()
}

#[cfg(test)]
mod tests {
    use super::{command, run_counting, tells_failure};

    #[test]
    fn failing_tests_are_told_from_the_rest() {
        for line in [
            "---- tests::a stdout ----",
            "thread 'tests::a' (7) panicked at core/src/a.rs:1:2:",
            "[ERROR]   FilesTest.opens:12 expected: <1>",
            "✘ Test \"opens\" failed after 0.1 seconds with 1 issue.",
        ] {
            assert!(tells_failure(line), "{line}");
        }
        for line in ["test result: ok. 3 passed; 0 failed", "[INFO] Tests run: 1, Failures: 0", "✔ Test passed"] {
            assert!(!tells_failure(line), "{line}");
        }
    }

    #[test]
    fn a_failed_run_ends_with_the_tests_that_failed() {
        let run = |script: &str| run_counting(command("sh").args(["-c", script]), |_| 1);
        assert_eq!(run("echo '[ERROR] a'; echo b").ok(), Some(2));
        let failed = run("echo '[ERROR] a'; echo b; exit 1").expect_err("the command fails").to_string();
        assert!(failed.ends_with("\n[ERROR] a"), "{failed}");
    }
}
