// swift-tools-version: 6.2

// A program whose design system is a file of design tokens: the plug-in compiles it, and the program checks what its
// members are; it fails if anything comes out otherwise:
//
//     swift run --package-path Tests/Consumers/TokenConsumer

import PackageDescription

let package = Package(
  name: "TokenConsumer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Restyle", path: "../../..")],
  targets: [
    .executableTarget(
      name: "TokenConsumer",
      dependencies: [
        .product(name: "Restyle", package: "Restyle"),
        // To compare with what the same files give when they are read; the source needs Restyle alone.
        .product(name: "RestyleTokens", package: "Restyle"),
      ],
      swiftSettings: [
        // As in an app: what styles refer to has to be usable from everywhere nevertheless.
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
      ],
      plugins: [.plugin(name: "RestyleTokensPlugin", package: "Restyle")]
    )
  ],
  swiftLanguageModes: [.v6]
)
