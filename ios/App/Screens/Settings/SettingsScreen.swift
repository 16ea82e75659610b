import SwiftUI
import WindroseKit

/// What can be done in the settings.
struct SettingsEvents {
    var change: @MainActor (SettingsChange) -> Void = { _ in }
    var open: @MainActor (SettingsEntry) -> Void = { _ in }
    /// Whether what was typed permits deleting everything.
    var permitsDeleting: @MainActor (String) -> Bool = { _ in false }
    var deleteEverything: @MainActor () -> Void = {}
    var copyDiagnostics: @MainActor () -> Void = {}
    var dismissDiagnostics: @MainActor () -> Void = {}
    var place: @MainActor (Route) -> Void = { _ in }
}

/// The settings in force.
struct SettingsRoute: View {
    let app: AppModel

    var body: some View {
        let model = app.navigator.keep(.settings) { SettingsModel(app: app) }
        SettingsScreen(
            groups: model.groups,
            diagnostics: model.diagnostics,
            events: SettingsEvents(
                change: { model.change($0) },
                open: model.open,
                permitsDeleting: model.permitsDeleting,
                deleteEverything: { model.deleteEverything() },
                copyDiagnostics: model.copyDiagnostics,
                dismissDiagnostics: model.dismissDiagnostics,
                place: app.navigate
            )
        )
        .task { await model.serve() }
    }
}

/// The settings: how the app looks, how it plays, the data on the device, and what the app is made of.
struct SettingsScreen: View {
    let groups: [SettingsGroup]
    let diagnostics: String?
    let events: SettingsEvents

    @State private var deleting = false
    @Environment(\.words) private var words

    var body: some View {
        ZStack {
            MainScaffold(.settings, onSelect: events.place) {
                Page(words["ui-settings-title"]) {
                    PageColumn {
                        ForEach(groups) { group in
                            TitledPart(group.title) {
                                Card { rows(group) }
                            }
                        }
                    }
                }
            }
            .covered(deleting || diagnostics != nil)
            if deleting {
                DeleteAllDialog(permits: events.permitsDeleting, onDismiss: { deleting = false }) {
                    deleting = false
                    events.deleteEverything()
                }
                .covered(diagnostics != nil)
            }
            if let diagnostics {
                DiagnosticsDialog(
                    report: diagnostics,
                    onCopy: events.copyDiagnostics,
                    onDismiss: events.dismissDiagnostics
                )
            }
        }
    }

    private func rows(_ group: SettingsGroup) -> some View {
        ForEach(Array(group.rows.enumerated()), id: \.offset) { index, row in
            if index > 0 { WindroseDivider() }
            switch row {
            case .choice(let title, let text, let options):
                SettingsChoice(title: title, text: text, options: options, onChange: events.change)
            case .toggle(let title, let text, let on, let change):
                SwitchRow(title, checked: on, subtitle: text) { _ in events.change(change) }
            case .entry(let title, let entry):
                ListRow(title, titleRole: Typography.name) {
                    Icon(entry.glyph)
                } action: {
                    open(entry)
                }
            case .note(let title, let text):
                Note(title: title, text: text)
            }
        }
    }

    /// Everything is deleted only after a question.
    private func open(_ entry: SettingsEntry) {
        if entry == .deleteAll { deleting = true } else { events.open(entry) }
    }
}

/// One of a few values.
private struct SettingsChoice: View {
    let title: String
    let text: String?
    let options: [SettingsOption]
    let onChange: @MainActor (SettingsChange) -> Void

    @Environment(\.colors) private var colors

    var body: some View {
        VStack(alignment: .leading, spacing: Space.gap) {
            WindroseText(title, Typography.name)
                .accessibilityHidden(true)
            SegmentedControl(
                options.map(\.title),
                selected: options.firstIndex(where: \.chosen) ?? 0,
                onSelect: { onChange(options[$0].change) }
            )
            .accessibilityLabel(Text(verbatim: title))
            if let text {
                WindroseText(text, Typography.caption, color: colors.inkSoft)
            }
        }
        .padding(14)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

private struct Note: View {
    let title: String
    let text: String

    @Environment(\.colors) private var colors

    var body: some View {
        ListRow(title, titleRole: Typography.name) {
            Icon(.info)
        } trailing: {
            WindroseText(text, color: colors.inkSoft)
        }
    }
}
