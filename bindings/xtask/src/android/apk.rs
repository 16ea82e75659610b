//! `apk`: the application as a signed package.

use std::fs::File;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, ensure};
use clap::Args;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use super::native::{self, Native};
use super::{OLDEST, Prepared, VERSION_NAME, check, elf, libraries, resources};
use crate::bindings::{self, Profile};
use crate::{kotlin, project};

/// Packs the Android application as a signed APK.
#[derive(Args)]
pub struct Apk {
    /// Shrunk by R8 and signed with the key that the environment names; otherwise with everything in it, for debugging,
    /// and signed with a key made on the spot
    #[arg(long)]
    release: bool,
}

impl Apk {
    /// Packs, signs and checks.
    ///
    /// # Errors
    /// When a tool is missing or fails, or the package is not as it must be.
    pub fn run(&self) -> Result<()> {
        kotlin::require()?;
        let variant = if self.release { Variant::Release } else { Variant::Debug };
        // What is missing is said before anything long begins.
        signer()?;
        let key = if self.release { release_key(|name| std::env::var(name).ok())? } else { debug_key()? };
        let generated = bindings::generate(Profile::Release)?;
        let prepared = super::prepare()?;
        super::package(&prepared, &generated)?;
        let package = pack(variant, &prepared, &key)?;
        check::check(&package, variant, &prepared)?;
        println!("{}", package.display());
        Ok(())
    }
}

/// Packs what Maven has packaged as a package of `variant`, signed with the key for debugging, and checks it.
///
/// # Errors
/// When a tool is missing or fails, or the package is not as it must be.
pub fn check_package(variant: Variant, prepared: &Prepared) -> Result<()> {
    let package = pack(variant, prepared, &debug_key()?)?;
    check::check(&package, variant, prepared)
}

/// What packing needs beside a JDK and Maven and the machine lacks, a line each with the way to get it.
pub fn missing() -> Vec<String> {
    signer().err().map(|missing| missing.to_string()).into_iter().collect()
}

/// What a package is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// To be looked into.
    Debug,
    /// To be given to players.
    Release,
}

impl Variant {
    /// What its files are called.
    pub fn name(self) -> &'static str {
        match self {
            Variant::Debug => "debug",
            Variant::Release => "release",
        }
    }

    /// Whom or what it is for.
    pub fn purpose(self) -> &'static str {
        match self {
            Variant::Debug => "debugging",
            Variant::Release => "players",
        }
    }
}

/// A key to sign with.
pub struct Key {
    store: PathBuf,
    alias: String,
    /// The variables or the words that open the store and the key, as apksigner takes them.
    store_password: String,
    key_password: String,
}

/// The key for a release, which the variables that `value` knows name.
fn release_key(value: impl Fn(&str) -> Option<String>) -> Result<Key> {
    let named = |name: &str| {
        value(name).filter(|value| !value.is_empty()).with_context(|| {
            format!(
                "{name} is not set: a release is signed with the key in WINDROSE_KEYSTORE called WINDROSE_KEY_ALIAS, \
                 which WINDROSE_KEYSTORE_PASSWORD and WINDROSE_KEY_PASSWORD open"
            )
        })
    };
    let (store, alias) = (PathBuf::from(named("WINDROSE_KEYSTORE")?), named("WINDROSE_KEY_ALIAS")?);
    named("WINDROSE_KEYSTORE_PASSWORD")?;
    named("WINDROSE_KEY_PASSWORD")?;
    ensure!(store.is_file(), "WINDROSE_KEYSTORE names {}, which is no file", store.display());
    let [store_password, key_password] =
        ["WINDROSE_KEYSTORE_PASSWORD", "WINDROSE_KEY_PASSWORD"].map(|name| format!("env:{name}"));
    Ok(Key { store, alias, store_password, key_password })
}

/// A key that nobody trusts, made once.
fn debug_key() -> Result<Key> {
    let store = super::folder().join("debug.keystore");
    if !store.exists() {
        std::fs::create_dir_all(super::folder())?;
        let mut keytool = Command::new("keytool");
        keytool.args(["-genkeypair", "-alias", "debug", "-keyalg", "RSA", "-keysize", "2048", "-validity", "10000"]);
        keytool.args(["-storepass", "android", "-keypass", "android", "-dname", "CN=Windrose debug", "-keystore"]);
        project::run(keytool.arg(&store))?;
    }
    let open = || "pass:android".to_owned();
    Ok(Key { store, alias: "debug".into(), store_password: open(), key_password: open() })
}

