import SwiftUI
import WindroseKit

/// Where the cells that are asked for lie on what is scrolled. A board tells it to whoever scrolls it.
struct AskedCells: PreferenceKey {
    /// The name of the coordinates of what is scrolled.
    static var space: String { "board" }

    static var defaultValue: [CGRect] { [] }

    static func reduce(value: inout [CGRect], nextValue: () -> [CGRect]) {
        value += nextValue()
    }
}

/// Whether a finger lies on a board that is felt. A board tells it to whoever scrolls it: nothing may move meanwhile.
struct FingerOnBoard: PreferenceKey {
    static var defaultValue: Bool { false }

    static func reduce(value: inout Bool, nextValue: () -> Bool) {
        let next = nextValue()
        value = value || next
    }
}

/// The board fitted into what is left, and scrolled where its cells would become too small for a finger. Then it shows by
/// itself what is asked for, and marks the edge behind which there is more.
struct ScrollingBoard<Above: View, Board: View>: View {
    private let decision: UInt32?
    private let window: CGSize
    private let whole: Bool
    private let above: Above
    private let board: Board

    @State private var sight = BoardSight()
    @State private var asked: [CGRect] = []
    @State private var felt = false
    @Environment(\.largeText) private var largeText
    @Environment(\.motion) private var motion

    /// `board` with the part above it, at a table in `window`. They keep their size as long as `decision` lasts. A
    /// board that must be seen `whole` is fitted into what is left, however small its cells become.
    init(
        decision: UInt32?,
        window: CGSize,
        whole: Bool,
        @ViewBuilder above: () -> Above,
        @ViewBuilder board: () -> Board
    ) {
        self.decision = decision
        self.window = window
        self.whole = whole
        self.above = above()
        self.board = board()
    }

    var body: some View {
        GeometryReader { place in
            ScrollViewReader { reader in
                ScrollView {
                    column(place.size.height)
                }
                .scrollBounceBehavior(.basedOnSize)
                .scrollDisabled(felt)
                .onPreferenceChange(FingerOnBoard.self) { [$felt] finger in $felt.wrappedValue = finger }
                .coordinateSpace(.named(BoardPart.viewport))
                // What is asked for is told once it is laid out, and then this begins anew.
                .task(id: question) { show(question, reader) }
            }
        }
        .overlay {
            ScrollHints(sight: sight)
        }
    }

    private var question: BoardQuestion { BoardQuestion(decision: decision, cells: asked) }

    private func column(_ height: CGFloat) -> some View {
        BoardColumn(viewport: height, whole: whole, decision: decision, window: window) {
            VStack(spacing: 0) { above }
                .frame(maxWidth: Space.readable)
                .padding(.horizontal, Space.margin)
                .padding(.vertical, Space.half)
            VStack(spacing: 0) { board }
                .padding(.horizontal, boardMargin)
                .padding(.vertical, Space.half)
        }
        .coordinateSpace(.named(AskedCells.space))
        .onPreferenceChange(AskedCells.self) { [$asked] cells in $asked.wrappedValue = cells }
        .onGeometryChange(for: BoardScroll.self) { content in
            let frame = content.frame(in: .named(BoardPart.viewport))
            return BoardScroll(offset: -frame.minY, viewport: height, content: frame.height)
        } action: { scroll in
            sight.moved(to: scroll)
        }
        .id(BoardPart.content)
    }

    /// Scrolls to what `question` asks for. The share of the content that lies above is also the point of the content
    /// that lies at the same share of what is seen.
    private func show(_ question: BoardQuestion, _ reader: ScrollViewProxy) {
        guard let way = sight.way(to: question) else { return }
        withAnimation(motion.animation(Motion.tray)) {
            reader.scrollTo(BoardPart.content, anchor: UnitPoint(x: 0, y: way))
        }
    }

    /// The letters of a board grow with the text; its cells must not become too small for a finger through that.
    private var boardMargin: CGFloat { largeText ? Space.hair : Space.gap }
}

/// What the parts of a board that scrolls are called.
private enum BoardPart {
    /// The coordinates of what is seen.
    static let viewport = "viewport"
    /// All that is scrolled.
    static let content = "content"
}

/// Marks the edges behind which there is more to see.
private struct ScrollHints: View {
    let sight: BoardSight

    private static let side: CGFloat = 24
    private static let sign: CGFloat = 14

    @Environment(\.colors) private var colors

    var body: some View {
        VStack(spacing: 0) {
            if sight.moreAbove { hint(.up) }
            Spacer(minLength: 0)
            if sight.moreBelow { hint(.down) }
        }
        .padding(.vertical, Space.hair)
        // In the corner, where no cells lie.
        .padding(.trailing, Space.row)
        .frame(maxWidth: .infinity, alignment: .trailing)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    private func hint(_ glyph: Glyph) -> some View {
        Icon(glyph, size: Self.sign, color: colors.ink, strokeWidth: 2.4)
            .frame(width: Self.side, height: Self.side)
            .background(colors.high, in: Circle())
            .solidBorder(colors.edge, Circle(), width: EdgeWidth.line)
    }
}
