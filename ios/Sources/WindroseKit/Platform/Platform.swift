/// Everything that differs from system to system, apart from fonts, which the theme takes by themselves.
@MainActor
public struct Platform {
    /// What the hand feels.
    public let haptics: any Haptics
    /// What is read aloud.
    public let speech: any Speech
    /// What is heard.
    public let sound: any Sound
    /// Files for and from other apps.
    public let files: any FileSharing
    /// What is copied and pasted.
    public let clipboard: any Clipboard

    /// A platform made of its parts.
    public init(
        haptics: any Haptics,
        speech: any Speech,
        sound: any Sound,
        files: any FileSharing,
        clipboard: any Clipboard
    ) {
        self.haptics = haptics
        self.speech = speech
        self.sound = sound
        self.files = files
        self.clipboard = clipboard
    }
}
