package app.windrose.ui.table

import androidx.compose.runtime.Composable
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.tooling.preview.PreviewParameter
import androidx.compose.ui.tooling.preview.PreviewParameterProvider
import app.windrose.ui.gallery.galleryFonts
import app.windrose.ui.kit.theme.WindroseTheme
import app.windrose.ui.screens.InWords
import app.windrose.ui.screens.ScreenState

/** The table in its main states, one preview each. */
@Preview
@Composable
private fun TablePreview(@PreviewParameter(TableStates::class) state: ScreenState) =
    WindroseTheme(galleryFonts) { InWords("en") { state.content("en") } }

private class TableStates : PreviewParameterProvider<ScreenState> {
    override val values = (tableStates + fourSensesStates + windsStates).asSequence()
}
