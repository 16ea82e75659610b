import WindroseCore

/// One of several things to choose from on a set-up page.
public struct SetupOption<Value: Equatable & Sendable>: Equatable, Sendable {
    /// What is chosen with it.
    public let value: Value
    /// What it is called.
    public let title: String
    /// What it means.
    public let text: String?
    /// Whether it is chosen.
    public let chosen: Bool
    /// Why it is not to be had now; it is shown dashed then.
    public let refusal: String?

    /// A way to choose `value`, called `title`.
    public init(_ value: Value, title: String, text: String? = nil, chosen: Bool, refusal: String? = nil) {
        self.value = value
        self.title = title
        self.text = text
        self.chosen = chosen
        self.refusal = refusal
    }

    /// A way to choose `value`: of the `words`, the one of `key` is its title, and `-text` explains it.
    init(_ value: Value, _ key: String, chosen: Bool, words: Words) {
        self.init(value, title: words[key], text: words["\(key)-text"], chosen: chosen)
    }
}

extension SetupState {
    /// Who begins, where `chosen` is what was chosen: a seat drawn by lot, or one of the people who play.
    func first(_ chosen: FirstSeat, words: Words) -> [SetupOption<FirstSeat>] {
        let lot = SetupOption(FirstSeat.random, title: words["ui-setup-first-random"], chosen: chosen == .random)
        return [lot] + (0..<people).map { seat in
            let choice = FirstSeat.chosen(seat: Seat(seat))
            return SetupOption(choice, title: name(seat), chosen: chosen == choice)
        }
    }
}
