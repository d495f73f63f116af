import Foundation
import TestSupport

/// The compiler, which checks the types of a source against this package's modules.
struct TypeChecker {
  private let modules: URL

  /// The compiler; nil where it isn't installed, or the modules aren't beside the tests.
  static let installed: TypeChecker? = {
    let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard path.contains(where: { FileManager.default.isExecutableFile(atPath: "\($0)/swiftc") }) else {
      return nil
    }
    var directory = URL(filePath: CommandLine.arguments[0]).standardizedFileURL
    while directory.pathComponents.count > 1 {
      directory.deleteLastPathComponent()
      let modules = directory.appending(path: "Modules")
      let module = modules.appending(path: "RestyleElements.swiftmodule")
      if FileManager.default.fileExists(atPath: module.path) { return TypeChecker(modules: modules) }
    }
    return nil
  }()

  /// The errors and warnings of a source by the number of their line, from 0 on, after the imports of both modules.
  ///
  /// No expression may have more choices than a hundredth of those after which the compiler gives up: that doesn't depend
  /// on how busy the machine is.
  func problems(of source: String) throws -> [Int: [String]] {
    let imports = "import Restyle; import RestyleElements\n"
    let output = try inTemporaryDirectory { directory in
      let file = directory.appending(path: "Source.swift")
      try Data((imports + source).utf8).write(to: file)
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [
        "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-diagnostic-style", "llvm",
        "-Xfrontend", "-solver-scope-threshold=10000", "-I", modules.path, file.path,
      ]
      process.standardError = pipe
      try process.run()
      let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      return output
    }
    var problems: [Int: [String]] = [:]
    for line in output.split(separator: "\n") {
      // The file, the line, the column, the kind and the text.
      let parts = line.split(separator: ":", maxSplits: 4)
      guard parts.count == 5, let number = Int(parts[1]), [" error", " warning"].contains(parts[3]) else {
        continue
      }
      problems[number - 2, default: []].append(String(parts[4].dropFirst()))
    }
    return problems
  }
}
