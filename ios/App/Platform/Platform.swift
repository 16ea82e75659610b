import WindroseKit

extension Platform {
    /// The platform of an iPhone or iPad.
    static func system() -> Platform {
        Platform(
            haptics: SystemHaptics(),
            speech: SystemSpeech(),
            sound: SynthesisedSound(),
            files: SystemFiles(),
            clipboard: SystemClipboard()
        )
    }
}
