//! What needs a Mac says so on any other system.
#![cfg(not(target_os = "macos"))]

use std::process::Command;

#[test]
fn an_xcframework_is_refused_where_there_is_no_mac() {
    let output = Command::new(env!("CARGO_BIN_EXE_xtask")).arg("xcframework").output().unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(!output.status.success(), "{said}");
    assert!(said.contains("an XCFramework can only be built on a Mac, with Xcode: see ios/README.md"), "{said}");
}
