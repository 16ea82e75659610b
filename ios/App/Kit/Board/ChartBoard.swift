import SwiftUI
import WindroseKit

/// A board drawn as a sea chart: a parchment frame with scale and letters, its ground inside, `deep` in some cells of a
/// sea, slots outside, pennants on the right. It takes the largest cells that fit its space. To a height of 0 it answers
/// with the least one at which its cells have the size of a finger, so that a screen can scroll it rather than shrink it
/// further.
///
/// Every cell is a button for screen readers and for the keyboard: arrows move between cells, Enter takes one. A board
/// with a touch also tells which cell is felt.
struct ChartBoard<Content: View>: View {
    private let plan: BoardPlan
    private let cells: [BoardCell]
    private let columnLabels: [AxisLabel]
    private let rowLabels: [AxisLabel]
    private let pennants: [Pennant]
    private let highlightedRows: Set<Int>
    private let foggedRows: Set<Int>
    private let paths: [BoardPath]
    private let notes: [BoardNote]
    private let ground: BoardGround
    private let deep: Set<CellPosition>
    private let touch: BoardTouch?
    private let on: @MainActor (TableEvent) -> Void
    private let content: (BoardCell, BoardGeometry) -> Content

    @Environment(\.colors) private var colors
    @Environment(\.textScale) private var textScale
    @State private var stop: CellPosition?
    @FocusState private var focused: CellPosition?
    @AccessibilityFocusState private var heard: CellPosition?
    @State private var finger = BoardFinger()
    @GestureState private var touched = false

    /// The board of `plan`. Taps, keys and actions of its cells go to `on`. `content` draws what lies on a cell, in the
    /// middle of it, and is told where everything lies.
    init(
        _ plan: BoardPlan,
        cells: [BoardCell],
        columnLabels: [AxisLabel] = [],
        rowLabels: [AxisLabel] = [],
        pennants: [Pennant] = [],
        highlightedRows: Set<Int> = [],
        foggedRows: Set<Int> = [],
        paths: [BoardPath] = [],
        notes: [BoardNote] = [],
        ground: BoardGround = .water,
        deep: Set<CellPosition> = [],
        touch: BoardTouch? = nil,
        on: @escaping @MainActor (TableEvent) -> Void,
        @ViewBuilder content: @escaping (BoardCell, BoardGeometry) -> Content
    ) {
        self.plan = plan
        self.cells = cells
        self.columnLabels = columnLabels
        self.rowLabels = rowLabels
        self.pennants = pennants
        self.highlightedRows = highlightedRows
        self.foggedRows = foggedRows
        self.paths = paths
        self.notes = notes
        self.ground = ground
        self.deep = deep
        self.touch = touch
        self.on = on
        self.content = content
    }

    var body: some View {
        let metrics = BoardMetrics(textScale: textScale)
        BoardFit(plan: plan, metrics: metrics) {
            GeometryReader { place in
                // A little more than the place has, because its size may have been rounded.
                let room = CGSize(width: place.size.width + 0.5, height: place.size.height + 0.5)
                let geometry = BoardGeometry.fit(plan, metrics: metrics, in: room)
                parts(geometry, metrics)
                    .preference(key: AskedCells.self, value: asked(geometry, place))
            }
        }
        .accessibilityElement(children: .contain)
        .onChange(of: stop) { _, new in
            // Only now can the cell have the focus.
            focused = new
        }
        .onChange(of: focused) { old, new in
            if let new { stop = new }
            feel(from: old, to: new, unless: heard)
        }
        .onChange(of: heard) { old, new in feel(from: old, to: new, unless: focused) }
        .onChange(of: touched) { _, new in
            // What ended has been lifted already; this is for a gesture that was taken away.
            if !new { follow(finger.cancel()) }
        }
    }

    /// The focus of the keyboard or of a screen reader went from one cell to another, unless the `other` of the two is
    /// there already: a cell is felt once.
    private func feel(from old: CellPosition?, to new: CellPosition?, unless other: CellPosition?) {
        let steps = [old.map(BoardFinger.Step.lift), new.map(BoardFinger.Step.feel)]
        if new == nil || new != other { follow(steps.compactMap { $0 }) }
    }

