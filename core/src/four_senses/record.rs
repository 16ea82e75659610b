//! The state as JSON: a record with readable names, and what makes a state sound.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::board::SPACES;
use super::lines::{NAMABLE, WinLine};
use super::state::{FourSenses, MOST_NAMED, Naming, PILE, ROUNDS, Round, RoundEnd, Stage, Terms};
use super::{Board, BoardSpace, Sight, Stack, TopFace, WrongDeclaration};
use crate::game::{Seat, Seats};

/// Why a state cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Unsound {
    #[error("there are two seats or three, and nobody sits in another")]
    Seats,
    #[error("a space has one to three levels and is written once")]
    Spaces,
    #[error("the pieces on the board and in the supply are not those of the game")]
    Pieces,
    #[error("the latest piece does not lie there")]
    Latest,
    #[error("the turn cannot have come so far")]
    Stage,
    #[error("such a declaration cannot be open")]
    Naming,
    #[error("such seats cannot be out of the round")]
    Out,
    #[error("rounds cannot have ended so")]
    Rounds,
}

/// What lies on a space, as the text `C2 2 hole`.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
struct Pile {
    space: BoardSpace,
    height: u8,
    top: TopFace,
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let top = match self.top {
            TopFace::Flat => "flat",
            TopFace::Hole => "hole",
        };
        write!(f, "{} {} {top}", self.space, self.height)
    }
}

impl From<Pile> for String {
    fn from(pile: Pile) -> String {
        pile.to_string()
    }
}

impl TryFrom<String> for Pile {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Pile, Self::Error> {
        let mut words = text.split(' ');
        let (Some(space), Some(height), Some(top), None) = (words.next(), words.next(), words.next(), words.next())
        else {
            return Err("a pile is a space, a height and a top");
        };
        let top = match top {
            "flat" => TopFace::Flat,
            "hole" => TopFace::Hole,
            _ => return Err("a top is flat or hole"),
        };
        Ok(Pile { space: space.parse()?, height: height.parse().map_err(|_| "a height is a number")?, top })
    }
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Supply {
    flat: u8,
    holed: u8,
    tall: u8,
}

/// The state in the form in which it is written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Record {
    players: u8,
    wrong: WrongDeclaration,
    sight: Sight,
    say_moves: bool,
    first: Seat,
    board: Vec<Pile>,
    supply: Supply,
    latest: Option<BoardSpace>,
    placer: Seat,
    turn: Seat,
    stage: Stage,
    silenced: bool,
    naming: Option<Vec<WinLine>>,
    out: Vec<Seat>,
    rounds: Vec<Round>,
}

impl From<FourSenses> for Record {
    fn from(game: FourSenses) -> Record {
        let pile = |space| {
            let Stack { height, top } = game.stack(space);
            top.map(|top| Pile { space, height, top })
        };
        let [flat, holed, tall] = game.supply;
        Record {
            players: game.terms.players,
            wrong: game.terms.wrong,
            sight: game.terms.sight,
            say_moves: game.terms.say_moves,
            first: game.first,
            board: BoardSpace::all().filter_map(pile).collect(),
            supply: Supply { flat, holed, tall },
            latest: game.latest,
            placer: game.placer,
            turn: game.turn,
            stage: game.stage,
            silenced: game.silenced,
            naming: game.naming.map(|naming| naming.lines().to_vec()),
            out: game.out.iter().collect(),
            rounds: game.rounds.into_iter().flatten().collect(),
        }
    }
}

impl TryFrom<Record> for FourSenses {
    type Error = Unsound;

    fn try_from(record: Record) -> Result<FourSenses, Unsound> {
        let mut stacks = [Stack::EMPTY; SPACES];
        for pile in &record.board {
            let place = stacks.get_mut(pile.space.index()).filter(|place| **place == Stack::EMPTY);
            *place.ok_or(Unsound::Spaces)? = Stack::of(pile.height, pile.top);
        }
        demand(record.board.iter().all(|pile| (1..=3).contains(&pile.height)), Unsound::Spaces)?;
        let mut naming = None;
        if let Some(lines) = &record.naming {
            demand(lines.len() <= MOST_NAMED, Unsound::Naming)?;
            naming = Some(lines.iter().fold(Naming::NONE, |mut naming, &line| {
                naming.add(line);
                naming
            }));
        }
        demand(record.rounds.len() <= ROUNDS, Unsound::Rounds)?;
        let mut rounds = [None; ROUNDS];
        for (round, written) in rounds.iter_mut().zip(&record.rounds) {
            *round = Some(*written);
        }
        let terms =
            Terms { players: record.players, wrong: record.wrong, sight: record.sight, say_moves: record.say_moves };
        let game = FourSenses {
            terms,
            board: Board::of(&stacks),
            supply: [record.supply.flat, record.supply.holed, record.supply.tall],
            first: record.first,
            turn: record.turn,
            stage: record.stage,
            silenced: record.silenced,
            naming,
            out: record.out.iter().fold(Seats::NONE, |all, &seat| all.with(seat)),
            latest: record.latest,
            placer: record.placer,
            rounds,
        };
        game.sound()?;
        Ok(game)
    }
}

