import Testing
import WindroseCore
import WindroseKit

@Suite("A selection")
struct SelectionTests {
    private let moves = Selection(of: [
        TableSamples.move("A0", "A1"), TableSamples.move("A0", "A2"),
        TableSamples.move("E0", "E1"), TableSamples.move("E0", "E4"),
    ])
    private let laying = Selection(of: ["BC", "CB", "BE", "EB", "CE", "EC"].map(TableSamples.lay))

    @Test("offers the first parts at first, and nothing is ready")
    func beginning() {
        #expect(moves.legalSpots == ["A0", "E0"])
        #expect(moves.ready == nil)
        #expect(moves.isEmpty)
    }

    @Test("leaves the spaces that a picked die reaches")
    func pickedDie() throws {
        let picked = try moves.tap("E0")
        #expect(picked.legalSpots == ["E1", "E4"])
        #expect(picked.chosenSpots == ["E0"])
        #expect(picked.ready == nil)
    }

    @Test("is complete with die and space")
    func dieAndSpace() throws {
        let picked = try moves.tap("E0", "E4")
        #expect(picked.label == "Move to E4")
        #expect(picked.complete)
    }

    @Test("lets another space of the same die take the place of the first")
    func anotherSpace() throws {
        #expect(try moves.tap("E0", "E4", "E1").label == "Move to E1")
    }

    @Test("starts afresh with another die")
    func anotherDie() throws {
        let picked = try moves.tap("E0", "E4", "A0")
        #expect(picked.chosenSpots == ["A0"])
        #expect(picked.legalSpots == ["A1", "A2"])
    }

    @Test("lets go of a picked part at a second tap")
    func secondTap() throws {
        #expect(try moves.tap("E0", "E4", "E4").chosenSpots == ["E0"])
        #expect(try moves.tap("E0", "E0").isEmpty)
    }

    @Test("is ready but not complete with a space that one die reaches")
    func loneSpace() throws {
        let picked = try moves.tap("A2")
        #expect(picked.label == "Move to A2")
        #expect(!picked.complete)
        #expect(try picked.tap("A0").complete)
    }

    @Test("cannot take what is no part of a choice")
    func noPart() {
        #expect(moves.tapSpot("C3") == nil)
        #expect(moves.tapPart("C3") == nil)
        #expect(moves.tapPiece(0) == nil)
        #expect(moves.choose(9) == nil)
        #expect(moves.choose(-1) == nil)
    }

    @Test("lets a spot behind a chip wait for the chip")
    func behindChip() throws {
        let chip = Part(at: .chip, id: "build", label: "Build", spoken: "Build")
        let build = TableSamples.choice("Build", [chip, TableSamples.spot("A1")])
        let selection = Selection(of: [build, TableSamples.move("B1", "B2")])
        #expect(selection.tapSpot("A1") == nil)
        #expect(try #require(selection.tapPart("build")).tap("A1").complete)
    }

    @Test("takes two dice to swap in either order")
    func swap() throws {
        let dice = [TableSamples.spot("A1"), TableSamples.spot("D4")]
        let swap = TableSamples.choice("Swap", dice, anyOrder: true)
        let selection = Selection(of: [swap, TableSamples.move("C2", "C3")])
        #expect(selection.legalSpots == ["A1", "D4", "C2"])
        #expect(selection.choicesFrom("D4").map(\.index) == [0])
        let other = try selection.tap("D4")
        #expect(other.legalSpots == ["A1"])
        #expect(other.label == "Swap")
        #expect(try other.tap("A1").complete)
        #expect(try selection.tap("A1", "D4").complete)
    }

    @Test("plays nothing by itself where the last tap may have begun another choice")
    func ambiguous() throws {
        let dice = [TableSamples.spot("A1"), TableSamples.spot("D4")]
        let swap = TableSamples.choice("Swap", dice, anyOrder: true)
        let selection = Selection(of: [swap, TableSamples.move("D4", "D3"), TableSamples.move("A1", "A2")])
        #expect(try selection.tap("A1", "D4").label == "Swap")
        #expect(try !selection.tap("A1", "D4").complete)
        #expect(try selection.tap("A1", "A2").complete)
        #expect(selection.choose(0)?.complete == true)
    }

    @Test("does not pick another die for a space out of reach of the picked one")
    func outOfReach() throws {
        #expect(try moves.tap("A0").tapSpot("E4") == nil)
        #expect(try moves.tap("A2", "E4").label == "Move to E4")
    }

    @Test("offers the parts of other choices one after another")
    func inOrder() throws {
        let dice = [TableSamples.spot("A1"), TableSamples.spot("D4")]
        let selection = Selection(of: [TableSamples.choice("Jump", dice), TableSamples.move("C2", "C3")])
        #expect(selection.legalSpots == ["A1", "C2"])
        #expect(try selection.tap("A1").legalSpots == ["D4"])
        #expect(selection.choicesFrom("D4").isEmpty)
    }

