//! Chance for two: what the engine draws is noted, and the model draws the same.

use std::collections::VecDeque;

use windrose_core::chance::{Chance, Seeded};

/// What was drawn and waits to be drawn again, and what the model would have drawn instead.
#[derive(Clone, Debug, Default)]
pub struct Drawn {
    /// How many results each draw had, and which it was.
    waiting: VecDeque<(u32, u32)>,
    /// Where the model draws something else.
    wrong: Vec<String>,
}

impl Drawn {
    /// The next number, which should have been drawn from as many. With one result nothing is drawn.
    pub(super) fn below(&mut self, n: u32) -> u32 {
        if n == 1 {
            return 0;
        }
        match self.waiting.pop_front() {
            Some((of, number)) if of == n => number,
            other => {
                self.wrong.push(format!("the model draws one of {n}, the engine (of, number) {other:?}"));
                0
            }
        }
    }

    /// Where the model drew something else than the engine, or less.
    pub fn differences(&self) -> Vec<String> {
        let left = self.waiting.iter().map(|draw| format!("only the engine draws (of, number) {draw:?}"));
        self.wrong.iter().cloned().chain(left).collect()
    }
}

/// Chance that notes what it gives.
#[derive(Debug)]
pub struct Noted<'a> {
    source: &'a mut Seeded,
    drawn: Drawn,
}

impl<'a> Noted<'a> {
    /// Notes what `source` gives.
    pub fn new(source: &'a mut Seeded) -> Noted<'a> {
        Noted { source, drawn: Drawn::default() }
    }

    /// What was given.
    pub fn drawn(self) -> Drawn {
        self.drawn
    }
}

impl Chance for Noted<'_> {
    fn below(&mut self, n: u32) -> u32 {
        assert!(n > 1, "a draw with one result asks for no number");
        let number = self.source.below(n);
        self.drawn.waiting.push_back((n, number));
        number
    }
}
