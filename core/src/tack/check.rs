//! Whether an action is legal, and the exact reason when it is not.

use super::rules::are_neighbours;
use super::state::{Die, FAR, HIGH, HIGHEST, Tack, home, on_grid, toward};
use super::{Column, ColumnEffect, Faces, Space, Storm, TackAction, TackQuestion};
use crate::game::Seat;

/// Why a set-up or an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TackRefusal {
    /// Set-up: the even start is for two players only.
    EvenStartNeedsTwo,
    /// Set-up: chosen storm cards must be three different ones.
    StormsNotThree,
    /// Set-up: the spring tide is played with three storm cards.
    SpringNeedsStorms,
    /// Set-up: the older player sits in neither seat.
    NoSuchSeat,
    /// The game is over.
    GameOver,
    /// Something else is to be decided now.
    OtherQuestion,
    /// There is no such space, or no such face.
    NoSuchSpace,
    /// The dice are not those that were rolled.
    WrongDice,
    /// The column holds another die of the same seat.
    ColumnTaken,
    /// The seat has no die on its starting space in that column.
    NoStartingDie,
    /// The changed die must become a 4, 5 or 6.
    FaceNotHigh,
    /// Another die is lower.
    NotLowest,
    /// No die lies there.
    NoDieThere,
    /// The die is the opponent's.
    NotYourDie,
    /// A die must move by one space or more.
    SameSpace,
    /// A die does not move sideways.
    Sideways,
    /// A die does not move to a starting space.
    ToStartingSpace,
    /// Another die lies on the space.
    Occupied,
    /// A die does not jump over another.
    Jumps,
    /// Becalmed: no die moves more than 2 spaces.
    Becalmed,
    /// Gale: the die must leave its starting space by 2 spaces or more.
    Gale,
    /// Anchor: a grid die showing 1 moves exactly 1 space, and is not swapped.
    Anchored,
    /// The die can move to no space: dice or the edge of the grid are on either side.
    HemmedIn,
    /// The die did not begin the turn on the grid in a tide column, or has drifted.
    NotDrifting,
    /// A drift goes one space in the arrow's direction.
    NotWithTheTide,
    /// The next space in the arrow's direction is off the grid.
    OffTheGrid,
    /// Crosswind is not in play.
    NoCrosswind,
    /// The die is not on the grid.
    NotOnGrid,
    /// A sidestep goes one space sideways.
    NotNextDoor,
    /// Swap Course is not in play.
    NoSwapCourse,
    /// The dice show the same face.
    SameFaces,
    /// A swap names the die in the lower column first.
    SwapOrder,
    /// A die shows 1 to 6.
    FaceLimit,
    /// Undertow is not in play.
    NoUndertow,
    /// Undertow has been used this turn.
    AlreadyPulled,
    /// A pull goes one space toward the own side.
    NotHomeward,
    /// Trimmed Sails is not in play.
    NoTrimmedSails,
    /// Trimmed Sails has been used this turn.
    AlreadyTrimmed,
}

use TackRefusal as Refusal;

type Check<T = ()> = Result<T, TackRefusal>;

const fn require(fits: bool, refusal: Refusal) -> Check {
    if fits { Ok(()) } else { Err(refusal) }
}

impl Tack {
    /// See [`crate::game::Game::check`].
    pub(super) fn verify(&self, action: TackAction) -> Check {
        let asked = self.asked.ok_or(Refusal::GameOver)?;
        let seat = asked.seat;
        match (asked.question, action) {
            (TackQuestion::Move, TackAction::Move { from, to }) => self.verify_move(seat, from, to),
            (TackQuestion::Move, TackAction::Sidestep { from, to }) => self.verify_sidestep(seat, from, to),
            (TackQuestion::Move, TackAction::Swap { one, other }) => self.verify_swap(seat, one, other),
            (TackQuestion::OpeningPlaces | TackQuestion::Places, TackAction::Place { faces }) => {
                self.verify_places(seat, faces)
            }
            (TackQuestion::HighDie, TackAction::Raise { column, face }) => {
                self.starting_die(seat, column)?;
                require((HIGH..=HIGHEST).contains(&face), Refusal::FaceNotHigh)
            }
            (TackQuestion::LowestDie, TackAction::Remove { column }) => {
                let die = self.starting_die(seat, column)?;
                require(die.face() == self.lowest_face(seat), Refusal::NotLowest)
            }
            (TackQuestion::Drifts, TackAction::Drift { from, to }) => self.verify_drift(seat, from, to),
            (TackQuestion::Tailwind, TackAction::Turn { up }) => {
                let face = self.tailwind.map_or(0, |column| self.die(seat, column).face());
                verify_turn(face, up)
            }
            (TackQuestion::TurnEnd, TackAction::Pull { from, to }) => self.verify_pull(seat, from, to),
            (TackQuestion::TurnEnd, TackAction::Trim { column, up }) => {
                require(self.storm(Storm::TrimmedSails), Refusal::NoTrimmedSails)?;
                require(self.may_use(Storm::TrimmedSails), Refusal::AlreadyTrimmed)?;
                verify_turn(self.starting_die(seat, column)?.face(), up)
            }
            (TackQuestion::Drifts | TackQuestion::Tailwind | TackQuestion::TurnEnd, TackAction::Done) => Ok(()),
            _ => Err(Refusal::OtherQuestion),
        }
    }

