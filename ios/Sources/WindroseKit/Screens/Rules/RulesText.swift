import Foundation

/// A stretch of text, plain or strong.
public struct Span: Equatable, Sendable {
    /// The text.
    public let text: String
    /// Whether it is strong.
    public let strong: Bool
    /// Whether a search found it.
    public let found: Bool

    init(_ text: String, strong: Bool = false, found: Bool = false) {
        self.text = text
        self.strong = strong
        self.found = found
    }
}

/// A text with strong words in it.
public struct RichText: Equatable, Sendable {
    /// The text, stretch by stretch.
    public let spans: [Span]

    private static let strong = "**"

    init(spans: [Span]) {
        self.spans = spans
    }

    /// The text in which strong words stand between double asterisks.
    init(_ source: String) {
        let pieces = source.replacingOccurrences(of: "\n", with: " ").components(separatedBy: Self.strong)
        let spans = pieces.enumerated().map { Span($1, strong: $0 % 2 == 1) }
        self.init(spans: spans.filter { !$0.text.isEmpty })
    }

    /// The text alone.
    public var plain: String { spans.map(\.text).joined() }

    /// Whether the text has `query` in it.
    func has(_ query: String) -> Bool {
        plain.range(of: query, options: .caseInsensitive) != nil
    }

    /// The same text with everything told apart that `query` was found in.
    public func marked(_ query: String) -> [Span] {
        let plain = plain
        let found = plain.ranges(ofAny: query)
        var cuts = Set(found.flatMap { [$0.lowerBound, $0.upperBound] })
        var end = plain.startIndex
        var strong: [Range<String.Index>] = []
        for span in spans {
            let start = end
            end = plain.utf8.index(start, offsetBy: span.text.utf8.count)
            cuts.formUnion([start, end])
            if span.strong { strong.append(start..<end) }
        }
        let places = cuts.sorted()
        return zip(places, places.dropFirst()).map { from, to in
            Span(
                String(plain[from..<to]),
                strong: strong.contains { $0.contains(from) },
                found: found.contains { $0.contains(from) }
            )
        }
    }
}

extension String {
    fileprivate func ranges(ofAny query: String) -> [Range<String.Index>] {
        var found: [Range<String.Index>] = []
        var rest = startIndex..<endIndex
        while let next = range(of: query, options: .caseInsensitive, range: rest), !next.isEmpty {
            found.append(next)
            rest = next.upperBound..<endIndex
        }
        return found
    }

    /// The lines, whatever ends them.
    var lines: [String] { split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { String($0) } }

    /// The text without blanks around it.
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

/// A piece of the rules, one after another.
public enum RulesBlock: Equatable, Sendable {
    /// A paragraph.
    case paragraph(RichText)
    /// A list of points.
    case points([RichText])
    /// A table.
    case table(RulesTable)

    private static let point = "- "
    private static let cell: Character = "|"

    /// The block that `source` writes in the small part of Markdown in which the rules are written.
    init(_ source: String) {
        if source.hasPrefix(Self.point) {
            self = .points(Self.points(source).map { RichText($0) })
        } else if source.first == Self.cell {
            self = .table(Self.table(source.lines))
        } else {
            self = .paragraph(RichText(source))
        }
    }

    /// All texts in it.
    var texts: [RichText] {
        switch self {
        case .paragraph(let text): [text]
        case .points(let texts): texts
        case .table(let table): table.headings + table.rows.flatMap { $0 }
        }
    }

    /// Whether one of its texts has `query` in it.
    func has(_ query: String) -> Bool {
        texts.contains { $0.has(query) }
    }

    /// The points of a list; lines that begin no new one go on with the last.
    private static func points(_ source: String) -> [String] {
        source.dropFirst(point.count).components(separatedBy: "\n\(point)").map { point in
            point.lines.map(\.trimmed).joined(separator: " ")
        }
    }

    /// Headings, then a line of dashes, then the rows.
    private static func table(_ lines: [String]) -> RulesTable {
        let cells = lines.map { line in
            line.trimmed.trimmingCharacters(in: CharacterSet(charactersIn: String(cell)))
                .components(separatedBy: String(cell)).map { RichText($0.trimmed) }
        }
        return RulesTable(headings: cells.first ?? [], rows: Array(cells.dropFirst(2)))
    }
}

/// A table; each row has a cell for each heading.
public struct RulesTable: Equatable, Sendable {
    /// What the columns are called.
    public let headings: [RichText]
    /// The cells, row by row.
    public let rows: [[RichText]]

    /// How much more room the last of two columns takes, which is a sentence, than the first, which is its name.
    public static let sentenceWeight = 2.4

    /// Whether the columns have no room in a window of `window`, so that each row stands as a small paragraph.
    public func stacked(window: WindowClass, largeText: Bool) -> Bool {
        Layout.stacks(columns: headings.count, window: window, largeText: largeText)
    }

    /// Whether the last column takes more room than the others.
    public var hasSentences: Bool { headings.count == 2 }

    /// The row in words: each cell with its heading.
    public func spoken(_ row: [RichText]) -> String {
        zip(headings, row).map { "\($0.plain): \($1.plain)" }.joined(separator: ". ")
    }
}

/// A part of the rules with its heading.
public struct RulesPart: Equatable, Sendable {
    /// 1 for the whole, 2 for a chapter, more for what is in it.
    public let level: Int
    /// The heading.
    public let title: RichText
    /// What stands below it.
    public let blocks: [RulesBlock]

    /// A part of the rules headed `title`.
    public init(level: Int, title: RichText, blocks: [RulesBlock]) {
        self.level = level
        self.title = title
        self.blocks = blocks
    }

    /// Whether it begins a chapter.
    public var isChapter: Bool { level == 2 }

    /// Whether its title is shown: that of the whole stands in the bar already.
    public var isTitled: Bool { level > 1 }

    /// Whether heading or text has `query` in it.
    func has(_ query: String) -> Bool {
        title.has(query) || blocks.contains { $0.has(query) }
    }
}
