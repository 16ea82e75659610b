package app.windrose.ui.screens

import app.windrose.ui.screens.licences.Ingredients
import app.windrose.ui.screens.licences.resourceText
import kotlin.test.Test
import kotlin.test.assertTrue

class LicencesTest {
    @Test
    fun `every licence ships with its text`() {
        val ingredients = Ingredients.read()
        assertTrue(ingredients.fonts.size == 2)
        assertTrue(ingredients.libraries.map { it.name }.containsAll(listOf("SQLite", "Skia")))
        for (ingredient in ingredients.fonts + ingredients.libraries) {
            assertTrue(resourceText(ingredient.resource).isNotBlank(), ingredient.name)
        }
    }
}
