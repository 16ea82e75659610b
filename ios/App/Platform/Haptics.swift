import CoreHaptics
import UIKit
import WindroseKit
import struct WindroseCore.TouchCue

/// Vibrations: the system's own where one means what we mean, a pattern of ours for what is worth celebrating.
@MainActor
final class SystemHaptics: Haptics {
    let available = CHHapticEngine.capabilitiesForHardware().supportsHaptics

    private let choice = UISelectionFeedbackGenerator()
    private let move = UIImpactFeedbackGenerator(style: .medium)
    private let answer = UINotificationFeedbackGenerator()
    private var engine: CHHapticEngine?
    private var cue: (any CHHapticPatternPlayer)?

    func play(_ touch: Touch) {
        guard available else { return }
        switch touch {
        case .tick: choice.selectionChanged()
        case .place: move.impactOccurred()
        case .refuse: answer.notificationOccurred(.error)
        case .celebrate: celebrate()
        }
    }

    func play(_ cue: TouchCue) {
        guard available else { return }
        try? self.cue?.stop(atTime: 0)
        self.cue = start(CuePattern.beats(cue.pulses).map { beat in
            // A knock is crisp, and what lasts is smooth.
            if let duration = beat.duration {
                CHHapticEvent(
                    eventType: .hapticContinuous,
                    parameters: Self.parameters(beat.strength, sharpness: 0.2),
                    relativeTime: beat.time,
                    duration: duration
                )
            } else {
                Self.knock(at: beat.time, beat.strength)
            }
        })
    }

    /// Three beats, each stronger than the one before.
    private func celebrate() {
        let beats = [(time: 0.0, strength: 0.4), (time: 0.12, strength: 0.7), (time: 0.24, strength: 1.0)]
        start(beats.map { Self.knock(at: $0.time, $0.strength) })
    }

    private static func knock(at time: Double, _ strength: Double) -> CHHapticEvent {
        CHHapticEvent(
            eventType: .hapticTransient, parameters: parameters(strength, sharpness: 0.5), relativeTime: time
        )
    }

    private static func parameters(_ strength: Double, sharpness: Float) -> [CHHapticEventParameter] {
        [
            CHHapticEventParameter(parameterID: .hapticIntensity, value: Float(strength)),
            CHHapticEventParameter(parameterID: .hapticSharpness, value: sharpness),
        ]
    }

    /// Plays `events`, and gives what plays them.
    @discardableResult
    private func start(_ events: [CHHapticEvent]) -> (any CHHapticPatternPlayer)? {
        do {
            let engine = try self.engine ?? makeEngine()
            self.engine = engine
            try engine.start()
            let player = try engine.makePlayer(with: CHHapticPattern(events: events, parameters: []))
            try player.start(atTime: 0)
            return player
        } catch {
            // A call or another app has the engine: a vibration is not worth waiting for.
            engine = nil
            return nil
        }
    }

    private func makeEngine() throws -> CHHapticEngine {
        let engine = try CHHapticEngine()
        engine.playsHapticsOnly = true
        engine.isAutoShutdownEnabled = true
        // The system's server was restarted: the engine is of no more use.
        engine.resetHandler = { @Sendable [weak self] in
            Task { @MainActor in self?.engine = nil }
        }
        return engine
    }
}
