import Observation
import WindroseCore

/// A moment of what happened: the dice as they come to lie, those that travel there, and the row that is settled.
public struct TackFrame: MotionFrame {
    /// Its place among the moments of its transition, counted from 0.
    public let id: Int
    /// The dice as they come to lie.
    public let picture: TackPicture
    /// How long it lasts, in milliseconds.
    public let millis: Int
    /// The ways of the dice that travel.
    public let journeys: [Journey]
    /// The row that is settled.
    public let settled: UInt8?
    /// Whether dice are rolled.
    public let rolling: Bool

    fileprivate init?(_ id: Int, _ event: TackEvent, before: TackPicture, after: TackPicture) {
        self.id = id
        let journeys = event.journeys
        self.journeys = journeys
        switch event {
        case .rowScored(let row, _, _), .rowBust(let row, _, _, _):
            // The dice of the row are still seen together.
            (picture, millis, settled, rolling) = (before, Motion.dice, row, false)
        case .rolled, .openingRolled:
            (picture, millis, settled, rolling) = (after, Motion.dice, nil, true)
        default:
            guard let first = journeys.first else {
                guard before != after else { return nil }
                (picture, millis, settled, rolling) = (after, Motion.piece, nil, false)
                return
            }
            (picture, millis, settled, rolling) = (after, Motion.slide(first.from.cells(to: first.to)), nil, false)
        }
    }

    /// What `transition` led through, moment by moment.
    public static func frames(of transition: Transition) -> [TackFrame] {
        var picture = TackPicture(transition.before.tackView?.dice ?? [])
        return transition.events.compactMap(\.tackEvent).enumerated().compactMap { index, event in
            let last = picture
            picture = last.after(event)
            return TackFrame(index, event, before: last, after: picture)
        }
    }
}

/// Plays the moments of a transition of Tack once.
public typealias TackMotion = FrameMotion<TackFrame>

/// Counts the tumbles of dice that were just rolled, from the first down to 0, where they lie still.
@MainActor
@Observable
public final class TackTumble {
    private static let tumbles = 6
    private static let faces = 6

    @ObservationIgnored private let millisBefore: Int
    @ObservationIgnored private let wait: Wait
    private var left: Int

    /// The tumbles of the dice that were rolled in `transition`; none where movement is off.
    public init(_ transition: Transition?, motion: Motion, wait: @escaping Wait = { try await Task.sleep(for: $0) }) {
        let frames = transition.map { TackFrame.frames(of: $0) } ?? []
        left = motion.enabled && frames.contains(where: \.rolling) ? Self.tumbles : 0
        // First the dice that led to the roll come to rest.
        millisBefore = frames.prefix { !$0.rolling }.map(\.millis).reduce(0, +)
        self.wait = wait
    }

    /// Whether the dice lie still.
    public var still: Bool { left == 0 }

    /// What the die `index` shows now that will show `face` in the end.
    public func face(_ face: Int, of index: Int) -> Int {
        still ? face : (face + left + index) % Self.faces + 1
    }

    /// Lets the dice tumble. Where that is given up, they lie still.
    public func play() async {
        guard !still, (try? await wait(.milliseconds(millisBefore))) != nil else { return end() }
        while !still {
            guard (try? await wait(.milliseconds(Motion.dice / Self.tumbles))) != nil else { break }
            left = max(0, left - 1)
        }
        end()
    }

    /// The dice lie still at once.
    public func end() {
        left = 0
    }
}
