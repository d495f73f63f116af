import Foundation
import PackagePlugin

/// Has the design tokens of a target compiled as Swift source.
///
/// Each file `tokens.json` or `NAME.tokens.json` in the target, and `NAME.resolver.json`, gives a file. The tokens of
/// other variants of colours are next to them, such as `dark.tokens.json` or `NAME.dark.tokens.json`.
@main
struct RestyleTokensPlugin: BuildToolPlugin {
  // The tool reads them with the file that they are beside. A plug-in can't import what says so: `TokenFiles.Variant`.
  private static let variants = ["dark", "lightIncreasedContrast", "darkIncreasedContrast"]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let tool = try context.tool(named: "restyle-tokens").url
    let files = module.sourceFiles.map(\.url).filter { $0.pathExtension == "json" }
      .sorted { $0.path < $1.path }
    return files.compactMap { file in
      guard let name = Self.name(of: file), !Self.isOfVariant(name) else { return nil }
      let title = name.isEmpty ? module.moduleName : name
      let output = context.pluginWorkDirectoryURL.appending(path: "\(title)+Tokens.swift")
      return .buildCommand(
        displayName: "Writing Swift source for \(file.lastPathComponent)", executable: tool,
        arguments: [file.path, "--name", title, "--output", output.path],
        // A resolver can refer to any of them, and variants are among them.
        inputFiles: files, outputFiles: [output])
    }
  }

  /// The name of a design, empty without one; nil for another file.
  private static func name(of file: URL) -> String? {
    let name = file.lastPathComponent
    for ending in ["tokens.json", "resolver.json"] {
      if name == ending { return "" }
      if name.hasSuffix("." + ending) { return String(name.dropLast(ending.count + 1)) }
    }
    return nil
  }

  /// Whether a name is that of a variant of colours.
  private static func isOfVariant(_ name: String) -> Bool {
    name.split(separator: ".").last.map { variants.contains(String($0)) } ?? false
  }
}
