// swift-tools-version: 6.2

import PackageDescription

// A package as a user of the library writes it: its stylers and styling functions have to compile quickly, in
// Swift 6 mode and without warnings. `-warn-long-expression-type-checking` and `-warnings-as-errors` together fail
// the build for any expression or function body over 200 ms:
//
//     swift build -Xswiftc -warnings-as-errors \
//       -Xswiftc -Xfrontend -Xswiftc -warn-long-expression-type-checking=200 \
//       -Xswiftc -Xfrontend -Xswiftc -warn-long-function-bodies=200
//
// To print the time of every expression that takes a millisecond or more:
//
//     touch Sources/StylerConsumer/*.swift
//     swift build -Xswiftc -Xfrontend -Xswiftc -warn-long-expression-type-checking=1 2>&1 | grep 'StylerConsumer/.*took'
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
