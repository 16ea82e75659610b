import SwiftUI
import WindroseKit

/// The score as a course with two lanes from 0 to a goal, the lighthouse at its end. The lanes lie as the players sit.
struct ScoreCourseView: View {
    private let near: CourseBoat
    private let far: CourseBoat
    private let goal: Int
    private let spoken: String

    @Environment(\.colors) private var colors
    @Environment(\.textScale) private var textScale

    /// The course of the boats `near` (below) and `far` (above); `spoken` says the score in words.
    init(near: CourseBoat, far: CourseBoat, goal: Int = 9, spoken: String) {
        self.near = near
        self.far = far
        self.goal = goal
        self.spoken = spoken
    }

    var body: some View {
        Canvas { context, size in
            let course = ScoreCourse(size: size, goal: goal)
            drawLane(context, course, y: course.farY)
            drawLane(context, course, y: course.nearY)
            drawNumbers(context, course)
            context.drawLighthouse(around: course.lighthouse, ink: colors.ink, light: colors.gold)
            context.drawShip(far.look, around: course.farBoat(far.points), radius: ScoreCourse.ship)
            context.drawShip(near.look, around: course.nearBoat(near.points), radius: ScoreCourse.ship)
        }
        .frame(maxWidth: .infinity)
        .frame(height: ScoreCourse.height)
        .background(colors.surface, in: .button)
        .solidBorder(colors.line, .button, width: EdgeWidth.line)
        .accessibilityElement()
        .accessibilityLabel(Text(verbatim: spoken))
        .accessibilityAddTraits(.isStaticText)
    }

    private func drawLane(_ context: GraphicsContext, _ course: ScoreCourse, y: CGFloat) {
        let ends = PathData(elements: [
            .move(CGPoint(x: course.x(0), y: y)), .line(CGPoint(x: course.x(goal), y: y)),
        ])
        context.stroke(
            ends,
            colors.edge,
            StrokeStyle(lineWidth: ScoreCourse.laneWidth, dash: ScoreCourse.laneDash)
        )
        for points in 0...max(goal, 0) {
            context.fillCircle(CGPoint(x: course.x(points), y: y), ScoreCourse.dot, colors.edge)
        }
    }

    private func drawNumbers(_ context: GraphicsContext, _ course: ScoreCourse) {
        for points in 0...max(goal, 0) {
            context.draw(
                String(points),
                Typography.label,
                size: course.numberSize(textScale: textScale),
                color: colors.inkSoft,
                around: CGPoint(x: course.x(points), y: course.middleY)
            )
        }
    }
}

#if DEBUG
struct ScoreCourseView_Previews: PreviewProvider {
    static var previews: some View {
        kitPreview("Course") {
            ScoreCourseView(
                near: CourseBoat(look: .blue, points: 4),
                far: CourseBoat(look: .plum, points: 6),
                spoken: "Blue 4, Plum 6"
            )
        }
    }
}
#endif
