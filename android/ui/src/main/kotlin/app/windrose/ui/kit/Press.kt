package app.windrose.ui.kit

import androidx.compose.animation.core.Animatable
import androidx.compose.foundation.IndicationNodeFactory
import androidx.compose.foundation.interaction.FocusInteraction
import androidx.compose.foundation.interaction.HoverInteraction
import androidx.compose.foundation.interaction.InteractionSource
import androidx.compose.foundation.interaction.PressInteraction
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Shape
import androidx.compose.ui.graphics.drawOutline
import androidx.compose.ui.graphics.drawscope.ContentDrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.translate
import androidx.compose.ui.node.DelegatableNode
import androidx.compose.ui.node.DrawModifierNode
import androidx.compose.ui.node.invalidateDraw
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.windrose.ui.kit.theme.Motion
import app.windrose.ui.kit.theme.Windrose
import kotlinx.coroutines.launch

/**
 * The answer of every control to a press (a wash) and to keyboard focus: a ring outside its edge, or [ringInside] it for
 * what fills a card, a menu or a frame, which would cut the ring off.
 */
@Composable
fun pressIndication(
    shape: Shape,
    color: Color = Windrose.colors.ink,
    ringInside: Boolean = false,
): IndicationNodeFactory {
    val ring = Ring(if (ringInside) color else Windrose.colors.ink, if (ringInside) INSIDE else OUTSIDE)
    val motion = Windrose.motion
    return remember(shape, color, ring, motion) { PressIndication(shape, color, ring, motion) }
}

/** How the focus is drawn: how far outside the edge, negative for inside. */
private data class Ring(val color: Color, val gap: Dp)

private val OUTSIDE = 3.dp
private val INSIDE = (-3).dp

private data class PressIndication(
    private val shape: Shape,
    private val wash: Color,
    private val ring: Ring,
    private val motion: Motion,
) : IndicationNodeFactory {
    override fun create(interactionSource: InteractionSource): DelegatableNode =
        PressNode(interactionSource, shape, wash, ring, motion)
}

private class PressNode(
    private val source: InteractionSource,
    private val shape: Shape,
    private val wash: Color,
    private val ring: Ring,
    private val motion: Motion,
) : Modifier.Node(), DrawModifierNode {
    private val strength = Animatable(0f)
    private var focused = false

    override fun onAttach() {
        coroutineScope.launch {
            source.interactions.collect { interaction ->
                when (interaction) {
                    is PressInteraction.Press -> fadeTo(PRESSED)
                    is PressInteraction.Release, is PressInteraction.Cancel -> fadeTo(0f)
                    is HoverInteraction.Enter -> fadeTo(HOVERED)
                    is HoverInteraction.Exit -> fadeTo(0f)
                    is FocusInteraction.Focus -> focused = true
                    is FocusInteraction.Unfocus -> focused = false
                }
                invalidateDraw()
            }
        }
    }

    private fun fadeTo(target: Float) {
        coroutineScope.launch { strength.animateTo(target, motion.spec(Motion.PRESS)) { invalidateDraw() } }
    }

    override fun ContentDrawScope.draw() {
        drawContent()
        if (strength.value > 0f) {
            drawOutline(shape.createOutline(size, layoutDirection, this), wash.copy(alpha = strength.value))
        }
        if (focused) {
            val gap = ring.gap.toPx()
            val outer = Size(size.width + 2 * gap, size.height + 2 * gap)
            translate(-gap, -gap) {
                val edge = shape.createOutline(outer, layoutDirection, this)
                drawOutline(edge, ring.color, style = Stroke(2.5.dp.toPx()))
            }
        }
    }

    private companion object {
        const val PRESSED = 0.14f
        const val HOVERED = 0.06f
    }
}
