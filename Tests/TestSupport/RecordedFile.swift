public import Foundation
public import Testing

/// Compares a text with a recorded file; with `RESTYLE_RECORD`, records it first and fails, so that no recording goes
/// unseen.
///
/// - Parameters:
///   - text: The text.
///   - file: The file.
///   - location: Where an issue is recorded.
/// - Throws: What keeps the file from being read or written.
public func expectRecorded(
  _ text: String, in file: URL, location: SourceLocation = #_sourceLocation
) throws {
  if ProcessInfo.processInfo.environment["RESTYLE_RECORD"] != nil {
    try Data(text.utf8).write(to: file)
    Issue.record(
      "recorded \(file.lastPathComponent): run the tests again without RESTYLE_RECORD",
      sourceLocation: location)
  }
  let recorded = try String(contentsOf: file, encoding: .utf8)
  #expect(
    recorded.utf8.elementsEqual(text.utf8), "record the descriptions again with RESTYLE_RECORD=1",
    sourceLocation: location)
}
