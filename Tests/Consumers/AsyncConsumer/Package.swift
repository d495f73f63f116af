// swift-tools-version: 6.2

import PackageDescription

// A program whose asynchronous functions hold styles across suspension points, compiled with optimisation. Compilers
// before Swift 6.4 corrupt the memory of such functions if a value contains a vector of more than 16 bytes
// (swiftlang/swift#91639):
//
//     swift run --package-path Tests/Consumers/AsyncConsumer
let package = Package(
  name: "AsyncConsumer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Restyle", path: "../../..")],
  targets: [
    .executableTarget(
      name: "AsyncConsumer",
      dependencies: [
        .product(name: "Restyle", package: "Restyle"),
        .product(name: "RestyleElements", package: "Restyle"),
        .product(name: "RestyleGraphics", package: "Restyle"),
        .product(name: "RestyleHTML", package: "Restyle"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error), .unsafeFlags(["-O"])])
  ],
  swiftLanguageModes: [.v6]
)
