import Foundation

/// Another process of this command, that measures the same cases.
enum MeasuringProcess {
  /// Runs the process to its end.
  ///
  /// - Parameter arguments: What this process was asked; the other measures the same cases as long.
  /// - Returns: What the other process measured.
  /// - Throws: `MeasurementError` if it can't be started or fails, `ResultFileError` if it prints nonsense.
  static func run(_ arguments: Arguments) throws -> [BenchmarkResult] {
    #if os(macOS) || os(Linux)
      let process = Process()
      let pipe = Pipe()
      process.executableURL = Bundle.main.executableURL
      process.arguments =
        arguments.filters.map { "\(ArgumentOption.filter.rawValue)=\($0)" }
        + [ArgumentOption.json.rawValue, "\(ArgumentOption.processes.rawValue)=1"]
        + (arguments.isQuick ? [ArgumentOption.quick.rawValue] : [])
      process.standardOutput = pipe
      do {
        try process.run()
      } catch {
        throw MeasurementError.processFailed(reason: String(describing: error))
      }
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      guard process.terminationReason == .exit, process.terminationStatus == 0 else {
        throw MeasurementError.processFailed(reason: "it ended with \(process.terminationStatus)")
      }
      return try ResultFile.decode(data, path: "the output of a process")
    #else
      throw MeasurementError.processFailed(
        reason: "none can be started here; use \(ArgumentOption.processes.rawValue) 1")
    #endif
  }
}
