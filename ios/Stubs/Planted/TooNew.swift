// expect: value of type 'Text' has no member 'onScrollGeometryChange'
import SwiftUI

/// A modifier of iOS 18.
struct TooNew: View {
    var body: some View {
        Text(verbatim: "Tack")
            .onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { _, _ in }
    }
}
