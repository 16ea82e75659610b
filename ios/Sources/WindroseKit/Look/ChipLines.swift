/// How chips are laid out side by side: four in a line, two where they have notes or where the narrow column of a wide
/// screen would break a word, half as many with large text.
public struct ChipLines: Hashable, Sendable {
    /// The places of the chips in each line.
    public let lines: [Range<Int>]

    /// How long a word may be, in letters, that stays whole in one of three or four chips in a narrow column.
    private static let longestWord = 6

    /// The lines of chips that say `texts`, of which some have `notes` or none has.
    public init(texts: [String], notes: Bool, narrow: Bool, largeText: Bool) {
        let long = texts.flatMap { $0.split(separator: " ") }.contains { $0.count > Self.longestWord }
        let inLine = (notes || narrow && long ? 2 : 4) / (largeText ? 2 : 1)
        lines = stride(from: 0, to: texts.count, by: inLine).map { $0..<min($0 + inLine, texts.count) }
    }
}
