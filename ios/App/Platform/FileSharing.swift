import Foundation
import UIKit
import UniformTypeIdentifiers
import WindroseKit

/// Hands files over through the share sheet, and takes them from the document picker.
@MainActor
final class SystemFiles: FileSharing {
    /// There is no window over which the system can ask.
    private struct NoWindow: Error {}

    func save(suggestedName: String, bytes: Data) async throws -> Bool {
        let page = try frontPage()
        let file = try laidOut(bytes, as: suggestedName)
        return try await withCheckedThrowingContinuation { continuation in
            let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
            let outcome = Outcome(continuation)
            sheet.completionWithItemsHandler = { [weak sheet] activity, completed, _, error in
                let goesOn = activity != nil && sheet?.presentingViewController != nil
                outcome.tell(ShareReport(completed: completed, error: error, goesOn: goesOn))
            }
            // A tablet shows it as a popover, which must come out of something: the middle of the page.
            if let popover = sheet.popoverPresentationController, let view = page.view {
                popover.sourceView = view
                popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
                popover.permittedArrowDirections = []
            }
            page.present(sheet, animated: true)
            // Where something else is just coming or going, the system shows nothing and tells nobody.
            if sheet.presentingViewController == nil { outcome.end(with: .failure(NoWindow())) }
        }
    }

    func open(fileExtension: String) async throws -> ChosenFile? {
        let page = try frontPage()
        let types = [UTType(filenameExtension: fileExtension) ?? .data]
        let chosen: URL? = try await withCheckedThrowingContinuation { continuation in
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: types, asCopy: true)
            let picking = Picking(continuation)
            picker.delegate = picking
            // The picker itself need not tell when the player swipes it away.
            picker.presentationController?.delegate = picking
            page.present(picker, animated: true)
            // As above: nobody would ever answer.
            if picker.presentingViewController == nil { picking.finish(.failure(NoWindow())) }
        }
        guard let chosen else { return nil }
        let bytes = try await Task.detached { try ReceivedFile.read(chosen) }.value
        return ChosenFile(name: chosen.lastPathComponent, bytes: bytes)
    }

    /// The file of this name with these `bytes`. It stays until the next one: the sheet goes on offering it when the
    /// player changes their mind within it.
    private func laidOut(_ bytes: Data, as name: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shared", isDirectory: true)
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name)
        try bytes.write(to: file)
        return file
    }

    /// The page that lies over all others in the window before the player.
    private func frontPage() throws -> UIViewController {
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        let scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
        guard var page = scene?.keyWindow?.rootViewController else { throw NoWindow() }
        while let next = page.presentedViewController, !next.isBeingDismissed { page = next }
        return page
    }
}

/// What came of a share sheet. The sheet may tell several times, and the player's last word counts.
@MainActor
private final class Outcome {
    private var answer: CheckedContinuation<Bool, any Error>?

    init(_ answer: CheckedContinuation<Bool, any Error>) {
        self.answer = answer
    }

    func tell(_ report: ShareReport) {
        if let outcome = report.outcome { end(with: outcome) }
    }

    func end(with outcome: Result<Bool, any Error>) {
        answer?.resume(with: outcome)
        answer = nil
    }
}

/// Waits for the answer of a document picker, which does not keep it: it keeps itself until then.
@MainActor
private final class Picking: NSObject, UIDocumentPickerDelegate, UIAdaptivePresentationControllerDelegate {
    private var answer: CheckedContinuation<URL?, any Error>?
    private var kept: Picking?

    init(_ answer: CheckedContinuation<URL?, any Error>) {
        self.answer = answer
        super.init()
        kept = self
    }

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        finish(.success(urls.first))
    }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
        finish(.success(nil))
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        finish(.success(nil))
    }

    /// Answers, unless that is done: a picker that is swiped away may tell it twice.
    func finish(_ outcome: Result<URL?, any Error>) {
        answer?.resume(with: outcome)
        answer = nil
        kept = nil
    }
}

/// Files that the system copied into the app's own folders, for the app to read and throw away.
enum ReceivedFile {
    /// Reads the file at `url`, and deletes it if it is such a copy.
    static func read(_ url: URL) throws -> Data {
        let guarded = url.startAccessingSecurityScopedResource()
        defer {
            if guarded { url.stopAccessingSecurityScopedResource() }
        }
        let bytes = try readGame(in: url)
        if isOurs(url) { try? FileManager.default.removeItem(at: url) }
        return bytes
    }

    private static func isOurs(_ url: URL) -> Bool {
        let home = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).resolvingSymlinksInPath().path
        return url.resolvingSymlinksInPath().path.hasPrefix(home + "/")
    }
}
