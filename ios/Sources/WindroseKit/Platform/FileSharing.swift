import Foundation
import WindroseCore

/// Hands files to the rest of the system and takes them from it.
@MainActor
public protocol FileSharing: AnyObject {
    /// Lets the player put `bytes` somewhere, as a file called `suggestedName` unless they say otherwise. False where
    /// they changed their mind.
    func save(suggestedName: String, bytes: Data) async throws -> Bool

    /// Lets the player choose a file whose name ends in `fileExtension`; nil where they changed their mind.
    func open(fileExtension: String) async throws -> ChosenFile?
}

/// What a share sheet tells of what the player did. It may do so several times.
public struct ShareReport: Sendable {
    /// Whether the file went somewhere.
    public let completed: Bool
    /// What went wrong.
    public let error: (any Error)?
    /// Whether the player is still at the sheet: one of its activities was given up, and another can be taken.
    public let goesOn: Bool

    /// The report that a file went somewhere or not.
    public init(completed: Bool, error: (any Error)?, goesOn: Bool) {
        self.completed = completed
        self.error = error
        self.goesOn = goesOn
    }

    /// What it comes to; nil where the player has not said their last word.
    public var outcome: Result<Bool, any Error>? {
        if let error { return .failure(error) }
        return completed || !goesOn ? .success(completed) : nil
    }
}

/// Reads of the file at `url`, which may be a game, as much as is worth reading. A longer one is refused for its size
/// afterwards.
public func readGame(in url: URL) throws -> Data {
    let file = try FileHandle(forReadingFrom: url)
    defer { try? file.close() }
    return try file.read(upToCount: Int(bytesWorthReading())) ?? Data()
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
