import Observation
import WindroseCore

/// The licences of the app and of what it is made of.
@MainActor
@Observable
public final class LicencesModel {
    @ObservationIgnored private let app: AppModel
    @ObservationIgnored private let read: ResourceReader

    /// What the app is made of; nil until it has been read.
    public private(set) var ingredients: Ingredients?

    /// The licence that is being read.
    public private(set) var open: LicenceText?

    /// The licences as `read` reads them.
    public init(app: AppModel, read: @escaping ResourceReader) {
        self.app = app
        self.read = read
    }

    /// Reads what the app is made of.
    public func serve() async {
        let read = read
        await app.guarded {
            self.ingredients = try await self.app.core { _ in read(Ingredients.index).map { Ingredients($0) } }
        }
    }

    /// Shows the licence of `ingredient`.
    @discardableResult
    public func show(_ ingredient: Ingredient) -> Task<Void, Never> {
        let read = read
        return app.attempt {
            self.open = try await self.app.core { _ in
                read(ingredient.resource).map { LicenceText(ingredient, text: $0) }
            }
        }
    }

    /// The player has read the licence.
    public func close() {
        open = nil
    }
}
