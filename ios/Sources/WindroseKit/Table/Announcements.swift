import WindroseCore

extension TableView {
    /// What an action led to, in the order in which it happened, and whose turn it is then. How the game ended comes
    /// first: nobody has to hear all that led to it before.
    var announcement: String { announcement(of: spokenEvents) }

    private func announcement(of events: [String]) -> String {
        guard let result else { return (events + [standing].compactMap { $0 }).joined(separator: " ") }
        let title = "\(result.title)."
        let others = events.filter { $0 != title && $0 != result.sentence }
        return ([title, result.sentence] + others).joined(separator: " ")
    }

    /// What happened in the last step.
    var spokenEvents: [String] {
        happened.compactMap(\.line?.spoken)
    }

    /// That an action was taken back, and whose turn it is again.
    func undoAnnouncement(_ words: Words) -> String {
        [words["ui-table-undone"], standing].compactMap { $0 }.joined(separator: " ")
    }

    /// What happened since the holder's last action where the turn came to another seat than that of `before`, or else
    /// in the last step; and whose turn it is then.
    func told(since before: TableView) -> String {
        let passed = decision.map { $0.seat != before.decision?.seat } ?? false
        let events = passed && !since.isEmpty ? since.map(\.spoken) : spokenEvents
        return announcement(of: events)
    }

    /// What is asked now, for who does not look; more about it where that is not what `before` asked.
    func asked(since before: TableView?) -> String {
        guard let prompt = decision?.prompt else { return "" }
        let more = prompt.title == before?.decision?.prompt.title || prompt.detail.isEmpty
        return more ? prompt.title : "\(prompt.title). \(prompt.detail)"
    }

    /// To whom the device goes, while it is covered; empty otherwise.
    func handingOn(_ words: Words) -> String {
        guard covered else { return "" }
        let cover = handover(words)
        return "\(cover.lead) \(cover.name)."
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
