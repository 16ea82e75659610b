import Foundation
import Testing
import WindroseCore
@testable import WindroseKit

extension GameSetup {
    /// The Archipelago Campaign, begun by the first seat.
    static func archipelago(_ players: UInt8 = 2, length: SeasonLength = .standard) -> GameSetup {
        .fourWinds(
            setup: .archipelago(players: players, length: length, evened: true, first: .chosen(seat: 0))
        )
    }

    /// Tempest Survival.
    static let tempest = GameSetup.fourWinds(setup: .tempest)

    /// The Fleet Armada Duel, begun by the first seat.
    static let duel = GameSetup.fourWinds(setup: .duel(first: .chosen(seat: 0)))

    /// Each mode once, the campaign with each number of players and each length.
    static let winds: [GameSetup] = [
        .archipelago(), .archipelago(3, length: .one), .archipelago(4), .archipelago(2, length: .long), .tempest, .duel,
    ]
}

extension TableView {
    /// The position in 4 Winds.
    var winds: WindsView {
        guard case .fourWinds(let view) = position else { preconditionFailure("Not a table of 4 Winds") }
        return view
    }

    /// The cell called `name`.
    func seaCell(_ name: String) throws -> SeaCellView {
        try #require(winds.cells.first { $0.cell == name })
    }

    /// The sea with what `choice` would do.
    func sea(
        picking choice: Choice? = nil, preview: PreviewView? = nil, frame: WindsFrame? = nil, words: Words
    ) throws -> WindsBoard {
        WindsBoard(winds, try board(picking: choice, preview: preview), frame: frame, playable: true, words: words)
    }
}

extension WindsBoard {
    /// What is drawn on the cell called `name`.
    func content(of name: SeaCell) throws -> SeaContent {
        try #require(content(try position(name)))
    }

    /// The marks on the cell called `name`.
    func marks(of name: SeaCell) throws -> CellMarks {
        let position = try position(name)
        return try #require(cells.first { $0.position == position }).marks
    }
}

/// Where the cell called `name` is drawn.
func position(_ name: SeaCell) throws -> CellPosition {
    try #require(WindsLooks.position(name))
}

extension RealTable {
    /// Plays until `fits` finds a choice by what it would do, and gives both.
    func choice(
        _ what: Comment, where fits: (Choice, [WindsEvent]) -> Bool
    ) throws -> (choice: Choice, preview: PreviewView, events: [WindsEvent]) {
        try playUntil(what) { view in
            for choice in view.decision?.choices ?? [] {
                let preview = try table.preview(action: choice.action)
                let events = preview.events.compactMap(\.windsEvent)
                if fits(choice, events) { return (choice, preview, events) }
            }
            return nil
        }
    }
}
