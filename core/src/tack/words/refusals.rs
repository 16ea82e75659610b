//! Why something cannot be done.

use super::prompts::legal;
use super::{look, names};
use crate::game::{Decision, Game, Seat};
use crate::tack::{ColumnEffect, Space, Storm, Tack, TackAction, TackQuestion, TackRefusal, TackView};
use crate::words::{Blocked, Teller};

/// Why something is refused.
pub(super) fn refusal(refusal: TackRefusal, teller: &Teller<'_>) -> String {
    teller.say(key(refusal), &[])
}

const fn key(refusal: TackRefusal) -> &'static str {
    match refusal {
        TackRefusal::EvenStartNeedsTwo => "tack-refused-even-start",
        TackRefusal::StormsNotThree => "tack-refused-storms",
        TackRefusal::SpringNeedsStorms => "tack-refused-spring",
        TackRefusal::NoSuchSeat => "tack-refused-seat",
        TackRefusal::GameOver => "tack-refused-over",
        TackRefusal::OtherQuestion => "tack-refused-question",
        TackRefusal::NoSuchSpace => "tack-refused-space",
        TackRefusal::WrongDice => "tack-refused-dice",
        TackRefusal::ColumnTaken => "tack-refused-column-taken",
        TackRefusal::NoStartingDie => "tack-refused-no-starting-die",
        TackRefusal::FaceNotHigh => "tack-refused-not-high",
        TackRefusal::NotLowest => "tack-refused-not-lowest",
        TackRefusal::NoDieThere => "tack-refused-no-die",
        TackRefusal::NotYourDie => "tack-refused-not-yours",
        TackRefusal::SameSpace => "tack-refused-same-space",
        TackRefusal::Sideways => "tack-refused-sideways",
        TackRefusal::ToStartingSpace => "tack-refused-to-start",
        TackRefusal::Occupied => "tack-refused-occupied",
        TackRefusal::Jumps => "tack-refused-jump",
        TackRefusal::Becalmed => "tack-refused-becalmed",
        TackRefusal::Gale => "tack-refused-gale",
        TackRefusal::Anchored => "tack-refused-anchor",
        TackRefusal::HemmedIn => "tack-refused-hemmed-in",
        TackRefusal::NotDrifting => "tack-refused-not-drifting",
        TackRefusal::NotWithTheTide => "tack-refused-tide-direction",
        TackRefusal::OffTheGrid => "tack-refused-edge",
        TackRefusal::NoCrosswind => "tack-refused-no-crosswind",
        TackRefusal::NotOnGrid => "tack-refused-not-on-grid",
        TackRefusal::NotNextDoor => "tack-refused-not-next-door",
        TackRefusal::NoSwapCourse => "tack-refused-no-swap",
        TackRefusal::SameFaces => "tack-refused-same-faces",
        TackRefusal::SwapOrder => "tack-refused-swap-order",
        TackRefusal::FaceLimit => "tack-refused-face-limit",
        TackRefusal::NoUndertow => "tack-refused-no-undertow",
        TackRefusal::AlreadyPulled => "tack-refused-pulled",
        TackRefusal::NotHomeward => "tack-refused-pull-direction",
        TackRefusal::NoTrimmedSails => "tack-refused-no-trim",
        TackRefusal::AlreadyTrimmed => "tack-refused-trimmed",
    }
}

/// What the deciding seat may expect to do and cannot, each spot once.
pub(super) fn blocked(game: &Tack, teller: &Teller<'_>) -> Vec<Blocked> {
    let Some(decision) = Game::decision(game) else {
        return Vec::new();
    };
    let view = look(game);
    let legal = legal(game);
    let own: Vec<Space> = view.dice.iter().filter(|die| die.seat == decision.seat).map(|die| die.space).collect();
    let found: Vec<(Space, TackRefusal)> = match decision.question {
        TackQuestion::OpeningPlaces | TackQuestion::Tailwind => Vec::new(),
        TackQuestion::Places => {
            own.iter().map(|space| (names::start(decision.seat, space.column), TackRefusal::ColumnTaken)).collect()
        }
        TackQuestion::Move => own.iter().flat_map(|&from| moves(game, &view, &legal, from)).collect(),
        TackQuestion::HighDie => refused(game, &own, |space| Some(TackAction::Raise { column: space.column, face: 6 })),
        TackQuestion::LowestDie => refused(game, &own, |space| Some(TackAction::Remove { column: space.column })),
        TackQuestion::Drifts => refused(game, &own, |from| drift(&view, from)),
        // Once Undertow is used or has no die to pull, the turn's end is not about the grid.
        TackQuestion::TurnEnd if legal.iter().any(|action| matches!(action, TackAction::Pull { .. })) => {
            refused(game, &own, |from| pull(decision.seat, from))
        }
        TackQuestion::TurnEnd => Vec::new(),
    };
    found
        .into_iter()
        .map(|(space, reason)| Blocked { spot: space.to_string(), reason: refusal(reason, teller) })
        .collect()
}

