//! Whether a package is what it must be, looked at from outside.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::io::Read as _;
use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result, bail, ensure};
use windrose_core::words::Language;

use super::apk::Variant;
use super::dex::{self, Classes};
use super::{APPLICATION, OLDEST, Prepared, TARGET, VERSION_CODE, VERSION_NAME, elf, libraries, resources};
use crate::project;

/// The most that a package may weigh without its native libraries, in bytes.
const MOST: u64 = 12_000_000;
/// What aapt2 calls that which holds in every language.
const NO_LOCALE: &str = "--_--";

/// Checks manifest, permissions, languages, resources, classes, alignment and size of `package`, and that the classes which
/// native code and the system reach by their names are whole.
///
/// # Errors
/// The first thing that is wrong.
pub fn check(package: &Path, variant: Variant, prepared: &Prepared) -> Result<()> {
    manifest(package, variant, prepared)?;
    let classes = contents(package)?;
    for wanted in ["app/windrose/android/MainActivity", "kotlinx/coroutines/android/AndroidDispatcherFactory"] {
        ensure!(classes.contains_key(wanted), "{wanted} is not in the package");
    }
    comes_back(&classes)?;
    reached_by_name(&classes, prepared)
}

fn manifest(package: &Path, variant: Variant, prepared: &Prepared) -> Result<()> {
    let aapt2 = resources::aapt2(&prepared.tools)?;
    let output = Command::new(aapt2).args(["dump", "badging"]).arg(package).output()?;
    let badging = String::from_utf8_lossy(&output.stdout);
    let lines: Vec<&str> = badging.lines().collect();
    let has = |start: &str| {
        ensure!(lines.iter().any(|line| line.starts_with(start)), "the package does not say {start}:\n{badging}");
        Ok(())
    };
    has(&format!("package: name='{APPLICATION}' versionCode='{VERSION_CODE}' versionName='{VERSION_NAME}'"))?;
    has(&format!("minSdkVersion:'{OLDEST}'")).or_else(|_| has(&format!("sdkVersion:'{OLDEST}'")))?;
    has(&format!("targetSdkVersion:'{TARGET}'"))?;
    has("launchable-activity: name='app.windrose.android.MainActivity'")?;
    has("application-label:'Windrose'")?;
    let permissions: Vec<_> = lines.iter().filter(|line| line.starts_with("uses-permission")).collect();
    ensure!(
        permissions == [&"uses-permission: name='android.permission.VIBRATE'"],
        "other permissions: {permissions:?}"
    );
    let debuggable = lines.contains(&"application-debuggable");
    ensure!(debuggable == (variant == Variant::Debug), "debuggable: {debuggable}, in a {variant:?} package");
    let locales = lines.iter().find_map(|line| line.strip_prefix("locales:"));
    languages(locales.context("the package names no languages")?)
}

/// Whether `locales` as aapt2 lists them are the languages of the app and no others: Android would show a part of the page
/// in a language that the rest of it does not speak.
fn languages(locales: &str) -> Result<()> {
    let packed: BTreeSet<&str> = locales
        .split_whitespace()
        .map(|locale| locale.trim_matches('\''))
        .filter(|&locale| locale != NO_LOCALE)
        .collect();
    for language in Language::ALL.into_iter().filter(|&language| language != Language::English) {
        ensure!(packed.contains(language.tag()), "{} is missing: {locales}", language.tag());
    }
    let of_the_app = |locale: &str| Language::ALL.iter().any(|own| locale.split('-').next() == Some(own.tag()));
    let foreign: Vec<_> = packed.into_iter().filter(|locale| !of_the_app(locale)).collect();
    ensure!(foreign.is_empty(), "languages that the app does not speak: {foreign:?}");
    Ok(())
}

