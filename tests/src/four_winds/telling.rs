//! What happened, in few words.

use windrose_core::four_winds::*;
use windrose_core::game::Seat;

/// The ship `1.2` is the second of the first seat.
fn named(ship: WindsShip) -> String {
    format!("{}.{}", ship.seat.0 + 1, ship.number)
}

fn place(cell: Option<SeaCell>) -> String {
    cell.map_or("nowhere".to_owned(), String::from)
}

/// An event in a few words; what is drawn and how many are left out.
fn tell(event: &WindsEvent) -> String {
    let number = |seat: Seat| seat.0 + 1;
    match *event {
        WindsEvent::Began { seat, .. } => format!("begin {}", number(seat)),
        WindsEvent::Drew { seat, count, .. } => format!("draw {} {count}", number(seat)),
        WindsEvent::Laid { wind, cell, .. } => format!("lay {} {cell}", wind.id()),
        WindsEvent::Pushed { ship, from, to } => format!("push {} {from} {to}", named(ship)),
        WindsEvent::Stayed { ship, cell, halt } => {
            format!("stay {} {cell} {}", named(ship), if halt == Halt::Edge { "edge" } else { "harbour" })
        }
        WindsEvent::Damaged { ship, from, onto, obstacle, lost } => {
            let how = if lost { "lose" } else { "damage" };
            format!("{how} {} {from} {onto} {}", named(ship), obstacle_name(obstacle))
        }
        WindsEvent::Slid { ship, from, to } => format!("slide {} {from} {to}", named(ship)),
        WindsEvent::Sailed { ship, from, to } => format!("sail {} {from} {to}", named(ship)),
        WindsEvent::Launched { ship, to } => format!("launch {} {to}", named(ship)),
        WindsEvent::Safe { ship, cell } => format!("safe {} {cell}", named(ship)),
        WindsEvent::Built { seat, cell, .. } => format!("build {} {cell}", number(seat)),
        WindsEvent::Captured { seat, cell, from, .. } => format!("capture {} {cell} {}", number(seat), number(from)),
        WindsEvent::Rotated { seat, wind } => format!("rotate {} {}", number(seat), wind.id()),
        WindsEvent::Skipped { seat } => format!("skip {}", number(seat)),
        WindsEvent::Scored { seat, reason, points, doubled, .. } => {
            format!("score {} {} {points}{}", number(seat), reason.id(), if doubled { " doubled" } else { "" })
        }
        WindsEvent::TurnEnded { seat } => format!("end {}", number(seat)),
        WindsEvent::Ebbed { wind, count } => format!("ebb {} {count}", wind.id()),
        WindsEvent::SeasonBegan { season, wind } => format!("season {season:?} {}", wind.id()),
        WindsEvent::Repaired { seat, count } => format!("repair {} {count}", number(seat)),
        WindsEvent::KrakenSurfaced { cell } => format!("kraken {}", place(cell)),
        WindsEvent::Discarded { tiles } => format!("discard {}", <[u8; 4]>::from(tiles).into_iter().sum::<u8>()),
        WindsEvent::TokenLanded { token, cell } => format!("token {} {}", obstacle_name(token), place(cell)),
        WindsEvent::Trapped { ship, cell } => format!("trap {} {cell}", named(ship)),
        WindsEvent::Finished { seat } => format!("finish {}", number(seat)),
        WindsEvent::Ended { ending, winner } => {
            let winner = winner.map_or("nobody".to_owned(), |seat| number(seat).to_string());
            format!("over {ending:?} {winner}")
        }
    }
}

const fn obstacle_name(obstacle: Obstacle) -> &'static str {
    match obstacle {
        Obstacle::Reef => "reef",
        Obstacle::Kraken => "kraken",
        Obstacle::Storm => "storm",
    }
}

/// What happened, each event in a few words.
pub fn told(events: &[WindsEvent]) -> Vec<String> {
    events.iter().map(tell).collect()
}

/// What happened of some kinds, each called by the first of its words.
pub fn told_of(events: &[WindsEvent], kinds: &[&str]) -> Vec<String> {
    let of_kind = |line: &String| kinds.iter().any(|kind| line.split(' ').next() == Some(kind));
    told(events).into_iter().filter(of_kind).collect()
}

/// How ships moved or did not, in order.
pub fn moves(events: &[WindsEvent]) -> Vec<String> {
    told_of(events, &["push", "stay", "damage", "lose", "slide", "sail", "launch", "safe", "trap"])
}

/// What was scored in order, such as `1 chain 150`, with `doubled` after it where Winter did so. Hands that are counted
/// at the end and bring nothing are left out.
pub fn scores(events: &[WindsEvent]) -> Vec<String> {
    let paid: Vec<WindsEvent> =
        events.iter().copied().filter(|event| !matches!(event, WindsEvent::Scored { points: 0, .. })).collect();
    told_of(&paid, &["score"]).into_iter().map(|line| line["score ".len()..].to_owned()).collect()
}

/// What was scored, for one reason alone.
pub fn scored(events: &[WindsEvent], reason: WindsReason) -> Vec<String> {
    scores(events).into_iter().filter(|line| line.split(' ').nth(1) == Some(reason.id())).collect()
}

/// Whether something that begins so in words happened.
pub fn happened(events: &[WindsEvent], start: &str) -> bool {
    told(events).iter().any(|line| line.starts_with(start))
}
