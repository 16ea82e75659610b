import SwiftUI
import WindroseKit

/// Covers the whole table until the next player takes the phone. It looks the same in both themes and shows nothing of
/// the game.
struct HandoverCover: View {
    /// Everything that a cover says.
    struct Texts: Equatable, Sendable {
        /// The name of the game, at the top.
        let game: String
        /// The line above the name: to whom the phone goes.
        let lead: String
        let name: String
        /// What waits behind the cover, without giving anything away.
        let text: String
        let accept: String
        let rest: String
        /// The four winds, clockwise from north.
        let winds: [String]
    }

    private let says: Texts
    private let seat: SeatLook?
    private let onAccept: @MainActor () -> Void
    private let onRest: @MainActor () -> Void

    @AccessibilityFocusState private var focused: Bool
    @Environment(\.largeText) private var largeText

    /// The cover for `seat`; one without a mark of its own has none on the rose.
    init(
        _ says: Texts,
        seat: SeatLook?,
        onAccept: @escaping @MainActor () -> Void,
        onRest: @escaping @MainActor () -> Void
    ) {
        self.says = says
        self.seat = seat
        self.onAccept = onAccept
        self.onRest = onRest
    }

    var body: some View {
        GeometryReader { place in
            VStack(spacing: 0) {
                WindroseText(says.game, Typography.rowTitle)
                    .padding(Space.wide)
                    .frame(maxWidth: .infinity, alignment: .leading)
                KeptBesideScrolled(keepsUpper: false, spacing: 0, fills: true) {
                    FittingScroll {
                        VStack(spacing: 0) {
                            badgeInRose(side: CoverLook.roseSide(in: place.size, largeText: largeText))
                            texts
                        }
                        .padding(.horizontal, 28)
                        .frame(maxWidth: .infinity)
                    }
                    .frame(maxHeight: .infinity)
                    buttons
                        .scrollingWhereHigh()
                }
            }
        }
        .background { DeepWater() }
        .onAppear { focused = true }
        .environment(\.ink, CoverLook.ink.color)
    }

    private func badgeInRose(side: CGFloat) -> some View {
        ZStack {
            CompassRoseView(colors: CoverLook.rose, letters: says.winds)
                .frame(width: side, height: side)
            if let seat {
                Circle()
                    .fill(CoverLook.deep.color)
                    .frame(width: side * CoverLook.hubShare, height: side * CoverLook.hubShare)
                SeatBadge(seat, size: side * CoverLook.badgeShare)
            }
        }
        .accessibilityHidden(true)
    }

    private var texts: some View {
        VStack(spacing: 0) {
            VStack(spacing: 0) {
                WindroseText(says.lead, CoverLook.lead, color: CoverLook.inkSoft.color)
                WindroseText(says.name, Typography.handover, align: .center)
            }
            .padding(.top, Space.margin)
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isHeader)
            .accessibilityFocused($focused)
            .firstTells(says.lead, state: says.name)
            WindroseText(says.text, CoverLook.text, color: CoverLook.inkSoft.color, align: .center)
                .padding(.top, 10)
        }
    }

    private var buttons: some View {
        VStack(spacing: Space.half) {
            Button(action: onAccept) {
                WindroseText(says.accept, CoverLook.accept, color: CoverLook.sandInk.color, align: .center)
                    .padding(.horizontal, Space.margin)
                    .padding(.vertical, Space.gap)
                    .frame(maxWidth: .infinity, minHeight: Space.cover)
                    .background(CoverLook.sand.color, in: .button)
            }
            .buttonStyle(PressStyle(.button, wash: CoverLook.sandInk.color))
            .firstTells(says.accept, take: onAccept)
            .frame(maxWidth: Space.readable)
            Button(action: onRest) {
                WindroseText(says.rest, Typography.button)
                    .padding(.horizontal, Space.margin)
                    .frame(minWidth: 120, minHeight: Space.action)
            }
            .buttonStyle(PressStyle(.button, wash: CoverLook.ink.color))
            .firstTells(says.rest, take: onRest)
        }
        .padding(.horizontal, Space.margin)
        .padding(.vertical, Space.row)
    }
}

/// Nothing but water, over the whole screen.
struct DeepWater: View {
    @Environment(\.largeText) private var largeText

    var body: some View {
        Canvas { context, size in
            // Around a small rose, among large text, the net would only disturb.
            guard !largeText else { return }
            let center = CGPoint(x: size.width / 2, y: size.height * CoverLook.netHeight)
            let net = RhumbNet.lines(from: center, radius: size.width + size.height)
            context.stroke(net.path, with: .color(CoverLook.net.color), lineWidth: RhumbNet.strokeWidth)
        }
        .background(CoverLook.deep.color)
        .ignoresSafeArea()
        .accessibilityHidden(true)
    }
}

#if DEBUG
struct HandoverCover_Previews: PreviewProvider {
    static var previews: some View {
        screenPreview("Handover") {
            HandoverCover(
                HandoverCover.Texts(
                    game: "4 Winds",
                    lead: "Hand the phone to",
                    name: "Coral",
                    text: "Your tiles stay hidden until you say so.",
                    accept: "I am Coral. Show my table",
                    rest: "Rest here",
                    winds: ["N", "E", "S", "W"]
                ),
                seat: .coral,
                onAccept: {},
                onRest: {}
            )
        }
    }
}
#endif
