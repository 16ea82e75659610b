import Foundation
import Testing
import WindroseCore

/// A game written down by Rust, as far as it is played again here.
private struct Playthrough: Decodable {
    struct Step: Decodable {
        let choice: Int
        let hash: String
    }

    let game: String
    let mode: String
    let seed: UInt64
    let hash: String
    let steps: [Step]
}

@Suite("The golden playthroughs")
struct GoldenPlaythroughTests {
    private static let files = Project.files("tests/playthroughs", "json")
    private static let fewest = 8

    @Test("are all there")
    func all() {
        #expect(Self.files.count >= Self.fewest)
    }

    @Test("lead to the same hash after each step as in Rust", arguments: files)
    func replay(file: URL) throws {
        let written = try JSONDecoder().decode(Playthrough.self, from: Data(contentsOf: file))
        let games = try SavedGames()
        let library = try games.open()
        let kind = try #require(try library.games().first { $0.key == written.game }).kind
        // The name ends in the number of players and who played.
        let name = file.deletingPathExtension().lastPathComponent
        let players = try #require(name.split(separator: "-").dropLast().last.flatMap { UInt8($0) })
        let setup = try #require(modeSetup(kind: kind, mode: written.mode, players: players))
        let table = try library.start(setup: setup, names: [], seed: seedText(seed: written.seed))
        #expect(try table.stateHash() == written.hash, "the opening")
        for (number, step) in written.steps.enumerated() {
            let decision = try #require(try taken(table).decision, "It ends before step \(number + 1)")
            _ = try table.play(action: decision.choices[step.choice].action, step: UInt32(number))
            try #require(try table.stateHash() == step.hash, "step \(number + 1)")
        }
        #expect(try taken(table).decision == nil, "It goes on")
    }

    /// The table as the seat that is to hold the device sees it.
    private func taken(_ table: Table) throws -> TableView {
        let view = try table.view()
        return view.covered ? try table.accept(seat: view.holder) : view
    }
}
