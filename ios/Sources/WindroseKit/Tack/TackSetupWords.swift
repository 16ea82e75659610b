import WindroseCore

extension WindCard {
    /// The key of the card's name with its winds.
    var key: String { "ui-tack-card-\(keyPart)" }

    private var keyPart: String {
        switch self {
        case .clearDay1: "clear-day-1"
        case .clearDay2: "clear-day-2"
        case .clearDay3: "clear-day-3"
        case .hotDay1: "hot-day-1"
        case .hotDay2: "hot-day-2"
        case .hotDay3: "hot-day-3"
        case .coldFront1: "cold-front-1"
        case .coldFront2: "cold-front-2"
        case .coldFront3: "cold-front-3"
        case .nightSail1: "night-sail-1"
        case .nightSail2: "night-sail-2"
        case .nightSail3: "night-sail-3"
        }
    }
}

extension Storm {
    /// The key of the storm's name; its rule stands under the same key with `-rule`.
    var key: String { "ui-tack-storm-\(keyPart)" }

    /// What keys and names of the card end with.
    var keyPart: String {
        switch self {
        case .crosswind: "crosswind"
        case .becalmed: "becalmed"
        case .gale: "gale"
        case .anchor: "anchor"
        case .undertow: "undertow"
        case .trimmedSails: "trimmed-sails"
        case .flotilla: "flotilla"
        case .fogBank: "fog-bank"
        case .manOverboard: "man-overboard"
        case .tailwind: "tailwind"
        case .lighthouseBeam: "lighthouse-beam"
        case .swapCourse: "swap-course"
        }
    }
}

extension TideLevel {
    /// The key of the level's name; what it means stands under the same key with `-text`.
    var key: String {
        switch self {
        case .neap: "ui-tack-level-neap"
        case .mean: "ui-tack-level-mean"
        case .spring: "ui-tack-level-spring"
        }
    }
}
