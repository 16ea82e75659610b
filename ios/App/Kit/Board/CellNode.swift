import SwiftUI
import WindroseKit

/// One cell as a button: the whole square takes the tap, and everything that is drawn is also said.
struct CellNode<Content: View>: View {
    private let cell: BoardCell
    private let on: @MainActor (TableEvent) -> Void
    private let content: Content

    /// The cell `cell` with what lies on it.
    init(_ cell: BoardCell, on: @escaping @MainActor (TableEvent) -> Void, @ViewBuilder content: () -> Content) {
        self.cell = cell
        self.on = on
        self.content = content()
    }

    var body: some View {
        Button {
            cell.tap.map(on)
        } label: {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .buttonStyle(PressStyle(RoundedRectangle(cornerRadius: 10)))
        .disabled(cell.tap == nil)
        .accessibilityLabel(Text(verbatim: cell.spoken))
        .accessibilityValue(Text(verbatim: cell.state))
        .accessibilityAddTraits(cell.marks.selected ? .isSelected : [])
        .accessibilityActions {
            ForEach(Array(cell.actions.enumerated()), id: \.offset) { _, action in
                Button {
                    on(action.event)
                } label: {
                    Text(verbatim: action.label)
                }
            }
        }
    }
}
