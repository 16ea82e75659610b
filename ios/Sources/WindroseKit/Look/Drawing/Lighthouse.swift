import Foundation

/// The lighthouse at the end of a course, with the middle of its tower at the origin.
///
/// The tower looks the same in both themes: `tower` filled with parchment, `band` with the chart's ink, `lantern` with
/// the light, and `towerLines` drawn in the chart's ink. `groundLines` are drawn in the ink of the page, on which they
/// lie.
public enum Lighthouse {
    /// The tower.
    public static let tower = PathData("M-7 24L-5 -10H5L7 24Z")
    /// The dark band around the tower.
    public static let band = PathData("M-6.2 6H6.2L6.6 15H-6.6Z")
    /// The lantern and its roof.
    public static let lantern = PathData("M-5 -10V-18H5V-10M-6 -18H6L0 -25Z")
    /// The lines of tower, lantern and gallery.
    public static let towerLines = [tower, lantern, PathData("M-8 -10H8")]
    /// The beam, and the ground on which the tower stands.
    public static let groundLines = [PathData("M-9 -15L-17 -18M-9 -13L-17 -12"), PathData("M-11 24H11")]

    /// The width of the round pen.
    public static let strokeWidth: CGFloat = 1.5
}
