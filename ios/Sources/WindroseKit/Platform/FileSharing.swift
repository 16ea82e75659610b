import Foundation

/// Hands files to the rest of the system and takes them from it.
@MainActor
public protocol FileSharing: AnyObject {
    /// Lets the player put `bytes` somewhere, as a file called `suggestedName` unless they say otherwise. False where
    /// they changed their mind.
    func save(suggestedName: String, bytes: Data) async throws -> Bool

    /// Lets the player choose a file whose name ends in `fileExtension`; nil where they changed their mind.
    func open(fileExtension: String) async throws -> ChosenFile?
}

/// A file that the player chose.
public struct ChosenFile: Equatable, Sendable {
    /// What it is called.
    public let name: String
    /// What is in it.
    public let bytes: Data

    /// A file called `name`, with `bytes` in it.
    public init(name: String, bytes: Data) {
        self.name = name
        self.bytes = bytes
    }
}
