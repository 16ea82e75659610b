/// The keys that work everywhere at a table.
public enum TableKey: String, CaseIterable, Sendable {
    /// Lets go, closes, or goes back.
    case escape
    /// Shows the keys.
    case help
    /// Takes back.
    case undo
    /// Opens the log.
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

    /// What is pressed for it, any of these. The first is what the help shows.
    public var strokes: [KeyStroke] {
        switch self {
        case .escape: [.escape]
        // The keyboards of tablets have no F1, others do.
        case .help: [KeyStroke("/", command: true), .f1]
        case .undo: [KeyStroke("z", command: true)]
        case .log: [KeyStroke("l")]
        }
    }

    /// What it does, in words: a tablet lists the keys of a keyboard.
    public func label(_ words: Words) -> String {
        words["ui-keys-\(rawValue)-text"]
    }
}

/// A key of a keyboard, alone or together with Command.
public struct KeyStroke: Equatable, Sendable {
    /// The character that the key stands for.
    public let key: Character
    /// Whether Command is held.
    public let command: Bool

    /// Escape.
    public static let escape = KeyStroke("\u{1B}")

    /// F1.
    public static let f1 = KeyStroke("\u{F704}")

    init(_ key: Character, command: Bool = false) {
        self.key = key
        self.command = command
    }

    /// What is printed on the keys; nil where that is a name.
    public var caps: String? {
        guard key.isASCII, key.isLetter || key.isPunctuation else { return nil }
        return (command ? "⌘" : "") + key.uppercased()
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

    /// All lines in `words`; that of the log only at a table `withLog`.
    public static func all(_ words: Words, withLog: Bool = true) -> [KeyHelp] {
        let everywhere = ["arrows", "tab", "enter"].map { KeyHelp($0, words) }
        let atTables = [TableKey.escape, .undo, .log, .help].filter { $0 != .log || withLog }.map { key in
            KeyHelp(key.rawValue, words, caps: key.strokes.first?.caps)
        }
        return everywhere + atTables
    }

    /// The key `id`, as it is printed or else as `words` call it.
    private init(_ id: String, _ words: Words, caps: String? = nil) {
        self.id = id
        key = caps ?? words["ui-keys-\(id)"]
        text = words["ui-keys-\(id)-text"]
    }
}
