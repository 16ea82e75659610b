/// One of the four main places, with the way to the others below it or at its side.
public struct MainPlace: Equatable, Sendable, Identifiable {
    /// Where it leads.
    public let route: Route
    /// What it is called.
    public let text: String
    /// Its sign.
    public let glyph: Glyph

    /// Tells one place from another.
    public var id: Route { route }

    /// All four, in the order of `Navigator.places`.
    public static func all(_ words: Words) -> [MainPlace] {
        [
            MainPlace(route: .home, text: words["ui-tab-play"], glyph: .sail),
            MainPlace(route: .saved, text: words["ui-tab-saved"], glyph: .saved),
            MainPlace(route: .rulesList, text: words["ui-tab-rules"], glyph: .book),
            MainPlace(route: .settings, text: words["ui-tab-settings"], glyph: .settings),
        ]
    }
}
