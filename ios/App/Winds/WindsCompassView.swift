import SwiftUI
import WindroseKit

/// The compass as a small button beside the title of the table. It opens what the season and the points are about.
struct WindsCompassButton: View {
    let compass: WindsCompass
    let action: @MainActor () -> Void

    private static let side: CGFloat = 46

    var body: some View {
        Button(action: action) {
            DialRose(wind: compass.wind)
                .frame(width: Self.side, height: Self.side)
                .frame(minWidth: Space.target, minHeight: Space.target)
        }
        .buttonStyle(PressStyle(Circle()))
        .padding(.trailing, Space.gap)
        .accessibilityLabel(Text(verbatim: compass.spoken))
    }
}

/// The compass as a card on wide screens: the season, what it pays, and what comes next.
struct WindsCompassCard: View {
    let compass: WindsCompass
    let action: @MainActor () -> Void

    @Environment(\.colors) private var colors
    @Environment(\.largeText) private var largeText

    private static let side: CGFloat = 76

    var body: some View {
        Button(action: action) {
            Card {
                HStack(spacing: Space.row) {
                    // Beside large text there is no room for it.
                    if !largeText {
                        DialRose(wind: compass.wind)
                            .frame(width: Self.side, height: Self.side)
                    }
                    VStack(alignment: .leading, spacing: Space.hair) {
                        WindroseText(compass.title, Typography.rowTitle)
                        WindroseText(compass.text, Typography.caption, color: colors.inkSoft)
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
                .padding(Space.row)
            }
        }
        .buttonStyle(PressStyle(.card))
        .accessibilityLabel(Text(verbatim: compass.spoken))
    }
}

/// The rose on which the active wind is larger and has a colour of its own.
private struct DialRose: View {
    let wind: WindLook

    @Environment(\.colors) private var colors

    var body: some View {
        Canvas { context, size in
            draw(context.inUnits(at: size.center, scale: size.side / WindDial.grid))
        }
        .accessibilityHidden(true)
    }

    private func draw(_ units: GraphicsContext) {
        units.fillCircle(.zero, WindDial.disc, colors.surface)
        units.strokeCircle(.zero, WindDial.disc, colors.ink, lineWidth: WindDial.ringWidth)
        units.strokeCircle(.zero, WindDial.fineRing, colors.ink, lineWidth: WindDial.fineWidth)
        for half in WindDial.halves(active: wind) {
            units.fill(half.path, half.dark ? colors.ink : colors.surface)
            units.stroke(half.path, colors.ink, .round(WindDial.fineWidth))
        }
        let active = WindDial.point(of: wind)
        units.fill(active, Sea.needle(dark: colors.dark).color)
        units.stroke(active, colors.surface, .round(WindDial.activeEdge))
        units.fillCircle(.zero, WindDial.hub, colors.ink)
    }
}
