//! Secrets: a tiny game for tests only. It hides something, so that covers, handovers, witnesses and every boundary of
//! undo are tested before the games that need them.
//!
//! Each seat draws a number from 0 to 99 that only it sees. On its turn a seat may note points (as often as it likes),
//! draw another number, show its number to all, or pass. When every number is shown, the highest wins.

mod speak;

use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::game::{Decision, EventSink, Game, MAX_SEATS, Mode, Outcome, Seat, Seats, Viewer};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, uniffi::Record)]
pub struct SecretsSetup {
    pub seats: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, uniffi::Enum)]
pub enum SecretsAction {
    Note { points: u8 },
    Draw,
    Show,
    Pass,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, uniffi::Enum)]
pub enum SecretsEvent {
    /// `number` is none for those who do not see it.
    Drew {
        seat: Seat,
        number: Option<u8>,
    },
    Noted {
        seat: Seat,
        points: u8,
    },
    Showed {
        seat: Seat,
        number: u8,
    },
    Passed {
        seat: Seat,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, uniffi::Record)]
pub struct SecretsView {
    /// The numbers that the viewer knows, by seat.
    pub numbers: Vec<Option<u8>>,
    pub notes: Vec<u32>,
    pub turn: Seat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecretsRefusal {
    Seats,
    Points,
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SecretsQuestion;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SecretsTally {
    pub notes: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secrets {
    numbers: Vec<u8>,
    shown: Vec<bool>,
    notes: Vec<u32>,
    turn: Seat,
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
        (name == "secrets" && (2..=3).contains(&players)).then_some(SecretsSetup { seats: players })
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
        Ok(Secrets { numbers, shown: vec![false; seats], notes: vec![0; seats], turn: Seat(0) })
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
            (own || self.shown[seat]).then_some(number)
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
