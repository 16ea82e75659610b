//! The stages of a test run, each with its time.

use std::time::{Duration, Instant};

use anyhow::Result;

/// What has been run so far.
#[derive(Default)]
pub struct Stages {
    done: Vec<(String, Duration, bool)>,
}

impl Stages {
    /// Runs a stage and goes on after a failure, so that one run tells everything that is wrong.
    pub fn run(&mut self, name: &str, stage: impl FnOnce() -> Result<()>) {
        println!("\n==== {name}");
        let started = Instant::now();
        let result = stage();
        if let Err(error) = &result {
            eprintln!("{name}: {error:#}");
        }
        self.done.push((name.into(), started.elapsed(), result.is_ok()));
    }

    /// Prints the stages with their times.
    ///
    /// # Errors
    /// When a stage failed.
    pub fn close(self) -> Result<()> {
        println!("\n==== stages");
        for (name, time, passed) in &self.done {
            println!("{:7.1} s  {}  {name}", time.as_secs_f64(), if *passed { "passed" } else { "FAILED" });
        }
        let failed = self.done.iter().filter(|(_, _, passed)| !passed).count();
        println!("{} stages passed, {failed} failed", self.done.len() - failed);
        anyhow::ensure!(failed == 0, "{failed} of {} stages failed", self.done.len());
        Ok(())
    }
}
