import Foundation
public import Testing

/// Compares a text with the file `Golden/SUITE.TEST.ENDING` of the test's target, or `Golden/SUITE.TEST.VARIANT.ENDING`.
///
/// Without a file, it records one and fails, so that somebody looks at it. To record another, delete the file.
///
/// Each run of the tests has a hash seed of its own, so this also shows that the text doesn't depend on it.
///
/// - Parameters:
///   - text: The text.
///   - variant: What tells the texts of one test apart.
///   - ending: How the file's name ends.
///   - file: The test's file, which lies in a folder of its target.
///   - function: The test.
///   - location: Where an issue is recorded.
/// - Throws: What keeps a file from being read or written.
public func expectGolden(
  _ text: String, variant: String? = nil, ending: String = "html", file: String = #filePath,
  function: String = #function,
  location: SourceLocation = #_sourceLocation
) throws {
  let source = URL(filePath: file)
  let suite = source.deletingPathExtension().lastPathComponent
  let test = function.prefix { $0 != "(" }
  let golden = source.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Golden/\(suite).\(test)\(variant.map { "." + $0 } ?? "").\(ending)")
  guard FileManager.default.fileExists(atPath: golden.path) else {
    try Data(text.utf8).write(to: golden)
    Issue.record("recorded \(golden.lastPathComponent): look at it and run again", sourceLocation: location)
    return
  }
  let expected = String(decoding: try Data(contentsOf: golden), as: UTF8.self)
  #expect(text == expected, "differs from \(golden.lastPathComponent)", sourceLocation: location)
}
