package app.windrose.android

import android.content.res.Configuration
import android.graphics.Color
import android.os.Build
import android.os.Bundle
import android.provider.Settings
import androidx.activity.ComponentActivity
import androidx.activity.SystemBarStyle
import androidx.activity.compose.BackHandler
import androidx.activity.compose.setContent
import androidx.activity.enableEdgeToEdge
import androidx.activity.viewModels
import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.core.splashscreen.SplashScreen.Companion.installSplashScreen
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.lifecycleScope
import androidx.lifecycle.repeatOnLifecycle
import androidx.lifecycle.viewmodel.initializer
import androidx.lifecycle.viewmodel.viewModelFactory
import app.windrose.R
import app.windrose.ui.app.AppRoot
import app.windrose.ui.app.FileErrand
import app.windrose.ui.app.Phase
import app.windrose.ui.app.isDark
import app.windrose.ui.screens.saved.takeUp
import kotlinx.coroutines.launch

/**
 * The one activity: the whole app in a window of Android's. What must outlive it when the device is turned lies in
 * [HeldApp]; what must outlive the process is in the saved games, but for the way that the player has come.
 */
class MainActivity : ComponentActivity() {
    private val held: HeldApp by viewModels { viewModelFactory { initializer { HeldApp(application) } } }
    private val app get() = held.app

    /** Whether the system lets things move: its settings may change that while the app is away. */
    internal var systemMotion by mutableStateOf(true)
        private set

    override fun onCreate(savedInstanceState: Bundle?) {
        keepSplashUntilOpen()
        super.onCreate(savedInstanceState)
        enableEdgeToEdge()
        held.files.attach(this)
        systemMotion = animationsAreOn()
        app.systemLanguagesAre(resources.configuration.languageTags)
        savedStateRegistry.registerSavedStateProvider(WAY) {
            Bundle().apply {
                putString(WAY, app.navigator.save())
                putString(ERRAND, app.fileErrand?.path.takeIf { held.files.isAsking })
            }
        }
        if (held.isNew) {
            held.isNew = false
            savedStateRegistry.consumeRestoredStateForKey(WAY)?.let(::restore)
        }
        setContent {
            val systemDark = isSystemInDarkTheme()
            val dark = app.isDark(systemDark)
            LaunchedEffect(dark) {
                val bars = SystemBarStyle.auto(Color.TRANSPARENT, Color.TRANSPARENT) { dark }
                enableEdgeToEdge(bars, bars)
            }
            WatchReaderFocus()
            AppRoot(app, held.fonts, systemDark, systemMotion)
            // The first page leaves back to the system, which then shows where it leads.
            BackHandler(enabled = app.phase == Phase.Open && app.navigator.canGoBack) { app.back() }
        }
        lifecycleScope.launch {
            repeatOnLifecycle(Lifecycle.State.STARTED) { held.language.follow(app) }
        }
    }

    /** Takes up what an earlier process [saved]. */
    private fun restore(saved: Bundle) {
        saved.getString(WAY)?.let(app.navigator::restore)
        val errand = saved.getString(ERRAND)?.let(FileErrand::parse) ?: return
        held.files.inherit()
        app.takeUp(errand)
    }

    override fun onStart() {
        super.onStart()
        app.foregroundRegained()
    }

    override fun onResume() {
        super.onResume()
        systemMotion = animationsAreOn()
        showInRecents(true)
    }

    override fun onPause() {
        // The system takes its picture for the list of recent apps after this.
        showInRecents(!app.isConcealed(active = false))
        super.onPause()
    }

    override fun onStop() {
        super.onStop()
        if (!isChangingConfigurations) held.leave()
    }

    override fun onDestroy() {
        held.files.detach(this)
        super.onDestroy()
    }

    /** Before Android 12 the page for waiting does: the library's own splash screen there needs all of AppCompat. */
    private fun keepSplashUntilOpen() {
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.S) {
            installSplashScreen().setKeepOnScreenCondition { app.phase == Phase.Opening }
        } else {
            setTheme(R.style.Theme_Windrose)
        }
    }

    private fun animationsAreOn(): Boolean =
        Settings.Global.getFloat(contentResolver, Settings.Global.ANIMATOR_DURATION_SCALE, 1f) > 0f

    private companion object {
        /** Names the way that the player has come in the saved state. */
        const val WAY = "way"

        /** Names what a file was being chosen for. */
        const val ERRAND = "errand"
    }
}

/** The languages of the system, the dearest first, as BCP 47 tags with commas between them. */
internal val Configuration.languageTags: String get() = locales.toLanguageTags()