const fn demand(fits: bool, error: Unsound) -> Result<(), Unsound> {
    if fits { Ok(()) } else { Err(error) }
}

impl FourSenses {
    /// Whether a value that did not come from play keeps what play keeps.
    fn sound(&self) -> Result<(), Unsound> {
        let players = self.terms.players;
        demand((2..=3).contains(&players), Unsound::Seats)?;
        demand([self.first, self.turn, self.placer].iter().all(|seat| seat.0 < players), Unsound::Seats)?;
        self.sound_pieces()?;
        self.sound_rounds()?;
        self.sound_out()?;
        self.sound_stage()?;
        let Some(naming) = &self.naming else {
            return Ok(());
        };
        let lines = naming.lines();
        let known = lines.iter().all(|line| line.index() < NAMABLE);
        let apart = !matches!(lines, [one, other] if one == other);
        demand(known && apart && !self.silenced && !self.is_over(), Unsound::Naming)
    }

    /// The board and the supply are together the pieces of the game.
    ///
    /// Two levels are two pieces or one, which nobody can tell; how many are which follows from the supply.
    fn sound_pieces(&self) -> Result<(), Unsound> {
        demand(self.supply.iter().all(|&left| left <= PILE), Unsound::Pieces)?;
        let [flat, holed, tall] = self.supply.map(|left| u32::from(PILE - left));
        let [one, two, three] = self.board.counts();
        let fits = three <= tall
            && tall - three <= two
            && flat + holed == one + three + 2 * (two - (tall - three))
            && self.lone(TopFace::Flat) <= flat
            && self.lone(TopFace::Hole) <= holed;
        demand(fits, Unsound::Pieces)?;
        let used = flat + holed + tall > 0;
        let lies = self.latest.is_some_and(|space| space.is_on_board() && self.stack(space) != Stack::EMPTY);
        demand(if used { lies } else { self.latest.is_none() }, Unsound::Latest)
    }

    /// How many spaces have one level with this top.
    fn lone(&self, top: TopFace) -> u32 {
        BoardSpace::all().filter(|&space| self.stack(space) == Stack::of(1, top)).count() as u32
    }

    fn sound_rounds(&self) -> Result<(), Unsound> {
        let (played, all) = (self.rounds_played(), self.rounds_in_all());
        demand(played <= all && (played == all) == self.is_over(), Unsound::Rounds)?;
        for &Round { end, points } in self.rounds.iter().flatten() {
            let (seats, lines) = match end {
                RoundEnd::Declared { seat, line, also, .. } => ([seat, seat], [Some(line), also]),
                RoundEnd::Wrong { seat, winner } => ([seat, winner], [None, None]),
                RoundEnd::Supply => ([Seat(0); 2], [None, None]),
            };
            let seated = seats.iter().all(|seat| seat.0 < self.terms.players);
            let known = lines.iter().flatten().all(|line| line.index() < NAMABLE);
            let most = points.iter().copied().max().unwrap_or_default();
            let won = end.winner().map_or(most == 0, |winner| points.get(winner.index()) == Some(&most) && most > 0);
            demand(seated && known && won && most <= 6, Unsound::Rounds)?;
        }
        Ok(())
    }

    fn sound_out(&self) -> Result<(), Unsound> {
        let loses = self.terms.wrong == WrongDeclaration::Loses;
        let seated = self.out.iter().all(|seat| seat.0 < self.terms.players);
        let left = u32::from(self.terms.players) - self.out.len();
        let playing = self.is_over() || left > 1 && !self.out.contains(self.turn);
        demand(seated && left > 0 && playing && (loses || self.out.is_empty()), Unsound::Out)
    }

    fn sound_stage(&self) -> Result<(), Unsound> {
        let (begun, empty) = (self.latest.is_some(), self.is_supply_empty());
        let fits = match self.stage {
            Stage::Placing => !empty,
            Stage::Placed => begun && self.placer == self.turn,
            Stage::Claims => empty && self.placer != self.turn && !self.silenced,
            Stage::Over => true,
        };
        let silent = !self.silenced || self.terms.wrong == WrongDeclaration::SaidAloud;
        demand(fits && silent, Unsound::Stage)
    }
}
