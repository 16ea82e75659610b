//! The Swift side: where its generated sources go, and how its compiler is called.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};

use crate::{bindings, project};

/// The Swift package's folder.
fn package() -> PathBuf {
    project::root().join("ios")
}

/// Lays the files that uniffi wrote into `generated` where the Swift package looks for them: the Swift files in one
/// module, and each C header in a module of its own, with a module map that Linux understands too.
///
/// # Errors
/// When a file cannot be read or written.
pub fn lay_out(generated: &Path) -> Result<()> {
    let sources = package().join("Sources");
    let files: Vec<_> = std::fs::read_dir(generated)?.collect::<std::io::Result<_>>()?;
    let with_ending = |ending: &str| {
        let ending = Some(ending.to_owned());
        files.iter().map(std::fs::DirEntry::path).filter(move |path| {
            path.extension().map(|extension| extension.to_string_lossy().into_owned()) == ending
        })
    };
    bindings::replace(&sources.join("WindroseCore"), |folder| with_ending("swift").try_for_each(|file| copy(&file, folder)))?;
    for header in with_ending("h") {
        let module = header.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        bindings::replace(&sources.join(&module), |folder| {
            copy(&header, folder)?;
            let map = format!("module {module} {{\n    header \"{module}.h\"\n    link \"windrose\"\n    export *\n}}\n");
            Ok(std::fs::write(folder.join("module.modulemap"), map)?)
        })?;
    }
    Ok(())
}

fn copy(file: &Path, folder: &Path) -> Result<()> {
    let name = file.file_name().unwrap_or_default();
    std::fs::copy(file, folder.join(name)).with_context(|| format!("cannot copy {}", file.display()))?;
    Ok(())
}
