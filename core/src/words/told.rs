//! What a person reads or hears of a game, rendered in the chosen language.
//!
//! Interfaces show these records as they are. Wherever text is both shown and spoken, `spoken` is the sentence for a
//! screen reader: it spells out what the picture tells a sighted player.

use crate::game::Seat;

/// One piece of a choice, in the order in which a person usually points at them.
///
/// An interface holds the parts that a person has picked so far, offers the choices that contain all of them, and plays
/// the choice of which every part is picked. Parts are equal when their `id`s are.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Part {
    /// Where the part is picked.
    pub at: Pick,
    /// Names the part within its decision, such as `B4` or `5>C0`.
    pub id: String,
    /// The part in a few letters.
    pub label: String,
    /// The part for a screen reader.
    pub spoken: String,
}

/// Where a part of a choice is picked.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Enum)]
pub enum Pick {
    /// A tap on the board's spot with this id.
    Spot {
        /// The spot's id.
        spot: String,
    },
    /// A tap on a spot while a piece that lies beside the board is held.
    Lay {
        /// The piece, counted from 0 among those that wait to be laid. Pieces that are alike, such as two dice with the
        /// same face, can stand for one another and are all called by the number of the first of them: an interface looks
        /// up the held piece by that number, and a piece is used up once as many parts with it are picked as there are
        /// pieces like it.
        piece: u8,
        /// The spot's id.
        spot: String,
    },
    /// A tap on a chip with the part's label.
    Chip,
}

/// The text of a legal action.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ChoiceText {
    /// The action in a button, such as `Move to E4`.
    pub label: String,
    /// The whole action for a list and a screen reader, such as `Three from E to E4`.
    pub spoken: String,
    /// What a person points at to make the choice; empty for a plain button such as `Done`.
    pub parts: Vec<Part>,
    /// Whether the parts may be pointed at in any order; otherwise each comes after the one before it.
    #[uniffi(default = false)]
    pub any_order: bool,
}

/// Something that a person may expect to be able to do and cannot, with the reason.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Blocked {
    /// The spot it is about; empty when it is about none.
    pub spot: String,
    /// Why not, as a sentence.
    pub reason: String,
}

/// What a decision asks.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Prompt {
    /// Whose step it is, such as `Blue, your move`.
    pub step: String,
    /// What to do, one sentence.
    pub title: String,
    /// A line of help under it; may be empty.
    pub detail: String,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Line {
    /// The seat that the line is about; none for the table as a whole.
    pub seat: Option<Seat>,
    /// The line as shown.
    pub text: String,
    /// The line as spoken.
    pub spoken: String,
}

/// A place on the board or beside it that a finger can find, with what lies there.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Spot {
    /// Names the spot, such as `B4` or `wind:4`.
    pub id: String,
    /// What lies there, such as `B4, Blue five`.
    pub spoken: String,
    /// What stands written there, such as `3 left`; empty where a picture says it all.
    #[uniffi(default = "")]
    pub label: String,
}

impl Spot {
    /// A spot with nothing written on it.
    pub fn plain(id: String, spoken: String) -> Spot {
        Spot { id, spoken, label: String::new() }
    }
}

/// A card or rule in view, with its words.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct CardText {
    /// Names the card within its game, such as `storm:fog-bank`.
    pub id: String,
    /// The card's name.
    pub title: String,
    /// Its rule in a line or two.
    pub rule: String,
    /// A fuller explanation with an example.
    pub detail: String,
}

/// A short note that a preview puts on a spot, such as `9 + 3` on a wind.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct Mark {
    /// The spot's id.
    pub spot: String,
    /// The note.
    pub text: String,
}

/// A row of a table of figures.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct FigureRow {
    /// What the row counts.
    pub label: String,
    /// Its figures, one for each column, already written in the player's language.
    pub figures: Vec<String>,
    /// Whether the row is a total.
    pub total: bool,
}

/// The points so far by what they were for.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ScoreSheet {
    /// The seats in the order of the rows' figures.
    pub columns: Vec<Seat>,
    /// The figures by seat, a row for each thing that points are for, and their total.
    pub rows: Vec<FigureRow>,
}

/// How a game ended, in words.
#[derive(Clone, Debug, PartialEq, Eq, uniffi::Record)]
pub struct ResultText {
    /// The title, such as `Blue wins`.
    pub title: String,
    /// One sentence on how.
    pub sentence: String,
    /// The winners; two or more share a draw, none means that all lost.
    pub winners: Vec<Seat>,
    /// The seats in the order of the table's columns, winner first.
    pub columns: Vec<Seat>,
    /// The figures by seat.
    pub rows: Vec<FigureRow>,
}

/// Part of a game's statistics.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct StatSection {
    /// The heading.
    pub title: String,
    /// What the columns of the rows are; empty when each row has one figure.
    pub columns: Vec<String>,
    /// Figures in rows.
    pub rows: Vec<FigureRow>,
    /// Bars, such as how often each face was rolled.
    pub bars: Vec<StatBar>,
}

/// A bar of a diagram, with what was to be expected.
#[derive(Clone, Debug, PartialEq, uniffi::Record)]
pub struct StatBar {
    /// Under the bar.
    pub label: String,
    /// How often it happened.
    pub count: u32,
    /// How often chance alone would have made it happen.
    pub expected: f64,
    /// The bar for a screen reader, such as `Six: 31 rolled, 28 expected`.
    pub spoken: String,
}
