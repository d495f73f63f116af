// swift-tools-version: 6.2

import PackageDescription

// Feeds readers of text, markup and JSON, and what draws styles, what a fuzzer comes up with, and checks the laws of
// what they make of it.
//
//     swift build --package-path Tests/Fuzzing --scratch-path .build-fuzzing -c release --product Fuzzing \
//       --sanitize=fuzzer --sanitize=address -Xswiftc -sanitize=fuzzer,address
//     .build-fuzzing/release/Fuzzing -max_total_time=60 -timeout=10 NEW-CORPUS Tests/Fuzzing/Corpus
//
// Both sanitizers stand in one flag: with one each, the compiler doesn't count what the fuzzer covers.
//
// What was found before is read again by a program of its own, which needs no fuzzer:
//
//     swift run --package-path Tests/Fuzzing --sanitize=address Replay Tests/Fuzzing/Corpus
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Restyle", path: "../..")],
  targets: [
    .target(
      name: "Readers",
      dependencies: [
        .product(name: "Restyle", package: "Restyle"),
        .product(name: "RestyleFoundation", package: "Restyle"),
        .product(name: "RestyleGraphics", package: "Restyle"),
        .product(name: "RestyleHTML", package: "Restyle"),
        .product(name: "RestyleMarkup", package: "Restyle"),
        .product(name: "RestyleTokens", package: "Restyle"),
      ]),
    .executableTarget(name: "Fuzzing", dependencies: ["Readers"]),
    .executableTarget(name: "Replay", dependencies: ["Readers"]),
  ],
  swiftLanguageModes: [.v6]
)
