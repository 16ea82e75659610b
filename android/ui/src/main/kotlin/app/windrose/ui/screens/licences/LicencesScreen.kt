package app.windrose.ui.screens.licences

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import app.windrose.ui.app.AppModel
import app.windrose.ui.app.word
import app.windrose.ui.kit.Card
import app.windrose.ui.kit.Divider
import app.windrose.ui.kit.ListRow
import app.windrose.ui.kit.SectionTitle
import app.windrose.ui.kit.Sheet
import app.windrose.ui.kit.Text
import app.windrose.ui.kit.theme.Space
import app.windrose.ui.kit.theme.Windrose
import app.windrose.ui.screens.Page
import app.windrose.ui.screens.PageColumn

/** What the page of licences shows. */
@Immutable
data class LicencesState(
    val ingredients: Ingredients? = null,
    /** The licence that is being read, and its text. */
    val open: Pair<Ingredient, String>? = null,
)

/** The licences of the app and of what it is made of. */
@Composable
fun LicencesRoute(app: AppModel) {
    var state by remember { mutableStateOf(LicencesState()) }
    LaunchedEffect(Unit) {
        val ingredients = app.core { Ingredients.read() }
        state = state.copy(ingredients = ingredients)
    }
    LicencesScreen(
        state,
        onOpen = { ingredient ->
            app.attempt {
                val text = app.core { resourceText(ingredient.resource) }
                state = state.copy(open = ingredient to text)
            }
        },
        onClose = { state = state.copy(open = null) },
        onBack = { app.back() },
    )
}

/** The list of licences; a tap shows the text of one. */
@Composable
fun LicencesScreen(state: LicencesState, onOpen: (Ingredient) -> Unit, onClose: () -> Unit, onBack: () -> Unit) {
    Page(word("ui-licences-title"), onBack) {
        PageColumn {
            Text(word("ui-licences-text"), Modifier.padding(horizontal = Space.half))
            state.ingredients?.let { ingredients ->
                Group(word("ui-licences-fonts"), ingredients.fonts, onOpen)
                Group(word("ui-licences-libraries"), ingredients.libraries, onOpen)
            }
        }
    }
    state.open?.let { (ingredient, text) -> LicenceSheet(ingredient, text, onClose) }
}

@Composable
private fun Group(title: String, ingredients: List<Ingredient>, onOpen: (Ingredient) -> Unit) {
    Column(verticalArrangement = Arrangement.spacedBy(Space.gap)) {
        SectionTitle(title, Modifier.padding(start = Space.half))
        Card(Modifier.fillMaxWidth()) {
            ingredients.forEachIndexed { index, ingredient ->
                if (index > 0) Divider()
                ListRow(
                    title = ingredient.name,
                    subtitle = ingredient.licence,
                    titleStyle = Windrose.type.name,
                    onClick = { onOpen(ingredient) },
                )
            }
        }
    }
}

@Composable
private fun LicenceSheet(ingredient: Ingredient, text: String, onClose: () -> Unit) {
    val paragraphs = remember(text) { paragraphs(text) }
    Sheet(ingredient.licence, word("ui-close"), onClose) {
        LazyColumn(verticalArrangement = Arrangement.spacedBy(Space.row)) {
            items(paragraphs) { Text(it, style = Windrose.type.captionSmall) }
        }
    }
}
