//! The native libraries of the package: our own, built with the NDK, and those of the libraries it is made of.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail, ensure};

use super::libraries::Libraries;
use super::{OLDEST, elf};
use crate::project;

/// A kind of processor as Android and Rust call it.
pub struct Abi {
    /// Android's name.
    pub name: &'static str,
    /// Rust's target.
    target: &'static str,
    /// The beginning of the name of the NDK's compiler.
    clang: &'static str,
}

/// The processors that the package is for.
pub const ABIS: [Abi; 3] = [
    Abi { name: "arm64-v8a", target: "aarch64-linux-android", clang: "aarch64-linux-android" },
    Abi { name: "armeabi-v7a", target: "armv7-linux-androideabi", clang: "armv7a-linux-androideabi" },
    Abi { name: "x86_64", target: "x86_64-linux-android", clang: "x86_64-linux-android" },
];

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
    let programs = programs(ndk)?;
    let compiler = compiler(abi, &programs)?;
    has_target(abi.target)?;
    let mut cargo = project::cargo();
    cargo.args(["build", "--package", "windrose-bindings", "--lib", "--release"]);
    project::run(compile_with(&mut cargo, abi.target, &compiler, &programs))?;
    let built = project::target().join(abi.target).join("release/libwindrose.so");
    let stripped = super::folder().join("native").join(abi.name).join("libwindrose.so");
    std::fs::create_dir_all(stripped.parent().unwrap_or(&stripped))?;
    project::run(Command::new(programs.join("llvm-strip")).arg("-o").arg(&stripped).arg(built))?;
    Ok(stripped)
}

/// Lets `cargo` build for `target` with the C compiler of the NDK, which links as well, for pages of every size.
fn compile_with<'a>(cargo: &'a mut Command, target: &str, compiler: &Path, programs: &Path) -> &'a mut Command {
    let name = target.replace('-', "_");
    let setting = |what: &str| format!("CARGO_TARGET_{}_{what}", name.to_uppercase());
    cargo.args(["--target", target]).env(setting("LINKER"), compiler);
    // Flags for everything would take the place of those for one target.
    cargo.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
    cargo.env(setting("RUSTFLAGS"), format!("-C link-arg=-Wl,-z,max-page-size={}", elf::PAGE));
    cargo.env(format!("CC_{name}"), compiler).env(format!("AR_{name}"), programs.join("llvm-ar"))
}

/// The C compiler for `abi` on the oldest Android.
fn compiler(abi: &Abi, programs: &Path) -> Result<PathBuf> {
    let suffix = if cfg!(windows) { ".cmd" } else { "" };
    let compiler = programs.join(format!("{}{OLDEST}-clang{suffix}", abi.clang));
    ensure!(
        compiler.exists(),
        "{} is missing: ANDROID_NDK_HOME must be an NDK of release 23 or newer",
        compiler.display()
    );
    Ok(compiler)
}

/// Fails where Rust's own libraries for `target` are missing, and says how to get them.
fn has_target(target: &str) -> Result<()> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).args(["--print", "target-libdir", "--target", target]).output()?;
    let folder = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    let there = output.status.success() && Path::new(&folder).is_dir();
    ensure!(there, "Rust's libraries for {target} are missing: rustup target add {target}");
    Ok(())
}

