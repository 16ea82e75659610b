// swift-tools-version:6.0
//
// WindroseKit and its tests, on any system with Swift; the app itself is built by Xcode, see README.md.
// `cargo xtask bindings` generates WindroseCore and the two C modules; `cargo xtask test swift` runs everything here.

import Foundation
import PackageDescription

let environment = ProcessInfo.processInfo.environment

/// The two C modules, and how their functions are linked: here from the Rust library in the folder that WINDROSE_NATIVE
/// names, in Xcode from what `cargo xtask xcframework` packed.
let modules: [Target]
let linking: [LinkerSetting]
if let native = environment["WINDROSE_NATIVE"] {
    modules = [.systemLibrary(name: "windroseFFI"), .systemLibrary(name: "windrose_coreFFI")]
    linking = [.unsafeFlags(["-L\(native)", "-Xlinker", "-rpath", "-Xlinker", native])]
} else {
    modules = [.binaryTarget(name: "Windrose", path: "Windrose.xcframework")]
    linking = []
}

/// Warnings are errors in our own test runs. Xcode only shows them: a newer one may have warnings that nobody knew of.
let strict: [SwiftSetting] = environment["WINDROSE_NATIVE"] == nil ? [] : [.unsafeFlags(["-warnings-as-errors"])]

// Xcode refuses a package with unsafe flags where another depends on it, also where they do not count.
#if os(Linux)
/// Observation of Swift 6.0 on Linux names a function that its runtime does not export; nothing calls it.
let lenient: [LinkerSetting] = [.unsafeFlags(["-Xlinker", "--allow-shlib-undefined"])]
#else
let lenient: [LinkerSetting] = []
#endif

var targets: [Target] = modules + [
    .target(
        name: "WindroseCore",
        dependencies: modules.map { .target(name: $0.name) },
        swiftSettings: [.swiftLanguageMode(.v5)],
        linkerSettings: linking
    ),
    .target(name: "WindroseKit", dependencies: ["WindroseCore"], swiftSettings: strict, linkerSettings: lenient),
    .testTarget(
        name: "WindroseKitTests",
        dependencies: ["WindroseCore", "WindroseKit"],
        swiftSettings: strict
    ),
]

// Apple's frameworks as far as the app names them, declared and empty, to check its types where they do not exist.
if environment["WINDROSE_STUBS"] != nil {
    // As Apple's frameworks are built: a later version may have more cases, which a switch must reckon with. Foundation
    // on Linux is built otherwise, of which the compiler warns in every file.
    let likeApples: [SwiftSetting] = [.unsafeFlags(["-enable-library-evolution", "-suppress-warnings"])]
    let stubs = ["SwiftUI", "UIKit", "CoreHaptics", "AVFoundation", "UniformTypeIdentifiers"]
    targets += [
        .target(name: "CoreHaptics", path: "Stubs/CoreHaptics", swiftSettings: likeApples),
        .target(name: "AVFoundation", path: "Stubs/AVFoundation", swiftSettings: likeApples),
        .target(name: "UniformTypeIdentifiers", path: "Stubs/UniformTypeIdentifiers", swiftSettings: likeApples),
        .target(
            name: "UIKit",
            dependencies: ["UniformTypeIdentifiers"],
            path: "Stubs/UIKit",
            swiftSettings: likeApples
        ),
        .target(
            name: "SwiftUI",
            dependencies: ["UIKit", "UniformTypeIdentifiers"],
            path: "Stubs/SwiftUI",
            swiftSettings: likeApples
        ),
        .target(
            name: "WindroseApp",
            dependencies: ["WindroseCore", "WindroseKit"] + stubs.map { .target(name: $0) },
            path: "App",
            exclude: ["Resources", "project.yml"],
            swiftSettings: strict
        ),
    ]
}

let package = Package(
    name: "Windrose",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "WindroseKit", targets: ["WindroseKit"]),
        .library(name: "WindroseCore", targets: ["WindroseCore"]),
    ],
    targets: targets
)
