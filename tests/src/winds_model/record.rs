//! The model's position in the form in which the engine saves its own.

use serde_json::{Map, Value, json};
use windrose_core::four_winds::{Obstacle, Wind, WindsMode, WindsReason};

use super::{At, Fleet, Lies, Model, every, place_of};

const WINDS: [&str; 4] = ["north", "east", "south", "west"];

fn by_wind(counts: [u32; 4]) -> Value {
    WINDS.iter().zip(counts).map(|(&wind, count)| (wind.to_owned(), count.into())).collect::<Map<_, _>>().into()
}

fn names(places: &[At]) -> Value {
    let mut places = places.to_vec();
    places.sort();
    places.into_iter().map(At::name).collect()
}

impl Model {
    /// The position as the engine would write it.
    pub fn written(&self) -> Value {
        let sign = |at: At| match (self.tile(at), self.square(at).obstacle) {
            (Some(Wind::North), _) => '^',
            (Some(Wind::East), _) => '>',
            (Some(Wind::South), _) => 'v',
            (Some(Wind::West), _) => '<',
            (None, Some(Obstacle::Reef)) => '#',
            (None, Some(Obstacle::Kraken)) => '@',
            (None, Some(Obstacle::Storm)) => '%',
            (None, None) => '.',
        };
        let row = |row| (0..6).map(|column| sign(At { row, column })).collect::<String>();
        let routed: Vec<At> =
            every().into_iter().filter(|&at| self.square(at).tile.is_some_and(|tile| tile.routed)).collect();
        json!({
            "mode": self.mode,
            "players": self.players,
            "length": self.length,
            "first": self.first,
            "sea": (0..6).map(row).collect::<Vec<_>>(),
            "routed": names(&routed),
            "fleets": self.fleets.iter().map(|fleet| self.written_fleet(fleet)).collect::<Vec<_>>(),
            "bag": by_wind(self.bag),
            "season": self.season,
            "wind": self.wind,
            "rotated": self.rotated,
            "turn": self.turn,
            "seat": self.seat,
            "action": self.action,
            "storms": self.storms,
            "krakens": self.krakens,
            "ending": self.ending,
        })
    }

    fn written_fleet(&self, fleet: &Fleet) -> Value {
        let ship = |ship: &Lies| match ship {
            Lies::Sea(at) => at.name(),
            Lies::Slate => "slate".to_owned(),
            Lies::Damaged => "damaged".to_owned(),
            Lies::Lost => "lost".to_owned(),
            Lies::Safe(at) => format!("safe:{}", at.name()),
        };
        let hurt = fleet.hurt.iter().enumerate().filter(|hurt| *hurt.1).map(|(index, _)| index + 1);
        let points = WindsReason::ALL.into_iter().filter_map(|reason| {
            let points = fleet.points[place_of(reason)];
            (points > 0).then(|| (reason.id().to_owned(), points.into()))
        });
        json!({
            "ships": fleet.ships.iter().map(ship).collect::<Vec<_>>(),
            "hurt": if self.mode == WindsMode::Tempest { hurt.collect() } else { Vec::new() },
            "outposts": names(&fleet.outposts),
            "hand": by_wind(fleet.hand),
            "points": points.collect::<Map<_, _>>(),
            "longest": fleet.longest,
            "ports": names(&fleet.ports),
        })
    }
}
