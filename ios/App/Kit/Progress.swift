import SwiftUI
import WindroseKit

/// A turning compass for work that takes longer than 300 ms; quicker work shows nothing.
struct WindroseProgress: View {
    private let label: String

    @State private var late = false
    @Environment(\.motion) private var motion

    /// Work that `label` tells of.
    init(_ label: String) {
        self.label = label
    }

    var body: some View {
        ZStack {
            if late {
                sign
            }
        }
        .task {
            // Ends early only when the view has gone.
            guard (try? await Task.sleep(for: .milliseconds(300))) != nil else { return }
            late = true
        }
    }

    private var sign: some View {
        VStack(spacing: Space.row) {
            if motion.enabled {
                TurningRose()
            } else {
                CompassRoseView().frame(width: TurningRose.side, height: TurningRose.side)
            }
            WindroseText(label, Typography.bodyStrong)
        }
        .padding(Space.wide)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: label))
        .accessibilityAddTraits(.updatesFrequently)
        .live(label, atOnce: true)
    }
}

private struct TurningRose: View {
    static let side: CGFloat = 72

    private static let turn: Double = 4

    var body: some View {
        TimelineView(.animation) { moment in
            let time = moment.date.timeIntervalSinceReferenceDate
            CompassRoseView()
                .rotationEffect(.degrees(time.truncatingRemainder(dividingBy: Self.turn) / Self.turn * 360))
        }
        .frame(width: Self.side, height: Self.side)
    }
}

#if DEBUG
struct WindroseProgress_Previews: PreviewProvider {
    static var previews: some View {
        kitPreview("Progress") {
            WindroseProgress("One moment")
        }
    }
}
#endif