    @Test("holds and lays the first piece and forces the last")
    func pieces() throws {
        #expect(laying.pieces.map(\.held) == [true, false])
        #expect(laying.legalSpots == ["B6", "C6", "E6"])
        let one = try laying.tap("C6")
        #expect(one.pieces.map(\.spot) == ["C6", nil])
        #expect(one.legalSpots == ["B6", "E6"])
        #expect(try one.tapPiece(1)?.tap("E6").columns == "CE")
    }

    @Test("forces the last piece of a full set")
    func fullSet() throws {
        let full = try Selection(of: ["BC", "CB"].map(TableSamples.lay)).tap("C6")
        #expect(full.columns == "CB")
        #expect(!full.complete)
        #expect(try full.tap("B6").complete)
    }

    @Test("holds a tapped piece, and takes a laid one back")
    func heldPiece() throws {
        let held = try #require(laying.tapPiece(1))
        #expect(held.pieces.map(\.held) == [false, true])
        let back = try #require(held.tap("B6").tapPiece(1))
        #expect(back.pieces.map(\.spot) == [nil, nil])
    }

    @Test("lets equal pieces stand for one another")
    func equalPieces() throws {
        let pairs = [["B6", "C6"], ["B6", "E6"], ["C6", "E6"]]
        let twins = Selection(of: pairs.map { spots in
            let parts = spots.map { spot in
                Part(at: .lay(piece: 0, spot: spot), id: "5>\(spot)", label: spot, spoken: spot)
            }
            return TableSamples.choice("Place", parts, anyOrder: true)
        })
        let second = try #require(twins.tapPiece(1)).tap("B6")
        #expect(second.legalSpots == ["C6", "E6"])
        #expect(try second.tap("E6").complete)
    }

    @Test("brings chips once their die is picked, and lets them be changed")
    func chips() throws {
        let raises = Selection(of: ["A0", "E0"].flatMap { from in
            (4...6).map { TableSamples.raise(from, face: $0) }
        })
        #expect(raises.chips.isEmpty)
        let die = try raises.tap("A0")
        #expect(die.chips.map(\.part.id) == ["face:4", "face:5", "face:6"])
        let five = try #require(die.tapPart("face:5"))
        #expect(five.chips.map(\.part.id) == ["face:4", "face:5", "face:6"])
        #expect(five.chips.map(\.chosen) == [false, true, false])
        #expect(five.tapPart("face:6")?.label == "Turn the die to 6")
        #expect(five.tapPart("face:5")?.chosenSpots == ["A0"])
    }

    @Test("has what all choices share as good as picked")
    func shared() throws {
        let raises = Selection(of: (4...6).map { TableSamples.raise("E0", face: $0) })
        #expect(raises.chosenSpots == ["E0"])
        #expect(raises.chips.count == 3)
        #expect(raises.tapPart("face:4")?.label == "Turn the die to 4")
    }

    @Test("offers a choice without parts as a button")
    func button() throws {
        let selection = Selection(of: [TableSamples.move("B2", "B1"), TableSamples.button("End the turn")])
        #expect(selection.buttons.map(\.index) == [1])
        #expect(selection.ready == nil)
        let chosen = try #require(selection.choose(1))
        #expect(chosen.label == "End the turn")
        #expect(chosen.complete)
        #expect(try chosen.tap("B2").label == "Move to B1")
        #expect(chosen.legalSpots == selection.legalSpots)
    }

    @Test("has all parts of a choice picked by name")
    func byName() throws {
        let picked = try #require(moves.choose(3))
        #expect(picked.label == "Move to E4")
        #expect(picked.complete)
    }

    @Test("is ready by itself with a lone choice, but nobody meant it yet")
    func lone() {
        let lone = Selection(of: [TableSamples.move("A0", "A1")])
        #expect(lone.label == "Move to A1")
        #expect(!lone.complete)
    }

    @Test("names the choices that begin at a spot and the pieces to lay there")
    func customActions() {
        #expect(moves.choicesFrom("E0").map(\.index) == [2, 3])
        #expect(laying.layingOn("B6").map(\.id) == ["6>B6", "4>B6"])
    }

    @Test("keeps its picks in another language, and lets go of them among other choices")
    func retold() throws {
        let picked = try moves.tap("E0")
        #expect(picked.retold(moves.choices).chosenSpots == ["E0"])
        #expect(picked.retold([TableSamples.move("A0", "A1")]).isEmpty)
    }
}

extension Selection {
    fileprivate var label: String? { ready?.text.label }

    /// In which column each piece lies.
    fileprivate var columns: String {
        pieces.map { $0.spot.map { String($0.prefix(1)) } ?? "?" }.joined()
    }

    fileprivate func tap(_ spots: String...) throws -> Selection {
        try spots.reduce(self) { selection, spot in
            try #require(selection.tapSpot(spot), "Nothing to tap at \(spot)")
        }
    }
}
