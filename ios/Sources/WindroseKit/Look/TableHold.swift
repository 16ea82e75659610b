import Foundation

/// What a part of a table was given while one decision lasts in a window of one size: the part only grows, so that a
/// choice that is picked does not move the board under the finger.
public struct TableHold: Equatable, Sendable {
    private var decision: UInt32?
    private var window = CGSize.zero
    private var most: CGFloat = 0

    /// Nothing was given yet.
    public init() {}

    /// The height of a part that needs `height` now. Another `decision` and a `window` of another size begin anew.
    public mutating func height(_ height: CGFloat, decision: UInt32?, window: CGSize) -> CGFloat {
        if self.decision != decision || self.window != window {
            self.decision = decision
            self.window = window
            most = 0
        }
        most = max(most, height)
        return most
    }
}
