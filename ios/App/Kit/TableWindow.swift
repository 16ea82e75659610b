import SwiftUI
import WindroseKit

/// Shows a table as in a window that is less wide where the columns of a wide one would leave the board no room for
/// cells that a finger can tap.
struct TableWindow<Content: View>: View {
    private let content: Content

    @Environment(\.windowClass) private var windowClass
    @Environment(\.largeText) private var largeText

    /// The window of the table `content`.
    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        GeometryReader { place in
            content
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .environment(
                    \.windowClass, TableColumns.window(windowClass, room: place.size.width, largeText: largeText)
                )
        }
    }
}
