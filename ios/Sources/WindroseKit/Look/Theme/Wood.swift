/// The colours of a wooden board and its pieces: the same in both themes, as wood is.
public enum Wood {
    /// The board around its spaces.
    public static let tray = ColorValue(0x4A3325)
    /// A space.
    public static let space = ColorValue(0x5E4331)
    /// The edge of a space.
    public static let spaceEdge = ColorValue(0x33231A)

    /// The levels of a stack, from the board up.
    public static let levels = [ColorValue(0xC89E63), ColorValue(0xD9B57C), ColorValue(0xE8CB98)]
    /// The uppermost face of a stack.
    public static let top = ColorValue(0xF6E6C4)
    /// The edge of every level.
    public static let edge = ColorValue(0x5B3B1D)
    /// The inside of a hole.
    public static let hole = ColorValue(0x2A1C13)
    /// The lit rim of the hole in the board.
    public static let rim = ColorValue(0xA98B6A)
    /// The lit rim of the hole in a piece.
    public static let lip = ColorValue(0x8A6236)
    /// The shadow of a stack.
    public static let shadow = ColorValue(0x000000, alpha: 0.28)

    /// A ring where something may be chosen.
    public static let legal = ColorValue(0xF2DFA8)
    /// A frame around what is chosen.
    public static let chosen = ColorValue(0xFFE9A8)
    /// Brackets where the last move ended.
    public static let lastMove = ColorValue.white
}
