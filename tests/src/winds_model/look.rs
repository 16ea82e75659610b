//! What a viewer sees of the model's position, as the engine would show it.

use windrose_core::four_winds::*;
use windrose_core::game::Seat;

use super::sea::CLOCKWISE;
use super::{At, Lies, Model, every};

impl Model {
    /// What a seat sees, or a bystander.
    pub fn seen(&self, viewer: Option<usize>) -> WindsView {
        let seat = |seat: usize| Seat(seat as u8);
        // In Tempest Survival tiles are drawn openly.
        let viewer = if self.mode == WindsMode::Tempest { Some(0) } else { viewer };
        let hand = viewer.map_or([0; 4], |viewer| self.fleets[viewer].hand);
        let names = ["tile:north", "tile:east", "tile:south", "tile:west"];
        let tiles = (0..4).flat_map(|at| {
            let tile = HandTile { wind: CLOCKWISE[at], id: names[at].to_owned() };
            std::iter::repeat_n(tile, hand[at] as usize)
        });
        WindsView {
            mode: self.mode,
            cells: every().into_iter().map(|at| self.seen_cell(at)).collect(),
            season: self.season,
            wind: self.wind,
            rotated: self.rotated,
            turn: (self.turn / self.players as u32 + 1).min(self.turns()) as u8,
            turns: self.turns() as u8,
            question: self.ending.is_none().then_some(WindsQuestion::Action { number: self.action as u8 }),
            turn_of: self.ending.is_none().then_some(seat(self.seat)),
            hand: tiles.collect(),
            drawn: self.mode == WindsMode::Tempest,
            fleets: (0..self.players).map(|fleet| self.seen_fleet(fleet)).collect(),
            bag: self.bag.iter().sum::<u32>() as u8,
            storm_deck: (self.storms + self.krakens) as u8,
            flagships: match self.mode {
                WindsMode::Duel => (0..self.players).map(|seat| Model::flagship(seat).told()).collect(),
                WindsMode::Archipelago | WindsMode::Tempest => Vec::new(),
            },
        }
    }

    fn seen_fleet(&self, seat: usize) -> FleetView {
        let fleet = &self.fleets[seat];
        let count = |what: fn(&Lies) -> bool| fleet.ships.iter().filter(|ship| what(ship)).count() as u8;
        FleetView {
            seat: Seat(seat as u8),
            tiles: fleet.hand.iter().sum::<u32>() as u8,
            slate: count(|ship| *ship == Lies::Slate),
            damaged: count(|ship| *ship == Lies::Damaged),
            afloat: count(|ship| matches!(ship, Lies::Sea(_))),
            safe: count(|ship| matches!(ship, Lies::Safe(_))),
            lost: count(|ship| *ship == Lies::Lost),
            outposts: 4 - fleet.outposts.len() as u8,
            points: self.total(seat),
        }
    }

    fn seen_cell(&self, at: At) -> SeaCellView {
        let tempest = self.mode == WindsMode::Tempest;
        let outpost = self.outpost(at).map(|seat| {
            let (edge, anchored) = self.edge(at);
            OutpostView { seat: Seat(seat as u8), anchored, edge }
        });
        let safe = self.fleets.iter().enumerate().find_map(|(seat, fleet)| {
            let index = fleet.ships.iter().position(|&ship| ship == Lies::Safe(at))?;
            Some(WindsShip { seat: Seat(seat as u8), number: index as u8 + 1 })
        });
        let harbour_of = (0..self.players).find(|&seat| self.home(seat) == at).filter(|_| !tempest);
        SeaCellView {
            cell: at.cell(),
            tile: self.tile(at),
            chain: self.chain(at) as u8,
            obstacle: self.square(at).obstacle,
            ships: self.ships(at).into_iter().map(|ship| ship.told()).collect(),
            outpost,
            port: at.is_port(),
            corner: at.is_corner(),
            harbour_of: harbour_of.map(|seat| Seat(seat as u8)),
            counted: harbour_of.is_some() && self.mode != WindsMode::Duel,
            haven: tempest && (at.is_port() || at.is_corner()) && !self.is_taken(at),
            safe,
        }
    }
}
