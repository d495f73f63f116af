import Foundation
import PackagePlugin

/// Has the design tokens of a target compiled as Swift source.
///
/// Each file `tokens.json` or `NAME.tokens.json` in the target, and `NAME.resolver.json`, gives a file. The tokens of
/// other variants of colours are next to them, such as `dark.tokens.json` or `NAME.dark.tokens.json`.
@main
struct RestyleTokensPlugin: BuildToolPlugin {
  private static let variants = [
    "dark": "--dark", "lightIncreasedContrast": "--light-increased-contrast",
    "darkIncreasedContrast": "--dark-increased-contrast",
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let tool = try context.tool(named: "restyle-tokens").url
    let files = module.sourceFiles.map(\.url).filter { $0.pathExtension == "json" }
      .sorted { $0.path < $1.path }
    return files.compactMap { file in
      guard let name = Self.name(of: file), Self.variant(name) == nil else { return nil }
      let isResolver = file.lastPathComponent.hasSuffix("resolver.json")
      // A resolver can refer to any of them.
      var inputs = isResolver ? files : [file]
      let title = name.isEmpty ? module.moduleName : name
      let output = context.pluginWorkDirectoryURL.appending(path: "\(title)+Tokens.swift")
      var arguments = [file.path, "--name", title, "--output", output.path]
      for other in files where !isResolver {
        guard other.deletingLastPathComponent() == file.deletingLastPathComponent(),
          let otherName = Self.name(of: other), let variant = Self.variant(otherName),
          otherName == (name.isEmpty ? variant : "\(name).\(variant)"), let option = Self.variants[variant]
        else { continue }
        inputs.append(other)
        arguments += [option, other.path]
      }
      return .buildCommand(
        displayName: "Writing Swift source for \(file.lastPathComponent)", executable: tool,
        arguments: arguments, inputFiles: inputs, outputFiles: [output])
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

  /// The variant of colours that a name ends with.
  private static func variant(_ name: String) -> String? {
    name.split(separator: ".").last.flatMap { variants[String($0)] == nil ? nil : String($0) }
  }
}
