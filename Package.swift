// swift-tools-version: 6.2

import PackageDescription

/// The platforms whose systems bring zlib.
let platformsWithZlib: [Platform] = [
  .linux, .macOS, .macCatalyst, .iOS, .tvOS, .watchOS, .visionOS, .android, .openbsd,
]

let package = Package(
  name: "Restyle",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "Restyle", targets: ["Restyle"]),
    .library(name: "RestyleElements", targets: ["RestyleElements"]),
    .library(name: "RestyleRendering", targets: ["RestyleRendering"]),
    .library(name: "RestyleHTML", targets: ["RestyleHTML"]),
    .library(name: "RestyleEmail", targets: ["RestyleEmail"]),
    .library(name: "RestyleGraphics", targets: ["RestyleGraphics"]),
    .library(name: "RestyleTerminal", targets: ["RestyleTerminal"]),
    .library(name: "RestyleMarkup", targets: ["RestyleMarkup"]),
    .library(name: "RestyleAudit", targets: ["RestyleAudit"]),
    .library(name: "RestyleTokens", targets: ["RestyleTokens"]),
    .plugin(name: "RestyleTokensPlugin", targets: ["RestyleTokensPlugin"]),
    .plugin(name: "PrintTokensPlugin", targets: ["PrintTokensPlugin"]),
    .executable(name: "restyle-tokens", targets: ["restyle-tokens"]),
    .library(name: "RestyleTesting", targets: ["RestyleTesting"]),
    .library(name: "RestyleFoundation", targets: ["RestyleFoundation"]),
    // Empty but on Apple's systems, so that packages for other systems too can depend on them.
    .library(name: "RestyleUIKit", targets: ["RestyleUIKit"]),
    .library(name: "RestyleAppKit", targets: ["RestyleAppKit"]),
    .library(name: "RestyleSwiftUI", targets: ["RestyleSwiftUI"]),
    .executable(name: "stylebook", targets: ["stylebook"]),
    .executable(name: "RestyleBenchmarks", targets: ["RestyleBenchmarks"]),
  ],
  targets: [
    .target(name: "Restyle"),
    .target(name: "RestyleElements", dependencies: ["Restyle"]),
    .target(name: "RestyleMarkup", dependencies: ["Restyle", "RestyleElements"]),
    .target(name: "RestyleRendering", dependencies: ["Restyle", "RestyleElements"]),
    .target(name: "RestyleHTML", dependencies: ["Restyle", "RestyleElements", "RestyleRendering"]),
    .target(
      name: "RestyleEmail", dependencies: ["Restyle", "RestyleElements", "RestyleHTML", "RestyleRendering"]),
    // The system's zlib, which the tests inflate with and the benchmarks compare with; no library needs it.
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .yum(["zlib-devel"])]),
    .target(name: "RestyleGraphics", dependencies: ["Restyle", "RestyleRendering"]),
    .target(name: "RestyleTerminal", dependencies: ["Restyle", "RestyleElements", "RestyleRendering"]),
    .target(name: "RestyleAudit", dependencies: ["Restyle", "RestyleElements", "RestyleRendering"]),
    .target(name: "RestyleTokens", dependencies: ["Restyle"]),
    // From tokens to Swift source; builds nothing but what it needs.
    .executableTarget(name: "restyle-tokens", dependencies: ["RestyleTokens"]),
    .plugin(
      name: "RestyleTokensPlugin", capability: .buildTool(), dependencies: ["restyle-tokens"],
      path: "Sources/TokenPlugins/Generating"),
    .plugin(
      name: "PrintTokensPlugin",
      capability: .command(
        intent: .custom(
          verb: "restyle-tokens", description: "Prints Swift source for a file of design tokens.")),
      dependencies: ["restyle-tokens"], path: "Sources/TokenPlugins/Printing"),
    .target(name: "RestyleFoundation", dependencies: ["Restyle", "RestyleRendering"]),
    // What our own tests hold all to, for tests of others; no test framework is needed.
    .target(name: "RestyleTesting", dependencies: ["Restyle", "RestyleElements", "RestyleRendering"]),
    // What UIKit and AppKit declare alike; for the modules of both alone, and so no product.
    .target(name: "RestyleTextKit", dependencies: ["Restyle", "RestyleRendering"]),
    .target(
      name: "RestyleUIKit",
      dependencies: [
        "Restyle", "RestyleFoundation", "RestyleGraphics", "RestyleRendering", "RestyleTextKit",
      ]),
    .target(
      name: "RestyleAppKit",
      dependencies: [
        "Restyle", "RestyleFoundation", "RestyleGraphics", "RestyleRendering", "RestyleTextKit",
      ]),
    .target(name: "RestyleSwiftUI", dependencies: ["Restyle", "RestyleGraphics", "RestyleRendering"]),
    // The design systems that the book shows and the benchmarks evaluate; an example, and so no product.
    .target(name: "DesignSystems", dependencies: ["Restyle", "RestyleElements"]),
    .executableTarget(
      name: "stylebook",
      dependencies: [
        "DesignSystems", "Restyle", "RestyleAudit", "RestyleElements", "RestyleEmail", "RestyleGraphics",
        "RestyleHTML", "RestyleRendering", "RestyleTerminal", "RestyleTokens",
      ]),
    .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
    .target(
      name: "BenchmarkHarness", dependencies: ["AllocationCounter"], path: "Benchmarks/BenchmarkHarness"),
    .executableTarget(
      name: "RestyleBenchmarks",
      dependencies: [
        "BenchmarkHarness", "DesignSystems", "Restyle", "RestyleAudit", "RestyleElements", "RestyleEmail",
        "RestyleFoundation", "RestyleGraphics", "RestyleHTML", "RestyleMarkup", "RestyleRendering",
        "RestyleTerminal", "RestyleTokens",
        .target(name: "CZlib", condition: .when(platforms: platformsWithZlib)),
      ],
      path: "Benchmarks",
      exclude: [
        "AllocationCounter", "BenchmarkHarness", "Outside", "compare-graphics.py", "compare-html.py",
        "compare-markdown.py", "compare-terminal.py", "measure-sizes.py",
      ]
    ),
    .testTarget(name: "BenchmarkTests", dependencies: ["BenchmarkHarness"]),
    .testTarget(name: "DesignSystemsTests", dependencies: ["DesignSystems", "Restyle"]),
    .testTarget(name: "RestyleTests", dependencies: ["Restyle"]),
    .testTarget(
      name: "RestyleTestingTests", dependencies: ["Restyle", "RestyleElements", "RestyleRendering"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(
      name: "BrowserSupport", dependencies: ["Restyle", "RestyleHTML"], path: "Tests/BrowserSupport"),
    .testTarget(name: "BrowserTests", dependencies: ["BrowserSupport", "Restyle"]),
    .testTarget(
      name: "RestyleElementsTests", dependencies: ["Restyle", "RestyleElements", "RestyleRendering"]),
    .testTarget(
      name: "RestyleMarkupTests",
      dependencies: [
        "BrowserSupport", "Restyle", "RestyleElements", "RestyleHTML", "RestyleMarkup", "RestyleRendering",
      ]),
    .testTarget(
      name: "RestyleRenderingTests", dependencies: ["Restyle", "RestyleElements", "RestyleRendering"],
      exclude: ["UnicodeData"]),
    .testTarget(
      name: "RestyleAuditTests",
      dependencies: [
        "BrowserSupport", "DesignSystems", "Restyle", "RestyleAudit", "RestyleElements", "RestyleHTML",
        "RestyleRendering",
      ]),
    .testTarget(
      name: "RestyleTokensTests",
      dependencies: ["Restyle", "RestyleElements", "RestyleTokens", "restyle-tokens"],
      exclude: ["Golden", "Specification"]),
    .testTarget(
      name: "RestyleGraphicsTests",
      dependencies: [
        "BrowserSupport", "Restyle", "RestyleGraphics", "RestyleHTML", "RestyleRendering",
        .target(name: "CZlib", condition: .when(platforms: platformsWithZlib)),
      ]),
    .testTarget(
      name: "RestyleFoundationTests",
      dependencies: ["Restyle", "RestyleElements", "RestyleFoundation", "RestyleRendering"]),
    .testTarget(
      name: "RestyleHTMLTests",
      dependencies: [
        "BrowserSupport", "DesignSystems", "Restyle", "RestyleElements", "RestyleHTML", "RestyleRendering",
      ],
      exclude: ["Golden"]),
    .testTarget(
      name: "RestyleEmailTests",
      dependencies: [
        "BrowserSupport", "DesignSystems", "Restyle", "RestyleElements", "RestyleEmail", "RestyleMarkup",
        "RestyleRendering",
      ],
      exclude: ["Golden"]),
    .testTarget(
      name: "RestyleTerminalTests",
      dependencies: ["DesignSystems", "Restyle", "RestyleElements", "RestyleRendering", "RestyleTerminal"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "CodeBlocks", "Restyle", "RestyleAudit", "RestyleElements", "RestyleEmail", "RestyleFoundation",
        "RestyleGraphics", "RestyleHTML", "RestyleMarkup", "RestyleRendering", "RestyleTerminal",
        "RestyleTokens",
      ],
      // Compiled with the documentation's code, as the plug-in writes them.
      exclude: ["Examples"],
      plugins: ["DocumentationExamples"]),
    .target(name: "CodeBlocks", path: "Tests/DocumentationExamples/CodeBlocks"),
    .executableTarget(
      name: "ExampleExtractor", dependencies: ["CodeBlocks"], path: "Tests/DocumentationExamples/Extractor"),
    .plugin(
      name: "DocumentationExamples", capability: .buildTool(), dependencies: ["ExampleExtractor"],
      path: "Tests/DocumentationExamples/Plugin"),
    .testTarget(
      name: "PropertyMatrixTests",
      dependencies: [
        "Restyle", "RestyleElements", "RestyleEmail", "RestyleFoundation", "RestyleGraphics", "RestyleHTML",
        "RestyleRendering", "RestyleTerminal",
      ]),
    .testTarget(
      name: "StylebookTests",
      dependencies: [
        "BrowserSupport", "DesignSystems", "Restyle", "RestyleAudit", "RestyleElements", "RestyleGraphics",
        "RestyleHTML", "RestyleRendering", "RestyleTerminal", "RestyleTokens", "stylebook",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// For the packages in Benchmarks/Outside and Tests/Consumers, which measure and check what other packages get: no
// adopter has these in a list of products.
if Context.environment["RESTYLE_SUPPORT"] != nil {
  package.products += ["BenchmarkHarness", "BrowserSupport"].map { .library(name: $0, targets: [$0]) }
}

// What all tests are written with.
for target in package.targets where target.type == .test {
  target.dependencies += ["RestyleTesting", "TestSupport"]
}

// One place for the settings, so that no target is checked less strictly than another; plug-ins can't have any.
var settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// For a clean build, as `.ci/run` needs one: it takes about a third less, and each later build far longer. Without
// debug information, which the driver asks for behind these flags, and so only the frontend can be asked to leave out.
if Context.environment["RESTYLE_WHOLE_MODULES"] != nil {
  settings.append(
    .unsafeFlags(
      [
        "-whole-module-optimization", "-num-threads", "2", "-no-emit-module-separately-wmo", "-Xfrontend",
        "-gnone",
      ],
      .when(configuration: .debug)))
}

for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings = settings
}
