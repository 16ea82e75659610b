//! What time it is, through a door that tests can turn.

use std::fmt::Debug;
use std::time::{SystemTime, UNIX_EPOCH};

/// The milliseconds of a day.
pub(crate) const DAY: i64 = 24 * 60 * 60 * 1000;

/// The day of `time`, in milliseconds, counted from the first of 1970.
pub(crate) const fn day(time: i64) -> i64 {
    time.div_euclid(DAY)
}

/// A date of the Gregorian calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Date {
    /// The year.
    pub year: i64,
    /// The month, from 1 on.
    pub month: i64,
    /// The day of the month, from 1 on.
    pub day: i64,
}

impl Date {
    /// The date of `day`, counted from the first of 1970.
    pub const fn of(day: i64) -> Date {
        // Years that begin in March, counted in eras of 400, so that the day of the leap year is the last of all.
        let days = day + 719_468;
        let era = days.div_euclid(146_097);
        let day = days.rem_euclid(146_097);
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let date = day - (153 * month + 2) / 5 + 1;
        let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
        Date { year: era * 400 + year + next, month, day: date }
    }
}

/// Tells the time.
pub trait Clock: Debug + Send + Sync {
    /// Milliseconds since the beginning of 1970, UTC.
    fn now(&self) -> i64;
}

/// The device's clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct DeviceClock;

impl Clock for DeviceClock {
    fn now(&self) -> i64 {
        // A clock before 1970 or beyond i64 is a broken one; any fixed time serves then.
        SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .ok()
            .and_then(|since| i64::try_from(since.as_millis()).ok())
            .unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        for (time, date) in [
            (0, (1970, 1, 1)),
            (-1, (1969, 12, 31)),
            (951_868_799_999, (2000, 2, 29)),
            (951_868_800_000, (2000, 3, 1)),
            (1_782_864_000_000, (2026, 7, 1)),
            (1_798_761_599_999, (2026, 12, 31)),
            (4_107_542_400_000, (2100, 3, 1)),
        ] {
            let Date { year, month, day } = Date::of(day(time));
            assert_eq!((year, month, day), date, "{time}");
        }
    }
}
