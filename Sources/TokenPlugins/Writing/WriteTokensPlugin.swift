import Foundation
import PackagePlugin

/// Writes Swift source for design tokens into a package, for people who want to see it or to change it.
@main
struct WriteTokensPlugin: CommandPlugin {
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
