//! The closed lists of libraries: fetched by Maven, taken apart here, because Maven knows no Android archives.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io::{Cursor, Read, Seek, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

use crate::project;

/// Libraries that are listed in one POM.
pub struct Libraries {
    /// A jar with the classes of all of them.
    pub classes: PathBuf,
    /// A folder for each Android archive, with its resources, manifest, rules for R8 and native libraries.
    pub unpacked: Vec<PathBuf>,
}

/// Fetches what `android/app/{list}/pom.xml` names and takes it apart, unless that was done for the same list before.
///
/// # Errors
/// When Maven cannot get something, or an archive is damaged.
pub fn libraries(list: &str) -> Result<Libraries> {
    let folder = fetch(list, true, |folder| {
        let unpacked = folder.join("unpacked");
        let mut merged = Merged::default();
        for archive in files(&folder.join("archives"))? {
            let mut zip = open(&archive)?;
            if archive.extension().is_some_and(|extension| extension == "aar") {
                let name = archive.file_stem().unwrap_or_default();
                unpack(&mut zip, &unpacked.join(name), &mut merged)?;
            } else {
                merged.take(&mut zip)?;
            }
        }
        merged.write(&folder.join("classes.jar"))
    })?;
    Ok(Libraries { classes: folder.join("classes.jar"), unpacked: files(&folder.join("unpacked"))? })
}

/// Fetches the tools, and gives back the folder in which they lie as they were published.
///
/// # Errors
/// When Maven cannot get something.
pub fn tools() -> Result<PathBuf> {
    Ok(fetch("tools", false, |_| Ok(()))?.join("archives"))
}

/// The one file in `folder` whose name begins with `start`.
///
/// # Errors
/// When there is none.
pub fn named(folder: &Path, start: &str) -> Result<PathBuf> {
    let begins = |file: &PathBuf| file.file_name().is_some_and(|name| name.to_string_lossy().starts_with(start));
    files(folder)?.into_iter().find(begins).with_context(|| format!("there is no {start} in {}", folder.display()))
}

/// Copies the artifacts of a list to `target/android/{list}/archives` and lets `then` work on the folder. A note of the
/// list comes last, so that what was interrupted is done again.
fn fetch(list: &str, with_group: bool, then: impl FnOnce(&Path) -> Result<()>) -> Result<PathBuf> {
    let pom = project::root().join("android/app").join(list).join("pom.xml");
    let parent = project::root().join("android/pom.xml");
    let wanted = std::fs::read_to_string(&pom)? + &std::fs::read_to_string(parent)?;
    let folder = super::folder().join(list);
    let note = folder.join("list.xml");
    if std::fs::read_to_string(&note).is_ok_and(|done| done == wanted) {
        return Ok(folder);
    }
    let _ = std::fs::remove_dir_all(&folder);
    let mut maven = project::command("mvn");
    maven.args(["--batch-mode", "--no-transfer-progress", "--quiet", "--file"]).arg(&pom);
    maven.arg("org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy-dependencies");
    maven.arg(format!("-DoutputDirectory={}", folder.join("archives").display()));
    maven.arg(format!("-Dmdep.prependGroupId={with_group}"));
    project::run(&mut maven)?;
    then(&folder)?;
    std::fs::write(note, wanted)?;
    Ok(folder)
}

/// Takes an Android archive apart: classes go to `merged`, everything else that is of use to `folder`.
fn unpack(aar: &mut ZipArchive<File>, folder: &Path, merged: &mut Merged) -> Result<()> {
    const KEPT: [&str; 4] = ["AndroidManifest.xml", "R.txt", "res/", "jni/"];
    std::fs::create_dir_all(folder)?;
    for index in 0..aar.len() {
        let mut entry = aar.by_index(index)?;
        let name = entry.name()?.into_owned();
        if entry.is_dir() {
            continue;
        }
        let mut bytes = Vec::new();
        entry.read_to_end(&mut bytes)?;
        if name == "classes.jar" || (name.starts_with("libs/") && name.ends_with(".jar")) {
            merged.take(&mut ZipArchive::new(Cursor::new(bytes))?)?;
        } else if name == "proguard.txt" || KEPT.iter().any(|kept| name.starts_with(kept)) {
            let safe = entry.enclosed_name().with_context(|| format!("{name} leads out of its archive"))?;
            let file = folder.join(safe);
            std::fs::create_dir_all(file.parent().unwrap_or(folder))?;
            std::fs::write(file, bytes)?;
        }
    }
    Ok(())
}

/// Classes and the like of many jars, by name. Of two files with one name the first stays, but lists of services grow.
#[derive(Default)]
struct Merged(BTreeMap<String, Vec<u8>>);

impl Merged {
    fn take(&mut self, jar: &mut ZipArchive<impl Read + Seek>) -> Result<()> {
        for index in 0..jar.len() {
            let mut entry = jar.by_index(index)?;
            let name = entry.name()?.into_owned();
            if entry.is_dir() || name == "META-INF/MANIFEST.MF" || name.ends_with("module-info.class") {
                continue;
            }
            let mut bytes = Vec::new();
            entry.read_to_end(&mut bytes)?;
            if name.starts_with("META-INF/services/") {
                let services = self.0.entry(name).or_default();
                services.extend(bytes);
                services.push(b'\n');
            } else {
                self.0.entry(name).or_insert(bytes);
            }
        }
        Ok(())
    }

    fn write(self, jar: &Path) -> Result<()> {
        let mut zip = ZipWriter::new(File::create(jar)?);
        let options = SimpleFileOptions::default().compression_method(zip::CompressionMethod::Stored);
        for (name, bytes) in self.0 {
            zip.start_file(name, options)?;
            zip.write_all(&bytes)?;
        }
        zip.finish()?;
        Ok(())
    }
}

/// Opens a zip file.
///
/// # Errors
/// When it is missing or damaged.
pub fn open(file: &Path) -> Result<ZipArchive<File>> {
    let opened = File::open(file).with_context(|| format!("cannot open {}", file.display()))?;
    ZipArchive::new(opened).with_context(|| format!("cannot read {}", file.display()))
}

/// Everything in `folder`, in order.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = std::fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let found: BTreeSet<PathBuf> = entries.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    Ok(found.into_iter().collect())
}
