/// What a page that reads saved games depends on: it reads them again whenever this changes.
public struct Freshness: Hashable, Sendable {
    private let tag: String
    private let shelfVersion: Int

    init(tag: String, shelfVersion: Int) {
        self.tag = tag
        self.shelfVersion = shelfVersion
    }
}

extension AppModel {
    /// What changes with the language and with the saved games.
    public var freshness: Freshness { Freshness(tag: words.tag, shelfVersion: shelfVersion) }
}

/// How long something is waited for in silence. What takes longer is shown to be on its way.
public let moment = Duration.milliseconds(300)
