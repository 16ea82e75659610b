//! Secrets: a tiny game for tests only. It hides something, so that covers, handovers, witnesses and every boundary of
//! undo are tested before the games that need them.
//!
//! Each seat draws a number from 0 to 99 that only it sees. On its turn a seat may note points (as often as it likes),
//! draw another number, show its number to all, or pass. When every number is shown, the highest wins.
//!
//! It can be set up to betray a number on purpose, so that what looks for leaks is itself tested.

mod speak;

use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::game::{Decision, EventSink, Game, MAX_SEATS, Mode, Outcome, Seat, Seats, Viewer};

/// How many play, and what is betrayed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, uniffi::Record)]
pub struct SecretsSetup {
    /// 2 or 3.
    pub seats: u8,
    /// Where the game betrays the next seat's number; none in an honest game.
    pub leak: Option<Leak>,
}

/// A place in which a game can betray what a seat must not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, uniffi::Enum)]
pub enum Leak {
    /// The view holds it.
    View,
    /// The words on the table say it.
    Words,
    /// What happens tells it.
    Events,
}

/// What a seat does on its turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, uniffi::Enum)]
pub enum SecretsAction {
    /// Notes 1 to 3 points.
    Note {
        /// How many.
        points: u8,
    },
    /// Draws another number.
    Draw,
    /// Shows its number to all.
    Show,
    /// Hands the turn on.
    Pass,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, uniffi::Enum)]
pub enum SecretsEvent {
    /// A seat drew a number.
    Drew {
        /// Who.
        seat: Seat,
        /// None for those who do not see it.
        number: Option<u8>,
    },
    /// A seat noted points.
    Noted {
        /// Who.
        seat: Seat,
        /// How many.
        points: u8,
    },
    /// A seat showed its number.
    Showed {
        /// Who.
        seat: Seat,
        /// Which.
        number: u8,
    },
    /// A seat handed the turn on.
    Passed {
        /// Who.
        seat: Seat,
    },
}

/// What a viewer sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, uniffi::Record)]
pub struct SecretsView {
    /// The numbers that the viewer knows, by seat.
    pub numbers: Vec<Option<u8>>,
    /// The points that each seat noted.
    pub notes: Vec<u32>,
    /// Whose turn it is.
    pub turn: Seat,
}

/// Why something is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecretsRefusal {
    /// Not 2 or 3 seats.
    Seats,
    /// Not 1 to 3 points.
    Points,
    /// The game is over.
    Over,
}

/// What is decided: anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SecretsQuestion;

/// What statistics keep.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SecretsTally {
    /// How often points were noted.
    pub notes: u32,
}

/// The state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secrets {
    numbers: Vec<u8>,
    shown: Vec<bool>,
    notes: Vec<u32>,
    turn: Seat,
    leak: Option<Leak>,
}

impl Secrets {
    /// The number of the seat after `seat`.
    fn next_number(&self, seat: Seat) -> u8 {
        self.numbers[(seat.index() + 1) % self.numbers.len()]
    }
}

impl Game for Secrets {
    type Setup = SecretsSetup;
    type Action = SecretsAction;
    type Event = SecretsEvent;
    type View = SecretsView;
    type Question = SecretsQuestion;
    type Refusal = SecretsRefusal;
    type Tally = SecretsTally;

    const RULES_VERSION: u32 = 1;
    const HIDES: bool = true;
    const MODES: &'static [Mode] = &[Mode { name: "secrets", fewest: 2, most: 3 }];

    fn mode(name: &str, players: u8) -> Option<SecretsSetup> {
        (name == "secrets" && (2..=3).contains(&players)).then_some(SecretsSetup { seats: players, leak: None })
    }

    fn new(
        setup: &SecretsSetup,
        chance: &mut impl Chance,
        events: &mut impl EventSink<SecretsEvent>,
    ) -> Result<Secrets, SecretsRefusal> {
        if !(2..=3).contains(&setup.seats) {
            return Err(SecretsRefusal::Seats);
        }
        let mut numbers = Vec::new();
        for seat in 0..setup.seats {
            let number = chance.below(100) as u8;
            numbers.push(number);
            events.happened(SecretsEvent::Drew { seat: Seat(seat), number: Some(number) });
        }
        let seats = usize::from(setup.seats);
        Ok(Secrets { numbers, shown: vec![false; seats], notes: vec![0; seats], turn: Seat(0), leak: setup.leak })
    }

