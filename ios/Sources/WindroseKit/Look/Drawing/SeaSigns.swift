import Foundation

/// How reefs, krakens, storms, ports and outposts are drawn around the origin, in units of which a cell has `grid`.
public enum SeaSigns {
    /// The side of a cell in units.
    public static let grid: CGFloat = 54

    /// The rock of a reef.
    public static let reefRock = PathData("M-17 9L-11 -3L-7 3L-1 -12L6 1L10 -5L17 9Z")
    /// The cracks in it.
    public static let reefCracks = PathData("M-1 -12L1 -2L-3 4M10 -5L10.5 3M-11 -3L-10 4")
    /// The water before it.
    public static let reefWaves = PathData(
        "M-19 13.5C-16.67 11.7 -14.33 11.7 -12 13.5S-7.33 15.3 -5 13.5S-0.33 11.7 2 13.5S6.67 15.3 9 13.5" +
            "S13.67 11.7 16 13.5"
    )

    /// The head of a kraken.
    public static let krakenHead = PathData("M-6.5 4V-5.5C-6.5 -12 6.5 -12 6.5 -5.5V4")
    /// Its arms.
    public static let krakenArms = PathData(
        "M-6.5 3C-8 10 -17 9 -17 2.5C-17 -1.5 -12 -1.5 -12 1.6M6.5 3C8 10 17 9 17 2.5C17 -1.5 12 -1.5 12 1.6" +
            "M-2.6 4C-2.6 12 -10 14 -12.5 12M2.6 4C2.6 12 10 14 12.5 12"
    )
    /// The middles of its eyes.
    public static let krakenEyes = [CGPoint(x: -2.6, y: -3.4), CGPoint(x: 2.6, y: -3.4)]
    /// The radius of an eye.
    public static let krakenEye: CGFloat = 1.2

    /// The cloud of a storm.
    public static let stormCloud = PathData(
        "M-10 3.5C-16.5 3.5 -16.5 -5 -10.5 -5.5C-9.5 -13 1 -14 3.5 -8C9 -10.5 14.5 -6.5 12.5 -2" +
            "C16.5 -0.5 15 3.5 11.5 3.5Z"
    )
    /// Its lightning.
    public static let stormBolt = PathData("M1.5 -1L-4.5 7H0.5L-2.5 14.5L6 5H1L4.5 -1Z")
    /// Its rain.
    public static let stormRain = PathData("M-9 7L-11 11.5M9.5 7L7.5 11.5")

    /// How much larger a kraken is drawn than a reef.
    public static let krakenScale: CGFloat = 1.05
    /// How much larger a storm is drawn than a reef.
    public static let stormScale: CGFloat = 1.15
    /// The side of the deep water under a kraken and a storm, as a part of the cell.
    public static let pool: CGFloat = 0.88
    /// The radius of its corners, in units.
    public static let poolCorner: CGFloat = 6
    /// The width of the pen for rock.
    public static let rockWidth: CGFloat = 1.6
    /// The width of the cracks' pen.
    public static let crackWidth: CGFloat = 1.1
    /// The width of the waves' pen.
    public static let waveWidth: CGFloat = 1.3
    /// The width of the pen for krakens.
    public static let krakenWidth: CGFloat = 2.1
    /// The width of the pen for storms.
    public static let stormWidth: CGFloat = 1.9
    /// The width of the pen around lightning.
    public static let boltWidth: CGFloat = 0.6

    /// The anchor of a port.
    public static let anchor = PathData(
        "M0 -6.4V10M-5.2 -3H5.2M-9.5 3C-9.5 8 -5 10.6 0 10.6C5 10.6 9.5 8 9.5 3M-12 5.6L-9.5 2.4L-6.6 5" +
            "M12 5.6L9.5 2.4L6.6 5"
    )
    /// The middle of the anchor's eye.
    public static let anchorEye = CGPoint(x: 0, y: -9)
    /// The radius of the anchor's eye.
    public static let anchorEyeRadius: CGFloat = 2.6
    /// How large the anchor is drawn.
    public static let anchorScale: CGFloat = 0.92
    /// The width of the anchor's pen.
    public static let anchorWidth: CGFloat = 1.9
    /// The radius of the dots around it.
    public static let portRing: CGFloat = 20
    /// The radius of the ground of a port that lies on something else than water.
    public static let portGround: CGFloat = 25
    /// The width of their pen, and its dots and gaps.
    public static let portRingWidth: CGFloat = 1.4
    /// The lengths of dot and gap; a port that is closed has a whole ring.
    public static let portDash: [CGFloat] = [2, 3]

    /// The radius of a harbour around the corner of its cell, and the width of its ring.
    public static let harbour: CGFloat = 50.8
    /// The width of a harbour's ring.
    public static let harbourRing: CGFloat = 3

    /// The walls of an outpost.
    public static let outpost =
        PathData("M-9.5 -10.5H-5.2V-7.2H-2.2V-10.5H2.2V-7.2H5.2V-10.5H9.5V8.5H-9.5Z")
    /// How large an outpost is drawn.
    public static let outpostScale: CGFloat = 0.8
    /// The width of the hem around its walls.
    public static let outpostHem: CGFloat = 1.8
    /// The line below the walls: whole under an anchored outpost, dashed under one that is not.
    public static let outpostFoot = (from: CGPoint(x: -9.5, y: 11.4), to: CGPoint(x: 9.5, y: 11.4))
    /// The width of the foot's pen.
    public static let footWidth: CGFloat = 2.4
    /// The lengths of dash and gap of a foot that is not anchored.
    public static let footDash: [CGFloat] = [3, 2.6]
    /// The radius of the seat's mark on the walls.
    public static let outpostMark: CGFloat = 3.6

    /// How far below the middle the mark is drawn.
    public static func outpostDrop(of mark: SeatMark) -> CGFloat {
        mark == .triangle ? 1.6 : 0.8
    }
}
