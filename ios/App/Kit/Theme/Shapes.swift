import SwiftUI
import WindroseKit

extension Shape where Self == RoundedRectangle {
    /// The outline of chips, signs and fields.
    static var chip: RoundedRectangle { RoundedRectangle(cornerRadius: Corner.chip) }

    /// The outline of buttons and hand cards.
    static var button: RoundedRectangle { RoundedRectangle(cornerRadius: Corner.button) }

    /// The outline of cards.
    static var card: RoundedRectangle { RoundedRectangle(cornerRadius: Corner.card) }

    /// The outline of the wash over a row when it is pressed.
    static var row: RoundedRectangle { RoundedRectangle(cornerRadius: 6) }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// The outline of a tray: round above, square below.
    static var tray: UnevenRoundedRectangle {
        UnevenRoundedRectangle(topLeadingRadius: Corner.tray, topTrailingRadius: Corner.tray)
    }

    /// The outline of a column that lies at the trailing edge.
    static var side: UnevenRoundedRectangle {
        UnevenRoundedRectangle(topLeadingRadius: Corner.side, bottomLeadingRadius: Corner.side)
    }
}
