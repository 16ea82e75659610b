import Foundation
import Testing

@Suite("The previews")
struct PreviewTests {
    /// What is a page or lies over one.
    private static let screen = "(?m)^struct (\\w+(?:Screen|Sheet|Dialog|Menu))\\b[^{]*: View"
    private static let previews = "(?s)#if DEBUG(.*?)#endif"
    private static let least = 15

    @Test("show every screen, sheet and dialog")
    func all() throws {
        let texts = try Project.files("ios/App", "swift").map { try String(contentsOf: $0, encoding: .utf8) }
        let screens = try texts.flatMap { try $0.matches(Self.screen) }.flatMap { $0 }
        let shown = try texts.flatMap { try $0.matches(Self.previews) }.flatMap { $0 }.joined()
        #expect(screens.count > Self.least)
        #expect(screens.filter { !shown.contains("\($0)(") && !shown.contains("\($0) {") }.sorted() == [])
    }
}
