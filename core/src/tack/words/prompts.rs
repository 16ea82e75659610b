//! What a pending decision asks.

use super::choices::{foresee, turned};
use super::{board, look};
use crate::game::{Game, Seat};
use crate::tack::{CALM, Storm, Tack, TackAction, TackMode, TackQuestion, TackView};
use crate::words::{Prompt, Teller, Value};

/// From so many turns before the calm on, the prompt warns of it.
const CALM_NEAR: u16 = 10;

/// What the pending decision asks; none when the game is over.
pub(super) fn prompt(game: &Tack, teller: &Teller<'_>) -> Option<Prompt> {
    let decision = Game::decision(game)?;
    let view = look(game);
    let seat = decision.seat;
    let step = step(decision.question, &view, seat);
    let (title, detail) = match decision.question {
        TackQuestion::OpeningPlaces => (teller.say("tack-ask-opening", &[]), opening(&view, teller)),
        TackQuestion::HighDie => plain("tack-ask-high", "tack-ask-high-detail", teller),
        TackQuestion::LowestDie => plain("tack-ask-lowest", "tack-ask-lowest-detail", teller),
        TackQuestion::Drifts => {
            let ways = board::ways(&view.marks, teller);
            let detail = teller.say("tack-ask-drifts-detail", &[("ways", Value::Text(&ways))]);
            (teller.say("tack-ask-drifts", &[]), detail)
        }
        TackQuestion::Move => (teller.say("tack-ask-move", &[]), moving(game, &view, teller)),
        TackQuestion::Tailwind => {
            // The die moved as many spaces as it shows.
            let face =
                legal(game).into_iter().find_map(|action| turned(&foresee(game, action))).map_or(0, |turn| turn.1);
            (
                teller.say("tack-ask-tailwind", &[("face", face.into())]),
                teller.say("tack-ask-tailwind-detail", &[("spaces", face.into())]),
            )
        }
        TackQuestion::Places => {
            let own_turn = view.turn_of == Some(seat);
            let detail = if own_turn { "tack-ask-places-detail" } else { "tack-ask-places-detail-out-of-turn" };
            let count = view.waiting.len() as i64;
            (teller.say("tack-ask-places", &[("count", count.into())]), teller.say(detail, &[]))
        }
        TackQuestion::TurnEnd => turn_end(game, teller),
    };
    Some(Prompt { step: teller.say(step, &[("name", Value::Text(teller.name(seat)))]), title, detail })
}

fn step(question: TackQuestion, view: &TackView, seat: Seat) -> &'static str {
    match question {
        TackQuestion::OpeningPlaces => "tack-step-opening",
        TackQuestion::LowestDie => "tack-step-first",
        TackQuestion::HighDie if view.turn_of == Some(seat) => "tack-step-turn",
        TackQuestion::HighDie | TackQuestion::Places => "tack-step-places",
        TackQuestion::Drifts | TackQuestion::Tailwind => "tack-step-turn",
        TackQuestion::Move => "tack-step-move",
        TackQuestion::TurnEnd => "tack-step-end",
    }
}

fn plain(title: &str, detail: &str, teller: &Teller<'_>) -> (String, String) {
    (teller.say(title, &[]), teller.say(detail, &[]))
}

fn opening(view: &TackView, teller: &Teller<'_>) -> String {
    match view.mode {
        TackMode::Tide { .. } => teller.say("tack-ask-opening-detail-tide", &[]),
        TackMode::TwoPlayers => {
            let sum: u8 = view.waiting.iter().sum();
            teller.say("tack-ask-opening-detail", &[("sum", sum.into())])
        }
    }
}

/// How a die may move, what else may be done instead, and how near the calm is.
fn moving(game: &Tack, view: &TackView, teller: &Teller<'_>) -> String {
    let legal = legal(game);
    let mut sentences = vec![if view.storms.contains(&Storm::Becalmed) {
        "tack-ask-move-detail-becalmed"
    } else {
        "tack-ask-move-detail"
    }];
    if legal.iter().any(|action| matches!(action, TackAction::Sidestep { .. })) {
        sentences.push("tack-ask-move-crosswind");
    }
    if legal.iter().any(|action| matches!(action, TackAction::Swap { .. })) {
        sentences.push("tack-ask-move-swap");
    }
    let mut sentences: Vec<String> = sentences.into_iter().map(|key| teller.say(key, &[])).collect();
    let left = CALM.saturating_sub(u16::from(view.calm));
    if left <= CALM_NEAR {
        let left = i64::from(left);
        sentences.push(teller.say("tack-ask-move-calm", &[("left", left.into())]));
    }
    sentences.join(" ")
}

fn turn_end(game: &Tack, teller: &Teller<'_>) -> (String, String) {
    let legal = legal(game);
    let pull = legal.iter().any(|action| matches!(action, TackAction::Pull { .. }));
    let trim = legal.iter().any(|action| matches!(action, TackAction::Trim { .. }));
    match (pull, trim) {
        (true, true) => plain("tack-ask-end-both", "tack-ask-end-detail-both", teller),
        (true, false) => plain("tack-ask-end-pull", "tack-ask-end-detail-pull", teller),
        (false, _) => plain("tack-ask-end-trim", "tack-ask-end-detail-trim", teller),
    }
}

/// What may be done.
pub(super) fn legal(game: &Tack) -> Vec<TackAction> {
    let mut legal = Vec::new();
    Game::legal_actions(game, &mut legal);
    legal
}