/// Looks at every file, and gives back the classes.
fn contents(package: &Path) -> Result<Classes> {
    let mut zip = libraries::open(package)?;
    let mut classes = Classes::new();
    let (mut weight, mut names) = (0, Vec::new());
    for index in 0..zip.len() {
        let mut entry = zip.by_index(index)?;
        let name = entry.name()?.into_owned();
        let start = entry.data_start().context("a file has no place")?;
        let mut bytes = Vec::new();
        entry.read_to_end(&mut bytes)?;
        if name.starts_with("lib/") {
            is_mappable(&name, entry.compression() == zip::CompressionMethod::Stored, start, &bytes)?;
        } else {
            weight += entry.compressed_size();
        }
        if name.ends_with(".dex") {
            dex::read(&bytes, &mut classes)?;
        }
        names.push(name);
    }
    ensure!(weight < MOST, "the package weighs {weight} bytes without its native libraries, {MOST} at most");
    for wanted in [
        "AndroidManifest.xml",
        "resources.arsc",
        "res/xml/locales_config.xml",
        "assets/typefaces/EBGaramond_600SemiBold.ttf",
        "licences/index.txt",
        "typefaces/EBGaramond-OFL.txt",
        "lib/arm64-v8a/libjnidispatch.so",
    ] {
        ensure!(names.iter().any(|name| name == wanted), "{wanted} is not in the package");
    }
    Ok(classes)
}

/// Whether the system can map the native library `name` out of the package, where it begins at `start`.
fn is_mappable(name: &str, stored: bool, start: u64, bytes: &[u8]) -> Result<()> {
    ensure!(stored, "{name} is compressed");
    ensure!(start.is_multiple_of(elf::PAGE), "{name} begins at {start}, which is no page");
    elf::is_aligned(bytes).with_context(|| name.to_owned())
}

/// Whether what a page saves can come back when the process was ended meanwhile: the system makes what was parcelled by its
/// `CREATOR`, and an enum by its values, and asks for both by name.
fn comes_back(classes: &Classes) -> Result<()> {
    let kinds: [(&str, &[&str]); 2] =
        [("android/os/Parcelable", &["CREATOR"]), ("java/lang/Enum", &["values", "valueOf"])];
    for (kind, wanted) in kinds {
        let mut found = 0;
        for (name, class) in classes.iter().filter(|(_, class)| !class.is_abstract && class.parents.contains(kind)) {
            if let Some(member) = wanted.iter().find(|&&member| !class.members.contains(member)) {
                bail!("{name} is of {kind} and has lost {member}");
            }
            found += 1;
        }
        ensure!(found > 0, "there is no {kind} in the package, which cannot be");
    }
    Ok(())
}

/// Whether the classes that JNA and native code reach by names still have all their fields and methods.
fn reached_by_name(classes: &Classes, prepared: &Prepared) -> Result<()> {
    let bindings = project::root().join("android/bindings/target/classes");
    let mut files = Vec::new();
    for package in ["app/windrose/bindings", "app/windrose/core"] {
        for file in std::fs::read_dir(bindings.join(package)).context("the bindings are not compiled")? {
            files.push(file?.path());
        }
    }
    let listed = javap(&bindings, files)?;
    let by_name = |head: &str| head.contains("com.sun.jna.") || head.contains("UniffiLib");
    let reached = are_whole(&listed, by_name, classes)?;
    ensure!(reached > 10, "only {reached} classes of the bindings are reached by name, which cannot be");
    let core = ["Native", "Structure", "Pointer", "Memory", "PointerType", "CallbackReference", "IntegerType"];
    let core = core.map(|name| format!("com.sun.jna.{name}"));
    let listed = javap(&prepared.libraries.classes, core)?;
    are_whole(&listed, |_| true, classes).map(drop)
}

