import Foundation
import Testing
import WindroseCore
@testable import WindroseKit

@Suite("The keys of words")
struct WordKeysTests {
    /// A whole key between quotes, or the beginning of one that is put together.
    private static let key = "\"((?:ui|boot)-[a-z0-9-]*[a-z0-9])\""
    private static let least = 100

    @Test("in the sources all name words that the core knows", arguments: ["en", "de"])
    func all(tag: String) throws {
        let sources = Project.files("ios/Sources/WindroseKit", "swift") + Project.files("ios/App", "swift")
        let texts = try sources.map { try String(contentsOf: $0, encoding: .utf8) }
        let named = Set(try texts.flatMap { try $0.matches(Self.key) }.flatMap { $0 })
        #expect(named.count > Self.least)
        let games = try SavedGames()
        let known = Set(try games.open(tag).words().keys).union(BootWords.words(tag).keys)
        let missing = named.filter { key in !known.contains(key) && !known.contains { $0.hasPrefix("\(key)-") } }
        #expect(missing.sorted() == [])
    }

    @Test("that are put together name words that the core knows", arguments: ["en", "de"])
    func putTogether(tag: String) throws {
        let games = try SavedGames()
        let words = Words(try games.open(tag).words(), tag: tag)
        let state = TackSetupState(
            shared: SetupState(people: 1),
            setup: TackSetup(mode: .tide(level: .mean), wind: .random, storms: .none, older: 0, evenStart: false),
            words: words
        )
        var texts = state.levels.flatMap { [$0.title, $0.text ?? ""] } + state.windCards.map(\.title)
        texts += state.stormCards([]).flatMap { [$0.title, $0.text ?? ""] }
        texts += KeyHelp.all(words).flatMap { [$0.key, $0.text] }
        texts += TableKey.allCases.map { $0.label(words) }
        #expect(texts.count == 3 * 2 + 12 + 12 * 2 + 7 * 2 + 4)
        #expect(texts.allSatisfy { !$0.isEmpty && !$0.hasPrefix("ui-") })
    }
}
