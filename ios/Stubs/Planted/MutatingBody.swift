// expect: left side of mutating operator isn't mutable: 'self' is immutable
import SwiftUI

/// A view that changes itself while it is drawn.
struct MutatingBody: View {
    var shown = 0

    var body: some View {
        Button {
            shown += 1
        } label: {
            Text(verbatim: "Tack")
        }
    }
}
