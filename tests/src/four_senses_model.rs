//! Four Senses once more, slowly and plainly, to hold the engine against.
//!
//! The model is written from the rulings alone and shares nothing with the engine but the names of things. A space is the
//! list of the pieces on it; lines are looked for along rays.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use windrose_core::four_senses::*;

/// A place as column and row, from 0.
pub type Place = (i32, i32);
/// A line as its way and its two ends, the lesser end first.
pub type Named = (WinWay, Place, Place);

/// Whether a piece shows a hole, and how many levels it has.
fn made(piece: WoodPiece) -> (u32, bool) {
    match piece {
        WoodPiece::Flat => (1, false),
        WoodPiece::Holed => (1, true),
        WoodPiece::TallFlat => (2, false),
        WoodPiece::TallHole => (2, true),
    }
}

/// The place that a space's name means.
pub fn place(space: BoardSpace) -> Place {
    let name = space.to_string().into_bytes();
    (i32::from(name[0] - b'A'), i32::from(name[1] - b'1'))
}

/// The line as the model names it.
pub fn named(line: WinLine) -> Named {
    let text = line.to_string();
    let (ends, way) = text.split_once(' ').unwrap();
    let (from, to) = ends.split_once('-').unwrap();
    let [from, to] = [from, to].map(|end| place(end.parse().unwrap()));
    let way = match way {
        "identical" => WinWay::Identical,
        "level" => WinWay::Level,
        "stairs" => WinWay::Stairs,
        other => panic!("{other} is no way"),
    };
    (way, from.min(to), from.max(to))
}

/// What a space feels like: levels, and whether its top has a hole; none when it is empty.
pub type Felt = BTreeMap<Place, (u32, bool)>;

/// Every line that stands, found by walking from each space in each direction.
pub fn lines_of(board: &Felt) -> BTreeSet<Named> {
    let mut found = BTreeSet::new();
    for x in 0..4 {
        for y in 0..4 {
            for (dx, dy) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                let ray: Vec<Place> = (0..4)
                    .map(|step| (x + step * dx, y + step * dy))
                    .take_while(|&(x, y)| (0..4).contains(&x) && (0..4).contains(&y))
                    .collect();
                let felt: Vec<(u32, bool)> = ray.iter().map_while(|at| board.get(at).copied()).collect();
                if felt.len() == 4 {
                    let ends = (ray[0].min(ray[3]), ray[0].max(ray[3]));
                    if felt.iter().all(|one| one.1 == felt[0].1) {
                        found.insert((WinWay::Identical, ends.0, ends.1));
                    }
                    if felt.iter().all(|one| one.0 == felt[0].0) {
                        found.insert((WinWay::Level, ends.0, ends.1));
                    }
                }
                if felt.len() >= 3 && [[1, 2, 3], [3, 2, 1]].contains(&[felt[0].0, felt[1].0, felt[2].0]) {
                    found.insert((WinWay::Stairs, ray[0].min(ray[2]), ray[0].max(ray[2])));
                }
            }
        }
    }
    found
}

/// The places of a line.
fn places_of(line: Named) -> Vec<Place> {
    let (way, from, to) = line;
    let steps = if way == WinWay::Stairs { 2 } else { 3 };
    let (dx, dy) = ((to.0 - from.0) / steps, (to.1 - from.1) / steps);
    (0..=steps).map(|step| (from.0 + step * dx, from.1 + step * dy)).collect()
}

/// A game as the model plays it.
#[derive(Clone, Debug)]
pub struct Model {
    players: usize,
    loses: bool,
    board: BTreeMap<Place, Vec<WoodPiece>>,
    /// Pieces left: one-level flat, one-level holed, two-level.
    pub left: [u32; 3],
    starter: usize,
    /// Whose decision it is.
    pub seat: usize,
    placed: bool,
    declared_wrongly: bool,
    naming: Option<Vec<WinLine>>,
    out: Vec<usize>,
    /// Those that still have a claim after the last piece, in order; none before it.
    claims: Option<Vec<usize>>,
    latest: Option<Place>,
    /// What each round brought.
    pub rounds: Vec<Vec<u32>>,
}

