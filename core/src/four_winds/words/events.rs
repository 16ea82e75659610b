//! What happened, as lines of the log.
//!
//! The shown line stands beside the badge of its seat, which for what the winds do is the ship's owner, and leaves out
//! the name; the spoken one is a sentence by itself.

use super::{figures, names};
use crate::four_winds::{Halt, WindsEvent};
use crate::game::Seat;
use crate::words::{Line, Teller, Value};

/// The event as a line of the log; none for what goes without saying.
pub(super) fn line(event: WindsEvent, teller: &Teller<'_>) -> Option<Line> {
    let log = Log { teller };
    Some(match event {
        WindsEvent::Began { seat, drawn: false } => {
            log.pair(seat, "four-winds-log-begins", "four-winds-tell-begins", &[])
        }
        WindsEvent::Began { seat, drawn: true } => {
            log.pair(seat, "four-winds-log-begins-drawn", "four-winds-tell-begins-drawn", &[])
        }
        WindsEvent::Drew { seat, tiles: Some(tiles), .. } => {
            let tiles = names::tiles(tiles, teller);
            let values = [("tiles", Value::Text(&tiles))];
            log.pair(seat, "four-winds-log-drew-tiles", "four-winds-tell-drew-tiles", &values)
        }
        WindsEvent::Drew { seat, count, tiles: None } => {
            log.pair(seat, "four-winds-log-drew", "four-winds-tell-drew", &[("count", count.into())])
        }
        // A ship that is safe scores in the same moment, and its points say where it is safe.
        WindsEvent::Scored { points: 0, .. } | WindsEvent::Safe { .. } | WindsEvent::TurnEnded { .. } => return None,
        WindsEvent::Scored { seat, reason, points, count, cell, doubled } => {
            let what = names::what(reason, count, cell, doubled, teller);
            let values = [("what", Value::Text(&what)), ("points", u32::from(points).into())];
            log.pair(seat, "four-winds-log-scored", "four-winds-tell-scored", &values)
        }
        WindsEvent::Skipped { seat } => log.pair(seat, "four-winds-log-skipped", "four-winds-tell-skipped", &[]),
        WindsEvent::Repaired { seat, count } => {
            log.pair(seat, "four-winds-log-repaired", "four-winds-tell-repaired", &[("count", count.into())])
        }
        WindsEvent::Finished { seat } => log.pair(seat, "four-winds-log-finished", "four-winds-tell-finished", &[]),
        WindsEvent::Ended { ending, winner } => {
            let sentence = figures::ended(ending, winner, teller);
            Line { seat: winner, text: sentence.clone(), spoken: sentence }
        }
        WindsEvent::Laid { .. }
        | WindsEvent::Sailed { .. }
        | WindsEvent::Launched { .. }
        | WindsEvent::Built { .. }
        | WindsEvent::Captured { .. }
        | WindsEvent::Rotated { .. } => log.action(event)?,
        WindsEvent::Pushed { .. }
        | WindsEvent::Stayed { .. }
        | WindsEvent::Damaged { .. }
        | WindsEvent::Slid { .. }
        | WindsEvent::Trapped { .. } => log.ship(event)?,
        WindsEvent::Ebbed { .. }
        | WindsEvent::SeasonBegan { .. }
        | WindsEvent::KrakenSurfaced { .. }
        | WindsEvent::Discarded { .. }
        | WindsEvent::TokenLanded { .. } => log.sea(event)?,
    })
}

struct Log<'a> {
    teller: &'a Teller<'a>,
}

