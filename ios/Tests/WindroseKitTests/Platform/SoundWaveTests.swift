import Testing
import WindroseKit

/// The sounds as numbers.
@Suite("A tone")
struct SoundWaveTests {
    private static let rate = 22_050

    @Test("is heard, begins and ends quietly, and stays short", arguments: Tone.allCases)
    func shape(_ tone: Tone) {
        let samples = SoundWave.samples(tone, rate: Self.rate)
        #expect(samples.first == 0)
        #expect(samples.contains { abs($0) > 0.05 })
        #expect(samples.allSatisfy { abs($0) <= 1 })
        #expect(samples.suffix(10).allSatisfy { abs($0) < 0.05 })
        #expect(samples.count < Self.rate)
    }

    @Test("is the same every time and unlike the others", arguments: Tone.allCases)
    func sameness(_ tone: Tone) {
        let samples = SoundWave.samples(tone, rate: Self.rate)
        #expect(samples == SoundWave.samples(tone, rate: Self.rate))
        let others = Tone.allCases.filter { $0 != tone }.map { SoundWave.samples($0, rate: Self.rate) }
        #expect(!others.contains(samples))
    }
}
