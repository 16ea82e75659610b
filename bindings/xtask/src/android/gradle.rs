//! Whether Gradle's files, which nothing here runs, say what Maven's and the task runner say.

use std::collections::{BTreeMap, BTreeSet};

use toml::{Table, Value};
use windrose_core::words::Language;

use super::native::ABIS;
use super::{APPLICATION, OLDEST, TARGET, VERSION_CODE, VERSION_NAME};
use crate::project;

const CATALOGUE: &str = "gradle/libs.versions.toml";
const BINDINGS: &str = "bindings/build.gradle.kts";
const APP: &str = "app/build.gradle.kts";
const PARENT: &str = "pom.xml";
const APP_POM: &str = "app/pom.xml";
const LIBRARIES: &str = "app/libraries/pom.xml";
const TEST_LIBRARIES: &str = "app/test-libraries/pom.xml";
const BINDINGS_POM: &str = "bindings/pom.xml";
const MANIFEST: &str = "app/src/main/AndroidManifest.xml";

/// The library that Gradle has to be asked for as an archive, so that no list of libraries can name it.
const ASKED_FOR_ALONE: &str = "net.java.dev.jna:jna";

/// The texts of the files below `android/`.
type Files = BTreeMap<&'static str, String>;

/// Libraries with their versions.
type Libraries = BTreeMap<String, String>;

fn files() -> Files {
    let names = [CATALOGUE, BINDINGS, APP, PARENT, APP_POM, LIBRARIES, TEST_LIBRARIES, BINDINGS_POM, MANIFEST];
    let read = |name| std::fs::read_to_string(project::root().join("android").join(name)).unwrap();
    names.map(|name| (name, read(name))).into()
}

/// Everything in which the two differ, a line each.
fn differences(files: &Files) -> Vec<String> {
    let mut found = Vec::new();
    versions(files, &mut found);
    libraries(files, &mut found);
    levels(files, &mut found);
    folders(files, &mut found);
    found
}

/// The text of the first element called `name` in `xml`.
fn element<'a>(xml: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = xml.split_once(&format!("<{name}>"))?;
    Some(rest.split_once(&format!("</{name}>"))?.0.trim())
}

fn elements<'a>(xml: &'a str, name: &str) -> Vec<&'a str> {
    let parts = xml.split(&format!("<{name}>")).skip(1).collect::<Vec<_>>();
    parts.into_iter().filter_map(|rest| Some(rest.split_once(&format!("</{name}>"))?.0.trim())).collect()
}

/// `version` with Maven's properties filled in.
fn resolved(version: &str, parent: &str) -> String {
    let name = version.strip_prefix("${").and_then(|rest| rest.strip_suffix('}'));
    name.map_or(version, |name| element(parent, name).unwrap_or(version)).to_owned()
}

/// The libraries in a POM, but for those of the project and those that the task runner makes. What the parent manages
/// comes without a version, and has Kotlin's.
fn in_pom(pom: &str, parent: &str) -> Libraries {
    let libraries = elements(pom, "dependency").into_iter().filter_map(|library| {
        let (group, artifact) = (element(library, "groupId")?, element(library, "artifactId")?);
        let version = element(library, "version").unwrap_or("${kotlin.version}");
        let foreign = !group.starts_with("app.windrose");
        foreign.then(|| (format!("{group}:{artifact}"), resolved(version, parent)))
    });
    libraries.collect()
}

/// A version in the catalogue, plain or strict.
fn plain(version: &Value) -> Option<&str> {
    version.as_str().or_else(|| version.get("strictly")?.as_str())
}

fn catalogue(files: &Files) -> Table {
    files[CATALOGUE].parse().unwrap()
}

/// A library of the catalogue by its alias: its name and its version.
fn in_catalogue(catalogue: &Table, alias: &str) -> Option<(String, String)> {
    let library = catalogue.get("libraries")?.get(alias)?;
    let version = library.get("version")?;
    let version = match version.get("ref").and_then(Value::as_str) {
        Some(name) => catalogue.get("versions")?.get(name)?,
        None => version,
    };
    Some((library.get("module")?.as_str()?.to_owned(), plain(version)?.to_owned()))
}

/// A bundle of the catalogue.
fn bundle(catalogue: &Table, name: &str) -> Libraries {
    let bundle = catalogue.get("bundles").and_then(|bundles| bundles.get(name)).and_then(Value::as_array);
    let aliases = bundle.into_iter().flatten().filter_map(Value::as_str);
    aliases.filter_map(|alias| in_catalogue(catalogue, alias)).collect()
}

