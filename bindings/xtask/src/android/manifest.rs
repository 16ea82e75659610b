//! The manifest as it is packed. The one that is written by hand leaves out what Gradle takes from its own files only.

use anyhow::{Context as _, Result};

use super::{APPLICATION, OLDEST, TARGET, VERSION_CODE, VERSION_NAME};

/// The manifest `written` by hand, with name, versions and levels of Android, and with native libraries that are mapped
/// out of the package.
///
/// # Errors
/// When it is no manifest of an application.
pub fn whole(written: &str) -> Result<String> {
    let (before, root) = written.split_once("<manifest ").context("the manifest has no beginning")?;
    let (attributes, content) = root.split_once('>').context("the manifest has no beginning")?;
    let (rest, application) = content.split_once("<application\n").context("the manifest has no application")?;
    Ok(format!(
        "{before}<manifest package=\"{APPLICATION}\" android:versionCode=\"{VERSION_CODE}\" \
         android:versionName=\"{VERSION_NAME}\" {attributes}>\n    \
         <uses-sdk android:minSdkVersion=\"{OLDEST}\" android:targetSdkVersion=\"{TARGET}\" />\
         {rest}<application android:extractNativeLibs=\"false\"\n{application}"
    ))
}

#[cfg(test)]
mod tests {
    use super::whole;

    #[test]
    fn what_gradle_takes_from_elsewhere_is_added() {
        let written = "<?xml?>\n<manifest xmlns:android=\"a\">\n    <application\n        android:label=\"b\">\n";
        let whole = whole(written).unwrap();
        assert!(whole.starts_with("<?xml?>\n<manifest package=\"app.windrose\" android:versionCode=\"1\""), "{whole}");
        assert!(
            whole.contains("<uses-sdk android:minSdkVersion=\"26\" android:targetSdkVersion=\"35\" />\n"),
            "{whole}"
        );
        let application = "<application android:extractNativeLibs=\"false\"\n        android:label=\"b\">";
        assert!(whole.contains(application), "{whole}");
        assert!(super::whole("<resources />").is_err());
    }
}
