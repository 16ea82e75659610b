import SwiftUI
import WindroseKit
import enum WindroseCore.GameKind

/// Setting up a game of some kind, in the game's own room.
struct SetupRoute: View {
    private let app: AppModel
    private let kind: GameKind

    /// The set-up page of `kind`.
    init(app: AppModel, kind: GameKind) {
        self.app = app
        self.kind = kind
    }

    var body: some View {
        switch kind {
        case .tack:
            TackSetupRoute(app: app)
                .accent(kind.accent)
        case .fourSenses:
            FourSensesSetupRoute(app: app)
                .accent(kind.accent)
        case .fourWinds:
            WindsSetupRoute(app: app)
                .accent(kind.accent)
        }
    }
}
