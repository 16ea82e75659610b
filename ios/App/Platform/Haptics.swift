import CoreHaptics
import UIKit
import WindroseKit

/// Vibrations: the system's own where one means what we mean, a pattern of ours for what is worth celebrating.
@MainActor
final class SystemHaptics: Haptics {
    let available = CHHapticEngine.capabilitiesForHardware().supportsHaptics

    private let choice = UISelectionFeedbackGenerator()
    private let move = UIImpactFeedbackGenerator(style: .medium)
    private let answer = UINotificationFeedbackGenerator()
    private var engine: CHHapticEngine?

    func play(_ touch: Touch) {
        guard available else { return }
        switch touch {
        case .tick: choice.selectionChanged()
        case .place: move.impactOccurred()
        case .refuse: answer.notificationOccurred(.error)
        case .celebrate: celebrate()
        }
    }

    /// Three beats, each stronger than the one before.
    private func celebrate() {
        let beats = [(time: 0.0, strength: 0.4), (time: 0.12, strength: 0.7), (time: 0.24, strength: 1.0)]
        let events = beats.map { beat in
            CHHapticEvent(
                eventType: .hapticTransient,
                parameters: [
                    CHHapticEventParameter(parameterID: .hapticIntensity, value: Float(beat.strength)),
                    CHHapticEventParameter(parameterID: .hapticSharpness, value: 0.5),
                ],
                relativeTime: beat.time
            )
        }
        do {
            let engine = try self.engine ?? makeEngine()
            self.engine = engine
            try engine.start()
            try engine.makePlayer(with: CHHapticPattern(events: events, parameters: [])).start(atTime: 0)
        } catch {
            // A call or another app has the engine: a vibration is not worth waiting for.
            engine = nil
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
