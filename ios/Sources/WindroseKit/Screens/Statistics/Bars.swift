import Foundation
import WindroseCore

/// How often each thing happened, as bars, with a mark at what was to be expected. Each bar is read as a sentence.
public struct Bars: Equatable, Sendable {
    /// One bar.
    public struct Bar: Equatable, Sendable {
        /// What happened.
        public let label: String
        /// How often, in figures.
        public let count: String
        /// How much of the width is filled, from 0 to 1.
        public let filled: Double
        /// Where the mark stands, from 0 to 1.
        public let expected: Double
        /// The bar in words.
        public let spoken: String
    }

    /// The bars, in their order.
    public let bars: [Bar]

    /// The height of a bar.
    public static let height: CGFloat = 22
    /// The radius of a bar's corners.
    public static let corner: CGFloat = 4
    /// How strongly the ground of a bar is drawn.
    public static let groundAlpha = 0.14

    /// The width of the mark.
    public static let markWidth: CGFloat = 2.5
    /// The width of the hem that lets the mark show on the bar and beside it.
    public static let hemWidth: CGFloat = 6

    /// The bars for what was counted.
    public init(_ bars: [StatBar]) {
        let longest = bars.map { max(Double($0.count), $0.expected) }.reduce(1, max)
        self.bars = bars.map { bar in
            Bar(
                label: bar.label,
                count: String(bar.count),
                filled: Double(bar.count) / longest,
                expected: bar.expected / longest,
                spoken: bar.spoken
            )
        }
    }

    /// Where the middle of a mark stands on a bar that is `width` wide: never over its ends.
    public static func markX(_ expected: Double, width: CGFloat) -> CGFloat {
        min(max(expected * width, 2), max(width - 2, 2))
    }
}
