import Foundation
import RestyleTokens

extension TokenCommand {
  /// Runs the command, and returns its exit status: 2 where it was called wrongly, 1 where a file is wrong.
  static func run(arguments: some Sequence<String>) -> Int32 {
    let arguments = Array(arguments)
    if arguments.contains("--help") {
      print(usage)
      return 0
    }
    do {
      let command = try TokenCommand(arguments)
      return command.run() ? 0 : 1
    } catch {
      Diagnostics.print("error: \(error.problem)\n\n\(usage)")
      return 2
    }
  }

  private func run() -> Bool {
    do {
      let design = try design()
      let source = design.swiftSource(isPublic: isPublic)
      Diagnostics.warn(of: design.problems + source.problems, in: file)
      try write(source.text)
      return true
    } catch let failure as TokenFailure {
      for problem in failure.error.problems { Diagnostics.print("\(failure.file): error: \(problem)") }
    } catch {
      Diagnostics.print("\(file): error: \(error.localizedDescription)")
    }
    return false
  }

  private func design() throws -> TokenDesign {
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    let name =
      name ?? URL(fileURLWithPath: file).lastPathComponent.split(separator: ".").first.map { String($0) }
    let designName = name ?? "design"
    if TokenResolver.isResolver(data) {
      return try TokenFailure.naming(file) {
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        let resolver = try TokenResolver(json: data, accepting: formats) { reference in
          try Data(contentsOf: folder.appendingPathComponent(reference))
        }
        return try TokenDesign(designName, resolver)
      }
    }
    let usual = try tokens(data, file)
    guard let dark = try variant("--dark") else { return TokenDesign(designName, usual) }
    return TokenDesign(
      designName, light: usual, dark: dark,
      lightIncreasedContrast: try variant("--light-increased-contrast"),
      darkIncreasedContrast: try variant("--dark-increased-contrast"))
  }

  private func variant(_ option: String) throws -> DesignTokens? {
    try variants[option].map { try tokens(Data(contentsOf: URL(fileURLWithPath: $0)), $0) }
  }

  private func tokens(_ data: Data, _ file: String) throws -> DesignTokens {
    let tokens = try TokenFailure.naming(file) { try DesignTokens(json: data, accepting: formats) }
    Diagnostics.warn(of: tokens.deviations, in: file)
    return tokens
  }

  private func write(_ source: String) throws {
    guard let output else { return print(source, terminator: "") }
    // What stays as it is isn't compiled again.
    if let old = try? String(contentsOfFile: output, encoding: .utf8), old.utf8.elementsEqual(source.utf8) {
      return
    }
    try source.write(toFile: output, atomically: true, encoding: .utf8)
  }
}

/// What is wrong with a file of tokens.
struct TokenFailure: Error {
  let file: String
  let error: TokenError

  /// Says which file an error is about.
  static func naming<Result>(_ file: String, _ read: () throws -> Result) throws -> Result {
    do {
      return try read()
    } catch let error as TokenError {
      throw TokenFailure(file: file, error: error)
    }
  }
}
