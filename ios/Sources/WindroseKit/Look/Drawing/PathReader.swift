import Foundation

/// Reads the path notation of SVG as far as the drawings of the app use it: absolute places, and no quadratic curves.
struct PathReader {
    private let source: [UInt8]
    private var at = 0
    private var pen = CGPoint.zero
    private var start = CGPoint.zero
    private var lastControl: CGPoint?

    /// What was read.
    private(set) var elements: [PathData.Element] = []

    init(_ source: String) {
        self.source = Array(source.utf8)
    }

    /// Whether everything was read.
    var isAtEnd: Bool { at == source.count }

    /// Reads to the end, or to the first thing that is no path.
    mutating func read() {
        while at < source.count {
            let command = source[at]
            guard UInt8(ascii: "A")...UInt8(ascii: "Z") ~= command else { return }
            let before = at
            at += 1
            guard draw(command) else {
                at = before
                return
            }
            // More numbers go on with the same command; after the first place of a move, lines follow.
            let next = command == UInt8(ascii: "M") ? UInt8(ascii: "L") : command
            while isAtNumber, draw(next) {}
        }
    }

    private var isAtNumber: Bool {
        var ahead = at
        while ahead < source.count, isGap(source[ahead]) { ahead += 1 }
        return ahead < source.count && (isDigit(source[ahead]) || isPoint(source[ahead]) || isSign(source[ahead]))
    }

    private mutating func draw(_ command: UInt8) -> Bool {
        let control = lastControl
        lastControl = nil
        switch command {
        case UInt8(ascii: "M"):
            guard let to = point() else { return false }
            start = to
            add(.move(to), to)
        case UInt8(ascii: "L"):
            guard let to = point() else { return false }
            add(.line(to), to)
        case UInt8(ascii: "H"):
            guard let x = number() else { return false }
            let to = CGPoint(x: x, y: pen.y)
            add(.line(to), to)
        case UInt8(ascii: "V"):
            guard let y = number() else { return false }
            let to = CGPoint(x: pen.x, y: y)
            add(.line(to), to)
        case UInt8(ascii: "C"):
            guard let first = point(), let second = point(), let to = point() else { return false }
            curve(first, second, to)
        case UInt8(ascii: "S"):
            guard let second = point(), let to = point() else { return false }
            let mirrored = control.map { CGPoint(x: 2 * pen.x - $0.x, y: 2 * pen.y - $0.y) }
            curve(mirrored ?? pen, second, to)
        case UInt8(ascii: "A"):
            guard let radii = point(), let turn = number(), let large = flag(), let sweep = flag(), let to = point()
            else { return false }
            arc(Arc(from: pen, to: to, radii: radii, turn: turn * .pi / 180, large: large, sweep: sweep))
        case UInt8(ascii: "Z"):
            add(.close, start)
        default:
            return false
        }
        return true
    }

    private mutating func add(_ element: PathData.Element, _ to: CGPoint) {
        elements.append(element)
        pen = to
    }

    private mutating func curve(_ first: CGPoint, _ second: CGPoint, _ to: CGPoint) {
        add(.curve(to: to, control1: first, control2: second), to)
        lastControl = second
    }

    private mutating func arc(_ arc: Arc) {
        guard let curves = arc.curves() else {
            add(.line(arc.to), arc.to)
            return
        }
        for curve in curves {
            add(.curve(to: curve.to, control1: curve.control1, control2: curve.control2), curve.to)
        }
    }

    private mutating func point() -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// One figure: flags may stand without a gap before what follows.
    private mutating func flag() -> Bool? {
        skipGaps()
        guard at < source.count, source[at] == UInt8(ascii: "0") || source[at] == UInt8(ascii: "1") else { return nil }
        at += 1
        return source[at - 1] == UInt8(ascii: "1")
    }

    private mutating func number() -> CGFloat? {
        skipGaps()
        let first = at
        if at < source.count, isSign(source[at]) { at += 1 }
        var hasPoint = false
        while at < source.count, isDigit(source[at]) || (isPoint(source[at]) && !hasPoint) {
            hasPoint = hasPoint || isPoint(source[at])
            at += 1
        }
        let text = String(decoding: source[first..<at], as: UTF8.self)
        return Double(text).map { CGFloat($0) }
    }

    private mutating func skipGaps() {
        while at < source.count, isGap(source[at]) { at += 1 }
    }

    private func isGap(_ sign: UInt8) -> Bool { sign == UInt8(ascii: " ") || sign == UInt8(ascii: ",") }

    private func isDigit(_ sign: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= sign }

    private func isPoint(_ sign: UInt8) -> Bool { sign == UInt8(ascii: ".") }

    private func isSign(_ sign: UInt8) -> Bool { sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") }
}

/// A part of an ellipse, as SVG writes it: by its ends.
private struct Arc {
    let from: CGPoint
    let to: CGPoint
    let radii: CGPoint
    let turn: CGFloat
    let large: Bool
    let sweep: Bool

    /// The arc as curves, none longer than a quarter; none at all where the arc is a straight line.
    ///
    /// It follows the notes on elliptical arcs in the specification of SVG.
    func curves() -> [(to: CGPoint, control1: CGPoint, control2: CGPoint)]? {
        var rx = abs(radii.x)
        var ry = abs(radii.y)
        guard from != to, rx > 0, ry > 0 else { return nil }
        let half = turned(CGPoint(x: (from.x - to.x) / 2, y: (from.y - to.y) / 2), by: -turn)
        let reach = (half.x * half.x) / (rx * rx) + (half.y * half.y) / (ry * ry)
        // Radii that do not reach from end to end grow until they do.
        if reach > 1 {
            rx *= reach.squareRoot()
            ry *= reach.squareRoot()
        }
        let side: CGFloat = large == sweep ? -1 : 1
        let over = rx * rx * ry * ry - rx * rx * half.y * half.y - ry * ry * half.x * half.x
        let under = rx * rx * half.y * half.y + ry * ry * half.x * half.x
        let far = side * max(0, over / under).squareRoot()
        let middle = CGPoint(x: far * rx * half.y / ry, y: -far * ry * half.x / rx)
        let shift = turned(middle, by: turn)
        let center = CGPoint(x: shift.x + (from.x + to.x) / 2, y: shift.y + (from.y + to.y) / 2)

        let begin = atan2((half.y - middle.y) / ry, (half.x - middle.x) / rx)
        let end = atan2((-half.y - middle.y) / ry, (-half.x - middle.x) / rx)
        var span = end - begin
        if sweep, span <= 0 { span += 2 * .pi }
        if !sweep, span >= 0 { span -= 2 * .pi }

        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            let point = turned(CGPoint(x: x * rx, y: y * ry), by: turn)
            return CGPoint(x: center.x + point.x, y: center.y + point.y)
        }
        let count = Int((abs(span) / (.pi / 2) - 1e-9).rounded(.up))
        let step = span / CGFloat(count)
        let pull = 4 / 3 * tan(step / 4)
        return (0..<count).map { part in
            let one = begin + CGFloat(part) * step
            let two = one + step
            return (
                to: part == count - 1 ? to : place(cos(two), sin(two)),
                control1: place(cos(one) - pull * sin(one), sin(one) + pull * cos(one)),
                control2: place(cos(two) + pull * sin(two), sin(two) - pull * cos(two))
            )
        }
    }

    private func turned(_ point: CGPoint, by angle: CGFloat) -> CGPoint {
        CGPoint(x: point.x * cos(angle) - point.y * sin(angle), y: point.x * sin(angle) + point.y * cos(angle))
    }
}
