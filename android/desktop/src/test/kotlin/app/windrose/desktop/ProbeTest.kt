package app.windrose.desktop
import kotlin.test.Test
class ProbeTest { @Test fun a() {} }
