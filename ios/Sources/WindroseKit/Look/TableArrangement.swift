import Foundation

/// How the parts of a table stand in a window. A board that is felt must be seen whole, as a finger that feels it cannot
/// scroll it: where there is little room, everything else gives way to it.
public struct TableArrangement: Hashable, Sendable {
    /// Where the board stands and where the rest.
    public enum Shape: Hashable, Sendable {
        /// The board above a tray with one column: a phone.
        case tray
        /// The board above a tray with two columns: a small tablet.
        case twoColumnTray
        /// The board beside one column with all the rest: a low window.
        case oneColumn
        /// The board between two columns: a wide screen.
        case twoColumns
    }

    /// Where the board stands and where the rest.
    public let shape: Shape
    /// Whether the seats are scrolled to below the choices, rather than standing above the board.
    public let seatsBelowChoices: Bool
    /// How much of the height below the bar a tray takes at most.
    public let largestTray: CGFloat
    /// Whether all of the board is in view, however small its cells become.
    public let boardWhole: Bool

    /// The arrangement in a `window`, a `low` one as `WindowClass.isLow` has it, of a table whose board must be seen
    /// whole or may scroll.
    public init(window: WindowClass, low: Bool, largeText: Bool, boardWhole: Bool) {
        shape = switch window {
        case .compact: .tray
        case .medium: boardWhole && low ? .oneColumn : .twoColumnTray
        case .expanded: .twoColumns
        }
        seatsBelowChoices = boardWhole && (low || largeText) && window != .expanded
        largestTray = boardWhole ? 0.5 : 0.6
        self.boardWhole = boardWhole
    }
}
