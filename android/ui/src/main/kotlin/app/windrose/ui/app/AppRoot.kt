package app.windrose.ui.app

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.focus.focusTarget
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEvent
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.onKeyEvent
import androidx.compose.ui.input.key.type
import androidx.compose.ui.platform.LocalAccessibilityManager
import androidx.compose.ui.unit.dp
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.compose.LocalLifecycleOwner
import androidx.lifecycle.compose.currentStateAsState
import app.windrose.core.Motion
import app.windrose.core.Theme
import app.windrose.ui.kit.AnnouncerNode
import app.windrose.ui.kit.DeepWater
import app.windrose.ui.kit.Snack
import app.windrose.ui.kit.keepsFocus
import app.windrose.ui.kit.theme.Fonts
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.WindowClass
import app.windrose.ui.kit.theme.Windrose
import app.windrose.ui.kit.theme.WindroseTheme
import app.windrose.ui.platform.LocalPlatform
import app.windrose.ui.screens.home.HomeRoute
import app.windrose.ui.screens.licences.LicencesRoute
import app.windrose.ui.screens.rules.RulesListRoute
import app.windrose.ui.screens.rules.RulesRoute
import app.windrose.ui.screens.saved.SavedRoute
import app.windrose.ui.screens.settings.SettingsRoute
import app.windrose.ui.screens.setup.SetupRoute
import app.windrose.ui.screens.statistics.StatisticsRoute
import app.windrose.ui.table.ReviewRoute
import app.windrose.ui.table.TableRoute
import kotlinx.coroutines.delay

/**
 * The whole app in a window. [systemDark] and [systemMotion] are what the system prefers; they hold as long as the
 * player has chosen nothing else.
 */
@Composable
fun AppRoot(app: AppModel, fonts: Fonts, systemDark: Boolean, systemMotion: Boolean = true) {
    LaunchedEffect(app) {
        if (app.phase != Phase.Open) app.open()
    }
    val dark = app.isDark(systemDark)
    val motion = when (app.settings.motion) {
        Motion.SYSTEM -> systemMotion
        Motion.FULL -> true
        Motion.REDUCED -> false
    }
    WindroseTheme(fonts, dark = dark, motion = motion) {
        CompositionLocalProvider(LocalWords provides app.words, LocalPlatform provides app.platform) {
            Box(Modifier.fillMaxSize().onKeyEvent { it.isEscape && app.back() }.keysFrom(app.navigator.current)) {
                when (val phase = app.phase) {
                    Phase.Opening -> OpeningScreen()

                    Phase.Broken -> BrokenScreen()

                    is Phase.Closed -> ClosedScreen(phase.failure, onRetry = { app.open() })

                    Phase.Open -> {
                        Place(app)
                        Notices(app)
                        AppDialogs(app)
                    }
                }
                AnnouncerNode(app.announcement, app.words.tag)
                val lifecycle by LocalLifecycleOwner.current.lifecycle.currentStateAsState()
                if (app.isConcealed(active = lifecycle == Lifecycle.State.RESUMED)) DeepWater()
            }
        }
    }
}

/** Whether the app is dark, where the system is as [systemDark] says. */
fun AppModel.isDark(systemDark: Boolean): Boolean = when (settings.theme) {
    Theme.SYSTEM -> systemDark
    Theme.LIGHT -> false
    Theme.DARK -> true
}

/**
 * Keys reach the app only while something in it has the focus: whenever another [place] comes into view, the whole takes
 * it, and the first step with the keyboard leads into the place.
 */
@Composable
private fun Modifier.keysFrom(place: Route): Modifier = keepsFocus(place).focusTarget()

private val KeyEvent.isEscape: Boolean get() = key == Key.Escape && type == KeyEventType.KeyDown

@Composable
private fun Place(app: AppModel) = key(app.navigator.visit) {
    when (val route = app.navigator.current) {
        Route.Home -> HomeRoute(app)
        Route.Saved -> SavedRoute(app)
        Route.RulesList -> RulesListRoute(app)
        Route.Settings -> SettingsRoute(app)
        Route.Licences -> LicencesRoute(app)
        is Route.Rules -> RulesRoute(app, route.kind)
        is Route.Statistics -> StatisticsRoute(app, route.kind)
        is Route.Setup -> SetupRoute(app, route.kind)
        is Route.Table -> TableRoute(app, route.id)
        is Route.Review -> ReviewRoute(app, route.id)
    }
}

/**
 * Shows what just happened for as long as it takes to read it, longer where it can be answered, and as much longer as
 * the player needs who uses a screen reader. It stands at the bottom, but where a place has its buttons there, at the
 * top, over names and titles that take no tap.
 */
@Composable
private fun BoxScope.Notices(app: AppModel) {
    val notice = app.notice ?: return
    val accessibility = LocalAccessibilityManager.current
    LaunchedEffect(notice) {
        val answered = notice.actionText != null
        val usual = if (answered) ANSWER_MILLIS else NOTICE_MILLIS
        val needed = accessibility?.calculateRecommendedTimeoutMillis(
            usual,
            containsText = true,
            containsControls = answered,
        )
        delay(needed ?: usual)
        app.dismiss(notice)
    }
    val wide = Windrose.window == WindowClass.Expanded
    val place = when (app.navigator.current) {
        in Navigator.Places -> Modifier.align(Alignment.BottomCenter).aboveNavigation()
        is Route.Table, is Route.Review, is Route.Setup ->
            Modifier.align(Alignment.TopCenter).padding(top = if (wide) 0.dp else Space.target)
        else -> Modifier.align(Alignment.BottomCenter)
    }
    Snack(
        text = notice.text,
        modifier = Modifier.windowInsetsPadding(WindowInsets.safeDrawing).then(place),
        onDismiss = { app.dismiss(notice) },
        actionText = notice.actionText,
        onAction = {
            app.dismiss(notice)
            notice.onAction()
        },
    )
}

private const val NOTICE_MILLIS = 4_000L
private const val ANSWER_MILLIS = 10_000L
