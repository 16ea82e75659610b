import Foundation
import Testing
@testable import WindroseKit

@Suite("A drawing")
struct DrawingTests {
    @Test("has the outline that Kotlin draws, and can be read to its end")
    func outlines() throws {
        let kotlin = try outlines(Project.files("\(Project.kotlin)/kit/drawing", "kt"))
        let swift = try outlines(Project.files("ios/Sources/WindroseKit/Look/Drawing", "swift"))
        #expect(kotlin == swift)
        #expect(kotlin.count > 80)
        for outline in swift {
            var reader = PathReader(outline)
            reader.read()
            #expect(reader.isAtEnd, "\(outline)")
        }
    }

    /// The outlines that stand in `files`, whole where they are put together of several pieces.
    private func outlines(_ files: [URL]) throws -> Set<String> {
        try files.reduce(into: []) { found, file in
            let text = try String(contentsOf: file, encoding: .utf8)
            let seam = "\"\\s*\\+\\s*\""
            let whole = text.replacingOccurrences(of: seam, with: "", options: .regularExpression)
            found.formUnion(try whole.matches("\"(M-?[0-9][^\"]*)\"").flatMap { $0 })
        }
    }

    @Test("has a glyph of every name that Kotlin has, with the same outline")
    func glyphs() throws {
        let source = try Project.text("\(Project.kotlin)/kit/drawing/Glyph.kt")
        let names = try source.matches("(?m)^    (\\w+)\\(\\s*\"").flatMap { $0 }
        #expect(names == Glyph.allCases.map { "\($0)".capitalizedFirst })
        let entries = try source.matches("(?m)^    \\w+\\(((?:\\s*\"[^\"]*\"\\s*\\+?)+)").flatMap { $0 }
        #expect(entries.count == names.count)
        for (glyph, entry) in zip(Glyph.allCases, entries) {
            let pieces = try entry.matches("\"([^\"]*)\"").flatMap { $0 }
            #expect(Glyph.sources[glyph] == pieces.joined(), "\(glyph)")
            #expect(!glyph.path.elements.isEmpty)
        }
    }

    @Test("stays near its grid")
    func bounds() {
        for glyph in Glyph.allCases {
            for point in glyph.path.points { #expect(-1...25 ~= point.x && -1...25 ~= point.y, "\(glyph)") }
        }
        for accent in Accent.allCases {
            for point in GameEmblem.parts(of: accent).flatMap(\.path.points) {
                #expect(-1...49 ~= point.x && -1...49 ~= point.y, "\(accent)")
            }
        }
    }

    @Test("reads lines, curves and their short forms")
    func reading() {
        #expect(
            PathData("M1 2H5V-6L0,1 2 3Z").elements == [
                .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 5, y: 2)), .line(CGPoint(x: 5, y: -6)),
                .line(CGPoint(x: 0, y: 1)), .line(CGPoint(x: 2, y: 3)), .close,
            ]
        )
        #expect(
            PathData("M0 0C1 1 2 1 3 0S5-1 6 0").elements.last
                == .curve(to: CGPoint(x: 6, y: 0), control1: CGPoint(x: 4, y: -1), control2: CGPoint(x: 5, y: -1))
        )
        #expect(PathData("M1 1 X 2").elements == [.move(CGPoint(x: 1, y: 1))])
    }

    @Test("draws arcs as round as circles", arguments: [
        ("M10 0A10 10 0 0 1 0 10", 1), ("M10 0A10 10 0 0 0 0 10", 3), ("M10 0A10 10 0 1 0 0 10", 3),
        ("M10 0A10 10 0 1 1 0 10", 3), ("M-10 0A10 10 0 1 1 10 0", 2), ("M-10 0A3 3 0 0 1 10 0", 2),
    ])
    func arcs(source: String, atMost: Int) {
        let path = PathData(source)
        let ends = path.elements.compactMap { element -> CGPoint? in
            if case .curve(let to, _, _) = element { to } else { nil }
        }
        #expect(1...atMost ~= ends.count)
        guard case .move(let start) = path.elements[0], let end = ends.last else {
            Issue.record("No arc")
            return
        }
        // All points have the radius 10 around one of the two middles that the ends leave.
        let middles = source.hasPrefix("M-10") ? [CGPoint.zero] : [CGPoint.zero, CGPoint(x: 10, y: 10)]
        let sampled = sample(path, from: start)
        #expect(middles.contains { middle in sampled.allSatisfy { abs(distance($0, middle) - 10) < 0.01 } })
        #expect(abs(distance(end, .zero) - 10) < 0.001)
        // Clockwise on the screen where the sweep says so.
        let turn = zip(sampled, sampled.dropFirst()).map { $0.x * $1.y - $0.y * $1.x }
        if middles.count == 1 { #expect(turn.allSatisfy { $0 > -0.001 }) }
    }

    private func sample(_ path: PathData, from start: CGPoint) -> [CGPoint] {
        var at = start
        return path.elements.flatMap { element -> [CGPoint] in
            guard case .curve(let to, let one, let two) = element else { return [] }
            let from = at
            at = to
            return stride(from: 0.0, through: 1, by: 0.125).map { t in
                let s = 1 - t
                func part(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
                    s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
                }
                return CGPoint(x: part(from.x, one.x, two.x, to.x), y: part(from.y, one.y, two.y, to.y))
            }
        }
    }

    private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
        hypot(one.x - other.x, one.y - other.y)
    }

    @Test("of a die has as many pips as its face says")
    func pips() {
        for face in 0...6 {
            let pips = Die.pips(face)
            #expect(pips.count == face)
            #expect(pips.reduce(0) { $0 + $1.x + $1.y } == 0)
        }
        #expect(Die.pips(7).isEmpty)
    }

    @Test("of a seat has its own outline")
    func marks() {
        #expect(SeatMark.allCases.map { ($0.outline?.elements.count ?? 1) - 1 } == [0, 4, 3, 4, 6])
    }

    @Test("of the compass has sixteen points, the north in front of those beside it")
    func rose() {
        let halves = CompassRose.halves(longNorth: true)
        #expect(halves.count == 2 * 16)
        #expect(halves.filter(\.north).count == 2)
        #expect(halves.filter(\.dark).count == 16)
        #expect(RhumbNet.lines(from: .zero, radius: 10).elements.count == 2 * 32)
        #expect(CompassRose.scale.elements.count == 2 * 64)
    }
}

extension PathData {
    fileprivate var points: [CGPoint] {
        elements.compactMap { element in
            switch element {
            case .move(let to), .line(let to), .curve(let to, _, _): to
            case .close: nil
            }
        }
    }
}
