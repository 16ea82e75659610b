//! What a pending decision asks.

use super::names;
use crate::four_senses::{FourSenses, FourSensesQuestion, Sight};
use crate::words::{Prompt, Teller, Value};

/// What the pending decision asks; none when the game is over.
pub(super) fn prompt(game: &FourSenses, teller: &Teller<'_>) -> Option<Prompt> {
    let question = game.question()?;
    let name = [("name", Value::Text(teller.name(game.turn)))];
    let say = |key| teller.say(key, &[]);
    let step = match question {
        FourSensesQuestion::Place | FourSensesQuestion::TurnEnd => teller.say("four-senses-step-turn", &name),
        FourSensesQuestion::Name => teller.say("four-senses-step-declares", &name),
        FourSensesQuestion::LastClaim => teller.say("four-senses-step-claim", &name),
    };
    let (title, detail) = match question {
        FourSensesQuestion::Place => {
            let title = if game.silenced { "four-senses-ask-place-only" } else { "four-senses-ask-place" };
            let detail = match game.terms.sight {
                Sight::Blindfold => "four-senses-ask-place-blindfold",
                Sight::Napkin => "four-senses-ask-place-napkin",
                Sight::Sighted => "four-senses-ask-place-sighted",
            };
            (say(title), say(detail))
        }
        FourSensesQuestion::TurnEnd if game.silenced => {
            (say("four-senses-ask-end-only"), say("four-senses-ask-end-only-detail"))
        }
        FourSensesQuestion::TurnEnd => (say("four-senses-ask-end"), say("four-senses-ask-end-detail")),
        FourSensesQuestion::LastClaim => (say("four-senses-ask-claim"), say("four-senses-ask-claim-detail")),
        FourSensesQuestion::Name => naming(game, teller),
    };
    Some(Prompt { step, title, detail })
}

fn naming(game: &FourSenses, teller: &Teller<'_>) -> (String, String) {
    match *game.named() {
        [] => (teller.say("four-senses-ask-name", &[]), teller.say("four-senses-ask-name-detail", &[])),
        [line, ref more @ ..] => {
            let lines = names::lines(line, more.first().copied(), teller);
            let title = if more.is_empty() { "four-senses-ask-name-more" } else { "four-senses-ask-name-done" };
            (teller.say(title, &[]), teller.say("four-senses-ask-named", &[("lines", Value::Text(&lines))]))
        }
    }
}
