package app.windrose.android

import android.speech.tts.TextToSpeech
import app.windrose.bindings.tagOfLanguage
import app.windrose.core.Language
import org.junit.Test
import org.w3c.dom.Element
import java.io.File
import javax.xml.parsers.DocumentBuilderFactory
import kotlin.test.assertEquals

/** What the system is told about the app agrees with what the app does. */
class ManifestTest : ActivityTest() {
    private val manifest = elements("AndroidManifest.xml")

    @Test
    fun `nothing is asked for but vibration`() {
        val asked = manifest.filter { it.tagName.startsWith("uses-permission") }.map { it.of("name") }
        assertEquals(listOf("android.permission.VIBRATE"), asked)
    }

    @Test
    fun `the voice of the system can be found`() {
        val queries = manifest.single { it.tagName == "queries" }.getElementsByTagName("action")
        val asked = (0 until queries.length).map { (queries.item(it) as Element).of("name") }
        assertEquals(listOf(TextToSpeech.Engine.INTENT_ACTION_TTS_SERVICE), asked)
    }

    @Test
    fun `from Android 8 to 15`() {
        val application = withActivity { it.applicationInfo }
        assertEquals(26 to 35, application.minSdkVersion to application.targetSdkVersion)
    }

    @Test
    fun `the way back is shown before it is gone, and text may run from right to left`() {
        val application = manifest.single { it.tagName == "application" }
        assertEquals("true", application.of("enableOnBackInvokedCallback"))
        assertEquals("true", application.of("supportsRtl"))
    }

    @Test
    fun `the languages of the system's page are those of the core`() {
        val offered = elements("res/xml/locales_config.xml").filter { it.tagName == "locale" }.map { it.of("name") }
        assertEquals(Language.entries.map(::tagOfLanguage), offered)
    }

    @Test
    fun `backups take the folder of the saved games and nothing else`() {
        val files = withActivity { it.filesDir }
        val folder = checkNotNull(savedGames.parentFile).relativeTo(files).path + "/"
        for ((rules, ways) in listOf("backup_rules.xml" to 1, "data_extraction_rules.xml" to 2)) {
            val taken = elements("res/xml/$rules").filter { it.tagName == "include" }
            val places = taken.map { it.getAttribute("domain") to it.getAttribute("path") }
            assertEquals(List(ways) { "file" to folder }, places, rules)
        }
    }

    private fun elements(file: String): List<Element> {
        val all = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(File("src/main", file))
            .getElementsByTagName("*")
        return (0 until all.length).map { all.item(it) as Element }
    }

    private fun Element.of(name: String) = getAttribute("android:$name")
}
