package app.windrose.desktop

import java.io.File

/** Reads `--data DIR` from the command line; the usual folder of this system where it is not given. */
internal fun dataFolder(arguments: Array<String>): File {
    val position = arguments.indexOf("--data")
    val given = if (position >= 0) arguments.getOrNull(position + 1) else null
    if (given != null) return File(given)
    return usualDataFolder(System.getProperty("os.name"), System.getenv(), System.getProperty("user.home"))
}

/** Where programs keep their data on [system]. */
internal fun usualDataFolder(system: String, environment: Map<String, String>, home: String): File = when {
    system.startsWith("Windows") -> File(environment["APPDATA"] ?: home, "Windrose")
    system.startsWith("Mac") -> File(home, "Library/Application Support/Windrose")
    else -> File(environment["XDG_DATA_HOME"]?.ifEmpty { null } ?: "$home/.local/share", "windrose")
}
