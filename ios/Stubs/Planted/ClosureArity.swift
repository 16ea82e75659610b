// expect: contextual closure type '(GeometryProxy) -> Text' expects 1 argument, but 2 were used in closure body
import SwiftUI

/// A closure that takes more than it is given.
struct ClosureArity: View {
    var body: some View {
        GeometryReader { place, size in
            Text(verbatim: "\(place) \(size)")
        }
    }
}
