import Foundation
import WindroseCore

/// Opens the saved games of this device, given the BCP 47 tag of its language. May take a while.
public typealias LibraryOpener = @Sendable (_ systemTag: String) throws -> any GameLibraryProtocol

/// Opens the saved games in `file`, and makes it, with its folder, when there is none.
public func savedGames(in file: URL) -> LibraryOpener {
    { systemTag in
        // The core's types first: asking after the rest would stop the app where they do not fit.
        guard uniffiWindroseCoreFits(), uniffiWindroseFits() else { throw PartsDoNotFit() }
        // Where this fails, the core fails as well and says it in words for people.
        let folder = file.deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try GameLibrary.open(path: file.path, systemLanguage: systemTag)
    }
}

/// The parts of the app were made from different versions, or one is missing.
public struct PartsDoNotFit: Error, Equatable {
    /// Parts that do not fit together.
    public init() {}
}

/// How far the app has come since it was started.
public enum Phase: Equatable, Sendable {
    /// The saved games are being opened.
    case opening
    /// Everything is there.
    case open
    /// The saved games cannot be opened now.
    case closed(Failure)
    /// The parts of the app do not fit together, or one is missing.
    case broken

    /// What is shown instead of the app; nil while it is being opened, and once it is open.
    public func page(_ words: Words) -> ErrorWords? {
        switch self {
        case .opening, .open:
            nil
        case let .closed(failure):
            ErrorWords(title: words["boot-closed"], cause: failure.title, next: failure.next)
        case .broken:
            ErrorWords(title: words["boot-title"], cause: words["boot-cause"], next: words["boot-next"])
        }
    }
}
