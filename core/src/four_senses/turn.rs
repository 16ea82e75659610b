//! What an action does: placing, declaring, and how turns, rounds and the game end.

use super::lines::{LineSet, WinLine, WinWay};
use super::state::{FourSenses, Naming, PILE, ROUNDS, Round, RoundEnd, Stage, Terms};
use super::{
    Board, BoardSpace, FirstSeat, FourSensesAction, FourSensesEvent, FourSensesRefusal, FourSensesSetup, WoodPiece,
    WrongDeclaration,
};
use crate::chance::Chance;
use crate::game::{EventSink, Seat, Seats};

/// What the winner of a round of three gets, and what the seat gets that did not help.
const WIN: u8 = 5;
const THIRD: u8 = 3;

/// A game with what hears of it.
pub(super) struct Play<'a, E> {
    pub(super) game: &'a mut FourSenses,
    pub(super) events: &'a mut E,
}

impl FourSenses {
    /// See [`crate::game::Game::new`].
    pub(super) fn set_up(
        setup: &FourSensesSetup,
        chance: &mut impl Chance,
        events: &mut impl EventSink<FourSensesEvent>,
    ) -> Result<FourSenses, FourSensesRefusal> {
        let FourSensesSetup { players, first, wrong, sight, say_moves } = *setup;
        if !(2..=3).contains(&players) {
            return Err(FourSensesRefusal::Players);
        }
        let (first, drawn) = match first {
            FirstSeat::Random => (Seat(chance.below(u32::from(players)) as u8), true),
            FirstSeat::Chosen { seat } if seat.0 < players => (seat, false),
            FirstSeat::Chosen { .. } => return Err(FourSensesRefusal::NoSuchSeat),
        };
        let mut game = FourSenses {
            terms: Terms { players, wrong, sight, say_moves },
            board: Board::default(),
            supply: [PILE; 3],
            first,
            turn: first,
            stage: Stage::Placing,
            silenced: false,
            naming: None,
            out: Seats::NONE,
            latest: None,
            placer: first,
            rounds: [None; ROUNDS],
        };
        Play { game: &mut game, events }.begin_round(drawn);
        Ok(game)
    }
}

