import SwiftUI
import WindroseKit

extension Motion {
    /// The animation of a change that takes `millis` milliseconds; nil, an immediate change, when movement is off.
    func animation(_ millis: Int) -> Animation? {
        guard enabled else { return nil }
        let curve = Motion.easeOut
        return .timingCurve(curve.x1, curve.y1, curve.x2, curve.y2, duration: Double(millis) / 1000)
    }
}
