/// How near the app is to the player.
public enum Presence: CaseIterable, Sendable {
    /// The player has it before them.
    case active
    /// It can be seen, but others may be looking: in the app switcher, below a call.
    case inactive
    /// It cannot be seen, and the system may stop it.
    case background
}

extension AppModel {
    /// The app is `presence` now, on a device that speaks `systemTag`. Before others may look at it, whatever is hidden
    /// is covered; in the background, nothing is held open; when it is back, the device may speak another language.
    @discardableResult
    public func moved(to presence: Presence, systemTag: String) -> Task<Void, Never> {
        switch presence {
        case .active:
            let back = foregroundRegained()
            let told = systemLanguageIs(systemTag)
            return Task {
                await back.value
                await told.value
            }
        case .inactive:
            // On the way back, everything is covered already: asking again would open the file only to close it.
            return inBackground ? Task {} : foregroundLost()
        case .background:
            return rest()
        }
    }
}
