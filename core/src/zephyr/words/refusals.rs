//! Why something cannot be done, with what to do instead.

use super::names;
use crate::game::Seat;
use crate::words::{Blocked, Teller};
use crate::zephyr::cards::CardId;
use crate::zephyr::flow::Ask;
use crate::zephyr::setup::FACTIONS;
use crate::zephyr::state::WARLORD;
use crate::zephyr::{Zephyr, ZephyrAction, ZephyrAim, ZephyrGoods, ZephyrRefusal};

/// Why something is refused.
pub(super) fn refusal(refusal: ZephyrRefusal, teller: &Teller<'_>) -> String {
    match refusal {
        ZephyrRefusal::TooDear { price } => teller.say("zephyr-refused-dear", &[("price", u32::from(price).into())]),
        _ => teller.say(key(refusal), &[]),
    }
}

const fn key(refusal: ZephyrRefusal) -> &'static str {
    match refusal {
        ZephyrRefusal::Over => "zephyr-refused-over",
        ZephyrRefusal::NotNow => "zephyr-refused-now",
        ZephyrRefusal::Players => "zephyr-refused-players",
        ZephyrRefusal::Missions => "zephyr-refused-missions",
        ZephyrRefusal::Ships => "zephyr-refused-ships",
        ZephyrRefusal::StartScrap => "zephyr-refused-start-scrap",
        ZephyrRefusal::TwoShips => "zephyr-refused-two-ships",
        ZephyrRefusal::FirstSeat => "zephyr-refused-first",
        ZephyrRefusal::Story => "zephyr-refused-story",
        ZephyrRefusal::Builds => "zephyr-refused-builds",
        ZephyrRefusal::NotDocked => "zephyr-refused-docked",
        ZephyrRefusal::TooDear { .. } => "zephyr-refused-dear",
        ZephyrRefusal::NoTiles => "zephyr-refused-tiles",
        ZephyrRefusal::NoHullSlot => "zephyr-refused-hull-slot",
        ZephyrRefusal::NoSuchTile => "zephyr-refused-tile",
        ZephyrRefusal::LastStructure => "zephyr-refused-last-structure",
        ZephyrRefusal::NotForSale => "zephyr-refused-sale",
        ZephyrRefusal::Epic => "zephyr-refused-epic",
        ZephyrRefusal::NoSuchSystem => "zephyr-refused-system",
        ZephyrRefusal::NoSlot => "zephyr-refused-slot",
        ZephyrRefusal::NoStation => "zephyr-refused-station",
        ZephyrRefusal::NoFaction => "zephyr-refused-faction",
        ZephyrRefusal::NoCrew => "zephyr-refused-crew",
        ZephyrRefusal::NothingToPay => "zephyr-refused-pay",
        ZephyrRefusal::NoSuchAmount => "zephyr-refused-amount",
        ZephyrRefusal::GaveToday => "zephyr-refused-gave",
        ZephyrRefusal::ReceivedToday => "zephyr-refused-received",
        ZephyrRefusal::NotThatShip => "zephyr-refused-ship",
        ZephyrRefusal::NoAssignment => "zephyr-refused-assignment",
        ZephyrRefusal::NotOffered => "zephyr-refused-offered",
        ZephyrRefusal::UnderWay => "zephyr-refused-under-way",
        ZephyrRefusal::AlliesFull => "zephyr-refused-allies",
        ZephyrRefusal::NoOption => "zephyr-refused-option",
        ZephyrRefusal::RowNotMet => "zephyr-refused-row",
        ZephyrRefusal::NotInHand => "zephyr-refused-hand",
        ZephyrRefusal::NoPlay => "zephyr-refused-play",
        ZephyrRefusal::NoAbility => "zephyr-refused-ability",
        ZephyrRefusal::OnCooldown => "zephyr-refused-cooldown",
        ZephyrRefusal::NotInThisWindow => "zephyr-refused-window",
        ZephyrRefusal::NothingToGain => "zephyr-refused-gain",
        ZephyrRefusal::WrongAim => "zephyr-refused-aim",
        ZephyrRefusal::NoSuchFoe => "zephyr-refused-foe",
        ZephyrRefusal::WarlordGuarded => "zephyr-refused-guarded",
        ZephyrRefusal::NotInBattle => "zephyr-refused-battle",
        ZephyrRefusal::NoEvade => "zephyr-refused-evade",
        ZephyrRefusal::NotEvadable => "zephyr-refused-evadable",
        ZephyrRefusal::NoCubes => "zephyr-refused-cubes",
        ZephyrRefusal::NotDamaged => "zephyr-refused-damaged",
        ZephyrRefusal::TooManySaved => "zephyr-refused-saved",
        ZephyrRefusal::NotToJoin => "zephyr-refused-join",
        ZephyrRefusal::TooMuch => "zephyr-refused-much",
        ZephyrRefusal::RetriedOnce => "zephyr-refused-retried",
        ZephyrRefusal::NoNext => "zephyr-refused-next",
    }
}

