//! The Swift side: where its generated sources go, and how its compiler is called.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, ensure};

use crate::bindings::{self, Generated};
use crate::{boot, project};

/// Swift as this machine has it.
#[derive(Debug, PartialEq, Eq)]
pub enum Swift {
    /// On the path, in this version.
    Installed(Version),
    /// In the folder that `ios/tools/swift-root.sh` made.
    Folder(PathBuf),
}

/// A version of Swift: major, minor, patch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version(u32, u32, u32);

impl Version {
    /// The version that the project's own folder holds. What the planted mistakes expect are its words.
    const OWN: Version = Version(6, 0, 3);

    /// The oldest version that knows the language as it is written here.
    const OLDEST: Version = Version(6, 0, 0);

    /// The version in what `swift --version` prints.
    fn read(printed: &str) -> Option<Version> {
        let (_, rest) = printed.split_once("Swift version ")?;
        let number = rest.split(|sign: char| !sign.is_ascii_digit() && sign != '.').next()?;
        let mut parts = number.split('.').map(|part| part.parse().ok());
        Some(Version(parts.next()??, parts.next().flatten().unwrap_or(0), parts.next().flatten().unwrap_or(0)))
    }
}

impl std::fmt::Display for Version {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Version(major, minor, patch) = self;
        write!(out, "{major}.{minor}.{patch}")
    }
}

/// The Swift package's folder.
fn package() -> PathBuf {
    project::root().join("ios")
}

/// The folder for a Swift of our own: `WINDROSE_SWIFT_ROOT`, or one in the user's cache.
fn folder() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os("WINDROSE_SWIFT_ROOT") {
        return Some(named.into());
    }
    let cache = std::env::var_os("XDG_CACHE_HOME").map(PathBuf::from);
    let cache = cache.or_else(|| std::env::home_dir().map(|home| home.join(".cache")))?;
    Some(cache.join(format!("windrose/swift-{}", Version::OWN)))
}

impl Swift {
    /// Finds Swift: the one on the path, unless it is too old, or else the project's own.
    ///
    /// # Errors
    /// When there is none: a line for each way to get it.
    pub fn find() -> Result<Swift, Vec<String>> {
        let printed = Command::new("swift").arg("--version").output().ok();
        let printed = printed.map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
        let folder = folder();
        let made = folder.as_deref().is_some_and(|folder| folder.join(format!(".swift-{}", Version::OWN)).exists());
        Swift::choose(printed.as_deref(), folder, made)
    }

    /// The Swift to use where the one on the path `printed` its version; `folder` is where the project's own is, if it
    /// is `made`.
    fn choose(printed: Option<&str>, folder: Option<PathBuf>, made: bool) -> Result<Swift, Vec<String>> {
        let found = printed.map(Version::read);
        match (found.flatten().filter(|version| *version >= Version::OLDEST), folder) {
            (Some(version), _) => Ok(Swift::Installed(version)),
            (None, Some(folder)) if made => Ok(Swift::Folder(folder)),
            (None, folder) => {
                let here = match found {
                    None => "Swift 6 is missing".into(),
                    Some(None) => "the swift on the path tells no version, and Swift 6 is needed".into(),
                    Some(Some(version)) => format!("the swift on the path is {version}, and Swift 6 is needed"),
                };
                let folder = folder.map_or_else(|| "FOLDER".into(), |folder| folder.display().to_string());
                Err(vec![
                    format!("{here}: https://www.swift.org/install"),
                    format!("or, on Linux as root: ios/tools/swift-root.sh {folder}"),
                ])
            }
        }
    }

    /// Its version.
    fn version(&self) -> Version {
        match self {
            Swift::Installed(version) => *version,
            Swift::Folder(_) => Version::OWN,
        }
    }

    /// A call of `program`, one of Swift's own, in the package's folder; it finds the library in `generated`.
    pub fn call(&self, program: &str, generated: &Generated) -> Command {
        match self {
            Swift::Installed(_) => {
                let mut command = Command::new(program);
                command.current_dir(package()).env("WINDROSE_NATIVE", &generated.native);
                command
            }
            Swift::Folder(folder) => {
                let mut command = Command::new(package().join("tools/in-root.sh"));
                command.arg(folder).arg(project::root()).arg(&generated.native).arg(program);
                command
            }
        }
    }

