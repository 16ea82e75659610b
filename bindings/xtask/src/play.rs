//! `run`: the app in a window.

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;

use crate::bindings::{self, Profile};
use crate::{kotlin, project};

/// Builds everything and opens the app in a window.
#[derive(Args)]
pub struct Run {
    /// Builds the library as it is shipped
    #[arg(long)]
    release: bool,
    /// The folder of the saved games; the system's usual one unless told
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The size of the window in dp
    #[arg(long, value_name = "WIDTHxHEIGHT", default_value = "412x915")]
    size: String,
}

impl Run {
    /// Builds and runs until the window is closed.
    ///
    /// # Errors
    /// What the machine lacks, with the way to get it, or a build that fails.
    pub fn run(&self) -> Result<()> {
        kotlin::require()?;
        if cfg!(target_os = "linux")
            && std::env::var_os("DISPLAY").is_none()
            && std::env::var_os("WAYLAND_DISPLAY").is_none()
        {
            bail!(
                "there is no display to open a window on: run this in a desktop session, or under a virtual one \
                 (on Debian, apt-get install xvfb xauth, then xvfb-run cargo xtask run); \
                 cargo xtask shots renders the screens without a display"
            );
        }
        println!("Building the core");
        let generated = bindings::generate(if self.release { Profile::Release } else { Profile::Dev })?;
        println!("Building the screens; at first this loads the libraries they need");
        project::run(kotlin::maven(&generated).args(["--quiet", "-DskipTests", "package"]))?;
        let mut java = kotlin::java(&generated, "app.windrose.desktop.MainKt", &[])?;
        if let Some(folder) = &self.data {
            java.arg("--data").arg(std::path::absolute(folder)?);
        }
        java.args(["--size", &self.size]);
        println!("Opening the window");
        project::run(&mut java)
    }
}