    fn seats(&self) -> u8 {
        self.numbers.len() as u8
    }

    fn is_person(&self, _: Seat) -> bool {
        true
    }

    fn decision(&self) -> Option<Decision<SecretsQuestion>> {
        let over = self.shown.iter().all(|&shown| shown);
        (!over).then_some(Decision { seat: self.turn, question: SecretsQuestion, shared: Seats::NONE })
    }

    fn legal_actions(&self, into: &mut Vec<SecretsAction>) {
        if self.decision().is_some() {
            into.extend((1..=3).map(|points| SecretsAction::Note { points }));
            into.extend([SecretsAction::Draw, SecretsAction::Show, SecretsAction::Pass]);
        }
    }

    fn check(&self, action: &SecretsAction) -> Result<(), SecretsRefusal> {
        match action {
            _ if self.decision().is_none() => Err(SecretsRefusal::Over),
            SecretsAction::Note { points } if !(1..=3).contains(points) => Err(SecretsRefusal::Points),
            _ => Ok(()),
        }
    }

    fn apply(
        &mut self,
        action: &SecretsAction,
        chance: &mut impl Chance,
        events: &mut impl EventSink<SecretsEvent>,
    ) -> Result<(), SecretsRefusal> {
        self.check(action)?;
        let seat = self.turn;
        match *action {
            SecretsAction::Note { points } => {
                self.notes[seat.index()] += u32::from(points);
                let points = if self.leak == Some(Leak::Events) { self.next_number(seat) } else { points };
                events.happened(SecretsEvent::Noted { seat, points });
            }
            SecretsAction::Draw => {
                let number = chance.below(100) as u8;
                self.numbers[seat.index()] = number;
                events.happened(SecretsEvent::Drew { seat, number: Some(number) });
            }
            SecretsAction::Show => {
                self.shown[seat.index()] = true;
                events.happened(SecretsEvent::Showed { seat, number: self.numbers[seat.index()] });
            }
            SecretsAction::Pass => {
                self.turn = Seat((seat.0 + 1) % self.seats());
                events.happened(SecretsEvent::Passed { seat });
            }
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> SecretsView {
        let known = |(seat, &number): (usize, &u8)| {
            let own = viewer == Viewer::Seat(Seat(seat as u8));
            (own || self.shown[seat] || self.leak == Some(Leak::View)).then_some(number)
        };
        SecretsView {
            numbers: self.numbers.iter().enumerate().map(known).collect(),
            notes: self.notes.clone(),
            turn: self.turn,
        }
    }

    fn witness(event: &SecretsEvent, viewer: Viewer) -> Option<SecretsEvent> {
        Some(match event {
            SecretsEvent::Drew { seat, .. } if viewer != Viewer::Seat(*seat) => {
                SecretsEvent::Drew { seat: *seat, number: None }
            }
            other => other.clone(),
        })
    }

    fn reveals(event: &SecretsEvent) -> bool {
        matches!(event, SecretsEvent::Showed { .. })
    }

    fn score(&self, seat: Seat) -> Option<i32> {
        self.notes.get(seat.index()).map(|&notes| notes as i32)
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.decision().is_some() {
            return None;
        }
        let best = self.numbers.iter().max().copied().unwrap_or_default();
        let mut winners = Seats::NONE;
        let mut scores = [0; MAX_SEATS];
        for (seat, &number) in self.numbers.iter().enumerate() {
            scores[seat] = i32::from(number);
            if number == best {
                winners = winners.with(Seat(seat as u8));
            }
        }
        Some(Outcome { winners, scores, ending: "shown" })
    }

    fn appraise(&self, seat: Seat) -> i32 {
        self.notes[seat.index()] as i32
    }

    fn redeal(&self, seat: Seat, chance: &mut impl Chance) -> Secrets {
        let mut other = self.clone();
        for (at, number) in other.numbers.iter_mut().enumerate() {
            if at != seat.index() && !self.shown[at] {
                *number = chance.below(100) as u8;
            }
        }
        other
    }

    fn tally(tally: &mut SecretsTally, event: &SecretsEvent) {
        if matches!(event, SecretsEvent::Noted { .. }) {
            tally.notes += 1;
        }
    }
}
