import Foundation
import PackagePlugin

/// Prints Swift source for design tokens, for people who want to see it.
@main
struct PrintTokensPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "restyle-tokens").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("restyle-tokens failed with status \(process.terminationStatus)")
    }
  }
}
