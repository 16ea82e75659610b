import SwiftUI
import WindroseKit

/// Nothing of the table, until the seat that is to hold the device has it.
struct CoveredTable: View {
    let words: HandoverWords
    let on: @MainActor (TableEvent) -> Void

    var body: some View {
        HandoverCover(
            HandoverCover.Texts(
                game: words.game,
                lead: words.lead,
                name: words.name,
                text: words.text,
                accept: words.accept.text,
                rest: words.rest.text,
                winds: words.winds
            ),
            seat: words.seat,
            onAccept: { on(words.accept.event) },
            onRest: { on(words.rest.event) }
        )
    }
}
