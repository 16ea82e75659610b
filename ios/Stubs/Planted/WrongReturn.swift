// expect: cannot convert return expression of type 'some View' to return type 'Text'
import SwiftUI

/// A modifier of all views, taken for one of texts.
struct WrongReturn: View {
    var body: some View { padded }

    private var padded: Text {
        Text(verbatim: "Tack").padding(8)
    }
}
