import Foundation

/// Distances in points: a grid of 4. The core has a record of this name too, a space of a board.
public enum Space {
    /// Between lines that belong together.
    public static let hair: CGFloat = 2
    /// Between a title and what it heads.
    public static let half: CGFloat = 4
    /// Between things that stand side by side.
    public static let gap: CGFloat = 8
    /// Between the parts of a row.
    public static let row: CGFloat = 12
    /// Around the content of a page.
    public static let margin: CGFloat = 16
    /// Between the parts of a page.
    public static let section: CGFloat = 16
    /// Between the columns of a wide page.
    public static let wide: CGFloat = 24

    /// The least side of anything that takes a tap.
    public static let target: CGFloat = 48

    /// The height of buttons in the action bar.
    public static let action: CGFloat = 52

    /// The height of what is to be found without looking.
    public static let tall: CGFloat = 72

    /// The height of the one button that uncovers a table.
    public static let cover: CGFloat = 64

    /// Width of the side columns on wide screens.
    public static let sideColumn: CGFloat = 228

    /// Text and forms grow no wider than this, so that lines stay readable.
    public static let readable: CGFloat = 560

    /// Pages of text and controls grow no wider than this.
    public static let form: CGFloat = 640
}

/// Radii of corners, in points.
public enum Corner {
    /// Chips, signs and fields.
    public static let chip: CGFloat = 14
    /// Buttons and hand cards.
    public static let button: CGFloat = 16
    /// Cards.
    public static let card: CGFloat = 18

    /// The upper corners of a tray; its lower ones are square.
    public static let tray: CGFloat = 22

    /// The leading corners of a side column; its trailing ones are square.
    public static let side: CGFloat = 22
    /// The frame of a chart.
    public static let frame: CGFloat = 3
}
