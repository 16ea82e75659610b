// expect: converting non-sendable function value to '@MainActor @Sendable () -> Void' may introduce data races
import SwiftUI

/// An action that may belong to any thread, given to a button, which needs one of the main actor.
struct StoredAction: View {
    let action: () -> Void

    var body: some View {
        Button(action: action) { Text(verbatim: "Tack") }
    }
}
