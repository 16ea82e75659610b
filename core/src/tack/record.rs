//! The state as JSON: a record with readable names, and what makes a state sound.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::settle::Verdict;
use super::state::{
    Asked, Bits, CALM, Die, FAR, HIGHEST, LIGHTHOUSE, Opening, Stage, StormsDue, Tack, Tokens, home, on_grid,
};
use super::{
    BySeat, Column, Faces, SIZE, Space, Storm, StormChoice, StormSet, TackEnding, TackMode, TackQuestion, WindCard,
};
use crate::game::Seat;

/// Why a position cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// There are two seats, and a person decides.
    #[error("no person decides in this seat")]
    NoSuchSeat,
    /// A die lies on the grid or on a starting space of its seat.
    #[error("a die lies on a space that it cannot reach")]
    NoSuchSpace,
    /// A die shows 1 to 6.
    #[error("a die shows 1 to 6")]
    NoSuchFace,
    /// A space holds one die.
    #[error("two dice lie on one space")]
    SpaceShared,
    /// A seat has one die in a column at most, and five at most.
    #[error("a seat has two dice in one column, or more than five")]
    ColumnShared,
    /// Three storm cards are in play, or none.
    #[error("three different storm cards are in play, or none")]
    StormsNotThree,
    /// A row with this total or so many dice would have been settled.
    #[error("a row would have been settled before")]
    RowNotSettled,
    /// With such scores the game would be over, or it is over and should not be.
    #[error("the scores and the end of the game do not agree")]
    ScoresDisagree,
    /// So many calm turns would have ended the game.
    #[error("the turns do not agree with the latest point")]
    TurnsDisagree,
    /// Tokens belong to the tide, one for each column.
    #[error("the tokens are not those of the tide")]
    TokensDisagree,
    /// The question is not asked at this stage of a turn, or there is nothing to decide.
    #[error("the question cannot be asked here")]
    QuestionDisagrees,
}

/// A die as the text `B4 5`: its space and its face.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
struct DieText {
    space: Space,
    face: u8,
}

impl fmt::Display for DieText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.space, self.face)
    }
}

impl From<DieText> for String {
    fn from(die: DieText) -> String {
        die.to_string()
    }
}

impl TryFrom<String> for DieText {
    type Error = &'static str;

    fn try_from(text: String) -> Result<DieText, Self::Error> {
        let (space, face) = text.split_once(' ').ok_or("a die is a space and a face")?;
        let space = Space::try_from(space.to_owned())?;
        let face = face.parse().map_err(|_| "a face is a number")?;
        Ok(DieText { space, face })
    }
}

/// What only the opening needs.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct OpeningRecord {
    older: Seat,
    even_start: bool,
    sums: BySeat,
    storms: StormChoice,
}

/// A token that lies face up.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct TokenRecord {
    column: Column,
    flood: bool,
}

/// The state in the form in which it is written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Record {
    mode: TackMode,
    card: WindCard,
    storms: Vec<Storm>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    opening: Option<OpeningRecord>,
    dice: [Vec<DieText>; 2],
    hands: [Faces; 2],
    scores: BySeat,
    turn: u16,
    last_point: u16,
    active: Seat,
    stage: Stage,
    asked: Option<Asked>,
    unsettled: Vec<u8>,
    settled: bool,
    drifting: Vec<Column>,
    tailwind: Option<Column>,
    used: Vec<Storm>,
    tokens: Vec<TokenRecord>,
    ending: Option<TackEnding>,
}

fn columns(set: Bits) -> impl Iterator<Item = Column> {
    Column::ALL.into_iter().filter(move |&column| set.contains(column as u8))
}

fn column_set(columns: impl IntoIterator<Item = Column>) -> Bits {
    columns.into_iter().fold(Bits::NONE, |Bits(set), column| Bits(set | 1 << column as u8))
}

