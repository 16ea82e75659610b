import WindroseCore

/// What Tack's set-up page shows: who plays, under which names, with which wind and storms.
public struct TackSetupState: Equatable, Sendable {
    /// What every set-up page shows.
    public let shared: SetupState
    /// The choices so far.
    public let setup: TackSetup
    /// The cards that were chosen last.
    private let chosen: ChosenCards
    /// Why some choices are not to be had now.
    public let refusals: TackRefusals
    /// Whether the game is to begin with the walkthrough.
    public let walkthrough: Bool
    private let words: Words

    /// The page for the choices `setup`.
    public init(
        shared: SetupState,
        setup: TackSetup,
        chosen: ChosenCards = ChosenCards(),
        refusals: TackRefusals = TackRefusals(),
        walkthrough: Bool = false,
        words: Words
    ) {
        self.shared = shared
        self.setup = setup
        self.chosen = chosen.after(setup)
        self.refusals = refusals
        self.walkthrough = walkthrough
        self.words = words
    }

    /// Two players, or one against the tide.
    public var modes: [SetupOption<TackMode>] {
        let alone = setup.people == 1
        return [
            SetupOption(
                .twoPlayers,
                title: words["ui-tack-mode-two-players"],
                text: words["ui-tack-mode-two-players-text"],
                chosen: !alone
            ),
            SetupOption(
                .tide(level: .neap),
                title: words["ui-tack-mode-tide"],
                text: words["ui-tack-mode-tide-text"],
                chosen: alone
            ),
        ]
    }

    /// How strong the tide is; empty where nobody plays against it. The text of the chosen one explains it.
    public var levels: [SetupOption<TackMode>] {
        guard case .tide(let chosen) = setup.mode else { return [] }
        return TideLevel.allCases.map { level in
            SetupOption(
                .tide(level: level),
                title: words[level.key],
                text: words["\(level.key)-text"],
                chosen: level == chosen
            )
        }
    }

    /// The seats with their names.
    public var seats: [SetupSeat] { shared.seats(GameKind.tack.seatLooks) }

    /// Who is older; empty where only one person plays.
    public var older: [SetupOption<Seat>] {
        guard setup.people > 1 else { return [] }
        return [Seat.first, .second].map { seat in
            SetupOption(seat, title: shared.name(Int(seat)), chosen: seat == setup.older)
        }
    }

    /// The wind of the game: any, a clear day, or one of the twelve cards, for which the list of cards is to be opened.
    public var winds: [SetupOption<WindChoice?>] {
        let card = setup.chosenWind
        return [
            SetupOption(
                .random,
                title: words["ui-tack-winds-random"],
                text: words["ui-tack-winds-random-text"],
                chosen: setup.wind == .random
            ),
            SetupOption(
                .clearDay,
                title: words["ui-tack-winds-clear-day"],
                text: recommended("ui-tack-winds-clear-day-text"),
                chosen: setup.wind == .clearDay
            ),
            SetupOption(
                nil,
                title: words["ui-tack-winds-card"],
                text: card.map { words[$0.key] },
                chosen: card != nil
            ),
        ]
    }

    /// The twelve wind cards, with the one that was chosen last.
    public var windCards: [SetupOption<WindCard>] {
        WindCard.allCases.map { SetupOption($0, title: words[$0.key], chosen: $0 == chosen.wind) }
    }

    /// The storm cards of the game: none, any three, or three of the twelve, for which the list of cards is to be
    /// opened.
    public var storms: [SetupOption<StormChoice?>] {
        let chosen = setup.chosenStorms
        let names = chosen.map { words[$0.key] }.joined(separator: ", ")
        let none = StormChoice.none
        return [
            SetupOption(
                none,
                title: words["ui-tack-storms-none"],
                text: recommended("ui-tack-storms-none-text"),
                chosen: setup.storms == none,
                refusal: refusals.noStorms
            ),
            SetupOption(
                .random,
                title: words["ui-tack-storms-random"],
                text: words["ui-tack-storms-random-text"],
                chosen: setup.storms == .random,
                refusal: refusals.randomStorms
            ),
            SetupOption(
                nil,
                title: words["ui-tack-storms-chosen"],
                text: names.isEmpty ? words["ui-tack-storms-chosen-text"] : names,
                chosen: !chosen.isEmpty
            ),
        ]
    }

    /// The twelve storm cards with their rules, as `draft` has them.
    public func stormCards(_ draft: [Storm]) -> [SetupOption<Storm>] {
        Storm.allCases.map { storm in
            SetupOption(
                storm, title: words[storm.key], text: words["\(storm.key)-rule"], chosen: draft.contains(storm)
            )
        }
    }

    private func recommended(_ key: String) -> String {
        "\(words[key])\n\(words["ui-setup-recommended"])"
    }
}
