//! A position in the making, from a drawing and what goes with it.

use serde_json::{Value, json};
use windrose_core::four_winds::*;
use windrose_core::game::Seat;

use super::drawing::{Drawn, SIGNS, read};
use super::{FIRST, LETTERS, cell, cells, flagship};

/// So many tiles of each wind, from their letters: `nnw`.
fn tiles(letters: &str) -> [u8; 4] {
    LETTERS.map(|letter| letters.chars().filter(|&sign| sign == letter).count() as u8)
}

fn counts(tiles: [u8; 4]) -> Value {
    let [north, east, south, west] = tiles;
    json!({ "north": north, "east": east, "south": south, "west": west })
}

/// What belongs to a seat of a scene.
#[derive(Clone, Debug, Default)]
struct Side {
    numbered: Option<Vec<SeaCell>>,
    flagship: Option<SeaCell>,
    undrawn: Vec<String>,
    hurt: Vec<u8>,
    hand: Option<[u8; 4]>,
    points: Vec<(WindsReason, u16)>,
    longest: u8,
    ports: Vec<String>,
}

/// A position in the making: a turn of the first seat in Spring, unless told otherwise.
///
/// A seat's ships are numbered in reading order unless [`Scene::numbered`] says otherwise. Those that are not drawn lie
/// on the slate, in a Tempest damaged; in a Duel they are lost.
#[derive(Clone, Debug)]
pub struct Scene {
    mode: WindsMode,
    players: u8,
    length: SeasonLength,
    seat: Seat,
    turn: u8,
    action: u8,
    season: Season,
    rotated: bool,
    sea: Vec<Drawn>,
    routed: Vec<String>,
    sides: Vec<Side>,
    bag: Option<[u8; 4]>,
    deck: Option<(u8, u8)>,
}

/// An Archipelago Campaign of so many players.
pub fn archipelago(players: u8, drawing: &str) -> Scene {
    Scene::new(WindsMode::Archipelago, players, drawing)
}

/// A Tempest Survival; the drawn tiles are a north and a south tile.
pub fn tempest(drawing: &str) -> Scene {
    Scene::new(WindsMode::Tempest, 1, drawing).hand(FIRST, "ns")
}

/// A Fleet Armada Duel. A flagship is in its home harbour or where [`Scene::flagship`] says, or else it is lost.
pub fn duel(drawing: &str) -> Scene {
    Scene { length: SeasonLength::Long, ..Scene::new(WindsMode::Duel, 2, drawing) }
}

impl Scene {
    fn new(mode: WindsMode, players: u8, drawing: &str) -> Scene {
        Scene {
            mode,
            players,
            length: SeasonLength::Standard,
            seat: FIRST,
            turn: 0,
            action: 1,
            season: Season::Spring,
            rotated: false,
            sea: read(drawing),
            routed: Vec::new(),
            sides: vec![Side::default(); usize::from(players)],
            bag: None,
            deck: None,
        }
    }

