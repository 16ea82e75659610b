import SwiftUI
import WindroseKit
import struct WindroseCore.TackView

/// The score as two boats on their way to the lighthouse, and the tide's tokens below it, if it plays.
struct TackAboveBoard: View {
    private let view: TackView
    private let state: BoardState

    @Environment(\.words) private var words

    /// What belongs to the board of `view`, as `state` has it.
    init(_ view: TackView, _ state: BoardState) {
        self.view = view
        self.state = state
    }

    var body: some View {
        let course = TackCourse(view, state, words: words)
        let discs = TackTokenDisc.discs(view, state)
        VStack(spacing: Space.half) {
            ScoreCourseView(near: course.near, far: course.far, goal: course.goal, spoken: course.spoken)
            if !discs.isEmpty {
                HStack(spacing: Space.gap) {
                    ForEach(discs) { TokenDisc(disc: $0) }
                }
            }
        }
    }
}

/// A token of the tide: face down, flood or ebb.
private struct TokenDisc: View {
    let disc: TackTokenDisc

    @Environment(\.colors) private var colors
    @Environment(\.textScale) private var textScale

    /// As far as discs and the text on them grow: five of them have room then.
    private static let largestText = DynamicTypeSize.xxxLarge

    var body: some View {
        let side = TackTokenDisc.side * min(max(textScale, 1), Self.largestText.scale)
        HStack(spacing: 0) {
            WindroseText(disc.letter, Typography.label)
            if let arrow = disc.arrow {
                Icon(arrow, size: 14)
            }
        }
        .dynamicTypeSize(...Self.largestText)
        .frame(width: side, height: side)
        .background { face }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: disc.spoken))
    }

    private var face: some View {
        Circle()
            .fill(disc.open ? colors.high : colors.shallow)
            .overlay {
                Circle()
                    .strokeBorder(edge, style: StrokeStyle(lineWidth: EdgeWidth.control, dash: disc.open ? [] : [3, 3]))
                Circle()
                    .inset(by: TackTokenDisc.side * 0.1)
                    .stroke(colors.line, lineWidth: EdgeWidth.line)
            }
    }

    private var edge: Color { disc.open ? SeatLook.plum.color.color : colors.edge }
}

/// The rolled dice that wait for their places. They tumble once when they have just been rolled.
struct TackPiecesView: View {
    private let view: TackView
    private let state: BoardState
    private let stage: Stage
    private let on: @MainActor (TableEvent) -> Void

    @Environment(\.words) private var words
    @Environment(\.motion) private var setting

    /// The dice beside the board of `view`, as `state` has it, whose transitions play on `stage`.
    init(_ view: TackView, _ state: BoardState, stage: Stage, on: @escaping @MainActor (TableEvent) -> Void) {
        self.view = view
        self.state = state
        self.stage = stage
        self.on = on
    }

    var body: some View {
        let tumble = stage.player(of: state.transition) { TackTumble($0, motion: setting) }
        Flow(gap: Space.row, lineGap: Space.gap) {
            ForEach(TackPiece.pieces(view, state, words: words)) { piece in
                DieButton(
                    tumble.face(piece.face, of: piece.index),
                    look: piece.look,
                    body: piece.body,
                    state: piece.state,
                    label: piece.spoken,
                    stateDescription: piece.spokenState,
                    action: {
                        tumble.end()
                        on(.pieceAt(piece.index))
                    }
                )
                .rotorStop(.piece(piece.index))
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .task(id: state.transition?.number) { await tumble.play() }
    }
}
