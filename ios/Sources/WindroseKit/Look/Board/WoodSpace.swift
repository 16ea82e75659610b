import Foundation

/// How a space of a wooden board is drawn, in parts of its cell.
public enum WoodSpace {
    /// From the cell's edge to the space.
    public static let gap: CGFloat = 0.05
    /// The radius of the space's corners.
    public static let corner: CGFloat = 0.15
    /// The part of the cell that the stack takes.
    public static let stack: CGFloat = 0.84
    /// How far the stack stands left of the middle, in points.
    public static let stackShift: CGFloat = -3
    /// The size of the number that tells the height.
    public static let numberSize: CGFloat = 0.19
    /// How strongly a piece is drawn that is not to be had.
    public static let paleAlpha = 0.55

    /// The space in a cell of `size`.
    public static func rect(in size: CGSize) -> CGRect {
        let inset = min(size.width, size.height) * gap
        return CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset)
    }

    /// The middle of the number in a cell of `size`.
    public static func number(in size: CGSize) -> CGPoint {
        CGPoint(x: size.width * 0.82, y: size.height * 0.8)
    }
}
