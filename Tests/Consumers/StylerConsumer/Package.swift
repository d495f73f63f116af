// swift-tools-version: 6.2

import PackageDescription

// A package as a user of the library writes it: its stylers and styling functions have to compile quickly, in
// Swift 6 mode and without warnings. `.ci/run` prints how long the slowest expressions took:
//
//     swift run --package-path Tests/Consumers/StylerConsumer
let package = Package(
  name: "StylerConsumer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Restyle", path: "../../..")],
  targets: [
    .executableTarget(
      name: "StylerConsumer", dependencies: [.product(name: "Restyle", package: "Restyle")],
      swiftSettings: [
        .treatAllWarnings(as: .error),
        // What fails doesn't depend on how busy the machine is: more choices than a hundredth of those after which the
        // compiler itself gives up. It says how long expressions took only beside a limit of time, here a minute.
        .unsafeFlags(
          [
            "-solver-scope-threshold=10000", "-debug-time-expression-type-checking",
            "-warn-long-expression-type-checking=60000",
          ].flatMap { ["-Xfrontend", $0] }),
      ])
  ],
  swiftLanguageModes: [.v6]
)
