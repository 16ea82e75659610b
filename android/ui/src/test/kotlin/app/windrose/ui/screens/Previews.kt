package app.windrose.ui.screens

import androidx.compose.runtime.Composable
import androidx.compose.ui.tooling.preview.Preview
import androidx.compose.ui.tooling.preview.PreviewParameter
import androidx.compose.ui.tooling.preview.PreviewParameterProvider
import app.windrose.ui.gallery.galleryFonts
import app.windrose.ui.kit.theme.WindroseTheme

/** Every screen in its main states, one preview each. */
@Preview
@Composable
private fun ScreenPreview(@PreviewParameter(ScreenStates::class) state: ScreenState) =
    WindroseTheme(galleryFonts) { InWords("en") { state.content("en") } }

private class ScreenStates : PreviewParameterProvider<ScreenState> {
    override val values = screenStates.asSequence()
}
