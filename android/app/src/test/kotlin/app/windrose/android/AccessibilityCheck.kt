package app.windrose.android

import android.graphics.Bitmap
import android.graphics.Color
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.text.TextLayoutResult
import androidx.compose.ui.text.font.FontWeight
import kotlin.math.abs
import kotlin.math.max
import kotlin.math.min
import kotlin.math.pow

/**
 * Looks for what makes a page hard to use: controls that are too small, without a name or a role, text that is cut, and
 * text that hardly stands out in the [picture] of the page. Of what is only partly in view nothing is said.
 */
internal class AccessibilityCheck(private val picture: Bitmap, private val density: Float) {
    /** What is wrong with [controls], of the merged tree, and with [texts], of the unmerged one. */
    fun faults(controls: List<SemanticsNode>, texts: List<SemanticsNode>): List<String> =
        controls.filter { SemanticsActions.OnClick in it.config && it.isWhole && !it.isUnavailable }
            .flatMap(::faultsOfControl) +
            texts.filter { SemanticsProperties.Text in it.config && it.isWhole }.flatMap(::faultsOfText)

    private fun faultsOfControl(node: SemanticsNode): List<String> = buildList {
        val name = node.label
        val least = LEAST_TARGET * density - TOLERANCE
        if (node.size.width < least || node.size.height < least) {
            add("\"$name\" is small: ${node.size.width / density} by ${node.size.height / density}")
        }
        if (name.isBlank()) add("a control at ${node.boundsInRoot} has no name")
        val editable = SemanticsActions.SetText in node.config
        if (SemanticsProperties.Role !in node.config && !editable) add("\"$name\" has no role")
    }

    private fun faultsOfText(node: SemanticsNode): List<String> {
        val layout = buildList { node.config.getOrNull(SemanticsActions.GetTextLayoutResult)?.action?.invoke(this) }
            .firstOrNull() ?: return emptyList()
        val name = layout.layoutInput.text.text
        return buildList {
            if (layout.isCut) add("\"$name\" is cut")
            if (name.isBlank() || node.isUnavailable) return@buildList
            val contrast = contrast(node)
            val least = if (layout.isLarge) LEAST_OF_LARGE else LEAST_CONTRAST
            if (contrast < least) add("\"$name\" has a contrast of $contrast")
        }
    }

    /** How far what is written stands out: the ground is what there is most of, the ink what differs most from it. */
    private fun contrast(node: SemanticsNode): Double {
        val place = node.boundsInRoot
        val left = max(0, place.left.toInt())
        val top = max(0, place.top.toInt())
        val width = min(picture.width, place.right.toInt()) - left
        val height = min(picture.height, place.bottom.toInt()) - top
        if (width <= 0 || height <= 0) return Double.MAX_VALUE
        val pixels = IntArray(width * height)
        picture.getPixels(pixels, 0, width, left, top, width, height)
        val counts = pixels.toList().groupingBy { it }.eachCount()
        val ground = brightness(counts.maxBy { it.value }.key)
        return counts.keys.maxOf { ratio(brightness(it), ground) }
    }

    private val TextLayoutResult.isLarge: Boolean
        get() {
            val style = layoutInput.style
            val size = with(layoutInput.density) { style.fontSize.toPx() } / density
            val bold = (style.fontWeight ?: FontWeight.Normal) >= FontWeight.Bold
            return size >= if (bold) LARGE_BOLD else LARGE
        }

    private companion object {
        /** In dp. */
        const val LEAST_TARGET = 48

        /** As WCAG 2.1 asks for. */
        const val LEAST_CONTRAST = 4.5
        const val LEAST_OF_LARGE = 3.0

        /** From how many dp on text is large: 18 points, or 14 where it is bold. */
        const val LARGE = 24f
        const val LARGE_BOLD = 18.6f
    }
}

/** Whether it is all in view. */
private val SemanticsNode.isWhole: Boolean
    get() = size.width > 0 && abs(boundsInRoot.width - size.width) < TOLERANCE &&
        abs(boundsInRoot.height - size.height) < TOLERANCE

/** Whether it or what it is part of cannot be used now. */
private val SemanticsNode.isUnavailable: Boolean
    get() = generateSequence(this) { it.parent }.any { SemanticsProperties.Disabled in it.config }

private val TextLayoutResult.isCut: Boolean
    get() {
        val tooWide = (0 until lineCount).any { line ->
            isLineEllipsized(line) || getLineRight(line) - getLineLeft(line) > size.width + TOLERANCE
        }
        return tooWide || multiParagraph.height > size.height + TOLERANCE
    }

/** The relative luminance of WCAG. */
private fun brightness(color: Int): Double {
    fun part(value: Int): Double {
        val share = value / 255.0
        return if (share <= 0.04045) share / 12.92 else ((share + 0.055) / 1.055).pow(2.4)
    }
    return 0.2126 * part(Color.red(color)) + 0.7152 * part(Color.green(color)) + 0.0722 * part(Color.blue(color))
}

private fun ratio(one: Double, other: Double): Double = (max(one, other) + 0.05) / (min(one, other) + 0.05)

/** Sizes are rounded to whole pixels. */
private const val TOLERANCE = 2
