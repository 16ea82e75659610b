import WindroseCore

/// Figures in rows and columns. Where the columns have no room, each figure stands on a line with its column's name.
public struct Figures: Equatable, Sendable {
    /// What the columns are called; empty where rows have one figure and need no name for it.
    public let columns: [String]
    /// The rows, in their order.
    public let rows: [FigureRow]
    /// Whether each figure stands on a line of its own.
    public let stacked: Bool

    /// The width of a column, in points.
    public static let columnWidth = 84.0

    /// The figures of `section` in a window of `window`.
    public init(_ section: StatSection, window: WindowClass, largeText: Bool) {
        columns = section.columns
        rows = section.rows
        stacked = Layout.stacks(columns: section.columns.count, window: window, largeText: largeText)
    }

    /// Whether the names of the columns stand above them.
    public var headed: Bool { !columns.isEmpty && !stacked }

    /// The row in words: its label, and each figure with the name of its column.
    public func spoken(_ row: FigureRow) -> String {
        let figures = columns.isEmpty ? row.figures : zip(columns, row.figures).map { "\($0) \($1)" }
        return "\(row.label): \(figures.joined(separator: ", "))"
    }
}
