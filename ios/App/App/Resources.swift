import Foundation
import WindroseKit

/// Texts that ship with the app.
enum Resources {
    /// Reads the text `name`. Texts that come with the fonts lie beside them, at the top of the bundle.
    static let read: ResourceReader = { name in
        let bundle = Bundle.main.bundleURL
        let places = [bundle.appendingPathComponent(name), bundle.appendingPathComponent(topName(name))]
        return places.lazy.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.first
    }

    private static func topName(_ name: String) -> String {
        URL(fileURLWithPath: name).lastPathComponent
    }
}
