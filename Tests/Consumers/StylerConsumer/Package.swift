// swift-tools-version: 6.2

import PackageDescription

// A package as a user of the library writes it: its stylers and styling functions have to compile quickly, in
// Swift 6 mode and without warnings. `.ci/run` prints how long the slowest expressions took, and fails for any that
// makes the type checker try more than 10,000 choices, a hundredth of its own limit:
//
//     swift run -Xswiftc -warnings-as-errors \
//       -Xswiftc -Xfrontend -Xswiftc -solver-scope-threshold=10000 \
//       -Xswiftc -Xfrontend -Xswiftc -debug-time-expression-type-checking \
//       -Xswiftc -Xfrontend -Xswiftc -warn-long-expression-type-checking=60000
let package = Package(
  name: "StylerConsumer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Restyle", path: "../../..")],
  targets: [
    .executableTarget(
      name: "StylerConsumer", dependencies: [.product(name: "Restyle", package: "Restyle")])
  ],
  swiftLanguageModes: [.v6]
)