    /// The own die on `space`.
    fn own_die(&self, seat: Seat, space: Space) -> Check<Die> {
        require(space.row <= FAR, Refusal::NoSuchSpace)?;
        let die = self.die(seat, space.column);
        if die.is_there() && die.row() == space.row {
            return Ok(die);
        }
        Err(if self.owner(space).is_some() { Refusal::NotYourDie } else { Refusal::NoDieThere })
    }

    /// The own die on the starting space of `column`.
    fn starting_die(&self, seat: Seat, column: Column) -> Check<Die> {
        let die = self.die(seat, column);
        require(die.is_there() && die.row() == home(seat), Refusal::NoStartingDie)?;
        Ok(die)
    }

    fn verify_move(&self, seat: Seat, from: Space, to: Space) -> Check {
        let die = self.own_die(seat, from)?;
        if from.column == to.column && self.reach(seat, from.column).contains(to.row & 7) && on_grid(to.row) {
            return Ok(());
        }
        Err(self.why_not(seat, die, from, to))
    }

    /// Why a die does not reach a space along its column, given that it does not.
    fn why_not(&self, seat: Seat, die: Die, from: Space, to: Space) -> Refusal {
        if to.row > FAR {
            return Refusal::NoSuchSpace;
        }
        if from.column != to.column {
            return Refusal::Sideways;
        }
        if from.row == to.row {
            return Refusal::SameSpace;
        }
        if !on_grid(to.row) {
            return Refusal::ToStartingSpace;
        }
        let other = self.die(Seat(seat.0 ^ 1), from.column);
        if other.on_grid() && other.row() == to.row {
            return Refusal::Occupied;
        }
        let [low, high] = [from.row.min(to.row), from.row.max(to.row)];
        if other.on_grid() && low < other.row() && other.row() < high {
            return Refusal::Jumps;
        }
        if self.is_anchored(die) {
            return Refusal::Anchored;
        }
        // What is left is too far or too near, and only Gale finds a space too near.
        if high - low > 2 { Refusal::Becalmed } else { Refusal::Gale }
    }

    fn verify_sidestep(&self, seat: Seat, from: Space, to: Space) -> Check {
        require(self.storm(Storm::Crosswind), Refusal::NoCrosswind)?;
        self.own_die(seat, from)?;
        require(to.row == from.row && are_neighbours(from.column, to.column), Refusal::NotNextDoor)?;
        self.refuse_sidestep(seat, from.column, to.column).map_or(Ok(()), Err)
    }

    fn verify_swap(&self, seat: Seat, one: Space, other: Space) -> Check {
        require(self.storm(Storm::SwapCourse), Refusal::NoSwapCourse)?;
        self.own_die(seat, one)?;
        self.own_die(seat, other)?;
        require(one.column < other.column, Refusal::SwapOrder)?;
        self.refuse_swap(seat, one.column, other.column).map_or(Ok(()), Err)
    }

    fn verify_drift(&self, seat: Seat, from: Space, to: Space) -> Check {
        let die = self.own_die(seat, from)?;
        require(die.on_grid() && self.drifting.contains(from.column as u8), Refusal::NotDrifting)?;
        let Some(ColumnEffect::Tide { seat: arrow }) = self.card.effect(from.column) else {
            return Err(Refusal::NotDrifting);
        };
        let row = toward(arrow, die.row()).ok_or(Refusal::OffTheGrid)?;
        require(to == Space { column: from.column, row }, Refusal::NotWithTheTide)?;
        require(self.is_free(to.column, to.row), Refusal::Occupied)
    }

    fn verify_pull(&self, seat: Seat, from: Space, to: Space) -> Check {
        require(self.storm(Storm::Undertow), Refusal::NoUndertow)?;
        require(self.may_use(Storm::Undertow), Refusal::AlreadyPulled)?;
        let die = self.own_die(seat, from)?;
        require(die.on_grid(), Refusal::NotOnGrid)?;
        let row = toward(seat, die.row()).ok_or(Refusal::ToStartingSpace)?;
        require(to == Space { column: from.column, row }, Refusal::NotHomeward)?;
        require(self.is_free(to.column, to.row), Refusal::Occupied)
    }

    fn verify_places(&self, seat: Seat, faces: Faces) -> Check {
        require(faces.sorted() == self.hands[seat.index() & 1], Refusal::WrongDice)?;
        let taken = |column: Column| faces.0[column.index()] != 0 && self.die(seat, column).is_there();
        require(!Column::ALL.into_iter().any(taken), Refusal::ColumnTaken)
    }
}

fn verify_turn(face: u8, up: bool) -> Check {
    require(if up { face < HIGHEST } else { face > 1 }, Refusal::FaceLimit)
}
