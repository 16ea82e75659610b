import Testing
import WindroseCore
import WindroseKit

/// Cues as numbers for the ear and as beats for the hand.
@Suite("A cue")
struct CueWaveTests {
    private static let rate = 22_000

    private let low = CueTone(hertz: 300, millis: 100, strength: 90, pause: 50)
    private let high = CueTone(hertz: 600, millis: 200, strength: 45, pause: 0)

    private func millis(_ millis: Int) -> Int { millis * Self.rate / 1_000 }

    private func loudest(_ samples: some Sequence<Int16>) -> Int { samples.map { abs(Int($0)) }.max() ?? 0 }

    private func crossings(_ wave: [Int16]) -> Int {
        let sounding = wave.filter { $0 != 0 }
        return zip(sounding, sounding.dropFirst()).filter { ($0 < 0) != ($1 < 0) }.count + 1
    }

    @Test("has its tones one after another with their pauses")
    func pauses() {
        let wave = CueWave.samples([low, high], rate: Self.rate)
        #expect(wave.count == millis(350))
        #expect(wave[millis(100)..<millis(150)].allSatisfy { $0 == 0 })
        let (first, second) = (loudest(wave[..<millis(100)]), loudest(wave[millis(150)...]))
        #expect(Double(first) > 1.8 * Double(second))
    }

    @Test("swings faster the higher a tone is")
    func pitch() {
        #expect(crossings(CueWave.samples([low], rate: Self.rate)) == 60)
        #expect(crossings(CueWave.samples([high], rate: Self.rate)) == 240)
    }

    @Test("begins and ends without a click")
    func edges() {
        let wave = CueWave.samples([high], rate: Self.rate)
        #expect(loudest(wave.prefix(5)) < Int(Int16.max) / 100)
        #expect(loudest(wave.suffix(5)) < Int(Int16.max) / 100)
    }

    @Test("without tones is no sound")
    func silence() {
        #expect(CueWave.samples([], rate: Self.rate).isEmpty)
    }

    @Test("of two levels with a flat top is two knocks and what lasts, at their times")
    func beats() {
        let knock = CuePulse(millis: 45, strength: 90, pause: 110)
        let smooth = CuePulse(millis: 340, strength: 60, pause: 0)
        #expect(CuePattern.beats([knock, knock, smooth]) == [
            CueBeat(time: 0, duration: nil, strength: 0.9), CueBeat(time: 0.155, duration: nil, strength: 0.9),
            CueBeat(time: 0.31, duration: 0.34, strength: 0.6),
        ])
    }
}
