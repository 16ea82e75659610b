//! The resources of the application: compiled and linked by aapt2, with the classes that name them.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail};
use windrose_core::words::Language;

use super::apk::Variant;
use super::libraries::{self, Libraries};
use crate::{boot, project};

/// Linked resources.
pub struct Resources {
    /// The manifest, whole.
    pub manifest: PathBuf,
    /// The package with manifest, resources and assets.
    pub package: PathBuf,
    /// A jar with the `R` classes of the application and its libraries.
    pub classes: PathBuf,
    /// Rules for R8: the manifest and the resources name classes.
    pub rules: PathBuf,
}

/// Links the resources of the application with those of `libraries`, for a package of `variant`. `tools` is the folder of
/// the tools, `framework` the jar of the system.
///
/// # Errors
/// What aapt2 or javac finds wrong.
pub fn link(libraries: &Libraries, tools: &Path, framework: &Path, variant: Variant) -> Result<Resources> {
    let folder = super::folder().join("resources");
    let aapt2 = aapt2(tools)?;
    let app = project::root().join("android/app/src/main");
    std::fs::create_dir_all(&folder)?;
    let manifest = folder.join("AndroidManifest.xml");
    let written = std::fs::read_to_string(app.join("AndroidManifest.xml"))?;
    std::fs::write(&manifest, super::manifest::whole(&written)?)?;
    let mut link = Command::new(&aapt2);
    link.arg("link").arg("-I").arg(framework).arg("--manifest").arg(&manifest);
    // Vector drawables need no twin of another version from API 24 on.
    link.args(["--auto-add-overlay", "--no-version-vectors"]);
    // The libraries speak some ninety more, in which half a page would be.
    link.args(["-c", &Language::ALL.map(Language::tag).join(",")]);
    let mut packages = Vec::new();
    for library in &libraries.unpacked {
        if std::fs::metadata(library.join("R.txt")).is_ok_and(|file| file.len() > 0) {
            packages.push(package_of(&library.join("AndroidManifest.xml"))?);
        }
        if library.join("res").is_dir() {
            let name = library.file_name().unwrap_or_default().to_string_lossy();
            link.arg("-R").arg(compile(&aapt2, &library.join("res"), &folder.join(format!("{name}.zip")), false)?);
        }
    }
    // The application's come last, so that they win.
    let words = super::folder().join("words");
    boot::write_strings(&words)?;
    link.arg("-R").arg(compile(&aapt2, &words, &folder.join("words.zip"), true)?);
    link.arg("-R").arg(compile(&aapt2, &app.join("res"), &folder.join("app.zip"), true)?);
    link.arg("-A").arg(project::root().join("android/ui/src/main/resources"));
    let java = folder.join("java");
    let _ = std::fs::remove_dir_all(&java);
    link.arg("--java").arg(&java).arg("--extra-packages").arg(packages.join(":"));
    if variant == Variant::Debug {
        link.arg("--debug-mode");
    }
    let rules = folder.join("rules.pro");
    link.arg("--proguard").arg(&rules);
    let package = folder.join(format!("{}.ap_", variant.name()));
    project::run(link.arg("-o").arg(&package))?;
    let classes = compile_names(&java, &folder)?;
    Ok(Resources { manifest, package, classes, rules })
}

/// Compiles the resources in `folder` to `zip`; those of libraries once, since they never change under one name.
fn compile(aapt2: &Path, folder: &Path, zip: &Path, again: bool) -> Result<PathBuf> {
    if again || !zip.exists() {
        project::run(Command::new(aapt2).arg("compile").arg("--dir").arg(folder).arg("-o").arg(zip))?;
    }
    Ok(zip.to_path_buf())
}

/// Compiles the `R` classes to a jar.
fn compile_names(java: &Path, folder: &Path) -> Result<PathBuf> {
    let classes = folder.join("classes");
    let _ = std::fs::remove_dir_all(&classes);
    let sources = files(java)?;
    project::run(Command::new("javac").args(["--release", "17", "-nowarn", "-d"]).arg(&classes).args(sources))?;
    let jar = folder.join("names.jar");
    project::run(Command::new("jar").arg("cf").arg(&jar).arg("-C").arg(&classes).arg("."))?;
    Ok(jar)
}

/// All files in `folder` and the folders in it.
///
/// # Errors
/// When one cannot be read.
pub fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else {
            found.push(path);
        }
    }
    Ok(found)
}

/// The package that the manifest of a library names.
fn package_of(manifest: &Path) -> Result<String> {
    let text = std::fs::read_to_string(manifest)?;
    let name = text.split_once("package=\"").and_then(|(_, rest)| rest.split_once('"'));
    Ok(name.with_context(|| format!("{} names no package", manifest.display()))?.0.to_owned())
}

/// The resource compiler out of apktool's jar: the only place in Maven's repositories that has one which stands alone.
pub fn aapt2(tools: &Path) -> Result<PathBuf> {
    let (system, name) = match std::env::consts::OS {
        "linux" => ("linux", "aapt2"),
        "macos" => ("macosx", "aapt2"),
        "windows" => ("windows", "aapt2.exe"),
        other => bail!("there is no aapt2 for {other}"),
    };
    let program = super::folder().join(name);
    let jar = libraries::named(tools, "apktool-lib")?;
    let mut zip = libraries::open(&jar)?;
    let mut entry = zip.by_name(&format!("prebuilt/{system}/{name}"))?;
    if std::fs::metadata(&program).is_ok_and(|there| there.len() == entry.size()) {
        return Ok(program);
    }
    let mut file = std::fs::File::create(&program)?;
    std::io::copy(&mut entry, &mut file)?;
    #[cfg(unix)]
    std::fs::set_permissions(&program, std::os::unix::fs::PermissionsExt::from_mode(0o755))?;
    Ok(program)
}
