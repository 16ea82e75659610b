import WindroseCore

/// Something that went wrong, in words for people: what happened and, where there is something, what to do `next`.
public struct Failure: Equatable, Sendable {
    /// What an interface may do about it.
    public let kind: ErrorKind
    /// What happened.
    public let title: String
    /// What to do about it; empty where there is nothing.
    public let next: String

    /// A failure of `kind` in these words.
    public init(kind: ErrorKind, title: String, next: String) {
        self.kind = kind
        self.title = title
        self.next = next
    }

    /// What `error` tells the player. What does not come from the core is a fault of ours, told in `words`.
    public init(_ error: any Error, words: Words) {
        if case let WindroseError.Failed(kind, text) = error {
            self.init(kind: kind, title: text.title, next: text.next)
        } else {
            self.init(kind: .fault, title: words["ui-error-title"], next: "")
        }
    }
}

/// What a page says that stands in for another, because something went wrong.
public struct ErrorWords: Equatable, Sendable {
    /// What did not work.
    public let title: String
    /// Why.
    public let cause: String
    /// What to do about it; empty where there is nothing.
    public let next: String

    /// An error page with these words.
    public init(title: String, cause: String, next: String) {
        self.title = title
        self.cause = cause
        self.next = next
    }
}

extension Failure {
    /// The page that stands in for what could not be shown.
    public func page(_ words: Words) -> ErrorWords {
        ErrorWords(title: words["ui-error-title"], cause: title, next: next)
    }
}
