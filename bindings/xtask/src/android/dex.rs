//! What classes, fields and methods a dex file has: as much of Android's format as that takes.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context as _, Result, ensure};

/// The members of each class, by the class's name as in `app/windrose/bindings/RustBuffer`.
pub type Classes = BTreeMap<String, BTreeSet<String>>;

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
    let (count, defined) = (dex.word(0x60)?, dex.word(0x64)?);
    for class in 0..count {
        let definition = defined + 32 * class;
        let name = string(dex.word(types + 4 * dex.word(definition)?)?)?;
        let name = name.trim_start_matches('L').trim_end_matches(';').to_owned();
        let members = into.entry(name).or_default();
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
                members.insert(string(dex.word(table + 8 * index + 4)?)?);
            }
        }
    }
    Ok(())
}

struct Dex<'a>(&'a [u8]);

impl Dex<'_> {
    fn word(&self, at: usize) -> Result<usize> {
        let bytes = self.0.get(at..at + 4).context("the dex file is cut off")?;
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
