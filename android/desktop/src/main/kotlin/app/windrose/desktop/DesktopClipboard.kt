package app.windrose.desktop

import app.windrose.ui.platform.Clipboard
import java.awt.HeadlessException
import java.awt.Toolkit
import java.awt.datatransfer.DataFlavor
import java.awt.datatransfer.StringSelection
import java.awt.datatransfer.UnsupportedFlavorException
import java.io.IOException

/** The clipboard of the desktop, through AWT. */
internal data object DesktopClipboard : Clipboard {
    override fun copy(text: String) {
        withClipboard { it.setContents(StringSelection(text), null) }
    }

    override fun paste(): String? = withClipboard { clipboard ->
        try {
            clipboard.getData(DataFlavor.stringFlavor) as? String
        } catch (_: UnsupportedFlavorException) {
            null
        } catch (_: IOException) {
            null
        }
    }

    /** Null where another program holds the clipboard, or there is no display. */
    private fun <T> withClipboard(use: (java.awt.datatransfer.Clipboard) -> T): T? = try {
        use(Toolkit.getDefaultToolkit().systemClipboard)
    } catch (_: IllegalStateException) {
        null
    } catch (_: HeadlessException) {
        null
    }
}
