import SwiftUI
import WindroseKit

private struct TakesFocusKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether a field takes the focus as it comes into view: in dialogs, which are about it.
    var takesFocus: Bool {
        get { self[TakesFocusKey.self] }
        set { self[TakesFocusKey.self] = newValue }
    }
}

/// One line to type, with its label above and the mistake below, if there is one.
struct WindroseTextField: View {
    private let value: String
    private let label: String
    private let mistake: String?
    private let onChange: @MainActor (String) -> Void
    private let onDone: @MainActor () -> Void

    @Environment(\.colors) private var colors

    /// The field called `label`; `onChange` gets what is typed, `onDone` follows on Return.
    init(
        _ label: String,
        value: String,
        mistake: String? = nil,
        onDone: @escaping @MainActor () -> Void = {},
        onChange: @escaping @MainActor (String) -> Void
    ) {
        self.label = label
        self.value = value
        self.mistake = mistake
        self.onDone = onDone
        self.onChange = onChange
    }

    var body: some View {
        VStack(alignment: .leading, spacing: Space.half) {
            WindroseText(label, Typography.label, color: colors.inkSoft)
                .accessibilityHidden(true)
            FieldFrame(
                value: value,
                name: label,
                mistake: mistake,
                search: false,
                onChange: onChange,
                onDone: onDone
            ) {
                EmptyView()
            } trailing: {
                EmptyView()
            }
            if let mistake {
                WindroseText(mistake, Typography.caption, color: colors.bad)
                    .accessibilityHidden(true)
            }
        }
        .live(mistake ?? "")
    }
}

/// A line to search with: a placeholder while it is empty, a sign that clears it while it is not.
struct SearchField: View {
    private let value: String
    private let placeholder: String
    private let clearLabel: String
    private let onChange: @MainActor (String) -> Void

    @Environment(\.colors) private var colors

    /// `placeholder` is also the name of the field, `clearLabel` the name of the sign that empties it.
    init(
        _ placeholder: String,
        value: String,
        clearLabel: String,
        onChange: @escaping @MainActor (String) -> Void
    ) {
        self.placeholder = placeholder
        self.value = value
        self.clearLabel = clearLabel
        self.onChange = onChange
    }

    var body: some View {
        FieldFrame(
            value: value,
            name: placeholder,
            placeholder: placeholder,
            search: true,
            onChange: onChange,
            onDone: {}
        ) {
            Icon(.search, size: 20, color: colors.inkSoft)
        } trailing: {
            if !value.isEmpty {
                IconButton(.close, label: clearLabel) { onChange("") }
            }
        }
    }
}

private struct FieldFrame<Leading: View, Trailing: View>: View {
    private let value: String
    private let name: String
    private let placeholder: String
    private let mistake: String?
    private let search: Bool
    private let onChange: @MainActor (String) -> Void
    private let onDone: @MainActor () -> Void
    private let leading: Leading
    private let trailing: Trailing

    @FocusState private var focused: Bool
    @Environment(\.colors) private var colors
    @Environment(\.takesFocus) private var takesFocus

    init(
        value: String,
        name: String,
        placeholder: String = "",
        mistake: String? = nil,
        search: Bool,
        onChange: @escaping @MainActor (String) -> Void,
        onDone: @escaping @MainActor () -> Void,
        @ViewBuilder leading: () -> Leading,
        @ViewBuilder trailing: () -> Trailing
    ) {
        self.value = value
        self.name = name
        self.placeholder = placeholder
        self.mistake = mistake
        self.search = search
        self.onChange = onChange
        self.onDone = onDone
        self.leading = leading()
        self.trailing = trailing()
    }

    var body: some View {
        HStack(spacing: Space.gap) {
            leading
            field
                .padding(.vertical, Space.gap)
            trailing
        }
        .padding(.leading, Space.row)
        .padding(.trailing, Space.half)
        .frame(minHeight: Space.target)
        .background(colors.high, in: .chip)
        .solidBorder(edge, .chip, width: focused ? EdgeWidth.chosen : EdgeWidth.control)
        .contentShape(Rectangle())
        .onTapGesture { focused = true }
        .onAppear {
            if takesFocus { focused = true }
        }
    }

    private var field: some View {
        TextField(
            text: Binding(get: { @MainActor in value }, set: { @MainActor new in onChange(new) }),
            prompt: Text(verbatim: placeholder).foregroundStyle(colors.inkSoft)
        ) {
            Text(verbatim: name)
        }
        .font(Typography.prompt.face)
        .foregroundStyle(colors.ink)
        .tint(colors.accent)
        .submitLabel(search ? .search : .done)
        .onSubmit(onDone)
        .focused($focused)
        .accessibilityLabel(Text(verbatim: name))
        .accessibilityAddTraits(search ? .isSearchField : [])
        .accessibilityHint(Text(verbatim: mistake ?? ""))
    }

    private var edge: Color {
        if mistake != nil { return colors.bad }
        return focused ? colors.accent : colors.edge
    }
}

#if DEBUG
struct WindroseTextField_Previews: PreviewProvider {
    static var previews: some View {
        kitPreview("Fields") {
            WindroseTextField("Name of the game", value: "Sunday with Ida") { _ in }
            WindroseTextField("Seed", value: "", mistake: "A seed has 16 letters and digits.") { _ in }
            SearchField("Search the rules", value: "bust", clearLabel: "Clear the search") { _ in }
            SearchField("Search the whole rulebook", value: "", clearLabel: "Clear the search") { _ in }
        }
    }
}
#endif
