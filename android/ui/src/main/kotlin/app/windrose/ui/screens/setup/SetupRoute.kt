package app.windrose.ui.screens.setup

import androidx.compose.runtime.Composable
import app.windrose.core.GameKind
import app.windrose.ui.app.AppModel
import app.windrose.ui.foursenses.FourSensesSetupRoute
import app.windrose.ui.kit.theme.AccentScope
import app.windrose.ui.screens.accent
import app.windrose.ui.tack.TackSetupRoute
import app.windrose.ui.winds.WindsSetupRoute

/** Setting up a game of [kind], in the game's own room. */
@Composable
fun SetupRoute(app: AppModel, kind: GameKind) = AccentScope(kind.accent) {
    when (kind) {
        GameKind.TACK -> TackSetupRoute(app)
        GameKind.FOUR_SENSES -> FourSensesSetupRoute(app)
        GameKind.FOUR_WINDS -> WindsSetupRoute(app)
    }
}
