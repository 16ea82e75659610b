import Foundation
import Testing
import WindroseKit

@Suite("Decisions that kit elements leave to plain values")
struct KitLayoutTests {
    @Test("keeps the height of buttons as far as what scrolls beside them can do with the rest", arguments: [
        (60, 100, 400, 60), (60, 300, 236, 60), (250, 200, 236, 118), (200, 40, 236, 196), (300, 0, 236, 236),
        (60, 40, 100, 60), (60, 40, 0, 0),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func keptHeight(wanted: CGFloat, other: CGFloat, room: CGFloat, kept: CGFloat) {
        #expect(KeptHeight.of(wanted, beside: other, in: room) == kept)
    }

    @Test("A table takes the columns of a wide window only where the board between them has room", arguments: [
        (WindowClass.expanded, 1180, false, WindowClass.expanded), (.expanded, 844, false, .medium),
        (.expanded, 1000, true, .medium), (.expanded, 1180, true, .expanded), (.medium, 1180, false, .medium),
        (.compact, 390, true, .compact),
    ] as [(WindowClass, CGFloat, Bool, WindowClass)])
    func tableWindow(window: WindowClass, room: CGFloat, largeText: Bool, shown: WindowClass) {
        #expect(TableColumns.window(window, room: room, largeText: largeText) == shown)
    }

    @Test("A board that is felt has room in every window; only then seats and tray give way", arguments: [
        (WindowClass.compact, false, false, TableArrangement.Shape.tray, false),
        (.compact, true, false, .tray, true),
        (.compact, false, true, .tray, true),
        (.medium, false, false, .twoColumnTray, false),
        (.medium, true, false, .oneColumn, true),
        (.expanded, true, true, .twoColumns, false),
    ] as [(WindowClass, Bool, Bool, TableArrangement.Shape, Bool)])
    func feltBoard(window: WindowClass, low: Bool, largeText: Bool, shape: TableArrangement.Shape, seatsBelow: Bool) {
        let felt = TableArrangement(window: window, low: low, largeText: largeText, boardWhole: true)
        #expect(felt.shape == shape)
        #expect(felt.seatsBelowChoices == seatsBelow)
        let seen = TableArrangement(window: window, low: low, largeText: largeText, boardWhole: false)
        #expect(seen.shape != .oneColumn)
        #expect(!seen.seatsBelowChoices)
        #expect(felt.largestTray < seen.largestTray)
    }

    @Test("A window is low where a phone lies on its side", arguments: [(360, true), (568, true), (640, false)])
    func lowWindows(height: CGFloat, low: Bool) {
        #expect(WindowClass.isLow(height: height) == low)
    }

    @Test("A board gets what the part above it leaves, and both stand in the middle of what is left over")
    func boardBelow() {
        let plan = BoardColumnPlan(viewport: 600, above: 100, needed: 300)
        #expect(!plan.boardFirst)
        #expect(plan.room == 500)
        let places = plan.places(board: 470)
        #expect(places.above == 10)
        #expect(places.board == 120)
        #expect(places.height == 600)
    }

    @Test("Where both do not fit, the board comes first and the other part is below it")
    func boardFirst() {
        let plan = BoardColumnPlan(viewport: 380, above: 100, needed: 300)
        #expect(plan.boardFirst)
        #expect(plan.room == 380)
        let places = plan.places(board: 380)
        #expect(places.board == 0)
        #expect(places.above == 380)
        #expect(places.height == 480)
    }

    @Test("A board never gets less than its cells need for a finger")
    func neverTooSmall() {
        #expect(BoardColumnPlan(viewport: 200, above: 100, needed: 300).room == 300)
    }

    @Test("Chips stand four in a line, two with notes, half as many with large text", arguments: [
        (false, false, [0..<4, 4..<5]),
        (true, false, [0..<2, 2..<4, 4..<5]),
        (false, true, [0..<2, 2..<4, 4..<5]),
        (true, true, [0..<1, 1..<2, 2..<3, 3..<4, 4..<5]),
    ])
    func chips(notes: Bool, largeText: Bool, lines: [Range<Int>]) {
        let texts = ["Row 1", "Row 2", "Row 3", "Row 4", "Row 5"]
        #expect(ChipLines(texts: texts, notes: notes, narrow: false, largeText: largeText).lines == lines)
    }

    @Test("A long word has half a line of a narrow column, and its quarter elsewhere", arguments: [
        (true, ["Identical", "Level", "Stairs"], [0..<2, 2..<3]),
        (false, ["Identical", "Level", "Stairs"], [0..<3]),
        (true, ["Row 1", "Row 2", "Row 3"], [0..<3]),
    ])
    func longWords(narrow: Bool, texts: [String], lines: [Range<Int>]) {
        #expect(ChipLines(texts: texts, notes: false, narrow: narrow, largeText: false).lines == lines)
    }

    @Test("No chips stand in no line")
    func noChips() {
        #expect(ChipLines(texts: [], notes: false, narrow: false, largeText: false).lines.isEmpty)
    }

    @Test("The rose of the cover leaves room for the words")
    func rose() {
        let phone = CGSize(width: 390, height: 760)
        #expect(CoverLook.roseSide(in: phone, largeText: false) == 760 * 0.42)
        #expect(CoverLook.roseSide(in: phone, largeText: true) == 200)
        #expect(CoverLook.roseSide(in: CGSize(width: 320, height: 900), largeText: false) == 264)
        #expect(CoverLook.roseSide(in: CGSize(width: 1180, height: 820), largeText: false) == 820 * 0.42)
        #expect(CoverLook.roseSide(in: CGSize(width: 40, height: 40), largeText: false) == 0)
    }
}
