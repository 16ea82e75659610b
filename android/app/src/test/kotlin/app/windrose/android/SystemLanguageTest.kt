package app.windrose.android

import android.app.LocaleManager
import android.content.Context
import android.content.res.Configuration
import android.os.LocaleList
import androidx.lifecycle.Lifecycle
import androidx.test.core.app.ApplicationProvider
import app.windrose.core.Language
import app.windrose.words.BootWords
import org.junit.Test
import org.robolectric.RuntimeEnvironment
import kotlin.test.assertEquals

/** The language of the app and the one on the system's page for the app are the same. */
class SystemLanguageTest : ActivityTest() {
    private val context: Context = ApplicationProvider.getApplicationContext()
    private val manager = checkNotNull(context.getSystemService(LocaleManager::class.java))

    @Test
    fun `what was changed since the last agreement counts, and the app where both were`() {
        val tags = listOf(null, "de", "en")
        val pairs = tags.flatMap { inApp -> tags.map { inApp to it } }
        for ((inApp, inSystem) in pairs) {
            for (before in tags) {
                val expected = if (inSystem == before || inApp != before) inApp else inSystem
                assertEquals(expected, agreeOn(inApp, inSystem, before), "$inApp and $inSystem after $before")
            }
        }
    }

    @Test
    fun `the app tells the system`() {
        launch()
        choose(Language.GERMAN)
        robot.awaitThat("the system knows") { manager.applicationLocales.toLanguageTags() == "de" }
        choose(null)
        robot.awaitThat("the system has none") { manager.applicationLocales.isEmpty }
    }

    @Test
    fun `the system tells the app`() {
        launch()
        rule.waitForIdle()
        changeInSystem("de")
        robot.awaitThat("the app is German") { app.settings.language == Language.GERMAN && app.words.tag == "de" }
        changeInSystem("")
        robot.awaitThat("the app follows the device") { app.settings.language == null && app.words.tag == "en" }
    }

    @Test
    fun `after a variant, or a language that the app has not, the next choice counts as well`() {
        launch()
        rule.waitForIdle()
        val choices = listOf("en" to Language.ENGLISH, "de" to Language.GERMAN, "" to null)
        for (between in listOf("en-GB", "de-AT", "fr")) {
            for ((before, _) in choices) {
                for ((after, language) in choices) {
                    changeInSystem(before)
                    robot.awaitThat("$before in both") { manager.applicationLocales.toLanguageTags() == before }
                    rule.waitForIdle()
                    changeInSystem(between)
                    rule.waitForIdle()
                    changeInSystem(after)
                    robot.awaitThat("$after after $between after $before") { app.settings.language == language }
                    assertEquals(after, manager.applicationLocales.toLanguageTags())
                }
            }
        }
    }

    @Test
    fun `the first language of the system that the app has counts`() {
        RuntimeEnvironment.setQualifiers("+fr-rFR")
        launch()
        assertEquals("en", app.words.tag)
        val several = Configuration(context.resources.configuration)
        several.setLocales(LocaleList.forLanguageTags("fr-FR,de-CH,en-US"))
        assertEquals("fr-FR,de-CH,en-US", several.languageTags)
        withActivity { it.held.systemLanguagesAre(several.languageTags) }
        robot.awaitThat("the app is German") { app.words.tag == "de" }
        assertEquals("de", BootWords.tag(several.languageTags))
        assertEquals(BootWords.words("de"), BootWords.words(several.languageTags))
        assertEquals(BootWords.words("en"), BootWords.words("fr-FR,it-IT"))
    }

    private fun choose(language: Language?) {
        withActivity { it.held.changeSettings { settings -> settings.copy(language = language) } }
    }

    /** As the player does it: away from the app, on the page of the system. */
    private fun changeInSystem(tags: String) {
        scenario.moveToState(Lifecycle.State.CREATED)
        manager.applicationLocales = LocaleList.forLanguageTags(tags)
        scenario.moveToState(Lifecycle.State.RESUMED)
    }
}
