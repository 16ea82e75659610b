// expect: 'Transition' is ambiguous for type lookup in this context
import SwiftUI
import WindroseKit

/// A name that both SwiftUI and the app's own library have.
struct NameClash: View {
    let transition: Transition

    var body: some View {
        Text(verbatim: "Tack")
    }
}
