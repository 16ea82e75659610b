import Foundation

/// The sounds of the app as numbers: knocks on wood for pieces and dice, a small bell for points.
public enum SoundWave {
    /// One strike: a decaying sine, or a burst of noise where `pitch` is 0.
    private struct Strike {
        let pitch: Double
        let at: Int
        let millis: Int
        let loudness: Double

        init(_ pitch: Double, at: Int, millis: Int, loudness: Double = 0.35) {
            self.pitch = pitch
            self.at = at
            self.millis = millis
            self.loudness = loudness
        }
    }

    /// How fast a strike fades.
    private static let fade = 5.0

    /// A short rise, so that a tone does not begin with a click.
    private static let attackSamples = 40.0

    /// The samples of `tone` from -1 to 1, one channel, `rate` of them a second. The same every time.
    public static func samples(_ tone: Tone, rate: Int) -> [Float] {
        let strikes = strikes(tone)
        let length = strikes.map { ($0.at + $0.millis) * rate / 1000 }.max() ?? 0
        var wave = [Double](repeating: 0, count: length)
        var noise = Noise()
        for strike in strikes {
            let start = strike.at * rate / 1000
            let count = min(strike.millis * rate / 1000, length - start)
            for sample in 0..<count {
                let place = Double(sample)
                let strength = exp(-fade * place / Double(count)) * min(1, place / attackSamples) * strike.loudness
                let swing = strike.pitch == 0 ? noise.next() : sin(2 * .pi * strike.pitch * place / Double(rate))
                wave[start + sample] += swing * strength
            }
        }
        return wave.map { Float(min(max($0, -1), 1)) }
    }

    private static func strikes(_ tone: Tone) -> [Strike] {
        switch tone {
        case .select:
            [Strike(660, at: 0, millis: 50, loudness: 0.2)]
        case .place:
            [Strike(0, at: 0, millis: 25, loudness: 0.2), Strike(220, at: 0, millis: 110)]
        case .roll:
            (0..<6).map { Strike(0, at: $0 * 65, millis: 40, loudness: 0.28 - Double($0) * 0.03) }
        case .score:
            [Strike(784, at: 0, millis: 260), Strike(1175, at: 110, millis: 320)]
        case .bust:
            [Strike(196, at: 0, millis: 240), Strike(147, at: 130, millis: 320)]
        case .refuse:
            [Strike(175, at: 0, millis: 90), Strike(175, at: 110, millis: 90)]
        case .win:
            [523, 659, 784, 1047].enumerated().map { Strike($1, at: $0 * 130, millis: 420) }
        }
    }
}

/// A sequence of numbers without a pattern that an ear would notice, the same every time (xorshift).
private struct Noise {
    private var state: UInt32 = 0x9E37_79B9

    /// The next number, from -1 to 1.
    mutating func next() -> Double {
        state ^= state << 13
        state ^= state >> 17
        state ^= state << 5
        return Double(state) / Double(UInt32.max) * 2 - 1
    }
}