/// The named versions: each is that of Maven's property of the same name, but for the one of Gradle's own plugin.
fn versions(files: &Files, found: &mut Vec<String>) {
    let catalogue = catalogue(files);
    let named = catalogue.get("versions").and_then(Value::as_table);
    for (name, version) in named.into_iter().flatten().filter(|(name, _)| *name != "agp") {
        let property = format!("{}.version", name.replace('-', "."));
        let (here, there) = (plain(version), element(&files[PARENT], &property));
        if here.is_none() || here != there {
            found.push(format!("{name} is {here:?} for Gradle and {there:?} for Maven"));
        }
    }
    for plugin in ["kotlin-compose", "kotlin-jvm"] {
        let version = catalogue.get("plugins").and_then(|plugins| plugins.get(plugin)?.get("version")?.get("ref"));
        if version.and_then(Value::as_str) != Some("kotlin") {
            found.push(format!("the plugin {plugin} has not the version of Kotlin"));
        }
    }
    let own = element(&files[PARENT], "version");
    if own != Some(VERSION_NAME) {
        found.push(format!("Maven builds {own:?}, cargo {VERSION_NAME}"));
    }
}

fn libraries(files: &Files, found: &mut Vec<String>) {
    let catalogue = catalogue(files);
    let parent = &files[PARENT];
    let mut compare = |what: &str, gradle: &Libraries, maven: &Libraries| {
        for name in gradle.keys().chain(maven.keys()).collect::<BTreeSet<_>>() {
            let (here, there) = (gradle.get(name), maven.get(name));
            if here != there {
                found.push(format!("{what}: {name} is {here:?} for Gradle and {there:?} for Maven"));
            }
        }
    };
    let alone = |alias: &str| in_catalogue(&catalogue, alias);
    let mut gradle = bundle(&catalogue, "application");
    gradle.extend(alone("net-java-dev-jna-jna"));
    compare("application", &gradle, &in_pom(&files[LIBRARIES], parent));

    let mut maven = in_pom(&files[TEST_LIBRARIES], parent);
    let (tests, own): (Libraries, Libraries) = in_pom(&files[APP_POM], parent).into_iter().partition(|(name, _)| {
        !["org.robolectric:android-all", "org.jetbrains.kotlin:kotlin-stdlib"].contains(&&**name)
    });
    maven.extend(tests.into_iter().filter(|(name, _)| !name.starts_with("org.robolectric:android-all-")));
    compare("tests", &bundle(&catalogue, "tests"), &maven);
    // The framework comes with Gradle's SDK, and the standard library with its plugin.
    assert_eq!(own.len(), 2, "{own:?}");

    let coroutines = "org.jetbrains.kotlinx:kotlinx-coroutines-core-jvm";
    let managed = |name: &str| {
        let of_bindings = elements(parent, "dependency").into_iter().find(|library| {
            let (group, artifact) = (element(library, "groupId"), element(library, "artifactId"));
            group.zip(artifact).is_some_and(|(group, artifact)| format!("{group}:{artifact}") == name)
        });
        of_bindings.and_then(|library| Some((name.to_owned(), resolved(element(library, "version")?, parent))))
    };
    let gradle = alone("org-jetbrains-kotlinx-kotlinx-coroutines-core-jvm").into_iter();
    let gradle = gradle.chain(alone("net-java-dev-jna-jna")).collect();
    compare("bindings", &gradle, &managed(coroutines).into_iter().chain(managed(ASKED_FOR_ALONE)).collect());
}

/// What the package says of itself, and for which Java it is compiled.
fn levels(files: &Files, found: &mut Vec<String>) {
    let java = element(&files[PARENT], "kotlin.compiler.jvmTarget").unwrap_or_default();
    let abis: Vec<_> = ABIS.iter().map(|abi| format!("\"{}\"", abi.name)).collect();
    let of_the_app = [
        format!("namespace = \"{APPLICATION}\""),
        format!("applicationId = \"{APPLICATION}\""),
        format!("minSdk = {OLDEST}"),
        format!("targetSdk = {TARGET}"),
        format!("versionCode = {VERSION_CODE}"),
        format!("versionName = \"{VERSION_NAME}\""),
        format!("abiFilters += listOf({})", abis.join(", ")),
        format!("localeFilters += listOf({})", Language::ALL.map(|own| format!("\"{}\"", own.tag())).join(", ")),
        "isMinifyEnabled = true".to_owned(),
        "proguardFiles(getDefaultProguardFile(\"proguard-android-optimize.txt\"), \"rules.pro\")".to_owned(),
        "implementation(libs.bundles.application)".to_owned(),
        "testImplementation(libs.bundles.tests)".to_owned(),
    ];
    let of_both = [
        format!("jvmTarget = JvmTarget.JVM_{java}"),
        format!("sourceCompatibility = JavaVersion.VERSION_{java}"),
        format!("targetCompatibility = JavaVersion.VERSION_{java}"),
    ];
    let of_the_app = of_the_app.iter().chain(&of_both).map(|line| (APP, line));
    for (file, line) in of_the_app.chain(of_both.iter().map(|line| (BINDINGS, line))) {
        if !files[file].lines().any(|there| there.trim() == line) {
            found.push(format!("{file} lacks {line}"));
        }
    }
    // Gradle refuses a manifest that says these itself.
    for own in ["package=", "android:version", "uses-sdk", "extractNativeLibs"] {
        if files[MANIFEST].contains(own) {
            found.push(format!("{MANIFEST} says {own}"));
        }
    }
}

