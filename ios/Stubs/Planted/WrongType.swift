// expect: cannot convert value of type 'String' to expected argument type 'CGFloat?'
import SwiftUI

/// A width in words.
struct WrongType: View {
    var body: some View {
        Text(verbatim: "Tack").padding(.leading, "8" as String)
    }
}
