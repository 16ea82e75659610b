import Foundation
import WindroseCore
import WindroseKit

/// A table that answers with what a test prepared and remembers what it was asked.
final class FakeTable: TableProtocol, @unchecked Sendable {
    private let lock = NSLock()
    private var present: TableView
    private var steps: [UInt32] = []
    private var covers = 0
    private var failing: WindroseError?
    private var following: (inout TableView) -> Void = { $0.step += 1 }

    init(_ now: TableView) {
        present = now
    }

    /// The table as it is now.
    var now: TableView {
        get { lock.withLock { present } }
        set { lock.withLock { present = newValue } }
    }

    /// The steps at which actions were played.
    var played: [UInt32] { lock.withLock { steps } }

    /// How often it was told that the app left the foreground.
    var covered: Int { lock.withLock { covers } }

    /// What goes wrong with every call that does something.
    var failure: WindroseError? {
        get { lock.withLock { failing } }
        set { lock.withLock { failing = newValue } }
    }

    /// What an action does to the table.
    var next: (inout TableView) -> Void {
        get { lock.withLock { following } }
        set { lock.withLock { following = newValue } }
    }

    func id() -> Int64 { now.id }

    func view() throws -> TableView {
        if failure?.kind == .notFound, let failure { throw failure }
        return now
    }

    func play(action: GameAction, step: UInt32) throws -> Answer {
        if let failure { throw failure }
        lock.withLock { steps.append(step) }
        return change(step, next)
    }

    func undo(step: UInt32) throws -> Answer {
        change(step) { $0.step -= 1 }
    }

    func preview(action: GameAction) throws -> PreviewView { TableSamples.scoring }

    func whyNot(picked: [String], spot: String) throws -> String { "Not \(spot) after \(picked)" }

    func accept(seat: Seat) throws -> TableView {
        now = TableSamples.changed(now) {
            $0.covered = false
            $0.decision = TableSamples.moving.decision
            $0.since = [Line(seat: 1, text: "4 to C2.", spoken: "Plum moves four to C2.")]
        }
        return now
    }

    func loseForeground() throws -> TableView {
        lock.withLock { covers += 1 }
        now = TableSamples.changed(now) {
            $0.covered = true
            $0.secret = false
            $0.decision = nil
        }
        return now
    }

    func reload() throws -> TableView { now }

    func log() throws -> [LogLine] { TableSamples.log }

    func review(step: UInt32) throws -> TableView {
        TableSamples.changed(now) {
            $0.step = step
            $0.decision = nil
        }
    }

    func seed() throws -> String { "ABCD-EFGH" }

    func stateHash() throws -> String { "0" }

    private func change(_ step: UInt32, _ work: (inout TableView) -> Void) -> Answer {
        guard step == now.step else { return .movedOn(view: now) }
        now = TableSamples.changed(now, work)
        return .done(view: now)
    }
}

extension WindroseError {
    /// What an interface may do about it.
    var kind: ErrorKind {
        switch self {
        case let .Failed(kind, _): kind
        }
    }

    /// An error of `kind` with these words.
    static func failed(_ kind: ErrorKind, _ title: String) -> WindroseError {
        .Failed(kind: kind, text: ErrorText(title: title, next: "Try again."))
    }
}

/// A host that remembers what it was told.
@MainActor
final class FakeHost: TableHost {
    private let table: FakeTable
    let words = Words([:], tag: "en")
    var settings: Settings
    private(set) var told: [String] = []
    /// What `tell` shows until `hush`.
    private(set) var shown: String?
    private(set) var announced: [String] = []
    /// Which of them were to be heard in any case.
    private(set) var firm: [String] = []
    private(set) var failed: [Failure] = []
    private(set) var exits: [TableExit] = []
    private(set) var tones: [Tone] = []
    private(set) var touches: [Touch] = []
    private(set) var cues: [TouchCue] = []
    private(set) var spoken: [String] = []
    private(set) var silenced = 0
    /// Whether what sounds must be heard.
    private(set) var insists = false
    private(set) var exported: [String] = []
    /// How often the game was put away.
    private(set) var abandoned = 0
    private(set) var sawWalkthrough = false

    /// Whether the table is the place before the player; it is not once they have left.
    var inView = true

    /// What goes wrong with every call.
    var closed: WindroseError?

    /// Answers come only once this is done.
    var slow: Task<Void, Never>?

    init(_ table: FakeTable) {
        self.table = table
        settings = Settings(
            language: nil,
            theme: .system,
            motion: .system,
            confirm: .always,
            sound: true,
            haptics: true,
            primaryLeft: false,
            boardTurned: false,
            walkthroughSeen: true
        )
    }

    func ask<T: Sendable>(_ call: @escaping @Sendable (any TableProtocol) throws -> T) async throws -> T {
        await slow?.value
        if let closed { throw closed }
        return try call(table)
    }

    func announce(_ text: String, firmly: Bool) {
        announced.append(text)
        if firmly { firm.append(text) }
    }

    func speak(_ text: String) { spoken.append(text) }

    func silence() { silenced += 1 }

    func insist(_ must: Bool) { insists = must }

    func feel(_ cue: TouchCue) { cues.append(cue) }

    func tell(_ text: String) {
        told.append(text)
        shown = text
    }

    func hush() { shown = nil }

    func fail(_ error: any Error) { failed.append(Failure(error, words: words)) }

    func feel(_ touch: Touch?, _ tone: Tone?) {
        touch.map { touches.append($0) }
        tone.map { tones.append($0) }
    }

    func changed() {}

    func copy(_ text: String) { told.append(text) }

    func export(title: String) { exported.append(title) }

    func abandon() async throws { abandoned += 1 }

    func walkthroughSeen() { sawWalkthrough = true }

    func go(_ exit: TableExit, kind: GameKind?) {
        exits.append(exit)
        inView = false
    }

    func left() {
        inView = false
    }
}
