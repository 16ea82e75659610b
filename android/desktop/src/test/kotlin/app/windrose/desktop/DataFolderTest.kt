package app.windrose.desktop

import java.io.File
import kotlin.test.Test
import kotlin.test.assertEquals

class DataFolderTest {
    @Test
    fun `reads the folder that was asked for`() = assertEquals(File("/games"), dataFolder(arrayOf("--data", "/games")))

    @Test
    fun `knows where each system keeps data`() {
        val none = emptyMap<String, String>()
        assertEquals(File("/home/a/.local/share/windrose"), usualDataFolder("Linux", none, "/home/a"))
        assertEquals(File("/data/windrose"), usualDataFolder("Linux", mapOf("XDG_DATA_HOME" to "/data"), "/home/a"))
        assertEquals(
            File("/Users/a/Library/Application Support/Windrose"),
            usualDataFolder("Mac OS X", none, "/Users/a"),
        )
        assertEquals(File("C:/r/Windrose"), usualDataFolder("Windows 11", mapOf("APPDATA" to "C:/r"), "C:/Users/a"))
    }
}
