package app.windrose.ui.kit

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.WindowClass
import app.windrose.ui.kit.theme.Windrose

/**
 * What there is to do: the seat and the step, one sentence, one line for its result. Screen readers read the sentence
 * and the result by themselves whenever they change; whose turn it is, the table announces with what led to it.
 * [trailing] stands beside it. Where the board shows what the sentence and the result leave out, they are [spoken] so that
 * nothing is missing.
 */
@Composable
fun Prompt(
    text: String,
    modifier: Modifier = Modifier,
    seatAndStep: String? = null,
    result: String? = null,
    spoken: String? = null,
    trailing: (@Composable () -> Unit)? = null,
) {
    // In the narrow column of a wide screen, and where it is large, the sentence needs the whole width.
    if (Windrose.window == WindowClass.Expanded || Windrose.largeText) {
        Column(modifier.fillMaxWidth(), verticalArrangement = Arrangement.spacedBy(Space.row)) {
            PromptText(text, seatAndStep, result, spoken)
            trailing?.invoke()
        }
    } else {
        Row(
            modifier = modifier.fillMaxWidth(),
            horizontalArrangement = Arrangement.spacedBy(Space.row),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            PromptText(text, seatAndStep, result, spoken, Modifier.weight(1f))
            trailing?.invoke()
        }
    }
}

@Composable
private fun PromptText(
    text: String,
    seatAndStep: String?,
    result: String?,
    spoken: String?,
    modifier: Modifier = Modifier,
) {
    val colors = Windrose.colors
    val sentences = spoken?.let(::listOf) ?: listOfNotNull(text, result)
    val said = (listOfNotNull(seatAndStep) + sentences).joinToString(". ")
    Column(modifier.heightIn(min = usualHeight(seatAndStep != null)).firstTells(said)) {
        seatAndStep?.let { Text(it, style = Windrose.type.overline, color = colors.accent) }
        val live = Modifier.semantics(mergeDescendants = true) {
            liveRegion = LiveRegionMode.Polite
            spoken?.let { contentDescription = it }
        }
        Column(live) {
            Text(text, style = Windrose.type.prompt)
            result?.let { Text(it, style = Windrose.type.caption, color = colors.inkSoft) }
        }
    }
}

/**
 * Most prompts and previews have a line each for the seat and the sentence and two for the result. All of them take as much
 * room, so that the board above stays where it is; with large text there is none to spare.
 */
@Composable
private fun usualHeight(withStep: Boolean): Dp {
    if (Windrose.largeText) return Dp.Unspecified
    val type = Windrose.type
    return with(LocalDensity.current) {
        val step = if (withStep) type.overline.lineHeight.toDp() else 0.dp
        step + type.prompt.lineHeight.toDp() + type.caption.lineHeight.toDp() * 2
    }
}
