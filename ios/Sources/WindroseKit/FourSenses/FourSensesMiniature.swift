import Foundation
import WindroseCore

/// A small picture of a position of Four Senses: the tray in small, or nothing but its cover where the board is felt.
public struct FourSensesMiniature: Equatable, Sendable {
    /// A space in the picture.
    public struct Space: Equatable, Sendable {
        /// Where it lies.
        public let rect: CGRect
        /// What lies on it.
        public let stack: WoodStack
    }

    /// The whole picture, in points.
    public let size: CGSize
    /// The spaces; none of a board that is covered.
    public let spaces: [Space]

    private static let cell: CGFloat = 25
    private static let gap: CGFloat = 1.5

    /// The radius of a space's corners.
    public static let corner: CGFloat = 4

    /// The picture of `view`.
    public init(_ view: FourSensesView) {
        let side = CGFloat(FourSensesBoard.side) * Self.cell
        size = CGSize(width: side, height: side)
        spaces = view.sight == .sighted ? view.spaces.compactMap(Self.space) : []
    }

    /// Whether nothing of the board is in view.
    public var covered: Bool { spaces.isEmpty }

    private static func space(_ felt: FeltSpace) -> Space? {
        FourSensesBoard.position(felt.space).map { position in
            let rect = CGRect(
                x: CGFloat(position.column) * cell, y: CGFloat(position.row) * cell, width: cell, height: cell
            )
            return Space(rect: rect.insetBy(dx: gap, dy: gap), stack: WoodStack(felt.stack))
        }
    }
}
