import Foundation
import Testing
@testable import WindroseKit

@MainActor
@Suite("The licences")
struct LicencesTests {
    private let read: ResourceReader = { name in
        try? String(contentsOf: Project.resources.appendingPathComponent(name), encoding: .utf8)
    }

    @Test("ship with their texts")
    func all() async throws {
        let games = try SavedGames()
        let model = LicencesModel(app: await Running(games).app, read: read)
        await model.serve()
        let ingredients = try #require(model.ingredients)
        #expect(ingredients.fonts.map(\.name) == ["EB Garamond", "Source Sans 3"])
        let libraries = ingredients.libraries.map(\.name)
        #expect(libraries.contains("SQLite") && libraries.contains("uniffi"))
        #expect(!libraries.contains { $0.contains("Kotlin") || $0.contains("Compose") || $0.contains("Ski") })
        for ingredient in ingredients.fonts + ingredients.libraries {
            await model.show(ingredient).value
            let text = try #require(model.open, "\(ingredient.name)")
            #expect(text.ingredient == ingredient)
            #expect(!text.paragraphs.isEmpty)
            for paragraph in text.paragraphs {
                #expect(!paragraph.isEmpty && !paragraph.contains("----"), "\(ingredient.name)")
            }
        }
        model.close()
        #expect(model.open == nil)
    }

    @Test("join the lines of a paragraph that were wrapped")
    func paragraphs() {
        let full = String(repeating: "a", count: 50)
        let ingredient = Ingredient(name: "", licence: "", resource: "")
        let text = LicenceText(ingredient, text: "MIT\n-----\nshort\n\(full)\n\(full)\nend\n \n\n---\r\n\r\nTwo\n")
        #expect(text.paragraphs == ["MIT\nshort\n\(full) \(full) end", "Two"])
    }

    @Test("are listed without remarks and broken lines")
    func list() {
        let list = Ingredients("# remark\n[fonts]\nA | B | c\n\n[other]\nX | Y | z\n[libraries]\nbroken\n")
        #expect(list.fonts == [Ingredient(name: "A", licence: "B", resource: "c")])
        #expect(list.libraries.isEmpty)
    }
}