    /// Tells what a movement of a finger or of a focus came to.
    private func follow(_ steps: [BoardFinger.Step]) {
        guard touch != nil else { return }
        for step in steps {
            if let event = step.event(among: cells) { on(event) }
        }
    }

    /// Takes every touch on a board that is felt, before what scrolls around it can. Screen readers and keys do not
    /// meet it: they choose at once.
    @ViewBuilder private func feeling(_ geometry: BoardGeometry) -> some View {
        if let touch {
            Color.clear
                .contentShape(Rectangle())
                .highPriorityGesture(
                    DragGesture(minimumDistance: 0)
                        .updating($touched) { _, touched, _ in touched = true }
                        .onChanged { drag in
                            let cell = geometry.cell(at: drag.location)
                            follow(finger.move(to: drag.location, over: cell, at: drag.time))
                        }
                        .onEnded { drag in follow(finger.lift(at: drag.time, twoTaps: touch.twoTaps)) }
                )
                .frame(width: geometry.size.width, height: geometry.size.height)
                .accessibilityHidden(true)
                .preference(key: FingerOnBoard.self, value: touched)
        }
    }

    private func parts(_ geometry: BoardGeometry, _ metrics: BoardMetrics) -> some View {
        ZStack(alignment: .topLeading) {
            chart(geometry, AxisLettering(columns: columnLabels, rows: rowLabels, metrics: metrics))
            ForEach(cells) { cell in
                CellNode(cell, on: on) { content(cell, geometry) }
                    .modifier(focus(cell))
                    .accessibilityFocused($heard, equals: cell.position)
                    .rotorStop(.cell(cell.position))
                    .accessibilitySortPriority(readingOrder(cell.position))
                    .place(geometry.cellRect(cell.position))
                    // A piece on its way goes over the other cells.
                    .zIndex(cell.raised ? 1.5 : 1)
            }
            ForEach(pennants, id: \.row) { pennant in
                PennantView(pennant, metrics: metrics)
                    .accessibilitySortPriority(readingOrder(CellPosition(column: plan.columns, row: pennant.row)))
                    .place(geometry.pennantRect(pennant.row))
            }
            marks(geometry).zIndex(2)
            feeling(geometry).zIndex(3)
        }
    }

    /// Where the cells that may be chosen lie on what is scrolled. A covered board is not moved for them: that would
    /// tell something of what lies there.
    private func asked(_ geometry: BoardGeometry, _ place: GeometryProxy) -> [CGRect] {
        if ground == .covered { return [] }
        let corner = place.frame(in: .named(AskedCells.space)).origin
        return cells.filter { $0.marks.legal != nil }.map { cell in
            geometry.cellRect(cell.position).offsetBy(dx: corner.x, dy: corner.y)
        }
    }

    private func chart(_ geometry: BoardGeometry, _ lettering: AxisLettering) -> some View {
        BoardCanvas { context in
            context.drawChart(geometry, plan, ground, colors, lettering, deep: deep)
            for row in foggedRows { context.drawHatch(geometry.rowRect(row), colors.ink) }
            for row in highlightedRows { context.drawRowHighlight(geometry.rowRect(row), colors.accent) }
            for cell in cells where !(0..<plan.rows).contains(cell.position.row) {
                context.drawSlot(geometry.cellRect(cell.position), colors)
            }
        }
    }

    private func marks(_ geometry: BoardGeometry) -> some View {
        BoardCanvas { context in
            if ground != .covered {
                let marks = CellDrawing.colors(on: ground, colors.palette)
                for path in paths where !path.arrow { context.drawWay(path, geometry, marks) }
                for cell in cells { context.drawMarks(cell.marks, in: geometry.cellRect(cell.position), marks) }
                // Arrows and notes go over the frames.
                for path in paths where path.arrow { context.drawWay(path, geometry, marks) }
                for note in notes { context.drawNote(note, geometry) }
            }
            if touch?.ripple == true, let place = finger.place { context.drawRipple(geometry, at: place, colors) }
        }
    }

