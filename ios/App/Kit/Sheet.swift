import SwiftUI
import WindroseKit

/// A part of the page that comes and goes: from below on phones, as a column at the right on wide screens. Escape, the
/// closing sign, a tap beside it and a pull down call `onDismiss`. Its content scrolls by itself if it must. It goes
/// over the whole page, which is `covered` meanwhile.
struct Sheet<Content: View>: View {
    private let title: String
    private let closeLabel: String
    private let onDismiss: @MainActor () -> Void
    private let content: Content

    @State private var shown = false
    @State private var pull: CGFloat = 0
    @Environment(\.colors) private var colors
    @Environment(\.motion) private var motion
    @Environment(\.windowClass) private var windowClass

    /// The sheet called `title`; `closeLabel` is the name of its closing sign.
    init(
        _ title: String,
        closeLabel: String,
        onDismiss: @escaping @MainActor () -> Void,
        @ViewBuilder content: () -> Content
    ) {
        self.title = title
        self.closeLabel = closeLabel
        self.onDismiss = onDismiss
        self.content = content()
    }

    var body: some View {
        GeometryReader { page in
            ZStack(alignment: wide ? .trailing : .bottom) {
                Scrim(closeLabel, onTap: onDismiss)
                    .opacity(shown ? 1 : 0)
                if wide {
                    sheet
                        .frame(width: min(360, page.size.width))
                        .frame(maxHeight: .infinity, alignment: .top)
                        .background { UnevenRoundedRectangle.side.fill(colors.surface).ignoresSafeArea() }
                        .offset(x: shown ? 0 : page.size.width / 2)
                } else {
                    sheet
                        .background { UnevenRoundedRectangle.tray.fill(colors.surface).ignoresSafeArea(edges: .bottom) }
                        // The page behind stays in sight.
                        .frame(maxHeight: page.size.height * 0.85, alignment: .bottom)
                        .offset(y: shown ? pull : page.size.height)
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .layer(closeLabel, onClose: onDismiss)
        .onAppear {
            withAnimation(motion.animation(Motion.tray)) { shown = true }
        }
    }

    private var sheet: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 0) {
                LayerTitle(title)
                Spacer(minLength: Space.gap)
                IconButton(.close, label: closeLabel, action: onDismiss)
            }
            .padding(.leading, Space.margin)
            .padding(.trailing, Space.half)
            .padding(.top, Space.half)
            .contentShape(Rectangle())
            .gesture(pullDown)
            VStack(alignment: .leading, spacing: 0) { content }
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal, Space.margin)
                .padding(.bottom, Space.margin)
        }
    }

    private var pullDown: some Gesture {
        DragGesture()
            .onChanged { drag in
                pull = max(0, drag.translation.height)
            }
            .onEnded { drag in
                if !wide, drag.translation.height > Space.cover {
                    onDismiss()
                } else {
                    withAnimation(motion.animation(Motion.press)) { pull = 0 }
                }
            }
    }

    private var wide: Bool { windowClass == .expanded }
}

/// What lies between a page and the layer over it: it dims the page, and a tap on it closes the layer.
struct Scrim: View {
    private let closeLabel: String
    private let onTap: @MainActor () -> Void

    /// A scrim that answers a tap with `onTap`; `closeLabel` names that.
    init(_ closeLabel: String, onTap: @escaping @MainActor () -> Void) {
        self.closeLabel = closeLabel
        self.onTap = onTap
    }

    var body: some View {
        Color.black.opacity(0.4)
            .ignoresSafeArea()
            .onTapGesture(perform: onTap)
            .accessibilityHidden(true)
            .firstTells(closeLabel, take: onTap)
    }
}

/// The title of a layer, at which a screen reader begins when the layer appears.
struct LayerTitle: View {
    private let text: String

    @AccessibilityFocusState private var focused: Bool

    /// A title that says `text`.
    init(_ text: String) {
        self.text = text
    }

    var body: some View {
        SectionTitle(text)
            .accessibilityFocused($focused)
            .onAppear { focused = true }
    }
}

extension View {
    /// Makes the view a layer over the page: screen readers stay in it, and Escape closes it.
    func layer(_ closeLabel: String, onClose: @escaping @MainActor () -> Void) -> some View {
        accessibilityElement(children: .contain)
            .accessibilityAddTraits(.isModal)
            .escapeCloses(closeLabel, onClose: onClose)
    }
}

#if DEBUG
struct Sheet_Previews: PreviewProvider {
    static var previews: some View {
        screenPreview("Sheet") {
            Sheet("Log", closeLabel: "Close", onDismiss: {}) {
                LogList(LogList_Previews.lines)
            }
        }
    }
}
#endif
