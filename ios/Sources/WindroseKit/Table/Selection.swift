import WindroseCore

/// A piece beside the board that waits to be laid; `spot` is where the selection lays it. The `held` piece is laid
/// next, even where only one spot is left for it.
public struct Piece: Equatable, Sendable {
    /// Which one, counted from 0.
    public let index: Int
    /// Where the selection lays it; nil while it waits.
    public let spot: String?
    /// Whether it is laid next.
    public let held: Bool
}

/// A part that is picked by a chip.
public struct ChipPart: Equatable, Sendable {
    /// The part.
    public let part: Part
    /// Whether it is picked.
    public let chosen: Bool
}

/// A choice with its place among all choices.
public struct IndexedChoice: Equatable, Sendable {
    /// Its place, for `TableEvent.choose`.
    public let index: Int
    /// The choice.
    public let choice: Choice
}

/// What a player has picked of a decision so far, and what that leaves open.
///
/// Nothing here knows a rule: a choice is a candidate when it contains every picked part, and what may be tapped is
/// what the choices say. A part that all candidates share is implied, as if it were picked. Tapping a picked part lets
/// go of it; tapping a part of no candidate lets go of as many of the latest picks as stand in its way.
public struct Selection: Equatable, Sendable {
    /// Nothing to choose from.
    public static let none = Selection(of: [])

    /// Everything that may be chosen.
    public let choices: [Choice]
    /// The choices that contain everything picked.
    public let candidates: [Choice]
    /// The one choice that the picks lead to, if they do.
    public let ready: Choice?
    /// Whether every part of `ready` was picked by hand or by its name, and the last tap can have meant nothing else.
    public let complete: Bool
    /// The parts that are picked or implied, in the order of their picking.
    public let chosen: [Part]
    /// The pieces beside the board.
    public let pieces: [Piece]
    /// The spots that come next.
    public let legalSpots: Set<String>
    /// The spots that are picked or implied.
    public let chosenSpots: [String]

    /// What is picked or implied, as the core is asked about it: first chips by their ids, then spots.
    var named: [String] { chosen.filter(\.isChip).map(\.id) + chosenSpots }

    private let picked: [String]
    private let heldByHand: Int?
    private let button: Int?
    private let byName: Bool
    /// Whether what all candidates share counts as picked. Otherwise nothing is guessed.
    private let implies: Bool
    /// The kind of the held piece: pieces that stand for one another lie side by side and are named by the first.
    private let heldKind: Int?
    /// The parts that come next: of each candidate the first that is open, or all of them where the order is free.
    private let next: [Part]

    /// Nothing picked yet of `choices`; what is the only one left counts as picked where it is `implied`.
    public init(of choices: [Choice], implied: Bool = true) {
        self.init(choices, picked: [], heldByHand: nil, button: nil, implies: implied)
    }

    private init(
        _ choices: [Choice],
        picked: [String],
        heldByHand: Int?,
        button: Int?,
        byName: Bool = false,
        implies: Bool
    ) {
        self.byName = byName
        self.implies = implies
        self.choices = choices
        self.picked = picked
        self.heldByHand = heldByHand
        self.button = button
        let candidates = button.map { [choices[$0]] } ?? choices.containing(picked)
        let isEmpty = picked.isEmpty && button == nil
        let only = candidates.only.flatMap { implies || $0.has(only: picked) ? $0 : nil }
        let ready = only ?? candidates.first { !isEmpty && $0.has(exactly: picked) }
        let implied = implies ? candidates.sharedParts.filter { !picked.contains($0) } : []
        // In the words of a candidate if there is one.
        let chosen = (picked + implied).compactMap { id in candidates.part(id) ?? choices.part(id) }
        let pieces = Self.layOut(choices, chosen: chosen, picked: picked, heldByHand: heldByHand)
        let heldKind = pieces.first(where: \.held).flatMap { held in choices.kinds.last { $0 <= held.index } }
        // A plain button keeps nothing else from being picked.
        let next = Self.next(button == nil ? candidates : choices, picked: picked, implied: Set(implied))
        self.candidates = candidates
        self.ready = ready
        self.chosen = chosen
        self.pieces = pieces
        self.heldKind = heldKind
        self.next = next
        complete = candidates.count == 1 && !isEmpty && ready.map { ready in
            ready.has(only: picked) && (byName || !Self.beginsAnother(choices, than: ready, picked: picked))
        } ?? false
        legalSpots = Set(next.filter { $0.isInHand(heldKind) }.compactMap(\.spot))
        chosenSpots = chosen.compactMap(\.spot)
    }

