import Foundation

/// Results as JSON, in memory and in files.
enum ResultFile {
  /// Writes results as a JSON array with sorted keys.
  ///
  /// - Parameter results: What was measured.
  /// - Returns: The bytes of the array in UTF-8.
  /// - Throws: `EncodingError` if a figure isn't finite.
  static func encode(_ results: [BenchmarkResult]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(results)
  }

  /// Reads what `encode` wrote.
  ///
  /// - Parameters:
  ///   - data: The bytes of a JSON array.
  ///   - path: The file that they come from, for the error.
  /// - Returns: The results, each with a name of its own and a time above zero.
  /// - Throws: `ResultFileError` that tells what isn't as it should be.
  static func decode(_ data: Data, path: String) throws(ResultFileError) -> [BenchmarkResult] {
    let results: [BenchmarkResult]
    do {
      results = try JSONDecoder().decode([BenchmarkResult].self, from: data)
    } catch {
      throw .malformed(path: path, reason: String(describing: error))
    }
    var names: Set<String> = []
    for result in results {
      guard names.insert(result.name).inserted else {
        throw .malformed(path: path, reason: "\(result.name) stands in it twice")
      }
      guard result.nanoseconds > 0 else {
        throw .malformed(path: path, reason: "\(result.name) has a time that isn't above zero")
      }
    }
    return results
  }

  /// Reads the results saved in a file.
  ///
  /// - Parameter path: The file.
  /// - Returns: The results.
  /// - Throws: `ResultFileError` if the file can't be read, or isn't what `write` wrote.
  static func read(from path: String) throws(ResultFileError) -> [BenchmarkResult] {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(path: path, reason: reason(of: error))
    }
    return try decode(data, path: path)
  }

  /// Saves results in a file; what was there is replaced as a whole or not at all.
  ///
  /// - Parameters:
  ///   - results: What was measured.
  ///   - path: The file.
  /// - Throws: `ResultFileError` if the file can't be written.
  static func write(_ results: [BenchmarkResult], to path: String) throws(ResultFileError) {
    do {
      try encode(results).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .unwritable(path: path, reason: reason(of: error))
    }
  }

  /// What the system says, which is behind Foundation's error and clearer than it.
  private static func reason(of error: any Error) -> String {
    ((error as? CocoaError)?.underlying ?? error).localizedDescription
  }
}
