// swift-tools-version: 6.2

// A service of a government: GOV.UK Frontend's components that need no script, written by hand with its class names, and
// what a browser computes of them compared with what it computes for GOV.UK's own stylesheet. It fails if anything comes
// out otherwise than the differences that are listed, and says so if there is no browser:
//
//     RESTYLE_SUPPORT=1 swift run --package-path Tests/Consumers/GovukConsumer
//
// The same components are also composed of elements, in whole pages: everything in them has to be shown, and to pass the
// audit. With the path of a folder in RESTYLE_PAGES, the pages are written there.
//
// With the path of GOV.UK's stylesheet in RESTYLE_GOVUK, the values that are compared with are recorded anew.

import PackageDescription

let package = Package(
  name: "GovukConsumer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Restyle", path: "../../..")],
  targets: [
    .executableTarget(
      name: "GovukConsumer",
      dependencies: [
        .product(name: "BrowserSupport", package: "Restyle"),
        .product(name: "Restyle", package: "Restyle"),
        .product(name: "RestyleAudit", package: "Restyle"),
        .product(name: "RestyleElements", package: "Restyle"),
        .product(name: "RestyleHTML", package: "Restyle"),
        .product(name: "RestyleRendering", package: "Restyle"),
      ],
      // Read where they lie, as the page of a site is.
      exclude: ["Check/govuk.json", "Page"],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
    )
  ],
  swiftLanguageModes: [.v6]
)
