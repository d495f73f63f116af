// swift-tools-version: 6.2

// A team with a site: Carbon's published tokens as Swift values, a stylesheet for a page that is written by hand with the
// design system's own class names, and what a browser computes of it. It fails if anything comes out otherwise, and says
// so if there is no browser:
//
//     RESTYLE_SUPPORT=1 swift run --package-path Tests/Consumers/DesignSystemConsumer

import PackageDescription

let package = Package(
  name: "DesignSystemConsumer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Restyle", path: "../../..")],
  targets: [
    .executableTarget(
      name: "DesignSystemConsumer",
      dependencies: [
        .product(name: "BrowserSupport", package: "Restyle"),
        .product(name: "Restyle", package: "Restyle"),
        .product(name: "RestyleElements", package: "Restyle"),
        .product(name: "RestyleEmail", package: "Restyle"),
        .product(name: "RestyleHTML", package: "Restyle"),
        .product(name: "RestyleRendering", package: "Restyle"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
