/// The keys that work everywhere at a table.
public enum TableKey: CaseIterable, Sendable {
    /// Escape.
    case escape
    /// F1.
    case help
    /// Z, together with the control or command key.
    case undo
    /// L.
    case log

    /// What it does.
    public var event: TableEvent {
        switch self {
        case .escape: .cancel
        case .help: .show(.keys)
        case .undo: .undo
        case .log: .show(.log)
        }
    }
}

/// A line of the panel about keys.
public struct KeyHelp: Equatable, Sendable, Identifiable {
    /// Tells one line from another.
    public let id: String
    /// The key.
    public let key: String
    /// What it does.
    public let text: String

    /// All lines in `words`.
    public static func all(_ words: Words) -> [KeyHelp] {
        ["arrows", "tab", "enter", "escape", "undo", "log", "help"].map { key in
            KeyHelp(id: key, key: words["ui-keys-\(key)"], text: words["ui-keys-\(key)-text"])
        }
    }
}
