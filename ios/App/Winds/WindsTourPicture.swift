import SwiftUI
import WindroseKit

/// The picture of a page of the first game: a corner of the sea with what the text speaks of.
struct WindsTourPicture: View {
    let page: Int

    @Environment(\.words) private var words

    var body: some View {
        if WindsTour.pages.indices.contains(page) {
            let tour = WindsTour.pages[page]
            ChartBoard(
                WindsTour.plan,
                cells: tour.cells,
                columnLabels: WindsTour.columnLabels,
                rowLabels: WindsTour.rowLabels,
                paths: tour.arrows,
                notes: tour.notes,
                ground: .sea,
                deep: WindsTour.deep,
                on: { _ in },
                content: { cell, geometry in
                    if let content = tour.content(cell.position, words: words) {
                        SeaCellContent(content, at: cell.position, geometry: geometry)
                    }
                }
            )
        }
    }
}
