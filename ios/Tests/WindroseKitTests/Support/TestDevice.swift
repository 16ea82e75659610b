import Foundation
import WindroseCore
import WindroseKit

/// A device that remembers what was copied, saved, felt, heard and spoken.
@MainActor
final class TestDevice: Haptics, Speech, Sound, FileSharing, Clipboard {
    private(set) var copied: String?
    private(set) var saved: ChosenFile?
    private(set) var touches: [Touch] = []
    private(set) var tones: [Tone] = []

    /// The cues that the hand felt and that the ear heard, in order.
    private(set) var cues: [TouchCue] = []
    private(set) var heard: [TouchCue] = []

    /// What was spoken aloud, in order; nil where it fell silent.
    private(set) var spoken: [String?] = []

    /// The language in which was spoken last.
    private(set) var language = ""

    /// Whether what sounds must be heard, also while the device is silenced.
    private(set) var insists = false

    /// Whether a screen reader runs.
    var readerRuns = false

    /// What the player chooses when asked for a file: what was saved last, unless a test says otherwise.
    var chosen: ChosenFile?

    /// Whether the player changes their mind about files.
    var changesMind = false

    /// What goes wrong with files.
    var trouble: (any Error)?

    var available: Bool { true }

    var platform: Platform {
        Platform(haptics: self, speech: self, sound: self, files: self, clipboard: self)
    }

    func play(_ touch: Touch) {
        touches.append(touch)
    }

    func play(_ tone: Tone) {
        tones.append(tone)
    }

    func play(_ cue: TouchCue) {
        // The same device is hand and ear.
        if cues.count == heard.count { cues.append(cue) } else { heard.append(cue) }
    }

    func insist(_ must: Bool) {
        insists = must
    }

    func speak(_ text: String, tag: String, interrupt: Bool) {
        spoken.append(text)
        language = tag
    }

    func stop() {
        spoken.append(nil)
    }

    func save(suggestedName: String, bytes: Data) async throws -> Bool {
        if let trouble { throw trouble }
        if changesMind { return false }
        saved = ChosenFile(name: suggestedName, bytes: bytes)
        return true
    }

    func open(fileExtension: String) async throws -> ChosenFile? {
        if let trouble { throw trouble }
        return changesMind ? nil : chosen ?? saved
    }

    func copy(_ text: String) {
        copied = text
    }

    func paste() -> String? {
        copied
    }
}
