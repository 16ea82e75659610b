import Foundation

/// How the marks of a cell are drawn. Sizes are given for a cell of `grid` units, and grow with it.
public enum CellDrawing {
    /// What marks are drawn with on a board.
    public struct MarkColors: Hashable, Sendable {
        /// The frame around what is chosen.
        public let chosen: ColorValue
        /// The ring of what may be chosen, and a way.
        public let legal: ColorValue
        /// The inside of a ring.
        public let inRing: ColorValue
        /// The brackets of the last move, and a hatch.
        public let lastMove: ColorValue
        /// The dark line beneath frames, brackets and arrows, so that they are seen on all art; nil where there is none.
        public let underlay: ColorValue?
    }

    /// The colours of marks on `ground`. What is covered shows no marks.
    public static func colors(on ground: BoardGround, _ palette: Palette) -> MarkColors {
        switch ground {
        case .water:
            MarkColors(
                chosen: palette.accent, legal: palette.accent, inRing: palette.shallow, lastMove: palette.ink,
                underlay: nil
            )
        case .wood, .covered:
            MarkColors(
                chosen: Wood.chosen, legal: Wood.legal, inRing: Wood.space, lastMove: Wood.lastMove, underlay: nil
            )
        case .sea:
            MarkColors(
                chosen: Sea.chosen, legal: palette.gold, inRing: palette.water, lastMove: Sea.lastMove,
                underlay: Sea.underlay
            )
        }
    }

    /// The side of a cell in units.
    public static let grid: CGFloat = 53

    /// The radius of the ring of a legal cell.
    public static let ring: CGFloat = 5
    /// The radius of a ring on a way.
    public static let wayRing: CGFloat = 6
    /// The width of a ring's pen.
    public static let ringWidth: CGFloat = 2.2

    /// How far the ring lies from the middle where it is drawn in the corner, as a part of the cell.
    public static let ringShift: CGFloat = 0.34

    /// The middle of the ring in the cell `rect`.
    public static func ringMiddle(_ spot: RingSpot, in rect: CGRect) -> CGPoint {
        let (right, down): (CGFloat, CGFloat) = switch spot {
        case .middle: (0, 0)
        case .corner: (1, -1)
        case .upperLeft: (-1, -1)
        case .lowerLeft: (-1, 1)
        case .lowerRight: (1, 1)
        }
        let shift = rect.width * ringShift
        return CGPoint(x: rect.midX + right * shift, y: rect.midY + down * shift)
    }

    /// A frame within a cell: how far inside, with which corners and pen, and which dashes.
    public struct Frame: Hashable, Sendable {
        /// How far inside the cell it lies.
        public let inset: CGFloat
        /// The radius of its corners.
        public let corner: CGFloat
        /// The width of its pen.
        public let width: CGFloat
        /// The lengths of dash and gap; empty for a whole line.
        public let dash: [CGFloat]
    }

    /// The frame of a chosen cell.
    public static let selected = Frame(inset: 1.5, corner: 13, width: 3, dash: [])
    /// The frame of a chosen cell over a dark line: around all that lies on the cell.
    public static let framed = Frame(inset: 0, corner: 5, width: 3.2, dash: [])
    /// How much wider the dark line beneath a mark is.
    public static let underlayWidth: CGFloat = 2.8
    /// The frame of the cell from which the chosen piece comes.
    public static let origin = Frame(inset: 2.5, corner: 12, width: 2, dash: [4, 4])

    /// An empty slot outside the grid.
    public static let slot = Frame(inset: 5.3, corner: 10.07, width: 1.2, dash: [3, 3.4])

    /// Dashed edges never fall below the width the look gives them: their unit, in points, has this size at least.
    public static let leastDashUnit: CGFloat = 0.9

    /// The width of a way's dotted line.
    public static let wayWidth: CGFloat = 2.4
    /// The lengths of dot and gap of a way's line.
    public static let wayDash: [CGFloat] = [1, 7]

    /// How far from the middles of its ends a way begins and ends, as a part of the cell.
    public static let wayMargin: CGFloat = 0.5

    /// The width of the brackets' pen.
    public static let bracketWidth: CGFloat = 2
    /// Its width over a dark line.
    public static let framedBracketWidth: CGFloat = 2.6

    /// The four corner brackets of the last move, in the cell `rect`; `framed` ones stand at its very corners.
    public static func brackets(in rect: CGRect, framed: Bool = false) -> PathData {
        let unit = rect.width / grid
        let inset = (framed ? 0.3 : 3) * unit
        let frame = rect.insetBy(dx: inset, dy: inset)
        let arm = (framed ? 11 : 8) * unit
        let corners = [
            (CGPoint(x: frame.minX, y: frame.minY), arm, arm),
            (CGPoint(x: frame.maxX, y: frame.minY), -arm, arm),
            (CGPoint(x: frame.maxX, y: frame.maxY), -arm, -arm),
            (CGPoint(x: frame.minX, y: frame.maxY), arm, -arm),
        ]
        return PathData(elements: corners.flatMap { corner, x, y -> [PathData.Element] in
            [
                .move(CGPoint(x: corner.x, y: corner.y + y)),
                .line(corner),
                .line(CGPoint(x: corner.x + x, y: corner.y)),
            ]
        })
    }

    /// How far a loop runs from the middle of its cells, as a part of the cell: beside pieces and numbers.
    public static let loopHalf: CGFloat = 0.46
    /// The width of a loop's pen.
    public static let loopWidth: CGFloat = 2.6

