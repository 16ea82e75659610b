import WindroseCore

/// One beat of a cue for the hand.
public struct CueBeat: Equatable, Sendable {
    /// When it begins, in seconds.
    public let time: Double
    /// How long it lasts, in seconds; nil for a knock, which is over at once.
    public let duration: Double?
    /// How strong it is, from 0 to 1.
    public let strength: Double

    /// A beat that begins at `time`.
    public init(time: Double, duration: Double?, strength: Double) {
        self.time = time
        self.duration = duration
        self.strength = strength
    }
}

/// A cue as beats for the hand.
public enum CuePattern {
    /// A pulse of so many milliseconds is a knock; a longer one lasts.
    private static let longestKnock = 60
    /// The strength of the strongest pulse.
    private static let strongest = 100.0

    /// The beats of `pulses`, in their order.
    public static func beats(_ pulses: [CuePulse]) -> [CueBeat] {
        var time = 0
        return pulses.map { pulse in
            defer { time += Int(pulse.millis) + Int(pulse.pause) }
            let lasts = Int(pulse.millis) > longestKnock
            return CueBeat(
                time: Double(time) / 1_000,
                duration: lasts ? Double(pulse.millis) / 1_000 : nil,
                strength: Double(pulse.strength) / strongest
            )
        }
    }
}
