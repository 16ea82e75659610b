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

    private var standing: String? {
        if let result { return "\(result.title)." }
        return decision.map { "\($0.prompt.step)." }
    }
}
