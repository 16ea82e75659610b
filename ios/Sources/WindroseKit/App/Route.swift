import WindroseCore

/// A place in the app. `path` names it in a short text that `init(path:)` reads again, so that the system can end the
/// process and bring the player back to the same place.
public enum Route: Hashable, Sendable {
    /// The first page: going on and beginning.
    case home
    /// The saved games.
    case saved
    /// The list of rules.
    case rulesList
    /// The settings.
    case settings
    /// The licences of the app and of what it is made of.
    case licences
    /// The rules of one game.
    case rules(GameKind)
    /// The statistics of one game.
    case statistics(GameKind)
    /// Setting up a new game.
    case setup(GameKind)
    /// The table of a saved game.
    case table(Int64)
    /// Looking back at a saved game.
    case review(Int64)

    /// The place that `path` names; nil when there is no such place.
    public init?(path: String) {
        let parts = path.split(separator: "/", maxSplits: 1)
        let detail = parts.count > 1 ? String(parts[1]) : nil
        let place: Route? = switch (parts.first, detail) {
        case ("home", _): .home
        case ("saved", _): .saved
        case ("settings", _): .settings
        case ("licences", _): .licences
        case ("rules", nil): .rulesList
        case let ("rules", detail?): GameKind.named(detail).map(Route.rules)
        case let ("statistics", detail?): GameKind.named(detail).map(Route.statistics)
        case let ("setup", detail?): GameKind.named(detail).map(Route.setup)
        case let ("table", detail?): Int64(detail).map(Route.table)
        case let ("review", detail?): Int64(detail).map(Route.review)
        default: nil
        }
        guard let place else { return nil }
        self = place
    }

    /// Its name as a short text without blanks.
    public var path: String {
        switch self {
        case .home: "home"
        case .saved: "saved"
        case .rulesList: "rules"
        case .settings: "settings"
        case .licences: "licences"
        case let .rules(kind): "rules/\(kind.name)"
        case let .statistics(kind): "statistics/\(kind.name)"
        case let .setup(kind): "setup/\(kind.name)"
        case let .table(id): "table/\(id)"
        case let .review(id): "review/\(id)"
        }
    }
}

extension GameKind {
    fileprivate static func named(_ name: String) -> GameKind? {
        allCases.first { $0.name == name }
    }

    fileprivate var name: String {
        switch self {
        case .tack: "TACK"
        case .fourSenses: "FOUR_SENSES"
        case .fourWinds: "FOUR_WINDS"
        }
    }
}