/// What the deciding seat may expect to do and cannot: cards of the hand without a play, abilities that cool down, hull
/// and crew that cannot be bought, a mission that cannot be flown again.
pub(super) fn blocked(game: &Zephyr, teller: &Teller<'_>) -> Vec<Blocked> {
    let Some(ask) = game.ask else {
        return Vec::new();
    };
    let seat = ask.seat(game);
    let mut found = Vec::new();
    let mut add = |spot: String, action: ZephyrAction| {
        if let Err(reason) = game.verify(&action) {
            found.push(Blocked { spot, reason: refusal(reason, teller) });
        }
    };
    match ask {
        Ask::Actions(..) | Ask::React(..) => {
            for card in game.different_in_hand(seat) {
                add(format!("hand:{}:{}", seat.0, card.name()), ZephyrAction::Play { card });
            }
            let cooling = game.ship(seat).abilities().filter(|(ability, _)| game.ship(seat).on_cooldown(*ability));
            for (ability, _) in cooling {
                let spot = super::board::ability_spot(seat, ability);
                add(spot, ZephyrAction::Use { ability, aim: ZephyrAim::Nothing });
            }
        }
        Ask::Discard(..) => add(String::new(), ZephyrAction::Done),
        Ask::Outfit(_) | Ask::Dusk(_) if game.at_resupply(seat) => {
            for armour in [false, true] {
                add(format!("buy:{}", names::tile(armour)), ZephyrAction::BuyHull { armour });
            }
            for faction in FACTIONS {
                add(format!("hire:{}", names::faction_id(faction)), ZephyrAction::Hire { faction });
            }
        }
        Ask::Between if game.mission.lost => add("act:retry".to_owned(), ZephyrAction::Retry),
        _ => {}
    }
    found
}

/// Why `spot`, which is part of no choice after `picked`, cannot be pointed at; none when what is asked says it best.
pub(super) fn why_not(game: &Zephyr, picked: &[String], spot: &str, teller: &Teller<'_>) -> Option<String> {
    let ask = game.ask?;
    let seat = ask.seat(game);
    let mut pieces = spot.split(':');
    let kind = pieces.next()?;
    let (first, second) = (pieces.next().unwrap_or_default(), pieces.next().unwrap_or_default());
    if ["hand", "ability", "hull", "station", "system", "cargo", "offer"].contains(&kind)
        && let Some(owner) = names::seat_of(first).filter(|&owner| owner != seat && owner.index() < game.ships.len())
    {
        return Some(teller.say("zephyr-why-not-yours", &[("name", teller.name(owner).into())]));
    }
    let pointed = Pointed { ask, seat, picked, kind, first, second };
    let refused = pointed.action()?;
    match game.verify(&refused) {
        Ok(()) | Err(ZephyrRefusal::NotNow | ZephyrRefusal::WrongAim) => None,
        Err(reason) => Some(refusal(reason, teller)),
    }
}

/// A spot that was pointed at, in pieces.
struct Pointed<'a> {
    ask: Ask,
    seat: Seat,
    picked: &'a [String],
    kind: &'a str,
    first: &'a str,
    second: &'a str,
}

