package app.windrose.ui.kit.theme

import androidx.compose.runtime.Immutable
import androidx.compose.ui.text.font.Font
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontStyle
import androidx.compose.ui.text.font.FontWeight

/** Turns a font file that ships with the app into a [Font]. Each system reads its own resources. */
fun interface FontLoader {
    /** Loads [file], a name inside the `typefaces` resource folder. */
    fun load(file: String, weight: FontWeight, style: FontStyle): Font
}

/** The two families of the app. */
@Immutable
data class Fonts(val display: FontFamily, val text: FontFamily) {
    companion object {
        /** Loads EB Garamond and Source Sans 3 through [loader]. */
        fun load(loader: FontLoader): Fonts {
            fun upright(file: String, weight: FontWeight) = loader.load(file, weight, FontStyle.Normal)
            return Fonts(
                display = FontFamily(
                    upright("EBGaramond_500Medium.ttf", FontWeight.Medium),
                    upright("EBGaramond_600SemiBold.ttf", FontWeight.SemiBold),
                    loader.load("EBGaramond_500Medium_Italic.ttf", FontWeight.Medium, FontStyle.Italic),
                ),
                text = FontFamily(
                    upright("SourceSans3_400Regular.ttf", FontWeight.Normal),
                    upright("SourceSans3_600SemiBold.ttf", FontWeight.SemiBold),
                    upright("SourceSans3_700Bold.ttf", FontWeight.Bold),
                ),
            )
        }
    }
}
