package app.windrose.ui.winds

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxScope
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.graphicsLayer
import app.windrose.core.GameKind
import app.windrose.core.Obstacle
import app.windrose.core.SeaCellView
import app.windrose.core.Seat
import app.windrose.core.Wind
import app.windrose.core.WindsShip
import app.windrose.ui.app.word
import app.windrose.ui.kit.board.CellPosition
import app.windrose.ui.kit.drawing.Berth
import app.windrose.ui.kit.drawing.Glyph
import app.windrose.ui.kit.drawing.SeaPort
import app.windrose.ui.kit.drawing.SeaShip
import app.windrose.ui.kit.drawing.WindTile
import app.windrose.ui.kit.drawing.drawCoveredHarbour
import app.windrose.ui.kit.drawing.drawHarbour
import app.windrose.ui.kit.drawing.drawKraken
import app.windrose.ui.kit.drawing.drawOutpost
import app.windrose.ui.kit.drawing.drawReef
import app.windrose.ui.kit.drawing.drawStorm
import app.windrose.ui.kit.theme.Sea
import app.windrose.ui.kit.theme.SeatLook
import app.windrose.ui.kit.theme.WindLook
import app.windrose.ui.kit.theme.Windrose
import app.windrose.ui.screens.seatLooks

/** How the seat and its pieces are drawn. */
internal fun lookOf(seat: Seat): SeatLook = GameKind.FOUR_WINDS.seatLooks[seat.toInt()]

/** How the wind is drawn. */
internal fun lookOf(wind: Wind): WindLook = WindLook.entries[wind.ordinal]

/** The letter of the wind, as it stands on its tiles. */
@Composable
internal fun letterOf(wind: Wind): String = word("ui-wind-${wind.name.lowercase()}")

/** A ship on its way into a cell: from where, and how much of its way it has travelled. */
internal class Travel(val ship: WindsShip, val from: CellPosition, val to: CellPosition, val progress: () -> Float)

/** Everything that lies on a cell of the sea but its outpost, in the square that it is given. */
@Composable
internal fun SeaCellPicture(drawn: DrawnCell, modifier: Modifier = Modifier, travel: Travel? = null) {
    val cell = drawn.cell
    Box(modifier.fillMaxSize(), contentAlignment = Alignment.Center) {
        Shore(cell)
        if (cell.port) SeaPort(closed = cell.safe != null)
        cell.tile?.let {
            WindTile(lookOf(it), letterOf(it), Modifier.fillMaxSize(TILE_SIZE))
            Covered(cell)
        }
        val alone = berth(cell, guest = false, crowded = false)
        cell.safe?.let { SeaShip(lookOf(it.seat), alone, sign = Glyph.Check) }
        drawn.ghosts.forEach { SeaShip(lookOf(it.seat), alone, sign = drawn.signOf(it), ghost = true) }
        Ships(drawn, travel)
    }
}

/** What the tile of [cell] lies on and is still worth reaching: the ring of a harbour, and a port in a corner free of letters. */
@Composable
private fun BoxScope.Covered(cell: SeaCellView) {
    val corner = cornerOf(cell)
    if (corner != null) Canvas(Modifier.fillMaxSize()) { drawCoveredHarbour(corner, cell.harbourOf?.let(::lookOf)) }
    if (cell.port) {
        SeaPort(Modifier.align(Alignment.TopEnd).fillMaxSize(BADGE_SIZE), closed = cell.safe != null, badge = true)
    }
}

/** What is printed on the board, or closes the cell. */
@Composable
private fun Shore(cell: SeaCellView) {
    val colors = Windrose.colors
    val land = if (colors.dark) Sea.landByNight else Sea.land
    val corner = cornerOf(cell)
    if (corner == null && cell.obstacle == null) return
    Canvas(Modifier.fillMaxSize()) {
        if (corner != null) drawHarbour(corner, land, cell.harbourOf?.let(::lookOf))
        when (cell.obstacle) {
            Obstacle.REEF -> drawReef()
            Obstacle.KRAKEN -> drawKraken(colors.deep)
            Obstacle.STORM -> drawStorm(colors.deep)
            null -> {}
        }
    }
}

/** On which sides of the board the corner [cell] lies: -1 for west and north, 1 for east and south. */
private fun cornerOf(cell: SeaCellView): Offset? {
    if (!cell.corner) return null
    val (column, row) = positionOf(cell.cell)
    return Offset(if (column == 0) -1f else 1f, if (row == 0) -1f else 1f)
}

