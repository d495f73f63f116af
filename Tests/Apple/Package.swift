// swift-tools-version: 6.2

import PackageDescription

// What is expected of views on Apple's systems, where `.ci/apple` runs it. The same expectations are compiled and checked
// with the stand-ins for Apple's frameworks, by Tests/Consumers/AppleConsumer.
let restyle: [Target.Dependency] = [
  .product(name: "Restyle", package: "Restyle")
]

let package = Package(
  name: "AppleTests",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .visionOS(.v1)],
  products: [.library(name: "AppleTests", targets: ["AppKitChecks", "UIKitChecks"])],
  dependencies: [.package(name: "Restyle", path: "../..")],
  targets: [
    .target(
      name: "AppKitChecks", dependencies: restyle + [.product(name: "RestyleAppKit", package: "Restyle")]),
    .target(
      name: "UIKitChecks", dependencies: restyle + [.product(name: "RestyleUIKit", package: "Restyle")]),
    .testTarget(name: "AppleTests", dependencies: ["AppKitChecks", "UIKitChecks"]),
  ],
  swiftLanguageModes: [.v6]
)
