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

    @Environment(\.largeText) private var largeText
    @Environment(\.words) private var words

    var body: some View {
        if largeText {
            VStack(alignment: .leading, spacing: 0) {
                row
                WindroseButton(words["ui-saved-bring-back"], kind: .quiet, action: onBringBack)
            }
        } else {
            HStack(spacing: 0) {
                row
                WindroseButton(words["ui-saved-bring-back"], action: onBringBack)
                    .padding(.trailing, Space.row)
            }
        }
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

/// Asks before a game is ended without a result.
struct AbandonDialog: View {
    let onDismiss: @MainActor () -> Void
    let onConfirm: @MainActor () -> Void

    @Environment(\.words) private var words

    var body: some View {
        QuestionDialog(
            words["ui-saved-abandon"],
            text: words["ui-saved-abandon-text"],
            buttons: [
                DialogButton(words["ui-saved-abandon"], kind: .danger, perform: onConfirm),
                DialogButton(words["ui-cancel"], kind: .quiet, perform: onDismiss),
            ],
            closeLabel: words["ui-cancel"],
            onDismiss: onDismiss
        )
    }
}
