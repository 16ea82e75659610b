import Foundation
import Testing
import WindroseKit

/// The gesture for going back.
@Suite("A swipe")
struct BackSwipeTests {
    private func leadsBack(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
        BackSwipe.leadsBack(from: CGPoint(x: x, y: 300), by: CGSize(width: width, height: height))
    }

    @Test("leads back from the edge, across the page")
    func back() {
        #expect(leadsBack(4, 120, 30))
        #expect(leadsBack(15, 80, -20))
    }

    @Test("elsewhere, too short or along the page does not")
    func other() {
        #expect(!leadsBack(16, 200, 0))
        #expect(!leadsBack(4, 60, 0))
        #expect(!leadsBack(4, 100, 160))
        #expect(!leadsBack(4, -120, 0))
    }
}
