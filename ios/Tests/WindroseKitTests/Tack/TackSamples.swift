import Foundation
import Testing
import WindroseCore
import WindroseKit

extension TableView {
    /// The position in Tack.
    var tack: TackView {
        guard case .tack(let view) = position else { preconditionFailure("Not a table of Tack") }
        return view
    }

    /// The table with what `choice` of it is picked and what that would do.
    func board(picking choice: Choice? = nil, preview: PreviewView? = nil, seenFrom: Seat? = nil) throws -> BoardState {
        var selection = Selection(of: decision?.choices ?? [])
        for part in choice?.text.parts ?? [] { selection = try #require(selection.tapPart(part.id)) }
        return BoardState(view: self, selection: selection, preview: preview, seenFrom: seenFrom)
    }
}

/// A space by its name.
func space(_ name: String) throws -> WindroseCore.Space {
    let column = try #require(Column.allCases.first { $0.letter == name.prefix(1) })
    return WindroseCore.Space(column: column, row: try #require(UInt8(name.dropFirst())))
}

/// A real table of a real core, played by whichever choice `choose` takes.
final class RealTable {
    private let games: SavedGames
    let table: Table
    private(set) var view: TableView

    init(_ setup: GameSetup = .twoPlayers) throws {
        games = try SavedGames()
        let id = try games.begin(setup)
        table = try games.open().table(id: id)
        view = try table.view()
    }

    /// Plays `choice`, and gives what led to the new view.
    @discardableResult
    func play(_ choice: Choice) throws -> Transition {
        let before = view
        guard case .done(let next) = try table.play(action: choice.action, step: view.step) else {
            throw CancellationError()
        }
        view = next
        return Transition(number: Int(next.step), before: before.position, events: next.happened.map(\.event))
    }

    /// Takes the device for the seat that is to hold it.
    func accept() throws {
        view = try table.accept(seat: view.holder)
    }

    /// Plays on until `found` finds what it looks for in the view.
    func playUntil<T>(_ what: Comment, _ found: (TableView) throws -> T?) throws -> T {
        for round in 0..<400 {
            if view.covered { try accept() }
            if let hit = try found(view) { return hit }
            guard let choices = view.decision?.choices else { break }
            try play(choices[round * 7 % choices.count])
        }
        throw Missing(what: "\(what)")
    }

    private struct Missing: Error {
        let what: String
    }
}