/// The folder of the NDK's programs for this machine.
fn programs(ndk: &Path) -> Result<PathBuf> {
    let hosts = ndk.join("toolchains/llvm/prebuilt");
    let missing = || format!("{} is not there: ANDROID_NDK_HOME must be the folder of an NDK", hosts.display());
    for host in std::fs::read_dir(&hosts).with_context(missing)? {
        let programs = host?.path().join("bin");
        if programs.is_dir() {
            return Ok(programs);
        }
    }
    bail!("{} is empty: ANDROID_NDK_HOME must be the folder of an NDK", hosts.display())
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use std::os::unix::fs::PermissionsExt;
    use std::path::{Path, PathBuf};
    use std::process::Command;

    use super::{ABIS, compile_with, compiler, has_target, programs};
    use crate::project;

    /// A folder that goes when the test is over.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Folder {
            let folder = project::target().join("android-tests").join(name);
            let _ = std::fs::remove_dir_all(&folder);
            std::fs::create_dir_all(&folder).unwrap();
            Folder(folder)
        }

        fn write(&self, name: &str, text: &str) -> PathBuf {
            let file = self.0.join(name);
            std::fs::create_dir_all(file.parent().unwrap()).unwrap();
            std::fs::write(&file, text).unwrap();
            file
        }

        /// A program where the NDK has it, which notes what it is told and calls the compiler of the machine.
        fn program(&self, name: &str) -> PathBuf {
            let notes = self.0.join("notes").display().to_string();
            let script = format!("#!/bin/sh\necho \"$@\" >> '{notes}'\nexec cc \"$@\"\n");
            let file = self.write(&format!("toolchains/llvm/prebuilt/linux-x86_64/bin/{name}"), &script);
            std::fs::set_permissions(&file, PermissionsExt::from_mode(0o755)).unwrap();
            file
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn each_processor_has_the_compiler_that_the_ndk_has_for_it() {
        let ndk = Folder::new("ndk");
        let names =
            ["aarch64-linux-android26-clang", "armv7a-linux-androideabi26-clang", "x86_64-linux-android26-clang"];
        let there = names.map(|name| ndk.program(name));
        let programs = programs(&ndk.0).unwrap();
        assert_eq!(ABIS.each_ref().map(|abi| compiler(abi, &programs).unwrap()), there);
        std::fs::remove_file(&there[1]).unwrap();
        let refused = compiler(&ABIS[1], &programs).unwrap_err().to_string();
        assert!(refused.contains("armv7a-linux-androideabi26-clang is missing: ANDROID_NDK_HOME"), "{refused}");
    }

    #[test]
    fn what_is_no_ndk_is_said() {
        let folder = Folder::new("no-ndk");
        let said = |folder: &Path| format!("{:#}", programs(folder).unwrap_err());
        assert!(said(&folder.0).contains("ANDROID_NDK_HOME must be the folder of an NDK"));
        folder.write("toolchains/llvm/prebuilt/note.txt", "");
        assert!(said(&folder.0).contains("is empty: ANDROID_NDK_HOME"));
    }

    #[test]
    fn cargo_is_told_by_the_names_that_it_knows() {
        let mut cargo = Command::new("cargo");
        let (compiler, programs) = (Path::new("/ndk/bin/some-clang"), Path::new("/ndk/bin"));
        compile_with(&mut cargo, ABIS[1].target, compiler, programs);
        let told: Vec<_> = cargo.get_args().collect();
        assert_eq!(told, ["--target", "armv7-linux-androideabi"]);
        let set = |name: &str| {
            let value = cargo.get_envs().find_map(|(there, value)| (there == name).then_some(value)).flatten();
            value.unwrap_or_else(|| panic!("{name} is not set")).to_str().unwrap()
        };
        assert_eq!(set("CARGO_TARGET_ARMV7_LINUX_ANDROIDEABI_LINKER"), "/ndk/bin/some-clang");
        assert_eq!(set("CC_armv7_linux_androideabi"), "/ndk/bin/some-clang");
        assert_eq!(set("AR_armv7_linux_androideabi"), "/ndk/bin/llvm-ar");
    }

    #[test]
    fn the_compiler_of_the_ndk_links_for_pages_of_every_size() {
        let ndk = Folder::new("links");
        let compiler = ndk.program("some-clang");
        let manifest = "[package]\nname = \"lib\"\nedition = \"2024\"\n[lib]\ncrate-type = [\"cdylib\"]\n[workspace]\n";
        let manifest = ndk.write("Cargo.toml", manifest);
        ndk.write("src/lib.rs", "#[unsafe(no_mangle)]\npub extern \"C\" fn one() -> u32 {\n    1\n}\n");
        let version = Command::new("rustc").arg("-vV").output().unwrap().stdout;
        let version = String::from_utf8(version).unwrap();
        let host = version.lines().find_map(|line| line.strip_prefix("host: ")).unwrap();

        let mut cargo = project::cargo();
        cargo.args(["build", "--quiet", "--offline", "--manifest-path"]).arg(manifest);
        cargo.arg("--target-dir").arg(ndk.0.join("target"));
        project::run(compile_with(&mut cargo, host, &compiler, compiler.parent().unwrap())).unwrap();
        let notes = std::fs::read_to_string(ndk.0.join("notes")).unwrap();
        let links = notes.lines().find(|line| line.contains("-shared")).unwrap();
        assert!(links.contains("-Wl,-z,max-page-size=16384"), "{links}");
        if cfg!(target_os = "linux") {
            let built = ndk.0.join("target").join(host).join("debug/liblib.so");
            super::elf::is_aligned(&std::fs::read(built).unwrap()).unwrap();
        }
    }

    #[test]
    fn a_missing_target_is_said_with_the_way_to_get_it() {
        let refused = has_target("riscv32i-unknown-none-elf").unwrap_err().to_string();
        assert!(refused.ends_with("rustup target add riscv32i-unknown-none-elf"), "{refused}");
    }
}
