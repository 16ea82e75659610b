//! Tack once more, slowly and plainly, to hold the engine against.
//!
//! The model is written from the rulings alone and shares nothing with the engine but the names of things. It plays a
//! whole recorded game from its set-up, its actions and its draws, and notes at each decision what it would have asked
//! and allowed, and how the table lies.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use windrose_core::game::Seat;
use windrose_core::tack::*;

/// What is asked at a decision, and how the table lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Who decides.
    pub seat: u8,
    /// What.
    pub question: TackQuestion,
    /// Everything that is allowed.
    pub legal: HashSet<TackAction>,
    /// The table.
    pub table: Lying,
}

/// How the table lies: dice by column and row with their seat and face, and the scores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lying {
    /// The dice.
    pub dice: BTreeMap<(u8, u8), (u8, u8)>,
    /// The scores.
    pub scores: [u8; 2],
}

/// The winds of rows 1 to 5, and the columns with fire, ice, tide to seat 1 and tide to seat 2.
fn printed(card: WindCard) -> ([u8; 5], &'static str, &'static str, &'static str, &'static str) {
    match card {
        WindCard::ClearDay1 => ([9, 7, 11, 8, 10], "", "", "", ""),
        WindCard::ClearDay2 => ([11, 8, 9, 7, 10], "", "", "", ""),
        WindCard::ClearDay3 => ([8, 11, 7, 12, 9], "", "", "", ""),
        WindCard::HotDay1 => ([10, 8, 12, 9, 11], "C", "", "", ""),
        WindCard::HotDay2 => ([9, 11, 12, 8, 10], "BD", "", "", ""),
        WindCard::HotDay3 => ([11, 9, 12, 7, 10], "AE", "", "", ""),
        WindCard::ColdFront1 => ([8, 10, 7, 11, 9], "", "C", "", ""),
        WindCard::ColdFront2 => ([9, 7, 11, 8, 10], "", "B", "", ""),
        WindCard::ColdFront3 => ([10, 8, 7, 11, 9], "", "D", "", ""),
        WindCard::NightSail1 => ([10, 7, 9, 8, 11], "", "", "D", "B"),
        WindCard::NightSail2 => ([9, 7, 12, 10, 8], "", "", "B", "D"),
        WindCard::NightSail3 => ([10, 8, 12, 7, 9], "", "", "C", "A"),
    }
}

/// A recorded game as the model plays it.
pub struct Model {
    setup: TackSetup,
    card: WindCard,
    storms: Vec<Storm>,
    dice: HashMap<(u8, u8), (u8, u8)>,
    scores: [u8; 2],
    turns_without_point: u32,
    point: bool,
    face_up: Vec<u8>,
    actions: Vec<TackAction>,
    draws: Vec<u32>,
    /// What was asked, in order.
    pub moments: Vec<Moment>,
    /// How it ended.
    pub ending: Option<TackEnding>,
}

/// Goes on, or none when the game is over or the record is.
type Going<T = ()> = Option<T>;

impl Model {
    /// Plays the record to its end.
    pub fn play(setup: &TackSetup, actions: &[TackAction], draws: &[u32]) -> Model {
        let reversed = |draws: &[u32]| draws.iter().rev().copied().collect();
        let mut model = Model {
            setup: setup.clone(),
            card: WindCard::ClearDay1,
            storms: Vec::new(),
            dice: HashMap::new(),
            scores: match setup.mode {
                TackMode::TwoPlayers => [0, 0],
                TackMode::Tide { level: TideLevel::Neap } => [1, 0],
                TackMode::Tide { level: TideLevel::Mean } => [0, 1],
                TackMode::Tide { level: TideLevel::Spring } => [0, 4],
            },
            turns_without_point: 0,
            point: false,
            face_up: Vec::new(),
            actions: actions.iter().rev().copied().collect(),
            draws: reversed(draws),
            moments: Vec::new(),
            ending: None,
        };
        let stopped = model.game();
        assert!(stopped.is_none(), "a game goes on until it is over or the record is");
        model
    }

