// expect: extraneous argument label 'edges:' in call
import SwiftUI

/// A margin whose first argument is called by a name that it does not have.
struct WrongLabel: View {
    var body: some View {
        Text(verbatim: "Tack").padding(edges: .leading, 8)
    }
}