    private func focus(_ cell: BoardCell) -> BoardFocusable {
        BoardFocusable(cell: cell, cells: cells.map(\.position), focused: $focused, stop: $stop, on: on)
    }

    /// Screen readers go row by row, and from each row to its pennant.
    private func readingOrder(_ position: CellPosition) -> Double {
        -Double(position.row * (plan.columns + 1) + position.column)
    }
}

/// A canvas over the whole board. It draws and takes no taps.
private struct BoardCanvas: View {
    let draw: (GraphicsContext) -> Void

    var body: some View {
        Canvas { context, _ in draw(context) }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}

extension View {
    /// Gives a part of a board its place on it.
    fileprivate func place(_ rect: CGRect) -> some View {
        frame(width: rect.width, height: rect.height)
            .offset(x: rect.minX, y: rect.minY)
    }
}

/// Makes a board as large as its cells can be in the place that it is given.
private struct BoardFit: Layout {
    let plan: BoardPlan
    let metrics: BoardMetrics

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let room = CGSize(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
        let fitting = BoardGeometry.fit(plan, metrics: metrics, in: room)
        let widest = BoardGeometry.fit(plan, metrics: metrics, in: CGSize(width: room.width, height: .infinity))
        let cell = max(fitting.cell, min(Space.target, widest.cell))
        return BoardGeometry(plan: plan, metrics: metrics, cell: cell).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for part in subviews {
            part.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }
}

#if DEBUG
struct ChartBoard_Previews: PreviewProvider {
    private static let plan = BoardPlan(columns: 5, rows: 5, slotsAbove: true, slotsBelow: true, pennants: true)

    private static let cells = (-1...5).flatMap { row in
        (0..<5).map { column in
            BoardCell(
                position: CellPosition(column: column, row: row),
                spoken: "\(column), \(row)",
                marks: marks(column, row),
                tap: .spot("\(column) \(row)")
            )
        }
    }

    private static func marks(_ column: Int, _ row: Int) -> CellMarks {
        switch (column, row) {
        case (4, 1): CellMarks(selected: true)
        case (4, 5): CellMarks(origin: true)
        case (2, 3): CellMarks(lastMove: true)
        case (0, 4): CellMarks(legal: .middle)
        case (1, 3): CellMarks(legal: .corner)
        case (3, 4): CellMarks(blocked: true)
        default: .none
        }
    }

    private static let pennants = [
        Pennant(row: 0, goal: "9", note: "now 3", spoken: "Row 5, goal 9, now 3"),
        Pennant(row: 1, goal: "12", note: "9 + 3", spoken: "Row 4, goal 12, 9 + 3", look: .highlighted),
        Pennant(row: 2, goal: "7", note: "fog", spoken: "Row 3, goal 7, fog", look: .fog),
        Pennant(row: 3, goal: "11", note: "now 9", spoken: "Row 2, goal 11, now 9"),
        Pennant(row: 4, goal: "8", note: "now 0", spoken: "Row 1, goal 8, now 0"),
    ]

    static var previews: some View {
        kitPreview("Board") {
            ChartBoard(
                plan,
                cells: cells,
                columnLabels: [
                    AxisLabel("A"), AxisLabel("B"), AxisLabel("C"),
                    AxisLabel("D", sign: .flame, signColor: .bad), AxisLabel("E"),
                ],
                rowLabels: (1...5).reversed().map { AxisLabel(String($0)) },
                pennants: pennants,
                highlightedRows: [1],
                foggedRows: [2],
                paths: [BoardPath(from: CellPosition(column: 4, row: 5), to: CellPosition(column: 4, row: 1))],
                on: { _ in },
                content: { cell, geometry in
                    if cell.marks.selected {
                        DieView(3, look: .blue)
                            .frame(width: geometry.cell * TackBoardDie.size, height: geometry.cell * TackBoardDie.size)
                    }
                }
            )
        }
    }
}
#endif
