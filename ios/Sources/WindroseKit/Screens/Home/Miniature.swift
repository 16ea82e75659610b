import WindroseCore

/// A small picture of a position. It says nothing to screen readers: the words beside it tell whose turn it is.
public enum Miniature: Equatable, Sendable {
    /// A position of Tack.
    case tack(TackMiniature)
    /// A position of Four Senses.
    case fourSenses(FourSensesMiniature)
    /// A position of 4 Winds.
    case fourWinds(WindsMiniature)

    /// The picture of `position`.
    public init(_ position: GameView) {
        switch position {
        case let .tack(view): self = .tack(TackMiniature(view))
        case let .fourSenses(view): self = .fourSenses(FourSensesMiniature(view))
        case let .fourWinds(view): self = .fourWinds(WindsMiniature(view))
        }
    }
}
