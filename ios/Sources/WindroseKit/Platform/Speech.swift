/// Says things beside what a screen reader says by itself.
@MainActor
public protocol Speech: AnyObject {
    /// Whether the device has a voice of its own for `speak`.
    var available: Bool { get }

    /// Whether a screen reader runs, which says by itself what is announced.
    var readerRuns: Bool { get }

    /// Speaks `text`, which is in the language `tag`, after stopping whatever is being spoken if `interrupt`.
    func speak(_ text: String, tag: String, interrupt: Bool)

    /// Falls silent.
    func stop()
}
