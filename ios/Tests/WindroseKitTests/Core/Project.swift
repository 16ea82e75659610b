import Foundation

/// The folder of the whole project, for tests that compare its parts.
enum Project {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static let kotlin = "android/ui/src/main/kotlin/app/windrose/ui"
    static let resources = root.appendingPathComponent("android/ui/src/main/resources")

    /// The text of the file at `path`.
    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The files below the folder at `path` whose names end in `.ending`, in the order of their names.
    static func files(_ path: String, _ ending: String) -> [URL] {
        let folder = root.appendingPathComponent(path)
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
        return (all ?? []).filter { $0.pathExtension == ending }.sorted { $0.path < $1.path }
    }
}

extension String {
    /// What the groups of `pattern` caught, match by match; a group that took no part is empty.
    func matches(_ pattern: String) throws -> [[String]] {
        let expression = try NSRegularExpression(pattern: pattern)
        let whole = NSRange(startIndex..., in: self)
        return expression.matches(in: self, range: whole).map { match in
            (1..<match.numberOfRanges).map { Range(match.range(at: $0), in: self).map { String(self[$0]) } ?? "" }
        }
    }
}