/// What `javap` lists of `classes` in `path`, with what is private.
fn javap(path: &Path, classes: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Result<String> {
    let output = Command::new("javap").arg("-p").arg("-cp").arg(path).args(classes).output()?;
    ensure!(output.status.success(), "javap: {}", String::from_utf8_lossy(&output.stderr));
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Compares what `javap` lists with `classes`, for those whose first line is reached `by_name`; how many those are.
fn are_whole(javap: &str, by_name: impl Fn(&str) -> bool, classes: &Classes) -> Result<usize> {
    let mut reached = 0;
    let mut current: Option<String> = None;
    for line in javap.lines() {
        if let Some(head) = line.strip_suffix(" {") {
            let words: Vec<&str> = head.split(' ').collect();
            let kind = words.iter().position(|&word| word == "class" || word == "interface");
            let name = kind.and_then(|kind| words.get(kind + 1)).context("javap lists something strange")?;
            current = by_name(head).then(|| name.replace('.', "/"));
            if let Some(class) = &current {
                reached += 1;
                ensure!(classes.contains_key(class), "{class} is not in the package");
            }
        } else if let (Some(class), Some(member)) = (&current, member(line)) {
            // A constructor is called like its class in Java and <init> in the package.
            let member = if member.replace('.', "/") == *class { "<init>" } else { &member };
            let kept = classes.get(class).is_some_and(|class| class.members.contains(member));
            if !kept {
                bail!("{class} has lost {member}");
            }
        }
    }
    Ok(reached)
}

/// The name of the field or method in a line of `javap`; none for the body of a lambda, which a compiler made: only code
/// calls that, and dexing gives it another name.
fn member(line: &str) -> Option<String> {
    let line = line.strip_prefix("  ")?.strip_suffix(';')?;
    let before = line.split('(').next()?;
    let name = before.split(' ').next_back()?;
    (line != "static {}" && !name.is_empty() && !name.contains("lambda$")).then(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::super::elf::tests::library;
    use super::{Classes, are_whole, comes_back, is_mappable, languages, member};
    use crate::android::dex::Class;
    use crate::android::elf::PAGE;

    fn class(is_abstract: bool, parent: &str, members: &[&str]) -> Class {
        let members = members.iter().map(|&member| member.to_owned()).collect();
        Class { is_abstract, parents: [parent.to_owned()].into(), members }
    }

    #[test]
    fn a_library_that_cannot_be_mapped_is_found() {
        let sound = library(PAGE);
        assert!(is_mappable("lib/x.so", true, 3 * PAGE, &sound).is_ok());
        assert!(is_mappable("lib/x.so", false, 3 * PAGE, &sound).is_err());
        assert!(is_mappable("lib/x.so", true, 3 * PAGE + 4, &sound).is_err());
        assert!(is_mappable("lib/x.so", true, 3 * PAGE, &library(4096)).is_err());
    }

    #[test]
    fn a_lost_member_is_found() {
        let javap = "public class a.B extends com.sun.jna.Structure {\n  public long capacity;\n  public a.B();\n}\n";
        let with =
            |members: &[&str]| Classes::from([("a/B".to_owned(), class(false, "com/sun/jna/Structure", members))]);
        let structures = |head: &str| head.contains("com.sun.jna.");
        assert_eq!(are_whole(javap, structures, &with(&["capacity", "<init>"])).unwrap(), 1);
        assert!(are_whole(javap, structures, &with(&["<init>"])).is_err());
        assert!(are_whole(javap, structures, &Classes::new()).is_err());
        assert_eq!(are_whole("class a.C {\n  int x;\n}\n", structures, &Classes::new()).unwrap(), 0);
    }

    #[test]
    fn what_cannot_come_back_is_found() {
        let with = |saved: &[&str], chosen: &[&str]| {
            Classes::from([
                ("a/Abstract".to_owned(), class(true, "android/os/Parcelable", &[])),
                ("a/Other".to_owned(), class(false, "java/lang/Object", &[])),
                ("a/Saved".to_owned(), class(false, "android/os/Parcelable", saved)),
                ("a/Chosen".to_owned(), class(false, "java/lang/Enum", chosen)),
            ])
        };
        assert!(comes_back(&with(&["CREATOR"], &["values", "valueOf"])).is_ok());
        for (saved, chosen, lost) in [
            (
                &[] as &[&str],
                &["values", "valueOf"] as &[&str],
                "a/Saved is of android/os/Parcelable and has lost CREATOR",
            ),
            (&["CREATOR"], &["valueOf"], "a/Chosen is of java/lang/Enum and has lost values"),
            (&["CREATOR"], &["values"], "a/Chosen is of java/lang/Enum and has lost valueOf"),
        ] {
            assert_eq!(comes_back(&with(saved, chosen)).unwrap_err().to_string(), lost);
        }
        assert!(comes_back(&Classes::new()).is_err());
    }

    #[test]
    fn a_foreign_language_and_a_missing_one_are_found() {
        assert!(languages(" '--_--' 'de' 'en-GB'").is_ok());
        assert!(languages(" '--_--' 'en-GB'").unwrap_err().to_string().starts_with("de is missing"));
        let foreign = languages(" '--_--' 'de' 'fr' 'deu'").unwrap_err().to_string();
        assert_eq!(foreign, "languages that the app does not speak: [\"deu\", \"fr\"]");
    }

    #[test]
    fn members_are_read_from_their_lines() {
        assert_eq!(member("  public static final int f(long, a.B[]);").as_deref(), Some("f"));
        assert_eq!(member("  private long capacity;").as_deref(), Some("capacity"));
        assert_eq!(member("  static {};"), None);
        assert_eq!(member("  private static java.lang.Object lambda$validateFields$0(java.lang.Object);"), None);
    }
}
