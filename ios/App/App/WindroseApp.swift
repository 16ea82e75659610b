import Foundation
import SwiftUI
import WindroseKit

/// The app.
@main
struct WindroseApp: App {
    @State private var app: AppModel
    @State private var files: OpenedFiles

    init() {
        let app = AppModel(opener: savedGames(in: Self.file), platform: .system(), systemTag: Self.systemTag())
        _app = State(initialValue: app)
        _files = State(initialValue: OpenedFiles(app: app, read: ReceivedFile.read))
    }

    var body: some Scene {
        WindowGroup {
            AppRoot(app: app, files: files, systemTag: Self.systemTag)
        }
    }

    /// The file with the saved games. Where it lies, the system backs it up.
    private static var file: URL {
        URL.applicationSupportDirectory
            .appendingPathComponent("Windrose", isDirectory: true)
            .appendingPathComponent("windrose.sqlite")
    }

    /// The language that the player has chosen for the app or the device, as far as the app speaks it.
    private static func systemTag() -> String {
        Bundle.main.preferredLocalizations.first ?? "en"
    }
}