impl From<Tack> for Record {
    fn from(game: Tack) -> Record {
        let opening = (game.stage == Stage::Opening).then(|| OpeningRecord {
            older: Seat(u8::from(game.opening.second_is_older)),
            even_start: game.opening.even_start,
            sums: game.opening.sums.into(),
            storms: match game.opening.storms {
                StormsDue::None => StormChoice::None,
                StormsDue::Random => StormChoice::Random,
                StormsDue::Chosen(storms) => StormChoice::Chosen { storms: storms.iter().collect() },
            },
        });
        let dice = [Seat(0), Seat(1)].map(|seat| {
            let own = game.dice_shown().into_iter().filter(|die| die.seat == seat);
            own.map(|die| DieText { space: die.space, face: die.face }).collect()
        });
        let token = |column| TokenRecord { column, flood: game.tokens.flood.contains(column as u8) };
        Record {
            mode: game.mode,
            card: game.card,
            storms: game.storms.iter().collect(),
            opening,
            dice,
            hands: game.hands,
            scores: game.scores.into(),
            turn: game.turn,
            last_point: game.last_point,
            active: game.active,
            stage: game.stage,
            asked: game.asked,
            unsettled: (1..=SIZE as u8).filter(|&row| game.unsettled.contains(row)).collect(),
            settled: game.settled,
            drifting: columns(game.drifting).collect(),
            tailwind: game.tailwind,
            used: game.used.iter().collect(),
            tokens: columns(game.tokens.turned).map(token).collect(),
            ending: game.ending,
        }
    }
}

impl TryFrom<Record> for Tack {
    type Error = PositionError;

    fn try_from(record: Record) -> Result<Tack, PositionError> {
        let mut dice = [[Die::NONE; SIZE]; 2];
        for ((own, written), seat) in dice.iter_mut().zip(&record.dice).zip([Seat(0), Seat(1)]) {
            for &DieText { space, face } in written {
                lay(own, seat, space, face)?;
            }
        }
        let opening = match &record.opening {
            None => Opening::default(),
            Some(opening) => Opening {
                second_is_older: opening.older == Seat(1),
                even_start: opening.even_start,
                sums: [opening.sums.first, opening.sums.second],
                storms: match &opening.storms {
                    StormChoice::None => StormsDue::None,
                    StormChoice::Random => StormsDue::Random,
                    StormChoice::Chosen { storms } => {
                        StormsDue::Chosen(StormSet::chosen(storms).map_err(|_| PositionError::StormsNotThree)?)
                    }
                },
            },
        };
        let rows = |Bits(set), &row: &u8| {
            if on_grid(row) { Ok(Bits(set | 1 << row)) } else { Err(PositionError::NoSuchSpace) }
        };
        let tokens = record.tokens.iter();
        let flood = column_set(tokens.clone().filter(|token| token.flood).map(|token| token.column));
        let game = Tack {
            mode: record.mode,
            card: record.card,
            storms: StormSet::of(&record.storms),
            opening,
            dice,
            hands: record.hands,
            scores: [record.scores.first, record.scores.second],
            turn: record.turn,
            last_point: record.last_point,
            active: record.active,
            stage: record.stage,
            asked: record.asked,
            unsettled: record.unsettled.iter().try_fold(Bits::NONE, rows)?,
            settled: record.settled,
            drifting: column_set(record.drifting),
            tailwind: record.tailwind,
            used: StormSet::of(&record.used),
            tokens: Tokens { turned: column_set(tokens.map(|token| token.column)), flood },
            ending: record.ending,
        };
        game.sound()?;
        Ok(game)
    }
}

/// Lays a die of `seat` among its others.
pub(super) fn lay(own: &mut [Die; SIZE], seat: Seat, space: Space, face: u8) -> Result<(), PositionError> {
    if space.row > FAR || !on_grid(space.row) && space.row != home(seat) {
        return Err(PositionError::NoSuchSpace);
    }
    if face == 0 || face > HIGHEST {
        return Err(PositionError::NoSuchFace);
    }
    let place = &mut own[space.column.index()];
    if place.is_there() {
        return Err(PositionError::ColumnShared);
    }
    *place = Die::new(space.row, face);
    Ok(())
}

