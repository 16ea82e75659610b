//! The stages of a test run, each with its time.

use std::time::{Duration, Instant};

use anyhow::Result;

/// What has been run so far.
#[derive(Default)]
pub struct Stages {
    done: Vec<Stage>,
}

struct Stage {
    name: String,
    time: Duration,
    end: End,
}

/// How a stage ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Passed,
    Failed,
    /// It could not be run, for want of a toolchain.
    Missing,
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
        let end = if result.is_ok() { End::Passed } else { End::Failed };
        self.done.push(Stage { name: name.into(), time: started.elapsed(), end });
    }

    /// Says loudly that a stage cannot be run and what is `missing` for it; a failure where it `must` be run.
    pub fn lack(&mut self, name: &str, missing: &[String], must: bool) {
        println!("\n==== {name}: TOOLCHAIN MISSING, NOTHING OF THIS IS TESTED");
        missing.iter().for_each(|line| println!("{line}"));
        let end = if must { End::Failed } else { End::Missing };
        self.done.push(Stage { name: format!("{name}: TOOLCHAIN MISSING"), time: Duration::ZERO, end });
    }

    /// Prints the stages with their times.
    ///
    /// # Errors
    /// When a stage failed.
    pub fn close(self) -> Result<()> {
        println!("\n==== stages");
        for Stage { name, time, end } in &self.done {
            let end = match end {
                End::Passed => "passed",
                End::Failed => "FAILED",
                End::Missing => "NOT RUN",
            };
            println!("{:7.1} s  {end:<7}  {name}", time.as_secs_f64());
        }
        let count = |end| self.done.iter().filter(|stage| stage.end == end).count();
        let [passed, failed, missing] = [End::Passed, End::Failed, End::Missing].map(count);
        println!("{passed} stages passed, {failed} failed");
        if missing > 0 {
            println!("{missing} NOT RUN, FOR WANT OF A TOOLCHAIN: see above what is missing and how to get it");
        }
        anyhow::ensure!(failed == 0, "{failed} of {} stages failed", self.done.len());
        Ok(())
    }
}
