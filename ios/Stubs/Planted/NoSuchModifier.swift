// expect: value of type 'Text' has no member 'paddingLeft'
import SwiftUI

/// A modifier that SwiftUI does not have.
struct NoSuchModifier: View {
    var body: some View {
        Text(verbatim: "Tack").paddingLeft(8)
    }
}
