// swift-tools-version: 6.2

import PackageDescription

// A package as somebody else writes it: that it compiles without a warning and runs is the test.
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
        .product(name: "RestyleTerminal", package: "Restyle"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
