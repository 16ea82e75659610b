package app.windrose.android

import android.content.res.AssetManager
import androidx.compose.ui.text.font.Font
import androidx.compose.ui.text.font.FontStyle
import androidx.compose.ui.text.font.FontWeight
import app.windrose.ui.kit.theme.FontLoader

/** Reads the fonts from the assets. */
internal class AssetFonts(private val assets: AssetManager) : FontLoader {
    override fun load(file: String, weight: FontWeight, style: FontStyle): Font =
        Font("typefaces/$file", assets, weight, style)
}
