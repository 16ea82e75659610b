import WindroseCore

/// The sounds of the app. All are made by our own code.
public enum Tone: Sendable, CaseIterable {
    /// Something was picked.
    case select
    /// A piece was laid down.
    case place
    /// Dice were rolled.
    case roll
    /// Points were made.
    case score
    /// A row went bust.
    case bust
    /// Something was refused.
    case refuse
    /// The game is over.
    case win
}

/// Plays short sounds.
@MainActor
public protocol Sound: AnyObject {
    /// Whether the device can play sounds now.
    var available: Bool { get }

    /// Starts `tone` and returns at once.
    func play(_ tone: Tone)

    /// Whether sounds and speech `must` be heard, also while the device is silenced.
    func insist(_ must: Bool)

    /// Starts `cue` instead of a cue that still sounds, and returns at once.
    func play(_ cue: TouchCue)
}
