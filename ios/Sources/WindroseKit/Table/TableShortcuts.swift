extension TableUiState {
    /// The keys that do something: where there is nothing to see of a table, no more than the way out.
    public var keys: [TableKey] {
        guard case let .open(open) = self, open.page != .covered else { return [.escape] }
        return TableKey.allCases.filter { $0 != .log || open.showsLog }
    }

    /// What the screen reader's gesture for the main thing does: it plays the ready choice. Nil where none is ready.
    public var magicTap: TableEvent? {
        guard case let .open(open) = self, open.page == .played, open.selection.ready != nil else { return nil }
        return .confirm
    }
}
