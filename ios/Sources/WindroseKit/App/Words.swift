/// The fixed words of the interface by key, in the language `tag`. The core writes them.
public struct Words: Equatable, Sendable {
    private let byKey: [String: String]

    /// The BCP 47 tag of their language.
    public let tag: String

    /// The words `byKey`, in the language `tag`.
    public init(_ byKey: [String: String], tag: String) {
        self.byKey = byKey
        self.tag = tag
    }

    /// The words under `key`. A missing key shows as itself, so that it is noticed.
    public subscript(key: String) -> String {
        byKey[key] ?? key
    }

    /// Whether there are words under `key`.
    public func contains(_ key: String) -> Bool {
        byKey[key] != nil
    }
}
