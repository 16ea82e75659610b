//! What happened, as lines of the log.
//!
//! What a ship does is told in a clause that begins with the verb: the shown line stands beside the ship's badge and is
//! the clause alone, the spoken one has the name before it. An event does not know who an enemy is any more, so that
//! enemies are told by their numbers.

use super::{effects, names};
use crate::game::Seat;
use crate::words::{Line, Teller, Value, capital};
use crate::zephyr::cards::language::{Effect, Letter, Space};
use crate::zephyr::cards::{CardId, EffectId, row};
use crate::zephyr::{ScrapReason, ZephyrEvent};

/// The event as a line of the log; none for what goes without saying.
pub(super) fn line(event: &ZephyrEvent, teller: &Teller<'_>) -> Option<Line> {
    let log = Log { teller };
    log.mission(event)
        .or_else(|| log.assignment(event))
        .or_else(|| log.exploring(event))
        .or_else(|| log.playing(event))
        .or_else(|| log.enemies(event))
        .or_else(|| log.battle(event))
        .or_else(|| log.harm(event))
        .or_else(|| log.crew(event))
        .or_else(|| log.dock(event))
}

/// What a ship chose on a card, as a clause; none where the card asks more than once.
fn chosen(card: CardId, option: u8, teller: &Teller<'_>) -> Option<String> {
    let mut asked = Vec::new();
    for ability in 0..card.abilities().len() {
        collect(card.root(ability), &mut asked);
    }
    let [only] = asked[..] else {
        return None;
    };
    Some(super::choices::option(only, option, teller)).filter(|text| !text.is_empty())
}

/// Every choice and reaction among the parts of an effect.
fn collect(id: EffectId, into: &mut Vec<EffectId>) {
    if matches!(id.effect(), Effect::Choose(_) | Effect::React { .. }) {
        into.push(id);
    }
    for child in 0..id.effect().children().len() {
        collect(id.child(child), into);
    }
}

struct Log<'a> {
    teller: &'a Teller<'a>,
}