impl Log<'_> {
    /// What a seat did.
    fn action(&self, event: WindsEvent) -> Option<Line> {
        let text = Value::Text;
        Some(match event {
            WindsEvent::Laid { seat, wind, cell } => {
                let (wind, cell) = (names::wind(wind, self.teller), cell.to_string());
                let values = [("wind", text(&wind)), ("cell", text(&cell))];
                self.pair(seat, "four-winds-log-laid", "four-winds-tell-laid", &values)
            }
            WindsEvent::Sailed { ship, from, to } => {
                let (from, to) = (from.to_string(), to.to_string());
                let values = [("from", text(&from)), ("to", text(&to))];
                self.pair(ship.seat, "four-winds-log-sailed", "four-winds-tell-sailed", &values)
            }
            WindsEvent::Launched { ship, to } => {
                let to = to.to_string();
                self.pair(ship.seat, "four-winds-log-launched", "four-winds-tell-launched", &[("to", text(&to))])
            }
            WindsEvent::Built { seat, cell, .. } => {
                let cell = cell.to_string();
                self.pair(seat, "four-winds-log-built", "four-winds-tell-built", &[("cell", text(&cell))])
            }
            WindsEvent::Captured { seat, cell, from, .. } => {
                let cell = cell.to_string();
                let values = [("cell", text(&cell)), ("owner", text(self.teller.name(from)))];
                self.pair(seat, "four-winds-log-captured", "four-winds-tell-captured", &values)
            }
            WindsEvent::Rotated { seat, wind } => {
                let wind = names::wind(wind, self.teller);
                self.pair(seat, "four-winds-log-rotated", "four-winds-tell-rotated", &[("wind", text(&wind))])
            }
            _ => return None,
        })
    }

    /// What became of a ship.
    fn ship(&self, event: WindsEvent) -> Option<Line> {
        let text = Value::Text;
        Some(match event {
            WindsEvent::Pushed { ship, from, to } => {
                let (from, to) = (from.to_string(), to.to_string());
                let values = [("from", text(&from)), ("to", text(&to))];
                self.pair(ship.seat, "four-winds-log-pushed", "four-winds-tell-pushed", &values)
            }
            WindsEvent::Slid { ship, from, to } => {
                let (from, to) = (from.to_string(), to.to_string());
                let values = [("from", text(&from)), ("to", text(&to))];
                self.pair(ship.seat, "four-winds-log-slid", "four-winds-tell-slid", &values)
            }
            WindsEvent::Stayed { ship, cell, halt } => {
                let cell = cell.to_string();
                let halt = match halt {
                    Halt::Edge => "edge",
                    Halt::Harbour => "harbour",
                };
                let values = [("cell", text(&cell)), ("halt", text(halt))];
                self.pair(ship.seat, "four-winds-log-stayed", "four-winds-tell-stayed", &values)
            }
            WindsEvent::Damaged { ship, from, onto, obstacle, lost } => {
                let (from, onto) = (from.to_string(), onto.to_string());
                let obstacle = names::obstacle(obstacle);
                let values = [("from", text(&from)), ("onto", text(&onto)), ("obstacle", text(obstacle))];
                let (shown, spoken) = match lost {
                    false => ("four-winds-log-damaged", "four-winds-tell-damaged"),
                    true => ("four-winds-log-lost", "four-winds-tell-lost"),
                };
                self.pair(ship.seat, shown, spoken, &values)
            }
            WindsEvent::Trapped { ship, cell } => {
                let cell = cell.to_string();
                self.pair(ship.seat, "four-winds-log-trapped", "four-winds-tell-trapped", &[("cell", text(&cell))])
            }
            _ => return None,
        })
    }

    /// What the seasons and the storm deck bring.
    fn sea(&self, event: WindsEvent) -> Option<Line> {
        let text = Value::Text;
        let say = |key, values: &[(&str, Value<'_>)]| self.table(self.teller.say(key, values));
        Some(match event {
            WindsEvent::Ebbed { wind, count } => {
                let wind = names::wind(wind, self.teller);
                say("four-winds-log-ebbed", &[("wind", text(&wind)), ("count", count.into())])
            }
            WindsEvent::SeasonBegan { season, wind } => {
                let (season, wind) = (names::season(season, self.teller), names::wind(wind, self.teller));
                say("four-winds-log-season", &[("season", text(&season)), ("wind", text(&wind))])
            }
            WindsEvent::KrakenSurfaced { cell: None } => say("four-winds-log-no-kraken", &[]),
            WindsEvent::KrakenSurfaced { cell: Some(cell) } => {
                say("four-winds-log-kraken", &[("cell", text(&cell.to_string()))])
            }
            WindsEvent::Discarded { tiles } => {
                let tiles = names::tiles(tiles, self.teller);
                say("four-winds-log-discarded", &[("tiles", text(&tiles))])
            }
            WindsEvent::TokenLanded { token, cell: None } => {
                say("four-winds-log-no-token", &[("obstacle", text(names::obstacle(token)))])
            }
            WindsEvent::TokenLanded { token, cell: Some(cell) } => {
                let cell = cell.to_string();
                let values = [("obstacle", text(names::obstacle(token))), ("cell", text(&cell))];
                say("four-winds-log-token", &values)
            }
            _ => return None,
        })
    }

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
