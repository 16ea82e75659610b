import Foundation
import WindroseKit

/// Texts that ship with the app.
enum Resources {
    /// Reads the text `name`. Texts that come with the fonts lie beside them, at the top of the bundle.
    static let read: ResourceReader = { name in
        let top = (name as NSString).lastPathComponent
        let places = [name, top].compactMap { Bundle.main.url(forResource: $0, withExtension: nil) }
        return places.first.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    }
}
