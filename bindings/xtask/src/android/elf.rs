//! How the parts of a native library lie in memory.

use anyhow::{Context as _, Result, ensure};

/// The pages of devices from Android 15 on: a library that is aligned to less is not loaded there.
pub const PAGE: u64 = 16 * 1024;

/// Checks that every loaded part of the library `bytes` is aligned to [`PAGE`].
///
/// # Errors
/// When one is not, or the file is no library.
pub fn is_aligned(bytes: &[u8]) -> Result<()> {
    const LOAD: u64 = 1;
    ensure!(bytes.starts_with(b"\x7fELF") && bytes.get(5) == Some(&1), "this is no little-endian library");
    let wide = bytes.get(4) == Some(&2);
    let number = |at: usize, size: usize| -> Result<u64> {
        let part = bytes.get(at..at + size).context("the library is cut off")?;
        Ok(part.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte)))
    };
    let (table, size, count) = if wide {
        (number(0x20, 8)?, number(0x36, 2)?, number(0x38, 2)?)
    } else {
        (number(0x1c, 4)?, number(0x2a, 2)?, number(0x2c, 2)?)
    };
    let mut loaded = 0;
    for index in 0..count {
        let header = usize::try_from(table + index * size)?;
        if number(header, 4)? != LOAD {
            continue;
        }
        loaded += 1;
        let align = if wide { number(header + 0x30, 8)? } else { number(header + 0x1c, 4)? };
        ensure!(align >= PAGE && align.is_power_of_two(), "part {index} is aligned to {align} bytes");
    }
    ensure!(loaded > 0, "no part of it is loaded");
    Ok(())
}

#[cfg(test)]
pub mod tests {
    use super::{PAGE, is_aligned};

    /// A library of 64 bits with one loaded part.
    pub fn library(align: u64) -> Vec<u8> {
        let mut file = vec![0; 0x40 + 0x38];
        file[..6].copy_from_slice(b"\x7fELF\x02\x01");
        file[0x20] = 0x40;
        file[0x36] = 0x38;
        file[0x38] = 1;
        file[0x40] = 1;
        file[0x70..0x78].copy_from_slice(&align.to_le_bytes());
        file
    }

    #[test]
    fn a_library_for_smaller_pages_is_found() {
        assert!(is_aligned(&library(PAGE)).is_ok());
        assert!(is_aligned(&library(4 * PAGE)).is_ok());
        let refused = is_aligned(&library(4096)).unwrap_err().to_string();
        assert_eq!(refused, "part 0 is aligned to 4096 bytes");
        assert!(is_aligned(&library(PAGE)[..0x50]).is_err());
        assert!(is_aligned(b"no library").is_err());
    }
}
