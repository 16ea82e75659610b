// expect: switch covers known cases, but 'ScenePhase' may have additional unknown values
import SwiftUI

/// A view that counts on no later iOS having more phases than this one.
struct NoUnknownCase: View {
    let phase: ScenePhase

    var body: some View {
        switch phase {
        case .active: Text(verbatim: "here")
        case .inactive, .background: Text(verbatim: "away")
        }
    }
}
