// swift-tools-version: 6.2

// The core and its tests, with what these are written with, apart from the rest: what threads share is looked at by the thread sanitizer, which has
// everything compiled anew.

import PackageDescription

let package = Package(
  name: "Threads",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  targets: [
    .target(name: "Restyle"),
    .target(name: "RestyleElements", dependencies: ["Restyle"]),
    .target(name: "RestyleRendering", dependencies: ["Restyle", "RestyleElements"]),
    .target(name: "RestyleTesting", dependencies: ["Restyle", "RestyleElements", "RestyleRendering"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "RestyleTests", dependencies: ["Restyle", "RestyleTesting", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
