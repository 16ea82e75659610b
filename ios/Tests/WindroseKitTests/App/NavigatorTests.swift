import Testing
import WindroseCore
import WindroseKit

@MainActor
@Suite("The way")
struct NavigatorTests {
    private final class Thing {}

    private let navigator = Navigator()

    @Test("is made of places that can be written and read")
    func paths() {
        let places: [Route] = [
            .home, .saved, .rulesList, .settings, .licences, .rules(.tack), .statistics(.tack), .setup(.tack),
            .table(7), .review(7),
        ]
        for place in places { #expect(Route(path: place.path) == place) }
        for unknown in ["table/seven", "table", "rules/chess", "moon", ""] { #expect(Route(path: unknown) == nil) }
    }

    @Test("is taken up again after the process ended")
    func restore() {
        navigator.navigate(.setup(.tack))
        navigator.navigate(.rules(.tack))
        let other = Navigator()
        other.restore(navigator.save())
        #expect(other.current == .rules(.tack))
        #expect(other.back())
        #expect(other.current == .setup(.tack))
        #expect(other.back())
        #expect(!other.back())
    }

    @Test("leaves out places that are no longer known")
    func unknown() {
        navigator.restore("home moon/3 settings")
        #expect(navigator.stack == [.home, .settings])
    }

    @Test("has the main places directly on the first page")
    func mainPlaces() {
        navigator.navigate(.saved)
        navigator.navigate(.settings)
        #expect(navigator.isMainPlace)
        navigator.back()
        #expect(navigator.current == .home)
        #expect(!navigator.canGoBack)
    }

    @Test("names the main places in their order")
    func mainPlaceNames() {
        let places = MainPlace.all(Words(["ui-tab-play": "Play"], tag: "en"))
        #expect(places.map(\.route) == Navigator.places)
        #expect(places.first?.text == "Play")
    }

    @Test("leads from the settings back to the table")
    func settings() {
        navigator.navigate(.table(3))
        navigator.navigate(.settings)
        navigator.back()
        #expect(navigator.current == .table(3))
    }

    @Test("goes back to a place that lies on it, and replaces another")
    func onTheWay() {
        navigator.navigate(.table(3))
        navigator.navigate(.review(3))
        navigator.navigate(.table(3))
        #expect(navigator.stack == [.home, .table(3)])
        navigator.replace(.table(4))
        #expect(navigator.stack == [.home, .table(4)])
    }

    @Test("keeps what a place has until it is left for good")
    func keep() {
        let setup = Route.setup(.tack)
        navigator.navigate(setup)
        let kept = navigator.keep(setup) { Thing() }
        navigator.navigate(.rules(.tack))
        navigator.back()
        #expect(navigator.keep(setup) { Thing() } === kept)
        navigator.back()
        navigator.navigate(setup)
        #expect(navigator.keep(setup) { Thing() } !== kept)
    }
}
