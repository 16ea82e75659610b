//! From the set-up to the first turn.

use super::state::{Die, Opening, Stage, StormsDue, Tack, Tokens};
use super::turn::{Flow, Play};
use super::{
    Column, Faces, SIZE, Storm, StormChoice, StormSet, TackEvent, TackMode, TackQuestion, TackRefusal, TackSetup,
    TideLevel, WindCard, WindChoice,
};
use crate::chance::Chance;
use crate::game::{EventSink, Seat};

/// The points that player and tide begin with.
const fn head_start(mode: TackMode) -> [u8; 2] {
    match mode {
        TackMode::TwoPlayers => [0, 0],
        TackMode::Tide { level: TideLevel::Neap } => [1, 0],
        TackMode::Tide { level: TideLevel::Mean } => [0, 1],
        TackMode::Tide { level: TideLevel::Spring } => [0, 4],
    }
}

impl Tack {
    /// See [`crate::game::Game::new`].
    pub(super) fn set_up(
        setup: &TackSetup,
        chance: &mut impl Chance,
        events: &mut impl EventSink<TackEvent>,
    ) -> Result<Tack, TackRefusal> {
        let storms = match &setup.storms {
            StormChoice::None => StormsDue::None,
            StormChoice::Random => StormsDue::Random,
            StormChoice::Chosen { storms } => StormsDue::Chosen(StormSet::chosen(storms)?),
        };
        if setup.older.0 > 1 {
            return Err(TackRefusal::NoSuchSeat);
        }
        if setup.even_start && setup.mode != TackMode::TwoPlayers {
            return Err(TackRefusal::EvenStartNeedsTwo);
        }
        if setup.mode == (TackMode::Tide { level: TideLevel::Spring }) && storms == StormsDue::None {
            return Err(TackRefusal::SpringNeedsStorms);
        }
        let card = match setup.wind {
            WindChoice::Random => pick(&WindCard::ALL, chance),
            WindChoice::ClearDay => pick(&WindCard::CLEAR_DAYS, chance),
            WindChoice::Card { card } => card,
        };
        let mut game = Tack {
            mode: setup.mode,
            card,
            storms: StormSet::NONE,
            opening: Opening {
                second_is_older: setup.older.0 == 1,
                even_start: setup.even_start,
                sums: [0; 2],
                storms,
            },
            dice: [[Die::NONE; SIZE]; 2],
            hands: [Faces::default(); 2],
            scores: head_start(setup.mode),
            turn: 0,
            last_point: 0,
            active: Seat(0),
            stage: Stage::Opening,
            asked: None,
            unsettled: Default::default(),
            settled: false,
            drifting: Default::default(),
            tailwind: None,
            used: StormSet::NONE,
            tokens: Tokens::default(),
            ending: None,
        };
        let mut play = Play { game: &mut game, chance, events };
        play.tell(TackEvent::WindDrawn { card });
        play.roll_opening(Seat(0));
        play.roll_opening(Seat(1));
        play.go_on();
        Ok(game)
    }
}

fn pick(cards: &[WindCard], chance: &mut impl Chance) -> WindCard {
    let at = chance.below(cards.len() as u32) as usize;
    cards.get(at).copied().unwrap_or(WindCard::ClearDay1)
}

impl<C: Chance, E: EventSink<TackEvent>> Play<'_, C, E> {
    fn roll_opening(&mut self, seat: Seat) {
        let faces = Faces(std::array::from_fn(|_| self.chance.die()));
        self.tell(TackEvent::OpeningRolled { seat, faces });
        self.game.opening.sums[seat.index()] = faces.0.iter().sum();
        // The tide's dice stand as rolled, one for each column.
        self.game.hands[seat.index()] = if self.game.is_tide(seat) { faces } else { faces.sorted() };
    }

    /// Who goes first, and the die that the first player removes.
    pub(super) fn end_opening(&mut self) -> Flow {
        let first = self.first_player();
        self.game.active = first;
        if self.game.opening.even_start {
            self.open_play();
            return Flow::GoesOn;
        }
        let lowest = self.game.lowest_face(first);
        let mut columns = Column::ALL.into_iter().filter(|&column| self.game.die(first, column).face() == lowest);
        match (columns.next(), columns.next()) {
            (Some(column), None) => {
                self.remove(first, column);
                self.open_play();
                Flow::GoesOn
            }
            _ => self.ask(first, TackQuestion::LowestDie),
        }
    }

    /// The higher sum as rolled goes first, the older player when they are equal; against the tide the person does.
    fn first_player(&mut self) -> Seat {
        if self.game.mode != TackMode::TwoPlayers {
            return Seat(0);
        }
        let sums = self.game.opening.sums;
        let tied = sums[0] == sums[1];
        let second = if tied { self.game.opening.second_is_older } else { sums[1] > sums[0] };
        let seat = Seat(u8::from(second));
        self.tell(TackEvent::WentFirst { seat, sums: sums.into(), tied });
        seat
    }

    /// Takes a lowest die out of the game.
    pub(super) fn remove(&mut self, seat: Seat, column: Column) {
        let face = self.game.die(seat, column).face();
        self.game.put(seat, column, Die::NONE);
        self.tell(TackEvent::Removed { seat, column, face });
    }

    /// The storm cards and the tide's tokens, and the first turn.
    pub(super) fn open_play(&mut self) {
        let storms = match std::mem::take(&mut self.game.opening).storms {
            StormsDue::None => StormSet::NONE,
            StormsDue::Random => self.draw_storms(),
            StormsDue::Chosen(storms) => storms,
        };
        self.game.storms = storms;
        let mut cards = storms.iter();
        if let (Some(one), Some(two), Some(three)) = (cards.next(), cards.next(), cards.next()) {
            self.tell(TackEvent::StormsDrawn { one, two, three });
        }
        if self.game.mode != TackMode::TwoPlayers {
            self.tell(TackEvent::TokensShuffled);
        }
        self.begin_turn(self.game.active);
    }

    /// Three of the twelve storm cards, each time one of those that are left.
    fn draw_storms(&mut self) -> StormSet {
        let mut drawn = StormSet::NONE;
        while drawn.len() < StormSet::DEALT {
            let at = self.chance.below(Storm::ALL.len() as u32 - drawn.len()) as usize;
            let left = Storm::ALL.into_iter().filter(|&storm| !drawn.contains(storm)).nth(at);
            drawn = left.map_or(drawn, |storm| drawn.with(storm));
        }
        drawn
    }
}
