import Observation
import WindroseCore

/// The games whose rules can be read.
@MainActor
@Observable
public final class RulesListModel {
    @ObservationIgnored private let app: AppModel

    /// The games; empty until they have been read.
    public private(set) var games: [GameInfo] = []

    /// The rules that `app` has.
    public init(app: AppModel) {
        self.app = app
    }

    /// Reads the games in the language in force.
    public func serve() async {
        await app.guarded { self.games = try await self.app.core { try $0.games() } }
    }

    /// Goes to the rules of `kind`.
    public func open(_ kind: GameKind) {
        app.navigate(.rules(kind))
    }
}
