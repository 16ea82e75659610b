// expect: referencing initializer 'init(_:content:)' on 'ForEach' requires that 'Row' conform to 'Identifiable'
import SwiftUI

struct Row {
    let title: String
}

/// A list of rows that cannot be told apart.
struct NotIdentifiable: View {
    let rows: [Row]

    var body: some View {
        ForEach(rows) { row in Text(verbatim: row.title) }
    }
}
