// swift-tools-version: 6.2

import PackageDescription

// The modules for Apple's frameworks, compiled with stand-ins for those: modules of the same names that declare what is
// used, written from the public documentation, and keep what is set. So the compiler checks all of it, and the program
// checks what the views are told; it fails if anything comes out otherwise:
//
//     swift run --package-path Tests/Consumers/AppleConsumer
//
// The sources are those of the package, through links. A package can't declare targets of the names of another's, so
// theirs are others here, and whoever imports them is told by `-module-alias`.
let restyle: [Target.Dependency] = [
  .product(name: "Restyle", package: "Restyle"),
  .product(name: "RestyleFoundation", package: "Restyle"),
  .product(name: "RestyleGraphics", package: "Restyle"),
  .product(name: "RestyleRendering", package: "Restyle"),
]

let package = Package(
  name: "AppleConsumer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Restyle", path: "../../..")],
  targets: [
    .target(name: "CoreText"),
    .target(name: "UIFoundation"),
    .target(name: "UIKit", dependencies: ["UIFoundation"]),
    .target(
      name: "RestyleTextKitOnStandIns", dependencies: ["CoreText", "UIKit"] + restyle,
      path: "Sources/RestyleTextKit"),
    .target(
      name: "RestyleUIKitOnStandIns",
      dependencies: ["RestyleTextKitOnStandIns", "UIKit"] + restyle,
      path: "Sources/RestyleUIKit", exclude: ["RestyleUIKit.docc"]),
    .target(name: "AppKit", dependencies: ["UIFoundation"]),
    .target(
      name: "RestyleAppKitOnStandIns",
      dependencies: ["AppKit", "RestyleTextKitOnStandIns"] + restyle,
      path: "Sources/RestyleAppKit", exclude: ["RestyleAppKit.docc"]),
    .target(
      name: "AppKitConsumer", dependencies: ["AppKit", "Expectations", "RestyleAppKitOnStandIns"] + restyle),
    .target(name: "SwiftUI", dependencies: ["UIKit"]),
    .target(
      name: "RestyleSwiftUIOnStandIns", dependencies: ["SwiftUI", "UIKit"] + restyle,
      path: "Sources/RestyleSwiftUI",
      exclude: ["RestyleSwiftUI.docc"]),
    // What is counted by all checks.
    .target(name: "Expectations"),
    // What others write.
    .target(name: "SignIn", dependencies: ["UIKit"] + restyle),
    .target(
      name: "SwiftUIConsumer",
      dependencies: ["Expectations", "RestyleSwiftUIOnStandIns", "SwiftUI", "UIKit"] + restyle),
    .executableTarget(
      name: "AppleConsumer",
      dependencies: [
        "AppKitConsumer", "Expectations", "RestyleTextKitOnStandIns", "RestyleUIKitOnStandIns", "SignIn",
        "SwiftUI",
        "SwiftUIConsumer", "UIKit",
      ] + restyle),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .unsafeFlags(
      ["AppKit", "SwiftUI", "TextKit", "UIKit"].flatMap {
        ["-module-alias", "Restyle\($0)=Restyle\($0)OnStandIns"]
      }),
  ]
  // The essays were written before Swift knew actors.
  if target.name == "SignIn" { target.swiftSettings?.append(.swiftLanguageMode(.v5)) }
  // Those of the package, as its manifest has them.
  if target.name.hasPrefix("Restyle") {
    target.swiftSettings? += [
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
  }
}
