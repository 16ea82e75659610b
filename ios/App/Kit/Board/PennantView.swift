import SwiftUI
import WindroseKit

/// The goal of a row as a flag that points at it.
struct PennantView: View {
    private let pennant: Pennant
    private let metrics: BoardMetrics

    @Environment(\.colors) private var colors

    /// The flag `pennant` of a board whose letters are as large as `metrics` says.
    init(_ pennant: Pennant, metrics: BoardMetrics) {
        self.pennant = pennant
        self.metrics = metrics
    }

    var body: some View {
        Canvas { context, size in
            drawFlag(context, size)
            drawText(context, size)
        }
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: pennant.spoken))
        .accessibilityAddTraits(.isStaticText)
    }

    private var highlighted: Bool { pennant.look == .highlighted }

    private func drawFlag(_ context: GraphicsContext, _ size: CGSize) {
        let flag = PennantNode.flag(size)
        context.fill(flag, highlighted ? colors.accent : colors.surface)
        context.stroke(
            flag,
            highlighted ? colors.accent : colors.edge,
            StrokeStyle(lineWidth: PennantNode.edge, lineJoin: .round)
        )
    }

    private func drawText(_ context: GraphicsContext, _ size: CGSize) {
        let ink = highlighted ? colors.onAccent : colors.ink
        let sizes = PennantNode.textSizes(size, metrics: metrics)
        let room = PennantNode.textWidth(size)
        context.draw(
            pennant.goal,
            Typography.score,
            size: sizes.goal,
            color: ink,
            around: PennantNode.goalMiddle(size),
            room: room
        )
        let foggy = pennant.look == .fog
        // The sign of fog stands before the note and takes some of its room.
        let shift = foggy ? sizes.note * PennantNode.fogShift : 0
        let middle = PennantNode.noteMiddle(size)
        let note = context.draw(
            pennant.note,
            Typography.label,
            size: sizes.note,
            color: highlighted ? colors.onAccent : colors.inkSoft,
            around: CGPoint(x: middle.x + shift, y: middle.y),
            room: room - 2 * shift
        )
        guard foggy else { return }
        let left = middle.x + shift - note.width / 2
        context.draw(
            .fog,
            around: CGPoint(x: left - sizes.note * PennantNode.fogDistance, y: middle.y),
            side: sizes.note * PennantNode.fogSize,
            color: ink,
            strokeWidth: 2
        )
    }
}
