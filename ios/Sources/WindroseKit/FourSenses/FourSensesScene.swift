import WindroseCore

extension WoodStack {
    /// The stack as it is drawn; on an empty space nothing lies that could have a top.
    public init(_ stack: Stack) {
        self.init(levels: Int(stack.height), top: stack.top == .hole ? .holed : .flat)
    }
}

/// What is drawn on the board: of a covered one nothing, of one under a napkin what the finger is on.
public struct FourSensesScene: Sendable {
    private let view: FourSensesView
    private let state: BoardState
    private let preview: [String: Stack]
    private let lastMove: Set<String>

    /// The scene on the board of `view`, as `state` has it.
    public init(_ view: FourSensesView, _ state: BoardState) {
        self.view = view
        self.state = state
        let placed = (state.preview?.events ?? []).compactMap { event -> (String, Stack)? in
            guard case let .placed(_, _, space, _, after, _) = event.fourSensesEvent else { return nil }
            return (space, after)
        }
        preview = Dictionary(placed, uniquingKeysWith: { $1 })
        lastMove = state.view.felt ? [] : Set(state.view.trail)
    }

    /// What is drawn on `felt`, as a ready choice would leave it; nil where it is not in view.
    public func shown(_ felt: FeltSpace) -> WoodStack? {
        switch view.sight {
        case .blindfold: nil
        case .napkin: state.felt == felt.space ? WoodStack(felt.stack) : nil
        case .sighted: WoodStack(preview[felt.space] ?? felt.stack)
        }
    }

    /// The marks on `spot`.
    public func marks(_ spot: String) -> CellMarks {
        let chosen = state.selection.chosenSpots.contains(spot)
        return CellMarks(
            legal: !chosen && state.selection.legalSpots.contains(spot) ? .corner : nil,
            selected: chosen,
            lastMove: lastMove.contains(spot) && !chosen
        )
    }
}
