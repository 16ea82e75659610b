package app.windrose.ui.screens.setup

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import app.windrose.ui.kit.SectionTitle
import app.windrose.ui.kit.Text
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose

/** A part of the page under its own title. */
@Composable
internal fun Section(title: String, content: @Composable () -> Unit) {
    Column(Modifier.fillMaxWidth(), verticalArrangement = Arrangement.spacedBy(Space.gap)) {
        SectionTitle(title, Modifier.padding(start = Space.half))
        content()
    }
}

/** What a choice above it means. */
@Composable
internal fun Explanation(text: String) {
    Text(text, Modifier.padding(horizontal = Space.half), Windrose.type.caption, Windrose.colors.inkSoft)
}
