// swift-tools-version: 6.2

import PackageDescription

// The cases of restyling once more, compiled as somebody else's package: what isn't inlinable shows here. The cases,
// their baselines and the catalog are links to the files that the package itself measures.
//
//     RESTYLE_SUPPORT=1 swift run -c release --package-path Benchmarks/Outside
let package = Package(
  name: "OutsideBenchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Restyle", path: "../..")],
  targets: [
    .executableTarget(
      name: "OutsideBenchmarks",
      dependencies: [
        .product(name: "BenchmarkHarness", package: "Restyle"),
        .product(name: "Restyle", package: "Restyle"),
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