impl Model {
    /// The start of a game that `first` begins.
    pub fn new(setup: &FourSensesSetup, first: usize) -> Model {
        Model {
            players: usize::from(setup.players),
            loses: setup.wrong == WrongDeclaration::Loses,
            board: BTreeMap::new(),
            left: [8; 3],
            starter: first,
            seat: first,
            placed: false,
            declared_wrongly: false,
            naming: None,
            out: Vec::new(),
            claims: None,
            latest: None,
            rounds: Vec::new(),
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.rounds.len() == if self.players == 3 { 3 } else { 1 }
    }

    /// What each place feels like.
    pub fn felt(&self) -> Felt {
        let feel = |pieces: &Vec<WoodPiece>| {
            let levels = pieces.iter().map(|&piece| made(piece).0).sum();
            (levels, made(*pieces.last().unwrap()).1)
        };
        self.board.iter().map(|(&at, pieces)| (at, feel(pieces))).collect()
    }

    /// The points of each seat.
    pub fn points(&self) -> Vec<u32> {
        (0..self.players).map(|seat| self.rounds.iter().map(|round| round[seat]).sum()).collect()
    }

    /// What is asked.
    pub fn question(&self) -> FourSensesQuestion {
        if self.naming.is_some() {
            FourSensesQuestion::Name
        } else if self.claims.is_some() {
            FourSensesQuestion::LastClaim
        } else if self.placed {
            FourSensesQuestion::TurnEnd
        } else {
            FourSensesQuestion::Place
        }
    }

    /// Everything that is allowed.
    pub fn legal(&self) -> HashSet<FourSensesAction> {
        let mut legal = HashSet::new();
        if self.is_over() {
            return legal;
        }
        if let Some(named) = &self.naming {
            legal.insert(FourSensesAction::Done);
            if named.len() < 2 {
                let open = WinLine::all().filter(|line| !named.contains(line));
                legal.extend(open.map(|line| FourSensesAction::Name { line }));
            }
            return legal;
        }
        if !self.declared_wrongly {
            legal.insert(FourSensesAction::Declare);
        }
        if self.placed || self.claims.is_some() {
            legal.insert(FourSensesAction::EndTurn);
            return legal;
        }
        for space in BoardSpace::all() {
            let there = self.board.get(&place(space)).map_or(&[][..], |pieces| pieces);
            let room = match there {
                [] => true,
                [alone] => made(*alone).0 == 1,
                _ => false,
            };
            for piece in WoodPiece::ALL {
                let pile = match piece {
                    WoodPiece::Flat => 0,
                    WoodPiece::Holed => 1,
                    WoodPiece::TallFlat | WoodPiece::TallHole => 2,
                };
                if room && self.left[pile] > 0 {
                    legal.insert(FourSensesAction::Place { piece, space });
                }
            }
        }
        legal
    }

    /// Plays a legal action.
    pub fn play(&mut self, action: FourSensesAction) {
        match action {
            FourSensesAction::Place { piece, space } => {
                self.board.entry(place(space)).or_default().push(piece);
                let pile =
                    [vec![WoodPiece::Flat], vec![WoodPiece::Holed], vec![WoodPiece::TallFlat, WoodPiece::TallHole]];
                self.left[pile.iter().position(|pile| pile.contains(&piece)).unwrap()] -= 1;
                self.latest = Some(place(space));
                self.placed = true;
            }
            FourSensesAction::Declare => self.naming = Some(Vec::new()),
            FourSensesAction::Name { line } => self.naming.as_mut().unwrap().push(line),
            FourSensesAction::Done => {
                let named = self.naming.take().unwrap();
                if !named.is_empty() {
                    self.judge(&named);
                }
            }
            FourSensesAction::EndTurn => self.turn_is_over(),
        }
    }

    fn others(&self) -> Vec<usize> {
        let after = (1..self.players).map(|step| (self.seat + step) % self.players);
        after.filter(|seat| !self.out.contains(seat)).collect()
    }

    /// The turn, or the claim, of the seat is over.
    fn turn_is_over(&mut self) {
        if self.claims.is_none() && self.left == [0; 3] {
            self.claims = Some(self.others());
        } else if let Some(claims) = &mut self.claims {
            claims.remove(0);
        }
        match &self.claims {
            None => self.seat = self.others()[0],
            Some(claims) => match claims.first() {
                None => return self.round_is_over(vec![0; self.players]),
                Some(&next) => self.seat = next,
            },
        }
        self.placed = false;
        self.declared_wrongly = false;
    }

    fn judge(&mut self, lines: &[WinLine]) {
        let board = self.felt();
        let stand = lines_of(&board);
        let right: Vec<Named> = lines.iter().map(|&line| named(line)).filter(|line| stand.contains(line)).collect();
        let seat = self.seat;
        if !right.is_empty() {
            let bonus = u32::from(self.players == 3 && self.bonus(&board, &right));
            return self.won(seat, bonus);
        }
        if !self.loses {
            if self.claims.is_some() {
                self.turn_is_over();
            } else {
                self.declared_wrongly = true;
            }
            return;
        }
        let left = self.others();
        self.out.push(seat);
        if let [last] = left[..] {
            self.won(last, 0);
        } else {
            self.turn_is_over();
        }
    }

    fn bonus(&self, board: &Felt, right: &[Named]) -> bool {
        let alike = |line: Named| {
            let felt: Vec<_> = places_of(line).into_iter().map(|at| board[&at]).collect();
            let (tops, levels) = (felt.iter().all(|one| one.1 == felt[0].1), felt.iter().all(|one| one.0 == felt[0].0));
            tops && (levels || line.0 == WinWay::Stairs)
        };
        let meet = || right.len() == 2 && right.iter().all(|&line| places_of(line).contains(&self.latest.unwrap()));
        right.iter().any(|&line| alike(line)) || meet()
    }

    fn won(&mut self, winner: usize, bonus: u32) {
        let mut points = vec![0; self.players];
        if self.players == 2 {
            points[winner] = 1;
        } else {
            points[winner] = 5 + bonus;
            let before = (winner + self.players - 1) % self.players;
            let gets_third = |seat: usize| match self.out.len() {
                0 => seat != winner && seat != before,
                1 => seat != winner && !self.out.contains(&seat),
                _ => false,
            };
            (0..3).filter(|&seat| gets_third(seat)).for_each(|seat| points[seat] = 3);
        }
        self.round_is_over(points);
    }

    fn round_is_over(&mut self, points: Vec<u32>) {
        self.rounds.push(points);
        if self.is_over() {
            return;
        }
        self.starter = (self.starter + 1) % self.players;
        let rounds = std::mem::take(&mut self.rounds);
        let setup = FourSensesSetup {
            players: self.players as u8,
            wrong: if self.loses { WrongDeclaration::Loses } else { WrongDeclaration::SaidAloud },
            ..FourSensesSetup::TWO_PLAYERS
        };
        *self = Model { rounds, ..Model::new(&setup, self.starter) };
    }
}
