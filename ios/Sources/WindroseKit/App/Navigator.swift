import Observation

/// The places that the player has come through. The first page lies at the bottom; each of the four main places lies
/// directly on it. What a place keeps while it is in the background lives as long as the place is on the way back.
@MainActor
@Observable
public final class Navigator {
    /// The four main places, in the order of the navigation bar.
    public nonisolated static let places: [Route] = [.home, .saved, .rulesList, .settings]

    private static let separator: Character = " "

    /// The places on the way, the first page first.
    public private(set) var stack: [Route] = [.home]

    // What is kept changes nothing that is shown; and a view asks for it while it is being drawn.
    @ObservationIgnored private var kept: [Route: AnyObject] = [:]

    /// A player on the first page.
    public init() {}

    /// The place in view.
    public var current: Route { stack.last ?? .home }

    /// Whether the place in view is one of the four main places.
    public var isMainPlace: Bool { Self.places.contains(current) }

    /// Whether `back` leads anywhere.
    public var canGoBack: Bool { stack.count > 1 }

    /// Goes to `route`. A place that is already on the way is gone back to, and from one main place to another the way
    /// begins anew.
    public func navigate(_ route: Route) {
        if let place = stack.firstIndex(of: route) {
            pop(to: place + 1)
            return
        }
        if Self.places.contains(route), isMainPlace { reset() }
        stack.append(route)
    }

    /// Goes to `route` instead of the place in view, which is not on the way back then.
    public func replace(_ route: Route) {
        if canGoBack { pop(to: stack.count - 1) }
        navigate(route)
    }

    /// Goes one place back; false on the first page.
    @discardableResult
    public func back() -> Bool {
        guard canGoBack else { return false }
        pop(to: stack.count - 1)
        return true
    }

    /// Goes back to the first page.
    public func reset() {
        pop(to: 1)
    }

    /// What `route` keeps: made by `make` at first, the same from then on until the place is left for good.
    public func keep<Kept: AnyObject>(_ route: Route, make: () -> Kept) -> Kept {
        if let kept = kept[route] as? Kept { return kept }
        let made = make()
        kept[route] = made
        return made
    }

    /// Everything that the places on the way keep.
    var everythingKept: [AnyObject] { stack.compactMap { kept[$0] } }

    /// The way as a text, for `restore`.
    public func save() -> String {
        stack.map(\.path).joined(separator: String(Self.separator))
    }

    /// Takes up a way that `save` wrote, as far as its places are still known.
    public func restore(_ saved: String) {
        reset()
        for path in saved.split(separator: Self.separator) {
            if let route = Route(path: String(path)) { navigate(route) }
        }
    }

    private func pop(to count: Int) {
        guard stack.count > count else { return }
        let gone = stack[count...].compactMap { kept.removeValue(forKey: $0) as? any ForegroundAware }
        stack.removeSubrange(count...)
        for place in gone { place.left() }
    }
}