/// Packs and signs the application, which Maven has packaged.
fn pack(variant: Variant, prepared: &Prepared, key: &Key) -> Result<PathBuf> {
    let folder = super::folder().join(variant.name());
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder)?;
    dex(variant, prepared, &folder)?;
    let linked = match variant {
        Variant::Release => prepared.resources.package.clone(),
        Variant::Debug => resources::link(&prepared.libraries, &prepared.tools, &prepared.framework, variant)?.package,
    };
    let bare = folder.join("bare.apk");
    let natives = native::libraries(&prepared.libraries)?;
    zip(&linked, &folder, &natives, &bare)?;
    let package = folder.join("windrose.apk");
    sign(&bare, key, &package)?;
    Ok(package)
}

/// Makes dex files of all classes: shrunk for a release, as they are for debugging.
fn dex(variant: Variant, prepared: &Prepared, folder: &Path) -> Result<()> {
    let app = project::root().join("android/app/target");
    let list = std::fs::read_to_string(app.join("class-path.txt")).context("the application is not packaged")?;
    // JNA's jar is the one for desktops; the classes for Android are among the libraries.
    let is_jna = |jar: &PathBuf| jar.file_name().is_some_and(|name| name.to_string_lossy().starts_with("jna"));
    let mut jars: Vec<PathBuf> = std::env::split_paths(list.trim()).filter(|jar| !is_jna(jar)).collect();
    jars.extend([app.join(format!("windrose-app-{VERSION_NAME}.jar")), prepared.resources.classes.clone()]);
    jars.push(prepared.libraries.classes.clone());
    let mut java = Command::new("java");
    java.arg("-Xmx3g").arg("-cp").arg(libraries::named(&prepared.tools, "r8")?);
    match variant {
        Variant::Debug => java.args(["com.android.tools.r8.D8", "--debug"]),
        Variant::Release => {
            java.args(["com.android.tools.r8.R8", "--release", "--map-diagnostics", "info", "none"]);
            for rules in rules(prepared)? {
                java.arg("--pg-conf").arg(rules);
            }
            java.arg("--pg-map-output").arg(folder.join("mapping.txt"))
        }
    };
    // The jar of the framework leaves Java's own classes to the machine that tests.
    java.args(["--min-api", &OLDEST.to_string(), "--lib"])
        .arg(&prepared.framework)
        .arg("--lib")
        .arg(kotlin::java_home()?);
    java.arg("--output").arg(folder).args(jars);
    project::run(&mut java)
}

/// The rules for R8: ours, those of the resources, and those that come with the libraries, in their archives or inside their jars.
fn rules(prepared: &Prepared) -> Result<Vec<PathBuf>> {
    let mut rules = vec![project::root().join("android/app/rules.pro"), prepared.resources.rules.clone()];
    rules.extend(
        prepared.libraries.unpacked.iter().map(|library| library.join("proguard.txt")).filter(|it| it.exists()),
    );
    let mut inside = String::new();
    let mut jar = libraries::open(&prepared.libraries.classes)?;
    for index in 0..jar.len() {
        let mut entry = jar.by_index(index)?;
        let name = entry.name()?.into_owned();
        let current = name.starts_with("META-INF/com.android.tools/r8") && !name.contains("-upto-");
        if current || name.starts_with("META-INF/proguard/") {
            entry.read_to_string(&mut inside)?;
            inside.push('\n');
        }
    }
    let merged = super::folder().join("rules-of-jars.pro");
    std::fs::write(&merged, inside)?;
    rules.push(merged);
    Ok(rules)
}