impl<E: EventSink<FourSensesEvent>> Play<'_, E> {
    fn tell(&mut self, event: FourSensesEvent) {
        self.events.happened(event);
    }

    /// Checks `action`, and plays it and all that follows from it.
    #[inline]
    pub(super) fn take(&mut self, action: FourSensesAction) -> Result<(), FourSensesRefusal> {
        let seat = self.game.turn;
        match action {
            FourSensesAction::Place { piece, space } => {
                self.game.verify_placement(piece, space)?;
                self.place(seat, piece, space);
            }
            FourSensesAction::Declare => {
                self.game.verify_declaring()?;
                self.game.naming = Some(Naming::NONE);
                self.tell(FourSensesEvent::Declaring { seat });
            }
            FourSensesAction::Name { line } => {
                self.game.verify_name(line)?;
                if let Some(naming) = &mut self.game.naming {
                    naming.add(line);
                }
                self.tell(FourSensesEvent::Named { seat, line });
            }
            FourSensesAction::Done => {
                self.game.verify_naming()?;
                self.close(seat);
            }
            FourSensesAction::EndTurn => {
                self.game.verify_end()?;
                self.end_turn(seat);
            }
        }
        Ok(())
    }

    /// The lines that stand, where somebody listens; nobody asks otherwise.
    fn standing(&self) -> LineSet {
        if E::LISTENS { self.game.board.standing() } else { LineSet::NONE }
    }

    fn missed(&mut self, seat: Seat, lines: LineSet) {
        for line in lines.iter() {
            self.tell(FourSensesEvent::LineMissed { seat, line });
        }
    }

    fn place(&mut self, seat: Seat, piece: WoodPiece, space: BoardSpace) {
        let stood = self.standing();
        let before = self.game.board.stack(space);
        let game = &mut *self.game;
        game.board.place(piece, space);
        game.supply[piece.pile()] -= 1;
        game.latest = Some(space);
        game.placer = seat;
        game.stage = Stage::Placed;
        let (after, said) = (game.board.stack(space), game.terms.say_moves);
        self.tell(FourSensesEvent::Placed { seat, piece, space, before, after, said });
        let broken = stood.without(self.standing());
        self.missed(seat, broken);
    }

    fn end_turn(&mut self, seat: Seat) {
        if self.game.stage == Stage::Claims {
            self.tell(FourSensesEvent::ClaimPassed { seat });
            self.missed(seat, self.standing());
            self.next_claim(seat);
        } else {
            self.tell(FourSensesEvent::TurnEnded { seat });
            self.missed(seat, self.standing());
            self.go_on(seat);
        }
    }

    /// Play goes on after the turn of `seat`.
    fn go_on(&mut self, seat: Seat) {
        self.game.silenced = false;
        if self.game.is_supply_empty() {
            let placer = self.game.placer;
            self.game.stage = Stage::Claims;
            self.tell(FourSensesEvent::LastPiece { seat: placer });
            self.next_claim(placer);
        } else {
            self.game.stage = Stage::Placing;
            self.game.turn = self.game.next_in(seat);
        }
    }

    /// The claim after that of `seat`; when it comes round to who placed the last piece, nobody has won.
    fn next_claim(&mut self, seat: Seat) {
        let mut next = self.game.after(seat);
        while next != self.game.placer && self.game.out.contains(next) {
            next = self.game.after(next);
        }
        if next == self.game.placer {
            self.end_round(Round { end: RoundEnd::Supply, points: [0; 3] });
        } else {
            self.game.turn = next;
        }
    }

    /// Closes the declaration: the lines that stand win, and with none of them it was wrong.
    fn close(&mut self, seat: Seat) {
        let Some(naming) = self.game.naming.take() else {
            return;
        };
        let board = self.game.board;
        let mut named = naming.lines().iter().copied();
        let mut right = named.clone().filter(|&line| board.stands(line));
        if let Some(line) = right.next() {
            let also = right.next();
            let bonus = self.game.terms.players == 3 && self.game.earns_bonus(line, also);
            self.tell(FourSensesEvent::DeclaredRight { seat, line, also, bonus });
            self.end_round(self.game.won(RoundEnd::Declared { seat, line, also, bonus }));
        } else if let Some(line) = named.next() {
            self.tell(FourSensesEvent::DeclaredWrong { seat, line, also: named.next() });
            self.was_wrong(seat);
        } else {
            self.tell(FourSensesEvent::Withdrew { seat });
        }
    }

    fn was_wrong(&mut self, seat: Seat) {
        let claims = self.game.stage == Stage::Claims;
        match self.game.terms.wrong {
            WrongDeclaration::SaidAloud if !claims => {
                self.game.silenced = true;
                return;
            }
            WrongDeclaration::SaidAloud => {}
            WrongDeclaration::Loses => {
                self.game.out = self.game.out.with(seat);
                if self.game.terms.players == 3 {
                    self.tell(FourSensesEvent::LeftRound { seat });
                }
            }
        }
        self.missed(seat, self.standing());
        let winner = self.game.next_in(seat);
        if self.game.next_in(winner) == winner {
            self.end_round(self.game.won(RoundEnd::Wrong { seat, winner }));
        } else if claims {
            self.next_claim(seat);
        } else {
            self.go_on(seat);
        }
    }

    fn end_round(&mut self, round: Round) {
        let number = self.game.rounds_played();
        self.game.rounds[number] = Some(round);
        let winner = round.end.winner();
        if self.game.terms.players == 3 {
            let points = round.points.into();
            self.tell(FourSensesEvent::RoundEnded { round: number as u8 + 1, winner, points });
        }
        if let Some(ending) = self.game.ending() {
            self.game.stage = Stage::Over;
            let leaders = self.game.leaders();
            let winner = leaders.iter().next().filter(|_| leaders.len() == 1);
            let points = self.game.totals().into();
            self.tell(FourSensesEvent::Ended { ending, winner, points });
        } else {
            self.begin_round(false);
        }
    }

    /// Empties the board and begins the next round with the next seat.
    fn begin_round(&mut self, drawn: bool) {
        let game = &mut *self.game;
        let number = game.rounds_played();
        let seat = (0..number).fold(game.first, |seat, _| game.after(seat));
        game.board = Board::default();
        game.supply = [PILE; 3];
        game.turn = seat;
        game.stage = Stage::Placing;
        game.silenced = false;
        game.out = Seats::NONE;
        game.latest = None;
        let (round, rounds) = (number as u8 + 1, game.rounds_in_all() as u8);
        self.tell(FourSensesEvent::RoundBegan { round, rounds, seat, drawn });
    }
}

impl FourSenses {
    /// Whether the lines that were declared earn the winner a point more; it is one at most.
    fn earns_bonus(&self, line: WinLine, also: Option<WinLine>) -> bool {
        let twice = |line: WinLine| {
            self.board.has_one_top(line) && (line.way() == Some(WinWay::Stairs) || self.board.has_one_level(line))
        };
        let holds_latest = |line: WinLine| self.latest.is_some_and(|space| line.spaces().contains(&space));
        twice(line) || also.is_some_and(|also| twice(also) || holds_latest(line) && holds_latest(also))
    }

    /// The round that ended so, with what it brings each seat.
    fn won(&self, end: RoundEnd) -> Round {
        let mut points = [0; 3];
        let Some(winner) = end.winner() else {
            return Round { end, points };
        };
        if self.terms.players == 2 {
            points[winner.index()] = 1;
            return Round { end, points };
        }
        let bonus = matches!(end, RoundEnd::Declared { bonus: true, .. });
        points[winner.index()] = WIN + u8::from(bonus);
        // The seat after the winner is not the one before it; with one seat out, the other one that plays on.
        let third = if self.out.is_empty() { self.after(winner) } else { self.next_in(winner) };
        if third != winner {
            points[third.index()] = THIRD;
        }
        Round { end, points }
    }
}
