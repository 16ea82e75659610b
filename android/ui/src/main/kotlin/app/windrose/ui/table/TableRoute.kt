package app.windrose.ui.table

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.SideEffect
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.compose.LifecycleEventEffect
import app.windrose.ui.app.AppModel
import app.windrose.ui.app.Route
import app.windrose.ui.kit.TableWindow
import app.windrose.ui.kit.theme.WindowClass
import app.windrose.ui.kit.theme.Windrose

/** The table of the saved game [id]. */
@Composable
fun TableRoute(app: AppModel, id: Long) = TableWindow {
    val route = Route.Table(id)
    val model = app.navigator.keep(route) { TableModel(AppTableHost(app, id, route)) }
    val window = Windrose.window
    SideEffect {
        model.compact = window == WindowClass.Compact
        model.logInView = window == WindowClass.Expanded
    }
    LaunchedEffect(model) { model.serve() }
    // In another language, and with a column for the log, the table has more to tell.
    LaunchedEffect(app.words, window) { model.on(TableEvent.Refresh) }
    LifecycleEventEffect(Lifecycle.Event.ON_STOP) { model.on(TableEvent.ForegroundLost) }
    LifecycleEventEffect(Lifecycle.Event.ON_RESUME) { model.on(TableEvent.Refresh) }
    TableScreen(model.state, TablePrefs(app.settings.primaryLeft, app.settings.boardTurned), model::on)
}

/** Looking back at the saved game [id]. */
@Composable
fun ReviewRoute(app: AppModel, id: Long) = TableWindow {
    val route = Route.Review(id)
    val model = app.navigator.keep(route) { work ->
        ReviewModel(AppTableHost(app, id, route), first = work?.toIntOrNull() ?: 0)
    }
    LaunchedEffect(model) { model.serve() }
    LaunchedEffect(app.words) { model.on(ReviewEvent.Refresh) }
    LifecycleEventEffect(Lifecycle.Event.ON_STOP) { model.on(ReviewEvent.ForegroundLost) }
    ReviewScreen(model.state, model::on)
}