    /// The package's folder as the compiler sees it.
    fn seen_package(&self) -> PathBuf {
        match self {
            Swift::Installed(_) => package(),
            Swift::Folder(_) => "/project/ios".into(),
        }
    }
}

/// Runs the tests of WindroseKit and counts them.
///
/// # Errors
/// When one fails, or none ran.
pub fn test(swift: &Swift, generated: &Generated) -> Result<u64> {
    let tests = project::run_counting(swift.call("swift", generated).arg("test"), passed)?;
    ensure!(tests > 0, "no test of Swift ran");
    Ok(tests)
}

/// How many tests ran by Swift Testing's closing line.
fn passed(line: &str) -> u64 {
    let rest = line.split_once("Test run with ").map(|(_, rest)| rest);
    rest.filter(|rest| rest.contains(" passed")).and_then(|rest| rest.split(' ').next()?.parse().ok()).unwrap_or(0)
}

/// Compiles the app against the stubs of Apple's frameworks.
///
/// # Errors
/// When it does not compile without a warning.
pub fn check_app(swift: &Swift, generated: &Generated) -> Result<()> {
    let mut build = swift.call("env", generated);
    build.args(["WINDROSE_STUBS=1", "swift", "build", "--target", "WindroseApp", "--scratch-path", STUBS_BUILD]);
    project::run(&mut build)
}

/// Where the app is built against the stubs.
const STUBS_BUILD: &str = ".build/stubs";

/// How the file of a planted mistake begins, before the text that the error of [`Version::OWN`] must contain. The file
/// without such a line has no mistake and must compile.
const EXPECT: &str = "// expect: ";

/// Compiles each view of `ios/Stubs/Planted` by itself: a planted mistake must be refused for the reason that its first
/// line names, or the stubs are more lenient than Apple. Needs what [`check_app`] built. Another version of Swift may
/// refuse it in other words, which is only told.
///
/// # Errors
/// When one is taken, or refused for another reason.
pub fn planted_mistakes(swift: &Swift, generated: &Generated) -> Result<u64> {
    let files = with_extension(&package().join("Stubs/Planted"), "swift")?;
    let mut sound = 0;
    let own = swift.version() == Version::OWN;
    if !own {
        println!("Swift {} is used; the reasons in Stubs/Planted are those of {}", swift.version(), Version::OWN);
    }
    for file in &files {
        let source = std::fs::read_to_string(file)?;
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let output = type_check(swift, generated, &name).output().context("cannot start swiftc")?;
        let said = String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout);
        if let Some(expected) = source.lines().next().and_then(|line| line.strip_prefix(EXPECT)) {
            let mut errors = said.lines().filter(|line| line.contains("error: "));
            let there = errors.clone().any(|line| line.contains(name.as_ref()));
            let expressly = errors.any(|line| line.contains(expected));
            let refused = !output.status.success() && (expressly || there && !own);
            ensure!(refused, "{name} must be refused with \"{expected}\":\n{said}");
            if !expressly {
                println!("{name} is refused in other words:\n{said}");
            }
        } else {
            ensure!(output.status.success() && said.is_empty(), "{name} must compile:\n{said}");
            sound += 1;
        }
    }
    ensure!(sound == 1 && files.len() > 1, "{sound} of {} files in Stubs/Planted have no mistake, not 1", files.len());
    Ok(files.len() as u64)
}

fn type_check(swift: &Swift, generated: &Generated, planted: &str) -> Command {
    let package = swift.seen_package();
    let mut check = swift.call("swiftc", generated);
    check.args(["-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-I"]);
    check.arg(package.join(STUBS_BUILD).join("debug/Modules"));
    for module in C_MODULES {
        let map = package.join("Sources").join(module).join("module.modulemap");
        check.arg("-Xcc").arg(format!("-fmodule-map-file={}", map.display()));
    }
    check.arg(package.join("Stubs/Planted").join(planted));
    check
}

/// The C modules that uniffi makes, one for each crate.
const C_MODULES: [&str; 2] = ["windroseFFI", "windrose_coreFFI"];

