import Foundation

/// Where a notice stands: at the bottom, above the navigation if there is one; but where a place has its buttons there,
/// at the top, over names and titles that take no tap.
public struct NoticePlace: Equatable, Sendable {
    /// Whether it stands at the top.
    public let atTop: Bool
    /// How far from that edge.
    public let margin: CGFloat

    /// Its place over `route` in a window of this class.
    public init(over route: Route, window: WindowClass) {
        switch route {
        case .table, .review, .setup:
            atTop = true
            margin = window == .expanded ? 0 : Space.target
        default:
            atTop = false
            margin = window == .compact && Navigator.places.contains(route) ? Self.navigation : 0
        }
    }

    private static let navigation: CGFloat = 64
}
