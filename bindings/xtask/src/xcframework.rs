//! `xcframework`: the static library for iPhones, iPads and their simulator, packed for Xcode. Only a Mac can build it.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};

use crate::bindings::{self, Profile};
use crate::{project, swift};

/// What a device runs.
const DEVICE: &str = "aarch64-apple-ios";
/// What the simulator runs, on Macs of both kinds.
const SIMULATOR: [&str; 2] = ["aarch64-apple-ios-sim", "x86_64-apple-ios"];
const LIBRARY: &str = "libwindrose.a";
/// The oldest iOS on which the app runs, as `ios/App/project.yml` and `ios/Package.swift` have it. Without it the
/// compilers take one of their own, and the linker warns of every part that is newer than the app.
const OLDEST_IOS: (&str, &str) = ("IPHONEOS_DEPLOYMENT_TARGET", "17.0");

/// Builds and packs `ios/Windrose.xcframework`, and generates the Swift that speaks to it.
///
/// # Errors
/// On other systems than macOS; when something does not build.
pub fn run() -> Result<()> {
    if !cfg!(target_os = "macos") {
        bail!("an XCFramework can only be built on a Mac, with Xcode: see ios/README.md");
    }
    bindings::generate(Profile::Release)?;
    for target in SIMULATOR.into_iter().chain([DEVICE]) {
        project::run(project::command("rustup").args(["target", "add", target]))?;
        let mut build = project::cargo();
        build.args(["build", "--release", "--package", "windrose-bindings", "--lib", "--target", target]);
        project::run(build.env(OLDEST_IOS.0, OLDEST_IOS.1))?;
    }
    let work = project::target().join("xcframework");
    let headers = headers(&work)?;
    let simulator = work.join("simulator").join(LIBRARY);
    std::fs::create_dir_all(work.join("simulator"))?;
    let mut lipo = project::command("lipo");
    lipo.arg("-create").args(SIMULATOR.map(built)).arg("-output").arg(&simulator);
    project::run(&mut lipo)?;
    let packed = project::root().join("ios/Windrose.xcframework");
    let _ = std::fs::remove_dir_all(&packed);
    let mut pack = project::command("xcodebuild");
    pack.arg("-create-xcframework");
    for library in [&built(DEVICE), &simulator] {
        pack.arg("-library").arg(library).arg("-headers").arg(&headers);
    }
    project::run(pack.arg("-output").arg(&packed))
}

fn built(target: &str) -> PathBuf {
    project::target().join(target).join("release").join(LIBRARY)
}

/// The C headers with one module map over both.
fn headers(work: &Path) -> Result<PathBuf> {
    let folder = work.join("headers");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder)?;
    let mut map = String::new();
    for header in swift::with_extension(&project::target().join("bindings/swift"), "h")? {
        let (Some(name), Some(module)) = (header.file_name(), header.file_stem()) else { continue };
        std::fs::copy(&header, folder.join(name))?;
        let (name, module) = (name.to_string_lossy(), module.to_string_lossy());
        map += &format!("module {module} {{\n    header \"{name}\"\n    export *\n}}\n");
    }
    std::fs::write(folder.join("module.modulemap"), map)?;
    Ok(folder)
}

#[cfg(test)]
mod tests {
    use super::OLDEST_IOS;
    use crate::project;

    #[test]
    fn the_library_is_built_for_the_ios_of_the_app() {
        let yaml = std::fs::read_to_string(project::root().join("ios/App/project.yml")).unwrap();
        assert!(yaml.contains(&format!("\"{}\"", OLDEST_IOS.1)), "{yaml}");
    }
}
