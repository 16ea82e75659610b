/// How chips are laid out side by side: four in a line, two where they have notes, half as many with large text.
public struct ChipLines: Hashable, Sendable {
    /// The places of the chips in each line.
    public let lines: [Range<Int>]

    /// The lines of `count` chips, of which some have `notes` or none has.
    public init(count: Int, notes: Bool, largeText: Bool) {
        let inLine = (notes ? 2 : 4) / (largeText ? 2 : 1)
        lines = stride(from: 0, to: count, by: inLine).map { $0..<min($0 + inLine, count) }
    }
}
