import WindroseCore

extension Settings {
    /// What holds until the saved settings are read: nothing is heard, nothing is forced.
    static let unread = Settings(
        language: nil,
        theme: .system,
        motion: .system,
        confirm: .whereNeeded,
        sound: false,
        haptics: false,
        primaryLeft: false,
        boardTurned: false,
        walkthroughSeen: true
    )

    /// Whether the app is dark on a system that prefers what `systemDark` says.
    public func isDark(systemDark: Bool) -> Bool {
        switch theme {
        case .system: systemDark
        case .light: false
        case .dark: true
        }
    }

    /// Whether things move on a system that reduces motion where `systemReduced`.
    public func hasMotion(systemReduced: Bool) -> Bool {
        switch motion {
        case .system: !systemReduced
        case .full: true
        case .reduced: false
        }
    }
}
