import SwiftUI
import WindroseKit

/// The licences of the app and of what it is made of.
struct LicencesRoute: View {
    let app: AppModel

    var body: some View {
        let model = app.navigator.keep(.licences) { LicencesModel(app: app, read: Resources.read) }
        LicencesScreen(
            ingredients: model.ingredients,
            open: model.open,
            onOpen: { model.show($0) },
            onClose: model.close,
            onBack: { app.back() }
        )
        .task { await model.serve() }
    }
}

/// The list of licences; a tap shows the text of one.
struct LicencesScreen: View {
    let ingredients: Ingredients?
    let open: LicenceText?
    let onOpen: @MainActor (Ingredient) -> Void
    let onClose: @MainActor () -> Void
    let onBack: @MainActor () -> Void

    @Environment(\.words) private var words

    var body: some View {
        ZStack {
            Page(words["ui-licences-title"], back: onBack) {
                PageColumn {
                    WindroseText(words["ui-licences-text"])
                        .padding(.horizontal, Space.half)
                    if let ingredients {
                        group(words["ui-licences-fonts"], ingredients.fonts)
                        group(words["ui-licences-libraries"], ingredients.libraries)
                    }
                }
            }
            .covered(open != nil)
            if let open {
                LicenceSheet(licence: open, onClose: onClose)
            }
        }
    }

    private func group(_ title: String, _ ingredients: [Ingredient]) -> some View {
        TitledPart(title) {
            Card {
                ForEach(Array(ingredients.enumerated()), id: \.offset) { index, ingredient in
                    if index > 0 { WindroseDivider() }
                    ListRow(
                        ingredient.name,
                        subtitle: ingredient.licence,
                        titleRole: Typography.name,
                        action: { onOpen(ingredient) }
                    )
                }
            }
        }
    }
}

private struct LicenceSheet: View {
    let licence: LicenceText
    let onClose: @MainActor () -> Void

    @Environment(\.words) private var words

    var body: some View {
        Sheet(licence.ingredient.licence, closeLabel: words["ui-close"], onDismiss: onClose) {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: Space.row) {
                    ForEach(Array(licence.paragraphs.enumerated()), id: \.offset) { _, paragraph in
                        WindroseText(paragraph, Typography.captionSmall)
                    }
                }
            }
            .scrollBounceBehavior(.basedOnSize)
        }
    }
}
