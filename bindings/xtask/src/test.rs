//! `test`: all tests of all languages present, with formatting and lints.

use anyhow::{Result, bail};
use clap::{Args, ValueEnum};

use crate::bindings::{self, Profile};
use crate::stages::Stages;
use crate::{kotlin, project, rules};

/// Runs all tests of all languages present, with formatting and lints.
#[derive(Args)]
pub struct Test {
    /// Only this language
    #[arg(value_enum)]
    language: Option<Language>,
    /// The long volume, before an issue is called resolved
    #[arg(long)]
    long: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Language {
    Rust,
    Kotlin,
    Swift,
    Android,
}

impl Test {
    /// Runs every stage and goes on after failures.
    ///
    /// # Errors
    /// When a stage failed, or a language was asked for that the project does not have.
    pub fn run(&self) -> Result<()> {
        let mut stages = Stages::default();
        let wants = |language| self.language.is_none_or(|only| only == language);
        if wants(Language::Rust) {
            self.rust(&mut stages);
        }
        if wants(Language::Kotlin) {
            self.kotlin(&mut stages);
        }
        for (language, sign) in [(Language::Swift, "ios/Package.swift"), (Language::Android, "android/app/pom.xml")] {
            if self.language == Some(language) && !project::root().join(sign).exists() {
                bail!("the project has no {sign}, so there is nothing to test");
            }
        }
        stages.close()
    }

    fn rust(&self, stages: &mut Stages) {
        self.component(stages, "rust: formatting", "rustfmt", &["fmt", "--all", "--check"]);
        let lints = ["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"];
        self.component(stages, "rust: lints", "clippy", &lints);
        stages.run("rust: tests", || {
            let mut cargo = project::cargo();
            cargo.args(["test", "--workspace", "--quiet"]);
            if self.long {
                cargo.env("WINDROSE_LONG", "1");
            }
            project::run(&mut cargo)
        });
        stages.run("rules: every rule has a test", || rules::run(None));
    }

    /// Runs a stage of cargo that needs a component of the Rust toolchain.
    fn component(&self, stages: &mut Stages, stage: &str, component: &str, cargo: &[&str]) {
        let there = cargo.first().is_some_and(|name| project::cargo_has(name));
        if there {
            stages.run(stage, || project::run(project::cargo().args(cargo)));
        } else {
            let missing = format!("{component} is missing: rustup component add {component}, or your system's package");
            stages.lack(stage, &[missing], self.must(Language::Rust));
        }
    }

    /// Whether a missing toolchain of `language` is a failure.
    fn must(&self, language: Language) -> bool {
        self.language == Some(language) || std::env::var("CI").is_ok_and(|ci| ci == "true")
    }

    fn kotlin(&self, stages: &mut Stages) {
        let missing = kotlin::missing();
        if !missing.is_empty() {
            return stages.lack("kotlin", &missing, self.must(Language::Kotlin));
        }
        let mut generated = None;
        stages.run("kotlin: library and bindings", || {
            generated = Some(bindings::generate(Profile::Release)?);
            Ok(())
        });
        let Some(generated) = generated else { return };
        stages.run("kotlin: lints and tests", || {
            let mut maven = kotlin::maven(&generated);
            if self.long {
                maven.arg("-Dwindrose.long=true");
            }
            project::run(maven.args(["-Plint", "verify"]))
        });
    }
}
