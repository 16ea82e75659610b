//! The native libraries of the package: our own, built with the NDK, and those of the libraries it is made of.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail, ensure};

use super::libraries::Libraries;
use crate::project;

/// A kind of processor as Android and Rust call it.
pub struct Abi {
    /// Android's name.
    pub name: &'static str,
    /// Rust's target.
    target: &'static str,
    /// The beginning of the NDK's compiler.
    clang: &'static str,
}

/// The processors that the package is for.
pub const ABIS: [Abi; 3] = [
    Abi { name: "arm64-v8a", target: "aarch64-linux-android", clang: "aarch64-linux-android" },
    Abi { name: "armeabi-v7a", target: "armv7-linux-androideabi", clang: "armv7a-linux-androideabi" },
    Abi { name: "x86_64", target: "x86_64-linux-android", clang: "x86_64-linux-android" },
];

/// The oldest Android that the package runs on.
const OLDEST: u32 = 26;

/// A native library with its place in the package.
pub struct Native {
    /// Such as `lib/arm64-v8a/libwindrose.so`.
    pub name: String,
    /// Where it lies.
    pub file: PathBuf,
}

/// The native libraries: those of `libraries`, and ours where the NDK is there to build them; without it, one line says
/// what is missing.
///
/// # Errors
/// When the NDK or a target of Rust is not usable, or the library does not build.
pub fn libraries(libraries: &Libraries) -> Result<Vec<Native>> {
    let mut found = Vec::new();
    for abi in &ABIS {
        for library in &libraries.unpacked {
            let folder = library.join("jni").join(abi.name);
            for file in std::fs::read_dir(folder).into_iter().flatten() {
                let file = file?;
                let name = format!("lib/{}/{}", abi.name, file.file_name().to_string_lossy());
                found.push(Native { name, file: file.path() });
            }
        }
    }
    if let Some(ndk) = std::env::var_os("ANDROID_NDK_HOME") {
        for abi in &ABIS {
            found.push(Native { name: format!("lib/{}/libwindrose.so", abi.name), file: build(abi, Path::new(&ndk))? });
        }
    } else {
        let names: Vec<_> = ABIS.iter().map(|abi| abi.name).collect();
        println!("libwindrose.so for {} is missing: set ANDROID_NDK_HOME to the folder of an NDK", names.join(", "));
    }
    Ok(found)
}

/// Builds our library for `abi`.
fn build(abi: &Abi, ndk: &Path) -> Result<PathBuf> {
    let tools = toolchain(ndk)?;
    let compiler = tools.join(format!("{}{OLDEST}-clang", abi.clang));
    ensure!(
        compiler.exists(),
        "{} is missing: ANDROID_NDK_HOME must be an NDK of release 23 or newer",
        compiler.display()
    );
    let variable = abi.target.replace('-', "_");
    let mut cargo = project::cargo();
    cargo.args(["build", "--package", "windrose-bindings", "--lib", "--release", "--target", abi.target]);
    cargo.env(format!("CARGO_TARGET_{}_LINKER", variable.to_uppercase()), &compiler);
    cargo.env(format!("CC_{variable}"), &compiler).env(format!("AR_{variable}"), tools.join("llvm-ar"));
    let pages = format!("-C link-arg=-Wl,-z,max-page-size={}", super::elf::PAGE);
    cargo.env(format!("CARGO_TARGET_{}_RUSTFLAGS", variable.to_uppercase()), pages);
    project::run(&mut cargo).with_context(|| format!("is the target there? rustup target add {}", abi.target))?;
    let built = project::target().join(abi.target).join("release/libwindrose.so");
    let stripped = super::folder().join("native").join(abi.name).join("libwindrose.so");
    std::fs::create_dir_all(stripped.parent().unwrap_or(&stripped))?;
    project::run(std::process::Command::new(tools.join("llvm-strip")).arg("-o").arg(&stripped).arg(built))?;
    Ok(stripped)
}

/// The folder of the NDK's programs for this machine.
fn toolchain(ndk: &Path) -> Result<PathBuf> {
    let hosts = ndk.join("toolchains/llvm/prebuilt");
    for host in std::fs::read_dir(&hosts).with_context(|| format!("{} is not there", hosts.display()))? {
        let programs = host?.path().join("bin");
        if programs.is_dir() {
            return Ok(programs);
        }
    }
    bail!("{} is empty", hosts.display())
}
