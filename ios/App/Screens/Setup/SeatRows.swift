import SwiftUI
import WindroseKit

private struct AskSeatNameKey: EnvironmentKey {
    static var defaultValue: @MainActor (SetupSeat) -> Void { { _ in } }
}

extension EnvironmentValues {
    /// Asks the player for the name of a seat. A set-up page provides it for its content.
    var askSeatName: @MainActor (SetupSeat) -> Void {
        get { self[AskSeatNameKey.self] }
        set { self[AskSeatNameKey.self] = newValue }
    }
}

/// The seats with their names, inside a `SetupPage`. A tap changes the name of a person.
struct SeatRows: View {
    private let seats: [SetupSeat]
    private let offeredNames: String?
    private let onTakeLastNames: @MainActor () -> Void

    @Environment(\.askSeatName) private var ask
    @Environment(\.colors) private var colors
    @Environment(\.words) private var words

    /// The seats `seats`. `offeredNames` are the names of the last game, where they can be taken again.
    init(_ seats: [SetupSeat], offeredNames: String?, onTakeLastNames: @escaping @MainActor () -> Void) {
        self.seats = seats
        self.offeredNames = offeredNames
        self.onTakeLastNames = onTakeLastNames
    }

    var body: some View {
        Card {
            ForEach(seats) { seat in
                if seat.index > 0 { WindroseDivider() }
                row(seat)
            }
            if let offeredNames {
                WindroseDivider()
                ListRow(words["ui-setup-names-again"], subtitle: offeredNames, titleRole: Typography.name) {
                    Icon(.person, color: colors.inkSoft)
                } action: {
                    onTakeLastNames()
                }
            }
        }
    }

    @ViewBuilder private func row(_ seat: SetupSeat) -> some View {
        if seat.person {
            ListRow(seat.name, titleRole: Typography.button) {
                SeatBadge(seat.look)
            } trailing: {
                Icon(.edit, color: colors.inkSoft)
            } action: {
                ask(seat)
            }
            .accessibilityHint(Text(verbatim: words["ui-setup-rename-seat"]))
        } else {
            ListRow(seat.name, titleRole: Typography.button) {
                SeatBadge(seat.look)
            }
        }
    }
}
