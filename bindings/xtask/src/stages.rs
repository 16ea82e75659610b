//! The stages of a test run, each with its time and how many tests it ran.

use std::time::{Duration, Instant};

use anyhow::Result;

/// A stage that was run.
struct Stage {
    name: String,
    time: Duration,
    /// How many tests it ran, 0 for a stage that is no test; none when it failed.
    tests: Option<u64>,
}

/// What has been run so far.
#[derive(Default)]
pub struct Stages {
    done: Vec<Stage>,
}

impl Stages {
    /// Runs a stage, which says how many tests it ran, and goes on after a failure, so that one run tells everything that
    /// is wrong.
    pub fn run(&mut self, name: &str, stage: impl FnOnce() -> Result<u64>) {
        println!("\n==== {name}");
        let started = Instant::now();
        let result = stage();
        if let Err(error) = &result {
            eprintln!("{name}: {error:#}");
        }
        self.done.push(Stage { name: name.into(), time: started.elapsed(), tests: result.ok() });
    }

    /// Prints the stages with their times.
    ///
    /// # Errors
    /// When a stage failed.
    pub fn close(self) -> Result<()> {
        println!("\n==== stages");
        for Stage { name, time, tests } in &self.done {
            let outcome = match tests {
                None => "FAILED".into(),
                Some(0) => "passed".into(),
                Some(count) => format!("{count} tests passed"),
            };
            println!("{:7.1} s  {outcome:<18}  {name}", time.as_secs_f64());
        }
        let failed = self.done.iter().filter(|stage| stage.tests.is_none()).count();
        println!("{} stages passed, {failed} failed", self.done.len() - failed);
        anyhow::ensure!(failed == 0, "{failed} of {} stages failed", self.done.len());
        Ok(())
    }
}