/// Where the sources lie. What Gradle takes without being told is the same for Maven.
fn folders(files: &Files, found: &mut Vec<String>) {
    let app = &files[APP_POM];
    let of_maven = |folders: Vec<&str>| {
        let relative = folders.into_iter().map(|folder| folder.trim_start_matches("${project.basedir}/"));
        relative.filter(|folder| *folder != "src/main/kotlin").map(str::to_owned).collect::<Vec<_>>()
    };
    let resources = of_maven(elements(element(app, "resources").unwrap_or_default(), "directory"));
    let made = |folder: &str| vec![format!("../../target/android/{folder}")];
    let wanted = [
        ("kotlin", of_maven(elements(app, "sourceDir"))),
        ("assets", resources.clone()),
        ("resources", resources),
        ("res", made("words")),
        ("jniLibs", made("native")),
    ];
    for (kind, wanted) in wanted {
        let start = format!("{kind}.directories += \"");
        let there = files[APP].lines().filter_map(|line| line.trim().strip_prefix(&start)?.strip_suffix('"'));
        if there.collect::<Vec<_>>() != wanted {
            found.push(format!("{APP} takes {kind} from elsewhere than {wanted:?}"));
        }
    }
    let generated = element(&files[PARENT], "windrose.generated").unwrap_or_default();
    let generated = generated.replace("${maven.multiModuleProjectDirectory}", "..");
    let generated = format!("kotlin.setSrcDirs(listOf(\"{generated}\"))");
    let from_generated = element(&files[BINDINGS_POM], "sourceDirectory") == Some("${windrose.generated}");
    if !from_generated || !files[BINDINGS].lines().any(|line| line.trim() == generated) {
        found.push(format!("{BINDINGS} lacks {generated}"));
    }
}

#[test]
fn gradle_says_what_maven_says() {
    let found = differences(&files());
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn every_planted_difference_is_found() {
    let planted = [
        (CATALOGUE, "kotlin = \"", "kotlin = \"9."),
        (CATALOGUE, "androidx-compose = { strictly = \"", "androidx-compose = { strictly = \"9."),
        (CATALOGUE, "strictly = \"1.5.1\"", "strictly = \"1.5.0\""),
        (CATALOGUE, "androidx.window:window\"", "androidx.window:window-core\""),
        (CATALOGUE, "    \"androidx-core-core-ktx\",\n", ""),
        (CATALOGUE, "    \"org-robolectric-robolectric\",\n", ""),
        (CATALOGUE, "id = \"org.jetbrains.kotlin.jvm\", version.ref = \"kotlin\"", "id = \"x\", version.ref = \"agp\""),
        (PARENT, "<lifecycle.version>", "<lifecycle.version>9."),
        (PARENT, "<jna.version>", "<jna.version>9."),
        (PARENT, "<version>0", "<version>9"),
        (PARENT, "/../target/bindings/kotlin", "/../target/elsewhere"),
        (PARENT, "<kotlin.compiler.jvmTarget>17", "<kotlin.compiler.jvmTarget>21"),
        (LIBRARIES, "<artifactId>emoji2</artifactId>", "<artifactId>emoji3</artifactId>"),
        (TEST_LIBRARIES, "<version>3.7.0</version>", "<version>3.7.1</version>"),
        (APP_POM, "<artifactId>robolectric</artifactId>", "<artifactId>robolectric-more</artifactId>"),
        (APP_POM, "/../ui/src/main/kotlin", "/../ui/src/more/kotlin"),
        (APP_POM, "/../ui/src/main/resources", "/../ui/src/more/resources"),
        (APP, "applicationId = \"", "applicationId = \"x."),
        (APP, "minSdk = 26", "minSdk = 24"),
        (APP, "targetSdk = 35", "targetSdk = 36"),
        (APP, "versionCode = 1", "versionCode = 2"),
        (APP, "versionName = \"0", "versionName = \"9"),
        (APP, "\"armeabi-v7a\", ", ""),
        (APP, "localeFilters += listOf(\"en\", \"de\")", "localeFilters += listOf(\"en\")"),
        (APP, "rules.pro", "other.pro"),
        (APP, "getDefaultProguardFile(\"proguard-android-optimize.txt\"), ", ""),
        (APP, "../../target/android/words", "src/main/words"),
        (APP, "../../target/android/native", "src/main/native"),
        (APP, "kotlin.directories += \"../ui/src/main/kotlin\"", "kotlin.directories += \"../ui/src/test/kotlin\""),
        (BINDINGS, "JVM_17", "JVM_21"),
        (BINDINGS, "../target/bindings/kotlin", "src/main/kotlin"),
        (MANIFEST, "<application\n", "<uses-sdk />\n<application\n"),
    ];
    for (file, from, to) in planted {
        let mut files = files();
        let text = files.get_mut(file).unwrap();
        assert!(text.contains(from), "there is no {from} in {file}");
        *text = text.replacen(from, to, 1);
        assert!(!differences(&files).is_empty(), "{to} in {file} is not found");
    }
}
