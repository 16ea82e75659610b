// A view without a fault. It must pass: it shows that the others fail for their faults alone.
import SwiftUI
import WindroseKit

struct Control: View {
    let title: String
    let on: @MainActor (Int) -> Void

    @State private var taps = 0
    @FocusState private var focused: Bool
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        VStack(alignment: .leading, spacing: Space.gap) {
            Text(verbatim: title)
                .font(.custom(FontFile.textRegular.postScriptName, size: 17, relativeTo: .body))
                .foregroundStyle(.black)
            if taps > 0 {
                Canvas { context, size in
                    context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.white))
                }
                .frame(width: 24, height: 24)
            }
            Button {
                taps += 1
                on(taps)
            } label: {
                RoundedRectangle(cornerRadius: Corner.chip).fill(.clear)
            }
            .focused($focused)
            .accessibilityLabel(Text(verbatim: title))
            .accessibilityAction(named: Text(verbatim: title)) { on(0) }
        }
        .onChange(of: taps) { old, new in
            if new > old { focused = true }
        }
        .animation(.easeOut(duration: 0.2), value: taps)
    }
}

struct Control_Previews: PreviewProvider {
    static var previews: some View {
        Control(title: "Tack", on: { _ in })
    }
}
