import Foundation

/// Two parts one below the other, of which one keeps its height as far as that goes, and the other scrolls in the rest.
public enum KeptHeight {
    /// The height of the part that `wanted` so much, beside an `other` one, in `room` for both: all that it wants, unless
    /// the other would be left less than half the room, and needs more than that.
    public static func of(_ wanted: CGFloat, beside other: CGFloat, in room: CGFloat) -> CGFloat {
        max(0, min(wanted, max(room - other, room / 2)))
    }
}
