//! `bench`: speeds and sizes, measured and printed.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context as _, Result, ensure};
use clap::Args;
use serde::Serialize;

use crate::bindings::{self, Generated, Profile};
use crate::{kotlin, project};

/// Measures speeds and sizes.
#[derive(Args)]
pub struct Bench {
    /// Prints one JSON object from name to value and unit
    #[arg(long)]
    json: bool,
    /// Only measurements whose names contain one of these
    filter: Vec<String>,
}

/// A measurement.
#[derive(Debug, Serialize)]
struct Figure {
    value: f64,
    unit: &'static str,
}

/// The measurements in Rust: name, and what the time of one iteration is turned into.
const RUST: &[(&str, Measure)] = &[
    ("tack/playouts", Measure::PerSecond("actions/s")),
    ("four-senses/playouts", Measure::PerSecond("placements/s")),
    ("four-winds/playouts", Measure::PerSecond("actions/s")),
    ("four-winds/preview", Measure::Microseconds),
    ("peer/connect4", Measure::PerSecond("moves/s")),
    ("peer/ataxx", Measure::PerSecond("moves/s")),
    ("saves/action", Measure::Milliseconds),
    ("saves/open", Measure::Milliseconds),
    ("saves/shelf", Measure::Milliseconds),
];
const KOTLIN: &str = "kotlin/play";
const SIZE: &str = "library/size";

#[derive(Clone, Copy)]
enum Measure {
    /// Iterations a second.
    PerSecond(&'static str),
    /// Milliseconds an iteration, at the median.
    Milliseconds,
    /// Microseconds an iteration, at the median.
    Microseconds,
}

impl Bench {
    /// Measures and prints.
    ///
    /// # Errors
    /// When a benchmark does not build or run.
    pub fn run(&self) -> Result<()> {
        let wanted = |name: &str| self.filter.is_empty() || self.filter.iter().any(|part| name.contains(part.as_str()));
        let names: Vec<_> = RUST.iter().map(|(name, _)| *name).chain([KOTLIN, SIZE]).collect();
        ensure!(names.iter().any(|name| wanted(name)), "no measurement fits; there are: {}", names.join(", "));
        let mut figures = BTreeMap::new();
        let rust: Vec<_> = RUST.iter().filter(|(name, _)| wanted(name)).collect();
        if !rust.is_empty() {
            self.criterion(&rust)?;
            for (name, measure) in rust {
                figures.insert(*name, figure(name, *measure)?);
            }
        }
        if wanted(KOTLIN) || wanted(SIZE) {
            let generated = bindings::generate(Profile::Release)?;
            if wanted(SIZE) {
                let bytes = std::fs::metadata(generated.native.join(bindings::library_name()))?.len();
                figures.insert(SIZE, Figure { value: bytes as f64 / 1e6, unit: "MB" });
            }
            let missing = kotlin::missing();
            if wanted(KOTLIN) && missing.is_empty() {
                figures.insert(KOTLIN, Figure { value: kotlin_play(&generated)?, unit: "ms" });
            } else if wanted(KOTLIN) {
                eprintln!("{KOTLIN} IS NOT MEASURED: {}", missing.join("; "));
            }
        }
        if self.json {
            println!("{}", serde_json::to_string(&figures)?);
        } else {
            for (name, figure) in &figures {
                println!("{name:<20} {:>14.3} {}", figure.value, figure.unit);
            }
        }
        Ok(())
    }

    fn criterion(&self, wanted: &[&(&str, Measure)]) -> Result<()> {
        let names: Vec<_> = wanted.iter().map(|(name, _)| *name).collect();
        let mut cargo = project::cargo();
        cargo.args(["bench", "--quiet", "--package", "windrose-core", "--features", "peers", "--bench", "core", "--"]);
        cargo.arg(format!("^({})$", names.join("|")));
        if self.json {
            // Criterion's own report would stand before the JSON.
            cargo.stdout(std::process::Stdio::null());
        }
        project::run(&mut cargo)
    }
}

/// The median of a play from Kotlin in milliseconds.
fn kotlin_play(generated: &Generated) -> Result<f64> {
    let answer = project::target().join("kotlin-play.txt");
    let mut maven = kotlin::maven(generated);
    maven.arg(format!("-Dwindrose.bench={}", answer.display()));
    maven.args([
        "--quiet",
        "--projects",
        "bindings,ui",
        "-Dtest=PlayBench",
        "-Dsurefire.failIfNoSpecifiedTests=false",
        "test",
    ]);
    maven.stdout(std::process::Stdio::null());
    project::run(&mut maven)?;
    Ok(std::fs::read_to_string(answer)?.trim().parse()?)
}

/// What Criterion measured for `name`.
fn figure(name: &str, measure: Measure) -> Result<Figure> {
    let file = project::target().join("criterion").join(name.replace('/', "_")).join("new/estimates.json");
    let nanoseconds = |kind: &str| estimate(&file, kind);
    Ok(match measure {
        Measure::PerSecond(unit) => Figure { value: 1e9 / nanoseconds("mean")?, unit },
        Measure::Milliseconds => Figure { value: nanoseconds("median")? / 1e6, unit: "ms" },
        Measure::Microseconds => Figure { value: nanoseconds("median")? / 1e3, unit: "µs" },
    })
}

fn estimate(file: &Path, kind: &str) -> Result<f64> {
    let text = std::fs::read_to_string(file).with_context(|| format!("{} is missing", file.display()))?;
    let estimates: serde_json::Value = serde_json::from_str(&text)?;
    estimates[kind]["point_estimate"].as_f64().with_context(|| format!("{} has no {kind}", file.display()))
}