/** Draws the outpost of [drawn], if it has one, beside the middle of its edge of the cell [rect]. */
internal fun DrawScope.drawOutpostOf(drawn: DrawnCell, rect: Rect) {
    val outpost = drawn.cell.outpost ?: return
    // In a harbour it leaves the bight to the ships.
    val corner = cornerOf(drawn.cell)
    val along = Offset(BESIDE * (corner?.let { -it.x } ?: 1f), BESIDE * (corner?.let { -it.y } ?: -1f))
    val shift = when (outpost.edge) {
        Wind.NORTH -> Offset(along.x, -OUT)
        Wind.EAST -> Offset(OUT, along.y)
        Wind.SOUTH -> Offset(along.x, OUT)
        Wind.WEST -> Offset(-OUT, along.y)
    }
    val unit = OUTPOST_SCALE * rect.width / CELL_GRID
    drawOutpost(lookOf(outpost.seat), rect.center + shift * rect.width, unit, outpost.anchored)
}

/** Ships of one seat in a cell: the one that is drawn, and how many they are where that is to be told. */
@Immutable
internal data class Moored(val ship: WindsShip, val berth: Berth, val count: Int?)

/** The sign of a flagship on [ship], if it is one. */
private fun DrawnCell.signOf(ship: WindsShip): Glyph? = Glyph.Flag.takeIf { ship in flagships }

@Composable
private fun Ships(drawn: DrawnCell, travel: Travel?) {
    moored(drawn, travel?.ship).forEach {
        SeaShip(lookOf(it.ship.seat), it.berth, count = it.count, sign = drawn.signOf(it.ship))
    }
    if (travel == null) return
    val way = Modifier.graphicsLayer {
        val left = 1 - travel.progress()
        translationX = (travel.from.column - travel.to.column) * size.width * left
        translationY = (travel.from.row - travel.to.row) * size.height * left
    }
    val berth = berth(drawn.cell, guest = false, crowded = false)
    SeaShip(lookOf(travel.ship.seat), berth, way, sign = drawn.signOf(travel.ship))
}

/** The ships of [drawn] as they lie there, but for the one that is [travelling] there: those of a seat together. */
internal fun moored(drawn: DrawnCell, travelling: WindsShip? = null): List<Moored> {
    val cell = drawn.cell
    val fleets = (cell.ships - setOfNotNull(travelling)).groupBy { it.seat }
    return fleets.map { (seat, ships) ->
        val guest = fleets.size > 1 && seat != cell.harbourOf
        val count = ships.size.takeIf { cell.counted && seat == cell.harbourOf }
        Moored(ships.first(), berth(cell, guest, crowded = fleets.size > 1), count)
    }
}

/** Where a ship lies in [cell]: clear of the head of a tile's arrow, and in the bight of a harbour. */
internal fun berth(cell: SeaCellView, guest: Boolean, crowded: Boolean): Berth {
    val corner = cornerOf(cell)
    return when {
        crowded && corner != null -> Berth(if (guest) -corner * GUEST else corner * HOST, CROWDED)
        cell.tile == Wind.NORTH -> Berth(Offset(0f, ALONG), ON_TILE)
        cell.tile == Wind.EAST -> Berth(Offset(-ACROSS, 0f), ON_TILE)
        cell.tile == Wind.SOUTH -> Berth(Offset(0f, -ALONG), ON_TILE)
        cell.tile == Wind.WEST -> Berth(Offset(ACROSS, 0f), ON_TILE)
        corner != null -> Berth(Offset(corner.x * 0.12f, corner.y * 0.1f), AFLOAT)
        else -> Berth(radius = AFLOAT)
    }
}

/** Sizes are given for a cell of this many units. */
private const val CELL_GRID = 54f
private const val TILE_SIZE = 0.925f

/** How much of the cell the badge of a covered port takes. */
private const val BADGE_SIZE = 0.42f

/** How far an outpost lies towards its edge and beside the middle of it, in cells, and its size. */
private const val OUT = 0.42f
private const val BESIDE = 0.29f
private const val OUTPOST_SCALE = 0.8f

/** Half the hull of a ship on the water, on a tile, and beside a guest or host in a harbour, in cells. */
private const val AFLOAT = 15.2f / CELL_GRID
private const val ON_TILE = 12.4f / CELL_GRID
private const val CROWDED = 10.6f / CELL_GRID

/** How far ships lie from the middle, in cells: on tiles away from the arrow's head, in harbours to their sides. */
private const val ALONG = 0.13f
private const val ACROSS = 0.15f
private const val HOST = 0.2f
private const val GUEST = 0.17f
