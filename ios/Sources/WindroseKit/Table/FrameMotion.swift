import Observation
import WindroseCore

/// A moment of what happened, as a board shows it.
public protocol MotionFrame: Equatable, Sendable, Identifiable where ID == Int {
    /// How long it lasts, in milliseconds.
    var millis: Int { get }

    /// What `transition` led through, moment by moment.
    static func frames(of transition: Transition) -> [Self]
}

extension MotionFrame {
    /// How long it lasts.
    public var duration: Duration { .milliseconds(millis) }
}

/// Waits as long as told, or until it is not wanted any more.
public typealias Wait = @MainActor (Duration) async throws -> Void

/// Plays the moments of a transition once.
@MainActor
@Observable
public final class FrameMotion<Frame: MotionFrame> {
    @ObservationIgnored private let frames: [Frame]
    @ObservationIgnored private let wait: Wait

    /// The moment in view; nil once everything is where it belongs. What moves in it travels as long as it is in view.
    public private(set) var frame: Frame?

    /// The motion of `transition`; none where movement is off.
    public init(_ transition: Transition?, motion: Motion, wait: @escaping Wait = { try await Task.sleep(for: $0) }) {
        frames = transition.map { motion.enabled ? Frame.frames(of: $0) : [] } ?? []
        self.wait = wait
        frame = frames.first
    }

    /// Plays everything that is left. Where that is given up, everything is where it belongs.
    public func play() async {
        for next in frames {
            guard frame != nil else { return }
            frame = next
            guard (try? await wait(next.duration)) != nil else { break }
        }
        frame = nil
    }

    /// Everything is where it belongs, at once.
    public func end() {
        frame = nil
    }
}
