/// Whether tables of figures and rules stand in columns.
enum Layout {
    private static let narrowColumns = 2

    /// Whether a table of so many columns has no room for them in a window of `window`, so that each row stands as a
    /// small paragraph.
    static func stacks(columns: Int, window: WindowClass, largeText: Bool) -> Bool {
        columns > 0 && (largeText || (window == .compact && columns > narrowColumns))
    }
}
