import AVFoundation
import UIKit
import WindroseKit

/// Reads aloud with a voice of the system.
@MainActor
final class SystemSpeech: Speech {
    let available = true

    var readerRuns: Bool { UIAccessibility.isVoiceOverRunning }

    private let voice = AVSpeechSynthesizer()

    func speak(_ text: String, tag: String, interrupt: Bool) {
        if interrupt { stop() }
        let utterance = AVSpeechUtterance(string: text)
        utterance.voice = AVSpeechSynthesisVoice(language: tag)
        // Whoever uses a screen reader has chosen how fast it speaks.
        utterance.prefersAssistiveTechnologySettings = true
        voice.speak(utterance)
    }

    func stop() {
        voice.stopSpeaking(at: .immediate)
    }
}
