package app.windrose.desktop

import androidx.compose.ui.text.font.Font
import androidx.compose.ui.text.font.FontStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.platform.Font
import app.windrose.ui.kit.theme.FontLoader

/** Reads the fonts from the resources of the jar. */
internal data object DesktopFonts : FontLoader {
    override fun load(file: String, weight: FontWeight, style: FontStyle): Font {
        val stream = checkNotNull(FontLoader::class.java.getResourceAsStream("/typefaces/$file")) { "No font $file" }
        return Font(file, stream.use { it.readBytes() }, weight, style)
    }
}
