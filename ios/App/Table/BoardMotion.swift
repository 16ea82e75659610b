import SwiftUI
import WindroseKit

/// Takes every tap. Screen readers and keys do not meet it.
struct EndingTap: View {
    let onTap: @MainActor () -> Void

    var body: some View {
        Color.clear
            .contentShape(Rectangle())
            .onTapGesture(perform: onTap)
            .accessibilityHidden(true)
    }
}

/// A piece in its cell, or on its way there in a moment of a movement.
struct BoardPiece<Frame: MotionFrame, Content: View>: View {
    private let from: CellPosition?
    private let at: CellPosition
    private let geometry: BoardGeometry
    private let frame: Frame?
    private let content: Content

    /// The piece `content` in the cell `at`, coming `from` another one in the moment `frame`, if it travels.
    init(
        from: CellPosition?,
        at: CellPosition,
        geometry: BoardGeometry,
        frame: Frame?,
        @ViewBuilder content: () -> Content
    ) {
        self.from = from
        self.at = at
        self.geometry = geometry
        self.frame = frame
        self.content = content()
    }

    var body: some View {
        if let frame, let from {
            Travelling(from: geometry.way(from: from, to: at), millis: frame.millis) { content }
                // Each journey begins at its start.
                .id(Journey(from: from, frame: frame.id))
        } else {
            content
        }
    }
}

private struct Journey: Hashable {
    let from: CellPosition
    let frame: Int
}

/// Begins away from its place, and travels there as soon as it is in view.
private struct Travelling<Content: View>: View {
    private let way: CGSize
    private let millis: Int
    private let content: Content

    @State private var arrived = false
    @Environment(\.motion) private var motion

    init(from way: CGSize, millis: Int, @ViewBuilder content: () -> Content) {
        self.way = way
        self.millis = millis
        self.content = content()
    }

    var body: some View {
        content
            .offset(arrived ? .zero : way)
            .onAppear {
                withAnimation(motion.animation(millis)) { arrived = true }
            }
    }
}
