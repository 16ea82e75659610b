import WindroseCore

extension TableView {
    /// What an action led to, in the order in which it happened, and whose turn it is then.
    var announcement: String {
        (spokenEvents + [standing].compactMap { $0 }).joined(separator: " ")
    }

    /// What happened in the last step.
    var spokenEvents: [String] {
        happened.compactMap(\.line?.spoken)
    }

    /// That an action was taken back, and whose turn it is again.
    func undoAnnouncement(_ words: Words) -> String {
        [words["ui-table-undone"], standing].compactMap { $0 }.joined(separator: " ")
    }

    /// What the table says when the player comes to it: whose turn it is and what is asked, or how the game ended.
    var greeting: String? {
        decision.map { "\($0.prompt.step). \($0.prompt.title)" } ?? standing
    }

    private var standing: String? {
        if let result { return "\(result.title). \(result.sentence)" }
        return decision.map { "\($0.prompt.step)." }
    }
}
