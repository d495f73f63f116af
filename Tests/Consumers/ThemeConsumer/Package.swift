// swift-tools-version: 6.2

// A program that depends on Restyle as others do. It expresses the theme of Form's demo, and checks what that comes
// to; it fails if anything comes out otherwise:
//
//     swift run --package-path Tests/Consumers/ThemeConsumer

import PackageDescription

let package = Package(
  name: "ThemeConsumer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Restyle", path: "../../..")],
  targets: [
    .executableTarget(
      name: "ThemeConsumer",
      dependencies: [.product(name: "Restyle", package: "Restyle")],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
