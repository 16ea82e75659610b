//! Why something cannot be done. No reason ever depends on which lines stand.

use super::names;
use crate::four_senses::view::supply_id;
use crate::four_senses::{BoardSpace, FourSenses, FourSensesAction, FourSensesQuestion, FourSensesRefusal, WoodPiece};
use crate::words::{Blocked, Teller, Value};

/// Why something is refused.
pub(super) fn refusal(refusal: FourSensesRefusal, teller: &Teller<'_>) -> String {
    teller.say(key(refusal), &[])
}

const fn key(refusal: FourSensesRefusal) -> &'static str {
    match refusal {
        FourSensesRefusal::Players => "four-senses-refused-players",
        FourSensesRefusal::NoSuchSeat => "four-senses-refused-seat",
        FourSensesRefusal::GameOver => "four-senses-refused-over",
        FourSensesRefusal::OtherQuestion => "four-senses-refused-question",
        FourSensesRefusal::MustPlace => "four-senses-refused-must-place",
        FourSensesRefusal::NoSuchSpace => "four-senses-refused-space",
        FourSensesRefusal::Full => "four-senses-refused-full",
        FourSensesRefusal::NoneLeft => "four-senses-refused-none-left",
        FourSensesRefusal::NoSuchLine => "four-senses-refused-line",
        FourSensesRefusal::NamedAlready => "four-senses-refused-named",
        FourSensesRefusal::TwoNamed => "four-senses-refused-two-named",
        FourSensesRefusal::Silenced => "four-senses-refused-silenced",
    }
}

/// What the deciding seat may expect to do and cannot: full spaces, pieces that are used up, a declaration that was lost.
pub(super) fn blocked(game: &FourSenses, teller: &Teller<'_>) -> Vec<Blocked> {
    let mut blocked = Vec::new();
    if game.question() == Some(FourSensesQuestion::Place) {
        for space in BoardSpace::all().filter(|space| game.board.open() & space.mask() == 0) {
            blocked.push(Blocked { spot: space.to_string(), reason: full(space, teller) });
        }
        for piece in WoodPiece::ALL.into_iter().filter(|&piece| game.left(piece) == 0) {
            let name = names::piece(piece, teller);
            let reason = teller.say("four-senses-blocked-none-left", &[("piece", Value::Text(&name))]);
            blocked.push(Blocked { spot: supply_id(piece), reason });
        }
    }
    let asks = !matches!(game.question(), None | Some(FourSensesQuestion::Name));
    if let Some(reason) = game.verify(FourSensesAction::Declare).err().filter(|_| asks) {
        blocked.push(Blocked { spot: String::new(), reason: refusal(reason, teller) });
    }
    blocked
}

fn full(space: BoardSpace, teller: &Teller<'_>) -> String {
    let space = space.to_string();
    teller.say("four-senses-blocked-full", &[("space", Value::Text(&space))])
}

/// Why `spot` cannot be pointed at; none when what is asked says it best.
pub(super) fn why_not(game: &FourSenses, picked: &[String], spot: &str, teller: &Teller<'_>) -> Option<String> {
    match game.question()? {
        FourSensesQuestion::Place => {
            blocked(game, teller).into_iter().find(|blocked| blocked.spot == spot).map(|blocked| blocked.reason)
        }
        FourSensesQuestion::Name => {
            let is_space = |id: &String| id.parse::<BoardSpace>().is_ok();
            let ends = picked.iter().filter(|id| is_space(id)).count();
            let way = picked.iter().any(|id| id.starts_with("way:"));
            let key = match (ends, way) {
                (0, _) => "four-senses-why-not-first-end",
                (_, false) => "four-senses-why-not-other-end",
                (_, true) => "four-senses-why-not-other-end-this-way",
            };
            spot.parse::<BoardSpace>().is_ok().then(|| teller.say(key, &[]))
        }
        FourSensesQuestion::TurnEnd | FourSensesQuestion::LastClaim => None,
    }
}
