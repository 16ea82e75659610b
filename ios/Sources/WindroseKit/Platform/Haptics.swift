import WindroseCore

/// What the hand feels.
public enum Touch: Sendable, CaseIterable {
    /// A piece or a chip was chosen.
    case tick
    /// A move was made.
    case place
    /// Something was refused.
    case refuse
    /// A point, a win.
    case celebrate
}

/// Short vibrations.
@MainActor
public protocol Haptics: AnyObject {
    /// Whether this device can vibrate at all; settings hide the switch where it cannot.
    var available: Bool { get }

    /// Plays `touch`, if it can.
    func play(_ touch: Touch)

    /// Plays `cue` instead of whatever is still playing, if it can.
    func play(_ cue: TouchCue)
}
