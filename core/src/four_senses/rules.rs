//! What is legal, and the exact reason when something is not.

use super::board::{BoardSpace, SIDE};
use super::lines::{NAMABLE, WinLine};
use super::state::{FourSenses, MOST_NAMED};
use super::{FourSensesAction, FourSensesQuestion, WoodPiece};

/// Why a set-up or an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FourSensesRefusal {
    /// Set-up: two or three play.
    Players,
    /// Set-up: nobody sits in the seat that is to begin.
    NoSuchSeat,
    /// The game is over.
    GameOver,
    /// Something else is to be decided now.
    OtherQuestion,
    /// A piece must be placed before the turn can end.
    MustPlace,
    /// There is no such space.
    NoSuchSpace,
    /// Nothing more goes on the space.
    Full,
    /// No such piece is left.
    NoneLeft,
    /// There is no such line.
    NoSuchLine,
    /// The line is named already.
    NamedAlready,
    /// Two lines are named.
    TwoNamed,
    /// A wrong declaration has cost the seat its other one of this turn.
    Silenced,
}

use FourSensesAction as Action;
use FourSensesRefusal as Refusal;

/// The placements on a row: four spaces, and four pieces on each.
type Row = [Action; 4 * SIDE];

const fn require(fits: bool, refusal: Refusal) -> Result<(), Refusal> {
    if fits { Ok(()) } else { Err(refusal) }
}

/// The placements on each row, for each set of piles that are not empty (flat 1, holed 2, two-level 4) and each set of its
/// spaces that are open; what follows them in a row is filling.
///
/// A placement is two bytes, so that the list of a row is copied in one piece.
static PLACEMENTS: [[[Row; 1 << SIDE]; SIDE]; 8] = placements();
/// How many placements an open space has for each set of piles.
static PLACED: [u8; 8] = [0, 1, 1, 2, 2, 3, 3, 4];

const fn placements() -> [[[Row; 1 << SIDE]; SIDE]; 8] {
    let mut all = [[[[Action::EndTurn; 4 * SIDE]; 1 << SIDE]; SIDE]; 8];
    let mut number = 0;
    while number < 8 * (SIDE << SIDE) {
        let (piles, row, open) = (number / (SIDE << SIDE), (number >> SIDE) % SIDE, number % (1 << SIDE));
        let (mut at, mut place) = (0, 0);
        while place < 4 * SIDE {
            let (column, piece) = (place / 4, WoodPiece::ALL[place % 4]);
            if open >> column & 1 == 1 && piles >> piece.pile() & 1 == 1 {
                all[piles][row][open][at] = Action::Place { piece, space: BoardSpace::at(column as u8, row as u8) };
                at += 1;
            }
            place += 1;
        }
        number += 1;
    }
    all
}

/// Every line as an action, and the end.
static NAMES: [Action; NAMABLE + 1] = {
    let mut names = [Action::Done; NAMABLE + 1];
    let mut number = 0;
    while number < NAMABLE {
        names[number] = Action::Name { line: WinLine::numbered(number as u8) };
        number += 1;
    }
    names
};

/// The same without each of the lines.
static OTHER_NAMES: [[Action; NAMABLE]; NAMABLE] = {
    let mut all = [[Action::Done; NAMABLE]; NAMABLE];
    let mut named = 0;
    while named < NAMABLE {
        let mut at = 0;
        while at < NAMABLE {
            all[named][at] = NAMES[if at < named { at } else { at + 1 }];
            at += 1;
        }
        named += 1;
    }
    all
};

impl FourSenses {
    /// See [`crate::game::Game::legal_actions`].
    #[inline]
    pub(super) fn list(&self, into: &mut Vec<Action>) {
        match self.question() {
            None => {}
            Some(FourSensesQuestion::Place) => {
                self.list_placements(into);
                if !self.silenced {
                    into.push(Action::Declare);
                }
            }
            Some(FourSensesQuestion::Name) => self.list_names(self.named(), into),
            Some(FourSensesQuestion::TurnEnd | FourSensesQuestion::LastClaim) => {
                if self.silenced {
                    into.push(Action::EndTurn);
                } else {
                    into.extend_from_slice(&[Action::Declare, Action::EndTurn]);
                }
            }
        }
    }

    #[inline]
    fn list_placements(&self, into: &mut Vec<Action>) {
        let [flat, holed, tall] = self.supply.map(|left| usize::from(left > 0));
        let piles = flat | holed << 1 | tall << 2;
        let (placements, count) = (&PLACEMENTS[piles], usize::from(PLACED[piles]));
        let open = self.board.open();
        // A row is written whole, and what is left over of it is cut off: no branch depends on the board.
        let mut length = into.len();
        for (row, rows) in placements.iter().enumerate() {
            let row_open = usize::from(open >> (row * SIDE)) % (1 << SIDE);
            into.extend_from_slice(&rows[row_open]);
            length += count * row_open.count_ones() as usize;
            into.truncate(length);
        }
    }

    #[inline]
    fn list_names(&self, named: &[WinLine], into: &mut Vec<Action>) {
        match *named {
            [] => into.extend_from_slice(&NAMES),
            [one] => into.extend_from_slice(&OTHER_NAMES[one.index().min(NAMABLE - 1)]),
            _ => into.push(Action::Done),
        }
    }

    /// See [`crate::game::Game::check`].
    pub(super) fn verify(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Place { piece, space } => self.verify_placement(piece, space),
            Action::Declare => self.verify_declaring(),
            Action::Name { line } => self.verify_name(line),
            Action::Done => self.verify_naming(),
            Action::EndTurn => self.verify_end(),
        }
    }

    /// Why an action that does not answer the question is refused.
    const fn unasked(&self) -> Refusal {
        if self.is_over() { Refusal::GameOver } else { Refusal::OtherQuestion }
    }

    pub(super) fn verify_placement(&self, piece: WoodPiece, space: BoardSpace) -> Result<(), Refusal> {
        require(matches!(self.question(), Some(FourSensesQuestion::Place)), self.unasked())?;
        require(space.is_on_board(), Refusal::NoSuchSpace)?;
        require(self.board.open() & space.mask() != 0, Refusal::Full)?;
        require(self.left(piece) > 0, Refusal::NoneLeft)
    }

    pub(super) fn verify_declaring(&self) -> Result<(), Refusal> {
        require(!matches!(self.question(), None | Some(FourSensesQuestion::Name)), self.unasked())?;
        require(!self.silenced, Refusal::Silenced)
    }

    pub(super) fn verify_name(&self, line: WinLine) -> Result<(), Refusal> {
        self.verify_naming()?;
        let named = self.named();
        require(line.index() < NAMABLE, Refusal::NoSuchLine)?;
        require(!named.contains(&line), Refusal::NamedAlready)?;
        require(named.len() < MOST_NAMED, Refusal::TwoNamed)
    }

    /// Whether a declaration is open. Closing one asks for no more, for it may name nothing.
    pub(super) fn verify_naming(&self) -> Result<(), Refusal> {
        require(matches!(self.question(), Some(FourSensesQuestion::Name)), self.unasked())
    }

    pub(super) fn verify_end(&self) -> Result<(), Refusal> {
        match self.question() {
            Some(FourSensesQuestion::TurnEnd | FourSensesQuestion::LastClaim) => Ok(()),
            Some(FourSensesQuestion::Place) => Err(Refusal::MustPlace),
            Some(FourSensesQuestion::Name) | None => Err(self.unasked()),
        }
    }
}
