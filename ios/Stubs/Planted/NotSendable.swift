// expect: capture of 'counter' with non-sendable type 'Counter' in a
import SwiftUI

final class Counter {
    var count = 0
}

/// A closure that SwiftUI may call on any thread, and that counts in an object of the main thread.
struct NotSendable: View {
    var body: some View {
        let counter = Counter()
        Text(verbatim: "Tack")
            .onGeometryChange(for: CGFloat.self) { place in
                counter.count += 1
                return place.size.width
            } action: { _ in }
    }
}
