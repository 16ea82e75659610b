// expect: type 'NoBody' does not conform to protocol 'View'
import SwiftUI

/// A view that shows nothing because nobody said what.
struct NoBody: View {
    let title: String
}
