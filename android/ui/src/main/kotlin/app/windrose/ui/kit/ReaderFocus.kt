package app.windrose.ui.kit

import androidx.compose.ui.semantics.SemanticsPropertyKey
import androidx.compose.ui.semantics.SemanticsPropertyReceiver

/**
 * What is to happen when a screen reader comes to a node. Compose does not tell by itself: whoever hosts the window
 * watches the reader and calls this.
 */
val ReaderFocus = SemanticsPropertyKey<() -> Unit>("ReaderFocus")

/** What is to happen when a screen reader comes to this node. */
var SemanticsPropertyReceiver.onReaderFocus by ReaderFocus
