// swift-tools-version: 6.2

import PackageDescription

// A package as a user of the library writes it: its stylers and styling functions have to compile quickly, in
// Swift 6 mode and without warnings. `.ci/run` prints the slowest expressions, and fails for any over 200 ms:
//
//     swift run -Xswiftc -warnings-as-errors \
//       -Xswiftc -Xfrontend -Xswiftc -warn-long-expression-type-checking=200 \
//       -Xswiftc -Xfrontend -Xswiftc -debug-time-expression-type-checking
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
