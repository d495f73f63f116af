import Foundation
import PackagePlugin

/// Has the files of examples compiled with the code that stands in the documentation.
@main
struct DocumentationExamples: BuildToolPlugin {
  // What belongs to Apple's frameworks is compiled by Tests/Consumers/AppleConsumer, and the last by a source itself.
  private static let compiledElsewhere = [
    "RestyleAppKit/", "RestyleSwiftUI/", "RestyleUIKit/", "Restyle/Restyle.docc/AddingATextAttribute.md",
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let sources = root.appending(path: "Sources")
    let documents = try Self.paths(in: sources).filter { path in
      (path.hasSuffix(".md") || path.hasSuffix(".swift"))
        && !Self.compiledElsewhere.contains { path.hasPrefix($0) }
    }
    let folder = target.directoryURL.appending(path: "Examples")
    let examples = try Self.paths(in: folder).filter { $0.hasSuffix(".swift") }
    let output = context.pluginWorkDirectoryURL
    return [
      // One for all, as only it can tell which blocks are in no example. It leaves files alone that stay as they are.
      .buildCommand(
        displayName: "Extracting the documentation's examples",
        executable: try context.tool(named: "ExampleExtractor").url,
        arguments: [root.path, folder.path, output.path] + examples + ["--", "README.md"]
          + documents.map { "Sources/" + $0 },
        inputFiles: examples.map { folder.appending(path: $0) } + [root.appending(path: "README.md")]
          + documents.map { sources.appending(path: $0) },
        // As the extractor calls them.
        outputFiles: examples.map { output.appending(path: "Compiled" + $0) })
    ]
  }

  /// The paths of what a folder holds, relative to it and in order.
  private static func paths(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }
}
