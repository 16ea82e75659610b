package app.windrose.ui.screens

import app.windrose.core.GameKind
import app.windrose.ui.kit.theme.Accent
import app.windrose.ui.kit.theme.SeatLook

/** The accent of the game's pages. */
val GameKind.accent: Accent
    get() = when (this) {
        GameKind.TACK -> Accent.Tack
        GameKind.FOUR_SENSES -> Accent.FourSenses
        GameKind.FOUR_WINDS -> Accent.FourWinds
    }

/** How the game's seats are drawn, in their order. */
val GameKind.seatLooks: List<SeatLook>
    get() = when (this) {
        GameKind.TACK -> listOf(SeatLook.Blue, SeatLook.Plum)
        GameKind.FOUR_SENSES -> listOf(SeatLook.Coral, SeatLook.Navy, SeatLook.Seafoam)
        GameKind.FOUR_WINDS -> listOf(SeatLook.Navy, SeatLook.Seafoam, SeatLook.Coral, SeatLook.Obsidian)
    }
