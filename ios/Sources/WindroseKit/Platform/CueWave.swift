import Foundation
import WindroseCore

/// A cue as numbers for the ear.
public enum CueWave {
    /// The strength of the strongest tone.
    private static let strongest = 100.0
    /// How loud that is against the loudest possible.
    private static let loudest = 0.5
    /// How long a tone takes to rise and to fall, so that it neither begins nor ends with a click.
    private static let edgeMillis = 8

    /// `tones` one after another as signed 16-bit samples, one channel, `rate` of them a second. They are even sines,
    /// so that a long tone is told from two short ones by ear.
    public static func samples(_ tones: [CueTone], rate: Int) -> [Int16] {
        tones.flatMap { tone in
            let sounding = Int(tone.millis) * rate / 1_000
            let loudness = loudest * Double(tone.strength) / strongest * Double(Int16.max)
            let edge = max(min(edgeMillis * rate / 1_000, sounding / 2), 1)
            let wave = (0..<sounding).map { sample in
                let swell = Double(min(sample, sounding - 1 - sample, edge)) / Double(edge)
                let swing = sin(2 * .pi * Double(tone.hertz) * Double(sample) / Double(rate))
                return Int16(swing * swell * loudness)
            }
            return wave + [Int16](repeating: 0, count: Int(tone.pause) * rate / 1_000)
        }
    }
}
