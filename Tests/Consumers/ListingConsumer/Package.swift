// swift-tools-version: 6.2

// A program for terminals that depends on Restyle as others do: it lists the files of a directory in colours, in as many
// columns as fit, or with --long in a table; in a pipe, a name a line.
//
//     swift run --package-path Tests/Consumers/ListingConsumer [--long] [DIRECTORY]

import PackageDescription

let package = Package(
  name: "ListingConsumer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Restyle", path: "../../..")],
  targets: [
    .executableTarget(
      name: "ListingConsumer",
      dependencies: [
        .product(name: "Restyle", package: "Restyle"),
        .product(name: "RestyleElements", package: "Restyle"),
        .product(name: "RestyleTerminal", package: "Restyle"),
      ],
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
