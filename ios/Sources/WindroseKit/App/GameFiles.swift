import Foundation
import WindroseCore

extension AppModel {
    /// The end of the names of exported games.
    public nonisolated static let fileExtension = "windrose"

    /// Lets the player put the game `id`, called `title`, into a file for another device.
    public func exportGame(_ id: Int64, title: String) async throws {
        let file = try await core { try $0.export(id: id) }
        let name = fileName(title: title, id: id)
        let saved = await withFiles { try await $0.save(suggestedName: name, bytes: file) }
        if saved == true { show(words["ui-saved-exported"]) }
    }

    /// Lets the player choose a file with a game and takes it in. `onRead` is called once there is a file, for what may
    /// then take a while. Gives the number of the new game; nil when the player chose no file.
    public func importGame(onRead: () -> Void) async throws -> Int64? {
        guard let file = await withFiles({ try await $0.open(fileExtension: Self.fileExtension) }) ?? nil else {
            return nil
        }
        onRead()
        return try await coreAsync { try await $0.import(file: file.bytes) }
    }

    /// Files that cannot be read or written are no fault of the app: the player is told and can try again.
    private func withFiles<T>(_ work: @MainActor (any FileSharing) async throws -> T) async -> T? {
        do {
            return try await work(platform.files)
        } catch is CancellationError {
            return nil
        } catch {
            show(words["ui-error-file"])
            return nil
        }
    }
}

/// A name that every system takes, such as `Tack-12.windrose`.
func fileName(title: String, id: Int64) -> String {
    let words = title.precomposedStringWithCanonicalMapping.split { !$0.isLetter && !$0.isNumber }
    return (words.map(String.init) + [String(id)]).joined(separator: "-") + "." + AppModel.fileExtension
}
