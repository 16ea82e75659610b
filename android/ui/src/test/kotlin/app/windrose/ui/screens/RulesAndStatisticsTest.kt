package app.windrose.ui.screens

import androidx.compose.ui.test.hasContentDescription
import androidx.compose.ui.test.hasSetTextAction
import androidx.compose.ui.test.hasText
import androidx.compose.ui.test.performTextInput
import androidx.compose.ui.test.performTextReplacement
import app.windrose.bindings.GameLibrary
import app.windrose.ui.app.playToTheEnd
import app.windrose.ui.app.runApp
import app.windrose.ui.app.withFolder
import kotlin.test.Test

/** Looking things up, on a real library, through semantics alone. */
class RulesAndStatisticsTest {
    @Test
    fun `the rules can be searched`() = withFolder { folder ->
        runApp(folder) {
            tap("Rules")
            tap("Tack")
            await("Contents")
            await(hasSetTextAction()).performTextInput("lighthouse")
            awaitGone("Contents")
            await(hasText("lighthouse", substring = true))
            await(hasSetTextAction()).performTextReplacement("zeppelin")
            await("Nothing found. Try a shorter word.")
            tap("Clear the search")
            await("Contents")
        }
    }

    @Test
    fun `a table of the rules is read row by row`() = withFolder { folder ->
        runApp(folder) {
            tap("Rules")
            tap("Tack")
            await(hasSetTextAction()).performTextInput("Becalmed")
            await(hasContentDescription("Card: Becalmed. Rule: A die moves at most 2 spaces."))
        }
    }

    @Test
    fun `a finished game counts`() = withFolder { folder ->
        runApp(folder) {
            await("New game")
            playToTheEnd(app.library as GameLibrary)
            tap("Settings")
            scrollAndTap("Statistics")
            await(hasContentDescription("Games: 1"))
            await(hasContentDescription("rolled", substring = true))
        }
    }
}