    fn side(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    /// How long the seasons are.
    #[must_use]
    pub fn length(self, length: SeasonLength) -> Scene {
        Scene { length, ..self }
    }

    /// Whose turn it is.
    #[must_use]
    pub fn seat(self, seat: Seat) -> Scene {
        Scene { seat, ..self }
    }

    /// How many turns of the season are over, of all seats together; in a Tempest how many of its tokens have landed.
    #[must_use]
    pub fn turn(self, turn: u8) -> Scene {
        Scene { turn, ..self }
    }

    /// The second action of the turn.
    #[must_use]
    pub fn second_action(self) -> Scene {
        Scene { action: 2, ..self }
    }

    /// The last action of the season, which is one of the last seat's unless the first one begins late.
    #[must_use]
    pub fn last_action(self) -> Scene {
        let turns = match self.mode {
            WindsMode::Tempest => 5,
            _ => self.length.turns(self.players) * self.players,
        };
        Scene { turn: turns - 1, action: 2, seat: Seat(self.players - 1), ..self }
    }

    /// The season; its printed wind is active.
    #[must_use]
    pub fn season(self, season: Season) -> Scene {
        Scene { season, ..self }
    }

    /// The compass has been turned this season.
    #[must_use]
    pub fn rotated(self) -> Scene {
        Scene { rotated: true, ..self }
    }

    /// The cells whose tiles are in a route that was paid.
    #[must_use]
    pub fn routed(self, cells: &str) -> Scene {
        Scene { routed: cells.split_whitespace().map(str::to_owned).collect(), ..self }
    }

    /// What the bag holds, from the north clockwise; otherwise all that is neither on the board nor in a hand.
    #[must_use]
    pub fn bag(self, tiles: [u8; 4]) -> Scene {
        Scene { bag: Some(tiles), ..self }
    }

    /// What the storm deck holds.
    #[must_use]
    pub fn deck(self, storms: u8, krakens: u8) -> Scene {
        Scene { deck: Some((storms, krakens)), ..self }
    }

    /// The hand of a seat by the winds' letters, such as `nnew`; otherwise one of each.
    #[must_use]
    pub fn hand(mut self, seat: Seat, letters: &str) -> Scene {
        self.side(seat).hand = Some(tiles(letters));
        self
    }

    /// The cells of a seat's drawn ships by number.
    #[must_use]
    pub fn numbered(mut self, seat: Seat, names: &str) -> Scene {
        self.side(seat).numbered = Some(cells(names));
        self
    }

    /// Where a seat's flagship is.
    #[must_use]
    pub fn flagship(mut self, seat: Seat, name: &str) -> Scene {
        self.side(seat).flagship = Some(cell(name));
        self
    }

    /// So many of the ships that are not drawn are damaged.
    #[must_use]
    pub fn damaged(mut self, seat: Seat, ships: usize) -> Scene {
        self.side(seat).undrawn.extend(vec!["damaged".to_owned(); ships]);
        self
    }

    /// Ships that are not drawn are safe in these harbours.
    #[must_use]
    pub fn safe(mut self, names: &str) -> Scene {
        self.side(FIRST).undrawn.extend(names.split_whitespace().map(|name| format!("safe:{name}")));
        self
    }

    /// The numbers of the ships that were ever damaged.
    #[must_use]
    pub fn hurt(mut self, numbers: &[u8]) -> Scene {
        self.side(FIRST).hurt = numbers.to_vec();
        self
    }

    /// Points that a seat has.
    #[must_use]
    pub fn points(mut self, seat: Seat, reason: WindsReason, points: u16) -> Scene {
        self.side(seat).points.push((reason, points));
        self
    }

    /// The longest chain that a seat has built.
    #[must_use]
    pub fn longest(mut self, seat: Seat, tiles: u8) -> Scene {
        self.side(seat).longest = tiles;
        self
    }

    /// The ports that have paid a seat this season.
    #[must_use]
    pub fn ports(mut self, seat: Seat, names: &str) -> Scene {
        self.side(seat).ports = names.split_whitespace().map(str::to_owned).collect();
        self
    }

    /// The game in this position.
    pub fn game(&self) -> FourWinds {
        let record = self.record();
        serde_json::from_value(record.clone()).unwrap_or_else(|reason| panic!("{reason}: {record:#}"))
    }

    /// The reason why there is no such position.
    pub fn refused(&self) -> String {
        serde_json::from_value::<FourWinds>(self.record()).expect_err("the position is sound").to_string()
    }

    fn record(&self) -> Value {
        let rows = self.sea.chunks(SEA_SIDE).map(|row| row.iter().map(|drawn| drawn.ground).collect::<String>());
        let printed = self.season.printed_wind();
        let hands: Vec<[u8; 4]> = self.sides.iter().map(|side| side.hand.unwrap_or([1; 4])).collect();
        let left = |kind: usize| {
            let laid = self.sea.iter().filter(|drawn| drawn.ground == SIGNS[kind]).count() as u8;
            25 - laid - hands.iter().map(|hand| hand[kind]).sum::<u8>()
        };
        let bag = self.bag.unwrap_or([0, 1, 2, 3].map(left));
        let (storms, krakens) = self.deck.unwrap_or_else(|| self.usual_deck());
        let round = self.players * 8;
        json!({
            "mode": self.mode,
            "players": self.players,
            "length": self.length,
            "first": (self.seat.0 + round - self.turn) % self.players,
            "sea": rows.collect::<Vec<_>>(),
            "routed": self.routed,
            "fleets": self.fleets(&hands),
            "bag": counts(bag),
            "season": self.season,
            "wind": if self.rotated { printed.clockwise() } else { printed },
            "rotated": self.rotated,
            "turn": self.turn,
            "seat": self.seat,
            "action": self.action,
            "storms": storms,
            "krakens": krakens,
            "ending": null,
        })
    }

    /// What is left of the storm deck after the tokens so far: krakens as drawn, all others were storms.
    fn usual_deck(&self) -> (u8, u8) {
        if self.mode != WindsMode::Tempest {
            return (0, 0);
        }
        let landed = self.season as u8 * 5 + self.turn;
        let krakens = self.sea.iter().filter(|drawn| drawn.ground == '@').count() as u8;
        let storms = (16 + krakens).saturating_sub(landed).min(16);
        (storms, 20 - landed - storms)
    }

    fn fleets(&self, hands: &[[u8; 4]]) -> Vec<Value> {
        let seats = (0..self.players).map(Seat);
        let fleets = seats.zip(&self.sides).zip(hands).map(|((seat, side), &hand)| {
            let outposts = SeaCell::all().zip(&self.sea).filter(|(_, drawn)| drawn.outpost == Some(seat));
            let points: serde_json::Map<String, Value> =
                side.points.iter().map(|&(reason, points)| (reason.id().to_owned(), points.into())).collect();
            json!({
                "ships": self.ships(seat),
                "hurt": self.hurt_ships(seat),
                "outposts": outposts.map(|(cell, _)| cell).collect::<Vec<_>>(),
                "hand": counts(hand),
                "points": points,
                "longest": side.longest,
                "ports": side.ports,
            })
        });
        fleets.collect()
    }

    /// The numbers of the ships that were ever damaged: those that are, and those of which it was said.
    fn hurt_ships(&self, seat: Seat) -> Vec<u8> {
        let said = &self.sides[seat.index()].hurt;
        if self.mode != WindsMode::Tempest {
            return said.clone();
        }
        let ships = (1..).zip(self.ships(seat));
        ships.filter(|(number, place)| place == "damaged" || said.contains(number)).map(|(number, _)| number).collect()
    }

    /// Where the ships of `seat` are, by number.
    fn ships(&self, seat: Seat) -> Vec<String> {
        let side = &self.sides[seat.index()];
        let mut drawn = Vec::new();
        for (cell, here) in SeaCell::all().zip(&self.sea) {
            drawn.extend(here.ships.iter().filter(|&&owner| owner == seat).map(|_| cell));
        }
        if let Some(numbered) = &side.numbered {
            let mut sorted = numbered.clone();
            sorted.sort();
            assert_eq!(sorted, drawn, "the numbered ships are the drawn ones");
            drawn.clone_from(numbered);
        }
        let (ships, ashore) = match self.mode {
            WindsMode::Archipelago => (8, "slate"),
            WindsMode::Tempest => (4, "damaged"),
            WindsMode::Duel => (6, "lost"),
        };
        let mut places = vec![None; ships];
        if self.mode == WindsMode::Duel {
            let (home, number) = flagship(seat);
            let place = side.flagship.or_else(|| drawn.contains(&home).then_some(home));
            if let Some(place) = place {
                drawn.remove(drawn.iter().position(|&at| at == place).expect("the flagship is drawn"));
            }
            places[usize::from(number) - 1] = Some(place.map_or("lost".to_owned(), String::from));
        }
        let mut rest = drawn.into_iter().map(String::from).chain(side.undrawn.iter().cloned());
        for place in &mut places {
            if place.is_none() {
                *place = rest.next();
            }
        }
        assert_eq!(rest.next(), None, "a fleet is not so large");
        places.into_iter().map(|place| place.unwrap_or(ashore.to_owned())).collect()
    }
}
