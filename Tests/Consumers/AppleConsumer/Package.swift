// swift-tools-version: 6.2

import PackageDescription

// The modules for Apple's frameworks, compiled with stand-ins for those: modules of the same names that declare what is
// used, written from the public documentation, and keep what is set. So the compiler checks all of it, and the program
// checks what the views are told; it fails if anything comes out otherwise:
//
//     swift run --package-path Tests/Consumers/AppleConsumer
//
// The sources are those of the package, through links. A package can't declare targets of the names of another's, so
// theirs are others here, which `-module-alias` says to whoever imports them.
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
    .target(name: "CoreText", packageAccess: false),
    .target(name: "UIFoundation", packageAccess: false),
    .target(name: "UIKit", dependencies: ["UIFoundation"], packageAccess: false),
    .target(
      name: "RestyleTextKitOnStandIns", dependencies: ["CoreText", "UIKit"] + restyle,
      path: "Sources/RestyleTextKit", packageAccess: false),
    .target(
      name: "RestyleUIKitOnStandIns",
      dependencies: ["RestyleTextKitOnStandIns", "UIKit"] + restyle,
      path: "Sources/RestyleUIKit", exclude: ["RestyleUIKit.docc"], packageAccess: false),
    .target(name: "AppKit", dependencies: ["UIFoundation"], packageAccess: false),
    .target(
      name: "RestyleAppKitOnStandIns",
      dependencies: ["AppKit", "RestyleTextKitOnStandIns"] + restyle,
      path: "Sources/RestyleAppKit", exclude: ["RestyleAppKit.docc"], packageAccess: false),
    .target(
      name: "AppKitConsumer",
      dependencies: ["AppKit", "AppKitChecks", "Expectations", "RestyleAppKitOnStandIns"] + restyle,
      packageAccess: false),
    .target(name: "SwiftUI", dependencies: ["UIKit"], packageAccess: false),
    .target(
      name: "RestyleSwiftUIOnStandIns", dependencies: ["SwiftUI", "UIKit"] + restyle,
      path: "Sources/RestyleSwiftUI",
      exclude: ["RestyleSwiftUI.docc"], packageAccess: false),
    // What is expected of Apple's frameworks as well, of the package that runs there.
    .target(
      name: "UIKitChecks", dependencies: ["RestyleUIKitOnStandIns", "UIKit"] + restyle, packageAccess: false),
    .target(
      name: "AppKitChecks", dependencies: ["AppKit", "RestyleAppKitOnStandIns"] + restyle,
      packageAccess: false),
    // What is counted by all checks.
    .target(name: "Expectations", packageAccess: false),
    // What others write.
    .target(name: "SignIn", dependencies: ["UIKit"] + restyle, packageAccess: false),
    .target(
      name: "SwiftUIConsumer",
      dependencies: ["Expectations", "RestyleSwiftUIOnStandIns", "SwiftUI", "UIKit"] + restyle,
      packageAccess: false),
    .executableTarget(
      name: "AppleConsumer",
      dependencies: [
        "AppKitConsumer", "Expectations", "RestyleTextKitOnStandIns", "RestyleUIKitOnStandIns", "SignIn",
        "SwiftUI", "SwiftUIConsumer", "UIKit", "UIKitChecks",
      ] + restyle, packageAccess: false),
  ],
  swiftLanguageModes: [.v6]
)

// All of it counts as the package that the modules are linked from, to which they have access: its name is that of the
// folder, where SwiftPM passes none of its own.
let folder = Context.packageDirectory.split(separator: "/").dropLast(3).last ?? ""
let letters = folder.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
let digits = letters.prefix(while: \.isNumber)
let owner = String(repeating: "_", count: digits.count) + String(letters.dropFirst(digits.count))

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
  target.swiftSettings?.append(.unsafeFlags(["-package-name", owner]))
  // Those of the package, as its manifest has them.
  if target.name.hasPrefix("Restyle") {
    target.swiftSettings? += [
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
  }
}
