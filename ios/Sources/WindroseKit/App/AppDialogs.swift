import WindroseCore

/// What may lie over any place: what came of a damaged file, and what went wrong.
public enum AppDialog: Equatable, Sendable {
    /// What came of a damaged file: how much came back, which games are lost or older, and where the file lies.
    case report(OpeningReport)
    /// What went wrong and what can be done about it.
    case failure(Failure)

    /// What the dialog is headed with.
    public var title: String {
        switch self {
        case let .report(report): report.title
        case let .failure(failure): failure.title
        }
    }

    /// What it says below, paragraph by paragraph.
    public var lines: [String] {
        switch self {
        case let .report(report): report.lines
        case let .failure(failure): failure.next.isEmpty ? [] : [failure.next]
        }
    }

    /// What its one button says.
    public func button(_ words: Words) -> String {
        switch self {
        case .report: words["ui-salvage-go-on"]
        case .failure: words["ui-ok"]
        }
    }
}

extension AppModel {
    /// The dialog over the place in view, if there is one.
    public var dialog: AppDialog? {
        if let report { return .report(report) }
        return failure.map(AppDialog.failure)
    }

    /// The player has read `dialog`.
    public func dismissDialog() {
        if report != nil { dismissReport() } else { dismissFailure() }
    }
}
