import Foundation
import Testing
import WindroseKit

/// Parts beside a board lie in lines.
@Suite("Lines of parts")
struct FlowPlanTests {
    private let die = CGSize(width: 54, height: 54)

    @Test("What fits lies in one line")
    func oneLine() {
        let plan = FlowPlan([die, die, die], width: 186, gap: 12, lineGap: 8)
        #expect(plan.places == [0, 66, 132].map { CGPoint(x: $0, y: 0) })
        #expect(plan.size == CGSize(width: 186, height: 54))
    }

    @Test("What does not fit begins another line, below the highest part")
    func lines() {
        let high = CGSize(width: 54, height: 60)
        let plan = FlowPlan([die, high, die], width: 185, gap: 12, lineGap: 8)
        #expect(plan.places == [CGPoint(x: 0, y: 0), CGPoint(x: 66, y: 0), CGPoint(x: 0, y: 68)])
        #expect(plan.size == CGSize(width: 120, height: 122))
    }

    @Test("A part that is too wide still has its line")
    func wide() {
        let plan = FlowPlan([die, die], width: 20, gap: 12, lineGap: 8)
        #expect(plan.places == [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 62)])
        #expect(FlowPlan([], width: 20, gap: 12, lineGap: 8).size == .zero)
    }
}