/// Puts everything into one archive, each file where Android can map it into memory: what is stored plain at a multiple of
/// four bytes, native libraries at pages.
fn zip(linked: &Path, folder: &Path, natives: &[Native], to: &Path) -> Result<()> {
    let mut zip = ZipWriter::new(File::create(to)?);
    let plain =
        |align| SimpleFileOptions::default().compression_method(CompressionMethod::Stored).with_alignment(align);
    let packed = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    let mut add = |name: &str, bytes: &[u8], options: SimpleFileOptions| -> Result<()> {
        zip.start_file(name, options)?;
        zip.write_all(bytes)?;
        Ok(())
    };
    let mut resources = libraries::open(linked)?;
    for index in 0..resources.len() {
        let mut entry = resources.by_index(index)?;
        let name = entry.name()?.into_owned();
        let as_is = entry.compression() == CompressionMethod::Stored || name == "resources.arsc";
        let mut bytes = Vec::new();
        entry.read_to_end(&mut bytes)?;
        add(&name, &bytes, if as_is { plain(4) } else { packed })?;
    }
    for number in 1.. {
        let name = if number == 1 { "classes.dex".into() } else { format!("classes{number}.dex") };
        let Ok(bytes) = std::fs::read(folder.join(&name)) else { break };
        add(&name, &bytes, packed)?;
    }
    for (name, bytes) in java_resources()? {
        add(&name, &bytes, packed)?;
    }
    let page = u16::try_from(elf::PAGE)?;
    for native in natives {
        let bytes = std::fs::read(&native.file)?;
        elf::is_aligned(&bytes).with_context(|| native.name.clone())?;
        add(&native.name, &bytes, plain(page))?;
    }
    zip.finish()?;
    Ok(())
}

/// What the screens read through the class loader: the licences.
fn java_resources() -> Result<Vec<(String, Vec<u8>)>> {
    let own = project::root().join("android/ui/src/main/resources");
    let mut found = Vec::new();
    for folder in ["licences", "typefaces"] {
        for file in std::fs::read_dir(own.join(folder))? {
            let path = file?.path();
            if path.extension().is_some_and(|extension| extension == "txt") {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                found.push((format!("{folder}/{name}"), std::fs::read(&path)?));
            }
        }
    }
    found.sort();
    Ok(found)
}

fn sign(bare: &Path, key: &Key, to: &Path) -> Result<()> {
    let signer = signer()?;
    let oldest = OLDEST.to_string();
    let mut sign = Command::new(&signer);
    sign.args(["sign", "--min-sdk-version", &oldest, "--ks"]).arg(&key.store).args(["--ks-key-alias", &key.alias]);
    sign.args(["--ks-pass", &key.store_password, "--key-pass", &key.key_password, "--out"]).arg(to).arg(bare);
    project::run(&mut sign)?;
    project::run(Command::new(&signer).args(["verify", "--min-sdk-version", &oldest]).arg(to))
}

/// apksigner, from the path or the newest build tools of an SDK.
fn signer() -> Result<PathBuf> {
    if project::has("apksigner") {
        return Ok("apksigner".into());
    }
    let tools = std::env::var_os("ANDROID_HOME").map(|home| Path::new(&home).join("build-tools"));
    let versions = tools.and_then(|tools| std::fs::read_dir(tools).ok()).into_iter().flatten().flatten();
    let newest = versions.map(|version| version.path().join("apksigner")).filter(|signer| signer.exists()).max();
    let hint = "apksigner is missing: on Debian, apt-get install apksigner; elsewhere, set ANDROID_HOME to an SDK";
    newest.filter(|signer| signer.is_file()).context(hint)
}

#[cfg(test)]
mod tests {
    use super::release_key;

    const NAMES: [&str; 4] =
        ["WINDROSE_KEYSTORE", "WINDROSE_KEY_ALIAS", "WINDROSE_KEYSTORE_PASSWORD", "WINDROSE_KEY_PASSWORD"];

    fn set(name: &str) -> Option<String> {
        let value = if name == "WINDROSE_KEYSTORE" { concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml") } else { "x" };
        NAMES.contains(&name).then(|| value.to_owned())
    }

    #[test]
    fn a_release_takes_its_key_from_the_environment() {
        let key = release_key(set).unwrap();
        assert_eq!(key.alias, "x");
        // The words themselves never stand on a command line.
        assert_eq!(key.store_password, "env:WINDROSE_KEYSTORE_PASSWORD");
        assert_eq!(key.key_password, "env:WINDROSE_KEY_PASSWORD");
    }

    #[test]
    fn each_missing_variable_is_said() {
        for missing in NAMES {
            for nothing in [None, Some(String::new())] {
                let value = |name: &str| if name == missing { nothing.clone() } else { set(name) };
                let refused = release_key(value).err().unwrap().to_string();
                assert!(refused.starts_with(&format!("{missing} is not set: ")), "{refused}");
            }
        }
        let elsewhere = |name: &str| set(name).map(|value| format!("{value}-not-there"));
        let refused = release_key(elsewhere).err().unwrap().to_string();
        assert!(refused.starts_with("WINDROSE_KEYSTORE names ") && refused.ends_with("no file"), "{refused}");
    }
}