impl Log<'_> {
    /// A line of `seat`.
    fn of(&self, seat: Seat, key: &str, values: &[(&str, Value<'_>)]) -> Line {
        let does = self.teller.say(key, values);
        let shown = self.teller.say("zephyr-line", &[("does", Value::Text(&does))]);
        let name = self.teller.name(seat);
        let spoken = self.teller.say("zephyr-line-of", &[("name", name.into()), ("does", Value::Text(&does))]);
        Line { seat: Some(seat), text: capital(&shown), spoken }
    }

    /// A line of `seat` about a card.
    fn on_card(&self, seat: Seat, key: &str, card: CardId) -> Line {
        let card = self.card(card);
        self.of(seat, key, &[("card", Value::Text(&card))])
    }

    /// A line about the table as a whole.
    fn table(&self, key: &str, values: &[(&str, Value<'_>)]) -> Line {
        let text = self.teller.say(key, values);
        Line { seat: None, spoken: text.clone(), text }
    }

    /// A line about an enemy.
    fn foe(&self, battle: u8, foe: u8, key: &str, values: &[(&str, Value<'_>)]) -> Line {
        let foe = names::numbered_foe(battle, foe, self.teller.tongue);
        let mut all = vec![("foe", Value::Text(&foe))];
        all.extend_from_slice(values);
        let text = capital(&self.teller.say(key, &all));
        Line { seat: None, spoken: text.clone(), text }
    }

    fn card(&self, card: CardId) -> String {
        names::card(card, self.teller.tongue)
    }

    fn cards(&self, cards: &[CardId]) -> String {
        names::cards(cards, self.teller.tongue)
    }

    /// Missions, days, regions and the warlord.
    fn mission(&self, event: &ZephyrEvent) -> Option<Line> {
        let on_card = |key, card| {
            let card = self.card(card);
            self.table(key, &[("card", Value::Text(&card))])
        };
        Some(match *event {
            ZephyrEvent::MissionBegan { card, .. } => on_card("zephyr-log-mission", card),
            ZephyrEvent::Dawn { day, tier } => {
                self.table("zephyr-log-dawn", &[("day", day.into()), ("tier", tier.into())])
            }
            ZephyrEvent::RegionEntered { card } => on_card("zephyr-log-region", card),
            ZephyrEvent::ShopLaid { ref systems } if !systems.is_empty() => {
                let cards = self.cards(systems);
                self.table("zephyr-log-shop", &[("cards", Value::Text(&cards))])
            }
            ZephyrEvent::MissionEvent { goal: false } => self.table("zephyr-log-event", &[]),
            ZephyrEvent::MissionEvent { goal: true } => self.table("zephyr-log-goal", &[]),
            ZephyrEvent::WaveRevealed { card } => on_card("zephyr-log-wave", card),
            ZephyrEvent::WarlordRevealed { card, hull, ref abilities } => {
                let (card, cards) = (self.card(card), self.cards(abilities));
                let values = [("card", Value::Text(&card)), ("cards", Value::Text(&cards)), ("hull", hull.into())];
                self.table("zephyr-log-warlord", &values)
            }
            ZephyrEvent::WarlordBare => self.table("zephyr-log-warlord-bare", &[]),
            ZephyrEvent::WarlordHull { hull } => self.table("zephyr-log-warlord-hull", &[("hull", hull.into())]),
            ZephyrEvent::MissionEnded { card, won: true } => on_card("zephyr-log-won", card),
            ZephyrEvent::MissionEnded { card, won: false } => on_card("zephyr-log-lost", card),
            ZephyrEvent::Retried { card } => on_card("zephyr-log-retried", card),
            ZephyrEvent::Rested => self.table("zephyr-log-rested", &[]),
            ZephyrEvent::Ended => self.table("zephyr-log-ended", &[]),
            _ => return None,
        })
    }

    fn assignment(&self, event: &ZephyrEvent) -> Option<Line> {
        Some(match *event {
            ZephyrEvent::OfferDrawn { seat, card } => self.on_card(seat, "zephyr-log-offer", card),
            ZephyrEvent::OfferDropped { seat, card } => self.on_card(seat, "zephyr-log-offer-dropped", card),
            ZephyrEvent::OfferPutBack { seat, card } => self.on_card(seat, "zephyr-log-offer-back", card),
            ZephyrEvent::Embarked { seat, card } => self.on_card(seat, "zephyr-log-embarked", card),
            ZephyrEvent::Joined { seat, leader, card } => {
                let card = self.card(card);
                let values = [("other", self.teller.name(leader).into()), ("card", Value::Text(&card))];
                self.of(seat, "zephyr-log-joined", &values)
            }
            ZephyrEvent::Patrolled { seat } => self.of(seat, "zephyr-log-patrolled", &[]),
            ZephyrEvent::Advanced { leader, card, step } => {
                let card = self.card(card);
                let values = [("card", Value::Text(&card)), ("day", Value::Number(i64::from(step) + 1))];
                self.of(leader, "zephyr-log-advanced", &values)
            }
            ZephyrEvent::SpaceEntered { leader, card, step } => {
                let space = match card.assignment().route.get(usize::from(step)) {
                    Some(Space::Letter(Letter::A)) => "a",
                    Some(Space::Letter(Letter::B)) => "b",
                    _ => "commander",
                };
                let card = self.card(card);
                self.of(leader, "zephyr-log-space", &[("card", Value::Text(&card)), ("space", space.into())])
            }
            ZephyrEvent::Led { seat, card } => self.on_card(seat, "zephyr-log-led", card),
            ZephyrEvent::Abandoned { seat, card } => self.on_card(seat, "zephyr-log-abandoned", card),
            ZephyrEvent::AssignmentDropped { card } => {
                let card = self.card(card);
                self.table("zephyr-log-dropped", &[("card", Value::Text(&card))])
            }
            ZephyrEvent::Completed { leader, card } => self.on_card(leader, "zephyr-log-completed", card),
            ZephyrEvent::Failed { leader, card } => self.on_card(leader, "zephyr-log-failed", card),
            _ => return None,
        })
    }

    fn exploring(&self, event: &ZephyrEvent) -> Option<Line> {
        Some(match *event {
            ZephyrEvent::Explored { seat, card, scavenge: false } => self.on_card(seat, "zephyr-log-skirmish", card),
            ZephyrEvent::Explored { seat, card, scavenge: true } => self.on_card(seat, "zephyr-log-scavenge", card),
            ZephyrEvent::ExploredAgain { seat, card } => self.on_card(seat, "zephyr-log-explored-again", card),
            ZephyrEvent::Chose { seat, card, option } => {
                let title = self.card(card);
                match chosen(card, option, self.teller) {
                    Some(does) => {
                        let values = [("card", Value::Text(&title)), ("choice", Value::Text(&does))];
                        self.of(seat, "zephyr-log-chose", &values)
                    }
                    None => {
                        let number = Value::Number(i64::from(option) + 1);
                        let values = [("card", Value::Text(&title)), ("number", number)];
                        self.of(seat, "zephyr-log-chose-number", &values)
                    }
                }
            }
            ZephyrEvent::NoRow { seat, card } => self.on_card(seat, "zephyr-log-no-row", card),
            ZephyrEvent::Rolled { seat, die } => self.of(seat, "zephyr-log-rolled", &[("die", die.into())]),
            ZephyrEvent::DieChanged { seat, die } => self.of(seat, "zephyr-log-die-changed", &[("die", die.into())]),
            ZephyrEvent::Scrap { seat, by, reason } => return self.scrap(seat, by, reason),
            ZephyrEvent::SystemGained { seat, card, installed } => {
                let key = if installed { "zephyr-log-system-installed" } else { "zephyr-log-system-cargo" };
                self.on_card(seat, key, card)
            }
            _ => return None,
        })
    }

    fn scrap(&self, seat: Seat, by: i16, reason: ScrapReason) -> Option<Line> {
        let key = match reason {
            ScrapReason::Start => "zephyr-log-scrap-start",
            ScrapReason::Salvage => "zephyr-log-scrap-salvage",
            ScrapReason::Reward => "zephyr-log-scrap-reward",
            ScrapReason::EmptyDeck => "zephyr-log-scrap-empty",
            ScrapReason::PaidIn => "zephyr-log-scrap-paid-in",
            ScrapReason::Taken => "zephyr-log-scrap-taken",
            // What changes hands in trade is told by the trade.
            ScrapReason::Trade => return None,
            ScrapReason::Card | ScrapReason::Roll | ScrapReason::Sold | ScrapReason::Bought if by < 0 => {
                "zephyr-log-scrap-spent"
            }
            ScrapReason::Card | ScrapReason::Roll | ScrapReason::Sold | ScrapReason::Bought => {
                "zephyr-log-scrap-gained"
            }
        };
        Some(self.of(seat, key, &[("scrap", u32::from(by.unsigned_abs()).into())]))
    }

    fn playing(&self, event: &ZephyrEvent) -> Option<Line> {
        Some(match *event {
            ZephyrEvent::Drew { seat, ref cards } if !cards.is_empty() => {
                let cards = self.cards(cards);
                self.of(seat, "zephyr-log-drew", &[("cards", Value::Text(&cards))])
            }
            ZephyrEvent::Played { seat, card, .. } => self.on_card(seat, "zephyr-log-played", card),
            ZephyrEvent::Discarded { seat, ref cards } if !cards.is_empty() => {
                let cards = self.cards(cards);
                self.of(seat, "zephyr-log-discarded", &[("cards", Value::Text(&cards))])
            }
            ZephyrEvent::Recovered { seat, card } => self.on_card(seat, "zephyr-log-recovered", card),
            ZephyrEvent::Used { seat, card, .. } => self.on_card(seat, "zephyr-log-used", card),
            ZephyrEvent::Exhausted { seat, card, .. } => self.on_card(seat, "zephyr-log-exhausted", card),
            ZephyrEvent::Refreshed { seat, card, .. } => self.on_card(seat, "zephyr-log-refreshed", card),
            ZephyrEvent::PlaysGained { seat, kind, n } => {
                let values = [("kind", names::kind(kind).into()), ("count", n.into())];
                self.of(seat, "zephyr-log-plays", &values)
            }
            ZephyrEvent::EvadesGained { seat, n } => self.of(seat, "zephyr-log-evades", &[("count", n.into())]),
            ZephyrEvent::ReductionGained { seat, n } => self.of(seat, "zephyr-log-reduces", &[("count", n.into())]),
            ZephyrEvent::CubesGained { seat, n } => self.of(seat, "zephyr-log-cubes", &[("count", n.into())]),
            ZephyrEvent::Restored { seat, .. } => self.of(seat, "zephyr-log-restored", &[]),
            ZephyrEvent::HullDamaged { seat, n } => self.of(seat, "zephyr-log-damaged", &[("count", n.into())]),
            _ => return None,
        })
    }

    /// What enemies are and do.
    fn enemies(&self, event: &ZephyrEvent) -> Option<Line> {
        Some(match *event {
            ZephyrEvent::FoeCame { battle, foe, card, commander, hull, crew } => {
                let (card, commander) = (self.card(card), commander.map(|commander| self.card(commander)));
                let mut values = vec![("card", Value::Text(&card)), ("hull", hull.into()), ("crew", crew.into())];
                let key = match &commander {
                    Some(commander) => {
                        values.push(("commander", Value::Text(commander)));
                        "zephyr-log-commander-came"
                    }
                    None => "zephyr-log-foe-came",
                };
                self.foe(battle, foe, key, &values)
            }
            ZephyrEvent::FoeLeft { battle, foe, card } => {
                let card = self.card(card);
                self.foe(battle, foe, "zephyr-log-foe-left", &[("card", Value::Text(&card))])
            }
            ZephyrEvent::FoeRolled { battle, foe, ref dice } if !dice.is_empty() => {
                let faces: Vec<String> = dice.iter().map(|&die| self.teller.tongue.number(die)).collect();
                let dice = self.teller.tongue.list(&faces);
                self.foe(battle, foe, "zephyr-log-foe-rolled", &[("dice", Value::Text(&dice))])
            }
            ZephyrEvent::WarlordRolled { seat, card, die } => {
                let does = row(card, die).map(|effect| effects::effect(effect, self.teller.tongue));
                let does = does.unwrap_or_else(|| self.teller.say("zephyr-rule-nothing", &[]));
                let card = self.card(card);
                let values = [("card", Value::Text(&card)), ("die", die.into()), ("effect", Value::Text(&does))];
                self.of(seat, "zephyr-log-warlord-rolled", &values)
            }
            ZephyrEvent::FoeDieCancelled { battle, foe, die } => {
                let number = Value::Number(i64::from(die) + 1);
                self.foe(battle, foe, "zephyr-log-die-cancelled", &[("number", number)])
            }
            ZephyrEvent::FoeDieRerolled { battle, foe, face, .. } => {
                self.foe(battle, foe, "zephyr-log-die-rerolled", &[("die", face.into())])
            }
            ZephyrEvent::FoeHit { battle, foe, n, left } => {
                self.foe(battle, foe, "zephyr-log-foe-hit", &[("count", n.into()), ("left", left.into())])
            }
            ZephyrEvent::FoeRepaired { battle, foe, left } => {
                self.foe(battle, foe, "zephyr-log-foe-repaired", &[("left", left.into())])
            }
            ZephyrEvent::FoeCrew { battle, foe, crew } => {
                self.foe(battle, foe, "zephyr-log-foe-crew", &[("crew", crew.into())])
            }
            ZephyrEvent::FoeDestroyed { battle, foe, card } => {
                let card = self.card(card);
                self.foe(battle, foe, "zephyr-log-foe-destroyed", &[("card", Value::Text(&card))])
            }
            ZephyrEvent::FoeEvaded { battle, foe, seat, damage } => {
                let values = [("name", self.teller.name(seat).into()), ("count", damage.into())];
                self.foe(battle, foe, "zephyr-log-foe-evaded", &values)
            }
            _ => return None,
        })
    }

    /// The course of a battle.
    fn battle(&self, event: &ZephyrEvent) -> Option<Line> {
        let number = |battle: u8| Value::Number(i64::from(battle) + 1);
        let tongue = self.teller.tongue;
        Some(match *event {
            ZephyrEvent::JoinedBattle { seat, battle } => {
                self.of(seat, "zephyr-log-joined-battle", &[("number", number(battle))])
            }
            ZephyrEvent::PhaseBegan { battle: 0, phase } => self.table("zephyr-log-phase", &[("phase", phase.into())]),
            ZephyrEvent::PhaseBegan { battle, phase } => {
                self.table("zephyr-log-phase-of", &[("number", number(battle)), ("phase", phase.into())])
            }
            ZephyrEvent::Faces { battle, foe, ship } => {
                let foe = names::numbered_foe(battle, foe, tongue);
                self.of(ship, "zephyr-log-faces", &[("foe", Value::Text(&foe))])
            }
            ZephyrEvent::Targeted { seat, battle, foe } => {
                let foe = names::numbered_foe(battle, foe, tongue);
                self.of(seat, "zephyr-log-targeted", &[("foe", Value::Text(&foe))])
            }
            ZephyrEvent::Attacked { seat, battle, foe, damage, direct } => {
                let foe = names::numbered_foe(battle, foe, tongue);
                let key = if direct { "zephyr-log-attacked-direct" } else { "zephyr-log-attacked" };
                self.of(seat, key, &[("foe", Value::Text(&foe)), ("count", damage.into())])
            }
            ZephyrEvent::Boosted { seat, unevadable: true, .. } => self.of(seat, "zephyr-log-unevadable", &[]),
            ZephyrEvent::Boosted { seat, damage, .. } => {
                self.of(seat, "zephyr-log-boosted", &[("count", damage.into())])
            }
            ZephyrEvent::Evaded { seat, battle, foe, damage } => {
                let foe = names::numbered_foe(battle, foe, tongue);
                self.of(seat, "zephyr-log-evaded", &[("foe", Value::Text(&foe)), ("count", damage.into())])
            }
            ZephyrEvent::ShipDestroyed { seat } => self.of(seat, "zephyr-log-destroyed", &[]),
            ZephyrEvent::BattleWon { battle } => self.table("zephyr-log-battle-won", &[("number", number(battle))]),
            ZephyrEvent::BattleLost { battle } => self.table("zephyr-log-battle-lost", &[("number", number(battle))]),
            ZephyrEvent::Withdrew { battle } => self.table("zephyr-log-withdrew", &[("number", number(battle))]),
            _ => return None,
        })
    }

    /// What critical damage takes.
    fn harm(&self, event: &ZephyrEvent) -> Option<Line> {
        Some(match *event {
            ZephyrEvent::HullLost { seat, armour } => {
                self.of(seat, "zephyr-log-hull-lost", &[("tile", names::tile(armour).into())])
            }
            ZephyrEvent::CardLost { seat, card } => self.on_card(seat, "zephyr-log-card-lost", card),
            ZephyrEvent::CargoLost { seat, ref cards } => {
                let cards = self.cards(cards);
                self.of(seat, "zephyr-log-cargo-lost", &[("cards", Value::Text(&cards))])
            }
            ZephyrEvent::HullGiven { seat } => self.of(seat, "zephyr-log-hull-given", &[]),
            ZephyrEvent::NothingLost { seat } => self.of(seat, "zephyr-log-nothing-lost", &[]),
            _ => return None,
        })
    }

    fn crew(&self, event: &ZephyrEvent) -> Option<Line> {
        let tongue = self.teller.tongue;
        let about = |seat, key, faction, personality| {
            let crew = names::crew(faction, personality, tongue);
            self.of(seat, key, &[("crew", Value::Text(&crew))])
        };
        Some(match *event {
            ZephyrEvent::CrewDied { seat, faction, personality } => {
                about(seat, "zephyr-log-crew-died", faction, personality)
            }
            ZephyrEvent::CrewSaved { seat, faction, personality } => {
                about(seat, "zephyr-log-crew-saved", faction, personality)
            }
            ZephyrEvent::CompanionPassed { seat, card } => self.on_card(seat, "zephyr-log-companion", card),
            ZephyrEvent::Hired { seat, faction, personality, companion: None, .. } => {
                about(seat, "zephyr-log-hired", faction, personality)
            }
            ZephyrEvent::Hired { seat, faction, personality, companion: Some(companion), .. } => {
                let (crew, card) = (names::crew(faction, personality, tongue), self.card(companion));
                let values = [("crew", Value::Text(&crew)), ("card", Value::Text(&card))];
                self.of(seat, "zephyr-log-hired-companion", &values)
            }
            ZephyrEvent::Released { seat, faction, personality } => {
                about(seat, "zephyr-log-released", faction, personality)
            }
            ZephyrEvent::CrewMoved { seat, from, to } => {
                let values = [("from", Value::Number(i64::from(from) + 1)), ("to", Value::Number(i64::from(to) + 1))];
                self.of(seat, "zephyr-log-crew-moved", &values)
            }
            _ => return None,
        })
    }

    fn dock(&self, event: &ZephyrEvent) -> Option<Line> {
        let tile = |seat, key, armour| self.of(seat, key, &[("tile", names::tile(armour).into())]);
        Some(match *event {
            ZephyrEvent::Docked { seat } => self.of(seat, "zephyr-log-docked", &[]),
            ZephyrEvent::HullBought { seat, armour } => tile(seat, "zephyr-log-hull-bought", armour),
            ZephyrEvent::HullSold { seat, armour } => tile(seat, "zephyr-log-hull-sold", armour),
            ZephyrEvent::SystemBought { seat, card, installed: true } => {
                self.on_card(seat, "zephyr-log-system-bought", card)
            }
            ZephyrEvent::SystemBought { seat, card, installed: false } => {
                self.on_card(seat, "zephyr-log-system-bought-cargo", card)
            }
            ZephyrEvent::SystemSold { seat, card } => self.on_card(seat, "zephyr-log-system-sold", card),
            ZephyrEvent::Installed { seat, card } => self.on_card(seat, "zephyr-log-installed", card),
            ZephyrEvent::Uninstalled { seat, card } => self.on_card(seat, "zephyr-log-uninstalled", card),
            ZephyrEvent::Traded { from, to, goods } => {
                let goods = names::goods(None, goods, self.teller.tongue);
                let values = [("goods", Value::Text(&goods)), ("other", self.teller.name(to).into())];
                self.of(from, "zephyr-log-traded", &values)
            }
            _ => return None,
        })
    }
}

/// The spots that the event's piece left and reached.
pub(super) fn trail(event: &ZephyrEvent) -> Vec<String> {
    let foe = |battle: u8, foe: u8| vec![super::board::foe_spot(battle, foe)];
    match *event {
        ZephyrEvent::Targeted { battle, foe: aimed, .. }
        | ZephyrEvent::Attacked { battle, foe: aimed, .. }
        | ZephyrEvent::FoeHit { battle, foe: aimed, .. }
        | ZephyrEvent::FoeCame { battle, foe: aimed, .. } => foe(battle, aimed),
        ZephyrEvent::Restored { seat, slot } => vec![format!("hull:{}:{slot}", seat.0)],
        ZephyrEvent::HullDamaged { seat, .. } => vec![super::board::ship_spot(seat)],
        ZephyrEvent::Hired { seat, station, .. } | ZephyrEvent::CrewMoved { seat, to: station, .. } => {
            vec![format!("station:{}:{station}", seat.0)]
        }
        ZephyrEvent::Embarked { seat, .. } => vec![format!("party:{}", seat.0)],
        ZephyrEvent::Joined { leader, .. } => vec![format!("party:{}", leader.0)],
        _ => Vec::new(),
    }
}

/// Whether a preview's title and notes say what the event tells.
pub(super) const fn foretold(event: &ZephyrEvent) -> bool {
    matches!(
        event,
        ZephyrEvent::Played { .. }
            | ZephyrEvent::Used { .. }
            | ZephyrEvent::Chose { .. }
            | ZephyrEvent::Targeted { .. }
            | ZephyrEvent::Faces { .. }
            | ZephyrEvent::Embarked { .. }
            | ZephyrEvent::Joined { .. }
            | ZephyrEvent::Patrolled { .. }
            | ZephyrEvent::Abandoned { .. }
            | ZephyrEvent::Led { .. }
            | ZephyrEvent::Restored { .. }
            | ZephyrEvent::Evaded { .. }
            | ZephyrEvent::Discarded { .. }
            | ZephyrEvent::JoinedBattle { .. }
            | ZephyrEvent::HullBought { .. }
            | ZephyrEvent::HullSold { .. }
            | ZephyrEvent::SystemBought { .. }
            | ZephyrEvent::SystemSold { .. }
            | ZephyrEvent::Installed { .. }
            | ZephyrEvent::Uninstalled { .. }
            | ZephyrEvent::Released { .. }
            | ZephyrEvent::CrewMoved { .. }
            | ZephyrEvent::Traded { .. }
            | ZephyrEvent::HullLost { .. }
            | ZephyrEvent::CompanionPassed { .. }
            | ZephyrEvent::Rested
            | ZephyrEvent::Ended
            | ZephyrEvent::Retried { .. }
            | ZephyrEvent::Scrap { reason: ScrapReason::Bought | ScrapReason::Sold | ScrapReason::PaidIn, .. }
    )
}

/// Whether no earlier move is to be seen any more.
pub(super) const fn lays_out(event: &ZephyrEvent) -> bool {
    matches!(
        event,
        ZephyrEvent::MissionBegan { .. }
            | ZephyrEvent::Dawn { .. }
            | ZephyrEvent::PhaseBegan { .. }
            | ZephyrEvent::Retried { .. }
    )
}
