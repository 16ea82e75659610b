import WindroseCore

/// A moment of what happened: the sea as it comes to be, and the ship that travels there.
public struct WindsFrame: MotionFrame {
    /// Its place among the moments of its transition, counted from 0.
    public let id: Int
    /// The sea as it comes to be.
    public let picture: WindsPicture
    /// How long it lasts, in milliseconds.
    public let millis: Int
    /// The way of the ship that travels.
    public let voyage: Voyage?
    /// The ship that is lost or damaged at the end of it.
    public let wreck: WindsShip?

    fileprivate init?(_ id: Int, _ event: WindsEvent, before: WindsPicture, after: WindsPicture) {
        self.id = id
        voyage = event.voyage
        wreck = event.wreck
        if let wreck {
            // The ship is still seen, where it was driven.
            (picture, millis) = (voyage.map { before.moving(wreck, to: $0.to) } ?? before, Motion.dice)
        } else if let voyage {
            (picture, millis) = (after, Motion.slide(voyage.cells))
        } else if before != after {
            (picture, millis) = (after, Motion.piece)
        } else {
            return nil
        }
    }

    /// What `transition` led through, moment by moment.
    public static func frames(of transition: Transition) -> [WindsFrame] {
        var picture = transition.before.windsView.map(WindsPicture.init) ?? WindsPicture([])
        return transition.events.compactMap(\.windsEvent).enumerated().compactMap { index, event in
            let last = picture
            picture = last.after(event)
            return WindsFrame(index, event, before: last, after: picture)
        }
    }
}

/// Plays the moments of a transition of 4 Winds once.
public typealias WindsMotion = FrameMotion<WindsFrame>

extension Voyage {
    /// How far it goes, in cells.
    fileprivate var cells: Int {
        guard let from = WindsLooks.position(from), let to = WindsLooks.position(to) else { return 1 }
        return max(abs(from.column - to.column), abs(from.row - to.row))
    }
}
