package app.windrose.android

import android.app.LocaleManager
import android.content.Context
import android.os.Build
import android.os.LocaleList
import androidx.compose.runtime.snapshotFlow
import app.windrose.bindings.languageForTag
import app.windrose.bindings.tagOfLanguage
import app.windrose.ui.app.AppModel
import app.windrose.ui.app.Phase
import kotlinx.coroutines.flow.distinctUntilChanged
import kotlinx.coroutines.flow.filterNotNull

/**
 * Keeps the language that the player chose in the app and the one that the system's settings have for the app the same:
 * whichever was changed last counts. Before Android 13 the system has none for single apps.
 */
internal class SystemLanguage(private val context: Context) {
    private val memory = context.getSharedPreferences("language", Context.MODE_PRIVATE)

    /** Follows both from now on. */
    suspend fun follow(app: AppModel) {
        if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) return
        val manager = context.getSystemService(LocaleManager::class.java) ?: return
        snapshotFlow { if (app.phase == Phase.Open) Chosen(app.settings.language?.let(::tagOfLanguage)) else null }
            .filterNotNull()
            .distinctUntilChanged()
            .collect { chosen -> agree(app, chosen.tag, manager) }
    }

    private fun agree(app: AppModel, inApp: String?, manager: LocaleManager) {
        val inSystem = manager.applicationLocales.takeUnless { it.isEmpty }?.get(0)?.toLanguageTag()
        val agreed = agreeOn(inApp, inSystem, agreedBefore = memory.getString(AGREED, null))
        // The system also has variants and languages that the app has not: both then agree on the app's own.
        val language = agreed?.let(::languageForTag)
        if (language != app.settings.language) app.changeSettings { it.copy(language = language) }
        if (agreed != inSystem) {
            manager.applicationLocales = LocaleList.forLanguageTags(agreed.orEmpty())
        }
        memory.edit().putString(AGREED, language?.let(::tagOfLanguage)).apply()
    }

    /** A choice of the player; [tag] is null for the language of the device. */
    private data class Chosen(val tag: String?)

    private companion object {
        const val AGREED = "agreed"
    }
}

/**
 * The language to which app and system come: the one that is not what they agreed on before was changed since. The app
 * counts where both were. Null stands for the language of the device.
 */
internal fun agreeOn(inApp: String?, inSystem: String?, agreedBefore: String?): String? =
    if (inApp == agreedBefore) inSystem else inApp
