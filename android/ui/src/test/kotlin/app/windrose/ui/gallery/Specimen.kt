package app.windrose.ui.gallery

import androidx.compose.runtime.Composable
import app.windrose.ui.kit.theme.Accent
import app.windrose.ui.kit.theme.WindroseTheme

/** The frame of a preview: a light page in the accent of Tack. */
@Composable
internal fun Specimen(
    content: @Composable () -> Unit,
) = WindroseTheme(galleryFonts, accent = Accent.Tack, content = content)
