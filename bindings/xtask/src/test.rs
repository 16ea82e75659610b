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
    language: Option<Tongue>,
    /// The long volume, before an issue is called resolved
    #[arg(long)]
    long: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Tongue {
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
        if wants(Tongue::Rust) {
            self.rust(&mut stages);
        }
        if wants(Tongue::Kotlin) {
            self.kotlin(&mut stages);
        }
        for (language, sign) in [(Tongue::Swift, "ios/Package.swift"), (Tongue::Android, "android/app/pom.xml")] {
            if self.language == Some(language) && !project::root().join(sign).exists() {
                bail!("the project has no {sign}, so there is nothing to test");
            }
        }
        stages.close()
    }

    fn rust(&self, stages: &mut Stages) {
        stages.run("rust: formatting", || project::run(project::cargo().args(["fmt", "--all", "--check"])));
        stages.run("rust: lints", || {
            project::run(project::cargo().args([
                "clippy",
                "--workspace",
                "--all-targets",
                "--quiet",
                "--",
                "-D",
                "warnings",
            ]))
        });
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

    fn kotlin(&self, stages: &mut Stages) {
        let missing = kotlin::missing();
        if !missing.is_empty() {
            stages.run("kotlin: TOOLCHAIN MISSING, NOTHING OF KOTLIN IS TESTED", || {
                let told = missing.join("\n");
                if std::env::var("CI").is_ok_and(|ci| ci == "true") || self.language == Some(Tongue::Kotlin) {
                    bail!(told);
                }
                println!("{told}");
                Ok(())
            });
            return;
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
