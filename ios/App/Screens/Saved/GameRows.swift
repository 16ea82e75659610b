import SwiftUI
import WindroseKit
import struct WindroseCore.SavedGame

/// A saved game: a tap opens it, its menu has everything else. Screen readers find the menu's lines among the actions
/// of the row as well.
struct GameRow: View {
    let game: SavedGame
    let onOpen: @MainActor () -> Void
    let onMore: @MainActor () -> Void
    let onAction: @MainActor (SavedAction) -> Void

    @Environment(\.words) private var words

    var body: some View {
        HStack(spacing: 0) {
            ListRow(game.title, subtitle: game.description) {
                EmblemUnlessLarge(game: game)
            } action: {
                onOpen()
            }
            .accessibilityHint(Text(verbatim: words["ui-saved-open-game"]))
            .accessibilityActions {
                ForEach(game.actions, id: \.self) { action in
                    Button {
                        onAction(action)
                    } label: {
                        Text(verbatim: action.title(words))
                    }
                }
            }
            IconButton(.more, label: game.menuLabel(words), action: onMore)
        }
    }
}

/// A deleted game, which can still be brought back.
struct DeletedRow: View {
    let game: SavedGame
    let onBringBack: @MainActor () -> Void
    let onRemove: @MainActor () -> Void

    @Environment(\.largeText) private var largeText
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            row
            Group {
                if largeText {
                    VStack(alignment: .leading, spacing: Space.gap) { buttons }
                } else {
                    HStack(spacing: Space.gap) { buttons }
                }
            }
            .padding(.horizontal, Space.margin)
            .padding(.bottom, Space.row)
        }
    }

    @ViewBuilder private var buttons: some View {
        WindroseButton(words["ui-saved-bring-back"], action: onBringBack)
        WindroseButton(words["ui-saved-remove"], kind: .quiet, action: onRemove)
    }

    private var row: some View {
        ListRow(game.title, subtitle: game.description) {
            EmblemUnlessLarge(game: game)
        }
    }
}

private struct EmblemUnlessLarge: View {
    let game: SavedGame

    @Environment(\.largeText) private var largeText

    var body: some View {
        if !largeText { GameEmblemView(game.kind.accent) }
    }
}

/// What can be done with a game besides opening it, within reach of the thumb.
struct GameMenu: View {
    let game: SavedGame
    let onDismiss: @MainActor () -> Void
    let onAction: @MainActor (SavedAction) -> Void

    @Environment(\.colors) private var colors
    @Environment(\.words) private var words

    var body: some View {
        Sheet(game.title, closeLabel: words["ui-close"], onDismiss: onDismiss) {
            FittingScroll {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(game.actions, id: \.self) { action in
                        line(action)
                    }
                }
            }
        }
    }

    private func line(_ action: SavedAction) -> some View {
        let ink = action.danger ? colors.bad : colors.ink
        return Button {
            onAction(action)
        } label: {
            HStack(spacing: Space.row) {
                Icon(action.glyph, size: 22, color: ink)
                WindroseText(action.title(words), Typography.name, color: ink)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            .padding(.vertical, Space.half)
            .frame(minHeight: Space.target)
        }
        .buttonStyle(PressStyle(.row))
    }
}

/// Asks once more before what cannot be taken back.
struct SureDialog: View {
    let title: String
    let text: String
    let onDismiss: @MainActor () -> Void
    let onConfirm: @MainActor () -> Void

    @Environment(\.words) private var words

    var body: some View {
        QuestionDialog(
            title,
            text: text,
            buttons: [
                DialogButton(title, kind: .danger, perform: onConfirm),
                DialogButton(words["ui-cancel"], kind: .quiet, perform: onDismiss),
            ],
            closeLabel: words["ui-cancel"],
            onDismiss: onDismiss
        )
    }
}
