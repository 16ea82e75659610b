import WindroseCore

// The generated enums list no cases of their own.

extension GameKind: CaseIterable {
    /// Every game.
    public static var allCases: [GameKind] { [.tack] }
}

extension Language: CaseIterable {
    /// Every language of the app.
    public static var allCases: [Language] { [.english, .german] }
}

extension Theme: CaseIterable {
    /// Every choice of a theme.
    public static var allCases: [Theme] { [.system, .light, .dark] }
}

extension WindroseCore.Motion: CaseIterable {
    /// Every choice of movement.
    public static var allCases: [WindroseCore.Motion] { [.system, .full, .reduced] }
}

extension Confirm: CaseIterable {
    /// Every choice of when to confirm.
    public static var allCases: [Confirm] { [.whereNeeded, .always, .never] }
}

extension TideLevel: CaseIterable {
    /// Every strength of the tide, the weakest first.
    public static var allCases: [TideLevel] { [.neap, .mean, .spring] }
}

extension Column: CaseIterable {
    /// Every column, from A on.
    public static var allCases: [Column] { everyCase() }
}

extension Storm: CaseIterable {
    /// Every storm card.
    public static var allCases: [Storm] { everyCase() }
}

extension WindCard: CaseIterable {
    /// Every wind card.
    public static var allCases: [WindCard] { everyCase() }
}

extension RawRepresentable where RawValue == UInt8 {
    /// The cases of an enum whose numbers have no gap.
    fileprivate static func everyCase() -> [Self] {
        Array((UInt8.min...UInt8.max).lazy.map { Self(rawValue: $0) }.prefix { $0 != nil }.compactMap { $0 })
    }
}
