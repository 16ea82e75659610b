package app.windrose.ui.gallery

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.text.TextLayoutResult
import kotlin.math.abs

/** What a screen reader calls the node. */
val SemanticsNode.label: String
    get() {
        val own = config.getOrNull(SemanticsProperties.ContentDescription).orEmpty()
        val texts = config.getOrNull(SemanticsProperties.Text).orEmpty().map { it.text }
        return own.ifEmpty { texts }.joinToString(" ")
    }

/** The layouts of the node's text. */
val SemanticsNode.layouts: List<TextLayoutResult>
    get() = buildList { config.getOrNull(SemanticsActions.GetTextLayoutResult)?.action?.invoke(this) }

/** Whether part of the text is not shown. */
val TextLayoutResult.isCut: Boolean
    get() {
        val tooWide = (0 until lineCount).any { line ->
            isLineEllipsized(line) || getLineRight(line) - getLineLeft(line) > size.width + TOLERANCE
        }
        return tooWide || multiParagraph.didExceedMaxLines || multiParagraph.height > size.height + TOLERANCE
    }

/** The first word that goes on in the next line although nobody hyphenated it; null where there is none. */
val TextLayoutResult.brokenWord: String?
    get() {
        val text = layoutInput.text.text
        for (end in (0 until lineCount - 1).map { getLineEnd(it) }.filter { it < text.length }) {
            val start = text.take(end).takeLastWhile { !it.isWhitespace() }
            val rest = text.drop(end).takeWhile { !it.isWhitespace() }
            val within = start.lastOrNull()?.isLetter() == true && rest.firstOrNull()?.isLetter() == true
            // The name of a file has no better place to be broken.
            if (within && (start + rest).trimEnd('.').none { it in "/." }) return "$start|$rest"
        }
        return null
    }

/** Whether all of the node is in view. */
val SemanticsNode.isWhole: Boolean
    get() = abs(boundsInRoot.width - size.width) < TOLERANCE && abs(boundsInRoot.height - size.height) < TOLERANCE

/** Sizes are rounded to whole pixels. */
const val TOLERANCE = 2
