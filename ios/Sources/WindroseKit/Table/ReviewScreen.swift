import WindroseCore

/// A button that goes through a game that is looked back at.
public struct ReviewButton: Equatable, Sendable, Identifiable {
    /// Where it leads.
    public enum Way: CaseIterable, Sendable {
        /// To the start.
        case first
        /// One step back.
        case previous
        /// One step on.
        case next
        /// To the end.
        case last
    }

    /// Where it leads.
    public let way: Way
    /// Its sign.
    public let glyph: Glyph
    /// What it says.
    public let text: String
    /// What a tap does.
    public let event: ReviewEvent
    /// Whether there is anything in this direction.
    public let enabled: Bool

    /// Tells one button from another.
    public var id: Way { way }
}

extension ReviewUiState.Open {
    /// Which step of how many is shown.
    public func place(_ words: Words) -> String {
        "\(words["ui-review-step"]) \(step) / \(last)"
    }

    /// The game, and how it is played.
    public var subtitle: String {
        "\(view.title), \(view.subtitle)"
    }

    /// What the board shows.
    public var board: BoardState {
        BoardState(view: view, transition: transition)
    }

    /// What happened in the step that led here.
    public var lines: [ShownLine] {
        view.happened.compactMap(\.line).map { ShownLine($0, of: view.kind) }
    }

    /// The buttons that lead to other steps.
    public func buttons(_ words: Words) -> [ReviewButton] {
        ReviewButton.Way.allCases.map { way in
            switch way {
            case .first: button(way, .first, words["ui-review-first"], to: 0)
            case .previous: button(way, .back, words["ui-review-previous"], to: step - 1)
            case .next: button(way, .forward, words["ui-review-next"], to: step + 1)
            case .last: button(way, .skip, words["ui-review-last"], to: last)
            }
        }
    }

    /// What the button says that lets one step follow the other, or stops that.
    public func playText(_ words: Words) -> String {
        words[playing ? "ui-review-pause" : "ui-review-play"]
    }

    /// The sign on that button.
    public var playGlyph: Glyph { playing ? .pause : .play }

    private func button(_ way: ReviewButton.Way, _ glyph: Glyph, _ text: String, to target: Int) -> ReviewButton {
        let enabled = target != step && (0...last).contains(target)
        return ReviewButton(way: way, glyph: glyph, text: text, event: .goTo(target), enabled: enabled)
    }
}
