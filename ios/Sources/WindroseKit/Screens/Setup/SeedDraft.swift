import Observation
import WindroseCore

/// The seed of a game while it is being typed or pasted.
@MainActor
@Observable
public final class SeedDraft {
    @ObservationIgnored private let model: SetupModel
    @ObservationIgnored private let app: AppModel

    /// What has been typed so far.
    public private(set) var text: String

    /// Why it is no seed; nil when it is one, and while nothing is typed.
    public private(set) var refusal: ErrorText?

    /// A draft that begins with the seed chosen in `model`.
    public init(_ model: SetupModel, app: AppModel) {
        self.model = model
        self.app = app
        text = model.state.seed
    }

    /// The reason of `refusal` with what to do about it.
    public var mistake: String? { refusal?.sentences }

    /// Takes `text` instead of what was typed so far.
    public func type(_ text: String) {
        self.text = text
        if text.trimmed.isEmpty { refusal = nil }
    }

    /// Takes what is on the clipboard, if there is anything.
    public func paste() {
        if let pasted = app.platform.clipboard.paste() { type(pasted) }
    }

    /// Asks the core about what was typed so far. To be called whenever that changes.
    public func serve() async {
        await app.guarded { try await self.look() }
    }

    /// Plays with this seed, or without one when nothing is typed. `then` is called unless the seed is refused.
    @discardableResult
    public func done(then: @escaping @MainActor () -> Void) -> Task<Void, Never> {
        app.attempt {
            try await self.look()
            guard self.refusal == nil else { return }
            self.model.chooseSeed(self.text)
            then()
        }
    }

    private func look() async throws {
        let asked = text
        let seed = asked.trimmed
        let refusal = seed.isEmpty ? nil : try await app.core { try $0.seedRefusal(text: seed) }
        if asked == text { self.refusal = refusal }
    }
}

extension ErrorText {
    /// What happened and, where there is something, what to do next.
    var sentences: String { next.isEmpty ? title : "\(title) \(next)" }
}
