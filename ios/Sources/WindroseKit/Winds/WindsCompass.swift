import WindroseCore

/// The compass as it is shown beside the title or above the log: the active wind, the season, and what pays.
public struct WindsCompass: Equatable, Sendable {
    /// The active wind, as a ready choice would have it.
    public let wind: WindLook
    /// The season.
    public let title: String
    /// What it pays, and what comes next.
    public let text: String
    /// All of it in words, with what a tap opens.
    public let spoken: String
}

extension TableUiState.Open {
    /// The compass; nil in another game.
    public func compass(_ words: Words) -> WindsCompass? {
        guard case let .fourWinds(position) = view.position else { return nil }
        let turned = (preview?.events ?? []).lazy.compactMap(\.windsEvent?.turnedTo).first
        let card = view.cards.first { $0.id == "compass" }
        let lines = [card?.title ?? ""] + (card?.rule ?? "").split(separator: "\n").map(String.init)
        let told = lines.filter { !$0.isEmpty }.joined(separator: ". ")
        return WindsCompass(
            wind: (turned ?? position.wind).look,
            title: card?.title ?? "",
            text: card?.rule ?? "",
            spoken: "\(words["ui-table-cards"]): \(told)"
        )
    }
}

extension WindsEvent {
    /// The wind to which the compass is turned.
    fileprivate var turnedTo: Wind? {
        if case .rotated(_, let wind) = self { wind } else { nil }
    }
}

/// Where a table shows its compass.
public enum CompassPlace: Hashable, Sendable {
    /// Before the title.
    case bar
    /// Above the log, where that has a column.
    case column
    /// Nowhere: large text leaves a narrow window no room. The cards tell the same.
    case none

    /// The place in a `window`.
    public init(window: WindowClass, largeText: Bool) {
        self = window == .expanded ? .column : largeText ? .none : .bar
    }
}
