//! What happened, as lines of the log.
//!
//! The shown line stands beside the badge of its seat and leaves out the name; the spoken one is a sentence by itself.

use super::{choices, figures, names};
use crate::four_senses::FourSensesEvent;
use crate::game::Seat;
use crate::words::{Line, Teller, Value};

/// The event as a line of the log; none for what goes without saying.
pub(super) fn line(event: FourSensesEvent, teller: &Teller<'_>) -> Option<Line> {
    let log = Log { teller };
    let text = Value::Text;
    Some(match event {
        FourSensesEvent::RoundBegan { round, rounds, seat, drawn } => {
            let (shown, spoken) = match (rounds > 1, drawn) {
                (false, false) => ("four-senses-log-begins", "four-senses-tell-begins"),
                (false, true) => ("four-senses-log-begins-drawn", "four-senses-tell-begins-drawn"),
                (true, false) => ("four-senses-log-round", "four-senses-tell-round"),
                (true, true) => ("four-senses-log-round-drawn", "four-senses-tell-round-drawn"),
            };
            log.pair(seat, shown, spoken, &[("round", round.into())])
        }
        FourSensesEvent::Placed { seat, piece, space, after, .. } => {
            let placed = choices::placement(piece, space, teller);
            let lies = names::stack(after, teller.tongue);
            let values = [("placed", text(&placed)), ("lies", text(&lies))];
            log.pair(seat, "four-senses-log-placed", "four-senses-tell-placed", &values)
        }
        FourSensesEvent::PlacedUntold { seat } => {
            log.pair(seat, "four-senses-log-placed-untold", "four-senses-tell-placed-untold", &[])
        }
        // What was named is asked about, and told with whether it was right.
        FourSensesEvent::Declaring { .. }
        | FourSensesEvent::Named { .. }
        | FourSensesEvent::Withdrew { .. }
        | FourSensesEvent::TurnEnded { .. } => return None,
        FourSensesEvent::DeclaredRight { seat, line, also, bonus } => {
            let lines = names::lines(line, also, teller);
            let (shown, spoken) = match bonus {
                false => ("four-senses-log-right", "four-senses-tell-right"),
                true => ("four-senses-log-right-bonus", "four-senses-tell-right-bonus"),
            };
            log.pair(seat, shown, spoken, &[("lines", text(&lines))])
        }
        FourSensesEvent::DeclaredWrong { seat, line, also } => {
            let lines = names::lines(line, also, teller);
            let count = if also.is_some() { 2_u8 } else { 1 };
            let values = [("lines", text(&lines)), ("count", count.into())];
            log.pair(seat, "four-senses-log-wrong", "four-senses-tell-wrong", &values)
        }
        FourSensesEvent::LeftRound { seat } => log.pair(seat, "four-senses-log-out", "four-senses-tell-out", &[]),
        FourSensesEvent::LastPiece { .. } => log.table(teller.say("four-senses-log-last-piece", &[])),
        FourSensesEvent::ClaimPassed { seat } => {
            log.pair(seat, "four-senses-log-passed", "four-senses-tell-passed", &[])
        }
        FourSensesEvent::LineMissed { seat, line } => {
            let line = names::line(line, teller);
            log.pair(seat, "four-senses-log-missed", "four-senses-tell-missed", &[("line", text(&line))])
        }
        FourSensesEvent::RoundEnded { round, winner, points } => {
            let key = if winner.is_some() { "four-senses-log-round-ended" } else { "four-senses-log-round-drawn-out" };
            let gains: Vec<String> = (0..)
                .zip(<[u8; 3]>::from(points))
                .map(|(seat, points)| {
                    let name = teller.name(Seat(seat));
                    teller.say("four-senses-gain", &[("name", text(name)), ("points", points.into())])
                })
                .collect();
            let gains = gains.join(", ");
            log.table(teller.say(key, &[("round", round.into()), ("gains", text(&gains))]))
        }
        FourSensesEvent::Ended { ending, winner, points } => {
            let sentence = figures::ended(ending, winner, points.into(), teller);
            Line { seat: winner, text: sentence.clone(), spoken: sentence }
        }
    })
}

struct Log<'a> {
    teller: &'a Teller<'a>,
}

impl Log<'_> {
    /// A line of `seat`: the shown sentence has no name, the spoken one does.
    fn pair(&self, seat: Seat, shown: &str, spoken: &str, values: &[(&str, Value<'_>)]) -> Line {
        let mut named = values.to_vec();
        named.push(("name", Value::Text(self.teller.name(seat))));
        Line { seat: Some(seat), text: self.teller.say(shown, values), spoken: self.teller.say(spoken, &named) }
    }

    /// A line about the table as a whole.
    fn table(&self, text: String) -> Line {
        Line { seat: None, spoken: text.clone(), text }
    }
}
