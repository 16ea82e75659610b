import Testing
@testable import WindroseKit

@Suite("A text of the rules")
struct RulesTextTests {
    @Test("tells strong words apart")
    func strong() {
        #expect(RichText("It **scores**.").spans == [Span("It "), Span("scores", strong: true), Span(".")])
    }

    @Test("has the points of a list, whole over several lines")
    func points() {
        #expect(RulesBlock("- one\n  and more\n- two") == .points([RichText("one and more"), RichText("two")]))
    }

    @Test("has the headings and rows of a table")
    func table() throws {
        guard case .table(let table) = RulesBlock("| Card | Rule |\n|---|---|\n| Gale | **far** |") else {
            Issue.record("It is no table")
            return
        }
        #expect(table.headings.map(\.plain) == ["Card", "Rule"])
        #expect(table.rows.map { $0.map(\.plain) } == [["Gale", "far"]])
        #expect(table.spoken(table.rows[0]) == "Card: Gale. Rule: far")
        #expect(table.hasSentences)
        #expect(!table.stacked(window: .compact, largeText: false))
        #expect(table.stacked(window: .expanded, largeText: true))
    }

    @Test("is found whatever the capitals, across strong words")
    func found() {
        #expect(RulesBlock("It **scores** at once").has("SCORES AT"))
        #expect(!RulesBlock("It busts").has("scores"))
        #expect(RulesBlock("- one\n- two").has("Two"))
    }

    @Test("marks what was found, across strong words")
    func marked() {
        #expect(
            RichText("a **bcb** a").marked("B") == [
                Span("a "), Span("b", strong: true, found: true), Span("c", strong: true),
                Span("b", strong: true, found: true), Span(" a"),
            ]
        )
        #expect(
            RichText("Größe **zählt**").marked("e z") == [
                Span("Größ"), Span("e ", found: true), Span("z", strong: true, found: true), Span("ählt", strong: true),
            ]
        )
        #expect(RichText("plain").marked("") == [Span("plain")])
        #expect(RichText("").marked("a") == [])
    }
}
