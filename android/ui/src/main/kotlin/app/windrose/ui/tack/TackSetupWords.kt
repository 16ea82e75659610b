package app.windrose.ui.tack

import app.windrose.core.Storm
import app.windrose.core.TideLevel
import app.windrose.core.WindCard

/** The key of the words for an entry of an enum: `HOT_DAY1` is `hot-day-1` there. */
private val Enum<*>.keyPart: String get() = name.lowercase().replace('_', '-').replace(Number, "-$0")

private val Number = Regex("[0-9]+")

/** The key of the card's name with its winds. */
internal val WindCard.key: String get() = "ui-tack-card-$keyPart"

/** The key of the storm's name; its rule stands under the same key with `-rule`. */
internal val Storm.key: String get() = "ui-tack-storm-$keyPart"

/** The key of the level's name; what it means stands under the same key with `-text`. */
internal val TideLevel.key: String get() = "ui-tack-level-$keyPart"