    /// A loop around the cells from the cell `from` to the cell `to`.
    public static func loop(from: CGRect, to: CGRect) -> PathData {
        let run = CGPoint(x: to.midX - from.midX, y: to.midY - from.midY)
        let distance = (run.x * run.x + run.y * run.y).squareRoot()
        let half = from.width * loopHalf
        // Along the loop and across it, as long as its half width; around a single cell it lies level.
        let along = distance > 0
            ? CGPoint(x: run.x / distance * half, y: run.y / distance * half)
            : CGPoint(x: half, y: 0)
        let across = CGPoint(x: -along.y, y: along.x)
        func point(_ cell: CGRect, _ far: CGFloat, _ aside: CGFloat) -> CGPoint {
            CGPoint(
                x: cell.midX + along.x * far + across.x * aside,
                y: cell.midY + along.y * far + across.y * aside
            )
        }
        // So long are the handles of a curve that is a quarter of a circle.
        let bend: CGFloat = 0.5523
        func turn(_ cell: CGRect, _ way: CGFloat) -> [PathData.Element] {
            [
                .curve(
                    to: point(cell, way, 0),
                    control1: point(cell, way * bend, -way),
                    control2: point(cell, way, -way * bend)
                ),
                .curve(
                    to: point(cell, 0, way),
                    control1: point(cell, way, way * bend),
                    control2: point(cell, way * bend, way)
                ),
            ]
        }
        return PathData(
            elements: [.move(point(from, 0, -1)), .line(point(to, 0, -1))] + turn(to, 1)
                + [.line(point(from, 0, 1))] + turn(from, -1) + [.close]
        )
    }

    /// The cross over what would be lost, in the cell `rect`.
    public static func cross(in rect: CGRect) -> PathData {
        let arm = rect.width * crossArm
        return PathData(elements: [
            .move(CGPoint(x: rect.midX - arm, y: rect.midY - arm)),
            .line(CGPoint(x: rect.midX + arm, y: rect.midY + arm)),
            .move(CGPoint(x: rect.midX + arm, y: rect.midY - arm)),
            .line(CGPoint(x: rect.midX - arm, y: rect.midY + arm)),
        ])
    }

    /// The width of a cross's pen.
    public static let crossWidth: CGFloat = 3.4
    private static let crossArm: CGFloat = 0.3

    /// The place of a note that takes `size` on the cell `rect`: at its lower edge, within `grid`.
    public static func note(_ size: CGSize, on rect: CGRect, in grid: CGRect) -> CGRect {
        let wanted = CGSize(width: size.width + 2 * notePadding, height: size.height)
        let x = min(max(rect.midX - wanted.width / 2, grid.minX), grid.maxX - wanted.width)
        let y = min(rect.maxY - wanted.height / 2, grid.maxY - wanted.height)
        return CGRect(origin: CGPoint(x: x, y: y), size: wanted)
    }

    /// The size of a note's letters, in units.
    public static let noteSize: CGFloat = 13
    /// Room beside a note's text, in points.
    public static let notePadding: CGFloat = 5

    /// The width of an arrow's pen.
    public static let arrowWidth: CGFloat = 2.6
    /// The lengths of dot and gap of an arrow's shaft.
    public static let arrowDash: [CGFloat] = [1, 6]

    /// An arrow from the cell `from` to the cell `to`: its dotted shaft and its head; nil where it has no length.
    public static func arrow(from: CGRect, to: CGRect) -> (shaft: PathData, head: PathData)? {
        let run = CGPoint(x: to.midX - from.midX, y: to.midY - from.midY)
        let distance = (run.x * run.x + run.y * run.y).squareRoot()
        guard distance > 0 else { return nil }
        let unit = from.width / grid
        let along = CGPoint(x: run.x / distance, y: run.y / distance)
        func point(_ origin: CGPoint, _ far: CGFloat, _ aside: CGFloat = 0) -> CGPoint {
            CGPoint(x: origin.x + along.x * far - along.y * aside, y: origin.y + along.y * far + along.x * aside)
        }
        let margin = from.width * arrowMargin
        let start = point(CGPoint(x: from.midX, y: from.midY), margin)
        let tip = point(CGPoint(x: to.midX, y: to.midY), 7 * unit - margin)
        return (
            shaft: PathData(elements: [.move(start), .line(tip)]),
            head: PathData(elements: [
                .move(point(tip, -11.7 * unit, -6.4 * unit)), .line(tip), .line(point(tip, -11.7 * unit, 6.4 * unit)),
            ])
        )
    }

    /// How far from the middles of its cells an arrow begins and its head begins, as a part of the cell.
    private static let arrowMargin: CGFloat = 0.34

    /// The two ends of the dotted line of a way from the cell `from` to the cell `to`; nil where it has no length.
    public static func way(from: CGRect, to: CGRect) -> (start: CGPoint, end: CGPoint)? {
        let run = CGPoint(x: to.midX - from.midX, y: to.midY - from.midY)
        let distance = (run.x * run.x + run.y * run.y).squareRoot()
        guard distance > 0 else { return nil }
        let margin = from.width * wayMargin / distance
        return (
            start: CGPoint(x: from.midX + run.x * margin, y: from.midY + run.y * margin),
            end: CGPoint(x: to.midX - run.x * margin, y: to.midY - run.y * margin)
        )
    }
}
