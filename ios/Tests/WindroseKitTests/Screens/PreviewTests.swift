import Foundation
import Testing

@Suite("The previews")
struct PreviewTests {
    /// What is a page or lies over one.
    private static let screen = "(?m)^struct (\\w*(?:Screen|Sheet|Dialog|Menu|Cover|Water|NoticeView))\\b[^{]*: View"
    private static let previews = "(?s)#if DEBUG(.*?)#endif"
    private static let least = 15

    /// Everything that only previews have.
    private let shown: String
    private let texts: [String]

    init() throws {
        texts = try Project.files("ios/App", "swift").map { try String(contentsOf: $0, encoding: .utf8) }
        shown = try texts.flatMap { try $0.matches(Self.previews) }.flatMap { $0 }.joined()
    }

    @Test("show every screen, sheet and dialog")
    func all() throws {
        let screens = try texts.flatMap { try $0.matches(Self.screen) }.flatMap { $0 }
        #expect(screens.count > Self.least)
        #expect(screens.filter { !shown.contains("\($0)(") && !shown.contains("\($0) {") }.sorted() == [])
    }

    /// An enum of what a screen shows, where it is declared, and how a preview makes its `CASE`.
    struct States: Sendable {
        let name: String
        let file: String
        let made: String
    }

    @Test("make every case of what a screen shows", arguments: [
        States(
            name: "TableUiState",
            file: "Table/TableUiState",
            made: "TableScreen\\(\\s*\\.CASE\\b|\\.CASE\\(\\s*TableUiState"
        ),
        States(name: "TablePanel", file: "Table/TableUiState", made: "(?:panel\\(\"[^\"]*\", |panel: )\\.CASE\\b"),
        States(name: "ReviewUiState", file: "Table/ReviewModel", made: "ReviewScreen\\(\\s*\\.CASE\\b"),
        States(name: "AppDialog", file: "App/AppDialogs", made: "AppDialogView\\(\\s*\\.CASE\\b"),
    ])
    func cases(states: States) throws {
        let source = try Project.text("ios/Sources/WindroseKit/\(states.file).swift")
        let body = try #require(source.matches("(?s)public enum \(states.name)\\b(.*?)\\n\\}\\n").first?.first)
        let cases = try body.matches("(?m)^    case (\\w+)").flatMap { $0 }
        #expect(cases.count > 1)
        let missing = try cases.filter { name in
            try shown.matches("(" + states.made.replacingOccurrences(of: "CASE", with: name) + ")").isEmpty
        }
        #expect(missing == [])
    }

    @Test("make what is only so for a while", arguments: [
        "Table/TableUiState", "Table/ReviewModel", "Screens/Saved/SavedModel", "Screens/Home/HomeModel",
        "Tack/TackSetupState", "FourSenses/FourSensesSetupState", "Winds/WindsSetupState",
    ])
    func flags(file: String) throws {
        let source = try Project.text("ios/Sources/WindroseKit/\(file).swift")
        let flags = try source.matches("(?m)^ +public (?:var|let) (\\w+)(?:: Bool| = false)$").flatMap { $0 }
        #expect(!flags.isEmpty)
        #expect(flags.filter { !shown.contains("\($0): true") } == [])
    }
}
