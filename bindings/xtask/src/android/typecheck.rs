//! `check-android`: whether the bindings compile for a device, on a Debian machine that has neither an NDK nor Rust's
//! libraries for Android. Rust and its sources come as packages of Debian, C headers with Zig's compiler from PyPI.
//! Nothing is linked: what is shipped is built with an NDK.

use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, ensure};

use crate::project;

const TARGET: &str = "aarch64-linux-android";
const ZIG: &str = "ziglang==0.17.1";

/// Fetches what is needed, once, and checks.
///
/// # Errors
/// When something cannot be fetched, or the bindings do not compile.
pub fn run() -> Result<()> {
    for (program, package) in [("apt-get", "apt"), ("dpkg-deb", "dpkg"), ("python3", "python3-pip")] {
        ensure!(project::has(program), "{program} is missing: this check needs Debian with the package {package}");
    }
    let folder = super::folder().join("rust");
    let ready = folder.join("ready");
    if !ready.exists() {
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder)?;
        fetch_rust(&folder)?;
        fetch_zig(&folder)?;
        std::fs::write(ready, "")?;
    }
    let rustc = write_program(&folder.join("rustc"), &rustc(&folder)?)?;
    let compiler = write_program(&folder.join("cc"), &compiler(&folder))?;
    let mut cargo = project::cargo();
    cargo.args(["check", "--package", "windrose-bindings", "--lib", "--target", TARGET]);
    cargo.arg("-Zbuild-std=std,panic_unwind").arg("--target-dir").arg(folder.join("target"));
    cargo.env("RUSTC", rustc).env("RUSTC_BOOTSTRAP", "1");
    // The archiver of the machine packs what is for another one as well.
    cargo.env("CC_aarch64_linux_android", compiler).env("AR_aarch64_linux_android", "ar");
    project::run(&mut cargo)
}

/// Rust with its own sources, unpacked beside the system and not into it.
fn fetch_rust(folder: &Path) -> Result<()> {
    let only =
        ["recommends", "suggests", "conflicts", "breaks", "replaces", "enhances"].map(|kind| format!("--no-{kind}"));
    let output = Command::new("apt-cache").args(["depends", "--recurse", "rustc-web"]).args(only).output()?;
    let listed = String::from_utf8_lossy(&output.stdout);
    // The names of these two carry versions.
    let needed = listed.lines().filter(|name| name.starts_with("libstd-rust-web-") || name.starts_with("libllvm"));
    let mut download = Command::new("apt-get");
    download.args(["--quiet", "download", "rustc-web", "rust-web-src"]).args(needed).current_dir(folder);
    project::run(&mut download).context("apt-get update may help; Debian 12 and 13 have these packages")?;
    for file in std::fs::read_dir(folder)? {
        let package = file?.path();
        if package.extension().is_some_and(|extension| extension == "deb") {
            project::run(Command::new("dpkg-deb").arg("-x").arg(&package).arg(folder.join("root")))?;
            std::fs::remove_file(package)?;
        }
    }
    Ok(())
}

fn fetch_zig(folder: &Path) -> Result<()> {
    let mut pip = Command::new("python3");
    pip.args(["-m", "pip", "install", "--quiet", "--no-deps", "--target"]).arg(folder.join("zig")).arg(ZIG);
    project::run(&mut pip)
}

/// A call of the unpacked compiler, which looks for its own libraries in the system only.
fn rustc(folder: &Path) -> Result<String> {
    let user = folder.join("root/usr");
    let machine = std::fs::read_dir(user.join("lib"))?.filter_map(|entry| entry.ok().map(|entry| entry.path()));
    let libraries = machine.filter(|path| path.to_string_lossy().ends_with("-linux-gnu")).collect::<Vec<_>>();
    let libraries = std::env::join_paths(libraries)?;
    Ok(format!("LD_LIBRARY_PATH='{}' exec '{}' \"$@\"", libraries.display(), user.join("bin/rustc").display()))
}

/// A call of Zig's C compiler for the processor of the device. cc names the target in a way that Zig does not know.
fn compiler(folder: &Path) -> String {
    let zig = folder.join("zig/ziglang/zig");
    format!(
        "for word do\n    shift\n    case $word in --target=*) ;; *) set -- \"$@\" \"$word\" ;; esac\ndone\n\
         exec '{}' cc -target aarch64-linux-musl \"$@\"",
        zig.display()
    )
}

fn write_program(file: &Path, script: &str) -> Result<PathBuf> {
    std::fs::write(file, format!("#!/bin/sh\n{script}\n"))?;
    std::fs::set_permissions(file, PermissionsExt::from_mode(0o755))?;
    Ok(file.to_path_buf())
}