    /// Whether the spot or the part called `id` is picked or implied.
    func contains(_ id: String) -> Bool { chosenSpots.contains(id) || chosen.contains { $0.id == id } }

    /// Whether nothing is picked yet.
    public var isEmpty: Bool { picked.isEmpty && button == nil }

    /// The chips that come next or are picked, with those that could stand in their place.
    public var chips: [ChipPart] {
        let pickedChips = chosen.filter(\.isChip)
        let ids = Set(pickedChips.map(\.id))
        // Without the picked chip its alternatives come next again.
        let rest = picked.filter { !ids.contains($0) }
        let alternatives = rest.count == picked.count ? next : with(rest).next
        return (alternatives.filter(\.isChip) + pickedChips).distinct.map {
            ChipPart(part: $0, chosen: ids.contains($0.id))
        }
    }

    /// The choices without parts, each a plain button.
    public var buttons: [IndexedChoice] {
        indexed.filter(\.choice.text.parts.isEmpty)
    }

    /// The selection after a tap on `spot`; nil when the spot is part of no choice.
    public func tapSpot(_ spot: String) -> Selection? {
        if let last = picked.last(where: { part($0)?.spot == spot }) { return without(last) }
        let here = choices.flatMap(withinReach).filter { $0.spot == spot && $0.isInHand(heldKind) }
        // A part of a candidate goes before one that starts afresh.
        let open = Set(candidates.flatMap(\.partIds))
        return (here.first { open.contains($0.id) } ?? here.first).flatMap { pick($0.id) }
    }

    /// The selection after the part `id` was picked, or let go.
    public func tapPart(_ id: String) -> Selection? {
        if picked.contains(id) { return without(id) }
        return part(id) == nil ? nil : pick(id)
    }

    /// The selection with the piece `index` in hand; a piece that was laid is taken back.
    public func tapPiece(_ index: Int) -> Selection? {
        guard pieces.indices.contains(index) else { return nil }
        let laid = picked.first { id in
            guard case let .lay(_, spot) = part(id)?.at else { return false }
            return spot == pieces[index].spot
        }
        let rest = picked.filter { $0 != laid }
        return Selection(choices, picked: rest, heldByHand: index, button: nil, implies: implies)
    }

    /// The selection in which the choice at `index` is picked whole; nil when there is none.
    public func choose(_ index: Int) -> Selection? {
        guard choices.indices.contains(index) else { return nil }
        let parts = choices[index].text.parts.map(\.id)
        let plain = parts.isEmpty ? index : nil
        return Selection(choices, picked: parts, heldByHand: nil, button: plain, byName: true, implies: implies)
    }

    /// Nothing picked, of the same choices.
    public func cleared() -> Selection {
        Selection(of: choices, implied: implies)
    }

    /// The same picks among `choices`, which are the present ones in another language.
    public func retold(_ choices: [Choice]) -> Selection {
        guard choices.count == self.choices.count else { return Selection(of: choices, implied: implies) }
        return Selection(
            choices, picked: picked, heldByHand: heldByHand, button: button, byName: byName, implies: implies
        )
    }

    /// What can be done at `spot` with one word: the choices that begin there.
    public func choicesFrom(_ spot: String) -> [IndexedChoice] {
        indexed.filter { $0.choice.beginnings.contains { $0.at == .spot(spot: spot) } }
    }

    /// The pieces that may be laid on `spot` now, equal ones once.
    public func layingOn(_ spot: String) -> [Part] {
        next.filter { $0.isLaid && $0.spot == spot }
    }

    private var indexed: [IndexedChoice] {
        choices.enumerated().map { IndexedChoice(index: $0.offset, choice: $0.element) }
    }

    /// The part called `id`, in the words of a candidate if there is one.
    private func part(_ id: String) -> Part? {
        candidates.part(id) ?? choices.part(id)
    }

    /// With what was begun a part goes that no choice has with it, but only for one that begins another choice.
    private func pick(_ id: String) -> Selection? {
        let kept = (0...picked.count).reversed().map { Array(picked.prefix($0)) }
        guard let picks = kept.map({ $0 + [id] }).first(where: { !choices.containing($0).isEmpty }) else { return nil }
        let letsGo = picks.count == 1 && picked.contains(where: begins)
        return letsGo && !begins(id) ? nil : with(picks)
    }

    /// The parts that a tap can mean: what an ordered choice has behind a chip waits for that chip to be picked.
    private func withinReach(_ choice: Choice) -> [Part] {
        if choice.text.anyOrder { return choice.text.parts }
        return Array(choice.text.parts.prefix { part in !part.isChip || chosen.contains { $0.id == part.id } })
    }

