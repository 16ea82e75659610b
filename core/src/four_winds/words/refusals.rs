//! Why something cannot be done. No reason depends on what the deciding seat does not see.

use super::choices::{BUILD, LAUNCH, ROTATE, SAIL};
use super::names;
use crate::four_winds::{FourWinds, SeaCell, SeaCellView, Wind, WindsAction, WindsMode, WindsRefusal, WindsView};
use crate::game::{Game, Viewer};
use crate::words::{Blocked, Teller, Value};

/// Why something is refused.
pub(super) fn refusal(refusal: WindsRefusal, teller: &Teller<'_>) -> String {
    teller.say(key(refusal), &[])
}

const fn key(refusal: WindsRefusal) -> &'static str {
    match refusal {
        WindsRefusal::GameOver => "four-winds-refused-over",
        WindsRefusal::Players => "four-winds-refused-players",
        WindsRefusal::NoSuchSeat => "four-winds-refused-seat",
        WindsRefusal::NoSuchCell => "four-winds-refused-cell",
        WindsRefusal::NotInHand => "four-winds-refused-hand",
        WindsRefusal::TileThere => "four-winds-refused-tile",
        WindsRefusal::ShipThere => "four-winds-refused-ship",
        WindsRefusal::ObstacleThere => "four-winds-refused-obstacle",
        WindsRefusal::NoOwnShip => "four-winds-refused-no-ship",
        WindsRefusal::NotNextTo => "four-winds-refused-far",
        WindsRefusal::NoWind => "four-winds-refused-wind",
        WindsRefusal::Closed => "four-winds-refused-closed",
        WindsRefusal::Obstacle => "four-winds-refused-ahead",
        WindsRefusal::SlateEmpty => "four-winds-refused-slate",
        WindsRefusal::OnlyDamaged => "four-winds-refused-damaged",
        WindsRefusal::HarbourFull => "four-winds-refused-full",
        WindsRefusal::NotYourHarbour => "four-winds-refused-harbour",
        WindsRefusal::NoLaunching => "four-winds-refused-launching",
        WindsRefusal::NotCentral => "four-winds-refused-centre",
        WindsRefusal::NotOnEdge => "four-winds-refused-edge",
        WindsRefusal::IsPort => "four-winds-refused-port",
        WindsRefusal::BuiltThere => "four-winds-refused-built",
        WindsRefusal::Anchored => "four-winds-refused-anchored",
        WindsRefusal::NoShipNear => "four-winds-refused-near",
        WindsRefusal::NoShipOn => "four-winds-refused-on",
        WindsRefusal::NoOutpostLeft => "four-winds-refused-outposts",
        WindsRefusal::AlreadyRotated => "four-winds-refused-rotated",
        WindsRefusal::NotAllSafe => "four-winds-refused-unsafe",
        WindsRefusal::NotTempest => "four-winds-refused-tempest",
    }
}

/// The actions that have a chip and cannot be taken now.
pub(super) fn blocked(game: &FourWinds, teller: &Teller<'_>) -> Vec<Blocked> {
    if game.question().is_none() {
        return Vec::new();
    }
    let reasons = [(LAUNCH, no_launch(game)), (BUILD, no_site(game)), (ROTATE, no_rotation(game))];
    let blocked = |(spot, key): (&str, Option<&str>)| {
        key.map(|key| Blocked { spot: spot.to_owned(), reason: teller.say(key, &[]) })
    };
    reasons.into_iter().filter_map(blocked).collect()
}

/// Why no ship can be brought into play.
fn no_launch(game: &FourWinds) -> Option<&'static str> {
    let to: Vec<SeaCell> = match game.terms.mode {
        WindsMode::Tempest => crate::four_winds::CENTRE.to_vec(),
        WindsMode::Archipelago => game.home(game.seat).into_iter().collect(),
        WindsMode::Duel => return Some(key(WindsRefusal::NoLaunching)),
    };
    let refusals: Option<Vec<WindsRefusal>> =
        to.into_iter().map(|to| game.verify(WindsAction::Launch { to }).err()).collect();
    match refusals?.as_slice() {
        [WindsRefusal::ShipThere | WindsRefusal::ObstacleThere, ..] => Some("four-winds-why-not-centre"),
        [first, ..] => Some(key(*first)),
        [] => None,
    }
}

/// Why no outpost can be built.
fn no_site(game: &FourWinds) -> Option<&'static str> {
    let sites = SeaCell::all().map(|cell| game.verify(WindsAction::Build { cell }));
    let refusals: Option<Vec<WindsRefusal>> = sites.map(Result::err).collect();
    match refusals?.first() {
        Some(WindsRefusal::NoOutpostLeft) => Some(key(WindsRefusal::NoOutpostLeft)),
        _ => Some("four-winds-why-not-site"),
    }
}

