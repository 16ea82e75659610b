import SwiftUI
import WindroseKit

/// The bottom of a phone's screen: its content scrolls when it is too high, the actions always stay in reach. Where not
/// even they fit, they scroll as well.
struct Tray<Content: View, Actions: View>: View {
    private let fills: Bool
    private let content: Content
    private let actions: Actions

    /// A tray of `content` above `actions`. One that `fills` its place has the actions at its lower end.
    init(fills: Bool = false, @ViewBuilder content: () -> Content, @ViewBuilder actions: () -> Actions) {
        self.fills = fills
        self.content = content()
        self.actions = actions()
    }

    var body: some View {
        KeptBesideScrolled(keepsUpper: false, spacing: 6, fills: fills) {
            FittingScroll {
                VStack(alignment: .leading, spacing: 6) { content }
            }
            .readingStep(.tray)
            actions
                .scrollingWhereHigh()
                .readingStep(.actions)
        }
        .padding(.horizontal, Space.margin)
        .padding(.top, Space.gap)
        .padding(.bottom, Space.row)
        .frame(maxWidth: .infinity)
        .traySurface()
    }
}

/// Scrolls only what does not fit, and is no higher than what it holds. What it holds is one and the same whether it
/// scrolls or not: a keyboard that takes away some of the room leaves the field in it alone.
struct FittingScroll<Content: View>: View {
    private let content: Content

    /// A place for `content`.
    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        FittingHeight {
            ScrollView { content }
                .scrollBounceBehavior(.basedOnSize)
        }
    }
}

extension View {
    /// Lets the view scroll where it is higher than its place, as buttons with large text are on a phone that lies on
    /// its side. Where it fits, it is as it would be anyway.
    func scrollingWhereHigh() -> some View {
        ViewThatFits(in: .vertical) {
            self
            ScrollView { self }
        }
    }

    /// The look of a tray: a raised surface with a soft shadow above its edge, down to the edge of the screen.
    func traySurface() -> some View {
        modifier(TraySurface())
    }
}

private struct TraySurface: ViewModifier {
    @Environment(\.colors) private var colors

    func body(content: Content) -> some View {
        content.background {
            ZStack {
                UnevenRoundedRectangle.tray
                    .fill(colors.line)
                    .shadow(color: Colors.shadow(0.1), radius: 12, x: 0, y: -6)
                UnevenRoundedRectangle.tray
                    .fill(colors.surface)
                    .padding(.top, EdgeWidth.line)
            }
            .ignoresSafeArea(edges: [.bottom, .horizontal])
        }
    }
}

#if DEBUG
struct Tray_Previews: PreviewProvider {
    static var previews: some View {
        screenPreview("Tray") {
            VStack {
                Spacer()
                Tray {
                    WindroseText("Where shall the die go?", Typography.prompt)
                } actions: {
                    ActionBar(primary: BarAction("Move to E4", glyph: .check) {}, undo: BarAction("Undo") {})
                }
            }
        }
    }
}
#endif
