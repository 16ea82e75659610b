import Foundation
import Testing
@testable import WindroseKit

/// Both sides draw from the same numbers: those of Kotlin are read from its sources.
@Suite("The look")
struct LookTests {
    private func theme(_ name: String) throws -> String {
        try Project.text("\(Project.kotlin)/kit/theme/\(name).kt")
    }

    private func color(_ written: String) -> ColorValue? {
        switch written {
        case "ChartInk": Palette.chartInk
        case "Color.White": .white
        default: UInt32(written.suffix(7).dropLast(), radix: 16).map { ColorValue($0) }
        }
    }

    @Test("has the palettes of Kotlin", arguments: [false, true])
    func palette(dark: Bool) throws {
        let source = try theme("Palette")
        let name = dark ? "darkPalette" : "lightPalette"
        let function = try #require(source.components(separatedBy: "private fun \(name)").last)
        let body = try #require(function.components(separatedBy: "\n)").first)
        let tokens = try body.matches("(\\w+) = (Color\\(0xFF[0-9A-F]{6}\\)|Color\\.White|ChartInk)")
        let palette = Palette.of(dark: dark, accent: .tack)
        var ours = Dictionary(
            uniqueKeysWithValues: Mirror(reflecting: palette).children.compactMap { child in
                child.label.flatMap { label in (child.value as? ColorValue).map { (label, $0) } }
            }
        )
        #expect(ours.removeValue(forKey: "accent") == Accent.tack.color(dark: dark))
        #expect(palette.dark == dark)
        #expect(Set(tokens.map { $0[0] }) == Set(ours.keys))
        for token in tokens { #expect(ours[token[0]] == color(token[1]), "\(token[0])") }
        for (name, value) in [("Parchment", Palette.parchment), ("ChartInk", Palette.chartInk)] {
            let written = try #require(try source.matches("val \(name) = (Color\\(0xFF[0-9A-F]{6}\\))").first?.first)
            #expect(color(written) == value)
        }
        let tint = try #require(try source.matches("TINT_STRENGTH = ([0-9.]+)f").first?.first.flatMap(Double.init))
        #expect(palette.tint == palette.accent.opacity(tint).over(palette.surface))
    }

    @Test("has the wood of Kotlin")
    func wood() throws {
        let source = try theme("Wood")
        let levels = try #require(try source.matches("levels = listOf\\((.*)\\)\\n").first?.first)
        #expect(try levels.matches("(Color\\(0xFF[0-9A-F]{6}\\))").map { color($0[0]) } == Wood.levels)
        let ours = [
            "tray": Wood.tray, "space": Wood.space, "spaceEdge": Wood.spaceEdge, "top": Wood.top, "edge": Wood.edge,
            "hole": Wood.hole, "rim": Wood.rim, "lip": Wood.lip, "legal": Wood.legal, "chosen": Wood.chosen,
        ]
        let written = try source.matches("val (\\w+) = (Color\\(0xFF[0-9A-F]{6}\\))")
        #expect(Set(written.map { $0[0] }) == Set(ours.keys))
        for token in written { #expect(ours[token[0]] == color(token[1]), "\(token[0])") }
    }

    @Test("has the winds and the sea of Kotlin")
    func sea() throws {
        let source = try theme("Sea")
        let winds = try source.matches("(?m)^    \\w+\\((Color\\(0x\\w+\\)), (Color(?:\\(0x\\w+\\)|\\.White))\\)")
        #expect(winds.map { color($0[0]) } == WindLook.all.map(\.tile))
        #expect(winds.map { color($0[1]) } == WindLook.all.map(\.ink))
        let ours = [
            "under": Sea.underlay, "chosen": Sea.chosen, "lastMove": Sea.lastMove, "rock": Sea.reef,
            "kraken": Sea.kraken, "land": Sea.land(dark: false), "landByNight": Sea.land(dark: true),
            "shore": Sea.openHarbour, "tileEdge": Sea.handEdge,
        ]
        let written = try source.matches("val (\\w+) = (Color(?:\\(0xFF[0-9A-F]{6}\\)|\\.White))")
        #expect(Set(written.map { $0[0] }) == Set(ours.keys))
        for token in written { #expect(ours[token[0]] == color(token[1]), "\(token[0])") }
    }

    @Test("has the accents and seats of Kotlin")
    func accents() throws {
        let accents = try theme("Accent").matches("(\\w+)\\((Color\\(0x\\w+\\)), (Color\\(0x\\w+\\))\\)")
        #expect(accents.map { $0[0] } == Accent.allCases.map { "\($0)".capitalizedFirst })
        for (accent, written) in zip(Accent.allCases, accents) {
            #expect(accent.light == color(written[1]) && accent.dark == color(written[2]), "\(accent)")
        }
        let looks: [String: SeatLook] = [
            "Navy": .navy, "Seafoam": .seafoam, "Coral": .coral, "Obsidian": .obsidian, "Blue": .blue, "Pink": .pink,
            "Orange": .orange, "Green": .green, "Plum": .plum,
        ]
        let seats = try theme("SeatLook").matches("val (\\w+) = SeatLook\\((Color\\(0x\\w+\\)), SeatMark.(\\w+)\\)")
        #expect(Set(seats.map { $0[0] }) == Set(looks.keys))
        for seat in seats {
            #expect(looks[seat[0]]?.color == color(seat[1]), "\(seat[0])")
            #expect((looks[seat[0]]?.mark).map { "\($0)".capitalizedFirst } == seat[2], "\(seat[0])")
        }
    }

    @Test("has the distances, corners and times of Kotlin")
    func numbers() throws {
        let distances: [String: CGFloat] = [
            "hair": Space.hair, "half": Space.half, "gap": Space.gap, "row": Space.row, "margin": Space.margin,
            "section": Space.section, "wide": Space.wide, "target": Space.target, "action": Space.action,
            "cover": Space.cover, "tall": Space.tall, "sideColumn": Space.sideColumn, "readable": Space.readable,
        ]
        let dimensions = try theme("Dimensions")
        let parts = dimensions.components(separatedBy: "object Corner")
        try compare(parts[0].matches("val (\\w+) = (\\d+)\\.dp"), distances)
        let corners: [String: CGFloat] = [
            "chip": Corner.chip, "button": Corner.button, "card": Corner.card, "tray": Corner.tray,
            "side": Corner.side, "frame": Corner.frame,
        ]
        try compare(parts[1].matches("val (\\w+) = (?:Rounded\\w+\\()?(?:\\w+ = )?(\\d+)\\.dp"), corners)
        let times = [
            "PRESS": Motion.press, "PIECE": Motion.piece, "TRAY": Motion.tray, "DICE": Motion.dice,
            "SLIDE_PER_CELL": Motion.slide(1), "SLIDE_LONGEST": Motion.slide(100),
        ]
        try compare(theme("Motion").matches("const val (\\w+) = (\\d+)"), times.mapValues { CGFloat($0) })
        let form = try Project.text("\(Project.kotlin)/screens/Page.kt").matches("FormWidth = (\\d+)\\.dp").first?.first
        #expect(form == "\(Int(Space.form))")
        let windows = try theme("WindowClass").matches("From = (\\d+)\\.dp").flatMap { $0 }.compactMap { Double($0) }
        #expect(windows.map { WindowClass.of(width: $0) } == [.medium, .expanded])
        #expect(windows.map { WindowClass.of(width: $0 - 1) } == [.compact, .medium])
    }

    private func compare(_ written: [[String]], _ ours: [String: CGFloat]) throws {
        #expect(Set(written.map { $0[0] }) == Set(ours.keys))
        for number in written { #expect(ours[number[0]] == Double(number[1]).map { CGFloat($0) }, "\(number[0])") }
    }

    @Test("has the text roles of Kotlin")
    func typography() throws {
        let roles: [String: TypeRole] = [
            "hero": Typography.hero, "handover": Typography.handover, "result": Typography.result,
            "motto": Typography.motto, "titleLarge": Typography.titleLarge, "title": Typography.title,
            "score": Typography.score, "scoreSmall": Typography.scoreSmall, "rowTitle": Typography.rowTitle,
            "cardTitle": Typography.cardTitle, "prompt": Typography.prompt, "button": Typography.button,
            "name": Typography.name, "body": Typography.body, "bodyStrong": Typography.bodyStrong,
            "label": Typography.label, "caption": Typography.caption, "captionSmall": Typography.captionSmall,
            "tab": Typography.tab, "overline": Typography.overline, "boardLetter": Typography.boardLetter,
        ]
        let source = try theme("Typography")
        let written = try source.matches(
            "val (\\w+) = style\\(fonts\\.(\\w+), FontWeight\\.(\\w+), (\\d+), (\\d+)\\)"
                + "(?:\\.copy\\((\\w+) = ([^)]+)\\))?"
        )
        #expect(Set(written.map { $0[0] }) == Set(roles.keys))
        for line in written {
            let role = try #require(roles[line[0]])
            let italic = line[5] == "fontStyle" ? "Italic" : ""
            let face = italic.isEmpty ? line[2].replacingOccurrences(of: "Normal", with: "Regular") : italic
            #expect("\(role.font)" == line[1] + face, "\(line[0])")
            #expect("\(Int(role.size)) \(Int(role.line))" == "\(line[3]) \(line[4])", "\(line[0])")
            let spacing = line[5] == "letterSpacing" ? line[6].components(separatedBy: ".em")[0] : "0"
            #expect(role.letterSpacing == Double(spacing).map { CGFloat($0) }, "\(line[0])")
        }
    }

    @Test("names fonts that ship with the app", arguments: FontFile.allCases)
    func fonts(font: FontFile) throws {
        let bytes = try Data(contentsOf: Project.resources.appendingPathComponent("typefaces/\(font.file)"))
        let name = try #require(font.postScriptName.data(using: .utf16BigEndian))
        #expect(bytes.range(of: name) != nil)
        #expect(try theme("Fonts").contains("\"\(font.file)\""))
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
