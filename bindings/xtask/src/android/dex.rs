//! What classes, fields and methods a dex file has, and what each class is: as much of Android's format as that takes.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context as _, Result, ensure};

/// A class of a dex file. Classes are named as in `app/windrose/bindings/RustBuffer`.
#[derive(Default)]
pub struct Class {
    /// Whether nothing can be of this class itself: it is abstract or an interface.
    pub is_abstract: bool,
    /// What it extends and implements.
    pub parents: BTreeSet<String>,
    /// The names of its fields and methods.
    pub members: BTreeSet<String>,
}

/// Classes by their names.
pub type Classes = BTreeMap<String, Class>;

/// The flag of a class that is abstract, as interfaces are.
const ABSTRACT: usize = 0x400;
/// What stands for the parent of a class that has none.
const NO_INDEX: usize = 0xffff_ffff;

/// Adds the classes of the dex file `bytes` to `into`.
///
/// # Errors
/// When the file is damaged.
pub fn read(bytes: &[u8], into: &mut Classes) -> Result<()> {
    ensure!(bytes.starts_with(b"dex\n"), "this is no dex file");
    let dex = Dex(bytes);
    let [strings, types, fields, methods] = [0x3c, 0x44, 0x54, 0x5c].map(|at| dex.word(at));
    let [strings, types, fields, methods] = [strings?, types?, fields?, methods?];
    let string = |index: usize| dex.text(dex.word(strings + 4 * index)?);
    let class_name = |index: usize| -> Result<String> {
        let name = string(dex.word(types + 4 * index)?)?;
        Ok(name.trim_start_matches('L').trim_end_matches(';').to_owned())
    };
    let (count, defined) = (dex.word(0x60)?, dex.word(0x64)?);
    for class in 0..count {
        let definition = defined + 32 * class;
        let entry = into.entry(class_name(dex.word(definition)?)?).or_default();
        entry.is_abstract = dex.word(definition + 4)? & ABSTRACT != 0;
        let parent = dex.word(definition + 8)?;
        if parent != NO_INDEX {
            entry.parents.insert(class_name(parent)?);
        }
        let interfaces = dex.word(definition + 12)?;
        if interfaces != 0 {
            for interface in 0..dex.word(interfaces)? {
                entry.parents.insert(class_name(dex.half(interfaces + 4 + 2 * interface)?)?);
            }
        }
        let data = dex.word(definition + 24)?;
        if data == 0 {
            continue;
        }
        let mut at = data;
        let counts = [dex.packed(&mut at)?, dex.packed(&mut at)?, dex.packed(&mut at)?, dex.packed(&mut at)?];
        for (kind, count) in counts.into_iter().enumerate() {
            let of_methods = kind >= 2;
            let mut index = 0;
            for _ in 0..count {
                // Each index is written as its distance from the one before.
                index += dex.packed(&mut at)?;
                dex.packed(&mut at)?;
                if of_methods {
                    dex.packed(&mut at)?;
                }
                let table = if of_methods { methods } else { fields };
                entry.members.insert(string(dex.word(table + 8 * index + 4)?)?);
            }
        }
    }
    Ok(())
}

struct Dex<'a>(&'a [u8]);

impl Dex<'_> {
    fn word(&self, at: usize) -> Result<usize> {
        self.number(at, 4)
    }

    fn half(&self, at: usize) -> Result<usize> {
        self.number(at, 2)
    }

    fn number(&self, at: usize, size: usize) -> Result<usize> {
        let bytes = self.0.get(at..at + size).context("the dex file is cut off")?;
        Ok(bytes.iter().rev().fold(0, |number, &byte| number << 8 | usize::from(byte)))
    }

    /// A number of as many bytes as it needs, seven bits in each.
    fn packed(&self, at: &mut usize) -> Result<usize> {
        let (mut number, mut shift) = (0, 0);
        loop {
            let byte = *self.0.get(*at).context("the dex file is cut off")?;
            *at += 1;
            number |= usize::from(byte & 0x7f) << shift;
            shift += 7;
            if byte & 0x80 == 0 || shift > 28 {
                return Ok(number);
            }
        }
    }

    fn text(&self, mut at: usize) -> Result<String> {
        self.packed(&mut at)?;
        let rest = self.0.get(at..).context("the dex file is cut off")?;
        let end = rest.iter().position(|&byte| byte == 0).context("the dex file is cut off")?;
        Ok(String::from_utf8_lossy(&rest[..end]).into_owned())
    }
}
