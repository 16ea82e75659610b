import AVFoundation
import UIKit
import WindroseKit
import struct WindroseCore.TouchCue

/// Plays the tones that `SoundWave` makes, beside whatever else is playing, and not at all while the device is
/// silenced, unless they must be heard.
@MainActor
final class SynthesisedSound: Sound {
    private static let rate = 44_100

    /// How many tones may sound at once.
    private static let voices = 3

    private let engine = AVAudioEngine()
    private let players = (0..<voices).map { _ in AVAudioPlayerNode() }
    private let format = AVAudioFormat(standardFormatWithSampleRate: Double(rate), channels: 1)
    private var buffers: [Tone: AVAudioPCMBuffer] = [:]
    private var next = 0

    /// Plays nothing but cues, so that the next one takes the place of the last.
    private let cuePlayer = AVAudioPlayerNode()
    private var connected = false
    private var insists = false

    let available = true

    init() {
        // Lives as long as the app.
        _ = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification,
            object: nil,
            queue: .main
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.buffers = [:] }
        }
    }

    func insist(_ must: Bool) {
        guard must != insists else { return }
        insists = must
        // Where another app has the speaker for itself, this is tried again with the next tone.
        try? chooseCategory()
    }

    func play(_ tone: Tone) {
        guard let buffer = buffer(tone) else { return }
        let player = players[next]
        next = (next + 1) % Self.voices
        start(buffer, player)
    }

    func play(_ cue: TouchCue) {
        let samples = CueWave.samples(cue.tones, rate: Self.rate).map { Float($0) / Float(Int16.max) }
        guard let buffer = filled(samples) else { return }
        start(buffer, cuePlayer)
    }

    /// Plays `buffer` by `player` instead of what it still plays.
    private func start(_ buffer: AVAudioPCMBuffer, _ player: AVAudioPlayerNode) {
        do {
            try wake()
        } catch {
            // Another app has the device's speaker for itself: a tone is not worth waiting for.
            return
        }
        player.scheduleBuffer(buffer, at: nil, options: .interrupts)
        player.play()
    }

    /// The engine falls asleep by itself while nothing sounds, and stops when something takes the speaker from it.
    private func wake() throws {
        if !connected {
            try chooseCategory()
            for player in players + [cuePlayer] {
                engine.attach(player)
                engine.connect(player, to: engine.mainMixerNode, format: format)
            }
            engine.isAutoShutdownEnabled = true
            connected = true
        }
        if !engine.isRunning { try engine.start() }
    }

    /// What is ambient falls silent with the device, and so does the voice that speaks beside it; what plays back does
    /// not.
    private func chooseCategory() throws {
        let session = AVAudioSession.sharedInstance()
        if insists {
            try session.setCategory(.playback, mode: .default, options: .mixWithOthers)
        } else {
            try session.setCategory(.ambient)
        }
    }

    private func buffer(_ tone: Tone) -> AVAudioPCMBuffer? {
        if let made = buffers[tone] { return made }
        let buffer = filled(SoundWave.samples(tone, rate: Self.rate))
        buffers[tone] = buffer
        return buffer
    }

    private func filled(_ samples: [Float]) -> AVAudioPCMBuffer? {
        guard
            let format,
            let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(samples.count)),
            let channel = buffer.floatChannelData?.pointee
        else { return nil }
        for (index, sample) in samples.enumerated() { channel[index] = sample }
        buffer.frameLength = AVAudioFrameCount(samples.count)
        return buffer
    }
}
