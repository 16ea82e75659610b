//! The stages of a test run, each with its time and how many tests it ran.

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
enum End {
    /// With so many tests, 0 for a stage that is no test.
    Passed(u64),
    /// With what went wrong.
    Failed(String),
    /// It could not be run, for want of a toolchain.
    Missing,
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
        let end = result.map_or_else(|error| End::Failed(format!("{error:#}")), End::Passed);
        self.done.push(Stage { name: name.into(), time: started.elapsed(), end });
    }

    /// Says loudly that a stage cannot be run and what is `missing` for it; a failure where it `must` be run.
    pub fn lack(&mut self, name: &str, missing: &[String], must: bool) {
        println!("\n==== {name}: TOOLCHAIN MISSING, NOTHING OF THIS IS TESTED");
        missing.iter().for_each(|line| println!("{line}"));
        let end = if must { End::Failed(missing.join("\n")) } else { End::Missing };
        self.done.push(Stage { name: format!("{name}: TOOLCHAIN MISSING"), time: Duration::ZERO, end });
    }

    /// Prints the stages with their times, and once more what went wrong: the end of a long run is what is read.
    ///
    /// # Errors
    /// When a stage failed.
    pub fn close(self) -> Result<()> {
        println!("\n==== stages");
        let (mut failures, mut missing) = (Vec::new(), 0);
        for Stage { name, time, end } in &self.done {
            let end = match end {
                End::Passed(0) => "passed".into(),
                End::Passed(tests) => format!("{tests} tests passed"),
                End::Failed(error) => {
                    failures.push(format!("{name}: {error}"));
                    "FAILED".into()
                }
                End::Missing => {
                    missing += 1;
                    "NOT RUN".into()
                }
            };
            println!("{:7.1} s  {end:<17}  {name}", time.as_secs_f64());
        }
        failures.iter().for_each(|failure| println!("\n{failure}"));
        let failed = failures.len();
        println!("{} passed, {failed} failed", self.done.len() - failed - missing);
        if missing > 0 {
            println!("{missing} NOT RUN, FOR WANT OF A TOOLCHAIN: see above what is missing and how to get it");
        }
        anyhow::ensure!(failed == 0, "{failed} of {} stages failed", self.done.len());
        Ok(())
    }
}
