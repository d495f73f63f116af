import Foundation

/// The command that measures cases as its arguments ask, and prints what it found.
public struct BenchmarkCommand {
  let benchmarks: [Benchmark]
  /// Takes a text for the standard output.
  let output: (String) -> Void
  /// Takes a text for the standard error.
  let diagnostics: (String) -> Void

  init(
    _ benchmarks: [Benchmark], output: @escaping (String) -> Void, diagnostics: @escaping (String) -> Void
  ) {
    self.benchmarks = benchmarks
    self.output = output
    self.diagnostics = diagnostics
  }

  /// Makes the command that writes to the standard output and the standard error.
  ///
  /// - Parameter benchmarks: All cases, in the order in which they are measured and printed.
  public init(_ benchmarks: [Benchmark]) {
    self.init(
      benchmarks, output: { print($0) },
      diagnostics: { try? FileHandle.standardError.write(contentsOf: Data("\($0)\n".utf8)) })
  }

  /// Does what the arguments ask.
  ///
  /// - Parameter arguments: The arguments that follow the command's name.
  /// - Returns: The exit code: 0, or 1 for a failing case or a regression, or 2 for a bad argument or file.
  public func run(_ arguments: some Sequence<String>) -> Int32 {
    do {
      return try perform(Arguments(parsing: arguments)) ? 0 : 1
    } catch {
      diagnostics("error: \(error)")
      return error is MeasurementError ? 1 : 2
    }
  }
}
