//! What happened, as lines of the log.
//!
//! The shown line stands beside the badge of its seat and leaves out the name; the spoken one is a sentence by itself.

use super::{figures, names};
use crate::game::Seat;
use crate::tack::{BySeat, Column, Faces, Space, Storm, TackEvent};
use crate::words::{Line, Teller, Value};

/// The spots that the event's die left and reached.
pub(super) fn trail(event: TackEvent) -> Vec<String> {
    match event {
        TackEvent::Drifted { from, to, .. }
        | TackEvent::Moved { from, to, .. }
        | TackEvent::Sidestepped { from, to, .. }
        | TackEvent::Pulled { from, to, .. }
        | TackEvent::Swapped { one: from, other: to, .. } => vec![from.to_string(), to.to_string()],
        _ => Vec::new(),
    }
}

/// The event as a line of the log; none for what the seats' scores show anyway.
pub(super) fn line(event: TackEvent, teller: &Teller<'_>) -> Option<Line> {
    let log = Log { teller };
    Some(match event {
        TackEvent::WindDrawn { card } => log.wind(&names::weather(card.weather(), teller), &card.goals()),
        TackEvent::OpeningRolled { seat, faces } => log.opening_rolled(seat, faces),
        TackEvent::Rolled { seat, count, faces } => {
            let rolled = faces.0.get(..usize::from(count)).unwrap_or_default();
            log.pair(seat, "tack-log-rolled", "tack-tell-rolled", |spoken| {
                log.values([("faces", log.faces(rolled, spoken))])
            })
        }
        TackEvent::Placed { seat, faces } => log.pair(seat, "tack-log-placed", "tack-tell-placed", |spoken| {
            log.values([("dice", log.placed(seat, faces, spoken))])
        }),
        TackEvent::Raised { seat, column, from, to } => {
            let space = names::start(seat, column);
            log.pair(seat, "tack-log-raised", "tack-tell-raised", |spoken| log.turn(space, from, to, spoken))
        }
        TackEvent::WentFirst { seat, sums, tied } => log.went_first(seat, sums, tied),
        TackEvent::Removed { seat, column, face } => {
            let space = names::start(seat, column);
            log.pair(seat, "tack-log-removed", "tack-tell-removed", |spoken| {
                log.values([("die", log.die(face, space, spoken))])
            })
        }
        TackEvent::StormsDrawn { one, two, three } => log.storms([one, two, three]),
        TackEvent::WeatherTurned { seat, space, from, to } => {
            let (log_key, tell_key) =
                if to > from { ("tack-log-fire", "tack-tell-fire") } else { ("tack-log-ice", "tack-tell-ice") };
            log.pair(seat, log_key, tell_key, |spoken| log.turn(space, from, to, spoken))
        }
        TackEvent::Drifted { seat, face, from, to } => {
            log.travel(seat, "tack-log-drifted", "tack-tell-drifted", face, from, to)
        }
        TackEvent::Moved { seat, face, from, to } => {
            log.travel(seat, "tack-log-moved", "tack-tell-moved", face, from, to)
        }
        TackEvent::Sidestepped { seat, face, from, to } => {
            log.travel(seat, "tack-log-sidestepped", "tack-tell-sidestepped", face, from, to)
        }
        TackEvent::Pulled { seat, face, from, to } => {
            log.travel(seat, "tack-log-pulled", "tack-tell-pulled", face, from, to)
        }
        TackEvent::Swapped { seat, face, other_face, one, other } => {
            log.pair(seat, "tack-log-swapped", "tack-tell-swapped", |spoken| {
                log.values([("one", log.die(face, one, spoken)), ("other", log.die(other_face, other, spoken))])
            })
        }
        TackEvent::Turned { seat, storm, space, from, to } => {
            log.pair(seat, "tack-log-turned", "tack-tell-turned", |spoken| {
                let mut values = log.turn(space, from, to, spoken);
                values.push(("storm", names::storm(storm, teller)));
                values
            })
        }
        TackEvent::RowScored { row, total, points } => log.scored(row, total, points),
        TackEvent::RowBust { row, total, wind, dice } => log.bust(row, total, wind, dice),
        TackEvent::Bonus { seat, storm, row } => log.bonus(seat, storm, row),
        TackEvent::Scores { .. } => return None,
        TackEvent::Passed { seat } => log.pair(seat, "tack-log-passed", "tack-tell-passed", |_| Vec::new()),
        TackEvent::TokensShuffled => log.pair(TIDE, "tack-log-shuffled", "tack-tell-shuffled", |_| Vec::new()),
        TackEvent::TokenTurned { column, flood: true } => log.token("tack-log-flood", "tack-tell-flood", column),
        TackEvent::TokenTurned { column, flood: false } => log.token("tack-log-ebb", "tack-tell-ebb", column),
        TackEvent::TideStayed { column } => log.token("tack-log-stayed", "tack-tell-stayed", column),
        TackEvent::Ended { ending, scores } => {
            let sentence = figures::ending(ending, scores, teller);
            Line { seat: figures::ahead(scores), text: sentence.clone(), spoken: sentence }
        }
    })
}

/// The seat that the tide plays.
const TIDE: Seat = Seat(1);

/// Values of a sentence that are made for it.
type Values = Vec<(&'static str, String)>;

struct Log<'a> {
    teller: &'a Teller<'a>,
}

