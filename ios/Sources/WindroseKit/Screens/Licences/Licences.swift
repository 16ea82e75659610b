import Foundation

/// Reads a text that ships with the app, by the name it has there; nil where there is none. May take a while.
public typealias ResourceReader = @Sendable (_ name: String) -> String?

/// Something that the app is made of: its licence, and the resource with the licence's text.
public struct Ingredient: Equatable, Sendable, Identifiable {
    /// What it is called.
    public let name: String
    /// What its licence is called.
    public let licence: String
    /// The resource with the text of its licence.
    public let resource: String

    /// Tells one ingredient from another.
    public var id: String { name }
}

/// What the app is made of, as the resource `licences/index.txt` lists it.
public struct Ingredients: Equatable, Sendable {
    /// The fonts.
    public let fonts: [Ingredient]
    /// Everything else.
    public let libraries: [Ingredient]

    static let index = "licences/index.txt"

    /// The list `text`, in which `[heading]` stands above lines of name, licence and resource. What stands under other
    /// headings belongs to other systems.
    init(_ text: String) {
        var groups: [String: [Ingredient]] = [:]
        var heading = ""
        for line in text.lines.map(\.trimmed) where !line.isEmpty && !line.hasPrefix("#") {
            let parts = line.components(separatedBy: " | ")
            if line.hasPrefix("[") {
                heading = line.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
            } else if parts.count == 3 {
                let ingredient = Ingredient(name: parts[0], licence: parts[1], resource: parts[2])
                groups[heading, default: []].append(ingredient)
            }
        }
        fonts = groups["fonts"] ?? []
        libraries = groups["libraries"] ?? []
    }
}

/// The text of a licence.
public struct LicenceText: Equatable, Sendable {
    /// What it is the licence of.
    public let ingredient: Ingredient
    /// The text, paragraph by paragraph.
    public let paragraphs: [String]

    private static let fullLine = 50

    /// The licence of `ingredient`. Licences are wrapped for typewriters: a line that is nearly full goes on with the
    /// next, and lines of dashes only decorate.
    init(_ ingredient: Ingredient, text: String) {
        self.ingredient = ingredient
        let lines = text.lines.map(\.trimmed)
        paragraphs = lines.split(separator: "").compactMap { paragraph in
            Self.unwrapped(paragraph.filter { $0.contains { $0.isLetter || $0.isNumber } })
        }
    }

    private static func unwrapped(_ lines: [String]) -> String? {
        guard let first = lines.first else { return nil }
        var last = first
        return lines.dropFirst().reduce(first) { whole, line in
            let full = last.count >= fullLine
            last = full ? "\(last) \(line)" : line
            return whole + (full ? " " : "\n") + line
        }
    }
}