/// Gives each Swift file that uniffi wrote into `generated` a way to ask whether the library fits it. What is generated
/// only stops the program when it does not.
///
/// # Errors
/// When a file cannot be read or written, or is not made as expected.
pub fn let_ask(generated: &Path) -> Result<()> {
    for file in with_extension(generated, "swift")? {
        let mut source = std::fs::read_to_string(&file)?;
        ensure!(source.contains("private let initializationResult: InitializationResult"), "uniffi writes other Swift");
        let (_, rest) = source.split_once("public func uniffiEnsure").context("uniffi writes other Swift")?;
        let (name, _) = rest.split_once("Initialized").context("uniffi writes other Swift")?;
        let asking = format!(
            "\n/// Whether the library is the one that this file was made from. Nothing else may be called before it is asked.\n\
             public func uniffi{name}Fits() -> Bool {{\n    if case .ok = initializationResult {{ true }} else {{ false }}\n}}\n"
        );
        source += &asking;
        std::fs::write(&file, source)?;
    }
    Ok(())
}

/// Lays the files that uniffi wrote into `generated` where the Swift package looks for them: the Swift files in one
/// module, and each C header in a module of its own, with a module map that Linux understands too; and
/// what iOS itself shows of the app.
///
/// # Errors
/// When a file cannot be read or written.
pub fn lay_out(generated: &Path) -> Result<()> {
    let sources = package().join("Sources");
    let swift = with_extension(generated, "swift")?;
    bindings::replace(&sources.join("WindroseCore"), |folder| swift.iter().try_for_each(|file| copy(file, folder)))?;
    for header in with_extension(generated, "h")? {
        let module = header.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        bindings::replace(&sources.join(&module), |folder| {
            copy(&header, folder)?;
            let map =
                format!("module {module} {{\n    header \"{module}.h\"\n    link \"windrose\"\n    export *\n}}\n");
            Ok(std::fs::write(folder.join("module.modulemap"), map)?)
        })?;
    }
    boot::write_info_plist(&package().join("App/Resources"))
}

/// The files in `folder` whose names end in `extension`.
pub fn with_extension(folder: &Path, extension: &str) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|found| found == extension) {
            files.push(path);
        }
    }
    Ok(files)
}

fn copy(file: &Path, folder: &Path) -> Result<()> {
    let name = file.file_name().unwrap_or_default();
    std::fs::copy(file, folder.join(name)).with_context(|| format!("cannot copy {}", file.display()))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Swift, Version, passed};

    #[test]
    fn counts_the_closing_line_of_a_passed_run() {
        assert_eq!(passed("✔ Test run with 27 tests passed after 0.001 seconds."), 27);
        assert_eq!(passed("✘ Test run with 27 tests failed after 0.1 seconds with 1 issue."), 0);
        assert_eq!(passed("✔ Test taps() passed after 0.001 seconds."), 0);
    }

    #[test]
    fn reads_versions_of_every_platform() {
        let linux = "Swift version 6.0.3 (swift-6.0.3-RELEASE)\nTarget: x86_64-unknown-linux-gnu\n";
        assert_eq!(Version::read(linux), Some(Version::OWN));
        let mac = "swift-driver version: 1.115 Apple Swift version 6.1 (swiftlang-6.1.0.110.21 clang-1700.0.13.3)";
        assert_eq!(Version::read(mac), Some(Version(6, 1, 0)));
        let snapshot = "Swift version 6.2-dev (LLVM 5b8)";
        assert_eq!(Version::read(snapshot), Some(Version(6, 2, 0)));
        assert_eq!(Version::read("OpenStack Swift 2.30"), None);
    }

    #[test]
    fn takes_the_own_swift_where_that_on_the_path_is_too_old() {
        let own = || Some("/own".into());
        let on_path = |printed| Swift::choose(printed, own(), true);
        assert_eq!(on_path(Some("Swift version 6.1.2 (x)")), Ok(Swift::Installed(Version(6, 1, 2))));
        for printed in [None, Some("Swift version 5.10.1 (x)"), Some("no Swift at all")] {
            assert_eq!(on_path(printed), Ok(Swift::Folder("/own".into())), "{printed:?}");
        }
        let old = Swift::choose(Some("Swift version 5.10.1 (x)"), own(), false).unwrap_err();
        assert!(
            old[0].contains("is 5.10.1, and Swift 6 is needed") && old[1].ends_with("swift-root.sh /own"),
            "{old:?}"
        );
        assert!(Swift::choose(None, None, false).unwrap_err()[0].starts_with("Swift 6 is missing"));
    }
}