    private func begins(_ id: String) -> Bool { choices.begin(with: id) }

    /// Whether the last tap may have begun another choice than `ready`, instead of that which was begun before.
    private static func beginsAnother(_ choices: [Choice], than ready: Choice, picked: [String]) -> Bool {
        guard let last = picked.last, case .spot = choices.part(last)?.at else { return false }
        guard picked.dropLast().contains(where: choices.begin(with:)) else { return false }
        return choices.filter { $0 != ready }.begin(with: last)
    }

    private func without(_ id: String) -> Selection {
        with(picked.filter { $0 != id })
    }

    private func with(_ picks: [String]) -> Selection {
        Selection(choices, picked: picks, heldByHand: heldByHand, button: nil, implies: implies)
    }

    private static func next(_ candidates: [Choice], picked: [String], implied: Set<String>) -> [Part] {
        candidates.flatMap { candidate in
            let open = candidate.text.parts.filter { !picked.contains($0.id) }
            let decided = open.allSatisfy { implied.contains($0.id) }
            let undecided = decided ? open : open.filter { !implied.contains($0.id) }
            return candidate.text.anyOrder ? undecided : Array(undecided.prefix(1))
        }.distinct
    }

    private static func layOut(
        _ choices: [Choice],
        chosen: [Part],
        picked: [String],
        heldByHand: Int?
    ) -> [Piece] {
        let count = choices.map { $0.text.parts.filter(\.isLaid).count }.max() ?? 0
        var spots = [String?](repeating: nil, count: count)
        var waiting = [Bool](repeating: true, count: count)
        for part in chosen {
            guard case let .lay(piece, spot) = part.at else { continue }
            guard let free = spots.indices.first(where: { $0 >= Int(piece) && spots[$0] == nil }) else { continue }
            spots[free] = spot
            waiting[free] = !picked.contains(part.id)
        }
        let byHand = heldByHand.flatMap { waiting.indices.contains($0) && waiting[$0] ? $0 : nil }
        let held = byHand ?? waiting.firstIndex(of: true)
        return spots.enumerated().map { Piece(index: $0.offset, spot: $0.element, held: $0.offset == held) }
    }
}

extension Choice {
    fileprivate var partIds: [String] { text.parts.map(\.id) }

    /// The parts that may be picked first.
    fileprivate var beginnings: some Sequence<Part> { text.anyOrder ? text.parts[...] : text.parts.prefix(1) }

    fileprivate func has(only ids: [String]) -> Bool { text.parts.allSatisfy { ids.contains($0.id) } }

    fileprivate func has(exactly ids: [String]) -> Bool { Set(partIds) == Set(ids) }
}

extension [Choice] {
    fileprivate var only: Choice? { count == 1 ? first : nil }

    fileprivate func containing(_ ids: [String]) -> [Choice] {
        filter { choice in ids.allSatisfy { id in choice.text.parts.contains { $0.id == id } } }
    }

    fileprivate func part(_ id: String) -> Part? {
        for choice in self {
            if let part = choice.text.parts.first(where: { $0.id == id }) { return part }
        }
        return nil
    }

    /// Whether the part `id` begins one of them.
    fileprivate func begin(with id: String) -> Bool {
        contains { $0.beginnings.contains { $0.id == id } }
    }

    /// The parts that all have, in the order of the first.
    fileprivate var sharedParts: [String] {
        guard let first else { return [] }
        return first.text.parts.distinct.map(\.id).filter { id in
            dropFirst().allSatisfy { choice in choice.text.parts.contains { $0.id == id } }
        }
    }

    fileprivate var kinds: [Int] {
        Set(flatMap(\.text.parts).compactMap { part in
            if case let .lay(piece, _) = part.at { Int(piece) } else { nil }
        }).sorted()
    }
}

extension [Part] {
    /// Each part once.
    fileprivate var distinct: [Part] {
        var seen: Set<String> = []
        return filter { seen.insert($0.id).inserted }
    }
}

extension Part {
    fileprivate var isChip: Bool { at == .chip }

    fileprivate var isLaid: Bool {
        if case .lay = at { true } else { false }
    }

    var spot: String? {
        switch at {
        case let .spot(spot): spot
        case let .lay(_, spot): spot
        case .chip: nil
        }
    }

    /// Whether it can be picked while a piece of `heldKind` is in hand.
    fileprivate func isInHand(_ heldKind: Int?) -> Bool {
        if case let .lay(piece, _) = at { Int(piece) == heldKind } else { true }
    }
}
