//! `test`: all tests of all languages present, with formatting and lints.

use anyhow::Result;
use clap::{Args, ValueEnum};

use crate::android::apk::Variant;
use crate::bindings::{self, Generated, Profile};
use crate::stages::Stages;
use crate::swift::{self, Swift};
use crate::{android, kotlin, project, rules};

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
    /// The Android application in Android's own framework, and a look at its package for players; with `--long` also at
    /// the one for debugging
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
        self.interfaces(&mut stages, wants);
        stages.close()
    }

    fn rust(&self, stages: &mut Stages) {
        self.component(stages, "rust: formatting", "rustfmt", &["fmt", "--all", "--check"]);
        let lints = ["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"];
        self.component(stages, "rust: lints", "clippy", &lints);
        stages.run("rust: tests", || {
            let mut cargo = project::cargo();
            cargo.args(["test", "--workspace", "--quiet", "--no-fail-fast"]);
            if self.long {
                cargo.env("WINDROSE_LONG", "1");
            }
            project::run_counting(&mut cargo, passed_in_cargo)
        });
        stages.run("rules: every rule has a test", || {
            rules::run(None)?;
            Ok(0)
        });
    }

    /// Runs a stage of cargo that needs a component of the Rust toolchain.
    fn component(&self, stages: &mut Stages, stage: &str, component: &str, cargo: &[&str]) {
        let there = cargo.first().is_some_and(|name| project::cargo_has(name));
        if there {
            stages.run(stage, || {
                project::run(project::cargo().args(cargo))?;
                Ok(0)
            });
        } else {
            let missing = format!("{component} is missing: rustup component add {component}, or your system's package");
            stages.lack(stage, &[missing], self.must(Language::Rust));
        }
    }

    /// Whether a missing toolchain of `language` is a failure.
    fn must(&self, language: Language) -> bool {
        self.language == Some(language)
            || std::env::var("CI").is_ok_and(|ci| !["", "0", "false"].contains(&ci.as_str()))
    }

    /// The tests of the interfaces, which need the library and what is generated from it.
    fn interfaces(&self, stages: &mut Stages, wants: impl Fn(Language) -> bool) {
        let missing = kotlin::missing();
        let mut jvm = |language, name| {
            if wants(language) && !missing.is_empty() {
                stages.lack(name, &missing, self.must(language));
            }
            wants(language) && missing.is_empty()
        };
        let (kotlin, android) = (jvm(Language::Kotlin, "kotlin"), jvm(Language::Android, "android"));
        let swift = wants(Language::Swift)
            .then(Swift::find)
            .and_then(|found| found.map_err(|missing| stages.lack("swift", &missing, self.must(Language::Swift))).ok());
        if !kotlin && !android && swift.is_none() {
            return;
        }
        let mut generated = None;
        stages.run("library and bindings", || {
            generated = Some(bindings::generate(Profile::Release)?);
            Ok(0)
        });
        let Some(generated) = generated else { return };
        if kotlin {
            test_kotlin(stages, &generated);
        }
        if android {
            self.android(stages, &generated);
        }
        if let Some(swift) = swift {
            test_swift(stages, &swift, &generated);
        }
    }

    /// The tests of the application in Android's own framework, and a look at its package.
    fn android(&self, stages: &mut Stages, generated: &Generated) {
        let mut prepared = None;
        stages.run("android: libraries and resources", || {
            prepared = Some(android::prepare()?);
            Ok(0)
        });
        let Some(prepared) = prepared else { return };
        let mut packaged = false;
        stages.run("android: tests", || {
            let run = project::run_counting(android::maven(&prepared, generated).arg("verify"), run_in_surefire)?;
            packaged = true;
            android::all_were_run(android::tests_written()?, run)?;
            Ok(run)
        });
        let missing = android::apk::missing();
        if !missing.is_empty() {
            stages.lack("android: the package", &missing, self.must(Language::Android));
            return;
        }
        let mut check = |variant: Variant| {
            stages.run(&format!("android: the package for {}", variant.purpose()), || {
                if !packaged {
                    android::package(&prepared, generated)?;
                    packaged = true;
                }
                android::apk::check_package(variant, &prepared)?;
                Ok(0)
            });
        };
        check(Variant::Release);
        if self.long {
            check(Variant::Debug);
        }
    }
}

fn test_kotlin(stages: &mut Stages, generated: &Generated) {
    stages.run("kotlin: lints", || {
        project::run(kotlin::maven(generated).args(["--non-recursive", "-Plint", "validate"]))?;
        Ok(0)
    });
    stages.run("kotlin: tests", || project::run_counting(kotlin::maven(generated).arg("verify"), run_in_surefire));
}

fn test_swift(stages: &mut Stages, swift: &Swift, generated: &Generated) {
    stages.run("swift: tests", || swift::test(swift, generated));
    // Elsewhere Apple's own frameworks are there, and Xcode compiles the app.
    if !cfg!(target_os = "linux") {
        return;
    }
    stages.run("swift: the app against the stubs", || {
        swift::check_app(swift, generated)?;
        Ok(0)
    });
    stages.run("swift: planted mistakes", || swift::planted_mistakes(swift, generated));
}

/// How many tests passed by a closing line of a cargo test.
fn passed_in_cargo(line: &str) -> u64 {
    let passed = line.strip_prefix("test result: ok. ").and_then(|rest| rest.split_once(" passed"));
    passed.and_then(|(count, _)| count.parse().ok()).unwrap_or(0)
}

/// How many tests ran by a line of Surefire for one class.
fn run_in_surefire(line: &str) -> u64 {
    let class = line.contains(" -- in ").then_some(line).and_then(|line| line.split_once("Tests run: "));
    let number = |text: &str| text.split(',').next()?.parse::<u64>().ok();
    let run = class.and_then(|(_, rest)| {
        let skipped = rest.split_once("Skipped: ").and_then(|(_, skipped)| number(skipped));
        number(rest)?.checked_sub(skipped?)
    });
    run.unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::{passed_in_cargo, run_in_surefire};

    #[test]
    fn counts_closing_lines_only() {
        assert_eq!(passed_in_cargo("test result: ok. 77 passed; 0 failed; 0 ignored; 0 measured"), 77);
        assert_eq!(passed_in_cargo("test a_test_result ... ok"), 0);
        let class = "[INFO] Tests run: 19, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 0.1 s -- in a.b.C";
        assert_eq!(run_in_surefire(class), 19);
        assert_eq!(run_in_surefire(&class.replace("Skipped: 0", "Skipped: 4")), 15);
        assert_eq!(run_in_surefire("[INFO] Tests run: 61, Failures: 0, Errors: 0, Skipped: 0"), 0);
    }
}