/// No game has more turns: 16 points can be made without reaching the lighthouse, and within a calm's length of each
/// comes the next one or the end.
const MOST_TURNS: u16 = (2 * (LIGHTHOUSE as u16 - 1) + 1) * CALM;

const fn demand(fits: bool, error: PositionError) -> Result<(), PositionError> {
    if fits { Ok(()) } else { Err(error) }
}

impl Tack {
    /// Whether a value that did not come from play keeps what play keeps.
    pub(super) fn sound(&self) -> Result<(), PositionError> {
        demand(self.active.0 < 2, PositionError::NoSuchSeat)?;
        demand(matches!(self.storms.len(), 0 | StormSet::DEALT), PositionError::StormsNotThree)?;
        for column in Column::ALL {
            let [first, second] = [self.die(Seat(0), column), self.die(Seat(1), column)];
            let apart = !first.is_there() || !second.is_there() || first.row() != second.row();
            demand(apart, PositionError::SpaceShared)?;
        }
        self.sound_hand(Seat(0))?;
        self.sound_hand(Seat(1))?;
        let over = self.ending.is_some();
        for row in 1..=SIZE as u8 {
            let settled = self.unsettled.contains(row) || self.verdict(row, self.row_sum(row)) == Verdict::Stays;
            demand(over || settled, PositionError::RowNotSettled)?;
        }
        let reached = self.scores.iter().any(|&score| score >= LIGHTHOUSE);
        demand(reached == (self.ending == Some(TackEnding::Lighthouse)), PositionError::ScoresDisagree)?;
        let turns = self.turn <= MOST_TURNS && self.last_point <= self.turn;
        demand(turns && (over || self.calm_turns() < CALM), PositionError::TurnsDisagree)?;
        let tokens = self.tokens.turned.is_empty() || self.mode != TackMode::TwoPlayers;
        demand(tokens, PositionError::TokensDisagree)?;
        self.sound_question()
    }

    fn sound_hand(&self, seat: Seat) -> Result<(), PositionError> {
        let hand = self.hands[seat.index() & 1];
        demand(hand.0.iter().all(|&face| face <= HIGHEST), PositionError::NoSuchFace)?;
        let open = self.open_columns(seat);
        let fits = if self.is_tide(seat) {
            Column::ALL.into_iter().all(|column| hand.0[column.index()] == 0 || open.contains(column as u8))
        } else {
            hand == hand.sorted() && hand.0.iter().filter(|&&face| face != 0).count() <= open.len() as usize
        };
        demand(fits, PositionError::ColumnShared)
    }

    fn sound_question(&self) -> Result<(), PositionError> {
        let Some(Asked { seat, question }) = self.asked else {
            return demand(self.ending.is_some(), PositionError::QuestionDisagrees);
        };
        demand(seat.0 < 2 && !self.is_tide(seat), PositionError::NoSuchSeat)?;
        let opening = self.stage == Stage::Opening;
        let own_turn = seat == self.active;
        let fits = self.ending.is_none()
            && self.tailwind.is_none_or(|column| self.die(seat, column).on_grid())
            && self.tailwind.is_some() == (question == TackQuestion::Tailwind)
            && match question {
                TackQuestion::OpeningPlaces | TackQuestion::LowestDie => opening,
                TackQuestion::Places => !opening,
                TackQuestion::HighDie => self.lacks_high_die(seat),
                TackQuestion::Drifts => self.stage == Stage::Start && own_turn && self.can_drift(seat),
                TackQuestion::Move => self.stage == Stage::Start && own_turn,
                TackQuestion::Tailwind => self.stage == Stage::Moved && own_turn,
                TackQuestion::TurnEnd => self.stage == Stage::Moved && own_turn && self.has_abilities(seat),
            };
        let mut actions = Vec::new();
        if fits {
            self.list(&mut actions);
        }
        demand(!actions.is_empty(), PositionError::QuestionDisagrees)
    }
}
