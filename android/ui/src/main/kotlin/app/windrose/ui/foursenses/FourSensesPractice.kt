package app.windrose.ui.foursenses

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.windrose.core.PracticeStack
import app.windrose.ui.app.word
import app.windrose.ui.kit.Card
import app.windrose.ui.kit.Divider
import app.windrose.ui.kit.ListRow
import app.windrose.ui.kit.SectionTitle
import app.windrose.ui.kit.Text
import app.windrose.ui.kit.board.WoodSpace
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.Icon
import app.windrose.ui.kit.felt
import app.windrose.ui.kit.rememberFeltTouch
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose

/** Everything that a space can feel like, for a beginner to try: each is felt where it is touched, come to or tapped. */
@Composable
fun PracticeCard(stacks: List<PracticeStack>, onFeel: (PracticeStack) -> Unit) {
    Card(Modifier.fillMaxWidth()) {
        Column(Modifier.padding(Space.margin), Arrangement.spacedBy(Space.half)) {
            SectionTitle(word("ui-four-senses-practice"))
            Text(word("ui-four-senses-practice-text"), color = Windrose.colors.inkSoft)
        }
        stacks.forEach { stack ->
            Divider()
            PracticeRow(stack) { onFeel(stack) }
        }
    }
}

@Composable
private fun PracticeRow(stack: PracticeStack, feel: () -> Unit) {
    val touch = rememberFeltTouch()
    val drawn = stack.stack.drawn()
    ListRow(
        title = stack.spoken,
        modifier = Modifier.felt(onFeel = { again -> if (!again) feel() }, touch = touch),
        titleStyle = Windrose.type.name,
        leading = { Box(Modifier.size(PICTURE)) { WoodSpace(drawn.levels, drawn.top) } },
        trailing = { Icon(Glyph.Sound, color = Windrose.colors.inkSoft) },
        // The tap that ends a touch gives nothing twice; the keyboard and screen readers feel once more.
        onClick = { if (!touch.isOn) feel() },
    )
}

private val PICTURE = 56.dp