/// Why `spot`, which is part of no choice after `picked`, cannot be pointed at; none when what is asked says it best.
pub(super) fn why_not(game: &Tack, picked: Option<Space>, spot: Space) -> Option<TackRefusal> {
    let Decision { seat, question, .. } = Game::decision(game)?;
    let view = look(game);
    let lies = names::die_on(&view, spot);
    let own = lies.is_some_and(|die| die.seat == seat);
    let refusal = |action| Game::check(game, &action).err();
    match question {
        TackQuestion::OpeningPlaces | TackQuestion::Tailwind => None,
        TackQuestion::Places => own.then_some(TackRefusal::ColumnTaken),
        TackQuestion::Move => match picked.and_then(|from| names::die_on(&view, from)) {
            Some(die) => refusal(meant(&view, die.space, spot, own)),
            None if lies.is_some() => Some(if own { TackRefusal::HemmedIn } else { TackRefusal::NotYourDie }),
            None => {
                let die = view.dice.iter().find(|die| die.seat == seat && die.space.column == spot.column)?;
                refusal(TackAction::Move { from: die.space, to: spot })
            }
        },
        _ if lies.is_some() && !own => Some(TackRefusal::NotYourDie),
        TackQuestion::HighDie if own => refusal(TackAction::Raise { column: spot.column, face: 6 }),
        TackQuestion::LowestDie if own => refusal(TackAction::Remove { column: spot.column }),
        TackQuestion::Drifts => match picked {
            Some(from) => refusal(TackAction::Drift { from, to: spot }),
            None if own => drift(&view, spot).map_or(Some(TackRefusal::NotDrifting), refusal),
            None => None,
        },
        TackQuestion::TurnEnd if view.storms.contains(&Storm::Undertow) => match picked {
            Some(from) => refusal(TackAction::Pull { from, to: spot }),
            None if own => refusal(TackAction::Pull { from: spot, to: toward(seat, spot) }),
            None => None,
        },
        TackQuestion::TurnEnd if own => Some(TackRefusal::NoStartingDie),
        TackQuestion::HighDie | TackQuestion::LowestDie | TackQuestion::TurnEnd => None,
    }
}

/// What somebody means who points from an own die on `from` at `to`, where another own die lies or none does: with the
/// storm cards in play, sideways is a sidestep and from die to die a swap.
fn meant(view: &TackView, from: Space, to: Space, own: bool) -> TackAction {
    let in_play = |storm| view.storms.contains(&storm);
    if own && in_play(Storm::SwapCourse) {
        let [one, other] = if from.column < to.column { [from, to] } else { [to, from] };
        TackAction::Swap { one, other }
    } else if from.column != to.column && in_play(Storm::Crosswind) {
        TackAction::Sidestep { from, to }
    } else {
        TackAction::Move { from, to }
    }
}

/// The dice whose own action is refused, with the reason.
fn refused(game: &Tack, own: &[Space], action: impl Fn(Space) -> Option<TackAction>) -> Vec<(Space, TackRefusal)> {
    own.iter().filter_map(|&space| Game::check(game, &action(space)?).err().map(|reason| (space, reason))).collect()
}

/// The drift of the die on `from`; none where no tide runs.
fn drift(view: &TackView, from: Space) -> Option<TackAction> {
    let mark = view.marks.iter().find(|mark| mark.column == from.column && (1..=5).contains(&from.row))?;
    let ColumnEffect::Tide { seat } = mark.effect else {
        return None;
    };
    Some(TackAction::Drift { from, to: toward(seat, from) })
}

/// Undertow's pull of the die on `from`; none for one that is not on the grid.
fn pull(seat: Seat, from: Space) -> Option<TackAction> {
    (1..=5).contains(&from.row).then(|| TackAction::Pull { from, to: toward(seat, from) })
}

/// The next space toward the side of `seat`.
const fn toward(seat: Seat, from: Space) -> Space {
    let row = if seat.0 == 0 { from.row.saturating_sub(1) } else { from.row + 1 };
    Space { column: from.column, row }
}

/// The empty spaces in the column of the own die on `from` that no move reaches, or the die itself when it has no move.
fn moves(game: &Tack, view: &TackView, legal: &[TackAction], from: Space) -> Vec<(Space, TackRefusal)> {
    let takes_part = |space: Space| {
        legal.iter().any(|action| match *action {
            TackAction::Move { from, to } | TackAction::Sidestep { from, to } => space == from || space == to,
            TackAction::Swap { one, other } => space == one || space == other,
            _ => false,
        })
    };
    if !takes_part(from) {
        return vec![(from, TackRefusal::HemmedIn)];
    }
    (0..=6)
        .map(|row| Space { column: from.column, row })
        .filter(|&to| !takes_part(to) && names::die_on(view, to).is_none())
        .filter_map(|to| Game::check(game, &TackAction::Move { from, to }).err().map(|reason| (to, reason)))
        .collect()
}
