// expect: static method 'buildExpression' requires that 'Int' conform to 'View'
import SwiftUI

/// A number between views.
struct NotAView: View {
    var body: some View {
        VStack {
            Text(verbatim: "Tack")
            4
        }
    }
}
