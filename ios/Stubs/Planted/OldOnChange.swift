// expect: contextual closure type '(Int, Int) -> Void' expects 2 arguments, but 1 was used in closure body
import SwiftUI

/// The form of a modifier that iOS 17 no longer wants.
struct OldOnChange: View {
    let score: Int

    var body: some View {
        Text(verbatim: "Tack").onChange(of: score) { new in print(new) }
    }
}
