//! Builds the library and generates the Kotlin and Swift that speak to it, from the very file that is packed.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use camino::Utf8PathBuf;
use uniffi::{GenerateOptions, TargetLanguage};

use crate::{boot, project, swift};

/// How the library is optimised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Profile {
    /// Quick to build.
    Dev,
    /// Quick to run.
    Release,
}

/// The library with what was generated from it.
pub struct Generated {
    /// The folder with the stripped library.
    pub native: PathBuf,
    /// The folder with the Kotlin files.
    pub kotlin: PathBuf,
}

/// The file name of the library on this system.
pub fn library_name() -> String {
    format!("{}windrose{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX)
}

/// Builds the library in `profile` and generates Kotlin, Swift and their C header in `target/bindings`.
///
/// # Errors
/// When the library does not build or the generator fails.
pub fn generate(profile: Profile) -> Result<Generated> {
    let mut build = project::cargo();
    build.args(["build", "--package", "windrose-bindings", "--lib"]);
    if profile == Profile::Release {
        build.arg("--release");
    }
    project::run(&mut build)?;
    let folder = if profile == Profile::Release { "release" } else { "debug" };
    let built = project::target().join(folder).join(library_name());
    let out = project::target().join("bindings");
    let generated = Generated { native: out.join("native"), kotlin: out.join("kotlin") };
    replace(&generated.kotlin, |folder| {
        write(&built, TargetLanguage::Kotlin, folder)?;
        boot::write_kotlin(folder)
    })?;
    replace(&out.join("swift"), |folder| {
        write(&built, TargetLanguage::Swift, folder)?;
        swift::let_ask(folder)?;
        boot::write_swift(folder)
    })?;
    swift::lay_out(&out.join("swift"))?;
    replace(&generated.native, |folder| pack(&built, folder))?;
    Ok(generated)
}

/// Makes `folder` anew with `fill`, and leaves it alone when the files come out the same, so that nothing is compiled again.
///
/// # Errors
/// When `fill` fails, or a folder cannot be read or written.
pub fn replace(folder: &Path, fill: impl FnOnce(&Path) -> Result<()>) -> Result<()> {
    let fresh = folder.with_extension("fresh");
    let _ = std::fs::remove_dir_all(&fresh);
    std::fs::create_dir_all(&fresh)?;
    fill(&fresh)?;
    if same_files(&fresh, folder)? {
        std::fs::remove_dir_all(&fresh)?;
    } else {
        let _ = std::fs::remove_dir_all(folder);
        std::fs::rename(&fresh, folder)?;
    }
    Ok(())
}

fn same_files(one: &Path, other: &Path) -> Result<bool> {
    if !other.is_dir() {
        return Ok(false);
    }
    let mut count = 0;
    for entry in std::fs::read_dir(one)? {
        let entry = entry?;
        let twin = other.join(entry.file_name());
        let same = if entry.file_type()?.is_dir() {
            twin.is_dir() && same_files(&entry.path(), &twin)?
        } else {
            std::fs::read(&twin).is_ok_and(|there| std::fs::read(entry.path()).is_ok_and(|here| here == there))
        };
        if !same {
            return Ok(false);
        }
        count += 1;
    }
    Ok(count == std::fs::read_dir(other)?.count())
}

fn write(library: &Path, language: TargetLanguage, folder: &Path) -> Result<()> {
    let source = Utf8PathBuf::from_path_buf(library.to_path_buf());
    let out_dir = Utf8PathBuf::from_path_buf(folder.to_path_buf());
    let (Ok(source), Ok(out_dir)) = (source, out_dir) else {
        anyhow::bail!("{} is no UTF-8 path", library.display());
    };
    uniffi::generate(GenerateOptions { languages: vec![language], source, out_dir, ..GenerateOptions::default() })
}

/// Copies the library without its symbols; as it is where there is no `strip`.
fn pack(built: &Path, folder: &Path) -> Result<()> {
    let packed = folder.join(library_name());
    std::fs::copy(built, &packed).with_context(|| format!("{} was not built", built.display()))?;
    if cfg!(unix) && project::has("strip") {
        project::run(project::command("strip").arg("-x").arg(&packed))?;
    }
    Ok(())
}
