package app.windrose.android

import android.os.Bundle
import android.view.View
import android.view.ViewGroup
import android.view.accessibility.AccessibilityEvent
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.ui.node.RootForTest
import androidx.compose.ui.platform.LocalView
import androidx.compose.ui.semantics.getAllSemanticsNodes
import androidx.compose.ui.semantics.getOrNull
import androidx.core.view.AccessibilityDelegateCompat
import androidx.core.view.ViewCompat
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat
import androidx.core.view.accessibility.AccessibilityNodeProviderCompat
import app.windrose.ui.kit.ReaderFocus
import app.windrose.ui.kit.ReaderVisit

/** Tells the nodes of this window when a screen reader comes to them, by touch or from node to node. */
@Composable
internal fun WatchReaderFocus() {
    val view = LocalView.current
    DisposableEffect(view) {
        val compose = ViewCompat.getAccessibilityDelegate(view)
        if (compose != null && view is RootForTest) {
            ViewCompat.setAccessibilityDelegate(view, ReaderFocusWatcher(compose, view))
        }
        onDispose { if (compose != null) ViewCompat.setAccessibilityDelegate(view, compose) }
    }
}

/**
 * Stands between screen readers and [compose], Compose's own answers to them: passes everything on, and calls what a node
 * of [root] has under [ReaderFocus] when a reader has come to it and when it leaves. Compose itself does not tell.
 */
private class ReaderFocusWatcher(
    private val compose: AccessibilityDelegateCompat,
    private val root: RootForTest,
) : AccessibilityDelegateCompat() {
    override fun getAccessibilityNodeProvider(host: View): AccessibilityNodeProviderCompat? {
        val provider: AccessibilityNodeProviderCompat = compose.getAccessibilityNodeProvider(host) ?: return null
        return Watched(provider)
    }

    /** Where the reader is. */
    private var visited: Int? = null

    private fun cameTo(id: Int) {
        visited?.takeIf { it != id }?.let(::left)
        visited = id
        visitOf(id)?.come()
    }

    private fun left(id: Int) {
        if (visited == id) visited = null
        visitOf(id)?.leave()
    }

    private fun visitOf(id: Int): ReaderVisit? {
        val node = root.semanticsOwner.getAllSemanticsNodes(mergingEnabled = true).find { it.id == id }
        return node?.config?.getOrNull(ReaderFocus)
    }

    override fun sendAccessibilityEvent(host: View, eventType: Int) = compose.sendAccessibilityEvent(host, eventType)

    override fun sendAccessibilityEventUnchecked(host: View, event: AccessibilityEvent) =
        compose.sendAccessibilityEventUnchecked(host, event)

    override fun dispatchPopulateAccessibilityEvent(host: View, event: AccessibilityEvent): Boolean =
        compose.dispatchPopulateAccessibilityEvent(host, event)

    override fun onPopulateAccessibilityEvent(host: View, event: AccessibilityEvent) =
        compose.onPopulateAccessibilityEvent(host, event)

    override fun onInitializeAccessibilityEvent(host: View, event: AccessibilityEvent) =
        compose.onInitializeAccessibilityEvent(host, event)

    override fun onInitializeAccessibilityNodeInfo(host: View, info: AccessibilityNodeInfoCompat) =
        compose.onInitializeAccessibilityNodeInfo(host, info)

    override fun onRequestSendAccessibilityEvent(host: ViewGroup, child: View, event: AccessibilityEvent): Boolean =
        compose.onRequestSendAccessibilityEvent(host, child, event)

    override fun performAccessibilityAction(host: View, action: Int, args: Bundle?): Boolean =
        compose.performAccessibilityAction(host, action, args)

    private inner class Watched(private val provider: AccessibilityNodeProviderCompat) :
        AccessibilityNodeProviderCompat() {
        override fun createAccessibilityNodeInfo(virtualViewId: Int): AccessibilityNodeInfoCompat? =
            provider.createAccessibilityNodeInfo(virtualViewId)

        override fun findFocus(focus: Int): AccessibilityNodeInfoCompat? = provider.findFocus(focus)

        override fun findAccessibilityNodeInfosByText(
            text: String,
            virtualViewId: Int,
        ): List<AccessibilityNodeInfoCompat>? =
            provider.findAccessibilityNodeInfosByText(text, virtualViewId)

        override fun addExtraDataToAccessibilityNodeInfo(
            virtualViewId: Int,
            info: AccessibilityNodeInfoCompat,
            extraDataKey: String,
            arguments: Bundle?,
        ) = provider.addExtraDataToAccessibilityNodeInfo(virtualViewId, info, extraDataKey, arguments)

        override fun performAction(virtualViewId: Int, action: Int, arguments: Bundle?): Boolean {
            val done = provider.performAction(virtualViewId, action, arguments)
            if (done && action == AccessibilityNodeInfoCompat.ACTION_ACCESSIBILITY_FOCUS) cameTo(virtualViewId)
            if (done && action == AccessibilityNodeInfoCompat.ACTION_CLEAR_ACCESSIBILITY_FOCUS) left(virtualViewId)
            return done
        }
    }
}
