package app.windrose.android

import kotlin.test.Test
import kotlin.test.assertEquals

class SystemLanguageTest {
    @Test
    fun `what was changed since the last agreement counts`() {
        assertEquals("de", agreeOn(inApp = null, inSystem = "de", agreedBefore = null))
        assertEquals("de", agreeOn(inApp = "de", inSystem = null, agreedBefore = null))
        assertEquals("en", agreeOn(inApp = "de", inSystem = "en", agreedBefore = "de"))
        assertEquals("en", agreeOn(inApp = "en", inSystem = "de", agreedBefore = "de"))
        assertEquals(null, agreeOn(inApp = "de", inSystem = null, agreedBefore = "de"))
        assertEquals(null, agreeOn(inApp = null, inSystem = "de", agreedBefore = "de"))
        assertEquals("de", agreeOn(inApp = "de", inSystem = "de", agreedBefore = "de"))
        assertEquals("en", agreeOn(inApp = "en", inSystem = null, agreedBefore = "de"), "both changed")
    }
}
