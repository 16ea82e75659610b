import Foundation

/// The three columns of a table in a wide window.
public enum TableColumns {
    /// How wide the columns beside the board are.
    public static func side(largeText: Bool) -> CGFloat {
        largeText ? largeSide : Space.sideColumn
    }

    /// The class of the window for a table that has `room` from side to side in a `window`: one that is less wide where
    /// the columns would leave the board no room for cells that a finger can tap.
    public static func window(_ window: WindowClass, room: CGFloat, largeText: Bool) -> WindowClass {
        let crowded = room < side(largeText: largeText) * 2 + Space.margin * 4 + leastBoard
        return window == .expanded && crowded ? .medium : window
    }

    private static let largeSide: CGFloat = 300

    /// How wide a board with five columns is, its letters and what stands beside it included.
    private static let leastBoard: CGFloat = 344
}
