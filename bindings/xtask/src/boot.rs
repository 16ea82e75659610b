//! The few words that an interface needs before the core can speak, as a Kotlin and a Swift file, and those that iOS and
//! Android themselves show.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::Result;
use windrose_core::words::{Language, Tongue};

/// Writes `BootWords.kt` into the package folder below `folder`.
///
/// # Errors
/// When it cannot be written.
pub fn write_kotlin(folder: &Path) -> Result<()> {
    let mut file = String::from(
        "package app.windrose.words\n\n/** The few words that are needed before the core speaks. */\nobject BootWords {\n",
    );
    for language in Language::ALL {
        let tongue = Tongue::new(language);
        writeln!(file, "    private val {} = mapOf(", language.tag())?;
        for key in tongue.keys().filter(|key| key.starts_with("boot-")) {
            // JSON's escapes are Kotlin's, but for the dollar sign, which no boot word has.
            writeln!(file, "        \"{key}\" to {},", serde_json::to_string(&tongue.say(key, &[]))?)?;
        }
        file.push_str("    )\n\n");
    }
    let all = Language::ALL.map(|language| format!("\"{0}\" to {0}", language.tag())).join(", ");
    writeln!(file, "    private val all = mapOf({all})\n")?;
    file.push_str("    /** The words by key, in the first language of the BCP 47 tags [tags] that there is. */\n");
    file.push_str("    fun words(tags: String): Map<String, String> = all.getValue(tag(tags))\n\n");
    file.push_str("    /** The tag of that language. [tags] have commas between them. */\n");
    file.push_str(
        "    fun tag(tags: String): String = tags.split(',').map { it.trim().substringBefore('-').lowercase() }\n",
    );
    writeln!(file, "        .firstOrNull {{ it in all }} ?: \"{}\"\n}}", Language::English.tag())?;
    let package = folder.join("app/windrose/words");
    std::fs::create_dir_all(&package)?;
    std::fs::write(package.join("BootWords.kt"), file)?;
    Ok(())
}

/// Writes `BootWords.swift` into `folder`.
///
/// # Errors
/// When it cannot be written.
pub fn write_swift(folder: &Path) -> Result<()> {
    let mut file = String::from("/// The few words that are needed before the core speaks.\npublic enum BootWords {\n");
    for language in Language::ALL {
        let tongue = Tongue::new(language);
        writeln!(file, "    private static let {}: [String: String] = [", language.tag())?;
        for key in tongue.keys().filter(|key| key.starts_with("boot-")) {
            // JSON's escapes are Swift's, but for those of control characters, which no boot word has.
            writeln!(file, "        \"{key}\": {},", serde_json::to_string(&tongue.say(key, &[]))?)?;
        }
        file.push_str("    ]\n\n");
    }
    file.push_str("    /// The words by key, in the language of the BCP 47 tag `tag`.\n");
    file.push_str("    public static func words(_ tag: String) -> [String: String] {\n");
    file.push_str("        tag.hasPrefix(\"de\") ? de : en\n    }\n}\n");
    std::fs::write(folder.join("BootWords.swift"), file)?;
    Ok(())
}

/// Writes what Android itself shows of the app, as `strings.xml` in a folder for each language below `resources`.
///
/// # Errors
/// When it cannot be written.
pub fn write_strings(resources: &Path) -> Result<()> {
    for language in Language::ALL {
        let name = Tongue::new(language).say("system-name", &[]);
        // What no translation matches is shown in the first language.
        let folder = match language {
            Language::English => resources.join("values"),
            other => resources.join(format!("values-{}", other.tag())),
        };
        std::fs::create_dir_all(&folder)?;
        let name = name.replace('&', "&amp;").replace('<', "&lt;").replace('\'', "\\'");
        let text = format!(
            "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n    <string name=\"app_name\">{name}</string>\n</resources>\n"
        );
        std::fs::write(folder.join("strings.xml"), text)?;
    }
    Ok(())
}

/// Writes what iOS itself shows of the app, as `InfoPlist.strings` in a folder for each language below `resources`.
///
/// # Errors
/// When it cannot be written.
pub fn write_info_plist(resources: &Path) -> Result<()> {
    for language in Language::ALL {
        let tongue = Tongue::new(language);
        let name = tongue.say("system-name", &[]);
        let game_file = tongue.say("system-game-file", &[]);
        let folder = resources.join(format!("{}.lproj", language.tag()));
        std::fs::create_dir_all(&folder)?;
        let text = format!(
            "CFBundleDisplayName = {};\n\"system-game-file\" = {};\n",
            serde_json::to_string(&name)?,
            serde_json::to_string(&game_file)?
        );
        std::fs::write(folder.join("InfoPlist.strings"), text)?;
    }
    Ok(())
}