fn no_rotation(game: &FourWinds) -> Option<&'static str> {
    game.verify(WindsAction::Rotate).err().map(key)
}

/// What a person has picked so far, by the ids of parts or of spots.
enum Picked {
    Nothing,
    Tile(Wind),
    Ship(SeaCell),
    Launch,
    Build,
    Rotate,
}

impl Picked {
    fn read(game: &FourWinds, picked: &[String]) -> Picked {
        let known = |id: &String| match id.as_str() {
            LAUNCH => Some(Picked::Launch),
            BUILD => Some(Picked::Build),
            ROTATE => Some(Picked::Rotate),
            id => match id.strip_prefix(SAIL).unwrap_or(id).parse::<SeaCell>() {
                Ok(cell) => game.fleet(game.seat).afloat.has(cell).then_some(Picked::Ship(cell)),
                Err(_) => tile(id).map(Picked::Tile),
            },
        };
        picked.iter().find_map(known).unwrap_or(Picked::Nothing)
    }
}

/// The wind of a tile's id.
fn tile(id: &str) -> Option<Wind> {
    let name = id.strip_prefix("tile:")?;
    Wind::ALL.into_iter().find(|wind| wind.id() == name)
}

/// Why `spot`, which is part of no choice after `picked`, cannot be pointed at; none when what is asked says it best.
pub(super) fn why_not(game: &FourWinds, picked: &[String], spot: &str, teller: &Teller<'_>) -> Option<String> {
    game.question()?;
    let picked = Picked::read(game, picked);
    let action = match spot {
        LAUNCH => return no_launch(game).map(|key| teller.say(key, &[])),
        BUILD => return no_site(game).map(|key| teller.say(key, &[])),
        ROTATE => return no_rotation(game).map(|key| teller.say(key, &[])),
        _ => match (spot.parse::<SeaCell>(), picked) {
            (Err(_), _) => return tile(spot).and_then(|wind| no_water(game, wind, teller)),
            (Ok(cell), Picked::Nothing | Picked::Rotate) => return cell_alone(game, cell, teller),
            (Ok(cell), Picked::Tile(wind)) => WindsAction::Lay { wind, cell },
            (Ok(to), Picked::Ship(from)) => WindsAction::Sail { from, to },
            (Ok(to), Picked::Launch) => WindsAction::Launch { to },
            (Ok(cell), Picked::Build) => WindsAction::Build { cell },
        },
    };
    game.verify(action).err().map(|reason| refusal(reason, teller))
}

/// Why a tile of the hand cannot be laid anywhere, or is not there.
fn no_water(game: &FourWinds, wind: Wind, teller: &Teller<'_>) -> Option<String> {
    let refusals: Option<Vec<WindsRefusal>> =
        SeaCell::all().map(|cell| game.verify(WindsAction::Lay { wind, cell }).err()).collect();
    Some(match refusals?.first() {
        Some(WindsRefusal::NotInHand) => refusal(WindsRefusal::NotInHand, teller),
        _ => teller.say("four-winds-why-not-water", &[]),
    })
}

/// Why `cell` begins nothing: a ship there has no way to go, or what lies there closes it to tiles.
fn cell_alone(game: &FourWinds, cell: SeaCell, teller: &Teller<'_>) -> Option<String> {
    let view: WindsView = Game::view(game, Viewer::Seat(game.seat));
    let SeaCellView { ships, .. } = names::at(&view, cell)?;
    if ships.iter().any(|ship| ship.seat == game.seat) {
        return becalmed(game, cell).map(|key| teller.say(key, &[]));
    }
    if let Some(rival) = ships.first() {
        return Some(teller.say("four-winds-why-not-rival", &[("name", Value::Text(teller.name(rival.seat)))]));
    }
    game.verify_water(cell).err().map(|reason| refusal(reason, teller))
}

/// Why the own ship on `from` sails nowhere; none when it does.
fn becalmed(game: &FourWinds, from: SeaCell) -> Option<&'static str> {
    let ways = Wind::ALL.into_iter().filter_map(|wind| from.next(wind).map(|to| (wind, to)));
    let mut led = false;
    for (wind, to) in ways {
        game.verify(WindsAction::Sail { from, to }).err()?;
        led |= [from, to].into_iter().any(|cell| game.tile(cell) == Some(wind));
    }
    Some(if led { "four-winds-why-not-closed" } else { "four-winds-why-not-becalmed" })
}
