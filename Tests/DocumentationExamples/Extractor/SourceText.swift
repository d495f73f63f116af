import Foundation

/// Reads and writes files of text.
enum SourceText {
  static func read(_ path: String) throws(ExtractionError) -> String {
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw ExtractionError(path: path, problem: "the file has to be readable text in UTF-8")
    }
  }

  /// Writes a file, unless it holds the text: what stays as it is isn't compiled again.
  static func write(_ text: String, to path: String) throws(ExtractionError) {
    guard (try? String(contentsOfFile: path, encoding: .utf8)) != text else { return }
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw ExtractionError(path: path, problem: "the file can't be written")
    }
  }
}
