package app.windrose.ui.screens.setup

import app.windrose.bindings.GameLibraryInterface
import app.windrose.core.GameSetup

@Suppress("UNUSED_PARAMETER", "UnusedReceiverParameter")
internal fun GameLibraryInterface.refusal(setup: GameSetup): String? = null
