import SwiftUI
import WindroseKit
import enum WindroseCore.GameKind
import struct WindroseCore.PracticeStack

/// The rules of a game, kept up to date.
struct RulesRoute: View {
    let app: AppModel
    let kind: GameKind

    var body: some View {
        let model = app.navigator.keep(.rules(kind)) { RulesModel(app: app, kind: kind) }
        RulesScreen(state: model.state, onSearch: model.search, onFeel: model.feel) { app.back() }
            .accent(kind.accent)
            .task(id: app.freshness) { await model.serve() }
            .onDisappear { model.leave() }
    }
}

/// The rules of a game: contents, search, and the text. On wide screens the contents stay beside the text.
struct RulesScreen: View {
    let state: RulesState
    let onSearch: @MainActor (String) -> Void
    var onFeel: @MainActor (PracticeStack) -> Void = { _ in }
    let onBack: @MainActor () -> Void

    private static let contentsWidth: CGFloat = 320

    /// The part at which a screen reader is.
    @AccessibilityFocusState private var heard: Int?
    @Environment(\.windowClass) private var windowClass
    @Environment(\.words) private var words

    private var wide: Bool { windowClass == .expanded }

    var body: some View {
        ScrollViewReader { scroll in
            Page(
                state.title,
                back: onBack,
                actions: wide ? [] : [TopAction(.menu, words["ui-rules-to-top"]) { scroll.scrollTo(RulesTop.place) }],
                maxWidth: wide ? .infinity : Space.form
            ) {
                if !state.loaded {
                    Loading(words["ui-loading"])
                } else if wide {
                    HStack(alignment: .top, spacing: Space.wide) {
                        column(scroll)
                        text { practice }
                    }
                } else {
                    text {
                        search
                        if !state.searching { contents(scroll) }
                        practice
                    }
                }
            }
            .onChange(of: state.query) { scroll.scrollTo(RulesTop.place) }
        }
    }

    private func column(_ scroll: ScrollViewProxy) -> some View {
        VStack(spacing: Space.row) {
            search
            ScrollView { contents(scroll) }
                .scrollBounceBehavior(.basedOnSize)
        }
        .frame(width: Self.contentsWidth)
        .frame(maxHeight: .infinity, alignment: .top)
        .padding(.leading, Space.margin)
        .padding(.bottom, Space.margin)
    }

    private func text(@ViewBuilder header: () -> some View) -> some View {
        PageList {
            RulesTop()
            VStack(alignment: .leading, spacing: Space.row) { header() }
            ForEach(state.shown) { shown in
                RulesPartView(shown: shown, query: state.needle, heard: $heard)
                    .id(shown.id)
            }
            if state.foundNothing {
                WindroseText(words["ui-rules-found-nothing"])
                    .padding(Space.gap)
                    .live(words["ui-rules-found-nothing"], atOnce: true)
            }
        }
    }

    @ViewBuilder private var practice: some View {
        if !state.shownPractice.isEmpty {
            PracticeCard(state.shownPractice, onFeel: onFeel)
        }
    }

    private var search: some View {
        SearchField(
            words["ui-rules-search"],
            value: state.query,
            clearLabel: words["ui-rules-search-clear"],
            onChange: onSearch
        )
    }

    /// The chapters; a tap goes to one.
    private func contents(_ scroll: ScrollViewProxy) -> some View {
        Card {
            VStack(alignment: .leading, spacing: 0) {
                SectionTitle(words["ui-rules-contents"])
                    .padding(Space.gap)
                ForEach(state.contents) { chapter in
                    Chapter(title: chapter.part.title.plain) {
                        scroll.scrollTo(chapter.id, anchor: .top)
                        heard = chapter.id
                    }
                }
            }
            .padding(Space.gap)
        }
    }
}

/// The beginning of the text, to scroll to.
private struct RulesTop: View {
    static var place: String { "top" }

    var body: some View {
        Color.clear
            .frame(height: 0)
            .accessibilityHidden(true)
            .id(Self.place)
    }
}

private struct Chapter: View {
    let title: String
    let action: @MainActor () -> Void

    @Environment(\.colors) private var colors

    var body: some View {
        Button(action: action) {
            WindroseText(title, Typography.name, color: colors.accent)
                .padding(.horizontal, Space.gap)
                .padding(.vertical, Space.half)
                .frame(maxWidth: .infinity, minHeight: Space.target, alignment: .leading)
        }
        .buttonStyle(PressStyle(.chip))
    }
}
