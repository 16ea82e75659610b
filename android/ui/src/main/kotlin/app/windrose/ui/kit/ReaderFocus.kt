package app.windrose.ui.kit

import androidx.compose.ui.semantics.SemanticsPropertyKey
import androidx.compose.ui.semantics.SemanticsPropertyReceiver

/** What is to happen when a screen reader comes to a node, and when it leaves it again. */
class ReaderVisit(val come: () -> Unit, val leave: () -> Unit)

/**
 * What is to happen when a screen reader visits a node. Compose does not tell by itself: whoever hosts the window watches
 * the reader and calls this.
 */
val ReaderFocus = SemanticsPropertyKey<ReaderVisit>("ReaderFocus")

/** What is to happen when a screen reader visits this node. */
var SemanticsPropertyReceiver.onReaderFocus by ReaderFocus