    /// How the table lies.
    pub fn table(&self) -> Lying {
        Lying { dice: self.dice.iter().map(|(&at, &die)| (at, die)).collect(), scores: self.scores }
    }

    /// Whether every draw was used.
    pub fn used_all_draws(&self) -> bool {
        self.draws.is_empty()
    }

    fn below(&mut self, n: u32) -> u32 {
        let drawn = self.draws.pop().expect("the model draws more than the engine did");
        assert!(drawn < n, "the model draws something else");
        drawn
    }

    fn roll(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    fn decide(&mut self, seat: u8, question: TackQuestion, legal: Vec<TackAction>) -> Going<TackAction> {
        let table = self.table();
        let count = legal.len();
        let legal: HashSet<_> = legal.into_iter().collect();
        assert_eq!(legal.len(), count, "each once");
        self.moments.push(Moment { seat, question, legal, table });
        self.actions.pop()
    }

    fn has(&self, storm: Storm) -> bool {
        self.storms.contains(&storm)
    }

    fn is_tide(&self, seat: u8) -> bool {
        seat == 1 && self.setup.mode != TackMode::TwoPlayers
    }

    /// The dice of a seat: column, row and face, from column A on.
    fn own(&self, seat: u8) -> Vec<(u8, u8, u8)> {
        let own =
            self.dice.iter().filter(|(_, die)| die.0 == seat).map(|(&(column, row), &(_, face))| (column, row, face));
        own.collect::<BTreeSet<_>>().into_iter().collect()
    }

    fn game(&mut self) -> Going {
        self.card = match self.setup.wind {
            WindChoice::Card { card } => card,
            WindChoice::ClearDay => {
                [WindCard::ClearDay1, WindCard::ClearDay2, WindCard::ClearDay3][self.below(3) as usize]
            }
            WindChoice::Random => WindCard::ALL[self.below(12) as usize],
        };
        let rolled: Vec<Vec<u8>> = (0..2).map(|_| (0..5).map(|_| self.roll()).collect()).collect();
        for seat in 0..2 {
            self.put_back(seat, &rolled[usize::from(seat)], &[0, 1, 2, 3, 4], TackQuestion::OpeningPlaces)?;
        }
        let [one, two] = [0, 1].map(|seat: usize| rolled[seat].iter().sum::<u8>());
        let first = if self.setup.mode != TackMode::TwoPlayers || one > two {
            0
        } else if two > one {
            1
        } else {
            self.setup.older.0
        };
        if !self.setup.even_start {
            let lowest = self.own(first).into_iter().map(|(_, _, face)| face).min().unwrap();
            let lowest: Vec<_> = self.own(first).into_iter().filter(|die| die.2 == lowest).collect();
            let mut gone = lowest[0].0;
            if lowest.len() > 1 {
                let legal = lowest.iter().map(|die| TackAction::Remove { column: Column::ALL[usize::from(die.0)] });
                let legal = legal.collect();
                match self.decide(first, TackQuestion::LowestDie, legal)? {
                    TackAction::Remove { column } => gone = column as u8,
                    other => panic!("{other:?}"),
                }
            }
            self.dice.remove(&(gone, if first == 0 { 0 } else { 6 }));
        }
        self.storms = match self.setup.storms.clone() {
            StormChoice::None => Vec::new(),
            StormChoice::Chosen { storms } => storms,
            StormChoice::Random => {
                let mut left = Storm::ALL.to_vec();
                (0..3).map(|_| left.remove(self.below(left.len() as u32) as usize)).collect()
            }
        };
        let mut seat = first;
        loop {
            self.point = false;
            self.turn(seat)?;
            self.turns_without_point = if self.point { 0 } else { self.turns_without_point + 1 };
            if self.turns_without_point == 60 {
                self.ending = Some(TackEnding::Calm);
                return None;
            }
            seat = 1 - seat;
        }
    }

    fn turn(&mut self, seat: u8) -> Going {
        let (_, fire, ice, tide_down, tide_up) = printed(self.card);
        let mut gained = BTreeSet::new();
        for (column, row, face) in self.own(seat) {
            let letter = (b'A' + column) as char;
            if !(1..=5).contains(&row) {
                continue;
            }
            if fire.contains(letter) && face < 6 {
                self.dice.insert((column, row), (seat, face + 1));
                gained.insert(row);
            }
            if ice.contains(letter) && face > 1 {
                self.dice.insert((column, row), (seat, face - 1));
            }
        }
        self.settle(&gained, seat)?;
        if self.is_tide(seat) {
            self.token()?;
            return self.token();
        }
        let in_tide = |&(column, row, _): &(u8, u8, u8)| {
            (1..=5).contains(&row) && format!("{tide_down}{tide_up}").contains((b'A' + column) as char)
        };
        let mut may_drift: Vec<u8> = self.own(seat).into_iter().filter(in_tide).map(|die| die.0).collect();
        loop {
            let mut legal = Vec::new();
            for (column, row, _) in self.own(seat) {
                if may_drift.contains(&column) && (1..=5).contains(&row) {
                    let to = if tide_up.contains((b'A' + column) as char) { row + 1 } else { row - 1 };
                    if (1..=5).contains(&to) && !self.dice.contains_key(&(column, to)) {
                        legal.push(TackAction::Drift { from: space(column, row), to: space(column, to) });
                    }
                }
            }
            if legal.is_empty() {
                break;
            }
            legal.push(TackAction::Done);
            let TackAction::Drift { from, to } = self.decide(seat, TackQuestion::Drifts, legal)? else {
                break;
            };
            may_drift.retain(|&column| column != from.column as u8);
            self.shift(from, to);
            self.settle(&BTreeSet::from([to.row]), seat)?;
        }
        self.make_move(seat)
    }

    fn make_move(&mut self, seat: u8) -> Going {
        let mut legal = Vec::new();
        for (column, row, _) in self.own(seat) {
            for to in self.reachable(column, row) {
                legal.push(TackAction::Move { from: space(column, row), to: space(column, to) });
            }
        }
        let on_grid: Vec<_> = self.own(seat).into_iter().filter(|die| (1..=5).contains(&die.1)).collect();
        if self.has(Storm::Crosswind) {
            for &(column, row, _) in &on_grid {
                for next in [column.wrapping_sub(1), column + 1] {
                    let taken = next > 4 || self.own(seat).iter().any(|die| die.0 == next);
                    if !taken && !self.dice.contains_key(&(next, row)) {
                        legal.push(TackAction::Sidestep { from: space(column, row), to: space(next, row) });
                    }
                }
            }
        }
        if self.has(Storm::SwapCourse) {
            for &(column, row, face) in &on_grid {
                for &(other, other_row, other_face) in &on_grid {
                    let anchored = self.has(Storm::Anchor) && (face == 1 || other_face == 1);
                    if column < other && face != other_face && !anchored {
                        legal.push(TackAction::Swap { one: space(column, row), other: space(other, other_row) });
                    }
                }
            }
        }
        if legal.is_empty() {
            return Some(());
        }
        let gained = match self.decide(seat, TackQuestion::Move, legal)? {
            TackAction::Move { from, to } => {
                self.shift(from, to);
                self.tailwind(seat, from, to)?;
                vec![to.row]
            }
            TackAction::Sidestep { from, to } => {
                self.shift(from, to);
                vec![to.row]
            }
            TackAction::Swap { one, other } => {
                let [a, b] = [one, other].map(|at| self.dice[&(at.column as u8, at.row)]);
                self.dice.insert((one.column as u8, one.row), b);
                self.dice.insert((other.column as u8, other.row), a);
                vec![one.row, other.row]
            }
            other => panic!("{other:?}"),
        };
        if self.settle(&gained.into_iter().collect(), seat)? {
            return Some(());
        }
        self.turn_end(seat)
    }

    fn tailwind(&mut self, seat: u8, from: Space, to: Space) -> Going {
        let at = (to.column as u8, to.row);
        let face = self.dice[&at].1;
        if !self.has(Storm::Tailwind) || from.row.abs_diff(to.row) != face {
            return Some(());
        }
        let legal = [(true, face < 6), (false, face > 1)].into_iter().filter(|turn| turn.1);
        let mut legal: Vec<_> = legal.map(|(up, _)| TackAction::Turn { up }).collect();
        legal.push(TackAction::Done);
        if let TackAction::Turn { up } = self.decide(seat, TackQuestion::Tailwind, legal)? {
            self.dice.insert(at, (seat, if up { face + 1 } else { face - 1 }));
        }
        Some(())
    }

    fn turn_end(&mut self, seat: u8) -> Going {
        let mut pulled = !self.has(Storm::Undertow);
        let mut trimmed = !self.has(Storm::TrimmedSails);
        loop {
            let mut legal = Vec::new();
            for (column, row, face) in self.own(seat) {
                if (1..=5).contains(&row) {
                    let to = if seat == 0 { row - 1 } else { row + 1 };
                    if !pulled && (1..=5).contains(&to) && !self.dice.contains_key(&(column, to)) {
                        legal.push(TackAction::Pull { from: space(column, row), to: space(column, to) });
                    }
                } else if !trimmed {
                    let column = Column::ALL[usize::from(column)];
                    if face < 6 {
                        legal.push(TackAction::Trim { column, up: true });
                    }
                    if face > 1 {
                        legal.push(TackAction::Trim { column, up: false });
                    }
                }
            }
            if legal.is_empty() {
                return Some(());
            }
            legal.push(TackAction::Done);
            match self.decide(seat, TackQuestion::TurnEnd, legal)? {
                TackAction::Pull { from, to } => {
                    pulled = true;
                    self.shift(from, to);
                    if self.settle(&BTreeSet::from([to.row]), seat)? {
                        return Some(());
                    }
                }
                TackAction::Trim { column, up } => {
                    trimmed = true;
                    let die = self.dice.get_mut(&(column as u8, if seat == 0 { 0 } else { 6 })).unwrap();
                    die.1 = if up { die.1 + 1 } else { die.1 - 1 };
                }
                _ => return Some(()),
            }
        }
    }

    /// The rows that the die may move to along its column.
    fn reachable(&self, column: u8, row: u8) -> Vec<u8> {
        let (_, face) = self.dice[&(column, row)];
        let on_grid = (1..=5).contains(&row);
        let mut rows = Vec::new();
        for to in 1..=5_u8 {
            let [low, high] = [row.min(to), row.max(to)];
            let empty = (low..=high).all(|at| at == row || !self.dice.contains_key(&(column, at)));
            let distance = high - low;
            let becalmed = self.has(Storm::Becalmed) && distance > 2;
            let anchored = self.has(Storm::Anchor) && on_grid && face == 1 && distance != 1;
            if distance > 0 && empty && !becalmed && !anchored {
                rows.push(to);
            }
        }
        if self.has(Storm::Gale) && !on_grid && rows.iter().any(|&to| to.abs_diff(row) >= 2) {
            rows.retain(|&to| to.abs_diff(row) >= 2);
        }
        rows
    }

    fn shift(&mut self, from: Space, to: Space) {
        let die = self.dice.remove(&(from.column as u8, from.row)).expect("a die lies there");
        let was = self.dice.insert((to.column as u8, to.row), die);
        assert_eq!(was, None, "a space holds one die");
    }

    /// Settles rows from 1 to 5; whether one of them was.
    fn settle(&mut self, rows: &BTreeSet<u8>, active: u8) -> Going<bool> {
        let mut settled = false;
        for &row in rows {
            let lying: Vec<_> =
                (0..5).filter_map(|column| self.dice.get(&(column, row)).map(|&die| (column, die))).collect();
            let total: u8 = lying.iter().map(|(_, die)| die.1).sum();
            let wind = printed(self.card).0[usize::from(row) - 1];
            let fog = self.has(Storm::FogBank) && row == 3;
            let counts = [0, 1].map(|seat| lying.iter().filter(|(_, die)| die.0 == seat).count() as u8);
            if total > wind || lying.len() >= 4 {
                if self.has(Storm::ManOverboard) {
                    self.scores[usize::from(1 - active)] += 1;
                    self.point = true;
                }
            } else if total == wind && !fog {
                for seat in 0..2 {
                    self.scores[seat] += self.pays(row, counts)[seat];
                }
                self.point = true;
            } else {
                continue;
            }
            settled = true;
            if self.scores.iter().any(|&score| score >= 9) {
                self.ending = Some(TackEnding::Lighthouse);
                return None;
            }
            let mut hands = Vec::new();
            for seat in [active, 1 - active] {
                let columns: Vec<u8> =
                    lying.iter().filter(|(_, die)| die.0 == seat).map(|&(column, _)| column).collect();
                let faces: Vec<u8> = columns.iter().map(|_| self.roll()).collect();
                for column in &columns {
                    self.dice.remove(&(*column, row));
                }
                hands.push((seat, faces, columns));
            }
            for (seat, faces, columns) in hands {
                if !faces.is_empty() {
                    self.put_back(seat, &faces, &columns, TackQuestion::Places)?;
                }
            }
        }
        Some(settled)
    }

    /// What a scoring row pays each seat, given how many dice each has in it.
    fn pays(&self, row: u8, counts: [u8; 2]) -> [u8; 2] {
        let mut pays = counts;
        for seat in 0..2 {
            if counts[seat] == 0 {
                continue;
            }
            if self.has(Storm::Flotilla) && counts[0] + counts[1] == 3 {
                pays[seat] += 1;
            }
            if self.has(Storm::LighthouseBeam) && row == [5, 1][seat] {
                pays[seat] += 1;
            }
        }
        pays
    }

    /// Places rolled dice, the tide's in the columns that they came from, and obeys the 4-or-higher rule.
    fn put_back(&mut self, seat: u8, faces: &[u8], columns: &[u8], question: TackQuestion) -> Going {
        let home = if seat == 0 { 0 } else { 6 };
        let mut places = [0; 5];
        if self.is_tide(seat) {
            for (&column, &face) in columns.iter().zip(faces) {
                places[usize::from(column)] = face;
            }
        } else {
            let open: Vec<usize> =
                (0..5).filter(|&column| self.own(seat).iter().all(|die| usize::from(die.0) != column)).collect();
            let mut ways = HashSet::new();
            arrange(faces, &open, [0; 5], &mut ways);
            if ways.len() == 1 {
                places = *ways.iter().next().unwrap();
            } else {
                let legal = ways.into_iter().map(|faces| TackAction::Place { faces: Faces(faces) }).collect();
                match self.decide(seat, question, legal)? {
                    TackAction::Place { faces } => places = faces.0,
                    other => panic!("{other:?}"),
                }
            }
        }
        for (column, face) in (0..).zip(places) {
            if face != 0 {
                self.dice.insert((column, home), (seat, face));
            }
        }
        if self.own(seat).iter().any(|die| die.2 >= 4) {
            return Some(());
        }
        let at_start: Vec<u8> = self.own(seat).into_iter().filter(|die| die.1 == home).map(|die| die.0).collect();
        let (column, face) = if self.is_tide(seat) {
            (at_start[0], 4)
        } else {
            let raise = |&column: &u8| {
                [4, 5, 6].map(|face| TackAction::Raise { column: Column::ALL[usize::from(column)], face })
            };
            match self.decide(seat, TackQuestion::HighDie, at_start.iter().flat_map(raise).collect())? {
                TackAction::Raise { column, face } => (column as u8, face),
                other => panic!("{other:?}"),
            }
        };
        self.dice.insert((column, home), (seat, face));
        Some(())
    }

    /// The tide turns a token and moves a die.
    fn token(&mut self) -> Going {
        let face_down: Vec<u8> = (0..5).filter(|column| !self.face_up.contains(column)).collect();
        let drawn = self.below(2 * face_down.len() as u32);
        let column = face_down[drawn as usize / 2];
        let flood = drawn.is_multiple_of(2);
        self.face_up.push(column);
        if self.face_up.len() == 5 {
            self.face_up.clear();
        }
        let Some((_, row, face)) = self.own(1).into_iter().find(|die| die.0 == column) else {
            return Some(());
        };
        let rows = self.reachable(column, row);
        let mut scoring = Vec::new();
        let mut busting = Vec::new();
        let mut harmless = Vec::new();
        for &to in &rows {
            let wind = printed(self.card).0[usize::from(to) - 1];
            let lying: Vec<_> = (0..5).filter_map(|column| self.dice.get(&(column, to))).collect();
            let total = face + lying.iter().map(|die| die.1).sum::<u8>();
            let mine = lying.iter().filter(|die| die.0 == 0).count() as u8;
            let tides = lying.len() as u8 - mine;
            let fog = self.has(Storm::FogBank) && to == 3;
            if total > wind || lying.len() >= 3 {
                if mine > 0 && tides == 0 {
                    busting.push((mine, to));
                }
            } else {
                harmless.push(to);
                if total == wind && !fog {
                    let [person, tide] = self.pays(to, [mine, tides + 1]);
                    scoring.push((i32::from(tide) - i32::from(person), to));
                }
            }
        }
        let next = if flood { row.checked_sub(1) } else { Some(row + 1) };
        let after = if flood { row.checked_sub(2) } else { Some(row + 2) };
        let asked_by_gale = self.has(Storm::Gale) && row == 6 && after.is_some_and(|after| rows.contains(&after));
        let follow = if asked_by_gale { after } else { next };
        let most_then_lowest = |found: Vec<(i32, u8)>| {
            found.into_iter().max_by_key(|&(worth, row)| (worth, -i32::from(row))).map(|(_, row)| row)
        };
        let busting = busting.into_iter().map(|(dice, row)| (i32::from(dice), row)).collect();
        let target = most_then_lowest(scoring)
            .or_else(|| most_then_lowest(busting))
            .or_else(|| follow.filter(|to| rows.contains(to) && harmless.contains(to)));
        if let Some(to) = target {
            self.shift(space(column, row), space(column, to));
            self.settle(&BTreeSet::from([to]), 1)?;
        }
        Some(())
    }
}

/// Every way to lay the faces in the open columns.
fn arrange(faces: &[u8], open: &[usize], laid: [u8; 5], ways: &mut HashSet<[u8; 5]>) {
    let Some((&face, rest)) = faces.split_first() else {
        ways.insert(laid);
        return;
    };
    for &column in open.iter().filter(|&&column| laid[column] == 0) {
        let mut next = laid;
        next[column] = face;
        arrange(rest, open, next, ways);
    }
}

fn space(column: u8, row: u8) -> Space {
    Space { column: Column::ALL[usize::from(column)], row }
}

/// How the engine's table lies.
pub fn lying(view: &TackView) -> Lying {
    let die = |die: &TackDie| ((die.space.column as u8, die.space.row), (die.seat.0, die.face));
    Lying { dice: view.dice.iter().map(die).collect(), scores: [Seat(0), Seat(1)].map(|seat| view.scores.of(seat)) }
}