impl Log<'_> {
    /// The line of `seat`, whose values are made twice: in figures for the shown line, in words for the spoken one.
    fn pair(&self, seat: Seat, log: &str, tell: &str, values: impl Fn(bool) -> Values) -> Line {
        let mut spoken = values(true);
        spoken.push(("name", self.teller.name(seat).to_owned()));
        Line {
            seat: Some(seat),
            text: names::capital(&self.say(log, &values(false))),
            spoken: names::capital(&self.say(tell, &spoken)),
        }
    }

    /// A line about the table as a whole.
    fn table(&self, key: &str, values: &[(&str, Value<'_>)]) -> Line {
        let text = self.teller.say(key, values);
        Line { seat: None, spoken: text.clone(), text }
    }

    fn say(&self, key: &str, values: &Values) -> String {
        let values: Vec<(&str, Value<'_>)> = values.iter().map(|(name, text)| (*name, Value::from(text))).collect();
        self.teller.say(key, &values)
    }

    fn values<const N: usize>(&self, values: [(&'static str, String); N]) -> Values {
        values.to_vec()
    }

    /// A face in figures, or as a word.
    fn face(&self, face: u8, spoken: bool) -> String {
        if spoken { names::face(face, self.teller) } else { self.teller.tongue.number(face) }
    }

    fn faces(&self, faces: &[u8], spoken: bool) -> String {
        let faces: Vec<String> = faces.iter().map(|&face| self.face(face, spoken)).collect();
        self.teller.tongue.list(&faces)
    }

    fn die(&self, face: u8, space: Space, spoken: bool) -> String {
        names::die(Value::Text(&self.face(face, spoken)), space, self.teller)
    }

    fn placed(&self, seat: Seat, faces: Faces, spoken: bool) -> String {
        let dice: Vec<String> = Column::ALL
            .into_iter()
            .filter(|column| faces.0[column.index()] > 0)
            .map(|column| self.die(faces.0[column.index()], names::start(seat, column), spoken))
            .collect();
        self.teller.tongue.list(&dice)
    }

    fn turn(&self, space: Space, from: u8, to: u8, spoken: bool) -> Values {
        self.values([("die", self.die(from, space, spoken)), ("to", self.face(to, spoken))])
    }

    fn travel(&self, seat: Seat, log: &str, tell: &str, face: u8, from: Space, to: Space) -> Line {
        self.pair(seat, log, tell, |spoken| {
            self.values([("face", self.face(face, spoken)), ("from", names::place(from)), ("to", names::place(to))])
        })
    }

    fn token(&self, log: &str, tell: &str, column: Column) -> Line {
        self.pair(TIDE, log, tell, |_| self.values([("column", column.letter().to_string())]))
    }

    fn wind(&self, weather: &str, goals: &[u8]) -> Line {
        let goals = self.faces(goals, false);
        let values = [("weather", Value::Text(weather)), ("goals", Value::Text(&goals))];
        self.table("tack-log-wind", &values)
    }

    fn storms(&self, storms: [Storm; 3]) -> Line {
        let storms = storms.map(|storm| names::storm(storm, self.teller));
        let list = self.teller.tongue.list(&storms);
        self.table("tack-log-storms", &[("storms", Value::Text(&list))])
    }

    fn opening_rolled(&self, seat: Seat, faces: Faces) -> Line {
        let sum: u32 = faces.0.iter().copied().map(u32::from).sum();
        self.pair(seat, "tack-log-opening-rolled", "tack-tell-opening-rolled", |spoken| {
            self.values([("faces", self.faces(&faces.0, spoken)), ("sum", self.teller.tongue.number(sum))])
        })
    }

    fn went_first(&self, seat: Seat, sums: BySeat, tied: bool) -> Line {
        let (log, tell) = match tied {
            true => ("tack-log-first-older", "tack-tell-first-older"),
            false => ("tack-log-first-sum", "tack-tell-first-sum"),
        };
        let number = |number: u8| self.teller.tongue.number(number);
        self.pair(seat, log, tell, |_| {
            let (high, low) = (sums.first.max(sums.second), sums.first.min(sums.second));
            self.values([("high", number(high)), ("low", number(low))])
        })
    }

    fn scored(&self, row: u8, total: u8, points: BySeat) -> Line {
        let gains = |key| {
            let gains: Vec<String> = [(Seat(0), points.first), (Seat(1), points.second)]
                .into_iter()
                .filter(|&(_, points)| points > 0)
                .map(|(seat, points)| {
                    let name = self.teller.name(seat);
                    self.teller.say(key, &[("name", Value::Text(name)), ("points", points.into())])
                })
                .collect();
            gains.join(", ")
        };
        let (shown, spoken) = (gains("tack-gain"), gains("tack-gain-say"));
        let say = |key, gains: &str| {
            self.teller.say(key, &[("row", row.into()), ("total", total.into()), ("gains", Value::Text(gains))])
        };
        Line { seat: None, text: say("tack-log-scored", &shown), spoken: say("tack-tell-scored", &spoken) }
    }

    fn bust(&self, row: u8, total: u8, wind: u8, dice: u8) -> Line {
        let values = [("row", row.into()), ("total", total.into()), ("wind", wind.into())];
        match dice {
            4.. => self.table("tack-log-bust-four", &values),
            _ => self.table("tack-log-bust", &values),
        }
    }

    fn bonus(&self, seat: Seat, storm: Storm, row: u8) -> Line {
        let tell = match storm {
            Storm::ManOverboard => "tack-tell-bonus-bust",
            _ => "tack-tell-bonus",
        };
        let storm = names::storm(storm, self.teller);
        let name = self.teller.name(seat);
        let values = [("storm", Value::Text(&storm)), ("name", Value::Text(name)), ("row", row.into())];
        // In a preview the line has no badge beside it, so that the shown one names the seat as well.
        Line {
            seat: Some(seat),
            text: self.teller.say("tack-log-bonus", &values),
            spoken: self.teller.say(tell, &values),
        }
    }
}
