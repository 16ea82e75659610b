import SwiftUI
import WindroseKit

/// A seat as shown above the board.
struct Seat: Equatable, Sendable {
    let look: SeatLook
    let name: String
    let score: String?
    /// A softer line beside or below the name, such as "to play".
    let note: String?
    /// Whether it is this seat's turn.
    let active: Bool
    /// The whole chip in words, for screen readers.
    let spoken: String

    /// The seat called `name`.
    init(
        look: SeatLook,
        name: String,
        score: String? = nil,
        note: String? = nil,
        active: Bool = false,
        spoken: String
    ) {
        self.look = look
        self.name = name
        self.score = score
        self.note = note
        self.active = active
        self.spoken = spoken
    }
}

/// The seats side by side, for phones. With large text the names give way to marks and scores.
struct SeatRow: View {
    private let seats: [Seat]

    @Environment(\.largeText) private var largeText
    @Environment(\.windowClass) private var windowClass

    /// The chips of `seats`.
    init(_ seats: [Seat]) {
        self.seats = seats
    }

    var body: some View {
        HStack(spacing: Space.gap) {
            ForEach(Array(seats.enumerated()), id: \.offset) { _, seat in
                chip(seat)
            }
        }
        .fixedSize(horizontal: false, vertical: true)
    }

    @ViewBuilder private func chip(_ seat: Seat) -> some View {
        // More than two do not fit beside one another with their names in one line.
        let stacked = seats.count > 2
        if largeText, let score = seat.score {
            if stacked {
                // Even mark and score share no line.
                SeatFrame(seat: seat, margin: Space.half) {
                    VStack(spacing: 0) {
                        SeatBadge(seat.look)
                        SeatScore(score, Typography.scoreSmall)
                    }
                    .frame(maxWidth: .infinity)
                }
            } else {
                SeatFrame(seat: seat) {
                    SeatBadge(seat.look)
                    SeatScore(score, Typography.score)
                        .frame(maxWidth: .infinity, alignment: .trailing)
                }
            }
        } else if seats.count > 3, windowClass == .compact {
            // Not even badge and name fit beside one another.
            SeatFrame(seat: seat, minHeight: 56, margin: Space.half) {
                NarrowSeat(seat: seat)
            }
        } else if stacked {
            SeatFrame(seat: seat, minHeight: 56, margin: 9) {
                SeatBadge(seat.look)
                StackedName(seat: seat)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
        } else {
            SeatFrame(seat: seat) {
                SeatBadge(seat.look)
                WindroseText(seat.name, Typography.name, lines: 1)
                    .frame(maxWidth: .infinity, alignment: .leading)
                if let note = seat.note {
                    WindroseText(note, Typography.bodyStrong)
                }
                if let score = seat.score {
                    SeatScore(score, Typography.score)
                }
            }
        }
    }
}

/// The seats below one another, for the left column of wide screens.
struct SeatColumn: View {
    private let seats: [Seat]

    /// The chips of `seats`.
    init(_ seats: [Seat]) {
        self.seats = seats
    }

    var body: some View {
        VStack(spacing: Space.gap) {
            ForEach(Array(seats.enumerated()), id: \.offset) { _, seat in
                SeatFrame(seat: seat, minHeight: 68) {
                    SeatBadge(seat.look, size: 38)
                    VStack(alignment: .leading, spacing: 0) {
                        WindroseText(seat.name, Typography.name)
                        if let note = seat.note {
                            SoftText(text: note, role: Typography.caption, active: seat.active)
                        }
                    }
                    .padding(.leading, Space.half)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    if let score = seat.score {
                        SeatScore(score, Typography.titleLarge)
                    }
                }
            }
        }
        .fixedSize(horizontal: false, vertical: true)
    }
}

private struct SeatFrame<Content: View>: View {
    private let seat: Seat
    private let minHeight: CGFloat
    private let margin: CGFloat
    private let content: Content

    @Environment(\.colors) private var colors

    init(
        seat: Seat,
        minHeight: CGFloat = Space.target,
        margin: CGFloat = Space.row,
        @ViewBuilder content: () -> Content
    ) {
        self.seat = seat
        self.minHeight = minHeight
        self.margin = margin
        self.content = content()
    }

    var body: some View {
        HStack(spacing: Space.gap) { content }
            .environment(\.ink, seat.active ? colors.onAccent : colors.ink)
            .padding(.horizontal, margin)
            .padding(.vertical, Space.half)
            .frame(maxWidth: .infinity, minHeight: minHeight, maxHeight: .infinity)
            .background(seat.active ? colors.accent : colors.surface, in: .chip)
            .solidBorder(seat.active ? colors.accent : colors.line, .chip, width: EdgeWidth.line)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(verbatim: seat.spoken))
            .firstTells(seat.spoken)
            .accessibilityAddTraits(seat.active ? .isSelected : [])
    }
}

/// A seat among four: badge and score in one line, the name below them.
private struct NarrowSeat: View {
    let seat: Seat

    private static let badge: CGFloat = 22
    private static let smallestName: CGFloat = 0.8

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: Space.half) {
                SeatBadge(seat.look, size: Self.badge)
                if let score = seat.score {
                    SeatScore(score, Typography.scoreSmall)
                }
            }
            SoftText(text: seat.name, role: Typography.captionSmall, active: seat.active)
                .minimumScaleFactor(Self.smallestName)
        }
        .frame(maxWidth: .infinity)
    }
}

private struct StackedName: View {
    let seat: Seat

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if let score = seat.score {
                SoftText(text: seat.name, role: Typography.label, active: seat.active)
                SeatScore(score, Typography.scoreSmall)
            } else {
                WindroseText(seat.name, Typography.label, lines: 1)
            }
            if let note = seat.note {
                SoftText(text: note, role: Typography.captionSmall, active: seat.active)
            }
        }
    }
}

/// The second voice of a chip, which on the accent is as strong as the first.
private struct SoftText: View {
    let text: String
    let role: TypeRole
    let active: Bool

    @Environment(\.colors) private var colors

    var body: some View {
        WindroseText(text, role, color: active ? colors.onAccent : colors.inkSoft, lines: 1)
    }
}

/// A score is never cut: it would be another number.
private struct SeatScore: View {
    private let score: String
    private let role: TypeRole

    init(_ score: String, _ role: TypeRole) {
        self.score = score
        self.role = role
    }

    var body: some View {
        WindroseText(score, role, lines: 1)
            .minimumScaleFactor(0.5)
            .layoutPriority(1)
    }
}

#if DEBUG
struct SeatChip_Previews: PreviewProvider {
    static let seats = [
        Seat(look: .blue, name: "Blue", score: "4", active: true, spoken: "Blue, 4 points, to play"),
        Seat(look: .plum, name: "Plum", score: "6", spoken: "Plum, 6 points"),
    ]

    private static let three = [
        Seat(look: .navy, name: "Navy", score: "650", active: true, spoken: "Navy, 650, to play"),
        Seat(look: .seafoam, name: "Seafoam", score: "800", spoken: "Seafoam, 800"),
        Seat(look: .coral, name: "Coral", score: "400", note: "4 tiles", spoken: "Coral, 400, 4 tiles"),
    ]

    static var previews: some View {
        kitPreview("Seats") {
            SeatRow(seats)
            SeatRow(three)
            SeatRow(three + [Seat(look: .obsidian, name: "Obsidian", score: "1250", spoken: "Obsidian, 1250")])
            SeatColumn(three)
        }
    }
}
#endif
