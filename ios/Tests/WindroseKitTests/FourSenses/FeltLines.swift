import Testing
import WindroseCore

/// What lies on a space, as it was felt.
struct Felt: Hashable {
    var levels = 0
    var hole: Bool?

    /// What `cue` feels like: strong pulses for the levels, then one long one or two short ones.
    init(_ cue: TouchCue) throws {
        levels = cue.pulses.filter { $0.strength > 80 }.count
        let rest = cue.pulses.filter { $0.strength <= 80 }
        hole = levels == 0 ? nil : rest.count == 2
        try #require(cue.tones.map(\.millis) == cue.pulses.map(\.millis), "Hand and ear get the same times")
        try #require(rest.count == 1 || rest.count == 2)
    }

    /// How the app calls it in the language `tag`.
    func spoken(_ tag: String = "en") -> String {
        let german = tag == "de"
        guard let hole else { return german ? "leer" : "empty" }
        let counts = german ? ["eine Stufe", "zwei Stufen", "drei Stufen"] : ["one level", "two levels", "three levels"]
        let top = german ? "oben \(hole ? "ein Loch" : "glatt")" : "\(hole ? "hole" : "flat") on top"
        return "\(counts[levels - 1]), \(top)"
    }
}

/// A line that was felt: its two ends and the chip of its way.
struct FeltLine: Hashable {
    let from: String
    let to: String
    let way: String

    /// The lines in what was felt, by the rules in the rulebook's words and nobody's code.
    static func all(_ board: [String: Felt]) -> [FeltLine] {
        let letters = Array("ABCD")
        func name(_ column: Int, _ row: Int) -> String? {
            (0..<4).contains(column) && (0..<4).contains(row) ? "\(letters[column])\(row + 1)" : nil
        }
        var found: [FeltLine] = []
        for column in 0..<4 {
            for row in 0..<4 {
                for (dx, dy) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                    let names = (0..<4).compactMap { name(column + $0 * dx, row + $0 * dy) }
                    let felt = names.compactMap { board[$0] }
                    if names.count == 4, felt.allSatisfy({ $0.levels > 0 }) {
                        if Set(felt.map(\.hole)).count == 1 { found.append(FeltLine(names, 3, "identical")) }
                        if Set(felt.map(\.levels)).count == 1 { found.append(FeltLine(names, 3, "level")) }
                    }
                    if names.count >= 3, [[1, 2, 3], [3, 2, 1]].contains(felt.prefix(3).map(\.levels)) {
                        found.append(FeltLine(names, 2, "stairs"))
                    }
                }
            }
        }
        return found
    }

    /// From `from` to `to`, by the way called `way`.
    init(from: String, to: String, way: String) {
        (self.from, self.to, self.way) = (from, to, "way:\(way)")
    }

    private init(_ names: [String], _ last: Int, _ way: String) {
        self.init(from: names[0], to: names[last], way: way)
    }
}