impl Pointed<'_> {
    /// What pointing at it would mean.
    fn action(&self) -> Option<ZephyrAction> {
        let card = |name: &str| CardId::named(name);
        Some(match self.kind {
            "hand" => {
                let card = card(self.second)?;
                match self.ask {
                    Ask::Discard(..) | Ask::Cycle { .. } => ZephyrAction::Discard { card },
                    _ => ZephyrAction::Play { card },
                }
            }
            "ability" => {
                let ability = names::ability_of(self.second)?;
                match self.ask {
                    Ask::Exhaust(_) => ZephyrAction::Exhaust { ability },
                    _ => ZephyrAction::Use { ability, aim: ZephyrAim::Nothing },
                }
            }
            "foe" => self.foe(self.second.parse().ok()?),
            "warlord" => self.foe(WARLORD),
            "ship" => self.ship(names::seat_of(self.first)?)?,
            "party" => ZephyrAction::Join { leader: names::seat_of(self.first)? },
            "battle" => ZephyrAction::Enter { battle: self.first.parse().ok()? },
            "blow" => ZephyrAction::Evade { blow: self.second.parse().ok()? },
            "hull" => {
                let slot = self.second.parse().ok()?;
                match self.ask {
                    Ask::LoseHull(_) => ZephyrAction::Lose { slot },
                    _ => ZephyrAction::Restore { slot },
                }
            }
            "station" => self.station(self.second.parse().ok()?)?,
            "system" => ZephyrAction::Uninstall { card: card(self.second)? },
            "cargo" => ZephyrAction::Install { card: card(self.second)? },
            "offer" => ZephyrAction::Embark { card: card(self.second)? },
            "buy" => match self.first {
                "structure" => ZephyrAction::BuyHull { armour: false },
                "armour" => ZephyrAction::BuyHull { armour: true },
                name => ZephyrAction::BuySystem { card: card(name)? },
            },
            "sell" => ZephyrAction::SellHull { armour: self.first == "armour" },
            "hire" => {
                let faction = FACTIONS.into_iter().find(|&faction| names::faction_id(faction) == self.first)?;
                ZephyrAction::Hire { faction }
            }
            "mission" => ZephyrAction::PayIn { scrap: 1 },
            "act" if self.first == "retry" => ZephyrAction::Retry,
            "act" if self.first == "install" => ZephyrAction::Install { card: self.held("cargo")? },
            "act" if self.first == "sell" => match self.held("cargo") {
                Some(card) => ZephyrAction::SellCargo { card },
                None => ZephyrAction::SellSystem { card: self.held("system")? },
            },
            _ => return None,
        })
    }

    /// The card that was picked before from this place.
    fn held(&self, place: &str) -> Option<CardId> {
        self.picked.iter().find_map(|id| {
            let mut pieces = id.split(':');
            (pieces.next() == Some(place)).then(|| pieces.nth(1).and_then(CardId::named))?
        })
    }

    fn foe(&self, foe: u8) -> ZephyrAction {
        match self.ask {
            Ask::Formation(..) => ZephyrAction::Face { foe, ship: self.seat },
            _ => ZephyrAction::Target { foe },
        }
    }

    fn ship(&self, to: Seat) -> Option<ZephyrAction> {
        Some(match self.ask {
            Ask::Formation(_, foe) => ZephyrAction::Face { foe, ship: to },
            Ask::Share { .. } => ZephyrAction::Share { to, scrap: 1 },
            Ask::Award { .. } | Ask::Wreck { .. } => ZephyrAction::Award { to },
            Ask::Leader(..) => ZephyrAction::Lead { seat: to },
            Ask::Dusk(_) => ZephyrAction::Trade { to, goods: self.goods()? },
            _ => return None,
        })
    }

    /// What was picked before to be given away; a piece of scrap where nothing was.
    fn goods(&self) -> Option<ZephyrGoods> {
        if let Some(card) = self.held("cargo") {
            return Some(ZephyrGoods::Cargo { card });
        }
        if let Some(card) = self.held("system") {
            return Some(ZephyrGoods::Installed { card });
        }
        let station = self.picked.iter().find_map(|id| id.strip_prefix("station:")?.split(':').nth(1)?.parse().ok());
        Some(station.map_or(ZephyrGoods::Scrap { scrap: 1 }, |station| ZephyrGoods::Crew { station }))
    }

    fn station(&self, station: u8) -> Option<ZephyrAction> {
        Some(match self.ask {
            Ask::Companion { .. } => ZephyrAction::Pass { station },
            Ask::Outfit(_) | Ask::Dusk(_) => match self.picked.first().and_then(|id| id.strip_prefix("station:")) {
                Some(from) => ZephyrAction::MoveCrew { from: from.split(':').nth(1)?.parse().ok()?, to: station },
                None => ZephyrAction::Release { station },
            },
            _ => return None,
        })
    }
}
