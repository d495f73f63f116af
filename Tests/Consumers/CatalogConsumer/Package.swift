// swift-tools-version: 6.2

import PackageDescription

// An app as somebody writes it today, isolated to the main actor by default: that it compiles without a warning and runs
// is the test.
//
//     swift run --package-path Tests/Consumers/CatalogConsumer -Xswiftc -warnings-as-errors
let package = Package(
  name: "CatalogConsumer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Restyle", path: "../../..")],
  targets: [
    .executableTarget(
      name: "CatalogConsumer",
      dependencies: [
        .product(name: "Restyle", package: "Restyle"),
        .product(name: "RestyleElements", package: "Restyle"),
        .product(name: "RestyleEmail", package: "Restyle"),
        .product(name: "RestyleHTML", package: "Restyle"),
        .product(name: "RestyleMarkup", package: "Restyle"),
        .product(name: "RestyleRendering", package: "Restyle"),
        .product(name: "RestyleTerminal", package: "Restyle"),
      ],
      swiftSettings: [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
