import Testing
import WindroseCore
import WindroseKit

/// What keys and gestures reach at a table.
@Suite("Shortcuts at a table")
struct TableShortcutsTests {
    private func state(_ view: TableView, _ taps: String...) throws -> TableUiState {
        let selection = try taps.reduce(Selection(of: view.decision?.choices ?? [])) {
            try #require($0.tapSpot($1))
        }
        return .open(TableUiState.Open(view: view, selection: selection))
    }

    @Test("Where there is nothing to see, keys only lead away")
    func keys() throws {
        #expect(try state(TableSamples.moving).keys == TableKey.allCases)
        #expect(try state(TableSamples.finished).keys == TableKey.allCases)
        #expect(try state(TableSamples.covered).keys == [.escape])
        #expect(TableUiState.loading.keys == [.escape])
    }

    @Test("Every key has words")
    func labels() {
        let words = Words([:], tag: "en")
        #expect(Set(TableKey.allCases.map { $0.label(words) }).count == TableKey.allCases.count)
        #expect(TableKey.undo.label(words) == "ui-keys-undo-text")
    }

    @Test("The help shows what is printed on the keys of a tablet")
    func help() {
        let help = KeyHelp.all(Words(["ui-keys-undo": "Ctrl+Z", "ui-keys-tab": "Tab"], tag: "en"))
        #expect(help.map(\.key) == ["ui-keys-arrows", "Tab", "ui-keys-enter", "ui-keys-escape", "⌘Z", "L", "⌘/"])
        #expect(Set(help.map(\.id)).isSuperset(of: TableKey.allCases.map(\.rawValue)))
        #expect(TableKey.help.strokes.contains(.f1))
    }

    @Test("The gesture for the main thing plays what is ready")
    func magicTap() throws {
        #expect(try state(TableSamples.moving, "E0").magicTap == nil)
        #expect(try state(TableSamples.moving, "E0", "E4").magicTap == .confirm)
        #expect(try state(TableSamples.finished).magicTap == nil)
        #expect(TableUiState.loading.magicTap == nil)
    }
}
