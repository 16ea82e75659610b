import Observation
import WindroseCore

/// What the rules of a game show.
public struct RulesState: Equatable, Sendable {
    /// The game's name.
    public var title = ""
    /// The rules, part after part.
    public var parts: [RulesPart] = []
    /// What can be felt for practice; nothing in most games.
    public var practice: [PracticeStack] = []
    /// What is looked for; blank when nothing is.
    public var query = ""
    /// Whether the rules have been read.
    public var loaded = false

    /// What is shown before anything has been read, unless told.
    public init(
        title: String = "",
        parts: [RulesPart] = [],
        practice: [PracticeStack] = [],
        query: String = "",
        loaded: Bool = false
    ) {
        self.title = title
        self.parts = parts
        self.practice = practice
        self.query = query
        self.loaded = loaded
    }

    /// What is looked for, without blanks around it; empty when nothing is.
    public var needle: String { query.trimmed }

    /// Whether something is looked for.
    public var searching: Bool { !needle.isEmpty }

    /// The parts to show, each with its place among them: all, or those in which something was found.
    public var shown: [ShownPart] {
        let needle = needle
        return parts.filter { needle.isEmpty || $0.has(needle) }.enumerated().map { ShownPart(id: $0, part: $1) }
    }

    /// The chapters among the parts to show.
    public var contents: [ShownPart] { shown.filter(\.part.isChapter) }

    /// What to practise with, unless something is looked for.
    public var shownPractice: [PracticeStack] { searching ? [] : practice }

    /// Whether something is looked for and not to be found.
    public var foundNothing: Bool { searching && shown.isEmpty }
}

/// A part of the rules that is shown.
public struct ShownPart: Equatable, Sendable, Identifiable {
    /// Its place among the shown parts, to scroll to it.
    public let id: Int
    /// The part.
    public let part: RulesPart
}

/// Reads the rules of a game and looks things up in them.
@MainActor
@Observable
public final class RulesModel {
    @ObservationIgnored private let app: AppModel
    @ObservationIgnored private let kind: GameKind

    /// What the page shows.
    public private(set) var state = RulesState()

    /// The rules of the game `kind`.
    public init(app: AppModel, kind: GameKind) {
        self.app = app
        self.kind = kind
    }

    /// Reads the rules in the language in force, and shows what goes wrong.
    public func serve() async {
        await app.guarded { try await self.load() }
    }

    /// Reads the rules, in the language in force.
    func load() async throws {
        let kind = kind
        let title = try await app.core { try $0.games() }.first { $0.kind == kind }?.title ?? ""
        state.parts = try await app.core { library in
            try library.rules(kind: kind).map { section in
                RulesPart(
                    level: Int(section.level),
                    title: RichText(section.title),
                    blocks: section.blocks.map { RulesBlock($0) }
                )
            }
        }
        state.practice = try await practice()
        state.title = title
        state.loaded = true
    }

    /// What can be felt in the game for practice.
    private func practice() async throws -> [PracticeStack] {
        switch kind {
        case .tack, .fourWinds: []
        case .fourSenses: try await app.core { try $0.fourSensesPractice() }
        }
    }

    /// Gives the cue of `stack` to hand and ear, where the player wants it, and says what it stands for.
    public func feel(_ stack: PracticeStack) {
        app.feel(stack.cue)
        app.speak(stack.spoken)
    }

    /// The rules are out of view: nothing is spoken on.
    public func leave() {
        app.silence()
    }

    /// Looks for `query`.
    public func search(_ query: String) {
        state.query = query
    }
}
